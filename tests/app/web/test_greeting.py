"""The first message of a page: complete, of the right types, and nothing more."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.web.greeting import Greeting, read_greeting

TOKEN = "0f" * 32
RIGHT: dict[str, Any] = {
    "invitation": "K7QM-2XRT-9HDB", "token": TOKEN, "language": "es", "cols": 80, "rows": 24,
}  # fmt: skip


def test_a_right_greeting_is_read() -> None:
    assert read_greeting(json.dumps(RIGHT)) == Greeting("K7QM2XRT9HDB", TOKEN, "es", 80, 24)


@pytest.mark.parametrize(
    "change",
    [
        {"invitation": "K7QM-2XRT"}, {"invitation": 7}, {"token": "0f"}, {"token": "zz" * 32},
        {"token": None}, {"language": "fr"}, {"language": []}, {"cols": 0}, {"cols": 401},
        {"cols": True}, {"cols": 80.0}, {"rows": 201}, {"rows": "24"}, {"more": 1},
    ],
    ids=str,
)  # fmt: skip
def test_any_other_is_refused(change: dict[str, Any]) -> None:
    assert read_greeting(json.dumps({**RIGHT, **change})) is None


@pytest.mark.parametrize("text", ["", "null", "[]", "{", "[" * 9000, "NaN", '"x"', json.dumps({})])
def test_what_is_no_greeting_is_refused(text: str) -> None:
    assert read_greeting(text) is None
