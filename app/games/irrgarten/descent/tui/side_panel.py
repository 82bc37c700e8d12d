"""The panel beside the floor, in two parts: the own character and the opponent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from app.games.irrgarten.descent.tui.own_panel import TRICK, own_lines, uses_line
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.games.irrgarten.descent.tui.target_panel import (
    fight_lines,
    fight_title,
    target_lines,
    target_title,
)
from app.tui.widgets.line_widget import boxed, cut, divider
from app.tui.widgets.styled_text import Line, Span, width_of

FEWEST = 6
"""The lines that the target needs."""
FIGHTING = 4
"""The lines of a fight."""


class DescentSidePanel(DescentPanel):
    """One frame with a heading between its parts, so that both fit at 80x24."""

    CLICKED: ClassVar[str] = "descent.target"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        scene, inner = self.scene, cells - 2
        sheet, fight = scene.sheet, scene.fight
        room, foe = height - 3, scene.target
        need = FEWEST if fight is None and foe is not None else FIGHTING
        own: list[Line] = [*own_lines(self, sheet, inner, room - need)]
        if sheet.health is None:
            own = [[Span(f" {self.say('unseen')}", "faint")]]
        left = room - len(own)
        if scene.card and not scene.walking:
            return boxed(own, cells, height, self._title(own, inner), self.glyphs)
        if fight is not None:
            head, below = fight_title(self, fight), fight_lines(self, fight, inner)
        else:
            head, below = target_title(self, foe, inner), target_lines(self, foe, inner, left)
            if foe is not None and len(below) < left:
                below += uses_line(self, sheet, inner)
        title = self._title([*own, *below], inner)
        framed = boxed([*own, [], *below], cells, height, title, self.glyphs)
        framed[1 + len(own)] = divider(cells, head, self.glyphs)
        return [cut(line, cells) for line in framed]

    def _title(self, lines: Sequence[Line], cells: int) -> Line:
        """The name; and where a star marks a trick without room for its label, the key that says
        what it does."""
        scene = self.scene
        alive = bool(scene.sheet.health)
        name = [self.seat_sign(scene.me, alive), Span(f" {scene.name(scene.me)}", "title")]
        if not any(span.text.rstrip().endswith(TRICK) for line in lines for span in line):
            return name
        key = self.key("play.why")
        forms = (f"  {self.say('star', key=key)}", f"  {TRICK} {key}")
        return [*name, Span(self.fitting(cells - 3 - width_of(name), *forms), "accent")]
