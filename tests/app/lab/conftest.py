"""What all tests of the laboratory start from."""

from __future__ import annotations

import pytest

from app.cli import run_workers


@pytest.fixture(autouse=True)
def one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that names no number of workers has one: to start another takes longer than the few
    games of a test. Tests of several name them."""
    monkeypatch.setattr(run_workers, "cores", lambda: 1)
