"""The table of one player: one line per slot, both values of each card, and the total."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.napakalaki.tui.panel import NapakalakiPanel
from app.games.napakalaki.tui.slot_table import SlotTableWidths, slot_table
from app.games.napakalaki.tui.slots import FREE, LOST, MAYBE, SPENT, slots
from app.i18n.literal import pad, width
from app.tui.widgets.line_widget import beside, boxed
from app.tui.widgets.styled_text import Line, Span, width_of, wrap
from engines.napakalaki.config import necklace_of
from engines.napakalaki.state import ENDED

BAR = 10
COLUMNS = 60
"""The least width in cells for columns with headings."""
FATES = {LOST: ("certain", "bad"), MAYBE: ("perhaps", "risky"), SPENT: ("spent", "muted")}
"""The symbol's name in `CardGlyphs` and the role for each fate of a card."""


class EquipPanel(NapakalakiPanel):
    """The equipped treasures of the player on display (NAP-6, NAP-13)."""

    PART = "middle"
    CLICKED = "nap.look"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        mine = self.scene.mine
        most = self.scene.config.parameters.winning_level
        title = [
            *self.who(mine.seat, 12),
            Span(f" {self.say('lv', n=mine.level)} ", "title"),
            *self.gauge(mine.level / most, BAR, f"seat{mine.seat + 1}"),
        ]
        title += [*self.cultist(mine, " "), *self.flag(mine.seat, " ")]
        right = self._right(mine.seat, cells - width_of(title) - 9)
        wide = cells >= COLUMNS and height >= 13
        if width_of(title) + width_of(right) + 9 > cells:
            right = []
        if wide:
            title.append(Span(f"  {self.say('to-win', n=max(0, most - mine.level))}", "muted"))
            return self.boxed(self._columns(cells - 4), cells, height, title, right)
        rows = self._rows(cells - 3, height - 2)
        return boxed(rows, cells, height, title, self.glyphs, right, self._legend())

    def _right(self, seat: int, room: int) -> list[Span]:
        """Whose table it is, or the archenemy (NAP-30) as long as there is room."""
        for short in (False, True):
            if (enemy := self.enemy(seat, short=short)) and width_of(enemy) <= room:
                return enemy
        return [Span(self.say("on-table"), "muted")]

    def _legend(self) -> list[Span]:
        """The meaning of the symbols before the slots, as far as they occur."""
        mine, risks = self.scene.mine, self.risks
        found = dict.fromkeys(risks[card] for card in mine.equipped if card in risks)
        lines = [fate_run(self, fate) for fate in found]
        return [
            run._replace(text=f"{'  ' if at else ''}{run.text}") for at, run in enumerate(lines)
        ]

    # -- narrow

    def _rows(self, cells: int, rows: int) -> list[list[Span]]:
        """One line per slot after the symbol of its card's fate, then the total."""
        mine, label = self.scene.mine, self._label_cells()
        widths = self._widths(cells - 1 - label)
        risks = self.risks
        lines = [
            self._slot(pad(self.say(f"slot-{slot}"), label), card, widths, risks.get(card, ""))
            for slot, card in slots(self.scene.config, mine.equipped)
        ]
        if (total := self.adorned(mine.seat)) is not None:
            note = self.say("neck-would", n=total)
            neck = Span(f" {pad(self.say('slot-necklace'), label)}", "muted")
            room = cells - label
            first, *more = [note] if width(note) <= room else wrap(note, room)
            lines[-1:] = [[neck, Span(first, "muted")]]
            lines += [[Span(" " * (label + 1) + part, "muted")] for part in more]
        if len(lines) + 1 < rows:
            lines.append([])
        gold = self.say(
            "gold", n=sum(self.scene.config.gold_for(mine.zeal)[card] for card in mine.equipped)
        )
        shown = gold if self.scene.config.parameters.sales else ""
        total_line = beside(self._total(), [Span(shown, "muted")], cells - 1)
        lines.append([Span(" "), *total_line])
        return lines[-rows:]

    def _slot(self, label: str, card: int, widths: tuple[int, int, int], fate: str) -> list[Span]:
        sign = Span(f" {label}", "muted")
        if card == FREE:
            return [sign, Span("--", "faint")]
        name, bonus, gold = widths
        if fate:
            run = fate_run(self, fate)
            sign = run._replace(text=f"{run.text[0]}{label}")
        line = [
            sign,
            Span(pad(self.words.treasure(card), name), "text"),
            Span(f" {self.words.bonus_short(card):<{bonus}}", "title"),
        ]
        return [*line, Span(f"{self.scene.config.gold[card]:>{gold}}", "muted")] if gold else line

    def _widths(self, cells: int) -> tuple[int, int, int]:
        """Cells of the names, the bonuses and the gold of the equipped treasures. The gold is
        dropped before a name is cut: the dialog that sells shows it, too."""
        cards = self.scene.mine.equipped
        bonus = max((width(self.words.bonus_short(card)) for card in cards), default=0)
        gold = 1 + max((len(str(self.scene.config.gold[card])) for card in cards), default=0)
        longest = max((width(self.words.treasure(card)) for card in cards), default=0)
        name = cells - bonus - 1
        return (name - gold, bonus, gold) if longest <= name - gold else (name, bonus, 0)

    def _label_cells(self) -> int:
        names = ("helmet", "armour", "hand-1", "hand-2", "both", "footwear", "necklace")
        return 1 + max(width(self.say(f"slot-{name}")) for name in names)

    def _total(self) -> list[Span]:
        mine = self.scene.mine
        words = self.say("total", level=mine.level, gear=mine.power - mine.level)
        dots = self.grudges(mine.seat)
        total = [Span(f"{words} = "), Span(f"{mine.power}", "title", extra="bold")]
        return [*total, Span("  "), *dots] if dots else total

    # -- with columns

    def _columns(self, cells: int) -> list[Line]:
        label = self._label_cells() + 1
        fates = max(width(fate_run(self, fate).text) for fate in FATES)
        name = min(28, cells - label - 18 - 2 - fates)
        widths = SlotTableWidths(label, name, number=6)
        notes = {card: fate_run(self, fate) for card, fate in self.risks.items()}
        table = slot_table(self.words, self.say, self.scene.mine.equipped, widths, notes)
        return [*table, [], *self._sums(cells)]

    def _sums(self, cells: int) -> list[list[Span]]:
        """The total, the same with a necklace of the hand, and the levels for gold (NAP-11)."""
        scene, mine = self.scene, self.scene.mine
        config, lines = scene.config, [self._total()]
        if necklace_of(config, mine.equipped) >= 0:
            message = "neck-always" if config.parameters.necklace_always else "neck-worn"
            lines.append([Span(self.say(message), "muted")])
        elif (total := self.adorned(mine.seat)) is not None:
            words = self.say("with-neck", level=mine.level, gear=total - mine.level)
            lines.append([Span(f"{words} = ", "muted"), Span(f"{total}")])
        lines.append([Span(gold_words(self, cells), "muted")])
        return lines


def fate_run(panel: NapakalakiPanel, fate: str) -> Span:
    sign, role = FATES[fate]
    return Span(f"{getattr(panel.signs, sign)} {panel.say(f'fate-{fate}')}", role)


def gold_words(panel: NapakalakiPanel, cells: int) -> str:
    """The levels that the gold of the table buys, with the hand if it may be seen (NAP-11)."""
    scene, mine = panel.scene, panel.scene.mine
    gold = scene.config.gold_for(mine.zeal)
    price = scene.config.parameters.level_price
    table = sum(gold[card] for card in mine.equipped)
    if not scene.shows_hand:
        return panel.fitting(cells, panel.say("gold-table", n=table), panel.say("gold", n=table))
    hand = sum(gold[card] for card in scene.view.hidden)
    if scene.view.phase == ENDED:  # the gold is useless now
        return panel.say("gold", n=table + hand)
    parameters = scene.config.parameters
    for_sale = parameters.levels_for_sale(mine.level, scene.view.dealings.bought)
    bought = max(0, min((table + hand) // price, for_sale))
    levels = panel.mazmorra.texts("napakalaki-levels", n=bought)
    if bought and parameters.buy_winning_level and mine.level + bought >= parameters.winning_level:
        levels = panel.say("gold-wins")
    can = "enough" if bought else "lacks" if for_sale > 0 else "unsold"
    does = panel.say(f"gold-{can}", levels=levels, n=price - table - hand)
    values: dict[str, str | int] = {"table": table, "hand": hand, "sum": table + hand, "does": does}
    least = {"enough": ["gold-least"], "lacks": ["gold-of"]}.get(can, [])
    return panel.fitting(
        cells,
        *(panel.say(f"gold-{form}", **values) for form in ("long", "short", "buys")),
        *(panel.say(form, n=table + hand, price=price, levels=levels) for form in least),
        panel.say("gold", n=table + hand),
    )
