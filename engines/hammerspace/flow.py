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
    while _go_on(state, emit):
        pass


def _go_on(state: State, emit: Emit | None) -> bool:
    """The next part; False if there is something to decide first."""
    if (state.frames or state.queue) and not run(state, emit):
        return False
    if state.seat == OVER:
        return False
    if state.attacker != NOBODY:
        return _attack(state, emit)
    if state.used[state.active] and not put_away(state, emit):
        return False
    if state.fallen:
        drop_fallen(state, emit)
    if state.strikes:
        begin_strike(state, emit)
        return True
    return STAGES[state.stage](state, emit)


def _attack(state: State, emit: Emit | None) -> bool:
    """The next part of the attack under way. An attacker that has fallen rolls no die."""
    if not state.die:
        if state.life[state.attacker] <= 0:
            return put_away(state, emit)
        roll(state, emit)
    if state.at < len(state.targets):
        return defend(state, emit)
    return put_away(state, emit)
