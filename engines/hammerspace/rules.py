"""The rules of Hammerspace: a stateless object that deals games and applies decisions.

`phases` has the decisions of each phase, `effects.resolution` the order of effects.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.hammerspace import actions, ending, setup
from engines.hammerspace import view as one_view
from engines.hammerspace.actions import MAX_SEATS
from engines.hammerspace.config import MIN_SEATS, Config
from engines.hammerspace.determinize import determinize
from engines.hammerspace.encoding import encode, layout
from engines.hammerspace.evaluate import evaluate
from engines.hammerspace.events import TimeIsUp
from engines.hammerspace.flow import proceed
from engines.hammerspace.phases import PHASES
from engines.hammerspace.restore import restore
from engines.hammerspace.state import State
from engines.hammerspace.view import View
from engines.hammerspace.views import views
from engines.kernel.encoding import Layout
from engines.kernel.errors import GameOver, IllegalAction
from engines.kernel.events import EVERYONE, OVER, Emit
from engines.kernel.rules import Outcome
from engines.kernel.rulesbase import RulesBase
from engines.kernel.streams import Source

DECISION_CAP = 100_000
"""A limit far above real play, so every game ends, with a ranking by life."""

# Bound once, because every decision uses it.
TAKE = tuple(phase.take for phase in PHASES)


class Rules(RulesBase[Config, State, View]):
    """The rules of Hammerspace; `engines.kernel.rules.Rules` documents the members."""

    game = "hammerspace"
    rules_rev = 1
    min_seats = MIN_SEATS
    max_seats = MAX_SEATS

    def deal(self, config: Config, source: Source) -> State:
        state = setup.deal(config, source)
        if state.turn:
            proceed(state, None)
        state.legal = PHASES[state.phase].legal(state)
        return state

    def actor(self, state: State) -> int:
        return state.seat

    def action_count(self, config: Config) -> int:
        """Return the number of actions, the same for every deck.

        Actions about a seat or an attack on one exist for six seats: with fewer players the numbers
        of absent seats are gaps.
        """
        return actions.ACTIONS

    def legal(self, state: State) -> Sequence[int]:
        return state.legal

    def apply(self, state: State, action: int, emit: Emit | None = None) -> None:
        """Carry out a decision and its consequences up to the next decision.

        Raise `IllegalAction` and change nothing if the action is not open.
        """
        if action not in state.legal:
            if state.seat == OVER:
                raise GameOver(action=action)
            raise IllegalAction(action=action, legal=tuple(state.legal))
        decisions = state.decisions = state.decisions + 1
        state.legal = ()  # no seat has an open action while events are emitted
        TAKE[state.phase](state, action, emit)
        if decisions >= DECISION_CAP and state.seat != OVER:
            ending.end(state, emit)

    def advance(self, state: State, ms: int, emit: Emit | None = None) -> None:
        """Advance the clock by `ms` milliseconds, as in the journal; it starts with the first turn.

        Time that runs out has its effect at the end of the current turn: it is the last one
        (HAM-21), or a monster comes in it (HAM-22).
        """
        if not state.turn or state.seat == OVER or ms <= 0:
            return
        parameters = state.config.parameters
        state.clock += ms
        if parameters.monster_ms and state.timer > 0:
            state.timer = max(0, state.timer - ms)
        if parameters.limit_ms and state.limit > 0:
            state.limit = max(0, state.limit - ms)
            if not state.limit and emit is not None:
                emit(TimeIsUp(EVERYONE))

    def view(self, state: State, seat: int) -> View:
        return one_view.view(state, seat)

    def glances(self, state: State, viewers: Sequence[int]) -> dict[int, View]:
        return views(state, viewers)

    def layout(self, config: Config) -> Layout:
        return layout(config)

    def encode(self, config: Config, view: View) -> list[int]:
        return encode(config, view)

    def determinize(self, config: Config, view: View, source: Source) -> State:
        return determinize(config, view, source)

    def turn(self, state: State) -> tuple[int, int]:
        return state.turn, state.active

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state)

    def evaluate(self, state: State, aimless: Sequence[bool] = ()) -> tuple[float, ...]:
        return evaluate(state, aimless)

    def load(self, config: Config, data: dict[str, Any]) -> State:
        return restore(config, data)

    def notation(self, action: int) -> str:
        """Return an action as stable text: `play 3`, `target monster`."""
        return actions.notation(action)

    def parse(self, text: str) -> int:
        return actions.parse(text)
