"""Tests in a real terminal: one worker runs them all, and where they are required none is skipped.

A plugin (`-p tests.helpers.required` in pyproject.toml). Under MAZMORRA_REQUIRE_TERMINAL=1, as in
`.ci/run`, a skipped test marked `terminal` is a failure: a machine that lost its tmux must not
look like a machine on which everything works.
"""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

from tests.helpers.terminal import REQUIRED


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Terminals side by side steal each other's time: their tests share a worker of xdist."""
    for item in items:
        if "open_terminal" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.terminal)
        if item.get_closest_marker("terminal") is not None:
            item.add_marker(pytest.mark.xdist_group("terminal"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turns the skip of a required test into a failure that says why it was skipped."""
    report = yield
    required = os.environ.get(REQUIRED) == "1"
    if required and report.skipped and item.get_closest_marker("terminal") is not None:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome = "failed"
        report.longrepr = f"{REQUIRED}=1, but this terminal test was skipped. {reason}"
    return report
