"""The report as people read it, in both languages, and as other programs do."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from app.i18n.fluent import LANGUAGES, Texts
from app.i18n.literal import width
from app.lab.counts import WIN, Counts
from app.lab.jobs import Job
from app.lab.layout import Grid, Style
from app.lab.page import ReportPage
from app.lab.progress import ProgressLine, clock
from app.lab.report import SimulationReport, make
from app.lab.targets import MeasuredValue, TargetResult, TargetStatus
from app.lab.writers import as_csv, as_json

GAMES = 300
"""Of three players: sharp wins 81 % of them on two seats, cautious the rest on one."""


def counts() -> Counts:
    """What might have been counted."""
    fates = ("met", "beaten", "escaped", "accepted", "lost", "died")
    sitting = {"games": 100, "won": 19 * WIN}
    sharp = {"games": 200, "won": 81 * WIN}
    levels = {"sales": 400, "bought": 520, "gold": 540_000, "won": 2100, "lost": 300}
    return {
        "games": GAMES,
        "won": GAMES * WIN,
        "rounds": {str(rounds): 30 for rounds in (6, 8, 9, 10, 11, 12, 13, 14, 15)}
        | {"19": 20, "31": 9, "90": 1},
        "turns": {"20": 100, "38": 150, "95": 50},
        "decisions": {"110": 151, "112": 149},
        "ends": {"level-reached": 297, "turn-limit": 3},
        "seats": {"0": 90 * WIN, "1": 100 * WIN, "2": 110 * WIN},
        "order": {"0": 130 * WIN, "1": 90 * WIN, "2": 80 * WIN},
        "kinds": {"sharp": 243 * WIN, "cautious": 57 * WIN},
        "sittings": {
            "sharp": {str(seat): sharp for seat in range(3)},
            "cautious": {str(seat): sitting for seat in range(3)},
        },
        "monsters": {
            "wet-cat": dict(zip(fates, (500, 480, 10, 0, 10, 0), strict=True)),
            "last-bus": dict(zip(fates, (400, 0, 130, 20, 270, 270), strict=True)),
            "unmet": dict.fromkeys(fates, 0),
        },
        "treasures": {
            "ladle": {"seats": 300, "won": 120 * WIN},
            "anvil": {"seats": 0, "won": 0},
        },
        "levels": {**levels, "necklaces": 12, "deaths": 270},
        "wins": {"fought": 99, "bought": 198},
    }


WORDS = {
    "deck-en": "Things Mislaid",
    "deck-es": "Cosas perdidas",
    "monster-wet-cat-en": "Wet Cat",
    "monster-wet-cat-es": "Gato mojado",
    "monster-last-bus-en": "The Last Bus [N1]",
    "monster-last-bus-es": "El último autobús [N1]",
    "monster-unmet-en": "Nobody\x1b[31m Met",
    "monster-unmet-es": "Nadie\x1b[31m lo vio",
    "treasure-ladle-en": "Ladle",
    "treasure-ladle-es": "Cucharón",
    "treasure-anvil-en": "Anvil",
    "treasure-anvil-es": "Yunque",
}


def report() -> SimulationReport:
    job = Job("napakalaki", {}, ("sharp", "sharp", "cautious"), GAMES, "7")
    options = {"buy_winning_level": False, "turn_limit": 300}
    about = {"rules-rev": 1, "digest": "ab", "deck": "base", "preset": "readme", "options": options}
    return make(job, counts(), "base", about)


def page(language: str, style: Style) -> str:
    return ReportPage(Texts(language, strict=True), style, WORDS).text(report())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page(language: str, picture: SnapshotAssertion) -> None:
    assert page(language, Style(cells=100)) == picture


def test_a_target_that_these_bots_cannot_answer_is_named() -> None:
    shown = page("en", Style(cells=100))
    assert "not measured: every seat wins 30.3% to 36.3% of the games" in shown


def test_the_page_in_80_cells_of_ascii(picture: SnapshotAssertion) -> None:
    shown = page("en", Style(cells=80, ascii=True))
    assert shown.isascii()
    assert max(map(width, shown.splitlines())) <= 80
    assert shown == picture


def test_colours_add_nothing_to_the_words() -> None:
    import re

    plain, coloured = (page("en", Style(colour=colour)) for colour in (False, True))
    assert "\x1b" not in plain
    assert re.sub(r"\x1b\[\d*m", "", coloured) == plain
    assert "\x1b[31mmissed\x1b[0m" in coloured


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("upper", "chance"), [(0.009, True), (0.03, False)])
def test_an_undecided_figure_outside_its_limits_is_called_chance(
    language: str, upper: float, chance: bool
) -> None:
    """One interval of many strays by chance: what is printed doesn't contradict the verdict."""
    texts, report_of_one = Texts(language, strict=True), report()
    target = next(one.target for one in report_of_one.verdicts if one.target.section)
    row = MeasuredValue("tax-office", 0.0, (0.0, upper))
    result = TargetResult(target, TargetStatus.UNDECIDED, (0.02, 1.0), row, (), ("tax-office",))
    shown = ReportPage(texts, Style(), WORDS).text(replace(report_of_one, verdicts=(result,)))
    assert ({"en": "may be chance", "es": "puede ser casualidad"}[language] in shown) == chance


def data() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(as_json(report()))
    return found


def test_the_json_has_each_share_with_its_interval() -> None:
    """243 of 300 is 0.81, by Wilson 0.762 to 0.850."""
    row = data()["sections"]["bots"][1]
    assert (row["bot"], row["seats"], row["even"]) == ("sharp", 2, 0.666667)
    won = row["won"]
    assert (won["count"], won["of"], won["value"]) == (243, 300, 0.81)
    assert (round(won["low"], 3), round(won["high"], 3)) == (0.762, 0.850)


def test_the_json_says_what_was_played_and_nothing_of_who_played_it() -> None:
    found = data()
    assert found["setup"]["seed"] == "7"
    assert found["setup"]["options"] == {"buy_winning_level": False, "turn_limit": 300}
    assert "workers" not in json.dumps(found)
    assert list(found["counts"]["rounds"])[:3] == ["6", "8", "9"]


def test_the_verdicts() -> None:
    found = {target["target"]: target for target in data()["targets"]}
    assert found["rounds"]["outcome"] == "holds"
    beaten = found["monsters-beaten"]
    assert (beaten["outcome"], beaten["figure"]) == ("fails", "last-bus")
    assert (beaten["outside"], beaten["undecided"]) == (["last-bus"], ["unmet"])
    assert found["monsters-win"]["outcome"] == "undecided"
    assert "even-seats" not in found  # the bots are not alike
    assert report().missed


def test_a_table_is_a_csv_file() -> None:
    files = as_csv(report())
    assert {"lengths.csv", "targets.csv", "seats.csv", "monsters.csv"} <= set(files)
    rows = list(csv.DictReader(io.StringIO(files["monsters.csv"].decode())))
    assert rows[0]["monster"] == "wet-cat"
    assert (rows[0]["met"], rows[0]["beaten-count"], rows[0]["beaten-value"]) == (
        "500",
        "480",
        "0.96",
    )
    assert rows[2]["beaten-value"] == ""
    lengths = list(csv.DictReader(io.StringIO(files["lengths.csv"].decode())))
    assert lengths[0] == {"unit": "rounds", "length": "6", "games": "30"}


@pytest.mark.parametrize(
    ("part", "bar"), [(0, ""), (0.001, "▏"), (0.5, "████"), (0.55, "████▍"), (1, "████████")]
)
def test_a_bar_of_eight_cells(part: float, bar: str) -> None:
    assert Style().bar(part, 8) == bar


def test_a_bar_of_ascii() -> None:
    bars = [Style(ascii=True).bar(part, 8) for part in (0, 0.001, 0.5, 1)]
    assert bars == ["", "#", "####", "########"]


def test_a_table_measures_in_cells() -> None:
    lines = Grid(("", "n"), [("猫", "1"), ("dog", "20")]).lines(Style())
    assert lines == ["        n", "  猫    1", "  dog  20"]


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("cells", [20, 80])
def test_progress_is_one_line_that_goes_away(cells: int) -> None:
    out, time = io.StringIO(), Clock()
    bar = ProgressLine(out, Texts("en", strict=True), Style(cells=cells, ascii=True), 200, time)
    time.now += 10
    bar(50)
    bar(150, 120)
    bar.clear()
    start, middle, resumed, end = out.getvalue().split("\r\x1b[K")[1:]
    if cells == 80:
        assert start == "........................ 0 of 200 games"
        assert middle == "######.................. 50 of 200 games, 5 a second, 0:30 left"
        assert resumed.endswith("150 of 200 games, 3 a second, 0:17 left"), "120 took no time"
    assert width(middle) + len("^C") < cells
    assert end == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_gives_its_room_to_the_answer_so_far(language: str) -> None:
    texts, time = Texts(language, strict=True), Clock()
    bar = ProgressLine(io.StringIO(), texts, Style(cells=80, ascii=True), 4000, time)
    bar.answer = texts("lab-decided", n=2, most=4)
    time.now += 30
    line = bar.line(1350)
    assert line.startswith("##")
    assert line.endswith(bar.answer)
    assert width(line) + len("^C") < 80


def test_times() -> None:
    assert [clock(seconds) for seconds in (7, 750, 3723)] == ["0:07", "12:30", "1:02:03"]
