"""The turning points of a match, one of them chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from textual import events

from app.i18n.literal import clip, literal, pad, width
from app.text.aftermath import swing, swing_unit
from app.text.sentences import without_brackets
from app.tui.base_screen import BaseScreen
from app.tui.end.outlook import EndContext
from app.tui.end.panes import seat_role
from app.tui.widgets.line_widget import rule
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, in_rows, width_of, wrap

MOST = 4
"""The most rows of one turning point."""
MANY = 1000
"""More rows than there are."""
LONGEST = 600
"""The longest sentence of the log in cells."""


class TurningPointList(Painted):
    """Turn, seat, the change of the seat's chances, and the log's sentence, without its brackets
    where it would be too long.

    The chosen one takes as many rows as its sentence needs. The others take one each, or more if
    there are free rows. The list shows as many as fit.
    """

    DEFAULT_CSS = "TurningPointList { width: 100%; height: 5; }"

    def __init__(self, outlook: EndContext) -> None:
        super().__init__()
        self.outlook = outlook
        self._hits: list[int] = []

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        texts, outlook = self.mazmorra.texts, self.outlook
        title = [Span(texts("end-points"), "title")]
        if outlook.moments:
            place = f"{outlook.chosen + 1}/{len(outlook.moments)}"
            analysis = outlook.analysis
            if analysis is not None and (unit := swing_unit(analysis, texts)):
                place = f"{place}  {unit}"
            title.append(Span(f"  {place}", "faint"))
        head = rule(cells, title, self.mazmorra.glyphs)
        self._hits = []
        if outlook.analysis is None:
            return [head]
        if not outlook.moments:
            return [head, [Span(f" {texts('end-points-none')}", "muted")]]
        blocks = self._blocks(cells, height - 1)
        first = self._first(blocks, height - 1)
        rows = [(at, line) for at in range(first, len(blocks)) for line in blocks[at]]
        rows = rows[: height - 1]
        self._hits = [at for at, _ in rows]
        return [head, *(line for _, line in rows)]

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        if self.outlook.analysis is None:
            return 1
        return 1 + max(1, sum(map(len, self._blocks(width, MANY))))

    def _blocks(self, cells: int, room: int) -> list[list[Line]]:
        """Return the rows of each: the chosen one's first, then the others' as far as there is
        room, earlier ones before later ones."""
        count, chosen = len(self.outlook.moments), self.outlook.chosen
        blocks = [
            self._block(at, cells, max(1, min(MOST, room)) if at == chosen else 1)
            for at in range(count)
        ]
        left = room - sum(map(len, blocks))
        for at in range(count):
            if at != chosen and left > 0:
                blocks[at] = self._block(at, cells, min(MOST, 1 + left))
                left -= len(blocks[at]) - 1
        return blocks

    def _first(self, blocks: Sequence[Sequence[Line]], room: int) -> int:
        """Return the number of the first visible one, so that the chosen one is visible."""
        first, chosen = 0, self.outlook.chosen
        while first < chosen and sum(map(len, blocks[first : chosen + 1])) > room:
            first += 1
        while first and sum(map(len, blocks[first - 1 :])) <= room:
            first -= 1
        return first

    def _block(self, at: int, cells: int, most: int) -> list[Line]:
        outlook, texts = self.outlook, self.mazmorra.texts
        moment = outlook.moments[at]
        analysis, after = outlook.analysis, outlook.after
        assert analysis is not None  # there are no moments without it
        chosen = at == outlook.chosen
        ground = "select" if chosen else ""
        bullet = self.mazmorra.glyphs.bullet if chosen else " "
        names = [clip(literal(name, 40), 12) for name in after.names]
        rows = [
            (after.when(one, texts), names[one.seat], swing(one, analysis, texts))
            for one in outlook.moments
        ]
        widths = [2 + max(map(width, column)) for column in zip(*rows, strict=True)]
        turn, name, change = map(pad, rows[at], widths)
        head = [
            Span(f"{bullet} ", "key", ground),
            Span(turn, "muted", ground),
            *(
                []
                if analysis.seats == 1
                else [
                    Span(f"@{moment.seat + 1} ", seat_role(moment.seat), ground),
                    Span(name, "text", ground),
                ]
            ),
            Span(change, "title", ground),
        ]
        words = literal(after.sentence(moment), LONGEST)
        room = cells - width_of(head) - 1
        lines: list[Line] = []
        if len(wrap(words, room)) > most:
            words = without_brackets(words)
        for row, text in enumerate(in_rows(words, room, most)):
            before = head if not row else [Span(" " * width_of(head), "text", ground)]
            shown = pad(text, cells - width_of(before))
            lines.append([*before, Span(shown, "text" if chosen else "muted", ground)])
        return lines

    def on_click(self, event: events.Click) -> None:
        at = event.y - 1
        if not 0 <= at < len(self._hits):
            return
        place = cast("BaseScreen[object]", self.screen)
        if self._hits[at] == self.outlook.chosen:
            place.action_command("end.point")
        else:
            self.outlook.choose(self._hits[at] - self.outlook.chosen)
            for widget in place.query(Painted):
                widget.repaint()
