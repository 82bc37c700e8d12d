"""The part of the screen that walks: single steps, routes, and the reasons they stop."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial

from app.games.irrgarten.perspective.route import Route, RouteStop
from app.games.irrgarten.perspective.target import guardian_chance
from app.games.irrgarten.tui.chosen_way import stopped_before, way_told
from app.games.irrgarten.tui.commands import ACTS, WAYS
from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.i18n.numbers import percent
from app.perspective.event_log import NoteValue
from engines.irrgarten.state import NOBODY
from engines.irrgarten.view import TO_FREE

LEADS_ON = ("no-fog", "exit-seen", "explored-exit")
"""Reasons to stop whose message names the keys that continue."""
LOGGED = (
    "exit-seen", "foe-seen", "foe-near", "foe-ahead", "rival", "rival-seen", "rival-exit",
    "blocked", "astray",
)  # fmt: skip
"""Reasons to stop that the log keeps: what happened on the way, not what a key was answered."""
MOST_WAITING = 4
"""The most early key presses that wait; more are dropped."""


class Walking:
    """Moves for the screen. It holds no widget: `said` collects the messages."""

    def __init__(self, scene: IrrgartenViewModel) -> None:
        self.scene = scene
        self.waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self.said = ""
        self._logged: tuple[RouteStop, int | None] | None = None
        """The last reason in the log, and where the character was."""
        self._maker: tuple[int, int | None] = (scene.me, None)
        """The seat whose moves wait, and its health when they were pressed."""
        self._unread = False
        """Whether a move waits that was pressed while a fight was shown."""
        self._by_hand = False
        """Whether the last step of the route was made with a key for its direction."""
        self._single = False
        """Whether it was made with any key, and not by the walk itself."""

    def too_early(self, command: str) -> bool:
        """Whether a command is a move pressed before the turn."""
        return command in ACTS and not self.scene.my_turn and not self.scene.fold.ended

    def wait(self, command: str) -> None:
        """Queue a move pressed before the turn. During an own fight the key only skips it: nobody
        has read yet how it ends."""
        fight = self.scene.fold.fight
        if fight is not None and not self.scene.player.idle:
            if fight.ended is None and fight.seat == self.scene.me:
                return
            self._unread = True
        if len(self.waiting) < MOST_WAITING:
            self._maker = self._maker if self.waiting else self._who()
            self.waiting.append(command)

    def next_waiting(self) -> str | None:
        """Return a queued move; a wound or another seat's turn empties the queue."""
        if self.waiting and self._stale():
            self.waiting.clear()
        unread, self._unread = self._unread, False
        if unread and self.waiting and not self._harmless(self.waiting[0]):
            self.waiting.clear()
        return self.waiting.popleft() if self.waiting else None

    def _harmless(self, command: str) -> bool:
        """Whether a move leads to a free square. A key that was pressed while a fight hid the NEXT
        line makes no other decision."""
        route = self.scene.route
        if command in WAYS:
            ahead = (p for p in self.scene.fold.previews if p.wanted == WAYS[command])
            preview = next(ahead, None)
        else:
            preview = route.ahead() if route is not None else None
        return preview is not None and preview.kind == TO_FREE and preview.over == NOBODY

    def _stale(self) -> bool:
        """Whether the seat lost health since its move was pressed, or it is another seat's turn."""
        (seat, health), (me, now) = self._maker, self._who()
        return seat != me or (now or 0) < (health or 0)

    def _who(self) -> tuple[int, int | None]:
        return self.scene.me, self.scene.mate.health

    # -- moves

    def move(self, command: str) -> None:
        """Make one step. The route continues if the step follows it, else it is dropped."""
        scene, way = self.scene, WAYS[command]
        route = scene.route
        if route is not None and route.planned:
            preview = next((p for p in scene.fold.previews if p.wanted == way), None)
            leaps = preview is not None and preview.over != NOBODY and preview == route.ahead()
            if preview is not None and (leaps or preview.target == route.next_square):
                self.step(by_hand=True)
                return
            route.drop()
        self._decide(way)

    def step(self, *, by_hand: bool = False) -> None:
        route = self.scene.route
        if route is None or not route.planned:
            return
        self._by_hand, self._single = by_hand, not route.auto
        way = route.step()
        if isinstance(way, RouteStop):
            self.tell(way)
        else:
            self._decide(way)

    def _decide(self, way: int) -> None:
        self.scene.glimpsed = None
        self.scene.decide(way)

    def turn_came(self) -> bool:
        """Check the route at an own turn. Return whether it continues by itself."""
        route = self.scene.route
        if route is None:
            return False
        stop = route.arrive()
        # Nobody who walks by hand was stopped, and the log has just said what wounded.
        if stop is not None and (stop.over or not self._by_hand) and stop.reason != "wounded":
            self.tell(stop)
        return route.auto and route.planned

    def travel(self, square: int) -> None:
        self._plan(lambda route: route.travel(square))

    def to_exit(self, where: int) -> None:
        """Plan a way to the exit: the short one, and from it the quiet one, if there is one
        (IRR-30)."""
        route, both = self.scene.route, self.scene.both_ways()
        if route is None:
            return
        again = route.planned and route.goal == where
        if both is None or (again and both.quiet is None):
            self._plan(lambda route: route.travel(where, short=both is not None))
            self.said = self.said or self._fare() or (self._same_way(route) if again else "")
            return
        on_short = route.planned and route.short
        short = not on_short or both.quiet is None
        self._plan(lambda route: route.travel(where, short=short))
        if short != on_short and not self.said:
            self.said = self._fare() or way_told(self.scene, both, short=short)

    def _same_way(self, route: Route) -> str:
        """The answer to the key for another way to the exit where there is none."""
        run = self.scene.key("maze.run")
        return self.scene.session.texts("maze-way-same", n=len(route.squares), walk=run)

    def _fare(self) -> str:
        """The sentence that the exit is shut before a player without things (IRR-29)."""
        owed = self.scene.fold.fare_owed(self.scene.me)
        return self.scene.session.texts("maze-stop-shut", n=owed) if owed else ""

    def explore(self) -> None:
        self._plan(Route.explore)

    def _plan(self, how: Callable[[Route], RouteStop | None]) -> None:
        route = self.scene.route
        if route is None:
            return
        stop = how(route)
        if stop is not None:
            self.tell(stop)

    def run(self) -> None:
        """Walk by itself, one step per own turn, until something interrupts; outside the own turn,
        start with the next one."""
        route = self.scene.route
        if route is not None and route.planned:
            route.auto = True
            if self.scene.my_turn:
                self.step()

    def go_on(self) -> None:
        """Make the next automatic step, but no fight: a fight needs the key of a single step."""
        route = self.scene.route
        fight = route.fight_ahead() if route is not None else None
        if fight is not None:
            self.tell(fight)
        else:
            self.run()

    def interrupt(self) -> bool:
        """Stop automatic steps at a key press. Return whether there were any."""
        stop = self.scene.route.interrupt() if self.scene.route else None
        if stop is not None:
            self.waiting.clear()
            self.tell(stop)
        return stop is not None

    def tell(self, stop: RouteStop) -> None:
        scene = self.scene
        values: dict[str, NoteValue] = {}
        if stop.foe >= 0 and stop.foe in scene.fold.foes:
            values["monster"] = partial(scene.foe_by_card, scene.fold.foes[stop.foe].card)
        if stop.seat >= 0:
            values |= {"name": scene.name(stop.seat), "steps": stop.steps}
        if stop.reason == "shut":
            values["n"] = scene.fold.fare_owed(scene.me)
        if stop.reason in LEADS_ON:
            values["travel"] = scene.key_of("maze.travel")
            values["exit"] = scene.key_of("maze.exit")
        message = f"maze-stop-{stop.reason}"
        chance = guardian_chance(scene.fold, stop.seat) if scene.shows_odds else None
        if stop.reason == "rival-exit" and chance is not None:
            message, values["chance"] = (
                f"{message}-guarded",
                percent(chance, scene.session.texts.language),
            )
        told = {name: value() if callable(value) else value for name, value in values.items()}
        self.said = self._round(stop) or scene.session.texts(message, **told)
        scene.glimpsed = self._sight(stop)
        now = stop, scene.mate.square
        if stop.reason in LOGGED and now != self._logged:
            self._logged = now
            scene.note(message, **values)

    def _round(self, stop: RouteStop) -> str:
        """Return what a stop at a monster on the short way to the exit is answered: its chance, and
        the quiet way; "" elsewhere."""
        scene, route = self.scene, self.scene.route
        both = scene.both_ways() if stop.reason == "foe-ahead" else None
        if route is None or not route.short or both is None or both.quiet is None:
            return ""
        return stopped_before(scene, scene.fold.foes[stop.foe], both.quiet)

    def _sight(self, stop: RouteStop) -> int | None:
        """The square with the reason of a stop, if it has one."""
        fold = self.scene.fold
        if stop.foe in fold.foes:
            return fold.foes[stop.foe].square
        if stop.seat >= 0:
            return fold.mates[stop.seat].square
        return fold.exit if stop.reason == "exit-seen" else None
