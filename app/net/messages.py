"""The messages between a client and a table, as classes. `app.net.protocol` writes and reads them.

A field's type is its whole check (`app.net.field_types`). `Data` is a payload that the codec of the
game reads afterwards (`app.net.payloads`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, TypeAlias

from app.net import limits
from app.net.field_types import (
    Bounds,
    Data,
    Name,
    Number,
    SeatNumber,
    Secret,
    Step,
    Viewer,
    Word,
)


class Message:
    """The base of all messages. `KIND` is its name on the line."""

    __slots__ = ()
    KIND: ClassVar[str]


# -- from a client to the table


@dataclass(frozen=True, slots=True)
class Hello(Message):
    """The first message. `token` says who it is. `epoch` and `seen` (viewer, number) say what the
    client already has, `mine` which seats it takes for its own; "" and () if nothing."""

    KIND: ClassVar = "hello"
    low: Number
    high: Number
    table: Secret
    token: Secret
    name: Name
    language: Word
    epoch: Secret
    seen: Annotated[tuple[tuple[Viewer, Number], ...], Bounds(0, 17)]
    mine: Annotated[tuple[SeatNumber, ...], Bounds(0, 16)] = ()


@dataclass(frozen=True, slots=True)
class Sit(Message):
    """Take a free seat, under a name."""

    KIND: ClassVar = "sit"
    seat: SeatNumber
    name: Name


@dataclass(frozen=True, slots=True)
class Stand(Message):
    """Leave a seat; in a match a bot plays it as soon as the line ends."""

    KIND: ClassVar = "stand"
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Ready(Message):
    """Say whether the player of a seat is ready to begin."""

    KIND: ClassVar = "ready"
    seat: SeatNumber
    yes: bool


@dataclass(frozen=True, slots=True)
class Act(Message):
    """Decide: `steps` one after the other, each only if it is legal then (`PlanStep`).

    `cmd` numbers the commands of a seat from 1. `n` is the number of decisions that the client has
    seen: a decision for another position is refused.
    """

    KIND: ClassVar = "act"
    seat: SeatNumber
    cmd: Number
    n: Number
    steps: Annotated[tuple[Step, ...], Bounds(1, limits.MOST_STEPS)]


@dataclass(frozen=True, slots=True)
class Back(Message):
    """Ask to undo a seat's last decision."""

    KIND: ClassVar = "back"
    seat: SeatNumber
    cmd: Number
    n: Number


@dataclass(frozen=True, slots=True)
class Agree(Message):
    """Answer `Asked` number `ask`."""

    KIND: ClassVar = "agree"
    ask: Number
    yes: bool


@dataclass(frozen=True, slots=True)
class Talk(Message):
    """Say something: a text, or gesture 1 to 8."""

    KIND: ClassVar = "talk"
    text: Annotated[str, Bounds(0, limits.TALK)]
    gesture: Annotated[int, Bounds(0, limits.GESTURES)]


@dataclass(frozen=True, slots=True)
class ChangeSeats(Message):
    """Change who plays seats: (seat, bot or "human"). `resigned` seats are given up for good."""

    KIND: ClassVar = "seat"
    seat: SeatNumber
    cmd: Number
    players: Annotated[tuple[tuple[SeatNumber, Word], ...], Bounds(0, 16)]
    resigned: Annotated[tuple[SeatNumber, ...], Bounds(0, 16)]


@dataclass(frozen=True, slots=True)
class Add(Message):
    """Add to the dice: first the hash of 32 random bytes, later the bytes, both in hexadecimal."""

    KIND: ClassVar = "add"
    seat: SeatNumber
    seal: Annotated[str, Bounds(0, 64)]
    opened: Annotated[str, Bounds(0, 64)]


@dataclass(frozen=True, slots=True)
class Shown(Message):
    """A player's screen shows the position after `n` decisions: the seat's clock begins."""

    KIND: ClassVar = "shown"
    seat: SeatNumber
    n: Number


@dataclass(frozen=True, slots=True)
class Ping(Message):
    KIND: ClassVar = "ping"
    at: Number


# -- from the table to a client


@dataclass(frozen=True, slots=True)
class Place(Message):
    """A seat as the lobby shows it. `here` means that its client is connected, or that a bot plays
    for nobody; `handed` that the seat was handed over once, `resigned` that it was given up."""

    KIND: ClassVar = "place"
    name: Annotated[str, Bounds(0, 200)]
    bot: Annotated[str, Bounds(0, 200)]
    here: bool
    ready: bool
    handed: bool
    resigned: bool


@dataclass(frozen=True, slots=True)
class Terms(Message):
    """What the host has chosen for the table: the seconds for each decision of a person, 0 for any
    time; whether people may write to each other, besides gestures; and when spectators see what
    happens, one of `WATCHING`."""

    KIND: ClassVar = "terms"
    clock: Number
    chat: bool = False
    watching: Word = "live"


NO_TERMS: Final = Terms(clock=0)
"""A table for which nothing is chosen."""
Places: TypeAlias = Annotated[tuple[Place, ...], Bounds(1, 16)]


@dataclass(frozen=True, slots=True)
class Waiting(Message):
    """The lobby of a match that has not begun, as one client sees it. A bot plays the seats that
    nobody takes. `preset` is the id of its rule set, "" for a saved match or changed rules. `mine`
    are this client's seats. A saved match (`saved`) keeps its names, and its dice are not sealed.

    `seal` is the seal of the table's number for the dice, and `seals` those of the seats, "" where
    there is none. `rules` is "" until the host begins; then it is the seal of the configuration,
    and guests open their numbers (`app.match.fair_dice`).
    """

    KIND: ClassVar = "waiting"
    proto: Number
    game: Word
    preset: Word
    places: Places
    mine: Annotated[tuple[SeatNumber, ...], Bounds(0, 16)]
    watchers: Number
    seal: Word
    seals: Annotated[tuple[Word, ...], Bounds(0, 16)]
    rules: Word
    saved: bool
    terms: Terms


@dataclass(frozen=True, slots=True)
class Welcome(Message):
    """The beginning of a client's match: all that it may know.

    `codec` is the fingerprint of the game's codec. `header` has no secrets, `public` is the public
    configuration. `mine` are the seats of this client, and `commands` the number of the last
    command of each. `unsaved` is the kind of `JournalFailed` if saving has stopped, else "".
    `snapshots` holds a snapshot for each viewer that the client may follow.
    """

    KIND: ClassVar = "welcome"
    proto: Number
    epoch: Secret
    codec: Word
    header: Data
    public: Data
    secret: bool
    places: Places
    mine: Annotated[tuple[SeatNumber, ...], Bounds(0, 16)]
    commands: Annotated[tuple[Number, ...], Bounds(0, 16)]
    host: bool
    unsaved: Word
    terms: Terms
    snapshots: Data


@dataclass(frozen=True, slots=True)
class Ev(Message):
    """One decision as one viewer may see it; there is one for every viewer, also without frames.

    `seq` numbers the messages of a viewer. `frames` holds events with the changed fields of the
    glance, `view` the changed fields of the view, `now` the pending decision. After an undo `fresh`
    is a new snapshot, to which the client goes back first. A part that is missing is None.
    """

    KIND: ClassVar = "ev"
    viewer: Viewer
    seq: Number
    frames: Data
    now: Data
    view: Data
    fresh: Data


@dataclass(frozen=True, slots=True)
class Resumed(Message):
    """The client continues where it was: what it missed follows."""

    KIND: ClassVar = "resumed"
    epoch: Secret


@dataclass(frozen=True, slots=True)
class Lobby(Message):
    KIND: ClassVar = "lobby"
    places: Places
    watchers: Number


@dataclass(frozen=True, slots=True)
class Clock(Message):
    """The clock of a seat, with the seconds that are left; 0 seconds mean that it stands."""

    KIND: ClassVar = "clock"
    seat: SeatNumber
    seconds: Number


NO_CLOCK: Final = Clock(0, 0)


@dataclass(frozen=True, slots=True)
class Said(Message):
    """What somebody says. A client that comes gets the last lines again, which are `old`."""

    KIND: ClassVar = "said"
    seat: Viewer
    text: Annotated[str, Bounds(0, limits.TALK)]
    gesture: Annotated[int, Bounds(0, limits.GESTURES)]
    old: bool = False


@dataclass(frozen=True, slots=True)
class Asked(Message):
    """A seat asks the others to undo `count` of its decisions, and to answer in `seconds`; 0 ends
    the question. The player who asks gets it too, with the seats that have not answered yet."""

    KIND: ClassVar = "asked"
    ask: Number
    seat: SeatNumber
    count: Number
    seconds: Number
    waits: Annotated[tuple[SeatNumber, ...], Bounds(0, 16)] = ()


@dataclass(frozen=True, slots=True)
class Kept(Message):
    """A bot has made `count` decisions of a seat while its player, who is back, was away."""

    KIND: ClassVar = "kept"
    seat: SeatNumber
    count: Number


@dataclass(frozen=True, slots=True)
class End(Message):
    """The match is over and written: its whole header and all decisions, with their hashes.
    `digest` is the hash of the last state."""

    KIND: ClassVar = "end"
    header: Data
    decisions: Data
    digest: Word
    outcome: Data


@dataclass(frozen=True, slots=True)
class Ok(Message):
    """A command was carried out and written; `n` is the number of decisions after it."""

    KIND: ClassVar = "ok"
    seat: SeatNumber
    cmd: Number
    n: Number


@dataclass(frozen=True, slots=True)
class No(Message):
    """A command was refused, and nothing has changed: `code` is one of `NO_CODES`."""

    KIND: ClassVar = "no"
    seat: SeatNumber
    cmd: Number
    code: Word


NO_CODES: Final = (
    "seat", "stale", "turn", "illegal", "notation", "undo", "declined", "asking", "host", "bot",
    "old", "closed", "name", "taken", "chat", "often", "empty",
)  # fmt: skip
"""Why a command was refused: not this client's seat; for another position; another seat decides;
not legal; no notation of this game; nothing to undo; the others said no; a question is open; only
the host may; no such player; the answer is not kept any more; the match is over; a name that nobody
may have; a name or a seat that somebody has; no text here; too much said lately; nothing said."""


@dataclass(frozen=True, slots=True)
class Bye(Message):
    """The line ends: `code` is one of `BYE_CODES`. Come back in `seconds`, 0 for never."""

    KIND: ClassVar = "bye"
    code: Word
    seconds: Number


BYE_CODES: Final = (
    "message", "token", "proto", "hello", "replaced", "closed", "rate", "kicked", "abandoned",
)  # fmt: skip
"""Why a line ends: a wrong message; an unknown token; no common protocol; no `hello` first; the
same player came by another line; the table is closed; too many messages at a time; the host has
sent the player away, or has abandoned the match."""


@dataclass(frozen=True, slots=True)
class Pong(Message):
    KIND: ClassVar = "pong"
    at: Number


@dataclass(frozen=True, slots=True)
class Part(Message):
    """A piece of a message that is too long for one. The pieces follow each other."""

    KIND: ClassVar = "part"
    last: bool
    text: Annotated[str, Bounds(0, limits.MOST_OUT)]


TO_TABLE: Final = (
    Hello, Sit, Stand, Ready, Act, Back, Agree, Talk, ChangeSeats, Add, Shown, Ping,
)  # fmt: skip
TO_CLIENT: Final = (
    Waiting, Welcome, Ev, Resumed, Lobby, Clock, Said, Asked, Kept, End, Ok, No, Bye, Pong, Part,
)  # fmt: skip
