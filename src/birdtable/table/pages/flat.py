"""Speed: pieces of a page that are made into text at once.

htpy hands every chunk of text up through all elements around it, so a deep page costs its size times its depth. A piece
that is flat is text already when the element around it is made; and a piece that stays the same can be kept.
"""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec

import htpy as h
from htpy import Node
from markupsafe import Markup

P = ParamSpec("P")
KEPT = 8192  # pieces of each kind


def flat(component: Callable[P, Node]) -> Callable[P, Markup]:
    """The component, made into text at once."""

    @wraps(component)
    def made(*args: P.args, **kwargs: P.kwargs) -> Markup:
        return Markup(str(h.fragment[component(*args, **kwargs)]))

    return made


def kept(component: Callable[P, Node]) -> Callable[P, Markup]:
    """The component, made into text once for the same arguments, which must be all that it depends on."""
    return lru_cache(KEPT)(flat(component))  # type: ignore[return-value]
