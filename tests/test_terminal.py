"""The terminal game, played by scripts in place of a keyboard."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from birdtable import games, languages
from birdtable.chairs import seat_players
from birdtable.errors import Malformed
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
        screens.append(capsys.readouterr().out)
    assert screens[0] == screens[1]
    assert "Press Enter when only you can see" in screens[0]


def test_a_word_a_number_and_enter_are_moves() -> None:
    match = Match.deal(GAME, 2, 3, {"dealer": "1"})
    word = GAME.notation.write_move(match.legal()[-1])
    play(match, ["human", "greedy"], [word.lower()])
    assert GAME.notation.write_move(match.moves[0]) == word


@pytest.mark.parametrize(
    ("answer", "said"), [("99", "from 1 to"), ("what", "from 1 to"), ("skip", "Not now"), ("u", "to take back")]
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
