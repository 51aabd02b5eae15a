"""The balance report: how games go when everybody plays alike, and what goes with winning.

The games of a bot are played in blocks of equal size; each interval comes from the spread between the blocks, whatever
is measured. With several sets of birds, each set is a block.
"""

import os
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from birdtable.lab import cluster, workers
from birdtable.lab.counted import bird_names, items_by_move
from birdtable.lab.deals import Plan, play_deals
from birdtable.lab.playing import ENDING, LEADS, LENGTH, PLIES
from birdtable.lab.scores import by_place, hands_of, points_by_seat

BLOCKS = 40
NORMAL = 1.96
BINS = 24  # columns of the histogram of lengths


class Block(NamedTuple):
    """What some games came to, as sums and means."""

    bot: int
    number: int  # of the block, or of its set
    measures: Any  # one number for each of `names_of_measures`
    lengths: Any  # how many games had how many turns
    products: Any  # items x items: sums of what was done more often than others did, in pairs
    gains: Any  # by item: sums of that with what was won more than others did
    uses: Any  # by item: how often it was done


def play_block(bot: int, number: int, plan: Plan, first: int, count: int) -> Block:
    """Play some games and sum them up."""
    game, _ = plan.load()
    hands, played = hands_of(plan), play_deals(plan, first, count, clocked=False)
    rows, uses = played.rows, played.uses[:, 0, :hands].astype(float)
    endings = np.bincount(rows[..., ENDING].ravel(), minlength=len(game.endings) + 1)[: len(game.endings)]
    measures = [rows[..., column].mean() for column in (LENGTH, PLIES, LEADS)]
    measures += [*by_place(rows, hands).mean(axis=0), *(endings / count)]
    more = uses - uses.mean(axis=1, keepdims=True)
    won = points_by_seat(rows[:, 0], hands)
    won -= won.mean(axis=1, keepdims=True)
    products, gains = np.einsum("gsi,gsj->ij", more, more), np.einsum("gsi,gs->i", more, won)
    lengths = np.bincount(rows[..., LENGTH].ravel())
    return Block(bot, number, np.array(measures), lengths, products, gains, uses.sum(axis=(0, 1)))


def names_of_measures(game: Any, hands: int) -> list[str]:
    """What each block measures."""
    return ["turns", "moves", "lead_changes", *(f"place {i}" for i in range(1, hands + 1)), *game.endings]


# ---------------------------------------------------------------------------- playing


class Study(NamedTuple):
    """What is to be looked at."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int  # of each bot, or of each bot and set
    seed: int = 1
    options: tuple[tuple[str, str], ...] = ()
    sets: tuple[str, ...] = ()

    def plan(self, bot: str, birds: str = "") -> Plan:
        """The games of one bot, with a set of birds."""
        options = dict(self.options) | ({"birds": birds} if birds else {})
        return Plan(self.game, self.seats, (bot,) * self.seats, self.seed, tuple(options.items()), rotated=False)

    def tasks(self) -> list[tuple[int, int, Plan, int, int]]:
        """The blocks to play."""
        found = []
        for bot, name in enumerate(self.bots):
            if self.sets:
                found += [
                    (bot, i, self.plan(name, birds), i * self.games, self.games) for i, birds in enumerate(self.sets)
                ]
                continue
            ends = [self.games * i // BLOCKS for i in range(BLOCKS + 1)]
            blocks = [(start, end - start) for start, end in pairwise(ends) if end > start]
            found += [(bot, i, self.plan(name), *block) for i, block in enumerate(blocks)]
        return found


def play_blocks(
    study: Study, cores: int | None = None, address: str | None = None, report: Callable[[int], None] | None = None
) -> list[Block]:
    """All blocks in order; after Ctrl-C those that were finished."""
    tasks, blocks = study.tasks(), []
    spread: Any = (
        cluster.spread(play_block, tasks, address)
        if address
        else workers.spread(play_block, tasks, min(cores or os.cpu_count() or 1, len(tasks)))
    )
    try:
        for block in spread:
            blocks.append(block)
            if report:
                report(1)
    except KeyboardInterrupt:
        pass
    finally:
        spread.close()
    return sorted(blocks, key=lambda block: (block.bot, block.number))


# ---------------------------------------------------------------------------- what it comes to


def summarize(study: Study, blocks: Sequence[Block]) -> dict[str, Any]:
    """All figures, in names that a program may read."""
    head = {"game": study.game, "seats": study.seats, "games": study.games, "seed": study.seed}
    complete = len(blocks) == len(study.tasks())
    plays = [(name, [block for block in blocks if block.bot == i]) for i, name in enumerate(study.bots)]
    return (
        head
        | {"options": dict(study.options), "sets": len(study.sets), "complete": complete}
        | {"plays": [{"bot": name, **of_bot(study, own)} for name, own in plays if own]}
    )


def of_bot(study: Study, blocks: Sequence[Block]) -> dict[str, Any]:
    """The figures of one bot's games."""
    plan = study.plan(study.bots[0], study.sets[0] if study.sets else "")
    game, _ = plan.load()
    hands = hands_of(plan)
    names = names_of_measures(game, hands)
    values = np.array([block.measures for block in blocks])
    measured = {name: spread_of(values[:, i]) for i, name in enumerate(names)}
    return {
        **{name: measured[name] for name in ("turns", "moves", "lead_changes")},
        "places": [measured[f"place {i}"] for i in range(1, hands + 1)],
        "endings": {name: measured[name] for name in game.endings},
        "lengths": histogram(blocks),
        "birds": birds(study, blocks),
        **of_sets(study, blocks, values, names),
    }


def spread_of(values: Any) -> dict[str, float]:
    """The mean of the blocks' values and its interval."""
    mean = float(values.mean())
    error = float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else float(abs(mean))
    return {"mean": round(mean, 5), "low": round(mean - NORMAL * error, 5), "high": round(mean + NORMAL * error, 5)}


def histogram(blocks: Sequence[Block]) -> list[dict[str, int]]:
    """How many games had how many turns, in columns of equal width."""
    counts = np.zeros(max(len(block.lengths) for block in blocks), np.int64)
    for block in blocks:
        counts[: len(block.lengths)] += block.lengths
    low, high = int(np.flatnonzero(counts)[0]), int(np.flatnonzero(counts)[-1]) + 1
    wide = -(-(high - low) // BINS)
    return [{"from": at, "games": int(counts[at : at + wide].sum())} for at in range(low, high, wide)]


def birds(study: Study, blocks: Sequence[Block]) -> list[dict[str, Any]]:
    """For each thing done and bird: how often, and by how much one more than the others at the table goes with winning.

    It is the slope of points won over times done, both as differences from the table's mean, all birds of a kind at
    once: what goes with winning, not what causes it.
    """
    game, _ = study.plan(study.bots[0], study.sets[0] if study.sets else "").load()
    _, items = items_by_move(game)
    games, found = len(blocks) * study.games if study.sets else study.games, []
    for kind in dict.fromkeys(kind for kind, _ in items):
        own = [i for i, item in enumerate(items) if item[0] == kind and sum(block.products[i, i] for block in blocks)]
        slopes, errors = slopes_of([(b.products[np.ix_(own, own)], b.gains[own]) for b in blocks])
        for i, slope, error in zip(own, slopes, errors, strict=True):
            uses = float(sum(block.uses[i] for block in blocks)) / games
            ends = {"low": round(slope - NORMAL * error, 5), "high": round(slope + NORMAL * error, 5)}
            name = bird_names(game)[items[i][1]]
            found.append({"what": kind, "bird": name, "a_game": round(uses, 4), "mean": round(slope, 5), **ends})
    return found


def slopes_of(sums: Sequence[tuple[Any, Any]]) -> tuple[list[float], list[float]]:
    """Least squares over all blocks, and errors from how the blocks differ from it."""
    inverse = np.linalg.pinv(sum(products for products, _ in sums))
    slopes = inverse @ sum(gains for _, gains in sums)
    left = np.array([gains - products @ slopes for products, gains in sums])
    variance = inverse @ (left.T @ left) @ inverse * (len(sums) / max(1, len(sums) - 1))
    return slopes.tolist(), np.sqrt(np.diag(variance)).tolist()


def of_sets(study: Study, blocks: Sequence[Block], values: Any, names: list[str]) -> dict[str, Any]:
    """With several sets: the figures of each, and what a bird in the set does to them."""
    if not study.sets:
        return {}
    chosen = [study.sets[block.number] for block in blocks]
    listed = [
        {"birds": birds, **{name: round(float(value), 4) for name, value in zip(names, row, strict=True)}}
        for birds, row in zip(chosen, values, strict=True)
    ]
    game, _ = study.plan(study.bots[0], study.sets[0]).load()
    effects = []
    for letter, bird in bird_names(game).items():
        inside = np.array([letter in birds for birds in chosen])
        if 1 < inside.sum() < len(inside) - 1:
            gaps = {name: gap(values[:, names.index(name)], inside) for name in MEASURED if name in names}
            effects.append({"bird": bird, **gaps})
    return {"by_set": listed, "birds_in_sets": effects}


MEASURED = ("turns", "lead_changes", "place 1")


def gap(values: Any, inside: Any) -> dict[str, float]:
    """How much higher the mean is with a bird than without."""
    with_bird, without = values[inside], values[~inside]
    mean = float(with_bird.mean() - without.mean())
    error = float((with_bird.var(ddof=1) / len(with_bird) + without.var(ddof=1) / len(without)) ** 0.5)
    return {"mean": round(mean, 5), "low": round(mean - NORMAL * error, 5), "high": round(mean + NORMAL * error, 5)}
