"""What is wrong with what somebody typed, and what was probably meant."""

from __future__ import annotations

from collections.abc import Iterable

from app.text.fluent import Value


class WrongUse(Exception):
    """A command line that makes no sense: a message of `cli.ftl` and what fills its blanks."""

    def __init__(self, message: str, **values: Value) -> None:
        self.message, self.values = message, values
        super().__init__(message)


def near_to(found: str, choices: Iterable[str]) -> str:
    """The choice that was probably meant, "" if none is near."""
    import difflib

    return next(iter(difflib.get_close_matches(found.lower(), choices, 1)), "")
