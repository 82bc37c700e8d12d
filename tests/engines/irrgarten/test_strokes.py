"""Strokes and par (IRR-32)."""

from __future__ import annotations

from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.strokes import par, strokes
from tests.engines.irrgarten.helpers import BOARDS, RULES, WEAK, act, hand
from tests.engines.irrgarten.test_contested_ways import STRONG


def test_irr_32_each_turn_until_the_exit_is_a_stroke() -> None:
    state = hand("0--E")
    assert strokes(0, 0, act(state, "right", "right", "right")) == 3


def test_irr_32_only_own_turns_count() -> None:
    state = hand("0--E", "1---", actor=1)
    events = act(state, "right", "right", "right", "right")
    assert strokes(0, 1, events) == 2
    assert strokes(1, 1, events) == 3, "its third turn has begun"


def test_irr_32_a_lost_combat_costs_two_more_and_a_won_one_none() -> None:
    won = hand("0M-E", foes=[WEAK], strength=1, script=None)
    assert strokes(0, 0, act(won, "right", "right", "right")) == 3
    lost = hand("0M-E", foes=[STRONG], hits={0: 2}, script=None)
    lost.foe_strength, lost.foe_intelligence = (10_000_000,), (10_000_000,)
    assert strokes(0, 0, act(lost, "right", "right", "right")) == 5


def test_irr_32_turns_spent_dead_count() -> None:
    parameters = Parameters(resurrection=1000)
    state = hand("0M-E", parameters=parameters, foes=[STRONG], health={0: 1}, script=None)
    state.foe_strength, state.foe_intelligence = (10_000_000,), (10_000_000,)
    events = act(state, "right", "right", "right")
    assert state.winner == 0
    assert strokes(0, 0, events) == 3 + 1 + 2, "three steps, one turn dead, one defeat"


def test_irr_32_par_is_what_racers_need_alone_on_the_same_deal() -> None:
    corridor = Labyrinth.from_rows(("E---------",))
    config = Config(corridor, 1, Parameters(even_starts=True), monsters=0)
    deal = RULES.new(config, "OAK-1")
    away = deal.square[0] - corridor.square(0, 0)
    assert par(config, "OAK-1") == away, "without monsters, the steps of the way"


def test_irr_32_par_is_the_same_each_time_and_counts_defeats() -> None:
    config = Config(Labyrinth.from_rows(BOARDS["cave"]), 1, Parameters(), monsters=12)
    assert par(config, "OAK-1") == par(config, "OAK-1")
