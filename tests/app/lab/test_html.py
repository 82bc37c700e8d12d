"""The report as a page: it fetches nothing, and no name on a card is markup."""

from __future__ import annotations

import re
import shlex
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser

import pytest
from typing_extensions import override

from app.cli.parser import Parser
from app.cli.simulate import try_command
from app.i18n.fluent import LANGUAGES, Texts
from app.lab.first_look import Finding, NumberToTry
from app.lab.html import HtmlReport
from app.lab.scale import chart_scale
from app.lab.sections import MeasuredShare, ReportRow, ReportSection
from tests.app.lab.test_page import WORDS, report

HOSTILE = '</td><script src="//evil.example/x.js"></script><img src=x onerror=alert(1)>'


def page(language: str = "en", words: dict[str, str] = WORDS) -> str:
    return HtmlReport(Texts(language, strict=True), words).html(report()).decode()


class Reader(HTMLParser):
    """Collects the tags and the text, and that everything that opens is closed."""

    EMPTY = ("meta",)

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.text = ""
        self.open: list[str] = []
        self.feed(text)

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag not in self.EMPTY:
            self.open.append(tag)

    @override
    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    @override
    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_both_languages_and_fetches_nothing(language: str) -> None:
    text = page(language)
    read = Reader(text)
    assert read.open == []
    assert f'<html lang="{language}">' in text
    assert read.tags.isdisjoint({"script", "link", "img", "iframe", "a", "object", "form"})
    assert read.attributes.isdisjoint({"src", "href", "onload", "onclick"})
    assert not re.search(r"https?:|//\w|url\(|@import", text)
    assert "default-src 'none'" in text
    assert "prefers-color-scheme: dark" in text
    assert len(text) < 100_000
    assert "lab-" not in read.text


def test_a_name_on_a_card_is_never_markup() -> None:
    text = page(words={**WORDS, "deck-en": HOSTILE, "monster-wet-cat-en": HOSTILE})
    read = Reader(text)
    assert read.tags.isdisjoint({"script", "img"})
    assert "evil.example" in read.text, "it is shown as what it is"


def test_it_says_first_what_is_wrong_and_then_shows_all_of_it() -> None:
    read = Reader(page()).text
    assert re.search(
        r"Look here first\s+The Last Bus \[N1\]: 0.0% \(0.0..1.0\), but the target is: every "
        r"monster loses at least 2.0% of its fights. Try a lower level.",
        read,
    )
    assert "targets are undecided. Play 1200 games" in read or "One target is undecided" in read
    assert "Out of balance: " in read.partition("Length of games")[0], "what came of all together"
    titles = ["Targets", "Length of games", "Wins by bot", "Wins by seat", "Monsters in fights"]
    assert sorted(titles, key=read.index) == titles


def test_a_number_to_try_has_the_command_that_tries_it() -> None:
    found = Finding("strong", 1.0, "treasure", ("hat",), dial=NumberToTry("bonus", 5, 3))
    one = replace(report(), first_look=(found,))
    typed = Parser(Texts("en")).parse(
        ["simulate", "napakalaki", "--deck", "./a deck", "--seats", "4", "--option", "turn_limit=9"]
    )
    command = try_command(typed, one.setup)
    text = HtmlReport(Texts("en"), WORDS, command=command).html(one).decode()
    (code,) = re.findall("<code>(.*?)</code>", text)
    words = shlex.split(unescape(code))
    assert words[0] == "mazmorra"
    again = Parser(Texts("en")).parse(words[1:])
    assert (again.which, again.game, again.seats) == (["./a deck"], "napakalaki", 4)
    assert (again.option, again.set) == (["turn_limit=9"], ["hat.bonus=3"])
    assert (
        try_command(Parser(Texts("en")).parse(["simulate", "descent"]), {"game": "descent"}) == ""
    )


def test_on_a_narrow_screen_each_figure_has_the_head_of_its_column() -> None:
    table = page().partition("<h2>Wins by seat</h2>")[2].partition("</table>")[0]
    assert '<table class="blocks">' in table
    assert re.findall('<td data-head="(.*?)">', table) == ["won", "even share"] * 3


def test_tenths_of_a_match_stay_in_their_order() -> None:
    """Nine rows of shares would be sorted by share; a course in time isn't."""
    rising = tuple(ReportRow(str(n), (MeasuredShare(10 * n, 100),)) for n in range(1, 10))
    leads = ReportSection("leads", "tenth", ("led",), rising)
    found = replace(report(), sections=(leads,))
    text = HtmlReport(Texts("en", strict=True), WORDS).html(found).decode()
    assert re.findall(r">(\d+)% of the turns</td>", text) == [f"{n}0" for n in range(1, 10)]


def test_a_figure_stands_at_its_place_on_the_scale_of_its_table() -> None:
    """The marks of the seats lie in the order of their wins, each within its interval."""
    table = page().partition("<h2>Wins by seat</h2>")[2].partition("</table>")[0]
    marks = re.findall(r"--low:([\d.]+)%;--high:([\d.]+)%;--value:([\d.]+)%", table)
    assert len(marks) == 3
    places = [float(value) for _, _, value in marks]
    assert places == sorted(places)
    assert all(0 <= float(low) < float(value) < float(high) <= 100 for low, high, value in marks)


def test_one_unsure_figure_does_not_make_the_others_unreadable() -> None:
    """Its interval ends in an arrow at the edge, and a note says so. A sure figure that is far away
    is never cut, because it is what the reader looks for."""
    cells = [MeasuredShare(500 + 5 * n, 1000) for n in range(8)]

    def drawn(odd: MeasuredShare) -> str:
        rows = tuple(ReportRow(str(n), (cell,)) for n, cell in enumerate([*cells, odd]))
        section = ReportSection("leads", "tenth", ("led",), rows)
        found = replace(report(), sections=(section,))
        return HtmlReport(Texts("en", strict=True), WORDS).html(found).decode()

    table = drawn(MeasuredShare(1, 2))
    assert re.findall(r'class="(reach[^"]*)"', table)[-9:] == ["reach"] * 8 + ["reach cut over"]
    marks = re.findall(r"--low:([\d.]+)%;--high:([\d.]+)%;--value:([\d.]+)%", table)[-9:]
    assert marks[-1][1] == "100.0"
    assert all(float(high) - float(low) > 5 for low, high, _ in marks)
    assert "An arrow ends an interval" in table
    far = drawn(MeasuredShare(950, 1000))
    assert "cut" not in " ".join(re.findall(r'class="(reach[^"]*)"', far))
    assert "An arrow" not in far


def test_intervals_that_leave_the_others_readable_are_whole() -> None:
    close = [(0.1 * n, (0.1 * n - 0.1, 0.1 * n + 0.1)) for n in range(5)]
    scale = chart_scale([*close, (0.2, (-0.2, 0.65))], 0.0)
    assert (scale.low, scale.high) == pytest.approx((-0.2255, 0.6755))
    assert chart_scale([], 0.5).drawn(0.5, (0.5, 0.5)).endswith('--value:50.0%"></span>')
