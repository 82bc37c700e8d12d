"""Trees written as YAML, with what a careful reader refuses in the middle of them.

No library writes anchors, tags, doubled keys or tabs where one wants them, so this one does.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.programs.fuzz import hostile

_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9 ./'-]*[A-Za-z0-9.]|[a-z]")
_WORDS = frozenset({"true", "false", "null"})

LAUGHS: Final = "".join(
    f"lol{at}: &lol{at} [{', '.join([f'*lol{at - 1}'] * 9)}]\n" if at else "lol0: &lol0 [lol]\n"
    for at in range(10)
)
"""A billion of them, where aliases are followed."""

LINES: Final[tuple[str, ...]] = (
    "---",
    "...",
    "%YAML 1.2",
    "%TAG ! tag:x,2000:",
    "<<: *a",
    "<<: {a: b}",
    "? [a]\n: b",
    "? ",
    ":",
    "-",
    "- - - x",
    "\t- x",
    "x:\ty",
    "x: |\n",
    "x: >-\n  a\n b",
    "&a x: *a",
    "*a : x",
    "*nobody: 1",
    "!!python/object/apply:os.system [ls]",
    "x: !!binary aGk=",
    "1: x",
    "true: x",
    "'': x",
    '"\\0": 1',
    "x: [",
    "x: {",
    "]",
    "}",
    "x: 'a",
    'x: "\\ud800"',
    'x: "\\q"',
    "x: @",
    "x: `",
    "# \0",
    "x: 0x10",
    "x: " + "[" * 40,
    "x: " + "{a: " * 400,
    "x: " + "- " * 30,
    "\u2028",
    "\ufeffx: y",
    LAUGHS,
)
"""Lines to be put between others."""


class Writer:
    """Writes a tree; every so many values something else than the value itself."""

    def __init__(self, dice: Random, every: int = 0) -> None:
        self._dice, self._every = dice, every

    def text(self, tree: Any) -> str:
        """The file."""
        return self._value(tree, 0).lstrip("\n") + "\n"

    def _value(self, node: Any, depth: int) -> str:
        """A value as it stands after its key or hyphen, the blank or line break before it."""
        if isinstance(node, dict | list) and node and depth < 30 and self._dice.randrange(8):
            indent = "  " * depth
            return "".join(f"\n{indent}{item}" for item in self._items(node, depth))
        if isinstance(node, str) and self._as_block(node):
            rows = node.removesuffix("\n").split("\n")
            return " |\n" + "\n".join("  " * depth + row for row in rows)
        return f" {self._odd()}{self._flow(node)}"

    def _items(self, node: Any, depth: int) -> list[str]:
        if isinstance(node, list):
            return [f"-{self._value(item, depth + 1)}" for item in node]
        items = []
        for key, item in node.items():
            written = f"{self._flow(str(key))}:{self._value(item, depth + 1)}"
            items += [written] * (2 if self._now(3) else 1)
        return items

    def _flow(self, node: Any) -> str:
        match node:
            case dict():
                inner = ", ".join(
                    f"{self._flow(str(key))}: {self._flow(item)}" for key, item in node.items()
                )
                return f"{{{inner}}}"
            case list() | tuple():
                return f"[{', '.join(map(self._flow, node))}]"
            case None:
                return self._dice.choice(("null", "~", '""'))
            case bool():
                return "true" if node else "false"
            case str():
                plain = _PLAIN.fullmatch(node) and node not in _WORDS and ": " not in node
                return node if plain and len(node) < 200 else _quoted(node)
        return str(node)

    def _as_block(self, text: str) -> bool:
        return "\n" in text.strip("\n") and text.isprintable() is False and not text.startswith(" ")

    def _odd(self) -> str:
        """Something in front of a value that no deck may have; mostly nothing."""
        if not self._now():
            return ""
        return self._dice.choice(("&a ", "*a ", "!!str ", "! ", "!x ", "!!int ", "&a &b ", "*a # "))

    def _now(self, rarer: int = 1) -> bool:
        return self._every > 0 and self._dice.randrange(self._every * rarer) == 0


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=any("\ud800" <= sign <= "\udfff" for sign in text))


def written(tree: Any, dice: Random) -> bytes:
    """A file of a tree, one in two with something in it that is not of the tree."""
    text = Writer(dice, dice.choice((0, 0, 60, 400))).text(tree)
    if dice.randrange(3) == 0:
        rows = text.split("\n")
        for _ in range(dice.randint(1, 3)):
            _rearrange(rows, dice)
        text = "\n".join(rows)
    return text.encode("utf-8", "surrogatepass")


def _rearrange(rows: list[str], dice: Random) -> None:
    """A line more, less, doubled, moved, further in or with a tab."""
    at = dice.randrange(len(rows))
    match dice.randrange(7):
        case 0:
            rows.insert(at, " " * dice.randrange(5) + dice.choice(LINES))
        case 1 if len(rows) > 1:
            del rows[at]
        case 2:
            rows.insert(at, rows[at])
        case 3:
            other = dice.randrange(len(rows))
            rows[at], rows[other] = rows[other], rows[at]
        case 4:
            rows[at] = dice.choice((" ", "\t", "  ")) + rows[at]
        case 5:
            rows[at] = rows[at].lstrip()
        case _:
            rows[at] += dice.choice((" #", " x", ":", ",", "]", "}", f" {hostile.text(dice)}"))


def flooded(data: bytes, dice: Random, limit: int) -> bytes:
    """A file with as much of something in it as it may have bytes."""
    room = max(0, limit - len(data) - 10)
    text = data.decode()
    at = dice.choice([at for at, sign in enumerate(text) if sign == "\n"]) + 1
    sign = dice.choice("X-MEPz ")
    side = min(1001, int(room**0.5) - 4)
    floods: tuple[Callable[[], str], ...] = (
        lambda: "x: [" + "x, " * (room // 3 - 10) + "]\n",
        lambda: "x: {" + ", ".join(f"f{n}: 1" for n in range(room // 11)) + "}\n",
        lambda: "".join(f"f{n}: 1\n" for n in range(min(room // 11, 49_000))),
        lambda: "x: " + "a" * (room - 10) + "\n",
        lambda: 'x: "' + "\\u00e9" * (room // 6 - 10) + '"\n',
        lambda: "#" * room + "\n",
        lambda: "\n" * room,
        lambda: "x: " + "\n  a" * (room // 5 - 10) + "\n",
        lambda: "grid: |\n" + f"  {sign * side}\n" * side,
        lambda: "grid: |\n" + "".join(f"  {maze(side, dice)}\n" for _ in range(side)),
        lambda: "monsters:\n" + "- x\n" * min(room // 4 - 10, 49_000),
        lambda: "cards: [" + "{}, " * min(room // 4 - 10, 49_000) + "]\n",
        lambda: "treasures: [" + "[[[1]]], " * min(room // 9 - 10, 12_000) + "]\n",
    )
    flood = dice.choice(floods)
    return (text[:at] + flood() + text[at:]).encode()


def maze(side: int, dice: Random) -> str:
    """A row of squares, few of them free."""
    return "".join(dice.choices("X-M", (3, 6, 1), k=side))
