"""From a decision to the next one: what is queued, the attack, cards in use, the fallen's cards,
waiting attacks, and then what follows in the turn. See `resolution`."""

from __future__ import annotations

from engines.hammerspace.attacks import begin_strike, defend, roll
from engines.hammerspace.interpreter import choices, run
from engines.hammerspace.keeping import put_away
from engines.hammerspace.piles import drop_fallen
from engines.hammerspace.state import EFFECT, NOBODY, State
from engines.hammerspace.turns import go_on
from engines.kernel.events import OVER, Emit


def proceed(state: State, emit: Emit | None) -> None:
    """Go on until somebody has to decide or the game has ended."""
    while True:
        if (state.queue or state.frames) and not run(state, emit):
            if state.phase == EFFECT:
                state.legal = choices(state)
            return
        if state.attacker != NOBODY:
            fresh = not state.die
            if fresh and state.life[state.attacker] > 0:
                roll(state, emit)
            # An attacker that has fallen rolls no die, and its attack is over.
            if state.die and (fresh or state.at < len(state.targets)):
                if not defend(state, emit) or state.seat == OVER:
                    return
                if state.queue:
                    continue
            if not put_away(state, emit):
                return
        elif state.used[state.active] and not put_away(state, emit):
            return
        if state.fallen:
            drop_fallen(state, emit)
        if state.strikes:
            begin_strike(state, emit)
        elif not go_on(state, emit):
            return
