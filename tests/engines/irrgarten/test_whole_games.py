"""Irrgarten: what holds in every game, at every moment, whatever the board and the options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hypothesis import HealthCheck, given

from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    Blow,
    CombatBegan,
    CombatEnded,
    FoeChanged,
    GearDropped,
    GearReceived,
    GearTaken,
    Moved,
    ResurrectionRolled,
    Rewarded,
    SheetChanged,
    Stayed,
    ThrownBack,
)
from engines.irrgarten.parameters import FOG_OFF
from engines.irrgarten.sight import visible
from engines.irrgarten.state import NOBODY, State
from engines.irrgarten.view import TO_UNSEEN
from engines.kernel.events import OVER, Event, GameEnded, TurnBegan, may_see
from engines.kernel.streams import CheapSource
from tests.engines.irrgarten.helpers import RULES, feed
from tests.engines.irrgarten.strategies import games, moments
from tests.helpers.examples import tried

many = tried(40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


LOST = (LOST_BY_WOUNDS, LOST_BY_DEATH)


def check(state: State) -> None:
    """The invariants of a moment."""
    config, parameters = state.config, state.config.parameters
    walls = config.walls
    inside = [square for seat, square in enumerate(state.square) if seat not in state.out]
    assert len(set(inside)) == len(inside), "IRR-7: nobody shares with a player"
    assert not any(walls[square] for square in state.square), "IRR-1"
    assert min(state.health) >= 0
    assert all(health >= 0 for health in state.foe_health), "IRR-15"
    for gears, limit in (
        (state.weapons, parameters.max_weapons),
        (state.shields, parameters.max_shields),
    ):
        for gear in gears:
            assert len(gear) <= 2 * limit, "IRR-20"
            assert all(0 <= uses <= parameters.uses for uses in gear[1::2])
    for seat, health in enumerate(state.health):
        if not health:
            foe = state.foe_at.get(state.square[seat])
            if config.guardian >= 0 and (foe is None or not state.foe_health[foe]):
                assert before_the_guardian(state, seat), "IRR-35: a dead one lies before the exit"
                continue
            assert foe is not None, "IRR-23: the dead share the square of a monster"
            assert state.foe_health[foe] > 0, "that killed it, so it lives"
    on_exit = [seat for seat, square in enumerate(state.square) if square == config.exit]
    if config.last_laps:
        assert on_exit == sorted(state.out), "IRR-39"
        assert state.winner in (NOBODY, *state.out)
    else:
        assert on_exit == ([] if state.winner == NOBODY else [state.winner]), "IRR-9"
    if state.seat != OVER:
        assert state.winner == NOBODY
        assert state.health[state.seat] > 0, "IRR-22: a dead player's turn has no decision"


def before_the_guardian(state: State, seat: int) -> bool:
    """Whether a player is on a square from which it may have entered the exit: beside it, or where
    one rival was between (IRR-36)."""
    apart = state.square[seat] - state.config.exit
    deltas = state.config.deltas
    leaps = {one + other for one in deltas for other in deltas}
    return apart in deltas or (state.config.parameters.leapfrog and apart in leaps)


def check_step(before: State, after: State, events: list[Event]) -> None:
    """The invariants of a decision."""
    config = after.config
    seat = before.seat
    assert after.foe_square == before.foe_square, "IRR-3: monsters never move"
    assert after.foe_strength == before.foe_strength
    assert all(a <= b for a, b in zip(after.foe_health, before.foe_health, strict=True)), "IRR-14"
    if after.winner == NOBODY and config.guardian >= 0:
        whole = config.parameters.monster_health
        assert after.foe_health[config.guardian] == whole, "IRR-35"
    assert after.decisions == before.decisions + 1
    for other in range(config.seats):
        if other != seat:
            assert after.square[other] == before.square[other]
            if before.health[other]:
                assert after.health[other] == before.health[other]
    # IRR-4: seat order, the turns of the dead included.
    turns = [event for event in events if isinstance(event, TurnBegan)]
    for number, event in enumerate(turns, 1):
        assert event.turn == before.turn + number
        assert event.seat == (seat + number) % config.seats
    if after.seat != OVER:
        costless = any(isinstance(e, Stayed) and not e.stuck for e in events)
        assert after.seat == (before.seat if costless else turns[-1].seat)
        assert bool(turns) is not costless
    # IRR-8: while a square can be entered, the character moves, but for the house rule.
    moved = [event for event in events if isinstance(event, Moved) and may_see(event, seat)]
    stayed = [event for event in events if isinstance(event, Stayed)]
    assert len(moved) + len(stayed) == 1
    if moved and moved[0].over >= 0:
        between = before.square[moved[0].over]
        assert between - moved[0].origin == config.deltas[moved[0].went], "IRR-36"
        assert moved[0].target - between in config.deltas, "IRR-36"
    elif moved:
        assert moved[0].target - moved[0].origin == config.deltas[moved[0].went]
    else:
        assert stayed[0].stuck or config.parameters.blocked_stays


def check_wounds(before: State, after: State, events: list[Event]) -> None:
    """IRR-16: the count grows by wounds and returns to 0 only on a successful defence."""
    parameters = after.config.parameters
    hits = before.hits[:]
    for event in events:
        if isinstance(event, Blow) and not event.by_player:
            hits[event.seat] = hits[event.seat] + 1 if event.wound else 0
            assert event.hits == hits[event.seat]
        elif isinstance(event, CombatEnded):
            if event.result in LOST and parameters.reset_wounds_on_defeat:
                hits[event.seat] = 0
        elif isinstance(event, ResurrectionRolled) and event.alive:
            hits[event.seat] *= not parameters.reset_wounds_on_resurrection
    assert after.hits == hits


@many
@given(games())
def test_the_rules_hold_at_every_moment_of_every_game(game: tuple[State, int]) -> None:
    state, seed = game
    choices = CheapSource(seed)
    check(state)
    for _ in range(120):
        if state.seat == OVER:
            break
        before, events = state.clone(), list[Event]()
        RULES.apply(state, choices.below(0, 4), events.append)
        check(state)
        check_step(before, state, events)
        check_wounds(before, state, events)
    limit = state.config.parameters.turn_limit
    if limit and state.seat != OVER:
        assert state.turn <= limit


class Follower:
    """Somebody who keeps the game in mind from what is told alone: events, never a state."""

    def __init__(self, state: State) -> None:
        view = RULES.view(state, 0)
        self.sheets = {sheet.seat: sheet for sheet in view.sheets}
        self.foe_health = dict(zip(view.foes.number, view.foes.health, strict=True))
        self.actor, self.turn = view.actor, view.turn
        self.winners: tuple[int, ...] = ()

    def change(self, seat: int, **values: Any) -> None:
        self.sheets[seat] = replace(self.sheets[seat], **values)

    def hear(self, event: Event) -> None:
        match event:
            case Moved(seat=seat, origin=origin, target=target):
                assert self.sheets[seat].square == origin
                self.change(seat, square=target)
            case ThrownBack(seat=seat, target=target):
                self.change(seat, square=target)
            case Stayed(seat=seat, square=square):
                assert self.sheets[seat].square == square
            case FoeChanged(foe=foe, health=health):
                self.foe_health[foe] = health
            case SheetChanged(seat=seat):
                self.change(
                    seat,
                    alive=event.health > 0,
                    health=event.health,
                    hits=event.hits,
                    weapons=event.weapons,
                    shields=event.shields,
                    fuzzy=event.fuzzy,
                    weapon_names=event.weapon_names,
                    shield_names=event.shield_names,
                )
            case TurnBegan(seat=seat, turn=turn):
                self.actor, self.turn = seat, turn
            case GameEnded(winners=winners):
                self.actor, self.winners = OVER, winners
            case _:
                pass


@many
@given(games(fogs=(FOG_OFF,)))
def test_irr_24_without_fog_the_events_tell_all_there_is_to_see(game: tuple[State, int]) -> None:
    """Everything is public: folding a seat's feed gives the view of the state, at any time."""
    state, seed = game
    choices, follower = CheapSource(seed), Follower(state)
    for _ in range(60):
        if state.seat == OVER:
            break
        events: list[Event] = []
        RULES.apply(state, choices.below(0, 4), events.append)
        for event in events:
            assert may_see(event, 0)
            follower.hear(event)
        view = RULES.view(state, 0)
        assert tuple(follower.sheets.values()) == view.sheets
        assert tuple(follower.foe_health.values()) == view.foes.health
        assert (follower.actor, follower.turn) == (view.actor, view.turn)
        assert follower.winners == (() if view.winner == NOBODY else (view.winner,))


def _pieces(gear: Sequence[int]) -> list[tuple[int, int]]:
    """Power and uses of each weapon or shield, sorted."""
    return sorted(zip(gear[::2], gear[1::2], strict=True))


@many
@given(games(fogs=(FOG_OFF,)))
def test_the_blows_and_gear_events_of_a_combat_add_up(game: tuple[State, int]) -> None:
    """IRR-12, IRR-14, IRR-18 to IRR-21: the story of a combat is the change it makes."""
    state, seed = game
    choices = CheapSource(seed)
    for _ in range(60):
        if state.seat == OVER:
            break
        before, events = state.clone(), list[Event]()
        RULES.apply(state, choices.below(0, 4), events.append)
        seat = before.seat
        health, foe_health = before.health[seat], dict(enumerate(before.foe_health))
        gears = [list(before.weapons[seat]), list(before.shields[seat])]
        revived = False
        for event in events:
            match event:
                case CombatBegan(foe=foe):
                    assert (event.health, event.foe_health) == (health, foe_health[foe])
                    assert event.hits == before.hits[seat]
                case Blow(foe=foe):
                    health -= event.wound and not event.by_player
                    foe_health[foe] -= event.wound and event.by_player
                    assert (event.health, event.foe_health) == (health, foe_health[foe])
                    assert event.wound is (event.attack > event.defence), "IRR-14"
                    gears = [list(event.weapons), list(event.shields)]
                case CombatEnded(foe=foe):
                    assert event.foe_health == foe_health[foe]
                    lost, parameters = event.result in LOST, state.config.parameters
                    if foe == state.config.guardian:
                        if lost or parameters.last_laps:
                            foe_health[foe] = parameters.monster_health  # IRR-35, IRR-39
                    elif parameters.open_prizes and not lost:
                        foe_health[foe] = 0  # IRR-37
                case GearTaken():  # IRR-38
                    gears[event.kind] += [event.power, event.uses]
                case Rewarded():
                    health += event.health
                case GearDropped():
                    gear = gears[event.kind]
                    at = next(
                        i
                        for i in range(0, len(gear), 2)
                        if gear[i : i + 2] == [event.power, event.uses]
                    )
                    del gear[at : at + 2]
                case GearReceived():
                    if event.kept:
                        gears[event.kind] += [event.power, event.uses]
                case ResurrectionRolled(seat=back, alive=True):
                    revived = revived or back == seat
                case _:
                    pass
        if not revived:
            assert state.health[seat] == health
            # Of two alike no event tells which one was thrown away, so their order is not told.
            held = [state.weapons[seat], state.shields[seat]]
            assert [_pieces(gear) for gear in held] == [_pieces(gear) for gear in gears]
            assert dict(enumerate(state.foe_health)) == foe_health


@many
@given(moments(fogs=(FOG_OFF,)))
def test_irr_24_without_fog_all_seats_and_spectators_are_told_the_same(state: State) -> None:
    events: list[Event] = []
    if state.seat != OVER:
        RULES.apply(state, 0, events.append)
    feeds = [feed(events, seat) for seat in (-1, *range(state.config.seats))]
    assert all(each == feeds[0] for each in feeds)
    views = [replace(RULES.view(state, seat), seat=0, legal=(), previews=()) for seat in (-1, 0)]
    assert views[0] == views[1]


@many
@given(moments())
def test_a_preview_says_what_the_move_does(state: State) -> None:
    """IRR-8: where a blocked move leads, before it is made."""
    if state.seat == OVER:
        return
    for preview in RULES.view(state, state.seat).previews:
        later = state.clone()
        seat = later.seat
        events: list[Event] = []
        RULES.apply(later, preview.wanted, events.append)
        strayed = any(isinstance(event, Moved) and event.strayed for event in events)
        if strayed:
            assert preview.obeys < 10_000
            continue
        moved = [event for event in events if isinstance(event, Moved)]
        if preview.kind == TO_UNSEEN:  # behind the rival is room for a leap, or there is none
            assert state.square[preview.over] == preview.target
            leaps = [event.target for event in moved if event.over == preview.over]
            assert all(there - preview.target in state.config.deltas for there in leaps), "IRR-36"
        elif not moved:
            assert later.square[seat] == preview.target
        else:  # the mover's own event comes first; a lost combat may throw it back
            assert (moved[0].target, moved[0].over) == (preview.target, preview.over)


@many
@given(moments())
def test_sight_is_mutual_between_free_squares(state: State) -> None:
    """IRR-24: who sees a square is seen from it."""
    config = state.config
    free = config.labyrinth.free()
    stride, reach = config.labyrinth.stride, config.parameters.sight_range
    seen = {square: visible(config.walls, stride, square, reach) for square in free}
    for one in free:
        assert one in seen[one]
        for other in free:
            assert (other in seen[one]) == (one in seen[other])
        for delta in config.deltas:
            assert one + delta in seen[one], "the squares around are always in sight"
