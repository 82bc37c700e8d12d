"""Plain mode's typed lines: menus, new games and matches of every game."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import ClassVar, Final

from app.config.start_options import StartOptions
from app.plain.console import ConsoleClosed
from app.plain.program import PlainProgram
from app.registry import game_ids
from app.session.app_context import AppContext
from tests.app.plain.talk import Talk, services
from tests.programs.fuzz import hostile, personal
from tests.programs.fuzz.noise import noised
from tests.programs.fuzz.target import TAKEN, Target, good_lines, texts

MENU: Final = (
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "help",
    "rules",
    "rules irrgarten 3",
    "rules nap dice",
    "matches",
    "continue",
    "continue 99",
    "language es",
    "language en",
    "language xx",
    "irrgarten",
    "napakalaki",
    "hammerspace",
    "",
)
SETUP: Final = (
    "begin",
    "",
    "players Ana,Ben",
    "players bot:scout",
    "players",
    "scenario",
    "scenario base",
    "scenario town",
    "scenario ./x.yaml",
    "scenario /dev/zero",
    "preset seed",
    "preset",
    "options",
    "option fog=sight",
    "option turn_limit=3",
    "option seats=9",
    "option",
    "seed x",
    "practice",
    "help",
    "empieza",
    "jugadores Ana,Ben",
    "quit",
)
MATCH: Final = (
    "1",
    "1",
    "1",
    "2",
    "3",
    "99",
    "0",
    "-1",
    "help",
    "log",
    "log 99999",
    "more",
    "hint",
    "undo",
    "seats",
    "choices",
    "rules 5",
    "rules",
    "up",
    "down",
    "left",
    "right",
    "n",
    "s",
    "e",
    "w",
    "map",
    "odds",
    "hand",
    "cards",
    "rivals",
    "route exit",
    "go 3,3",
    "look",
    "sheet",
    "resign",
    "yes",
    "bot",
    "language es",
    "monster",
    "table",
    "deck",
    "why",
    "inspect 1",
    "buy",
    "mapa",
    "mano",
    "",
)
MOST_SAID: Final = 3000
"""Lines that are said to a few typed ones."""


@cache
def services_of_all() -> AppContext:
    """Services with decks that are read once."""
    return replace(services(), library=personal.library())


class Talks(Target):
    """A few lines typed one after the other, then nobody types any more."""

    NAME: ClassVar[str] = "plain"
    SHARE: ClassVar[int] = 20

    def make(self, dice: Random, structural: bool) -> list[str]:
        game = dice.choice((*game_ids()[:2], *game_ids()))
        lines = [*dice.sample(MENU, dice.randrange(3)), game]
        lines += dice.sample(SETUP[2:], dice.randrange(4))
        if dice.randrange(2):
            lines += ["begin", *dice.choices(MATCH, k=dice.randint(2, 8))]
        for _ in range(dice.randint(1, 4)):
            at = dice.randrange(len(lines))
            word = dice.choice((*MENU, *SETUP, *MATCH)).split(" ")[0]
            hurt = dice.choice((hostile.word(dice), f"{word} {hostile.word(dice)}"))
            if not structural:
                hurt = noised(lines[at].encode(), dice).decode(errors="replace")[:9000]
            if dice.randrange(2):
                lines[at] = hurt
            else:
                lines.insert(at, hurt)
        # A line is what `readline` makes of it.
        return [line.replace("\n", " ").strip() for line in lines]

    def feed(self, case: Sequence[str]) -> str:
        console = Talk(case)
        program = PlainProgram(services_of_all(), StartOptions(), console)
        program.texts.__dict__.update(texts("en").__dict__)
        program.texts.language = "es" if sum(map(len, case)) % 2 else "en"
        with contextlib.suppress(ConsoleClosed):
            program.run()
        assert len(console.said) < MOST_SAID, len(console.said)
        for line in console.said:
            if line.strip():
                good_lines(line)
        return TAKEN
