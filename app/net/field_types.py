"""The types of the fields of messages: each says what a value may be, and is its whole check."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypeAlias

from app.net import limits


class Bounds(NamedTuple):
    """The least and the greatest value of a number, or length of a text or a list."""

    least: int
    most: int


Data: TypeAlias = Any
Number: TypeAlias = Annotated[int, Bounds(0, 2**31)]
SeatNumber: TypeAlias = Annotated[int, Bounds(0, 15)]
Viewer: TypeAlias = Annotated[int, Bounds(-1, 15)]
Word: TypeAlias = Annotated[str, Bounds(0, 64)]
Secret: TypeAlias = Annotated[str, Bounds(0, limits.TOKEN)]
Name: TypeAlias = Annotated[str, Bounds(0, limits.NAME)]
Phase: TypeAlias = Annotated[int, Bounds(-1, 2**31)]
Step: TypeAlias = tuple[Annotated[str, Bounds(1, limits.NOTATION)], Phase]
