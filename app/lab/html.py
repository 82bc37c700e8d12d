"""A report as one HTML file: it fetches nothing, follows the reader's theme, and prints.

A chart is a column of a table: a bar, or a mark for a figure with its interval behind it. The
browser draws both from a few percentages, so the file needs no picture and no script.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from app.i18n.fluent import Texts
from app.lab.earlier import EarlierFigure, EarlierReport
from app.lab.first_look import MOST, Finding
from app.lab.intervals import Interval
from app.lab.layout import Style
from app.lab.page import ReportPage
from app.lab.report import SimulationReport
from app.lab.scale import chart_scale, is_cut
from app.lab.sections import (
    Bar,
    Difference,
    KnownShare,
    MeasuredShare,
    ReportRow,
    ReportSection,
    kinds_of,
)
from app.lab.targets import TargetResult, TargetStatus

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""Nothing may be fetched, whatever stands in a name."""
CHARTED: Final = ("difference", "led", "won", "beaten", "killed", "share")
"""The columns that are drawn: of a table the first of these that it has."""
SORTED_FROM: Final = 9
"""Tables of so many rows are sorted by the drawn column, unless the rows are numbered."""
SHORT_TABLE: Final = 2
"""Columns of a table that fits any screen."""
NAMED: Final = 4
"""Rows of a finding that are named; the rest is counted."""


def page_head(language: str, title: str, style: str) -> list[str]:
    """Return the lines of a page up to the end of its head. `title` is HTML already."""
    return [
        "<!doctype html>",
        f'<html lang="{language}">',
        '<head><meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>",
        f"<style>{style}</style></head>",
    ]


def table_lines(
    heads: Sequence[str], rows: Iterable[Sequence[str]], charts: Sequence[str] = ()
) -> Iterator[str]:
    """Yield the lines of a table. Heads, cells and charts are HTML already.

    Each figure carries the head of its column, because a narrow screen shows a row as a block. So
    does a key that is a number.
    """
    shown = (*heads, "") if charts else heads
    wide = ' class="blocks"' if len(shown) > SHORT_TABLE else ""
    yield f'<div class="wide"><table{wide}><thead><tr>'
    yield "".join(f'<th scope="col">{head}</th>' for head in shown)
    yield "</tr></thead><tbody>"
    for number, (key, *figures) in enumerate(rows):
        cells = zip(heads[1:], figures, strict=True)
        found = "".join(f'<td data-head="{head}">{cell}</td>' for head, cell in cells)
        chart = f'<td class="chart">{charts[number]}</td>' if charts else ""
        named = f' data-head="{heads[0]}"' if key[:1].isdecimal() else ""
        yield f"<tr><td{named}>{key}</td>{found}{chart}</tr>"
    yield "</tbody></table></div>"


class HtmlReport(ReportPage):
    """Makes the file of a report. `words` are the names of cards, by `monster-<id>-es`. Figures of
    an `earlier` report are shown beside those of the new one. `command` is what tries a change of
    the deck, up to the change; "" if nothing does."""

    def __init__(
        self,
        texts: Texts,
        words: Mapping[str, str],
        earlier: EarlierReport | None = None,
        command: str = "",
    ) -> None:
        super().__init__(texts, Style(), words)
        self.earlier, self.command = earlier, command

    def html(self, report: SimulationReport) -> bytes:
        """Return the whole file."""
        title, *about = (escape(line) for line in self._about(report.setup))
        style = (files("app.lab") / "report.css").read_text(encoding="utf-8")
        sections = (report.lengths, report.classes, *report.sections)
        tables = [line for section in sections if section.rows for line in self._section(section)]
        notes = ["lab-note-page", *(["lab-note-cut"] if any(map(is_cut, tables)) else [])]
        parts = [
            *page_head(self.texts.language, title, style),
            '<body class="two">' if self.earlier is not None else "<body>",
            f"<h1>{title}</h1>",
            *(f'<p class="about">{line}</p>' for line in (*about, *self._compared())),
            *self._first_look(report),
            *self._targets_list(report),
            *tables,
            f'<p class="note">{" ".join(map(self._text, notes))}</p>',
            "</body></html>",
        ]
        return ("\n".join(parts) + "\n").encode()

    def _compared(self) -> Iterator[str]:
        if self.earlier is not None:
            yield self._text("lab-compared", games=self.earlier.games, seed=self.earlier.seed)

    # -- what to look at first

    def _first_look(self, report: SimulationReport) -> Iterator[str]:
        yield f'<div class="first"><h2>{self._text("lab-look-title")}</h2>'
        said = [
            escape(self.sentence(finding)) + self._typed(finding) for finding in report.first_look
        ]
        undecided = sum(one.outcome is TargetStatus.UNDECIDED for one in report.verdicts)
        if undecided and len(said) < MOST:
            games = 4 * report.setup["games"]  # four times as many halve an interval
            said.append(self._text("lab-look-open", n=undecided, games=games))
        if said:
            yield "<ol>"
            yield from (f"<li>{line}</li>" for line in said)
            yield "</ol></div>"
        else:
            yield f"<p>{self._text('lab-look-nothing')}</p></div>"

    def sentence(self, finding: Finding) -> str:
        """Return a finding, with its figure and what to try."""
        return " ".join(line for line in (self._found(finding), self._to_try(finding)) if line)

    def _found(self, finding: Finding) -> str:
        texts, verdict = self.texts, finding.target
        names = ", ".join(self.key(finding.kind, row) for row in finding.rows[:NAMED])
        more = max(0, len(finding.rows) - NAMED)
        if verdict is not None:
            show = self.figures.percent if finding.kind else self.figures.plain
            low, high = map(show, verdict.limits)
            target = texts(f"lab-target-{verdict.target.id}", low=low, high=high)
            figure = self._deciding(verdict, finding.kind)
            return texts("lab-look-missed", figure=figure, target=target)
        signed = finding.message in ("strong", "weak")
        value = self.figures.share(finding.value, finding.interval, signed=signed)
        usual = self.figures.share(finding.bound, (0.0, 0.0), brief=True, signed=signed).split()[0]
        return texts(f"lab-look-{finding.message}", rows=names, more=more, value=value, usual=usual)

    def _typed(self, finding: Finding) -> str:
        """Return the command that tries the number of a finding, as HTML."""
        if finding.dial is None or not self.command:
            return ""
        change = f"{finding.rows[0]}.{finding.dial.field}={finding.dial.new}"
        return f"<code>{escape(f'{self.command} --set {change}')}</code>"

    def _to_try(self, finding: Finding) -> str:
        if finding.dial is not None:
            field, old, new = finding.dial
            return self.texts(f"lab-try-dial-{field.rpartition('.')[2]}", old=old, new=new)
        message = f"lab-try-{finding.message}"
        return self.texts(message) if self.texts.has(message) else ""

    # -- targets

    def _targets_list(self, report: SimulationReport) -> Iterator[str]:
        if not report.verdicts:
            return
        kinds = kinds_of(report.sections)
        yield f'<section><h2>{self._text("lab-targets")}</h2><ul class="targets">'
        for verdict in report.verdicts:
            yield self._target(verdict, kinds.get(verdict.target.section, ""))
        yield f"</ul><p>{escape(self._sum(report))}</p></section>"

    def _target(self, verdict: TargetResult, kind: str) -> str:
        """Return a target as an item. Its colour says nothing that its word doesn't."""
        first, *rest = (escape(line.strip()) for line in self._verdict(verdict, kind))
        word, _, words = first.partition(": ")
        was = self.earlier.outcome(verdict.target.id) if self.earlier is not None else ""
        if self.texts.has(f"lab-verdict-{was}"):
            rest.append(self._text("lab-was", outcome=self.texts(f"lab-verdict-{was}")))
        more = "".join(f"<p>{line}</p>" for line in rest)
        return f'<li><span class="{verdict.outcome.value}">{word}</span>: {words}{more}</li>'

    # -- tables

    def _section(self, section: ReportSection) -> Iterator[str]:
        drawn = next((name for name in CHARTED if name in section.columns), "")
        rows: Sequence[ReportRow] = section.rows
        if drawn and len(rows) >= SORTED_FROM and not all(row.key.isdecimal() for row in rows):
            at = section.columns.index(drawn)
            rows = sorted(rows, key=lambda row: -(_value(row.cells[at]) or 0.0))
        before = [self._before(section, row.key, drawn) for row in rows]
        charts = _charts(section, rows, drawn, before)
        heads = [self._head(section.kind)]
        heads += [self._text(f"lab-column-{name}") for name in section.columns if name != "bar"]
        heads += [self._text("lab-column-before")] if any(before) else []
        lines = []
        for row, old in zip(rows, before, strict=True):
            found = [self.figures.cell(cell) for cell in row.cells if not isinstance(cell, Bar)]
            cells = [self.key(section.kind, row.key), *map(str, found)]
            past = [f'<span class="before">{escape(self._shown(old, drawn))}</span>']
            lines.append([*map(escape, cells), *(past if any(before) else ())])
        yield "<section>"
        if section.id:
            yield f"<h2>{self._text(f'lab-section-{section.id}')}</h2>"
        yield from table_lines(heads, lines, charts)
        yield "</section>"

    def _before(self, section: ReportSection, key: str, drawn: str) -> EarlierFigure | None:
        """Return the figure of the earlier report that belongs beside a row."""
        if self.earlier is None:
            return None
        if section.id == "length":
            return self.earlier.length(key)
        return self.earlier.figure(section.id, section.kind, key, drawn) if drawn else None

    def _shown(self, figure: EarlierFigure | None, drawn: str) -> str:
        if figure is None:
            return "-"
        ends = (figure.low, figure.high)
        if not drawn:
            return self.figures.number(figure.value, ends)
        return self.figures.share(figure.value, ends, signed=drawn == "difference")

    def _head(self, kind: str) -> str:
        known = (name for name in (f"lab-kind-{kind}", f"lab-unit-{kind}") if self.texts.has(name))
        message = next(known, "")
        return self._text(message) if message else ""

    def _text(self, message: str, /, **values: str | int) -> str:
        return escape(self.texts(message, **values))


def _value(cell: object) -> float | None:
    return cell.value if isinstance(cell, MeasuredShare | Difference) else None


def _charts(
    section: ReportSection,
    rows: Sequence[ReportRow],
    drawn: str,
    before: Sequence[EarlierFigure | None],
) -> list[str]:
    """Return what is drawn beside each row; nothing if the table has nothing to draw."""
    if drawn and any(
        isinstance(row.cells[section.columns.index(drawn)], MeasuredShare | Difference)
        for row in rows
    ):
        cells = [row.cells[section.columns.index(drawn)] for row in rows]
        return _reaches(cells, _even(rows), before)
    bars = [next((cell for cell in row.cells if isinstance(cell, Bar)), None) for row in rows]
    if None in bars:
        return []
    return [
        f'<span class="bar" style="--part:{100 * bar.part:.1f}%"></span>' for bar in bars if bar
    ]


def _even(rows: Sequence[ReportRow]) -> float:
    """Return the even share that a table compares with, 0 if there is none or several."""
    found = {cell.value for row in rows for cell in row.cells if isinstance(cell, KnownShare)}
    return found.pop() if len(found) == 1 else 0.0


def _reaches(
    cells: Sequence[object], zero: float, before: Sequence[EarlierFigure | None]
) -> list[str]:
    """Return figures as marks with their intervals, all on one scale that has `zero` on it, and the
    figures of an earlier report as marks below them."""
    found = [_figure(cell) for cell in cells]
    old = [None if one is None else (one.value, (one.low, one.high)) for one in before]
    scale = chart_scale([one for one in (*found, *old) if one is not None], zero)
    charts = []
    for now, past in zip(found, old, strict=True):
        drawn = "" if now is None else scale.drawn(*now)
        charts.append(drawn + scale.drawn(*past, "old") if drawn and past else drawn)
    return charts


def _figure(cell: object) -> tuple[float, Interval] | None:
    """Return the value of a cell with its interval, None if nothing was measured."""
    value = _value(cell)
    if value is None or not isinstance(cell, MeasuredShare | Difference):
        return None
    return value, cell.interval()
