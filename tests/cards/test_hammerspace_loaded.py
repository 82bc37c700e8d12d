"""Hammerspace's deck of one-sentence cards: what its design asks, counted and measured in words."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
import yaml

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.keywords import KEYWORDS, SPRING, keywords_of, remind
from engines.hammerspace import cards
from engines.hammerspace.compiling import to_cards
from engines.hammerspace.config import Config
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE
from tests.app.games.hammerspace.text.helpers import words_of
from tests.cards.shipped import hammerspace_deck

ROOT = Path(__file__).parents[2]
MOST = 90
"""Characters of a card's or a character's sentence."""
MOST_PLAYERS = 6


@cache
def words(language: str, seats: int = 4) -> HammerspaceCardText:
    return words_of(hammerspace_deck("loaded"), language, seats)


def test_it_has_48_cards_24_characters_and_10_monsters_for_up_to_six() -> None:
    """HAM-1, HAM-4, HAM-22."""
    deck = hammerspace_deck("loaded")
    assert (len(deck.cards), len(deck.characters), len(deck.monsters)) == (48, 24, 10)
    kinds = Counter(card.tag for card in deck.cards)
    assert kinds == {"attack": 22, "defence": 13, "ability": 13}
    for seats in range(2, MOST_PLAYERS + 1):
        Config(to_cards(deck), seats)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_card_and_character_is_one_short_sentence(language: str) -> None:
    told = words(language)
    for number, card in enumerate(told.config.cards.main):
        lines = told.effect_lines(number)
        assert len(lines) == 1, (card.id, lines)
        assert len(lines[0]) <= MOST, (card.id, len(lines[0]), lines[0])
        assert ". " not in lines[0], card.id
    for number, character in enumerate(told.config.cards.characters):
        text = told.character_text(number)
        assert len(text) <= MOST, (character.id, len(text), text)


def test_no_card_has_a_threshold_of_life_or_a_penalty() -> None:
    """The crown is the only threshold, and it is a rule (HAM-30)."""
    code = to_cards(hammerspace_deck("loaded")).code
    asked = {condition.op for test in code.tests for condition in test}
    assert not asked & {fx.LIFE, fx.RANK, fx.LOST}
    amounts = {amount.a for amount in code.amounts if amount.kind == fx.COUNT}
    assert not amounts & {fx.CARDS_DOWN, fx.LIVING}


def test_six_cards_spring_three_attacks_and_three_defences() -> None:
    """HAM-27: with more, a hidden card would mean nothing."""
    told = words("en")
    main = [c for c in told.config.cards.main if SPRING in keywords_of(told.config.code, c)]
    kinds = Counter(card.kind for card in main)
    assert kinds == {cards.ATTACK: 3, cards.DEFENCE: 3}


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_keyword_is_on_a_card_and_its_reminder_begins_with_it(language: str) -> None:
    told = words(language)
    code, found = told.config.code, set[str]()
    for number, card in enumerate(told.config.cards.main):
        named = keywords_of(code, card)
        line = told.effect_lines(number)[0]
        for word in named:
            reminder = remind(told.texts, word)
            head = reminder.partition(":")[0]
            assert head.split()[0] in line, (card.id, word, line)
            assert len(reminder) <= 100
        if named:  # the preview and `i` say what they mean
            assert len(" ".join(told.told_lines(number))) > len(" ".join(told.effect_lines(number)))
        found.update(named)
    assert found == set(KEYWORDS)


@pytest.mark.parametrize(("language", "random"), [("en", "a random"), ("es", "al azar")])
def test_ham_18_the_gambler_says_that_chance_picks_the_card(language: str, random: str) -> None:
    told = words(language)
    ids = [one.id for one in told.config.cards.characters]
    assert random in told.character_text(ids.index("gambler"))


def test_ham_12_every_subtype_is_attacked_and_answered_at_least_three_times() -> None:
    main = to_cards(hammerspace_deck("loaded")).main
    for subtype, word in enumerate(cards.SUBTYPES):
        assert any(card.subtype == subtype for card in main), word
        assert sum(card.against[subtype] > 0 for card in main) >= 3, word


def test_ham_32_every_monster_eats_something_and_ham_34_leaves_a_trophy() -> None:
    made = to_cards(hammerspace_deck("loaded"))
    for monster in made.monsters:
        assert monster.eats != cards.INEDIBLE, monster.id
        (step,) = made.code.blocks[monster.reward]
        assert (step.op, step.who, step.b, step.d) == (fx.GIVE, fx.OWNER, NONE, NONE), monster.id
        assert len(monster.actions) == cards.SUMS


def test_ham_29_three_defences_can_be_played_instead() -> None:
    main = to_cards(hammerspace_deck("loaded")).main
    played = [card.id for card in main if card.kind == cards.DEFENCE and card.block != NONE]
    assert played == ["mattress", "bathtub", "rubber-boots"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_ham_3_the_rules_say_with_how_much_life_each_preset_begins(language: str) -> None:
    rules = (ROOT / "docs" / "rules" / language / "hammerspace.md").read_text(encoding="utf-8")
    _, _, clause = rules.partition("### HAM-3 ")
    note = clause.partition("###")[0].replace("\n> ", " ")
    for file in (ROOT / "cards" / "hammerspace" / "presets").glob("*.yaml"):
        life = yaml.safe_load(file.read_text(encoding="utf-8"))["options"]["life"]
        assert re.search(rf"\b{life} (in|en)[^,]*`{file.stem}`", note), (file.stem, life)
