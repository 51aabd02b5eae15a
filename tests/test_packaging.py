"""The same set of distributions installs everywhere: pyproject.toml pins each of them, and no other."""

import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / name).read_text(encoding="utf-8"))


PROJECT = read("pyproject.toml")
PINS = [Requirement(line) for line in PROJECT["tool"]["uv"]["constraint-dependencies"]]
BUILD_PINS = [Requirement(line) for line in PROJECT["tool"]["uv"]["build-constraint-dependencies"]]


def versions(pins: list[Requirement]) -> set[tuple[str, str]]:
    return {(pin.name, str(pin.specifier).removeprefix("==")) for pin in pins}


def installed() -> set[tuple[str, str]]:
    """All that birdtable and its dev group need in this environment, with the versions found."""
    found: dict[str, str] = {}
    asked = [(Requirement(line), "") for line in ["birdtable", *PROJECT["dependency-groups"]["dev"]]]
    seen: set[tuple[str, str]] = set()
    while asked:
        wish, extra = asked.pop()
        if wish.marker and not wish.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(wish.name)
        found[name] = metadata.version(name)
        for wanted in {"", *wish.extras}:
            if (name, wanted) not in seen:
                seen.add((name, wanted))
                asked += [(Requirement(line), wanted) for line in metadata.requires(name) or ()]
    del found["birdtable"]
    return set(found.items())


def test_each_pin_names_one_version() -> None:
    for pin in PINS + BUILD_PINS:
        assert [part.operator for part in pin.specifier] == ["=="], pin
        assert pin.name == canonicalize_name(pin.name)


def test_everything_installed_is_pinned() -> None:
    here = [pin for pin in PINS if not pin.marker or pin.marker.evaluate()]
    assert installed() <= versions(here)


def test_everything_any_machine_may_need_is_pinned_and_no_more() -> None:
    """uv.lock, which `uv run` writes anew, holds the closure for every platform and Python."""
    if not (ROOT / "uv.lock").exists():
        pytest.skip("only `uv run` writes uv.lock")
    locked = {(package["name"], package["version"]) for package in read("uv.lock")["package"]}
    assert {(name, version) for name, version in locked if name != "birdtable"} == versions(PINS)


def test_build_requirements_are_pinned() -> None:
    required = {Requirement(line).name for line in PROJECT["build-system"]["requires"]}
    assert required <= {pin.name for pin in BUILD_PINS}


def test_both_lists_of_pins_agree() -> None:
    both = {pin.name for pin in PINS} & {pin.name for pin in BUILD_PINS}
    assert {pin for pin in versions(PINS) if pin[0] in both} == {pin for pin in versions(BUILD_PINS) if pin[0] in both}
