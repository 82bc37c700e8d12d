"""A game as the contract test takes it: rules, and configurations worth trying.

`python -m tests.engines.rules_contract` prints the digests of a few games, for a comparison with
other processes, other Pythons and other machines. It needs nothing but the standard library.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from engines.hammerspace.compiling import to_cards
from engines.hammerspace.config import Config as HammerspaceConfig
from engines.hammerspace.parameters import Parameters as HammerspaceFigures
from engines.hammerspace.rules import Rules as HammerspaceRules
from engines.irrgarten.config import Config
from engines.irrgarten.descent.config import Config as DescentConfig
from engines.irrgarten.descent.rules import Rules as DescentRules
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_SIGHT, Parameters
from engines.irrgarten.rules import Rules
from engines.kernel.events import OVER
from engines.kernel.streams import CheapSource
from engines.napakalaki.config import Config as NapakalakiConfig
from engines.napakalaki.parameters import Parameters as NapakalakiFigures
from engines.napakalaki.rules import Rules as NapakalakiRules
from tests.cards.shipped import hammerspace_deck
from tests.engines.irrgarten.descent.helpers import config as descent_config
from tests.engines.irrgarten.helpers import BOARDS, COURSE, NAMES
from tests.engines.napakalaki.helpers import (
    COURSE_2014,
    COURSE_2016,
    FRIENDS,
    cult,
    rich_config,
    with_tricks,
)
from tests.engines.napakalaki.helpers import config as small_decks
from tests.seeds.hammerdeck import cards as hammer_cards


@dataclass(frozen=True)
class Game:
    """`config(name)` makes a configuration of `configs`; `public` is what bots get of it.

    `open_actions`: every seat knows what the actor may do, not only the actor itself.
    """

    rules: Any
    configs: tuple[str, ...]
    config: Callable[[str], Any]
    public: Callable[[Any], Any]
    not_actions: tuple[int, ...]
    open_actions: bool = True


def _irrgarten(name: str) -> Config:
    parameters = {
        "plain": Parameters(),
        "course": COURSE,
        "stay": Parameters(blocked_stays=True, turn_limit=300),
        "explored": Parameters(fog=FOG_EXPLORED, sight_range=3, heard=True),
        "sight": Parameters(fog=FOG_SIGHT),
        "toll": Parameters(toll=2),  # in combats won; among open prizes it is in things
        "even": Parameters(
            even_starts=True, drawn_order=True, same_sheets=True, thrown_back=True, toll=2,
            priced_monsters=True, head_start=(1, 0, 2), leapfrog=True, leap_out=True,
            open_prizes=True, pickpocket=True, last_laps=2,
        ),
        "guarded": Parameters(
            even_starts=True, drawn_order=True, same_sheets=True, thrown_back=True,
            fog=FOG_EXPLORED, sight_range=4, guardian=2_250, leapfrog=True, leap_out=True,
        ),
    }[name]  # fmt: skip
    board = Labyrinth.from_rows(BOARDS["open" if name == "plain" else "cave"])
    seats = {"course": 4, "stay": 1}.get(name, 3)
    gear = NAMES if name == "even" else ()
    return Config(board, seats, parameters, monsters=9, gear=gear)


def _descent(name: str) -> DescentConfig:
    seats, changes = {
        "alone": (1, {"floors_alone": 4, "health": 60}),
        "company": (3, {"floors_company": 4, "health": 30}),
        "fog": (2, {"fog": True, "sight_range": 4, "health": 40}),
    }[name]
    return descent_config(seats, **changes)


def _napakalaki(name: str) -> NapakalakiConfig:
    if name == "small":
        return small_decks(seats=3)
    if name == "guion":
        return rich_config(NapakalakiFigures(necklace_always=True), seats=4)
    if name == "cult":
        return cult(COURSE_2014)
    if name == "archenemies":
        return cult(replace(COURSE_2016, turn_limit=120))
    if name == "friends":
        return rich_config(FRIENDS, seats=3)
    if name == "tricks":
        return with_tricks(rich_config(FRIENDS, seats=3, copies=1))
    parameters = NapakalakiFigures(
        buy_winning_level=False, equip_before_combat=True, turn_limit=150, hidden_limit=2
    )
    return rich_config(parameters, seats=2)


def _hammerspace(name: str) -> HammerspaceConfig:
    parameters = {
        "plain": HammerspaceFigures(characters=False, monsters=False, monster_ms=0),
        "full": HammerspaceFigures(monster_ms=0, monster_turns=4),
        "house": HammerspaceFigures(
            life=60, face_down_limit=3, monster_ms=0, monster_turns=1, timer_stops=False,
            limit_turns=90,
        ),
        "later": HammerspaceFigures(
            monster_ms=0, monster_laps=1, lay_hidden=True, makeshift=2, crown=2, late_life=1,
            feeding=True,
        ),
    }[name]  # fmt: skip
    deck = to_cards(hammerspace_deck("loaded")) if name == "later" else hammer_cards()
    return HammerspaceConfig(deck, {"plain": 2, "full": 4}.get(name, 3), parameters)


GAMES = {
    "irrgarten": Game(
        rules=Rules(),
        configs=("plain", "course", "stay", "explored", "sight", "toll", "even", "guarded"),
        config=_irrgarten,
        public=Config.public,
        not_actions=(-1, 4, 99, -4),
    ),
    "descent": Game(
        rules=DescentRules(),
        configs=("alone", "company", "fog"),
        config=_descent,
        public=DescentConfig.public,
        not_actions=(-1, 21, 99, -4),
        open_actions=False,
    ),
    "napakalaki": Game(
        rules=NapakalakiRules(),
        configs=("small", "guion", "house", "friends", "tricks", "cult", "archenemies"),
        config=_napakalaki,
        public=NapakalakiConfig.public,
        not_actions=(-1, -6, 10_000),
        open_actions=False,
    ),
    "hammerspace": Game(
        rules=HammerspaceRules(),
        configs=("plain", "full", "house", "later"),
        config=_hammerspace,
        public=HammerspaceConfig.public,
        not_actions=(-1, 65, 10_000),
        open_actions=False,
    ),
}

CASES = [(game, setting) for game, entry in GAMES.items() for setting in entry.configs]


class Table:
    """A game being played by dice that belong to nobody's rules."""

    def __init__(self, name: str, setting: str, seed: int) -> None:
        self.game: Game = GAMES[name]
        self.rules = self.game.rules
        self.config = self.game.config(setting)
        self.dice = CheapSource(seed)
        self.state = self.rules.new(self.config, f"contract {seed}")

    def pick(self, state: Any) -> int:
        legal = self.rules.legal(state)
        action: int = legal[self.dice.below(0, len(legal))]
        return action

    def over(self) -> bool:
        return bool(self.rules.actor(self.state) == OVER)

    def plies(self, most: int = 120) -> Iterator[int]:
        """The decisions of a game, each to be applied by the caller."""
        for _ in range(most):
            if self.over():
                return
            yield self.pick(self.state)

    def play_to(self, plies: int) -> Table:
        for action in self.plies(plies):
            self.rules.apply(self.state, action)
        return self


def future(table: Table, state: Any, choices: int, plies: int = 40) -> list[str]:
    """The digests of a game that goes on with the same decisions."""
    dice, rules, found = CheapSource(choices), table.rules, []
    for _ in range(plies):
        if rules.actor(state) == OVER:
            break
        legal = rules.legal(state)
        rules.apply(state, legal[dice.below(0, len(legal))])
        found.append(rules.digest(state))
    return found


def final_digests() -> dict[str, str]:
    """For each game and configuration the digest of a state and the key of its view, after some
    plies of the table's own dice."""
    found = {}
    for name, setting in CASES:
        table = Table(name, setting, 4).play_to(60)
        found[f"{name} {setting}"] = table.rules.digest(table.state)
        view = table.rules.view(table.state, 0)
        found[f"{name} {setting} seen"] = table.rules.view_key(view).hex()
    return found


if __name__ == "__main__":
    print(json.dumps(final_digests()))
