"""The Descent in the fog (IRR-40): what a seat doesn't see, it doesn't learn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engines.irrgarten.descent.events import (
    BellHurried,
    BellRang,
    ClimbedOut,
    CoinsChanged,
    Died,
    FloorBegan,
    FloorLeft,
    FoesSeen,
    GiftTaken,
    RoundBegan,
    SquaresClosed,
    ThingLeft,
)
from engines.irrgarten.descent.state import INSIDE, State
from engines.irrgarten.events import CombatBegan, Moved
from engines.kernel.events import EVERYONE, SPECTATOR, Event, GameEnded, TurnBegan, may_see
from engines.kernel.streams import CheapSource, KeyedSource
from tests.engines.irrgarten.descent.helpers import (
    GRIM,
    RULES,
    SPOON,
    act,
    dealt,
    every,
    feed,
    hand,
    thing,
    with_figures,
)

PUBLIC = (
    BellHurried, BellRang, ClimbedOut, CoinsChanged, Died, FloorBegan, FloorLeft, GameEnded,
    GiftTaken, RoundBegan, SquaresClosed, TurnBegan,
)  # fmt: skip
"""What everybody learns, in the fog too."""
FOGGY = with_figures(fog=True, sight_range=3)


def moments(seed: int, most: int = 400) -> Iterator[tuple[State, State, list[Event]]]:
    """Decisions of a foggy Descent of three at random: the state before and after, the events."""
    state, dice = dealt(f"fog {seed}", 3, fog=True, sight_range=4, health=40), CheapSource(seed)
    for _ in range(most):
        if state.seat < 0:
            return
        before, events = state.clone(), list[Event]()
        legal = RULES.legal(state)
        RULES.apply(state, legal[dice.below(0, len(legal))], events.append)
        yield before, state, events


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_irr_40_only_public_events_are_for_everybody(seed: int) -> None:
    for _, _, events in moments(seed):
        for event in events:
            returned = isinstance(event, ThingLeft) and event.returned
            assert event.seats != EVERYONE or returned or isinstance(event, PUBLIC), event


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_irr_40_other_events_reach_only_who_sees_the_place(seed: int) -> None:
    found = 0
    for before, after, events in moments(seed):
        if before.floor is not after.floor:
            continue
        for event in events:
            if event.seats == EVERYONE or isinstance(event, FoesSeen):
                continue
            doer = getattr(event, "seat", -1)
            others = {doer, getattr(event, "rival", -1)}
            names = ("origin", "target", "square")
            squares = {getattr(event, name) for name in names if hasattr(event, name)}
            squares |= {before.square[seat] for seat in others if seat >= 0}
            squares |= {after.square[seat] for seat in others if seat >= 0}
            squares |= {  # who fights is seen where the monster is
                other.square
                for other in events
                if isinstance(other, CombatBegan) and other.seat in others
            }
            for seat in range(3):
                if may_see(event, seat) and seat not in others:
                    assert squares & (before.sight[seat] | after.sight[seat]), (seat, event)
                    found += 1
    assert found > 5, "some were seen by others"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_irr_40_a_view_doesnt_depend_on_what_is_out_of_sight(seed: int) -> None:
    changed = 0
    for _, state, _ in moments(seed, 150):
        for seat in range(3) if state.seat >= 0 else ():
            other = state.clone()
            unseen = [foe for foe in range(len(state.foe_health)) if foe not in state.met[seat]]
            floor = state.floor
            strength = [9_999 if n in unseen else one for n, one in enumerate(floor.foe_strength)]
            other.floor = replace(floor, foe_strength=tuple(strength))
            for foe in unseen:
                other.foe_prize[foe] = (thing(SPOON),)
                other.foe_health[foe] += 1
            for rival in range(3):
                hidden = state.square[rival] not in state.sight[seat]
                if rival != seat and state.place[rival] == INSIDE and hidden:
                    other.health[rival] += 5
                    other.weapons[rival], other.weapon_names[rival] = (1_000, 8), (SPOON,)
                    changed += 1
            assert RULES.view(other, seat) == RULES.view(state, seat)
    assert changed


@pytest.mark.parametrize("seed", [1, 2])
def test_irr_40_a_determinization_fits_the_view(seed: int) -> None:
    for _, state, _ in list(moments(seed))[::9]:
        if state.seat < 0:
            break
        for seat in (SPECTATOR, *range(3)):
            view = RULES.view(state, seat)
            guess = RULES.determinize(state.config.public(), view, KeyedSource("guess"))
            assert RULES.view(guess, seat) == view
        legal = RULES.legal(RULES.determinize(
            state.config.public(), RULES.view(state, state.seat), KeyedSource("own")
        ))  # fmt: skip
        assert legal == RULES.legal(state)


def test_irr_40_a_monster_is_remembered_as_it_was_seen_last() -> None:
    state = hand("0-X1M", "--X--", "X--XX", "E----", parameters=FOGGY, foes=[GRIM])
    assert RULES.view(state, 0).foes.number == ()
    assert RULES.view(state, 1).foes.number == (1,)
    state.foe_health[1] = 3
    assert RULES.view(state, 1).foes.health == (5,), "nobody looked since"


def test_irr_40_a_rival_out_of_sight_shows_its_coins_place_and_depth_alone() -> None:
    state = hand("0-X1-", "--X--", "-XX--", "E----", parameters=FOGGY, coins={1: 7}, script=[0])
    sheet = RULES.view(state, 0).sheets[1]
    assert (sheet.coins, sheet.place, sheet.depth) == (7, INSIDE, 1)
    assert (sheet.square, sheet.health, sheet.weapons) == (None, None, None)
    events = act(state, "right", "right")
    assert [event.seat for event in every(events, Moved)] == [0, 1]
    assert [event.seat for event in every(feed(events, 0), Moved)] == [0]


def test_dump_and_load_lose_nothing() -> None:
    """In the fog, with memories and sight, and while a thing has to be left."""
    for before, _, _ in list(moments(5))[::7]:
        again = RULES.load(before.config, RULES.dump(before))
        assert RULES.dump(again) == RULES.dump(before)
        for seat in range(3):
            assert RULES.view(again, seat) == RULES.view(before, seat)
