"""The unasked advice under the log at the highest level of hints: a suggestion, and the cards
left in the decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from app.i18n.literal import clip
from app.tui.match.host import MatchHost
from app.tui.widgets.styled_text import Line, Span, hanging

FULL: Final = "full"


class StandingHint:
    """Asks the game for advice once per decision, and shows it while the decision is
    due."""

    def __init__(self, screen: MatchHost, advice: Callable[[], str]) -> None:
        self._screen = screen
        self._advice = advice
        self._for: tuple[object, ...] = ()
        self._words = ""

    def lines(self, cells: int) -> Sequence[Line]:
        """Return advice and reasons; nothing out of turn, or if the level of hints is lower."""
        scene, looks = self._screen.scene, self._screen.app.looks
        if scene.hints() != FULL or scene.replaying or not scene.my_turn:
            return ()
        now = (scene.pending.number, scene.me, looks.language, looks.glyphs)
        if now != self._for:
            self._for, self._words = now, self._advice()
        if not self._words:
            return ()
        head = Span(f" {self._screen.app.texts('coach-advice')}: ", "key", extra="bold")
        lines = hanging([head], self._words, cells)
        left = scene.left()
        if left and len(lines) == 1:  # the log keeps a row
            lines.append([Span(f" {clip(left, cells - 2)}", "muted")])
        return lines
