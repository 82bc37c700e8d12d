"""A second program beside another one: it says so, looks, and plays without saving."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import apsw
import pytest
from textual.pilot import Pilot
from typing_extensions import override

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.content.setup_from_args import first_draft
from app.files import paths
from app.files.errors import Busy, Holder
from app.i18n.fluent import Texts
from app.match.runner import MatchRunner
from app.plain.program import PlainProgram
from app.session.app_context import AppContext
from app.session.bootstrap import Outside
from app.session.opener import MatchOpener
from app.store.archive import opened_beside
from app.store.matches import Matches
from app.tui.app import MazmorraApp
from app.tui.daily.screen import DailyScreen
from app.tui.dialogs.ask import AskDialog
from app.tui.factory import make_app
from app.tui.match.screen import PlayScreen
from app.tui.matches.screen import MatchesScreen
from app.tui.screens.home import AGAIN, HomeScreen
from tests.app.plain.talk import Talk
from tests.app.tui.matches.helpers import File, flat
from tests.app.tui.modes import is_replay
from tests.app.tui.shell import services
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_words

SIZE = (80, 24)
TAG = "NOT SAVED"


class Second(Outside):
    """The outside world of a program that is awake, as a test lays it out."""

    @override
    def wake(self) -> None:
        return


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[File]:
    """What the first program has: a match that goes on, and a finished one."""
    found = File(tmp_path / "matches.sqlite3")
    monkeypatch.setattr(paths, "database", lambda: found.path)
    found.add(1, players="Ana Ben:scout", decisions=6)
    found.finished(2)
    yield found
    found.store.shut()


@pytest.fixture
def second(file: File) -> Iterator[MazmorraApp]:
    """The second program, with the library that ships."""
    mine = services(kind=Second)
    mine.store, mine.library = None, ContentIndex(None)
    mine.beside, mine.holder = opened_beside(file.path), Holder(4711, "pts/3")
    mine.held = True
    app = make_app(mine, StartOptions(speed=0))
    app.texts = type(app.texts)(app.texts.language, strict=True)
    yield app
    mine.close()


def contents(path: Path) -> dict[str, int]:
    """How much is in each table, whoever has the file."""
    with closing(apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)) as connection:
        tables = ("matches", "decisions", "results", "deeds", "reckoned", "dailies")
        return {t: next(connection.execute(f"SELECT count(*) FROM {t}"))[0] for t in tables}


async def keys(pilot: Pilot[Any], *names: str) -> str:
    """Press keys, each in quiet; what is on the screen then."""
    for name in names:
        await pilot.press(name)
        await settled(pilot)
    return screen_words(pilot.app)


async def test_it_says_so_looks_learns_and_never_writes(second: MazmorraApp, file: File) -> None:
    """One journey through all that can be done, told on each screen."""
    before = contents(file.path)
    async with second.run_test(size=SIZE) as pilot:
        await pilot.pause()
        text = screen_words(second)
        told = "Your matches are open in another Mazmorra (process 4711, terminal pts/3)"
        assert told in flat(text)
        assert "MAZMORRA" in text, "above two lines the title has room for one"
        assert "already saved" not in text
        assert "Quit that one and they move to this one." in flat(text)
        assert TAG in text
        assert "Continue" not in text
        text = await keys(pilot, "m")
        assert isinstance(second.screen, MatchesScreen)
        assert TAG in text
        assert "Enter watch" in text
        assert "(process 4711, terminal pts/3). To continue it here" in flat(text)
        await keys(pilot, "end")
        assert "This match is open" not in screen_words(second), "a finished one is as it is"
        await keys(pilot, "home")
        for key in ("r", "d", "i"):
            assert "Here you can only watch" in flat(await keys(pilot, key))
            assert isinstance(second.screen, MatchesScreen)
        assert TAG in await keys(pilot, "enter")
        assert is_replay(second.screen), "the match of the other program is watched"
        await keys(pilot, "escape", "escape")
        assert isinstance(second.screen, HomeScreen)
        text = await keys(pilot, "r")
        assert "Hall of fame" in text
        assert TAG in text
        await keys(pilot, "escape")
    assert contents(file.path) == before


async def test_what_it_plays_is_not_saved_and_every_screen_of_it_says_so(
    second: MazmorraApp, file: File
) -> None:
    before = contents(file.path)
    async with second.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await keys(pilot, "d")
        assert isinstance(second.screen, DailyScreen)
        assert "practice: nothing is saved here" in screen_words(second)
        await keys(pilot, "i")
        assert isinstance(second.screen, PlayScreen)
        session = second.session
        assert session is not None
        assert match_behind(session).header.practice, "it can't be the one for the record"
        assert TAG in screen_words(second)
        await keys(pilot, "x")
        assert TAG in screen_words(second)
        await keys(pilot, "escape")
        seat = match_behind(session).actor
        session.source.decide(seat, match_behind(session).legal()[0])
        await settled(pilot)
        menu = flat(await keys(pilot, "escape"))
        assert "Leave to the home screen; this match isn't saved" in menu
        await keys(pilot, "s")
        assert isinstance(second.screen, AskDialog), "a match that would be lost is not just left"
        await keys(pilot, "n", "escape", "ctrl+q")
        assert isinstance(second.screen, AskDialog)
        assert "It isn't saved" in flat(screen_words(second))
        await keys(pilot, "n", "escape", "s", "y")
        assert isinstance(second.screen, HomeScreen)
        assert TAG in screen_words(second)
    assert contents(file.path) == before
    assert [saved.id for saved in file.store.unfinished()] == [f"{1:016x}"]


async def test_the_matches_are_taken_over_on_the_home_screen_once_the_first_has_ended(
    second: MazmorraApp, file: File
) -> None:
    """Neither while it runs, nor beside a match that they don't know; what is chosen stays so."""
    async with second.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.pause(2 * AGAIN)
        assert TAG in await keys(pilot, "down")
        await keys(pilot, "d", "i")
        file.store.shut()
        await pilot.pause(2 * AGAIN)
        assert TAG in await keys(pilot, "escape"), "the menu of a match is no home screen"
        await keys(pilot, "s", "y")
        await pilot.pause(2 * AGAIN)
        text = screen_words(second)
        assert "The other Mazmorra is closed: from now on everything is saved here." in text
        assert TAG not in text
        assert "Another Mazmorra" not in text
        assert "Continue" in text
        home = second.place
        assert isinstance(home, HomeScreen)
        assert home.menu.chosen is not None
        assert home.menu.chosen.command == "home.descent"
        await keys(pilot, "c", "escape", "s")
        assert second.services.store is not None
        assert contents(file.path)["matches"] == 2, "what was played before is not among them"


async def test_a_match_that_arrives_takes_no_key_that_was_meant_for_another_row(
    second: MazmorraApp, file: File
) -> None:
    """Nobody has moved the cursor: it stays on its row, and Continue comes above it."""
    async with second.run_test(size=SIZE) as pilot:
        await pilot.pause()
        home = second.place
        assert isinstance(home, HomeScreen)
        before = home.menu.chosen
        file.store.shut()
        await pilot.pause(2 * AGAIN)
        assert "Continue" in screen_words(second)
        assert before is not None
        assert home.menu.chosen is not None
        assert home.menu.chosen.command == before.command != "home.continue"


def woken() -> tuple[AppContext, Exception | None]:
    """The services of a program that starts now."""
    found = Outside.real()
    return found, found.wake()


def test_the_second_one_that_starts_looks_on_and_leaves_the_file_alone() -> None:
    first, problem = woken()
    assert problem is None
    assert first.store is not None
    assert first.archive is first.store
    second, problem = woken()
    assert problem is None, "it is told on the screen, and is no problem"
    assert second.store is None
    assert second.beside is not None
    assert second.archive is second.beside
    assert second.archive.counts() == (0, 0)
    assert second.holder is not None
    assert second.holder.process == os.getpid()
    second.holder = Holder(4711, "pts/3")
    assert not second.take_over(), "the first one runs"
    assert second.holder is not None
    assert second.holder.process == os.getpid(), "who has them is told anew: it may be a third one"
    first.close()
    assert second.take_over(), "it has ended"
    assert [second.beside, second.holder, second.held] == [None, None, False]
    assert isinstance(second.archive, Matches)
    assert not second.take_over(), "there is no more to take"
    third, problem = woken()
    assert problem is None
    assert third.beside is not None, "the lock is the second one's"
    third.close()
    second.close()
    again, problem = woken()
    assert (problem, again.beside) == (None, None), "the next one has them"
    again.close()


def test_why_the_matches_cannot_be_taken_over_is_logged_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried again every two seconds, perhaps for hours."""
    second = services(kind=Second)
    second.held = True
    for why in ("no room", "no room", "no such folder"):
        monkeypatch.setattr(paths, "database", partial(_fails, why))
        assert not second.take_over()
    logged = [record.getMessage() for record in caplog.records]
    assert logged == [f"take over: OSError('{why}')" for why in ("no room", "no such folder")]


def _fails(why: str) -> Path:
    raise OSError(why)


def test_where_nobody_can_look_it_is_told_that_the_first_has_the_file() -> None:
    """A file system without shared memory: the first program holds the file for itself."""
    path = paths.database()
    path.parent.mkdir(parents=True)
    path.with_name(path.name + "-shm").mkdir()
    first = Matches(path)
    second, problem = woken()
    assert isinstance(problem, Busy)
    assert second.archive is None
    names = ("Ana", "Ben", "Eva", "Leo")
    draft = first_draft(ContentIndex(None), "irrgarten", names, lambda: "seed")
    runner = MatchOpener(second, Texts("en")).new(draft.setup()).source
    assert isinstance(runner, MatchRunner)
    assert runner.match.unsaved is not None
    assert runner.match.unsaved.kind == "beside", "and not that the disk fails"
    first.shut()
    assert second.take_over()
    second.close()


def test_plain_mode_says_who_has_the_matches_and_that_nothing_is_saved(file: File) -> None:
    mine = services(kind=Second)
    mine.store, mine.library = None, ContentIndex(None)
    mine.beside, mine.holder = opened_beside(file.path), Holder(4711, "pts/3")
    mine.held = True
    console = Talk(["continue", "matches", "quit"])
    PlainProgram(mine, StartOptions(), console).run()
    held = [line for line in console.said if "open in another Mazmorra (process " in line]
    assert len(held) == 3, "at the start, and whenever they are asked for"
    assert "(process 4711, terminal pts/3)" in held[0]
    assert console.said[-1] == "Goodbye. Nothing was saved."
    console = Talk(["quit", "quit"])
    PlainProgram(mine, StartOptions(game="descent", seed="7"), console).run()
    held = [line for line in console.said if "open in another Mazmorra" in line]
    assert len(held) == 1, "not again when a match begins"
    assert "no longer saved" not in console.text, "it never was"
    file.store.shut()
    console = Talk(["matches", "quit"])
    PlainProgram(mine, StartOptions(), console).run()
    told = "The other Mazmorra is closed: from now on everything is saved here."
    assert told in console.said, "the next word has them"
    assert any(line.startswith('"continue 1": Irrgarten') for line in console.said)
    mine.close()


async def test_records_are_made_good_by_the_program_that_has_the_file(file: File) -> None:
    """The match of the corridor was won, and nobody looked at it yet."""
    mine = services(kind=Second)
    mine.store = file.store
    app = make_app(mine, StartOptions(speed=0))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await app.workers.wait_for_complete(
            [worker for worker in app.workers if worker.group == "records"]
        )
    assert {row.achievement for row in file.store.achievements()} == {"out", "unseen"}


def test_who_has_no_matches_to_write_to_is_not_told_that_they_are_saved() -> None:
    """Before the first paint nobody has looked; then there is a store, or nothing is saved."""
    assert replace(services(), store=None).saving
    assert not replace(services(), store=None, library=ContentIndex(None)).saving
    assert replace(services(), library=ContentIndex(None)).saving
