"""What all tests of the program start from."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from app.store import database
from app.tui import textual_patches
from tests.helpers.environment import CARRIED
from tests.helpers.sharing import (
    SYNCHRONISED,
    shared_counts,
    shared_decks,
    shared_handlers,
    shared_play_outs,
    shared_styles,
    unseen_frames,
    unsynchronised,
)


@pytest.fixture(scope="session", autouse=True)
def _shared() -> Iterator[None]:
    """No program parses a style sheet, reads a shipped deck, counts parameters or picks a seed if
    another one has done it.

    Nor does it put frames together that nobody sees. `make carried` does: it is the long run of
    the same tests.
    """
    textual_patches.install()  # as in the program itself
    every_frame = os.environ.get(CARRIED) == "1"
    frames = nullcontext() if every_frame else unseen_frames()
    with (
        shared_styles(), shared_counts(), shared_handlers(), shared_decks(), shared_play_outs(),
        unsynchronised(), frames,
    ):  # fmt: skip
        yield


@pytest.fixture
def synchronised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches are saved as the program does it, each decision on the disk."""
    monkeypatch.setitem(database.SETTINGS, "synchronous", SYNCHRONISED)
