"""The journal of a match: a header and its decisions, chained by short hashes.

It is a save, a replay and a bug report in one: the same header and decisions give the same game.
A match writes through the protocol `Journal`, which the store and the tests implement.
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
    """The whole state of a match after `decisions`, and the chain up to there.

    A match continues from it if the rules have changed, so that its decisions can't be replayed.
    `state` is a dump by the rules of `rules_rev`; `turns` are the number of turns of each seat.
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
"""Returns the checkpoint of the moment when it was made, also later and in another thread."""

Ack: TypeAlias = "Future[None]"
"""The acknowledgement of a journal that writes in a thread: done when something is written, with
`JournalFailed` if it can't be."""


def first_link(header: Header) -> str:
    """Return the hash at the beginning of the chain, of what the match was dealt from."""
    text = f"{header.format}|{header.match}|{header.game}|{header.rules_rev}|"
    text += f"{header.config_digest}|{header.seed}|{len(header.seats)}"
    return blake2b(text.encode(), digest_size=8).hexdigest()


def link(before: str, seat: int, notation: str) -> str:
    """Return the hash after a decision: order, gaps and flipped bits all change it."""
    return blake2b(f"{before}|{seat}|{notation}".encode(), digest_size=8).hexdigest()


def relink(before: str, rules_rev: int, decisions: int, state: dict[str, Any]) -> str:
    """Return the hash where a match continues from a state, under other rules."""
    text = f"{before}|{rules_rev}|{decisions}|{digest(state)}"
    return blake2b(text.encode(), digest_size=8).hexdigest()


class JournalFailed(Exception):
    """Something could not be written.

    `kind` is a stable word: "full" (no room), "readonly" (no right to write), "busy" (another
    program holds the file), "corrupt" (the file is damaged), "gone" (it was moved or deleted) or
    "io" (anything else). `detail` is for the log.
    """

    def __init__(self, kind: str, detail: str = "") -> None:
        self.kind, self.detail = kind, detail
        super().__init__(f"{kind}: {detail}" if detail else kind)


class Journal(Protocol):
    """A store of one or more matches.

    Each call returns None when its data is safe, and raises `JournalFailed` if it can't be written.
    Calls that may return an `Ack` can return at once; their data is then written in order.
    """

    def open(self, header: Header) -> None:
        """Begin a match."""

    def append(
        self, match: str, index: int, decision: Decision, stand: Stand | None = None
    ) -> Ack | None:
        """Add decision number `index`, from 0; `stand` returns the checkpoint after it."""

    def take_back(self, match: str, kept: int, stand: Stand | None = None) -> Ack | None:
        """Remove all decisions but the first `kept`, and count them as taken back."""

    def close(
        self, match: str, winners: tuple[int, ...], digest: str, results: Sequence[Result] = ()
    ) -> Ack | None:
        """End a match; `digest` is the hash of its last state."""

    def go_on(self, match: str, standing: Checkpoint) -> None:
        """Continue a match from a checkpoint, under its rules."""

    def reseat(self, header: Header) -> Ack | None:
        """Change the players of a match to those of the header, which is otherwise the same.
        No decision depends on who made it, so the chain stays."""


class NoJournal:
    """Writes nothing: for tests, and for matches that are not saved."""

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
