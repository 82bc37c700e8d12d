"""Whole matches by the keyboard alone: one person against bots, and two at one keyboard."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from textual.pilot import Pilot

from app.games.hammerspace.tui.dialogs.choice import ChoiceDialog
from app.games.hammerspace.tui.dialogs.defend import DefendDialog
from app.games.hammerspace.tui.screen import HammerspaceScreen
from app.match.clock import CLOCK
from app.match.seats import HUMAN
from app.tui.screens.end import EndScreen
from app.tui.screens.handover import HandoverScreen
from engines.hammerspace.parameters import MINUTE
from tests.app.games.hammerspace.tui.helpers import match_of, opened, program
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_words

TWO = {"Ana": HUMAN, "Ben": HUMAN}


def shown(pilot: Pilot[Any]) -> str:
    """The text of the screen, without the roles."""
    return screen_words(pilot.app)


async def press(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


async def test_one_person_plays_to_the_end_by_the_keyboard() -> None:
    """HAM-2 to HAM-24: characters, monsters and a limit on the clock; every decision is Enter, a
    digit, a letter or `f`."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(
            seed="journey",
            life=20,
            monster_ms=MINUTE,
            limit_ms=4 * MINUTE,
        )
        await opened(pilot, session)
        assert "TURN A CARD FACE DOWN?" in shown(pilot)
        await press(pilot, "2", "f")
        assert isinstance(pilot.app.screen, ChoiceDialog)
        assert "Ana, which character" in shown(pilot)
        await press(pilot, "3")
        asked: set[type[Any]] = set()
        for number in range(300):
            screen = pilot.app.screen
            if isinstance(screen, EndScreen):
                break
            asked.add(type(screen))
            if isinstance(screen, HammerspaceScreen):
                extra = ("f", "tab") if number % 3 == 0 else ()
                await press(pilot, f"{number % 4 + 1}", *extra)
            await press(pilot, "enter")
        assert isinstance(pilot.app.screen, EndScreen), shown(pilot)
        assert match_behind(session).over
        assert HammerspaceScreen in asked
        times = [entry for entry in match_behind(session).written if entry.seat == CLOCK]
        assert times, "the clock was written down"
        seats = [entry.seat for entry in match_behind(session).written]
        pairs = set(pairwise(seats))
        assert (CLOCK, CLOCK) not in pairs, "at most one entry of time a decision"


async def test_two_persons_at_one_keyboard() -> None:
    """HAM-25: the keyboard is passed for the set-up and for one's own hidden card, once a turn; a
    defence is asked without it."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(TWO, seed="hot seat", life=12, monsters=False, monster_ms=0)
        screen = await opened(pilot, session)
        passes: list[tuple[int, int, str]] = []
        for number in range(400):
            front = pilot.app.screen
            view = match_behind(session).view(0)
            if isinstance(front, EndScreen):
                break
            if isinstance(front, HandoverScreen):
                actor = match_behind(session).actor
                passes.append((view.turn, actor, screen.scene.name(actor)))
                assert not any(
                    screen.scene.cards.name(card) in shown(pilot)
                    for card in match_behind(session).view(actor).me.cards
                ), "the screen between them shows no card"
                await press(pilot, "space")
                continue
            if isinstance(front, DefendDialog | ChoiceDialog):
                await press(pilot, "enter")
                continue
            digit = f"{number % 4 + 1}"
            keys = (digit, "f") if view.turn == 0 or number % 5 == 0 else (digit, "enter")
            await press(pilot, *keys)
        assert match_behind(session).over
        setup = [name for turn, _, name in passes if not turn]
        assert setup == ["Ben", "Ana", "Ben"], "a hand each, then characters each"
        later = [(turn, seat) for turn, seat, _ in passes if turn]
        assert later, "hidden cards were looked at"
        assert len(later) == len(set(later)), "never twice in a turn"
