"""The base of the panels of a match. The screen repaints them after each event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import events

from app.i18n.literal import clip, width
from app.i18n.numbers import percent
from app.text.game_names import game_name
from app.tui.glyphs import Glyphs
from app.tui.match.view_model import MatchViewModel
from app.tui.widgets.line_widget import LineWidget
from app.tui.widgets.styled_text import Span

if TYPE_CHECKING:
    from app.tui.base_screen import BaseScreen

TUMBLING = "-tumbling"
LESSON = "-lesson"
"""The class of a screen with a lesson, which has no seed to show and no page after its end."""
"""The class of a screen while a die still rolls: its result is hidden until it settles."""


class MatchPanel(LineWidget):
    """Shows a part of the view model."""

    CLICKED: ClassVar[str] = ""
    """The command that a click on the panel runs."""
    scene: MatchViewModel[Any]

    def __init__(self, scene: MatchViewModel[Any], ground: str = "panel") -> None:
        super().__init__(ground)
        self.scene = scene

    # -- the mouse

    def on_click(self, event: events.Click) -> None:
        if self.CLICKED:
            event.stop()
            self.press(self.CLICKED)

    def press(self, command: str) -> None:
        cast("BaseScreen[Any]", self.screen).action_command(command)

    # -- words for subclasses

    @property
    def glyphs(self) -> Glyphs:
        return self.mazmorra.glyphs

    def say(self, message: str, /, **values: str | int) -> str:
        """Return a message of this game's screen: `say("hp")` is `maze-hp` in the labyrinth."""
        return self.mazmorra.texts(f"{self.scene.PREFIX}-{message}", **values)

    def headings(self) -> list[list[Span]]:
        """Return the beginnings of a head line, from long to short: the game and, if it is
        practice, a mark for that, which stays longer."""
        header, texts = self.scene.source.header, self.mazmorra.texts
        game = Span(f" {game_name(texts, header.game).upper()} ", "title")
        if not header.practice:
            return [[game], []]
        practice = Span(f" {texts('play-practice')} ", "accent")
        return [[game, practice], [practice], []]

    def key(self, command: str) -> str:
        return self.scene.key(command)

    def seat_sign(self, seat: int, alive: bool = True) -> Span:
        sign = self.glyphs.player if alive else self.glyphs.dead
        return Span(f"{sign}{seat + 1}", f"seat{seat + 1}" if alive else "dead")

    def called(self, seat: int, cells: int) -> str:
        """Return the name of a seat in so many cells, with "(bot)" for one that a bot keeps if
        there is room for it."""
        whole = self.scene.called(seat)
        return whole if width(whole) <= cells else clip(self.scene.name(seat), cells)

    def fitting(self, cells: int, *texts: str) -> str:
        """Return the first text that fits. If none does, return the last one cut."""
        return next((text for text in texts if width(text) <= cells), clip(texts[-1], cells))

    def chance(self, share: float) -> str:
        return percent(share, self.mazmorra.texts.language)

    def gauge(self, share: float, cells: int, role: str) -> list[Span]:
        full = max(0, min(cells, round(share * cells)))
        if share > 0 and not full:
            full = 1
        return [
            Span(self.glyphs.bar_full * full, role),
            Span(self.glyphs.bar_empty * (cells - full), "faint"),
        ]

    def dots(self, count: int, most: int, signs: str, role: str) -> list[Span]:
        """Return `count` of `most` as symbols; `signs` holds the full and the empty symbol."""
        full = max(0, min(count, most))
        return [Span(signs[0] * full, role), Span(signs[1] * (most - full), "faint")]
