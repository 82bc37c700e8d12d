"""The protocol of every game's rules.

One state object holds all of a game: a decision changes it in place, `clone` copies it. Bots,
saves, replays, simulations and network matches use these members only.
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
    """The result of a game by seat: `ranks` (0 is best, ties share) and `returns` (more is better).

    `reason` is the stable word that `GameEnded` carries. `cut_off` is true if a limit of turns,
    decisions or time ended the game before a player reached the goal: the ranks are then those of
    that moment.
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
    """Raise this number with every change of behaviour; a saved match names it."""
    min_seats: int
    max_seats: int

    def new(self, config: C, seed: str) -> S:
        """Return a dealt game.

        Equal rules_rev, configuration and seed give equal games to the byte.
        """

    def actor(self, state: S) -> int:
        """Return the seat that decides, or `OVER`. `apply` rolls the dice; no actor does."""

    def action_count(self, config: C) -> int:
        """Return the size of the action space: actions are the whole numbers from 0 below it.

        It is the same throughout a game and for all of its seats, so an array of that length has
        one entry for each action. The call costs nothing.
        """

    def legal(self, state: S) -> Sequence[int]:
        """Return the sorted actions open to the actor; the actor's own view contains them too.

        Never empty before the end of the game, () after it.
        """

    def apply(self, state: S, action: int, emit: Emit | None = None) -> None:
        """Carry out a decision. Raise `IllegalAction` and change nothing if it is not open."""

    def advance(self, state: S, ms: int, emit: Emit | None = None) -> None:
        """Advance the clock: time is an input from outside, journalled like a decision."""

    def view(self, state: S, seat: int) -> V:
        """Return the view of a seat (or `SPECTATOR`): only what it may see, immutable,
        JSON-able."""

    def layout(self, config: C) -> Layout:
        """Return the slices of this configuration's encodings: their names, places and meanings.

        They follow each other without gaps. Costs 10 to 60 microseconds: ask once for a game.
        """

    def encoding_size(self, config: C) -> int:
        """Return the length of `encode`'s result: the same for all seats and moments of a game.

        Costs as much as `layout`.
        """

    def encode(self, config: C, view: V) -> list[int]:
        """Return a view as a new list of `encoding_size(config)` whole numbers.

        `layout` gives the place of each value; the first `action_count(config)` numbers are the
        flags of the open actions. All numbers come from the view, so the public configuration is
        enough. Equal views give equal numbers. Different views give different numbers, as far as
        `layout` has room for long lists. Costs 4 to 20 microseconds, less than the view.

        Rules may also have `packed`, which takes a state and a seat and returns the same numbers
        as bytes, 32 bits each (`encoding.packer`). It may make them without the view, in a small
        part of the time.
        """

    def view_key(self, view: V) -> bytes:
        """Return 16 bytes that are equal exactly when views are: the name of an information set.

        The key is the same in every process, so it may be stored. A chance collision needs some
        2^64 views. Costs 7 to 14 microseconds, about as much as the view.
        """

    def glance(self, state: S, seat: int) -> Any:
        """Return the part of a view that no event carries, at a cost independent of the game's
        length.

        Rules may also have `glances`, which takes several viewers and returns their glances by
        viewer. What is the same in them is built once, and is one object.
        """

    def determinize(self, config: C, view: V, source: Source) -> S:
        """Return a full state that fits the view, built from the view alone: unseen things are
        redealt."""

    def clone(self, state: S, source: Source | None = None) -> S:
        """Return a copy that shares no mutable data; with `source`, one with another future."""

    def turn(self, state: S) -> tuple[int, int]:
        """Return the current turn, counted from 1 over all seats, and the seat whose turn it is."""

    def draws(self, state: S) -> int:
        """Return the number of random words drawn. A decision that changed it can't be undone."""

    def outcome(self, state: S) -> Outcome | None:
        """Return ranks, returns and the reason of the end; None before the end."""

    def evaluate(self, state: S, aimless: Sequence[bool] = ()) -> tuple[float, ...]:
        """Return the estimated chance of each seat to win, by seat, from 0 to 1.

        They sum to 1, or to less where a limit may end the game without a winner. After the end the
        winners share 1. `aimless` says for each seat whether it plays at random; without it, all
        play well. The weights were fitted to games of bots. The method reads the whole state,
        so a playing seat may use it only on states from `determinize`. It draws nothing. Costs 5 to
        100 microseconds, on large boards of Irrgarten up to a millisecond, and milliseconds for the
        first position on such a board.
        """

    def dump(self, state: S) -> dict[str, Any]:
        """Return the state as JSON-able data, without the configuration."""

    def load(self, config: C, data: dict[str, Any]) -> S:
        """Return the dumped state. Raise `BadState` for wrong data."""

    def digest(self, state: S) -> str:
        """Return the hash of rules_rev, configuration and state."""

    def notation(self, action: int) -> str:
        """Return an action as a short stable text, for journals and people."""

    def parse(self, text: str) -> int:
        """Return the action of a text. Raise `BadNotation` for any other text."""
