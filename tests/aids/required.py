"""Tests in a real terminal: one worker runs them all, and they may be demanded.

A plugin (`-p tests.aids.required` in pyproject.toml). Under MAZMORRA_REQUIRE_TERMINAL=1, as in
`.ci/run`, a skipped test marked `terminal` is a failure: a machine that lost its tmux must not
look like a machine on which everything works.
"""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

DEMANDED = "MAZMORRA_REQUIRE_TERMINAL"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Terminals side by side steal each other's time: their tests share a worker of xdist."""
    for item in items:
        if item.get_closest_marker("terminal") is not None:
            item.add_marker(pytest.mark.xdist_group("terminal"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turns the skip of a demanded test into a failure that says why it was skipped."""
    report = yield
    demanded = os.environ.get(DEMANDED) == "1"
    if demanded and report.skipped and item.get_closest_marker("terminal") is not None:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome = "failed"
        report.longrepr = f"{DEMANDED}=1, but this terminal test was skipped. {reason}"
    return report
