"""Values that readers of outside text stumble over."""

from __future__ import annotations

from decimal import Decimal
from random import Random
from typing import Any, Final

TEXTS: Final[tuple[str, ...]] = (
    *(
        "",
        " ",
        "\t",
        "\n",
        "no",
        "null",
        "~",
        "-",
        "---",
        "...",
        "0",
        "-1",
        "010",
        "1_000",
        "12:30",
    ),
    *(
        "0x1F",
        "00019",
        "1e999",
        ".inf",
        "nan",
        "9" * 17,
        "9" * 30,
        "9" * 5000,
        "-" + "9" * 400,
        "٣",
        "²",
    ),
    *(
        "a" * 41,
        "x" * 301,
        "n" * 10_000,
        "ñ" * 10_000,
        "漢" * 200,
        "e" + "\u0301" * 9,
        "\u0301\u0301",
    ),
    *("[bold]", "[/]", "[/bold]", "[@click=app.quit]x[/]", "[link=x]", "[", "]", "\\[", "{ $x }"),
    *("{ $name }", "{play.why}", "{", "}", "{}", "%s", "%(x)s", "{0}", "{0.__class__}", "$HOME"),
    *(
        "../../etc/passwd",
        "/dev/zero",
        "~nobody-here/x",
        "~",
        "a/b",
        ".",
        "..",
        "\\",
        "CON",
        "a.yaml",
    ),
    *("\0", "a\0b", "\x1b[31m", "\x1b]0;x\x07", "\x9b2J", "\x7f", "\r", "\u2028", "\x85", "\x0b"),
    *("\u202eabc", "\u2066x\u2069", "\u200b", "\u200d", "\ufeff", "\ufffe", "\U000e0041", "\u2800"),
    *(
        "\ud800",
        "x\udcff",
        "\udbff\udfff",
        "👩\u200d🚀",
        "🇪🇸",
        "\u1160",
        "İ",
        "ß",
        "ﬁ",
        "Ǆ",
        "\U0001d173",
    ),
    *(
        "<<",
        "=",
        "&a",
        "*a",
        "!!str",
        "!",
        "|",
        ">",
        "@",
        "`",
        "#",
        "? ",
        ": ",
        "- ",
        "'",
        '"',
        "\t- x",
    ),
    *("E--\n---\n---\n", "XXX\nXEX\nXXX\n", "PE", "E\n" * 2000, "1-E\n---\n--X\n", "\n\n\n"),
)
"""Texts: empty, like numbers, long, like markup, like paths, unprintable, half, like YAML."""

NUMBERS: Final[tuple[Any, ...]] = (
    *(0, 1, -1, 2, 7, 16, 255, 256, 999, 1000, 1001, 10**6, 2**31, 2**31 - 1, 2**32, 2**53, 10**17),
    *(2**63, 2**63 - 1, -(2**63), 2**64, 10**30, -(10**30)),
    *(Decimal("0.5"), Decimal("-0.0"), Decimal("2.0005"), Decimal("1e30")),
)
"""Numbers at the edges of what bytes, words, files and rules hold."""

SHAPES: Final[tuple[Any, ...]] = (
    *(
        None,
        True,
        False,
        [],
        {},
        [[]],
        [{}],
        {"en": "a"},
        {"": ""},
        {"{": "}"},
        [None],
        {"a": None},
    ),
    *([0] * 50, ["x"] * 500, [[[[[[]]]]]], {"en": {"en": {"en": 1}}}, ["up", "up", "up", "up"]),
)
"""Values of other shapes than were asked for."""


def text(dice: Random) -> str:
    """A hostile text, sometimes of several."""
    found = dice.choice(TEXTS)
    if dice.randrange(4) == 0:
        found = f"{found}{dice.choice('ax ,:=-')}{dice.choice(TEXTS)}"
    return found


def word(dice: Random) -> str:
    """A hostile text that is short, or random letters of any alphabet."""
    if dice.randrange(3):
        return text(dice)[:200]
    size = dice.randrange(1, 30)
    return "".join(
        chr(dice.choice((dice.randrange(128), dice.randrange(0x3000)))) for _ in range(size)
    )


def value(dice: Random) -> Any:
    """A hostile value of any kind."""
    match dice.randrange(4):
        case 0:
            return dice.choice(NUMBERS)
        case 1:
            return dice.choice(SHAPES)
    return text(dice)
