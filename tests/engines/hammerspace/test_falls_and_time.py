"""Hammerspace: falling, winning and the time limit (HAM-3, HAM-20, HAM-21)."""

from __future__ import annotations

import pytest

from engines.hammerspace.events import (
    AFTER_USE,
    OWNER_OUT,
    Discarded,
    Fell,
    LifeGained,
    LifeLost,
    TimeIsUp,
)
from engines.hammerspace.parameters import MINUTE, Parameters
from engines.hammerspace.state import State
from engines.kernel.events import OVER, Event, GameEnded, TurnBegan
from engines.kernel.rules import Outcome
from tests.engines.hammerspace.table import (
    RULES,
    config,
    do,
    hand,
    kinds,
    lasting,
    lay,
    life,
    of,
    only,
)

BLAST = "id: blast, ability: { do: [{ damage: { amount: 5, to: everyone } }] }"


def outcome(state: State) -> Outcome:
    found = RULES.outcome(state)
    assert found is not None
    return found


def test_ham_3_life_has_no_upper_limit() -> None:
    state = lay("soup", "rest", life=[1200, 30])
    assert only(do(state, "play soup"), LifeGained).life == 1202


def test_ham_20_the_last_player_wins() -> None:
    state = lay("club", "rest", life=[9, 3], dice=[6, 1])
    told = do(state, "play club")
    assert only(told, LifeLost).amount == 3, "nobody loses more than it has"
    assert only(told, GameEnded) == GameEnded(-1, (0,), "last-player")
    assert (state.seat, list(RULES.legal(state))) == (OVER, [])
    assert outcome(state) == Outcome((0, 1), (1, -1), (0,), "last-player", False)


def test_ham_20_who_falls_is_out_at_once_and_its_cards_go_after_the_attack() -> None:
    state = lay("wave", "club coat", "coat", life=[9, 1, 30], dice=[6, 1, 1])
    told = do(state, "play wave")
    assert kinds(told)[:10] == [
        "Played", "Aimed", "AttackRolled", "Defended", "DefenceRolled", "LifeLost", "Fell",
        "Defended", "DefenceRolled", "LifeLost",
    ]  # fmt: skip
    assert [(event.seat, event.reason) for event in of(told, Discarded)] == [
        (0, AFTER_USE), (2, AFTER_USE), (1, OWNER_OUT),
    ]  # fmt: skip
    assert of(told, Discarded)[-1].slots == (0, 1, 2, 3)
    assert hand(state, 1) == "- - - -"
    assert only(told, TurnBegan).seat == 2, "its turn is passed over"


def test_ham_20_all_who_fall_in_one_effect_share_the_win() -> None:
    state = lay("blast", "rest", "rest", cards=[BLAST], life=[5, 3, 4])
    told = do(state, "play blast")
    assert [event.seat for event in of(told, Fell)] == [0, 1, 2]
    assert only(told, GameEnded).winners == (0, 1, 2)
    assert outcome(state) == Outcome((0, 0, 0), (1, 1, 1), (0, 1, 2), "last-player", False)


def test_ham_20_all_who_fall_in_one_attack_share_the_win() -> None:
    """The second defender turns its loss to the attacker, who falls with the first."""
    mirror = "{ instead: { redirect: { to: other, cause: attack } } }"
    third = "{ instead: { redirect: { to: left, cause: attack, amount: 9 } } }"
    state = lay("wave", "rest", "rest", people={2: [mirror]}, life=[3, 3, 30], dice=[6, 1, 1])
    told = do(state, "play wave")
    assert [event.seat for event in of(told, Fell)] == [1, 0]
    assert only(told, GameEnded).winners == (2,), "the third still lives"
    both = lay("blast", "rest", cards=[BLAST], people={1: [third]}, life=[5, 5], dice=[])
    assert only(do(both, "play blast"), GameEnded).winners == (0, 1)


def test_ham_20_earlier_falls_do_not_share() -> None:
    state = lay("blast", "rest", "rest", cards=[BLAST], life=[5, 0, 4])
    state.out[1] = 1
    do(state, "play blast")
    assert outcome(state) == Outcome((0, 2, 0), (1, -1, 1), (0, 2), "last-player", False)


def test_ham_20_if_the_active_player_falls_its_turn_ends_when_the_effect_is_settled() -> None:
    folly = (
        "id: folly, ability: { do: [{ damage: { amount: 9, to: owner } },"
        " { heal: { amount: 9, to: others } }] }"
    )
    state = lay("folly", "rest", "rest", cards=[folly], life=[4, 20, 20])
    told = do(state, "play folly")
    assert life(state) == [0, 20, 20], "what was still to come of its block is dropped"
    assert kinds(told)[-3:] == ["Fell", "Discarded", "TurnBegan"]
    assert state.active == 1


def test_ham_20_what_lasts_on_the_fallen_ends_and_nothing_heals_it() -> None:
    bleed = (
        "id: cut, attack: { subtype: melee, points: 5, reach: one }, abilities: [{ when: { event:"
        " hit, do: [{ give: { to: other, uses: 2, ability: { mod: { figure: attack, less: 1 } } }"
        " }, { heal: { amount: 3, to: other } }] } }]"
    )
    state = lay("cut", "rest", "rest", cards=[bleed], life=[30, 2, 30], dice=[6, 1])
    state.skips[1] = 2
    do(state, "play cut", "target 2")
    assert (life(state), lasting(state, 1), state.skips[1]) == ([30, 0, 30], 0, 0)


def test_ham_20_ranks_behind_the_winner_go_by_the_fall() -> None:
    state = lay("club", "club", "rest", life=[30, 30, 2], dice=[6, 1])
    do(state, "play club", "target 3")
    state.life[0] = 1
    state.source = lay("rest", "rest", dice=[6, 1]).source
    do(state, "play club")
    assert outcome(state) == Outcome((1, 0, 2), (-1, 1, -1), (1,), "last-player", False)


def test_ham_21_the_turn_under_way_is_finished_then_the_most_life_wins() -> None:
    state = lay("club", "rest", life=[5, 12], dice=[6, 6], limit_ms=2 * MINUTE)
    told: list[Event] = []
    RULES.advance(state, MINUTE, told.append)
    assert told == []
    RULES.advance(state, MINUTE, told.append)
    assert kinds(told) == ["TimeIsUp"]
    assert state.seat == 0, "the turn goes on"
    told = do(state, "play club")
    assert only(told, GameEnded) == GameEnded(-1, (1,), "time-up")
    assert (life(state), outcome(state).winners) == ([5, 7], (1,))


def test_ham_21_equal_life_shares_the_win() -> None:
    state = lay("rest", "rest", "rest", life=[9, 9, 5], limit_turns=1)
    state.limit = 0
    do(state, "play rest")
    assert outcome(state) == Outcome((0, 0, 2), (1, 1, -1), (0, 1), "time-up", True)


def test_ham_21_a_limit_in_turns() -> None:
    """Three turns of all seats; all know when the last one begins."""
    state = lay("rest", "rest", limit_turns=3)
    state.limit = 2
    assert kinds(do(state, "play rest")) == ["Played", "EffectActs", "Discarded", "Refilled",
                                             "TurnBegan"]  # fmt: skip
    assert kinds(do(state, "play rest"))[-2:] == ["TurnBegan", "TimeIsUp"]
    told = do(state, f"play {hand(state, 0).split()[1]}")
    assert kinds(told)[-1] == "GameEnded"
    assert state.turn == 3


@pytest.mark.parametrize("turns", [1, 2, 7])
def test_ham_21_so_many_turns_are_played(turns: int) -> None:
    parameters = Parameters(
        characters=False, monsters=False, monster_ms=0, hide_at_start=False, limit_turns=turns
    )
    state = RULES.new(config(seats=3, parameters=parameters), "limit")
    told: list[Event] = []
    while state.seat != OVER:
        RULES.apply(state, RULES.legal(state)[0], told.append)
    assert state.turn == turns
    assert len(of(told, TimeIsUp)) == (1 if turns > 1 else 0), "the first began with the deal"


@pytest.mark.parametrize("limit_ms", [0, 10 * MINUTE])
def test_ham_21_a_game_without_a_limit_in_turns_ends_after_a_thousand(limit_ms: int) -> None:
    """With a clock, too, for bots take no time."""
    state = lay("rest", "rest", life=[400, 500], limit_ms=limit_ms)
    state.turn = 998
    told = do(state, "play 1")
    assert (state.turn, of(told, TimeIsUp)) == (999, [])
    told = do(state, "play 1")
    assert (state.turn, kinds(told)[-1]) == (1000, "TimeIsUp")
    told = do(state, "play 2")
    assert only(told, GameEnded) == GameEnded(-1, (1,), "time-up")


def test_ham_21_a_limit_in_turns_may_be_longer() -> None:
    state = lay("rest", "rest", limit_turns=5000)
    state.turn, state.limit = 1000, 4000
    assert of(do(state, "play 1"), TimeIsUp) == []
    assert (state.turn, state.limit) == (1001, 3999)


def test_ham_21_an_extra_turn_does_not_follow() -> None:
    dip = "id: dip, ability: { do: [{ again: {} }] }"
    state = lay("dip", "rest", cards=[dip], limit_turns=5)
    state.limit = 0
    assert kinds(do(state, "play dip"))[-1] == "GameEnded"


def test_ham_21_elapsed_time_is_an_input() -> None:
    """No clock is looked at: the same inputs, the same state."""
    one, other = (lay("rest", "rest", limit_ms=MINUTE) for _ in range(2))
    for ms in (10, 20, 30):
        RULES.advance(one, ms)
    RULES.advance(other, 60)
    assert (one.limit, one.clock) == (other.limit, other.clock) == (MINUTE - 60, 60)
    RULES.advance(one, -5)
    assert one.clock == 60, "time does not go back"


def test_ham_21_no_time_passes_before_the_first_turn_nor_after_the_end() -> None:
    state = RULES.new(config(parameters=Parameters(limit_ms=MINUTE)), "set-up")
    RULES.advance(state, 5 * MINUTE)
    assert (state.clock, state.limit, state.timer) == (0, MINUTE, 10 * MINUTE)
    over = lay("club", "rest", life=[9, 1], dice=[6, 1], limit_ms=MINUTE)
    do(over, "play club")
    RULES.advance(over, 5 * MINUTE)
    assert over.clock == 0
