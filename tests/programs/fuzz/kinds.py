"""The kinds of YAML files that people may write: how each is read, and what must hold of what is
taken. A deck can be saved and played; a lesson begins, or says why not."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from app.lessons import lesson_repository as lessons
from app.lessons.lesson_match import open_classroom
from app.match.seats import HUMAN, Seat
from app.registry import game as registered
from app.registry import game_ids
from engines.hammerspace import deck as hammerspace
from engines.hammerspace.compiling import to_cards as to_hammerspace
from engines.hammerspace.config import Config as HammerspaceConfig
from engines.irrgarten import deck as irrgarten
from engines.irrgarten.config import Config as IrrgartenConfig
from engines.irrgarten.gear import GearCard
from engines.irrgarten.labyrinth import Labyrinth, MonsterCard
from engines.irrgarten.options import Options as IrrgartenOptions
from engines.kernel import folders
from engines.kernel.decks import LIMIT, load
from engines.kernel.errors import BadSetup, EngineError
from engines.kernel.events import OVER
from engines.kernel.problems import DeckError
from engines.napakalaki import deck as napakalaki
from engines.napakalaki.config import Config as NapakalakiConfig
from tests.programs.fuzz.target import told

ROOT: Final = Path(__file__).parents[3]
CARDS: Final = ROOT / "cards"
NAME: Final = "mine"
"""What the folder of a case is called in messages."""
STEPS: Final = 12
"""Decisions that are made with a deck that was taken."""
ENOUGH: Final = 16
"""Cards of each list for two players."""
Files = Mapping[str, bytes]


def single(model: Any, limit: int = LIMIT) -> Callable[[Files], Any]:
    """Reads a case of one file."""

    def read(files: Files) -> Any:
        ((name, data),) = files.items()
        return load(data, f"{NAME}/{name}", model, limit)

    return read


def folder(module: Any, parts: Mapping[str, Any]) -> Callable[[Files], Any]:
    """Reads a case that is a folder, or one small file of it among cards that are sound.

    One file says all that is wrong with it before it is asked what is enough for a deck.
    """

    def read(files: Files) -> Any:
        if len(files) > 1:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(folders, "load", _read_once)
                return module.load_deck(files, NAME)
        ((name, data),) = files.items()
        made = load(data, f"{NAME}/{name}", parts[name], module.FILE_LIMIT)
        return filled_up(module, name, made)

    return read


_READ: Final[dict[bytes, Any]] = {}
"""The models of shipped files, which most of a damaged folder's are: each is read once."""


def _read_once(data: bytes, name: str, model: Any, limit: int) -> Any:
    if data in _READ:
        return _READ[data]
    made = load(data, name, model, limit)
    if data in shipped_files():
        _READ[data] = made
    return made


def filled_up(module: Any, name: str, made: Any) -> Any:
    """A small sound deck of a game, with what a file holds in place of its own; a few cards have
    sound ones beside them."""
    deck = sound_deck(module)
    if name == module.DECK_FILE:
        return replace(deck, about=made)
    field = name.removesuffix(".yaml")
    held, others = getattr(made, field), getattr(deck, field)
    ids = {card.id for card in held}
    spare = [card for card in others if card.id not in ids]
    return replace(deck, **{field: (*held, *spare[: max(0, len(others) - len(held))])})


@cache
def sound_deck(module: Any) -> Any:
    """The first shipped deck of a game, for two, with no more cards than they need."""
    game = module.__name__.split(".")[1]
    deck = module.load_deck(shipped(f"cards/{game}/decks/*")[0], NAME)
    few = {
        file.removesuffix(".yaml"): getattr(deck, file.removesuffix(".yaml"))[:ENOUGH]
        for file in module.FILES
        if file != module.DECK_FILE
    }
    return replace(deck, about=deck.about.model_copy(update={"players": 2}), **few)


def lesson(game: str) -> Callable[[Files], Any]:
    """Reads a lesson of a game."""

    def read(files: Files) -> Any:
        ((name, data),) = files.items()
        return lessons.read(data, f"{NAME}/{name}", game)

    return read


# -- what must hold of what is taken


def rules_of(game: str) -> Any:
    from app.registry import game as spec_of

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
    played_if_roomy(partial(IrrgartenConfig, board, 1, options.parameters(), cards), dice)


def monsters_hold(made: irrgarten.MonsterFile, dice: Random) -> None:
    board = Labyrinth.from_rows(("P-M", "M--", "--E"))
    parameters = IrrgartenOptions().parameters()
    for card in irrgarten.to_descent_cards(made):
        assert MonsterCard.from_data(card.to_data()) == card
    played_if_roomy(partial(IrrgartenConfig, board, 1, parameters, irrgarten.to_cards(made)), dice)


def gear_holds(made: irrgarten.GearFile, dice: Random) -> None:
    board = Labyrinth.from_rows(("P-M", "M--", "--E"))
    parameters, gear = IrrgartenOptions().parameters(), irrgarten.to_gear(made)
    for card in irrgarten.to_descent_gear(made):
        assert GearCard.from_data(card.to_data()) == card
    played_if_roomy(partial(IrrgartenConfig, board, 1, parameters, (), None, gear), dice)


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
    made.options.parameters() if made.options.__module__ != "engines.napakalaki.options" else None


def lesson_holds(made: Any, _dice: Random) -> None:
    """It begins, or says why not; no shipped lesson is ever one that does not."""
    people = tuple(Seat(name, HUMAN).name for name in ("Ana", "Ben", "Eva", "Ida", "Leo", "Mia"))
    try:
        open_classroom("1-fuzz", made, people)
    except (DeckError, EngineError) as problem:
        told(problem)
    except LookupError:
        pass  # what `open_classroom` says of a card that is in no deck


_NAPAKALAKI: Final = {
    napakalaki.DECK_FILE: napakalaki.DeckFile,
    napakalaki.TREASURES_FILE: napakalaki.TreasuresFile,
    napakalaki.MONSTERS_FILE: napakalaki.MonstersFile,
}
_HAMMERSPACE: Final = {
    hammerspace.DECK_FILE: hammerspace.DeckFile,
    hammerspace.CARDS_FILE: hammerspace.CardsFile,
    hammerspace.CHARACTERS_FILE: hammerspace.CharactersFile,
    hammerspace.MONSTERS_FILE: hammerspace.MonstersFile,
}


@dataclass(frozen=True)
class Kind:
    """A kind of file or folder: where shipped ones are, how it is read, what then must hold."""

    name: str
    globs: tuple[str, ...]
    read: Callable[[Files], Any]
    holds: Callable[[Any, Random], None]
    codes: Mapping[str, frozenset[str]]
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
            "gear",
            ("cards/irrgarten/gear/*.yaml",),
            single(irrgarten.GearFile),
            gear_holds,
            irrgarten.CODES,
        ),
        Kind(
            "napakalaki",
            ("cards/napakalaki/decks/*",),
            folder(napakalaki, _NAPAKALAKI),
            napakalaki_holds,
            napakalaki.CODES,
            limit=napakalaki.FILE_LIMIT,
        ),
        Kind(
            "hammerspace",
            ("cards/hammerspace/decks/*",),
            folder(hammerspace, _HAMMERSPACE),
            hammerspace_holds,
            hammerspace.CODES,
            limit=hammerspace.FILE_LIMIT,
        ),
    ]
    for game in game_ids():
        module = registered(game).engine_module("deck")
        glob = f"cards/{game}/presets/*.yaml"
        read = single(module.PresetFile)
        made.append(Kind(f"preset-{game}", (glob,), read, preset_holds, both))
        glob = f"{registered(game).folder().relative_to(CARDS.parent)}/lessons/*.yaml"
        codes = {**both, **LESSON_CODES}
        made.append(Kind(f"lesson-{game}", (glob,), lesson(game), lesson_holds, codes))
    return tuple(made)


LESSON_CODES: Final[Mapping[str, frozenset[str]]] = {
    "lesson_die": frozenset(),
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
def shipped_files() -> frozenset[bytes]:
    """The files of all shipped folders."""
    decks = (files for kind in KINDS for files in shipped(kind.globs[0]) if len(files) > 1)
    return frozenset(file for files in decks for file in files.values())
