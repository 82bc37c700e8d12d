"""Irrgarten, clauses IRR-11 to IRR-21: combats and their prize, on dice that fall as written.

Against a monster with strength and intelligence 0 nothing is drawn in a combat, and the script
holds the prize only.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    SHIELD,
    WEAPON,
    WON_BY_DEATH,
    WON_BY_TIME,
    Blow,
    CombatEnded,
    FoeChanged,
    Gear,
    GearDropped,
    GearReceived,
    Rewarded,
    SheetChanged,
)
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.state import State
from engines.kernel.events import Event
from tests.engines.irrgarten.helpers import COURSE, SEED, SLOW, act, hand, kinds, only, script_of

NO_PRIZE = [0, 0, 0]
OPENING = replace(SEED, opening_attack=True)


def duel(
    foe: tuple[int, int, int], script: Iterable[int], parameters: Parameters = SEED, **player: Any
) -> tuple[State, list[Event]]:
    """Player 0 enters the square of a monster; the state after it and all that happened."""
    state = hand("0M-", "1-E", parameters=parameters, foes=[foe], script=script, **player)
    events = act(state, "right")
    assert script_of(state).left == 0, "every written die was thrown"
    return state, events


def blows(events: Iterable[Event]) -> list[Blow]:
    return [event for event in events if isinstance(event, Blow)]


def result(events: Iterable[Event]) -> int:
    ended: CombatEnded = only(events, CombatEnded)
    return ended.result


# -- IRR-11: the order of a combat


def test_irr_11_the_player_attacks_first_then_the_monster() -> None:
    _, events = duel((0, 0, 2), NO_PRIZE, strength=1)
    found = [(blow.number, blow.round, blow.by_player) for blow in blows(events)]
    assert found == [(0, 1, True), (1, 1, False), (2, 2, True)]


def test_irr_11_each_attacks_10_times_at_most() -> None:
    _, events = duel((0, 0, 99), NO_PRIZE)
    assert [blow.by_player for blow in blows(events)] == [True, False] * 10
    assert [blow.round for blow in blows(events)] == [n // 2 + 1 for n in range(20)]


def test_irr_11_option_opening_attack() -> None:
    """One more player attack before round 1, and each round starts with the monster."""
    _, events = duel((0, 0, 99), NO_PRIZE, OPENING)
    assert [blow.by_player for blow in blows(events)] == [True] + [False, True] * 10
    assert [blow.round for blow in blows(events)][:5] == [0, 1, 1, 2, 2]
    assert blows(events)[-1].round == 10


def test_irr_11_the_opening_attack_can_kill_before_the_monster_strikes() -> None:
    _, events = duel((10, 0, 1), NO_PRIZE, OPENING, strength=1)
    assert [blow.number for blow in blows(events)] == [0]
    assert result(events) == WON_BY_DEATH


# -- IRR-12: energies and wear


def test_irr_12_attack_is_strength_plus_the_power_of_the_weapons() -> None:
    weapons: dict[int, Gear] = {0: (1_600, 3, 2_100, 1)}
    _, events = duel((0, 0, 99), NO_PRIZE, strength=5_200, weapons=weapons)
    attacks = [blow.attack for blow in blows(events) if blow.by_player]
    # The power counts, then the use is taken: 2.1 helps once, 1.6 three times.
    assert attacks[:5] == [8_900, 6_800, 6_800, 5_200, 5_200]


def test_irr_12_defence_is_intelligence_plus_the_power_of_the_shields() -> None:
    shields: dict[int, Gear] = {0: (1_200, 2, 500, 0)}
    _, events = duel((0, 0, 99), NO_PRIZE, intelligence=4_400, shields=shields)
    defences = [blow.defence for blow in blows(events) if not blow.by_player]
    assert defences[:4] == [5_600, 5_600, 4_400, 4_400], "one without a use adds nothing"


def test_irr_12_every_attack_takes_a_use_of_each_weapon_and_every_defence_of_each_shield() -> None:
    weapons: dict[int, Gear] = {0: (0, 5, 0, 1)}
    shields: dict[int, Gear] = {0: (0, 5)}
    state, events = duel((0, 0, 2), NO_PRIZE, strength=1, weapons=weapons, shields=shields)
    # Two attacks and one defence were made.
    assert state.weapons[0] == (0, 3, 0, 0)
    assert state.shields[0] == (0, 4)
    assert [blow.weapons for blow in blows(events)] == [(0, 4, 0, 0), (0, 4, 0, 0), (0, 3, 0, 0)]
    assert [blow.shields for blow in blows(events)] == [(0, 5), (0, 4), (0, 4)]


def test_irr_12_gear_wears_in_combats_that_are_lost_too() -> None:
    state, _ = duel((9, 1, 5), [8], health={0: 1}, weapons={0: (0, 5)}, shields={0: (0, 5)})
    assert state.health[0] == 0
    assert (state.weapons[0], state.shields[0]) == ((0, 4), (0, 4))


def test_irr_12_the_opening_attack_wears_weapons_once_more() -> None:
    parameters = replace(OPENING, combat_rounds=2)
    state, _ = duel((0, 0, 99), NO_PRIZE, parameters, weapons={0: (0, 5)}, shields={0: (0, 5)})
    assert (state.weapons[0], state.shields[0]) == ((0, 2), (0, 3))


# -- IRR-13, IRR-14: the monster's dice, and wounds


def test_irr_13_the_monster_draws_between_0_and_its_figures_anew_each_time() -> None:
    parameters = replace(SEED, combat_rounds=2)
    #  defence, attack, defence, attack, prize
    script = [6_899, 0, 0, 8_199, *NO_PRIZE]
    _, events = duel((8_200, 6_900, 5), script, parameters, strength=5_000, intelligence=5_000)
    found = [(blow.attack, blow.defence) for blow in blows(events)]
    assert found == [(5_000, 6_899), (0, 5_000), (5_000, 0), (8_199, 5_000)]
    assert [blow.wound for blow in blows(events)] == [False, False, True, True]


@pytest.mark.parametrize(("defence", "wound"), [(4_999, True), (5_000, False), (5_001, False)])
def test_irr_14_a_monster_is_wounded_if_its_defence_is_less_and_an_equal_one_holds(
    defence: int, wound: bool
) -> None:
    parameters = replace(SEED, combat_rounds=1)
    script = [defence, 0, *NO_PRIZE]
    state, events = duel((2, 9_000, 5), script, parameters, strength=5_000, intelligence=5_000)
    assert blows(events)[0].wound is wound
    assert state.foe_health == [4 if wound else 5]


@pytest.mark.parametrize(("attack", "wound"), [(4_399, False), (4_400, False), (4_401, True)])
def test_irr_14_a_player_is_wounded_if_its_defence_is_less_and_an_equal_one_holds(
    attack: int, wound: bool
) -> None:
    parameters = replace(SEED, combat_rounds=1)
    state, events = duel((9_000, 0, 5), [attack, *NO_PRIZE], parameters, intelligence=4_400)
    assert blows(events)[1].wound is wound
    assert (state.health[0], state.hits[0]) == ((9, 1) if wound else (10, 0))


def test_irr_14_a_monster_keeps_its_wounds_and_does_not_heal() -> None:
    parameters = replace(SEED, combat_rounds=2)
    state = hand(
        "0M-",
        "1-E",
        "---",
        parameters=parameters,
        foes=[(0, 0, 5)],
        script=NO_PRIZE * 2,
        strength=1,
    )
    events = act(state, "right")
    assert state.foe_health == [3]
    assert only(events, FoeChanged).health == 3
    act(state, "down", "left", "up", "right")
    assert state.foe_health == [1]


def test_irr_14_a_monster_that_was_not_wounded_is_not_told_as_changed() -> None:
    state = hand("0M-", "1-E", foes=[SLOW], script=NO_PRIZE)
    assert "FoeChanged" not in kinds(act(state, "right"))
    assert state.foe_health == [99]


# -- IRR-15 to IRR-17: how a combat ends


def test_irr_15_a_monster_at_0_health_dies_and_the_player_wins() -> None:
    state, events = duel((0, 0, 3), NO_PRIZE, strength=1)
    assert result(events) == WON_BY_DEATH
    assert state.foe_health == [0]
    assert len(blows(events)) == 5, "the dead monster does not strike back"


def test_irr_15_a_player_at_0_health_dies_and_loses_even_at_its_first_wound() -> None:
    state, events = duel((9, 0, 5), [8], health={0: 1})
    assert result(events) == LOST_BY_DEATH
    assert state.health[0] == 0
    assert "Rewarded" not in kinds(events)


def test_irr_15_death_comes_before_the_loss_by_wounds() -> None:
    state, events = duel((9, 0, 5), [8, 8, 8], health={0: 3})
    assert result(events) == LOST_BY_DEATH
    assert (state.health[0], state.hits[0]) == (0, 3)


def test_irr_16_three_consecutive_wounds_lose_the_combat_and_the_player_lives() -> None:
    state, events = duel((9, 0, 5), [8, 8, 8])
    assert result(events) == LOST_BY_WOUNDS
    assert (state.health[0], state.hits[0]) == (7, 3)
    assert "Rewarded" not in kinds(events)
    sheet = only(events, SheetChanged)
    assert (sheet.health, sheet.hits) == (7, 3)


def test_irr_16_a_successful_defence_sets_the_count_to_0() -> None:
    parameters = replace(SEED, combat_rounds=4)
    state, events = duel((9, 0, 5), [8, 8, 0, 8, *NO_PRIZE], parameters)
    assert [blow.hits for blow in blows(events) if not blow.by_player] == [1, 2, 0, 1]
    assert result(events) == WON_BY_TIME
    assert state.hits[0] == 1


def test_irr_16_the_count_carries_over_between_combats() -> None:
    state, events = duel((9, 0, 5), [8], hits={0: 2})
    assert result(events) == LOST_BY_WOUNDS
    assert (state.health[0], state.hits[0]) == (9, 3)


def test_irr_16_who_lost_by_wounds_loses_the_next_combat_at_its_first_wound() -> None:
    """The test is "3 or more"."""
    state, events = duel((9, 0, 5), [8], hits={0: 3})
    assert result(events) == LOST_BY_WOUNDS
    assert state.hits[0] == 4


def test_irr_16_unless_it_has_defended_in_between() -> None:
    parameters = replace(SEED, combat_rounds=3)
    _, events = duel((9, 0, 5), [0, 8, 8, *NO_PRIZE], parameters, hits={0: 3})
    assert result(events) == WON_BY_TIME


def test_irr_16_neither_moving_nor_a_won_combat_without_defence_resets_the_count() -> None:
    state, _ = duel((9, 0, 1), NO_PRIZE, strength=1, hits={0: 2})
    assert state.hits[0] == 2
    act(state, "right", "left")
    assert state.hits[0] == 2


@pytest.mark.parametrize(("script", "health"), [([8, 8, 8], 9), ([8], 1)])
def test_irr_16_option_reset_wounds_on_defeat(script: list[int], health: int) -> None:
    parameters = replace(SEED, reset_wounds_on_defeat=True)
    state, events = duel((9, 0, 5), script, parameters, health={0: health})
    assert state.hits[0] == 0
    assert only(events, SheetChanged).hits == 0


def test_irr_16_the_option_leaves_the_count_after_a_victory() -> None:
    parameters = replace(SEED, reset_wounds_on_defeat=True)
    state, _ = duel((9, 0, 1), NO_PRIZE, parameters, strength=1, hits={0: 2})
    assert state.hits[0] == 2


@pytest.mark.parametrize("wounds", [1, 2, 5])
def test_figures_the_wounds_that_lose_are_an_option(wounds: int) -> None:
    state, events = duel((9, 0, 5), [8] * wounds, replace(SEED, wounds_to_lose=wounds))
    assert result(events) == LOST_BY_WOUNDS
    assert state.hits[0] == wounds


def test_irr_17_after_10_rounds_the_player_wins_with_the_reward_though_the_monster_lives() -> None:
    state, events = duel((0, 0, 99), [0, 0, 5])
    assert result(events) == WON_BY_TIME
    assert state.foe_health == [99]
    assert state.health[0] == 15
    assert only(events, Rewarded).health == 5


@pytest.mark.parametrize(("rounds", "opening", "total"), [(1, False, 2), (1, True, 3), (3, 0, 6)])
def test_irr_17_the_rounds_are_an_option(rounds: int, opening: bool, total: int) -> None:
    parameters = replace(SEED, combat_rounds=rounds, opening_attack=bool(opening))
    _, events = duel((0, 0, 99), NO_PRIZE, parameters)
    assert only(events, CombatEnded).blows == total


def test_irr_17_a_third_wound_in_the_last_round_still_loses() -> None:
    parameters = replace(SEED, combat_rounds=3)
    _, events = duel((9, 0, 5), [8, 8, 8], parameters)
    assert result(events) == LOST_BY_WOUNDS


def test_irr_17_a_monster_killed_by_the_last_blow_is_dead() -> None:
    _, events = duel((0, 0, 2), NO_PRIZE, replace(SEED, combat_rounds=2), strength=1)
    assert result(events) == WON_BY_DEATH


# -- IRR-18 to IRR-21: the prize


def test_irr_18_the_prize_is_drawn_first_then_weapons_shields_health_are_received() -> None:
    """Figures: weapons, shields, health; then per item the discards oldest first, power, uses."""
    numbers = [2, 1, 4]
    first_weapon = [2_999, 5]  # power, uses
    second_weapon = [3, 1_000, 2]  # the first one: kept at 3 (uses 5: never thrown away); new one
    shield = [1_999, 0]
    state, events = duel((0, 0, 1), [*numbers, *first_weapon, *second_weapon, *shield], strength=1)
    assert state.weapons[0] == (2_999, 5, 1_000, 2)
    assert state.shields[0] == (1_999, 0)
    assert state.health[0] == 14
    prize = only(events, Rewarded)
    assert (prize.weapons, prize.shields, prize.health) == (2, 1, 4)
    received = [(e.kind, e.power, e.uses, e.kept) for e in events if isinstance(e, GearReceived)]
    assert received == [
        (WEAPON, 2_999, 5, True),
        (WEAPON, 1_000, 2, True),
        (SHIELD, 1_999, 0, True),
    ]
    sheet = only(events, SheetChanged)
    assert (sheet.weapons, sheet.shields, sheet.health) == (
        (2_999, 5, 1_000, 2),
        (1_999, 0),
        14,
    )


@pytest.mark.parametrize("numbers", [[3, 0, 0], [0, 4, 0], [0, 0, 6]])
def test_irr_18_at_most_2_weapons_3_shields_5_health(numbers: list[int]) -> None:
    """The dice of the prize have no such face."""
    with pytest.raises(Exception, match="bad-state"):
        duel((0, 0, 1), numbers, strength=1)


def test_irr_18_the_richest_prize_is_2_weapons_3_shields_5_health() -> None:
    weapons = [*(0, 5), *(4, 0, 5)]
    shields = [*(0, 5), *(4, 0, 5), *(4, 4, 0, 5)]
    state, _ = duel((0, 0, 1), [2, 3, 5, *weapons, *shields], strength=1)
    assert (state.weapons[0], state.shields[0], state.health[0]) == ((0, 5) * 2, (0, 5) * 3, 15)


def test_irr_18_the_most_of_a_prize_are_options() -> None:
    parameters = replace(SEED, reward_weapons=0, reward_shields=0, reward_health=1)
    state, _ = duel((0, 0, 1), [1], parameters, strength=1)
    assert (state.health[0], state.weapons[0], state.shields[0]) == (11, (), ())


def test_irr_18_health_has_no_upper_limit() -> None:
    state, _ = duel((0, 0, 1), [0, 0, 5], strength=1, health={0: 500})
    assert state.health[0] == 505


def test_irr_20_one_that_finds_no_room_is_lost_though_it_was_drawn() -> None:
    carried: dict[int, Gear] = {0: (100, 5, 200, 5)}
    # One attack takes a use of each, so both are rolled at 4 uses: a 1 keeps them, 0 does not.
    script = [1, 0, 0, 1, 1, 777, 3]
    state, events = duel((0, 0, 1), script, strength=1, weapons=carried)
    assert state.weapons[0] == (100, 4, 200, 4)
    received = only(events, GearReceived)
    assert (received.power, received.uses, received.kept) == (777, 3, False)


def test_irr_20_three_shields_and_two_weapons_find_room() -> None:
    parameters = replace(SEED, reward_weapons=5, reward_shields=5)
    script = [3, 4, 0]
    script += [*(1, 5), *(4, 2, 5), *(4, 4, 3, 5)]
    script += [*(1, 5), *(4, 2, 5), *(4, 4, 3, 5), *(4, 4, 4, 1_234, 5)]
    state, events = duel((0, 0, 1), script, parameters, strength=1)
    assert state.weapons[0] == (1, 5, 2, 5)
    assert state.shields[0] == (1, 5, 2, 5, 3, 5)
    lost = [e.power for e in events if isinstance(e, GearReceived) and not e.kept]
    assert lost == [3, 1_234]


@pytest.mark.parametrize("kind", ["weapons", "shields"])
def test_irr_20_the_limits_are_options(kind: str) -> None:
    parameters = replace(SEED, max_weapons=0, max_shields=0)
    numbers = [1, 0, 0] if kind == "weapons" else [0, 1, 0]
    state, events = duel((0, 0, 1), [*numbers, 500, 5], parameters, strength=1)
    assert getattr(state, kind)[0] == ()
    assert not only(events, GearReceived).kept


@pytest.mark.parametrize("uses", range(6))
@pytest.mark.parametrize("face", range(5))
def test_irr_21_fewer_uses_left_are_likelier_thrown_away(uses: int, face: int) -> None:
    """Probability 1 - uses / 5: of five faces, 5, 4, 3, 2, 1, 0 throw it away."""
    state, events = duel((0, 0, 1), [0, 1, 0, face, 600, 5], strength=1, shields={0: (900, uses)})
    thrown = face < 5 - uses
    assert state.shields[0] == ((600, 5) if thrown else (900, uses, 600, 5))
    dropped = [(e.kind, e.power, e.uses) for e in events if isinstance(e, GearDropped)]
    assert dropped == ([(SHIELD, 900, uses)] if thrown else [])


def test_irr_21_it_is_rolled_for_each_one_carried_before_each_single_one_received() -> None:
    carried: dict[int, Gear] = {0: (100, 1, 200, 2)}
    numbers = [0, 2, 0]
    first = [4, 2, 300, 5]  # 100 kept (4 is not under 4), 200 thrown away (2 is under 3)
    second = [0, 4, 400, 5]  # 100 thrown away after all, 300 kept
    state, _ = duel((0, 0, 1), [*numbers, *first, *second], strength=1, shields=carried)
    assert state.shields[0] == (300, 5, 400, 5)


def test_irr_21_weapons_are_not_rolled_for_a_shield() -> None:
    state, _ = duel((0, 0, 1), [0, 1, 0, 600, 5], strength=1, weapons={0: (100, 1)})
    assert state.weapons[0] == (100, 0)


def test_irr_21_the_most_uses_are_an_option() -> None:
    parameters = replace(SEED, uses=10)
    state, _ = duel((0, 0, 1), [0, 1, 0, 5, 600, 10], parameters, strength=1, shields={0: (900, 5)})
    assert state.shields[0] == (900, 5, 600, 10), "5 of 10 uses left: faces 0 to 4 throw it away"


# -- course: fuzzy fighters


def test_course_a_fuzzy_player_fights_with_its_gear_and_a_random_share() -> None:
    parameters = replace(COURSE, combat_rounds=1)
    #        attack, monster's defence | monster's attack, defence | attack, defence | prize
    script = [4_999, 6_000, 8_199, 3_399, 0, 1, *NO_PRIZE]
    state, events = duel_fuzzy(script, parameters)
    found = [(blow.attack, blow.defence, blow.wound) for blow in blows(events)]
    assert found == [(6_599, 6_000, True), (8_199, 4_599, True), (1_600, 1, True)]
    assert state.health[0] == 9


def duel_fuzzy(script: list[int], parameters: Parameters) -> tuple[State, list[Event]]:
    """Strength 5, intelligence 10: it obeys at any roll, which comes first."""
    state = hand(
        "0M-",
        "1-E",
        parameters=parameters,
        foes=[(8_200, 6_900, 5)],
        script=[9_999, *script],
        weapons={0: (1_600, 5)},
        shields={0: (1_200, 5)},
        fuzzy=[0],
    )
    state.strength, state.intelligence = (5_000, 0), (10_000, 0)
    events = act(state, "right")
    assert script_of(state).left == 0
    return state, events
