"""The position line of Busy Beaks, written and read: docs/notation.md."""

from birdtable.errors import Malformed
from birdtable.games.busybeaks.birds import BIRDS, CARDS, LETTERS, MAGPIE, TYPES
from birdtable.games.busybeaks.check import check
from birdtable.games.busybeaks.moves import TOLD, read_move, write_place
from birdtable.games.busybeaks.sight import fill_hands
from birdtable.games.busybeaks.state import (
    BRANCHES,
    CHAIN,
    COPY,
    DRAW,
    ENDINGS,
    FOUR,
    FROM,
    KEEP,
    MOST_SEATS,
    NAME,
    PAY,
    PLACES,
    PLAY,
    PUT,
    SCORE,
    STATE,
    STEAL,
    STEAL_UNSEEN,
    SWAP,
    TAKE,
    TWICE,
)
from birdtable.games.busybeaks.tree import card_at, put_card
from birdtable.games.contract import NONE, State, new_record
from birdtable.games.piles import EMPTY, numbers
from birdtable.games.text import MOST, quoted, read_chance, read_fields, read_number, read_pile, split, write_pile

FIELDS = (
    "game", "seats", "birds", "turn", "tree", "hands", "eggs", "tokens", "draw pile", "discard pile", "powers",
    "progress", "clock", "chance", "news",
)  # fmt: skip
LEAVE_OUT = {"powers": "-", "progress": "-", "clock": "1.0.0.0.0", "chance": "*", "news": "-"}
CLOCK = ("turn", "scored", "idle", "ply", "reveals")
PHASES = {
    PLAY: "play", SCORE: "score", DRAW: "draw", PAY: "pay", TAKE: "take", SWAP: "swap", PUT: "put", KEEP: "keep",
    NAME: "name", FROM: "from", STEAL: "steal", COPY: "copy", TWICE: "twice", FOUR: "four",
}  # fmt: skip
GAP = "."

# ---------------------------------------------------------------------------- writing positions


def write_position(state: State) -> str:
    """The position of a state, or of a sight, in one line."""
    seats, letters = range(state.seats), letters_of(state)
    unnamed = any(unnamed_cards(state, seat) for seat in seats)
    return " ".join(
        [
            "busybeaks",
            str(state.seats),
            letters,
            f"{state.seat + 1}:{ENDINGS[state.over - 1] if state.over else PHASES[state.phase]}",
            "/".join(write_branch(state, branch, letters) for branch in range(BRANCHES)),
            "/".join(write_hand(state, seat, letters) for seat in seats),
            "/".join(str(state.eggs[seat]) for seat in seats),
            f"{state.tokens}:{write_pile(state.bonus, letters)}",
            "*" if unnamed else write_pile(state.draw, letters),
            write_pile(state.discard, letters),
            ",".join(write_link(state, link) for link in range(state.depth)) or "-",
            write_progress(state, letters),
            ".".join(str(state[field]) for field in CLOCK),
            f"{state.rng:016x}" if state.rng else "*",
            write_news(state, letters),
        ]
    )


def letters_of(state: State) -> str:
    """The letters of the birds in the game, by kind."""
    return "".join(LETTERS[bird] for bird in state.birds)


def unnamed_cards(state: State, seat: int) -> int:
    """How many cards of a hand are blanked in a sight."""
    return int(state.cards[seat]) - sum(numbers(state.hand[seat]))


def write_branch(state: State, branch: int, letters: str) -> str:
    """The places of a branch from left to right: 'GS.K'."""
    kinds = [card_at(state, branch * PLACES + place) for place in range(state.ends[branch])]
    return "".join(GAP if kind == NONE else letters[kind] for kind in kinds) or "-"


def write_hand(state: State, seat: int, letters: str) -> str:
    """cards:known:known to single seats"""
    cards = write_pile(state.hand[seat], letters)
    if unnamed_cards(state, seat):
        cards = cards.removeprefix("-") + f"*{unnamed_cards(state, seat)}"
    known = state.seen[seat, seat]
    more = [
        f"{viewer + 1}={write_pile(state.seen[viewer, seat], letters)}"
        for viewer in range(state.seats)
        if state.seen[viewer, seat] != known
    ]
    return f"{cards}:{write_pile(known, letters)}:{','.join(more) or '-'}"


def write_link(state: State, link: int) -> str:
    """A power in use: '2-4:1', or '2-4:1G' for a Magpie that copies a Galah."""
    at, power = state.chain_at[link], state.chain_power[link]
    copied = "" if state.birds[card_at(state, at)] == power else LETTERS[power]
    return f"{write_place(int(at))}:{state.chain_uses[link]}{copied}"


def write_progress(state: State, letters: str) -> str:
    """gap:took:left:revealed:robbed"""
    parts = [
        "-" if state.gap == NONE else write_place(int(state.gap)),
        "-" if state.took == NONE else letters[state.took],
        str(state.left),
        write_pile(state.revealed, letters),
        "-" if state.robbed == NONE else str(state.robbed + 1),
    ]
    return "-" if parts == ["-", "-", "0", "-", "-"] else ":".join(parts)


def write_news(state: State, letters: str) -> str:
    """What the last move did: move:mover:victim:shown:draws:drawn:passed:repaid"""
    if state.moved == NONE:
        return "-"
    victim = "-" if state.victim == NONE else str(state.victim + 1)
    piles = [write_pile(state[field], letters) for field in ("drawn", "passed", "repaid")]
    shown = write_pile(state.shown, letters)
    return ":".join([TOLD[state.moved], str(state.mover + 1), victim, shown, str(state.draws), *piles])


# ---------------------------------------------------------------------------- reading positions


def read_position(text: str, seed: int | None = None) -> State:
    """A state from its position; the seed stands behind the stars."""
    fields = read_fields(text, "busybeaks", FIELDS, LEAVE_OUT)
    state: State = new_record(STATE)
    state.seats = state.people = read_number(fields["seats"], "seats", 2, MOST_SEATS)
    letters = read_birds(state, fields["birds"])
    read_turn(state, fields["turn"])
    for branch, cards in enumerate(split(fields["tree"], "/", BRANCHES, "tree")):
        read_branch(state, branch, cards, letters)
    for seat, hand in enumerate(split(fields["hands"], "/", state.seats, "hands")):
        read_hand(state, seat, hand, letters)
    for seat, eggs in enumerate(split(fields["eggs"], "/", state.seats, "eggs")):
        state.eggs[seat] = read_number(eggs, f"eggs of seat {seat + 1}", 0, 99)
    tokens, bonus = split(fields["tokens"], ":", 2, "tokens")
    state.tokens = read_number(tokens, "tokens", 0, 4 * int(state.seats))
    state.bonus = read_pile(bonus, letters, "tokens, birds")
    state.discard = read_pile(fields["discard pile"], letters, "discard pile")
    read_powers(state, fields["powers"])
    read_progress(state, fields["progress"], letters)
    for field, number in zip(CLOCK, split(fields["clock"], ".", len(CLOCK), "clock"), strict=True):
        state[field] = read_number(number, f"clock, {field}", int(field == "turn"), MOST)
    read_news(state, fields["news"], letters)
    has_star = fields["draw pile"] == "*"
    state.draw = EMPTY if has_star else read_pile(fields["draw pile"], letters, "draw pile")
    check(state, letters, has_star)
    return read_chance(state, fields["chance"], seed, has_star, fill_hands)


def read_birds(state: State, text: str) -> str:
    """The letters of the seven birds, in the order of all birds."""
    birds = [LETTERS.find(letter) for letter in text]
    if len(birds) != TYPES or birds != sorted(set(birds) & set(BIRDS)):
        raise Malformed(f"birds: expected {TYPES} letters of {LETTERS} in this order, not {quoted(text)}")
    state.birds[:] = birds
    return text


def read_turn(state: State, text: str) -> None:
    """'1:play', or '1:stalled' when the game is over."""
    seat, task = split(text, ":", 2, "turn")
    state.seat = read_number(seat, "turn, seat", 1, state.seats) - 1
    if task in ENDINGS:
        state.over = ENDINGS.index(task) + 1
        return
    phases = {word: phase for phase, word in PHASES.items()}
    if task not in phases:
        expected = f"{', '.join(phases)} or an ending ({', '.join(ENDINGS)})"
        raise Malformed(f"turn: expected {expected}, not {quoted(task)}")
    state.phase = phases[task]


def read_branch(state: State, branch: int, text: str, letters: str) -> None:
    """A branch from its places."""
    field = f"branch {branch + 1}"
    if text == "-":
        return
    if not text or not set(text) <= set(letters + GAP):
        raise Malformed(f"{field}: expected letters of {letters}, '{GAP}' for a gap, or '-', not {quoted(text)}")
    if len(text) > PLACES:
        raise Malformed(f"{field}: expected at most {PLACES} places, found {len(text)}")
    if text.endswith(GAP):
        raise Malformed(f"{field}: expected a card at its end, not a gap")
    for place, letter in enumerate(text):
        if letter != GAP:
            put_card(state, branch * PLACES + place, letters.index(letter))


def read_hand(state: State, seat: int, text: str, letters: str) -> None:
    """cards:known:known to single seats, of which the later ones may be left out."""
    field = f"hand of seat {seat + 1}"
    parts = text.split(":")
    if len(parts) > 3:
        raise Malformed(f"{field}: expected cards:known:known to single seats, found {len(parts)} parts")
    cards, known, more = (*parts, "-", "-")[:3]
    named, star, number = cards.partition("*")
    state.hand[seat] = read_pile(named or ("-" if star else ""), letters, field)
    unnamed = read_number(number, f"{field}, number of unnamed cards", 1, CARDS) if star else 0
    state.cards[seat] = sum(numbers(state.hand[seat])) + unnamed
    for viewer in range(state.seats):
        state.seen[viewer, seat] = read_pile(known, letters, f"{field}, known")
    for entry in [] if more == "-" else more.split(","):
        who, pile = split(entry, "=", 2, f"{field}, known to single seats")
        viewer = read_number(who, f"{field}, known to seat", 1, state.seats) - 1
        if viewer == seat:
            raise Malformed(f"{field}, known to seat: expected another seat, not {viewer + 1}")
        state.seen[viewer, seat] = read_pile(pile, letters, f"{field}, known to seat {viewer + 1}")


def read_place(text: str, field: str) -> int:
    """A place in the tree."""
    branch, place = split(text, "-", 2, field)
    first = (read_number(branch, f"{field}, branch", 1, BRANCHES) - 1) * PLACES
    return first + read_number(place, f"{field}, place", 1, PLACES) - 1


def read_powers(state: State, text: str) -> None:
    """The powers in use, the innermost last."""
    links = [] if text == "-" else text.split(",")
    if len(links) > CHAIN:
        raise Malformed(f"powers: expected at most {CHAIN}, found {len(links)}")
    for link, entry in enumerate(links):
        place, uses = split(entry, ":", 2, "powers")
        at = read_place(place, "powers")
        if card_at(state, at) == NONE:
            raise Malformed(f"powers: expected a card at {quoted(place)}")
        bird = int(state.birds[card_at(state, at)])
        copied = uses[1:]
        if copied and (bird != MAGPIE or copied not in LETTERS or copied == LETTERS[MAGPIE] or len(copied) > 1):
            raise Malformed(f"powers: expected the letter of a bird only where a Magpie copies one, not {quoted(uses)}")
        state.chain_at[link] = at
        state.chain_uses[link] = read_number(uses[:1], "powers, uses left", 0, min(link, 1))
        state.chain_power[link] = LETTERS.index(copied) if copied else bird
    state.depth = len(links)


def read_progress(state: State, text: str, letters: str) -> None:
    """How far the innermost use has come."""
    state.gap, state.took, state.robbed = NONE, NONE, NONE
    if text == "-":
        return
    gap, took, left, revealed, robbed = split(text, ":", 5, "progress")
    if gap != "-":
        state.gap = read_place(gap, "progress, gap")
    if took != "-":
        if took not in letters or len(took) != 1:
            raise Malformed(f"progress, took: expected a letter of {letters}, not {quoted(took)}")
        state.took = letters.index(took)
    state.left = read_number(left, "progress, left", 0, 2 * CARDS)
    state.revealed = read_pile(revealed, letters, "progress, revealed")
    if robbed != "-":
        state.robbed = read_number(robbed, "progress, robbed", 1, state.seats) - 1


def read_news(state: State, text: str, letters: str) -> None:
    """What the last move did."""
    state.moved, state.mover, state.victim = NONE, NONE, NONE
    if text == "-":
        return
    word, mover, victim, shown, draws, *piles = split(text, ":", 8, "news")
    state.moved = STEAL_UNSEEN if word == TOLD[STEAL_UNSEEN] else read_move(word)
    state.mover = read_number(mover, "news, mover", 1, state.seats) - 1
    if victim != "-":
        state.victim = read_number(victim, "news, victim", 1, state.seats) - 1
    state.shown = read_pile(shown, letters, "news, shown")
    state.draws = read_number(draws, "news, draws", 0, CARDS)
    for field, pile in zip(("drawn", "passed", "repaid"), piles, strict=True):
        state[field] = read_pile(pile, letters, f"news, {field}")
