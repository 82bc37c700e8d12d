"""The current blocks, one inside another, as numbers in `state.frames`."""

from __future__ import annotations

from collections.abc import Sequence

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.cardsteps import by_chance
from engines.hammerspace.effects.codes import CHOSEN, NONE, StepCode
from engines.hammerspace.effects.resolution import DEEPEST
from engines.hammerspace.effects.rows import AT, BLOCK, OTHER, OWNER, PLAYER, TODO
from engines.hammerspace.effects.selecting import rivals, select
from engines.hammerspace.state import (
    BEGUN,
    EFFECT,
    ENTRY,
    FRAME,
    NO_CARD,
    NOBODY,
    State,
)


def step_of(state: State) -> StepCode:
    """Return the current step of the last frame."""
    frames = state.frames
    base = len(frames) - FRAME
    return state.config.blocks[frames[base + BLOCK]][frames[base + AT]]


def push(state: State, entry: Sequence[int], block: int, player: int = NOBODY) -> None:
    """Begin a block, or drop it if it is nested too deep (see `resolution`)."""
    if block != NONE and len(state.frames) < DEEPEST * FRAME:
        number, _, owner, other, amount, die, slot, killed = entry
        state.frames += (
            number, block, owner, other, amount, die, slot, killed, 0, player, NO_CARD, NO_CARD, 0,
        )  # fmt: skip


def push_inside(state: State, base: int, block: int) -> None:
    """Begin a block inside a frame's, with the same row and the same chosen player."""
    push(state, state.frames[base : base + ENTRY], block, state.frames[base + PLAYER])


def done(state: State, base: int) -> bool:
    """Finish the frame's step and move to the next one."""
    frames = state.frames
    frames[base + AT] += 1
    frames[base + TODO] = 0
    return True


def ask(state: State, base: int, what: int) -> bool:
    """Ask the frame's owner for a choice. Always return False."""
    state.asks = what
    state.seat, state.phase = state.frames[base + OWNER], EFFECT
    return False


def recipients(state: State, step: StepCode, base: int, fitting: Sequence[int] = ()) -> int:
    """Return the parties that the step has still to serve, a mask with `BEGUN`.

    Return 0 if the owner must first choose a player. `fitting` are the sensible players for a
    choice, if there are any.
    """
    frames = state.frames
    if frames[base + TODO]:
        return frames[base + TODO]
    owner = frames[base + OWNER]
    if step.who == CHOSEN:
        if frames[base + PLAYER] == NOBODY:
            found = fitting or rivals(state, owner)
            if len(found) > 1 and owner != MONSTER:
                return 0
            if found:
                frames[base + PLAYER] = by_chance(state, owner, found)
        chosen = frames[base + PLAYER]
        mask = 1 << chosen if chosen != NOBODY and state.life[chosen] > 0 else 0
    else:
        mask = select(state, step.who, owner, frames[base + OTHER])
    frames[base + TODO] = mask | BEGUN
    return mask | BEGUN
