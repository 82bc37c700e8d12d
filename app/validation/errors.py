"""What is wrong with what somebody typed, or with where it was typed."""

from __future__ import annotations

from app.i18n.fluent import Value


class WrongUse(Exception):
    """A command line that makes no sense: a message of `cli.ftl` and what fills its blanks."""

    def __init__(self, message: str, **values: Value) -> None:
        self.message, self.values = message, values
        super().__init__(message)


class CantStart(WrongUse):
    """The command line makes sense, but what it asks for can't run on this machine or terminal."""
