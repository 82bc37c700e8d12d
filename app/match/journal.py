"""The journal of a match: a header and its decisions, chained by short hashes.

A journal serves as a save, a replay and a bug report, because the same header and decisions always
give the same game. A match writes through the protocol `Journal`, which the store and the tests
implement.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Protocol

from app.match.acks import Ack
from app.match.seats import Seat
from engines.kernel.canonical import digest

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Header:
    """The start of a match. `config` is the game's configuration as JSON data, with its decks.

    `title` is for people: the labyrinth or decks, by name and language.
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
    """The whole state of a match after `decisions` entries, and the hash of the chain there.

    A match continues from it if its decisions can't be replayed because the rules have changed.
    `state` is a dump by the rules of revision `rules_rev`. `turns` has the number of turns of each
    seat.
    """

    rules_rev: int
    decisions: int
    chain: str
    turns: tuple[int, ...]
    state: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a seat at the end of a match. `rank` is 0 for the best; ties share a rank."""

    seat: int
    rank: int
    won: bool
    turns: int
    decisions: int


MakeCheckpoint = Callable[[], Checkpoint]
"""Returns the checkpoint of the moment when this function was created. It may be called later and
in another thread."""


def first_link(header: Header) -> str:
    """Return the first hash of the chain, which covers everything that determines the deal."""
    text = f"{header.format}|{header.match}|{header.game}|{header.rules_rev}|"
    text += f"{header.config_digest}|{header.seed}|{len(header.seats)}"
    return blake2b(text.encode(), digest_size=8).hexdigest()


def link(before: str, seat: int, notation: str) -> str:
    """Return the hash after a decision. Any change to a decision or their order changes it."""
    return blake2b(f"{before}|{seat}|{notation}".encode(), digest_size=8).hexdigest()


def relink(before: str, rules_rev: int, decisions: int, state: dict[str, Any]) -> str:
    """Return the hash with which a match continues from a state under changed rules."""
    text = f"{before}|{rules_rev}|{decisions}|{digest(state)}"
    return blake2b(text.encode(), digest_size=8).hexdigest()


class JournalFailed(Exception):
    """Something could not be written.

    `kind` is a stable word: "full" (no room), "readonly" (no right to write), "busy" (another
    program holds the file), "corrupt" (the file is damaged), "gone" (it was moved or deleted) or
    "io" (anything else); of a match that was never saved, "beside" (another Mazmorra has the file)
    or "none" (there is none to write to). `detail` is for the log.
    """

    def __init__(self, kind: str, detail: str = "") -> None:
        self.kind, self.detail = kind, detail
        super().__init__(f"{kind}: {detail}" if detail else kind)


class MustReopen(JournalFailed):
    """A server can't write a match, or has lost it to another server. It doesn't know which of the
    waiting decisions are written, so it shows none of them, and opens the match again from its
    journal."""


class Journal(Protocol):
    """A store of one or more matches.

    A call returns None when its data is safe, and raises `JournalFailed` if it can't be written. A
    call that returns an `Ack` has not written its data yet; such data is written in order.
    """

    def open(self, header: Header) -> Ack | None:
        """Begin a match."""

    def append(
        self,
        match: str,
        index: int,
        decision: Decision,
        make_checkpoint: MakeCheckpoint | None = None,
    ) -> Ack | None:
        """Add decision number `index`, from 0. `make_checkpoint` returns the checkpoint after
        it."""

    def take_back(
        self, match: str, kept: int, make_checkpoint: MakeCheckpoint | None = None
    ) -> Ack | None:
        """Remove all decisions except the first `kept`, and count them as taken back."""

    def close(
        self, match: str, winners: tuple[int, ...], digest: str, results: Sequence[Result] = ()
    ) -> Ack | None:
        """End a match; `digest` is the hash of its last state."""

    def resume_from(self, match: str, checkpoint: Checkpoint) -> None:
        """Continue a match from a checkpoint, under the rules that made it."""

    def reseat(self, header: Header) -> Ack | None:
        """Change the players of a match to those of the header, which is otherwise the same.
        The chain does not cover players, so it stays."""


class NoJournal:
    """Writes nothing: for tests, and for matches that are not saved."""

    def open(self, header: Header) -> None: ...

    def append(
        self,
        match: str,
        index: int,
        decision: Decision,
        make_checkpoint: MakeCheckpoint | None = None,
    ) -> None: ...

    def take_back(
        self, match: str, kept: int, make_checkpoint: MakeCheckpoint | None = None
    ) -> None: ...

    def close(
        self, match: str, winners: tuple[int, ...], digest: str, results: Sequence[Result] = ()
    ) -> None: ...

    def resume_from(self, match: str, checkpoint: Checkpoint) -> None: ...

    def reseat(self, header: Header) -> None: ...
