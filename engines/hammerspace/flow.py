"""The loop from a decision to the next one.

It resolves queued effects, the attack, cards in use, fallen players' cards and waiting attacks, and
then the rest of the turn. See `effects.resolution`.
"""

from __future__ import annotations

from engines.hammerspace.attacks import begin_strike, fight
from engines.hammerspace.effects.interpreter import choices, run
from engines.hammerspace.keeping import put_away
from engines.hammerspace.piles import drop_fallen
from engines.hammerspace.state import EFFECT, NOBODY, State
from engines.hammerspace.turns import go_on
from engines.kernel.events import Emit


def proceed(state: State, emit: Emit | None) -> None:
    """Continue until a seat has to decide or the game has ended."""
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
    """Carry out queued effects; return False if a player has to choose, or at the end of the
    game."""
    if run(state, emit):
        return True
    if state.phase == EFFECT:
        state.legal = choices(state)
    return False
