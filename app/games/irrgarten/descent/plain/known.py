"""What a seat knows of its floor, for plain mode: monsters, ways, and what closes when."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from heapq import heappop, heappush
from itertools import takewhile
from typing import Final

from app.games.irrgarten.descent.perspective.floor import (
    Monster,
    closes_in,
    coins_for,
    coins_for_exit,
    fighter_of,
    hug_at,
    is_guardian,
    monsters,
    odds_against,
    opponent_of,
    pays_double,
    plan_of,
)
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.forecast import Price, Standing, price_of
from engines.irrgarten.descent.state import GIFT, INSIDE, LEAVE
from engines.irrgarten.descent.view import Sheet, View
from engines.irrgarten.labyrinth import FAR, Labyrinth, MonsterCard
from engines.irrgarten.odds import CombatOdds

HUG: Final = 8
"""The steps that a way may be longer to avoid the loss of 1 health."""
SHOVE: Final = 20
"""The steps that a way may be longer to avoid a rival, who may be gone by then."""
FIGHT: Final = 40
"""The steps that a way may be longer to avoid a monster."""


class KnownFloor:
    """The floor in a view of a seat that is on it, and what follows from it."""

    def __init__(self, config: Config, view: View) -> None:
        self.config, self.view = config, view
        self._paths: dict[int, list[int]] = {}

    @property
    def me(self) -> Sheet:
        return self.view.me

    @property
    def at_stairs(self) -> bool:
        """Whether the seat is at the stairs. The monsters in its view are on the floor that it
        left."""
        return self.me.square is None and self.view.phase in (GIFT, LEAVE)

    @cached_property
    def board(self) -> Labyrinth:
        return plan_of(self.view).board

    @cached_property
    def ways(self) -> tuple[int, ...]:
        """The steps from each square to the nearest exit, obstacles considered."""
        return plan_of(self.view).ways

    @cached_property
    def foes(self) -> list[Monster]:
        """The monsters that live, as far as the seat knows."""
        return monsters(self.view)

    def foe_at(self, square: int) -> Monster | None:
        return next((foe for foe in self.foes if foe.square == square), None)

    def rival_at(self, square: int) -> int:
        """Return the rival on a square, -1 for none."""
        inside = (one for one in self.view.sheets if one.place == INSIDE and one is not self.me)
        return next((sheet.seat for sheet in inside if sheet.square == square), -1)

    def card(self, foe: Monster) -> MonsterCard:
        return self.config.cards[foe.card]

    def is_guardian(self, foe: Monster) -> bool:
        return is_guardian(self.view, foe.number)

    def guardian_of(self, exit_square: int) -> Monster | None:
        """The living guardian of an exit, if the seat has seen it."""
        number = self.view.exits.index(exit_square)
        return next((foe for foe in self.foes if foe.number == number), None)

    @cached_property
    def far_exit(self) -> int | None:
        """The exit that pays twice (IRR-56); None on a floor with one exit."""
        return next((one for one in self.view.exits if pays_double(self.view, one)), None)

    def which(self, exit_square: int) -> str:
        """Return "near" or "far" for one of two exits, "only" for a single one."""
        if self.far_exit is None:
            return "only"
        return "far" if exit_square == self.far_exit else "near"

    def gate(self, exit_square: int) -> int:
        """The only square before an exit."""
        around = (exit_square + delta for delta in self.board.deltas)
        return next(square for square in around if not self.board.walls[square])

    @cached_property
    def gates(self) -> list[int]:
        """The squares before the exits, one for each."""
        return [self.gate(one) for one in self.view.exits]

    @property
    def exit_steps(self) -> int:
        """The steps to the nearest exit on the quietest way, as the choices count them; 0 for a
        character that isn't on the floor."""
        here = self.me.square
        if here is None:
            return 0
        gate = self.gate(self.nearest_exits()[0])
        way = self.path(gate)
        return len(way) + 1 if way or gate == here else self.ways[here]

    def nearest_exits(self) -> list[int]:
        """Return the exits by the steps to their gates: the nearest first, one without a way
        last."""

        def steps(exit_square: int) -> int:
            gate = self.gate(exit_square)
            return 0 if gate == self.me.square else len(self.path(gate)) or FAR

        return sorted(self.view.exits, key=steps)

    def coins(self, foe: Monster) -> int:
        """The coins that a monster pays (IRR-49)."""
        return coins_for(self.config, self.view, foe)

    def odds(self, foe: Monster, sheet: Sheet | None = None) -> CombatOdds | None:
        """The odds of a character, the seat's own by default; None if it is out of sight."""
        return odds_against(self.config, sheet or self.me, foe)

    def price(self, foe: Monster) -> Price | None:
        """What a fight leaves the seat in the mean; None for a dead or unseen character."""
        sheet = self.me
        if not sheet.health:
            return None
        now = Standing(fighter_of(sheet), sheet.health, sheet.hits or 0)
        return price_of(self.config, now, opponent_of(foe), foe.prize)

    # -- squares

    def closes_in(self, square: int) -> int:
        """Return the laps until a square closes, the present one included; 0 if it has, `FAR` if
        it never does."""
        return closes_in(self.view, square)

    def hug(self, square: int) -> int:
        """Return the health that a step onto a square costs, as far as the seat knows."""
        return hug_at(self.config, plan_of(self.view), self.foes, square)

    def hugs(self, way: list[int]) -> int:
        """Return the health that embraces cost on a way up to a monster, or to its end."""
        steps = takewhile(lambda square: self.foe_at(square) is None, way)
        return sum(map(self.hug, steps))

    def path(self, goal: int) -> list[int]:
        """Return the squares of the quietest way to a square, the goal last; [] without one.

        It meets a rival or a monster before the goal only if there is no other way, and no square
        that closes too soon.
        """
        if goal not in self._paths:
            self._paths[goal] = self._search(goal)
        return self._paths[goal]

    def _search(self, goal: int) -> list[int]:
        start = self.me.square
        if start is None or start == goal:
            return []
        exits = set(self.view.exits) - {goal}
        best = {start: 0}
        queue = [(0, 0, start)]
        came: dict[int, int] = {}
        while queue:
            cost, steps, here = heappop(queue)
            if here == goal:
                return self._back(came, start, goal)
            for there in self._open_around(here, steps + 1):
                more = cost + 1 + (self._price(there) if there != goal else 0)
                if there not in exits and more < best.get(there, FAR):
                    best[there], came[there] = more, here
                    heappush(queue, (more, steps + 1, there))
        return []

    def _price(self, square: int) -> int:
        """Return the steps that a way may be longer to avoid a square."""
        shoves, fights = self.rival_at(square) >= 0, self.foe_at(square) is not None
        return HUG * self.hug(square) + SHOVE * shoves + FIGHT * fights

    def first_foe(self, way: list[int]) -> Monster | None:
        """Return the first monster before the end of a way."""
        return next((foe for foe in map(self.foe_at, way[:-1]) if foe is not None), None)

    def first_rival(self, way: list[int]) -> int:
        """Return the first rival before the end of a way, -1 for none."""
        return next((seat for seat in map(self.rival_at, way[:-1]) if seat >= 0), -1)

    def _open_around(self, here: int, steps: int) -> Iterator[int]:
        """Yield the neighbours of a square that are open when they are reached."""
        for delta in self.board.deltas:
            there = here + delta
            if not self.board.walls[there] and self.closes_in(there) > steps:
                yield there

    @staticmethod
    def _back(came: dict[int, int], start: int, goal: int) -> list[int]:
        way = [goal]
        while came[way[-1]] != start:
            way.append(came[way[-1]])
        return way[::-1]

    def way_to(self, square: int) -> int:
        """Return the direction to a square beside the character."""
        assert self.me.square is not None
        return self.board.deltas.index(square - self.me.square)

    def pay(self, exit_square: int) -> int:
        """Return the coins for leaving the floor through an exit (IRR-49, IRR-56)."""
        view, parameters = self.view, self.config.parameters
        inside = sum(sheet.place == INSIDE for sheet in view.sheets) - 1
        coins = coins_for_exit(view, exit_square) + inside
        if view.number == self.config.floors:
            coins += parameters.last_exit + (self.me.health or 0)
        return coins
