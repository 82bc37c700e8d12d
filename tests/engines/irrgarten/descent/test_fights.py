"""IRR-42 to IRR-45 and IRR-57: monsters, combats, prizes, and the tricks of monsters."""

from __future__ import annotations

import pytest

from engines.irrgarten.descent.events import (
    CoinsChanged,
    FoeLeft,
    PrizeTaken,
    ThingLeft,
    ThingWornOut,
    TrickDone,
)
from engines.irrgarten.descent.moving import EXIT
from engines.irrgarten.descent.state import LEAVE, WALK
from engines.irrgarten.descent.things import MEAL, points
from engines.irrgarten.events import (
    LOST_BY_WOUNDS,
    SHIELD,
    WEAPON,
    WON_BY_DEATH,
    WON_BY_TIME,
    CombatBegan,
    ThrownBack,
)
from engines.irrgarten.tricks import (
    BLOWS,
    BOILS,
    FIRST,
    GROWS,
    HEAVY,
    HUGS,
    MENDS,
    MIRROR,
    SLEEPS,
    SLOW,
    STEALS,
    TAXES,
    TWICE,
    WEARS,
)
from tests.engines.irrgarten.descent.helpers import (
    BLOCKED,
    BRUTE,
    CACTUS,
    FORK,
    GLOVE,
    GRIM,
    LADLE,
    OPENER,
    RAM,
    ROD,
    SPOON,
    TRAY,
    WEAK,
    WOUNDED,
    Foe,
    act,
    ahead,
    at,
    blows,
    every,
    hand,
    kinds,
    only,
    result,
    script_left,
    thing,
    uses,
    with_figures,
    words_of,
)

LOSING = [WOUNDED] * 3
"""The dice of three wounds in a row: `BRUTE` has won."""

# -- IRR-42: the guardian


def test_irr_42_only_the_guardians_square_leads_to_the_exit() -> None:
    state = hand("0-GE", foes=[GRIM])
    act(state, "right")
    assert ahead(state, "right").foe == 0
    state = hand("0-GE")
    act(state, "right", "right")
    assert ahead(state, "right").kind == EXIT


def test_irr_42_the_exit_opens_to_everybody_once_the_guardian_has_lost() -> None:
    state = hand("XX1X", "-0GE", foes=[WEAK])
    act(state, "right")
    assert state.foe_health[0] == 0
    state.square[0], state.square[1] = state.floor.starts[0], state.square[0]
    assert ahead(state, "right").kind == EXIT, "the other player didn't fight it"


# -- IRR-43: beaten is gone


def test_irr_43_a_beaten_monster_leaves_and_the_winner_takes_its_square() -> None:
    state = hand("0M--", "---E")
    events = act(state, "right")
    assert result(events) == WON_BY_DEATH
    left = only(events, FoeLeft)
    assert (left.foe, left.closed, left.card) == (1, False, 1)
    assert at(state, 0) == (1, 0)
    assert state.foe_health[1] == 0


def test_irr_43_outlasted_counts_as_beaten() -> None:
    state = hand("0M--", "---E", foes=[Foe(health=99)])
    events = act(state, "right")
    assert result(events) == WON_BY_TIME
    assert state.foe_health[1] == 0
    assert "FoeLeft" in kinds(events)
    act(state, "left", "right")
    assert at(state, 0) == (1, 0), "the square is free now"


def test_irr_43_every_event_of_a_monster_names_its_card() -> None:
    """Each floor numbers its monsters anew; a log of the whole match has only the events."""
    events = act(hand("0M--", "---E"), "right")
    assert only(events, CombatBegan).card == 1
    assert only(events, FoeLeft).card == 1


# -- IRR-44: thrown back


def test_irr_44_who_loses_and_lives_returns_to_the_square_before() -> None:
    state = hand("0M--", "---E", foes=[BRUTE], script=LOSING)
    events = act(state, "right")
    assert result(events) == LOST_BY_WOUNDS
    back = only(events, ThrownBack)
    assert (back.origin, back.target) == (state.floor.foe_square[1], state.floor.starts[0])
    assert at(state, 0) == (0, 0)
    assert state.health[0] == 5
    assert state.hits[0] == 0, "wounds in a row are paid for"
    assert state.foe_health[1] == 96, "the monster's wounds stay"


def test_irr_44_a_shoved_loser_goes_to_the_first_free_square_in_the_order_of_irr_8() -> None:
    state = hand("XX-X", "01M-", "XX-E", foes=[BRUTE], script=LOSING)
    act(state, "right")
    assert at(state, 0) == (1, 1), "the shover has the square that the loser came from"
    assert at(state, 1) == (2, 2), "down is the first"


# -- IRR-45: open prizes


def test_irr_45_the_winner_gets_the_prize_at_once() -> None:
    state = hand("0M--", "---E", foes=[WEAK._replace(prize=thing(SPOON))])
    events = act(state, "right")
    taken = only(events, PrizeTaken)
    assert (taken.seat, taken.thing, taken.kept) == (0, thing(SPOON), True)
    assert state.weapons[0] == (1_000, 8)
    assert state.weapon_names[0] == (SPOON,)


def test_irr_42_a_guardian_that_wins_is_as_good_as_new() -> None:
    """A wounded monster stays so, a guardian does not."""
    state = hand("0GE", "XXX", foes=[BRUTE], script=None, hits={0: 2})
    state.foe_health[0] = 50
    act(state, "right")
    assert state.foe_health == [BRUTE.health]
    state = hand("0M-E", "XXXX", foes=[BRUTE], script=None, hits={0: 2})
    state.foe_health[1] = 50
    act(state, "right")
    assert state.foe_health[1] < 50


def test_irr_45_gear_that_a_fight_wears_out_is_gone_and_makes_room() -> None:
    foe = WEAK._replace(prize=thing(FORK))
    state = hand("0M--", "---E", foes=[foe], gear={0: [SPOON, OPENER]})
    state.weapons[0] = (1_000, 8, 2_000, 1)
    events = act(state, "right")
    assert only(events, ThingWornOut).thing == (WEAPON, 2_000, 0, OPENER)
    assert only(events, PrizeTaken).kept
    assert state.weapon_names[0] == (SPOON, FORK)
    assert state.weapons[0] == (1_000, 7, 2_000, 3)
    assert state.phase == WALK


@pytest.mark.parametrize(("card", "kept"), [(ROD, True), (RAM, True), (GLOVE, False)])
def test_irr_45_gear_that_works_without_uses_stays(card: int, kept: bool) -> None:
    state = hand("0M--", "---E", gear={0: [card]})
    state.weapons[0] = (1_000, 1)
    events = act(state, "right")
    assert state.weapon_names[0] == ((card,) if kept else ())
    assert ("ThingWornOut" in kinds(events)) != kept


def test_irr_45_a_lost_fight_wears_gear_out_before_a_trick_takes_some() -> None:
    thief = BRUTE._replace(trick=(STEALS, WEAPON))
    state = hand("0M--", "---E", foes=[thief], script=None, gear={0: [SPOON, OPENER]})
    state.weapons[0] = (1_000, 99, 2_000, 1)
    events = act(state, "right")
    assert only(events, ThingWornOut).thing[3] == OPENER
    assert [event.thing[3] for event in every(events, TrickDone) if event.thing] == [SPOON]
    assert state.weapon_names[0] == ()


def test_irr_45_without_room_you_choose_what_to_leave_the_new_thing_included() -> None:
    foe = WEAK._replace(prize=thing(FORK))
    state = hand("0M--", "---E", foes=[foe], gear={0: [SPOON, OPENER]})
    events = act(state, "right")
    assert not only(events, PrizeTaken).kept
    assert (state.seat, state.phase) == (0, LEAVE)
    assert words_of(state) == ["leave 1", "leave 2", "leave 3"]
    again = state.clone()
    events = act(state, "leave 1")
    assert only(events, ThingLeft).thing[3] == SPOON
    assert state.weapon_names[0] == (OPENER, FORK)
    assert state.phase == WALK
    events = act(again, "leave 3")
    assert only(events, ThingLeft).thing == thing(FORK)
    assert again.weapon_names[0] == (SPOON, OPENER)


def test_irr_45_the_limits_of_irr_20_count_weapons_and_shields_apart() -> None:
    foe = WEAK._replace(prize=thing(TRAY))
    state = hand("0M--", "---E", foes=[foe], gear={0: [SPOON, OPENER]})
    act(state, "right")
    assert state.shield_names[0] == (TRAY,)
    tight = with_figures(max_shields=1)
    state = hand("0M--", "---E", foes=[foe], gear={0: [CACTUS]}, parameters=tight)
    act(state, "right")
    assert words_of(state) == ["leave 1", "leave 2"]


# -- IRR-57: tricks of monsters


def test_irr_57_first_attacks_before_you_do() -> None:
    foe = BRUTE._replace(health=1, trick=(FIRST, 2))
    state = hand("0M--", "---E", foes=[foe], script=[WOUNDED, BLOCKED])
    events = act(state, "right")
    assert [blow.by_player for blow in blows(events)] == [False, False, True]
    assert [blow.round for blow in blows(events)] == [0, 0, 1], "before round 1 (IRR-11)"
    assert state.health[0] == 7 + 2, "a wound, then the meal"


def test_irr_57_sleeps_doesnt_attack_in_its_first_rounds() -> None:
    foe = BRUTE._replace(trick=(SLEEPS, 2))
    state = hand("0M--", "---E", foes=[foe], script=LOSING)
    events = act(state, "right")
    wounds = [blow.round for blow in blows(events) if blow.wound and not blow.by_player]
    assert wounds == [3, 4, 5]


def test_irr_57_boils_gains_strength_each_round() -> None:
    foe = Foe(1_000, 0, 99, trick=(BOILS, 500))
    state = hand("0M--", "---E", foes=[foe], script=[999, 1_499, 1_999, 2_499, 2_999] + [0] * 5)
    events = act(state, "right")
    attacks = [blow.attack for blow in blows(events) if not blow.by_player]
    assert attacks[:5] == [999, 1_499, 1_999, 2_499, 2_999], "each die is the highest there is"
    assert script_left(state) == 0


def test_irr_57_grows_with_each_wound_it_takes() -> None:
    foe = Foe(1_000, 0, 3, trick=(GROWS, 700))
    state = hand("0M--", "---E", foes=[foe], script=[1_699, 2_399])
    events = act(state, "right")
    attacks = [blow.attack for blow in blows(events) if not blow.by_player]
    assert attacks == [1_699, 2_399], "1 wound before its first attack, 2 before its second"


def test_irr_57_heavy_wounds_cost_more_health() -> None:
    foe = BRUTE._replace(trick=(HEAVY, 2))
    state = hand("0M--", "---E", foes=[foe], script=LOSING)
    act(state, "right")
    assert state.health[0] == 2, "three wounds of 2 health each"


def test_irr_57_wears_costs_more_uses() -> None:
    foe = Foe(health=2, trick=(WEARS, 3))
    state = hand("0M--", "---E", foes=[foe], gear={0: [SPOON, TRAY]})
    act(state, "right")
    assert uses(state.weapons[0]) == [2], "two attacks"
    assert uses(state.shields[0]) == [2], "one defence"


def test_irr_57_mirror_is_as_strong_as_your_attack() -> None:
    foe = Foe(0, 0, 99, trick=(MIRROR, 0))
    script = [5_999, 5_999, 5_999]
    state = hand("0M--", "---E", foes=[foe], gear={0: [SPOON, FORK]}, script=script)
    events = act(state, "right")
    assert {blow.attack for blow in blows(events) if blow.by_player} == {6_000}
    assert script_left(state) == 0, "5.999 is the highest die of strength 6"
    assert result(events) == LOST_BY_WOUNDS


def test_irr_57_mends_after_a_combat_it_won() -> None:
    foe = BRUTE._replace(trick=(MENDS, 0))
    state = hand("0M--", "---E", foes=[foe], script=LOSING)
    events = act(state, "right")
    assert only(events, TrickDone).trick == MENDS
    assert state.foe_health[1] == 99


@pytest.mark.parametrize(("kind", "gone"), [(WEAPON, SPOON), (SHIELD, TRAY)])
def test_irr_57_steals_your_newest_weapon_or_shield_until_it_is_beaten(
    kind: int, gone: int
) -> None:
    foe = Foe(10_000, 0, 4, trick=(STEALS, kind), prize=thing(LADLE))
    script = [WOUNDED, WOUNDED, WOUNDED]
    gear = {0: [SPOON, TRAY]}
    state = hand("0M--", "---E", foes=[foe], gear=gear, script=script)
    events = act(state, "right")
    told = only(events, TrickDone)
    assert (told.trick, told.amount, told.thing[3], told.card) == (STEALS, kind, gone, 1)
    assert gone not in (*state.weapon_names[0], *state.shield_names[0])
    assert [prize[3] for prize in state.foe_prize[1]] == [LADLE, gone]
    events = act(state, "right")
    assert [event.thing[3] for event in every(events, PrizeTaken)] == [LADLE, gone]


def test_irr_57_steals_passes_over_what_nobody_can_take() -> None:
    foe = Foe(10_000, 0, 9, trick=(STEALS, WEAPON))
    state = hand("0M--", "---E", foes=[foe], gear={0: [SPOON, OPENER]}, script=LOSING)
    events = act(state, "right")
    assert only(events, TrickDone).thing[3] == SPOON
    assert state.weapon_names[0] == (OPENER,)


def test_irr_57_taxes_at_most_what_you_have_and_pays_it_to_its_winner() -> None:
    foe = Foe(10_000, 0, 4, trick=(TAXES, 8))
    state = hand("0M--", "---E", foes=[foe], script=LOSING, coins={0: 5})
    events = act(state, "right")
    assert only(events, CoinsChanged).amount == -5
    assert (state.coins[0], state.foe_coins[1]) == (0, 5)
    events = act(state, "right")
    assert state.coins[0] == 6, "its level, and the five coins"


def test_irr_57_blows_you_to_the_entrance_instead_of_back() -> None:
    foe = BRUTE._replace(trick=(BLOWS, 0))
    state = hand("0--M", "---E", foes=[foe], script=LOSING)
    act(state, "right", "right")
    events = act(state, "right")
    assert "ThrownBack" in kinds(events)
    assert at(state, 0) == (0, 0)


def test_irr_57_slow_brings_the_bell_nearer() -> None:
    foe = WEAK._replace(trick=(SLOW, 4))
    state = hand("0M--", "---E", foes=[foe], bell=20)
    act(state, "right")
    assert (state.round, state.hurry) == (2, 4)


def test_irr_57_hugs_whoever_steps_beside_it_but_never_for_the_last_health() -> None:
    foe = GRIM._replace(trick=(HUGS, 2))
    state = hand("0---", "XXMX", "---E", foes=[foe])
    assert ahead(state, "right").hug == 0
    act(state, "right")
    assert ahead(state, "right").hug == 2
    events = act(state, "right")
    assert only(events, TrickDone).amount == 2
    assert state.health[0] == 6
    state.health[0] = 2
    act(state, "left", "right")
    assert state.health[0] == 1
    events = act(state, "left", "right")
    assert state.health[0] == 1
    assert not every(events, TrickDone)


@pytest.mark.parametrize(
    ("rows", "way"),
    [(("01--", "XMXX", "---E"), "right"), (("01XX", "XMXX", "---E"), "right")],
    ids=["shove", "swap"],
)
def test_irr_57_hugs_who_walks_into_a_rival_as_the_preview_says(
    rows: tuple[str, ...], way: str
) -> None:
    foe = GRIM._replace(trick=(HUGS, 1))
    state = hand(*rows, foes=[foe])
    assert ahead(state, way).hug == 1
    act(state, way)
    assert at(state, 0) == (1, 0)
    assert state.health == [7, 8], "the one who stepped, not the one who was moved"


def test_irr_57_hugs_a_shover_onto_a_monster_as_the_preview_says() -> None:
    foes = [WEAK, GRIM._replace(trick=(HUGS, 1))]
    state = hand("01M-", "XMXX", "---E", foes=foes)
    assert ahead(state, "right").hug == 1
    act(state, "right")
    assert state.health == [7, 10], "the rival beat the other monster, and its meal"


def test_irr_57_twice_gives_its_prize_twice() -> None:
    foe = WEAK._replace(trick=(TWICE, 0), prize=points(MEAL, 3))
    state = hand("0M--", "---E", foes=[foe])
    act(state, "right")
    assert state.health[0] == 14
