"""Dealing, drawing from the decks, and the order of turns."""

from __future__ import annotations

from bisect import insort

from engines.kernel.events import EVERYONE, OVER, Emit, GameEnded, TurnBegan
from engines.kernel.streams import Source, stream
from engines.napakalaki.archenemies import draw_archenemies
from engines.napakalaki.config import Config
from engines.napakalaki.events import (
    MONSTERS,
    TREASURES,
    EmptyHanded,
    MonsterShown,
    Received,
    ReceivedCards,
    Reshuffled,
)
from engines.napakalaki.grudges import envy
from engines.napakalaki.state import ENDED, NOBODY, SALES, START, State
from engines.napakalaki.streams import FIRST, MONSTER_DECK, TREASURE_DECK

LEVEL_REACHED, TURN_LIMIT, CAP = "level-reached", "turn-limit", "cap"
"""The reasons for a game's end, in `GameEnded` and `Outcome`."""


def deal(config: Config, source: Source) -> State:
    """Return a game with two shuffled decks and a random first player (NAP-3, NAP-4)."""
    state = State(config, source)
    state.treasures = list(range(len(config.treasures)))
    state.monsters = list(range(len(config.monsters)))
    source.shuffle(stream(TREASURE_DECK), state.treasures)
    source.shuffle(stream(MONSTER_DECK), state.monsters)
    state.seat = state.turn_seat = source.below(stream(FIRST), config.seats)
    if config.archenemies:
        draw_archenemies(state)
    return state


def receive(state: State, seat: int, count: int, emit: Emit | None) -> None:
    """Draw treasures, which become hidden (NAP-8); draw none if none are left (NAP-3).

    If the deck is too small, the shuffled pile goes under it before the first draw.
    """
    hidden, cards = state.hidden[seat], drawn(state, count, emit)
    for card in cards:
        insort(hidden, card)
    if emit is not None:
        emit(Received(EVERYONE, seat, len(cards)))
        if cards:
            emit(ReceivedCards(1 << seat, seat, tuple(cards)))


def drawn(state: State, count: int, emit: Emit | None) -> list[int]:
    """Draw so many treasures from the deck, fewer if none are left (NAP-3), and return them."""
    deck = state.treasures
    if count > len(deck) and state.treasure_pile:
        _reshuffle(state, TREASURES, emit)
        deck = state.treasures
    left = max(0, len(deck) - count)
    cards = deck[left:][::-1]
    del deck[left:]
    return cards


def draw_monster(state: State, emit: Emit | None) -> int:
    """Draw the next monster (NAP-12). There always is one: no player keeps monsters, and nobody
    draws while all wait in the corridor (NAP-36)."""
    if not state.monsters:
        _reshuffle(state, MONSTERS, emit)
    return state.monsters.pop()


def _reshuffle(state: State, deck: int, emit: Emit | None) -> None:
    """Make a discard pile a new deck (NAP-3), or the lower part of one."""
    if deck == TREASURES:
        cards, state.treasure_pile = state.treasure_pile, []
        state.source.shuffle(stream(TREASURE_DECK), cards)
        looted = state.dealings.looted
        if looted:
            looted[:] = [card for card in looted if card not in cards]
        for known in state.dealings.robbed if state.config.archenemies else ():
            known[:] = [card for card in known if card not in cards]
        state.treasures = cards + state.treasures
    else:
        cards, state.monster_pile = state.monster_pile, []
        state.source.shuffle(stream(MONSTER_DECK), cards)
        state.monsters = cards
    if emit is not None:
        emit(Reshuffled(EVERYONE, deck, len(cards)))


def next_turn(state: State, emit: Emit | None) -> None:
    """Pass to the next seat clockwise (NAP-4), or end the game at a limit of turns."""
    config = state.config
    if config.turn_limit and state.turn >= config.turn_limit:
        end(state, emit)
        return
    seat = state.seat = state.turn_seat = config.others[state.turn_seat][0]
    state.turn += 1
    if state.unrolled[seat]:
        state.early, state.phase = 1, START
    else:
        state.early, state.phase = config.early, SALES
    if emit is not None:
        emit(TurnBegan(EVERYONE, seat, state.turn))
    if config.friends:
        _begin(state, seat, emit)


def _begin(state: State, seat: int, emit: Emit | None) -> None:
    """Begin a turn by the clauses from NAP-34 on: no levels are bought yet (NAP-41), the lowest
    may get a grudge (NAP-37a), and a seat without treasures rolls for some (NAP-43)."""
    state.dealings.bought = 0
    config = state.config
    if config.envious:
        envy(state, seat, emit)
    if config.peeks and state.gear[seat].peeks:
        _peek(state, seat, emit)
    if state.hidden[seat] or state.equipped[seat] or state.unrolled[seat]:
        return
    if config.parameters.empty_hand_rolls:
        state.unrolled[seat] = state.early = 1
        state.phase = START
        if emit is not None:
            emit(EmptyHanded(EVERYONE, seat))


def _peek(state: State, seat: int, emit: Emit | None) -> None:
    """Show everyone the top monster of the deck, because of a treasure of the seat (NAP-44)."""
    dealings, monsters = state.dealings, state.monsters
    if monsters and dealings.shown != monsters[-1]:
        dealings.shown = monsters[-1]
        if emit is not None:
            emit(MonsterShown(EVERYONE, seat, dealings.shown))


def end(state: State, emit: Emit | None) -> None:
    """End the game: the last level was reached (NAP-2), or a limit. No seat decides any more."""
    state.seat = state.turn_seat = OVER
    state.phase = ENDED
    if emit is not None:
        emit(GameEnded(EVERYONE, winners(state), reason(state)))


def reason(state: State) -> str:
    """Return the reason of the end (NAP-2). It follows from the state, so a save contains it."""
    if state.winner != NOBODY:
        return LEVEL_REACHED
    limit = state.config.parameters.turn_limit
    return TURN_LIMIT if limit and state.turn >= limit else CAP


def winners(state: State) -> tuple[int, ...]:
    """Return the winners of a finished game.

    The winner is the player who reached the last level (NAP-2); after a limit, all players of the
    highest level.
    """
    if state.winner != NOBODY:
        return (state.winner,)
    highest = max(state.level)
    return tuple(seat for seat, level in enumerate(state.level) if level == highest)
