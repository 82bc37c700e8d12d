"""A report as a page for people: what was played, how long it took, tables, and targets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.i18n.fluent import Texts
from app.i18n.languages import spoken
from app.i18n.literal import literal
from app.lab.layout import BAD, BOLD, FAINT, GOOD, INDENT, OPEN, Grid, Style
from app.lab.number_format import NumberFormat
from app.lab.report import GameLength, SimulationReport
from app.lab.sections import Cell, Difference, KnownShare, MeasuredShare, ReportSection
from app.lab.study import study
from app.lab.targets import MeasuredValue, TargetResult, TargetStatus
from app.text.game_names import game_name
from app.text.newgame import as_typed

CLASSES = 16
"""A histogram has at most so many bars."""
NAMED = 8
"""Rows of a verdict that are named; the rest is counted."""
SCENARIOS = ("deck", "labyrinth")
"""What games are played with, as their set-ups name it."""
COLOURS = {TargetStatus.HOLDS: GOOD, TargetStatus.FAILS: BAD, TargetStatus.UNDECIDED: OPEN}


class ReportPage:
    """Makes the lines of a report. `words` are the names of cards, by `monster-<id>-es`."""

    def __init__(self, texts: Texts, style: Style, words: Mapping[str, str]) -> None:
        self.texts, self.style, self.words = texts, style, words
        self.figures = NumberFormat(texts, style.ascii)
        self._kinds: dict[str, str] = {}

    def text(self, report: SimulationReport) -> str:
        """The whole page."""
        self._kinds = {section.id: section.kind for section in report.sections}
        blocks = [[self.style.paint(self._title_of(report), BOLD), *self._about(report)]]
        blocks.append(self._lengths(report.lengths))
        blocks += [self._section(section) for section in report.sections if section.rows]
        if report.verdicts:
            head = self.style.paint(self.texts("lab-targets"), BOLD)
            told = [line for verdict in report.verdicts for line in self._verdict(verdict)]
            blocks.append([head, *told, f"{INDENT}{self._summing_up(report.verdicts)}"])
        blocks.append([self.style.paint(self.texts("lab-note", reach=self.figures.reach), FAINT)])
        return "\n\n".join("\n".join(block) for block in blocks) + "\n"

    def _title_of(self, report: SimulationReport) -> str:
        """The game, its deck or labyrinth, and the rules."""
        setup, language = report.setup, self.texts.language
        game = game_name(self.texts, setup["game"])
        kind = next((kind for kind in SCENARIOS if kind in setup), "")
        if not kind:
            return self.texts("lab-title-plain", game=game, preset=setup["preset"])
        deck = spoken(self.words, kind, language) or setup[kind]
        return self.texts("lab-title", game=game, deck=deck, preset=setup["preset"])

    def _about(self, report: SimulationReport) -> list[str]:
        """How many games of whom, and by which rules: those that somebody changed stand apart from
        those that every run has unless they are changed."""
        setup, texts = report.setup, self.texts
        bots = ", ".join(literal(bot, 40) for bot in setup["bots"])
        seated = "lab-bots-rotate" if setup["rotate"] else "lab-bots-stay"
        lines = [texts("lab-games", n=setup["games"], seed=setup["seed"]), texts(seated, bots=bots)]
        always = study(setup["game"]).options
        told: dict[str, list[str]] = {"lab-changes": [], "lab-always": []}
        for name, value in setup["options"].items():
            own = name not in always or always[name] != value
            told["lab-changes" if own else "lab-always"].append(f"{name}={as_typed(value)}")
        return [
            *lines,
            *(texts(line, changes=", ".join(some)) for line, some in told.items() if some),
        ]

    def _lengths(self, lengths: tuple[GameLength, ...]) -> list[str]:
        texts, figures = self.texts, self.figures
        columns = ("median", "mean", "usual", "range")
        head = ("", *(texts(f"lab-column-{name}") for name in columns))
        rows = [
            (
                texts(f"lab-unit-{length.unit}"),
                figures.number(length.median, length.interval),
                figures.real(length.mean),
                figures.span(*length.usual),
                figures.span(length.least, length.most),
            )
            for length in lengths
        ]
        lines = [self._title("length"), *Grid(head, rows).lines(self.style)]
        return [*lines, "", *self._histogram(lengths[0])]

    def _histogram(self, length: GameLength) -> list[str]:
        """The rounds of all games in at most `CLASSES` classes of the same size; what is longer
        than usual is one class, so that a single long game does not flatten all others."""
        end = length.usual[1] + 1
        size = max(1, -(-(end - length.least) // (CLASSES - 1)))
        starts = range(length.least, end, size)
        classes = {(first, min(first + size, end) - 1): 0 for first in starts}
        if length.most >= end:
            classes[end, length.most] = 0
        keys = list(classes)
        for value, times in length.histogram.items():
            classes[keys[(value - length.least) // size if value < end else -1]] += times
        total, most = sum(classes.values()), max(classes.values())
        rows = [
            (self.figures.span(*key), str(times), self.figures.percent(times / total))
            for key, times in classes.items()
        ]
        texts = self.texts
        head = (texts("lab-unit-rounds"), texts("lab-column-games"), texts("lab-column-share"))
        bars = [times / most for times in classes.values()]
        return Grid(head, rows, bars).lines(self.style, longest=48)

    def _section(self, section: ReportSection) -> list[str]:
        head = (
            self.texts(f"lab-kind-{section.kind}"),
            *(self.texts(f"lab-column-{name}") for name in section.columns),
        )
        grid = self._grid(section, head, False)
        if grid.cells > self.style.cells:
            grid = self._grid(section, head, True)
        return [self._title(section.id), *grid.lines(self.style)]

    def _grid(self, section: ReportSection, head: Sequence[str], brief: bool) -> Grid:
        rows = [
            (self.key(section.kind, row.key), *(self.cell(cell, brief) for cell in row.cells))
            for row in section.rows
        ]
        return Grid(head, rows, self._bars(section))

    def _bars(self, section: ReportSection) -> list[float]:
        if not section.bar:
            return []
        shares = [
            (cell.value or 0.0) if isinstance(cell, MeasuredShare) else 0.0
            for _, cell in section.column(section.bar)
        ]
        most = max(shares) or 1.0
        return [share / most for share in shares]

    def cell(self, cell: Cell, brief: bool) -> str:
        """A cell in words; `brief` tells how far an interval reaches instead of both ends."""
        figures = self.figures
        match cell:
            case int():
                return str(cell)
            case KnownShare():
                return figures.percent(cell.value)
            case MeasuredShare():
                return figures.share(cell.value, cell.interval(), brief)
            case Difference():
                return figures.points(cell.value, cell.interval(), brief)

    def key(self, kind: str, key: str) -> str:
        """What a row is about."""
        texts = self.texts
        match kind:
            case "seat" | "order":
                return texts(f"lab-{kind}", n=int(key) + 1)
            case "sitting":
                bot, _, seat = key.rpartition("/")
                return texts("lab-sitting", bot=literal(bot, 40), n=int(seat) + 1)
        if name := spoken(self.words, f"{kind}-{key}", texts.language):
            return literal(name, 60)
        message = f"lab-{kind}-{key}"
        return texts(message) if texts.has(message) else literal(key, 60)

    def _title(self, section: str) -> str:
        return self.style.paint(self.texts(f"lab-section-{section}"), BOLD)

    def _verdict(self, verdict: TargetResult) -> list[str]:
        texts, figures, target = self.texts, self.figures, verdict.target
        show = figures.percent if verdict.is_share else figures.plain
        low, high = (show(limit) for limit in verdict.limits)
        word = texts(f"lab-verdict-{verdict.outcome.value}")
        told = texts(f"lab-target-{target.id}", low=low, high=high)
        word = self.style.paint(word, COLOURS[verdict.outcome])
        lines = [f"{INDENT}{word}: {told}", f"{INDENT * 2}{self._deciding(verdict)}"]
        rows = verdict.outside or verdict.open
        if len(rows) > 1:
            named = ", ".join(self.key(self._kinds[target.section], row) for row in rows[:NAMED])
            more = len(rows) - NAMED
            told = "lab-verdict-rows-more" if more > 0 else "lab-verdict-rows"
            lines.append(INDENT * 2 + texts(told, rows=named, n=more))
        return lines

    def _summing_up(self, verdicts: Sequence[TargetResult]) -> str:
        """What the targets say together, and what to do next."""
        outcomes = [verdict.outcome for verdict in verdicts]
        failing, undecided = (
            outcomes.count(one) for one in (TargetStatus.FAILS, TargetStatus.UNDECIDED)
        )
        if failing:
            return self.texts("lab-sum-fails", n=failing, most=len(outcomes))
        if undecided:
            return self.texts("lab-sum-undecided", n=undecided, most=len(outcomes))
        return self.texts("lab-sum-holds")

    def _deciding(self, verdict: TargetResult) -> str:
        worst: MeasuredValue = verdict.worst
        if not verdict.is_share:
            value = self.figures.number(worst.value or 0.0, worst.interval)
            return self.texts("lab-verdict-median", value=value)
        if not worst.key:
            return self.texts("lab-verdict-nothing")
        value = self.figures.share(worst.value, worst.interval, False)
        row = self.key(self._kinds[verdict.target.section], worst.key)
        return self.texts("lab-verdict-row", row=row, value=value)
