"""The probable mistake behind a YAML syntax error, for helpful messages.

The parser knows only what it expected. This module infers the mistake from the parser's report and
from the rows: a text with a colon, an unclosed quote or bracket, a row in a wrong column.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_FIELD = re.compile(r"\s*(?:- +)*[^\s:#\"'{}\[\]][^:\"'{}\[\]]*:(?=\s|$)")
_NO_BLANK = re.compile(r"\s*(?:- +)*[a-z_]+:[^\s:/]")
_NO_BLANK_DASH = re.compile(r"\s*-[A-Za-z]")
_CLOSING = {"{": "}", "[": "]"}
_NO_BEGINNINGS = "@`%&*!|>?,"


@dataclass(frozen=True, slots=True)
class Stop:
    """The place where a parser stopped, with its words. Rows and columns count from 0.

    `row` and `column` locate the problem, `context_row` and `context_column` the construct being
    parsed. `opened` and `closed` are the first and last row of the last quoted text that spans rows
    (-1 if none).
    """

    problem: str
    context: str
    row: int
    column: int
    context_row: int
    context_column: int
    opened: int = -1
    closed: int = -1


@dataclass(frozen=True, slots=True)
class Slip:
    """A probable mistake: a word for it ("" if unknown), its first line (from 1), and its
    character."""

    cause: str = ""
    line: int = 0
    sign: str = ""


def slip(stop: Stop, rows: Sequence[str]) -> Slip:
    """Return the mistake behind a parser's stop. `rows` are the rows of the file."""
    before = rows[stop.row][: stop.column] if stop.row < len(rows) else ""
    sign = _at(rows, stop.row, stop.column)
    if "end of stream" in stop.problem and "quoted" in stop.context:
        return Slip("quote", stop.context_row + 1)
    if stop.opened >= 0 and stop.row == stop.closed:
        return Slip("quote_far", stop.opened + 1)
    if "quoted" in stop.context:
        return Slip("escape", sign="\\")
    if "flow" in stop.context:
        return _in_brackets(stop, rows, sign)
    if "mapping values" in stop.problem:
        return _second_colon(stop, rows, before)
    if "simple key" in stop.context:
        return Slip("no_colon", stop.context_row + 1)
    if sign and sign in "}]":
        return Slip("closes_nothing", stop.row + 1, sign)
    opening = _at(rows, stop.context_row, stop.context_column)
    if "block mapping" not in stop.context and opening and opening in _NO_BEGINNINGS:
        return Slip("sign", stop.context_row + 1, opening)
    if "block" in stop.context:
        return Slip("rest" if before.strip(" -") else "indent", stop.row + 1)
    return Slip()


def _in_brackets(stop: Stop, rows: Sequence[str], sign: str) -> Slip:
    opening = _at(rows, stop.context_row, stop.context_column)
    if sign == ":" and stop.row == stop.context_row:
        return Slip("colon", stop.row + 1)
    if opening not in _CLOSING:
        return Slip()
    return Slip("bracket", stop.context_row + 1, opening + _CLOSING[opening])


def _second_colon(stop: Stop, rows: Sequence[str], before: str) -> Slip:
    """Return the mistake behind a colon after a value: a colon in a text, or a misplaced row."""
    if _FIELD.match(before):
        return Slip("colon", stop.row + 1)
    above = stop.row - 1
    while above > 0 and not rows[above].strip():
        above -= 1
    if above < 0:
        return Slip()
    if _NO_BLANK.match(rows[above]) and not _FIELD.match(rows[above]):
        return Slip("blank", above + 1, ":")
    if _NO_BLANK_DASH.match(rows[above]):
        return Slip("blank", above + 1, "-")
    return Slip("indent", stop.row + 1)


def _at(rows: Sequence[str], row: int, column: int) -> str:
    """Return the character at a place, or "" outside the file."""
    return rows[row][column : column + 1] if 0 <= row < len(rows) else ""
