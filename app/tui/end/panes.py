"""The panes about the course of a match: charts, luck, achievements."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import ClassVar

from typing_extensions import override

from app.analysis.luck import LuckTotal
from app.analysis.match_analysis import Analysis, Chart
from app.analysis.plot import NOBODY
from app.i18n.literal import clip, literal, pad, width
from app.i18n.numbers import percent
from app.text import chart
from app.text.aftermath import (
    DEGREES,
    drawing_order,
    figure_title,
    luck_gain,
    luck_in_all,
    luck_label,
    luck_rows,
    luck_sums,
)
from app.text.errors import words_for
from app.tui.end.outlook import EndContext
from app.tui.widgets.line_widget import rule
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, wrapped

ROLES = {NOBODY: "faint", chart.POINT: "muted", chart.CHOSEN: "key"}
SUMS, GAINS = 15, 9
"""Width of a column in cells from which it shows sums, and differences; a smaller one shows
symbols."""
LUCK_ROLES = {-2: "bad", -1: "bad", 0: "muted", 1: "good", 2: "good"}


def seat_role(seat: int) -> str:
    return f"seat{seat % 8 + 1}"


class EndPane(Painted):
    """A title and the contents below it, or the progress before they are ready."""

    NAME: ClassVar[str] = ""
    TITLE: ClassVar[str] = ""

    def __init__(self, outlook: EndContext, place: Callable[[], str] = lambda: "") -> None:
        super().__init__(id=self.NAME)
        self.outlook = outlook
        self._place = place
        """The number of this pane among all, if one is shown at a time."""

    def title(self) -> str:
        return self.mazmorra.texts(self.TITLE)

    def body(self, analysis: Analysis, cells: int, height: int) -> Sequence[Line]:
        """Return the lines under the title."""
        raise NotImplementedError

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        analysis = self.outlook.analysis
        if analysis is None:
            return [self.head(cells), *self._waiting(cells)]
        return [self.head(cells), *self.body(analysis, cells, height - 1)]

    def head(self, cells: int) -> Line:
        place = self._place()
        title = [
            Span(self.title(), "title"),
            *([Span(f"  {place}", "faint")] if place else []),
        ]
        return rule(cells, title, self.mazmorra.glyphs)

    def _waiting(self, cells: int) -> list[Line]:
        texts, after = self.mazmorra.texts, self.outlook.after
        if after.trouble is not None:
            words = texts("end-not-known", why=words_for(texts, after.trouble))
            return wrapped(words, cells - 1, "muted", 1)
        return [[Span(f" {texts('end-working', done=int(100 * after.share))}", "muted")]]


class ChartPane(EndPane):
    """Lines by turn, with the turning points on their axis."""

    def chart(self, analysis: Analysis) -> Chart:
        """Return the curves."""
        raise NotImplementedError

    def value(self, number: float) -> str:
        return str(round(number))

    def body(self, analysis: Analysis, cells: int, height: int) -> Sequence[Line]:
        outlook = self.outlook
        signs = chart.UNICODE if self.mazmorra.glyphs.name == "unicode" else chart.ASCII
        # A turning point is marked in the middle of its turn.
        marks = [bisect_right(analysis.marks, one.decision) - 0.5 for one in analysis.moments]
        lines = chart.chart_lines(
            self.chart(analysis),
            (cells - 1, height),
            signs,
            self.value,
            drawing_order(outlook.summary()),
            chart.ChartMarks(marks, outlook.chosen),
        )
        return [
            [Span(" "), *(Span(text, ROLES.get(seat) or seat_role(seat)) for text, seat in line)]
            for line in lines
        ]


class ChancePane(ChartPane):
    """The chances to win, turn by turn."""

    NAME, TITLE = "chance", "end-view-chance"

    def chart(self, analysis: Analysis) -> Chart:
        return analysis.chance_chart

    def value(self, number: float) -> str:
        return percent(number, self.mazmorra.texts.language)


class ProgressPane(ChartPane):
    """The game's own figure: level, life, steps to the exit."""

    NAME, TITLE = "figure", "end-view-course"

    @override
    def title(self) -> str:
        analysis = self.outlook.analysis
        return super().title() if analysis is None else figure_title(self.mazmorra.texts, analysis)

    def chart(self, analysis: Analysis) -> Chart:
        return analysis.figure_chart


class LuckPane(EndPane):
    """The results of dice and draws beside their expected values, a column per seat."""

    NAME, TITLE = "luck", "end-view-luck"

    def body(self, analysis: Analysis, cells: int, height: int) -> Sequence[Line]:
        texts, rows = self.mazmorra.texts, luck_rows(analysis)
        if not rows:
            return [[Span(f" {texts('end-luck-none')}", "muted")]]
        labels = [luck_label(texts, self.outlook.after.header.game, word) for word, _ in rows]
        last = texts("end-luck-overall")
        column = max(map(width, (*labels, last))) + 2
        room = max(3, (cells - column - 1) // analysis.seats)
        lines: list[Line] = [self._heads(column, room, analysis.seats)]
        for label, (_, sums) in zip(labels, rows, strict=True):
            line = [Span(f" {pad(label, column)}")]
            line += [self._sum(sums.get(seat), room) for seat in range(analysis.seats)]
            lines.append(line)
        overall = [Span(f" {pad(last, column)}")]
        overall += [
            Span(luck_in_all(analysis, s).ljust(room), "title") for s in range(analysis.seats)
        ]
        left = height - len(lines) - 1
        ways = (wrapped(text, cells - 1, "faint", 1) for text in self._about(room))
        about = next((way for way in ways if len(way) <= left), [])
        return [*lines, overall, *about]

    def _sum(self, total: LuckTotal | None, room: int) -> Span:
        if total is None:
            return Span(" " * room)
        language = self.mazmorra.texts.language
        actual, expected = luck_sums(total, language)
        sign, gain = DEGREES[total.degree], luck_gain(total, language)
        ways = (f"{actual} ({expected}) {sign}", f"{gain} {sign}", sign)
        first = 0 if room >= SUMS else 1 if room >= GAINS else 2
        shown = next((way for way in ways[first:] if width(way) < room), sign)
        return Span(shown.ljust(room), LUCK_ROLES[total.degree])

    def _heads(self, column: int, room: int, seats: int) -> Line:
        line, names = [Span(" " * (column + 1))], self.outlook.after.names
        for seat in range(seats):
            sign = f"@{seat + 1}"
            name = clip(literal(names[seat], 40), room - 4) if room >= GAINS else ""
            line += [Span(sign, seat_role(seat)), Span(pad(f" {name}", room - width(sign)))]
        return line

    def _about(self, room: int) -> tuple[str, ...]:
        texts, signs = self.mazmorra.texts, self.mazmorra.texts("end-luck-signs")
        if room < GAINS:
            return (signs,)
        return f"{texts('end-luck-sums' if room >= SUMS else 'end-luck-gains')}\n{signs}", signs


class AchievementsPane(EndPane):
    """The achievements gained in the match."""

    NAME, TITLE = "feats", "end-view-feats"

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Of a game without an analysis the feats do not wait for one."""
        if self.outlook.after.analysed:
            return super().paint(cells, height)
        return [self.head(cells), *self._achievements(cells, height - 1)]

    def body(self, analysis: Analysis, cells: int, height: int) -> Sequence[Line]:
        return self._achievements(cells, height)

    def _achievements(self, cells: int, height: int) -> Sequence[Line]:
        """A line each, as many as there is room for, and below each, if there is room for all,
        what it is for."""
        after, texts = self.outlook.after, self.mazmorra.texts
        if after.gained is None:
            return []
        achievements, abouts = after.achievements(texts), after.achievement_abouts(texts)
        shown = achievements if len(achievements) <= height else achievements[: height - 1]
        lines: list[Line] = []
        for name, about in zip(shown, abouts, strict=False):
            done = Span(f" {self.mazmorra.glyphs.done} ", "good")
            lines.append([done, Span(clip(literal(name, 200), cells - 4))])
            if 2 * len(achievements) <= height:
                lines.append([Span(f"   {clip(literal(about, 200), cells - 4)}", "muted")])
        if left := len(achievements) - len(shown):
            lines.append([Span(f"   {texts('end-feats-more', n=left)}", "muted")])
        return lines or [[Span(f" {texts('end-feats-none')}", "muted")]]
