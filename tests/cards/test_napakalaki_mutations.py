"""Napakalaki's decks, turned about in their structure: a deck or a list of problems, no more."""

from __future__ import annotations

import json
import random

from engines.kernel.decks import CODES as KERNEL_CODES
from engines.kernel.decks import DeckError, Problem, load
from engines.napakalaki.config import Config
from engines.napakalaki.deck import (
    CODES,
    FILES,
    Deck,
    PresetFile,
    load_deck,
    to_monsters,
    to_treasures,
)
from engines.napakalaki.options import Options
from tests.cards.shipped import NAPAKALAKI
from tests.cards.test_mutations import turned
from tests.helpers.cases import each
from tests.helpers.thinned import is_whole

CASES = 120 if is_whole() else 40


@each("seed", range(CASES))
def test_a_deck_turned_about_is_a_deck_or_a_list_of_problems(seed: int) -> None:
    dice = random.Random(seed)
    folder = NAPAKALAKI / "decks" / dice.choice(["base", "base", "grand"])
    files = {name: (folder / name).read_bytes() for name in FILES}
    for name in FILES:
        if name != "deck.yaml" or dice.random() < 0.3:
            files[name] = turned(files[name].decode(), dice)
    made: Deck | None = None
    found: tuple[Problem, ...] = ()
    try:
        made = load_deck(files, "mine")
    except DeckError as refused:
        found = refused.problems
    assert (made is None) == bool(found)
    for problem in found:
        lines = files[problem.file.removeprefix("mine/")].decode().count("\n") + 1
        assert 1 <= problem.line <= lines
        assert set(problem.data) == (KERNEL_CODES | CODES)[problem.code], problem.code
    json.dumps([dict(problem.data) for problem in found])
    if made is not None:
        config = Config(to_treasures(made.treasures), to_monsters(made.monsters), 3)
        again = Config.from_data(json.loads(json.dumps(config.to_data())))
        assert again.digest == config.digest, "what a deck holds can be saved"


@each("seed", range(50))
def test_a_preset_turned_about_is_options_or_a_list_of_problems(seed: int) -> None:
    dice = random.Random(seed)
    path = NAPAKALAKI / "presets" / dice.choice(["readme.yaml", "guion.yaml", "friends.yaml"])
    made: PresetFile | None = None
    found: tuple[Problem, ...] = ()
    try:
        made = load(turned(path.read_text(encoding="utf-8"), dice), path.name, PresetFile)
    except DeckError as refused:
        found = refused.problems
    assert (made is None) == bool(found)
    if made is not None:
        seats = made.options.seats[0]
        assert (
            Options.of(made.options.parameters(), seats).parameters() == made.options.parameters()
        )
