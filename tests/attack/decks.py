"""Decks, labyrinths, presets and lessons: every kind of YAML file that people may write.

A case is a folder of files. What is refused must say where; what is taken must be a deck that can
be told of, saved and played.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final

import yaml

from app.lessons import shelf as lessons
from app.lessons.match import open_classroom
from app.match.seats import HUMAN, Seat
from app.start import GAMES
from app.text.decks import deck_lines
from app.text.fluent import LANGUAGES
from engines.hammerspace import deck as hammerspace
from engines.hammerspace.compiling import to_cards as to_hammerspace
from engines.hammerspace.config import Config as HammerspaceConfig
from engines.irrgarten import deck as irrgarten
from engines.irrgarten.config import Config as IrrgartenConfig
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.options import Options as IrrgartenOptions
from engines.kernel.decks import CODES as KERNEL_CODES
from engines.kernel.decks import LIMIT, load
from engines.kernel.errors import BadSetup, EngineError
from engines.kernel.events import OVER
from engines.kernel.plaintext import BREAK
from engines.kernel.problems import DeckError, Problem
from engines.napakalaki import deck as napakalaki
from engines.napakalaki.config import Config as NapakalakiConfig
from tests.attack import trees, yamltext
from tests.attack.noise import noised
from tests.attack.target import REFUSED, TAKEN, Target, good_lines, texts, told

ROOT: Final = Path(__file__).parents[2]
CARDS: Final = ROOT / "cards"
NAME: Final = "mine"
"""What the folder of a case is called in messages."""
STEPS: Final = 30
"""Decisions that are made with a deck that was taken."""
FEW: Final = 6

Files = Mapping[str, bytes]


def single(model: Any, limit: int = LIMIT) -> Callable[[Files], Any]:
    """Reads a case of one file."""

    def read(files: Files) -> Any:
        ((name, data),) = files.items()
        return load(data, f"{NAME}/{name}", model, limit)

    return read


def lesson(game: str) -> Callable[[Files], Any]:
    """Reads a lesson of a game."""

    def read(files: Files) -> Any:
        ((name, data),) = files.items()
        return lessons.read(data, f"{NAME}/{name}", game)

    return read


# -- what must hold of what is taken


def rules_of(game: str) -> Any:
    from app.match.games import game as spec_of

    return spec_of(game).rules()


def played(game: str, config: Any, dice: Random) -> None:
    """A configuration can be saved, and some decisions be made by it."""
    again = type(config).from_data(json.loads(json.dumps(config.to_data())))
    assert again.digest == config.digest, "what a deck holds can be saved"
    rules = rules_of(game)
    state = rules.new(config, "1")
    for _ in range(STEPS):
        if rules.actor(state) == OVER:
            break
        rules.apply(state, dice.choice(list(rules.legal(state))), lambda _event: None)
    for seat in range(config.seats):
        rules.view(state, seat)


def labyrinth_holds(made: irrgarten.LabyrinthFile, dice: Random) -> None:
    board = irrgarten.to_labyrinth(made)
    options = made.options or IrrgartenOptions()
    residents = load(
        (CARDS / "irrgarten/monsters/residents.yaml").read_bytes(), "", irrgarten.MonsterFile
    )
    cards = irrgarten.to_cards(residents)
    if irrgarten.strangers(board, cards):
        return
    played_if_roomy(partial(IrrgartenConfig, board, 1, options.figures(), cards), dice)


def monsters_hold(made: irrgarten.MonsterFile, dice: Random) -> None:
    board = Labyrinth.from_rows(("P-M", "M--", "--E"))
    figures = IrrgartenOptions().figures()
    played_if_roomy(partial(IrrgartenConfig, board, 1, figures, irrgarten.to_cards(made)), dice)


def played_if_roomy(config: Callable[[], IrrgartenConfig], dice: Random) -> None:
    try:
        made = config()
    except BadSetup as problem:
        told(problem)
        return
    played("irrgarten", made, dice)


def napakalaki_holds(made: napakalaki.Deck, dice: Random) -> None:
    treasures = napakalaki.to_treasures(made.treasures)
    try:
        config = NapakalakiConfig(treasures, napakalaki.to_monsters(made.monsters), 3)
    except BadSetup as problem:
        told(problem)
        return
    played("napakalaki", config, dice)


def hammerspace_holds(made: hammerspace.Deck, dice: Random) -> None:
    try:
        config = HammerspaceConfig(to_hammerspace(made), made.about.players)
    except BadSetup as problem:
        told(problem)
        return
    played("hammerspace", config, dice)


def preset_holds(made: Any, _dice: Random) -> None:
    made.options.figures() if made.options.__module__ != "engines.napakalaki.options" else None


def lesson_holds(made: Any, _dice: Random) -> None:
    """It begins, or says why not; no shipped lesson is ever one that does not."""
    people = tuple(Seat(name, HUMAN).name for name in ("Ana", "Ben", "Eva", "Ida", "Leo", "Mia"))
    try:
        open_classroom("1-fuzz", made, people)
    except (DeckError, EngineError) as problem:
        told(problem)
    except LookupError:
        pass  # what `open_classroom` says of a card that is in no deck


@dataclass(frozen=True)
class Kind:
    """A kind of file or folder: where shipped ones are, how it is read, what then must hold."""

    name: str
    globs: tuple[str, ...]
    read: Callable[[Files], Any]
    holds: Callable[[Any, Random], None]
    codes: Mapping[str, frozenset[str]]
    whole: int = 3
    """One in so many cases leaves long lists as they are; the others keep a few items of each."""
    limit: int = LIMIT
    """Bytes that a file may have."""
    share: int = 50
    """Cases in the suite."""


def _kinds() -> tuple[Kind, ...]:
    both = irrgarten.CODES | napakalaki.CODES | hammerspace.CODES
    made = [
        Kind(
            "labyrinth",
            ("cards/irrgarten/labyrinths/*.yaml",),
            single(irrgarten.LabyrinthFile, irrgarten.LABYRINTH_LIMIT),
            labyrinth_holds,
            irrgarten.CODES,
            limit=irrgarten.LABYRINTH_LIMIT,
        ),
        Kind(
            "monsters",
            ("cards/irrgarten/monsters/*.yaml",),
            single(irrgarten.MonsterFile),
            monsters_hold,
            irrgarten.CODES,
        ),
        Kind(
            "napakalaki",
            ("cards/napakalaki/decks/*",),
            lambda files: napakalaki.load_deck(files, NAME),
            napakalaki_holds,
            napakalaki.CODES,
            8,
            napakalaki.FILE_LIMIT,
        ),
        Kind(
            "hammerspace",
            ("cards/hammerspace/decks/*",),
            lambda files: hammerspace.load_deck(files, NAME),
            hammerspace_holds,
            hammerspace.CODES,
            6,
            hammerspace.FILE_LIMIT,
            share=16,
        ),
    ]
    for game, module in zip(GAMES, (irrgarten, napakalaki, hammerspace), strict=True):
        glob = f"cards/{game}/presets/*.yaml"
        read = single(module.PresetFile)
        made.append(Kind(f"preset-{game}", (glob,), read, preset_holds, both))
        glob = f"app/lessons/{game}/*.yaml"
        codes = {**both, **LESSON_CODES}
        made.append(Kind(f"lesson-{game}", (glob,), lesson(game), lesson_holds, codes, 1))
    return tuple(made)


LESSON_CODES: Final[Mapping[str, frozenset[str]]] = {
    "lesson_key": frozenset({"found"}),
    **dict.fromkeys(
        (
            "lesson_keys_differ",
            "lesson_two_tasks",
            "lesson_hint",
            "lesson_decision",
            "lesson_event",
            "lesson_field",
        ),
        frozenset[str](),
    ),
}
KINDS: Final = _kinds()


@cache
def shipped(glob: str) -> tuple[Files, ...]:
    """The files or folders of a kind that the program comes with."""
    found = sorted(ROOT.glob(glob))
    return tuple(
        {file.name: file.read_bytes() for file in sorted(path.glob("*.yaml"))}
        if path.is_dir()
        else {path.name: path.read_bytes()}
        for path in found
    )


@cache
def tree_of(data: bytes) -> Any:
    """The tree of a shipped file."""
    return yaml.load(data, yaml.CSafeLoader)


class Decks(Target):
    """One kind of deck."""

    def __init__(self, kind: Kind) -> None:
        self.NAME = kind.name  # type: ignore[misc]  # a target a kind
        self.SHARE = kind.share  # type: ignore[misc]  # likewise
        self.kind = kind

    def make(self, dice: Random, structural: bool) -> Files:
        files = dict(dice.choice(shipped(dice.choice(self.kind.globs))))
        gentle = dice.randrange(4) == 0
        small = not gentle and dice.randrange(self.kind.whole) > 0
        broken = dice.sample(sorted(files), dice.choice((1, 1, len(files))))
        flood = dice.randrange(150) == 0
        for name, data in files.items():
            if flood:
                files[name] = yamltext.flooded(data, dice, self.kind.limit)
                break
            if not structural:
                files[name] = noised(data, dice) if name in broken else data
                continue
            tree = tree_of(data)
            if small and (name in broken or len(files) > 1):
                tree = few(tree, dice)
            if name in broken and gentle:
                nudged = trees.nudged(tree, dice)
                files[name] = yamltext.Writer(dice).text(nudged).encode("utf-8", "surrogatepass")
            elif name in broken:
                files[name] = yamltext.written(trees.turned(tree, dice), dice)
            elif small:
                files[name] = yamltext.Writer(dice).text(tree).encode()
        if len(files) > 1 and dice.randrange(40) == 0:
            del files[dice.choice(sorted(files))]
        return files

    def feed(self, case: Files) -> str:
        try:
            made = self.kind.read(case)
        except DeckError as error:
            judged(error, case, self.kind.codes)
            return REFUSED
        self.kind.holds(made, random.Random(1))
        return TAKEN


def few(tree: Any, dice: Random) -> Any:
    """A deck with a few cards of each list, in their order."""
    if not isinstance(tree, dict):
        return tree
    short = {}
    for name, value in tree.items():
        if isinstance(value, list) and len(value) > FEW:
            kept = sorted(dice.sample(range(len(value)), dice.randint(1, FEW)))
            value = [value[at] for at in kept]
        short[name] = value
    return short


def judged(error: DeckError, case: Files, codes: Mapping[str, frozenset[str]]) -> None:
    """Each problem has a place in a file of the case, data of its code, and words."""
    assert error.problems, "a refusal without a reason"
    rows = {
        f"{NAME}/{name}": BREAK.split(data.decode("utf-8-sig", "replace"))
        for name, data in case.items()
    }
    known = {**KERNEL_CODES, **codes}
    for problem in error.problems:
        placed(problem, rows)
        assert set(problem.data) == known[problem.code], problem.code
    json.dumps([dict(problem.data) for problem in error.problems])
    told(error)
    for language in LANGUAGES:
        lines = deck_lines(texts(language), error, "/decks")
        assert len(lines) == len(error.problems) + (error.more > 0)
        for line in lines[: len(error.problems)]:
            good_lines(line)
            assert re.match(r"/decks/mine/[a-z0-9.-]+:[0-9]+:[0-9]+: +\S", line), line


def placed(problem: Problem, rows: Mapping[str, list[str]]) -> None:
    """The line and column are of the file; what follows the last sign of a line is one more."""
    if problem.code == "missing_file":
        return
    lines = rows[problem.file]
    assert 1 <= problem.line <= len(lines), f"{problem}: {len(lines)} lines"
    if problem.code not in ("file_too_large", "encoding"):
        assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1, str(problem)


def targets() -> list[Target]:
    """A target a kind."""
    return [Decks(kind) for kind in KINDS]
