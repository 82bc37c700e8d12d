"""What is kept of a served table, so that it opens again after its program was killed.

The match itself is in the store. Here is who may come back to which seat, and where the table was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.config import state_file
from app.net.invitations import read_code
from app.net.late_feed import WATCHING
from app.net.messages import NO_TERMS, Terms

PART = "net"


@dataclass(frozen=True)
class KeptTable:
    """A table whose match has begun. `host` are the seats of the host's screen, `players` the seats
    by the key of each player, `kept` the players by the seats that bots keep for them."""

    match: str
    code: str
    address: str
    port: int
    host: frozenset[int] = frozenset()
    players: Mapping[str, frozenset[int]] = field(default_factory=dict)
    kept: Mapping[int, str] = field(default_factory=dict)
    terms: Terms = NO_TERMS

    @property
    def people(self) -> frozenset[int]:
        """The seats of people, here and elsewhere; those that bots keep for them, too."""
        return frozenset[int]().union(self.host, self.kept, *self.players.values())


def write(path: Path | None, table: KeptTable) -> None:
    """Keep a table in place of the last one."""
    data = {
        "match": table.match,
        "code": table.code,
        "address": table.address,
        "port": table.port,
        "host": sorted(table.host),
        "players": {key: sorted(seats) for key, seats in table.players.items()},
        "kept": {str(seat): key for seat, key in table.kept.items()},
        "clock": table.terms.clock,
        "chat": table.terms.chat,
        "watching": table.terms.watching,
    }
    state_file.write(path, data, PART)


def forget(path: Path | None) -> None:
    """Keep no table any more: its match goes on at this screen alone."""
    state_file.write(path, {}, PART)


def read(path: Path | None, match: str) -> KeptTable | None:
    """Return the table of a match, or None if it was served at none, or that can't be read."""
    table = last(path)
    return table if table is not None and table.match == match else None


def last(path: Path | None) -> KeptTable | None:
    """Return the table that was served last, or None without one, or if it can't be read."""
    data = state_file.read(path, PART)
    if not data:
        return None
    try:
        return _table(data)
    except (KeyError, TypeError, ValueError, AttributeError):
        return None


def _table(data: dict[str, Any]) -> KeptTable:
    code, port = read_code(data["code"]), data["port"]
    if not code or type(port) is not int or not 0 < port < 65536:
        raise ValueError(code)
    return KeptTable(
        str(data["match"]),
        code,
        str(data["address"]),
        port,
        _seats(data["host"]),
        {str(key): _seats(seats) for key, seats in data["players"].items()},
        {int(seat): str(key) for seat, key in data["kept"].items()},
        _terms(data),
    )


def _terms(data: dict[str, Any]) -> Terms:
    # A table of an earlier version has none of these.
    clock, chat = data.get("clock", NO_TERMS.clock), data.get("chat", NO_TERMS.chat)
    watching = data.get("watching", NO_TERMS.watching)
    if type(clock) is not int or clock < 0 or type(chat) is not bool or watching not in WATCHING:
        raise ValueError(clock, chat, watching)
    return Terms(clock, chat, watching)


def _seats(numbers: Any) -> frozenset[int]:
    if type(numbers) is not list or any(type(one) is not int or one < 0 for one in numbers):
        raise ValueError(numbers)
    return frozenset(numbers)
