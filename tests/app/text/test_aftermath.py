"""How a match went, in words: the chart in lines, the card, the report."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.analysis.analyst import ProgressMeasure
from app.analysis.luck import LuckTotal
from app.analysis.match_analysis import Analysis, Chart
from app.analysis.plot import NOBODY, Scale
from app.analysis.turning_points import TurningPoint
from app.i18n.fluent import Texts
from app.match.journal import Header
from app.match.seats import Seat
from app.text import chart
from app.text.aftermath import luck_gain, luck_sums, swing
from app.text.endcard import card
from app.text.log import LogLine, MatchLog
from app.text.matches import seat_kind
from app.text.report import MatchReport, report
from app.text.summary import MatchSummary, SeatResult

COURSE = ((0.5, 0.5), (0.25, 0.75), (0.75, 0.25), (1.0, 0.0))
"""Of two seats, over three decisions, each of them a turn."""

ANALYSIS = Analysis(
    seats=2,
    figure=ProgressMeasure("level", least=1, most=5),
    progress=((1, 1), (1, 2), (3, 2), (5, 2)),
    chances=COURSE,
    turns=(0, 1, 2),
    seen=((), (), ()),
    luck=(
        LuckTotal("gold", 0, 4, 1300.0, 1092.4, 10_000.0),
        LuckTotal("escapes", 1, 3, 0.0, 1.0, 0.1),
    ),
)
HEADER = Header(
    match="0123456789abcdef",
    game="napakalaki",
    rules_rev=2,
    config={},
    config_digest="",
    seats=(Seat("Ana"), Seat("Ben", "sharp")),
    seed="GOLD-19C2",
    title={},
)
SUMMARY = MatchSummary(
    title="Napakalaki",
    headline="Ana wins!",
    how="Level 5, bought with gold.",
    standings=(SeatResult(1, 0, "Ana", "level 5"), SeatResult(2, 1, "Ben", "level 2")),
    seed="GOLD-19C2",
    turns=3,
)


@pytest.fixture(params=["en", "es"])
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param, strict=True)


def plain(lines: list[list[tuple[str, int]]]) -> list[str]:
    return ["".join(text for text, _ in line).rstrip() for line in lines]


def test_a_chart_says_its_values_its_turns_and_whose_line_ends_where() -> None:
    points = chart.ChartMarks((0.5, 2.5), chosen=1)
    lines = chart.chart_lines(
        ANALYSIS.chance_chart, (24, 7), chart.ASCII, lambda n: f"{n:.0%}", [1, 0], points
    )
    assert plain(lines) == [
        "100% |            + 1",
        "     |    +--2+---+",
        " 50% |----+   |",
        "     |    +---+---+",
        "  0% |            + 2",
        "     +--^-------^--",
        "      1   2   3",
    ]
    assert [seat for text, seat in lines[5] if text == "^"] == [chart.POINT, chart.CHOSEN]
    assert {seat for line in lines[:5] for _, seat in line} == {NOBODY, 0, 1}


def test_no_turn_is_missing_below_a_short_chart() -> None:
    six, many = ([(0.5,) * (turns + 1)] * 2 for turns in (6, 80))
    below = [
        "".join(text for text, _ in chart.chart_lines(
            Chart(tuple(courses), Scale(0.0, 1.0)), (72, 7), chart.ASCII, str, [0, 1]
        )[-1]).split()
        for courses in (six, many)
    ]  # fmt: skip
    assert below == [list("123456"), ["1", "21", "41", "61", "80"]]


def test_seats_that_end_in_one_row_have_blanks_between_them() -> None:
    """1 and 2 side by side read like twelve."""
    same = Chart(((0.0, 0.0),) * 3, Scale(0.0, 1.0))
    lines = plain(chart.chart_lines(same, (24, 5), chart.ASCII, str, [0, 1, 2]))
    assert any(line.endswith("- 1 2 3") for line in lines)


@pytest.mark.parametrize(
    ("language", "before", "after", "said"),
    [
        ("es", 0.91, 0.999, "del 91 % a más del 99 %"),
        ("es", 0.05, 0.001, "del 5 % a menos del 1 %"),
        ("es", 0.001, 0.4, "de menos del 1 % al 40 %"),
        ("en", 0.91, 0.999, "91% to over 99%"),
        ("en", 0.05, 0.001, "5% to under 1%"),
    ],
)
def test_a_change_of_chances_is_said_without_signs(
    language: str, before: float, after: float, said: str
) -> None:
    moment = TurningPoint(3, 2, 0, before, after)
    assert swing(moment, ANALYSIS, Texts(language, strict=True)) == said


@pytest.mark.parametrize("rows", [3, 2, 1, 0, -1])
def test_a_chart_without_room_for_a_line_is_none(rows: int) -> None:
    """As between two sizes of a terminal."""
    lines = chart.chart_lines(ANALYSIS.chance_chart, (24, rows), chart.ASCII, str, [0, 1])
    assert len(lines) == (rows if rows > 2 else 0)


def test_the_card_has_no_name_of_a_card_or_a_square() -> None:
    found = card(Texts("en", strict=True), HEADER, SUMMARY, ANALYSIS, ascii_only=True)
    assert found == [
        "Mazmorra - Napakalaki",
        "seed GOLD-19C2, 2 players, 3 turns",
        "",
        "1. Ana  555333666888  person",
        "2. Ben  555666333111  bot: sharp",
        "",
        "luck: Ana ++, Ben --",
    ]


def test_a_match_that_was_not_looked_into_has_a_card_too() -> None:
    found = card(Texts("es", strict=True), HEADER, SUMMARY, None, ascii_only=False)
    assert found == [
        "Mazmorra · Napakalaki",
        "semilla GOLD-19C2, 2 jugadores, 3 turnos",
        "",
        "1. Ana  persona",
        "2. Ben  bot: astuto",
    ]


def test_the_card_of_a_match_alone_has_its_result() -> None:
    alone = replace(HEADER, seats=HEADER.seats[:1], game="descent")
    results = (replace(SUMMARY.standings[0], note="##^....."),)
    summary = replace(SUMMARY, headline="32 coins", standings=results)
    found = card(Texts("en", strict=True), alone, summary, None, ascii_only=True)
    assert found == [
        "Mazmorra - The Descent",
        "seed GOLD-19C2, one player, 3 turns",
        "",
        "32 coins  ##^.....",
        "",
        "1. Ana  person",
    ]


def test_sums_have_decimals_where_they_tell_something() -> None:
    gold, escapes = ANALYSIS.luck
    assert luck_sums(gold, "en") == ("1300", "1092")
    assert luck_gain(gold, "es") == "+208"
    assert luck_sums(escapes, "es") == ("0", "1,0")
    assert luck_gain(escapes, "en") == "-1.0"
    assert luck_gain(replace(escapes, actual=1.0), "en") == "0.0"


def test_a_turning_point_tells_chances_or_figures(texts: Texts) -> None:
    told = {"en": "25% to 75%", "es": "del 25 % al 75 %"}
    moment = ANALYSIS.moments[1]
    assert (moment.seat, moment.turn, moment.decision) == (0, 2, 1)
    assert swing(moment, ANALYSIS, texts) == told[texts.language]
    alone = replace(ANALYSIS, chances=())
    told = {"en": "level 1 to 3", "es": "nivel 1 a 3"}
    assert swing(replace(moment, before=1, after=3), alone, texts) == told[texts.language]


def test_what_a_file_from_anybody_calls_things_is_harmless_in_all_that_is_given_away(
    texts: Texts,
) -> None:
    """Names, a seed, a bot that nobody knows: markup stays text, and no terminal obeys it."""
    hostile = "[red]\x1b[31mx\n\u202ey[/]"
    seats = (Seat(hostile), Seat("Ben", hostile))
    header = replace(HEADER, seats=seats, seed=hostile, game=hostile, title={"deck-en": hostile})
    standings = (SeatResult(1, 0, hostile, hostile), SeatResult(2, 1, hostile))
    summary = replace(SUMMARY, how=hostile, seed=hostile, standings=standings)
    log = MatchLog(texts)
    log.add(LogLine(1, hostile, "move", (hostile,)))
    times = ["turn 1"] * 3
    run = MatchReport(
        header,
        summary,
        ANALYSIS,
        log,
        times,
        [hostile] * 3,
        [(hostile, "5")],
        [],
        "2026-11-22",
    )
    lines = [
        *card(texts, header, summary, None, ascii_only=True),
        *report(texts, replace(run, header=replace(header, game="napakalaki")), chart.ASCII),
    ]
    assert any("[red]" in line for line in lines)
    assert all(line.isprintable() for line in lines)
    assert seat_kind(texts, "napakalaki", seats[1]) == "[red][31mx y[/]"


@pytest.mark.parametrize("signs", [chart.UNICODE, chart.ASCII])
def test_the_report_has_rules_seats_charts_points_luck_and_log(
    texts: Texts, signs: chart.ChartGlyphs
) -> None:
    log = MatchLog(texts)
    log.add(LogLine(1, "Ana draws.", "move", ("One card.",)))
    log.add(LogLine(2, "\x1b[31mBen\x1b[0m falls.", "bad"))
    log.add(LogLine(2, "\x1b[31mBen\x1b[0m falls.", "bad"))
    run = MatchReport(
        header=HEADER,
        summary=SUMMARY,
        analysis=ANALYSIS,
        log=log,
        times=["turn 1", "turn 3", "floor 3, lap 3"],
        sentences=["Ben wins.", "Ana wins.", "Ana buys."],
        rules=[("Winning level", "5")],
        achievements=["Ana: Rich"],
        date="2026-11-22",
    )
    lines = report(texts, run, signs)
    text = "\n".join(lines)
    for part in ("2026-11-22", "GOLD-19C2", "0123456789abcdef", "Winning level: 5", "Ana: Rich"):
        assert part in text
    assert " 1. @1 Ana  level 5" in text
    assert "    Ana buys." in lines
    points = [line.partition(", @")[0] for line in lines if ", @" in line]
    assert points == ["Turn 1", "Turn 3", "Floor 3, lap 3"]
    unit = texts("end-points-unit")
    assert f"{texts('end-points')} ({unit})" in lines
    assert "   1  Ana draws." in lines
    assert "        One card." in lines
    assert "\x1b" not in text
    assert any(line.startswith("   2") and "x2" in line for line in lines)
    assert max(map(len, lines)) < 120
