"""How many workers of xdist there are, and how the tests are dealt out to them: a file at a time.

A plugin (`-p tests.helpers.shares` in pyproject.toml) for `--dist loadgroup`. What the tests of a
file read, parse or play once is then done in one worker only. Files with most tests go first; those
of `APART` come last, test by test, so that no worker is at a long file when the others are through.
Tests of a group (`xdist_group`) stay together, as ever.
"""

from __future__ import annotations

import os
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


def unit(test: str) -> str:
    """What a test is dealt out with: its group, its file, or nothing else."""
    name, group = test, ""
    if test.rfind("@") > test.rfind("]"):
        name, _, group = test.rpartition("@")
    file = name.partition("::")[0]
    return group or (test if file in APART else file)


@pytest.hookimpl(optionalhook=True)
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
    return scheduler
