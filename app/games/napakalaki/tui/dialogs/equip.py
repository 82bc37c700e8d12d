"""Equipping hidden treasures (NAP-6, NAP-8, NAP-9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from typing_extensions import override

from app.games.napakalaki.gear import best_outfit
from app.games.napakalaki.text.cards import kind_word
from app.games.napakalaki.tui.dialogs.card_dialog import CardPickDialog
from app.games.napakalaki.tui.dialogs.card_list import CardColumn, CardList
from app.games.napakalaki.tui.dialogs.card_picks import CardPicks, Cards
from app.games.napakalaki.tui.dialogs.dialog_context import DialogContext
from app.games.napakalaki.tui.dialogs.sheet import Section
from app.tui.cards.sheet import sheet_lines
from engines.napakalaki.actions import DONE, DRAW
from engines.napakalaki.cards import KINDS, NECKLACE, TWO_HANDS
from engines.napakalaki.config import wearable
from engines.napakalaki.state import EQUIPPING

PLACES: Mapping[int | None, str] = {DONE: "done", DRAW: "draw"}
"""The step after the picks, as a word of a message."""


class EquipDialog(CardPickDialog):
    """Equips hidden treasures, in any order that the rules allow; `then` is decided after them:
    `DONE`, `DRAW`, or nothing more. With `door` that leads to the doors (NAP-36).

    The best outfit is picked when it opens, so that a plain Enter equips it and the next fight is
    not lost by oversight."""

    def __init__(self, deal: DialogContext, then: int | None = DONE, *, door: bool = False) -> None:
        equip = deal.config.equip
        super().__init__(deal, CardPicks(deal.config, deal.view, lambda card: equip[card]))
        self.then = then
        self._place = "door" if door else PLACES.get(then, "")
        start = self.picking.start
        self._wearable = {card for card in deal.view.hidden if equip[card] in start.legal}
        self.picking.take(self.advice)

    @cached_property
    @override
    def advice(self) -> Cards:
        return best_outfit(self.deal.config, self.deal.view)

    # -- the sheet

    @override
    def edge(self) -> tuple[str, str]:
        return self.say("equip-title"), self.say("equip-aside")

    @override
    def head(self, cells: int) -> Section:
        free = ", ".join(self._free()) or self.say("equip-none-free")
        places = sheet_lines(self.say("equip-free", places=free), cells, "muted")
        return [*self.outcome(cells), *places]

    def _free(self) -> list[str]:
        """The free places after the picks (NAP-6), as the rules see them for a card of each type;
        two free hands are one word."""
        config = self.deal.config
        first = {kind: card for card, kind in reversed(list(enumerate(config.kind)))}
        equipped = self.picking.state.equipped[self.picking.seat]
        free = {config.kind[c] for c in wearable(config, equipped, list(first.values()))}
        hands = "two" if TWO_HANDS in free else "one"
        words = [self.say(f"equip-hands-{hands}")] if free & {0, TWO_HANDS} else []
        return words + [kind_word(self.app.texts, k) for k in sorted(free) if k > TWO_HANDS]

    @override
    def piles(self) -> Sequence[CardList]:
        words = self.deal.cards
        columns = (
            CardColumn(self.say("fights-with"), self._with),
            CardColumn(self.say("kind"), words.kind_short),
            CardColumn(self.say("bonus-neck"), words.bonus),
            self.gold_column,
        )
        return (self.pile("cards", self.deal.view.hidden, columns),)

    def _with(self, card: int) -> str:
        """The combat level with this card beside the other picks, or why it can't be equipped."""
        picking = self.picking
        if card in picking.picks:
            before, after = picking.without(card).power, picking.power
        elif picking.open(card):
            state, _events = picking.after(picking.action(card))
            before, after = picking.power, picking.power_of(state)
        elif card in self._wearable:
            against = (pick for pick in picking.picks if not picking.fits(pick, card))
            return self.say("equip-clash", cards="+".join(map(str, map(self.number, against))))
        else:
            return self.say(f"equip-taken-{KINDS[self.deal.config.kind[card]]}")
        return self.say("from-to", before=before, after=after, arrow=self.arrow)

    @override
    def summary(self, cells: int) -> Section:
        fights = self.fights(self.picking.power)
        role = "risky" if self._excess else "text"
        lines = sheet_lines(f"{fights}; {self._hand()}", cells, role)
        note = "equip-never-back"
        if any(self.deal.config.kind[card] == NECKLACE for card in self.picking.picks):
            always = self.deal.config.parameters.necklace_always
            note = "equip-necklace-always" if always else "equip-necklace-won"
        tricks = [
            line for text in self._tricks() for line in sheet_lines(text, cells, "accent")[:1]
        ]
        return [*lines, *sheet_lines(self.say(note), cells, "muted"), *tricks]

    def _tricks(self) -> list[str]:
        """The tricks of the picked cards, which count from now on (NAP-44); that of the card under
        the cursor is below its values."""
        words = self.deal.cards
        picked = [card for card in sorted(self.picking.picks) if card != self.here]
        tricks = [(words.treasure(card), words.treasure_trick(card)) for card in picked]
        return [self.say("equip-trick", card=card, trick=trick) for card, trick in tricks if trick]

    @property
    def _excess(self) -> int:
        """How many hidden treasures must be discarded afterwards (NAP-19)."""
        if self.picking.phase != EQUIPPING:
            return 0
        return max(0, self.picking.hand - self.deal.config.parameters.hidden_limit)

    def _hand(self) -> str:
        limit = self.deal.config.parameters.hidden_limit
        if self._excess:
            return self.say("equip-over", n=self._excess, hand=self.picking.hand, limit=limit)
        return self.say("equip-hand", hand=self.picking.hand, limit=limit)

    @override
    def advice_words(self) -> str:
        if not self.advice:
            return self.say("equip-no-best")
        other = CardPicks(self.deal.config, self.deal.view, self.picking.action)
        other.take(self.advice)
        return self.say("equip-best", cards=self.numbers(self.advice), power=other.power)

    @override
    def enter_words(self) -> str:
        count = len(self.picking.picks)
        what = self.say("equip-picks", n=count)
        if self._excess and self._place == "done":
            return self.say("equip-enter-discard", what=what, n=self._excess)
        if self.then is None:
            return what
        return self.say(f"equip-enter-{self._place}", what=what)

    # -- commands

    @override
    def available(self, command: str) -> bool | str:
        if command == "deal.advice" and not self.advice:
            return "deal-equip-no-best"
        return super().available(command)

    @override
    def why_locked(self, card: int) -> str:
        why = "equip-why-clash" if card in self._wearable else "equip-why-taken"
        return self.say(why, card=self.deal.cards.treasure(card))

    @override
    def confirm(self) -> Cards:
        return self.picking.actions if self.then is None else (*self.picking.actions, self.then)
