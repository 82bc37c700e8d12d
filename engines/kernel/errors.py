"""Refusals of an engine: small classes with data. People's words are made at the edge."""

from __future__ import annotations

from typing import Any


class EngineError(Exception):
    """The root of all refusals of an engine.

    `code` is stable and names the message in the front ends; `data` fills its blanks. It
    survives the way back from another process.
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
    """The action is not open to the actor now. The state was not changed."""

    code = "illegal-action"


class GameOver(IllegalAction):
    """Nobody decides any more: the game has ended."""

    code = "game-over"


class BadNotation(EngineError):
    """A text names no action of this game."""

    code = "bad-notation"


class BadState(EngineError):
    """A dumped state or configuration does not have the shape that this game writes."""

    code = "bad-state"


class BadSetup(EngineError):
    """A game can't be dealt from these rules, decks and seats; `problem` says why."""

    code = "bad-setup"
