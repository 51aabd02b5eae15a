"""The languages birdtable speaks: gettext catalogues in locale/, English being the source."""

import gettext
import os
import re
from functools import cache
from pathlib import Path

NAMES = {"en": "English", "fr": "français"}
LOCALE = Path(__file__).parent / "locale"
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # LANGUAGE may name several, separated by colons


@cache
def speak(language: str) -> gettext.NullTranslations:
    """The translations into a language."""
    if language == "en":
        return gettext.NullTranslations()
    return gettext.translation("birdtable", LOCALE, [language])


def preferred() -> str:
    """The language that the environment asks for: by the custom of gettext, the first variable that is set decides."""
    wishes = next(filter(None, map(os.environ.get, VARIABLES)), "")
    for wish in wishes.split(":"):
        language = re.split("[-_.@]", wish)[0].lower()
        if language in {"c", "posix"}:
            break
        if language in NAMES:
            return language
    return "en"
