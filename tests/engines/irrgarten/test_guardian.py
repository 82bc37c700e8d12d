"""The guardian on the exit (IRR-35)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engines.irrgarten.achievements import ACHIEVEMENTS
from engines.irrgarten.config import Config
from engines.irrgarten.evaluate import evaluate
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    WON_BY_DEATH,
    WON_BY_TIME,
    CombatEnded,
    FoeChanged,
    Rewarded,
    ThrownBack,
)
from engines.irrgarten.fighters import chances, fighter_of
from engines.irrgarten.guardian import NAMES, guardian_name
from engines.irrgarten.heuristics import racer_bot
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.odds import combat_odds
from engines.irrgarten.options import Options
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_SIGHT, Parameters
from engines.irrgarten.state import NOBODY, State
from engines.irrgarten.tries import MOST, tries
from engines.irrgarten.view import TO_EXIT, TO_FOE
from engines.kernel.achievements import AchievementTracker
from engines.kernel.errors import BadState
from engines.kernel.events import Event
from engines.kernel.streams import CheapSource, KeyedSource
from tests.engines.irrgarten.helpers import BOARDS, RULES, act, at, hand, only

GUARDED = Parameters(guardian=2_250)
HARMLESS = Parameters(guardian=1)
"""A guardian of strength and intelligence 0 for players of up to 0.999."""
CAVE = Labyrinth.from_rows(BOARDS["cave"])


def dealt(parameters: Parameters = GUARDED, monsters: int = 4, seed: str = "guarded") -> State:
    return RULES.new(Config(CAVE, 3, parameters, monsters=monsters), seed)


def figures(state: State) -> tuple[int, int, int]:
    foe = state.config.guardian
    return state.foe_strength[foe], state.foe_intelligence[foe], state.foe_health[foe]


def test_irr_35_a_guardian_is_on_the_exit_and_one_monster_more() -> None:
    state = dealt()
    assert len(state.foe_square) == 5
    assert state.foe_square[state.config.guardian] == state.config.exit
    assert state.foe_at[state.config.exit] == state.config.guardian


def test_irr_35_by_default_there_is_none() -> None:
    state = dealt(Parameters())
    assert state.config.guardian < 0
    assert len(state.foe_square) == 4
    assert state.config.exit not in state.foe_at


def test_irr_35_it_is_so_many_times_as_strong_as_the_players_are_clever() -> None:
    state = dealt(replace(GUARDED, same_sheets=True))
    strength, wit = state.strength[0], state.intelligence[0]
    assert figures(state) == (2_250 * wit // 1000, 2_250 * strength // 1000, 5)
    state = dealt(replace(GUARDED, same_sheets=True, monster_health=3))
    assert figures(state)[2] == 3


def test_irr_35_of_different_sheets_the_mean_counts() -> None:
    state = dealt()
    assert len(set(state.strength)) == 3
    means = sum(state.intelligence) / 3, sum(state.strength) / 3
    assert figures(state)[:2] == tuple(int(2.25 * mean) for mean in means)


def test_irr_35_it_changes_nothing_else_of_a_deal() -> None:
    """It is posted last, and its name has a stream of its own."""
    with_it, without = dealt().dump(), dealt(Parameters()).dump()
    for name in ("square", "strength", "intelligence", "seat", "turn"):
        assert with_it[name] == without[name]
    for name in ("foe_square", "foe_card", "foe_strength", "foe_intelligence", "foe_health"):
        assert with_it[name][:-1] == without[name]


def test_irr_35_its_name_is_drawn() -> None:
    drawn = {guardian_name(dealt(seed=f"name {n}").foe_card[-1]) for n in range(60)}
    assert drawn == set(range(NAMES))
    assert [guardian_name(card) for card in (3, 0, -1, -2 - NAMES)] == [None] * 4


@pytest.mark.parametrize("sheet", [3_000, 4_000, 5_000, 6_000, 7_000])
def test_irr_35_an_unarmed_players_chance_hardly_depends_on_the_sheet(sheet: int) -> None:
    """The program says 45 % of the default of `even` (the tip of the option)."""
    foe = 2_250 * (10_000 - sheet) // 1000, 2_250 * sheet // 1000, 5
    odds = combat_odds(GUARDED, (sheet, 10_000 - sheet, False), ((), ()), (10, 0), foe)
    assert odds.win == pytest.approx(0.45, abs=0.015)


def test_irr_35_the_odds_are_those_of_ten_thousand_fights() -> None:
    gear: dict[int, tuple[int, ...]] = {0: (2_000, 3)}
    state = hand(
        "0E-", parameters=GUARDED, strength=4_000, intelligence=6_000, weapons=gear, script=None
    )
    exact = combat_odds(GUARDED, (4_000, 6_000, False), (gear[0], ()), (10, 0), figures(state))
    ends: Counter[int] = Counter()
    for number in range(10_000):
        events: list[Event] = []
        RULES.apply(state.clone(CheapSource(number)), 3, events.append)
        ends[only(events, CombatEnded).result] += 1
    assert (ends[WON_BY_DEATH] + ends[WON_BY_TIME]) / 10_000 == pytest.approx(exact.win, abs=0.015)
    assert ends[LOST_BY_DEATH] / 10_000 == pytest.approx(exact.death, abs=0.015)


def beaten(state: State) -> list[Event]:
    events: list[Event] = []
    RULES.apply(state, 3, events.append)
    return events


def weak_guardian(health: int = 1, **more: int) -> State:
    """A guardian that one hit kills and that wounds nobody."""
    state = hand(
        "0E1",
        parameters=replace(HARMLESS, monster_health=health, combat_rounds=3),
        strength=900,
        intelligence=900,
        script=None,
        **more,  # type: ignore[arg-type]  # numbers by name
    )
    assert figures(state) == (0, 0, health)
    return state


def feats(events: list[Event]) -> set[str]:
    tracker = AchievementTracker(ACHIEVEMENTS, 0)
    for event in events:
        tracker.hear(event)
    return {one.id for one in tracker.achievements()}


def test_irr_35_its_fight_alone_is_none_that_a_feat_forbids() -> None:
    """Pacifist is to win without a fight, and nobody gets out round a guardian."""
    assert {"out", "unseen"} <= feats(beaten(weak_guardian()))
    state = hand("0ME", foes=[(0, 0, 1)], strength=1, script=None)
    gained = feats(act(state, "right", "right"))
    assert "out" in gained
    assert "unseen" not in gained


def test_irr_35_who_beats_it_is_out_and_wins_without_a_reward() -> None:
    state = weak_guardian()
    events = beaten(state)
    assert only(events, CombatEnded).result == WON_BY_DEATH
    assert state.winner == 0
    assert state.square[0] == state.config.exit
    assert not any(isinstance(event, Rewarded) for event in events)
    assert RULES.outcome(state) is not None


def test_irr_35_to_outlast_it_is_to_beat_it() -> None:
    state = weak_guardian(health=99)
    assert only(beaten(state), CombatEnded).result == WON_BY_TIME
    assert state.winner == 0


def strong_guardian(health: int = 10, *, hurt: int = 5, parameters: Parameters = GUARDED) -> State:
    """A guardian that wounds with nearly every attack and was never hit."""
    state = hand("-0E1", parameters=parameters, health={0: health}, script=None)
    foe = state.config.guardian
    state.foe_strength = (*state.foe_strength[:foe], 10**9)
    state.foe_intelligence = (*state.foe_intelligence[:foe], 10**9)
    state.foe_health[foe] = hurt
    return state


def test_irr_35_who_loses_goes_back_also_without_irr_28() -> None:
    state = strong_guardian()
    events = beaten(state)
    assert not state.config.parameters.thrown_back
    assert at(state, 0) == (1, 0)
    assert state.winner == NOBODY
    assert (only(events, ThrownBack).origin, state.seat) == (state.config.exit, 1)


def test_irr_35_a_dead_loser_is_before_the_exit_and_not_on_it() -> None:
    state = strong_guardian(health=1)
    events = beaten(state)
    assert only(events, CombatEnded).result == LOST_BY_DEATH
    assert at(state, 0) == (1, 0)
    assert state.health[0] == 0
    restored = RULES.load(state.config, RULES.dump(state))
    assert RULES.digest(restored) == RULES.digest(state)


def test_irr_35_its_wounds_close_after_each_fight_it_wins() -> None:
    state = strong_guardian(hurt=2)
    events = beaten(state)
    assert figures(state)[2] == 5
    told = [event.health for event in events if isinstance(event, FoeChanged)]
    assert told[-1] == 5


def test_irr_35_it_does_not_count_towards_a_toll() -> None:
    """With every other monster beaten the exit opens, though nobody has beaten the guardian."""
    parameters = replace(GUARDED, toll=2)
    state = hand("0-M-E", parameters=parameters, strength=9_999, intelligence=9_999, script=None)
    state.beaten = [0]
    act(state, "right")
    assert RULES.view(state, 0).previews[3].kind == TO_FOE
    state.beaten = [1]
    state.square[0] = state.config.exit - 1
    assert RULES.view(state, 0).previews[3].target == state.config.exit
    state.beaten = [0]
    state.foe_health[0] = 5
    assert RULES.view(state, 0).previews[3].target != state.config.exit


def test_irr_35_a_preview_shows_the_fight() -> None:
    guarded, free = hand("0E", parameters=GUARDED), hand("0E")
    assert RULES.view(guarded, 0).previews[3].kind == TO_FOE
    assert RULES.view(guarded, 0).previews[3].foe == guarded.config.guardian
    assert RULES.view(free, 0).previews[3].kind == TO_EXIT


@pytest.mark.parametrize("fog", [FOG_EXPLORED, FOG_SIGHT])
def test_irr_24_in_fog_nobody_knows_the_guardian_before_seeing_the_exit(fog: int) -> None:
    """Its square is the exit's. It is public only that there is one."""
    parameters = replace(GUARDED, fog=fog, sight_range=2)
    state = hand("0-----E", "XXXXX1-", parameters=parameters, script=None)
    blind, sees = RULES.view(state, 0), RULES.view(state, 1)
    assert state.config.guardian not in blind.foes.number
    assert state.config.exit not in blind.foes.square
    assert blind.foe_count == 1
    assert sees.foes.square == (state.config.exit,)
    assert "E" not in str(state.config.public_data().get("grid", ""))


@pytest.mark.parametrize("fog", [FOG_EXPLORED, FOG_SIGHT])
def test_irr_35_a_guessed_guardian_is_on_the_guessed_exit(fog: int) -> None:
    parameters = replace(GUARDED, fog=fog, sight_range=2, same_sheets=True)
    rows = ("0------", "-------", "M----1E")
    state = hand(*rows, parameters=parameters, strength=4_000, intelligence=6_000)
    assert state.config.guardian not in RULES.view(state, 0).foes.number
    for thought in range(20):
        guess = RULES.determinize(
            state.config.public(), RULES.view(state, 0), KeyedSource(f"{thought}")
        )
        assert guess.foe_square[-1] == guess.config.exit
        assert figures(guess) == figures(state), "the sheet says how good it is"
        assert guardian_name(guess.foe_card[-1]) is not None


def test_irr_35_a_dump_with_a_guardian_elsewhere_is_rejected() -> None:
    state = dealt()
    for name, value in (("foe_square", state.square[0]), ("foe_card", 0), ("foe_card", -1)):
        data = state.dump()
        data[name][-1] = value
        with pytest.raises(BadState):
            RULES.load(state.config, data)


def test_irr_35_older_matches_keep_their_data() -> None:
    assert "guardian" not in Parameters().to_data()
    assert Options.of(GUARDED).parameters() == GUARDED
    assert Parameters.from_data(GUARDED.to_data()) == GUARDED


# -- what bots make of it

DETOUR = (
    "E---0",
    "----M",
)


def test_irr_35_the_racer_makes_no_detour_for_a_reward() -> None:
    """Measured: whoever fetches gear first loses more turns than it saves at the guardian."""
    state = hand(*DETOUR, parameters=GUARDED, strength=5_000, intelligence=5_000)
    assert racer_bot(state.config, RULES.view(state, 0), 1) == 2


@pytest.mark.parametrize(("health", "hits"), [(10, 0), (6, 3), (3, 1)])
def test_irr_35_the_turns_lost_at_it_are_those_of_two_thousand_races(
    health: int, hits: int
) -> None:
    """One square before the exit: all turns but that of the fight which is won are lost ones."""
    parameters = replace(GUARDED, monster_health=3)
    state = hand(
        "0E", parameters=parameters, strength=4_000, intelligence=6_000, script=None,
        health={0: health}, hits={0: hits},
    )  # fmt: skip
    expected = tries(parameters, fighter_of(state, 0), figures(state))
    turns = 0
    for number in range(2_000):
        race = state.clone(CheapSource(number))
        while race.seat >= 0:
            RULES.apply(race, 3)
        turns += race.turn - 1
    assert turns / 2_000 == pytest.approx(expected, rel=0.08)


def test_irr_35_a_fighter_without_hope_loses_as_many_turns_as_can_be_counted() -> None:
    parameters = replace(GUARDED, combat_rounds=1)
    assert tries(parameters, (0, 0, False, (), (), 1, 0), (9_000, 9_000, 9)) == MOST


def test_irr_35_gear_raises_the_estimated_chance_of_a_match() -> None:
    bare = hand("0--E--1", parameters=GUARDED, strength=5_000, intelligence=5_000)
    armed = hand(
        "0--E--1",
        parameters=GUARDED,
        strength=5_000,
        intelligence=5_000,
        weapons={1: (3_000, 5)},
        shields={1: (2_000, 5)},
    )
    assert evaluate(armed)[1] > evaluate(bare)[1] + 0.05
    fighters = fighter_of(bare, 1), fighter_of(armed, 1)
    one, other = (chances(GUARDED, fighter, figures(bare)).win for fighter in fighters)
    assert other > one + 0.1
