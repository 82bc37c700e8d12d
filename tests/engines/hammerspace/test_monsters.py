"""Hammerspace: monsters (HAM-22 to HAM-24)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.events import (
    Aimed,
    DefenceRolled,
    KeeperChanged,
    LifeLost,
    MonsterCame,
    MonsterDied,
    MonsterRolled,
    Reshuffled,
    TimerMoved,
)
from engines.hammerspace.parameters import MINUTE
from engines.hammerspace.state import NO_CARD, NOBODY, STOPPED, State
from tests.engines.hammerspace.table import RULES, again, do, kinds, lay, life, of, only

REST = "2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12"


def beast(does: str = "", sums: str = REST, reward: str = "{ heal: { amount: 5 } }") -> str:
    """A monster of 9 life and 2 defence points that does one thing, whatever its keeper rolls, or
    for some of the sums."""
    others = [number for number in REST.split(", ") if number not in sums.split(", ")]
    calm = f", {{ sums: [{', '.join(others)}], name: {{ en: A, es: B }} }}" if others else ""
    return (
        f"life: 9, defence: 2, reward: [{reward}],"
        f" actions: [{{ sums: [{sums}], name: {{ en: A, es: B }}{does} }}{calm}]"
    )


def strike(to: str, points: int = 5) -> str:
    return f", do: [{{ attack: {{ subtype: ice, points: {points}, to: {to} }} }}]"


def awaited(*hands: str, timer: int, **more: Any) -> State:
    """A table without a monster yet, its timer running (in turns unless `monster_ms` is given)."""
    units = {} if "monster_ms" in more else {"monster_turns": 20, "monster_ms": 0}
    state = lay(*hands, **{"monster": beast(), **units, **more})
    state.monster, state.keeper, state.life[MONSTER] = NOBODY, NOBODY, 0
    state.monster_deck, state.timer = [0], timer
    return state


def test_ham_22_when_the_timer_ends_the_active_player_draws_just_before_ending_the_turn() -> None:
    state = awaited("soup", "rest", timer=1, dice=[2, 3])
    told = do(state, "play soup")
    came = only(told, MonsterCame)
    assert (came.monster, came.keeper, came.life) == (0, 0, 9)
    assert kinds(told)[-4:] == ["Refilled", "MonsterCame", "MonsterRolled", "TurnBegan"]


def test_ham_22_the_timer_in_turns_counts_those_of_all_seats() -> None:
    state = awaited("rest", "rest", "rest", timer=3, dice=[2, 3])
    assert "MonsterCame" not in kinds(do(state, "play rest", "play rest"))
    assert only(do(state, "play rest"), MonsterCame).keeper == 2


def test_ham_22_the_timer_on_the_clock() -> None:
    state = awaited("rest", "rest", timer=MINUTE, monster_ms=MINUTE, dice=[2, 3])
    RULES.advance(state, MINUTE - 1)
    assert "MonsterCame" not in kinds(do(state, "play rest"))
    RULES.advance(state, 1)
    assert only(do(state, "play rest"), MonsterCame).keeper == 1


def test_ham_22_the_timer_stops_while_a_monster_is_in_play_and_starts_when_it_dies() -> None:
    state = awaited("rest", "club", timer=1, dice=[2, 3])
    do(state, "play rest")
    assert state.timer == STOPPED
    state.life[MONSTER] = 1
    told = do(again(state, 6, 1), "play club", "target monster")
    assert only(told, MonsterDied).monster == 0
    assert state.timer == 19, "20, less the turn under way"


def test_ham_22_the_timer_may_go_on_but_there_is_one_monster_at_a_time() -> None:
    state = awaited("rest", "rest", timer=1, timer_stops=False, monster_turns=1, dice=[2, 3])
    told = do(state, "play rest", "play rest")
    assert len(of(told, MonsterCame)) == 1
    assert state.timer == 0, "the next one comes when this one is dead"


def test_ham_22_dead_monsters_are_reshuffled() -> None:
    state = awaited("rest", "rest", timer=1, dice=[2, 3])
    state.monster_deck, state.monster_pile = [], [0]
    told = do(state, "play rest")
    assert kinds(told)[-4:] == ["Reshuffled", "MonsterCame", "MonsterRolled", "TurnBegan"]
    assert only(told, Reshuffled).count == 1


def test_ham_22_if_there_are_none_the_timer_stops() -> None:
    state = awaited("rest", "rest", timer=1)
    state.monster_deck = []
    do(state, "play rest")
    assert (state.timer, state.monster) == (STOPPED, NOBODY)


@pytest.mark.parametrize(("way", "left"), [("sooner: 4", 5), ("later: 4", 13)])
def test_ham_22_effects_move_the_timer(way: str, left: int) -> None:
    clock = f"id: clock, ability: {{ do: [{{ timer: {{ {way} }} }}] }}"
    state = awaited("clock", "rest", timer=10, cards=[clock])
    assert only(do(state, "play clock"), TimerMoved).turns == (4 if left > 10 else -4)
    assert state.timer == left


def test_ham_22_an_effect_moves_a_timer_on_the_clock_by_half_a_minute_a_turn() -> None:
    clock = "id: clock, ability: { do: [{ timer: { sooner: 4 } }] }"
    state = awaited("clock", "rest", timer=10 * MINUTE, monster_ms=10 * MINUTE, cards=[clock])
    do(state, "play clock")
    assert state.timer == 8 * MINUTE


def test_ham_22_a_moved_timer_may_end_at_once() -> None:
    clock = "id: clock, ability: { do: [{ timer: { sooner: 9 } }] }"
    state = awaited("clock", "rest", timer=5, cards=[clock], dice=[1, 2])
    assert only(do(state, "play clock"), MonsterCame).keeper == 0


@pytest.mark.parametrize("dice", [(1, 1), (3, 4), (6, 6)])
def test_ham_23_the_sum_picks_the_action_at_once_and_again_at_each_end(
    dice: tuple[int, int],
) -> None:
    """The monster attacks its keeper for a sum of 7 only."""
    body = beast(strike("keeper"), sums="7")
    state = lay("rest", "rest", monster=body, dice=[*dice, *([6, 1] if sum(dice) == 7 else [])])
    told = do(state, "play rest")
    assert only(told, MonsterRolled).first == dice[0]
    assert bool(of(told, Aimed)) is (sum(dice) == 7)
    assert of(do(state, "play rest"), MonsterRolled) == [], "seat 1 is not its keeper"


def test_ham_23_its_action_holds_until_the_keepers_next_roll() -> None:
    body = beast(", abilities: [{ mod: { figure: defence, add: 4 } }]", sums="7")
    state = lay("rest club", "club", monster=body, total=7, dice=[1, 6])
    state.active = 0
    do(again(state, 3, 3), "play rest")
    assert only(do(again(state, 1, 6), "play club", "target monster"), DefenceRolled).points == 2
    state = lay("rest", "club", monster=body, dice=[3, 4])
    do(state, "play rest")
    assert only(do(again(state, 1, 6), "play club", "target monster"), DefenceRolled).points == 6


@pytest.mark.parametrize(
    ("to", "targets"),
    [
        ("keeper", (1,)),
        ("left", (2,)),
        ("right", (0,)),
        ("everyone", (2, 0, 1)),
        ("others", (2, 0, 1)),
        ("strongest", (0,)),
        ("weakest", (2,)),
        ("random", (0,)),
    ],
)
def test_ham_23_the_card_names_whom_it_attacks_from_the_keepers_left(
    to: str, targets: tuple[int, ...]
) -> None:
    state = lay(
        "rest", "rest", "rest", monster=beast(strike(to)), keeper=1, life=[31, 20, 19],
    )  # fmt: skip
    do(state, "play rest")
    picks = [2] if to == "random" else []
    told = do(again(state, 3, 4, *picks, 1, 6, 6, 6), "play rest")
    assert only(told, Aimed).targets == targets
    assert only(told, Aimed).attacker == MONSTER


def test_ham_23_its_attacks_add_one_die_and_are_defended() -> None:
    state = lay("rest coat", "rest", monster=beast(strike("keeper")), dice=[3, 4, 6, 1])
    told = do(state, "play rest")
    assert "Defended" in kinds(told)
    assert only(told, DefenceRolled).points == 7
    assert life(state) == [27, 30], "5 + 6 against 7 + 1"


def test_ham_23_it_attacks_by_itself_whoever_does_a_certain_thing() -> None:
    body = beast(
        ", abilities: [{ when: { event: ability, by: others, do: [{ attack: { subtype: ice,"
        " points: 5, to: other } }] } }]"
    )
    state = lay("soup", "soup", monster=body, total=7, keeper=1, dice=[6, 1])
    told = do(state, "play soup")
    assert (only(told, Aimed).attacker, only(told, Aimed).targets) == (MONSTER, (0,))
    assert only(told, Aimed).card == NO_CARD
    assert life(state)[0] == 30 + 2 - 10


def test_ham_23_two_attacks_come_one_after_the_other() -> None:
    body = beast(
        ", do: [{ attack: { subtype: ice, points: 5, to: keeper } },"
        " { attack: { subtype: fire, points: 3, to: left } }]"
    )
    state = lay("rest", "rest", monster=body, dice=[3, 4, 1, 6, 1, 6])
    told = do(state, "play rest")
    assert [event.targets for event in of(told, Aimed)] == [(0,), (1,)]


def test_ham_23_a_keeper_that_falls_does_not_roll_and_the_next_to_the_left_keeps_it() -> None:
    folly = "id: folly, ability: { do: [{ damage: { amount: 9, to: owner } }] }"
    state = lay("folly", "rest", "rest", cards=[folly], monster=beast(), life=[4, 30, 30])
    told = do(state, "play folly")
    assert only(told, KeeperChanged).keeper == 1
    assert of(told, MonsterRolled) == []
    assert only(do(again(state, 1, 2), "play rest"), MonsterRolled).keeper == 1


def test_ham_23_a_keeper_rolls_from_the_end_of_its_own_next_turn() -> None:
    """Not in the turn under way, if it is its own."""
    state = lay("club", "rest", "rest", monster=beast(), keeper=2, life=[30, 30, 1])
    told = do(again(state, 6, 1), "play club", "target 3")
    assert only(told, KeeperChanged).keeper == 0
    assert of(told, MonsterRolled) == []
    assert of(do(state, "play rest"), MonsterRolled) == []
    assert only(do(again(state, 1, 2), "play rest"), MonsterRolled).keeper == 0


def test_ham_24_players_may_attack_it_and_it_defends_with_its_points_and_a_die() -> None:
    state = lay("club", "rest", monster=beast(), dice=[6, 3, 1, 1])
    told = do(state, "play club", "target monster")
    rolled = only(told, DefenceRolled)
    assert (rolled.party, rolled.points, rolled.power) == (MONSTER, 2, 5)
    assert only(told, LifeLost).party == MONSTER
    assert state.life[MONSTER] == 3


def test_ham_24_attacks_on_all_hit_it_too() -> None:
    state = lay("wave", "rest", monster=beast(), dice=[6, 6, 1, 1, 1])
    do(state, "play wave")
    assert state.life[MONSTER] == 1


def test_ham_24_who_takes_its_last_life_point_gets_the_reward() -> None:
    state = lay("club", "rest", monster=beast(), monster_life=4, dice=[6, 3])
    told = do(state, "play club", "target monster")
    died = only(told, MonsterDied)
    assert (died.monster, died.by) == (0, 0)
    assert life(state) == [35, 30]
    assert (state.monster, state.keeper, state.life[MONSTER]) == (NOBODY, NOBODY, 0)
    assert state.monster_pile == [0]


def test_ham_24_by_an_effect_too() -> None:
    bolt = "id: bolt, ability: { do: [{ damage: { amount: 4, to: monster } }] }"
    state = lay("rest", "bolt", cards=[bolt], monster=beast(), monster_life=4, keeper=1)
    told = do(state, "play rest", "play bolt")
    assert only(told, MonsterDied).by == 1
    assert life(state) == [30, 35]


def test_ham_24_loss_turned_to_it_is_taken_by_who_turned_it() -> None:
    mirror = "{ instead: { redirect: { to: other, cause: attack } } }"
    state = lay(
        "rest", "rest", monster=beast(strike("left")), monster_life=4, people={1: [mirror]},
        dice=[3, 4, 6, 1],
    )  # fmt: skip
    told = do(state, "play rest")
    assert only(told, MonsterDied).by == 1
    assert life(state) == [30, 35]


def test_ham_24_a_dead_monster_strikes_no_more() -> None:
    """Its second attack was waiting when the first one came back to it."""
    mirror = "{ instead: { redirect: { to: other, cause: attack } } }"
    body = beast(
        ", do: [{ attack: { subtype: ice, points: 5, to: left } },"
        " { attack: { subtype: ice, points: 5, to: left } }]"
    )
    state = lay(
        "rest", "rest", monster=body, monster_life=4, people={1: [mirror]}, dice=[3, 4, 6, 1]
    )
    told = do(state, "play rest")
    assert len(of(told, Aimed)) == 1
    assert len(of(told, MonsterDied)) == 1
