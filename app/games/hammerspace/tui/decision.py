"""The pending decision of a seat, and what follows from it for its cards. No widgets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from engines.hammerspace.actions import CARD, DOWN, UP, card_at
from engines.hammerspace.cards import DEFENCE, SLOTS
from engines.hammerspace.state import (
    CHARACTERS,
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

ASKED: Final = (CHARACTERS, DEFENDING, EFFECT, KEEPING, MAKESHIFT)
"""Phases whose decision needs a dialog."""
NEXT_WORDS: Final = {
    HIDING: "hide",
    CHARACTERS: "characters",
    FLIPPING: "play",
    PLAYING: "play",
    TARGETING: "aim",
    DEFENDING: "defend",
    EFFECT: "choose",
    KEEPING: "keep",
    LAYING: "show",
    MAKESHIFT: "defend",
    FEEDING: "starve",
}


class CardDecision:
    """The pending decision with what follows from it for the cards of a player."""

    def __init__(self, scene: HammerspaceViewModel, legal: tuple[int, ...]) -> None:
        self.view = view = scene.view
        self.legal = legal
        self.phase = phase = view.phase
        self.loses_turn = phase == FLIPPING and view.me.skips > 0
        self.playing = bool(legal) and phase in (FLIPPING, PLAYING) and not self.loses_turn
        plays, mine = scene.config.plays, view.players[scene.me]
        self.playable = tuple(
            slot
            for slot, card in enumerate(mine.cards)
            if card >= 0 and plays[card] and not mine.down >> slot & 1
        )
        kinds = scene.config.kind
        strikes = [slot for slot in self.playable if kinds[mine.cards[slot]] != DEFENCE]
        self.offered = tuple(strikes) or self.playable
        """The slots that are chosen unasked: without defences, unless they alone can be played."""
        self.stuck = phase in (FLIPPING, PLAYING) and not self.playable
        turned = {
            slot: action
            for slot in range(SLOTS)
            for action in (UP + slot, DOWN + slot)
            if action in legal
        }
        fed = {card_at(action)[1]: action for action in legal if action >= CARD}
        self.flips: Mapping[int, int] = fed if phase == FEEDING else turned
        """The action of the turning key for each slot that has one: it turns the card over
        (HAM-2, HAM-6), lays the new one down (HAM-26), or feeds it to the monster (HAM-32)."""

    @property
    def folds(self) -> int | None:
        """The action that turns the only playable card down, so that all four are changed
        (HAM-9)."""
        if self.phase != FLIPPING or not self.playing or len(self.playable) != 1:
            return None
        action = DOWN + self.playable[0]
        return action if action in self.legal else None
