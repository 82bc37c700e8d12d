"""Where treasures are worn, and what a monster may take from them before a die was rolled."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.games.napakalaki.tui.slots import FREE, LOST, MAYBE, SPENT, at_risk, slots
from engines.napakalaki.cards import ALL, HELMET, NECKLACE, ONE_HAND, Bad, NapakalakiMonster
from engines.napakalaki.config import Config
from engines.napakalaki.tricks import SPARE
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    GUION,
    NUMBER,
    README,
    SMALL_TREASURES,
    cards,
    config,
)

ARMED = "spoon ladle colander"


def risks(bad: Bad, equipped: str, hidden: str = "", held: int | None = None) -> dict[str, str]:
    """What becomes of which card, by ids; `held` where the hidden cards are not seen."""
    return _risks(
        config(monsters=(NapakalakiMonster("foe", 30, 1, 1, bad),)), equipped, hidden, held
    )


def _risks(decks: Config, equipped: str, hidden: str, held: int | None) -> dict[str, str]:
    own = cards(hidden)
    found = at_risk(decks, 0, cards(equipped), own, len(own) if held is None else held)
    ids = {number: card.id for number, card in enumerate(decks.treasures)}
    return {ids[card]: fate for card, fate in found.items()}


def worn(equipped: str) -> list[str]:
    """The words of the slots with what is in them."""
    ids = {NUMBER[name]: name for name in equipped.split()}
    found = slots(config(), cards(equipped))
    return [f"{slot} {ids[card]}" if card != FREE else slot for slot, card in found]


def test_slots_go_from_head_to_neck() -> None:
    """NAP-6: one of each type, two for one hand each."""
    assert worn("spoon ladle colander curtain skates beads") == [
        "helmet colander", "armour curtain", "hand-1 spoon", "hand-2 ladle",
        "footwear skates", "necklace beads",
    ]  # fmt: skip
    assert worn("ladle") == [
        "helmet", "armour", "hand-1 ladle", "hand-2", "footwear", "necklace",
    ]  # fmt: skip


def test_a_deck_without_necklaces_has_no_slot_for_one() -> None:
    """NAP-27."""
    few = tuple(card for card in SMALL_TREASURES if card.kind != NECKLACE)
    assert [slot for slot, _ in slots(config(treasures=few), ())][-1] == "footwear"


def test_what_takes_two_hands_is_in_one_slot() -> None:
    assert worn("oar") == ["helmet", "armour", "both oar", "footwear", "necklace"]


@pytest.mark.parametrize(
    ("bad", "fates"),
    [
        (Bad(levels=3), {}),
        (Bad(equipped=1), {"spoon": MAYBE, "ladle": MAYBE, "colander": MAYBE}),
        (Bad(equipped=3), {"spoon": LOST, "ladle": LOST, "colander": LOST}),
        (Bad(equipped=ALL), {"spoon": LOST, "ladle": LOST, "colander": LOST}),
        (Bad(equipped_kinds=(HELMET,)), {"colander": LOST}),
        (Bad(equipped_kinds=(ONE_HAND,)), {"spoon": MAYBE, "ladle": MAYBE}),
        (Bad(equipped_kinds=(ONE_HAND, ONE_HAND)), {"spoon": LOST, "ladle": LOST}),
        (Bad(hidden=1), {"oar": LOST}),
        (Bad(hidden_kinds=(HELMET,)), {}),
        (Bad(either=4), dict.fromkeys(("spoon", "ladle", "colander", "oar"), LOST)),
        (Bad(either=2), dict.fromkeys(("spoon", "ladle", "colander", "oar"), MAYBE)),
        (
            Bad(death=True),
            dict.fromkeys(("spoon", "ladle", "colander", "oar"), LOST),
        ),
    ],
)
def test_what_is_at_risk_and_what_is_a_choice(bad: Bad, fates: dict[str, str]) -> None:
    """NAP-16, NAP-18: what has no choice is lost for sure, the rest perhaps."""
    assert risks(bad, ARMED, "oar") == fates


def test_hidden_cards_that_are_not_seen_count_all_the_same() -> None:
    """NAP-20: how many they are is public. Two of five are chosen from, so none is sure."""
    assert set(risks(Bad(either=4), "spoon ladle", held=3).values()) == {MAYBE}
    assert set(risks(Bad(either=5), "spoon ladle", held=3).values()) == {LOST}


def test_a_part_that_is_sure_outweighs_one_that_is_a_choice() -> None:
    fates = risks(Bad(equipped=1, equipped_kinds=(HELMET,)), ARMED)
    assert fates == {"spoon": MAYBE, "ladle": MAYBE, "colander": LOST}


def test_the_necklace_of_guion_is_used_up_anyway() -> None:
    """NAP-17: whatever the outcome; so it is not there to be lost to the bad consequence."""
    foe = (NapakalakiMonster("foe", 30, 1, 1, Bad(equipped=1)),)
    fates = _risks(config(GUION, monsters=foe), "spoon beads", "", None)
    assert fates == {"spoon": LOST, "beads": SPENT}
    fates = _risks(config(README, monsters=foe), "spoon beads", "", None)
    assert fates == {"spoon": MAYBE, "beads": MAYBE}


def test_nap_44_what_is_spared_is_at_no_risk() -> None:
    """The ladle spares everything that is equipped, also from death; hidden treasures go."""
    for bad in (Bad(equipped=1), Bad(equipped=ALL), Bad(either=2), Bad(death=True)):
        foe = (NapakalakiMonster("foe", 30, 1, 1, bad),)
        worn_by = [
            replace(card, trick=(SPARE, 0, 0)) if card.id == "ladle" else card
            for card in SMALL_TREASURES
        ]
        decks = config(FRIENDS, monsters=foe, treasures=worn_by)
        fates = _risks(decks, ARMED, "oar", None)
        assert fates == ({} if bad.equipped else {"oar": LOST}), bad
