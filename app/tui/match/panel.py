"""The base of the panels of a match: they hear the screen's bus while they are mounted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import events

from app.i18n.literal import clip, width
from app.text.game_names import game_name
from app.tui.glyphs import Glyphs
from app.tui.match.view_model import MatchViewModel
from app.tui.widgets.line_widget import LineWidget
from app.tui.widgets.styled_text import Span
from engines.kernel.events import Event

if TYPE_CHECKING:
    from app.tui.base_screen import BaseScreen

TUMBLING = "-tumbling"
"""The class of a screen on which a die still rolls: what it decides is not told before it lies."""


class MatchPanel(LineWidget):
    """Shows a part of the scene; after a burst of events it paints once, and only what changed."""

    CLICKED: ClassVar[str] = ""
    """The command that a click anywhere on it does."""
    scene: MatchViewModel[Any]

    def __init__(self, scene: MatchViewModel[Any], ground: str = "panel") -> None:
        super().__init__(ground)
        self.scene = scene
        self._stop: Callable[[], None] | None = None
        self._due = False

    def on_mount(self) -> None:
        """Hear what is shown."""
        self._stop = self.scene.bus.subscribe(Event, self._heard)

    def on_unmount(self) -> None:
        """Hear nothing more."""
        if self._stop is not None:
            self._stop()

    def _heard(self, _event: Event) -> None:
        self.stale()

    def stale(self) -> None:
        """What is shown may have changed."""
        if not self._due:
            self._due = True
            self.call_next(self._freshen)

    def _freshen(self) -> None:
        self._due = False
        if self.is_attached and not self.waits():
            self.renew()

    def waits(self) -> bool:
        """Whether what is shown stays as it is for now; who ends that says `stale` to all."""
        return False

    # -- the mouse

    def on_click(self, event: events.Click) -> None:
        """A click does what the panel stands for, if anything."""
        if self.CLICKED:
            event.stop()
            self.press(self.CLICKED)

    def press(self, command: str) -> None:
        """Do as if the key of a command was pressed."""
        cast("BaseScreen[Any]", self.screen).action_command(command)

    # -- words for subclasses

    @property
    def glyphs(self) -> Glyphs:
        """The present signs."""
        return self.mazmorra.glyphs

    def say(self, message: str, /, **values: str | int) -> str:
        """A message of this game's screen: `say("hp")` is `maze-hp` in the labyrinth."""
        return self.mazmorra.texts(f"{self.scene.ROOM}-{message}", **values)

    def headings(self) -> list[list[Span]]:
        """What a head line begins with, from much room to none: the game, and that it is practice
        if it is, which stays longer."""
        header, texts = self.scene.source.header, self.mazmorra.texts
        game = Span(f" {game_name(texts, header.game).upper()} ", "title")
        if not header.practice:
            return [[game], []]
        practice = Span(f" {texts('play-practice')} ", "accent")
        return [[game, practice], [practice], []]

    def key(self, command: str) -> str:
        """The key of a command as it is on the keyboard now: `Intro`."""
        return self.scene.key(command)

    def seat_sign(self, seat: int, alive: bool = True) -> Span:
        """`@1` in the seat's colour, as everywhere."""
        sign = self.glyphs.player if alive else self.glyphs.dead
        return Span(f"{sign}{seat + 1}", f"seat{seat + 1}" if alive else "dead")

    def fitting(self, cells: int, *texts: str) -> str:
        """The first of these texts that fits; the last one is cut if it must be."""
        return next((text for text in texts if width(text) <= cells), clip(texts[-1], cells))

    def gauge(self, share: float, cells: int, role: str) -> list[Span]:
        """A bar."""
        full = max(0, min(cells, round(share * cells)))
        if share > 0 and not full:
            full = 1
        return [
            Span(self.glyphs.bar_full * full, role),
            Span(self.glyphs.bar_empty * (cells - full), "faint"),
        ]

    def dots(self, count: int, most: int, signs: str, role: str) -> list[Span]:
        """So many of so many: `signs` are the full and the empty one."""
        full = max(0, min(count, most))
        return [Span(signs[0] * full, role), Span(signs[1] * (most - full), "faint")]
