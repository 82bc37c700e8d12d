"""The face-up cards of a player, and those of them that defend against an attack."""

from __future__ import annotations

from collections.abc import Iterator

from engines.hammerspace.cards import NO_MATCH
from engines.hammerspace.config import Config
from engines.hammerspace.view import Player


def face_up(player: Player) -> Iterator[tuple[int, int]]:
    """Yield each slot with a card face up, and the card (HAM-8)."""
    for slot, card in enumerate(player.cards):
        if card >= 0 and not player.down >> slot & 1:
            yield slot, card


def facing(config: Config, player: Player, subtype: int) -> Iterator[tuple[int, int]]:
    """Yield the slot and the card of each defence in sight against a subtype (HAM-8, HAM-12)."""
    for slot, card in face_up(player):
        if config.against[card][subtype] != NO_MATCH:
            yield slot, card
