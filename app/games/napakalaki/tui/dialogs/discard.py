"""Discarding hidden treasures down to the limit (NAP-19)."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import override

from app.games.napakalaki.tui.dialogs.card_list import CardColumn, CardList
from app.games.napakalaki.tui.dialogs.card_picks import CardPicks
from app.games.napakalaki.tui.dialogs.dialog_context import DialogContext
from app.games.napakalaki.tui.dialogs.losses import LossDialog
from app.games.napakalaki.tui.dialogs.sheet import Section
from app.tui.cards.sheet import sheet_lines


class DiscardDialog(LossDialog):
    """Discards exactly the hidden treasures over the limit."""

    def __init__(self, deal: DialogContext) -> None:
        discard = deal.config.discard
        super().__init__(deal, CardPicks(deal.config, deal.view, lambda card: discard[card]))
        self.excess = len(deal.view.hidden) - deal.config.parameters.hidden_limit

    @property
    @override
    def more(self) -> int:
        return self.excess - len(self.picking.picks)

    @override
    def edge(self) -> tuple[str, str]:
        return self.say("discard-title"), self.say("must")

    @override
    def head(self, cells: int) -> Section:
        hand, limit = len(self.deal.view.hidden), self.deal.config.parameters.hidden_limit
        text = self.say("discard-about", hand=hand, limit=limit, n=self.excess)
        return [*self.outcome(cells), *sheet_lines(text, cells)]

    @override
    def piles(self) -> Sequence[CardList]:
        words = self.deal.cards
        columns = (
            CardColumn(self.say("kind"), words.kind),
            CardColumn(self.say("bonus-neck"), words.bonus),
            self.gold_column,
        )
        return (self.pile("cards", self.deal.view.hidden, columns),)

    @override
    def summary(self, cells: int) -> Section:
        picked = len(self.picking.picks)
        count = self.say("discard-count", n=picked, most=self.excess)
        gold = sum(self.deal.config.gold[card] for card in self.picking.picks)
        worth = self.say("discard-gold", gold=gold)
        return sheet_lines(f"{count}; {worth}", cells, "accent" if self.more else "good")

    @override
    def advice_words(self) -> str:
        return self.say("discard-least", cards=self.called(self.advice))

    @override
    def enter_words(self) -> str:
        if self.offer:
            return self.advice_words()
        if self.more:
            return self.say("choose-more", n=self.more)
        count = len(self.picking.picks)
        return self.say("discard-enter", cards=self.say("treasures", n=count))

    @override
    def why_locked(self, card: int) -> str:
        return self.say("discard-enough", n=self.excess)
