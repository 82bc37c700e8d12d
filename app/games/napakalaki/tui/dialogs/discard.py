"""Discarding hidden treasures down to the limit (NAP-19)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from typing_extensions import override

from app.games.napakalaki.advice import least_missed
from app.games.napakalaki.tui.dialogs.card_dialog import CardPickDialog
from app.games.napakalaki.tui.dialogs.card_list import CardList, ColumnTitle
from app.games.napakalaki.tui.dialogs.card_picks import CardPicks, Cards
from app.games.napakalaki.tui.dialogs.commands import ADVICE, SCOPE
from app.games.napakalaki.tui.dialogs.dialog_context import DialogContext
from app.games.napakalaki.tui.dialogs.sheet import Section


class DiscardDialog(CardPickDialog):
    """Discards exactly the hidden treasures over the limit. Leaving it decides nothing: the player
    can look at the table, and the discards are still due."""

    SCOPE: ClassVar[str] = SCOPE
    ALSO: ClassVar[tuple[str, ...]] = (ADVICE, "list", "app")

    def __init__(self, deal: DialogContext) -> None:
        discard = deal.config.discard
        super().__init__(deal, CardPicks(deal.config, deal.view, lambda card: discard[card]))
        self.excess = len(deal.view.hidden) - deal.config.parameters.hidden_limit

    @cached_property
    def least(self) -> Cards:
        return least_missed(self.deal.config, self.deal.view)

    @property
    def more(self) -> int:
        """How many more cards must be picked."""
        return self.excess - len(self.picking.picks)

    @override
    def edge(self) -> tuple[str, str]:
        return self.say("discard-title"), self.say("must")

    @override
    def head(self, cells: int) -> Section:
        hand, limit = len(self.deal.view.hidden), self.deal.config.parameters.hidden_limit
        text = self.say("discard-about", hand=hand, limit=limit, n=self.excess)
        return self.said(text, cells)

    @override
    def piles(self, cells: int) -> Sequence[CardList]:
        words, config = self.deal.cards, self.deal.config
        titles = (
            ColumnTitle(self.say("kind")),
            ColumnTitle(self.say("bonus-neck")),
            ColumnTitle(self.say("gold"), right=True),
        )
        rows = tuple(
            self.row(card, (words.kind(card), words.bonus(card), str(config.gold[card])))
            for card in self.deal.view.hidden
        )
        return (CardList(self.say("cards"), titles, rows),)

    @override
    def foot(self, cells: int) -> Sequence[Section]:
        picked = len(self.picking.picks)
        count = self.say("discard-count", n=picked, most=self.excess)
        gold = sum(self.deal.config.gold[card] for card in self.picking.picks)
        worth = self.say("discard-gold", gold=gold)
        numbers = self.numbers(self.least)
        least = self.say("discard-least", cards=numbers)
        is_least = set(self.least) == set(self.picking.picks)
        ready = self.say("discard-enter", cards=self.say("treasures", n=picked))
        enter = self.say("choose-more", n=self.more) if self.more else ready
        return (
            [
                *self.said(f"{count}; {worth}", cells, "accent" if self.more else "good"),
                *self.about_card(cells),
            ],
            [
                *self.offered("deal.advice", least, cells, is_least),
                *self.offered("list.choose", enter, cells),
            ],
        )

    @override
    def available(self, command: str) -> bool | str:
        if command == "list.choose" and self.more:
            return "deal-not-yet"
        return super().available(command)

    @override
    def why_locked(self, card: int) -> str:
        return self.say("discard-enough", n=self.excess)

    def do_deal_advice(self) -> None:
        self.take(self.least)
