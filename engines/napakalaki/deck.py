"""The files of Napakalaki and their compilation: decks of treasures and monsters, presets.

A deck is a folder of three files: `deck.yaml` has its name and description, `treasures.yaml` and
`monsters.yaml` the cards. `to_treasures` and `to_monsters` make the plain types of the engine.
Names and flavour stay here, for the front ends.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, ValidationInfo, field_validator, model_validator
from pydantic_core import CoreSchema, core_schema

from engines.kernel.decks import SchemaModel, flawed
from engines.kernel.fields import CODES as FIELD_CODES
from engines.kernel.fields import Lines, Name, Names, Slug, ids_once
from engines.kernel.folders import FolderReader
from engines.kernel.presets import DeckPresetModel
from engines.kernel.problems import Flaw, coded, in_notation, shortened
from engines.napakalaki import cards
from engines.napakalaki.options import FEWEST_PLAYERS, MOST_PLAYERS, Options
from engines.napakalaki.trick_fields import CODES as TRICK_CODES
from engines.napakalaki.trick_fields import FoeTrick, TreasureTrick
from engines.napakalaki.tricks import NO_TRICK

DECK_FILE, TREASURES_FILE, MONSTERS_FILE = "deck.yaml", "treasures.yaml", "monsters.yaml"
FILES = (DECK_FILE, TREASURES_FILE, MONSTERS_FILE)
"""The files of a deck's folder; the program ignores any others."""

FILE_LIMIT = 1024 * 1024
"""The limit of a deck's file in bytes."""

MOST_CARDS = 500
MOST_LOST = 20
MOST_CULTISTS = 50

Article = Literal["el", "la", "los", "las"]
Kind = Literal["one-hand", "two-hands", "helmet", "armour", "footwear", "necklace"]


@dataclass(frozen=True, slots=True)
class BadAmount:
    """A number of lost cards, or the word "all" (NAP-16), which is kept as `cards.ALL`."""

    most: int = MOST_LOST

    def check(self, value: object) -> int:
        """Return the number; raise the flaw `amount` for anything else."""
        if value == "all":
            return cards.ALL
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= self.most:
            return value
        data = {**in_notation(value), "minimum": 0, "maximum": self.most, "words": ["all"]}
        raise flawed([Flaw("amount", shortened(str(value)), f"0 to {self.most}, or all", data)])

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            self.check,
            serialization=core_schema.plain_serializer_function_ser_schema(
                lambda number: "all" if number == cards.ALL else number
            ),
        )

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> dict[str, Any]:
        number = {"type": "integer", "minimum": 0, "maximum": self.most}
        return {"anyOf": [number, {"type": "string", "const": "all"}]}


Lost = Annotated[int, BadAmount()]


class Treasure(SchemaModel):
    """A treasure's card (NAP-5)."""

    id: Slug
    name: Names
    article: Article | None = Field(
        default=None, description="the Spanish article of its name, for sentences about it"
    )
    bare: bool = Field(
        default=False, description="whether its English name has no article: Grandma's Spoon"
    )
    flavour: Lines
    kind: Kind = Field(description="NAP-6: where it is equipped")
    gold: int = Field(ge=0, le=10_000, description="NAP-11: gold pieces; 1000 buy a level")
    bonus: int = Field(default=0, ge=0, le=50, description="NAP-5: left out, it has none")
    bonus_with_necklace: int | None = Field(
        default=None, ge=1, le=50, description="NAP-5: the higher bonus, if it has two"
    )
    trick: TreasureTrick | None = Field(
        default=None, description="NAP-44: its trick while it is worn, with the option `tricks`"
    )

    @field_validator("bonus_with_necklace")
    @classmethod
    def _two_bonuses(cls, high: int | None, info: ValidationInfo) -> int | None:
        if high is None:
            return high
        if info.data.get("kind") == "necklace":
            raise flawed([Flaw("necklace_bonuses", str(high), "one bonus on a necklace")])
        low = info.data.get("bonus", 0)
        if high <= low:
            data = {"found": high, "bonus": low}
            raise flawed([Flaw("bonus_order", str(high), f"more than the bonus of {low}", data)])
        return high


class Prize(SchemaModel):
    """What a victory brings (NAP-14)."""

    levels: int = Field(default=1, ge=1, le=9, description="NAP-14: levels")
    treasures: int = Field(ge=0, le=20, description="NAP-14: treasures, which come hidden")


class BadConsequence(SchemaModel):
    """What a defeat costs (NAP-16): numbers, or types of which one card each is lost."""

    levels: int = Field(default=0, ge=0, le=9, description="NAP-16: levels")
    equipped: Lost = Field(default=0, description="NAP-16: equipped treasures, a number or all")
    hidden: Lost = Field(default=0, description="NAP-16: hidden treasures, a number or all")
    either: Lost = Field(default=0, description="NAP-16: treasures from both, a number or all")
    equipped_kinds: tuple[Kind, ...] = Field(
        default=(), max_length=MOST_LOST, description="NAP-16: types of equipped treasures"
    )
    hidden_kinds: tuple[Kind, ...] = Field(
        default=(), max_length=MOST_LOST, description="NAP-16: types of hidden treasures"
    )
    death: bool = Field(default=False, description="NAP-18: all treasures, and back to level 1")

    @model_validator(mode="after")
    def _says_one_thing(self) -> BadConsequence:
        flaws = []
        given = {name: getattr(self, name) for name in type(self).model_fields}
        for place in ("equipped", "hidden"):
            kinds = f"{place}_kinds"
            if given[place] and given[kinds]:
                expected = f"a number ({place}) or types ({kinds})"
                data = {"number": place, "kinds": kinds}
                flaws.append(Flaw("number_and_kinds", "both", expected, data, (kinds,)))
        if self.death:
            for name in [name for name, value in given.items() if value and name != "death"]:
                expected = "nothing beside death, which replaces the rest"
                flaws.append(Flaw("beside_death", name, expected, {"name": name}, (name,)))
        if not any(given.values()):
            flaws.append(Flaw("no_consequence", "nothing lost", "something to lose, or death"))
        if flaws:
            raise flawed(flaws)
        return self


class Cultist(SchemaModel):
    """A cultist card (NAP-22)."""

    id: Slug
    name: Names
    flavour: Lines
    bonus: int = Field(ge=1, le=9, description="NAP-23: combat levels for each cultist in play")


class Monster(SchemaModel):
    """A monster's card (NAP-12)."""

    id: Slug
    name: Names
    article: Article | None = Field(
        default=None, description="the Spanish article of its name, for sentences about it"
    )
    bare: bool = Field(
        default=False, description="whether its English name has no article: Small Talk"
    )
    plural: bool = Field(
        default=False, description="whether its English name is a plural: Office Hours"
    )
    flavour: Lines
    beaten: Lines | None = Field(default=None, description="shown when a player beats it")
    fate: Lines | None = Field(default=None, description="shown when it beats a player")
    level: int = Field(ge=1, le=100, description="NAP-14: a combat level above this beats it")
    prize: Prize
    bad: BadConsequence
    trick: FoeTrick | None = Field(
        default=None, description="NAP-44: its trick, with the option `tricks`"
    )
    against_cultist: int = Field(
        default=0,
        ge=-50,
        le=50,
        description="NAP-21: what its level changes by against a cultist, with `cultists`",
    )


class DeckFile(SchemaModel):
    """What a deck is called and made for: `deck.yaml`."""

    id: Slug = Field(description="its name for the program, once and for all")
    name: Names
    description: Lines
    author: Name = Field(default="Mazmorra", description="who made it")
    players: int = Field(
        default=4,
        ge=FEWEST_PLAYERS,
        le=MOST_PLAYERS,
        description="NAP-1: up to how many players it has cards enough for; a hint, no limit",
    )


class TreasuresFile(SchemaModel):
    """The treasures of a deck (NAP-3): `treasures.yaml`."""

    treasures: tuple[Treasure, ...] = Field(min_length=1, max_length=MOST_CARDS)

    @field_validator("treasures")
    @classmethod
    def _ids_once(cls, treasures: tuple[Treasure, ...]) -> tuple[Treasure, ...]:
        if flaws := ids_once(treasure.id for treasure in treasures):
            raise flawed(flaws)
        return treasures


class MonstersFile(SchemaModel):
    """The monsters of a deck (NAP-3), and its cultist cards (NAP-22): `monsters.yaml`."""

    monsters: tuple[Monster, ...] = Field(min_length=1, max_length=MOST_CARDS)
    cultists: tuple[Cultist, ...] = Field(
        default=(), max_length=MOST_CULTISTS, description="NAP-22: the cultist cards, if any"
    )

    @field_validator("monsters")
    @classmethod
    def _known_apart(cls, monsters: tuple[Monster, ...]) -> tuple[Monster, ...]:
        flaws = ids_once(monster.id for monster in monsters)
        for language in Names.model_fields:
            flaws += _names_once((monster.name.of(language) for monster in monsters), language)
        if flaws:
            raise flawed(flaws)
        return monsters

    @field_validator("cultists")
    @classmethod
    def _cards_once(cls, cultists: tuple[Cultist, ...]) -> tuple[Cultist, ...]:
        if flaws := ids_once(card.id for card in cultists):
            raise flawed(flaws)
        return cultists


class PresetFile(DeckPresetModel):
    """A preset of rules for Napakalaki: what it leaves out is as in `readme`."""

    options: Options


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck, read and checked."""

    about: DeckFile
    treasures: tuple[Treasure, ...]
    monsters: tuple[Monster, ...]
    cultists: tuple[Cultist, ...] = ()


def load_deck(files: Mapping[str, bytes], name: str) -> Deck:
    """Return the deck of a folder's files, given by name. The folder's `name` is for messages.

    Raise `DeckError` with the problems of all files at once, a missing file among them (NAP-3).
    """
    reader = FolderReader(files, name, FILE_LIMIT)
    about = reader.read(DECK_FILE, DeckFile)
    treasures = reader.read(TREASURES_FILE, TreasuresFile)
    monsters = reader.read(MONSTERS_FILE, MonstersFile)
    if about is None or treasures is None or monsters is None:
        raise reader.refusal()
    return Deck(about, treasures.treasures, monsters.monsters, monsters.cultists)


def to_treasures(treasures: Iterable[Treasure]) -> tuple[cards.TreasureCard, ...]:
    """Return the treasures for the engine (NAP-5)."""
    return tuple(
        cards.TreasureCard(
            card.id,
            cards.KINDS.index(card.kind),
            card.gold,
            card.bonus,
            card.bonus if card.bonus_with_necklace is None else card.bonus_with_necklace,
            card.trick or NO_TRICK,
        )
        for card in treasures
    )


def to_monsters(monsters: Iterable[Monster]) -> tuple[cards.NapakalakiMonster, ...]:
    """Return the monsters for the engine (NAP-12)."""
    return tuple(
        cards.NapakalakiMonster(
            card.id,
            card.level,
            card.prize.levels,
            card.prize.treasures,
            to_bad(card.bad),
            card.trick or NO_TRICK,
            card.against_cultist,
        )
        for card in monsters
    )


def to_cultists(found: Iterable[Cultist]) -> tuple[cards.CultistCard, ...]:
    """Return the cultist cards for the engine (NAP-22)."""
    return tuple(cards.CultistCard(card.id, card.bonus) for card in found)


def to_bad(bad: BadConsequence) -> cards.Bad:
    """Return a bad consequence for the engine (NAP-16)."""
    return cards.Bad(
        bad.death,
        bad.levels,
        bad.equipped,
        bad.hidden,
        bad.either,
        tuple(cards.KINDS.index(kind) for kind in bad.equipped_kinds),
        tuple(cards.KINDS.index(kind) for kind in bad.hidden_kinds),
    )


def _names_once(names: Iterable[str], language: str) -> list[Flaw]:
    """Return a flaw for each name in a language that an earlier monster has (NAP-12)."""
    seen, flaws = set[str](), []
    for at, name in enumerate(names):
        plain = unicodedata.normalize("NFKC", name).casefold()
        if plain in seen:
            data = {"found": name, "language": language}
            found = f"{name} for the second time"
            path = (at, "name", language)
            flaws.append(Flaw("name_twice", found, "each monster's name once", data, path))
        seen.add(plain)
    return flaws


SCHEMAS: dict[str, type[BaseModel]] = {
    "napakalaki-deck.v1.json": DeckFile,
    "napakalaki-treasures.v2.json": TreasuresFile,
    "napakalaki-monsters.v2.json": MonstersFile,
    "napakalaki-preset.v1.json": PresetFile,
}
"""The files in `cards/schema/` for editors, with the models that they are made from."""

CODES: dict[str, frozenset[str]] = (
    FIELD_CODES
    | TRICK_CODES
    | coded(
        {
            "missing_file": "name",
            "amount": "found kind minimum maximum words",
            "necklace_bonuses": "",
            "bonus_order": "found bonus",
            "number_and_kinds": "number kinds",
            "beside_death": "name",
            "no_consequence": "",
            "name_twice": "found language",
        }
    )
)
"""The codes of problems in these files with the names of their data, including the shared fields'
codes."""
