"""The result of a match: the title, the winners and how they won, the ranking."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.i18n.literal import clip, literal, pad, width
from app.text.dice import shown_seed
from app.text.summary import MatchSummary, SeatResult
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, centred, width_of, wrap

MAX_SEATS_IN_ONE_COLUMN = 4
"""With more seats the ranking has two columns."""
NAME_CELLS, WIDE_NAME_CELLS = 16, 24


class ResultPanel(Painted):
    """Shows the summary of a match. `summary` is called for each repaint, so that the texts follow
    a change of language."""

    DEFAULT_CSS = "ResultPanel { height: auto; width: 100%; }"

    def __init__(self, summary: Callable[[], MatchSummary]) -> None:
        super().__init__()
        self._summary = summary

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        summary, app = self._summary(), self.mazmorra
        counted = {"turns": summary.turns, "unit": summary.unit}
        about = app.texts("end-seed", seed=shown_seed(summary.seed), **counted)
        right = Span(f"{clip(about, cells // 2)} ", "faint")
        title = clip(literal(summary.title, 200), cells - width(right.text) - 3)
        blank = " " * (cells - width(title) - width(right.text) - 1)
        headline = clip(literal(summary.headline, 200), cells - 8)
        rule = app.glyphs.rule * 2
        return [
            [Span(f" {title}", "muted"), Span(blank), right],
            centred(
                [
                    Span(f"{rule} ", "key"),
                    Span(headline, "title", extra="bold"),
                    Span(f" {rule}", "key"),
                ],
                cells,
            ),
            *(
                centred([Span(text, "muted")], cells)
                for text in wrap(literal(summary.how, 600), min(cells - 4, 100))
            ),
            *self._table(summary, cells),
        ]

    def _table(self, summary: MatchSummary, cells: int) -> list[Line]:
        ranking = summary.ranking
        best = ranking[0].rank if ranking else 0
        columns = 2 if len(ranking) > MAX_SEATS_IN_ONE_COLUMN else 1
        room = cells // columns - 1
        entries = [self._entry(result, result.rank == best, room, ranking) for result in ranking]
        rows = -(-len(entries) // columns)
        widest = max(map(width_of, entries), default=0)
        lines: list[Line] = []
        for row in range(rows):
            line: list[Span] = []
            for entry in entries[row::rows]:
                line += [*entry, Span(" " * (widest - width_of(entry) + 2))]
            side = max(0, (cells - columns * (widest + 2)) // 2)
            lines.append([Span(" " * side), *line])
        return lines

    @staticmethod
    def _entry(
        result: SeatResult, is_best: bool, room: int, ranking: Sequence[SeatResult]
    ) -> list[Span]:
        name_cells = NAME_CELLS if room < 60 else WIDE_NAME_CELLS
        column = 2 + max(width(clip(literal(other.name, 40), name_cells)) for other in ranking)
        name = clip(literal(result.name, 40), name_cells)
        prefix_cells = 9
        note = clip(literal(result.note, 120), max(0, room - prefix_cells - column))
        return [
            Span(f"{result.rank:>2}.  ", "key" if is_best else "muted"),
            Span(f"@{result.seat + 1} ", f"seat{result.seat % 8 + 1}"),
            Span(pad(name, column), "title" if is_best else "text"),
            Span(note, "muted"),
        ]
