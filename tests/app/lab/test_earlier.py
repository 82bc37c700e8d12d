"""An earlier report beside a new one: its figures, and files that are no reports."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from app.cli.main import main
from app.i18n.fluent import LANGUAGES, Texts
from app.lab.earlier import EarlierReport, NoReport
from app.lab.html import HtmlReport
from app.lab.writers import as_json
from app.session.exit_codes import WRONG_USE
from tests.app.lab.test_html import HOSTILE, Reader
from tests.app.lab.test_page import WORDS, report
from tests.helpers.cases import each

GAME = report().setup["game"]


def data() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(as_json(report()))
    return found


def earlier(found: object) -> EarlierReport:
    return EarlierReport(json.dumps(found).encode(), GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drawn_figure_has_the_earlier_one_beside_it(language: str) -> None:
    alone = HtmlReport(Texts(language, strict=True), WORDS).html(report()).decode()
    assert "reach old" not in alone
    text = HtmlReport(Texts(language, strict=True), WORDS, earlier(data())).html(report()).decode()
    assert Reader(text).open == []
    assert text.count("reach old") == text.count('class="reach"') > 0
    assert {"en": "Compared with an earlier run", "es": "Comparado con"}[language] in text
    assert text.count({"en": "before: ", "es": "antes: "}[language]) == len(report().verdicts)


def test_the_style_of_earlier_marks_leaves_the_others_their_rules() -> None:
    style = (files("app.lab") / "report.css").read_text(encoding="utf-8")
    assert '.reach::before, .reach::after, .bar::before { content: ""' in style
    assert style.index(".old::after") > style.index(".reach::after { left")


def test_a_card_of_the_earlier_report_alone_is_left_out_and_a_new_one_has_none() -> None:
    found = data()
    section = next(one for one in report().sections if "won" in one.columns and one.rows)
    rows = found["sections"][section.id]
    gone = rows.pop(0)
    rows.append({**gone, section.kind: "gone"})
    old = earlier(found)
    key = section.rows[0].key
    assert old.figure(section.id, section.kind, key, "won") is None
    assert old.figure(section.id, section.kind, "gone", "won") is not None
    text = HtmlReport(Texts("en"), WORDS, old).html(report()).decode()
    assert '<span class="before">-</span>' in text


def spoiled(value: object) -> dict[str, Any]:
    """Return a report with a value in place of every part."""
    found = data()
    return {
        "format": found["format"],
        "setup": {"game": GAME, "games": value, "seed": value},
    } | dict.fromkeys(("sections", "length", "targets"), value)


@each("value", [None, 1, "x", [], [1], {}, {"rounds": 1}, [[{}]], HOSTILE])
def test_parts_that_are_no_reports_are_left_out(value: object) -> None:
    text = HtmlReport(Texts("en"), WORDS, earlier(spoiled(value))).html(report()).decode()
    assert "reach old" not in text
    assert Reader(text).open == []
    assert "script" not in Reader(text).tags


@each("number", ["1", True, None, float("nan"), float("inf"), 10**400, [1]])
def test_a_figure_needs_three_numbers(number: object) -> None:
    found = {"format": 1, "setup": {"game": GAME}, "length": {"laps": {"value": 2, "low": 1}}}
    old = earlier(found | {"length": {"laps": {"value": 2, "low": 1, "high": number}}})
    assert old.length("laps") is None
    assert earlier(found).length("laps") is None


@each(
    "case",
    [
        (b"", "form"), (b"[1]", "form"), (b"\xff", "form"), (b"{}", "form"), (b"[" * 9999, "form"),
        (b'{"setup": {}, "format": 7}', "version"),
        (b'{"setup": {"game": "chess"}, "format": 1}', "game"),
    ],
)  # fmt: skip
def test_what_is_no_report_of_the_game_is_refused(case: tuple[bytes, str]) -> None:
    written, why = case
    with pytest.raises(NoReport) as info:
        EarlierReport(written, GAME)
    assert info.value.why == why


@pytest.mark.parametrize(
    ("file", "sentence"),
    [("none.json", "can't be read"), ("bad.json", "isn't a report"), ("", "Add --html")],
)
def test_the_command_line_says_what_can_not_be_compared(
    file: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.json").write_text("{}")
    page = ("--html", str(tmp_path / "report.html")) if file else ()
    words = ("napakalaki", "--games", "4", "--compare", str(tmp_path / (file or "bad.json")), *page)
    assert main(["simulate", *words]) == WRONG_USE
    assert sentence in capsys.readouterr().err
