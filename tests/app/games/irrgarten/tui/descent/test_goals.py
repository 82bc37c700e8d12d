"""The goals of a Descent alone: par, then the best score so far, each said once."""

from __future__ import annotations

import pytest

from app.games.irrgarten.descent.par import par_of
from app.games.irrgarten.descent.tui.screen import DescentScreen
from engines.irrgarten.descent.state import State
from tests.app.games.irrgarten.tui.descent.helpers import match_of, opened, press, program
from tests.helpers.pictures import screen_words

PAR = 33


@pytest.fixture(autouse=True)
def _known_par(monkeypatch: pytest.MonkeyPatch) -> None:
    async def known(_config: object, _seed: str) -> int:
        return PAR

    monkeypatch.setattr(par_of, "par_of", known)


def before_par(state: State) -> None:
    """A character that beats the guardian beside it, and passes par by that."""
    state.strength[0] = state.intelligence[0] = 90_000
    state.coins[0] = PAR
    gate = state.floor.foe_square[0]
    free = set(state.floor.board.free()) - set(state.floor.foe_square) - set(state.floor.exits)
    state.square[0] = next(gate + d for d in state.floor.board.deltas if gate + d in free)


def notes(screen: DescentScreen) -> str:
    return " ".join(line.text for line in screen.scene.perspective.log.lines)


@pytest.mark.parametrize(
    ("earlier", "said", "head"),
    [
        ((), f"beat par ({PAR}), if you get out with them.", "over par"),
        ((80, 12), f"beat par ({PAR}), if you get out with them. Your best", "your best 80"),
        ((35, 12), "beat your best so far (35)", "a record"),
        ((12,), f"beat par ({PAR}), if you get out with them.", "a record"),
    ],
)
async def test_irr_53_a_goal_that_is_passed_is_said_once_with_the_next(
    earlier: tuple[int, ...], said: str, head: str
) -> None:
    """Par was passed on floor 3 without a word."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=before_par))
        screen.scene.earlier = earlier
        assert f"(par): {PAR}" in screen_words(pilot.app)
        assert " coins beat " not in notes(screen)
        await press(pilot, "g", "enter", "enter")
        assert screen.scene.sheet.coins > PAR
        assert notes(screen).count(" coins beat ") == 1
        assert said in notes(screen)
        assert head in screen_words(pilot.app)
        await press(pilot, "left", "right")
        assert notes(screen).count(" coins beat ") == 1


async def test_a_match_that_is_continued_says_no_goal_twice() -> None:
    def beyond(state: State) -> None:
        state.coins[0] = PAR + 10

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=beyond))
        await press(pilot, "enter")
        assert " coins beat " not in notes(screen)
        assert "over par" in screen_words(pilot.app)
