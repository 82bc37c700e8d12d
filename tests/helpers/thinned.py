"""A share of the cases of long tests: the suite runs every third or so, `make whole` all.

A plugin (`-p tests.helpers.thinned` in pyproject.toml). `@pytest.mark.one_of(3)` stands on a test
with many parameters. Which third of them the suite runs follows from the name of the test, so tests
over the same games and settings choose different ones, and each case is chosen by some test. With
`each="name"` every value of that parameter keeps a case: of a rule for all games, each is tried.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping
from zlib import crc32

import pytest

from tests.helpers.environment import WHOLE


def share(name: str, cases: Iterable[str], parts: int) -> list[str]:
    """Return every case of a test whose number, counted from one that `name` decides, is a multiple
    of `parts`; at least one case."""
    known = list(cases)
    first = crc32(name.encode()) % min(parts, len(known))
    return known[first::parts]


def share_of_each(name: str, cases: Mapping[str, str], parts: int) -> set[str]:
    """Return the share of a test's cases, and a case of each value that has none in it; `cases` are
    the values by case."""
    kept = set(share(name, cases, parts))
    for value in {*cases.values()} - {cases[case] for case in kept}:
        own = [case for case, of in cases.items() if of == value]
        kept |= set(share(name, own, len(own)))
    return kept


def _value(item: pytest.Item, parameter: str) -> str:
    """Return the value of a parameter in a case, "" without one."""
    called = getattr(item, "callspec", None)
    return str(called.params.get(parameter, "")) if called is not None else ""


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
        each = mark.kwargs.get("each", "")
        values = {case.nodeid: _value(case, each) for case in cases}
        left_out |= values.keys() - share_of_each(name, values, mark.args[0])
    if left_out:
        config.hook.pytest_deselected(items=[one for one in items if one.nodeid in left_out])
        items[:] = [one for one in items if one.nodeid not in left_out]
