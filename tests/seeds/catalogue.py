"""What the catalogues of all games share: playing a game by given decisions, comparing, writing.

A game of a catalogue is a dataclass with what it was played with and what came of it; the module
of each game says which games there are and how they are written down.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from engines.kernel.canonical import digest
from engines.kernel.events import OVER, Event

G = TypeVar("G", bound=Any)

GAMES = 25
"""Games of a catalogue."""


@dataclass(frozen=True)
class Story:
    """How a game went: its decisions, and digests of its deal, its last state and all events."""

    dealt: str
    made: tuple[int, ...]
    final: str
    told: str
    state: Any


def tell(
    rules: Any,
    config: Any,
    seed: str,
    decide: Callable[[Any, int], int],
    most: int,
    moves: Sequence[int] | None = None,
) -> Story:
    """Play a game by the decisions given; without any, `decide` makes them from the state and how
    many there were, at most `most`."""
    state = rules.new(config, seed)
    dealt = rules.digest(state)
    events: list[Event] = []
    made: list[int] = []
    while state.seat != OVER and len(made) < (most if moves is None else len(moves)):
        action = decide(state, len(made)) if moves is None else moves[len(made)]
        rules.apply(state, action, events.append)
        made.append(action)
    told = digest([event.to_data() for event in events])
    return Story(dealt, tuple(made), rules.digest(state), told, state)


@dataclass(frozen=True)
class Catalogue(Generic[G]):
    """The committed games of a game, in a file beside this one.

    `play` plays the game of a number by its decisions as written (None: bots decide anew).
    """

    name: str
    rules_rev: int
    kind: type[G]
    play: Callable[[int, str | None], G]

    @property
    def path(self) -> Path:
        """Where it is committed."""
        return Path(__file__).with_name(f"{self.name}.json")

    def data(self) -> dict[str, Any]:
        """The file as it is."""
        found: dict[str, Any] = json.loads(self.path.read_text(encoding="utf-8"))
        return found

    def written(self) -> list[G]:
        """The committed games."""
        return [self.kind(**game) for game in self.data()["games"]]

    def main(self, arguments: Sequence[str]) -> int:
        """Compare, or write; the number of games that went another way."""
        if list(arguments) == ["--write"]:
            games = [self.play(number, None) for number in range(GAMES)]
            data = {"rules_rev": self.rules_rev, "games": [asdict(game) for game in games]}
            self.path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
            return 0
        found = list(enumerate(self.written()))
        strays = [game for at, game in found if self.play(at, game.moves) != game]
        for game in strays:
            print(f"{game.seed}: {game.rules}: not as written")
        return len(strays)
