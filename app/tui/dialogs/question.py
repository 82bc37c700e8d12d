"""A question with two answers, as screens ask it; `AskDialog` shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.text.fluent import Value


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: `<room>-title`, `-about`, `-yes` and `-no` are its messages; `values` fill
    their blanks."""

    room: str
    values: Mapping[str, Value] = field(default_factory=dict)
