"""The panel beside the board, in three parts: own character, opponent, rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from app.games.irrgarten.tui.opponent import fight_lines, fight_title, target_lines, target_title
from app.games.irrgarten.tui.panel import IrrgartenPanel
from app.games.irrgarten.tui.player_panel import own_lines
from app.games.irrgarten.tui.rivals import order_of_turns, rival_lines
from app.tui.widgets.line_widget import boxed, cut, divider
from app.tui.widgets.styled_text import Line, Span

WIDE_CELLS = 36
WIDE_ROWS = 20
NEITHER = (False, False)
MOST_FIRST = ((True, True), (True, False), (False, True))
"""Whether weapons and shields show their names: first both, if there is room."""


class SidePanel(IrrgartenPanel):
    """One frame with headings between its parts, so that all of it fits in 80x24."""

    CLICKED: ClassVar[str] = "maze.target"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        scene, inner = self.scene, cells - 2
        wide = cells >= WIDE_CELLS and height >= WIDE_ROWS
        mate = scene.mate
        fight = scene.fold.fight
        if fight is not None:
            second = fight_lines(self, fight, wide=wide)
            head = fight_title(self, fight)
        else:
            foe = scene.target_now()
            second = target_lines(self, foe, wide=wide)
            head = target_title(self, foe, wide=wide)
        rows = 7 if wide else 4
        second = [*second, *([[]] * rows)][:rows]
        room = height - 4 - rows
        others = min(3, len(scene.fold.mates) - 1)
        own = self._own(room, others, wide=wide)
        tail = rival_lines(self, inner, max(1, room - len(own)))
        lines: list[Line] = [*own, *second, *tail]
        title = [self.seat_sign(mate.seat, mate.alive), Span(f" {scene.name(mate.seat)}", "title")]
        framed = boxed(lines, cells, height, title, self.glyphs)
        return self._with_heads(framed, cells, len(own), len(second), head)

    def _own(self, room: int, others: int, *, wide: bool) -> list[list[Span]]:
        """The own character in `room` lines, less one for each of `others` rivals: as much gear
        with its name as fits (IRR-31), the rest with several items on a line."""
        forms = [(1, NEITHER), (2, NEITHER)] if wide else [(9, NEITHER)]
        if self.scene.fold.config.gear:
            a_line = 2 if wide else 9
            forms = [*((a_line, named) for named in MOST_FIRST), *forms]
        lines: list[list[Span]] = []
        for a_line, named in forms:
            lines = own_lines(self, self.scene.mate, wide=wide, a_line=a_line, named=named)
            if len(lines) <= room - others:
                break
        return lines

    def _with_heads(
        self, framed: list[Line], cells: int, own: int, second: int, head: Line
    ) -> list[Line]:
        """Put the headings of the second and third part between the parts."""
        first = 1 + own
        rivals = [Span(self.say("rivals"), "title"), *order_of_turns(self)]
        done = [
            *framed[:first],
            divider(cells, head, self.glyphs),
            *framed[first : first + second],
            divider(cells, rivals, self.glyphs),
            *framed[first + second : -3],
            framed[-1],
        ]
        return [cut(line, cells) for line in done]
