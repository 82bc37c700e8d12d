"""IRR-58: the tricks of weapons and shields, and IRR-20 for what they are in a Descent."""

from __future__ import annotations

import pytest

from engines.irrgarten.descent.duels import Fighter, Opponent, terms_of
from engines.irrgarten.descent.events import FoesSeen, GiftTaken, Swapped, ThingLeft
from engines.irrgarten.descent.things import HEALTH, points
from engines.irrgarten.events import LOST_BY_WOUNDS, WON_BY_DEATH, CombatBegan
from engines.irrgarten.tricks import FIRST, GROWS, STEALS, WEARS
from tests.engines.irrgarten.descent.helpers import (
    BLOCKED,
    BOW,
    BRUTE,
    CACTUS,
    DOOR,
    GLOVE,
    GRIM,
    LADLE,
    MACE,
    OPENER,
    RAM,
    ROD,
    RULES,
    SHADE,
    SPOON,
    SWORD,
    TRAY,
    TRUMPET,
    WEAK,
    WOUNDED,
    Foe,
    act,
    at,
    blows,
    hand,
    only,
    result,
    thing,
    uses,
    with_figures,
    words_of,
)

STEADY = Foe(0, 0, 99)
"""A monster that wounds nobody and is outlasted."""


def attacks(*gear: int, foe: Foe = STEADY) -> list[int]:
    """The ten or more attacks of a character with these cards."""
    events = act(hand("0M--", "---E", foes=[foe], gear={0: gear}), "right")
    return [blow.attack for blow in blows(events) if blow.by_player]


def test_irr_58_opens_attacks_once_before_the_fight() -> None:
    state = hand("0M--", "---E", foes=[STEADY], gear={0: [LADLE]})
    events = act(state, "right")
    order = [(blow.round, blow.by_player) for blow in blows(events)]
    assert order[:3] == [(0, True), (1, True), (1, False)]
    assert len(order) == 21
    assert state.weapons[0] == (), "worn out by eleven attacks (IRR-45)"


def test_irr_58_opens_comes_before_the_monsters_own_first_attacks() -> None:
    foe = Foe(0, 0, 99, trick=(FIRST, 2))
    events = act(hand("0M--", "---E", foes=[foe], gear={0: [LADLE]}), "right")
    order = [(blow.round, blow.by_player) for blow in blows(events)]
    assert order[:5] == [(0, True), (0, False), (0, False), (1, True), (1, False)]


def test_irr_58_opens_only_while_it_has_uses() -> None:
    state = hand("0M--", "---E", foes=[WEAK], gear={0: [LADLE]})
    state.weapons[0] = (1_000, 0)
    events = act(state, "right")
    assert [blow.round for blow in blows(events)] == [1]


@pytest.mark.parametrize("worn", [False, True])
def test_irr_58_calm_begins_a_fight_without_wounds_in_a_row(worn: bool) -> None:
    script = [WOUNDED] if worn else [WOUNDED, WOUNDED, WOUNDED]
    state = hand("0M--", "---E", foes=[BRUTE], gear={0: [TRUMPET]}, script=script, hits={0: 2})
    if worn:
        state.weapons[0] = (1_000, 0)
    events = act(state, "right")
    assert only(events, CombatBegan).hits == (2 if worn else 0)
    assert result(events) == LOST_BY_WOUNDS


def test_irr_58_spikes_wound_the_monster_with_each_block_while_it_has_uses() -> None:
    foe = BRUTE._replace(intelligence=3_001, health=9)
    script = [n for _ in range(10) for n in (3_000, BLOCKED)]
    state = hand("0M--", "---E", foes=[foe], gear={0: [CACTUS]}, script=script)
    events = act(state, "right")
    left = [blow.foe_health for blow in blows(events) if not blow.by_player]
    assert left[:4] == [8, 7, 7, 7], "two uses, two blocks"


def test_irr_58_spikes_can_win_the_fight() -> None:
    foe = BRUTE._replace(intelligence=3_001, health=1)
    script = [3_000, BLOCKED]
    events = act(hand("0M--", "---E", foes=[foe], gear={0: [CACTUS]}, script=script), "right")
    assert result(events) == WON_BY_DEATH


def test_irr_58_parry_blocks_the_first_attack() -> None:
    script = [WOUNDED] * 3
    events = act(hand("0M--", "---E", foes=[BRUTE], gear={0: [DOOR]}, script=script), "right")
    wounds = [blow.wound for blow in blows(events) if not blow.by_player]
    assert wounds == [False, True, True, True]


def test_irr_58_parry_blocks_the_first_attack_of_a_monster_that_has_grown() -> None:
    foe = Foe(1_000, 0, 99, trick=(GROWS, 10_000))
    state = hand("0M--", "---E", foes=[foe], gear={0: [DOOR]}, script=[WOUNDED] * 3)
    events = act(state, "right")
    first = next(blow for blow in blows(events) if not blow.by_player)
    assert not first.wound


def test_irr_58_late_adds_its_power_from_its_nth_attack_on_and_wears_from_the_first() -> None:
    assert attacks(BOW)[:7] == [3_000, 3_000, 7_000, 7_000, 7_000, 7_000, 3_000]
    assert attacks(BOW, LADLE)[:4] == [4_000, 4_000, 8_000, 8_000], "the opening attack is one"


def test_irr_58_alone_adds_power_while_it_is_the_only_one() -> None:
    assert attacks(GLOVE)[0] == 6_000
    assert attacks(GLOVE, SPOON)[0] == 5_000
    assert attacks(GLOVE, MACE)[0] == 6_000, "one that isn't used doesn't count"


@pytest.mark.parametrize(("level", "power", "left"), [(2, 3_000, [4]), (3, 6_000, [])])
def test_irr_58_proud_gear_is_neither_used_nor_worn_against_low_levels(
    level: int, power: int, left: list[int]
) -> None:
    state = hand("0M--", "---E", foes=[STEADY._replace(level=level)], gear={0: [MACE]})
    events = act(state, "right")
    assert blows(events)[0].attack == power
    assert uses(state.weapons[0]) == left


def test_irr_58_stays_is_left_behind_with_the_floor() -> None:
    state = hand("0E", "--", gear={0: [SWORD, SPOON]}, gifts=[points(HEALTH, 3)])
    events = act(state, "right")
    left = only(events, ThingLeft)
    assert (left.thing[3], left.returned) == (SWORD, True)
    assert state.weapon_names[0] == (SPOON,)


def test_irr_58_keeps_survives_theft_and_death() -> None:
    thief = BRUTE._replace(trick=(STEALS, 0))
    state = hand("0M--", "---E", foes=[thief], gear={0: [OPENER]}, script=[WOUNDED] * 3)
    act(state, "right")
    assert state.weapon_names[0] == (OPENER,)
    state = hand("1M--", "0--E", foes=[BRUTE], gear={1: [OPENER, SPOON, TRAY]}, actor=1,
                 script=[WOUNDED, 1], health={1: 1})  # fmt: skip
    act(state, "right")
    assert (state.weapon_names[1], state.shield_names[1]) == ((OPENER,), ())


def test_irr_58_hooks_a_rival_in_line_instead_of_a_step() -> None:
    state = hand("0--1-", "----E", gear={0: [ROD]})
    assert "hook 2" in words_of(state)
    assert RULES.view(state, 0).hooks == (1,)
    events = act(state, "hook 2")
    assert only(events, Swapped).hooked
    assert (at(state, 0), at(state, 1)) == ((3, 0), (0, 0))
    assert state.seat == 1, "that was the turn"


@pytest.mark.parametrize(
    "rows",
    [
        ("0---1", "----E"),
        ("0X-1-", "----E"),
        ("0M-1-", "----E"),
        ("0----", "-1--E"),
    ],
    ids=["too far", "behind a wall", "behind a monster", "not in line"],
)
def test_irr_58_hooks_nobody_out_of_reach(rows: tuple[str, ...]) -> None:
    state = hand(*rows, gear={0: [ROD]}, foes=[GRIM])
    assert not [word for word in words_of(state) if word.startswith("hook")]


def test_irr_58_pushes_shoves_farther() -> None:
    state = hand("01---", "----E", gear={0: [RAM]})
    act(state, "right")
    assert (at(state, 0), at(state, 1)) == ((1, 0), (3, 0))


def test_irr_58_pushes_onto_the_first_monster_on_the_way_and_as_far_as_it_goes() -> None:
    state = hand("01M--", "----E", gear={0: [RAM]}, foes=[WEAK])
    act(state, "right")
    assert at(state, 1) == (2, 0)
    state = hand("01-X-", "----E", gear={0: [RAM]})
    act(state, "right")
    assert at(state, 1) == (2, 0)


def test_irr_58_lamp_shows_squares_through_walls() -> None:
    rows = ("0X-M", "-XXX", "---E")
    foggy = with_figures(fog=True, sight_range=5)
    dark = hand(*rows, parameters=foggy, foes=[GRIM])
    assert 1 not in dark.met[0]
    lit = hand(*rows, parameters=foggy, foes=[GRIM], gear={0: [SHADE]})
    assert 1 in lit.met[0]


def test_irr_58_a_lamp_from_the_floor_shines_at_once() -> None:
    foe = WEAK._replace(prize=thing(SHADE))
    foggy = with_figures(fog=True, sight_range=5)
    state = hand("0M-XM-", "---XXX", "-----E", parameters=foggy, foes=[foe, GRIM])
    assert state.met[0].keys() == {1}
    events = act(state, "right")
    assert only(events, FoesSeen).foes == (2,)


def test_irr_58_wear_of_irr_57_counts_for_the_uses_of_spikes() -> None:
    """A monster that costs 2 uses a defence leaves one block for two uses."""
    state = hand("0M--", "---E", foes=[Foe(0, 0, 99, trick=(WEARS, 2))], gear={0: [CACTUS]})
    fighter = Fighter(3_000, 3_000, (), (), state.shields[0], state.shield_names[0])
    terms = terms_of(state.config, fighter, Opponent(0, 0, 99, 1))
    assert terms.duel.spikes == 1


def test_irr_20_a_gift_that_has_no_room_is_left_or_makes_room() -> None:
    state = hand("0E", "--", gear={0: [SPOON, OPENER]}, gifts=[(0, 2_000, 3, 1)])
    act(state, "right")
    events = act(state, "gift 1")
    assert only(events, GiftTaken).thing[3] == 1
    assert words_of(state) == ["leave 1", "leave 2", "leave 3"]
