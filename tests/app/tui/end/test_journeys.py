"""The end of a match by keyboard: turning points, views, the card, the report, another match."""

from __future__ import annotations

import asyncio
import errno
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.events import Key

from app.files import atomic
from app.match.decision_list import DecisionList
from app.match.seats import RESIGNED
from app.match.source import ReplayRequest
from app.store.morgue import morgue_folder
from app.tui.end.card_dialog import CardDialog
from app.tui.match.log_screen import LogScreen
from app.tui.screens.end import BREATH, EndScreen
from tests.app.analysis.helpers import finished, session_of
from tests.app.tui.end.helpers import at_end, decisions, ended, fresh, keys, program, shown
from tests.app.tui.looks import all_looks, undressed
from tests.app.tui.replay.helpers import here, place
from tests.app.tui.shell import bare_end, shell
from tests.app.tui.waiting import no_work_is_lost, settled
from tests.helpers.matches import match_behind


async def test_a_turning_point_leads_into_the_replay_and_back() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_end(pilot, ended())
        moments = screen.outlook.moments
        assert len(moments) > 2
        assert "Turning points  1/" in shown(pilot)
        await keys(pilot, "tab", "tab", "shift+tab", "enter")
        assert place(pilot) == moments[1].decision
        await keys(pilot, "q")
        assert app.screen is screen
        assert screen.outlook.chosen == 1


async def test_a_bot_that_played_on_for_who_resigned_is_said() -> None:
    """The result is the bot's: without a word it would seem to be the player's own."""
    session = ended()
    match = cast("Any", match_behind(session))
    match.header = replace(match.header, title={**match.header.title, RESIGNED: "1"})
    async with program().run_test(size=(80, 24)) as pilot:
        await at_end(pilot, session)
        rows = [line for line in shown(pilot).splitlines() if "resigned" in line]
        assert [row.split()[2] for row in rows] == ["Ben"]
        assert "resigned, a bot played on: level" in rows[0]


async def test_the_log_opens_from_the_result() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_end(pilot, ended())
        await keys(pilot, "L")
        assert isinstance(app.screen, LogScreen)
        await keys(pilot, "escape")
        assert app.screen_stack[-1] is screen


async def test_keys_that_were_meant_for_the_match_do_nothing_at_its_end() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        typed = [Key(name, None) for name in ("escape", "n", "r")]
        screen = await at_end(pilot, ended())
        for key in typed:
            app.post_message(key)
        await settled(pilot)
        assert app.screen is screen
        await keys(pilot, "r")
        assert place(pilot) == 0, "the same key, pressed when the end was seen"


async def test_views_card_and_report(monkeypatch: pytest.MonkeyPatch) -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_end(pilot, ended())
        seen = []
        for _ in range(5):
            seen.append(next(p.NAME for p in screen._views() if p.display))
            if seen[-1] == "feats":
                feats = [one.strip() for one in shown(pilot).split("── Feats")[1].splitlines()]
                assert feats[1:3] == ["✓ Ana: Regular at the Morgue", "Die twice in one match."]
            await keys(pilot, "right")
        assert seen == ["chance", "figure", "luck", "feats", "chance"]
        copied: list[str] = []
        monkeypatch.setattr(app, "copy_to_clipboard", copied.append)
        await keys(pilot, "c")
        assert isinstance(app.screen, CardDialog)
        (card,) = copied
        for line in filter(None, card.splitlines()):
            assert line in shown(pilot), "what is copied is what is shown"
        assert "GOLD-19C2" in card
        await keys(pilot, "escape", "m")
        (path,) = morgue_folder().iterdir()
        assert path.name.replace("napakalaki", "")[:8] in shown(pilot).replace("\n", "")
        text = path.read_text(encoding="utf-8")
        for sentence in (one.text for one in screen._after.story.log.lines):  # type: ignore[union-attr]  # it was written from it
            assert sentence in text


async def test_a_report_that_cannot_be_written_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, _data: bytes, **_more: object) -> None:
        raise OSError(errno.ENOSPC, "full", str(path))

    monkeypatch.setattr(atomic, "write", full)
    async with program().run_test(size=(80, 24)) as pilot:
        await at_end(pilot, ended())
        await keys(pilot, "m")
        assert "The report can't be saved" in shown(pilot)
        assert "There is no room" in shown(pilot)


async def test_a_rematch_is_a_key_away() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_end(pilot, ended())
        await keys(pilot, "n")
        assert app.session is not None
        assert not match_behind(app.session).over
        screen._heard()  # what is worked out too late finds nobody, and does no harm


async def test_the_log_speaks_the_language_that_is_chosen_then() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_end(pilot, ended())
        moment = screen.outlook.moments[0]
        before = screen._after.sentence(moment)
        app.change(language="es")
        await settled(pilot)
        after = screen._after.sentence(moment)
        assert before != after
        assert "Momentos decisivos" in shown(pilot)


@pytest.mark.parametrize("game", ["irrgarten", "hammerspace"])
async def test_every_game_has_an_end_that_is_worked_out(
    game: str, picture: SnapshotAssertion
) -> None:
    session = session_of(game)
    cast("Any", match_behind(session)).replay(finished(game).written)
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await at_end(pilot, session)
        assert screen.outlook.analysis is not None
        await all_looks(pilot, picture, settle=settled)
        await undressed(pilot)
        for _ in screen._views():
            await keys(pilot, "right")
        assert all(screen._after.sentence(one) for one in screen.outlook.moments)


async def test_a_match_that_cannot_be_played_again_says_why() -> None:
    """A table that was laid for a test, and not dealt. It says so once, in place of views."""
    session = fresh()
    async with program().run_test(size=(80, 24)) as pilot:
        cast("Any", match_behind(session)).replay(decisions())
        match = match_behind(session)
        match.written = DecisionList(match.written[1:])
        screen = await at_end(pilot, session)
        assert screen.outlook.analysis is None
        told = "The match can't be analysed."
        assert shown(pilot).count(told) == 1
        await pilot.resize_terminal(120, 40)
        await settled(pilot)
        assert shown(pilot).count(told) == 1
        assert "Turning points" not in shown(pilot)
        assert "m report" not in shown(pilot)
        await keys(pilot, "m")
        assert "No report" in shown(pilot)
        await keys(pilot, "c")
        assert isinstance(pilot.app.screen, CardDialog), "the result can be given away all the same"


async def test_a_finished_match_from_the_list_tells_how_it_went() -> None:
    app, match = program(), match_behind(ended())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.open_replay(ReplayRequest(match.header, match.written, 3))
        await settled(pilot)
        await keys(pilot, "g")
        screen = app.screen
        assert isinstance(screen, EndScreen)
        assert "rematch" not in shown(pilot), "there is no match behind it to be played again"
        moment = screen.outlook.moments[0]
        await asyncio.sleep(BREATH)
        await keys(pilot, "enter")
        assert place(pilot) == moment.decision
        await keys(pilot, "g", "escape")
        assert match_behind(here(pilot).session).at_end


async def test_two_changes_at_once_leave_no_work_that_was_never_begun() -> None:
    """The second change cancels the work of the first before it starts."""
    app = shell()
    with no_work_is_lost():
        async with app.run_test(size=(80, 24)) as pilot:
            await app.push_screen(bare_end())
            app.change(theme="light")
            app.change(theme="dark")
            await settled(pilot)
