"""Cards in full, one at a time: their values, their place, and their effect for a player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from typing_extensions import override

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.tui.dialogs.commands import INSPECT
from app.games.napakalaki.tui.dialogs.dialog_context import DialogContext
from app.games.napakalaki.tui.dialogs.sheet import WIDTHS
from app.text.named import quoted
from app.tui.cards.card_glyphs import card_glyphs
from app.tui.cards.card_pages import CardPages
from app.tui.cards.sheet import MARGIN, SheetWidths
from app.tui.creatures import creature
from app.tui.widgets.line_widget import side_by_side
from app.tui.widgets.styled_text import Line, Span, hanging, wrapped
from engines.napakalaki.cards import KINDS, NECKLACE
from engines.napakalaki.config import combat_level, wearable
from engines.napakalaki.odds import level_behind, level_now, stand_in
from engines.napakalaki.stand import foe_level

ROWS_LARGE: Final = 26
"""The most rows within the frame in a large terminal."""
PICTURES: Final = ((48, 24), (24, 12))
"""Cells and rows of a monster's picture, the best first."""


@dataclass(frozen=True, slots=True)
class ShownTreasure:
    """A card to view: a treasure or a monster, by its number in the configuration."""

    number: int
    monster: bool = False


def treasures(cards: Iterable[int]) -> tuple[ShownTreasure, ...]:
    return tuple(ShownTreasure(card) for card in cards)


def monsters(numbers: Iterable[int]) -> tuple[ShownTreasure, ...]:
    return tuple(ShownTreasure(number, monster=True) for number in numbers)


class InspectScreen(CardPages[ShownTreasure]):
    SCOPE: ClassVar[str] = INSPECT
    PREFIX: ClassVar[str] = "deal"
    STEPS: ClassVar[tuple[str, ...]] = ("deal.before", "deal.next", "deal.page")
    COUNT: ClassVar[str] = "inspect-of"
    WIDTHS: ClassVar[SheetWidths] = WIDTHS

    do_deal_before = CardPages.go_back
    do_deal_next = CardPages.go_on
    do_deal_close = CardPages.close

    def __init__(self, deal: DialogContext, cards: Sequence[ShownTreasure], at: int = 0) -> None:
        super().__init__(cards, at)
        self.deal = deal

    def do_deal_page(self) -> None:
        digit = self.pressed_place("deal.page")
        if 0 <= digit < len(self.shown):
            self.go(digit)

    @override
    def page(self, shown: ShownTreasure, cells: int, rows: int) -> tuple[str, Sequence[Line]]:
        """All pages are as high as the highest, so that the sheet does not jump."""
        if cells + 2 * MARGIN == WIDTHS.large:
            rows = min(rows, ROWS_LARGE)
        words = self.deal.cards
        pages = [self._page(one, cells, rows) for one in self.shown]
        lines = pages[self.at]
        blank = max(map(len, pages)) - len(lines)
        title = (words.monster if shown.monster else words.treasure)(shown.number)
        return title, [[], *lines, *([[]] * blank)][:rows]

    def _page(self, shown: ShownTreasure, cells: int, rows: int) -> list[Line]:
        if shown.monster:
            return self._monster(shown.number, cells, rows)
        return self._treasure(shown.number, cells)

    # -- treasures

    def _treasure(self, card: int, cells: int) -> list[Line]:
        words, config = self.deal.cards, self.deal.config
        rows = [
            (self.say("kind"), words.kind(card)),
            (self.say("bonus"), self.deal.bonus(card, "inspect-bonuses")),
            (self.say("gold"), str(config.gold[card])),
            (self.say("where"), self._where(card)),
        ]
        lines = _table(rows, cells)
        if trick := words.treasure_trick(card):
            lines += wrapped(trick, cells, "accent")
        lines += [[], *_quoted(words, words.treasure_about(card), cells)]
        for sentence in self._for_you(card):
            lines += wrapped(sentence, cells, "accent")
        return lines

    def _where(self, card: int) -> str:
        """The place of the card, as far as the seat may know (NAP-20)."""
        view = self.deal.view
        if card in view.hidden:
            return self.say("inspect-in-hand")
        for player in view.players:
            if card not in player.equipped:
                continue
            if player.seat == view.seat:
                return self.say("inspect-equipped")
            if player.seat < len(self.deal.names):
                return self.say("inspect-worn-by", name=self.deal.names[player.seat])
            return self.say("inspect-worn")
        if card in view.treasure_pile:
            return self.say("inspect-discarded")
        return self.say("inspect-unseen")

    def _for_you(self, card: int) -> list[str]:
        """The card's effect for the seat now (NAP-5, NAP-6), empty for a spectator."""
        view, config = self.deal.view, self.deal.config
        me = view.me
        if view.seat < 0:
            return []
        lines: list[str] = []
        if card in me.equipped:
            rest = [other for other in me.equipped if other != card]
            power = combat_level(config, me.level, rest, me.zeal)
            lines.append(self.say("inspect-without", power=power, now=me.power))
        elif wearable(config, me.equipped, (card,)):
            power = combat_level(config, me.level, (*me.equipped, card), me.zeal)
            lines.append(self.say("inspect-with", power=power, now=me.power))
        else:
            taken = self.say(f"equip-taken-{KINDS[config.kind[card]]}")
            lines.append(self.say("inspect-no-place", why=taken))
        if config.kind[card] == NECKLACE:
            always = config.parameters.necklace_always
            lines.append(self.say("equip-necklace-always" if always else "equip-necklace-won"))
        return lines

    # -- monsters

    def _monster(self, number: int, cells: int, height: int) -> list[Line]:
        size = next((one for one in PICTURES if _finds_room(one, cells, height)), PICTURES[-1])
        app = self.app
        monster = self.deal.config.monsters[number]
        drawn = creature(
            monster.id, *size, app.glyphs, int(monster.bad.death), colour=app.palette.coloured
        )
        words = self._monster_words(number, cells - size[0] - 3)
        return side_by_side(drawn, words, size[0], 3)

    def _monster_words(self, number: int, cells: int) -> list[Line]:
        deal = self.deal
        words, view = deal.cards, deal.view
        me = view.me
        level, printed = self._level(number), deal.config.foe_level[number]
        changed = "-changed" if level != printed else ""
        head = self.say(f"inspect-level{changed}", level=level, printed=printed)
        lines: list[Line] = [[Span(head, "title")], []]
        lines += _part(self.say("inspect-prize"), [words.prize(number)], cells, "good")
        hidden = view.hidden if view.seat >= 0 else None
        bad = words.bad_for(
            number, me.level, me.equipped, hidden, card_glyphs(self.app.glyphs).arrow
        )
        if view.seat < 0:
            bad = words.bad(number)
        lines += _part(self.say("inspect-bad"), bad, cells, "bad")
        if trick := words.trick(number):
            lines += wrapped(trick, cells, "accent")
        if view.seat >= 0:
            lines.append([])
            won = me.power > level
            margin = me.power - level if won else level - me.power + 1
            message = "inspect-you-win" if won else "inspect-you-lose"
            text = self.say(message, power=me.power, margin=margin)
            lines += wrapped(text, cells, "safe" if won else "risky")
        lines += [[], *wrapped(self._seen(number), cells, "muted"), []]
        return lines + _quoted(words, words.monster_about(number), cells)

    def _level(self, number: int) -> int:
        """The level of the monster against the fighter, or where it isn't in play against the seat
        (NAP-44); as printed for a spectator."""
        config, view = self.deal.config, self.deal.view
        if number == view.monster:
            return level_now(config, view)
        if view.seat < 0:
            return config.foe_level[number]
        if number in view.dealings.corridor:
            return level_behind(config, view, view.seat, view.dealings.corridor.index(number) + 1)
        return foe_level(config, number, stand_in(config, view, view.seat))

    def _seen(self, number: int) -> str:
        """The place of the monster: public (NAP-20)."""
        view = self.deal.view
        if number == view.monster:
            return self.say("inspect-in-play")
        if number in view.dealings.corridor:
            return self.say("inspect-waits")
        if number in view.monster_pile:
            return self.say("inspect-was-met")
        return self.say("inspect-in-deck", n=view.monsters_left)


def _finds_room(size: tuple[int, int], cells: int, height: int) -> bool:
    return size[0] <= cells // 2 and size[1] <= height - 1


def _table(rows: Sequence[tuple[str, str]], cells: int) -> list[Line]:
    margin = max(len(name) for name, _ in rows) + 3
    lines: list[Line] = []
    for name, value in rows:
        lines += hanging([Span(name.ljust(margin), "muted")], value, cells)
    return lines


def _part(title: str, texts: Sequence[str], cells: int, role: str) -> list[Line]:
    lines: list[Line] = [[Span(title, "muted")]]
    for text in texts:
        lines += wrapped(text, cells, role, 2)
    return lines


def _quoted(words: NapakalakiCardText, text: str, cells: int) -> list[Line]:
    if not text:
        return []
    return [*wrapped(quoted(words.texts, text), cells, extra="italic"), []]
