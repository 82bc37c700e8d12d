"""The rules of Irrgarten: a stateless object that deals games and applies decisions.

An action is a direction: 0 up, 1 down, 2 left, 3 right. All four are always legal for a living
player (IRR-8); a dead player's turn has no decision and passes inside `apply`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.irrgarten import view as views
from engines.irrgarten.config import Config
from engines.irrgarten.deal import deal, drawn_order
from engines.irrgarten.determinize import determinize
from engines.irrgarten.encoding import encode, layout
from engines.irrgarten.evaluate import evaluate
from engines.irrgarten.events import (
    Appeared,
    Moved,
    OrderDrawn,
    ResurrectionRolled,
    Stayed,
    Vanished,
)
from engines.irrgarten.fighting import meet, sheet_changed
from engines.irrgarten.fog import update_sight, watchers, witnesses
from engines.irrgarten.labyrinth import DIRECTIONS
from engines.irrgarten.restore import restore
from engines.irrgarten.state import NOBODY, State
from engines.irrgarten.view import Glance, View
from engines.kernel.encoding import Layout
from engines.kernel.errors import BadNotation, GameOver, IllegalAction
from engines.kernel.events import EVERYONE, OVER, Emit, GameEnded, TurnBegan
from engines.kernel.rules import Outcome
from engines.kernel.rulesbase import RulesBase
from engines.kernel.streams import Source, stream

OBEY, REVIVE = 2, 5
"""Purposes of random streams (the others are in `deal` and `fighting`)."""

DECISION_CAP = 1_000_000
"""A limit far above real play, so every game ends; without a winner at this limit."""

ESCAPED, TURN_LIMIT, CAP = "escaped", "turn-limit", "cap"
"""The reasons for a game's end, in `GameEnded` and `Outcome`."""

LEGAL = (0, 1, 2, 3)
NONE_LEGAL: tuple[int, ...] = ()


class Rules(RulesBase[Config, State, View]):
    """The rules of Irrgarten; `engines.kernel.rules.Rules` documents the members."""

    game = "irrgarten"
    rules_rev = 1
    min_seats = 1
    max_seats = 8

    def deal(self, config: Config, source: Source) -> State:
        return deal(config, source)

    def actor(self, state: State) -> int:
        return state.seat

    def action_count(self, config: Config) -> int:
        return len(LEGAL)

    def legal(self, state: State) -> tuple[int, ...]:
        """Return all four directions, blocked or not (IRR-8); none after the end of the game."""
        return LEGAL if state.seat >= 0 else NONE_LEGAL

    def apply(self, state: State, action: int, emit: Emit | None = None) -> None:
        """Play one turn of the actor, and the turns of dead players after it.

        Raise `IllegalAction` and change nothing if the action is no direction.
        """
        seat = state.seat
        if seat < 0:
            raise GameOver(action=action)
        if action not in LEGAL:
            raise IllegalAction(action=action, legal=LEGAL)
        config = state.config
        squares = state.square
        here = squares[seat]
        target = here + config.deltas[action]
        walls = config.walls
        state.decisions += 1
        if walls[target] or target in squares:
            target = _fallback(state, here)
            if target == here:
                _stay(state, seat, action, emit)
                return
        strayed = False
        if state.fuzzy[seat]:
            obeyed = target
            target = _obey(state, seat, here, target)
            strayed = target != obeyed
        squares[seat] = target
        if state.sight:
            _arrive(state, seat, here, action, strayed, emit)
        elif emit is not None:
            went = config.deltas.index(target - here)
            emit(Moved(EVERYONE, seat, here, target, action, went, strayed))
        if target == config.exit:
            state.winner = seat
            end(state, emit)
            return
        foe = state.foe_at.get(target)
        if foe is not None:
            meet(state, seat, foe, emit)
        next_turn(state, emit)

    def view(self, state: State, seat: int) -> View:
        return views.view(state, seat)

    def glance(self, state: State, seat: int) -> Glance:
        """Return the visible characters and, if the seat decides, its previews.

        This is the cheap part of a view, for a caller that knows the rest from events.
        """
        return views.glance(state, seat)

    def layout(self, config: Config) -> Layout:
        return layout(config)

    def encode(self, config: Config, view: View) -> list[int]:
        return encode(config, view)

    def determinize(self, config: Config, view: View, source: Source) -> State:
        return determinize(config, view, source)

    def turn(self, state: State) -> tuple[int, int]:
        return state.turn, state.seat

    def outcome(self, state: State) -> Outcome | None:
        """Return ranks by seat (0 is best), returns and the reason; None before the end."""
        if state.seat >= 0:
            return None
        seats = range(state.config.seats)
        why = reason(state)
        if why != ESCAPED:
            return Outcome((0,) * len(seats), (0,) * len(seats), (), why, cut_off=True)
        won = [seat == state.winner for seat in seats]
        ranks, returns = tuple(0 if w else 1 for w in won), tuple(1 if w else -1 for w in won)
        return Outcome(ranks, returns, (state.winner,), why, cut_off=False)

    def evaluate(self, state: State, aimless: Sequence[bool] = ()) -> tuple[float, ...]:
        return evaluate(state, aimless)

    def load(self, config: Config, data: dict[str, Any]) -> State:
        return restore(config, data)

    def notation(self, action: int) -> str:
        """Return an action as stable text: up, down, left, right."""
        return DIRECTIONS[action]

    def parse(self, text: str) -> int:
        if text not in DIRECTIONS:
            raise BadNotation(found=text, expected=DIRECTIONS)
        return DIRECTIONS.index(text)


def _fallback(state: State, here: int) -> int:
    """Return the target of a blocked move (IRR-8): the first enterable square, or `here`."""
    config = state.config
    parameters = config.parameters
    if not parameters.blocked_stays:
        for way in parameters.fallback:
            there = here + config.deltas[way]
            if not config.walls[there] and there not in state.square:
                return there
    return here


def enterable(state: State, here: int) -> list[int]:
    """Return the neighbouring squares that can be entered (IRR-7): up, down, left, right."""
    walls, squares = state.config.walls, state.square
    around = (here + delta for delta in state.config.deltas)
    return [there for there in around if not walls[there] and there not in squares]


def _obey(state: State, seat: int, here: int, target: int) -> int:
    """Return a fuzzy player's target (preset `course`).

    It obeys with probability intelligence / 10, else it enters a random enterable square.
    """
    numbers = stream(OBEY, seat)
    if state.source.under(numbers, 10_000, state.intelligence[seat]):
        return target
    ways = enterable(state, here)
    return ways[state.source.below(numbers, len(ways))]


def _stay(state: State, seat: int, action: int, emit: Emit | None) -> None:
    """Stay in place: the turn ends if no square can be entered, else `stay` costs nothing
    (IRR-8)."""
    here = state.square[seat]
    stuck = not enterable(state, here)
    if emit is not None:
        audience = witnesses(state, seat, here)
        if state.sight and not stuck:
            # The wanted direction reveals an obstacle there: only seats that see that square may
            # know.
            audience &= watchers(state, here + state.config.deltas[action]) | 1 << seat
        emit(Stayed(audience, seat, here, action, stuck))
    if stuck:
        next_turn(state, emit)
    elif state.decisions >= DECISION_CAP:
        end(state, emit)


def _arrive(
    state: State, seat: int, origin: int, wanted: int, strayed: bool, emit: Emit | None
) -> None:
    """Under fog: emit a move to the seats that see it, and update the mover's sight."""
    if emit is not None:
        _tell_move(state, seat, origin, wanted, strayed, emit)
    update_sight(state, seat, emit)


def _tell_move(
    state: State, seat: int, origin: int, wanted: int, strayed: bool, emit: Emit
) -> None:
    """Emit a move as each seat sees it.

    A rival's wanted direction reveals that it is blocked. A seat that does not see the blocked
    square gets only the direction taken.
    """
    target, deltas = state.square[seat], state.config.deltas
    went = deltas.index(target - origin)
    from_here, to_there = watchers(state, origin), watchers(state, target)
    own = 1 << seat
    both = from_here & to_there | own
    wholly = both
    if went != wanted:
        wholly &= watchers(state, origin + deltas[wanted]) | own
    emit(Moved(wholly, seat, origin, target, wanted, went, strayed))
    if partly := both & ~wholly:
        emit(Moved(partly, seat, origin, target, went, went, False))
    if came := to_there & ~both:
        emit(Appeared(came, seat, target))
    if left := from_here & ~both:
        emit(Vanished(left, seat, origin))


def next_turn(state: State, emit: Emit | None) -> None:
    """Pass to the next living player; dead players roll for their resurrection (IRR-22)."""
    limit = state.config.parameters.turn_limit
    while True:
        if (limit and state.turn >= limit) or state.turn >= DECISION_CAP:
            end(state, emit)
            return
        seat = state.seat = _next_seat(state, emit)
        state.turn += 1
        if emit is not None:
            emit(TurnBegan(EVERYONE, seat, state.turn))
        if state.health[seat] > 0:
            break
        _roll_resurrection(state, seat, emit)
    if state.decisions >= DECISION_CAP:
        end(state, emit)


def _next_seat(state: State, emit: Emit | None) -> int:
    """Return the seat after the present one: the next in order (IRR-4), or the next of the round's
    drawn order; after its last one another order is drawn (IRR-26)."""
    seats = state.config.seats
    if not state.order:
        return (state.seat + 1) % seats
    place = state.turn % seats
    if place == 0:
        state.order = drawn_order(state)
        if emit is not None:
            emit(OrderDrawn(EVERYONE, state.order))
    return state.order[place]


def _roll_resurrection(state: State, seat: int, emit: Emit | None) -> None:
    """Roll for a resurrection (IRR-22).

    The player returns with its initial health, without gear, and plays from its next turn on.
    """
    parameters = state.config.parameters
    needed = parameters.resurrection
    alive = state.source.under(stream(REVIVE, seat), 1000, needed)
    if emit is not None:
        emit(ResurrectionRolled(EVERYONE, seat, state.source.drawn, needed, alive))
    if not alive:
        return
    state.health[seat] = parameters.player_health
    state.weapons[seat] = ()
    state.shields[seat] = ()
    if parameters.reset_wounds_on_resurrection:
        state.hits[seat] = 0
    if parameters.fuzzy_after_resurrection:
        state.fuzzy[seat] = 1
    if emit is not None:
        emit(sheet_changed(state, seat))


def end(state: State, emit: Emit | None) -> None:
    """End the game (IRR-9, or at a limit): no seat decides any more."""
    state.seat = OVER
    if emit is not None:
        winners = () if state.winner == NOBODY else (state.winner,)
        emit(GameEnded(EVERYONE, winners, reason(state)))


def reason(state: State) -> str:
    """Return the reason of the end (IRR-9). It follows from the state, so a save contains it."""
    if state.winner != NOBODY:
        return ESCAPED
    limit = min(state.config.parameters.turn_limit or DECISION_CAP, DECISION_CAP)
    return TURN_LIMIT if state.turn >= limit else CAP
