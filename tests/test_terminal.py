"""The terminal game, played by scripts in place of a keyboard."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from birdtable import bots, games, languages
from birdtable.chairs import Chair, seat_players
from birdtable.errors import Malformed
from birdtable.games.contract import Moves, State
from birdtable.match import Match
from birdtable.terminal import Terminal, colored

GAME = games.load("cubirds")


def play(
    match: Match, players: list[str], typed: Iterable[str], language: str = "en", keep: Path | None = None
) -> None:
    """Play a match with these answers; when they run out, the input is closed."""
    answers = iter(typed)

    def ask(question: str) -> str:
        print(question)
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    t = languages.speak(language)
    Terminal(match, seat_players(match, players, [], t), t, keep=keep, ask=ask).run()


def forever(answer: str) -> Iterable[str]:
    while True:
        yield answer


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("people", [1, 2, 3])
def test_always_the_first_move_ends_the_game(people: int, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.deal(GAME, people, 11)
    play(match, ["human"] + ["greedy"] * (people - 1), forever("1"), language)
    assert match.state.over
    assert GAME.words.ending(match.state, ["Player", "Lark", "Finch"], languages.speak("en")) or language == "fr"
    out = capsys.readouterr().out
    assert "{" not in out
    assert ("RobinBird" in out) == (people == 1)


def test_two_people_never_see_the_others_hand(capsys: pytest.CaptureFixture[str]) -> None:
    screens = []
    for seed in (1, 2):  # other hidden cards
        match = Match.start(GAME, "cubirds 2 1:lay FOT/DPM/WRF/ODP P2F2D2M2/*8 O/R * -", seed)
        play(match, ["human", "human"], ["", "F1L", "nodraw"])
        assert len(match.moves) == 2  # asked once to look alone, not before each move
        screens.append(capsys.readouterr().out)
    assert screens[0] == screens[1]
    assert "Press Enter when only you can see" in screens[0]


def test_several_people_are_told_of_a_bot_when_they_look(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start(GAME, "cubirds 3 1:lay FOT/DPM/WRF/ODP P2F2D2M2/R4/T4W2 O/R/M * -", 1)
    play(match, ["human", "greedy", "human"], ["", "F1L", "nodraw", "skip", ""])
    first, second = capsys.readouterr().out.split("Press Enter")[1:]
    assert "Lark" in second
    assert "Lark lays" not in first
    assert "Lark lays" in second


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_is_handed_what_its_seat_may_know(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    handed = []

    def choose(sight: State, moves: Moves, n: int, rng: State) -> int:
        handed.append((sight.tobytes(), match.sight(seat).tobytes()))
        return int(moves[0])

    monkeypatch.setattr(bots, "load", lambda game, name: choose)
    match = Match.deal(GAME, 2, 3, {"dealer": str(seat + 1)})
    Terminal(match, [Chair("Wren", "greedy"), Chair("Lark", "greedy")], languages.speak("en")).one_move()
    [(sight, allowed)] = handed
    assert sight == allowed != match.states[0].tobytes()


def test_the_chance_of_bots_does_not_come_from_the_deal() -> None:
    """Else whoever sees their choices could find the seed, and with it every hand."""
    match, t = Match.deal(GAME, 2, 3), languages.speak("en")
    chances = {int(Terminal(match, seat_players(match, [], [], t), t).rng.rng) for _ in range(5)}
    assert len(chances) == 5


def test_a_word_is_a_move() -> None:
    match = Match.deal(GAME, 2, 3, {"dealer": "1"})
    word = GAME.notation.write_move(match.legal()[-1])
    play(match, ["human", "greedy"], [word.lower()])
    assert GAME.notation.write_move(match.moves[0]) == word


def test_enter_is_the_only_move_and_else_none() -> None:
    match = Match.start(GAME, "cubirds 2 1:flock FOT/DPM/WRF/ODP P2/*8 O/R * -", 1)
    play(match, ["human", "human"], ["", "", "", ""])
    assert [GAME.notation.write_move(move) for move in match.moves] == ["skip"]


@pytest.mark.parametrize(("clear", "times"), [(False, 1), (True, 2)])
def test_what_a_bot_did_is_told_again_where_the_screen_was_cleared(
    clear: bool, times: int, capsys: pytest.CaptureFixture[str]
) -> None:
    match, t = Match.deal(GAME, 2, 3, {"dealer": "2"}), languages.speak("en")

    def leave(question: str) -> str:
        raise EOFError

    Terminal(match, seat_players(match, [], [], t), t, clear=clear, ask=leave).run()
    assert capsys.readouterr().out.count("Lark lays") == times


def test_a_cleared_screen_leaves_nothing_to_scroll_back_to(monkeypatch: pytest.MonkeyPatch) -> None:
    match, t, sent = Match.deal(GAME, 2, 3), languages.speak("en"), list[str]()
    terminal = Terminal(match, seat_players(match, ["human", "human"], [], t), t, clear=True)
    monkeypatch.setattr("click.echo", lambda text="", **how: sent.append(text))
    terminal.clear_screen()
    assert "\033[3J" in sent


def test_there_is_a_pause_after_each_turn_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    match, t, pauses = Match.deal(GAME, 2, 3), languages.speak("en"), list[float]()
    monkeypatch.setattr("time.sleep", pauses.append)
    Terminal(match, seat_players(match, ["greedy", "greedy"], [], t), t, pause=0.5).run()
    assert pauses == [0.5] * (int(match.state.turn) - 1)


@pytest.mark.parametrize(
    ("answer", "said"),
    [("99", "from 1 to"), ("9" * 5000, "from 1 to"), ("what", "from 1 to"), ("skip", "Not now"), ("u", "to take back")],
    ids=lambda text: text[:9],
)
def test_what_cannot_be_done_is_said(answer: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.deal(GAME, 2, 3, {"dealer": "1"})
    play(match, ["human", "greedy"], [answer])
    assert not match.moves
    assert said in capsys.readouterr().out


def test_a_move_is_taken_back_while_nothing_came_out() -> None:
    match = Match.start(GAME, "cubirds 2 1:lay FOT/DPM/WRF/ODP P2F2D2M2/*8 O/R * -", 1)
    play(match, ["human", "greedy"], ["F1R", "u"])
    assert not match.moves


def test_what_is_played_after_a_take_back_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start(GAME, "cubirds 2 1:lay FOT/DPM/WRF/ODP P2F2D2M2/*8 O/R * -", 1)
    play(match, ["human", "greedy"], ["F1R", "u", "P1R"])
    assert "Player lays 2 parrots right of row 1." in capsys.readouterr().out


def test_the_rules_and_the_help_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    play(Match.deal(GAME, 2, 3, {"dealer": "1"}), ["human", "greedy"], ["r", "?"])
    out = capsys.readouterr().out
    assert "seven species" in out
    assert "take back" in out


def test_a_kept_match_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    match = Match.deal(GAME, 2, 3, {"dealer": "1"})
    play(match, ["human", "greedy"], ["1"], keep=file)
    again = Match.read(file.read_text(encoding="utf-8"))
    assert again.moves == match.moves
    assert again.state.tobytes() == match.state.tobytes()


def test_the_seed_is_told_when_the_game_is_over_and_not_before(capsys: pytest.CaptureFixture[str]) -> None:
    play(Match.deal(GAME, 2, 31), ["human", "greedy"], ["q"])
    assert "31" not in capsys.readouterr().out.splitlines()[-1]
    play(Match.deal(GAME, 2, 31), ["greedy", "greedy"], [])
    assert "31" in capsys.readouterr().out.splitlines()[-1]


def test_a_kept_match_is_there_before_the_first_move_and_remembers_who_plays(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    match = Match.deal(GAME, 2, 3)
    match.players = ["human", "greedy"]
    play(match, ["human", "greedy"], ["q"], keep=file)
    assert Match.read(file.read_text(encoding="utf-8")).players == ["human", "greedy"]
    assert [path.name for path in tmp_path.iterdir()] == ["match.txt"]


def test_bots_play_without_people(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.deal(GAME, 4, 3)
    play(match, ["greedy", "uniform", "greedy", "greedy"], [])
    assert match.state.over
    assert "wins" in capsys.readouterr().out


def test_too_many_names_are_refused() -> None:
    with pytest.raises(Malformed, match="names"):
        seat_players(Match.deal(GAME, 2, 3), [], ["A", "B", "C"], languages.speak("en"))


def test_cards_keep_their_brackets_where_there_is_no_colour() -> None:
    assert colored("[F] and [X]", GAME.words.COLORS) == "[F] and [X]"


def test_a_card_drawn_at_the_end_of_a_turn_is_seen_before_the_next_person_looks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = games.load("busybeaks")
    position = "busybeaks 2 GBSKFRC 1:play GBK/SSF/CRG GB/*3 0/0 8:GBSKFRC * - - - 1.0.0.0.0"
    match = Match.start(game, position, 5)
    play(match, ["human", "human"], ["", "draw", "", "", "q"])
    shown = capsys.readouterr().out
    drawn = " ".join(match.tell(1, 0, ["Player 1", "Player 2"], languages.speak("en")))
    hidden = shown.index("Press Enter to hide your cards.")
    assert shown.index(drawn) < hidden < shown.index("Player 2, it is your turn.")
    assert shown.count(drawn) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_lines_fit_the_screen(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = games.load("busybeaks")
    match = Match.start(game, "busybeaks 2 GOEPLMW 1:play GL/LO/LOE GEPMW2*3/*3 0/0 8:GOEPLMW * -", 5)
    play(match, ["human", "human"], ["", "flyW", "M1", "copy2", "r", "q"], language)
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 80
