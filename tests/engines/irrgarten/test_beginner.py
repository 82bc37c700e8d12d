"""Irrgarten's beginner makes the mistakes of a first race, where the racer makes none."""

from __future__ import annotations

from engines.irrgarten.bots import BOTS
from engines.irrgarten.state import State
from tests.engines.irrgarten.helpers import RULES, hand

EVEN = (5_000, 3_000, 3)
HARD = (30_000, 30_000, 5)


def asked(bot: str, state: State) -> str:
    action = BOTS[bot](state.config.public(), RULES.view(state, state.seat), 0)
    return RULES.notation(action)


def test_it_goes_out_of_its_way_for_a_monster_that_looks_easy() -> None:
    state = hand("M---0-E", strength=8_000, intelligence=8_000)
    assert asked("racer", state) == "right"
    assert asked("beginner", state) == "left"


def test_it_leaves_a_hard_monster_alone() -> None:
    state = hand("M---0-E", foes=[HARD], strength=1_000, intelligence=1_000)
    assert asked("beginner", state) == "right"


def test_it_hurries_once_somebody_is_out() -> None:
    state = hand("M---0-E1", strength=8_000, intelligence=8_000)
    state.closes = 9
    assert asked("beginner", state) == "right"


def test_it_runs_out_when_it_has_more_than_any_rival() -> None:
    state = hand(
        "M---0-E-1", strength=8_000, intelligence=8_000, weapons={0: (1_000, 2)},
    )  # fmt: skip
    assert asked("beginner", state) == "right"
