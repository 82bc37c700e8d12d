"""The panel beside the board, in three parts: own character, opponent, rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from app.games.irrgarten.perspective.spoils import things_of
from app.games.irrgarten.tui.opponent import fight_lines, fight_title, target_lines, target_title
from app.games.irrgarten.tui.panel import IrrgartenPanel
from app.games.irrgarten.tui.player_panel import own_lines
from app.games.irrgarten.tui.rivals import order_of_turns, rival_lines
from app.i18n.literal import width
from app.tui.widgets.line_widget import boxed, cut, divider
from app.tui.widgets.styled_text import Line, Span, width_of

WIDE_CELLS = 36
WIDE_ROWS = 20
RULE_FRAME = 6
"""Cells of a heading that are not its words."""
SHORT_RIVALS = 3
"""Rivals in a line if there are too few lines for one each."""
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
            head = fight_title(self, fight, wide=wide)
        else:
            foe = scene.target_now()
            second = target_lines(self, foe, wide=wide)
            head = target_title(self, foe, wide=wide)
        rows = 7 if wide else 4
        second = [*second, *([[]] * rows)][:rows]
        room = height - 4 - rows
        own = self._own(room, wide=wide)
        tail = rival_lines(self, inner, max(1, room - len(own)))
        lines: list[Line] = [*own, *second, *tail]
        title = [self.seat_sign(mate.seat, mate.alive), Span(f" {scene.name(mate.seat)}", "title")]
        title += self._things(inner - RULE_FRAME - width_of(title))
        framed = boxed(lines, cells, height, title, self.glyphs)
        return self._with_heads(framed, cells, len(own), len(second), head)

    def _own(self, room: int, *, wide: bool) -> list[list[Span]]:
        """The own character, in as many of `room` lines as the race and the rivals leave: as much
        gear with its name as fits (IRR-31), the rest with several items on a line."""
        mate, a_line = self.scene.mate, 2 if wide else 9
        fewest = own_lines(self, mate, wide=wide, a_line=a_line)
        rivals = len(self.scene.fold.mates) - 1
        below = 1 + min(3, rivals)
        if room - len(fewest) < below:  # they are short then, and may as well be shorter
            below = 1 + -(-rivals // SHORT_RIVALS)
        most = max(len(fewest), room - below)
        forms = [(1, NEITHER)] if wide else []
        if self.scene.fold.config.gear:
            forms = [*((a_line, named) for named in MOST_FIRST), *forms]
        made = (own_lines(self, mate, wide=wide, a_line=n, named=named) for n, named in forms)
        return next((lines for lines in made if len(lines) <= most), fewest)

    def _things(self, cells: int) -> Line:
        """How many things the character carries, where most of them win (IRR-39)."""
        if not self.scene.fold.config.last_laps:
            return []
        n, rules = things_of(self.scene.mate) or 0, self.scene.fold.config.parameters
        most = rules.max_weapons + rules.max_shields
        forms = (self.say("things-of", n=n, most=most), self.say("things", n=n))
        words = next((f" {form}" for form in forms if width(form) < cells), "")
        return [Span(words, "muted")] if words else []

    def _with_heads(
        self, framed: list[Line], cells: int, own: int, second: int, head: Line
    ) -> list[Line]:
        """Put the headings of the second and third part between the parts."""
        first = 1 + own
        title = "race" if self.scene.against_par else "rivals"
        name = Span(self.say(title), "title")
        if self.scene.fold.closes and not self.scene.fold.ended:
            name = Span(self.say("laps-left", n=self.scene.fold.laps_left), "deadly")
        rivals = [name, *order_of_turns(self, cells - RULE_FRAME - width(name.text))]
        done = [
            *framed[:first],
            divider(cells, head, self.glyphs),
            *framed[first : first + second],
            divider(cells, rivals, self.glyphs),
            *framed[first + second : -3],
            framed[-1],
        ]
        return [cut(line, cells) for line in done]
