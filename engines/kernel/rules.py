"""The one protocol that every game's rules fulfil, and that everything else is built on.

All of a game is in one state object: a decision changes it in place, `clone` copies it. Bots,
saves, replays, simulations and tables on a network use these members and no other door.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from engines.kernel.encoding import Layout
from engines.kernel.events import Emit
from engines.kernel.streams import Source


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, by seat: `ranks` (0 is best, ties share) and `returns` (more is better).

    `reason` is the stable word that `GameEnded` carries. `cut_off` says that a limit of turns, of
    decisions or of time ended the game before anybody reached its goal: its ranks are then those of
    the moment.
    """

    ranks: tuple[int, ...]
    returns: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    cut_off: bool


C = TypeVar("C", contravariant=True)
S = TypeVar("S")
V = TypeVar("V")


class Rules(Protocol[C, S, V]):
    """The rules of one game. C is its configuration, S its state, V the view of a seat."""

    game: str
    rules_rev: int
    """Goes up with any change of behaviour; a saved match names it."""
    min_seats: int
    max_seats: int

    def new(self, config: C, seed: str) -> S:
        """A dealt game. Same rules_rev, configuration and seed: same game to the last byte."""

    def actor(self, state: S) -> int:
        """The seat that decides, or `OVER`. Dice are rolled inside `apply`, never by an actor."""

    def action_count(self, config: C) -> int:
        """Return the size of the action space: actions are the whole numbers from 0 below it.

        It is the same all through a game and for all of its seats, so a table of that length holds
        something for each action. Costs nothing.
        """

    def legal(self, state: S) -> Sequence[int]:
        """The actions open to the actor: sorted, and known to the actor's own view.

        Never empty while the game goes on, () once it is over.
        """

    def apply(self, state: S, action: int, emit: Emit | None = None) -> None:
        """Carry out a decision. Raises `IllegalAction` and changes nothing if it isn't open."""

    def advance(self, state: S, ms: int, emit: Emit | None = None) -> None:
        """Time as an input from outside, journalled like a decision."""

    def view(self, state: S, seat: int) -> V:
        """What a seat (or `SPECTATOR`) may see: built by naming it, immutable, JSON-able."""

    def layout(self, config: C) -> Layout:
        """Return the slices of this configuration's encodings: their names, places and meanings.

        They lie one behind the other. Costs 10 to 60 microseconds: ask once for a game.
        """

    def encoding_size(self, config: C) -> int:
        """Return how many numbers `encode` gives: the same for all seats and moments of a game.

        Costs as much as `layout`.
        """

    def encode(self, config: C, view: V) -> list[int]:
        """Return a view as a new list of `encoding_size(config)` whole numbers.

        `layout` says what stands where; the first `action_count(config)` numbers are the flags of
        the open actions. All of them come from the view, so the public configuration will do. Equal
        views give equal numbers, other views others, as far as `layout` has room for long lists.
        Costs 4 to 20 microseconds, less than the view.
        """

    def view_key(self, view: V) -> bytes:
        """Return 16 bytes that are equal exactly when views are: the name of an information set.

        The same in every process, so they may be kept. A chance collision needs some 2^64 views.
        Costs 7 to 14 microseconds, about as much as the view.
        """

    def glance(self, state: S, seat: int) -> Any:
        """The part of a view that no event tells, at a cost that does not grow with the game."""

    def determinize(self, config: C, view: V, source: Source) -> S:
        """A full state that fits the view, built from it alone: unseen things dealt anew."""

    def clone(self, state: S, source: Source | None = None) -> S:
        """A copy that shares nothing that changes; with `source`, one with another future."""

    def turn(self, state: S) -> tuple[int, int]:
        """The turn under way, counted from 1 over all seats, and the seat whose turn it is."""

    def draws(self, state: S) -> int:
        """How many random words the state has drawn: what moved it can't be taken back."""

    def outcome(self, state: S) -> Outcome | None:
        """Ranks, returns and why the game ended; None while it goes on."""

    def evaluate(self, state: S) -> tuple[float, ...]:
        """Return the estimated chance of each seat to win, by seat, from 0 to 1.

        Together they are 1, or less where a limit may end the game without a winner. Once the game
        is over its winners share 1. The weights were fitted to games of bots. It reads the whole
        state, so a seat that plays may ask it only of states that `determinize` made. Draws
        nothing; costs 5 to 100 microseconds, on large boards of Irrgarten up to a millisecond, and
        milliseconds for the first position on such a board.
        """

    def dump(self, state: S) -> dict[str, Any]:
        """The state as JSON-able data, without the configuration."""

    def load(self, config: C, data: dict[str, Any]) -> S:
        """The state that was dumped. Raises `BadState`."""

    def digest(self, state: S) -> str:
        """The hash of rules_rev, configuration and state."""

    def notation(self, action: int) -> str:
        """An action as a short stable text, for journals and people."""

    def parse(self, text: str) -> int:
        """The action of a text. Raises `BadNotation`."""
