"""The registry of games: what each game tells the program about itself, and how games are found.

A game is a package with a `Game` that an entry point of the group `mazmorra.games` names. The
program's own games register in the same way. A part of a game is named by a text such as
`app.games.irrgarten.tui.screen:IrrgartenScreen`, and its module is imported when the part is
first asked for.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from engines.kernel.bots import BotFunction
    from engines.kernel.codec import Codec
    from engines.kernel.rules import Rules
    from engines.kernel.search import Search

GROUP: Final = "mazmorra.games"
"""The group of entry points under which games register."""

MOST_SEATS: Final = 8
"""So many colours there are for seats, and so many parts a win is divided into."""


class UnknownGame(Exception):
    """No game of that id is installed."""

    def __init__(self, game: str) -> None:
        self.game = game
        super().__init__(game)


@dataclass(frozen=True, slots=True)
class ContentFiles:
    """How the files of one kind of content are recognised, and where a player keeps them.

    `kind` is "labyrinth", "deck", "monsters", "gear" or "preset"; `folder` is relative to the
    player's folder of data. `only_files` are names that no other game's deck has. `fields` are
    top-level YAML fields that no other game's file of this kind has; `pattern` is a regular
    expression (bytes) that only this game's monsters match. `read` names a reader of one file
    ("module:function") where the repository does not read this kind itself.
    """

    kind: str
    folder: str
    only_files: frozenset[str] = frozenset()
    fields: frozenset[bytes] = frozenset()
    pattern: bytes = b""
    read: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game, as it registers with the program.

    `id` is of small letters and digits: it names a file of messages. `engine` is the package of
    its rules, with the modules `rules` (a class `Rules`), `config` (a class `Config`) and `bots`
    (a dict `BOTS`, the weakest first), and perhaps `options`, `achievements` and `wire` (a codec
    `CODEC`). `package` is the package of everything else; its folder `locale/<language>/` holds
    the game's messages. All other texts name parts as "module:attribute"; an empty one gets the
    program's generic part.
    `docs/new-game.md` explains all of it.
    """

    id: str
    engine: str
    package: str
    min_seats: int
    max_seats: int
    order: int = 100
    """Games are listed by `order`, then by id."""
    key: str = ""
    """The letter of the game in menus of games; "" for a row without a letter."""
    mode_of: str = ""
    """The id of the game whose form for a new match leads to this one, as if it were one of its
    rule sets; "" for a game of its own."""
    clause_prefix: str = ""
    """The prefix of its rule clauses ("IRR"); "" if there is no page of its rules."""
    quick_bots: frozenset[str] = frozenset({"random"})
    """Bots that answer within a frame on any board, so that they need no process of their own.
    Where the engine has no codec (`wire`), no bot has one."""
    presets: tuple[str, ...] = ()
    """The shipped presets, so that the command line offers them without reading files."""
    preset_groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    """Shipped presets that are one step of the row of rule sets, by the name of the group: the form
    then asks which of them in a row of its own."""
    scenario_options: tuple[str, ...] = ()
    """Options of the command line that not every game has: "labyrinth", "fog", "deck"."""
    key_scopes: tuple[str, ...] = ()
    """The scopes of its own commands, gathered in one section of the key settings."""
    content: tuple[ContentFiles, ...] = ()
    """The kinds of files that players can make for it."""
    repository: str = ""
    setup_builder: str = ""
    scaffold: str = ""
    words: str = ""
    """A subclass of `app.text.game_words.GameWords`, for what generic parts say."""
    screen: str = ""
    commands: str = ""
    """The package of its screens, imported whole where every command must be known."""
    form: str = ""
    gallery: str = ""
    sample: str = ""
    """A widget that shows its board in the settings."""
    voice: str = ""
    plan_words: str = ""
    """A function of a session, a seat's view and a plan of the search, that returns what the plan
    does after "if you": "go left"; "" for a plan without words."""
    place_words: str = ""
    """A function of a session and a seat's view that returns when and where it is, in a game that
    doesn't count by turns: "Floor 4, lap 9"."""
    fight_of: str = ""
    """A function of a seat's view that returns the fight it is in, None outside one: the review
    lists one mistake of a seat in each fight."""
    advice: str = ""
    """A function of the public configuration and a view that returns the thought of a hint."""
    coins: str = ""
    """A function of the public configuration that returns the coins for which a chance of 1 is
    meant in a search, 0 for a match that is won."""
    analyst: str = ""
    tips: str = ""
    lessons: str = ""
    study: str = ""
    seed_picker: str = ""
    """A function that returns the seed to play, from a configuration and a seed that the program
    drew."""
    daily_score: str = ""
    """An async function that returns the result of a finished daily in a number, or None: from the
    configuration, the match's header and all events. It is a `DailyScore` (`app.text.daily_score`),
    or an int, the lower the better, which the messages `daily-<id>-under`, `-level` and `-over`
    say, below 0, at 0 and above."""
    by_score: bool = False
    """Whether matches are compared by a score alone, and not by how quickly they are won."""
    oddities: str = ""
    """What `mazmorra deck check` warns of in a valid deck."""

    def __post_init__(self) -> None:
        """Raise `ValueError` for what no part of the program could handle."""
        if not re.fullmatch("[a-z][a-z0-9]*", self.id):
            raise ValueError(f"{self.id!r} is no id: small letters and digits, a letter first")
        if not re.fullmatch("[A-Z]*", self.clause_prefix):
            raise ValueError(f"{self.clause_prefix!r} is no prefix of clauses: capital letters")
        if not 1 <= self.min_seats <= self.max_seats <= MOST_SEATS:
            raise ValueError(f"{self.min_seats} to {self.max_seats} seats: 1 to {MOST_SEATS}")

    def part(self, name: str) -> Any:
        """Return the part of that field, its module imported; None if the game has none."""
        place: str = getattr(self, name)
        if not place:
            return None
        return _part(place)

    def engine_module(self, name: str) -> Any:
        """Return a module of its engine: "rules", "config", "wire", "bots", "feats"."""
        return import_module(f"{self.engine}.{name}")

    def optional_engine_module(self, name: str) -> Any:
        """Return a module that an engine may lack ("options", "feats", "wire"); None for none."""
        try:
            return self.engine_module(name)
        except ModuleNotFoundError as missing:
            if missing.name != f"{self.engine}.{name}":
                raise
            return None

    def rules(self) -> Rules[Any, Any, Any]:
        """Return its rules."""
        found: Rules[Any, Any, Any] = self.engine_module("rules").Rules()
        return found

    def config_from_data(self, data: dict[str, Any]) -> Any:
        """Return the configuration of the data. Raise any of Python's errors for bad data."""
        return self.engine_module("config").Config.from_data(data)

    def config_from_public(self, data: dict[str, Any]) -> Any:
        """Return the public configuration of the data that its `public_data` gave."""
        return self.engine_module("config").Config.from_public(data)

    def codec(self) -> Codec:
        """Return the codec of its events and views."""
        found: Codec = self.engine_module("wire").CODEC
        return found

    def thinks_apart(self, bot: str) -> bool:
        """Return whether a bot thinks in a process of its own."""
        return bot not in self.quick_bots and self.optional_engine_module("wire") is not None

    def search(self) -> Search[Any, Any, Any] | None:
        """Return the search that compares decisions for hints, as `HINTS` beside its bots; None if
        it has none."""
        if self.optional_engine_module("wire") is None:
            return None
        found: Search[Any, Any, Any] | None = getattr(self.engine_module("bots"), "HINTS", None)
        return found

    def bots(self) -> Mapping[str, BotFunction]:
        """Return its bots by name."""
        found: Mapping[str, BotFunction] = self.engine_module("bots").BOTS
        return found

    def folder(self) -> Path:
        """Return the folder of its package."""
        return Path(import_module(self.package).__path__[0])


def _part(place: str) -> Any:
    """Return what "module:attribute" names, its module imported."""
    module, _, attribute = place.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found


def _registered() -> Iterator[str]:
    """Yield the values of all entry points of our group.

    The files are read here because `importlib.metadata` takes 30 ms to import, and the first
    paint waits for the games. Their form: packaging.python.org, "Entry points specification".
    """
    for folder in map(Path, sys.path):
        for file in folder.glob("*.*-info/entry_points.txt"):
            group = ""
            for line in file.read_text(encoding="utf-8").splitlines():
                name, equals, value = map(str.strip, line.partition("="))
                if name.startswith("["):
                    group = name.strip("[]")
                elif group == GROUP and equals:
                    yield value.partition("[")[0].strip()


@cache
def games() -> Mapping[str, Game]:
    """Return all installed games by id, in the order of menus.

    A game whose entry point or package can't be imported is left out, and the log says why. Of
    two games with the same id the first one counts.
    """
    found: list[Game] = []
    for place in sorted(set(_registered())):
        try:
            game = _part(place)
            if isinstance(game, Game):
                game.folder()
                found.append(game)
        except Exception as problem:  # another package's code: anything may come
            import logging

            logging.getLogger("mazmorra.games").warning("%s: %r", place, problem)
    known: dict[str, Game] = {}
    for game in sorted(found, key=lambda game: (game.order, game.id)):
        known.setdefault(game.id, game)
    return known


def game_ids() -> tuple[str, ...]:
    """Return the ids of all installed games, in the order of menus."""
    return tuple(games())


def game(game_id: str) -> Game:
    """Return the game of that id. Raise `UnknownGame`."""
    try:
        return games()[game_id]
    except KeyError:
        raise UnknownGame(game_id) from None


@cache
def scenario_options() -> frozenset[str]:
    """Return the options of the command line that only some games have."""
    return frozenset(name for game in games().values() for name in game.scenario_options)
