"""The question of an effect or a card in the words that plain mode and the dialogs share."""

from __future__ import annotations

from app.games.hammerspace.text.choices import offered_effect, source_name, source_text
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import FROM_CARD, FROM_CHARACTER, FROM_MONSTER
from engines.hammerspace.state import ASK_MAY, ASK_PLAYER, NO_CARD
from engines.hammerspace.view import Ask
from tests.app.games.hammerspace.text.helpers import kept, words_of

DECK = kept()
CARDS = words_of(DECK)


def asks(source: int, number: int, *, what: int = ASK_PLAYER, ability: int = -1) -> Ask:
    return Ask(what, source, number, ability, 0, 0, -1, -1, -1, -1)


def test_a_card_a_character_and_a_monster_ask_by_name_with_their_effects() -> None:
    mallet = [card.id for card in DECK.cards].index("giant-mallet")
    card = asks(FROM_CARD, mallet)
    assert source_name(CARDS, card) == CARDS.name(mallet)
    assert source_text(CARDS, card) == "On a hit, if it kills: you gain 4 life."
    character, monster = asks(FROM_CHARACTER, 0), asks(FROM_MONSTER, 0)
    assert source_name(CARDS, character) == CARDS.character(0)
    assert source_text(CARDS, character) == CARDS.character_text(0)
    assert source_name(CARDS, monster) == CARDS.monster(0)
    assert source_text(CARDS, monster) == CARDS.reward(0)


def test_ham_18_a_character_asks_with_the_effect_that_acts() -> None:
    """Not with its others, which every step of the question would say again."""
    gifts = CARDS.config.gifts
    number = next(each for each, mine in enumerate(gifts) if len(mine) > 1)
    first, second, *_ = gifts[number]
    said = source_text(CARDS, asks(FROM_CHARACTER, number, ability=first))
    assert said == CARDS.lasting(first)
    assert CARDS.lasting(second) not in said


def test_a_card_that_is_gone_asks_as_an_effect_without_text() -> None:
    """HAM-25: its slot has another card by then."""
    gone = asks(FROM_CARD, NO_CARD)
    assert (source_name(CARDS, gone), source_text(CARDS, gone)) == ("An effect", "")


def test_ham_18_what_may_be_used_is_the_effect_of_the_ability() -> None:
    code = CARDS.config.code.abilities
    ability = next(number for number, each in enumerate(code) if each.block != NONE)
    ask = asks(FROM_CHARACTER, 0, what=ASK_MAY, ability=ability)
    effect = offered_effect(CARDS, ask)
    assert effect
    assert effect.lower() in CARDS.lasting(ability).lower()
