"""The figure of a hint: what the best decision gains over the next best, played ahead apart.

The search takes a second, so the hint itself is shown at once and the figure follows.
"""

from __future__ import annotations

from typing import Any

from app.i18n.literal import width
from app.tui.base_screen import BaseScreen
from app.tui.dialogs.tell import TellDialog
from app.tui.match.game_controls import GameControls
from engines.kernel.search import Comparison


class MeasuredHint:
    """Asks for a comparison once per decision, and shows it if the decision is still due."""

    def __init__(self, game: GameControls) -> None:
        self._game = game
        self._for: tuple[int, int] | None = None
        self._found: Comparison | None = None
        self._over = False
        """Whether the comparison has ended, with or without a figure."""

    @property
    def has_none(self) -> bool:
        """Whether the pending decision was compared and has no figure: there is one choice, or the
        process failed."""
        return self._over and self._found is None and self._for == self._now()

    def words(self) -> str:
        """Return the sentence for the pending decision; "" before it is known, and while what
        followed the decision is shown: the view has nothing to decide then."""
        due = self._for == self._now() and self._game.scene.my_turn
        found = self._found if due else None
        return "" if found is None else self._game.compared(found)

    def ask(self, screen: BaseScreen[Any]) -> None:
        """Begin the comparison for the pending decision; the sentence will appear on `screen`."""
        scene, host = self._game.scene, self._game.screen
        if scene.replaying or not scene.my_turn or host.app.services.comparer is None:
            return
        if self._for != self._now():
            self._for, self._found, self._over = self._now(), None, False
            host.run_worker(self._compare(screen, self._now()), group="hint", exclusive=True)

    def _now(self) -> tuple[int, int]:
        scene = self._game.scene
        return scene.pending.number, scene.me

    async def _compare(self, screen: BaseScreen[Any], asked: tuple[int, int]) -> None:
        source, make = self._game.scene.source, self._game.screen.app.services.comparer
        number, seat = asked
        seen = source.snapshot(seat)
        comparer = make(source.header.game, source.public) if make is not None else None
        if comparer is None or seen.pending.number != number:
            return
        try:
            found = await comparer.compare(seat, seen.view, number)
        finally:
            comparer.close()
        if asked == self._for:
            self._found, self._over = found, True
            self._show(screen)

    def _show(self, screen: BaseScreen[Any]) -> None:
        """Add the sentence to the hint's dialog, or show it in the key bar if it fits there.

        Without a figure, a hint that waited for one has words of its own now.
        """
        text, front = self.words(), screen.app.screen
        if not text and self.has_none and self._game.scene.my_turn and self._game.HINT_WAITS:
            text = self._game.screen.hint_words()
        if not text:
            return
        if isinstance(front, TellDialog):
            front.renew()
        elif front is screen:
            if width(text) + 2 > screen.size.width:
                doubted = self._found is not None and self._game.contradicts_hint(self._found)
                text = screen.app.texts(
                    "play-hint-doubted" if doubted else "play-hint-known",
                    key=self._game.screen.key(self._game.HINT),
                )
            screen.notice(text)
            screen.hinted = text
