"""A rival's table in full: each card with both values, the total, the monsters it beats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from app.games.napakalaki.text.warnings import reasons, warned
from app.games.napakalaki.tui.combat import odds_values
from app.games.napakalaki.tui.slot_table import SlotTableWidths, slot_table
from app.games.napakalaki.tui.slots import slots
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.games.napakalaki.tui.ways.asking import asked_by
from app.games.napakalaki.tui.ways.sums import between
from app.i18n.literal import clip, width
from app.tui.cards.card_glyphs import card_glyphs
from app.tui.commands import Command, register
from app.tui.match import page
from app.tui.widgets.styled_text import Line, Span
from engines.napakalaki.odds import with_necklace
from engines.napakalaki.view import Player

RIVALS = "rival"

register(
    (
        Command("rival.next", RIVALS, ("tab", "right"), footer=12),
        Command("rival.before", RIVALS, ("shift+tab", "left"), footer=13),
    )
)


class RivalScreen(page.MatchPage):
    """Shows one rival after the other, in turn order."""

    SCOPE: ClassVar[str] = page.SCOPE
    ALSO: ClassVar[tuple[str, ...]] = (RIVALS, "read")
    TITLE_ID = "rival-title"
    scene: NapakalakiViewModel

    def __init__(self, scene: NapakalakiViewModel, at: int = 0) -> None:
        super().__init__(scene)
        self.at = at

    @property
    def rival(self) -> Player:
        rivals = self.scene.rivals
        return rivals[self.at % len(rivals)]

    def lines(self, cells: int) -> Sequence[Line]:
        scene, rival = self.scene, self.rival
        most = scene.config.parameters.winning_level
        sign = f"{self.app.glyphs.player}{rival.seat + 1}"
        role = f"seat{rival.seat + 1}"
        full = max(0, min(10, round(10 * rival.level / most)))
        bar = self.app.glyphs.bar_full * full, self.app.glyphs.bar_empty * (10 - full)
        count = self.say("rival-of", n=self.at % len(scene.rivals) + 1, all=len(scene.rivals))
        lines: list[Line] = [
            [
                Span(f" {sign} {clip(scene.name(rival.seat), 40)}", role, extra="bold"),
                Span(f"   {self.say('level', n=rival.level)} "),
                Span(bar[0], role),
                Span(bar[1], "faint"),
                Span(f"  {self.say('to-win', n=max(0, most - rival.level))}", "muted"),
                Span(f"   {count}", "faint"),
            ],
            [],
            *self._warning(rival, cells),
            *self._table(rival, min(cells, 80)),
            [],
            *self._sums(rival, cells),
            [],
            [Span(f"   {self.say('rival-hand', n=rival.hidden)}")],
        ]
        told = between(asked_by(scene, self.app.glyphs), rival.seat)
        lines += [[Span(f"   {text}")] for text in told]
        if rival.rolls:
            lines += self.paragraph(self.say("rival-rolls"), cells)
        return lines

    def _warning(self, rival: Player, cells: int) -> list[Line]:
        """What lets it win in its next turn, if that may be."""
        scene, texts = self.scene, self.app.texts
        warning = scene.warnings.get(rival.seat)
        if warning is None:
            return []
        flag = card_glyphs(self.app.glyphs).flag
        first = f"{flag} {warned(texts, scene.name(rival.seat), warning)}"
        lines = self.paragraph(first, cells, "bad")
        for text in reasons(texts, scene.config, warning):
            lines += self.paragraph(text, cells)
        return [*lines, []]

    def _table(self, rival: Player, cells: int) -> list[Line]:
        free = slots(self.scene.config, ())
        label = 2 + max(width(self.say(f"slot-{slot}")) for slot, _ in free)
        widths = SlotTableWidths(label, cells - label - 3 - 21, number=7, margin=3)
        return slot_table(self.scene.cards, self.say, rival.equipped, widths, {})

    def _sums(self, rival: Player, cells: int) -> list[Line]:
        """Its combat level, without and with a necklace, and the monsters that beats (NAP-20)."""
        scene = self.scene
        best = with_necklace(scene.config, scene.view, rival.seat)
        gold = sum(scene.config.gold[card] for card in rival.equipped)
        lines: list[Line] = []
        for message, power in (("rival-now", rival.power), ("rival-necklace", best)):
            if message == "rival-necklace" and best <= rival.power:
                continue
            text = self.say(message, **odds_values(scene, power, rival.seat))
            lines += self.paragraph(text, cells, "text")
        lines.append([Span(f"   {self.say('gold-table', n=gold)}", "muted")])
        return lines

    def _show(self, step: int) -> None:
        self.at = (self.at + step) % len(self.scene.rivals)
        self.reader.repaint()

    def do_rival_next(self) -> None:
        self._show(1)

    def do_rival_before(self) -> None:
        self._show(-1)
