"""Hammerspace's deck, turned about in its structure: a deck or a list of problems, no more."""

from __future__ import annotations

import json
import random

import pytest

from engines.hammerspace.compiling import to_cards
from engines.hammerspace.config import Config
from engines.hammerspace.deck import CODES, FILES, Deck, PresetFile, load_deck
from engines.hammerspace.options import Options
from engines.kernel.decks import CODES as KERNEL_CODES
from engines.kernel.decks import DeckError, Problem, load
from tests.cards.shipped import HAMMERSPACE
from tests.cards.test_mutations import turned

CASES = 40


@pytest.mark.one_of(2)
@pytest.mark.parametrize("seed", range(CASES))
def test_a_deck_turned_about_is_a_deck_or_a_list_of_problems(seed: int) -> None:
    dice = random.Random(seed)
    folder = HAMMERSPACE / "decks" / "base"
    files = {name: (folder / name).read_bytes() for name in FILES}
    name = dice.choice(FILES)
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
        config = Config(to_cards(made), made.about.players)
        again = Config.from_data(json.loads(json.dumps(config.to_data())))
        assert again.digest == config.digest, "what a deck holds can be saved"


@pytest.mark.one_of(2)
@pytest.mark.parametrize("seed", range(40))
def test_a_preset_turned_about_is_options_or_a_list_of_problems(seed: int) -> None:
    dice = random.Random(seed)
    path = HAMMERSPACE / "presets" / dice.choice(["seed.yaml", "full.yaml", "quick.yaml"])
    made: PresetFile | None = None
    found: tuple[Problem, ...] = ()
    try:
        made = load(turned(path.read_text(encoding="utf-8"), dice), path.name, PresetFile)
    except DeckError as refused:
        found = refused.problems
    assert (made is None) == bool(found)
    if made is not None:
        assert Options.of(made.options.parameters()).parameters() == made.options.parameters()
