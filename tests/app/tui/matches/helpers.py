"""A file of saved matches of both games, and the program that lists them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from app.config.start_options import StartOptions
from app.match.fork import fork
from app.match.lifecycle import begin, thinking_seed
from app.match.match import Match
from app.match.seats import Seat
from app.registry import game
from app.store.matches import Matches
from app.tui.app import MazmorraApp
from app.tui.factory import make_app
from app.tui.matches.screen import MatchesScreen
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import Parameters
from tests.app.games.irrgarten.tui.helpers import CARDS, GARDEN, TITLE
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.app.tui.shell import NOW, services
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_words

HOUR, DAY = 3600, 86400
CORRIDOR = ("XXXXXX", "XP---E", "XXXXXX")
SHORT_TITLE = {"labyrinth-en": "Short way", "labyrinth-es": "Camino corto"}
BOTS = {"irrgarten": "random", "napakalaki": "cautious"}


class Clock:
    """The time at which matches are played; a test sets it."""

    def __init__(self) -> None:
        self.seconds = NOW

    def __call__(self) -> float:
        return self.seconds


class File:
    """A file of saved matches to which a test adds some."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = Clock()
        self.store = Matches(path, self.clock)

    def add(
        self,
        number: int,
        game_id: str = "irrgarten",
        players: str | Sequence[str] = "Ana Ben:random",
        *,
        ago: float = 0,
        decisions: int = 6,
        title: dict[str, str] | None = None,
        practice: bool = False,
        rows: tuple[str, ...] = GARDEN,
        **parameters: Any,
    ) -> Match:
        """A match with a number for its id, played by bots `ago` seconds before now.

        `players` are names, those of bots with a colon and their kind.
        """
        self.clock.seconds = NOW - ago
        names = players.split() if isinstance(players, str) else players
        seats = [Seat(*name.partition(":")[::2]) for name in names]
        seats = [seat if seat.bot else Seat(seat.name) for seat in seats]
        if game_id == "irrgarten":
            board = Labyrinth.from_rows(list(rows))
            config: Any = Config(board, len(seats), Parameters(**parameters), CARDS)
            words: dict[str, str] = TITLE
        else:
            others = {seat.name: seat.bot for seat in seats}
            config, words = napakalaki_config(others, **parameters)
        match = begin(
            game_id, config, seats, "WOLF-7F3A", match_id=f"{number:016x}",
            title=title or words, practice=practice, journal=self.store,
        )  # fmt: skip
        self.play(match, decisions)
        self.clock.seconds = NOW
        return match

    def play(self, match: Match, decisions: int) -> None:
        """So many decisions more, made by bots."""
        bot = BOTS[match.header.game]
        choose = game(match.header.game).bots()[bot]
        until = match.decisions + decisions
        while not match.over and match.decisions < until:
            seat = match.actor
            seed = thinking_seed("x", seat, match.decisions)
            match.decide(seat, choose(match.public, match.view(seat), seed))

    def finished(
        self, number: int, players: str | Sequence[str] = "Ana", *, ago: float = 0, **more: Any
    ) -> Match:
        """A match whose winner walks out of a corridor."""
        match = self.add(
            number, players=players, ago=ago, decisions=5_000,
            rows=CORRIDOR, title=SHORT_TITLE, **more,
        )  # fmt: skip
        assert match.over
        return match

    def fork(self, number: int, match: Match, at: int) -> None:
        """Another match that begins with the first decisions of one."""
        seats = [Seat("Ana"), *match.seats[1:]]
        fork(match.header, match.written[:at], seats, match_id=f"{number:016x}", journal=self.store)

    def spoil(self, statement: str, *values: Any) -> None:
        """Change the file behind the program's back."""
        with closing(sqlite3.connect(self.path)) as base, base:
            base.execute(statement, values)


def napakalaki_config(others: dict[str, str], **parameters: Any) -> tuple[Any, dict[str, str]]:
    """The configuration of a match with the shipped deck, and the words of its title."""
    match = match_behind(napakalaki.match_of(others, **parameters))
    return match._config, match.header.title


def usual(file: File) -> File:
    """Matches of every kind: two that go on, a fork, a finished one, one of practice."""
    old = file.add(1, players="Ana Ben:scout Eva:random", ago=3 * DAY)
    file.add(2, "napakalaki", "Ana Ben:cautious Eva:sharp", ago=2 * HOUR, decisions=30)
    file.fork(3, old, 4)
    practice = file.add(4, practice=True, ago=5 * DAY, turn_limit=90, dead_monsters_pay=True)
    practice.take_back(practice.written[-1].seat)
    file.store.rename("0000000000000004", "Sunday in the maze")
    file.finished(5, ago=2 * DAY)
    file.finished(6, "Ben", ago=40 * DAY)
    return file


def program(file: File | None, **start: Any) -> MazmorraApp:
    """The program with that file."""
    mine = services()
    mine.store = file.store if file is not None else None
    app = make_app(mine, StartOptions(speed=0, **start))
    app.texts = type(app.texts)(app.texts.language, strict=True)
    return app


async def listed(pilot: Pilot[Any]) -> MatchesScreen:
    """Open the list from the home screen."""
    await pilot.pause()
    await keys(pilot, "m")
    return here(pilot)


def here(pilot: Pilot[Any]) -> MatchesScreen:
    """The list in front."""
    screen = pilot.app.screen
    assert isinstance(screen, MatchesScreen)
    return screen


async def keys(pilot: Pilot[Any], *names: str) -> None:
    """Press keys, each one in quiet."""
    for name in names:
        await pilot.press(name)
        await settled(pilot)


async def write(pilot: Pilot[Any], text: str) -> None:
    """Put a text into the field of the dialog in front."""
    from textual.widgets import Input

    pilot.app.screen.query_one(Input).value = text
    await pilot.pause()


def shown(pilot: Pilot[Any]) -> str:
    """The text of the screen, without the roles."""
    return screen_words(pilot.app)


def flat(text: str) -> str:
    """The words of a screen, however its lines are broken."""
    return " ".join(text.replace("│", " ").split())
