"""The report of a match as plain text: rules, seats, result, charts, turning points, luck, log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app import __version__
from app.analysis.match_analysis import Analysis, Chart
from app.i18n.fluent import Texts
from app.i18n.literal import literal, pad, width
from app.i18n.numbers import percent
from app.match.journal import Header
from app.text.aftermath import (
    DEGREES,
    drawing_order,
    figure_title,
    luck_in_all,
    luck_label,
    luck_rows,
    luck_sums,
    swing,
    swing_unit,
)
from app.text.chart import ChartGlyphs, chart_lines
from app.text.game_names import game_name
from app.text.log import MatchLog
from app.text.matches import seat_kind
from app.text.sentences import capital
from app.text.summary import MatchSummary

COLUMNS, ROWS = 78, 14
WIDEST = 400
"""Cells of a line of the log: longer ones are cut."""


@dataclass(frozen=True, slots=True)
class MatchReport:
    """The content of a report.

    `date` is the day as text; `rules` are the options with unusual values; `times` and
    `sentences` belong to the turning points; `achievements` are sentences about achievements.
    """

    header: Header
    summary: MatchSummary
    analysis: Analysis
    log: MatchLog
    times: Sequence[str]
    sentences: Sequence[str]
    rules: Sequence[tuple[str, str]]
    achievements: Sequence[str]
    date: str


def report(texts: Texts, run: MatchReport, signs: ChartGlyphs) -> list[str]:
    summary = run.summary
    how = [literal(summary.how, 600)] if summary.how else []
    lines = [summary.title, summary.headline, *how, "", *_about(texts, run)]
    parts = (
        (texts("end-report-result"), _result(texts, run)),
        *_charts(texts, run, signs),
        (_points_title(texts, run), _points(texts, run)),
        (texts("end-report-luck"), _luck(texts, run)),
        (texts("end-view-feats"), iter(run.achievements)),
        (texts("end-report-log"), _log(run.log)),
    )
    for title, body in parts:
        found = list(body)
        if found:
            lines += ["", title, "-" * width(title), *found]
    return [line.rstrip() for line in lines]


def _about(texts: Texts, run: MatchReport) -> Iterator[str]:
    header = run.header
    yield texts("end-report-game", game=game_name(texts, header.game), date=run.date)
    yield texts("end-report-seed", seed=header.seed, match=header.match)
    yield texts("end-report-version", version=__version__, rules=header.rules_rev)
    if header.practice:
        yield texts("end-report-practice")
    yield texts("end-report-rules" if run.rules else "end-report-usual")
    for label, value in run.rules:
        yield f"  {texts('end-report-rule', label=label, value=value)}"


def _result(texts: Texts, run: MatchReport) -> Iterator[str]:
    game, seats = run.header.game, run.header.seats
    ranking = run.summary.ranking
    names = [literal(one.name, 40) for one in ranking]
    widest = max(map(width, names))
    for one, name in zip(ranking, names, strict=True):
        kind = seat_kind(texts, game, seats[one.seat])
        place, note = f"{one.rank:>2}. @{one.seat + 1}", literal(one.note, 120)
        yield f"{place} {pad(name, widest)}  {note}  ({kind})"


def _charts(
    texts: Texts, run: MatchReport, signs: ChartGlyphs
) -> Iterator[tuple[str, Iterator[str]]]:
    analysis = run.analysis
    order = drawing_order(run.summary)

    def drawn(chart: Chart, chance: bool) -> Iterator[str]:
        def value(number: float) -> str:
            return percent(number, texts.language) if chance else str(round(number))

        for line in chart_lines(chart, (COLUMNS, ROWS), signs, value, order):
            yield "".join(text for text, _ in line)

    if analysis.chances:
        yield texts("end-view-chance"), drawn(analysis.chance_chart, True)
    yield figure_title(texts, analysis), drawn(analysis.figure_chart, False)


def _points_title(texts: Texts, run: MatchReport) -> str:
    unit = swing_unit(run.analysis, texts)
    return texts("end-report-points", unit=unit or "none")


def _points(texts: Texts, run: MatchReport) -> Iterator[str]:
    names = [seat.name for seat in run.header.seats]
    told = zip(run.analysis.moments, run.times, run.sentences, strict=True)
    for moment, when, sentence in told:
        change = swing(moment, run.analysis, texts)
        named = f", @{moment.seat + 1} {literal(names[moment.seat], 40)}" if len(names) > 1 else ""
        yield f"{capital(when)}{named}: {change}"
        yield f"    {literal(sentence, WIDEST)}"


def _luck(texts: Texts, run: MatchReport) -> Iterator[str]:
    analysis, language = run.analysis, texts.language
    rows = luck_rows(analysis)
    if not rows:
        return
    yield texts("end-luck-signs")
    for word, sums in rows:
        yield f"{luck_label(texts, run.header.game, word)}:"
        for seat, total in sums.items():
            actual, expected = luck_sums(total, language)
            text = texts("end-report-sum", came=actual, expected=expected, n=total.count)
            yield f"  @{seat + 1}  {text}  {DEGREES[total.degree]}"
    yield f"{texts('end-luck-overall')}:"
    for seat in range(analysis.seats):
        yield f"  @{seat + 1}  {luck_in_all(analysis, seat)}"


def _log(log: MatchLog) -> Iterator[str]:
    place = ""
    for line in log.lines:
        if line.place != place:
            place = line.place
            yield place
        turn = "    " if line.place else f"{line.turn:>4}"
        yield f"{turn}  {literal(log.shown(line), WIDEST)}"
        for detail in line.detail:
            yield f"        {literal(detail, WIDEST)}"
