"""What a hint calls the decisions that it compares."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from app.games.hammerspace.text.plans import plan_words
from engines.hammerspace.actions import (
    CARD,
    DEFEND,
    DONE,
    DOWN,
    DROP,
    MONSTER,
    OPTION,
    PICK,
    PLAY,
    TARGET,
    UP,
    YES,
)
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.state import DEFENDING, FLIPPING, HIDING, PLAYING, TARGETING
from tests.app.games.hammerspace.text.helpers import kept, words_of

DECK = kept()
CARDS = [card.id for card in DECK.cards]
MALLET = CARDS.index("giant-mallet")


def said(phase: int, *plan: int, language: str = "en") -> str:
    view: Any = SimpleNamespace(
        phase=phase,
        monster=0,
        me=SimpleNamespace(cards=(MALLET,) * 4),
        offered=(0, 1, 2),
        ask=None,
        players=(SimpleNamespace(cards=(MALLET,) * 4), SimpleNamespace(cards=(-1,) * 4)),
    )
    return plan_words(words_of(DECK, language), ("Ana", "Ben"), view, plan)


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
        (HIDING, "hide nothing", "no pones nada boca abajo"),
        (FLIPPING, "turn no card over", "no giras ninguna carta"),
        (TARGETING, "attack nobody else", "no atacas a nadie más"),
        (DEFENDING, "use no other card", "no usas ninguna otra carta"),
    ],
)
def test_an_end_is_called_after_what_it_ends(phase: int, english: str, spanish: str) -> None:
    assert (said(phase, DONE), said(phase, DONE, language="es")) == (english, spanish)


def test_a_defence_and_a_character_are_called_by_name() -> None:
    assert said(DEFENDING, DEFEND) == "use the Giant Mallet"
    assert said(HIDING, DROP).startswith("discard ")


def test_the_answers_to_an_effect_name_what_they_choose() -> None:
    """HAM-18."""
    assert said(PLAYING, YES) == "use the effect"
    assert said(PLAYING, PICK + 1) == "choose Ben"
    assert said(PLAYING, PICK + 1, language="es") == "eliges a Ben"
    assert said(PLAYING, CARD) == "choose the Giant Mallet"
    assert said(PLAYING, CARD + SLOTS) == "choose a face-down card of Ben", "HAM-25: no name"


def test_an_answer_to_no_question_has_no_words() -> None:
    assert said(PLAYING, OPTION) == ""
