"""Ratings by OpenSkill: Plackett-Luce, the winners first and all others second."""

from collections.abc import Iterable, Sequence
from typing import Any

MOST = 20_000  # games that are rated: a rating has settled long before


def rate(games: Iterable[tuple[Sequence[str], Sequence[bool]]]) -> dict[str, dict[str, float]]:
    """Ratings by name after games, of which each is who sat where and who won."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {}
    for names, won in games:
        teams = [[known.setdefault(name, model.rating())] for name in names]
        after = model.rate(teams, ranks=[1.0 if win else 2.0 for win in won])
        known |= pooled(model, names, [team[0] for team in after])
    return {name: {"mu": round(found.mu, 3), "sigma": round(found.sigma, 3)} for name, found in known.items()}


def pooled(model: Any, names: Sequence[str], after: Sequence[Any]) -> dict[str, Any]:
    """A bot that had several seats gets the mean of what they came to."""
    found = {}
    for name in dict.fromkeys(names):
        own = [rating for seat, rating in zip(names, after, strict=True) if seat == name]
        mu, sigma = (sum(getattr(rating, part) for rating in own) / len(own) for part in ("mu", "sigma"))
        found[name] = model.rating(mu=mu, sigma=sigma)
    return found
