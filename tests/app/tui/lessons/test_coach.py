"""The coach at a real match: a tip at a time, each once, silent when asked to be."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from app.coach.tips import MATCHES, tips_of
from app.lessons.learned import LearnedState
from app.match.seats import HUMAN
from app.tui.app import MazmorraApp
from app.tui.match.coach import LEAST, TURNS
from app.tui.rules.screen import RulesScreen
from engines.kernel.events import EVERYONE, TurnBegan
from engines.napakalaki.actions import DONE
from engines.napakalaki.events import Met, NecklaceSpent
from tests.app.games.napakalaki.tui.helpers import TABLE, laid, opened
from tests.app.tui.shell import shell
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_words

START = "Beat monsters to gain levels: 10 wins."
HIDDEN = "Hidden treasures count only"


async def after(pilot: Pilot[Any], *keys: str) -> str:
    """The screen after some keys, and after a while."""
    await pilot.press(*keys)
    await settled(pilot)
    await asyncio.sleep(LEAST)
    await pilot.pause()
    return screen_words(pilot.app)


def beginner() -> tuple[MazmorraApp, LearnedState]:
    app = shell()
    app.services.learned = learned = LearnedState(None)
    app.services.store = None
    return app, learned


async def test_tips_come_once_and_stay_a_while() -> None:
    app, learned = beginner()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(TABLE, rolls=True, dice=(1,)))
        assert START in await after(pilot, "r")
        assert learned.tips == {"napakalaki-start"}
        await pilot.press("f7")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen), "more is in the rules"
        assert "NAP-2" in screen_words(app)
        await pilot.press("escape")
        said = await after(pilot, "enter", "escape")
        assert START not in said, "a key after a while takes a tip away"
        assert HIDDEN in said, "what came meanwhile is told next"

        said = await after(pilot, "Z")
        assert HIDDEN not in said
        assert not app.looks.coach
        before = set(learned.tips)
        screen.coaching.match_over()
        screen.coaching.match_over()
        assert learned.games == {"napakalaki": 1}
        assert learned.tips == before


async def test_the_coach_is_there_in_the_first_matches_that_count() -> None:
    app, learned = beginner()
    async with app.run_test(size=(80, 24)) as pilot:

        def there() -> list[object]:
            return [screen.coaching.at_table, screen.available("play.quiet")]

        screen = await opened(pilot, laid(TABLE))
        assert there() == [True, True]
        app.change(coach=False)
        assert there() == [False, False]
        app.change(coach=True)
        app.go_home()
        await settled(pilot)

        learned.games = {"napakalaki": MATCHES}
        screen = await opened(pilot, laid(TABLE))
        assert there() == [False, False]


async def test_a_tip_is_for_who_heard_of_it_and_not_for_the_next_at_the_keyboard() -> None:
    app, _ = beginner()
    async with app.run_test(size=(80, 24)) as pilot:
        two = {"Ana": HUMAN, "Ben": HUMAN, "Eva": HUMAN}
        screen = await opened(pilot, laid(TABLE, players=two, rolls=True, dice=(1,)))
        assert START in await after(pilot, "r")
        told = []
        for seat in (1, 0):
            screen.scene.hand_over(seat)
            screen.draw()
            await pilot.pause()
            told.append(START in screen_words(app))
        assert told == [False, True]


async def test_each_player_at_the_keyboard_gets_a_tip_once() -> None:
    """What Ana has read Ben has not: he looked away."""
    app, learned = beginner()
    async with app.run_test(size=(80, 24)) as pilot:
        two = {"Ana": HUMAN, "Ben": HUMAN, "Eva": HUMAN}
        screen = await opened(pilot, laid(TABLE, players=two))
        coach, told = screen.coaching, list[bool]()
        for seat in (0, 1, 0):
            screen.scene.hand_over(seat)
            coach._waiting.clear()
            coach._hear(Met(EVERYONE, seat, 0, 9, wins=True))
            told.append(coach.tip is not None)
        assert told == [True, True, False]
        assert learned.tips == {"napakalaki-won"}


async def test_the_time_of_a_tip_is_not_that_of_the_one_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ben's stays its seconds, though Ana's, before she passed the keyboard, began earlier."""
    app, _ = beginner()
    async with app.run_test(size=(80, 24)) as pilot:
        people = {"Ana": HUMAN, "Ben": HUMAN, "Eva": HUMAN}
        screen = await opened(pilot, laid(TABLE, players=people, rolls=True, dice=(1,)))
        over: list[Callable[[], object]] = []
        monkeypatch.setattr(screen, "set_timer", lambda _seconds, then: over.append(then))
        anas, bens = tips_of("napakalaki")[:2]
        screen.coaching._tell(anas)
        screen.scene.hand_over(1)
        screen.coaching._tell(bens)
        left = []
        for ended in over:
            ended()
            screen.coaching.pressed()
            left.append(screen.coaching.tip)
        assert left == [bens, None]


async def test_a_tip_that_waited_for_turns_is_not_shown_late() -> None:
    """It comes back with another such moment."""
    app, learned = beginner()
    learned.tips.update(f"napakalaki-{tip.id}" for tip in tips_of("napakalaki"))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(TABLE, rolls=True, dice=(1,)))
        lasting = [tip for tip in tips_of("napakalaki") if not tip.until]
        coach, (first, second) = screen.coaching, lasting[:2]
        for turns, shown in ((TURNS, second), (TURNS + 1, None)):
            coach._waiting.clear()
            coach._tell(first)
            coach._tell(second)
            for turn in range(turns):
                coach._hear(TurnBegan(EVERYONE, screen.scene.me, turn))
            coach._ripe = True
            coach.pressed()
            assert coach.tip is shown


async def test_a_tip_goes_after_some_turns_without_a_key() -> None:
    app, learned = beginner()
    learned.tips.update(f"napakalaki-{tip.id}" for tip in tips_of("napakalaki"))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(TABLE, rolls=True, dice=(1,)))
        coach = screen.coaching
        coach._tell(tips_of("napakalaki")[0])
        await asyncio.sleep(LEAST)
        await pilot.pause()
        left = []
        for turn in range(TURNS + 1):
            coach._hear(TurnBegan(EVERYONE, screen.scene.me, turn))
            left.append(coach.tip is not None)
        assert left == [True] * TURNS + [False]


async def test_a_tip_goes_at_once_when_it_no_longer_applies() -> None:
    """NAP-11: levels are bought before the draw. NAP-17: the necklace is spent once."""
    app, learned = beginner()
    async with app.run_test(size=(80, 24)) as pilot:
        coach = (await opened(pilot, laid(TABLE))).coaching
        tips = {tip.id: tip for tip in tips_of("napakalaki")}
        learned.tips.update(f"napakalaki-{name}" for name in tips)
        me = coach._scene.me
        for name, event in (
            ("can-buy", Met(EVERYONE, me, 0, 5, False)),
            ("necklace-on", NecklaceSpent(EVERYONE, me, 0)),
        ):
            coach._tell(tips[name])
            coach._tell(tips["equipped"])
            assert coach.tip is tips[name]
            coach._hear(event)
            assert coach.tip is tips["equipped"], "the one that waited comes at once"
            coach._waiting.clear()


async def test_a_decision_in_a_dialog_takes_a_tip_away_too() -> None:
    """NAP-36: the tip of the turn before was shown in the dialog of the doors."""
    app, _ = beginner()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(TABLE, rolls=True, dice=(1,)))
        assert START in await after(pilot, "r")
        screen.game.chosen(None)
        assert screen.coaching.tip is not None, "the player has only looked"
        screen.game.chosen((DONE,))
        await settled(pilot)
        assert START not in screen_words(app)
