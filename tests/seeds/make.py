"""The catalogue of seeds: 25 games that bots once played to the end, with their digests.

    python -m tests.seeds.make          says which games of `irrgarten.json` went another way
    python -m tests.seeds.make --write  writes the catalogue anew

A difference means that the same seed is another game now, for saved matches too. If that is
meant, raise `rules_rev` of the game's rules, write the catalogue, and say why in the commit.
The decisions are kept, so that a better bot changes no game. Nothing here needs more than the
standard library.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from engines.irrgarten.bots import BOTS
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import DIRECTIONS, Labyrinth, MonsterCard
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_OFF, FOG_SIGHT, Parameters
from engines.irrgarten.rules import Rules
from engines.irrgarten.state import State
from tests.seeds.catalogue import Catalogue, tell

MOST = 3_000
"""Decisions after which a game of the catalogue is left as it is."""

FIRST_STEPS = ("P--X---", "-X-X-X-", "-X---X-", "-XXX-X-", "M----XE", "-XXX---", "P----X-")
SPIRAL = (
    "-----------",
    "-XXXXXXXXX-",
    "-X-------X-",
    "-X-XXXXX-X-",
    "-X-X---X-X-",
    "-X-X-E-X-X-",
    "-X-X-X-X-X-",
    "---X-X---X-",
    "-X-X-XXXXX-",
    "-X---------",
)
CAVE = (
    "----------X---",
    "-XX--XX-----X-",
    "-X----X--XX-X-",
    "---XX----X----",
    "-X--X-XX---XX-",
    "-XX------X--X-",
    "----XX-X-XX---",
    "XX-X---X----XE",
)
PLAIN = tuple("-" * 10 if row else "-" * 9 + "E" for row in range(10))
LETTERS = "".join(word[0] for word in DIRECTIONS)
BOARDS = {"first-steps": FIRST_STEPS, "spiral": SPIRAL, "cave": CAVE, "plain": PLAIN}

DECK = (
    MonsterCard("owl", "o", 4_500, 6_000, 3),
    MonsterCard("bear", "b", 8_900, 2_100, 6),
    MonsterCard("ghost", "g"),
)
COURSE = Parameters(
    opening_attack=True,
    reset_wounds_on_defeat=True,
    reset_wounds_on_resurrection=True,
    dead_monsters_pay=True,
    fuzzy_after_resurrection=True,
)
SETS = {
    "seed": Parameters(),
    "course": COURSE,
    "stay": Parameters(blocked_stays=True, fallback=(3, 2, 1, 0)),
    "explored": Parameters(fog=FOG_EXPLORED),
    "sight": Parameters(fog=FOG_SIGHT, sight_range=5, turn_limit=900),
    "harsh": Parameters(
        fog=FOG_OFF, player_health=2, resurrection=150, uses=2, wounds_to_lose=2, monster_share=5
    ),
}


@dataclass(frozen=True)
class Game:
    """A game of the catalogue: what it is played with, and what came of it.

    `moves` has the first letter of each decision, `told` the digest of all events.
    """

    seed: str
    board: str
    rules: str
    seats: list[str]
    config: str
    dealt: str
    moves: str
    winner: int
    final: str
    told: str


def play(number: int, moves: str | None = None) -> Game:
    """Play one game by the decisions given; without any, bots decide."""
    board = list(BOARDS)[number % len(BOARDS)]
    parameters = list(SETS)[number % len(SETS)]
    count = 2 if board == "first-steps" else 1 + number % 8
    calm = number % 3
    seats = ["scout" if calm and (seat + number) % 3 else "random" for seat in range(count)]
    cards = DECK if number % 2 else ()
    config = Config(Labyrinth.from_rows(BOARDS[board]), count, SETS[parameters], cards)
    rules, public, seed = Rules(), config.public(), f"catalogue {number}"

    def decide(state: State, made: int) -> int:
        bot = BOTS[seats[state.seat]]
        return bot(public, rules.view(state, state.seat), 1_000 * number + made)

    written = None if moves is None else [LETTERS.index(letter) for letter in moves]
    story = tell(rules, config, seed, decide, MOST, written)
    text = "".join(LETTERS[action] for action in story.made)
    return Game(
        seed, board, parameters, seats, config.digest, story.dealt, text, story.state.winner,
        story.final, story.told,
    )  # fmt: skip


CATALOGUE = Catalogue("irrgarten", Rules.rules_rev, Game, play)


if __name__ == "__main__":
    sys.exit(CATALOGUE.main(sys.argv[1:]))
