"""Walking in plain mode: the player names a place, and each own turn makes one step there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from typing_extensions import override

from app.games.irrgarten.descent.perspective.floor import Monster
from app.games.irrgarten.descent.plain.known import KnownFloor
from app.plain.voice import AutomaticActions
from engines.irrgarten.descent.state import INSIDE, LEAVE, WALK
from engines.irrgarten.descent.view import View

Goal = tuple[str, int, str]
"""Where a walk leads: "foe", "gate" or "square", the square, and its name in a sentence."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A walk of a seat, and what it looked like after the last step."""

    goal: Goal
    floor: int
    health: int
    rung: bool
    seen: frozenset[int]
    near: frozenset[int]


class Walks(AutomaticActions):
    """The walk of each player, by seat. `view` returns a seat's present view, `known` what follows
    from it, `find` the goal that was typed (or why there is none), `say` a message about walking,
    `foe` a monster by its card, `direction` the word for one, and `name` a seat's name."""

    words = ("descent.go",)

    def __init__(
        self,
        view: Callable[[int], View],
        known: Callable[[View], KnownFloor],
        find: Callable[[int, str], Goal | str],
        say: Callable[..., str],
        foe: Callable[[int], str],
        direction: Callable[[int], str],
        name: Callable[[int], str],
    ) -> None:
        self._view, self._known, self._find, self._say = view, known, find, say
        self._foe, self._direction, self._name = foe, direction, name
        self._walks: dict[int, Walk] = {}
        self._said: list[str] = []

    @override
    def begin(self, seat: int, word: str, about: str) -> list[str]:
        """Begin to walk to the place that was typed, and say how far it is, or why not: nobody
        walks at the stairs, or while they choose a thing to leave."""
        phase = self._view(seat).phase
        if phase != WALK:
            return [self._say("first", leave=int(phase == LEAVE))]
        goal = self._find(seat, about)
        return [goal] if isinstance(goal, str) else self._begin(seat, goal)

    @override
    def named(self, seat: int, typed: str) -> list[str]:
        """Also beside a monster "gate" or a letter leads somewhere, though no choice does."""
        goal = self._find(seat, typed) if self._view(seat).phase == WALK else ""
        return [] if isinstance(goal, str) else self._begin(seat, goal)

    def _begin(self, seat: int, goal: Goal) -> list[str]:
        known = self._known(self._view(seat))
        way = known.path(goal[1])
        if not way:
            return [self._arrived(self._now(self._view(seat), goal), known, way)]
        beside = known.foe_at(way[0])
        if beside is not None:
            return [self._beside(known, way[0], beside, goal)]
        if known.rival_at(way[0]) >= 0:
            return [self._arrived(self._now(self._view(seat), goal), known, way)]
        self.set_off(seat, goal)
        steps = len(way) + (goal[1] in known.gates)  # the exit is behind its gate
        hugs = known.hugs(way)
        cost = [self._say("hugs", n=hugs)] if hugs else []
        return [self._say("going", what=goal[2], n=steps), *cost]

    def set_off(self, seat: int, goal: Goal) -> None:
        """Begin a walk whose first step may be under way."""
        self._walks[seat] = self._now(self._view(seat), goal)

    def _now(self, view: View, goal: Goal) -> Walk:
        me = view.me
        seen, near = frozenset(view.foes.number), _rivals_near(view)
        return Walk(goal, view.number, me.health or 0, view.rung, seen, near)

    @override
    def busy(self, seat: int) -> bool:
        return seat in self._walks

    @override
    def decision(self, seat: int) -> int | None:
        """The direction of the next step; None if there is no walk or it has stopped."""
        walk = self._walks.get(seat)
        if walk is None:
            return None
        view = self._view(seat)
        reason = self._stop(walk, view)
        if reason is None:
            known = self._known(view)
            way = known.path(walk.goal[1])
            if way and known.foe_at(way[0]) is None and known.rival_at(way[0]) < 0:
                self._walks[seat] = self._now(view, walk.goal)
                return known.way_to(way[0])
            reason = self._arrived(walk, known, way)
        del self._walks[seat]
        if reason:
            self._said.append(reason)
        return None

    def _stop(self, walk: Walk, view: View) -> str | None:
        """Return why a walk stops before the next step; "" without a word, None if it goes on."""
        now = self._now(view, walk.goal)
        if now.floor != walk.floor or view.phase != WALK or view.me.place != INSIDE:
            return ""
        if now.health < walk.health or (now.rung and not walk.rung):
            return ""  # the log has just said what hurt, or that it rang
        return self._met(walk, now, view)

    def _met(self, walk: Walk, now: Walk, view: View) -> str | None:
        """Return whom the seat has met, or that its goal is gone; None for neither."""
        kind, square, what = walk.goal
        foes = view.foes
        if new := now.seen - walk.seen:
            card = foes.card[foes.number.index(min(new))]
            return self._say("stop-seen", what=self._foe(card))
        known = self._known(view)
        if kind == "foe" and square not in known.gates and known.foe_at(square) is None:
            return self._say("stop-gone", what=what)
        if now.near and not walk.near:
            return self._say("stop-rival", name=self._name(min(now.near)))
        return None

    def _arrived(self, walk: Walk, known: KnownFloor, way: Sequence[int]) -> str:
        _, square, what = walk.goal
        beside = known.foe_at(way[0]) if way else None
        if beside is not None:
            return self._beside(known, way[0], beside, walk.goal)
        rival = known.rival_at(way[0]) if way else -1
        if rival >= 0:
            return self._say(
                "stop-rival-ahead",
                name=self._name(rival),
                way=self._direction(known.way_to(way[0])),
            )
        if known.me.square == square and square in known.gates:
            out = known.way_to(known.view.exits[known.gates.index(square)])
            return self._say("arrived-gate", way=self._direction(out))
        if known.me.square == square:
            return self._say("arrived-square")
        return self._say("no-way", what=what)

    def _beside(self, known: KnownFloor, square: int, foe: Monster, goal: Goal) -> str:
        """Return that a monster is on the next square, and the word that fights it."""
        way = self._direction(known.way_to(square))
        there = "none" if square == goal[1] else goal[2]
        guardian, what = int(known.is_guardian(foe)), self._foe(foe.card)
        return self._say("beside", what=what, way=way, goal=there, guardian=guardian)

    @override
    def said(self) -> list[str]:
        """Return why walks stopped, and forget it."""
        said, self._said = self._said, []
        return said


def _rivals_near(view: View) -> frozenset[int]:
    """Return the rivals within two squares of the seat, walls ignored."""
    here = view.me.square
    if here is None:
        return frozenset()
    stride = view.width + 2
    (y, x) = divmod(here, stride)
    found = set[int]()
    for sheet in view.sheets:
        if sheet.seat != view.me.seat and sheet.square is not None:
            there_y, there_x = divmod(sheet.square, stride)
            if abs(there_y - y) + abs(there_x - x) <= 2:
                found.add(sheet.seat)
    return frozenset(found)
