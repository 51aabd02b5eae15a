"""What a run of the arena came to, in names that a program may read. Only the clock differs between two such runs."""

from math import exp, isnan
from typing import Any

import numpy as np

from birdtable.lab.arena import Run
from birdtable.lab.deals import seatings, tables_of
from birdtable.lab.evidence import Bet, interval, standard_error
from birdtable.lab.ledger import describe
from birdtable.lab.playing import ENDING, LEADS, LENGTH, PLIES, WON
from birdtable.lab.ratings import MOST, rate
from birdtable.lab.scores import Question, by_place, compared, names_of, over_tables

VERDICTS = {1: "more", -1: "less", 0: "open"}
MOST_ODDS = 1e12


def summarize(run: Run) -> dict[str, Any]:
    """All figures of the deals that were judged."""
    plan = run.plan
    found: dict[str, Any] = describe(plan) | {"deals": run.judged, "state": run.state}
    if not run.judged:
        return found | {"games": 0}
    rows, shares = np.concatenate(run.rows), np.concatenate(run.shares)
    rated = ratings(run, rows)
    names = names_of(plan)
    each = over_tables(shares)
    games, _ = plan.load()
    return found | {
        "games": rows.shape[0] * rows.shape[1],
        "results": [{"bot": name, **figures(each[:, i]), "rating": rated[name]} for i, name in enumerate(names)],
        "verdicts": [verdict(question, shares, names) for question in run.questions],
        "tables": head_to_head(shares, names, plan.seats) if len(tables_of(plan)) > 1 and plan.seats > 1 else [],
        "places": [figures(numbers) for numbers in by_place(rows, run.hands).T] if plan.seats > 1 else [],
        "endings": endings(rows, (*games.endings, "seat-lost")),
        "turns": round(float(rows[..., LENGTH].mean()), 3),
        "moves": round(float(rows[..., PLIES].mean()), 3),
        "lead_changes": round(float(rows[..., LEADS].mean()), 3),
        "seats_lost": seats_lost(run),
        "clock": {name: spent(*run.clock[name]) for name in names if name in run.clock},
    }


def figures(numbers: Any) -> dict[str, float]:
    """The mean of numbers from 0 to 1, with the interval that holds whenever one stops, and the standard error."""
    low, high = interval(numbers)
    error = standard_error(numbers)
    return {
        "share": round(float(numbers.mean()), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "error": 1.0 if isnan(error) else round(error, 5),
    }


def verdict(question: Question, shares: Any, names: list[str]) -> dict[str, Any]:
    """What the deals say to a question, and the odds against it being chance: 40 and more settle a single one."""
    numbers = question.numbers(shares)
    bet = Bet(question.bet.mean, 2 / exp(question.bet.goal))
    fell = bet.add(numbers)
    against = {"than": names[question.other]} if question.other is not None else {"than_share": question.bet.mean}
    return {
        "bot": names[question.one],
        "wins": VERDICTS[bet.verdict],
        **against,
        "odds": round(min(exp(min(bet.peak.max(), 50.0)), MOST_ODDS), 1),
        "after_deals": None if fell is None else fell + 1,
    }


def head_to_head(shares: Any, names: list[str], seats: int) -> list[dict[str, Any]]:
    """For each two bots: how much more one wins than the other where both sit, two seats between them counted as 1."""
    found = []
    for one in range(len(names)):
        for other in range(one + 1, len(names)):
            gap = figures(compared(shares, one, other))
            found.append({"bot": names[one], "than": names[other], **gap})
    return found


def endings(rows: Any, names: tuple[str, ...]) -> dict[str, int]:
    """How many games ended how."""
    counts = np.bincount(rows[..., ENDING].ravel(), minlength=len(names))
    return {name: int(n) for name, n in zip(names, counts, strict=True) if n or name != "seat-lost"}


def ratings(run: Run, rows: Any) -> dict[str, Any]:
    """OpenSkill ratings; what the rules play solo is rated beside the bots, but not shown."""
    plan, names = run.plan, list(run.plan.bots)
    ruled = ["the rules"] * (run.hands - plan.seats)

    def games() -> Any:
        left = MOST
        for deal, played in enumerate(rows):
            for seating, row in zip(seatings(plan, deal), played, strict=True):
                if left == 0:
                    return
                left -= 1
                won = [bool(row[WON] >> seat & 1) for seat in range(run.hands)]
                yield [names[bot] for bot in seating] + ruled, won

    return rate(games())


def seats_lost(run: Run) -> list[dict[str, Any]]:
    """Which programs lost their seats, where and why."""
    names, found = run.plan.bots, []
    for deal in sorted(run.lost):
        if deal < run.judged:
            seated = seatings(run.plan, deal)
            for lost in run.lost[deal]:
                bot = names[seated[lost.game][lost.seat]]
                found.append(
                    {"deal": deal + 1, "game": lost.game + 1, "seat": lost.seat + 1, "bot": bot, "why": lost.why}
                )
    return found


def spent(decisions: int, seconds: float, longest: float) -> dict[str, float]:
    """How long a bot thought."""
    mean = round(seconds / max(1, decisions), 7)
    return {"decisions": decisions, "seconds_a_move": mean, "longest": round(longest, 6)}


# ---------------------------------------------------------------------------- for people


def lines_of(found: dict[str, Any]) -> list[str]:
    """The figures as lines of text."""
    if not found["games"]:
        return ["no deal was finished"]
    width = max(len(result["bot"]) for result in found["results"])
    lines = [f"{found['games']} games, {found['deals']} deals: {STATES[found['state']]}", ""]
    lines.append(f"{'':{width}}  wins     95 % interval     rating          a move")
    for result in found["results"]:
        rating, clock = result["rating"], found["clock"].get(result["bot"])
        shown = f"{rating['mu']:5.1f} ± {rating['sigma']:4.1f}"
        slow = f"{1000 * clock['seconds_a_move']:9.3f} ms" if clock else ""
        lines.append(f"{result['bot']:{width}}  {ranged(result)}   {shown}   {slow}")
    lines += ["", *map(sentence, found["verdicts"])]
    places = "   ".join(f"{i}: {place['share']:.1%}" for i, place in enumerate(found["places"], 1))
    lines += [f"by order of play   {places}"] if places else []
    lines.append("endings            " + ", ".join(f"{name} {n}" for name, n in found["endings"].items()))
    lines.append(f"a game             {found['turns']} turns, {found['lead_changes']} changes of the lead")
    lines += [
        f"{lost['bot']} {lost['why']} (deal {lost['deal']}, game {lost['game']})" for lost in found["seats_lost"][:5]
    ]
    more = len(found["seats_lost"]) - 5
    return lines + ([f"... and {more} more seats lost"] if more > 0 else [])


STATES = {
    "clear": "the answer is clear",
    "played": "all were played",
    "interrupted": "interrupted",
    "running": "not finished",
}


def ranged(result: dict[str, Any]) -> str:
    """A share and its interval."""
    return f"{result['share']:6.2%}  {result['low']:6.2%} to {result['high']:6.2%}"


def sentence(said: dict[str, Any]) -> str:
    """A verdict in words."""
    than = said["than"] if "than" in said else f"{said['than_share']:.2%}"
    if said["wins"] == "open":
        return f"{said['bot']} and {than}: not clear (odds {said['odds']:g})"
    how = f"odds {said['odds']:g}, clear after {said['after_deals']} deals"
    return f"{said['bot']} wins {said['wins']} than {than} ({how})"
