"""The screen's commands that only look: the cursor and the target."""

from __future__ import annotations

from app.games.irrgarten.descent.tui.square_text import sights
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.tui.match.command_group import CommandGroup
from app.tui.match.host import MatchHost


class LookCommands(CommandGroup):
    """The commands of the screen that decide nothing, also those that say why there is no such
    thing in a Descent."""

    def __init__(self, screen: MatchHost, scene: DescentViewModel) -> None:
        self.screen = screen
        self.scene = scene

    @property
    def looking(self) -> bool:
        return self.scene.cursor is not None

    def end(self) -> None:
        self.scene.cursor = None
        self.screen.refresh_keys()

    def move(self, way: int) -> None:
        """Move the cursor one square."""
        board = self.scene.layout.board
        square = (self.scene.cursor or 0) + board.deltas[way]
        x, y = board.xy(square)
        if 0 <= x < board.width and 0 <= y < board.height:
            self.scene.cursor = square

    def do_descent_look(self) -> None:
        scene = self.scene
        if self.looking:
            self.end()
            return
        square = scene.sheet.square
        scene.cursor = scene.view.exits[0] if square is None else square
        self.screen.refresh_keys()

    def do_descent_wait(self) -> None:
        self.screen.notice(self.scene.session.texts("descentscreen-no-wait"))

    def do_descent_explore(self) -> None:
        """Say why nothing explores by itself here, and which keys walk."""
        scene, texts = self.scene, self.scene.session.texts
        said = "no-explore" if scene.view.visible is None else "no-explore-dark"
        keys = {name: scene.key(f"descent.{name}") for name in ("look", "go", "gate")}
        self.screen.notice(texts(f"descentscreen-{said}", **keys))

    def do_descent_target(self) -> None:
        self._turn(1)

    def do_descent_target_before(self) -> None:
        self._turn(-1)

    def pick(self, at: int) -> None:
        """Choose the monster at a place of the list, from near to far; with the cursor, point at
        it."""
        scene = self.scene
        around = scene.around
        if not 0 <= at < len(around):
            message = "no-nth-target" if around else "no-target"
            self.screen.notice(scene.session.texts(f"descentscreen-{message}", n=at + 1))
        elif self.looking:
            scene.cursor = around[at].square
        else:
            scene.chosen = around[at].number

    def _turn(self, step: int) -> None:
        """Choose another monster by distance; with the cursor, jump to another sight."""
        scene = self.scene
        if self.looking:
            found = list(dict.fromkeys(sights(scene)))
            at = found.index(scene.cursor) + step if scene.cursor in found else min(0, step)
            if found:
                scene.cursor = found[at % len(found)]
            return
        target = scene.target
        if target is None:
            self.screen.notice(scene.session.texts("descentscreen-no-target"))
            return
        numbers = [foe.number for foe in scene.around]
        scene.chosen = numbers[(numbers.index(target.number) + step) % len(numbers)]
