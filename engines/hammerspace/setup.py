"""The set-up: cards, the hidden card, characters, and the first player (HAM-2 to HAM-5)."""

from __future__ import annotations

from engines.hammerspace.cards import DIE, SLOTS
from engines.hammerspace.config import OFFERED, Config
from engines.hammerspace.effects.program import program_of
from engines.hammerspace.effects.sources import meet
from engines.hammerspace.events import (
    HIDDEN,
    CharacterDropped,
    CharactersKept,
    CharactersOffered,
    HandShown,
    LifeGained,
    StartRolled,
)
from engines.hammerspace.monsters import full_timer
from engines.hammerspace.piles import put
from engines.hammerspace.state import CHARACTERS, HIDING, NO_CARD, STOPPED, State
from engines.hammerspace.streams import CHARACTER_DECK, MAIN_DECK, MONSTER_DECK, START_DICE
from engines.hammerspace.turns import begin
from engines.kernel.events import EVERYONE, Emit
from engines.kernel.streams import Source, stream

STARTING_DICE = 2


def deal(config: Config, source: Source) -> State:
    """Return a game at its first decision of the set-up, or at its first turn."""
    state = State(config, program_of(config), source)
    parameters, decks = config.parameters, config.cards
    state.deck = list(range(len(decks.main)))
    source.shuffle(stream(MAIN_DECK), state.deck)
    for place in range(SLOTS * config.seats):
        put(state, place, state.deck.pop())
    if parameters.characters:
        state.character_deck = list(range(len(decks.characters)))
        source.shuffle(stream(CHARACTER_DECK), state.character_deck)
    if parameters.monsters:
        state.monster_deck = list(range(len(decks.monsters)))
        source.shuffle(stream(MONSTER_DECK), state.monster_deck)
        state.timer = full_timer(state)
    state.limit = parameters.limit_ms or parameters.limit_turns or STOPPED
    if parameters.hide_at_start and parameters.face_down_limit:
        state.phase = HIDING
    else:
        offer(state, None)
    return state


def hide(state: State, slot: int, emit: Emit | None) -> None:
    """Turn a card of the seat down before the others see its hand, or none (-1) (HAM-2).

    The next seat follows; after the last seat come the characters.
    """
    seat = state.seat
    if slot >= 0:
        state.down[seat] = 1 << slot
    last = seat + 1 == state.config.seats
    if last:
        state.seat, state.phase = 0, CHARACTERS
    else:
        state.seat += 1
    if emit is not None:
        first = SLOTS * seat
        hand = state.slots[first : first + SLOTS]
        shown = tuple(HIDDEN if at == slot else card for at, card in enumerate(hand))
        emit(HandShown(EVERYONE, seat, shown))
    if last:
        offer(state, emit)


def offer(state: State, emit: Emit | None) -> None:
    """Deal three characters to each seat (HAM-4), all before the first seat chooses."""
    if not state.config.parameters.characters:
        _start(state, emit)
        return
    state.seat, state.phase = 0, CHARACTERS
    deck = state.character_deck
    for seat in range(state.config.seats):
        drawn = [deck.pop() for _ in range(OFFERED)]
        state.offered += drawn
        if emit is not None:
            emit(CharactersOffered(1 << seat, seat, tuple(drawn)))


def drop(state: State, place: int, emit: Emit | None) -> None:
    """Keep two of the three characters, publicly, and discard the third unseen (HAM-4)."""
    seat = state.seat
    first = OFFERED * seat
    kept = state.offered[first : first + OFFERED]
    dropped = kept.pop(place)
    state.offered[first : first + OFFERED] = [NO_CARD] * OFFERED
    state.character_pile.append(dropped)
    last = seat + 1 == state.config.seats
    if last:
        state.offered = []
    else:
        state.seat += 1
    if emit is not None:
        emit(CharacterDropped(1 << seat, seat, dropped))
    state.characters[2 * seat : 2 * seat + 2] = kept
    meet(state)
    if emit is not None:
        emit(CharactersKept(EVERYONE, seat, tuple(kept)))
    if last:
        _start(state, emit)


def _start(state: State, emit: Emit | None) -> None:
    """Roll for the first turn: the highest sum of two dice starts, ties roll again (HAM-5)."""
    rolling = list(range(state.config.seats))
    while len(rolling) > 1:
        sums = []
        for seat in rolling:
            die = stream(START_DICE, seat)
            first, second = (1 + state.source.below(die, DIE) for _ in range(STARTING_DICE))
            sums.append(first + second)
            if emit is not None:
                emit(StartRolled(EVERYONE, seat, first, second))
        rolling = [seat for seat, rolled in zip(rolling, sums, strict=True) if rolled == max(sums)]
    first_seat, more = rolling[0], state.config.parameters.late_life
    for later, seat in enumerate(state.config.clockwise[first_seat] if more else ()):
        state.life[seat] += later * more
        if emit is not None and later:
            emit(LifeGained(EVERYONE, seat, later * more, state.life[seat]))
    begin(state, first_seat, emit)
