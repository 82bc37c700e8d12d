"""Routes of plain mode: the player names a place, and each own turn makes one step there."""

from __future__ import annotations

from collections.abc import Callable

from typing_extensions import override

from app.games.irrgarten.perspective.race import steps_now
from app.games.irrgarten.perspective.reducer import KnownGame
from app.games.irrgarten.perspective.route import Route, RouteStop
from app.games.irrgarten.perspective.target import guardian_chance
from app.games.irrgarten.perspective.ways import both_ways
from app.games.irrgarten.plain.maze import (
    MazeWords,
    monster_called,
    outside,
    rival_called,
    square_of,
)
from app.i18n.literal import literal
from app.i18n.numbers import percent
from app.plain.voice import AutomaticActions
from app.plain.words import UNKNOWN_CELLS, folded
from engines.irrgarten.state import NOBODY

OWN = (
    "no-fog", "no-exit", "exit-seen", "explored-exit", "beside", "rival-leap", "rival-gone",
    "rival-exit-guarded",
)  # fmt: skip
"""Reasons to stop whose messages belong to plain mode: they name the commands that continue or the
rival to whom the route led, or say chances as they are read aloud."""

NAME = 4
"""The fewest letters of a name that leads somewhere without a word before it."""


class SeatRoutes(AutomaticActions):
    """The route of each player, by seat."""

    words = ("maze.go", "maze.explore")

    def __init__(self, maze: MazeWords) -> None:
        self._maze = maze
        self._routes: dict[int, Route] = {}
        self._said: list[str] = []
        self._made: dict[int, bool] = {}
        self._hunted: dict[int, int] = {}
        """The number of the monster to which each seat's route leads, if one was typed."""
        self._sought: dict[int, int] = {}
        """The rival to whom each seat's route leads, if a name was typed."""

    def forget(self, seat: int) -> None:
        """Drop a seat's route because its knowledge was replaced; a spectator's seat drops all."""
        if seat < 0:
            self._routes.clear()
        self._routes.pop(seat, None)

    @override
    def begin(self, seat: int, word: str, about: str) -> list[str]:
        self._hunted.pop(seat, None)
        self._sought.pop(seat, None)
        return self._go(seat, about) if word == "maze.go" else self._plan(seat, Route.explore)

    @override
    def named(self, seat: int, typed: str) -> list[str]:
        """A name alone leads there, too: "kettle"."""
        line = folded(typed)
        if len(line) < NAME or not line[0].isalpha():
            return []
        fold = self._maze.known(seat)
        known = line in self._exit_words() or self._goal(fold, seat, typed) is not None
        return self._go(seat, typed) if known else []

    def _go(self, seat: int, about: str) -> list[str]:
        """Plan a way to the exit, a monster or a rival by its name, or a square by its column and
        row."""
        fold = self._maze.known(seat)
        square = self._goal(fold, seat, about)
        if square is None:
            return [self._nowhere(fold, about)]
        hunted = fold.foe_on(square)
        self._hunted[seat] = -1 if hunted is None else hunted.number
        seeks = hunted is None and square != fold.exit
        rival = rival_called(self._maze, fold, seat, about) if seeks else None
        self._sought[seat] = -1 if rival is None else rival.seat
        found = self._plan(seat, lambda route: route.travel(square))
        if square != fold.exit or not self.busy(seat):
            return found
        shut = self._shut(fold, seat)
        return [*found, *self._round(fold, seat), *(shut or self._behind(fold, seat))]

    def _shut(self, fold: KnownGame, seat: int) -> list[str]:
        """Return that the exit will be shut (IRR-29), if the seat sets off for it too early."""
        owed, far = fold.fare_owed(seat), len(self._routes[seat].squares) > 1
        return [self._maze.texts("maze-stop-shut", n=owed)] if owed and far else []

    def _round(self, fold: KnownGame, seat: int) -> list[str]:
        """Return that the route to the exit is the quiet way, if a short one has fights."""
        both = both_ways(fold, seat)
        if both is None or both.quiet is None:
            return []
        return [self._maze.say("going-quiet", n=both.short, count=len(both.foes))]

    def _behind(self, fold: KnownGame, seat: int) -> list[str]:
        """Return that a rival is nearer to the exit than the route that the seat sets off on."""
        mine = len(self._routes[seat].squares)
        rivals = {each: n for each, n in steps_now(fold).items() if each not in (seat, *fold.out)}
        first = min(rivals, key=lambda each: rivals[each], default=seat)
        if first == seat or rivals[first] >= mine:
            return []
        name = self._maze.name(first)
        return [self._maze.say("going-behind", name=name, steps=rivals[first], mine=mine)]

    def _nowhere(self, fold: KnownGame, about: str) -> str:
        """Return why nothing leads to what was typed."""
        if folded(about) in self._exit_words():
            return self._maze.say("go-no-exit")
        if outside(fold, about):
            return self._maze.say("outside", columns=fold.board.width, rows=fold.board.height)
        if any(letter.isalpha() for letter in about):
            return self._maze.say("go-unseen", words=literal(about, UNKNOWN_CELLS))
        return self._maze.say("go-which")

    @override
    def busy(self, seat: int) -> bool:
        route = self._routes.get(seat)
        return route is not None and route.auto

    @override
    def decision(self, seat: int) -> int | None:
        """The direction of the next step; None if there is no route or it has stopped."""
        route = self._routes.get(seat)
        if route is None or not route.auto:
            return None
        route.fold = self._maze.known(seat)
        stop = route.arrive() if self._made.pop(seat, False) else None
        stop = self._gone(route, seat) or stop
        if stop is None and route.planned:
            way = route.step()
            if not isinstance(way, RouteStop):
                self._made[seat] = True
                return way
            stop = way
        if stop is not None:
            self._tell(route, self._met(stop, seat))
        route.auto = False
        return None

    def _met(self, stop: RouteStop, seat: int) -> RouteStop:
        """Return the stop as a route to a rival has it: beside them, or where they were. Past any
        other rival leads a leap, if a key can make one (IRR-36)."""
        rival = self._sought.get(seat, -1)
        if rival >= 0 and stop.reason == "arrived":
            return RouteStop("rival-gone", seat=rival, over=True)
        if stop.reason != "rival":
            return stop
        ahead = self._routes[seat].ahead()
        leaps = ahead is not None and ahead.over != NOBODY
        met = "beside" if stop.seat == rival else "rival-leap" if leaps else "rival"
        return stop._replace(reason=met)

    def _gone(self, route: Route, seat: int) -> RouteStop | None:
        """Return the stop because the monster to which a route leads was beaten by a rival."""
        foe = route.fold.foes.get(self._hunted.get(seat, -1))
        if foe is None or foe.health > 0 or not route.planned:
            return None
        route.drop()
        return RouteStop("foe-gone", foe=foe.number, over=True)

    @override
    def said(self) -> list[str]:
        """Return why routes stopped, and forget it."""
        said, self._said = self._said, []
        return said

    def _plan(self, seat: int, plan: Callable[[Route], RouteStop | None]) -> list[str]:
        route = self._routes.setdefault(seat, Route(self._maze.known(seat), seat))
        route.fold = self._maze.known(seat)
        self._made.pop(seat, None)
        stop = plan(route)
        if stop is not None:
            self._tell(route, stop)
            return self.said()
        route.auto = True
        steps = len(route.squares)
        return [self._maze.say("going", n=steps)] if steps > 1 else []

    def _goal(self, fold: KnownGame, seat: int, about: str) -> int | None:
        if folded(about) in self._exit_words():
            return fold.exit
        foe = monster_called(self._maze, fold, fold.mates[seat].square, about)
        if foe is not None:
            return foe.square
        rival = rival_called(self._maze, fold, seat, about)
        return rival.square if rival is not None else square_of(fold, about)

    def _exit_words(self) -> set[str]:
        return {"exit", *map(folded, self._maze.say("exit-words").split(","))}

    def _tell(self, route: Route, stop: RouteStop) -> None:
        if stop.reason == "wounded":
            return  # the log has just said in which fight
        values: dict[str, str | int] = {}
        if stop.foe in route.fold.foes:
            values["monster"] = self._maze.foe(route.fold.foes[stop.foe])
        if stop.seat >= 0:
            values |= {"name": self._maze.name(stop.seat), "steps": stop.steps}
        if stop.reason == "shut":
            values["n"] = route.fold.fare_owed(route.me)
        reason, chance = stop.reason, guardian_chance(route.fold, stop.seat)
        if reason == "rival-exit" and chance is not None:
            reason = f"{reason}-guarded"
            values["chance"] = percent(chance, self._maze.texts.language)
        room = "plain-maze" if reason in OWN else "maze"
        self._said.append(self._maze.texts(f"{room}-stop-{reason}", **values))
