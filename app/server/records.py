"""What a server keeps of a table besides its match, so that it opens again after a restart."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from app.config.logs import log
from app.match.fair_dice import is_number
from app.match.seats import Seat
from app.net.invitations import read_code
from app.net.late_feed import WATCHING
from app.net.limits import LONG_CLOCK
from app.net.messages import NO_TERMS, Terms
from app.net.server_messages import TableRow

FORMAT = 1
WAITING_SECONDS: Final = 10 * 60.0
"""How long an empty table waits before its match, and after it."""
PLAYING_SECONDS: Final = 60 * 60.0
"""How long an empty table waits in its match."""
DAYS_SECONDS: Final = 30 * 24 * 60 * 60.0
"""How long an empty table waits in a match with a clock of days."""


class BadRecord(ValueError):
    """A record that can't be read."""


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table of a server. People are known by the hashes of their tokens (`token_key`).

    `standby` are the bots of the seats, `leader` is the player who opened the table, `number` the
    table's secret number for the dice. Before the match `taken` has the player and the name of each
    taken seat. `match` is "" until it begins; then `players` are the seats by player, and `kept`
    the players by the seats that bots keep for them.
    """

    code: str
    game: str
    preset: str
    standby: tuple[Seat, ...]
    listed: bool
    leader: str
    number: str = field(repr=False)
    terms: Terms = NO_TERMS
    taken: Mapping[int, tuple[str, str]] = field(default_factory=dict)
    match: str = ""
    players: Mapping[str, frozenset[int]] = field(default_factory=dict)
    kept: Mapping[int, str] = field(default_factory=dict)
    over: bool = False
    """Whether the match is over."""


def patience(record: TableRecord) -> float:
    """Return the seconds that a table waits for somebody once it is empty."""
    if not record.match or record.over:
        return WAITING_SECONDS
    return DAYS_SECONDS if record.terms.clock >= LONG_CLOCK else PLAYING_SECONDS


def shown(record: TableRecord, key: str) -> bool:
    """Whether a player finds a table of another server in the list."""
    return _is_mine(record, key) or (record.listed and not record.over)


def _is_mine(record: TableRecord, key: str) -> bool:
    return key in record.players or any(key == one for one, _ in record.taken.values())


def row_of(record: TableRecord, key: str) -> TableRow:
    """Return a table of another server as the list shows it to a player."""
    taken = {*record.taken, *(seat for seats in record.players.values() for seat in seats)}
    people = tuple(name for _, name in record.taken.values())
    seats = len(record.standby)
    return TableRow(
        record.code, record.game, record.preset, people, seats - len(taken), seats,
        begun=bool(record.match), mine=_is_mine(record, key),
    )  # fmt: skip


def to_text(record: TableRecord) -> str:
    """Return a record as it is kept: JSON in one line."""
    return json.dumps(_data(record), separators=(",", ":"))


def _data(record: TableRecord) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "code": record.code,
        "game": record.game,
        "preset": record.preset,
        "standby": [[seat.name, seat.bot] for seat in record.standby],
        "listed": record.listed,
        "leader": record.leader,
        "number": record.number,
        "clock": record.terms.clock,
        "chat": record.terms.chat,
        "watching": record.terms.watching,
        "taken": {str(seat): list(who) for seat, who in record.taken.items()},
        "match": record.match,
        "players": {key: sorted(seats) for key, seats in record.players.items()},
        "kept": {str(seat): key for seat, key in record.kept.items()},
        "over": record.over,
    }


def from_text(text: str | bytes) -> TableRecord:
    """Return the record that `to_text` made. Raise `BadRecord` for anything else."""
    try:
        return _record(json.loads(text))
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as problem:
        raise BadRecord(repr(problem)) from problem


def readable(texts: Iterable[str | bytes]) -> list[TableRecord]:
    """Return the records that can be read; log the others, without their codes."""
    found = []
    for text in texts:
        try:
            found.append(from_text(text))
        except BadRecord as problem:
            log("server").warning("table: %r", problem)
    return found


def _record(data: dict[str, Any]) -> TableRecord:
    code, number, listed = read_code(data["code"]), data["number"], data["listed"]
    clock, chat, watching = data["clock"], data["chat"], data["watching"]
    if data["format"] != FORMAT or not code or not is_number(number) or type(listed) is not bool:
        raise ValueError("code, number or format")
    if type(clock) is not int or clock < 0 or type(chat) is not bool or watching not in WATCHING:
        raise ValueError("terms")
    standby = tuple(Seat(_text(name), _text(bot)) for name, bot in data["standby"])
    seats = range(len(standby))
    taken = {_seat(n, seats): (_text(key), _text(name)) for n, (key, name) in data["taken"].items()}
    players = {
        _text(key): frozenset(_seat(one, seats) for one in mine)
        for key, mine in data["players"].items()
    }
    kept = {_seat(seat, seats): _text(key) for seat, key in data["kept"].items()}
    return TableRecord(
        code,
        _text(data["game"]),
        _text(data["preset"]),
        standby,
        listed,
        _text(data["leader"]),
        number,
        Terms(clock, chat, watching),
        taken,
        _text(data["match"]),
        players,
        kept,
        data.get("over") is True,  # earlier versions have not written it
    )


def _text(value: Any) -> str:
    if type(value) is not str:
        raise TypeError(type(value).__name__)
    return value


def _seat(value: Any, seats: range) -> int:
    number = int(value)
    if number not in seats:
        raise ValueError(f"seat {number}")
    return number
