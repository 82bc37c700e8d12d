"""The review of a match on the screen: how each player did, and the list of mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.i18n.literal import clip, literal, pad, width
from app.session.reviewing import review_words
from app.text.reviewing import ReviewWords, ToldMistake
from app.tui.end.aftermath import EndData
from app.tui.end.panes import seat_role
from app.tui.widgets.line_widget import rule
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, in_rows, width_of, wrapped

ROWS: Final = 2
"""The most rows of what was done, and of what was better."""
NAME_CELLS: Final = 12
INDENT: Final = "    "


class ReviewPanel(Painted):
    """Shows the review, or the progress before it is there. `chosen` is the number of a mistake,
    from 0."""

    DEFAULT_CSS = "ReviewPanel { height: 1fr; width: 100%; }"

    def __init__(self, after: EndData) -> None:
        super().__init__()
        self._after = after
        self.chosen = 0

    def mistakes(self) -> list[ToldMistake]:
        """Return the mistakes in the present language."""
        found = self._after.review.found
        return [] if found is None else self._words.mistakes(found)

    @property
    def _words(self) -> ReviewWords:
        return review_words(self._after.session)

    def choose(self, step: int) -> None:
        """Select another mistake; the last leads to the first."""
        count = len(self.mistakes())
        if count:
            self.chosen = (self.chosen + step) % count
            self.repaint()

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        mistakes = self.mistakes()
        place = f"  {self.chosen + 1}/{len(mistakes)}" if mistakes else ""
        title = [Span(self._words.title(), "title"), Span(place, "faint")]
        head = [rule(cells, title, self.mazmorra.glyphs), *self._head(cells, mistakes), []]
        return [*head, *self._list(mistakes, cells, height - len(head))]

    def _head(self, cells: int, mistakes: Sequence[ToldMistake]) -> list[Line]:
        """Return the progress, or a line for each player and how the figures were made."""
        texts, work = self.mazmorra.texts, self._after.review
        if work.failed:
            return wrapped(texts("review-failed"), cells - 2, "bad", 1)
        if work.found is None:
            words = texts("review-working", done=int(100 * work.share))
            return wrapped(words, cells - 2, "muted", 1)
        if not any(seat.choices for seat in work.found.seats):
            return wrapped(texts("review-nothing"), cells - 2, "text", 1)
        lines: list[Line] = []
        for words in self._words.seats(work.found, self._after.analysis):
            lines += wrapped(words, cells - 2, "text", 1)
        return [*lines, *wrapped(self._words.about(mistakes), cells - 2, "muted", 1)]

    def _list(self, mistakes: Sequence[ToldMistake], cells: int, room: int) -> list[Line]:
        """Return the rows of the mistakes that fit, with the chosen one among them."""
        if not mistakes:
            return []
        self.chosen = min(self.chosen, len(mistakes) - 1)
        blocks = [self._block(at, one, cells, mistakes) for at, one in enumerate(mistakes)]
        first = 0
        while first < self.chosen and sum(map(len, blocks[first : self.chosen + 1])) > room:
            first += 1
        return [line for block in blocks[first:] for line in block][: max(0, room)]

    def _block(
        self, at: int, told: ToldMistake, cells: int, all_told: Sequence[ToldMistake]
    ) -> list[Line]:
        """Return a mistake: when and whose and its cost, then the decision and the better one."""
        chosen, seat = at == self.chosen, told.mistake.choice.seat
        ground = "select" if chosen else ""
        names = self._after.names
        turn = pad(told.turn, 2 + max(width(one.turn) for one in all_told))
        head = [
            Span(f"{self.mazmorra.glyphs.bullet if chosen else ' '} ", "key", ground),
            Span(turn, "muted", ground),
            Span(f"@{seat + 1} ", seat_role(seat), ground),
            Span(f"{clip(literal(names[seat], 40), NAME_CELLS)}  ", "text", ground),
        ]
        cost = pad(told.cost, cells - width_of(head))
        lines: list[Line] = [[*head, Span(cost, "bad", ground)]]
        for text, role in ((told.made, "muted"), (told.better, "good")):
            rows = in_rows(text, cells - len(INDENT) - 1, ROWS)
            lines += ([Span(pad(INDENT + row, cells), role, ground)] for row in rows)
        return lines
