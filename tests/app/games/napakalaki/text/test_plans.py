"""What a hint calls the decisions that it compares."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.text.plans import plan_words
from app.text.reviewing import PastTexts
from engines.napakalaki.actions import (
    ACCEPT,
    BACK,
    BUY,
    DISCARD,
    DONE,
    DRAW,
    FIRST_DEAL,
    FIRST_DOOR,
    NO_GRUDGE,
    NO_PRICE,
    ROLL,
    SELL,
    on_card,
)
from engines.napakalaki.state import DISCARDING, DOOR, EARLY, EQUIPPING, FIGHT, SALES
from tests.app.games.napakalaki.text.helpers import words
from tests.engines.napakalaki.helpers import NUMBER, RULES, lay

NAMES = ("Ana", "Ben", "Eva")
BEADS, SLIPPERS = NUMBER["beads"], NUMBER["slippers"]


def said(
    phase: int,
    *plan: int,
    language: str = "en",
    sale: tuple[int, ...] = (),
    turn_seat: int = 1,
    past: bool = False,
) -> str:
    view = replace(RULES.view(lay(), 0), phase=phase, sale=sale, monster=0, turn_seat=turn_seat)
    view = replace(view, dealings=replace(view.dealings, corridor=(0,)))
    cards = words(language)
    if past:
        cards = NapakalakiCardText(PastTexts(cards.texts), cards.config, cards._word)
    return plan_words(cards, view, NAMES, plan)


def test_a_sale_is_one_decision_with_the_cards_that_are_picked_already() -> None:
    """NAP-11."""
    sells = (on_card(SELL, SLIPPERS), BUY)
    assert said(SALES, *sells, sale=(BEADS,)) == "sell Beads and Slippers"


def test_a_sale_that_is_called_off_is_none() -> None:
    """NAP-11: what was picked before it is put back, and what was sold stays sold."""
    pick, other = on_card(SELL, SLIPPERS), on_card(SELL, BEADS)
    assert said(SALES, pick, BACK, other, BUY, DONE) == "sell Beads"
    assert said(SALES, pick, BUY, other, BACK, DONE) == "sell Slippers"
    assert said(SALES, pick, BACK, DONE) == "sell nothing"
    assert said(SALES, BACK, sale=(SLIPPERS,)) == "call the sale off"


def test_a_card_of_a_fight_is_thrown() -> None:
    """NAP-44."""
    assert said(FIGHT, on_card(DISCARD, BEADS)) == "throw Beads"
    assert said(FIGHT, on_card(DISCARD, BEADS), language="es") == "lanzas Beads"
    assert said(DISCARDING, on_card(DISCARD, BEADS)) == "discard Beads"


def test_an_end_is_called_after_what_it_ends() -> None:
    assert said(SALES, DONE) == "sell nothing"
    assert said(EARLY, DONE) == said(EQUIPPING, DONE) == "equip nothing more"


def test_the_same_key_is_a_monster_or_a_door() -> None:
    """NAP-12, NAP-37: without a corridor the next monster is drawn."""
    assert said(SALES, DRAW) == "draw the monster"
    assert said(DOOR, DRAW, turn_seat=0) == "take the closed door"
    assert said(DOOR, FIRST_DOOR, turn_seat=0).startswith("take ")
    assert said(FIGHT, BUY) == "pay the toll"


def test_the_door_of_a_rival_is_not_ones_own() -> None:
    """NAP-41: whoever is last picks the door of the leader's fight. It was told as one's own."""
    assert said(DOOR, DRAW) == "send Ben through the closed door"
    assert said(DOOR, FIRST_DOOR, language="es") == "mandas a Ben contra Gnat"


@pytest.mark.parametrize(
    ("action", "english", "spanish"),
    [
        (ROLL, "tried to run from Gnat", "has intentado huir de Gnat"),
        (ACCEPT, "took what came from Gnat", "has aguantado el chaparrón de Gnat"),
        (NO_GRUDGE, "put no grudge on Gnat", "no has gastado rencores contra Gnat"),
        (NO_GRUDGE + 2, "put 2 grudges on Gnat", "has puesto 2 rencores sobre Gnat"),
        (
            FIRST_DEAL + 1,
            "took Ben's help against Gnat",
            "has aceptado la ayuda de Ben contra Gnat",
        ),
    ],
)
def test_what_was_done_in_a_fight_names_the_monster(
    action: int, english: str, spanish: str
) -> None:
    """ "You spent your grudges" was the whole of a mistake, forty turns later."""
    assert said(FIGHT, action, past=True) == english
    assert said(FIGHT, action, past=True, language="es") == spanish


@pytest.mark.parametrize(
    ("action", "english", "spanish"),
    [
        (NO_GRUDGE, "spend no grudge", "no gastas rencores"),
        (NO_GRUDGE + 1, "spend 1 grudge", "gastas 1 rencor"),
        (NO_GRUDGE + 2, "spend 2 grudges", "gastas 2 rencores"),
        (
            NO_PRICE,
            "offer Ben no help against Gnat",
            "no le ofreces ayuda a Ben contra Gnat",
        ),
        (
            NO_PRICE + 2,
            "offer Ben help against Gnat for 2 treasures",
            "le ofreces ayuda a Ben contra Gnat por 2 tesoros",
        ),
        (FIRST_DEAL + 1, "take Ben's help", "aceptas la ayuda de Ben"),
    ],
)
def test_among_friends_a_decision_names_its_number(action: int, english: str, spanish: str) -> None:
    """NAP-38, NAP-39."""
    assert (said(FIGHT, action), said(FIGHT, action, language="es")) == (english, spanish)
