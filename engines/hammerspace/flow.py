"""From a decision to the next one: what is queued, the attack, cards in use, the fallen's cards,
waiting attacks, and then what follows in the turn. See `effects.resolution`."""

from __future__ import annotations

from engines.hammerspace.attacks import begin_strike, fight
from engines.hammerspace.effects.interpreter import choices, run
from engines.hammerspace.keeping import put_away
from engines.hammerspace.piles import drop_fallen
from engines.hammerspace.state import EFFECT, NOBODY, State
from engines.hammerspace.turns import go_on
from engines.kernel.events import Emit


def proceed(state: State, emit: Emit | None) -> None:
    """Go on until somebody has to decide or the game has ended."""
    while True:
        if (state.queue or state.frames) and not _resolve(state, emit):
            return
        if state.attacker != NOBODY:
            if not fight(state, emit) or (state.queue and not _resolve(state, emit)):
                return
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


def _resolve(state: State, emit: Emit | None) -> bool:
    """Carry out what is queued; False if somebody has to choose, or if the game has ended."""
    if run(state, emit):
        return True
    if state.phase == EFFECT:
        state.legal = choices(state)
    return False
