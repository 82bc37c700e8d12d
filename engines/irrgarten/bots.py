"""Bots for Irrgarten. A bot gets the public configuration, its seat's view and the seed of its
thinking, and gives an action: nothing else goes in or out."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from functools import lru_cache

from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import EXIT, OBSTACLE
from engines.irrgarten.odds import combat_odds
from engines.irrgarten.view import UNKNOWN, View
from engines.kernel.streams import CheapSource

Bot = Callable[[Config, View, int], int]

BLOCKED_COST = 12
"""Steps that a rival in the way is reckoned at: it will move on, or be resurrected."""
UNSEEN_COST = 2
LOSS_COST = 25
"""Steps that a lost combat is reckoned at, and `DEATH_COST` one that kills."""
DEATH_COST = 60
PRIZE_STEPS = 1.5
"""Steps that a likely prize is worth going out of the way for."""
FAR = 1 << 30


def random_bot(_config: Config, view: View, seed: int) -> int:
    """Any legal direction, all alike."""
    return view.legal[CheapSource(seed).below(0, len(view.legal))]


def scout_bot(config: Config, view: View, seed: int) -> int:
    """Goes the cheapest way to the exit, a monster reckoned by the odds of fighting it now.

    Under fog it heads for the exit if it has seen it, else for the nearest edge of the unknown.
    """
    terrain = _terrain(config, view)
    step = _first_step(config, view, terrain, seed)
    if step is None:
        return random_bot(config, view, seed)
    wanted = config.deltas.index(step - _here(view))
    for preview in view.previews:
        if preview.went == wanted and preview.target == step:
            return preview.wanted
    return wanted


BOTS: dict[str, Bot] = {"random": random_bot, "scout": scout_bot}


def _here(view: View) -> int:
    square = view.me.square
    assert square is not None  # a seat always sees its own character
    return square


class _Terrain:
    """What a bot knows of the board: which squares are closed, and where it wants to go."""

    def __init__(self, walls: bytes, goals: frozenset[int], ahead: Callable[[int], int]) -> None:
        self.walls = walls
        self.goals = goals
        self.ahead = ahead


def _terrain(config: Config, view: View) -> _Terrain:
    if view.known is None:
        field = exit_distances(config.walls, config.labyrinth.stride, config.exit)
        return _Terrain(config.walls, frozenset((config.exit,)), field.__getitem__)
    known = view.known
    board = config.walls
    walls = bytes(board[s] or sign == OBSTACLE for s, sign in enumerate(known))
    exit_square = known.find(EXIT)
    if exit_square >= 0:
        return _Terrain(walls, frozenset((exit_square,)), _nothing)
    goals = frozenset(s for s, sign in enumerate(known) if sign == UNKNOWN and not walls[s])
    return _Terrain(walls, goals, _nothing)


def _nothing(_square: int) -> int:
    return 0


@lru_cache(maxsize=4)
def exit_distances(walls: bytes, stride: int, exit_square: int) -> list[int]:
    """Steps from every square to the exit by obstacles alone; `FAR` where there is no way."""
    distance = [FAR] * len(walls)
    distance[exit_square] = 0
    queue = [exit_square]
    for here in queue:
        steps = distance[here] + 1
        for there in (here - stride, here + stride, here - 1, here + 1):
            if not walls[there] and distance[there] == FAR:
                distance[there] = steps
                queue.append(there)
    return distance


def _costs(config: Config, view: View) -> dict[int, float]:
    """What entering a square costs beyond its step: monsters by the odds, rivals by waiting."""
    costs: dict[int, float] = {}
    me, foes, here = view.me, view.foes, _here(view)
    near = sorted(range(len(foes)), key=lambda i: _apart(config, here, foes.square[i]))[:60]
    for index in near:
        if foes.health[index]:
            odds = combat_odds(
                config.figures,
                (me.strength or 0, me.intelligence or 0, bool(me.fuzzy)),
                (me.weapons or (), me.shields or ()),
                (me.health or 1, me.hits or 0),
                (foes.strength[index], foes.intelligence[index], foes.health[index]),
            )
            cost = LOSS_COST * odds.out + DEATH_COST * odds.death
            costs[foes.square[index]] = max(cost - PRIZE_STEPS * odds.win, -0.5)
    for sheet in view.sheets:
        if sheet.seat != view.seat and sheet.square is not None:
            costs[sheet.square] = BLOCKED_COST
    return costs


def _apart(config: Config, one: int, other: int) -> int:
    stride = config.labyrinth.stride
    return abs(one // stride - other // stride) + abs(one % stride - other % stride)


def _first_step(config: Config, view: View, terrain: _Terrain, seed: int) -> int | None:
    """The first square of the cheapest way to a goal, or None where there is none (A*)."""
    here = _here(view)
    costs = _costs(config, view)
    deltas = list(config.deltas)
    CheapSource(seed).shuffle(0, deltas)
    known = view.known
    best = {here: 0.0}
    heap: list[tuple[float, int, int, int]] = [(0.0, 0, here, here)]
    count = 0
    while heap:
        _, _, square, first = heapq.heappop(heap)
        if square in terrain.goals and square != here:
            return first
        for delta in deltas:
            there = square + delta
            if terrain.walls[there]:
                continue
            step = 1.0 + costs.get(there, 0.0)
            if known is not None and known[there] == UNKNOWN:
                step += UNSEEN_COST
            total = best[square] + step
            if total < best.get(there, FAR):
                best[there] = total
                count += 1
                entry = (total + terrain.ahead(there), count, there)
                heapq.heappush(heap, (*entry, there if square == here else first))
    return None
