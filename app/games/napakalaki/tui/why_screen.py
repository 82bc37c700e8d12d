"""The calculation of the fight, line by line, each with its clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from app.games.napakalaki.perspective.seat_view import ESCAPE
from app.games.napakalaki.text.odds import fight_sum, twins_add
from app.games.napakalaki.text.warnings import reasons, warned
from app.games.napakalaki.tui.combat import OPEN, ShownFight, combat_of, odds_values
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.games.napakalaki.tui.ways.asking import asked_by
from app.games.napakalaki.tui.ways.sums import fight_rows, rules_told
from app.text.sums import SumLine
from app.tui.cards.card_glyphs import card_glyphs
from app.tui.match.sum_page import SumPage
from app.tui.widgets.styled_text import Line
from engines.napakalaki.config import necklace_of
from engines.napakalaki.odds import with_necklace
from engines.napakalaki.stand import worn_sum
from engines.napakalaki.tricks import SHIELD


class NapakalakiWhyScreen(SumPage):
    """All parts of a fight (NAP-12 to NAP-18), with this player's figures."""

    TITLE_ID = "why-title"
    NUMBER: ClassVar[int] = 6
    scene: NapakalakiViewModel

    def lines(self, cells: int) -> Sequence[Line]:
        combat = combat_of(self.scene)
        lines: list[Line] = []
        if combat is not None:
            lines += self._fight(combat, cells)
        if combat is None or combat.stands != OPEN:
            lines += [*([[]] if lines else []), *self._power(self.scene.me, cells)]
            lines += self._warning(self.scene.me, cells)
        lines += [[], self.head(self.say("why-how"))]
        for rule in self._rules():
            lines += self.paragraph(self.say(f"why-{rule}", **self._parameters()), cells)
        for text in rules_told(asked_by(self.scene, self.app.glyphs)):
            lines += self.paragraph(text, cells)
        return lines

    def _rules(self) -> Sequence[str]:
        """The rules of a fight and a turn that the options of this match leave. The die among
        friends is one of `rules_told`."""
        parameters = self.scene.config.parameters
        die = () if parameters.dial else ("escape" if parameters.escape else "no-escape",)
        necklace = "necklace-always" if parameters.necklace_always else "necklace"
        sale = ("sale",) if parameters.sales else ()
        return ("tie", *die, necklace, "equip", *sale, "hand")

    def _parameters(self) -> dict[str, int]:
        parameters = self.scene.config.parameters
        return {
            "price": parameters.level_price, "most": parameters.hidden_limit,
            "early": int(parameters.equip_before_combat), "turn": parameters.levels_a_turn,
            "last": int(parameters.buy_winning_level),
        }  # fmt: skip

    def _fight(self, combat: ShownFight, cells: int) -> list[Line]:
        scene, seat, monster = self.scene, combat.seat, combat.monster
        still = combat.stands == OPEN
        hidden = scene.view.hidden if still and scene.viewer == seat else None
        arrow = card_glyphs(self.app.glyphs).arrow
        player = scene.perspective.met_as(seat)
        added = scene.perspective.on_it
        idle = worn_sum(scene.config, player.equipped, SHIELD)
        counts = combat.level - scene.config.parameters.grudge * max(0, added - idle)
        found = fight_sum(scene.cards, player, monster, hidden, arrow, added, counts)
        among = fight_rows(scene, asked_by(scene, self.app.glyphs), combat)
        head = self.say("why-fight", name=scene.name(seat), monster=scene.cards.monster(monster))
        rows = [*found, *among, *([] if still or combat.won else [self._fell(combat)])]
        return [self.head(head), *self.sums(cells, *rows)]

    def _fell(self, combat: ShownFight) -> SumLine:
        """The die of a lost fight, or that none was rolled (NAP-15)."""
        die = self.scene.die
        if self.scene.perspective.paid:
            return SumLine(self.app.texts("ways-why-paid"), "", "NAP-44")
        name = self.scene.name(combat.seat)
        if die is None or die.what != ESCAPE:
            return SumLine(self.say("why-accepted", name=name), "", "NAP-15")
        return SumLine(self.say(f"why-{combat.stands}", name=name), str(die.face), "NAP-15")

    def _warning(self, seat: int, cells: int) -> list[Line]:
        scene, texts = self.scene, self.app.texts
        warning = scene.warnings.get(seat)
        if warning is None:
            return []
        flag = card_glyphs(self.app.glyphs).flag
        words = f"{flag} {warned(texts, scene.name(seat), warning)}"
        told = [words, *reasons(texts, scene.config, warning)]
        return [line for text in told for line in self.paragraph(text, cells)]

    def _power(self, seat: int, cells: int) -> list[Line]:
        """Level and equipped treasures (NAP-13), and the monsters that beats."""
        scene = self.scene
        view, player, texts = scene.view, scene.view.players[seat], self.app.texts
        worn = necklace_of(scene.config, player.equipped) >= 0
        head = self.say("why-power", name=scene.name(seat))
        rows = [SumLine(texts("napakalaki-sum-level"), str(player.level), "NAP-13")]
        for card in player.equipped:
            kind = (
                ""
                if scene.config.low[card] == scene.config.high[card]
                else "-high"
                if worn
                else "-low"
            )
            if not scene.config.high[card]:
                kind = "-none"
            label = texts(f"napakalaki-sum-card{kind}", card=scene.cards.treasure(card))
            rows.append(SumLine(label, scene.cards.now(card, worn), "NAP-5"))
        if more := twins_add(scene.config, player):
            rows.append(SumLine(texts("napakalaki-sum-twins"), f"+{more}", "NAP-44"))
        rows.append(SumLine(self.say("why-total"), str(player.power), "NAP-13"))
        best = with_necklace(scene.config, view, seat)
        if best > player.power:
            rows.append(SumLine(self.say("why-necklace-makes"), str(best), "NAP-5"))
        lines = [self.head(head), *self.sums(cells, *rows)]
        text = self.say("why-odds", **odds_values(scene, player.power, player.seat))
        return [*lines, [], *self.paragraph(text, cells)]
