"""The Descent's beginner makes the mistakes of a first Descent, where the steady bot makes none."""

from __future__ import annotations

from engines.irrgarten.descent.actions import CLIMB, GIFT_0
from engines.irrgarten.descent.bots import BOTS
from engines.irrgarten.descent.state import GIFT, State
from engines.irrgarten.descent.things import HEALTH, STRENGTH, points
from tests.engines.irrgarten.descent.helpers import GRIM, RULES, WEAK, hand

HARD = GRIM._replace(strength=30_000, intelligence=30_000)
ROW = "M--0--GE"


def asked(bot: str, state: State) -> int:
    return BOTS[bot](state.config, RULES.view(state, state.seat), 0)


def test_it_fights_the_nearest_monster_that_it_beats_as_often_as_not() -> None:
    state = hand(ROW, strength={0: 8_000}, intelligence={0: 8_000})
    assert RULES.notation(asked("coward", state)) == "right"
    assert RULES.notation(asked("beginner", state)) == "left"


def test_it_leaves_a_hard_monster_alone() -> None:
    state = hand(ROW, foes=[WEAK, HARD], strength={0: 8_000}, intelligence={0: 8_000})
    assert RULES.notation(asked("beginner", state)) == "right"


def test_it_takes_power_before_health_and_climbs_out_only_when_nearly_dead() -> None:
    gifts = (points(HEALTH, 3), points(STRENGTH, 1_000))
    state = hand(ROW, gifts=gifts, health={0: 8}, coins={0: 500})
    state.phase = GIFT
    assert asked("beginner", state) == GIFT_0 + 1
    assert asked("steady", state) == CLIMB, "with so many coins to lose"
    state.health[0] = 2
    assert asked("beginner", state) == CLIMB
