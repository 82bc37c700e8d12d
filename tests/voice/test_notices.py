"""A notice is one line of the key bar: longer ones would be cut at 80 columns."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from app.i18n.literal import width
from tests.voice.texts import ROOT, messages

ROOM = 78
ID = re.compile(r"[a-z]+(-[a-z0-9]+)+")


def test_every_notice_fits_its_line() -> None:
    """Those without blanks: the texts of `notice(...)`, and the reasons that `available` gives."""
    named = set(_named())
    notices = [piece for piece in messages() if piece.place in named and "{" not in piece.text]
    assert len(notices) > 100
    assert not [(piece.place, piece.text) for piece in notices if width(piece.text) > ROOM]


def _named() -> Iterator[str]:
    for file in sorted((ROOT / "app").rglob("tui/**/*.py")):
        source = file.read_text(encoding="utf-8")
        if "notice(" not in source and "def available(" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if _gives_notice(node):
                for found in ast.walk(node):
                    if isinstance(found, ast.Constant) and isinstance(found.value, str):
                        yield from [found.value] if ID.fullmatch(found.value) else []


def _gives_notice(node: ast.AST) -> bool:
    if isinstance(node, ast.FunctionDef):
        return node.name == "available"
    called = node.func if isinstance(node, ast.Call) else None
    return isinstance(called, ast.Attribute) and called.attr == "notice"
