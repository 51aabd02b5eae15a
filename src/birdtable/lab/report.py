"""The HTML reports: one file each, without scripts, that can be sent by mail and read in the dark."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

import numpy as np

from birdtable.lab.arena import Run
from birdtable.lab.evidence import interval
from birdtable.lab.plots import Bar, bars, path
from birdtable.lab.summary import ranged, sentence

STYLE = """
:root { color-scheme: light dark; --ink: #1d2a33; --paper: #fdfcf8; --bird: #2a7f9e; --pale: #2a7f9e33;
  --mark: #b3541e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6df; --paper: #14191d; --bird: #6cc0de; --pale: #6cc0de33; --mark: #e59866; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem;
  margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; font-size: 13px; }
svg text { fill: currentColor; }
.range { stroke: var(--bird); stroke-width: 3; } .dot, .column { fill: var(--bird); }
.band { fill: var(--pale); } .path { fill: none; stroke: var(--bird); stroke-width: 2; }
.mark { stroke: var(--mark); stroke-dasharray: 4 3; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; display: block; overflow-x: auto; }
th, td { text-align: left; padding: 0.2rem 0.8rem 0.2rem 0; border-bottom: 1px solid var(--pale); }
pre { white-space: pre-wrap; }
"""
POINTS = 60  # along a path


def page(title: str, parts: Sequence[str]) -> str:
    """A whole page."""
    name = escape(title)
    body = "\n".join([f"<h1>{name}</h1>", *parts])
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{name}</title>\n'
        f'<meta name="viewport" content="width=device-width">\n<style>{STYLE}</style>\n</head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def table(rows: Sequence[Mapping[str, Any]]) -> str:
    """Records as a table."""
    if not rows:
        return ""
    head = "".join(f"<th>{escape(name.replace('_', ' '))}</th>" for name in rows[0])
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(str(value))}</td>" for value in row.values()) + "</tr>" for row in rows
    )
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def section(title: str, *parts: str) -> list[str]:
    """A headline and what follows; nothing if nothing follows."""
    return [f"<h2>{escape(title)}</h2>", *filter(None, parts)] if any(parts) else []


def bar_of(label: str, result: Mapping[str, Any]) -> Bar:
    """A share with its interval as a bar."""
    return Bar(label, result["share"], result["low"], result["high"])


def arena_page(found: dict[str, Any], run: Run, command: str) -> str:
    """The report of a run of the arena."""
    title = f"{found['game']}, {found['seats']} seats: {' against '.join(dict.fromkeys(found['bots']))}"
    if not found["games"]:
        return page(title, ["<p>No deal was finished.</p>"])
    said = [f"<p>{escape(sentence(verdict))}.</p>" for verdict in found["verdicts"]]
    even = 1 / found["seats"] if found["seats"] > 1 else None
    results = [bar_of(result["bot"], result) for result in found["results"]]
    listed = [
        {"bot": result["bot"], "wins (95 % interval)": ranged(result), "mu": result["rating"]["mu"],
         "sigma": result["rating"]["sigma"]} | found["clock"].get(result["bot"], {})
        for result in found["results"]
    ]  # fmt: skip
    places = [bar_of(f"place {i} in the order of play", place) for i, place in enumerate(found["places"], 1)]
    parts = [f"<p>{found['games']} games, {found['deals']} deals ({found['state']}).</p>", *said]
    parts += section("Wins", bars("Share of wins by bot, with intervals", results, middle=even), table(listed))
    parts += section("How it became clear", *paths(found, run))
    parts += section("Order of play", bars("Share of wins by place", places, middle=even) if places else "")
    parts += section("Endings", table([found["endings"]]))
    parts += section("Seats lost", table(found["seats_lost"]))
    return page(title, [*parts, *section("Repeat it", f"<pre>{escape(command)}</pre>")])


def paths(found: dict[str, Any], run: Run) -> list[str]:
    """For each question how its answer developed with the deals."""
    shares, drawn = np.concatenate(run.shares), []
    for question, said in zip(run.questions, found["verdicts"], strict=True):
        numbers = question.numbers(shares)
        looks = np.unique(np.linspace(1, len(numbers), min(POINTS, len(numbers))).astype(int))
        points = [(float(n), float(numbers[:n].mean()), *interval(numbers[:n])) for n in looks]
        drawn.append(path(sentence(said), points, question.bet.mean))
    return drawn
