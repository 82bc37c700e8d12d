"""The rules of the Descent: a stateless object that deals Descents and applies decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.irrgarten.descent import actions
from engines.irrgarten.descent import view as views
from engines.irrgarten.descent.actions import CLIMB, GIFT_0, HOOK_0, LEAVE_0, SLIP
from engines.irrgarten.descent.config import MAX_SEATS, MIN_SEATS, Config
from engines.irrgarten.descent.determinize import determinize
from engines.irrgarten.descent.encoding import encode, layout
from engines.irrgarten.descent.evaluate import evaluate
from engines.irrgarten.descent.loot import leave
from engines.irrgarten.descent.moving import swap, take_step
from engines.irrgarten.descent.restore import restore
from engines.irrgarten.descent.state import BUSY, State
from engines.irrgarten.descent.turns import (
    CAP,
    climb,
    deal,
    go_on,
    reach_exit,
    reason,
    slip_past,
    standing,
    take_gift,
    winners,
)
from engines.irrgarten.descent.view import View
from engines.kernel.encoding import Layout
from engines.kernel.errors import GameOver, IllegalAction
from engines.kernel.events import Emit
from engines.kernel.rules import Outcome
from engines.kernel.rulesbase import RulesBase
from engines.kernel.streams import Source


class Rules(RulesBase[Config, State, View]):
    """The rules of the Descent; `engines.kernel.rules.Rules` documents the members."""

    game = "descent"
    rules_rev = 4
    min_seats = MIN_SEATS
    max_seats = MAX_SEATS

    def deal(self, config: Config, source: Source) -> State:
        return deal(config, source)

    def actor(self, state: State) -> int:
        return state.seat

    def action_count(self, config: Config) -> int:
        return actions.COUNT

    def legal(self, state: State) -> tuple[int, ...]:
        return views.legal(state)

    def apply(self, state: State, action: int, emit: Emit | None = None) -> None:
        """Carry out a decision, then all that happens until the next one.

        Raise `IllegalAction` and change nothing if the action is not open.
        """
        seat = state.seat
        if seat < 0:
            raise GameOver(action=action)
        if not views.is_legal(state, action):
            raise IllegalAction(action=action, legal=views.legal(state))
        state.decisions += 1
        state.phase = BUSY
        if action < GIFT_0:
            if take_step(state, seat, action, emit) and reach_exit(state, seat, emit):
                return
        elif action < CLIMB:
            take_gift(state, seat, action - GIFT_0, emit)
        elif action == CLIMB:
            climb(state, seat, emit)
        elif action < HOOK_0:
            leave(state, action - LEAVE_0, emit)
        elif action < SLIP:
            swap(state, seat, action - HOOK_0, True, emit)
        else:
            slip_past(state, seat, emit)
        go_on(state, emit)

    def view(self, state: State, seat: int) -> View:
        return views.view(state, seat)

    def glances(self, state: State, viewers: Sequence[int]) -> dict[int, View]:
        return views.views(state, viewers)

    def layout(self, config: Config) -> Layout:
        return layout(config)

    def encode(self, config: Config, view: View) -> list[int]:
        return encode(config, view)

    def determinize(self, config: Config, view: View, source: Source) -> State:
        return determinize(config, view, source)

    def turn(self, state: State) -> tuple[int, int]:
        return state.turn, state.seat

    def outcome(self, state: State) -> Outcome | None:
        """Return ranks, coins by seat and the reason; None before the end (IRR-53)."""
        if state.seat >= 0:
            return None
        seats = range(state.config.seats)
        results = [standing(state, seat) for seat in seats]
        ranks = tuple(sum(other > results[seat] for other in results) for seat in seats)
        why = reason(state)
        return Outcome(ranks, tuple(state.coins), winners(state), why, cut_off=why == CAP)

    def evaluate(self, state: State, aimless: Sequence[bool] = ()) -> tuple[float, ...]:
        return evaluate(state, aimless)

    def load(self, config: Config, data: dict[str, Any]) -> State:
        return restore(config, data)

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> int:
        return actions.parse(text)
