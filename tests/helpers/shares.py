"""How many workers of xdist there are, and how the tests are dealt out to them: a file at a time.

A plugin (`-p tests.helpers.shares` in pyproject.toml) for `--dist loadgroup`. What the tests of a
file read, parse or play once is then done in one worker only. Groups (`xdist_group`) and the files
of `EARLY` go first, then the files with most tests; those of `APART` come last, test by test. So no
worker is at a long file when the others are through.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pytest

APART = (
    "tests/app/tui/everywhere/test_everywhere.py",
    "tests/app/tui/replay/test_journeys.py",
    "tests/app/tui/replay/test_live.py",
    "tests/programs/strength/test_strength.py",
)
"""Files of more than ten seconds whose tests share next to nothing."""

EARLY = (
    "tests/app/test_new_game.py",
    "tests/engines/napakalaki/test_privacy.py",
    "tests/app/tui/test_rough_terminals.py",
    "tests/programs/net/test_net.py",
    "tests/app/lab/test_cluster.py",
    "tests/app/tui/everywhere/test_product.py",
    "tests/app/server/test_serve.py",
    "tests/app/tui/everywhere/test_keys.py",
    "tests/app/lab/test_custom_bots.py",
    "tests/app/tui/lessons/test_every_lesson.py",
    "tests/app/long/test_kill.py",
    "tests/engines/hammerspace/test_privacy.py",
    "tests/app/plain/test_games.py",
    "tests/app/store/test_two_programs.py",
    "tests/app/store/test_saves.py",
    "tests/app/plain/test_hammerspace.py",
    "tests/app/lab/test_run.py",
    "tests/engines/test_planner.py",
    "tests/engines/test_views_inside_emit.py",
    "tests/app/tui/test_search.py",
    "tests/app/long/test_soak.py",
)
"""Files of few tests that take seconds, in this order: those that take longest first, and those
that wait (for servers and processes) between those that compute, so that few wait at once."""


def unit(test: str) -> str:
    """What a test is dealt out with: its group, its file, or nothing else."""
    name, group = test, ""
    if test.rfind("@") > test.rfind("]"):
        name, _, group = test.rpartition("@")
    file = name.partition("::")[0]
    return group or (test if file in APART else file)


def in_order(tests: Sequence[str]) -> list[int]:
    """The places of tests, named as for `unit`, in the order in which they are dealt out."""
    units = [unit(test) for test in tests]
    most = Counter(units)

    early = {name: place for place, name in enumerate(EARLY)}

    def rank(place: int) -> tuple[int, int]:
        name = units[place]
        if not name.startswith("tests/"):
            return 0, 0
        if name in early:
            return 1, early[name]
        return (3, 0) if name == tests[place] else (2, -most[name])

    return sorted(range(len(tests)), key=rank)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In a worker, the order of the whole suite is that in which it is dealt out."""
    if hasattr(config, "workerinput"):
        items[:] = [items[place] for place in in_order([name_of(item) for item in items])]


def name_of(item: pytest.Item) -> str:
    """The id of a test, with its group behind it, as xdist writes it."""
    group = item.get_closest_marker("xdist_group")
    plain = item.nodeid.rpartition("@")[0] if group and "@" in item.nodeid else item.nodeid
    return f"{plain}@{group.args[0]}" if group else plain


@pytest.hookimpl(optionalhook=True, tryfirst=True)  # xdist's own is registered later: it was first
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than processors (`-n auto`): some tests wait for a terminal or a process."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """xdist's own, which deals out what `unit` says (the one use of this private name)."""
    if config.getoption("dist") != "loadgroup":
        return None
    scheduler: Any = import_module("xdist.scheduler").LoadGroupScheduling(config, log)
    scheduler._split_scope = unit
    config.option.loadscopereorder = False
    return scheduler
