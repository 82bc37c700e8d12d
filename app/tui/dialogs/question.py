"""The value of a yes-no question, which screens build and `AskDialog` shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from app.i18n.fluent import Value


@dataclass(frozen=True, slots=True)
class YesNoQuestion:
    """A question. Its messages are `<room>-title`, `-about`, `-yes` and `-no`. `values` returns
    their arguments; a change of language calls it again."""

    room: str
    values: Callable[[], Mapping[str, Value]] = dict
