"""The base of the pages that open over a match: text that scrolls, Esc goes back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from textual.widget import Widget
from typing_extensions import override

from app.tui.commands import Command, register
from app.tui.play.scene import Scene
from app.tui.screens.help import ReadPlace
from app.tui.widgets.ink import Line, Run
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.reader import Reader

SCOPE = "page"

register((Command("page.close", SCOPE, ("escape", "q", "backspace", "y", "m"), footer=95),))


class Page(ReadPlace):
    """Shows lines about the scene, in a title and a text."""

    SCOPE = SCOPE
    TITLE_ID = ""

    scene: Scene[Any]

    def __init__(self, scene: Scene[Any]) -> None:
        super().__init__()
        self.scene = scene

    @override
    def compose(self) -> Iterator[Widget]:
        yield Reader(self._all)
        yield KeyBar()

    def _all(self, cells: int) -> Sequence[Line]:
        title = self.say(self.TITLE_ID)
        return [[], [Run(f" {title}", "title", extra="bold")], [], *self.lines(cells)]

    def lines(self, cells: int) -> Sequence[Line]:
        """The text for a width."""
        raise NotImplementedError

    def say(self, message: str, /, **values: str | int) -> str:
        """A message of this game's screen."""
        return self.app.texts(f"{self.scene.ROOM}-{message}", **values)

    def do_page_close(self) -> None:
        """Back to the board."""
        self.dismiss(None)
