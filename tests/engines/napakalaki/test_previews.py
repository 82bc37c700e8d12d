"""Napakalaki: the chances of a fight in which others have a say, against thousands of fights."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import pytest

from engines.kernel.events import Event
from engines.kernel.streams import CheapSource
from engines.napakalaki.actions import (
    NO_GRUDGE,
)
from engines.napakalaki.bots import BOTS
from engines.napakalaki.events import Met
from engines.napakalaki.odds import ALONE, CAUGHT, ESCAPED, WON, Course, mean, outcomes
from engines.napakalaki.previews import FightChances, fight_chances
from engines.napakalaki.state import DEAL, DOOR, FIGHT, GRUDGE, PRICE, State
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    RULES,
    SMALL_MONSTERS,
    among,
    config,
    do,
    lay,
    rich_config,
    with_tricks,
)
from tests.engines.napakalaki.previewed import chances_at, course_of, fights_won
from tests.helpers.examples import FACTOR

PLAYED = 2_000 * FACTOR


def table(*grudges: int, levels: Sequence[int] = (5, 6, 3), corridor: str = "") -> State:
    """Seat 0 before its door."""
    state = lay("", parameters=FRIENDS, others=[("", ""), ("curtain", "")])
    return among(state, corridor, grudges=grudges, levels=levels)


def beaten(most: int) -> float:
    """The share of the small deck's monsters up to a level."""
    return sum(foe.level <= most for foe in SMALL_MONSTERS) / len(SMALL_MONSTERS)


def test_the_chances_of_the_closed_door_by_hand() -> None:
    """Monsters of levels 1, 3, 5, 7, 8, 9, 12, 14 and 20; combat levels 5, 6 and 6. With 3 grudges
    seat 1 stops only the fight with the 3: two of the fighter's own beat what it can make of a 1,
    and it can't touch a monster that wins anyway (NAP-38)."""
    found = fight_chances(config(FRIENDS), RULES.view(table(2, 3, 0), 0), 0)
    alone, own = beaten(4), beaten(10)
    against = own - 1 / len(SMALL_MONSTERS)
    assert (found.alone, found.own) == (alone, own)
    assert found.against == pytest.approx(against)
    assert found.helped == (alone, own, own)


def test_those_of_a_monster_that_waits_are_certain() -> None:
    """The boar has 7: 5 and one grudge beat it, and seat 1 can't stop what isn't winning yet."""
    state = table(1, 1, 0, corridor="boar: piano, abyss")
    found = fight_chances(state.config, RULES.view(state, 0), 0, 1)
    assert found == FightChances(alone=0, own=1, against=1, helped=(0, 1, 1))
    hopeless = fight_chances(state.config, RULES.view(state, 0), 0, 2)
    assert hopeless == FightChances(0, 0, 0, (0, 0, 0))


def test_any_seat_gets_the_same_for_any_player_at_any_time() -> None:
    """NAP-45: also in another's fight, for the warning before the last level."""
    state = table(2, 1, 0, corridor="boar")
    do(state, "done", "door 1")
    for seat in (0, 1, 2):
        found = {fight_chances(state.config, RULES.view(state, at), seat) for at in (-1, 0, 1, 2)}
        assert len(found) == 1


def test_nap_41_a_win_of_the_game_has_no_helper() -> None:
    state = table(0, 0, 0, levels=(9, 6, 3))
    found = fight_chances(state.config, RULES.view(state, 1), 0)
    assert found.helped == (found.alone,) * 3


COURSES = {
    "alone": ALONE,
    "own": Course(own=True),
    "against": Course(spite=True, own=True),
    "helped": Course(helper=1),
}


@pytest.mark.parametrize("name", COURSES)
def test_each_chance_agrees_with_seeded_fights_of_the_true_game(name: str) -> None:
    """Within five standard deviations."""
    course, state = COURSES[name], table(2, 2, 1, levels=(7, 6, 3), corridor="boar")
    do(state, "done")
    found = fight_chances(state.config, RULES.view(state, 2), 0)
    chance = found.helped[1] if name == "helped" else getattr(found, name)
    wins = 0
    for seed in range(PLAYED):
        source = CheapSource(seed)
        game = state.clone(source)
        source.shuffle(0, game.monsters)
        told: list[Event] = []
        RULES.apply(game, RULES.parse("draw"), told.append)
        while game.phase in (GRUDGE, PRICE, DEAL, FIGHT):
            RULES.apply(game, course_of(game, course), told.append)
        wins += any(isinstance(event, Met) and event.wins for event in told)
    assert abs(wins - PLAYED * chance) <= 5 * sqrt(PLAYED * chance * (1 - chance)) + 1e-6


SHARE = 400 * FACTOR
"""Plays of each chance below: ten thousand with `make deep`."""


def with_all_tricks(game: int) -> State:
    """The first door of a match of bots, all cards with tricks, at which monsters wait and rivals
    hold grudges; the fighter is not at the last door, so that anybody may help."""
    state = RULES.deal(with_tricks(rich_config(FRIENDS, 3, copies=1)), CheapSource(game))
    for ply in range(2_000):
        others = sum(state.dealings.grudges) - state.dealings.grudges[state.turn_seat]
        if (
            state.phase == DOOR
            and len(state.legal) > 1
            and others
            and state.seat == state.turn_seat
        ):
            return state
        view = RULES.view(state, state.seat)
        RULES.apply(state, BOTS["sharp"](state.config, view, ply))
        assert state.seat >= 0, "no such door in this match"
    raise AssertionError("no such door")


@pytest.mark.one_of(3)
@pytest.mark.parametrize("game", range(4))
def test_all_chances_agree_with_seeded_fights_where_cards_have_tricks(game: int) -> None:
    """NAP-44: alone, with own grudges, against all grudges and with each helper, behind every door,
    for a viewer that is not the fighter. Within five standard deviations."""
    state = with_all_tricks(game)
    for action in state.legal:
        chances = chances_at(state, action, (state.turn_seat + 1) % 3)
        for name, (course, chance) in chances.items():
            wins = fights_won(state, action, course, SHARE)
            within = 5 * sqrt(SHARE * chance * (1 - chance)) + 1e-6
            assert abs(wins - SHARE * chance) <= within, (action, name)


def test_outcomes_of_a_door_include_the_fight_and_its_end() -> None:
    state = table(0, 0, 0, corridor="boar: piano, gnat: oar fork")
    do(state, "done")
    view = RULES.view(state, 0)
    boar = mean(outcomes(state.config, view, RULES.parse("door 1")))
    assert (boar.win, boar.escape, boar.caught) == pytest.approx((0, 1 / 3, 2 / 3))
    (gnat,) = outcomes(state.config, view, RULES.parse("door 2"))
    assert (gnat.how, gnat.level, gnat.hidden) == (WON, 6, 3), "a treasure, and two from under it"


def test_outcomes_of_grab_and_take_it() -> None:
    state = table(0, 0, 0, corridor="boar")
    do(state, "done", "door 1")
    view = RULES.view(state, 0)
    grab = mean(outcomes(state.config, view, RULES.parse("grab")))
    assert (grab.escape, grab.caught) == pytest.approx((1 / 6, 5 / 6))
    assert grab.treasures == pytest.approx(1 / 6)
    (took,) = outcomes(state.config, view, RULES.parse("accept"))
    assert took.how == CAUGHT


def test_outcomes_of_a_rival_s_decision_are_those_of_the_fighter() -> None:
    state = table(0, 2, 0, corridor="gnat")
    do(state, "done", "door 1")
    view = RULES.view(state, 1)
    (passed,) = outcomes(state.config, view, NO_GRUDGE)
    assert (passed.how, passed.level) == (WON, 6)
    stopped = mean(outcomes(state.config, view, NO_GRUDGE + 2))
    assert (stopped.win, stopped.escape) == pytest.approx((0, 1 / 3))
    assert ESCAPED in {each.how for each in outcomes(state.config, view, NO_GRUDGE + 2)}


@pytest.mark.one_of(3)
@pytest.mark.parametrize("tricky", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_chances_add_up_to_one_for_every_decision_among_friends(seed: int, tricky: bool) -> None:
    """With and without tricks (NAP-44)."""
    game, choices = rich_config(FRIENDS, 3, copies=1), CheapSource(9)
    state = RULES.deal(with_tricks(game) if tricky else game, CheapSource(seed))
    seen = set()
    for _ in range(250):
        if state.seat < 0:
            break
        view = RULES.view(state, state.seat)
        for action in view.legal[:12]:
            found = outcomes(state.config, view, action)
            assert sum(each.chance for each in found) == pytest.approx(1)
        seen.add(state.phase)
        RULES.apply(state, view.legal[choices.below(0, len(view.legal))])
    assert seen >= {DOOR, GRUDGE, FIGHT}
