"""The interpreter of queued effects, in the order of `resolution`.

It runs until the queue is empty or a player has to choose. All that waits is in the state, so a
clone or a saved game continues at the same point.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.hammerspace.actions import CARD as CARD_ACTION
from engines.hammerspace.actions import MONSTER, NO, OPTION, PICK, YES
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.effects.cardsteps import (
    by_chance,
    fitting,
    idle,
    own_cards,
    players,
    serve,
)
from engines.hammerspace.effects.codes import (
    AGAIN,
    BOOST,
    CHOSEN,
    FLIP,
    NONE,
    PEEK,
    REPLACE,
    SWAP,
    TAKE,
    TEST,
    TIMER,
    StepCode,
)
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_LASTING,
    FROM_MONSTER,
    EffectActs,
)
from engines.hammerspace.effects.frames import ask, done, push, push_inside, recipients, step_of
from engines.hammerspace.effects.resolution import MOST_ENTRIES
from engines.hammerspace.effects.rows import (
    ABILITY,
    AT,
    BLOCK,
    CARD,
    IN_USE,
    OTHER,
    OWN_CARD,
    OWNER,
    PLAYER,
    TODO,
    Row,
)
from engines.hammerspace.effects.selecting import in_serving_order, rivals
from engines.hammerspace.effects.sources import act, free, place_of, sweep
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
from engines.kernel.events import EVERYONE, Emit


def run(state: State, emit: Emit | None) -> bool:
    """Carry out blocks and entries until none is left.

    Return False if a player has to choose first, or at the end of the game. A block ends when its
    owner is out.
    """
    frames, queue, life = state.frames, state.queue, state.life
    program = state.program
    while True:
        while frames:
            base = len(frames) - FRAME
            block, at = frames[base + BLOCK], frames[base + AT]
            if at == len(program.does[block]) or life[frames[base + OWNER]] <= 0:
                del frames[base:]
            elif not _step(state, base, block, at, emit):
                return False
        if not queue:
            return True
        row = queue[:ENTRY]
        del queue[:ENTRY]
        ran = state.ran = state.ran + 1
        if ran > MOST_ENTRIES:
            queue.clear()
            continue
        if life[row[OWNER]] <= 0:
            continue
        if row[OWNER] == MONSTER and state.fed >> max(row[OTHER], 0) & 1 and row[OTHER] >= 0:
            continue  # It has fed the monster (HAM-32).
        number = row[ABILITY]
        if emit is not None or not program.plain[number]:
            if not _begin(state, row, emit):
                return False
            continue
        # Nothing to emit, ask or count: only carry it out.
        test = program.waits[number]
        if test is None or test(state, row, None):
            straight = program.straight[row[BLOCK]]
            if straight is None:
                push(state, row, row[BLOCK])
            elif not straight(state, row, None):
                return False


def _begin(state: State, row: list[int], emit: Emit | None) -> bool:
    """Begin an entry with a living owner if its conditions hold.

    A lasting effect that has ended does nothing; characters and cards stay in place. A block that
    may ask a question becomes a frame.
    """
    number, block = row[ABILITY], row[BLOCK]
    program = state.program
    if number == NOBODY:
        if emit is not None:
            _emit_beginning(state, row, emit)
    else:
        owner, config = row[OWNER], state.config
        plain = program.plain[number]
        if not plain and (
            not free(state, number, owner)
            or (config.origin[number][0] == FROM_LASTING and place_of(state, number, owner) < 0)
        ):
            return True
        test = program.waits[number]
        if test is not None and not test(state, row, emit):
            return True
        if config.abilities[number].may and owner != MONSTER:
            push(state, row, block)
            return ask(state, 0, ASK_MAY)
        if not plain or emit is not None:
            _act(state, number, owner, emit)
    straight = program.straight[block]
    if straight is not None:
        return straight(state, row, emit)
    push(state, row, block)
    return True


def _act(state: State, number: int, owner: int, emit: Emit | None) -> None:
    act(state, number, owner, place_of(state, number, owner), emit)
    if state.lasting:
        sweep(state, emit)


def _emit_beginning(state: State, row: list[int], emit: Emit) -> None:
    """Emit the beginning of an effect without ability: a played card, a monster's action or
    reward."""
    owner, slot = row[OWNER], row[IN_USE]
    if slot != NO_CARD:
        source, card = FROM_CARD, state.slots[SLOTS * owner + slot]
    else:
        source = FROM_MONSTER
        card = state.monster if owner == MONSTER else state.monster_pile[-1]
    emit(EffectActs(EVERYONE, owner, source, card, NOBODY))


def _step(state: State, base: int, block: int, at: int, emit: Emit | None) -> bool:
    """Carry out the current step of a frame.

    Return False if its owner has to choose first, or at the end of the game. The step is carried
    out again after the choice.
    """
    frames, program = state.frames, state.program
    step, do = state.config.blocks[block][at], program.does[block][at]
    row = frames[base : base + ENTRY]
    if do is None:
        return _branch(state, step, base, row, emit)
    op = step.op
    if op in (AGAIN, TIMER, BOOST):
        done(state, base)
        return do(state, row, (), emit)
    if idle(state, op, row):
        return done(state, base)
    about_cards = op in (TAKE, SWAP, REPLACE, FLIP, PEEK)
    asks = about_cards and step.who == CHOSEN and frames[base + PLAYER] == NOBODY
    todo = recipients(state, step, base, players(state, step, row[OWNER]) if asks else ())
    if not todo:
        return ask(state, base, ASK_PLAYER)
    parties = in_serving_order(state, todo)
    if about_cards:
        return _cards(state, step, base, row, parties, emit)
    done(state, base)
    return not parties or do(state, row, parties, emit)


def _cards(
    state: State, step: StepCode, base: int, row: Row, parties: Sequence[int], emit: Emit | None
) -> bool:
    """Serve each party with the chosen or drawn cards."""
    frames = state.frames
    for party in parties:
        chosen, own = frames[base + CARD], frames[base + OWN_CARD]
        asks, frames[base + CARD] = serve(state, step, row, party, chosen, own, emit)
        if asks != NOBODY:
            return ask(state, base, asks)
        frames[base + TODO] &= ~(1 << party)
        frames[base + CARD] = frames[base + OWN_CARD] = NO_CARD
    return done(state, base)


def _branch(state: State, step: StepCode, base: int, row: Row, emit: Emit | None) -> bool:
    """Begin one of several blocks: by a test, by its owner's choice, or at random for a monster."""
    owner = row[OWNER]
    if step.op == TEST:
        block = step.b if state.program.tests[step.a](state, row, emit) else step.c
    elif owner != MONSTER:
        return ask(state, base, ASK_OPTION)
    else:
        block = _offered(step)[by_chance(state, owner, range(len(_offered(step))))]
    done(state, base)
    push_inside(state, base, block)
    return True


def _offered(step: StepCode) -> tuple[int, ...]:
    """Return the blocks of a step that offers a choice."""
    return (step.a, step.b) if step.c == NONE else (step.a, step.b, step.c)


def choices(state: State) -> list[int]:
    """Return the actions open to the owner of the last frame, which waits for a choice."""
    frames, asks = state.frames, state.asks
    base = len(frames) - FRAME
    owner = frames[base + OWNER]
    if asks == ASK_MAY:
        return [YES, NO]
    step = step_of(state)
    if asks == ASK_OPTION:
        return [OPTION + option for option in range(len(_offered(step)))]
    if asks == ASK_PLAYER:
        about_cards = step.op in (TAKE, SWAP, REPLACE, FLIP, PEEK)
        able = players(state, step, owner) if about_cards else []
        return sorted(PICK + seat for seat in able or rivals(state, owner))
    if asks == ASK_OWN_CARD:
        return [CARD_ACTION + place for place in own_cards(state, owner)]
    party = in_serving_order(state, frames[base + TODO])[0]
    return [CARD_ACTION + place for place in fitting(state, step, party, owner)]


def answer(state: State, action: int, emit: Emit | None) -> None:
    """Apply the choice of the last frame's owner."""
    frames, asks = state.frames, state.asks
    base = len(frames) - FRAME
    if asks == ASK_MAY:
        if action == YES:
            _act(state, frames[base + ABILITY], frames[base + OWNER], emit)
        else:
            del frames[base:]
    elif asks == ASK_OPTION:
        block = _offered(step_of(state))[action - OPTION]
        done(state, base)
        push_inside(state, base, block)
    elif asks == ASK_PLAYER:
        frames[base + PLAYER] = action - PICK
    else:
        frames[base + (CARD if asks == ASK_CARD else OWN_CARD)] = action - CARD_ACTION
