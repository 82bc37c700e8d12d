"""The set-up of a game (IRR-2 to IRR-4), drawn in the order that the rules fix."""

from __future__ import annotations

from engines.irrgarten.config import Config
from engines.irrgarten.fog import begin_sight
from engines.irrgarten.state import State
from engines.kernel.streams import Source, stream

SETUP, FIRST = 0, 1
"""Purposes of random streams."""


def deal(config: Config, source: Source) -> State:
    """Place the monsters, then the players, then draw the first seat."""
    state = State(config, source)
    _place_monsters(state)
    _place_players(state)
    state.seat = source.below(stream(FIRST), config.seats)
    state.turn = 1
    begin_sight(state)
    return state


def _place_monsters(state: State) -> None:
    """Draw square, card, strength and intelligence for one monster after the other (IRR-3)."""
    config, source = state.config, state.source
    board, parameters, cards = config.labyrinth, config.parameters, config.cards
    numbers = stream(SETUP)
    by_id = {card.id: index for index, card in enumerate(cards)}
    free = [] if board.monsters else _open_squares(config)
    squares, dealt, strengths, wits = [], [], [], []
    order = list(range(config.monsters))
    if board.monsters and config.foggy:
        # In reading order, a monster's number would reveal how many unseen ones are above it.
        source.shuffle(stream(SETUP, 2), order)
    for number in order:
        if board.monsters:
            squares.append(board.monsters[number])
            card = by_id.get(board.cards[number], -1) if board.cards else -1
        else:
            squares.append(_take(free, source.below(numbers, len(free))))
            card = -1
        if card < 0:
            card = source.below(numbers, len(cards)) if cards else -1
        strength = cards[card].strength if card >= 0 else -1
        wit = cards[card].intelligence if card >= 0 else -1
        dealt.append(card)
        strengths.append(
            source.below(numbers, parameters.monster_strength) if strength < 0 else strength
        )
        wits.append(source.below(numbers, parameters.monster_intelligence) if wit < 0 else wit)
        health = cards[card].health if card >= 0 else -1
        state.foe_health.append(parameters.monster_health if health < 0 else health)
    state.foe_square, state.foe_card = tuple(squares), tuple(dealt)
    state.foe_strength, state.foe_intelligence = tuple(strengths), tuple(wits)
    state.foe_at = {square: foe for foe, square in enumerate(squares)}


def _place_players(state: State) -> None:
    """Draw square, strength and intelligence for one player after the other (IRR-2)."""
    config, source = state.config, state.source
    parameters = config.parameters
    numbers = stream(SETUP, 1)
    free = list(config.labyrinth.starts) or [
        square for square in _open_squares(config) if square not in state.foe_at
    ]
    strengths, wits = [], []
    for _ in range(config.seats):
        state.square.append(_take(free, source.below(numbers, len(free))))
        strengths.append(source.below(numbers, parameters.player_strength))
        wits.append(source.below(numbers, parameters.player_intelligence))
        state.health.append(parameters.player_health)
        state.hits.append(0)
        state.weapons.append(())
        state.shields.append(())
        state.fuzzy.append(0)
    state.strength, state.intelligence = tuple(strengths), tuple(wits)


def _open_squares(config: Config) -> list[int]:
    """Return the free squares except the exit and, in a file, the starts reserved for players."""
    kept = {config.exit, *config.labyrinth.starts}
    return [square for square in config.labyrinth.free() if square not in kept]


def _take(squares: list[int], index: int) -> int:
    """Remove and return one square.

    The last one takes its place, which is fast on a huge board.
    """
    taken = squares[index]
    squares[index] = squares[-1]
    squares.pop()
    return taken
