"""The route queue: one step per own turn, and a reason whenever it stops.

A route reads only the seat's own knowledge. Its goal is a square, a monster, a rival, the exit, or
the unknown; exploring is planned again as the seat sees more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from app.games.irrgarten.perspective.board import WALL
from app.games.irrgarten.perspective.paths import path, to_unknown
from app.games.irrgarten.perspective.race import steps_now
from app.games.irrgarten.perspective.reducer import KnownGame
from app.games.irrgarten.perspective.ways import short_way
from engines.irrgarten.moving import NEAR_EXIT
from engines.irrgarten.state import NOBODY
from engines.irrgarten.view import Preview

CLOSE, FAR = 4, 8
"""A rival on the next `CLOSE` squares of a route is in the way, until it is beyond `FAR`."""
HOME, GONE = NEAR_EXIT, NEAR_EXIT + 6
"""A rival up to `HOME` steps from the exit is near it, until it is more than `GONE` away."""
AWHILE = 10
"""The laps without sight of a rival after which it is news again."""


class RouteStop(NamedTuple):
    """Why a route stopped: the end of the message's id (`maze-stop-...`), a monster's number or a
    seat where one is the reason, that seat's steps to the exit if they are, and whether the route
    has ended."""

    reason: str
    foe: int = -1
    seat: int = -1
    over: bool = False
    steps: int = 0


@dataclass
class _Seen:
    """The values that a route compares with the present state."""

    here: int | None = None
    health: int | None = None
    exit: int | None = None
    foes: set[int] = field(default_factory=set)
    out: set[int] = field(default_factory=set)
    robbed: int = 0


class Route:
    """The planned way of a character. `auto` repeats the steps until something stops them.

    It stops for what is new: `_met` has the monsters ever seen, `_in_way` the rivals last seen on
    the squares ahead, `_at_exit` those last seen near the exit, and `_seen_in` the turn in which
    each rival was last in sight."""

    def __init__(self, fold: KnownGame, me: int) -> None:
        self.fold = fold
        self.me = me
        self.squares: list[int] = []
        self.exploring = False
        self.auto = False
        self.goal: int | None = None
        self.short = False
        """Whether the route takes the short way to the exit, through its monsters (IRR-30)."""
        self.visited: dict[int, int] = {}
        self._seen = _Seen()
        self._met: set[int] = set()
        self._in_way: set[int] = set()
        self._at_exit: set[int] = set()
        self._seen_in: dict[int, int] = {}
        self._expected: int | None = None
        self._fights = False
        """Whether the last step led into a fight."""

    @property
    def planned(self) -> bool:
        return bool(self.squares)

    @property
    def purpose(self) -> tuple[bool, int | None] | None:
        """Whether the route explores, and its goal otherwise; None without a plan."""
        return (self.exploring, self.goal) if self.planned else None

    @property
    def next_square(self) -> int | None:
        return self.squares[0] if self.squares else None

    def ahead(self) -> Preview | None:
        """The preview of the next step: of the direct key if it leads there, else of one that
        slides there, else of the leap over a rival who is there (IRR-36)."""
        if not self.squares:
            return None
        previews, deltas = self.fold.previews, self.fold.config.deltas
        there = [p for p in previews if p.target == self.squares[0] and p.over == NOBODY]
        direct = next((p for p in there if p.went == p.wanted), there[0] if there else None)
        way = self.squares[0] - (self._here or 0)
        leaps = (p for p in previews if p.over != NOBODY and deltas[p.wanted] == way)
        return direct or next(leaps, None)

    def drop(self) -> None:
        self.squares = []
        self.goal = None
        self.exploring = self.auto = self.short = False
        self._expected = None

    def travel(self, goal: int, *, short: bool = False) -> RouteStop | None:
        """Plan a way to a square, round monsters if possible; `short`, to the exit, through them.
        Return the reason if there is none."""
        self.drop()
        here = self._here
        if goal == here:
            return RouteStop("here", over=True)
        self.squares = (short and short_way(self.fold, self.me)) or path(self.fold, self.me, goal)
        if not self.squares:
            wall = self.fold.board.terrain[goal] == WALL
            return RouteStop("wall" if wall else "no-way", over=True)
        self.goal, self.short = goal, short
        self._look()
        return None

    def explore(self) -> RouteStop | None:
        """Plan a way to the nearest unknown square. Return the reason if there is none."""
        self.drop()
        if self.fold.board.visible is None:
            return RouteStop("no-fog", over=True)
        stop = self._explore_on()
        if stop is None:
            self.exploring = True
            self._look()
        return stop

    def plan_as(self, other: Route) -> RouteStop | None:
        """Plan what another route of the same seat leads to. Return the reason if there is no way
        any more."""
        if other.exploring or other.goal is None:
            return self.explore()
        return self.travel(other.goal, short=other.short)

    def step(self) -> int | RouteStop:
        """Return the direction to choose now, or the reason to stop. The step counts as made."""
        square = self.squares[0]
        delta = square - (self._here or 0)
        deltas = self.fold.config.deltas
        if delta not in deltas:
            return self._stop(RouteStop("astray", over=True))
        way = deltas.index(delta)
        ahead = self.ahead()
        # By itself a walk leaps only along its route; a key leaps anyway.
        leaps = ahead is not None and (ahead.target in self.squares or not self.auto)
        if ahead is not None and ahead.went == way and (ahead.over == NOBODY or leaps):
            self._expected = ahead.target
            foe = self.fold.foe_on(ahead.target)
            self._fights = foe is not None and foe.health > 0
            self._look()
            return ahead.wanted
        if (shut := self._shut_ahead()) is not None:
            return self._stop(shut)
        mark = self.fold.board.seats.get(square)
        if mark is not None:
            return self._stop(RouteStop("rival", seat=mark.seat))
        return self._stop(RouteStop("blocked", over=True))

    def unmade(self) -> None:
        """Take back that the last step counts as made: the decision was refused."""
        self._expected = None

    def arrive(self) -> RouteStop | None:
        """Check at the start of an own turn for changes that stop the route."""
        here = self._here
        if here is not None:
            self.visited[here] = self.fold.turn
        if not self.squares:
            return None
        if self._expected is None:
            return self._plan_again() if here != self._seen.here else None
        expected, self._expected = self._expected, None
        if here is None or here != expected:
            reason = "thrown-back" if self._thrown_back(here) else "astray"
            return self._stop(RouteStop(reason, over=True))
        if here not in self.squares:
            return self._plan_again()  # the leap led off the route
        del self.squares[: self.squares.index(here) + 1]
        stop = self._why_stop()
        if not self.squares and self.exploring and (stop is None or not stop.over):
            explored = self._explore_on()
            stop = stop or explored
        elif not self.squares:
            self.drop()
            return stop or RouteStop("arrived", over=True)
        if stop is not None:
            return self._stop(stop)
        return None

    def _thrown_back(self, here: int | None) -> bool:
        """Whether the last step led into a fight that was lost (IRR-28): the character is where it
        was. It may have died there and be back with all its health (IRR-35)."""
        return self._fights and here == self._seen.here

    def _plan_again(self) -> RouteStop | None:
        """Plan again from another square, if the plan was made before the last move was shown, or
        a leap led off it."""
        auto = self.auto
        goal = self.goal
        stop = self.explore() if goal is None else self.travel(goal, short=self.short)
        if stop is None and auto:
            stop = self.fight_ahead()
            self.auto = stop is None
        return stop

    def _explore_on(self) -> RouteStop | None:
        self.squares = to_unknown(self.fold, self.me, self.visited)
        if self.squares:
            return None
        return RouteStop("explored" if self.fold.exit is None else "explored-exit", over=True)

    def _why_stop(self) -> RouteStop | None:
        before, met, blocking, seen_in = self._seen, self._met, self._in_way, self._seen_in
        leaving = self._at_exit
        self._look()
        now = self._seen
        if now.health is not None and before.health is not None and now.health < before.health:
            return RouteStop("wounded")
        if now.exit is not None and before.exit is None:
            return RouteStop("exit-seen")
        if now.robbed > before.robbed:  # IRR-38
            return RouteStop("robbed", seat=self.fold.robbers[self.me][-1])
        if gone := sorted(now.out - before.out):  # the last laps begin, or another leads (IRR-39)
            return RouteStop("rival-out", seat=gone[0])
        if new := sorted(now.foes - met):
            near = [foe for foe in new if self._beside(self.fold.foes[foe].square)]
            return RouteStop("foe-near", foe=near[0]) if near else RouteStop("foe-seen", foe=new[0])
        if (shut := self._shut_ahead()) is not None:
            return shut
        if (fight := self.fight_ahead()) is not None:
            return fight
        if rivals := sorted(self._in_way - blocking):
            return RouteStop("rival", seat=rivals[0])
        if rivals := sorted(self._at_exit - leaving):
            return RouteStop("rival-exit", seat=rivals[0], steps=steps_now(self.fold)[rivals[0]])
        awhile = AWHILE * len(self.fold.mates)
        for seat, turn in sorted(self._seen_in.items()):
            if turn - seen_in.get(seat, turn - awhile) >= awhile:
                return RouteStop("rival-seen", seat=seat)
        return None

    def _beside(self, square: int) -> bool:
        return square - (self._here or 0) in self.fold.config.deltas

    def _shut_ahead(self) -> RouteStop | None:
        """Return the stop before an exit that is shut (IRR-29): nobody fights its guardian then."""
        if self.next_square != self.fold.exit or not self.fold.fare_owed(self.me):
            return None
        return RouteStop("shut", over=True)

    def fight_ahead(self) -> RouteStop | None:
        """Return the stop before a fight in the next step, if there is one."""
        ahead = self.ahead()
        if ahead is None and self._shut_ahead() is not None:
            return None
        next_one = self.next_square if ahead is None else ahead.target
        foe = None if next_one is None else self.fold.foe_on(next_one)
        if foe is None or foe.health <= 0:
            return None
        return RouteStop("foe-ahead", foe=foe.number)

    def _stop(self, stop: RouteStop) -> RouteStop:
        if stop.over:
            self.drop()
        self.auto = False
        self._expected = None
        return stop

    def interrupt(self) -> RouteStop | None:
        """Stop the automatic steps after a key press. A step already decided is still made."""
        if not self.auto:
            return None
        self.auto = False
        return RouteStop("key")

    @property
    def _here(self) -> int | None:
        return self.fold.mates[self.me].square

    def _look(self) -> None:
        fold = self.fold
        mate, fog = fold.mates[self.me], fold.board.visible is not None
        foes = {number for number, foe in fold.foes.items() if foe.health > 0}
        seen_foes = foes if fog else set()
        robbed = len(fold.robbers.get(self.me, ()))
        self._seen = _Seen(mate.square, mate.health, fold.exit, seen_foes, set(fold.out), robbed)
        self._met = self._met | foes
        close, far = self._rivals_on(self.squares[:CLOSE]), self._rivals_on(self.squares[:FAR])
        self._in_way = close | self._in_way & far
        home, gone = self._rivals_near_exit()
        self._at_exit = home | self._at_exit & gone
        if fog:
            seen = {
                m.seat: fold.turn for m in fold.mates if m.seat != self.me and m.square is not None
            }
            self._seen_in = {**self._seen_in, **seen}

    def _rivals_near_exit(self) -> tuple[set[int], set[int]]:
        """The living rivals that are as near to the exit as the character: those very near, and
        those not yet far from it. Where one lacks the things to get out, it is no news
        (IRR-29)."""
        known = steps_now(self.fold)
        mine = known.get(self.me, GONE + 1)
        steps = {
            mate.seat: known[mate.seat]
            for mate in self.fold.mates
            if mate.seat != self.me
            and mate.alive
            and known.get(mate.seat, GONE + 1) <= GONE
            and not self.fold.fare_owed(mate.seat)
        }
        found = {seat for seat, n in steps.items() if n <= mine}
        return {seat for seat in found if steps[seat] <= HOME}, found

    def _rivals_on(self, squares: list[int]) -> set[int]:
        """The living rivals on some squares."""
        if self.fold.config.parameters.leapfrog:
            return set()  # nobody is in the way of a player who leaps (IRR-36)
        marks = (self.fold.board.seats.get(square) for square in squares)
        return {mark.seat for mark in marks if mark and mark.alive and mark.seat != self.me}
