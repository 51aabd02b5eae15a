"""What a page weighs: compressed, so that it is there at once on a phone."""

import gzip
import re

from birdtable.table.assets import STATIC
from birdtable.table.pages.small import drawings_page
from tests.table.browsing import House
from tests.table.test_leaks import GUEST
from tests.table.test_questions import at

CROWDED = "cubirds 5 1:lay R9W5/W9/M4P3D3O2F2/T3O2 R4W3M3P4D4T2/*8/*8/*8/*8 O/R/F/D/W * -"


def packed(text: str | bytes) -> int:
    return len(gzip.compress(text if isinstance(text, bytes) else text.encode(), 6))


def test_script_and_style_of_a_table_are_under_40_kb() -> None:
    page = [*STATIC.glob("*.js"), *STATIC.glob("vendor/*.js"), *STATIC.glob("*.css")]
    assert len(page) >= 7
    assert sum(packed(file.read_bytes()) for file in page) < 40_000


def test_a_crowded_table_is_under_15_kb(house: House) -> None:
    anna = house.guest()
    page = anna.get(at(anna, CROWDED)).text
    assert "×9" in page
    assert packed(page) < 15_000


def test_each_drawing_is_under_4_kb_and_shown_on_the_page_of_birds() -> None:
    sprite = (STATIC / "cubirds.svg").read_text()
    symbols = dict(re.findall(r'<symbol id="(\w+)"(.*?)</symbol>', sprite, flags=re.DOTALL))
    assert len(symbols) == 9
    assert all(len(symbol) < 4000 for symbol in symbols.values())
    page = drawings_page(GUEST, "cubirds")
    assert all(f"#{name}" in page for name in symbols if name != "back")


def test_nothing_comes_from_elsewhere() -> None:
    for file in (*STATIC.glob("*.css"), *STATIC.glob("*.js"), *STATIC.glob("*.svg")):
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", file.read_text(encoding="utf-8")), file
