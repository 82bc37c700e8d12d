"""The coach at a match on the screen: one tip at a time, in the last row of the log.

A tip appears once to each player at the keyboard. It stays until the player does something after
`LEAST` seconds, or for `TURNS` turns of a player who walks without a key. It is about what just
happened: one that had to wait longer isn't shown, and comes back with another such moment. One that
no longer applies goes at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from typing_extensions import override

from app.coach.tips import MATCHES, Tip, tips_of
from app.i18n.fluent import Value
from app.i18n.literal import width
from app.lessons.learned import LearnedState
from app.registry import game as game_of
from app.tui.learning import learned
from app.tui.match.command_group import CommandGroup
from app.tui.match.host import MatchHost
from app.tui.widgets.styled_text import Line, Span, hanging, width_of
from engines.kernel.events import Event, TurnBegan

LEAST: Final = 4.0
"""Minimum time in seconds that a tip stays, whatever key is pressed."""
TURNS: Final = 2
"""The player's own turns for which a tip is about what just happened."""


class MatchCoach(CommandGroup):
    """Watches the shown events of a match and gives a tip when something happens for the first
    time.

    The coach is active in the first matches that count. It is off in practice, in replays and in
    matches of bots only.
    """

    def __init__(self, screen: MatchHost) -> None:
        self._screen = screen
        self._scene = screen.scene
        self._game = self._scene.source.header.game
        self._waiting: list[Tip] = []
        """The current tip, then the next one."""
        self._whose = 0
        """The seat that the tips are for."""
        self._turn = 0
        """The number of turns that players here have begun."""
        self._since: dict[Tip, int] = {}
        """The turn of the event of each tip."""
        self._ripe = False
        self._over = False
        self._stop: Callable[[], object] = lambda: None
        self._known: frozenset[str] = frozenset()
        """The tips that were shown before this match."""
        self._told = set[tuple[int, str]]()
        """The tips of this match, each with the seat that it was for."""
        self._learned: LearnedState | None = None
        """The learned tips while the coach is active, else None."""

    def open(self) -> None:
        scene = self._scene
        tips = bool(game_of(self._game).tips)
        real = tips and not scene.replaying and not scene.source.header.practice
        known = learned(self._screen.app.services) if real and scene.people else None
        if known and known.games.get(self._game, 0) < MATCHES:
            self._learned, self._known = known, frozenset(known.tips)
            self._stop = self._scene.bus.subscribe(Event, self._hear)

    def close(self) -> None:
        self._stop()

    @property
    def at_table(self) -> bool:
        return self._learned is not None and self._screen.app.looks.coach

    @property
    def tip(self) -> Tip | None:
        """Return the current tip, or None if the seat it is for no longer has the keyboard."""
        mine = self._waiting and self._whose == self._scene.me
        return self._waiting[0] if mine and self.at_table else None

    @property
    def clauses(self) -> tuple[str, ...]:
        return () if self.tip is None else (self.tip.clause,)

    def _hear(self, event: Event) -> None:
        scene = self._scene
        if not self.at_table or scene.me not in scene.people:
            return
        if isinstance(event, TurnBegan) and event.seat == scene.me:
            self._turn += 1
            if self._waiting and self._late(self._waiting[0]) and self._ripe:
                self._next()
        self._drop(event)
        view = partial(getattr, scene.perspective, "view", None)
        waiting = {tip.id for tip in self._waiting}
        for tip in tips_of(self._game):
            name = self._name(tip)
            told = name in self._known or (scene.me, name) in self._told
            new = tip.id not in waiting and not told
            if new and tip.fits(scene.source.public, view, event, scene.me):
                if self._shown(tip) is None:
                    continue  # it comes at another such moment
                self._tell(tip)
                return

    def _drop(self, event: Event) -> None:
        """Remove the tips that an event makes late."""
        left = [tip for tip in self._waiting if not tip.ends(event, self._whose)]
        begins = bool(left) and left[0] is not self._waiting[0]
        self._waiting = left
        if begins:
            self._begin()

    def _shown(self, tip: Tip) -> Mapping[str, Value] | None:
        """Return what a tip names on the screen as it is now, None if that isn't there."""
        return self._scene.tip_values(tip.id) if tip.points else {}

    def _name(self, tip: Tip) -> str:
        return f"{self._game}-{tip.id}"

    def _tell(self, tip: Tip) -> None:
        """Show a tip now if the current one may go. Otherwise queue it in place of the next one,
        which comes back with another such moment."""
        if self._whose != self._scene.me:
            self._waiting.clear()
        del self._waiting[0 if self._ripe else 1 :]
        self._waiting.append(tip)
        self._since[tip] = self._turn
        self._whose = self._scene.me
        if len(self._waiting) == 1:
            self._begin()

    def _begin(self) -> None:
        name = self._name(self._waiting[0])
        self._told.add((self._whose, name))
        if self._learned is not None:
            self._learned.tip_shown(name)
        self._ripe = False
        self._screen.set_timer(LEAST, partial(self._ripen, self._waiting[0]))

    def _ripen(self, tip: Tip) -> None:
        """Mark the current tip as read; in a hot seat another player's tip may have replaced it."""
        if self._waiting[:1] == [tip]:
            self._ripe = True

    def pressed(self) -> None:
        if self._ripe and self.tip is not None:
            self._next()

    def _next(self) -> None:
        """Show the next tip, if it is not late."""
        self._waiting = [tip for tip in self._waiting[1:] if not self._late(tip)]
        if self._waiting:
            self._begin()

    def _late(self, tip: Tip) -> bool:
        return self._turn - self._since.get(tip, self._turn) > TURNS

    @override
    def available(self, command: str) -> bool | str | None:
        return self.at_table if command == "play.quiet" else None

    def do_play_quiet(self) -> None:
        self._waiting.clear()
        self._screen.app.change(coach=False)
        self._screen.notice(self._screen.app.texts("coach-quiet"))

    def match_over(self) -> None:
        if self._learned is not None and not self._over:
            self._over = True
            self._learned.coached(self._game)

    def lines(self, cells: int) -> Sequence[Line]:
        lines = self.tip_lines(cells)
        if not lines:
            return ()
        texts, key = self._screen.app.texts, self._screen.key
        more = texts("coach-more", rules=key("app.rules"), quiet=key("play.quiet"))
        if width_of(lines[-1]) + 2 + width(more) <= cells:
            lines[-1] = [*lines[-1], Span(f"  {more}", "muted")]
        elif len(lines) > 1:
            lines.append([Span(" " * width(self._head.text) + more, "muted")])
        return lines

    def tip_lines(self, cells: int) -> list[Line]:
        """Return the tip without its keys, [] without one."""
        tip = self.tip
        shown = None if tip is None else self._shown(tip)
        if tip is None or shown is None:
            return []
        text = tip.text(self._screen.app.texts, self._game, self._scene.source.public, shown)
        return hanging([self._head], text, cells, "title")

    @property
    def _head(self) -> Span:
        return Span(f" {self._screen.app.texts('coach-tip')} ", "key", extra="bold")
