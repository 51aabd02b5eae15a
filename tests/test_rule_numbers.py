"""Every rule has its number in docs/rules, a docstring of the game that carries it out, and a test that checks it."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from birdtable.games import NAMES

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"\*\*([A-Z])([0-9]+)\*\*")  # on a page: **C12**
games = pytest.mark.parametrize("game", NAMES)


def rules(game: str) -> list[tuple[str, int]]:
    """The numbers of a page, as letter and number, in its order."""
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return [(letter, int(number)) for letter, number in NUMBER.findall(page)]


def docstrings(paths: Iterable[Path], prefix: str = "") -> list[str]:
    """The docstrings of modules, classes and functions; with a prefix, of the functions whose names begin with it."""
    documented = (ast.FunctionDef,) if prefix else (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    found = [node for node in nodes if isinstance(node, documented)]
    return [ast.get_docstring(node) or "" for node in found if getattr(node, "name", "").startswith(prefix)]


def claimed(game: str, texts: Iterable[str]) -> set[tuple[str, int]]:
    """The rules of a game that texts name."""
    letter = rules(game)[0][0]
    return {(letter, int(number)) for text in texts for number in re.findall(rf"\b{letter}([0-9]+)\b", text)}


def sources(game: str) -> list[Path]:
    return sorted((ROOT / "src" / "birdtable" / "games" / game).rglob("*.py"))


def rule_tests(game: str) -> list[Path]:
    return sorted((ROOT / "tests" / "rules").glob(f"test_{game}*.py"))


@games
def test_rules_are_numbered_in_order(game: str) -> None:
    numbers = rules(game)
    assert numbers == [(numbers[0][0], i) for i in range(1, len(numbers) + 1)]


@games
def test_the_docstrings_of_a_game_name_its_rules(game: str) -> None:
    assert claimed(game, docstrings(sources(game))) == set(rules(game))


@games
def test_a_game_names_no_rule_that_the_page_does_not_have(game: str) -> None:
    assert claimed(game, (path.read_text(encoding="utf-8") for path in sources(game))) <= set(rules(game))


@games
def test_the_docstrings_of_its_tests_name_its_rules(game: str) -> None:
    assert claimed(game, docstrings(rule_tests(game), "test_")) == set(rules(game))
