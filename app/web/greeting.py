"""The first message of a page: who visits, with which invitation, and how large the terminal is."""

from __future__ import annotations

import json
from dataclasses import dataclass
from string import hexdigits
from typing import Any, Final

from app.guest.size import MOST_COLS, MOST_ROWS
from app.i18n.fluent import LANGUAGES
from app.net.invitations import read_code

TOKEN_SIGNS: Final = 64


@dataclass(frozen=True, slots=True)
class Greeting:
    """`code` admits to the table; it is "" without an invitation. `token` is the visitor's secret,
    64 hexadecimal digits."""

    code: str
    token: str
    language: str
    cols: int
    rows: int


def read_greeting(text: str) -> Greeting | None:
    """Return the greeting, or None for anything else."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if type(data) is not dict or data.keys() != {"invitation", "token", "language", "cols", "rows"}:
        return None
    said = data["invitation"]
    code = read_code(said) if type(said) is str else ""
    token, size = data["token"], read_size(data["cols"], data["rows"])
    if (
        (said != "" and not code)
        or not _is_token(token)
        or size is None
        or data["language"] not in LANGUAGES
    ):
        return None
    return Greeting(code, token, data["language"], *size)


def read_size(cols: Any, rows: Any) -> tuple[int, int] | None:
    """Return a possible size of a terminal, or None."""
    if type(cols) is not int or type(rows) is not int:
        return None
    return (cols, rows) if 1 <= cols <= MOST_COLS and 1 <= rows <= MOST_ROWS else None


def _is_token(token: Any) -> bool:
    return type(token) is str and len(token) == TOKEN_SIGNS and set(token) <= set(hexdigits)
