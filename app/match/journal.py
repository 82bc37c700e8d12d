"""The journal of a match: a header and its decisions, chained by short hashes.

It is save, replay, bug report and share code in one: the same header and decisions play the same
game. `Journal` is the port through which a match writes; the store and the tests implement it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from app.match.seats import Seat
from engines.kernel.canonical import digest

if TYPE_CHECKING:
    from concurrent.futures import Future

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Header:
    """How a match began. `config` is the game's own JSON-able configuration, decks embedded.

    `title` is data for people: which labyrinth or decks, by name and language.
    """

    match: str
    game: str
    rules_rev: int
    config: dict[str, Any]
    config_digest: str
    seats: tuple[Seat, ...]
    seed: str
    title: dict[str, str]
    practice: bool = False
    format: int = FORMAT


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision: the seat, the action's notation, and the chained hash after it."""

    seat: int
    notation: str
    chain: str


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """How a match stands after so many decisions: its whole state, and the chain up to there.

    With it a match goes on when the rules have changed, and its decisions can't be played again.
    `state` is what the rules of `rules_rev` dumped; `turns` is how many turns each seat has had.
    """

    rules_rev: int
    decisions: int
    chain: str
    turns: tuple[int, ...]
    state: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended for a seat. `rank` is 0 for the best; ties share it."""

    seat: int
    rank: int
    won: bool
    turns: int
    decisions: int


Stand = Callable[[], Checkpoint]
"""Makes the standing of a match as it was when this was handed over, also later and in another
thread; a journal need not."""

Ack: TypeAlias = "Future[None]"
"""What a journal gives that writes in a thread: done when it is safe, with `JournalFailed` if it
could not be kept."""


def first_link(header: Header) -> str:
    """The chain's beginning: a hash of what the match was dealt from."""
    text = f"{header.format}|{header.match}|{header.game}|{header.rules_rev}|"
    text += f"{header.config_digest}|{header.seed}|{len(header.seats)}"
    return blake2b(text.encode(), digest_size=8).hexdigest()


def link(before: str, seat: int, notation: str) -> str:
    """The chained hash after a decision: order, gaps and flipped bits all change it."""
    return blake2b(f"{before}|{seat}|{notation}".encode(), digest_size=8).hexdigest()


def relink(before: str, rules_rev: int, decisions: int, state: dict[str, Any]) -> str:
    """The chained hash where a match goes on from a state, under other rules."""
    text = f"{before}|{rules_rev}|{decisions}|{digest(state)}"
    return blake2b(text.encode(), digest_size=8).hexdigest()


class JournalFailed(Exception):
    """Something could not be written down.

    `kind` is a stable word: "full" (no room), "readonly" (no right to write), "busy" (another
    program holds the file), "corrupt" (the file is damaged), "gone" (it was moved or deleted) or
    "io" (anything else). `detail` is for the log.
    """

    def __init__(self, kind: str, detail: str = "") -> None:
        self.kind, self.detail = kind, detail
        super().__init__(f"{kind}: {detail}" if detail else kind)


class Journal(Protocol):
    """Where a match is written.

    Each call returns None when what it wrote is safe, and raises `JournalFailed` if it could not be
    kept. Those that are made while a match goes on may return at once, with an `Ack`; what they
    write is then written in their order.
    """

    def open(self, header: Header) -> None:
        """A new match begins."""

    def append(
        self, match: str, index: int, decision: Decision, stand: Stand | None = None
    ) -> Ack | None:
        """Decision number `index`, from 0; `stand` gives the state after it, should it be kept."""

    def take_back(self, match: str, kept: int, stand: Stand | None = None) -> Ack | None:
        """All decisions but the first `kept` were taken back; that this was done is kept."""

    def close(
        self, match: str, winners: tuple[int, ...], digest: str, results: Sequence[Result] = ()
    ) -> Ack | None:
        """The match is over; `digest` is the hash of its last state."""

    def go_on(self, match: str, standing: Checkpoint) -> None:
        """The match goes on from a state, under the rules that the standing names."""

    def reseat(self, header: Header) -> Ack | None:
        """Others sit on the seats of a match, as its header now says; all else in it is as it was.
        No decision depends on who made it, so the chain stays."""


class NoJournal:
    """Keeps nothing: for tests and matches that are not to be saved."""

    def open(self, header: Header) -> None: ...

    def append(
        self, match: str, index: int, decision: Decision, stand: Stand | None = None
    ) -> None: ...

    def take_back(self, match: str, kept: int, stand: Stand | None = None) -> None: ...

    def close(
        self, match: str, winners: tuple[int, ...], digest: str, results: Sequence[Result] = ()
    ) -> None: ...

    def go_on(self, match: str, standing: Checkpoint) -> None: ...

    def reseat(self, header: Header) -> None: ...
