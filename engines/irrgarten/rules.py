"""The rules of Irrgarten: a stateless object that deals games and applies decisions.

An action is a direction: 0 up, 1 down, 2 left, 3 right. All four are always legal for a living
player (IRR-8); a dead player's turn has no decision and passes inside `apply`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.irrgarten import view as views
from engines.irrgarten.config import DECISION_CAP, Config
from engines.irrgarten.deal import deal
from engines.irrgarten.determinize import determinize
from engines.irrgarten.encoding import encode, layout
from engines.irrgarten.evaluate import evaluate
from engines.irrgarten.fighting import meet
from engines.irrgarten.labyrinth import DIRECTIONS, NOWHERE
from engines.irrgarten.leaving import get_out, ranked_out
from engines.irrgarten.moving import (
    arrive,
    enterable,
    fallback_target,
    landing,
    listen,
    obeyed_target,
    owes_toll,
    tell_stay,
    throw_back,
)
from engines.irrgarten.prizes import pick_pocket
from engines.irrgarten.restore import restore
from engines.irrgarten.state import NOBODY, State
from engines.irrgarten.state_encoding import packed
from engines.irrgarten.turns import ESCAPED, end, next_turn, reason
from engines.irrgarten.view import Glance, View
from engines.kernel.encoding import Layout
from engines.kernel.errors import BadNotation, GameOver, IllegalAction
from engines.kernel.events import Emit
from engines.kernel.rules import Outcome
from engines.kernel.rulesbase import RulesBase
from engines.kernel.streams import Source

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
        over = NOBODY
        blocked = walls[target] != 0 or (target == config.exit and owes_toll(state, seat))
        if target in squares and target != config.exit:  # who is on the exit is out (IRR-39)
            landed = landing(state, seat, action) if config.parameters.leapfrog else NOWHERE
            blocked = landed == NOWHERE
            if not blocked:
                over, target = squares.index(target), landed
        if blocked:
            target = fallback_target(state, seat)
            if target == here:
                _stay(state, seat, action, emit)
                return
        strayed = False
        if state.fuzzy[seat]:
            obeyed = target
            target = obeyed_target(state, seat, target)
            strayed = target != obeyed
            over = NOBODY if strayed else over
        squares[seat] = target
        if state.sight or emit is not None:
            arrive(state, seat, here, action, strayed, over, emit)
        if over != NOBODY:
            pick_pocket(state, seat, over, emit)
        foe = state.foe_at.get(target)
        if foe is not None and not meet(state, seat, foe, emit):
            alive = config.parameters.thrown_back and state.health[seat] > 0
            if alive or foe == config.guardian:
                throw_back(state, seat, here, emit)
        elif target == config.exit:
            if get_out(state, seat, emit):
                end(state, emit)
            else:
                next_turn(state, emit)
            return
        if state.heard:
            listen(state, seat, emit)
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

    def packed(self, state: State, seat: int) -> bytes:
        return packed(state, seat)

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
        ranking = ranked_out(state) or [state.winner]
        ranks = tuple(ranking.index(s) if s in ranking else len(ranking) for s in seats)
        returns = tuple(1 if seat == state.winner else -1 for seat in seats)
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


def _stay(state: State, seat: int, action: int, emit: Emit | None) -> None:
    """Stay in place: the turn ends if no square can be entered, else `stay` costs nothing
    (IRR-8)."""
    stuck = not enterable(state, seat)
    if emit is not None:
        tell_stay(state, seat, action, stuck, emit)
    if stuck:
        next_turn(state, emit)
    elif state.decisions >= DECISION_CAP:
        end(state, emit)
