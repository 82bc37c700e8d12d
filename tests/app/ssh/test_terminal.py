"""The terminal of a client: its colours, its signs, its size, and the variables that it sends."""

from __future__ import annotations

import pytest
from rich.color import ColorSystem

from app.guest.size import possible_size
from app.ssh.terminal import MOST_LETTERS, ClientTerminal, Variables

TRUE, MANY, FEW = ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT, ColorSystem.STANDARD
RED_ON_BLUE = "\x1b[1;38;2;255;0;0;48;2;0;0;255mx\x1b[0m"


@pytest.mark.parametrize(
    ("kind", "env", "colours"),
    [
        ("xterm-256color", {}, MANY),
        ("xterm-256color", {"COLORTERM": "truecolor"}, TRUE),
        ("screen-256color", {"COLORTERM": "24bit"}, TRUE),
        ("xterm-kitty", {}, TRUE),
        ("xterm-direct", {}, TRUE),
        ("linux", {}, FEW),
        ("xterm", {}, FEW),
        ("what-is-this", {}, FEW),
        ("vt100", {}, None),
        ("xterm-256color", {"NO_COLOR": "1", "COLORTERM": "truecolor"}, None),
    ],
)
def test_a_terminal_has_the_colours_of_its_name_unless_a_variable_says_more(
    kind: str, env: dict[str, str], colours: ColorSystem | None
) -> None:
    assert ClientTerminal(kind, env).colours is colours


@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        ("xterm-direct", RED_ON_BLUE),
        ("xterm-256color", "\x1b[1;38;5;196;48;5;21mx\x1b[0m"),
        ("linux", "\x1b[1;31;44mx\x1b[0m"),
        ("vt100", "\x1b[1mx\x1b[0m"),
    ],
)
def test_a_frame_is_sent_in_the_colours_that_the_terminal_has(kind: str, shown: str) -> None:
    assert ClientTerminal(kind, {}).translated(RED_ON_BLUE) == shown


@pytest.mark.parametrize("numbers", ["38;2", "38;2;1", "38;2;;;", "48", "", "38;5;7", "7;4"])
def test_unusual_styles_pass_or_lose_their_colour_and_do_no_harm(numbers: str) -> None:
    text = f"\x1b[{numbers}mx"
    for kind in ("linux", "vt100", "xterm-256color"):
        assert ClientTerminal(kind, {}).translated(text).endswith("x")


@pytest.mark.parametrize(
    ("env", "plain"),
    [
        ({}, False),
        ({"LANG": "es_ES.UTF-8"}, False),
        ({"LANG": "es_ES.utf8"}, False),
        ({"LANG": "es_ES"}, True),
        ({"LANG": "es_ES.ISO-8859-1"}, True),
        ({"LANG": "C", "LC_ALL": "C.UTF-8"}, False),
    ],
)
def test_a_locale_without_utf8_gets_ascii_signs(env: dict[str, str], plain: bool) -> None:
    assert ClientTerminal("xterm", env).ascii is plain


@pytest.mark.parametrize(
    ("said", "taken"),
    [
        ((0, 0), (80, 24)),
        ((0, 40), (80, 24)),
        ((120, 40), (120, 40)),
        ((2**32 - 1, 2**32 - 1), (400, 200)),
        ((1, 1), (1, 1)),
    ],
)
def test_a_size_that_no_terminal_has_becomes_one(
    said: tuple[int, int], taken: tuple[int, int]
) -> None:
    assert possible_size(*said) == taken


def test_only_a_few_short_variables_are_kept() -> None:
    variables = Variables()
    for number in range(1000):
        variables[b"X%d" % number] = b"x" * 1000
    variables[b"LANG"] = b"es_ES.UTF-8"
    variables[b"COLORTERM"] = b"x" * (MOST_LETTERS + 1)
    variables[b"\xff"] = b"x"
    variables[b"LC_ALL"] = b"\xff"
    assert variables.plain() == {"LANG": "es_ES.UTF-8", "LC_ALL": "\ufffd"}
