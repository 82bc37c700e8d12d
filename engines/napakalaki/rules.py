"""The rules of Napakalaki: a stateless object that deals games and applies decisions.

`phases` has the decisions of each phase, `actions` their numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.encoding import Layout
from engines.kernel.errors import GameOver, IllegalAction
from engines.kernel.events import Emit
from engines.kernel.rules import Outcome
from engines.kernel.rulesbase import RulesBase
from engines.kernel.streams import Source
from engines.napakalaki import actions, turns
from engines.napakalaki import view as views
from engines.napakalaki.config import MAX_SEATS, MIN_SEATS, Config
from engines.napakalaki.determinize import determinize
from engines.napakalaki.encoding import encode, layout, packed
from engines.napakalaki.evaluate import evaluate
from engines.napakalaki.grudges import power_of
from engines.napakalaki.phases import PHASES
from engines.napakalaki.restore import restore
from engines.napakalaki.state import State
from engines.napakalaki.view import View

DECISION_CAP = 100_000
"""A limit far above real play, so every game ends, with a ranking by levels."""

# Bound once, because every decision uses both.
TAKE = tuple(phase.take for phase in PHASES)
LEGAL = tuple(phase.legal for phase in PHASES)


class Rules(RulesBase[Config, State, View]):
    """The rules of Napakalaki; `engines.kernel.rules.Rules` documents the members."""

    game = "napakalaki"
    rules_rev = 2
    min_seats = MIN_SEATS
    max_seats = MAX_SEATS

    def deal(self, config: Config, source: Source) -> State:
        state = turns.deal(config, source)
        state.legal = PHASES[state.phase].legal(state)
        return state

    def actor(self, state: State) -> int:
        return state.seat

    def action_count(self, config: Config) -> int:
        """Return the number of actions of a deck: those without a card, and four per treasure."""
        return actions.action_count(len(config.treasures))

    def legal(self, state: State) -> Sequence[int]:
        return state.legal

    def apply(self, state: State, action: int, emit: Emit | None = None) -> None:
        """Carry out a decision and its consequences up to the next decision.

        Raise `IllegalAction` and change nothing if the action is not open.
        """
        if action not in state.legal:
            if state.seat < 0:
                raise GameOver(action=action)
            raise IllegalAction(action=action, legal=tuple(state.legal))
        decisions = state.decisions = state.decisions + 1
        state.legal = ()  # no seat has an open action while events are emitted
        TAKE[state.phase](state, action, emit)
        if decisions >= DECISION_CAP and state.seat >= 0:
            turns.end(state, emit)
        state.legal = LEGAL[state.phase](state)

    def view(self, state: State, seat: int) -> View:
        return views.view(state, seat)

    def glances(self, state: State, viewers: Sequence[int]) -> dict[int, View]:
        return views.views(state, viewers)

    def layout(self, config: Config) -> Layout:
        return layout(config)

    def encode(self, config: Config, view: View) -> list[int]:
        return encode(config, view)

    def packed(self, state: State, seat: int) -> bytes:
        return packed(state, seat)

    def determinize(self, config: Config, view: View, source: Source) -> State:
        return determinize(config, view, source)

    def turn(self, state: State) -> tuple[int, int]:
        return state.turn, state.turn_seat

    def outcome(self, state: State) -> Outcome | None:
        """Return ranks by seat (0 is best), returns and the reason; None before the end.

        After the winners seats rank by level and then by combat level. `turns.winners` gives the
        winners: several share a game that a limit ended.
        """
        if state.seat >= 0:
            return None
        config, won = state.config, turns.winners(state)
        merits = [(False, level, power_of(state, seat)) for seat, level in enumerate(state.level)]
        for seat in won:
            merits[seat] = (True, 0, 0)
        ranks = tuple(sum(other > merit for other in merits) for merit in merits)
        returns = tuple(1 if seat in won else -1 for seat in range(config.seats))
        why = turns.reason(state)
        return Outcome(ranks, returns, won, why, cut_off=why != turns.LEVEL_REACHED)

    def evaluate(self, state: State, aimless: Sequence[bool] = ()) -> tuple[float, ...]:
        return evaluate(state, aimless)

    def load(self, config: Config, data: dict[str, Any]) -> State:
        return restore(config, data)

    def notation(self, action: int) -> str:
        """Return an action as stable text: `draw`, `equip 12`."""
        return actions.notation(action)

    def parse(self, text: str) -> int:
        return actions.parse(text)
