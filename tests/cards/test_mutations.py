"""Shipped decks, turned about in their structure: a model or a list of problems, nothing else."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import yaml

from engines.irrgarten.deck import (
    CODES,
    LABYRINTH_LIMIT,
    GearFile,
    LabyrinthFile,
    MonsterFile,
    PresetFile,
    to_cards,
    to_descent_cards,
    to_descent_gear,
    to_gear,
    to_labyrinth,
)
from engines.irrgarten.gear import GearCard
from engines.irrgarten.labyrinth import MonsterCard
from engines.irrgarten.options import Options
from engines.kernel.decks import CODES as KERNEL_CODES
from engines.kernel.decks import DeckError, Problem, SchemaModel, load
from tests.cards.shipped import files
from tests.helpers.cases import each
from tests.helpers.thinned import is_whole

CASES = 300 if is_whole() else 75
MODELS: dict[str, type[SchemaModel]] = {
    "labyrinths": LabyrinthFile,
    "monsters": MonsterFile,
    "gear": GearFile,
    "presets": PresetFile,
}
ODD: list[Any] = [
    *(None, True, 0, -1, 10**17, 10**30, 1.5, 1e300, 0.0005, "", "no", "x" * 400, "\u0301" * 9),
    *([], {}, [[]], {"en": "a"}, ["up", "up", "up", "up"], "E--\n---\n---\n", "E--\n-X-\n--\n"),
    *("XXX\nXEX\nXXX\n", "\n\n\n", "[/b]", {"{": "}"}, "{", "E\n" * 2000, {"at": [2**40, 0]}),
]


def branches(tree: Any) -> list[tuple[Any, Any]]:
    """Every list or mapping of a tree with each of its keys."""
    found: list[tuple[Any, Any]] = []
    keys = tree if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ()
    for key in keys:
        found.append((tree, key))
        found += branches(tree[key])
    return found


def read(text: str) -> Any:
    """The tree of a file, as libyaml reads it (ten times as fast as Python)."""
    return yaml.load(text, yaml.CSafeLoader)


def written(tree: Any) -> str:
    """A file of this tree."""
    made: str = yaml.dump(
        tree, Dumper=yaml.CSafeDumper, allow_unicode=True, default_flow_style=None
    )
    return made


def turned(text: str, dice: random.Random) -> bytes:
    """A file, changed in one to four places."""
    tree = read(text)
    turned_about(tree, dice)
    return written(tree).encode()


def turned_about(tree: Any, dice: random.Random) -> None:
    """Changes a tree in one to four places."""
    for _ in range(dice.randint(1, 4)):
        places = branches(tree)
        if not places:
            return
        at, key = dice.choice(places)
        other, theirs = dice.choice(places)
        match dice.randrange(7):
            case 0:
                del at[key]
            case 1:
                at[key] = dice.choice(ODD)
            case 2:
                at[key] = deepcopy(other[theirs])
            case 3 if isinstance(at, dict):
                at[f"{key}s"] = at.pop(key)
            case 4 if isinstance(at, list):
                at.insert(0, at[key])
            case 5 if isinstance(at[key], str) and at[key]:
                text = list(at[key])
                text[dice.randrange(len(text))] = dice.choice("X-MEP\n {}é")
                at[key] = "".join(text)
            case _ if isinstance(at[key], int):
                at[key] = at[key] * dice.choice([-1, 10, 1000]) + dice.choice([0, 1])


@each("seed", range(CASES))
def test_a_deck_turned_about_is_a_model_or_a_list_of_problems(seed: int) -> None:
    dice = random.Random(seed)
    kind = dice.choice(list(MODELS))
    path: Path = dice.choice(files(kind))
    data = turned(path.read_text(encoding="utf-8"), dice)
    found: tuple[Problem, ...] = ()
    made: SchemaModel | None = None
    try:
        made = load(data, path.name, MODELS[kind], LABYRINTH_LIMIT)
    except DeckError as refused:
        found = refused.problems
    lines = data.decode().count("\n") + 1
    assert (made is None) == bool(found)
    assert all(1 <= problem.line <= lines for problem in found)
    assert all(str(problem).startswith(f"{path.name}:{problem.line}:") for problem in found)
    for problem in found:
        assert set(problem.data) == (KERNEL_CODES | CODES)[problem.code], problem.code
    json.dumps([dict(problem.data) for problem in found])
    if isinstance(made, LabyrinthFile):
        assert to_labyrinth(made).unreachable() == []
    elif isinstance(made, MonsterFile):
        assert len(to_cards(made)) == len(made.monsters)
        for foe in to_descent_cards(made):
            assert MonsterCard.from_data(foe.to_data()) == foe
    elif isinstance(made, GearFile):
        assert len({card.id for card in to_gear(made)}) == len(made.weapons) + len(made.shields)
        for thing in to_descent_gear(made):
            assert GearCard.from_data(thing.to_data()) == thing
    elif isinstance(made, PresetFile):
        assert Options.of(made.options.parameters()) == made.options
