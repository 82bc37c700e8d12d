"""A share of the cases of long tests: the suite runs every third or so, `make whole` all.

A plugin (`-p tests.helpers.thinned` in pyproject.toml). `@pytest.mark.one_of(3)` stands on a test
with many parameters. Which third of them the suite runs follows from the name of the test, so tests
over the same games and settings choose different ones, and each case is chosen by some test.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable
from zlib import crc32

import pytest

from tests.helpers.environment import WHOLE


def share(name: str, cases: Iterable[str], parts: int) -> list[str]:
    """Return every case of a test whose number, counted from one that `name` decides, is a multiple
    of `parts`; at least one case."""
    known = list(cases)
    first = crc32(name.encode()) % min(parts, len(known))
    return known[first::parts]


def is_whole() -> bool:
    """Whether this run plays all cases."""
    return os.environ.get(WHOLE) == "1"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the other cases, unless somebody asked for one of them by its id."""
    if is_whole() or any("[" in argument for argument in config.args):
        return
    tests: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("one_of") is not None:
            tests[item.nodeid.partition("[")[0]].append(item)
    left_out: set[str] = set()
    for name, cases in tests.items():
        mark = cases[0].get_closest_marker("one_of")
        assert mark is not None
        kept = set(share(name, (case.nodeid for case in cases), mark.args[0]))
        left_out |= {case.nodeid for case in cases} - kept
    if left_out:
        config.hook.pytest_deselected(items=[one for one in items if one.nodeid in left_out])
        items[:] = [one for one in items if one.nodeid not in left_out]
