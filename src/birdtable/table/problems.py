"""What can go wrong at a table, as people are told: what happened, and how to go on."""

from gettext import NullTranslations

from birdtable.errors import Refused


def N_(text: str) -> str:
    """Mark a text for translation where the language is not known yet."""
    return text


class Problem(Refused):
    """Something that somebody asked for and does not get."""

    status = 400

    def __init__(self, text: str, reason: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.reason = reason  # already in words: what a rule says

    def say(self, t: NullTranslations) -> str:
        """In words for people."""
        return t.gettext(self.text).format(reason=self.reason)


class Stale(Problem):
    """Somebody else was quicker: what was asked for was meant for an older table."""

    status = 409


class NotYours(Problem):
    """Only another may do that, or not now."""

    status = 403


class Missing(Problem):
    """A link that leads nowhere."""

    status = 404


class TooMany(Problem):
    """More than a server can give to one."""

    status = 429
