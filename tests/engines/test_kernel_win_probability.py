"""Chances to win: the common formula, and what each game makes of positions laid by hand."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any

import pytest

from engines.hammerspace.state import NO_CARD
from engines.irrgarten.parameters import FOG_EXPLORED, Parameters
from engines.irrgarten.rules import Rules as Irrgarten
from engines.kernel.win_probability import NEVER, chances, decided, merit
from engines.napakalaki.rules import Rules as Napakalaki
from engines.napakalaki.state import DISCARDING, SALES
from tests.engines.hammerspace.table import RULES as HAMMERSPACE
from tests.engines.hammerspace.table import lay as hammer_table
from tests.engines.irrgarten.helpers import FIELD, GRIM, hand
from tests.engines.napakalaki.helpers import FRIENDS
from tests.engines.napakalaki.helpers import lay as napakalaki_table

IRRGARTEN, NAPAKALAKI = Irrgarten(), Napakalaki()


def test_chances_go_by_merit() -> None:
    assert chances([0.0, 0.0, NEVER]) == (0.5, 0.5, 0.0)
    assert chances([NEVER, NEVER]) == (0.0, 0.0)
    assert chances([1000.0, 0.0])[0] == pytest.approx(1)
    assert decided((0, 2), 3) == (0.5, 0, 0.5)
    assert decided((), 2) == (0, 0)


def test_a_point_of_merit_is_a_factor_of_e() -> None:
    """One figure of 2 that counts half more than another of 1 that counts double."""
    assert merit((2.0, 1.0), (1.0, 0.0)) - merit((2.0, 1.0), (0.0, 1.0)) == 1
    more, less = chances([3.0, 2.0])
    assert more / less == pytest.approx(exp(1))


# -- Irrgarten: the race to the exit


def test_irr_9_at_equal_steps_the_seat_on_turn_is_the_likelier_one() -> None:
    """Two steps each; half a round of two seats lies between them. By the weights 3.62 a round, 6.7
    divided by the way, which is counted from 1, and 0.44 by its root."""
    first, second = IRRGARTEN.evaluate(hand("0-E-1"))
    behind = 0.5
    assert second / first == pytest.approx(exp(-behind * (3.62 + 6.7 / 3 + 0.44 / sqrt(3))))


def test_irr_9_the_nearer_seat_is_likelier_and_less_so_with_a_deadly_monster_in_its_way() -> None:
    """With a health of 1 the first wound kills (IRR-15)."""
    near, far = IRRGARTEN.evaluate(hand("0-E---1", health={0: 1}))
    assert near > far
    guarded, _ = IRRGARTEN.evaluate(hand("0ME---1", foes=[GRIM], health={0: 1}))
    assert guarded < near


def test_irr_9_a_walled_in_seat_has_no_chance() -> None:
    assert IRRGARTEN.evaluate(hand("0X-E-1")) == (0, 1)


def test_irr_9_a_limit_of_turns_may_win_against_all_seats() -> None:
    """Four steps and two turns: nobody can be out in time. With the limit far away it takes
    nothing."""
    assert sum(IRRGARTEN.evaluate(hand("0---E---1", parameters=Parameters(turn_limit=2)))) == 0
    amply = IRRGARTEN.evaluate(hand("0---E---1", parameters=Parameters(turn_limit=999)))
    assert sum(amply) == pytest.approx(1)


def test_irr_24_in_fog_a_step_ahead_far_from_the_exit_tells_less() -> None:
    rows = ("0" + "-" * 20 + "1" + "-" * 20 + "E",)
    clear = IRRGARTEN.evaluate(hand(*rows))
    foggy = IRRGARTEN.evaluate(hand(*rows, parameters=Parameters(fog=FOG_EXPLORED)))
    assert clear[1] > foggy[1] > 0.5


def test_irr_2_a_walk_alone_is_won_for_sure() -> None:
    assert IRRGARTEN.evaluate(hand(*FIELD)) == (1,)


# -- Napakalaki: the race to the last level


def test_nap_2_equal_levels_and_hands_early_in_the_game_are_equal_chances() -> None:
    """At level 1 of 10 it hardly counts whose turn is sooner: a hundredth of 1.93 a round."""
    state = napakalaki_table(others=[("", ""), ("", "")])
    first, second, third = NAPAKALAKI.evaluate(state)
    assert second / first == pytest.approx(exp(-1.93 / 100 / 3))
    assert third / first == pytest.approx(exp(-1.93 / 100 * 2 / 3))


def test_nap_2_a_seat_one_level_from_the_last_is_far_ahead() -> None:
    state = napakalaki_table(level=9, others=[("", ""), ("", "")])
    first, second, _ = NAPAKALAKI.evaluate(state)
    assert first > 0.9 > 0.1 > second


def test_nap_5_an_equipped_treasure_is_worth_something() -> None:
    bare = NAPAKALAKI.evaluate(napakalaki_table(others=[("", ""), ("", "")]))
    armed = NAPAKALAKI.evaluate(napakalaki_table("oar", others=[("", ""), ("", "")]))
    assert armed[0] > bare[0]


def test_nap_10_who_has_yet_to_roll_for_treasures_has_two_unknown_ones() -> None:
    """So a bad roll is no gain over rivals whose roll is still to come."""
    state = napakalaki_table(others=[("", ""), ("", "")])
    state.unrolled = [0, 1, 1]
    one, second, third = NAPAKALAKI.evaluate(state)
    assert one < 0.3 < third < second
    state.unrolled = [1, 1, 1]
    even = NAPAKALAKI.evaluate(state)
    assert max(even) - min(even) < 0.01


def test_nap_10_among_friends_a_fought_turn_counts_as_over() -> None:
    """So the last discard of a turn (NAP-19) costs nothing by itself, and is no turning point."""
    before = napakalaki_table(level=9, others=[("", ""), ("", "")], parameters=FRIENDS)
    before.phase = DISCARDING
    after = before.clone(before.source)
    after.phase, after.seat, after.turn_seat = SALES, 1, 1
    assert NAPAKALAKI.evaluate(before) == NAPAKALAKI.evaluate(after)
    before.phase = SALES
    assert NAPAKALAKI.evaluate(before)[0] > NAPAKALAKI.evaluate(after)[0]


# -- Hammerspace: who is left


def test_ham_20_with_equal_lives_and_hands_the_seat_on_turn_is_a_little_likelier() -> None:
    """By 0.375 a round; half a round lies between two seats."""
    first, second = HAMMERSPACE.evaluate(hammer_table("rest", "rest", life=[9, 9]))
    assert log(first / second) == pytest.approx(0.375 / 2)


def test_ham_16_an_empty_slot_counts_as_a_card_to_come() -> None:
    """A card that is played takes nothing from its player's chances: another one will be drawn."""
    state = hammer_table("rest", "rest", life=[9, 9])
    before = HAMMERSPACE.evaluate(state)[0]
    state.slots[0] = NO_CARD
    assert HAMMERSPACE.evaluate(state)[0] == pytest.approx(before, abs=0.05)


def test_ham_3_chances_go_by_life() -> None:
    """With equal hands by its power 0.73, and by 0.57 for each ten points; the turn counts too."""
    first, second = HAMMERSPACE.evaluate(hammer_table("rest", "rest", life=[20, 10]))
    assert log(first / second) == pytest.approx(0.73 * log(2) + 0.57 + 0.375 / 2)


def test_ham_20_the_fallen_have_no_chance() -> None:
    state = hammer_table("rest", "rest", "rest", life=[9, 0, 9])
    first, second, third = HAMMERSPACE.evaluate(state)
    assert first > third > second == 0


# -- seats that play at random


@pytest.mark.parametrize("aimless", [(True, False), (False, True)])
def test_a_seat_that_plays_at_random_counts_as_one(aimless: tuple[bool, bool]) -> None:
    """In every game the others gain what it has less; two of them are equals again."""
    tables: list[tuple[Any, Any]] = [
        (IRRGARTEN, hand("0-E-1")),
        (NAPAKALAKI, napakalaki_table(others=[("", "")])),
        (HAMMERSPACE, hammer_table("rest", "rest", life=[9, 9])),
    ]
    for rules, state in tables:
        own, rival = aimless.index(True), aimless.index(False)
        found, usual = rules.evaluate(state, aimless), rules.evaluate(state)
        assert found[own] < usual[own] / 2
        assert sum(found) == pytest.approx(sum(usual))
        assert found[rival] > usual[rival]
        assert rules.evaluate(state, [True] * len(usual)) == pytest.approx(usual)
