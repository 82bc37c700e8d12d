"""The base class of the dialogs in which cards are picked. The picks stay in the dialog until
Enter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from typing import ClassVar, Final

from typing_extensions import override

from app.games.napakalaki.tui.dialogs.card_list import (
    GONE,
    LOCKED,
    OPEN,
    PICKED,
    CardColumn,
    CardList,
    CardRow,
)
from app.games.napakalaki.tui.dialogs.card_picks import CardPicks, Cards
from app.games.napakalaki.tui.dialogs.commands import ADVICE, SCOPE
from app.games.napakalaki.tui.dialogs.dialog_context import DialogContext
from app.games.napakalaki.tui.dialogs.sheet import PilePage, PileSheet, Section
from app.text.sentences import in_a_row
from app.tui.cards.card_glyphs import card_glyphs
from app.tui.cards.sheet import BLANK, SheetLine, sheet_lines
from app.tui.cards.table_dialog import TableDialog
from app.tui.commands import Command
from app.tui.match.hint_commands import show_hint
from app.tui.widgets.styled_text import Span, hanging

NAMED: Final = 2
"""The most cards that are called by name in one line."""


class CardPickDialog(TableDialog[Cards | None]):
    """Picks cards of a seat; the result is the decisions to make, None if it was left.

    Subclasses give the content of the sheet, the action of a card, and when Enter may decide."""

    SCOPE: ClassVar[str] = SCOPE
    ALSO: ClassVar[tuple[str, ...]] = (ADVICE, "list", "app")
    PREFIX: ClassVar[str] = "deal"

    def __init__(self, deal: DialogContext, picking: CardPicks) -> None:
        super().__init__()
        self.deal = deal
        self.picking = picking
        self.hint: Callable[[], str] = str
        """Returns the hint of the match, "" if it is shown elsewhere."""
        self.side = 0
        self.spots = [0, 0]

    # -- for subclasses

    @cached_property
    def advice(self) -> Cards:
        """The suggested picks."""
        return ()

    @property
    def offer(self) -> Cards:
        """What Enter takes while nothing is picked, () for nothing: a player who agrees with the
        suggestion needs no other key."""
        return ()

    @property
    def more(self) -> int:
        """How many more cards must be picked before Enter decides."""
        return 0

    def edge(self) -> tuple[str, str]:
        """The texts at the left and the right of the frame's upper edge."""
        raise NotImplementedError

    def head(self, cells: int) -> Section:
        return ()

    def outcome(self, cells: int) -> Section:
        """How the fight ended, and the monster's own line, above what follows from it."""
        result = sheet_lines(self.deal.result(), cells, "accent")[:2]
        return [*result, *sheet_lines(self.deal.saying(), cells, extra="italic")[:2]]

    def piles(self) -> Sequence[CardList]:
        raise NotImplementedError

    def foot(self, cells: int) -> Sequence[Section]:
        """The sections below the piles."""
        about = [*self.summary(cells), *self.about_card(cells)]
        enter = self.offered("list.choose", self.enter_words(), cells)
        return about, [*self.suggestions(cells), *enter]

    def summary(self, cells: int) -> Section:
        """The effect of the picks."""
        raise NotImplementedError

    def suggestions(self, cells: int) -> Section:
        """Keys that replace the picks."""
        picked = bool(self.advice) and set(self.advice) == set(self.picking.picks)
        return self.offered("deal.advice", self.advice_words(), cells, picked)

    def advice_words(self) -> str:
        raise NotImplementedError

    def enter_words(self) -> str:
        raise NotImplementedError

    def why_locked(self, card: int) -> str:
        raise NotImplementedError

    def confirm(self) -> Cards:
        """Return the decisions of the picks; called only while Enter is available."""
        return self.picking.actions

    @override
    def sheet(self) -> PileSheet:
        return PileSheet(self._pile_page, self.point, self.press)

    def _pile_page(self, cells: int) -> PilePage:
        head, feet = self.head(cells), self.foot(cells)
        return PilePage(self.edge(), head, self.piles(), feet, self.cursor())

    # -- cards and rows

    def cards(self) -> Sequence[Sequence[int]]:
        return (self.deal.view.hidden,)

    @property
    def all_cards(self) -> Sequence[int]:
        return self.cards()[0]

    def cursor(self) -> tuple[int, int]:
        return self.side, self.spots[self.side]

    @property
    def here(self) -> int | None:
        pile = self.cards()[self.side]
        return pile[self.spots[self.side]] if pile else None

    def pile(self, heading: str, cards: Iterable[int], columns: Sequence[CardColumn]) -> CardList:
        rows = tuple(self._row(card, columns) for card in cards)
        return CardList(self.say(heading), tuple(columns), rows, self.say("no-cards"))

    def _row(self, card: int, columns: Sequence[CardColumn]) -> CardRow:
        """A card's row; its number is its place among all cards of the dialog."""
        if card in self.picking.picks:
            state = PICKED
        elif card in self.picking.forced:
            state = GONE
        else:
            state = OPEN if self.picking.open(card) else LOCKED
        cells = tuple(column.text(card) for column in columns)
        return CardRow(self.number(card), self.deal.cards.treasure(card), cells, state)

    @property
    def gold_column(self) -> CardColumn:
        gold = self.deal.config.gold
        return CardColumn(self.say("gold"), lambda card: str(gold[card]), right=True)

    def number(self, card: int) -> int:
        """The number of a card's row: as in the hand, the equipped ones after it."""
        return self.all_cards.index(card) + 1

    def numbers(self, cards: Iterable[int]) -> str:
        return in_a_row(self.app.texts, [str(n) for n in sorted(map(self.number, cards))])

    def called(self, cards: Iterable[int]) -> str:
        """Cards in a sentence, by name; many of them by their numbers in the list."""
        found = sorted(cards, key=self.number)
        if len(found) > NAMED:
            return self.say("numbers", list=self.numbers(found))
        return in_a_row(self.app.texts, [self.deal.cards.called(card) for card in found])

    # -- words

    def offered(self, command: str, text: str, cells: int, done: bool = False) -> list[SheetLine]:
        """A key with its effect, which a click has, too; `done` marks one that is already
        picked."""
        works = self.available(command) is True
        key = Span(f"{self.key(command)} ", "key" if works else "faint")
        mark = Span(f"{self.app.glyphs.done if done else ' '} ", "good")
        press = partial(self.action_command, command)
        lines = hanging([key, mark], text, cells, "text" if works else "faint")
        return [SheetLine(line, press) for line in lines]

    @property
    def arrow(self) -> str:
        return card_glyphs(self.app.glyphs).arrow

    def fights(self, power: int) -> str:
        """The present combat level, and the one after the picks."""
        now = self.deal.view.me.power
        if now == power:
            return self.say("fights", power=now)
        return self.say("fights-as", before=now, after=power, arrow=self.arrow)

    def about_card(self, cells: int) -> list[SheetLine]:
        """The card under the cursor in full, since its row may be cut."""
        card, words = self.here, self.deal.cards
        if card is None:
            return [BLANK]
        text = self.say(
            "card",
            card=words.treasure(card),
            kind=words.kind(card),
            bonus=self.deal.bonus(card, "two-bonuses"),
            gold=self.deal.config.gold[card],
        )
        lines = sheet_lines(text, cells, "muted")[:2]
        if trick := words.treasure_trick(card):
            lines += sheet_lines(trick, cells, "accent")
        return lines

    # -- commands

    @override
    def available(self, command: str) -> bool | str:
        if command == "deal.undo" and not self.picking.picks:
            return "deal-no-picks"
        if command == "list.choose" and self.more and not self.offer:
            return "deal-not-yet"
        return super().available(command)

    @override
    def label(self, command: Command) -> str:
        if command.id == "list.choose":  # it decides all picks, not the row
            return self.say("confirm")
        return super().label(command)

    @override
    def refusal(self, message: str) -> str:
        return self.app.texts(message, n=self.more)

    def do_list_up(self) -> None:
        self._move(-1)

    def do_list_down(self) -> None:
        self._move(1)

    def do_list_first(self) -> None:
        self.point(self.side, 0)

    def do_list_last(self) -> None:
        self.point(self.side, len(self.cards()[self.side]) - 1)

    def do_list_less(self) -> None:
        self.point(0, self.spots[0])

    def do_list_more(self) -> None:
        self.point(len(self.cards()) - 1, self.spots[-1])

    def _move(self, step: int) -> None:
        count = len(self.cards()[self.side])
        if count:
            self.point(self.side, (self.spots[self.side] + step) % count)

    def point(self, pile: int, row: int) -> None:
        cards = self.cards()
        if cards[pile] and (pile, row) != self.cursor():
            self.side = pile
            self.spots[pile] = max(0, min(row, len(cards[pile]) - 1))
            self.renew()

    def press(self, pile: int, row: int) -> None:
        self.point(pile, row)
        self.action_command("deal.toggle")

    def do_list_choose(self) -> None:
        if self.offer:
            self.picking.take(self.offer)
        self.dismiss(self.confirm())

    def do_deal_toggle(self) -> None:
        card = self.here
        if card is None:
            return
        if not self.picking.toggle(card):
            self.notice(self.why_locked(card))
        self.renew()

    def do_deal_digit(self) -> None:
        digit = self.pressed_place("deal.digit")
        if not 0 <= digit < len(self.all_cards):
            return
        card = self.all_cards[digit]
        for pile, cards in enumerate(self.cards()):
            if card in cards:
                self.point(pile, cards.index(card))
        self.do_deal_toggle()

    def do_deal_advice(self) -> None:
        self.take(self.advice)

    def do_deal_hint(self) -> None:
        show_hint(self, self.hint, "deal.hint")

    def do_deal_undo(self) -> None:
        self.picking.undo()
        self.renew()

    def take(self, cards: Iterable[int]) -> None:
        """Replace the picks by a suggestion."""
        before = tuple(self.picking.actions)
        self.picking.take(cards)
        self.renew()
        if tuple(self.picking.actions) == before:
            self.notice(self.app.texts("deal-taken-already"))

    def do_deal_inspect(self) -> None:
        from app.games.napakalaki.tui.dialogs.inspect import InspectScreen, treasures

        if self.here is not None:
            every = self.all_cards
            at = every.index(self.here)
            self.app.push_screen(InspectScreen(self.deal, treasures(every), at))
