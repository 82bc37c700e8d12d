"""The panel of the fight and the dice, with a short animation of the die."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.napakalaki.perspective.seat_view import ESCAPE
from app.games.napakalaki.perspective.seat_view import START as START_DIE
from app.games.napakalaki.tui.combat import ShownFight
from app.games.napakalaki.tui.dice import CELLS, face_lines
from app.games.napakalaki.tui.fight_lines import (
    end_line,
    fight_line,
    fight_lines,
    fighter,
    next_line,
    next_lines,
    start_line,
    start_lines,
)
from app.games.napakalaki.tui.panel import NapakalakiPanel
from app.tui.match.dice_animation import DiceAnimation
from app.tui.widgets.line_widget import cut, rule, side_by_side
from app.tui.widgets.styled_text import Line, Span
from engines.napakalaki.events import EscapeRolled, GrabRolled, StartRolled
from engines.napakalaki.fighting import DIE
from engines.napakalaki.state import ENDED, START

TILE = 6
"""The least rows for a die with pips."""


class FightPanel(DiceAnimation, NapakalakiPanel):
    """The comparison, the escape, and its outcomes (NAP-14, NAP-15); else the next step."""

    PART = "fight"
    CLICKED = "play.why"
    ROLLS = (StartRolled, EscapeRolled, GrabRolled)
    SIDES = DIE

    # -- the die

    def _face(self, what: str) -> int | None:
        die = self.scene.die
        if die is None or die.what != what:
            return None
        return self.tumbling[0] if self.tumbling else die.face

    # -- painting

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        combat = self.combat
        face = self._face(ESCAPE if combat is not None else START_DIE)
        title, right = self._title(combat)
        if height >= TILE:
            lines = self._wide(combat, face, cells - 4)
            return self.boxed(lines, cells, height, title, right)
        line = self._narrow(combat, face, cells - 4)
        if height < 3:
            return [rule(cells, title, self.glyphs, right), cut([Span("  "), *line], cells)]
        return self.boxed([line], cells, height, title, right)

    def _title(self, combat: ShownFight | None) -> tuple[Line, Line]:
        if combat is not None:
            why = self.say("why-key-short", key=self.key("play.why"))
            return [Span(self.say("fight"), "title")], [Span(why, "muted")]
        if self._over:
            return [Span(self.say("the-end"), "title")], []
        if self._rolls_to_start():
            return [Span(self.say("start-roll"), "title")], []
        seat = fighter(self)
        if self.is_me(seat):
            return [Span(self.say("odds-title"), "title")], []
        return [Span(self.say("odds-title-other", name=self.scene.name(seat)), "title")], []

    def _narrow(self, combat: ShownFight | None, face: int | None, cells: int) -> list[Span]:
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
        return self.scene.view.phase == START or bool(self.tumbling)

    def _wide(self, combat: ShownFight | None, face: int | None, cells: int) -> list[Line]:
        room = cells - CELLS - 2 if face is not None else cells
        if combat is not None:
            lines = fight_lines(self, combat, face, room)
        elif self._over:
            lines = [end_line(self)]
        elif self._rolls_to_start():
            lines = start_lines(self)
        else:
            lines = next_lines(self, face)
        if face is None:
            return lines
        tile = face_lines(face, self.signs.pip, "title")
        return side_by_side(lines[:4], tile, room, 2)
