"""Errors of an engine: small classes with data. The front ends make the messages."""

from __future__ import annotations

from typing import Any


class EngineError(Exception):
    """The base of all errors that an engine raises on purpose.

    `code` is stable and names the message in the front ends; `data` fills its blanks. It can be
    pickled, so it survives the way back from another process.
    """

    code = "engine-error"

    def __init__(self, **data: object) -> None:
        self.data = data
        super().__init__(self.code, *(f"{key}={value!r}" for key, value in sorted(data.items())))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.data)


def _again(kind: type[EngineError], data: dict[str, object]) -> EngineError:
    return kind(**data)


class IllegalAction(EngineError):
    """An action that is not open to the actor now. The state is unchanged."""

    code = "illegal-action"


class GameOver(IllegalAction):
    """An action after the end of the game."""

    code = "game-over"


class BadNotation(EngineError):
    """A text that names no action of this game."""

    code = "bad-notation"


class BadState(EngineError):
    """A dumped state or configuration without the shape that this game writes."""

    code = "bad-state"


class BadSetup(EngineError):
    """Rules, decks and seats that give no game; `problem` is the reason."""

    code = "bad-setup"
