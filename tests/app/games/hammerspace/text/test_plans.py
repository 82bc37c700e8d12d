"""What a hint calls the decisions that it compares."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.plans import plan_words
from app.text.reviewing import PastTexts
from engines.hammerspace.actions import (
    CARD,
    DEFEND,
    DISCARD,
    DONE,
    DOWN,
    DROP,
    KEEP,
    MONSTER,
    NO,
    OPTION,
    PICK,
    PLAY,
    TARGET,
    UP,
    YES,
)
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.effects.events import FROM_CARD
from engines.hammerspace.state import (
    DEFENDING,
    EFFECT,
    FEEDING,
    FLIPPING,
    HIDING,
    KEEPING,
    LAYING,
    MAKESHIFT,
    PLAYING,
    TARGETING,
)
from engines.hammerspace.view import ASK_KEEP
from tests.app.games.hammerspace.text.helpers import kept, words_of

DECK = kept()
CARDS = [card.id for card in DECK.cards]
MALLET = CARDS.index("giant-mallet")


ASKS = SimpleNamespace(source=FROM_CARD, number=MALLET, what=ASK_KEEP)
"""The Giant Mallet asks."""


def said(phase: int, *plan: int, language: str = "en", ask: Any = None, did: bool = False) -> str:
    view: Any = SimpleNamespace(
        phase=phase,
        monster=0,
        me=SimpleNamespace(cards=(MALLET,) * 4),
        offered=(0, 1, 2),
        ask=ask,
        players=(SimpleNamespace(cards=(MALLET,) * 4), SimpleNamespace(cards=(-1,) * 4)),
    )
    words = words_of(DECK, language)
    if did:
        words = HammerspaceCardText(PastTexts(words.texts), words.config, words.names._word)
    return plan_words(words, ("Ana", "Ben"), view, plan)


def test_an_attack_is_one_decision_with_its_target() -> None:
    """HAM-10."""
    assert said(PLAYING, PLAY, TARGET + 1) == "play the Giant Mallet on Ben"
    assert said(PLAYING, PLAY) == "play the Giant Mallet"
    assert said(PLAYING, PLAY, TARGET + MONSTER).startswith("play the Giant Mallet on ")


def test_ham_27_what_is_turned_up_to_be_played_is_one_decision() -> None:
    plan = (UP + 1, DONE, PLAY + 1, TARGET + 1)
    assert said(FLIPPING, *plan) == "turn the Giant Mallet up and play it on Ben"
    assert said(FLIPPING, DONE, PLAY, TARGET + 1) == "play the Giant Mallet on Ben"
    assert said(FLIPPING, UP + 1) == "turn the Giant Mallet face up"
    assert said(FLIPPING, DOWN) == "turn the Giant Mallet face down"


@pytest.mark.parametrize(
    ("phase", "english", "spanish"),
    [
        (HIDING, "turn nothing face down", "no pones nada boca abajo"),
        (FLIPPING, "leave every card as it is", "dejas todas las cartas como están"),
        (TARGETING, "attack nobody else", "no atacas a nadie más"),
        (DEFENDING, "use no other card", "no usas ninguna otra carta"),
        (LAYING, "leave the new card face up", "dejas boca arriba la carta nueva"),
        (FEEDING, "feed the monster nothing", "no das de comer al monstruo"),
        (MAKESHIFT, "add no other defence", "no añades ninguna otra defensa"),
    ],
)
def test_an_end_is_called_after_what_it_ends(phase: int, english: str, spanish: str) -> None:
    assert (said(phase, DONE), said(phase, DONE, language="es")) == (english, spanish)


def test_a_defence_and_a_character_are_called_by_name() -> None:
    assert said(DEFENDING, DEFEND) == "use the Giant Mallet"
    assert said(HIDING, DROP).startswith("discard ")


def test_the_answers_to_an_effect_name_what_they_choose() -> None:
    """HAM-18."""
    assert said(EFFECT, YES, ask=ASKS) == "use the Giant Mallet"
    assert said(EFFECT, NO, ask=ASKS) == "don't use the Giant Mallet"
    assert said(EFFECT, NO, ask=ASKS, language="es") == "no usas el efecto del Mazo gigante"
    assert said(EFFECT, PICK + 1, ask=ASKS) == "choose Ben for the Giant Mallet"
    assert said(EFFECT, PICK + 1, ask=ASKS, language="es") == "eliges a Ben con el Mazo gigante"
    assert said(EFFECT, CARD, ask=ASKS) == "choose the Giant Mallet for the Giant Mallet"
    secret = said(EFFECT, CARD + SLOTS, ask=ASKS)
    assert secret == "choose a face-down card of Ben for the Giant Mallet", "HAM-25: no name"


def test_ham_17_a_card_that_is_kept_or_fed_has_its_name() -> None:
    """HAM-32."""
    assert said(KEEPING, KEEP, ask=ASKS) == "keep the Giant Mallet"
    assert said(KEEPING, DISCARD, ask=ASKS) == "discard the Giant Mallet"
    assert said(FEEDING, CARD).startswith("feed the Giant Mallet to ")


def test_a_review_says_what_was_done_in_the_past() -> None:
    assert said(EFFECT, NO, ask=ASKS, did=True) == "didn't use the Giant Mallet"
    assert said(PLAYING, PLAY, TARGET + 1, did=True) == "played the Giant Mallet on Ben"
    spanish = said(EFFECT, YES, ask=ASKS, did=True, language="es")
    assert spanish == "has usado el efecto del Mazo gigante"


def test_an_answer_to_no_question_has_no_words() -> None:
    assert said(PLAYING, OPTION) == ""
