"""How a browser proves who it is: a random name for a person, signed, in a cookie that scripts cannot read.

Who has the cookie has the seats. Nothing else is known of a person: there are no accounts.
"""

import hashlib
import hmac
import re
import secrets
from dataclasses import asdict, dataclass, fields, replace
from typing import Any
from urllib.parse import parse_qsl, urlencode

from litestar.datastructures import Cookie

from birdtable import languages

PERSON, WISHES = "birdtable", "wishes"
YEAR = 365 * 24 * 3600


def new_person() -> str:
    """A name for somebody who comes for the first time."""
    return secrets.token_hex(16)


def sign(person: str, secret: str) -> str:
    """The name with its signature, as it stands in the cookie."""
    digest = hmac.new(secret.encode(), b"person " + person.encode(), hashlib.sha256)
    return f"{person}.{digest.hexdigest()}"


def read(cookie: str, secret: str) -> str:
    """Who it is; nobody, if the signature is not ours."""
    person, _, _ = cookie.partition(".")
    good = re.fullmatch(r"[0-9a-f]{32}\.[0-9a-f]{64}", cookie) and hmac.compare_digest(cookie, sign(person, secret))
    return person if good else ""


def cookie(key: str, value: str, *, secure: bool) -> Cookie:
    """A cookie as all of ours are: not for scripts, not for other sites."""
    return Cookie(key=key, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


# ---------------------------------------------------------------------------- how somebody wants to look and listen

CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("", *languages.NAMES),
    "theme": ("auto", "light", "dark"),
    "motion": ("normal", "slow", "fast", "off"),
    "sound": ("off", "on"),
    "chat": ("on", "off"),
}


@dataclass(frozen=True)
class Wishes:
    """What a viewer has chosen; it is kept in a cookie, and serves without scripts too."""

    language: str = ""  # empty: what the browser prefers
    theme: str = "auto"
    motion: str = "normal"
    sound: str = "off"
    chat: str = "on"  # off: this viewer does not want to read it

    def changed(self, given: dict[str, str]) -> "Wishes":
        """With other choices; whatever is no choice is left as it was."""
        good = {name: value for name, value in given.items() if value in CHOICES.get(name, ())}
        return replace(self, **good)

    def write(self) -> str:
        """As it stands in the cookie."""
        defaults: dict[str, Any] = {part.name: part.default for part in fields(self)}
        return urlencode({name: value for name, value in asdict(self).items() if value != defaults[name]})


def read_wishes(cookie: str) -> Wishes:
    """From a cookie, which anybody may have written."""
    return Wishes().changed(dict(parse_qsl(cookie[:200])))


def accepted(header: str) -> str:
    """The language of ours that a browser likes best: 'fr-CA, fr;q=0.9, en;q=0.8'."""
    wishes = []
    for place, part in enumerate(header[:500].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        worth = float(quality) if re.fullmatch(r"[01](\.\d{0,3})?", quality) else 1.0
        wishes.append((-worth, place, tag.split("-")[0].lower()))
    return next((tag for worth, _, tag in sorted(wishes) if worth and tag in languages.NAMES), "en")
