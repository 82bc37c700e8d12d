"""The chance to win a second combat after a first one, against 10,000 plays of both."""

from __future__ import annotations

from math import sqrt

import pytest

from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.duels import Fighter, Opponent, odds_of
from engines.irrgarten.descent.fighting import fight, fighter_of, opponent_of
from engines.irrgarten.descent.forecast import Standing, outcomes, price_of, win_after
from engines.irrgarten.descent.loot import choices_to_leave, hand_out, leave
from engines.irrgarten.descent.parameters import Parameters
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.state import INSIDE, State
from engines.irrgarten.descent.things import MEAL, Thing, gear_thing, points
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    SHIELD,
    WEAPON,
    WON_BY_DEATH,
    WON_BY_TIME,
    Blow,
    CombatEnded,
)
from engines.irrgarten.gear import GearCard
from engines.irrgarten.labyrinth import MonsterCard
from engines.irrgarten.tricks import CALM, HEAVY, KEEPS, NO_TRICK, STEALS, TWICE, WEARS, Trick
from engines.kernel.events import EVERYONE, Event
from engines.kernel.streams import CheapSource

PLAYS = 10_000
GEAR = (
    GearCard("spoon", WEAPON, 1_000, 8),
    GearCard("fork", WEAPON, 2_500, 3),
    GearCard("opener", WEAPON, 2_000, 5, (KEEPS, 0)),
    GearCard("lid", SHIELD, 1_000, 4, (CALM, 0)),
)
TRICKS: tuple[Trick, ...] = (
    NO_TRICK, (TWICE, 0), (STEALS, WEAPON), (HEAVY, 2), (WEARS, 3),
)  # fmt: skip


def _config(trick: Trick = NO_TRICK) -> Config:
    cards = (
        MonsterCard("first", "f", 3_000, 2_500, 3, 1, trick),
        MonsterCard("second", "s", 4_000, 3_000, 3, 2),
    )
    return Config(1, Parameters(), cards, GEAR)


def _state(config: Config, weapons: tuple[int, ...], prize: Thing, seed: int) -> State:
    """A state whose monster 0 is the second card's and whose monster 1 is the first card's."""
    state = Rules().new(config, "forecast").clone(CheapSource(seed))
    state.weapons[0] = tuple(n for card in weapons for n in gear_thing(GEAR, card)[1:3])
    state.weapon_names[0] = weapons
    floor = state.floor
    for name, index in (("foe_card", 0), ("foe_strength", 1), ("foe_intelligence", 2)):
        values = list(getattr(floor, name))
        for foe, card in ((0, config.cards[1]), (1, config.cards[0])):
            values[foe] = (1 - foe, card.strength + 1_500, card.intelligence + 1_500)[index]
        object.__setattr__(floor, name, tuple(values))
    state.foe_health[0] = state.foe_health[1] = 3
    state.foe_prize[1] = (prize,)
    state.health[0], state.hits[0] = 6, 1
    return state


def _keep_the_best(state: State) -> None:
    """Leave what serves least against monster 0."""
    while not hand_out(state, None):
        best, found = -1.0, 0
        for choice in range(choices_to_leave(state)):
            after = state.clone()
            leave(after, choice, None)
            condition = after.health[0], after.hits[0]
            win = odds_of(after.config, fighter_of(after, 0), condition, opponent_of(after, 0)).win
            if win > best:
                best, found = win, choice
        leave(state, found, None)


@pytest.mark.one_of(7)
@pytest.mark.parametrize("trick", TRICKS, ids=str)
@pytest.mark.parametrize(
    ("weapons", "prize"),
    [((0,), gear_thing(GEAR, 3)), ((0, 2), gear_thing(GEAR, 1)), ((1,), points(MEAL, 3))],
    ids=["room", "no room", "meal"],
)
def test_the_forecast_is_what_two_combats_in_a_row_give(
    trick: Trick, weapons: tuple[int, ...], prize: Thing
) -> None:
    config = _config(trick)
    state = _state(config, weapons, prize, 0)
    state.health[0] = 4  # with more, the strongest win nearly always
    now = Standing(fighter_of(state, 0), state.health[0], state.hits[0])
    told = win_after(config, now, opponent_of(state, 1), state.foe_prize[1], opponent_of(state, 0))
    won = 0
    state.source = CheapSource(7)
    for _ in range(PLAYS):
        play = state.clone(state.source)
        fight(play, 0, 1, None)
        if play.place[0] == INSIDE:
            _keep_the_best(play)
            won += fight(play, 0, 0, None)
    spread = sqrt(told * (1 - told) / PLAYS)
    assert 0.02 < told < 0.98
    assert abs(won / PLAYS - told) < 4 * spread


def test_the_mean_after_a_win_is_that_of_its_endings() -> None:
    """Who can't be wounded keeps all health, and no wounds in a row after the first block."""
    config = _config()
    fighter = Fighter(9_000, 9_000, (), (), (), ())
    price = price_of(config, Standing(fighter, 6, 2), Opponent(1_000, 1_000, 3, 0))
    assert price.won is not None
    assert price.won[0] == 6
    assert price.won[1] < 0.1
    assert price.lost is None


@pytest.mark.one_of(2)
@pytest.mark.parametrize("trick", [NO_TRICK, (WEARS, 3)])
def test_the_price_of_a_fight_is_what_plays_of_it_cost(trick: Trick) -> None:
    """Health after each result, after a win with the meal (IRR-45), wounds in a row after a win
    (IRR-16; a defeat clears them, IRR-44), and the uses of a weapon (IRR-12)."""
    config = _config(trick)
    found: dict[bool, list[tuple[int, int]]] = {True: [], False: []}
    uses = []
    state = _state(config, (0,), points(MEAL, 2), 5)
    prize = state.foe_prize[1]
    price = price_of(config, Standing(fighter_of(state, 0), 6, 1), opponent_of(state, 1), prize)
    for seed in range(PLAYS):
        play = state.clone(CheapSource(seed))
        events: list[Event] = []
        fight(play, 0, 1, events.append)
        hand_out(play, None)
        ended = next(event for event in events if isinstance(event, CombatEnded))
        last = [event for event in events if isinstance(event, Blow)][-1]
        uses.append(last.weapons[1])
        if ended.result != LOST_BY_DEATH:
            won = ended.result in (WON_BY_DEATH, WON_BY_TIME)
            health = play.health[0] if won else last.health
            found[won].append((health, last.hits))
    assert price.won is not None
    (left, hits), (after, _) = (zip(*found[won], strict=True) for won in (True, False))
    for told, played in zip((*price.won, price.lost), (left, hits, after), strict=True):
        assert told == pytest.approx(sum(played) / len(played), abs=0.15)
    assert price.weapons[0] == (min(uses), max(uses))


def test_outcomes_leave_out_deaths_only() -> None:
    config = _config()
    now = Standing(Fighter(3_000, 3_000, (), (), (), ()), 2, 0)
    foe = Opponent(6_000, 4_000, 3, 0)
    alive = sum(outcomes(config, now, foe, ()).values())
    assert alive == pytest.approx(1 - odds_of(config, now.fighter, (2, 0), foe).death)


def test_a_view_can_be_asked_while_a_thing_is_left() -> None:
    """Each event asks for its viewers' views, also that of the thing just left (IRR-45)."""
    config = _config()
    state = _state(config, (0, 2), gear_thing(GEAR, 1), 3)
    rules, seen = Rules(), list[tuple[int, ...]]()
    state.waiting = [(0, gear_thing(GEAR, 1))]
    assert not hand_out(state, None)

    def emit(_event: Event) -> None:
        seen.append(rules.view(state, 0).legal)

    rules.apply(state, rules.legal(state)[0], emit)
    assert seen[0] == ()


def test_alone_in_the_dark_nothing_is_hidden_from_whoever_watches() -> None:
    """IRR-40: fog hides things from rivals; alone, a spectator is told what the player does."""
    state = _state(_config(), (), points(MEAL, 3), 3)
    state.sight, state.met = [frozenset({state.floor.foe_square[1]})], [{}]
    found: list[Event] = []
    fight(state, 0, 1, found.append)
    assert found
    assert all(event.seats == EVERYONE for event in found)
