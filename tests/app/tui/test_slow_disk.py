"""On a slow disk keys are handled while a decision is written, and nothing of it is shown."""

from __future__ import annotations

from typing import Any, cast

import pytest
from textual.pilot import Pilot

from app.match.match import Match
from app.session.session import Session
from app.tui.app import MazmorraApp
from app.tui.match.screen import PlayScreen
from app.tui.screens.help import HelpScreen
from app.tui.screens.home import HomeScreen
from engines.hammerspace.events import Aimed, Played
from engines.kernel.events import SPECTATOR, Event
from tests.app.games.hammerspace.tui import helpers as hammerspace
from tests.app.games.irrgarten.tui import helpers as irrgarten
from tests.app.games.irrgarten.tui.helpers import GARDEN, program
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.app.match.slow import SlowJournal
from tests.app.tui.modes import is_replay
from tests.app.tui.waiting import a_moment
from tests.helpers.hearing import hear
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_words

ALONE = {"Ana": "human"}


def match_of(session: Session) -> Match:
    match: Match = match_behind(session)
    return match


async def on_a_slow_disk(pilot: Pilot[Any], session: Session) -> tuple[PlayScreen, SlowJournal]:
    """A match on the screen whose decisions are written when the test says so."""
    journal = SlowJournal()
    match_of(session)._journal = journal
    app = cast("MazmorraApp", pilot.app)
    session.texts = app.texts
    await pilot.pause()
    app.open_match(session)
    await a_while(pilot)
    assert isinstance(app.screen, PlayScreen)
    return app.screen, journal


async def a_while(pilot: Pilot[Any]) -> None:
    """All that can happen happens; what waits for the disk goes on waiting."""
    for _ in range(5):
        await a_moment(pilot)


async def press(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await a_while(pilot)


async def test_while_a_step_is_written_keys_work_and_the_step_is_not_shown() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen, journal = await on_a_slow_disk(pilot, irrgarten.match_of(GARDEN, ALONE))
        match, scene = match_of(screen.session), cast("Any", screen.scene)
        before = scene.mate.square
        heard: list[Event] = []
        hear(match, SPECTATOR, Event, heard.append)
        await press(pilot, "right")
        assert match.decisions == 1
        assert (heard, scene.mate.square) == ([], before)
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, HelpScreen), "the disk stops no key"
        await press(pilot, "escape", "f2")
        assert "Ana" in screen_words(pilot.app)
        assert "TURNO" in screen_words(pilot.app).upper()
        await press(pilot, "right", "down")
        assert match.decisions == 1, "no second decision before the first was shown"
        assert (heard, scene.mate.square) == ([], before)
        journal.acknowledge()
        await a_while(pilot)
        assert heard
        assert scene.mate.square != before
        await press(pilot, "right")
        assert match.decisions == 2, "and it goes on"


async def test_nobody_decides_on_what_is_not_safe_yet() -> None:
    """Also where the screen takes over how the match stands in between, as it does when the
    keyboard is passed."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen, journal = await on_a_slow_disk(pilot, irrgarten.match_of(GARDEN, ALONE))
        scene = screen.scene
        mine = [scene.my_turn]
        scene.decide(match_of(screen.session).legal()[0])
        scene.settle()
        mine.append(scene.my_turn)
        await a_while(pilot)
        journal.acknowledge()
        await a_while(pilot)
        mine.append(scene.my_turn)
        assert mine == [True, False, True]


@pytest.mark.parametrize("keys", [("enter", "enter"), ("f", "enter", "enter")])
async def test_a_card_table_decides_nothing_while_a_step_is_written(keys: tuple[str, ...]) -> None:
    """A key that is held down comes again before the first decision is shown."""
    session = hammerspace.match_of({"Ana": "human", "Ben": "steady"})
    async with hammerspace.program().run_test(size=(80, 24)) as pilot:
        screen, journal = await on_a_slow_disk(pilot, session)
        match = match_of(screen.session)
        for key in keys:
            await pilot.press(key)
        made = match.decisions
        assert made == len(journal.given)
        await press(pilot, *keys)
        assert match.decisions == made, "nothing more before the first was shown"
        journal.acknowledge()
        await a_while(pilot)
        assert match.decisions >= made


async def test_a_choice_of_napakalaki_waits_for_the_step_before_it() -> None:
    session = napakalaki.laid(napakalaki.TABLE, meets="hiccup-dragon")
    async with napakalaki.program().run_test(size=(80, 24)) as pilot:
        screen, journal = await on_a_slow_disk(pilot, session)
        match = match_of(screen.session)
        await press(pilot, "enter")
        journal.acknowledge()
        await a_while(pilot)
        before = match.decisions
        for key in ("enter", "a", "y", "enter"):
            await pilot.press(key)
        assert match.decisions == before + 1


async def test_one_key_that_decides_several_times_is_written_and_shown_in_order() -> None:
    """Enter in Hammerspace ends the flipping, plays a card and aims it."""
    hands = (
        "wet-fish mattress snow-globe ~bin-lid",
        "frying-pan bathtub falling-piano ~clothes-peg",
        "old-cheese trampoline joy-buzzer catchers-mitt",
    )
    session = hammerspace.laid(*hands)
    async with hammerspace.program().run_test(size=(80, 24)) as pilot:
        screen, journal = await on_a_slow_disk(pilot, session)
        match = match_of(screen.session)
        heard: list[Event] = []
        hear(match, SPECTATOR, Event, heard.append)
        await press(pilot, "1", "a", "enter")
        made = match.decisions
        assert made > 1
        assert len(journal.given) == made
        assert heard == []
        journal.acknowledge(made - 1)
        await a_while(pilot)
        assert [type(event) for event in heard] == [Played]
        journal.acknowledge()
        await a_while(pilot)
        assert Aimed in [type(event) for event in heard]


async def test_a_replay_of_the_running_match_waits_for_the_disk() -> None:
    """It shows all decisions: none that is not safe."""
    async with program().run_test(size=(80, 24)) as pilot:
        _, journal = await on_a_slow_disk(pilot, irrgarten.match_of(GARDEN, ALONE))
        await press(pilot, "right")
        journal.acknowledge()
        await a_while(pilot)
        await press(pilot, "left", "R")
        assert is_replay(pilot.app.screen)
        assert len(journal.decisions) == 2
        assert not journal.given


async def test_to_take_back_waits_for_the_disk_and_shows_the_match_as_it_was() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen, journal = await on_a_slow_disk(pilot, irrgarten.match_of(GARDEN, ALONE))
        await press(pilot, "right")
        journal.acknowledge()
        await a_while(pilot)
        before = cast("Any", screen.scene).mate.square
        await press(pilot, "left", "u")
        assert (len(journal.decisions), journal.taken_back) == (1, 1)
        now = pilot.app.screen
        assert isinstance(now, PlayScreen)
        assert now is not screen
        assert cast("Any", now.scene).mate.square == before


async def test_a_match_that_is_left_is_written_to_the_end() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen, journal = await on_a_slow_disk(pilot, irrgarten.match_of(GARDEN, ALONE))
        await press(pilot, "right")
        cast("MazmorraApp", pilot.app).go_home()
        await a_while(pilot)
        assert isinstance(pilot.app.screen, HomeScreen)
        leaving = [one for one in pilot.app.workers if one.group == "leaving"]
        assert leaving, "it is not left before it is safe"
        journal.acknowledge()
        await a_while(pilot)
        assert len(journal.decisions) == match_of(screen.session).decisions == 1
        assert not [one for one in pilot.app.workers if one.group == "leaving"]


async def test_a_disk_that_fails_is_told_before_what_was_decided() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen, journal = await on_a_slow_disk(pilot, irrgarten.match_of(GARDEN, ALONE))
        journal.fails_at = 0
        await press(pilot, "right")
        assert "no longer saved" not in screen_words(pilot.app)
        journal.acknowledge()
        await a_while(pilot)
        assert (
            "The disk is full. You can keep playing, but this match is no longer saved."
            in " ".join(screen_words(pilot.app).split())
        )
        assert match_of(screen.session).unsaved is not None


async def test_a_bug_of_the_journal_ends_in_a_fault() -> None:
    async def journey() -> None:
        async with program().run_test(size=(80, 24)) as pilot:
            _, journal = await on_a_slow_disk(pilot, irrgarten.match_of(GARDEN, ALONE))
            journal.bug = KeyError("column")
            await press(pilot, "right")
            journal.acknowledge()
            await a_while(pilot)

    with pytest.raises(Exception, match="column"):
        await journey()
