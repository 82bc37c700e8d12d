"""A question with two answers, as screens ask it; `AskDialog` shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from app.i18n.fluent import Value


@dataclass(frozen=True, slots=True)
class YesNoQuestion:
    """What is asked: `<room>-title`, `-about`, `-yes` and `-no` are its messages; `values` fill
    their blanks, and are asked for again when the language changes."""

    room: str
    values: Callable[[], Mapping[str, Value]] = dict
