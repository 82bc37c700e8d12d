"""Practice: undo goes over dice and bots, and the match counts for no records."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from app.content.content_index import ContentIndex
from app.match.seats import HUMAN, Seat
from app.store.matches import Matches
from app.tui import launch
from app.tui.app import MazmorraApp
from app.tui.screens.newgame import NewGameScreen
from tests.app.tui.shell import shell
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_text

GAMES = ("irrgarten", "napakalaki", "hammerspace")
SIZE = (80, 24)


def program(store: Matches) -> MazmorraApp:
    app = shell()
    app.services.store, app.services.library = store, ContentIndex(None)
    return app


async def form_of(pilot: Pilot[Any], game: str) -> NewGameScreen:
    """The form of a game, the cursor on the row of practice."""
    app = pilot.app
    assert isinstance(app, MazmorraApp)
    app.open_new_game(game)
    await pilot.pause()
    screen = app.screen
    assert isinstance(screen, NewGameScreen)
    screen.form_list.renew("practice")
    await pilot.pause()
    return screen


def told(screen: NewGameScreen) -> str:
    """What the panel says of the chosen row."""
    return " ".join(text for text, _ in screen._explained().paragraphs)


@pytest.fixture
def store(tmp_path: Path) -> Matches:
    return Matches(tmp_path / "matches.sqlite3")


@pytest.mark.one_of(3)
@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_practice_if_that_was_chosen(game: str, store: Matches) -> None:
    async with program(store).run_test(size=SIZE) as pilot:
        screen = await form_of(pilot, game)
        await pilot.press("right")
        assert "You can undo everything" in told(screen)
        await pilot.press("s")
        await settled(pilot)
        match = match_behind(pilot.app.session)  # type: ignore[attr-defined]  # ours
        assert match.header.practice
        assert store.one(match.header.match).practice
        text = screen_text(pilot.app)
        assert "practice" in text.splitlines()[2].casefold(), "the head line says so"
    store.shut()


@pytest.mark.one_of(3)
@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_no_practice_by_itself(game: str, store: Matches) -> None:
    async with program(store).run_test(size=SIZE) as pilot:
        screen = await form_of(pilot, game)
        assert not screen.draft.practice, "it is never remembered"
        await pilot.press("s")
        await settled(pilot)
        match = match_behind(pilot.app.session)  # type: ignore[attr-defined]  # ours
        assert not match.header.practice
    store.shut()


async def test_between_people_there_is_no_practice(store: Matches) -> None:
    async with program(store).run_test(size=SIZE) as pilot:
        screen = await form_of(pilot, "irrgarten")
        await pilot.press("right")
        screen.draft.seats = [Seat("Ana"), Seat("Ben", HUMAN)]
        screen.form_list.renew("practice")
        await pilot.pause()
        assert "Practice is for one person" in told(screen)
        await pilot.press("left")
        assert screen.draft.practice, "the choice stays for when one plays alone"
        await pilot.press("s")
        await settled(pilot)
        assert not match_behind(pilot.app.session).header.practice  # type: ignore[attr-defined]  # ours
    store.shut()


async def test_a_rematch_of_practice_is_practice_and_of_a_fork_no_fork(store: Matches) -> None:
    async with program(store).run_test(size=SIZE) as pilot:
        app = pilot.app
        assert isinstance(app, MazmorraApp)
        await form_of(pilot, "irrgarten")
        await pilot.press("right", "s")
        await settled(pilot)
        session = app.session
        assert session is not None
        match = match_behind(session)
        match.header = replace(
            match.header, title={**match.header.title, "fork-of": "x", "fork-at": "3"}
        )
        header = launch.opener(app).again(session, "BEAR-0001").source.header
        assert header.practice
        assert not {"fork-of", "fork-at"} & set(header.title)
    store.shut()
