"""Cards in full, one at a time: their values, their place, and their effect for a player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from textual import events
from textual.geometry import Size
from textual.widget import Widget
from typing_extensions import override

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.tui.card_glyphs import arrow_of
from app.games.napakalaki.tui.dialogs.commands import INSPECT
from app.games.napakalaki.tui.dialogs.dialog_context import DialogContext
from app.games.napakalaki.tui.dialogs.sheet import FROM, LARGE, MARGIN, NORMAL
from app.text.flavour import quoted
from app.tui.commands import COMMANDS, keys_of
from app.tui.creatures import creature
from app.tui.dialogs.dialog import Dialog
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.line_widget import LineWidget, boxed, cut
from app.tui.widgets.styled_text import Line, Span, wrap, wrapped
from engines.napakalaki.cards import KINDS, NECKLACE
from engines.napakalaki.config import combat_level, wearable

ROWS_LARGE: Final = 28
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


class InspectScreen(Dialog[None]):
    """Shows the cards one by one, the one at `at` first."""

    SCOPE: ClassVar[str] = INSPECT
    ALSO: ClassVar[tuple[str, ...]] = ("app",)

    def __init__(self, deal: DialogContext, cards: Sequence[ShownTreasure], at: int = 0) -> None:
        super().__init__()
        self.deal = deal
        self.shown = tuple(cards)
        self.at = at
        self._key = ""

    @override
    def compose(self) -> Iterator[Widget]:
        yield CardPage(self)
        yield KeyBar()

    @override
    def available(self, command: str) -> bool | str:
        if command in ("deal.before", "deal.next", "deal.page") and len(self.shown) < 2:
            return False
        return super().available(command)

    def go(self, at: int) -> None:
        self.at = at
        self.query_one(CardPage).renew()

    def on_key(self, event: events.Key) -> None:
        """Note the digit, for the command that all digits share."""
        self._key = event.key

    def do_deal_before(self) -> None:
        self.go((self.at - 1) % len(self.shown))

    def do_deal_next(self) -> None:
        self.go((self.at + 1) % len(self.shown))

    def do_deal_page(self) -> None:
        keys = keys_of(COMMANDS["deal.page"], self.app.keymap)
        if self._key in keys and keys.index(self._key) < len(self.shown):
            self.go(keys.index(self._key))

    def do_deal_close(self) -> None:
        self.dismiss(None)


class CardPage(LineWidget):
    DEFAULT_CSS = "CardPage { width: auto; height: auto; }"

    def __init__(self, place: InspectScreen) -> None:
        super().__init__("modal")
        self._place = place
        self._deal = place.deal

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return min(LARGE if container.width >= FROM else NORMAL, container.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        room = min(container.height, ROWS_LARGE if width == LARGE else container.height)
        inside = width - 2 * MARGIN
        pages = [self._page(shown, inside, room - 2) for shown in self._place.shown]
        return min(room, max(map(len, pages)) + 3)

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        place, words = self._place, self._deal.cards
        shown = place.shown[place.at]
        count = len(place.shown)
        aside = self._say("inspect-of", n=place.at + 1, most=count) if count > 1 else ""
        right = [Span(aside, "muted")] if aside else []
        inside = cells - 2 * MARGIN
        name = words.monster if shown.monster else words.treasure
        title = name(shown.number)
        lines = self._page(shown, inside, height - 2)
        framed = [[Span(" "), *line] for line in ([], *lines)]
        return boxed(framed, cells, height, [Span(title, "title")], self.mazmorra.glyphs, right)

    def _page(self, shown: ShownTreasure, cells: int, height: int) -> list[Line]:
        if shown.monster:
            return self._monster(shown.number, cells, height)
        return self._treasure(shown.number, cells)

    def _say(self, message: str, /, **values: str | int) -> str:
        return self.mazmorra.texts(f"deal-{message}", **values)

    # -- treasures

    def _treasure(self, card: int, cells: int) -> list[Line]:
        words, config = self._deal.cards, self._deal.config
        rows = [
            (self._say("kind"), words.kind(card)),
            (self._say("bonus"), self._bonus(card)),
            (self._say("gold"), str(config.gold[card])),
            (self._say("where"), self._where(card)),
        ]
        lines = _table(rows, cells)
        lines += [[], *_quoted(words, words.treasure_about(card), cells)]
        for sentence in self._for_you(card):
            lines += wrapped(sentence, cells, "accent")
        return lines

    def _bonus(self, card: int) -> str:
        config = self._deal.config
        low, high = config.low[card], config.high[card]
        if low == high:
            return self._deal.cards.bonus_said(card)
        return self._say("inspect-bonuses", low=low, high=high)

    def _where(self, card: int) -> str:
        """The place of the card, as far as the seat may know (NAP-20)."""
        view = self._deal.view
        if card in view.hidden:
            return self._say("inspect-in-hand")
        for player in view.players:
            if card not in player.equipped:
                continue
            if player.seat == view.seat:
                return self._say("inspect-equipped")
            if player.seat < len(self._deal.names):
                return self._say("inspect-worn-by", name=self._deal.names[player.seat])
            return self._say("inspect-worn")
        if card in view.treasure_pile:
            return self._say("inspect-discarded")
        return self._say("inspect-unseen")

    def _for_you(self, card: int) -> list[str]:
        """The card's effect for the seat now (NAP-5, NAP-6), empty for a spectator."""
        view, config = self._deal.view, self._deal.config
        me = view.me
        if view.seat < 0:
            return []
        lines: list[str] = []
        if card in me.equipped:
            rest = [other for other in me.equipped if other != card]
            power = combat_level(config, me.level, rest)
            lines.append(self._say("inspect-without", power=power, now=me.power))
        elif wearable(config, me.equipped, (card,)):
            power = combat_level(config, me.level, (*me.equipped, card))
            lines.append(self._say("inspect-with", power=power, now=me.power))
        else:
            taken = self._say(f"equip-taken-{KINDS[config.kind[card]]}")
            lines.append(self._say("inspect-no-place", why=taken))
        if config.kind[card] == NECKLACE:
            always = config.parameters.necklace_always
            lines.append(self._say("equip-necklace-always" if always else "equip-necklace-won"))
        return lines

    # -- monsters

    def _monster(self, number: int, cells: int, height: int) -> list[Line]:
        size = next((one for one in PICTURES if _finds_room(one, cells, height)), PICTURES[-1])
        app = self.mazmorra
        monster = self._deal.config.monsters[number]
        drawn = creature(
            monster.id, *size, app.glyphs, int(monster.bad.death), colour=app.palette.coloured
        )
        words = self._monster_words(number, cells - size[0] - 3)
        lines: list[Line] = []
        for row in range(max(len(drawn), len(words))):
            picture = cut(drawn[row] if row < len(drawn) else [], size[0])
            lines.append([*picture, Span("   "), *(words[row] if row < len(words) else [])])
        return lines

    def _monster_words(self, number: int, cells: int) -> list[Line]:
        deal = self._deal
        words, view = deal.cards, deal.view
        me = view.me
        level = deal.config.foe_level[number]
        lines: list[Line] = [[Span(self._say("inspect-level", level=level), "title")], []]
        lines += _part(self._say("inspect-prize"), [words.prize(number)], cells, "good")
        hidden = view.hidden if view.seat >= 0 else None
        bad = words.bad_for(number, me.level, me.equipped, hidden, arrow_of(self.mazmorra.glyphs))
        if view.seat < 0:
            bad = words.bad(number)
        lines += _part(self._say("inspect-bad"), bad, cells, "bad")
        if view.seat >= 0:
            lines.append([])
            won = me.power > level
            margin = me.power - level if won else level - me.power + 1
            message = "inspect-you-win" if won else "inspect-you-lose"
            text = self._say(message, power=me.power, margin=margin)
            lines += wrapped(text, cells, "safe" if won else "risky")
        lines += [[], *wrapped(self._seen(number), cells, "muted"), []]
        return lines + _quoted(words, words.monster_about(number), cells)

    def _seen(self, number: int) -> str:
        """The place of the monster: public (NAP-20)."""
        view = self._deal.view
        if number == view.monster:
            return self._say("inspect-in-play")
        if number in view.monster_pile:
            return self._say("inspect-was-met")
        return self._say("inspect-in-deck", n=view.monsters_left)


def _finds_room(size: tuple[int, int], cells: int, height: int) -> bool:
    return size[0] <= cells // 2 and size[1] <= height - 1


def _table(rows: Sequence[tuple[str, str]], cells: int) -> list[Line]:
    margin = max(len(name) for name, _ in rows) + 3
    lines: list[Line] = []
    for name, value in rows:
        first, *more = wrap(value, cells - margin)
        lines.append([Span(name.ljust(margin), "muted"), Span(first)])
        lines += [[Span(" " * margin + line)] for line in more]
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
