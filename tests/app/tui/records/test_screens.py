"""The records and the daily: pictures in all looks, and a journey by keyboard through both."""

from __future__ import annotations

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from app.content.content_index import ContentIndex
from app.content.last_setup import keep
from app.content.setup_from_args import first_draft
from app.match.replay_match import ReplayMatch
from app.tui.daily.screen import DailyScreen
from app.tui.end.card_dialog import CardDialog
from app.tui.match.screen import PlayScreen
from app.tui.records.screen import RecordsScreen
from app.tui.screens.home import HomeScreen
from engines.irrgarten.events import LOST_BY_DEATH, LOST_BY_WOUNDS, CombatEnded
from tests.app.tui.looks import SMALL, all_looks, undressed
from tests.app.tui.matches.helpers import File, flat, keys, program
from tests.app.tui.records.conftest import PAR, add_daily
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_words

PAGES = ("statistics", "hall", "feats", "streaks")
ANEW = ("escape", "c")
"""The card is the text that was copied, in the language of that moment."""


@pytest.mark.parametrize("kept", ["full", "file"], ids=["full", "empty"])
async def test_pictures_of_the_records(
    kept: str, request: pytest.FixtureRequest, picture: SnapshotAssertion
) -> None:
    """Each page, with matches, and where it says what it waits for."""
    async with program(request.getfixturevalue(kept)).run_test(size=SMALL) as pilot:
        await pilot.pause()
        await keys(pilot, "r")
        for page in PAGES:
            await all_looks(pilot, picture, prefix=f"{page}-")
            await undressed(pilot)
            await keys(pilot, "right")


async def test_a_picture_of_the_feats_of_one_game(full: File, picture: SnapshotAssertion) -> None:
    async with program(full).run_test(size=SMALL) as pilot:
        await pilot.pause()
        await keys(pilot, "r", "right", "right", "tab")
        await all_looks(pilot, picture)
        await undressed(pilot)
        await keys(pilot, "slash", *"mon", "down")
        await all_looks(pilot, picture, prefix="search-")


async def test_a_feat_and_a_result_lead_to_their_match(full: File) -> None:
    """The feat to the turn in which it was done (of all seats), a result to the beginning."""
    app = program(full)
    done = full.store.achievements()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await keys(pilot, "r")
        assert "Enter match" not in screen_words(app), "totals lead nowhere"
        await keys(pilot, "right", "right", "enter")
        replay = app.screen
        assert isinstance(replay, PlayScreen)
        shown = match_behind(replay.session)
        assert isinstance(shown, ReplayMatch)
        assert shown.replay.turn in {row.value for row in done if row.match == shown.header.match}
        await keys(pilot, "escape", "left", "down", "enter")
        replay = app.screen
        assert isinstance(replay, PlayScreen)
        shown = match_behind(replay.session)
        assert isinstance(shown, ReplayMatch)
        assert shown.replay.position == 0
        await keys(pilot, "escape")
        screen = app.screen
        assert isinstance(screen, RecordsScreen)
        await keys(pilot, "slash", *"2026-", "enter")
        assert screen.hits()[1] > 1
        found = [at for at, line in enumerate(screen_words(app).splitlines()) if "▸" in line]
        await keys(pilot, "n")
        assert [
            at for at, line in enumerate(screen_words(app).splitlines()) if "▸" in line
        ] != found
        await keys(pilot, "escape", "escape")
        assert isinstance(app.screen, HomeScreen)


async def test_a_match_that_was_deleted_is_said_to_be_gone(full: File) -> None:
    app = program(full)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await keys(pilot, "r", "right")
        for saved in full.store.finished():
            full.store.delete(saved.id)
        await keys(pilot, "end", "down", "enter")
        assert "This match is no longer saved" in screen_words(app)


async def test_pictures_of_the_daily(full: File, picture: SnapshotAssertion) -> None:
    async with program(full).run_test(size=SMALL) as pilot:
        await pilot.pause()
        await keys(pilot, "d")
        await all_looks(pilot, picture, prefix="daily-")
        await undressed(pilot)
        await keys(pilot, "c")
        await all_looks(pilot, picture, prefix="card-", settle=lambda pilot: keys(pilot, *ANEW))


async def test_the_daily_calls_the_player_as_the_last_match_did(file: File, tmp_path: Path) -> None:
    app = program(file)
    app.services.library = ContentIndex(None)
    app.services.choices = tmp_path / "choices.json"
    draft = first_draft(ContentIndex(None), "napakalaki", ("Sam", "Ben", "Eva"), lambda: "WOLF")
    keep(app.services.choices, draft)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await keys(pilot, "d", "i")
        assert app.session is not None
        assert [seat.name for seat in app.session.seats if seat.human] == ["Sam"]


async def test_a_journey_through_records_and_daily(file: File) -> None:
    """The daily is begun, left and gone on with; abandoned, it is there as practice alone; the
    records say that practice does not count."""
    app = program(file)
    app.services.library = ContentIndex(None)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await keys(pilot, "r", "right", "tab", "pagedown", "home", "left", "escape")
        assert isinstance(app.screen, HomeScreen)
        await keys(pilot, "d")
        assert isinstance(app.screen, DailyScreen)
        await keys(pilot, "c")
        assert "You can share once" in screen_words(app), "nothing to give away yet"
        await keys(pilot, "i")
        assert app.session is not None
        match = match_behind(app.session)
        assert not match.header.practice
        assert match.header.seed.startswith("DAILY-2027-01-15-")
        await keys(pilot, "escape", "s", "d")
        assert "in progress; counts for the records" in flat(screen_words(app))
        await keys(pilot, "enter")
        assert match_behind(app.session).header.match == match.header.match
        await keys(pilot, "escape", "a", "y", "d")
        assert "abandoned or deleted; practice from now on" in flat(screen_words(app))
        await keys(pilot, "i")
        assert match_behind(app.session).header.practice
        assert match_behind(app.session).header.seed == match.header.seed
        await keys(pilot, "escape", "s", "m")
        assert "Daily 2027-01-15" in screen_words(app)
        await keys(pilot, "escape", "r")
        screen = app.screen
        assert isinstance(screen, RecordsScreen)
        assert "No finished match counts yet" in flat(screen_words(app))
        await keys(pilot, "escape")


async def test_the_daily_shows_irrgarten_s_number_and_those_of_the_week(file: File) -> None:
    """Strokes against par (IRR-32): of today in its row, of seven days below, and on the card."""
    numbers = []
    for number, days in enumerate((6, 1, 0), 1):
        match = add_daily(file, number, "irrgarten", days=days)
        ends = [event for event in match.past(0) if isinstance(event, CombatEnded)]
        lost = sum(event.result in (LOST_BY_WOUNDS, LOST_BY_DEATH) for event in ends)
        numbers.append(match.results()[0].turns + 2 * lost - PAR)
    app = program(file)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await keys(pilot, "d")
        await settled(pilot)
        first, second, today = (f"{number:+d}" for number in numbers)
        line = f"Irrgarten, last 7 days: {first} . . . . {second} {today}"
        assert line in flat(screen_words(app))
        side = "over" if numbers[-1] > 0 else "under"
        over = f"{abs(numbers[-1])} {side} par"
        assert f"{over}; practice from now on" in flat(screen_words(app))
        await keys(pilot, "c")
        assert app.clipboard.splitlines()[1:4] == [
            f"Irrgarten    {over}",
            "The Descent  -",
            "Napakalaki   -",
        ]
        assert line in app.clipboard.splitlines()


async def test_the_card_of_the_day_is_copied_and_shown(full: File) -> None:
    app = program(full)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await keys(pilot, "d", "c")
        assert isinstance(app.screen, CardDialog)
        assert app.clipboard.splitlines()[0] == "Mazmorra · daily 2027-01-15"
        await keys(pilot, "escape", "escape")
        assert isinstance(app.screen, HomeScreen)
