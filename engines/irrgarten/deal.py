"""The set-up of a game (IRR-2 to 4, 25 to 27, 30, 34, 35), in the order that the rules fix."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.irrgarten.config import Config
from engines.irrgarten.fog import begin_sight
from engines.irrgarten.guardian import post_guardian
from engines.irrgarten.labyrinth import FAR, exit_distances
from engines.irrgarten.moving import heard_steps
from engines.irrgarten.pricing import priced_squares
from engines.irrgarten.prizes import lay_out
from engines.irrgarten.state import State
from engines.irrgarten.streams import FIRST, ORDER, SETUP
from engines.kernel.streams import Source, stream

SHEET = 10_000
"""The whole of a shared sheet, of which strength gets from 3,000 to 7,000 and intelligence the rest
(IRR-27)."""
LEAST_SHEET, SHEET_RANGE = 3_000, 4_001


def deal(config: Config, source: Source) -> State:
    """Place the monsters, then the players and the guardian, then draw the first seat.

    Where monsters stand on the ways of the players, the players are placed first (IRR-30).
    """
    state = State(config, source)
    if config.parameters.priced_monsters:
        _place_players(state)
        _place_monsters(state)
    else:
        _place_monsters(state)
        _place_players(state)
    if config.parameters.guardian:
        post_guardian(state)
    if config.parameters.open_prizes:
        lay_out(state)
    if config.parameters.counts_wins:
        state.beaten = [0] * config.seats
    if config.parameters.drawn_order:
        state.order = drawn_order(state)
        state.seat = state.order[0]
    else:
        state.seat = source.below(stream(FIRST), config.seats)
    state.turn = 1
    while laps_to_wait(state, state.seat):
        state.turn += 1
        place = (state.turn - 1) % config.seats
        state.seat = state.order[place] if state.order else (state.seat + 1) % config.seats
    begin_sight(state)
    if config.heard:
        state.heard = [heard_steps(state, seat) for seat in range(config.seats)]
    return state


def drawn_order(state: State) -> tuple[int, ...]:
    """Draw the order of all seats for a round (IRR-26)."""
    order = list(range(state.config.seats))
    state.source.shuffle(stream(ORDER), order)
    return tuple(order)


def laps_to_wait(state: State, seat: int) -> int:
    """Return the laps that a seat still lets pass before it moves, the present one included
    (IRR-34).

    Only differences count: somebody may always move in the first lap.
    """
    waits = state.config.waits
    return max(0, waits[seat] - (state.turn - 1) // len(waits)) if waits else 0


def _place_monsters(state: State) -> None:
    """Draw square, card, strength and intelligence for one monster after the other (IRR-3)."""
    config, source = state.config, state.source
    board, parameters, cards = config.labyrinth, config.parameters, config.cards
    numbers = stream(SETUP)
    by_id = {card.id: index for index, card in enumerate(cards)}
    free = [] if board.monsters else _open_squares(config)
    priced: list[int] = []
    if free and parameters.priced_monsters:
        priced = priced_squares(config, state.square, source)[: config.monsters]
        taken = {*priced, *state.square}
        free = [square for square in free if square not in taken]
    squares, dealt, strengths, wits = [], [], [], []
    order = list(range(config.monsters))
    if board.monsters and config.foggy:
        # In reading order, a monster's number would reveal how many unseen ones are above it.
        source.shuffle(stream(SETUP, 2), order)
    for number in order:
        if board.monsters:
            squares.append(board.monsters[number])
            card = by_id.get(board.cards[number], -1) if board.cards else -1
        elif number < len(priced):
            squares.append(priced[number])
            card = -1
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
    if parameters.even_starts:
        free = even_squares(config, free, source)
    shared = LEAST_SHEET + source.below(numbers, SHEET_RANGE) if parameters.same_sheets else -1
    strengths, wits = [], []
    for seat in range(config.seats):
        if parameters.even_starts:
            state.square.append(free[seat])
        else:
            state.square.append(_take(free, source.below(numbers, len(free))))
        if shared < 0:
            strengths.append(source.below(numbers, parameters.player_strength))
            wits.append(source.below(numbers, parameters.player_intelligence))
        else:
            strengths.append(parameters.player_strength * shared // SHEET)
            wits.append(parameters.player_intelligence * (SHEET - shared) // SHEET)
        state.health.append(parameters.player_health)
        state.hits.append(0)
        state.weapons.append(())
        state.shields.append(())
        state.fuzzy.append(0)
    if config.gear:
        state.weapon_names = [()] * config.seats
        state.shield_names = [()] * config.seats
    state.strength, state.intelligence = tuple(strengths), tuple(wits)


def even_squares(config: Config, free: Sequence[int], source: Source) -> list[int]:
    """Draw a start for each seat, all about as far from the exit (IRR-25).

    The first one is drawn in the far half of the labyrinth, by steps around obstacles, among the
    squares with enough others as far. The others are drawn among those; the difference grows by one
    while there are too few. A square beside another start is taken only if the same difference has
    no other.
    """
    board, numbers = config.labyrinth, stream(SETUP, 2)
    ways = exit_distances(config.walls, board.stride, config.exit)
    reached = [square for square in free if ways[square] < FAR]
    left = reached if len(reached) >= config.seats else list(free)
    farthest = max(ways[square] for square in left)
    far_half = [square for square in left if 2 * ways[square] >= farthest]
    first, difference = _with_company(far_half, left, ways, config.seats)
    found = [first[source.below(numbers, len(first))]]
    middle = ways[found[0]]
    while len(found) < config.seats:
        beside = {square + delta for square in found for delta in config.deltas}
        close = [
            square
            for square in left
            if abs(ways[square] - middle) <= difference and square not in found
        ]
        close = [square for square in close if square not in beside] or close
        if close:
            found.append(close[source.below(numbers, len(close))])
        else:
            difference += 1
    return found


def _with_company(
    squares: Sequence[int], left: Sequence[int], ways: Sequence[int], seats: int
) -> tuple[list[int], int]:
    """Return the squares with enough others as far from the exit, and the difference in steps that
    this takes at least."""
    count = Counter(ways[square] for square in left)
    difference = 0
    while True:
        span = range(-difference, difference + 1)
        found = [s for s in squares if sum(count[ways[s] + more] for more in span) >= seats]
        if found:
            return found, difference
        difference += 1


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
