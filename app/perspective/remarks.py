"""What a bot with a temper does now and then, as one line of the log.

A remark depends on the match's seed, the seat and the number of the decision, never on what was
decided or on anything hidden: so it reveals nothing, and is the same for everybody who watches.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, Protocol

from app.i18n.literal import literal
from app.match.events import Decided
from app.match.journal import Header
from app.match.seats import NAME_CELLS, Seat
from app.match.source import Frame
from app.perspective.event_log import EventLog
from engines.kernel.tempers import TEMPERS

EVERY: Final = 16
"""A bot with a temper makes a remark on one of this many decisions, on average."""
LINES: Final = 6
"""The number of remarks that each temper has."""


def remark(seed: str, seat: int, bot: str, number: int) -> str:
    """Return the id of the message for decision `number` of a match, which a bot made in a seat;
    "" for most decisions, and for bots without a temper."""
    if bot not in TEMPERS:
        return ""
    digest = blake2b(f"{seed}/{seat}/{number}".encode(), digest_size=4).digest()
    drawn = int.from_bytes(digest, "big")
    if drawn % EVERY:
        return ""
    return f"remark-{bot}-{drawn // EVERY % LINES + 1}"


class Told(Protocol):
    """A match or a source of one."""

    @property
    def header(self) -> Header: ...

    @property
    def seats(self) -> Sequence[Seat]: ...


def add_remark(log: EventLog, frame: Frame, match: Told, wanted: bool) -> None:
    """Add the remark of a frame's decision to a log, if there is one and remarks are wanted."""
    event, seats = frame.event, match.seats
    if wanted and isinstance(event, Decided) and 0 <= event.seat < len(seats):
        maker = seats[event.seat]
        message = remark(match.header.seed, event.seat, maker.bot, event.decisions)
        if message:
            log.note(message, name=literal(maker.name, NAME_CELLS))
