"""Building of a floor from a seed: the labyrinth, the exits, the monsters and their prizes.

All draws come from streams of the floor's own seed (`generator.bits`), so a floor never depends on
what was played before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.floor import Floor, huggers_of, steps_to
from engines.irrgarten.descent.plan import (
    CARVERS,
    CHOICE,
    GUARDIANS,
    HEIGHT,
    LARDER,
    LEAST_PAR,
    MARKET,
    MOST_PAR,
    TEMPTING,
    TWO_DOORS,
    WIDTH,
    levels_of,
)
from engines.irrgarten.descent.things import (
    GIFT_KINDS,
    HEALTH,
    INTELLIGENCE,
    MEAL,
    STRENGTH,
    Thing,
    gear_thing,
    points,
)
from engines.irrgarten.events import WEAPON
from engines.irrgarten.generator.bits import Bits
from engines.irrgarten.generator.board import Board
from engines.irrgarten.generator.make import carve
from engines.irrgarten.generator.pulse import Pulse
from engines.irrgarten.generator.spec import Spec
from engines.irrgarten.labyrinth import FAR, NOWHERE, Labyrinth
from engines.irrgarten.pricing import LEAST_DETOUR, MOST_DETOUR, detour

MOST_TRIES: Final = 40
PRICED: Final = 2
"""The monsters that stand on a short way from the entrance (IRR-30)."""
QUIET: Final = 2
"""The steps around the entrance without monsters."""
GIFTS: Final = 3
DOORS_APART: Final = 8
ENTRANCE_SHORT: Final = 4
"""The steps that an entrance with two ways out may be nearer to the exit than the farthest
square."""
START_NEAR: Final = 6
"""The steps from the entrance within which everybody starts."""
ONE_OPEN: Final = 3
"""The obstacles around a square with one way."""
GEAR_IN_TEN: Final = 6
"""The prizes in ten that are gear; the others are meals (IRR-45)."""

Site = tuple[Labyrinth, tuple[int, ...], int, tuple[int, ...]]
"""A board, its exits, its entrance, and the steps from each square to the nearest exit."""


@lru_cache(maxsize=128)
def build(config: Config, number: int, kind: int, seed: str) -> Floor:
    """Return the floor of that number (from 1) and kind (`plan.KINDS`)."""
    board, exits, entrance, ways = _labyrinth(kind, seed, config.seats)
    bits = Bits(seed, "things")
    starts = _starts(board, ways, entrance, config.seats, bits)
    levels = [GUARDIANS[number - 1]] * len(exits)
    levels += levels_of(number, not config.alone, kind)
    squares = [gate_of(board, exit_square) for exit_square in exits]
    squares += _squares(board, ways, (*exits, *squares), starts, len(levels) - len(exits), bits)
    levels = levels[: len(squares)]
    cards = _cards(config, levels, bits)
    bonus = config.depth_bonus
    deepest, least = TEMPTING
    choice = [number <= deepest and config.cards[card].level >= least for card in cards]
    return Floor(
        number,
        kind,
        board,
        exits,
        starts,
        tuple(squares),
        tuple(cards),
        tuple(config.cards[card].strength + bonus for card in cards),
        tuple(config.cards[card].intelligence + bonus for card in cards),
        tuple(config.cards[card].health for card in cards),
        tuple(
            _prize(config, foe < len(exits), kind, choice[foe], bits) for foe in range(len(cards))
        ),
        _gifts(config, bits),
        huggers_of(config, cards),
        ways,
    )


def _labyrinth(kind: int, seed: str, seats: int) -> Site:
    """Return a board, its exits and its entrance, about as far from the exit as can be (IRR-40).

    Of all tries the first of a good size counts, else the last one with room for the exits.
    """
    found: Site | None = None
    for attempt in range(MOST_TRIES):
        name = f"{seed}/{attempt}"
        bits = Bits(name, "floor")
        carver, loops = CARVERS[bits.below(len(CARVERS))]
        carved = carve(Spec(WIDTH, HEIGHT, carver, loops, monsters=0, players=1), name, Pulse())
        whole = _padded(carved)
        exits = _exits(whole, 2 if kind == TWO_DOORS else 1, bits)
        if not exits:
            continue
        board = _opened(whole, exits)
        ways = steps_to(board, exits)
        far = max(steps for steps in ways if steps < FAR)
        entrance = _entrance(board, ways, seats)
        if ways[entrance] < far - ENTRANCE_SHORT:
            continue
        found = board, exits, entrance, ways
        if LEAST_PAR <= ways[entrance] <= MOST_PAR:
            break
    assert found is not None  # of 40 labyrinths with loops, some have room for an exit
    return found


def _padded(board: Board) -> Labyrinth:
    """Return a carved board as a labyrinth without an exit."""
    width = board.width
    edge = b"\1" * (width + 2)
    closed = bytes(board.free).translate(bytes.maketrans(b"\0\1", b"\1\0"))
    rows = [b"\1" + closed[at : at + width] + b"\1" for at in range(0, len(closed), width)]
    return Labyrinth(width, board.height, b"".join((edge, *rows, edge)), NOWHERE)


def _free_around(board: Labyrinth, square: int) -> int:
    walls, stride = board.walls, board.stride
    around = walls[square - stride] + walls[square + stride] + walls[square - 1] + walls[square + 1]
    return 4 - around


def gate_of(board: Labyrinth, exit_square: int) -> int:
    """Return the only square before an exit: the guardian's (IRR-42)."""
    around = (exit_square + delta for delta in board.deltas)
    return next(square for square in around if not board.walls[square])


def _exits(board: Labyrinth, count: int, bits: Bits) -> tuple[int, ...]:
    """Return obstacles to open as exits, each with one free neighbour; () if there are too few.

    A living guardian closes nothing but its exit: the rest of the labyrinth stays connected.
    """
    walls, stride = board.walls, board.stride
    fit = [
        square
        for row in range(stride, len(walls) - stride, stride)
        for square in range(row + 1, row + stride - 1)
        if walls[square]
        and walls[square - stride] + walls[square + stride] + walls[square - 1] + walls[square + 1]
        == ONE_OPEN
    ]
    bits.shuffle(fit)
    found: list[int] = []
    gates: list[int] = []
    for square in fit:
        gate = gate_of(board, square)
        far = all(_apart(board, gate, other) >= DOORS_APART for other in gates)
        if far and _connected(board, (*gates, gate)):
            found.append(square)
            gates.append(gate)
            if len(found) == count:
                return tuple(found)
    return ()


def _apart(board: Labyrinth, one: int, other: int) -> int:
    return steps_to(board, (one,))[other]


def _connected(board: Labyrinth, without: Sequence[int]) -> bool:
    """Whether the free squares except some are connected."""
    walls = bytearray(board.walls)
    for square in without:
        walls[square] = 1
    first = walls.find(0)
    rest = Labyrinth(board.width, board.height, bytes(walls), first)
    return len(list(rest.flood(first))) == walls.count(0)


def _opened(board: Labyrinth, exits: Sequence[int]) -> Labyrinth:
    """Return the board with its exits open; the first one is the board's own."""
    walls = bytearray(board.walls)
    for square in exits:
        walls[square] = 0
    return Labyrinth(board.width, board.height, bytes(walls), exits[0])


def _entrance(board: Labyrinth, ways: Sequence[int], seats: int) -> int:
    """Return a square with two ways out, about as far from the exit as can be, around which all
    seats have room to start equally far from the exit, if there is one."""
    far = max(steps for steps in ways if steps < FAR)
    wide = [square for square in board.free() if _free_around(board, square) > 1]
    wide.sort(key=lambda square: -ways[square])
    for square in wide:
        if ways[square] < far - ENTRANCE_SHORT:
            break
        if len(_around(board, ways, square, seats, 1)) == seats:
            return square
    return wide[0]


def _around(
    board: Labyrinth, ways: Sequence[int], entrance: int, seats: int, spread: int
) -> list[int]:
    """Return squares near an entrance, itself first, for as many seats as there is room, whose
    steps to the exit differ by `spread` at most."""
    around = _nearest(board, (entrance,), START_NEAR)
    par = ways[entrance]
    found: list[int] = []
    for low in range(par, par - spread - 1, -1):
        fit = [square for square in around if low <= ways[square] <= low + spread][:seats]
        found = max(found, fit, key=len)
    return found


def _nearest(board: Labyrinth, squares: Sequence[int], reach: int) -> list[int]:
    """Return the squares within so many steps of some, nearest first, then by number."""
    walls, deltas = board.walls, board.deltas
    found = edge = list(squares)
    seen = set(found)
    for _ in range(reach):
        around = {square + delta for square in edge for delta in deltas}
        edge = sorted(square for square in around - seen if not walls[square])
        seen.update(edge)
        found = found + edge
    return found


def _starts(
    board: Labyrinth, ways: Sequence[int], entrance: int, seats: int, bits: Bits
) -> tuple[int, ...]:
    """Return a start for each seat: the entrance and squares near it, whose steps to the exit
    differ by one at most, or by more where there is no room (IRR-40)."""
    spreads = range(1, 2 * START_NEAR + 1)
    tries = (_around(board, ways, entrance, seats, spread) for spread in spreads)
    fit = next(squares for squares in tries if len(squares) == seats)
    bits.shuffle(fit)
    return tuple(fit)


def _squares(
    board: Labyrinth,
    ways: Sequence[int],
    kept: Sequence[int],
    starts: Sequence[int],
    count: int,
    bits: Bits,
) -> list[int]:
    """Return squares for monsters: some on a short way from the entrance, the rest anywhere
    (IRR-30)."""
    taken = {*kept, *_nearest(board, starts, QUIET)}
    free = [square for square in board.free() if square not in taken]
    narrow = _narrow(board, ways, starts[0]).difference(taken)
    found: list[int] = []
    square, deltas = starts[0], board.deltas
    way = []
    while ways[square]:
        nearer = [square + step for step in deltas if ways[square + step] < ways[square]]
        square = nearer[bits.below(len(nearer))]
        way.append(square)
    way = [square for square in way if square not in taken]
    bits.shuffle(way)
    for square in way:
        if len(found) == min(PRICED, count):
            break
        if square not in narrow:
            continue
        if LEAST_DETOUR <= detour(board, ways, starts[0], square) <= MOST_DETOUR:
            found.append(square)
    rest = [square for square in free if square not in found]
    bits.shuffle(rest)
    return found + rest[: count - len(found)]


def _narrow(board: Labyrinth, ways: Sequence[int], start: int) -> set[int]:
    """Return the squares of all shortest ways from a start: round any other there is no detour."""
    layer, found, deltas = {start}, set[int](), board.deltas
    for left in range(ways[start] - 1, 0, -1):
        around = {square + delta for square in layer for delta in deltas}
        layer = {square for square in around if ways[square] == left}
        if len(layer) == 1:
            found |= layer
    return found


def _cards(config: Config, levels: Sequence[int], bits: Bits) -> list[int]:
    """Draw a card for each monster: of its level, none twice while there are others."""
    by_level: dict[int, list[int]] = {}
    for number, card in enumerate(config.cards):
        by_level.setdefault(card.level, []).append(number)
    left: dict[int, list[int]] = {}
    found = []
    for wanted in levels:
        level = min(by_level, key=lambda one: (abs(one - wanted), one))
        if not left.get(level):
            left[level] = by_level[level][:]
            bits.shuffle(left[level])
        found.append(left[level].pop())
    return found


def _prize(config: Config, guardian: bool, kind: int, choice: bool, bits: Bits) -> Thing:
    """Draw what a monster carries (IRR-45): a guardian always gear, the others gear or a meal.

    With `choice` it is the best of some pieces of gear, by power times uses.
    """
    if choice:
        drawn = [gear_thing(config.gear, bits.below(len(config.gear))) for _ in range(CHOICE)]
        return max(drawn, key=lambda thing: thing[1] * thing[2])
    gear = bits.below(10) < GEAR_IN_TEN
    number = bits.below(len(config.gear))
    parameters = config.parameters
    meal = parameters.meal_least + bits.below(parameters.meal_most - parameters.meal_least + 1)
    if guardian or kind == MARKET or (gear and kind != LARDER):
        return gear_thing(config.gear, number)
    return points(MEAL, meal)


def _gifts(config: Config, bits: Bits) -> tuple[Thing, ...]:
    """Draw the gifts at the stairs (IRR-50): three, and one more for each further player."""
    parameters = config.parameters
    amounts = {
        STRENGTH: parameters.gift_strength,
        INTELLIGENCE: parameters.gift_intelligence,
        HEALTH: parameters.gift_health,
    }
    found: list[Thing] = []
    kinds: list[int] = []
    while len(found) < GIFTS + config.seats - 1:
        if not kinds:
            kinds = list(GIFT_KINDS)
            bits.shuffle(kinds)
        kind = kinds.pop()
        number = bits.below(len(config.gear))
        gear = kind == WEAPON
        found.append(gear_thing(config.gear, number) if gear else points(kind, amounts[kind]))
    return tuple(found)
