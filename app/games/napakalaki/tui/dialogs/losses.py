"""The base class of the dialogs in which a player has to part with treasures (NAP-16, NAP-19)."""

from __future__ import annotations

from functools import cached_property

from typing_extensions import override

from app.games.napakalaki.gear import least_missed
from app.games.napakalaki.tui.dialogs.card_dialog import CardPickDialog
from app.games.napakalaki.tui.dialogs.card_picks import Cards


class LossDialog(CardPickDialog):
    """Suggests the treasures that are missed least, and takes them if nothing else is picked.

    Leaving it decides nothing: the player can look at the table, and the loss is still due."""

    @cached_property
    @override
    def advice(self) -> Cards:
        return least_missed(self.deal.config, self.deal.view)

    @property
    @override
    def offer(self) -> Cards:
        return () if self.picking.picks else self.advice
