"""Hammerspace: attacks and defences (HAM-9a to HAM-15), and cards that may be kept (HAM-17)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.hammerspace.events import (
    Aimed,
    AttackRolled,
    DefenceRolled,
    Defended,
    Discarded,
    KeptCard,
    LifeLost,
    Refilled,
)
from tests.engines.hammerspace.table import (
    do,
    hand,
    kinds,
    lay,
    life,
    of,
    only,
    open_to,
    pile,
)

CALM = (
    "life: 9, defence: 2, reward: [{ heal: { amount: 5 } }],"
    " actions: [{ sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], name: { en: A, es: B } }]"
)


@pytest.mark.parametrize(
    ("attack", "defence", "points"),
    [("club", "lid", 6), ("stone", "lid", 4), ("torch", "coat", 3), ("wave", "coat", 7)],
)
def test_ham_9a_and_ham_12_points_for_the_subtype_count_instead_of_the_types(
    attack: str, defence: str, points: int
) -> None:
    told = do(lay(attack, defence, dice=[6, 1]), f"play {attack}")
    assert only(told, Defended).points == points
    assert only(told, DefenceRolled).points == points


def test_ham_12_a_card_against_another_type_cannot_be_used() -> None:
    told = do(lay("torch", "lid boots", dice=[6, 1]), "play torch")
    assert of(told, Defended) == []


def test_ham_10_reach_one() -> None:
    state = lay("club", "rest", "rest", dice=[1, 6])
    do(state, "play club")
    assert open_to(state) == "target 2, target 3"
    club = state.slots[0]
    told = do(state, "target 3")
    assert (only(told, Aimed).targets, only(told, Aimed).card) == ((2,), club)


def test_ham_10_n_means_one_to_n_chosen_one_by_one() -> None:
    state = lay("trio", "rest", "rest", "rest", "rest", dice=[1, 6, 6, 6])
    do(state, "play trio")
    assert open_to(state) == "target 2, target 3, target 4, target 5"
    do(state, "target 3")
    assert open_to(state) == "done, target 4, target 5", "in rising order, at least one"
    do(state, "target 4")
    told = do(state, "target 5")
    assert only(told, Aimed).targets == (2, 3, 4), "three is the most"


def test_ham_10_fewer_may_be_chosen() -> None:
    state = lay("trio", "rest", "rest", "rest", dice=[1, 6])
    assert only(do(state, "play trio", "target 2", "done"), Aimed).targets == (1,)


def test_ham_10_the_only_target_is_chosen_for_the_player() -> None:
    told = do(lay("pair", "rest", dice=[1, 6]), "play pair")
    assert only(told, Aimed).targets == (1,)


def test_ham_10_the_monster_may_be_one_of_n() -> None:
    state = lay("pair", "rest", monster=CALM, dice=[1, 6, 6, 1, 1])
    do(state, "play pair")
    assert open_to(state) == "target 2, target monster"
    told = do(state, "target 2", "target monster")
    assert only(told, Aimed).targets == (1, 6)


def test_ham_10_all_means_everyone_else_and_the_monster() -> None:
    state = lay("wave", "rest", "rest", monster=CALM, dice=[1, 6, 6, 6, 1, 1])
    assert only(do(state, "play wave"), Aimed).targets == (1, 2, 6)


@pytest.mark.parametrize(
    ("attack_die", "defence_die", "lost"),
    [(1, 6, 0), (3, 2, 4), (6, 1, 8), (2, 6, 0), (4, 6, 1)],
)
def test_ham_11_and_ham_14_powers_and_the_difference(
    attack_die: int, defence_die: int, lost: int
) -> None:
    """5 points and a die against a vest of 2 points and a die; never below zero."""
    state = lay("stone", "vest", dice=[attack_die, defence_die])
    told = do(state, "play stone")
    attack, defence = only(told, AttackRolled), only(told, DefenceRolled)
    assert (attack.points, attack.die, attack.power) == (5, attack_die, 5 + attack_die)
    assert (defence.points, defence.die, defence.power) == (2, defence_die, 2 + defence_die)
    assert life(state) == [30, 30 - lost]
    assert [event.amount for event in of(told, LifeLost)] == [lost] * (lost > 0)


def test_ham_11_one_attack_die_for_all_and_one_defence_die_each() -> None:
    state = lay("wave", "rest", "wall", "rest", dice=[4, 1, 2, 3])
    told = do(state, "play wave")
    assert only(told, AttackRolled).die == 4
    rolled = [(event.party, event.points, event.die) for event in of(told, DefenceRolled)]
    assert rolled == [(1, 0, 1), (2, 3, 2), (3, 0, 3)], "without a card one still rolls"
    assert kinds(told).index("AttackRolled") < kinds(told).index("Defended"), "before defending"
    assert life(state) == [30, 22, 26, 24]


def test_ham_13_as_many_as_needed_until_the_power_is_reached() -> None:
    """Power 6: the lid alone suffices against melee, vest and wall only together."""
    state = lay("club", "lid vest wall", dice=[1, 6])
    do(state, "play club")
    assert open_to(state) == "defend lid, defend vest, defend wall"
    told = do(state, "defend lid")
    assert only(told, DefenceRolled).points == 6, "it suffices, so no more may be used"
    assert hand(state, 1).split()[1:3] == ["vest", "wall"]


def test_ham_13_while_the_sum_is_short_one_must_go_on() -> None:
    state = lay("club", "lid vest wall", dice=[1, 6])
    do(state, "play club", "defend vest")
    assert open_to(state) == "defend lid, defend wall"
    told = do(state, "defend wall")
    assert only(told, DefenceRolled).points == 11, "5 is short of 6, and the lid is left"


def test_ham_13_the_die_does_not_count_for_what_is_required() -> None:
    """Power 6, vest and wall have 5: both are used and the rest of it is lost or rolled."""
    state = lay("club", "vest wall", dice=[1, 1])
    told = do(state, "play club")
    assert [event.points for event in of(told, Defended)] == [2, 3], "nothing to choose"
    assert life(state)[1] == 30


def test_ham_13_if_only_one_choice_is_left_it_is_made() -> None:
    """A power of 11 needs all three; one of 9 the last two once the vest is used."""
    state = lay("club", "lid vest wall", dice=[6, 6])
    told = do(state, "play club")
    assert [event.slot for event in of(told, Defended)] == [0, 1, 2]
    state = lay("club", "lid vest wall", dice=[4, 6])
    do(state, "play club")
    assert open_to(state) == "defend lid, defend vest, defend wall"
    told = do(state, "defend vest")
    assert [event.slot for event in of(told, Defended)] == [1, 0, 2], "2 and 6 is short of 9"


def test_ham_13_a_matching_card_without_points_must_be_used_too() -> None:
    empty = "id: straw, defence: { against: { physical: 0 } }"
    told = do(lay("club", "straw", cards=[empty], dice=[1, 1]), "play club")
    assert only(told, Defended).points == 0


def test_ham_15_all_have_defended_before_anybody_takes_cards() -> None:
    """They defend from the attacker's left; then cards go and come."""
    state = lay("rest", "wave", "wall", "wall", dice=[3, 1, 2, 3])
    told = do(state, "play rest", "play wave")
    assert [event.party for event in of(told, DefenceRolled)] == [2, 3, 0]
    order = kinds(told)[3:]
    last = max(n for n, kind in enumerate(order) if kind == "DefenceRolled")
    assert "Refilled" not in order[1:last]
    assert order.index("Discarded", 1) > last


def test_ham_15_a_monster_defends_last() -> None:
    state = lay("wave", "rest", "rest", monster=CALM, dice=[1, 6, 6, 6, 1, 1])
    told = do(state, "play wave")
    assert [event.party for event in of(told, DefenceRolled)] == [1, 2, 6]


def keeping(test: str) -> str:
    """A melee attack that may be kept."""
    return f"id: pan, attack: {{ subtype: melee, points: 5, reach: one }}, keep: {{ if: [{test}] }}"


def test_ham_17_when_the_condition_holds_the_owner_chooses() -> None:
    state = lay("pan", "rest", cards=[keeping("{ die: { at_least: 5 } }")], dice=[5, 1])
    do(state, "play pan")
    assert (state.seat, open_to(state)) == (0, "keep, discard")
    told = do(state, "keep")
    assert only(told, KeptCard).slot == 0
    assert of(told, Refilled) == [], "a kept card is not refilled"
    assert (hand(state, 0).split()[0], state.down[0]) == ("pan", 0), "it stays face up"


def test_ham_17_it_may_be_discarded_all_the_same() -> None:
    state = lay("pan", "rest", cards=[keeping("{ die: { at_least: 5 } }")], dice=[5, 1])
    told = do(state, "play pan", "discard")
    assert pile(state) == "pan"
    assert only(told, Refilled).slot == 0


def test_ham_17_when_it_does_not_hold_nobody_is_asked() -> None:
    state = lay("pan", "rest", cards=[keeping("{ die: { at_least: 5 } }")], dice=[4, 1])
    do(state, "play pan")
    assert (state.active, pile(state)) == (1, "pan")


def test_ham_17_the_die_is_rolled_just_before_discarding() -> None:
    state = lay("pan", "rest", cards=[keeping("{ roll: 4 }")], dice=[6, 1, 4])
    told = do(state, "play pan")
    assert kinds(told)[-2:] == ["LifeLost", "ConditionRolled"]
    do(state, "keep")
    state = lay("pan", "rest", cards=[keeping("{ roll: 4 }")], dice=[6, 1, 3])
    do(state, "play pan")
    assert pile(state) == "pan"


SHIELD = "id: shield, defence: { against: { physical: 4 } }, keep: { if: [{ result: miss }] }"


@pytest.mark.parametrize(("die", "kept"), [(1, True), (6, False)])
def test_ham_17_a_defence_that_held_may_be_kept(die: int, kept: bool) -> None:
    state = lay("club", "shield", cards=[SHIELD], dice=[die, 2])
    do(state, "play club")
    assert (open_to(state) == "keep, discard") is kept


def test_ham_17_the_active_seat_is_asked_first_then_by_seat() -> None:
    cards = [keeping("{ die: { at_most: 2 } }").replace("reach: one", "reach: all"), SHIELD]
    state = lay("rest", "pan", "shield", cards=cards, dice=[1, 6, 6])
    do(state, "play rest", "play pan")
    assert state.seat == 1
    do(state, "keep")
    assert state.seat == 2
    told = do(state, "discard")
    assert only(told, Discarded).seat == 2, "nothing was discarded before"


def test_ham_17_an_ability_card_may_be_kept() -> None:
    stew = "id: stew, ability: { do: [{ heal: { amount: 2 } }] }, keep: { if: [{ roll: 4 }] }"
    state = lay("stew", "rest", cards=[stew], dice=[4])
    do(state, "play stew", "keep")
    assert (hand(state, 0).split()[0], life(state)) == ("stew", [32, 30])


def test_ham_17_not_for_a_hand_that_is_changed() -> None:
    """HAM-9 discards without asking; so do effects."""
    card = SHIELD.replace("{ result: miss }", "{ life: { at_least: 1 } }")
    state = lay("rest", "shield lid lid lid", cards=[card])
    do(state, "play rest")
    assert "shield" in pile(state)


def test_ham_17_not_for_who_is_out() -> None:
    card = SHIELD.replace("{ result: miss }", "{ roll: 2 }")
    state = lay("club", "shield", "rest", cards=[card], life=[30, 1, 30], dice=[6, 1])
    told: list[Any] = do(state, "play club", "target 2")
    assert "ConditionRolled" not in kinds(told)
    assert "shield" in pile(state)
