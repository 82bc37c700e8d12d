"""Several servers that share a store: each table has one owner, which writes under a lease."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from app.server.records import TableRecord

LEASE_SECONDS: Final = 5
"""How long a server that says nothing keeps its tables."""
BEAT_SECONDS: Final = 1.0
"""Seconds between two signs of life."""


@dataclass(frozen=True)
class Claimed:
    """A table that this server has now, under a new epoch."""

    record: TableRecord
    epoch: int


@dataclass(frozen=True)
class Elsewhere:
    """Another server has a table: the address by which servers reach it, and its run."""

    address: str
    run: str


@dataclass(frozen=True)
class Beat:
    """The state of things at a sign of life: whether the lease of this server is renewed, which
    runs of servers live, and the epochs of this server's tables."""

    renewed: bool
    living: Collection[str]
    epochs: Mapping[str, int]


class Claims(Protocol):
    """The part of a shared store that says who serves what. Its calls wait for the database and
    raise `JournalFailed`; call them in a thread."""

    secret: str
    """By which the servers know each other."""
    run: str
    """This run of this server."""
    lost: Callable[[str], object]
    """Called, in any thread, with the code of a table that can't be written."""

    def claim(self, code: str) -> Claimed | Elsewhere | None:
        """Have the table of a code, unless another server that lives has it; None for an unknown
        code. Raise `BadRecord`, too."""

    def beat(self) -> tuple[frozenset[str], frozenset[str]]:
        """Renew the lease of this server. Return the runs of servers that live, and the codes of
        the tables that this one has lost."""

    def others(self) -> list[TableRecord]:
        """Return the tables that this server doesn't serve."""

    def sweep(self) -> None:
        """Forget the tables that nobody has served for long."""
