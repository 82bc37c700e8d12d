"""Rules may name the deck that they are made for; a deck that the player picks stays."""

from __future__ import annotations

from typing import Any

from app.content.content_index import ContentIndex
from app.content.preset_groups import cycle_preset
from app.content.setup_builder import SetupBuilder
from app.content.setup_from_args import first_draft
from engines.napakalaki.tricks import NO_TRICK


def draft() -> SetupBuilder[Any, Any]:
    return first_draft(ContentIndex(), "napakalaki", ("Ana", "Ben", "Eva"), lambda: "SEED")


def deck_of(found: SetupBuilder[Any, Any]) -> str:
    assert found.entry is not None
    return found.entry.id


def test_the_rules_among_friends_bring_their_deck() -> None:
    found = draft()
    assert deck_of(found) == "base"
    for preset, deck in (("friends", "friends"), ("guion", "base"), ("friends-short", "friends")):
        assert found.choose_preset(preset)
        assert deck_of(found) == deck
    config = found.setup().config()
    assert config.tricky
    assert any(trick != NO_TRICK for trick in config.foe_trick)


def test_going_through_the_rules_changes_the_deck_too() -> None:
    found, seen = draft(), set()
    for _ in found.presets:
        cycle_preset(found, 1)
        seen.add((found.presets[found.preset_index].id, deck_of(found)))
    assert {("readme", "base"), ("friends", "friends")} <= seen


def test_a_deck_that_was_picked_stays() -> None:
    found = draft()
    assert found.choose("grand")
    found.choose_preset("friends")
    assert deck_of(found) == "grand"
