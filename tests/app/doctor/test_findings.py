"""What follows from a terminal's answers and the environment: findings, proposals, sentences."""

from __future__ import annotations

import os
import termios
from collections.abc import Sequence
from itertools import product

import pytest

from app.config.settings import Settings
from app.doctor.advice import BAD, GOOD, UNKNOWN, advice, proposed, report
from app.doctor.findings import Findings, colour_depth, examine, findings_of, probed_findings
from app.doctor.keys import readable
from app.doctor.library import KNOWN_TEXTUAL
from app.doctor.probe import TerminalAnswers, ask, understood
from app.i18n.fluent import LANGUAGES, Texts
from app.tui.glyphs import drawn_signs

XTERM = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
SIGNS = ("─", "♥", "á")
SIZE = (100, 30)


def all_of(cells: int) -> TerminalAnswers:
    return TerminalAnswers(dict.fromkeys(SIGNS, cells))


def seen(
    answers: TerminalAnswers, env: dict[str, str] | None = None, codes: str = "utf-8"
) -> Findings:
    return probed_findings(env or XTERM, SIZE, codes, lambda _signs: answers, SIGNS)


def marks(found: Findings) -> dict[str, str]:
    return {one.about: one.sign for one in report(found, Texts("en", strict=True))}


def test_columns_become_widths() -> None:
    """After one sign of one cell the cursor is in column 2."""
    answer = b"\x1b[7;2R\x1b[7;3R\x1b[7;1R\x1b[?62;22c"
    assert understood(answer, SIGNS).widths == {"─": 1, "♥": 2, "á": 0}


def test_widths_that_are_not_all_told_do_not_count() -> None:
    assert understood(b"\x1b[7;2R\x1b[7;3R\x1b[?62c", SIGNS).widths == {}


def test_an_answer_without_end_is_none() -> None:
    """Python reads no number of five thousand digits."""
    endless = b"9" * 5000
    assert understood(b"\x1b[7;" + endless + b"R", "x").widths == {}
    assert understood(b"\x1b[" + endless + b";2R", "x").widths == {}
    assert understood(b"\x1b]11;rgb:" + endless + b"/0/0\x1b\\", ()).background is None


@pytest.mark.parametrize(
    ("told", "colour"),
    [
        (b"rgb:ffff/8080/0000", (255, 128, 0)),
        (b"rgb:ff/80/00", (255, 128, 0)),
        (b"rgba:ffff/8080/0000/ffff", (255, 128, 0)),
        (b"rgb:f/8/0", (255, 136, 0)),
    ],
)
def test_a_background_is_told_in_parts_of_any_length(
    told: bytes, colour: tuple[int, int, int]
) -> None:
    assert understood(b"\x1b]11;" + told + b"\x1b\\", ()).background == colour


def test_a_terminal_tells_its_name() -> None:
    assert understood(b"\x1bP>|XTerm(370)\x1b\\\x1b[?62c", ()).name == "XTerm(370)"


def test_a_silent_terminal_costs_its_time_and_no_more() -> None:
    """Nobody is at the other end of this pty."""
    master, slave = os.openpty()
    try:
        before = termios.tcgetattr(slave)
        assert ask(slave, slave, SIGNS, patience=0.01) == TerminalAnswers()
        assert termios.tcgetattr(slave) == before
    finally:
        os.close(master)
        os.close(slave)


def test_all_signs_of_one_cell_are_well() -> None:
    found = seen(all_of(1))
    assert marks(found)["signs"] == GOOD
    assert proposed(found, Settings()) == {}


def test_a_sign_of_two_cells_leads_to_ascii() -> None:
    found = seen(TerminalAnswers({"─": 2, "♥": 1, "á": 1}))
    assert found.odd == ("─",)
    assert marks(found)["signs"] == BAD
    assert proposed(found, Settings()) == {"glyphs": "ascii"}
    assert proposed(found, Settings(glyphs="unicode")) == {"glyphs": "ascii"}
    assert proposed(found, Settings(glyphs="ascii")) == {}


def test_without_utf8_no_sign_is_sent_and_ascii_is_proposed() -> None:
    asked: list[Sequence[str]] = []

    def hear(signs: Sequence[str]) -> TerminalAnswers:
        asked.append(signs)
        return TerminalAnswers()

    found = probed_findings(XTERM, SIZE, "latin-1", hear, SIGNS)
    assert asked == [()]
    assert marks(found)["letters"] == BAD
    assert marks(found)["signs"] == UNKNOWN
    assert proposed(found, Settings()) == {"glyphs": "ascii"}


def test_a_terminal_that_does_not_answer_is_not_judged() -> None:
    found = seen(TerminalAnswers())
    assert found.unmeasured == "silent"
    assert marks(found)["signs"] == UNKNOWN
    assert proposed(found, Settings()) == {}


def test_a_dumb_terminal_is_not_asked() -> None:
    found = probed_findings(
        {"TERM": "dumb"}, SIZE, "utf-8", lambda _signs: pytest.fail("asked"), SIGNS
    )
    assert found.unmeasured == "dumb"
    assert marks(found)["terminal"] == BAD


def test_a_pipe_is_no_terminal() -> None:
    with open(os.devnull) as nowhere:
        found = examine(XTERM, nowhere, nowhere, SIGNS)
    assert found.size is None
    assert found.unmeasured == "pipe"
    assert marks(found)["size"] == UNKNOWN


@pytest.mark.parametrize(
    ("size", "sign"), [((79, 24), BAD), ((80, 23), BAD), ((80, 24), GOOD), ((120, 40), GOOD)]
)
def test_the_size_is_judged_as_the_screens_do(size: tuple[int, int], sign: str) -> None:
    assert marks(findings_of(XTERM, size, "utf-8"))["size"] == sign


@pytest.mark.parametrize(
    ("env", "depth"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "true"),
        ({"TERM": "xterm", "COLORTERM": "24bit"}, "true"),
        ({"TERM": "xterm-direct"}, "true"),
        ({"TERM": "tmux-256color"}, "256"),
        ({"TERM": "linux"}, "16"),
        ({"TERM": "dumb", "COLORTERM": "truecolor"}, "none"),
        ({}, "none"),
    ],
)
def test_colours_are_as_the_environment_promises(env: dict[str, str], depth: str) -> None:
    assert colour_depth(env) == depth


@pytest.mark.parametrize(
    ("background", "theme", "changes"),
    [
        ((255, 255, 255), "", {"theme": "light"}),
        ((255, 255, 255), "dark", {}),
        ((16, 20, 24), "", {}),
        (None, "", {}),
    ],
)
def test_a_light_terminal_gets_the_light_theme_unless_one_was_chosen(
    background: tuple[int, int, int] | None, theme: str, changes: dict[str, str]
) -> None:
    found = seen(TerminalAnswers(all_of(1).widths, background))
    assert proposed(found, Settings(theme=theme)) == changes


def test_whoever_wants_no_colour_gets_no_theme_proposed() -> None:
    found = seen(TerminalAnswers(all_of(1).widths, (255, 255, 255)), {**XTERM, "NO_COLOR": ""})
    assert proposed(found, Settings()) == {}
    assert marks(found)["colours"] == GOOD


def test_what_is_between_is_told() -> None:
    assert findings_of({**XTERM, "TMUX": "x", "SSH_CONNECTION": "y"}, SIZE, "").inside == (
        "tmux",
        "ssh",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_is_a_sentence(language: str) -> None:
    texts = Texts(language, strict=True)
    envs: tuple[dict[str, str], ...] = (
        {},
        {"TERM": "dumb"},
        {"TERM": "linux"},
        {**XTERM, "NO_COLOR": "1"},
        {**XTERM, "TMUX": ""},
    )
    sizes = (None, (20, 5), (80, 24), (200, 60))
    answers = (
        None,
        all_of(1),
        TerminalAnswers({"─": 2}, (255, 255, 255), "\x1b[31mX"),
        TerminalAnswers(),
    )
    reasons = ("", "pipe", "dumb", "silent", "later", "aside")
    for env, size, said, why, codes in product(envs, sizes, answers, reasons, ("utf-8", "ascii")):
        found = findings_of(env, size, codes, said, why)
        assert all(one.words and "\x1b" not in one.words for one in report(found, texts))
        advice(proposed(found, Settings()), texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_version_of_the_screen_s_library_is_told(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of another version Textual is not mended; the known version is not mentioned."""
    texts = Texts(language, strict=True)
    known = [one.about for one in report(findings_of(XTERM, SIZE, "utf-8"), texts)]
    monkeypatch.setattr("app.doctor.library.installed", lambda: "9.0.0")
    *others, told = report(findings_of(XTERM, SIZE, "utf-8"), texts)
    assert [one.about for one in others] == known
    assert (told.sign, told.about) == (BAD, "library")
    assert "9.0.0" in told.words
    assert KNOWN_TEXTUAL in told.words


def test_every_sign_that_is_drawn_is_measured_once() -> None:
    signs = drawn_signs()
    assert {"█", "┌", "♥", "╭", "ñ"} <= set(signs)
    assert len(set(signs)) == len(signs)
    assert not any(sign.isascii() for sign in signs)


def test_bytes_are_shown_as_people_write_them() -> None:
    assert readable(b"\x1b[A") == "ESC [ A"
    assert readable(b"\x03") == "^C"
    assert readable("ñ".encode()) == "ñ"
