"""The exact odds of a combat against the combats themselves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from math import sqrt
from statistics import stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    WON_BY_DEATH,
    WON_BY_TIME,
    CombatEnded,
    Gear,
)
from engines.irrgarten.fighters import chances
from engines.irrgarten.fighting import fight
from engines.irrgarten.odds import CombatOdds, combat_odds
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.tries import Fighter
from engines.kernel.events import Event
from engines.kernel.streams import CheapSource
from tests.engines.irrgarten.helpers import COURSE, SEED, hand
from tests.helpers.examples import FACTOR, tried

COMBATS = 4_000 * FACTOR


@dataclass(frozen=True)
class Situation:
    """A player and a monster before a combat; reals in thousandths."""

    parameters: Parameters = SEED
    strength: int = 5_000
    intelligence: int = 5_000
    fuzzy: bool = False
    weapons: Gear = ()
    shields: Gear = ()
    health: int = 10
    hits: int = 0
    foe: tuple[int, int, int] = (8_000, 8_000, 5)

    def odds(self) -> CombatOdds:
        return combat_odds(
            self.parameters,
            (self.strength, self.intelligence, self.fuzzy),
            (self.weapons, self.shields),
            (self.health, self.hits),
            self.foe,
        )


MOCK_UP = Situation(
    strength=5_200,
    intelligence=4_400,
    weapons=(1_600, 3, 2_100, 1),
    shields=(1_200, 2),
    health=7,
    hits=1,
    foe=(8_200, 6_900, 5),
)
SITUATIONS = {
    "plain": Situation(),
    "opening attack": Situation(COURSE, foe=(9_000, 9_500, 2), health=3),
    "fuzzy": Situation(COURSE, fuzzy=True, weapons=(2_000, 4), shields=(1_500, 5)),
    "fuzzy without gear": Situation(fuzzy=True, strength=9_000, intelligence=9_999),
    "wear": MOCK_UP,
    "three wounds already": Situation(hits=3, health=4),
    "close to death": Situation(health=1, hits=2, intelligence=7_000),
    "a long fight": Situation(replace(SEED, combat_rounds=25, wounds_to_lose=6), hits=5),
    "the weak": Situation(strength=0, intelligence=0, foe=(10_000, 10_000, 1), health=2),
}


@pytest.mark.one_of(3)
@pytest.mark.parametrize("name", SITUATIONS)
def test_the_odds_are_what_thousands_of_combats_show(name: str) -> None:
    """Within four standard errors, each ending and each health afterwards."""
    it = SITUATIONS[name]
    odds = it.odds()
    prizeless = replace(it.parameters, reward_weapons=0, reward_shields=0, reward_health=0)
    state = hand("a-E", parameters=prizeless, foes=[it.foe])
    state.strength, state.intelligence = (it.strength,), (it.intelligence,)
    state.fuzzy = [int(it.fuzzy)]
    state.source = CheapSource(f"combats {name}")
    healths = Counter[int]()
    events: list[Event] = []
    for _ in range(COMBATS):
        state.weapons, state.shields = [it.weapons], [it.shields]
        state.health, state.hits, state.foe_health = [it.health], [it.hits], [it.foe[2]]
        fight(state, 0, 0, events.append)
        healths[state.health[0]] += 1
    ended = [event for event in events if isinstance(event, CombatEnded)]
    results = Counter(event.result for event in ended)
    close(results[WON_BY_DEATH], odds.dies)
    close(results[WON_BY_TIME], odds.outlasts)
    close(results[LOST_BY_WOUNDS], odds.out)
    close(results[LOST_BY_DEATH], odds.death)
    for health, chance in odds.health_after:
        close(healths[health], chance)
    assert set(healths) <= {health for health, _ in odds.health_after}
    blows = [event.blows for event in ended]
    error = stdev(blows) / sqrt(COMBATS)
    assert abs(sum(blows) / COMBATS - odds.blows) <= 4 * error


def close(count: int, chance: float) -> None:
    error = sqrt(max(chance * (1 - chance), 0) / COMBATS)
    assert abs(count / COMBATS - chance) <= 4 * error + 1e-9, (count / COMBATS, chance)


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_chances_sum_to_1(name: str) -> None:
    odds = SITUATIONS[name].odds()
    assert odds.dies + odds.outlasts + odds.out + odds.death == pytest.approx(1)
    assert sum(chance for _, chance in odds.health_after) == pytest.approx(1)
    assert odds.win == odds.dies + odds.outlasts


def test_the_numbers_of_the_design() -> None:
    """Strength 5.2, intelligence 4.4, weapons 1.6 x3 and 2.1 x1, shield 1.2 x2, health 7, 1 hit,
    against 8.2, 6.9 and 5: 81 %, by 200,000 simulated fights; 86 % with no hit taken."""
    odds = MOCK_UP.odds()
    assert round(100 * odds.win) == 81
    assert round(100 * odds.out) == 19
    assert round(100 * odds.death) == 0
    assert round(odds.health) == 5
    # Wear is shown as the first and the last attack of each side.
    assert [round(100 * chance) for chance in odds.hit] == [100, 75]
    assert [round(100 * chance) for chance in odds.wounded] == [32, 46]
    assert round(100 * replace(MOCK_UP, hits=0).odds().win) == 86


def test_sure_things_are_sure() -> None:
    weak = replace(MOCK_UP, foe=(0, 0, 1)).odds()
    assert (weak.win, weak.dies, weak.blows, weak.health) == (1.0, 1.0, 1.0, 7.0)
    wall = replace(MOCK_UP, strength=0, weapons=(), foe=(0, 9_000, 5)).odds()
    assert (wall.win, wall.outlasts, wall.blows) == (1.0, 1.0, 20.0)
    doom = Situation(strength=0, intelligence=0, health=1, foe=(10_000, 10_000, 99)).odds()
    # It is wounded unless the die shows 0: ten misses in a row of one in ten thousand each.
    assert doom.death == pytest.approx(1)
    assert doom.win < 1e-30


def test_a_fight_by_hand() -> None:
    """One round against a monster of 1 health: hit 1 in 4; else wounded 1 in 2, which kills."""
    parameters = replace(SEED, combat_rounds=1)
    odds = combat_odds(parameters, (1, 1, False), ((), ()), (1, 0), (4, 4, 1))
    # It hits if the defence is 0 of 0 to 3; it is wounded if the attack is 2 or 3 of 0 to 3.
    assert odds.dies == 0.25
    assert odds.death == 0.75 * 0.5
    assert odds.outlasts == 0.75 * 0.5
    assert odds.blows == 0.25 * 1 + 0.75 * 2
    assert odds.health_after == ((0, 0.375), (1, 0.625))


@tried(25)
@given(
    st.integers(0, 10_000),
    st.integers(0, 10_000),
    st.integers(1, 10),
    st.integers(0, 3),
    st.integers(0, 10_000),
)
def test_a_better_fighter_has_better_odds(
    strength: int, intelligence: int, health: int, hits: int, foe: int
) -> None:
    it = Situation(
        strength=strength, intelligence=intelligence, health=health, hits=hits, foe=(foe, foe, 3)
    )
    odds = it.odds()
    for better in (
        replace(it, strength=strength + 500),
        replace(it, intelligence=intelligence + 500),
        replace(it, health=health + 1),
        replace(it, hits=max(0, hits - 1)),
        replace(it, weapons=(1_000, 5)),
        replace(it, shields=(1_000, 5)),
        replace(it, foe=(foe, foe, 2)),
    ):
        assert better.odds().win >= odds.win - 1e-12


GEAR = st.lists(st.tuples(st.integers(0, 3_000), st.integers(0, 5)), max_size=3)
FIGHTERS = st.tuples(
    st.integers(0, 10_000),
    st.integers(0, 10_000),
    st.booleans(),
    GEAR.map(lambda items: tuple(number for item in items for number in item)),
    GEAR.map(lambda items: tuple(number for item in items for number in item)),
    st.integers(1, 14),
    st.integers(0, 5),
)
FOES = st.tuples(st.integers(0, 20_000), st.integers(0, 20_000), st.integers(1, 7))


@tried(60)
@given(FIGHTERS, FOES, st.integers(1, 12), st.integers(1, 5), st.booleans())
def test_the_quick_chances_of_play_outs_are_the_exact_odds(
    fighter: Fighter, foe: tuple[int, int, int], rounds: int, wounds: int, opening: bool
) -> None:
    """There is one combat: what walks each side alone agrees with the walk of the rules' step."""
    parameters = replace(SEED, combat_rounds=rounds, wounds_to_lose=wounds, opening_attack=opening)
    strength, wit, fuzzy, weapons, shields, health, hits = fighter
    quick = chances(parameters, fighter, foe)
    exact = combat_odds(parameters, (strength, wit, fuzzy), (weapons, shields), (health, hits), foe)
    assert quick == pytest.approx((exact.win, exact.out, exact.death), abs=1e-12)
