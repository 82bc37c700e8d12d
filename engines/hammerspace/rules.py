"""The rules of Hammerspace: a stateless object that deals games and applies decisions.

What may be decided when is in `phases`, in which order effects resolve in `effects.resolution`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.hammerspace import actions, ending, setup
from engines.hammerspace import view as views
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
from engines.kernel.encoding import Layout
from engines.kernel.errors import GameOver, IllegalAction
from engines.kernel.events import EVERYONE, OVER, Emit
from engines.kernel.rules import Outcome
from engines.kernel.rulesbase import RulesBase
from engines.kernel.streams import Source

DECISION_CAP = 100_000
"""Far above real play: every game ends, in a ranking by life."""

# Bound once, because every decision goes through it.
TAKE = tuple(phase.take for phase in PHASES)


class Rules(RulesBase[Config, State, View]):
    """See `engines.kernel.rules.Rules`, the protocol that this class fulfils."""

    game = "hammerspace"
    rules_rev = 1
    min_seats = MIN_SEATS
    max_seats = MAX_SEATS

    def deal(self, config: Config, source: Source) -> State:
        """A dealt game, drawn from any source (simulations)."""
        state = setup.deal(config, source)
        if state.turn:
            proceed(state, None)
        state.legal = PHASES[state.phase].legal(state)
        return state

    def actor(self, state: State) -> int:
        """The seat that decides, or `OVER`."""
        return state.seat

    def action_count(self, config: Config) -> int:
        """Return the number of actions, whatever the deck. Those about a seat or an attack on one
        exist for six seats: at a smaller table the numbers of absent seats are gaps."""
        return actions.ACTIONS

    def legal(self, state: State) -> Sequence[int]:
        """The actions open to the actor; none when the game is over."""
        return state.legal

    def apply(self, state: State, action: int, emit: Emit | None = None) -> None:
        """A decision of the actor, and all that follows from it until the next one.

        Raises `IllegalAction`, and leaves the state as it was, if the action is not open.
        """
        if action not in state.legal:
            if state.seat == OVER:
                raise GameOver(action=action)
            raise IllegalAction(action=action, legal=tuple(state.legal))
        decisions = state.decisions = state.decisions + 1
        state.legal = ()  # nothing is open to anybody while events tell what comes of it
        TAKE[state.phase](state, action, emit)
        if decisions >= DECISION_CAP and state.seat != OVER:
            ending.end(state, emit)

    def advance(self, state: State, ms: int, emit: Emit | None = None) -> None:
        """So many milliseconds have passed, as a journal holds them; none pass before the first
        turn. Time that runs out has its effect at the end of the turn under way: the last player's
        (HAM-21), or one in which a monster comes (HAM-22)."""
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
        """What a seat may see, or a spectator (`SPECTATOR`)."""
        return views.view(state, seat)

    def layout(self, config: Config) -> Layout:
        """Return the slices of this configuration's encodings."""
        return layout(config)

    def encode(self, config: Config, view: View) -> list[int]:
        """Return a view as numbers, as `layout` says."""
        return encode(config, view)

    def determinize(self, config: Config, view: View, source: Source) -> State:
        """A full state that fits a view, built from the view alone, with another future."""
        return determinize(config, view, source)

    def turn(self, state: State) -> tuple[int, int]:
        """The turn under way and whose it is."""
        return state.turn, state.active

    def outcome(self, state: State) -> Outcome | None:
        """Ranks by seat (0 is best), returns and the reason; None while the game goes on."""
        return ending.outcome(state)

    def evaluate(self, state: State) -> tuple[float, ...]:
        """Return the estimated chance of each seat to win."""
        return evaluate(state)

    def load(self, config: Config, data: dict[str, Any]) -> State:
        """The state that was dumped. Raises `BadState`."""
        return restore(config, data)

    def notation(self, action: int) -> str:
        """An action as stable text: `play 3`, `target monster`."""
        return actions.notation(action)

    def parse(self, text: str) -> int:
        """The action of a text. Raises `BadNotation`."""
        return actions.parse(text)
