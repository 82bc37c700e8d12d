"""The coach at a match on the screen: one tip at a time, in the last row of the log.

A tip is told once. It stays until the player, some seconds later, does something else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from app.coach.tips import MATCHES, Tip, tips_of
from app.i18n.literal import width
from app.registry import game as game_of
from app.tui.learning import learned
from app.tui.match.view_model import MatchViewModel
from app.tui.widgets.styled_text import Line, Span, wrap
from engines.kernel.events import Event

if TYPE_CHECKING:
    from app.tui.match.screen import PlayScreen

LEAST: Final = 4.0
"""Seconds that a tip stays, whatever is pressed."""


class MatchCoach:
    """Hears what is shown of a match and has a word at the first time of many things.

    It is at the table in the first matches that count, and nowhere else: not in practice, in a
    replay, or where only bots play.
    """

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._scene: MatchViewModel[Any] = screen.scene
        self._game = self._scene.source.header.game
        self._waiting: list[Tip] = []
        """What is told, and what is told next."""
        self._whose = 0
        """The seat that heard what is told next."""
        self._ripe = False
        self._over = False
        self._stop: Callable[[], object] = lambda: None
        tips = bool(game_of(self._game).tips)
        real = tips and not self._scene.replaying and not self._scene.source.header.practice
        known = learned(screen.app.services) if real and self._scene.people else None
        self._learned = known if known and known.games.get(self._game, 0) < MATCHES else None

    def open(self) -> None:
        """Sit down at the table."""
        if self._learned is not None:
            self._stop = self._scene.bus.subscribe(Event, self._hear)

    def close(self) -> None:
        """Leave the table."""
        self._stop()

    @property
    def at_table(self) -> bool:
        """Whether the coach looks on, and may speak."""
        return self._learned is not None and self._screen.app.looks.coach

    @property
    def tip(self) -> Tip | None:
        """What is told now, to who heard of it and not to whoever has the keyboard by now."""
        mine = self._waiting and self._whose == self._scene.me
        return self._waiting[0] if mine and self.at_table else None

    @property
    def clauses(self) -> tuple[str, ...]:
        """Where the rules say more about it."""
        return () if self.tip is None else (self.tip.clause,)

    def _hear(self, event: Event) -> None:
        scene, kept = self._scene, self._learned
        if kept is None or not self.at_table or scene.me not in scene.people:
            return
        view = partial(getattr, scene.looking_through, "view", None)
        waiting = {tip.id for tip in self._waiting}
        for tip in tips_of(self._game):
            new = tip.id not in waiting and self._name(tip) not in kept.tips
            if new and tip.fits(scene.source.public, view, event, scene.me):
                self._tell(tip)
                return

    def _name(self, tip: Tip) -> str:
        return f"{self._game}-{tip.id}"

    def _tell(self, tip: Tip) -> None:
        """Now, if nothing is told that still must be read; else next, instead of what is next by
        now: that comes again with another such moment."""
        if self._whose != self._scene.me:
            self._waiting.clear()
        del self._waiting[0 if self._ripe else 1 :]
        self._waiting.append(tip)
        self._whose = self._scene.me
        if len(self._waiting) == 1:
            self._begin()

    def _begin(self) -> None:
        if self._learned is not None:
            self._learned.told(self._name(self._waiting[0]))
        self._ripe = False
        self._screen.set_timer(LEAST, partial(self._ripen, self._waiting[0]))

    def _ripen(self, tip: Tip) -> None:
        """That tip was there long enough; in a hot seat another one's may have taken its place."""
        if self._waiting[:1] == [tip]:
            self._ripe = True

    def pressed(self) -> None:
        """The player did something: a tip that was there long enough goes."""
        if self._ripe and self.tip is not None:
            del self._waiting[0]
            if self._waiting:
                self._begin()

    def silence(self) -> None:
        """No more tips, now and later."""
        self._waiting.clear()
        self._screen.app.change(coach=False)

    def match_over(self) -> None:
        """The match has ended: one less with the coach at it."""
        if self._learned is not None and not self._over:
            self._over = True
            self._learned.coached(self._game)

    def lines(self, cells: int) -> Sequence[Line]:
        """The tip, where there is one, with the keys for more and for no more."""
        tip = self.tip
        if tip is None:
            return ()
        texts, key = self._screen.app.texts, self._screen.key
        head = f" {texts('coach-tip')} "
        more = texts("coach-more", rules=key("app.rules"), quiet=key("play.quiet"))
        rows = wrap(texts(f"coach-{self._name(tip)}"), cells - width(head))
        lines: list[list[Span]] = [
            [Span(" " * width(head) if at else head, "key", extra="bold"), Span(row, "title")]
            for at, row in enumerate(rows)
        ]
        if width(head) + width(rows[-1]) + 2 + width(more) <= cells:
            lines[-1].append(Span(f"  {more}", "muted"))
        elif len(rows) > 1:
            lines.append([Span(" " * width(head) + more, "muted")])
        return list(lines)
