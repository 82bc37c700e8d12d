"""What people type: names, seeds, numbers, search words, arguments of the command line."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from app.cli import bot_seats, parser, simulate
from app.cli.play import start_options
from app.cli.run import asked_language
from app.cli.table import COMMANDS
from app.config.settings import LoadedSettings, Settings
from app.content import scaffold
from app.content.match_setup import BadChoice
from app.i18n.fluent import LANGUAGES
from app.i18n.literal import clip, literal, width
from app.i18n.plain_letters import register
from app.lab.custom_bots import BadCustomBot
from app.lab.tables import simulation_table
from app.plain.rules import rules_lines
from app.plain.words import CommandWords, PlainChoice, chosen, folded
from app.registry import game_ids
from app.text.rulebook import clause_spans, clauses_in, typed_clause
from app.tui import keymap
from app.tui.gallery.collection import ExhibitCollection
from app.tui.gallery.loading import GalleryLoader
from app.tui.rules.browser import RulesBrowser
from app.validation import values
from app.validation.errors import WrongUse
from engines.kernel.errors import EngineError
from engines.kernel.problems import DeckError
from tests.programs.fuzz import hostile, personal
from tests.programs.fuzz.noise import noised
from tests.programs.fuzz.target import REFUSED, TAKEN, Target, good_lines, texts, told

REFUSALS: Final = (WrongUse, BadChoice, DeckError, EngineError, parser.TextAnswer)

GOOD: Final = (
    "Ana",
    "Ana,bot:scout:Ben",
    "bot:sharp,bot:random:Eva,Ana",
    "WOLF-7F3A",
    "41x25",
    "30%",
    "15",
    "fog=sight",
    "sight_range=3",
    "blocked_move=stay",
    "moves=up,down,left,right",
    "turn_limit=50",
    "health_factor=2.5",
    "base",
    "grand",
    "./x.yaml",
    "NAP-10a",
    "ham 7",
    "bot",
    "orc treasure",
    "monster level",
    "f1",
    "ctrl+x",
    "question_mark",
    "my-deck",
    "bog",
    "2",
    "1000",
    "--",
    "-x",
)
FLAGS: Final = (
    "--seed",
    "--players",
    "--labyrinth",
    "--deck",
    "--preset",
    "--fog",
    "--option",
    "--lang",
    "--theme",
    "--speed",
    "--ascii",
    "--no-mouse",
    "--plain",
    "--help",
    "-h",
    "--version",
    "-V",
    "--bots",
    "--seats",
    "--fixed",
    "--games",
    "--workers",
    "--json",
    "--csv",
    "--quiet",
    "--strict",
    "--apply",
    "--keys",
    "--se",
    "---",
    "--=",
    "-",
    "--seed=",
    "--option=fog=off",
    "--nonsense",
)
WORDS: Final = (
    *COMMANDS,
    *game_ids(),
    "new",
    "check",
    "schema",
    "list",
    "export",
    "import",
    "bash",
    "zsh",
    "napakalaki-deck",
    "irrgarten-labyrinth.v1.json",
)


class Typed(Target):
    """One text, typed wherever a text can be typed."""

    NAME: ClassVar[str] = "typed"
    SHARE: ClassVar[int] = 25

    def make(self, dice: Random, structural: bool) -> str:
        start = dice.choice(GOOD)
        if not structural:
            return noised(start.encode(), dice).decode("utf-8", "surrogateescape")[:20_000]
        parts = [dice.choice(GOOD) if dice.randrange(2) else hostile.text(dice) for _ in range(3)]
        return dice.choice((",", " ", "=", ":", "x", "")).join(parts[: dice.randint(1, 3)])

    def feed(self, case: str) -> str:
        taken = [self._taken(ask, case) for ask in ASKED]
        for cells in (0, 1, 16, 80):
            shown = literal(case, cells)
            assert width(shown) <= cells
            assert clip(shown, cells) == shown == literal(shown, cells)
            assert all(sign.isprintable() for sign in shown), ascii(shown)
        return TAKEN if any(taken) else REFUSED

    def _taken(self, ask: Callable[[str], object], case: str) -> bool:
        try:
            ask(case)
        except WrongUse as wrong:
            for language in LANGUAGES:
                good_lines(texts(language)(wrong.message, **wrong.values))
            return False
        except BadChoice as bad:
            told(bad)
            return False
        except scaffold.BadName:
            return False
        return True


def _options(text: str) -> None:
    for game in game_ids():
        try:
            given = values.rule_changes(game, [text], texts("en"))
        except WrongUse:
            continue
        draft = personal.fresh(game)
        for name, value in given.items():
            draft.set_option(name, value)


def _players(text: str) -> None:
    for game in game_ids():
        for seat in values.players(text, game, texts("es")):
            assert seat.name.strip() and width(seat.name) <= 16  # noqa: PT018


def _rename(text: str) -> None:
    for game in game_ids():
        personal.fresh(game).rename(0, text)


def _size(text: str) -> None:
    personal.fresh("irrgarten").size_from(text)  # type: ignore[attr-defined]  # Irrgarten's own


def _loops(text: str) -> None:
    personal.fresh("irrgarten").loops_from(text)  # type: ignore[attr-defined]  # Irrgarten's own


@cache
def browser() -> RulesBrowser:
    """The rules browser, which remembers where it was."""
    return RulesBrowser("irrgarten", lambda: "es")


@cache
def gallery() -> ExhibitCollection:
    """All that the program's decks hold."""
    reading = GalleryLoader(personal.library())
    reading.read()
    found = ExhibitCollection(lambda: texts("en"))
    found.take(reading.exhibits)
    return found


def _look_up(text: str) -> None:
    browser().search(text)
    if len(text) % 3 == 0:
        gallery().search(text)
        gallery().show_all()
    for game in game_ids():
        for line in rules_lines(texts("es"), game, text):
            good_lines(line)
        typed_clause(text, game)
    clauses_in(text)
    list(clause_spans(text))


def _order(text: str) -> None:
    vocabulary = CommandWords(texts("es"), ("help", "quit", "log", "rules"))
    vocabulary.order(text)
    vocabulary.near(text)
    folded(text)
    chosen([PlainChoice(1, "x", ("buy", "compra")), PlainChoice(2, "y", ("level 2",))], text)


def _key(text: str) -> None:
    for key in text.split(",")[:20]:
        name = keymap.normal(key)
        if name is not None:
            keymap.forbidden(name)


def _nearest(text: str) -> None:
    text.encode("ascii", register())


def _place(text: str) -> None:
    for game in filter(scaffold.scenario_of, game_ids()):
        scaffold.place_for(game, text, Path("/nowhere"))


ASKED: Final[tuple[Callable[[str], object], ...]] = (
    values.seed,
    partial(values.scenario, "labyrinth"),
    partial(values.scenario, "deck"),
    _players,
    _options,
    _rename,
    _size,
    _loops,
    _look_up,
    _order,
    _key,
    _nearest,
    _place,
)


class CommandLine(Target):
    """A command line, parsed and checked, with nothing carried out."""

    NAME: ClassVar[str] = "arguments"
    SHARE: ClassVar[int] = 200

    def make(self, dice: Random, structural: bool) -> list[str]:
        made: list[str] = []
        start = (dice.choice([*COMMANDS]), dice.choice(game_ids())) if dice.randrange(4) else ()
        for _ in range(dice.randint(1, 5)):
            flag = dice.choice(FLAGS)
            value = dice.choice((*GOOD, *WORDS, hostile.word(dice)))
            made += dice.choice(([flag], [flag, value], [f"{flag}={value}"], [value]))
        made = [*start, *made]
        if structural:
            return made
        return [
            noised(
                part.encode("utf-8", "surrogateescape" if part.isascii() else "replace"), dice
            ).decode("utf-8", "surrogateescape")
            for part in made
        ]

    def feed(self, case: list[str]) -> str:
        language = asked_language(case) or "en"
        words = texts(language)
        try:
            found = parser.Parser(words).parse(case)
            if found.command in (None, "play"):
                start_options(words, found, LoadedSettings(Settings()), {})
            elif found.command == "simulate" and found.game is not None:
                self._lay(found, words)
        except WrongUse as wrong:
            for each in LANGUAGES:
                good_lines(texts(each)(wrong.message, **wrong.values))
            return REFUSED
        except parser.TextAnswer as answer:
            return TAKEN if str(answer).strip() else "nothing"
        except (BadChoice, EngineError, DeckError, OSError) as problem:
            told(problem)
            return REFUSED
        return TAKEN

    def _lay(self, found: Any, words: Any) -> None:
        try:
            choices = simulate.choices_of(words, found)
        except BadCustomBot as problem:
            raise bot_seats.usage_error(problem) from None
        with contextlib.redirect_stderr(io.StringIO()):
            simulation_table(choices, personal.library())
        simulate.output_file("--json", found.json)
        simulate.output_file("--html", found.html)
        simulate.csv_folder(found.csv)
