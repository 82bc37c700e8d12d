"""The settling of a bad consequence: which cards are lost (NAP-16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from typing_extensions import override

from app.games.napakalaki.tui.dialogs.card_list import BOXES, OPEN, CardColumn, CardList
from app.games.napakalaki.tui.dialogs.card_picks import CardPicks
from app.games.napakalaki.tui.dialogs.dialog_context import DialogContext
from app.games.napakalaki.tui.dialogs.losses import LossDialog
from app.games.napakalaki.tui.dialogs.sheet import Section
from app.i18n.literal import clip, width
from app.tui.cards.sheet import SheetLine, sheet_lines
from app.tui.widgets.styled_text import Span
from engines.napakalaki.cards import ALL
from engines.napakalaki.config import ANY_KIND

MOST_PARTS = 6
"""The most parts shown at the same time."""
AND_MORE = 12
"""Cells for "and 12 more"."""
DONE, CURRENT, LATER = range(3)


class SettlePart(NamedTuple):
    """A part of the bad consequence in words, its state, and the state in words."""

    text: str
    state: int
    status: str


class SettleDialog(LossDialog):
    """Picks the losses of a bad consequence, part by part."""

    def __init__(self, deal: DialogContext) -> None:
        lose = deal.config.lose
        super().__init__(deal, CardPicks(deal.config, deal.view, lambda card: lose[card]))
        # The cursor starts at a card that can be picked.
        equipped = deal.view.me.equipped
        self.side = 0 if any(map(self.picking.open, equipped)) else 1
        for side, cards in enumerate(self.cards()):
            spots = [row for row, card in enumerate(cards) if self.picking.open(card)]
            self.spots[side] = spots[0] if spots else 0

    @property
    @override
    def more(self) -> int:
        """How many more cards of the present part must be picked; 0 when all is settled."""
        return self.picking.state.due[-1] if self.picking.choosing else 0

    # -- the parts

    def parts(self) -> list[SettlePart]:
        deal, state = self.deal, self.picking.state
        monster = deal.config.monsters[deal.view.monster]
        lines = list(deal.cards.bad(deal.view.monster))
        parts: list[SettlePart] = []
        if monster.bad.levels:
            level = self.say("settle-level", level=deal.view.me.level)
            parts.append(SettlePart(lines.pop(0), DONE, level))
        dues = deal.config.dues[deal.view.monster]
        left = state.due if self.picking.choosing else ()
        for index, text in enumerate(lines):
            above = len(dues) - 3 * index
            count = dues[above - 1]
            if above > len(left):
                parts.append(SettlePart(text, DONE, self.say("settle-done")))
                continue
            lost = count - left[above - 1] if count != ALL else 0
            state_of = CURRENT if above == len(left) else LATER
            word = self.say("settle-of", n=lost, most=count) if count != ALL else ""
            parts.append(SettlePart(text, state_of, word))
        return parts

    @property
    def _typed(self) -> bool:
        """Whether the present part asks for a type of treasures."""
        return self.picking.choosing and self.picking.state.due[-2] != ANY_KIND

    # -- the sheet

    @override
    def edge(self) -> tuple[str, str]:
        monster = clip(self.deal.cards.monster(self.deal.view.monster), 30)
        return self.say("settle-title", monster=monster), self.say("must")

    @override
    def head(self, cells: int) -> Section:
        parts = self.parts()
        current = next((i for i, part in enumerate(parts) if part.state == CURRENT), len(parts))
        first = max(0, min(current - MOST_PARTS // 2, len(parts) - MOST_PARTS))
        shown = parts[first : first + MOST_PARTS]
        widest = min(max(width(part.text) for part in shown), cells - 24)
        glyphs = self.app.glyphs
        lines = [*self.outcome(cells)]
        for part in shown:
            mark = (glyphs.done, glyphs.bullet, " ")[part.state]
            role = ("muted", "title", "muted")[part.state]
            text = clip(part.text, widest)
            blanks = " " * (widest - width(text) + 3)
            status = ("good", "accent", "muted")[part.state]
            runs = [Span(f"{mark} ", "good" if part.state == DONE else "key")]
            runs += [Span(text + blanks, role), Span(part.status, status)]
            lines.append(SheetLine(runs))
        return lines

    @override
    def cards(self) -> Sequence[Sequence[int]]:
        return self.deal.view.me.equipped, self.deal.view.hidden

    @property
    @override
    def all_cards(self) -> Sequence[int]:
        return (*self.deal.view.hidden, *self.deal.view.me.equipped)

    @override
    def piles(self) -> Sequence[CardList]:
        words = self.deal.cards
        bonus = CardColumn(self.say("bonus"), words.bonus)
        kind = CardColumn(self.say("kind"), words.kind_short)
        first = (kind, bonus) if self._typed else (bonus, kind)
        columns = (*first, self.gold_column)
        table, hand = self.cards()
        return self.pile("table", table, columns), self.pile("hand", hand, columns)

    @override
    def summary(self, cells: int) -> Section:
        picking, me = self.picking, self.deal.view.me
        after = self.say(
            "settle-after",
            level=picking.level,
            before=me.power,
            after=picking.power,
            hand=picking.hand,
        )
        return [*sheet_lines(after, cells), *self._note(cells)]

    def _note(self, cells: int) -> Section:
        """The losses without a choice, or an explanation of the boxes."""
        forced = self.picking.forced
        if forced:
            room = cells - width(self.say("settle-forced", cards="")) - AND_MORE
            names = self.deal.cards.named(forced, room)
            return sheet_lines(self.say("settle-forced", cards=names), cells, "bad")
        return sheet_lines(self.say("settle-boxes", box=BOXES[OPEN]), cells, "muted")

    @override
    def advice_words(self) -> str:
        return self.say("settle-least", cards=self.called(self.advice))

    @override
    def enter_words(self) -> str:
        if self.offer:
            return self.advice_words()
        if self.more:
            return self.say("choose-more", n=self.more)
        count = len(self.picking.picks) + len(self.picking.forced)
        return self.say("settle-enter", cards=self.say("treasures", n=count))

    @override
    def why_locked(self, card: int) -> str:
        if card in self.picking.forced:
            return self.say("settle-why-forced", undo=self.key("deal.undo"))
        if not self.more:
            return self.say("settle-why-done", undo=self.key("deal.undo"))
        current = next(part.text for part in self.parts() if part.state == CURRENT)
        return self.say("settle-why-other", part=current)
