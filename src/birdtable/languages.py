"""The languages birdtable speaks: gettext catalogues in locale/, English being the source."""

import gettext
import os
from functools import cache
from pathlib import Path

NAMES = {"en": "English", "fr": "français"}
LOCALE = Path(__file__).parent / "locale"


@cache
def speak(language: str) -> gettext.NullTranslations:
    """The translations into a language."""
    if language == "en":
        return gettext.NullTranslations()
    return gettext.translation("birdtable", LOCALE, [language])


def preferred() -> str:
    """The language that the environment asks for, by the custom of gettext."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in os.environ.get(variable, "").split(":"):
            if wish[:2] in NAMES:
                return wish[:2]
            if wish:
                break
    return "en"
