"""What newcomers at one keyboard read while it is passed to them: one thing each time."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.games.napakalaki.tui.ways.dialog import WaysDialog
from app.games.napakalaki.tui.ways.primer import primer
from app.lessons.learned import LearnedState
from app.match.seats import HUMAN
from app.tui.screens.handover import HandoverScreen
from engines.napakalaki.parameters import Parameters
from tests.app.games.napakalaki.tui.helpers import match_of, program, seen, settled, shown
from tests.app.games.napakalaki.tui.ways.helpers import RULE_SET, friends, waiting
from tests.engines.napakalaki.helpers import FRIENDS, RULES, among, lay

TWO = {"Ana": HUMAN, "Ben": HUMAN}


@pytest.mark.parametrize(
    ("rules", "corridor", "grudges", "level", "topics"),
    [
        (Parameters(), "", (), 1, ["start"]),
        (FRIENDS, "", (0, 0, 0), 1, ["start"]),
        (FRIENDS, "boar", (0, 2, 0), 1, ["start", "corridor"]),
        (FRIENDS, "boar", (1, 0, 0), 1, ["start", "corridor", "grudge"]),
        (FRIENDS, "", (0, 0, 0), 7, ["start", "last"]),
    ],
    ids=["classic", "first", "corridor", "grudge", "near the end"],
)
def test_only_what_a_player_can_use_now_is_explained(
    rules: Parameters, corridor: str, grudges: Sequence[int], level: int, topics: list[str]
) -> None:
    state = lay(level=level, parameters=rules)
    if grudges:
        state = among(state, corridor, grudges=grudges)
    assert [*primer(state.config, RULES.view(state, -1), 0)] == topics


async def test_each_player_reads_one_thing_before_a_turn() -> None:
    """It is public, because the other one may still look."""
    app = program()
    app.services.learned = LearnedState(None)
    async with app.run_test(size=(80, 24)) as pilot:
        session = match_of(TWO, deck="friends", seed="WOLF-2", **RULE_SET)
        session.texts = app.texts
        app.open_match(session)
        await pilot.pause()
        told = []
        for _ in range(60):
            await settled(pilot)
            if isinstance(app.screen, HandoverScreen):
                told.append("Each turn you fight a monster." in shown(pilot))
                await pilot.press("space")
            elif isinstance(app.screen, WaysDialog):
                await pilot.press("t" if "t  Take it" in shown(pilot) else "0")
            else:
                await pilot.press("enter")
            if len(told) == 3:
                break
        assert told == [True, True, False]


async def test_without_the_coach_nothing_is_explained() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        session = match_of(TWO, deck="friends", seed="WOLF-2", **RULE_SET)
        session.texts = app.texts
        app.change(coach=False)
        app.open_match(session)
        await pilot.pause()
        await settled(pilot)
        assert isinstance(app.screen, HandoverScreen)
        assert "Each turn" not in shown(pilot)


async def test_numbers_beyond_the_first_come_on_request_while_the_coach_is_there() -> None:
    app = program()
    app.services.learned = LearnedState(None)
    row = (("choir-of-frogs", 2), ("hiccup-dragon", 0))
    async with app.run_test(size=(80, 24)) as pilot:
        session = friends(then=waiting(row, (2, 1, 0)))
        session.texts = app.texts
        app.open_match(session)
        await settled(pilot)
        text = await seen(pilot, "enter")
        assert isinstance(app.screen, WaysDialog)
        assert "if they help" not in text
        assert "m numbers" in text
        text = await seen(pilot, "m")
        assert "if they help" in text
        assert "m numbers" not in text
