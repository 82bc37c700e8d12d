"""The files of Irrgarten and their compilation: labyrinths, monsters, names of gear, presets.

The models describe the files in `cards/irrgarten/`. `to_labyrinth`, `to_cards` and `to_gear` make
the plain types of the engine for a race, `to_descent_cards` and `to_descent_gear` for the Descent.
Names and flavour stay here, for the front ends.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field, ValidationInfo, field_validator

from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.gear import GearCard
from engines.irrgarten.grid import MOST_SIDE, grid_flaws, rows_of
from engines.irrgarten.labyrinth import MONSTER, Labyrinth, MonsterCard
from engines.irrgarten.options import Level, Options, Power
from engines.irrgarten.trick_fields import CODES as TRICK_CODES
from engines.irrgarten.trick_fields import FoeTrick, GearTrick
from engines.irrgarten.tricks import NO_TRICK
from engines.kernel.decks import Flaw, SchemaModel, flawed
from engines.kernel.fields import CODES as FIELD_CODES
from engines.kernel.fields import Lines, Name, Names, Slug, ids_once
from engines.kernel.meant import near_to
from engines.kernel.presets import PresetModel
from engines.kernel.problems import coded, shortened

LABYRINTH_LIMIT = 2 * 1024 * 1024
"""The limit of a labyrinth's file in bytes; the other files have the loader's own limit."""

RESIDENTS = "residents"
"""The context key for the ids of monsters that a labyrinth may name.

Without it, any id is valid.
"""

Article = Literal["el", "la", "los", "las"]
Tag = Literal["teaching", "duel", "crowd", "maze", "open", "corridors", "boss", "symmetric"]


def _letter(text: str) -> str:
    """Check a monster's letter on the map: one of a to z or A to Z."""
    if not re.fullmatch(_LETTER, text):
        raise flawed(
            [Flaw("letter", shortened(text), "one of a to z, A to Z", {"found": shortened(text)})]
        )
    return text


# Editors use the pattern; the validator gives the message in words.
_LETTER = r"[A-Za-z]"
Letter = Annotated[
    str, Field(json_schema_extra={"pattern": f"^{_LETTER}$"}), AfterValidator(_letter)
]


class FixedMonster(SchemaModel):
    """The card of the monster on an M of the grid."""

    at: tuple[Annotated[int, Field(ge=0, lt=MOST_SIDE)], ...] = Field(
        min_length=2, max_length=2, description="column and row of the M, both from 0"
    )
    monster: Slug = Field(description="the id of a monster of the deck")


class LabyrinthFile(SchemaModel):
    """A labyrinth of Irrgarten (IRR-1, IRR-5)."""

    id: Slug = Field(description="its name for the program, once and for all")
    name: Names
    description: Lines
    author: Name = Field(default="Mazmorra", description="who drew it")
    tags: tuple[Tag, ...] = Field(default=(), max_length=8, description="what it is like")
    grid: str = Field(
        description="a line a row: X obstacle, - free, M monster, E exit, P start; after a |"
    )
    monsters: tuple[FixedMonster, ...] = Field(
        default=(), description="IRR-3: which monster stands on which M; the others are drawn"
    )
    options: Options | None = Field(
        default=None, description="rules that this labyrinth is made for; the others stay as chosen"
    )

    @field_validator("grid")
    @classmethod
    def _grid(cls, grid: str) -> str:
        if flaws := grid_flaws(grid):
            raise flawed(flaws)
        return grid

    @field_validator("monsters")
    @classmethod
    def _monsters(
        cls, monsters: tuple[FixedMonster, ...], info: ValidationInfo
    ) -> tuple[FixedMonster, ...]:
        if "grid" not in info.data:
            return monsters
        rows = rows_of(info.data["grid"])
        flaws, seen = [], set[tuple[int, ...]]()
        for number, fixed in enumerate(monsters):
            x, y = fixed.at
            inside = y < len(rows) and x < len(rows[0])
            sign = rows[y][x] if inside else ""
            data = {"x": x, "y": y, "square": sign}
            path = (number, "at")
            if sign != MONSTER:
                found = f"{sign} on {x},{y}" if inside else f"{x},{y} outside the grid"
                flaws.append(Flaw("no_monster_there", found, "an M of the grid", data, path))
            elif fixed.at in seen:
                flaws.append(Flaw("monster_twice", f"{x},{y} again", "each M once", data, path))
            seen.add(fixed.at)
            flaws.extend(_stranger(fixed.monster, number, info.context))
        if flaws:
            raise flawed(flaws)
        return monsters


def _stranger(
    monster: str, number: int, context: Mapping[str, Collection[str]] | None
) -> list[Flaw]:
    """Return the flaw of an unknown monster, if the known ones are in the context."""
    known = (context or {}).get(RESIDENTS)
    if known is None or monster in known:
        return []
    data = {"found": monster, "known": list(known), "close": near_to(monster, known)}
    return [Flaw("unknown_monster", monster, "a monster of the deck", data, (number, "monster"))]


class Monster(SchemaModel):
    """A monster's card. What it leaves out is drawn by the figures of the game."""

    id: Slug
    letter: Letter = Field(description="its letter on the map")
    name: Names
    article: Article | None = Field(
        default=None, description="the Spanish article of its name, for sentences about it"
    )
    flavour: Lines
    strength: Level | None = Field(default=None, description="IRR-13: attacks are 0 to this")
    intelligence: Level | None = Field(default=None, description="IRR-13: defences are 0 to this")
    health: int | None = Field(default=None, ge=1, le=1000, description="IRR-14: wounds it takes")
    level: int = Field(default=1, ge=1, le=5, description="how hard it is, for the generator")
    trick: FoeTrick | None = Field(
        default=None,
        description="what it does in the Descent: `mirror`, or `{ first: 2 }` with its amount",
    )

    @property
    def is_complete(self) -> bool:
        """Whether it has all three figures. The Descent deals no others."""
        return None not in (self.strength, self.intelligence, self.health)


class MonsterFile(SchemaModel):
    """A deck of monsters for Irrgarten (IRR-3)."""

    id: Slug
    name: Names
    monsters: tuple[Monster, ...] = Field(min_length=1, max_length=500)

    @field_validator("monsters")
    @classmethod
    def _ids_once(cls, monsters: tuple[Monster, ...]) -> tuple[Monster, ...]:
        if flaws := ids_once(monster.id for monster in monsters):
            raise flawed(flaws)
        return monsters


class GearArticles(SchemaModel):
    """The articles of a name in sentences."""

    en: Literal["a", "an", "some"] = Field(description="English: some for what can't be counted")
    es: Article = Field(description="Spanish: the definite article")


class DescentGear(SchemaModel):
    """What a weapon or shield is in the Descent, where its figures are exact."""

    power: Power = Field(description="what it adds to an attack or defence")
    uses: int = Field(ge=1, le=100, description="its uses when a player finds it")
    trick: GearTrick | None = Field(
        default=None, description="what it can do: `parry`, or `{ lamp: 3 }` with its amount"
    )


class GearName(SchemaModel):
    """A name for weapons or for shields (IRR-31).

    What a player receives is called by the name that is nearest in power, then in uses.
    """

    id: Slug
    name: Names
    article: GearArticles
    flavour: Lines
    power: Power = Field(description="IRR-31: the power of what is called so")
    uses: int = Field(ge=0, le=100, description="IRR-31: its uses when a player receives it")
    descent: DescentGear | None = Field(
        default=None, description="what it is in the Descent; without this it isn't found there"
    )


class GearFile(SchemaModel):
    """The names of weapons and shields in Irrgarten (IRR-31), and what they are in the Descent.

    Names change nothing in a race.
    """

    id: Slug
    name: Names
    weapons: tuple[GearName, ...] = Field(min_length=1, max_length=200)
    shields: tuple[GearName, ...] = Field(min_length=1, max_length=200)

    @field_validator("weapons", "shields")
    @classmethod
    def _ids_once(cls, names: tuple[GearName, ...], info: ValidationInfo) -> tuple[GearName, ...]:
        taken = (weapon.id for weapon in info.data.get("weapons", ()))
        if flaws := ids_once((name.id for name in names), taken):
            raise flawed(flaws)
        return names


class PresetFile(PresetModel):
    """A preset of rules for Irrgarten: what it leaves out is as in `seed`."""

    options: Options


def to_labyrinth(file: LabyrinthFile) -> Labyrinth:
    """Return the board of a labyrinth's file, with the ids of its fixed monsters."""
    rows = rows_of(file.grid)
    stride = len(rows[0]) + 2
    fixed = {(m.at[1] + 1) * stride + m.at[0] + 1: m.monster for m in file.monsters}
    return Labyrinth.from_rows(rows, fixed)


def to_cards(file: MonsterFile) -> tuple[MonsterCard, ...]:
    """Return the monsters of a deck for a race, without tricks: reals in thousandths, -1 if left
    out."""
    return tuple(
        MonsterCard(
            monster.id,
            monster.letter,
            -1 if monster.strength is None else monster.strength,
            -1 if monster.intelligence is None else monster.intelligence,
            -1 if monster.health is None else monster.health,
            monster.level,
        )
        for monster in file.monsters
    )


def to_descent_cards(*files: MonsterFile) -> tuple[MonsterCard, ...]:
    """Return the monsters of decks for the Descent, with their tricks.

    Monsters that leave a figure out are left out, and so are those whose id an earlier deck has.
    """
    cards: dict[str, MonsterCard] = {}
    for file in files:
        for card, monster in zip(to_cards(file), file.monsters, strict=True):
            if monster.is_complete:
                cards.setdefault(card.id, replace(card, trick=monster.trick or NO_TRICK))
    return tuple(cards.values())


def to_gear(file: GearFile) -> tuple[GearCard, ...]:
    """Return the names of a file for a race, without tricks and weapons first; powers in
    thousandths."""
    kinds = ((WEAPON, file.weapons), (SHIELD, file.shields))
    return tuple(
        GearCard(name.id, kind, name.power, name.uses) for kind, names in kinds for name in names
    )


def to_descent_gear(file: GearFile) -> tuple[GearCard, ...]:
    """Return the gear of a file that is found in the Descent, with its figures and tricks there,
    weapons first; powers in thousandths."""
    kinds = ((WEAPON, file.weapons), (SHIELD, file.shields))
    return tuple(
        GearCard(name.id, kind, thing.power, thing.uses, thing.trick or NO_TRICK)
        for kind, names in kinds
        for name in names
        if (thing := name.descent) is not None
    )


def strangers(labyrinth: Labyrinth, cards: tuple[MonsterCard, ...]) -> tuple[str, ...]:
    """Return the sorted ids of fixed monsters of a labyrinth that a deck does not have."""
    known = {card.id for card in cards}
    return tuple(sorted({name for name in labyrinth.cards if name} - known))


SCHEMAS: dict[str, type[BaseModel]] = {
    "irrgarten-gear.v1.json": GearFile,
    "irrgarten-labyrinth.v1.json": LabyrinthFile,
    "irrgarten-monsters.v1.json": MonsterFile,
    "irrgarten-preset.v1.json": PresetFile,
}
"""The files in `cards/schema/` for editors, with the models that they are made from."""

CODES: dict[str, frozenset[str]] = (
    FIELD_CODES
    | TRICK_CODES
    | coded(
        {
            "letter": "found",
            "decimals": "found minimum maximum",
            "direction_twice": "found missing",
            "no_monster_there": "x y square",
            "monster_twice": "x y square",
            "unknown_monster": "found known close",
            "grid_not_block": "",
            "grid_size": "width height least most",
            "unequal_rows": "row length width",
            "strange_square": "x y found",
            "no_exit": "",
            "two_exits": "x y",
            "unreachable": "squares count",
            "no_room": "",
        }
    )
)
"""The codes of problems in these files with the names of their data, including the shared fields'
codes."""
