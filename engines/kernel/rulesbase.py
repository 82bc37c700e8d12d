"""Members that the rules of all games share. `engines.kernel.rules` documents each of them.

Machine code and Python can't inherit from each other. So this class and the rules of every game are
either all compiled (`make native`) or all not.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from engines.kernel.canonical import digest, key_of
from engines.kernel.encoding import Layout, packer, size_of
from engines.kernel.events import Emit
from engines.kernel.streams import KeyedSource, Source


class Held(Protocol):
    """The part of a state that every game has."""

    config: Any
    source: Source

    def clone(self, source: Source | None = None) -> Any:
        """Return a copy that shares no mutable data; with `source`, one with another future."""

    def dump(self) -> dict[str, Any]:
        """Return the state as JSON-able data, without the configuration."""


C = TypeVar("C")
S = TypeVar("S", bound=Held)
V = TypeVar("V")


class RulesBase(Generic[C, S, V]):
    """The members of `engines.kernel.rules.Rules` that need nothing but the state itself."""

    rules_rev: int

    def new(self, config: C, seed: str) -> S:
        """Return a dealt game, drawn from the keyed source of the seed."""
        return self.deal(config, KeyedSource(seed))

    def deal(self, config: C, source: Source) -> S:
        """Return a dealt game, drawn from any source."""
        raise NotImplementedError

    def advance(self, state: S, ms: int, emit: Emit | None = None) -> None:
        """Do nothing: most games have no clock."""

    def view(self, state: S, seat: int) -> V:
        raise NotImplementedError

    def layout(self, config: C) -> Layout:
        raise NotImplementedError

    def encoding_size(self, config: C) -> int:
        return size_of(self.layout(config))

    def encode(self, config: C, view: V) -> list[int]:
        raise NotImplementedError

    def packed(self, state: S, seat: int) -> bytes:
        numbers = self.encode(state.config, self.view(state, seat))
        return packer(len(numbers)).pack(*numbers)

    def view_key(self, view: V) -> bytes:
        return key_of(view)

    def glance(self, state: S, seat: int) -> Any:
        """Return the view: this game has no part of it that grows with the game."""
        return self.view(state, seat)

    def clone(self, state: S, source: Source | None = None) -> S:
        copy: S = state.clone(source)
        return copy

    def draws(self, state: S) -> int:
        return state.source.draws

    def dump(self, state: S) -> dict[str, Any]:
        return state.dump()

    def digest(self, state: S) -> str:
        return digest([self.rules_rev, state.config.digest, state.dump()])
