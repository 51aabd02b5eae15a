"""The table of a CuBirds game as a seat sees it, in at most 80 columns of plain text.

A line for each species, with a block of columns for each seat; below them the rows, so that on a short terminal they
are what stands beside the moves.
"""

from gettext import NullTranslations as Translations

from birdtable.games.contract import State
from birdtable.games.cubirds.birds import BIG_FLOCK, LETTERS, SMALL_FLOCK, SPECIES
from birdtable.games.cubirds.hands import cards_left, size_of_hand, unnamed_cards
from birdtable.games.cubirds.nouns import species
from birdtable.games.cubirds.position import row_runs
from birdtable.games.cubirds.state import ROWS
from birdtable.games.piles import numbers
from birdtable.games.text import beside, right, shorten

WIDTH = 80  # columns of a terminal
MOST_DRAWN = 4  # cards of a run: so many are seen at a glance, more must be counted
NOTHING = "·"
COMPLETE = "✓"


def picture(sight: State, names: list[str], t: Translations) -> str:
    """The table as one seat sees it, in lines of plain text; a card is its letter in square brackets."""
    lines = [heading(sight, names, t), "", *grid(sight, names, t), "", *(draw_row(sight, row) for row in range(ROWS))]
    return "\n".join(line.rstrip() for line in lines)


def heading(sight: State, names: list[str], t: Translations) -> str:
    """Round, turn and piles."""
    discard = sum(numbers(sight.discard))
    text = t.gettext("Round {round}, dealt by {name} · turn {turn} · draw pile {left} · discard pile {discard}")
    name = shorten(names[sight.dealer], 16)
    left = cards_left(sight) - discard
    return text.format(round=sight.rounds, name=name, turn=sight.turn, left=left, discard=discard)


def draw_row(sight: State, row: int) -> str:
    """'  1  [M] [R][R] [D]×7'; in a row too long for the table, all runs are numbers."""
    line = draw_runs(sight, row, MOST_DRAWN)
    return line if len(line) <= WIDTH else draw_runs(sight, row, 1)


def draw_runs(sight: State, row: int, most: int) -> str:
    """A row with its longer runs as numbers."""
    cards = [(f"[{LETTERS[bird]}]", n) for bird, n in row_runs(sight, row)]
    return f"  {row + 1}  " + " ".join(card * n if n <= most else f"{card}×{n}" for card, n in cards)


# ---------------------------------------------------------------------------- species by seats


def grid(sight: State, names: list[str], t: Translations) -> list[str]:
    """A line for each species and the sums below, with a block of columns for each seat."""
    hidden = any(unnamed_cards(sight, seat) for seat in range(sight.seats))
    labels = label_block(hidden, t)
    blocks = seat_blocks(sight, hidden, WIDTH - len(labels[0]), t)
    spare = (WIDTH - sum(len(block[0]) for block in [labels, *blocks])) // sight.seats
    gap = max(1, min(4, spare))
    lines = ["", *labels]
    for seat, block in enumerate(blocks):
        mark = "> " if seat == sight.seat and not sight.over else ""
        between = [mark[:gap].rjust(gap), *[" " * gap] * len(block)]
        name = shorten(names[seat], len(block[0]) + max(0, spare - gap))
        lines = beside(lines, between, [name, *block])
    return lines


def seat_blocks(sight: State, hidden: bool, room: int, t: Translations) -> list[list[str]]:
    """The columns of all seats. Open hands have what flocks need beside them: the viewer's, the others' if it fits."""
    blocks = [seat_block(sight, seat, hidden, t) for seat in range(sight.seats)]
    room -= sum(2 + len(block[0]) for block in blocks)
    is_open = [seat for seat in range(sight.seats) if not sight.over and not unnamed_cards(sight, seat)]
    for seat in sorted(is_open, key=lambda seat: (not sight.unknown[seat], seat != sight.seat)):
        needs = needs_column(sight, seat, len(blocks[seat]), t)
        if len(needs[0]) < room or sight.unknown[seat]:
            blocks[seat] = beside(blocks[seat], [" "] * len(needs), needs)
            room -= 1 + len(needs[0])
    return blocks


def label_block(hidden: bool, t: Translations) -> list[str]:
    """The names of the species and the sizes of their flocks, and the names of the sums."""
    title = t.pgettext("heading of a column: the sizes of flocks", "small/big flock")
    sums = [
        t.pgettext("below a table: how many", "cards"),
        *([t.pgettext("below a table: how many cards are", "unknown")] if hidden else []),
        t.pgettext("below a table: how many different", "species"),
        t.pgettext("below a table: of how many species at least three birds", "threes"),
    ]
    letters = ["", *(f"[{LETTERS[bird]}] {species(bird, t)} " for bird in SPECIES), *(f"    {name}" for name in sums)]
    sizes = [title, *(f"{small}/{big}" for small, big in zip(SMALL_FLOCK, BIG_FLOCK)), *[""] * len(sums)]
    width = max(len(title), max(map(len, letters)) + 3)
    return [letter + size.rjust(width - len(letter)) for letter, size in zip(letters, sizes)]


def seat_block(sight: State, seat: int, hidden: bool, t: Translations) -> list[str]:
    """The columns of a seat: its collection and its hand."""
    collection = numbers(sight.collection[seat])
    kept = [t.pgettext("heading of a column: birds in a collection", "kept"), *map(shown, collection)]
    kept += [str(sum(collection)), *([""] if hidden else [])]
    kept += [f"{min(7, sum(n > 0 for n in collection))}/7", f"{min(2, sum(n >= 3 for n in collection))}/2"]
    held = [t.pgettext("heading of a column: birds in a hand", "hand"), *hand_cells(sight, seat)]
    held += [str(size_of_hand(sight, seat)), *([shown(unnamed_cards(sight, seat))] if hidden else []), "", ""]
    return beside(right(kept), [" "] * len(kept), right(held))


def needs_column(sight: State, seat: int, height: int, t: Translations) -> list[str]:
    """How many birds more an open hand needs for the small and for the big flock of each species."""
    cells = [t.pgettext("heading of a column: birds that a hand lacks for a small/big flock", "need")]
    for n, small, big in zip(numbers(sight.hand[seat]), SMALL_FLOCK, BIG_FLOCK):
        cells.append(f"{needed(small, n)}/{needed(big, n)}")
    return right([*cells, *[""] * (height - len(cells))])


def hand_cells(sight: State, seat: int) -> list[str]:
    """What a hand has of each species: '2'; of a hidden hand '2+', '2–4', or '?' for any number."""
    hand, limits = numbers(sight.hand[seat]), numbers(sight.limit[seat])
    unknown = unnamed_cards(sight, seat)
    cells = []
    for n, limit in zip(hand, limits):
        if not unknown or not limit:
            cells.append(shown(n))
        elif limit < unknown:
            cells.append(f"{n}–{n + limit}")
        else:
            cells.append(f"{n}+" if n else "?")
    return cells


def shown(n: int) -> str:
    """A number, with a dot for none."""
    return str(n) if n else NOTHING


def needed(flock: int, n: int) -> str:
    """How many birds more a flock needs, or that it is complete."""
    return str(flock - n) if n < flock else COMPLETE
