"""Ray: an optional extra, which gives the same figures as this machine alone."""

import sys
from importlib.util import find_spec

import pytest

from birdtable.errors import Refused
from birdtable.lab import arena
from birdtable.lab.deals import Plan
from birdtable.lab.summary import summarize

RAY = sys.version_info < (3, 15)  # as the extra's marker says: later Pythons have no wheel
PLAN = Plan("cubirds", 2, ("greedy", "uniform"), 5)


def test_the_extra_is_here_where_its_marker_says_so() -> None:
    assert (find_spec("ray") is not None) == RAY


@pytest.mark.filterwarnings("ignore")  # Ray's own
@pytest.mark.skipif(not RAY, reason="the extra's marker: Ray has no wheel for this Python")
def test_a_cluster_gives_the_same_figures() -> None:
    found = []
    for address in (None, "local"):
        run = arena.Run(PLAN, 250, full=True)
        run.go(cores=1, address=address)
        found.append({name: value for name, value in summarize(run).items() if name != "clock"})
    assert found[0] == found[1]


@pytest.mark.skipif(not RAY, reason="the extra's marker: Ray has no wheel for this Python")
@pytest.mark.filterwarnings("ignore")
def test_an_address_without_a_cluster_is_refused() -> None:
    with pytest.raises(Refused, match="--ray no-port-here"):
        arena.Run(PLAN, 2).go(address="no-port-here")


def test_without_the_extra_ray_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused, match=r"pip install 'birdtable\[ray\]'"):
        arena.Run(PLAN, 2).go(address="local")
