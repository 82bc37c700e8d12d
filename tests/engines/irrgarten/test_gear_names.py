"""IRR-31: a weapon or shield has a name for as long as it exists, and the name changes nothing."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from engines.irrgarten.config import Config
from engines.irrgarten.events import (
    SHIELD,
    WEAPON,
    Gear,
    GearDropped,
    GearReceived,
    SheetChanged,
)
from engines.irrgarten.gear import NAMELESS, GearCard, named
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import FOG_OFF, FOG_SIGHT, Parameters
from engines.irrgarten.state import State, names_of
from engines.kernel.errors import BadState
from engines.kernel.events import OVER, Event
from engines.kernel.streams import CheapSource
from tests.engines.irrgarten.helpers import BOARDS, COURSE, RULES, act, hand, only, random_play

CARDS = (
    GearCard("spoon", WEAPON, 1_000, 5),
    GearCard("tray", SHIELD, 1_000, 5),
    GearCard("fork", WEAPON, 1_000, 2),
    GearCard("anvil", WEAPON, 3_000, 1),
    GearCard("tub", SHIELD, 2_000, 2),
)
SPOON, TRAY, FORK, ANVIL, TUB = range(5)
RICH = Parameters(player_strength=20_000, monster_health=1, monster_strength=0)
"""Rules under which nearly every fight is won."""


def with_names(state: State) -> State:
    """A state made by hand, its configuration with names; the gear it carries has the first."""
    state.config = Config(
        state.config.labyrinth, state.config.seats, state.config.parameters,
        monsters=state.config.monsters, gear=CARDS,
    )  # fmt: skip
    state.weapon_names = [(SPOON,) * (len(gear) // 2) for gear in state.weapons]
    state.shield_names = [(TRAY,) * (len(gear) // 2) for gear in state.shields]
    return state


def won(script: list[int], **more: Any) -> tuple[State, list[Event]]:
    """A fight that player 0 wins with its first attack, and its reward by `script`."""
    state = with_names(hand("0M-", "-E1", script=script, strength=1, **more))
    return state, act(state, "right")


def race(seed: int, parameters: Parameters = RICH, gear: tuple[GearCard, ...] = CARDS) -> State:
    config = Config(Labyrinth.from_rows(BOARDS["cave"]), 3, parameters, monsters=30, gear=gear)
    return RULES.new(config, f"named {seed}")


def in_step(state: State) -> bool:
    """Whether every weapon and shield has one name, of its kind."""
    for kind, gears, names in (
        (WEAPON, state.weapons, state.weapon_names),
        (SHIELD, state.shields, state.shield_names),
    ):
        for gear, own in zip(gears, names, strict=True):
            if len(gear) != 2 * len(own) or any(CARDS[name].kind != kind for name in own):
                return False
    return True


# -- which name


@pytest.mark.parametrize(
    ("power", "uses", "name"),
    [
        (900, 5, SPOON),
        (900, 2, FORK),
        (1_900, 5, SPOON),  # the uses of the anvil don't count: the power is nearer
        (2_100, 5, ANVIL),
        (0, 3, FORK),
        (9_999, 0, ANVIL),
    ],
)
def test_irr_31_the_name_is_the_nearest_in_power_then_in_uses(
    power: int, uses: int, name: int
) -> None:
    assert named(CARDS, WEAPON, power, uses) == name


def test_irr_31_of_two_as_near_the_first_is_the_name() -> None:
    even = (GearCard("one", WEAPON, 1_000, 1), GearCard("other", WEAPON, 1_000, 3))
    assert named(even, WEAPON, 1_000, 2) == 0
    assert named(even[::-1], WEAPON, 1_000, 2) == 0
    assert named((GearCard("a", WEAPON, 0, 1), GearCard("b", WEAPON, 2, 1)), WEAPON, 1, 1) == 0


def test_irr_31_a_shield_is_never_called_like_a_weapon() -> None:
    assert named(CARDS, SHIELD, 3_000, 1) == TUB
    assert named(CARDS[:1], SHIELD, 1_000, 5) == NAMELESS
    assert named((), WEAPON, 1_000, 5) == NAMELESS


# -- what becomes of it


def test_irr_31_what_is_received_gets_its_name_at_birth() -> None:
    state, events = won([1, 1, 0, *(1_100, 2), *(1_800, 0)])
    assert names_of(state, 0) == ((FORK,), (TUB,))
    received = [(e.kind, e.name) for e in events if isinstance(e, GearReceived)]
    assert received == [(WEAPON, FORK), (SHIELD, TUB)]
    changed = only(events, SheetChanged)
    assert (changed.weapon_names, changed.shield_names) == ((FORK,), (TUB,))


def test_irr_31_a_worn_weapon_keeps_its_name() -> None:
    state, _ = won([0, 0, 0], weapons={0: (1_000, 1)})
    assert (state.weapons[0], state.weapon_names[0]) == ((1_000, 0), (SPOON,))


def test_irr_31_what_is_thrown_away_takes_its_name_along() -> None:
    """The first of two shields goes (IRR-21), and the new one comes last."""
    shields: dict[int, Gear] = {0: (500, 1, 600, 5)}
    state = with_names(
        hand("0M-", "-E1", script=[0, 1, 0, 3, 0, 1_900, 3], strength=1, shields=shields)
    )
    state.shield_names[0] = (TUB, TRAY)
    dropped = only(act(state, "right"), GearDropped)
    assert (dropped.power, dropped.name) == (500, TUB)
    assert (state.shields[0], state.shield_names[0]) == ((600, 5, 1_900, 3), (TRAY, TUB))


def test_irr_31_what_finds_no_room_is_told_by_its_name_and_leaves_none() -> None:
    state, events = won([1, 0, 0, 1, 1, 2_900, 3], weapons={0: (100, 5, 200, 5)})
    lost = only(events, GearReceived)
    assert (lost.kept, lost.name) == (False, ANVIL)
    assert state.weapon_names[0] == (SPOON, SPOON)


def test_irr_31_names_stay_in_the_order_of_the_items() -> None:
    shields: dict[int, Gear] = {0: (500, 1, 600, 5)}
    state = with_names(
        hand("0M-", "-E1", script=[0, 1, 0, 4, 4, 900, 3], strength=1, shields=shields)
    )
    state.shield_names[0] = (TUB, TRAY)
    act(state, "right")
    assert (state.shields[0], state.shield_names[0]) == (
        (500, 1, 600, 5, 900, 3),
        (TUB, TRAY, TRAY),
    )


def test_irr_31_whoever_comes_back_carries_no_names_either() -> None:
    gear: dict[int, Gear] = {1: (1_000, 5)}
    state = with_names(
        hand("-b--", "0--E", health={1: 0}, weapons=gear, shields=gear, script=[299])
    )
    changed = only(act(state, "right"), SheetChanged)
    assert names_of(state, 1) == (changed.weapon_names, changed.shield_names) == ((), ())


def test_irr_31_names_follow_the_items_in_every_game() -> None:
    """Gained, worn, thrown away, lost for want of room, lost by death."""
    for seed, parameters in enumerate((RICH, COURSE, replace(RICH, max_weapons=1, fog=FOG_SIGHT))):
        state, choices = race(seed, parameters), CheapSource(seed)
        seen: set[int] = set()
        for _ in range(300):
            if state.seat == OVER:
                break
            RULES.apply(state, choices.below(0, 4))
            assert in_step(state)
            seen.update(*state.weapon_names, *state.shield_names)
        assert seen


def test_irr_31_names_have_no_effect_on_play() -> None:
    """The same match with names and without: the same dice, states and events."""
    for seed in range(3):
        plain, called = race(seed, gear=()), race(seed)
        choices = CheapSource(seed)
        for _ in range(200):
            if plain.seat == OVER:
                break
            action, told, untold = choices.below(0, 4), list[Event](), list[Event]()
            RULES.apply(called, action, told.append)
            RULES.apply(plain, action, untold.append)
            assert [nameless(event.to_data()) for event in told] == [e.to_data() for e in untold]
            assert nameless(called.dump()) == plain.dump()


def nameless(data: dict[str, Any]) -> dict[str, Any]:
    """Data of an event or a state without what only a match with names has."""
    return {key: value for key, value in data.items() if key not in NAMES}


NAMES = ("name", "weapon_names", "shield_names")


# -- what is known and kept of it


def test_irr_31_a_copy_a_dump_and_a_guess_have_the_same_names() -> None:
    state = race(4)
    random_play(state, CheapSource(4), 60)
    names = (state.weapon_names[:], state.shield_names[:])
    assert all(map(any, names))
    copy = state.clone()
    loaded = RULES.load(state.config, json.loads(json.dumps(RULES.dump(state))))
    guess = RULES.determinize(state.config.public(), RULES.view(state, 0), CheapSource(1))
    for other in (copy, loaded, guess):
        assert (other.weapon_names, other.shield_names) == names
    random_play(copy, CheapSource(5), 120)
    assert (copy.weapon_names, copy.shield_names) != names
    assert (state.weapon_names, state.shield_names) == names, "a copy shares no lists"


def test_irr_24_under_fog_the_names_of_a_rival_out_of_sight_are_not_known() -> None:
    gear: dict[int, Gear] = {0: (1_000, 5), 1: (1_000, 5)}
    short = Parameters(fog=FOG_SIGHT, sight_range=1)
    state = with_names(hand("0-----", "---E-1", parameters=short, weapons=gear, shields=gear))
    mine, theirs = RULES.view(state, 0).sheets
    assert (mine.weapon_names, mine.shield_names) == ((SPOON,), (TRAY,))
    assert (theirs.weapon_names, theirs.shield_names) == (None, None)
    guess = RULES.determinize(state.config.public(), RULES.view(state, 0), CheapSource(1))
    assert names_of(guess, 1) == ((), ())
    assert guess.config.gear == CARDS, "it can be played on"


@pytest.mark.parametrize(
    "names",
    [
        None,
        [],
        [[], []],
        [[SPOON], [], [], []],
        [[SPOON, FORK], [], []],
        [[], [SPOON], []],
        [[TRAY], [], []],
        [[NAMELESS], [], []],
        [[len(CARDS)], [], []],
        [[True], [], []],
        [["spoon"], [], []],
    ],
)
def test_irr_31_a_dump_with_names_that_do_not_fit_is_refused(names: Any) -> None:
    state = race(4)
    state.weapons[0], state.weapon_names[0] = (1_000, 5), (SPOON,)
    sound = RULES.dump(state)
    assert RULES.load(state.config, sound).weapon_names[0] == (SPOON,)
    damaged = {**sound, "weapon_names": names}
    if names is None:
        del damaged["weapon_names"]
    with pytest.raises(BadState):
        RULES.load(state.config, damaged)


def test_a_match_without_names_says_nothing_of_them() -> None:
    """Its configuration, dumps and events stay as they were; `tests/seeds` replays old games."""
    state = race(4, gear=())
    events = random_play(state, CheapSource(4), 60)
    assert any(isinstance(event, GearReceived) for event in events)
    for data in (state.config.to_data(), state.config.public_data(), state.dump()):
        assert set(data).isdisjoint({"gear", *NAMES})
    for event in events:
        assert set(event.to_data()).isdisjoint(NAMES)
    with pytest.raises(BadState):
        RULES.load(state.config, {**state.dump(), "weapon_names": [[], [], []]})


# -- the configuration


@pytest.mark.parametrize("fog", [FOG_OFF, FOG_SIGHT])
def test_the_cards_of_gear_are_public_and_come_back_as_they_were(fog: int) -> None:
    config = race(1, replace(RICH, fog=fog)).config
    again = Config.from_data(json.loads(json.dumps(config.to_data())))
    assert (again.gear, again.digest) == (CARDS, config.digest)
    assert config.public().gear == CARDS
    received = Config.from_public(json.loads(json.dumps(config.public_data())))
    assert received.digest == config.public().digest
    assert Config.from_data(
        {**config.to_data(), "gear": [c.to_data() for c in CARDS[1:]]}
    ).digest != (config.digest)


@pytest.mark.parametrize("fog", [FOG_OFF, FOG_SIGHT])
@pytest.mark.parametrize(
    "gear",
    [
        None, [], {}, "", [[]], ["spoon"], [None], {"a": 1},
        [["spoon", 0, 1_000]],
        [["spoon", 0, 1_000, 5, 1]],
        [[1, 0, 1_000, 5]],
        [["spoon", 2, 1_000, 5]],
        [["spoon", True, 1_000, 5]],
        [["spoon", 0, -1, 5]],
        [["spoon", 0, 1_000, -1]],
        [["spoon", 0, 1.5, 5]],
    ],
)  # fmt: skip
def test_damaged_cards_of_gear_are_refused(gear: Any, fog: int) -> None:
    config = race(1, replace(RICH, fog=fog)).config
    with pytest.raises(BadState):
        Config.from_data({**config.to_data(), "gear": gear})
    with pytest.raises(BadState):
        Config.from_public({**config.public_data(), "gear": gear})
