"""The screen's commands that only look: the cursor, targets, routes, and overlay screens."""

from __future__ import annotations

from collections.abc import Callable

from app.games.irrgarten.tui.commands import WAYS
from app.games.irrgarten.tui.square_text import sights
from app.games.irrgarten.tui.view_model import LOOK, TRAVEL
from app.games.irrgarten.tui.walking import Walking
from app.tui.match.command_group import CommandGroup
from app.tui.match.host import MatchHost


class LookCommands(CommandGroup):
    """The commands of the screen that decide nothing."""

    looking: str | None = None
    """The cursor's purpose: `LOOK`, `TRAVEL`, or None without a cursor."""

    def __init__(self, screen: MatchHost, walking: Walking) -> None:
        self.screen = screen
        self.walking = walking
        self.scene = walking.scene

    def say_stop(self) -> None:
        """Say why a walk has stopped."""
        if self.walking.said:
            self.screen.notice(self.walking.said)
            self.walking.said = ""

    # -- the cursor

    def _begin(self, what: str) -> None:
        scene = self.scene
        self.looking = scene.looking = what
        start = scene.mate.square
        if what == TRAVEL:
            start = next(iter(sights(scene)), start)
        self._point(start)
        self.screen.refresh_keys()

    def _point(self, square: int | None) -> None:
        self.scene.changed |= self.scene.fold.board.point(square)

    def _end_looking(self) -> None:
        self.looking = self.scene.looking = None
        self._point(None)
        self.screen.refresh_keys()

    def move_cursor(self, way: int) -> None:
        board = self.scene.fold.board
        square = (board.cursor or 0) + self.scene.fold.config.deltas[way]
        if board.inside(square):
            self._point(square)

    def do_maze_look(self) -> None:
        if self.looking is None:
            self._begin(LOOK)
        else:
            self._end_looking()

    def do_maze_travel(self) -> None:
        if self.looking is None:
            self._begin(TRAVEL)
        else:
            self._go_there()

    def _go_there(self) -> None:
        square = self.scene.fold.board.cursor
        self._end_looking()
        if square is not None and self.scene.people:
            self._plan(lambda: self.walking.travel(square))

    def do_maze_exit(self) -> None:
        where = self.scene.fold.exit
        if where is None:
            explore = self.scene.key("maze.explore")
            self.screen.notice(self.scene.session.texts("maze-stop-no-exit", explore=explore))
        elif self.looking is not None:
            self._point(where)
        else:
            self.walking.to_exit(where)  # it only plans: the player may want another way
            self.say_stop()

    def _plan(self, plan: Callable[[], None]) -> None:
        """Plan a way, or show why there is none. A way that is already planned is walked."""
        route = self.scene.route
        before = route.purpose if route is not None else None
        plan()
        if route is not None and before is not None and route.purpose == before:
            self.walking.go_on()
        self.say_stop()

    def do_maze_next(self) -> None:
        """Make the next step of the route; with the cursor, travel to it."""
        self._walk_on(self.walking.step)

    def do_maze_run(self) -> None:
        """Walk by itself; with the cursor, travel to it."""
        self._walk_on(self.walking.run)

    def _walk_on(self, walk: Callable[[], None]) -> None:
        if self.looking is not None:
            self._go_there()
        else:
            walk()
            self.say_stop()

    def do_maze_target(self) -> None:
        """Choose the next monster; with the cursor, jump to the next sight."""
        self._turn_target(1)

    def do_maze_target_before(self) -> None:
        """Choose the previous monster; with the cursor, jump to the previous sight."""
        self._turn_target(-1)

    def _turn_target(self, step: int) -> None:
        scene = self.scene
        if self.looking is not None:
            found = sights(scene)
            cursor = scene.fold.board.cursor
            at = found.index(cursor) + step if cursor in found else min(0, step)
            if found and found != [cursor]:
                self._point(found[at % len(found)])
            else:
                self.screen.notice(scene.session.texts("maze-look-only"))
        else:
            self._another_target(step)

    def _another_target(self, step: int) -> None:
        scene = self.scene
        square = scene.mate.square
        before = scene.target.of(scene.fold, square)
        found = None if square is None else scene.target.turn(scene.fold, square, step)
        if found is None:
            self.screen.notice(scene.session.texts("maze-no-target"))
        elif found is before:
            self.screen.notice(scene.session.texts("maze-only-target"))
        else:
            self.screen.draw()

    def do_maze_explore(self) -> None:
        if self.looking is not None:
            self._end_looking()
        self._plan(self.walking.explore)

    def do_maze_odds(self) -> None:
        scene = self.scene
        scene.changed |= scene.marks.switch(scene.fold)
        shown = "on" if scene.marks.shown else "off"
        self.screen.notice(scene.session.texts(f"maze-odds-{shown}"))

    def do_maze_wait(self) -> None:
        """Say that there is no waiting (IRR-6), for keys that wait in other maze games."""
        self.screen.notice(self.scene.session.texts("maze-no-wait"))

    def do_maze_eyes(self) -> None:
        """In fog with bots only, switch to the next bot's perspective."""
        scene = self.scene
        seats = sorted(scene.perspectives)
        scene.hand_over(seats[(seats.index(scene.viewer) + 1) % len(seats)])

    def step_back(self) -> bool:
        """Remove the cursor, or drop the route. Return False if there is neither."""
        route = self.scene.route
        if self.looking is not None:
            self._end_looking()
        elif route is not None and route.planned:
            route.drop()
            self.screen.notice(self.scene.session.texts("maze-route-dropped"))
        else:
            return False
        return True

    # -- overlay screens

    def do_maze_map(self) -> None:
        from app.games.irrgarten.tui.map_screen import MapScreen

        self.screen.app.push_screen(MapScreen(self.scene))

    def do_play_why(self) -> None:
        from app.games.irrgarten.tui.why_screen import IrrgartenWhyScreen

        self.screen.app.push_screen(IrrgartenWhyScreen(self.scene))

    # -- the mouse

    def clicked(self, square: int) -> None:
        """Step to a clicked square beside the character; plan a way to any other."""
        scene = self.scene
        scene.player.skip()
        if self.looking is not None:
            self._point(square)
            self.screen.draw()
            return
        here = scene.mate.square
        if here is None or not scene.my_turn or scene.route is None:
            return
        step = square - here
        deltas = scene.fold.config.deltas
        if step in deltas:
            way = deltas.index(step)
            self.screen.action_command(next(name for name, w in WAYS.items() if w == way))
        elif square == here and scene.route.planned:
            self.screen.action_command("maze.next")
        else:
            self._plan(lambda: self.walking.travel(square))
            self.screen.draw()
            self.screen.refresh_keys()
