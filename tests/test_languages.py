"""The catalogues hold every text of the sources, whole and well set; the environment chooses the language."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from birdtable.languages import LOCALE, NAMES, preferred, speak

ROOT = Path(__file__).parent.parent
TRANSLATED = [language for language in NAMES if language != "en"]

Key = tuple[str | None, str, str | None]  # context, text, plural


def catalogue(language: str) -> Catalog:
    """The translations as they stand in the sources."""
    with (LOCALE / language / "LC_MESSAGES" / "birdtable.po").open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


def key(message: Message) -> Key:
    """What a message is looked up by."""
    text, plural = message.id if isinstance(message.id, tuple | list) else (message.id, None)
    return message.context, text, plural


def texts(language: str) -> Iterator[tuple[Message, Key, list[str]]]:
    """Each message with its translations: one, or one for each form of the plural."""
    for message in catalogue(language):
        if message.id:
            forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
            yield message, key(message), [form or "" for form in forms]


def extracted() -> set[Key]:
    """Every translatable text in the sources."""
    mappings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["babel"]["mappings"]
    methods = [(mapping["pattern"], mapping["method"]) for mapping in mappings]
    found: set[Key] = set()
    for _, _, text, _, context in extract_from_dir(ROOT / "src", methods):
        forms = (text,) if isinstance(text, str) else text
        found.add((context, forms[0], forms[1] if len(forms) > 1 else None))
    return found


def placeholders(text: str) -> list[str]:
    """What stands in braces."""
    return sorted(set(re.findall(r"\{(\w+)[^}]*\}", text)))


def test_each_language_has_a_catalogue() -> None:
    assert sorted(path.parts[-3] for path in LOCALE.glob("*/LC_MESSAGES/birdtable.po")) == TRANSLATED


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_in_the_catalogue(language: str) -> None:
    """If not: `just messages`, then translate what is empty."""
    assert {each for _, each, _ in texts(language)} == extracted()
    assert not catalogue(language).obsolete


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_translated(language: str) -> None:
    forms_needed = catalogue(language).num_plurals
    for message, (_, text, plural), forms in texts(language):
        assert not message.fuzzy, text
        assert len(forms) == (forms_needed if plural else 1), text
        assert all(forms), text


@pytest.mark.parametrize("language", TRANSLATED)
def test_placeholders_are_those_of_the_source(language: str) -> None:
    for _, (_, text, plural), forms in texts(language):
        for i, form in enumerate(forms):
            assert placeholders(form) == placeholders(plural if plural and i else text), form


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_compiled_catalogue_says_the_same(language: str) -> None:
    """If not, it is an old one: `uv run` compiles it anew."""
    t = speak(language)
    for _, (context, text, plural), forms in texts(language):
        if plural:
            spoken = [t.npgettext(context, text, plural, n) if context else t.ngettext(text, plural, n) for n in (1, 2)]
        else:
            spoken = [t.pgettext(context, text) if context else t.gettext(text)]
        assert spoken == forms


def test_french_is_set_as_french() -> None:
    """No-break spaces before marks of two parts and within quotes, and the French apostrophe."""
    for _, _, forms in texts("fr"):
        for form in forms:
            assert not re.search(r" [:;!?»]|« |[^\W\d_]'[^\W\d_]", form), form


def test_french_puts_nothing_before_a_name_that_would_merge_with_it() -> None:
    """Not "le tour de {name}": that would be "d’Anna", but "de Ben"."""
    for _, _, forms in texts("fr"):
        for form in forms:
            assert not re.search(r"\b(?:de|que) \{names?\}", form), form


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr@euro"}, "fr"),
        ({"LANG": "fr-FR"}, "fr"),
        ({"LANG": "FR"}, "fr"),
        ({"LANG": "frr_DE.UTF-8"}, "en"),  # North Frisian
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": ":"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr"}, "fr"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "de:en:fr"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": ""}, "fr"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert preferred() == language
