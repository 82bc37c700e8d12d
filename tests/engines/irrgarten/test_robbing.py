"""The racer and the policy of the search rob on purpose (IRR-38)."""

from __future__ import annotations

from engines.irrgarten.heuristics import racer_bot
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.planning import IrrgartenPort
from engines.irrgarten.state import State
from tests.engines.irrgarten.helpers import RULES, hand

RACE = Parameters(
    leapfrog=True, leap_out=True, pickpocket=True, open_prizes=True, thrown_back=True, toll=1,
    last_laps=2, monster_strength=0, monster_intelligence=0,
)  # fmt: skip
SPOON = (2_000, 3)


def race(*rows: str) -> State:
    """A race as drawn, in which its only monster carries a spoon, and Ben has moved in this lap."""
    state = hand(*rows, parameters=RACE, foes=[(0, 0, 1)], script=None)
    state.foe_prize = ((0, *SPOON),)
    state.order = (1, 0)
    return state


def choices(state: State) -> set[str]:
    """The directions of the racer, for some seeds, and of the policy."""
    view = RULES.view(state, 0)
    found = {racer_bot(state.config, view, seed) for seed in range(6)}
    return {RULES.notation(action) for action in (*found, IrrgartenPort().policy(state))}


def test_irr_29_who_lacks_a_thing_robs_a_rival_beside_it_on_the_way() -> None:
    """Though the monster is near, in the other direction."""
    state = race("M-01-----E")
    state.weapons[1] = SPOON
    assert choices(state) == {"right"}


def test_irr_38_who_moves_before_the_robber_does_again_is_left_alone() -> None:
    """Ben would take the thing back, in this lap or, where the order stays, in the next one."""
    for order, way in (((1, 0), "down"), ((0, 1), "right"), ((), "right")):
        state = race("-0------", "-1-----E", "M-------")
        state.weapons[0], state.weapons[1], state.order = SPOON, SPOON, order
        assert choices(state) == {way}


def test_irr_29_who_lacks_a_thing_goes_after_a_rival_who_is_nearer_than_a_monster() -> None:
    for carried, way in ((SPOON, "left"), ((), "right")):
        state = race("E-1--0------", "XXXXXXXXXXXM")
        state.weapons[1] = carried
        assert choices(state) == {way}


def test_irr_38_a_leap_that_leads_no_farther_from_the_exit_takes_a_rivals_only_thing() -> None:
    """Ben would have to go back for another one. If the leap led away, two players could rob each
    other to and fro for ever."""
    aside = race("-0------", "-1-----E", "M-------")
    away = race("-0-----E", "-1------", "M-------")
    for state, way in ((aside, "down"), (away, "right")):
        state.weapons[0] = state.weapons[1] = SPOON
        assert choices(state) == {way}


def test_irr_38_nobody_robs_without_room_nor_for_nothing() -> None:
    state = race("E----01-", "XXXXXXM-")
    state.weapons[0], state.weapons[1] = (*SPOON, *SPOON), SPOON
    assert choices(state) == {"left"}
