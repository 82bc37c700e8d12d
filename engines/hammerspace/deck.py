"""The files of Hammerspace: decks of cards, characters and monsters, presets of rules.

A deck is a folder of four files: `deck.yaml` has its name and description, `cards.yaml`,
`characters.yaml` and `monsters.yaml` the cards. `compiling.to_cards` makes the plain types of the
engine. Names and flavour stay here, for the front ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import BaseModel, Field, field_validator

from engines.hammerspace import cards
from engines.hammerspace.cards import SUBTYPES
from engines.hammerspace.effects import soundness, unions, vocabulary
from engines.hammerspace.effects.vocabulary import Ability
from engines.hammerspace.models import Card, Character, Monster
from engines.hammerspace.options import FEWEST_PLAYERS, MOST_PLAYERS, Options
from engines.kernel.decks import SchemaModel, flawed
from engines.kernel.fields import CODES as FIELD_CODES
from engines.kernel.fields import Lines, Name, Names, Slug, ids_once
from engines.kernel.folders import FolderReader
from engines.kernel.presets import DeckPresetModel
from engines.kernel.problems import Flaw, Problem, coded
from engines.kernel.yamltree import read

DECK_FILE, CARDS_FILE = "deck.yaml", "cards.yaml"
CHARACTERS_FILE, MONSTERS_FILE = "characters.yaml", "monsters.yaml"
FILES = (DECK_FILE, CARDS_FILE, CHARACTERS_FILE, MONSTERS_FILE)
"""The files of a deck's folder; the program ignores any others."""

FILE_LIMIT = 1024 * 1024
"""The limit of a deck's file in bytes."""

MOST_CARDS = 200
CARDS_A_PLAYER = 8
"""The minimum number of cards per player (HAM-1)."""
CHARACTERS_A_PLAYER = 3
"""The number of characters per player (HAM-4)."""
LARGEST_SHARE = 4
"""At least one card in `LARGEST_SHARE` is an attack (HAM-1)."""


class DeckFile(SchemaModel):
    """What a deck is called and made for: `deck.yaml`."""

    id: Slug = Field(description="its name for the program, once and for all")
    name: Names
    description: Lines
    author: Name = Field(default="Mazmorra", description="who made it")
    players: int = Field(
        default=MOST_PLAYERS,
        ge=FEWEST_PLAYERS,
        le=MOST_PLAYERS,
        description="HAM-1, HAM-4: up to how many players it has cards and characters for",
    )


class CardsFile(SchemaModel):
    """The main deck (HAM-1): `cards.yaml`."""

    cards: tuple[Card, ...] = Field(min_length=1, max_length=MOST_CARDS)

    @field_validator("cards")
    @classmethod
    def _a_deck(cls, found: tuple[Card, ...]) -> tuple[Card, ...]:
        flaws, size = ids_once(card.id for card in found), len(found)
        if size % cards.SLOTS:
            data = {"found": size, "factor": cards.SLOTS}
            flaws.append(Flaw("deck_multiple", f"{size} cards", "a multiple of 4", data))
        attacks = sum(card.attack is not None for card in found)
        least = -(-size // LARGEST_SHARE)
        if attacks < least:
            data = {"found": attacks, "least": least, "size": size}
            flaws.append(Flaw("few_attacks", f"{attacks} attacks", f"at least {least}", data))
        flaws += _unanswered(found)
        if flaws:
            raise flawed(flaws)
        return found


def _unanswered(found: tuple[Card, ...]) -> list[Flaw]:
    """Return a flaw for each attack that no defence of the deck can be used against (HAM-12)."""
    answered = [False] * len(SUBTYPES)
    for card in found:
        if card.defence:
            for subtype, points in enumerate(card.defence.against.points()):
                answered[subtype] |= points > cards.NO_MATCH
    flaws = []
    for at, card in enumerate(found):
        if card.attack and not answered[SUBTYPES.index(card.attack.subtype)]:
            word = card.attack.subtype
            path = (at, "attack", "subtype")
            expected = "a defence against its type"
            flaws.append(Flaw("no_answer", word, expected, {"found": word}, path))
    return flaws


class CharactersFile(SchemaModel):
    """The characters of a deck (HAM-4): `characters.yaml`."""

    characters: tuple[Character, ...] = Field(max_length=MOST_CARDS)

    @field_validator("characters")
    @classmethod
    def _known_apart(cls, found: tuple[Character, ...]) -> tuple[Character, ...]:
        flaws = ids_once(card.id for card in found)
        first: dict[tuple[Ability, ...], str] = {}
        for at, card in enumerate(found):
            if card.abilities in first:
                data = {"id": first[card.abilities]}
                expected = "an effect that no other character has"
                path = (at, "abilities")
                flaws.append(Flaw("same_effect", f"that of {data['id']}", expected, data, path))
            first.setdefault(card.abilities, card.id)
        if flaws:
            raise flawed(flaws)
        return found


class MonstersFile(SchemaModel):
    """The monsters of a deck (HAM-22): `monsters.yaml`."""

    monsters: tuple[Monster, ...] = Field(max_length=MOST_CARDS)

    @field_validator("monsters")
    @classmethod
    def _ids_once(cls, found: tuple[Monster, ...]) -> tuple[Monster, ...]:
        if flaws := ids_once(card.id for card in found):
            raise flawed(flaws)
        return found


class PresetFile(DeckPresetModel):
    """A preset of rules for Hammerspace: what it leaves out is as in `Options`."""

    options: Options


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck, read and checked."""

    about: DeckFile
    cards: tuple[Card, ...]
    characters: tuple[Character, ...]
    monsters: tuple[Monster, ...]


def load_deck(files: Mapping[str, bytes], name: str) -> Deck:
    """Return the deck of a folder's files, given by name. The folder's `name` is for messages.

    Raise `DeckError` with the problems of all files at once, including a missing file, too few
    cards (HAM-1) or too few characters (HAM-4) for its players.
    """
    reader = _Reader(files, name, FILE_LIMIT)
    about = reader.read(DECK_FILE, DeckFile)
    main = reader.read(CARDS_FILE, CardsFile)
    characters = reader.read(CHARACTERS_FILE, CharactersFile)
    monsters = reader.read(MONSTERS_FILE, MonstersFile)
    if about and main:
        reader.enough("few_cards", len(main.cards), CARDS_A_PLAYER, about.players)
    if about and characters:
        size = len(characters.characters)
        reader.enough("few_characters", size, CHARACTERS_A_PLAYER, about.players)
    if reader.problems or about is None or main is None or characters is None or monsters is None:
        raise reader.refusal()
    return Deck(about, main.cards, characters.characters, monsters.monsters)


class _Reader(FolderReader):
    """A reader that also rejects too few cards for the players."""

    def enough(self, code: str, found: int, each: int, players: int) -> None:
        """Record a problem at the number of players if there are too few cards for it."""
        if found >= each * players:
            return
        where = self.place(DECK_FILE)
        places = read(self.files[DECK_FILE], where, FILE_LIMIT, 50_000).places
        place = places.get(("players",)) or places[()]
        data = {"found": found, "each": each, "players": players, "least": each * players}
        self.problems.append(
            Problem(
                place.line,
                place.column,
                "players",
                str(found),
                f"{each} a player",
                code,
                data,
                where,
            )
        )


SCHEMAS: dict[str, type[BaseModel]] = {
    "hammerspace-deck.v1.json": DeckFile,
    "hammerspace-cards.v1.json": CardsFile,
    "hammerspace-characters.v1.json": CharactersFile,
    "hammerspace-monsters.v1.json": MonstersFile,
    "hammerspace-preset.v1.json": PresetFile,
}
"""The files in `cards/schema/` for editors, with the models that they are made from."""

_SHARED = FIELD_CODES | unions.CODES | vocabulary.CODES | soundness.CODES
CODES: dict[str, frozenset[str]] = _SHARED | coded(
    {
        "missing_file": "name",
        "no_type": "types",
        "type_missing": "found type",
        "sum_range": "found",
        "sum_twice": "found",
        "sum_gap": "missing",
        "deck_multiple": "found factor",
        "few_attacks": "found least size",
        "no_answer": "found",
        "few_cards": "found each players least",
        "few_characters": "found each players least",
        "same_effect": "id",
        "play_place": "found",
    }
)
"""The codes of problems in these files with the names of their data, including the shared fields'
codes."""
