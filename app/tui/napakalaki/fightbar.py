"""The panel of the fight and the dice, with a die that rolls for a moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual import constants, events
from textual.timer import Timer
from typing_extensions import override

from app.tui.napakalaki.combat import Combat
from app.tui.napakalaki.dice import CELLS, face_lines
from app.tui.napakalaki.eyes import ESCAPE
from app.tui.napakalaki.eyes import START as START_DIE
from app.tui.napakalaki.fightlines import (
    end_line,
    fight_line,
    fight_lines,
    next_line,
    next_lines,
    start_line,
    start_lines,
)
from app.tui.napakalaki.panel import Panel
from app.tui.play import panel as play
from app.tui.widgets.ink import Line, Run
from app.tui.widgets.lines import boxed, cut, rule
from engines.kernel.events import Event
from engines.napakalaki.events import EscapeRolled, StartRolled
from engines.napakalaki.fighting import DIE
from engines.napakalaki.state import ENDED, START

FRAME: Final = 0.06
FRAMES: Final = 9
"""Faces that a die shows before it lies: with `FRAME` seconds each well under 600 ms."""
TILE = 6
"""From so many rows on the die is drawn with pips."""


class FightBar(Panel):
    """The comparison, the escape, and what comes of it (NAP-14, NAP-15); else what comes next."""

    PART = "fight"
    DEFAULT_CSS = "FightBar { height: auto; }"
    _tumbling: int | None = None
    """The face that a rolling die shows."""
    _left = 0
    _timer: Timer | None = None

    # -- the die

    @override
    def _heard(self, event: Event) -> None:
        if isinstance(event, StartRolled | EscapeRolled) and self._may_tumble():
            self._stop_die()
            self._left = max(1, round(FRAMES * min(1.0, self.scene.player.speed)))
            self._tumble()
            self._timer = self.set_interval(FRAME, self._tumble)
        else:
            self._stop_die()
        super()._heard(event)

    def _may_tumble(self) -> bool:
        # The app switches Textual's own animations off, so its level says nothing of the wish.
        wanted = self.mazmorra.looks.motion and constants.TEXTUAL_ANIMATIONS != "none"
        return wanted and self.scene.player.speed > 0

    def _tumble(self) -> None:
        if self._left <= 0 or self.scene.player.idle:
            self._stop_die()
        else:
            self._left -= 1
            self._tumbling = self.mazmorra.services.show_random.randint(1, DIE)
            self.screen.add_class(play.TUMBLING)
        self.stale()

    def _stop_die(self) -> None:
        self._tumbling, self._left = None, 0
        if self.screen.has_class(play.TUMBLING):
            self.screen.remove_class(play.TUMBLING)
            for panel in self.screen.query(play.Panel):
                panel.stale()
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _face(self, what: str) -> int | None:
        die = self.scene.die
        if die is None or die.what != what:
            return None
        return die.face if self._tumbling is None else self._tumbling

    def on_click(self, event: events.Click) -> None:
        """A click shows the sum."""
        event.stop()
        self.press("play.why")

    # -- what is drawn

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """A line where it is narrow, with a frame if there is room for one."""
        combat = self.combat
        face = self._face(ESCAPE if combat is not None else START_DIE)
        title, right = self._title(combat)
        if height >= TILE:
            lines = self._wide(combat, face, cells - 4)
            return boxed([[Run(" "), *x] for x in lines], cells, height, title, self.glyphs, right)
        line = [Run(" "), *self._narrow(combat, face, cells - 4)]
        if height < 3:
            return [rule(cells, title, self.glyphs), cut([Run(" "), *line], cells)]
        return boxed([line], cells, height, title, self.glyphs, right)

    def _title(self, combat: Combat | None) -> tuple[Line, Line]:
        if combat is not None:
            why = self.say("why-key-short", key=self.key("play.why"))
            return [Run(self.say("fight"), "title")], [Run(why, "muted")]
        if self._over:
            return [Run(self.say("the-end"), "title")], []
        told = "start-roll" if self._rolls_to_start() else "odds-title"
        return [Run(self.say(told), "title")], []

    def _narrow(self, combat: Combat | None, face: int | None, cells: int) -> list[Run]:
        if combat is not None:
            return fight_line(self, combat, face, cells)
        if self._over:
            return end_line(self)
        if self._rolls_to_start():
            return start_line(self, face)
        return next_line(self, face, cells)

    @property
    def _over(self) -> bool:
        return self.scene.view.phase == ENDED

    def _rolls_to_start(self) -> bool:
        return self.scene.view.phase == START or self._tumbling is not None

    def _wide(self, combat: Combat | None, face: int | None, cells: int) -> list[list[Run]]:
        room = cells - CELLS - 2 if face is not None else cells
        if combat is not None:
            lines = fight_lines(self, combat, face, room)
        elif self._over:
            lines = [end_line(self)]
        elif self._rolls_to_start():
            lines = start_lines(self)
        else:
            lines = next_lines(self, face, room)
        if face is None:
            return lines
        tile = face_lines(face, self.signs.pip, "title")
        lines = [*lines, *([[]] * 4)][:4]
        return [
            [*cut(line, room), Run("  "), *(tile[y] if y < len(tile) else [])]
            for y, line in enumerate(lines)
        ]
