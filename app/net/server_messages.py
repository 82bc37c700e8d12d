"""The messages that only a public server and its clients use, beside those of a table.

A client that names no table in its greeting gets the list of tables. The leader of a table is the
player who has opened it: what `mazmorra host` does at its own screen, a leader asks for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from app.net.field_types import Bounds, Name, Number, SeatNumber, Secret, Word
from app.net.messages import TO_CLIENT, TO_TABLE, Message, Terms

MOST_ROWS: Final = 100
"""Tables in the list."""
MOST_OFFERS: Final = 64


# -- from a client to the server


@dataclass(frozen=True, slots=True)
class Open(Message):
    """Open a table for a match of a game with a rule set and so many seats. Everybody finds a
    `listed` table; the others are only for those who have the code."""

    KIND: ClassVar = "open"
    game: Word
    preset: Word
    seats: Annotated[int, Bounds(1, 16)]
    listed: bool


@dataclass(frozen=True, slots=True)
class Begin(Message):
    """Begin the match: of the leader alone, as all that follow."""

    KIND: ClassVar = "begin"


@dataclass(frozen=True, slots=True)
class Choose(Message):
    """Choose what holds for the table."""

    KIND: ClassVar = "choose"
    terms: Terms


@dataclass(frozen=True, slots=True)
class OtherBot(Message):
    """Let another bot wait at a seat that nobody has."""

    KIND: ClassVar = "bot"
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class SendAway(Message):
    """Free a seat, and send its player away for good."""

    KIND: ClassVar = "away"
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Again(Message):
    """Turn the table of a finished match into a lobby again."""

    KIND: ClassVar = "again"


# -- from the server to a client


@dataclass(frozen=True, slots=True)
class TableRow(Message):
    """A table in the list. `people` are the names of those who sit there, `free` is the number of
    seats that somebody may still take, `mine` whether this client has a seat there."""

    KIND: ClassVar = "row"
    code: Secret
    game: Word
    preset: Word
    people: Annotated[tuple[Name, ...], Bounds(0, 16)]
    free: Number
    seats: Number
    begun: bool
    mine: bool


@dataclass(frozen=True, slots=True)
class Offer(Message):
    """A match that the server offers: a game with a rule set, and how many may play."""

    KIND: ClassVar = "offer"
    game: Word
    preset: Word
    least: Number
    most: Number


@dataclass(frozen=True, slots=True)
class Tables(Message):
    """The list of tables that this client may see, and the matches for which it may open one."""

    KIND: ClassVar = "tables"
    proto: Number
    rows: Annotated[tuple[TableRow, ...], Bounds(0, MOST_ROWS)]
    offers: Annotated[tuple[Offer, ...], Bounds(0, MOST_OFFERS)]


@dataclass(frozen=True, slots=True)
class Opened(Message):
    """A table is open for this client, by its code."""

    KIND: ClassVar = "opened"
    code: Secret


@dataclass(frozen=True, slots=True)
class Leads(Message):
    """Whether this client leads the table, and how others come: the address of the page with the
    invitation, "" without a page, and what they type after `mazmorra join`."""

    KIND: ClassVar = "leads"
    yes: bool
    link: Annotated[str, Bounds(0, 300)]
    typed: Annotated[str, Bounds(0, 300)]


NOT_LEADING: Final = Leads(yes=False, link="", typed="")
"""A guest at a table, or a table of `mazmorra host`."""

PARTS: Final = (Terms, TableRow, Offer)
"""What is a field of these messages."""
LEADERS: Final = (Begin, Choose, OtherBot, SendAway, Again)
"""What only the leader may ask for."""
TO_SERVER: Final = (*TO_TABLE, Open, *LEADERS)
"""All that a client may send."""
TO_VISITOR: Final = (*TO_CLIENT, Tables, Opened, Leads)
"""All that a client may get."""

SERVER_NO_CODES: Final = ("leader", "ready", "game", "full", "often")
"""Why a server refuses something, beside `NO_CODES`: only the leader may; somebody is not ready; it
offers no such match; it has no room for a table; this player has just opened others."""
SERVER_BYE_CODES: Final = ("full", "often", "guesses", "restart", "idle")
"""Why a server ends a line, beside `BYE_CODES`: it has no room; too many connections from one
address; too many wrong codes from there; it restarts and will be back; nobody was at the table for
a long time."""
