"""What is written down when a match is left: its latest state, and what was done in it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from app.i18n.fluent import Texts
from app.match.journal import JournalFailed
from app.match.match import Match
from app.match.runner import MatchRunner
from app.session.opener import MatchOpener
from app.session.session import Session
from app.store.latest_states import SMALL
from app.tui.screens.home import HomeScreen
from tests.app.match.helpers import local_bots
from tests.app.tui.matches.helpers import File, keys, program
from tests.helpers.pictures import screen_words


async def left(file: File, match: Match) -> None:
    """Leave a match on the screen."""
    table = MatchRunner(match, local_bots(match.header.game, match.public))
    texts = Texts()
    opener = MatchOpener(cast("Any", SimpleNamespace(store=file.store)), texts)
    await opener.leave(Session(table, texts))


async def test_a_large_state_is_written_at_last(file: File) -> None:
    """It is written with the first decision and then seldom: leaving makes up for it, so that the
    match could go on if the rules changed."""
    match = file.add(1, "napakalaki", "Ana Ben:cautious Eva:sharp", decisions=10)
    file.store._states._seldom[match.header.match] = SMALL  # as if its state were a large one
    file.play(match, 3)
    latest = file.store.kept(match.header.match).latest
    assert latest is not None
    assert latest.decisions == 10
    await left(file, match)
    assert file.store.kept(match.header.match).latest == match.checkpoint()


async def test_what_was_done_is_written(file: File) -> None:
    match = file.finished(1)
    assert file.store.achievements() == []
    await left(file, match)
    assert {row.achievement for row in file.store.achievements()} == {"out", "unseen"}


async def test_a_match_that_was_deleted_stays_so(file: File) -> None:
    match = file.finished(1)
    file.store.delete(match.header.match)
    await left(file, match)
    assert file.store.counts() == (0, 0)
    assert file.store.problem is None


async def test_what_can_not_be_deleted_is_told_and_ends_nothing(
    file: File, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match is abandoned after its disk failed."""
    file.add(1, players="Ana", decisions=1)

    def fails(match: str) -> None:
        raise JournalFailed("full")

    monkeypatch.setattr(file.store, "delete", fails)
    app = program(file)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await keys(pilot, "c", "escape", "a", "y")
        assert isinstance(app.screen, HomeScreen)
        assert "It can't be deleted right now" in screen_words(app)
    assert app.fault is None
