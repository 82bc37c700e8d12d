"""Carries out what is queued, in the order of `resolution`, until nothing is left or somebody has
to choose. All that waits is in the state: a clone or a saved game goes on where this one is."""

from __future__ import annotations

from collections.abc import Callable

from engines.hammerspace.actions import CARD as CARD_ACTION
from engines.hammerspace.actions import MONSTER, NO, OPTION, PICK, YES
from engines.hammerspace.cardsteps import cards, fitting, own_cards, players
from engines.hammerspace.conditions import holds
from engines.hammerspace.effect_events import (
    FROM_CARD,
    FROM_LASTING,
    FROM_MONSTER,
    EffectActs,
)
from engines.hammerspace.effects import (
    FLIP,
    PEEK,
    REPLACE,
    SWAP,
    TAKE,
    Step,
)
from engines.hammerspace.frames import (
    ABILITY,
    AT,
    BLOCK,
    CARD,
    IN_USE,
    OWN_CARD,
    OWNER,
    PLAYER,
    TODO,
    ask,
    moment,
    push,
    served,
    step_of,
)
from engines.hammerspace.resolution import MOST_ENTRIES
from engines.hammerspace.selecting import rivals
from engines.hammerspace.sources import act, free, place_of, sweep
from engines.hammerspace.state import (
    ASK_CARD,
    ASK_MAY,
    ASK_OPTION,
    ASK_OWN_CARD,
    ASK_PLAYER,
    ENTRY,
    FRAME,
    NO_CARD,
    NOBODY,
    State,
)
from engines.hammerspace.steps import (
    again,
    choose,
    clear,
    damage,
    give,
    healing,
    options,
    skip,
    strike,
    take_option,
    test,
    timer,
)
from engines.kernel.events import EVERYONE, Emit

CARRY_OUT: tuple[Callable[[State, Step, int, Emit | None], bool], ...] = (
    damage, healing, strike, give, clear, cards, cards, cards, cards, cards,
    skip, again, timer, test, choose,
)  # fmt: skip
"""By the numbers of `effects.STEPS`."""


def run(state: State, emit: Emit | None) -> bool:
    """Carry out blocks and entries until none is left; False if somebody has to choose first, or
    if the game has ended. A block ends with its owner: who is out does nothing more."""
    frames, queue, life, blocks = state.frames, state.queue, state.life, state.config.blocks
    while True:
        if frames:
            base = len(frames) - FRAME
            block, at = blocks[frames[base + BLOCK]], frames[base + AT]
            if at == len(block) or life[frames[base + OWNER]] <= 0:
                del frames[base:]
            elif not CARRY_OUT[block[at].op](state, block[at], base, emit):
                return False
        elif queue:
            if not _next(state, emit):
                return False
        else:
            return True


def _next(state: State, emit: Emit | None) -> bool:
    """The first entry of the queue begins, if its owner is there and its conditions hold. What no
    longer lasts does nothing; characters and cards stay where they are."""
    queue = state.queue
    entry = queue[:ENTRY]
    del queue[:ENTRY]
    state.ran += 1
    if state.ran > MOST_ENTRIES:
        queue.clear()
        return True
    number, owner = entry[ABILITY], entry[OWNER]
    if state.life[owner] <= 0:
        return True
    if number == NOBODY:
        _begin(state, entry, emit)
        return True
    config = state.config
    ability = config.abilities[number]
    if not free(state, number, owner) or (
        config.origin[number][0] == FROM_LASTING and place_of(state, number, owner) < 0
    ):
        return True
    if ability.test and not holds(state, ability.test, moment(entry), emit):
        return True
    push(state, entry, ability.block)
    if ability.may and owner != MONSTER:
        return ask(state, 0, ASK_MAY)
    _act(state, number, owner, emit)
    return True


def _act(state: State, number: int, owner: int, emit: Emit | None) -> None:
    act(state, number, owner, place_of(state, number, owner), emit)
    if state.lasting:
        sweep(state, emit)


def _begin(state: State, entry: list[int], emit: Emit | None) -> None:
    """What is no ability: a card that is played, a monster's action, its reward."""
    push(state, entry, entry[BLOCK])
    if emit is None:
        return
    owner, slot = entry[OWNER], entry[IN_USE]
    if slot != NO_CARD:
        source, card = FROM_CARD, state.slots[4 * owner + slot]
    else:
        source = FROM_MONSTER
        card = state.monster if owner == MONSTER else state.monster_pile[-1]
    emit(EffectActs(EVERYONE, owner, source, card, NOBODY))


def choices(state: State) -> list[int]:
    """The actions open to the owner of the last frame, which waits for a choice."""
    frames, asks = state.frames, state.asks
    base = len(frames) - FRAME
    owner = frames[base + OWNER]
    if asks == ASK_MAY:
        return [YES, NO]
    step = step_of(state)
    if asks == ASK_OPTION:
        return [OPTION + option for option in range(options(step))]
    if asks == ASK_PLAYER:
        about_cards = step.op in (TAKE, SWAP, REPLACE, FLIP, PEEK)
        able = players(state, step, owner) if about_cards else []
        return sorted(PICK + seat for seat in able or rivals(state, owner))
    if asks == ASK_OWN_CARD:
        return [CARD_ACTION + place for place in own_cards(state, owner)]
    party = served(state, frames[base + TODO])[0]
    return [CARD_ACTION + place for place in fitting(state, step, party, owner)]


def answer(state: State, action: int, emit: Emit | None) -> None:
    """The owner of the last frame has chosen."""
    frames, asks = state.frames, state.asks
    base = len(frames) - FRAME
    if asks == ASK_MAY:
        if action == YES:
            _act(state, frames[base + ABILITY], frames[base + OWNER], emit)
        else:
            del frames[base:]
    elif asks == ASK_OPTION:
        take_option(state, base, action - OPTION)
    elif asks == ASK_PLAYER:
        frames[base + PLAYER] = action - PICK
    else:
        frames[base + (CARD if asks == ASK_CARD else OWN_CARD)] = action - CARD_ACTION
