"""From a decision to the next one: what is queued, the attack, cards in use, the fallen's cards,
waiting attacks, and then what follows in the turn. See `resolution`."""

from __future__ import annotations

from engines.hammerspace.attacks import begin_strike, defend, roll
from engines.hammerspace.interpreter import run
from engines.hammerspace.keeping import put_away
from engines.hammerspace.piles import drop_fallen
from engines.hammerspace.state import NOBODY, State
from engines.hammerspace.turns import STAGES
from engines.kernel.events import OVER, Emit


def proceed(state: State, emit: Emit | None) -> None:
    """Go on until somebody has to decide or the game has ended."""
    while True:
        if (state.queue or state.frames) and not run(state, emit):
            return
        if state.seat == OVER:
            return
        if state.attacker != NOBODY:
            if not _attack(state, emit):
                return
            continue
        if state.used[state.active] and not put_away(state, emit):
            return
        if state.fallen:
            drop_fallen(state, emit)
        if state.strikes:
            begin_strike(state, emit)
        elif not STAGES[state.stage](state, emit):
            return


def _attack(state: State, emit: Emit | None) -> bool:
    """The next part of the attack under way. An attacker that has fallen rolls no die."""
    if not state.die:
        if state.life[state.attacker] <= 0:
            return put_away(state, emit)
        roll(state, emit)
        return defend(state, emit)
    if state.at < len(state.targets):
        return defend(state, emit)
    return put_away(state, emit)
