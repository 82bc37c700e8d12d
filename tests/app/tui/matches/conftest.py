"""Files of saved matches for these tests."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.tui.matches.helpers import File


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[File]:
    """An empty file, on a machine whose clock shows UTC."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    found = File(tmp_path / "matches.sqlite3")
    yield found
    found.store.shut()
    monkeypatch.undo()
    time.tzset()
