"""A floor as a bot sees it, from a view or from a state: one form for bots and searches."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.duels import Fighter, Opponent
from engines.irrgarten.descent.fighting import fighter_of, opponent_of
from engines.irrgarten.descent.floor import steps_to
from engines.irrgarten.descent.state import INSIDE, LAST_OPEN, State, clock
from engines.irrgarten.descent.things import Thing
from engines.irrgarten.descent.view import View, board_of
from engines.irrgarten.labyrinth import FAR, Labyrinth
from engines.irrgarten.tricks import HUGS

DEAR: Final = 3
"""The steps that a square beside a hugging monster counts."""


class Body(NamedTuple):
    """A character apart from its place: what it fights with, its health, wounds in a row, coins."""

    fighter: Fighter
    health: int
    hits: int
    coins: int


class Foe(NamedTuple):
    """A living monster that is known: its number, square, figures, things and coins."""

    number: int
    square: int
    opponent: Opponent
    prize: tuple[Thing, ...]
    coins: int


class Scene(NamedTuple):
    """A moment of a seat on a floor.

    `deltas` are those of the board, `ways` the steps to the exit, `farthest` the most of them,
    `rounds_left` the rounds until those squares close, `rivals` the squares of others.
    """

    number: int
    board: Labyrinth
    deltas: tuple[int, int, int, int]
    exits: tuple[int, ...]
    ways: tuple[int, ...]
    farthest: int
    limit: int
    rounds_left: int
    square: int
    body: Body
    foes: tuple[Foe, ...]
    rivals: tuple[int, ...]
    gifts: tuple[Thing, ...]

    def closes_in(self, square: int) -> int:
        """Return the rounds until a square closes; 0 if it has, `FAR` if it never does."""
        if self.ways[square] <= LAST_OPEN:
            return FAR
        if self.ways[square] > self.limit:
            return 0
        return self.rounds_left + self.farthest - self.ways[square]

    def is_guardian(self, foe: Foe) -> bool:
        return foe.number < len(self.exits)


def scene_of_view(view: View) -> Scene:
    """Return the scene of the seat of a view."""
    board, me = board_of(view.width, view.plan), view.me
    ways = _ways(board, view.exits)
    foes = view.foes
    rows = zip(
        foes.number, foes.square, foes.strength, foes.intelligence, foes.health, foes.card,
        foes.prize, foes.coins, strict=True,
    )  # fmt: skip
    living = tuple(
        Foe(number, square, Opponent(strength, wit, health, card), prize, coins)
        for number, square, strength, wit, health, card, prize, coins in rows
        if health > 0
    )
    fighter = Fighter(
        me.strength or 0,
        me.intelligence or 0,
        me.weapons or (),
        me.weapon_names or (),
        me.shields or (),
        me.shield_names or (),
    )
    return Scene(
        view.number,
        board,
        board.deltas,
        view.exits,
        ways,
        _farthest(board, view.exits),
        view.limit,
        view.bell + 2 - view.clock,
        -1 if me.square is None else me.square,
        Body(fighter, me.health or 0, me.hits or 0, me.coins),
        living,
        tuple(s.square for s in view.sheets if s.seat != view.seat and s.square is not None),
        view.gifts,
    )


def scene_of_state(state: State, seat: int) -> Scene:
    """Return the scene of a seat of a state, monsters out of sight included."""
    floor = state.floor
    living = tuple(
        Foe(
            number,
            floor.foe_square[number],
            opponent_of(state, number),
            state.foe_prize[number],
            state.foe_coins[number],
        )
        for number, health in enumerate(state.foe_health)
        if health > 0
    )
    rivals = tuple(
        square
        for other, square in enumerate(state.square)
        if other != seat and state.place[other] == INSIDE
    )
    body = Body(fighter_of(state, seat), state.health[seat], state.hits[seat], state.coins[seat])
    return Scene(
        floor.number,
        floor.board,
        floor.deltas,
        floor.exits,
        floor.ways,
        floor.farthest,
        state.limit,
        state.bell + 2 - clock(state),
        state.square[seat],
        body,
        living,
        rivals,
        tuple(state.gifts),
    )


@lru_cache(maxsize=64)
def _ways(board: Labyrinth, exits: tuple[int, ...]) -> tuple[int, ...]:
    return steps_to(board, exits)


@lru_cache(maxsize=64)
def _farthest(board: Labyrinth, exits: tuple[int, ...]) -> int:
    return max(steps for steps in _ways(board, exits) if steps < FAR)


def huggers(config: Config, scene: Scene) -> tuple[int, ...]:
    """Return the squares of monsters that hug whoever steps beside them."""
    return tuple(
        foe.square for foe in scene.foes if config.cards[foe.opponent.card].trick[0] == HUGS
    )


@lru_cache(maxsize=2048)
def steps_from(
    board: Labyrinth, target: int, blocked: frozenset[int], dear: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the steps from each square to a target around blocked squares, `FAR` without a way.

    A square beside one of the `dear` ones counts two steps more.
    """
    steps = [FAR] * len(board.walls)
    steps[target] = 0
    deltas, walls = board.deltas, board.walls
    costly = {square + delta for square in dear for delta in deltas}
    queue: list[list[int]] = [[target], [], [], []]
    cost = 0
    while any(queue):
        for here in queue[0]:
            if steps[here] != cost:
                continue
            price = DEAR if here in costly and here != target else 1
            for delta in deltas:
                there = here + delta
                if walls[there] or there in blocked or steps[there] <= cost + price:
                    continue
                steps[there] = cost + price
                queue[price].append(there)
        queue = [*queue[1:], []]
        cost += 1
    return tuple(steps)
