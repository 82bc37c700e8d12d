"""Irrgarten's bots by rules of thumb: functions of the public configuration, a seat's view and a
seed.

They return an action and have no other input or output.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from typing import Final, NamedTuple

from engines.irrgarten.config import Config
from engines.irrgarten.errands import errand, runner_in
from engines.irrgarten.fighters import steps_to
from engines.irrgarten.labyrinth import EXIT, FAR, NOWHERE, OBSTACLE
from engines.irrgarten.odds import CombatOdds, combat_odds
from engines.irrgarten.parameters import FOG_SIGHT, Parameters
from engines.irrgarten.prizes import count_things
from engines.irrgarten.quick_odds import Chances
from engines.irrgarten.robbing import leaps_in as leaps_in_view
from engines.irrgarten.robbing import quarry, robbing_leap, victims_in
from engines.irrgarten.state import NOBODY
from engines.irrgarten.view import STAYS, TO_UNSEEN, UNKNOWN, View
from engines.kernel.reals import THOUSAND
from engines.kernel.streams import CheapSource

UNSEEN_COST = 2
THROWN_BACK = 5
"""The cost in turns of being thrown back: the way, and another try with wounds in a row."""
ERRANDS = 3
"""The number of targets during the time that crossing the board takes."""
ERRAND_TRIES = 50
NEAR_ROWS, NEAR_FOES = 20, 60
"""The monsters to consider: at most `NEAR_FOES`, within `NEAR_ROWS` rows up and down."""


CHEAPEST_FIGHT: Final = -0.5
"""The least cost of a fight in steps, so that every step costs something."""


class Prices(NamedTuple):
    """The cost in steps of a rival in the way, of a combat lost alive, and of one lost dead; and
    the detour in steps that a likely prize is worth."""

    rival: float
    defeat: float
    death: float
    prize: float


SCOUT: Final = Prices(rival=12, defeat=25, death=60, prize=1.5)


def racer_prices(parameters: Parameters) -> Prices:
    """Return what a race loses by each ending under the present rules, in turns."""
    dead = THOUSAND / parameters.resurrection
    back = THROWN_BACK if parameters.thrown_back else 0.5
    return Prices(rival=2, defeat=back, death=dead + 1, prize=0.4)


def random_bot(_config: Config, view: View, seed: int) -> int:
    """Return a uniformly random legal direction."""
    return view.legal[CheapSource(seed).below(0, len(view.legal))]


def scout_bot(config: Config, view: View, seed: int) -> int:
    """Take the cheapest way to the exit; a monster costs the odds of fighting it now.

    Under fog, go to the exit if it has been seen, else to the nearest edge of the unknown. Where
    the seat forgets squares out of sight, go to one random square of the board after another.
    """
    return way_out(config, view, seed, terrain_of(config, view), SCOUT)


def racer_bot(config: Config, view: View, seed: int) -> int:
    """Take the way to the exit that takes the fewest turns on average, and rob whom that serves.

    It counts what a fight really costs: turns spent dead (IRR-22), and the way back and another try
    where a lost fight throws back (IRR-28). While it owes a toll, the nearest monster to beat is
    its goal (IRR-29). It fights for gear where that is no detour: before a guardian (IRR-35) a
    reward saves about a turn, less than any way to it. In fog it looks for the exit as the scout
    does.
    """
    return racer_step(config, view, seed, racer_prices(config.parameters))


def racer_step(config: Config, view: View, seed: int, prices: Prices) -> int:
    """Return the racer's direction with its own prices or others: a leap that robs (IRR-38), or the
    first step of its way."""
    if config.parameters.pickpocket and _counts_things(config, view):
        leap = robbing_leap(config, runner_in(config, view), leaps_in_view(config, view))
        if leap != NOBODY:
            return leap
    return way_out(config, view, seed, _racer_terrain(config, view), prices)


def _counts_things(config: Config, view: View) -> bool:
    """Whether a player sees what monsters and rivals carry (IRR-37)."""
    return config.parameters.open_prizes and view.known is None


def _racer_terrain(config: Config, view: View) -> Terrain:
    """Return the board with the goals of the racer."""
    if _counts_things(config, view):
        runner, goal = runner_in(config, view), NOWHERE
        if config.parameters.pickpocket:
            goal = quarry(config, runner, victims_in(config, view))
        terrain = _terrain_to(config, errand(config, runner) if goal == NOWHERE else goal)
    else:
        terrain = terrain_of(config, view)
    if owed := owed_in(config, view):
        terrain = terrain.towards(owed)
    return terrain


def way_out(config: Config, view: View, seed: int, terrain: Terrain, prices: Prices) -> int:
    """Return the direction of the first step of the cheapest way to a goal."""
    step = _first_step(config, view, terrain, seed, prices)
    if step is None:
        return random_bot(config, view, seed)
    return direction_to(config, view, seed, step)


def direction_to(config: Config, view: View, seed: int, step: int) -> int:
    """Return the direction of the square beside the character, or one that makes room."""
    wanted = config.deltas.index(step - here_in(view))
    if view.previews[wanted].kind != STAYS:
        return wanted
    # A bump that costs nothing could repeat for ever (IRR-8, `stay`): make room instead.
    ways = [preview.wanted for preview in view.previews if preview.kind != STAYS]
    return ways[CheapSource(seed).below(0, len(ways))] if ways else wanted


def here_in(view: View) -> int:
    """Return the square of the seat's own character."""
    square = view.me.square
    assert square is not None  # a seat always sees its own character
    return square


class Terrain:
    """A bot's knowledge of the board: closed squares, goals, and estimated costs to the goal."""

    def __init__(
        self, walls: bytes, is_goal: Callable[[int], bool], ahead: Callable[[int], int]
    ) -> None:
        self.walls = walls
        self.is_goal = is_goal
        self.ahead = ahead

    def towards(self, goals: frozenset[int]) -> Terrain:
        """Return the same board with other goals, the cheapest of which is looked for."""
        return Terrain(self.walls, goals.__contains__, _nothing)


def terrain_of(config: Config, view: View) -> Terrain:
    """Return the board with the goals of a player: monsters while it carries too few things to get
    out (IRR-29), else the exit, and in fog what may lead there."""
    return _fetching(config, view) or _terrain_out(config, view)


def _terrain_out(config: Config, view: View) -> Terrain:
    known = view.known
    if known is None:
        return _terrain_to(config, config.exit)
    walls = walls_in(config, known)
    exit_square = known.find(EXIT)
    if exit_square >= 0:
        return Terrain(walls, exit_square.__eq__, _nothing)
    if config.parameters.fog == FOG_SIGHT:
        there = _errand(config, view, walls)
        return Terrain(
            walls, there.__eq__, lambda square: (1 + UNSEEN_COST) * _apart(config, square, there)
        )
    return _terrain_to_unknown(walls, known)


def _terrain_to_unknown(walls: bytes, known: str) -> Terrain:
    return Terrain(walls, lambda square: known[square] == UNKNOWN, _nothing)


def walls_in(config: Config, known: str) -> bytes:
    """Return 1 for each square that a seat in fog knows as closed, else 0."""
    seen = int.from_bytes(known.encode().translate(_TO_WALLS), "little")
    both = seen | int.from_bytes(config.walls, "little")
    return both.to_bytes(len(config.walls), "little")


def _terrain_to(config: Config, square: int) -> Terrain:
    """Return the terrain of a board that everyone sees, with one goal."""
    steps = steps_to(config, square)
    return Terrain(config.walls, square.__eq__, steps.__getitem__)


_TO_WALLS = bytes(sign == ord(OBSTACLE) for sign in range(256))


def _nothing(_square: int) -> int:
    return 0


def _errand(config: Config, view: View, walls: bytes) -> int:
    """Return the present target square of a wanderer without memory.

    It depends on the turn and on values that don't change for a seat during a match.
    """
    board, me = config.labyrinth, view.me
    lasts = config.seats * (board.width + board.height) // ERRANDS
    errand = CheapSource(f"{me.seat}/{me.strength}/{me.intelligence}/{view.turn // max(1, lasts)}")
    square = here_in(view)
    for _ in range(ERRAND_TRIES):
        square = board.square(errand.below(0, board.width), errand.below(0, board.height))
        if not walls[square] and square != here_in(view):
            break
    return square


def owed_in(config: Config, view: View) -> frozenset[int]:
    """Return the squares of the monsters that a player has still to beat for the toll (IRR-29)."""
    if not view.wins or view.wins[view.seat] >= config.parameters.toll:
        return frozenset()
    foes = zip(view.foes.number, view.foes.square, view.foes.health, strict=True)
    beaten = set(view.beaten)
    return frozenset(square for foe, square, health in foes if health and foe not in beaten)


def _fetching(config: Config, view: View) -> Terrain | None:
    """Return the way to a monster for a player that carries too few things to get out (IRR-29), or
    to the unknown, if it knows none; None for others."""
    carries = count_things(view.me.weapons, view.me.shields)
    if carries >= config.parameters.fare:
        return None
    foes = zip(view.foes.number, view.foes.square, view.foes.health, strict=True)
    squares = {square for foe, square, health in foes if health and foe != config.guardian}
    known = view.known
    walls = config.walls if known is None else walls_in(config, known)
    if squares:
        return Terrain(walls, squares.__contains__, _nothing)
    return None if known is None else _terrain_to_unknown(walls, known)


def exit_is_shut(config: Config, view: View) -> bool:
    """Whether the exit is shut to a player without fog, who owes a toll (IRR-29)."""
    return bool(owed_in(config, view)) or _fetching(config, view) is not None


def square_costs(config: Config, view: View, prices: Prices) -> dict[int, float]:
    """Return the cost of entering a square beyond its step: combat odds, waiting for rivals."""
    costs: dict[int, float] = {}
    me, foes, here = view.me, view.foes, here_in(view)
    band = NEAR_ROWS * config.labyrinth.stride
    near = [i for i, square in enumerate(foes.square) if -band <= square - here <= band]
    near = sorted(near, key=lambda i: _apart(config, here, foes.square[i]))[:NEAR_FOES]
    for index in near:
        if foes.health[index]:
            odds = combat_odds(
                config.parameters,
                (me.strength or 0, me.intelligence or 0, bool(me.fuzzy)),
                (me.weapons or (), me.shields or ()),
                (me.health or 1, me.hits or 0),
                (foes.strength[index], foes.intelligence[index], foes.health[index]),
            )
            costs[foes.square[index]] = fight_cost(odds, prices)
    for sheet in view.sheets:
        if sheet.seat != view.seat and sheet.square is not None and sheet.seat not in view.out:
            costs[sheet.square] = 0.0 if config.parameters.leapfrog else prices.rival
    return costs


def leaps_in(config: Config, view: View) -> dict[int, int]:
    """Return the landing squares by the squares of the rivals to leap over (IRR-36)."""
    here = here_in(view)
    return {
        here + config.deltas[way.wanted]: way.target
        for way in view.previews
        if way.over != NOBODY and way.kind != TO_UNSEEN
    }


def fight_cost(odds: CombatOdds | Chances, prices: Prices = SCOUT) -> float:
    """Return the cost of a fight in steps; a likely reward makes it less than nothing."""
    cost = prices.defeat * odds.out + prices.death * odds.death
    return max(cost - prices.prize * odds.win, CHEAPEST_FIGHT)


def _apart(config: Config, one: int, other: int) -> int:
    stride = config.labyrinth.stride
    return abs(one // stride - other // stride) + abs(one % stride - other % stride)


def _first_step(
    config: Config, view: View, terrain: Terrain, seed: int, prices: Prices
) -> int | None:
    """Return the first square of the cheapest way to a goal (A*), or None without a way. A step
    into a rival leads to the square behind (IRR-36)."""
    here = here_in(view)
    costs = square_costs(config, view, prices)
    deltas = list(config.deltas)
    CheapSource(seed).shuffle(0, deltas)
    known, leaps = view.known, leaps_in(config, view)
    best = {here: 0.0}
    heap: list[tuple[float, int, int, int]] = [(0.0, 0, here, here)]
    count = 0
    while heap:
        _, _, square, first = heapq.heappop(heap)
        if square != here and terrain.is_goal(square):
            return first
        for delta in deltas:
            there = square + delta
            if terrain.walls[there]:
                continue
            into = there
            if square == here and there in leaps:
                there = leaps[there]
            step = 1.0 + costs.get(there, 0.0) + (min(0.0, prices.rival) if there != into else 0.0)
            if known is not None and known[there] == UNKNOWN:
                step += UNSEEN_COST
            total = best[square] + step
            if total < best.get(there, FAR):
                best[there] = total
                count += 1
                entry = (total + terrain.ahead(there), count, there)
                heapq.heappush(heap, (*entry, into if square == here else first))
    return None
