"""How often a long test tries: `--times 2000`; each has a number of its own."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", type=int, default=None, help="how often the long tests try")


@pytest.fixture
def times(request: pytest.FixtureRequest) -> int | None:
    times: int | None = request.config.getoption("--times", default=None)
    return times
