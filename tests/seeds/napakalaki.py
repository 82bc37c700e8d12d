"""The catalogue of Napakalaki: 25 games that bots once played to the end, with their digests.

    python -m tests.seeds.napakalaki          says which games of the catalogue went another way
    python -m tests.seeds.napakalaki --write  writes the catalogue anew

What `tests.seeds.make` says of differences holds here too. The decks stand here, so that a better
card in the game's own decks changes no game of the catalogue.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import cycle

from engines.napakalaki.bots import BOTS
from engines.napakalaki.cards import (
    ALL,
    ARMOUR,
    FOOTWEAR,
    HELMET,
    KINDS,
    NECKLACE,
    ONE_HAND,
    TWO_HANDS,
    Bad,
    NapakalakiMonster,
    TreasureCard,
)
from engines.napakalaki.config import Config
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.rules import Rules
from engines.napakalaki.state import State
from tests.seeds.catalogue import Catalogue, tell

MOST = 6_000
"""Decisions after which a game of the catalogue is left as it is."""

COUNTS = ((ONE_HAND, 11), (TWO_HANDS, 8), (HELMET, 6), (ARMOUR, 4), (FOOTWEAR, 2), (NECKLACE, 1))
BADS = (
    Bad(levels=1),
    Bad(equipped=1),
    Bad(hidden=2),
    Bad(levels=1, either=2),
    Bad(equipped_kinds=(HELMET,)),
    Bad(hidden_kinds=(ONE_HAND, ONE_HAND)),
    Bad(levels=2, equipped=ALL),
    Bad(equipped_kinds=(ARMOUR, FOOTWEAR), hidden_kinds=(TWO_HANDS,)),
    Bad(levels=ALL, hidden=ALL),
)
DEADLY = 3


def treasures(copies: int) -> tuple[TreasureCard, ...]:
    """The shares of the base deck, with bonuses and gold that follow a simple count."""
    found = []
    for kind, count in COUNTS:
        for number in range(count * copies):
            low = 2 if kind == NECKLACE else (number + kind) % 4 + (kind == TWO_HANDS)
            high = low if kind == NECKLACE or number % 2 else low + 2
            gold = 100 * ((3 * number + kind) % 9)
            found.append(TreasureCard(f"{KINDS[kind]}-{number}", kind, gold, low, high))
    return tuple(found)


def monsters(copies: int) -> tuple[NapakalakiMonster, ...]:
    """Levels 1 to 19; the highest three are deadly."""
    found = []
    for level, bad in zip(range(1, 20), cycle(BADS), strict=False):
        for number in range(copies):
            worst = Bad(death=True) if level > 19 - DEADLY else bad
            prize = (1 + (level > 14), 1 + level // 6)
            found.append(NapakalakiMonster(f"foe-{level}-{number}", level, *prize, worst))
    return tuple(found)


SETS = {
    "readme": Parameters(),
    "guion": Parameters(necklace_always=True),
    "combat-only": Parameters(buy_winning_level=False, winning_level=6),
    "early": Parameters(equip_before_combat=True, turn_limit=120),
    "harsh": Parameters(necklace_always=True, hidden_limit=1, level_price=1500, winning_level=6),
}


@dataclass(frozen=True)
class Game:
    """A game of the catalogue: what it is played with, and what came of it.

    `moves` has the decisions as text, set apart by commas; `told` is the digest of all events.
    """

    seed: str
    rules: str
    copies: int
    seats: list[str]
    config: str
    dealt: str
    moves: str
    winner: int
    final: str
    told: str


def play(number: int, moves: str | None = None) -> Game:
    """Play one game by the decisions given; without any, bots decide."""
    parameters = list(SETS)[number % len(SETS)]
    count = 2 + number % 5
    copies = 1 + count // 4
    names = ("sharp", "cautious", "sharp", "random")
    seats = [names[(seat + number) % len(names)] for seat in range(count)]
    config = Config(treasures(copies), monsters(copies), count, SETS[parameters])
    rules, public, seed = Rules(), config.public(), f"catalogue {number}"

    def decide(state: State, made: int) -> int:
        bot = BOTS[seats[state.seat]]
        return bot(public, rules.view(state, state.seat), 10_000 * number + made)

    written = None if moves is None else [rules.parse(text) for text in moves.split(",")]
    story = tell(rules, config, seed, decide, MOST, written)
    text = ",".join(rules.notation(action) for action in story.made)
    return Game(
        seed, parameters, copies, seats, config.digest, story.dealt, text, story.state.winner,
        story.final, story.told,
    )  # fmt: skip


CATALOGUE = Catalogue("napakalaki", Rules.rules_rev, Game, play)


if __name__ == "__main__":
    sys.exit(CATALOGUE.main(sys.argv[1:]))
