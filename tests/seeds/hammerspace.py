"""The catalogue of Hammerspace: 25 games played by dice, with their digests.

    python -m tests.seeds.hammerspace          says which games of the catalogue went another way
    python -m tests.seeds.hammerspace --write  writes the catalogue anew

What `tests.seeds.make` says of differences holds here too. The deck is `tests.seeds.hammerdeck`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

from engines.hammerspace.config import Config
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.rules import Rules
from engines.kernel.streams import CheapSource
from tests.seeds.catalogue import Catalogue, tell
from tests.seeds.hammerdeck import cards

MOST = 3_000
"""Decisions after which a game of the catalogue is left as it is."""

SETS = {
    "bare": Parameters(characters=False, monsters=False, monster_ms=0),
    "full": Parameters(monster_ms=0, monster_turns=12),
    "beasts": Parameters(monster_ms=0, monster_turns=1, timer_stops=False, life=50),
    "dark": Parameters(monster_ms=0, monster_turns=6, face_down_limit=4, characters=False),
    "short": Parameters(monsters=False, monster_ms=0, limit_turns=15, hide_at_start=False),
}


@dataclass(frozen=True)
class Game:
    """A game of the catalogue: what it is played with, and what came of it.

    `moves` has the decisions as text, set apart by commas; `told` is the digest of all events.
    """

    seed: str
    rules: str
    seats: int
    config: str
    dealt: str
    moves: str
    winners: list[int]
    final: str
    told: str


def play(number: int, moves: str | None = None) -> Game:
    """Play one game by the decisions given; without any, dice decide."""
    name, seats, rules = list(SETS)[number % len(SETS)], 2 + number // 5, Rules()
    config, dice = Config(cards(), seats, SETS[name]), CheapSource(number)

    def decide(state: Any, _made: int) -> int:
        legal = rules.legal(state)
        return legal[dice.below(0, len(legal))]

    written = None if moves is None else [rules.parse(text) for text in moves.split(",")]
    seed = f"catalogue {number}"
    story = tell(rules, config, seed, decide, MOST, written)
    outcome = rules.outcome(story.state)
    won = [] if outcome is None else [*outcome.winners]
    text = ",".join(rules.notation(action) for action in story.made)
    return Game(seed, name, seats, config.digest, story.dealt, text, won, story.final, story.told)


CATALOGUE = Catalogue("hammerspace", Rules.rules_rev, Game, play)


if __name__ == "__main__":
    sys.exit(CATALOGUE.main(sys.argv[1:]))
