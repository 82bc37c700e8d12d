"""Counts the processes that a pool starts."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.processes import pool
from app.processes.child import Child


def started_pids(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that gets the number of every process that starts from now on."""
    pids: list[int] = []

    class Counted(Child):
        def __init__(self, command: Sequence[str]) -> None:
            super().__init__(command)
            pids.append(self.process.pid)

    monkeypatch.setattr(pool, "Child", Counted)
    return pids
