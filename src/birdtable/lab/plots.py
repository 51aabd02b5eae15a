"""Plots as SVG text: bars with intervals, columns, and lines within a band. No scripts, no fonts, no colours.

Colours and strokes come from the page's style sheet (report.py), by class.
"""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH, ROW, LEFT, RIGHT = 640, 26, 190, 60
HEIGHT = 180


class Bar(NamedTuple):
    """A value with the ends of its interval."""

    label: str
    value: float
    low: float
    high: float


def svg(title: str, height: int, parts: Sequence[str]) -> str:
    """A picture with a title for those who do not see it."""
    body = "\n".join(parts)
    name = escape(title)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{name}"><title>{name}</title>\n{body}\n</svg>'


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def bars(title: str, shown: Sequence[Bar], *, middle: float | None = None, percent: bool = True) -> str:
    """Values on a common scale, one below the other, each with its interval; `middle` is a mark through all."""
    ends = [0.0 if middle is None else middle]
    ends += [end for bar in shown for end in (bar.low, bar.high)]
    low, high = min(ends), max(ends)
    span = (high - low) or 1.0

    def at(value: float) -> float:
        return LEFT + (value - low) / span * (WIDTH - LEFT - RIGHT)

    parts = [line(at(middle), 0, at(middle), ROW * len(shown), "mark")] if middle is not None else []
    for i, bar in enumerate(shown):
        y = ROW * i + ROW / 2
        parts.append(text(LEFT - 8, y + 4, bar.label[:28], "end"))
        parts.append(line(at(bar.low), y, at(bar.high), y, "range"))
        parts.append(f'<circle class="dot" cx="{at(bar.value):.1f}" cy="{y:.1f}" r="4"/>')
        parts.append(text(WIDTH - RIGHT + 6, y + 4, number(bar.value, percent)))
    return svg(title, ROW * max(1, len(shown)), parts)


def columns(title: str, counts: Sequence[tuple[str, float]]) -> str:
    """Numbers as columns side by side; the first, the last and every so many in between are named."""
    top = max([count for _, count in counts] + [1e-12])
    wide = (WIDTH - 20) / max(1, len(counts))
    parts, every = [], max(1, len(counts) // 8)
    for i, (label, count) in enumerate(counts):
        high = (HEIGHT - 40) * count / top
        x = 10 + i * wide
        parts.append(
            f'<rect class="column" x="{x:.1f}" y="{HEIGHT - 20 - high:.1f}" width="{max(0.5, wide - 1):.1f}" '
            f'height="{high:.1f}"/>'
        )
        if i % every == 0:
            parts.append(text(x + wide / 2, HEIGHT - 5, label, "middle"))
    return svg(title, HEIGHT, parts)


def path(title: str, points: Sequence[tuple[float, float, float, float]], middle: float) -> str:
    """A value as it developed (x, value, low, high), in its band."""
    low = min([middle, *(point[2] for point in points)])
    high = max([middle, *(point[3] for point in points)])
    last = points[-1][0] or 1

    def at(x: float, y: float) -> str:
        return f"{40 + x / last * (WIDTH - 100):.1f},{10 + (high - y) / ((high - low) or 1) * (HEIGHT - 40):.1f}"

    band = [at(x, up) for x, _, _, up in points] + [at(x, down) for x, _, down, _ in reversed(points)]
    level = float(at(0, middle).split(",")[1])
    return svg(
        title,
        HEIGHT,
        [
            f'<polygon class="band" points="{" ".join(band)}"/>',
            line(40, level, WIDTH - 60, level, "mark"),
            f'<polyline class="path" points="{" ".join(at(x, y) for x, y, _, _ in points)}"/>',
            text(36, level + 4, number(middle, True), "end"),
            text(WIDTH - 56, float(at(last, points[-1][1]).split(",")[1]) + 4, number(points[-1][1], True)),
            text(WIDTH - 60, HEIGHT - 6, f"{last:g}", "end"),
        ],
    )


def number(value: float, percent: bool) -> str:
    """A value in few digits."""
    return f"{value:.1%}" if percent else f"{value:.3g}"
