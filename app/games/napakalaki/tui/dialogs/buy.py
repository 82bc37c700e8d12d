"""Buying levels with treasures (NAP-11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, Final

from typing_extensions import override

from app.games.napakalaki.advice import offered_sale
from app.games.napakalaki.tui.dialogs.card_dialog import CardPickDialog
from app.games.napakalaki.tui.dialogs.card_list import CardColumn, CardList
from app.games.napakalaki.tui.dialogs.card_picks import CardPicks, Cards
from app.games.napakalaki.tui.dialogs.commands import SALE, SCOPE
from app.games.napakalaki.tui.dialogs.dialog_context import DialogContext
from app.games.napakalaki.tui.dialogs.sheet import Section
from app.tui.cards.sheet import sheet_lines
from engines.napakalaki.actions import BACK, BUY, SELL, verb_of
from engines.napakalaki.config import combat_level
from engines.napakalaki.events import Sold
from engines.napakalaki.sales import Payment, strongest_sale, thriftiest_sale

NEAR: Final = 3
"""The levels below the last one from which the dialog says that it isn't for sale."""


class BuyDialog(CardPickDialog):
    """Sells hidden and equipped treasures for levels: `sell 3`, `sell 7`, `buy`.

    Cards picked earlier, before the match was left, are picked at the start."""

    SCOPE: ClassVar[str] = SCOPE  # again, for the keys of `ALSO`
    ALSO: ClassVar[tuple[str, ...]] = (SALE, "list", "app")

    def __init__(self, deal: DialogContext) -> None:
        config, view = deal.config, deal.view
        super().__init__(deal, _picking(deal))
        self._before = view.sale
        self._all = (*view.hidden, *view.me.equipped)
        self._most = config.parameters.levels_for_sale(view.me.level, view.dealings.bought)
        self._gold = config.gold_for(view.me.zeal)
        self._worth = sum(self._gold[card] for card in self._all)
        self._can = any(verb_of(action) == SELL for action in self.picking.start.legal)
        self.picking.take(view.sale)

    @cached_property
    def strongest_sale(self) -> Payment | None:
        return strongest_sale(self.deal.config, self.deal.view)

    @cached_property
    def thriftiest_sale(self) -> Payment | None:
        return thriftiest_sale(self.deal.config, self.deal.view)

    @property
    @override
    def offer(self) -> Cards:
        """The strongest sale if nothing would be missed."""
        return () if self.picking.picks else offered_sale(self.deal.config, self.deal.view)

    # -- the present sale

    @property
    def gold(self) -> int:
        return sum(self._gold[card] for card in self.picking.picks)

    @property
    def pays(self) -> bool:
        return BUY in self.picking.state.legal

    def _sold(self) -> tuple[Sold, int]:
        state, events = self.picking.after(BUY)
        sold = next(event for event in events if isinstance(event, Sold))
        return sold, self.picking.power_of(state)

    # -- the sheet

    @override
    def edge(self) -> tuple[str, str]:
        return self.say("buy-title"), self.say("buy-price", gold=self._price)

    @property
    def _price(self) -> int:
        return self.deal.config.parameters.level_price

    @override
    def cards(self) -> Sequence[Sequence[int]]:
        return (self._all,)

    @override
    def head(self, cells: int) -> Section:
        lines = sheet_lines(self.say("buy-about"), cells, "muted")
        last = self.deal.config.parameters.winning_level
        near = self.deal.view.me.level >= last - NEAR
        if near and not self.deal.config.parameters.buy_winning_level:
            lines += sheet_lines(self.say("buy-not-last", level=last), cells, "risky")
        return lines

    @override
    def piles(self) -> Sequence[CardList]:
        columns = (
            CardColumn(self.say("where"), self._where),
            CardColumn(self.say("bonus-neck"), self.deal.cards.bonus),
            self.gold_column,
            CardColumn(self.say("without"), self._without, right=True),
        )
        return (self.pile("cards", self._all, columns),)

    def _where(self, card: int) -> str:
        return self.say("in-hand" if card in self.deal.view.hidden else "on-table")

    def _without(self, card: int) -> str:
        """The combat level after the sale if this card is sold along with the picks, with the
        levels that they buy (NAP-11, NAP-13)."""
        config, me = self.deal.config, self.deal.view.me
        if card not in me.equipped:
            return ""
        others = [c for c in me.equipped if c not in self.picking.picks or c == card]
        rest = [other for other in others if other != card]
        gold = sum(self._gold[other] for other in {*self.picking.picks, card})
        level = me.level + min(gold // self._price, self._most)
        before, after = (combat_level(config, level, cards, me.zeal) for cards in (others, rest))
        less = before - after
        return self.say("without-it", power=after, less=less) if less else str(after)

    @override
    def foot(self, cells: int) -> Sequence[Section]:
        return (
            [*self.summary(cells), *self.about_card(cells)],
            self.suggestions(cells),
            self.offered("list.choose", self.enter_words(), cells),
        )

    @override
    def summary(self, cells: int) -> Section:
        me = self.deal.view.me
        if not self._can:
            none = "buy-none-left" if self._most < 1 else "buy-too-poor"
            return sheet_lines(self.say(none, gold=self._worth, price=self._price), cells, "risky")
        if not self.picking.picks:
            return [
                *sheet_lines(self.say("buy-nothing", gold=self._worth), cells),
                *sheet_lines(self.fights(me.power), cells),
            ]
        if not self.pays:
            more = self._price - self.gold
            kept = combat_level(self.deal.config, me.level, self._kept(), me.zeal)
            return [
                *sheet_lines(self.say("buy-short", gold=self.gold, more=more), cells, "risky"),
                *sheet_lines(self.fights(kept), cells),
            ]
        sold, power = self._sold()
        levels = self.say("levels", n=sold.levels)
        lost = sold.gold - sold.levels * self._price
        change = self.say("buy-lost", gold=lost) if lost else self.say("buy-no-loss")
        paid = self.say(
            "buy-paid",
            gold=sold.gold,
            levels=levels,
            before=me.level,
            after=sold.level,
            arrow=self.arrow,
        )
        if sold.level >= self.deal.config.parameters.winning_level:
            return sheet_lines(f"{paid}; {change}", cells, "good") + sheet_lines(
                self.say("buy-wins", level=sold.level), cells, "good"
            )
        if sold.levels < self._most:
            more = (sold.levels + 1) * self._price - sold.gold
            onward = self.say("buy-next", more=more)
        else:
            onward = self.say("buy-most")
        fights = self.fights(power)
        return [
            *sheet_lines(f"{paid}; {change}", cells, "risky" if lost else "good"),
            *sheet_lines(f"{fights}; {onward}", cells),
        ]

    def _kept(self) -> list[int]:
        picks = self.picking.picks
        return [card for card in self.deal.view.me.equipped if card not in picks]

    @override
    def suggestions(self, cells: int) -> Section:
        """The sale that wins; else the one that keeps the most strength and the one that wastes the
        least gold, or a note that both are the same."""
        strong, thrift = self.strongest_sale, self.thriftiest_sale
        if strong is None or thrift is None:
            return ()
        if strong.wins:
            return self._solution("strong", strong, cells, "win")
        if strong == thrift:
            return self._solution("strong", strong, cells, "both")
        return [
            *self._solution("strong", strong, cells),
            *self._solution("thrift", thrift, cells),
        ]

    def _solution(self, name: str, sale: Payment, cells: int, message: str = "") -> Section:
        text = self._solution_words(message or name, sale)
        picked = set(self.picking.picks) == set(sale.cards)
        return self.offered(f"deal.{name}", text, cells, picked)

    def _solution_words(self, message: str, sale: Payment) -> str:
        return self.say(
            f"buy-{message}",
            cards=self.numbers(sale.cards),
            gold=sale.gold,
            lost=sale.gold_lost,
            power=sale.power,
            equipped=int(self._equips(sale)),
        )

    def _equips(self, sale: Payment) -> bool:
        """Whether the total level of a sale counts what is equipped before the fight."""
        me = self.deal.view.me
        kept = [card for card in me.equipped if card not in sale.cards]
        return sale.power > combat_level(self.deal.config, me.level + sale.levels, kept, me.zeal)

    @override
    def enter_words(self) -> str:
        sale = self.strongest_sale
        if self.offer and sale is not None:
            if sale.wins:
                return self._solution_words("win", sale)
            level = self.deal.view.me.level + sale.levels
            return self.say("buy-spare", cards=self.numbers(sale.cards), level=level)
        if not self.pays:
            return self.say("buy-enter-no", picked=len(self.picking.picks))
        sold, _power = self._sold()
        cards = self.say("treasures", n=len(self.picking.picks))
        return self.say("buy-enter", levels=self.say("levels", n=sold.levels), cards=cards)

    # -- commands

    @override
    def available(self, command: str) -> bool | str:
        if command == "list.choose" and not self.pays and not self.offer:
            return "deal-buy-not-yet"
        if command in ("deal.strong", "deal.thrift") and self.strongest_sale is None:
            return "deal-buy-no-way"
        return super().available(command)

    @override
    def why_locked(self, card: int) -> str:
        none = "buy-none-left" if self._most < 1 else "buy-too-poor"
        return self.say(none, gold=self._worth, price=self._price)

    def do_deal_strong(self) -> None:
        if self.strongest_sale is not None:
            self.take(self.strongest_sale.cards)

    def do_deal_thrift(self) -> None:
        if self.thriftiest_sale is not None:
            self.take(self.thriftiest_sale.cards)

    @override
    def confirm(self) -> Cards:
        """Return the decisions that the match does not have yet; cards taken back come first."""
        picks, sell = self.picking.picks, self.deal.config.sell
        if set(self._before) <= set(picks):
            return (*(sell[card] for card in picks if card not in self._before), BUY)
        return (BACK, *(sell[card] for card in picks), BUY)

    @override
    def do_close(self) -> None:
        """Sell nothing; picks that the match already has are taken back."""
        self.dismiss((BACK,) if self._before else None)


def _picking(deal: DialogContext) -> CardPicks:
    """Picks from the start of the sale, without those that the match already has."""
    picking = CardPicks(deal.config, deal.view, lambda card: deal.config.sell[card])
    if deal.view.sale:
        picking.start, _events = picking.after(BACK)
        picking.take(())
    return picking
