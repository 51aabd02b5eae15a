"""What protects every route: headers, requests from other sites, and how many requests one address may make."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import Message, Scope

from birdtable.table.problems import N_, Problem
from birdtable.table.settings import Settings

LARGEST_FORM = 16_000  # bytes

# Nothing inline, nothing from elsewhere, nobody frames us.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """The same protection on every answer, files and errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


class OtherSite(Problem):
    """A form that another site made the browser send."""

    status = 403


async def refuse_other_sites(request: Request[Any, Any, Any]) -> None:
    """Cross-site request forgery: browsers say where a form comes from, and cannot be made to lie about it.

    Every browser of the last years sends Sec-Fetch-Site, and all send Origin with a form. What sends neither is no
    browser, and has no cookie of anybody's but its own. So no token is needed in each form, and a page is the same for
    all who may see the same.
    """
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    site, origin = request.headers.get("sec-fetch-site"), request.headers.get("origin")
    if site in ("same-origin", "none"):
        return
    if site is None and (origin is None or host_in(origin) == request.headers.get("host")):
        return
    raise OtherSite(N_("This form came from another site, so nothing was done."))


def host_in(origin: str) -> str:
    """The host that an origin names; nothing if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def rate_limit(settings: Settings) -> RateLimitConfig:
    """How often one address may ask; files and open streams do not count."""
    return RateLimitConfig(
        rate_limit=("minute", settings.requests),
        exclude=["^/static/", "/stream$", "^/health$"],
        set_rate_limit_headers=False,
    )
