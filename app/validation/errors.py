"""What is wrong with what was typed, or with where it was typed."""

from __future__ import annotations

from app.i18n.fluent import Value


class WrongUse(Exception):
    """A wrong command line: a message of `cli.ftl` and the values of its blanks."""

    def __init__(self, message: str, **values: Value) -> None:
        self.message, self.values = message, values
        super().__init__(message)


class CantStart(WrongUse):
    """The command line is right, but the program can't run on this machine or terminal."""
