"""The HTML reports: one file each, without scripts, that can be sent by mail and read in the dark."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

import numpy as np

from birdtable.lab.arena import Run
from birdtable.lab.evidence import interval
from birdtable.lab.plots import Bar, bars, columns, path
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


# ---------------------------------------------------------------------------- balance


def balance_page(found: dict[str, Any], command: str) -> str:
    """The balance report."""
    parts = []
    for play in found["plays"]:
        parts += section(f"Everybody plays {play['bot']}", *balance_of(play, found["seats"]))
    sets = f", {found['sets']} sets of birds" if found["sets"] else ""
    head = f"<p>{found['games']} games of each{sets}{'' if found['complete'] else ', interrupted'}.</p>"
    title = f"{found['game']}, {found['seats']} seats: balance"
    return page(title, [head, *parts, *section("Repeat it", f"<pre>{escape(command)}</pre>")])


def balance_of(play: dict[str, Any], seats: int) -> list[str]:
    """What is shown of one bot's games."""
    measures = [{"a game has": name.replace("_", " "), **play[name]} for name in ("turns", "moves", "lead_changes")]
    lengths = [(str(column["from"]), float(column["games"])) for column in play["lengths"]]
    places = [mean_bar(f"place {i} in the order of play", place) for i, place in enumerate(play["places"], 1)]
    endings = [mean_bar(name, ending) for name, ending in play["endings"].items()]
    parts = [table(measures), "<h3>Length in turns</h3>", columns("Games by number of turns", lengths)]
    parts += ["<h3>Order of play</h3>", bars("Share of wins by place", places, middle=1 / len(places))]
    parts += ["<h3>Endings</h3>", bars("Share of games by ending", endings)]
    for kind in dict.fromkeys(bird["what"] for bird in play["birds"]):
        own = [bird for bird in play["birds"] if bird["what"] == kind]
        title = f"One {kind} more than the others at the table, and the chance to win"
        parts += [f"<h3>{title}</h3>", bars(title, [mean_bar(b["bird"], b) for b in own], middle=0), table(own)]
    for name in ("turns", "lead_changes", "place 1") if play.get("birds_in_sets") else ():
        title = f"A bird in the set, and {name.replace('_', ' ')}"
        shown = [mean_bar(effect["bird"], effect[name]) for effect in play["birds_in_sets"]]
        parts += [f"<h3>{title}</h3>", bars(title, shown, middle=0, percent=name == "place 1")]
    return [*parts, table(play.get("by_set", [])[:200])]


def mean_bar(label: str, result: Mapping[str, Any]) -> Bar:
    """A mean with its interval as a bar."""
    return Bar(label, result["mean"], result["low"], result["high"])


def balance_lines(found: dict[str, Any]) -> list[str]:
    """The balance report as lines of text."""
    lines = []
    for play in found["plays"]:
        places = "   ".join(f"{i}: {place['mean']:.1%}" for i, place in enumerate(play["places"], 1))
        endings = ", ".join(f"{name} {ending['mean']:.1%}" for name, ending in play["endings"].items())
        size = f"{play['turns']['mean']:.1f} turns, {play['moves']['mean']:.1f} moves"
        lines += ["", f"Everybody plays {play['bot']}"]
        lines += [f"  a game            {size}, {play['lead_changes']['mean']:.2f} changes of the lead"]
        lines += [f"  by order of play  {places}", f"  endings           {endings}"]
        for bird in play["birds"]:
            name = f"{bird['what']} {bird['bird']}"
            slope = f"{bird['mean']:+7.1%}  ({bird['low']:+.1%} to {bird['high']:+.1%})"
            lines.append(f"  {name:32} {bird['a_game']:6.2f} a game   one more: {slope}")
    return lines[1:]
