"""The guides are true: their examples load, and every word of the vocabularies is in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from engines.hammerspace.deck import CardsFile, MonstersFile
from engines.hammerspace.effects import words
from engines.hammerspace.effects.asking import Condition
from engines.hammerspace.effects.vocabulary import Ability, Instead, Step
from engines.irrgarten.deck import GearFile, LabyrinthFile, MonsterFile, to_labyrinth
from engines.irrgarten.trick_fields import FOE_AMOUNTS, GEAR_AMOUNTS, Choice, Real
from engines.irrgarten.tricks import FOE_TRICKS, GEAR_TRICKS
from engines.kernel.decks import load
from engines.kernel.reals import decimal_text
from engines.napakalaki import deck as napakalaki

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide"
LANGUAGES = ("en", "es")
_BLOCK = re.compile(r"```yaml\n(.*?)```", re.DOTALL)


def text(language: str) -> str:
    return (GUIDE / language / "decks.md").read_text(encoding="utf-8")


def model_of(source: str) -> Any:
    if "grid:" in source:
        return LabyrinthFile
    if "weapons:" in source:
        return GearFile
    if "intelligence:" in source:
        return MonsterFile
    if source.startswith("treasures:"):
        return napakalaki.TreasuresFile
    if source.startswith("cards:"):
        return CardsFile
    return MonstersFile if "actions:" in source else napakalaki.MonstersFile


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_the_deck_makers_guide_is_sound(language: str) -> None:
    examples: list[str] = []
    for block in _BLOCK.findall(text(language)):
        if block.startswith(" "):  # a line more for the card above it
            examples[-1] += block
        else:
            examples.append(block)
    assert len(examples) == 7
    for source in examples:
        if source.startswith("cards:"):
            source = _filled(source)
        found = load(source.encode(), "guide.yaml", model_of(source))
        if isinstance(found, LabyrinthFile):
            assert len(to_labyrinth(found).starts) == 2, "one for each of the two who play at first"


def _filled(source: str) -> str:
    """Three cards are too few for a deck: a multiple of four with an answer to each attack."""
    coat = re.search(r"  - id: raincoat\n.*?(?=  - id: )", source, re.DOTALL)
    assert coat is not None
    more = coat[0].replace("raincoat", "coat").replace("chemical: 5, corrosive: 8", "physical: 4")
    return source + more


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_is_in_the_guide(language: str) -> None:
    known = set(re.findall(r"[a-z]+(?:[-_][a-z]+)*", text(language)))
    fields: set[str] = set()
    for model in (Step, Ability, Instead, Condition):
        names = {field.alias or name for name, field in model.model_fields.items()}
        fields |= names
    for name in vars(words):
        if name[0].isupper() and name != "Literal":
            fields |= set(get_args(getattr(words, name)))
    assert sorted(fields - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trick_is_in_the_guide_with_the_bounds_of_its_amount(language: str) -> None:
    irrgarten = text(language).split("\n## Una baraja" if language == "es" else "\n## A deck")[0]
    rows = dict(re.findall(r"^\| `(?:{ )?([a-z]+)[^`]*` \|.*\| (.*)\|$", irrgarten, re.MULTILINE))
    for names, amounts in ((FOE_TRICKS, FOE_AMOUNTS), (GEAR_TRICKS, GEAR_AMOUNTS)):
        for name in names[1:]:
            amount = amounts.get(name)
            if isinstance(amount, Choice):
                assert set(amount.words) <= set(re.findall("[a-z]+", rows[name]))
                continue
            bounds = [] if amount is None else [str(amount.low), str(amount.high)]
            if isinstance(amount, Real):
                bounds = [decimal_text(amount.low), decimal_text(amount.high)]
            found = rows[name].strip().replace(",", ".")
            assert found == (" to " if language == "en" else " a ").join(bounds), name


def test_both_languages_have_the_same_examples_and_headings() -> None:
    english, spanish = text("en"), text("es")
    marks = [re.findall(r"^#+", one, re.MULTILINE) for one in (english, spanish)]
    assert marks[0] == marks[1]
    rows = [len(re.findall(r"^\|", one, re.MULTILINE)) for one in (english, spanish)]
    assert rows[0] == rows[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_the_players_guide_are_the_keys_of_the_program(language: str) -> None:
    """Every single character in code font is a key of some command."""
    from app.i18n.fluent import Texts
    from app.tui.commands import COMMANDS
    from app.tui.glyphs import UNICODE
    from app.tui.key_names import key_sign
    from app.tui.keymap import know_all_commands

    know_all_commands()
    texts = Texts(language)
    known = {key_sign(key, UNICODE, texts) for one in COMMANDS.values() for key in one.keys}
    source = (GUIDE / language / "players.md").read_text(encoding="utf-8")
    inline = re.sub(r"```.*?```", "", source, flags=re.DOTALL)
    keys = {key for key in re.findall(r"`([^`]+)`", inline) if len(key) == 1}
    assert keys
    assert sorted(keys - known) == []
