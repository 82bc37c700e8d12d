"""Open rewards, pickpockets and last laps (IRR-37 to IRR-39)."""

from __future__ import annotations

from dataclasses import replace

from engines.irrgarten.config import Config
from engines.irrgarten.evaluate import evaluate
from engines.irrgarten.events import GearTaken, GotOut, Rewarded
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import Parameters
from engines.kernel.events import OVER, Event, GameEnded, TurnBegan
from engines.kernel.streams import KeyedSource
from tests.engines.irrgarten.helpers import RULES, act, at, hand, only

OPEN = Parameters(open_prizes=True)
STEAL = Parameters(leapfrog=True, pickpocket=True)
LAST = Parameters(last_laps=1)


def test_irr_37_the_winner_gets_what_the_monster_carries_and_the_monster_is_gone() -> None:
    board = Labyrinth.from_rows(["PM---E"])
    weak = replace(OPEN, monster_strength=0, monster_intelligence=0)
    state = RULES.deal(Config(board, 1, weak), KeyedSource("a"))
    kind, power, uses = state.foe_prize[0]
    assert power >= (1_500, 1_000)[kind]
    assert uses >= 2
    rewarded = only(act(state, "right"), Rewarded)
    assert (rewarded.weapons, rewarded.shields, rewarded.health) == (kind == 0, kind == 1, 0)
    assert (state.weapons[0] or state.shields[0]) == (power, uses)
    assert state.foe_health[0] == 0


def test_irr_38_a_leap_takes_the_newest_weapon_else_the_newest_shield() -> None:
    state = hand("-----", "-01--", "E----", parameters=STEAL)
    state.weapons[1], state.shields[1] = (1_000, 3, 2_000, 4), (500, 2)
    taken = only(act(state, "right"), GearTaken)
    assert (taken.seat, taken.rival, taken.power, taken.uses) == (0, 1, 2_000, 4)
    assert state.weapons == [(2_000, 4), (1_000, 3)]
    full = hand("-----", "-01--", "E----", parameters=STEAL)
    full.weapons[0], full.weapons[1], full.shields[1] = (1, 1, 2, 2), (3, 3), (500, 2)
    act(full, "right")
    assert full.shields == [(500, 2), ()]


def test_irr_38_where_a_leap_ends_is_chosen_before_the_theft() -> None:
    """The rules said that the thing is there before the landing: it would have paid the toll of the
    exit straight behind (IRR-29)."""
    toll = replace(STEAL, open_prizes=True, toll=1)
    state = hand("----", "-01E", "---M", parameters=toll)
    state.weapons[1] = (1_000, 3)
    act(state, "right")
    assert state.weapons[0] == (1_000, 3)
    assert at(state, 0) != (3, 1)


def test_irr_38_by_default_a_leap_takes_nothing() -> None:
    state = hand("-----", "-01--", "E----", parameters=Parameters(leapfrog=True))
    state.weapons[1] = (1_000, 3)
    act(state, "right")
    assert state.weapons[1] == (1_000, 3)


def test_irr_39_the_others_have_their_laps_and_most_things_win() -> None:
    state = hand("10E", parameters=LAST)
    state.weapons[1] = (1_000, 0)
    events = act(state, "right")
    assert (only(events, GotOut).closes, only(events, GotOut).over) == (4, False)
    assert state.seat == 1
    act(state, "right")
    events = act(state, "right")
    assert only(events, GameEnded).winners == (1,), "it carries more, worn out or not"
    assert state.out == (0, 1)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 0)


def test_irr_39_who_is_out_ranks_before_who_is_inside() -> None:
    state = hand("X2--3", "10EXX", parameters=LAST)
    state.out, state.closes, state.seat, state.winner = (0, 1), 4, OVER, 1
    state.weapons[1] = (1_000, 0)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 0, 2, 2)


def test_irr_39_of_several_with_as_many_things_the_first_one_out_wins() -> None:
    state = hand("M10E", parameters=replace(LAST, open_prizes=True, last_laps=5))
    act(state, "right")
    assert state.seat == 1, "the monster carries a thing that it could fetch"
    for _ in range(2):
        act(state, "right")
    assert state.winner == 0


def test_irr_39_the_match_ends_at_once_when_nobody_else_can_get_out_in_time() -> None:
    state = hand("1------0E", parameters=LAST)
    events: list[Event] = act(state, "right")
    assert state.seat == OVER
    assert state.winner == 0
    assert only(events, GotOut).over
    assert not [event for event in events if isinstance(event, TurnBegan)]


def test_irr_39_the_match_ends_at_once_when_nobody_else_can_get_out_with_more() -> None:
    state = hand("1-0E", parameters=replace(LAST, open_prizes=True, last_laps=3))
    state.weapons[0] = (1_000, 1)
    act(state, "right")
    assert (state.seat, state.winner) == (OVER, 0), "there is time, but nothing to fetch"


def test_irr_39_a_monster_within_reach_keeps_the_match_open() -> None:
    open_laps = replace(LAST, open_prizes=True, last_laps=3)
    state = hand("1M0E", parameters=open_laps)
    state.weapons[0] = state.weapons[1] = (1_000, 1)
    act(state, "right")
    assert state.seat == 1
    late = hand("M---1-0E", parameters=open_laps)
    late.weapons[0] = late.weapons[1] = (1_000, 1)
    act(late, "right")
    assert late.seat == OVER, "there and out again takes longer than the last laps"


def test_irr_39_who_has_all_that_can_be_carried_has_won() -> None:
    state = hand("M10E", parameters=replace(LAST, max_weapons=1, max_shields=0, last_laps=9))
    state.weapons[0] = (1_000, 1)
    act(state, "right")
    assert (state.seat, state.winner) == (OVER, 0)


def test_irr_39_a_rival_with_things_keeps_the_match_open_to_a_pickpocket() -> None:
    for steals, over in ((True, False), (False, True)):
        laps = replace(STEAL, pickpocket=steals, open_prizes=True, last_laps=3)
        state = hand("210E", parameters=laps)
        state.weapons[0] = state.weapons[1] = state.weapons[2] = (1_000, 1)
        act(state, "right")
        assert (state.seat == OVER) == over


def test_irr_39_by_default_the_first_one_out_wins_at_once() -> None:
    state = hand("10E")
    act(state, "right")
    assert (state.seat, state.winner, at(state, 0)) == (OVER, 0, (2, 0))


def test_irr_39_alone_there_are_no_last_laps() -> None:
    state = hand("0E", parameters=LAST)
    events = act(state, "right")
    assert not [event for event in events if isinstance(event, GotOut)]
    assert only(events, GameEnded).winners == (0,)


def test_irr_39_the_last_move_in_time_may_still_win() -> None:
    """Ben is out with nothing. Ana, beside the exit with a thing, has the last turn of the race."""
    state = hand("-0E", "--1", parameters=LAST)
    state.weapons[0], state.square[1], state.out = (1_000, 1), state.config.exit, (1,)
    state.turn = state.closes = 5
    assert evaluate(state)[0] > 0
    state.square[0] -= 1
    assert evaluate(state) == (0, 1), "two steps are too far"
