"""IRR-59: the way past a guardian without a fight."""

from __future__ import annotations

import pytest

from engines.irrgarten.descent.actions import SLIP
from engines.irrgarten.descent.bots import BOTS
from engines.irrgarten.descent.events import (
    BellHurried,
    CoinsChanged,
    FloorLeft,
    GiftTaken,
    SlippedPast,
    ThingLeft,
)
from engines.irrgarten.descent.heuristics import may_slip, slips
from engines.irrgarten.descent.planning import DescentPort, ways_of
from engines.irrgarten.descent.scene import scene_of_state
from engines.irrgarten.descent.state import LEFT
from engines.irrgarten.events import CombatBegan
from engines.kernel.events import Event
from tests.engines.irrgarten.descent.helpers import (
    BRUTE,
    GRIM,
    RULES,
    SWORD,
    WEAK,
    Foe,
    act,
    every,
    feed,
    hand,
    kinds,
    only,
    with_figures,
    words_of,
)

HALL = ("-0GE",)
"""A character beside the guardian of the exit."""


@pytest.mark.parametrize(("health", "cost"), [(2, 1), (3, 2), (8, 4), (15, 8), (16, 8)])
def test_irr_59_slipping_past_costs_half_of_the_health_rounded_up(health: int, cost: int) -> None:
    state = hand(*HALL, foes=[GRIM], script=None, health={0: health})
    events = act(state, "slip")
    assert only(events, SlippedPast).health == cost
    assert state.health[0] == health - cost
    assert state.floor.number == 2


def test_irr_59_it_brings_no_coins_no_gift_and_no_way_out() -> None:
    state = hand(*HALL, foes=[GRIM], script=None, coins={0: 7})
    events = act(state, "slip")
    assert only(events, FloorLeft).number == 1
    for kind in (CombatBegan, CoinsChanged, GiftTaken):
        assert not every(events, kind)
    assert state.coins[0] == 7
    assert "climb" not in words_of(state)
    assert state.depth[0] == 2


def test_irr_59_borrowed_gear_is_left_behind() -> None:
    state = hand(*HALL, foes=[GRIM], script=None, gear={0: [SWORD]})
    events = act(state, "slip")
    assert only(events, ThingLeft).returned
    assert state.weapons[0] == ()


def test_irr_59_only_beside_a_living_guardian() -> None:
    assert "slip" in words_of(hand(*HALL, foes=[GRIM]))
    assert "slip" not in words_of(hand("-GE", "0--", foes=[GRIM])), "in a corner with it"
    assert "slip" not in words_of(hand("0-E", "---")), "its guardian has left"
    assert "slip" not in words_of(hand("0M-GE", "-----", foes=[GRIM, WEAK])), "no guardian"


def test_irr_59_nobody_slips_who_is_before_an_exit_beside_the_guardian_of_another() -> None:
    """A play-out chose it there, which ended a planner's match."""
    state = hand("E0GE", foes=[GRIM], script=None, health={0: 16})
    assert "slip" not in words_of(state)
    assert not may_slip(state.config, scene_of_state(state, 0))
    assert (SLIP,) not in ways_of(state)
    assert DescentPort().policy(state) in RULES.legal(state)


def test_irr_59_not_with_one_health_nor_on_the_last_floor_nor_without_the_option() -> None:
    assert "slip" not in words_of(hand(*HALL, foes=[GRIM], health={0: 1}))
    floors = with_figures(floors_alone=3)
    assert "slip" in words_of(hand(*HALL, foes=[GRIM], parameters=floors, number=2))
    assert "slip" not in words_of(hand(*HALL, foes=[GRIM], parameters=floors, number=3))
    assert "slip" not in words_of(hand(*HALL, foes=[GRIM], parameters=with_figures(slip=False)))


def test_irr_59_the_bell_hurries_and_the_guardian_stays_for_those_behind() -> None:
    state = hand("0GE", "--1", foes=[GRIM], script=None)
    events = act(state, "slip")
    assert only(events, BellHurried).rounds == 2
    assert state.place[0] == LEFT
    assert state.foe_health[0] == GRIM.health
    assert state.seat == 1


def test_irr_59_in_fog_a_rival_out_of_sight_learns_only_who_left() -> None:
    state = hand("0GEX-", "--XX1", foes=[GRIM], script=None, parameters=with_figures(fog=True))
    events: list[Event] = act(state, "slip")
    assert "SlippedPast" in kinds(feed(events, 0))
    assert "SlippedPast" not in kinds(feed(events, 1))
    assert "FloorLeft" in kinds(feed(events, 1))


def test_irr_59_bots_know_the_way_past_a_guardian() -> None:
    """The steady bot, the policy of roll-outs, and the ways that a search compares."""
    fatal = Foe(20_000, 20_000, 6, level=5)
    state = hand(*HALL, foes=[fatal], number=7, health={0: 2}, coins={0: 90},
                 strength={0: 9_000}, intelligence={0: 12_000})  # fmt: skip
    view = RULES.view(state, 0)
    assert RULES.notation(BOTS["steady"](state.config, view, 1)) == "slip"
    assert RULES.notation(DescentPort().policy(state)) == "slip"
    assert [RULES.notation(action) for action in ways_of(state)[-1]] == ["slip"]


def test_irr_59_the_steady_bot_fights_a_guardian_that_it_beats() -> None:
    weak = hand(*HALL, foes=[WEAK], number=5, health={0: 12})
    assert not slips(weak.config, scene_of_state(weak, 0))
    strong = hand(*HALL, foes=[BRUTE], number=5, health={0: 1})
    view = RULES.view(strong, 0)
    assert RULES.notation(BOTS["steady"](strong.config, view, 1)) != "slip", "it can't"
