"""Work spread over a Ray cluster: the optional extra birdtable[ray]."""

import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from birdtable.errors import Refused

AHEAD = 4  # tasks for each core of the cluster that are handed out at once


def spread(work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]], address: str) -> Iterator[Any]:
    """The result of each task, in any order. Ray repeats what a worker lost."""
    ray = join(address)
    remote = ray.remote(work)
    following: Iterator[tuple[Any, ...]] = iter(tasks)
    under_way: list[Any] = []
    try:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            while len(under_way) < room and (task := next(following, None)) is not None:
                under_way.append(remote.remote(*task))
            if not under_way:
                return
            done, under_way = ray.wait(under_way)
            yield ray.get(done[0])
    finally:
        for left in under_way:
            ray.cancel(left)
        ray.shutdown()


def join(address: str) -> Any:
    """Ray, connected; `local` starts a cluster of this machine."""
    try:
        import ray
    except ImportError:
        raise Refused("--ray: expected the extra to be installed: pip install 'birdtable[ray]'") from None
    try:
        ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as problem:
        raise Refused(f"--ray {address}: {problem}") from None
    return ray
