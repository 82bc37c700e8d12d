"""The decks by public counts: discard piles, and the cards not seen yet (NAP-20)."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.napakalaki.text.cards import kind_word
from app.games.napakalaki.tui.combat import odds_values
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.i18n.literal import clip
from app.tui.match.page import MatchPage
from app.tui.widgets.line_widget import cut
from app.tui.widgets.styled_text import Line, Span
from engines.napakalaki.cards import KINDS
from engines.napakalaki.odds import stand_in, upcoming
from engines.napakalaki.stand import foe_level

FROM = 70
"""The least width in cells for lists in two columns."""
BONUS, LEVEL = 9, 5


class DecksScreen(MatchPage):
    """Possible monsters by level, unseen treasures by kind, and both discard piles.

    A viewer sees its own cards, so its own hidden treasures are no secret here."""

    TITLE_ID = "decks-title"
    scene: NapakalakiViewModel

    def lines(self, cells: int) -> Sequence[Line]:
        """Monsters first: the next fight depends on them."""
        view = self.scene.view
        coming = sorted(upcoming(view), key=lambda m: (self._level(m), m))
        power = self.scene.mine.power
        changed = any(self._level(m) != self.scene.config.foe_level[m] for m in coming)
        left = self.say("monsters-left", n=view.monsters_left, out=len(view.monster_pile))
        lines: list[Line] = [
            self._titled("decks-coming", left),
            *self.paragraph(self._beaten(power), cells),
            *(self.paragraph(self.say("decks-printed"), cells) if changed else ()),
            *self._columns([self._monster(m, power) for m in coming], cells),
            [],
        ]
        met = list(reversed(view.monster_pile))
        lines.append(self._titled("decks-met", str(len(met))))
        lines += self._columns([self._monster(m, power) for m in met], cells)
        lines += [[], *self._treasures(cells)]
        return lines

    def _beaten(self, power: int) -> str:
        """The monsters that the player beats: "you" for the one at the keyboard, else a name."""
        scene = self.scene
        whose = "" if scene.people and scene.me == scene.viewer else "-other"
        values = odds_values(scene, power, scene.me)
        return self.say(f"decks-beaten{whose}", name=scene.name(scene.me), **values)

    def _titled(self, message: str, aside: str) -> Line:
        return [*self.head(self.say(message)), Span(f"   {aside}", "muted")]

    def _columns(self, entries: Sequence[Line], cells: int) -> list[Line]:
        if not entries:
            return [[Span(f"   {self.say('decks-none')}", "faint")]]
        count = 2 if cells >= FROM else 1
        each = (cells - 3) // count
        high = -(-len(entries) // count)
        lines: list[Line] = []
        for y in range(high):
            line: list[Span] = [Span("   ")]
            for entry in entries[y::high]:
                line += cut(entry, each - 1)
                line.append(Span(" "))
            lines.append(line)
        return lines

    def _level(self, number: int) -> int:
        """What a monster of the deck counts against the player on display (NAP-44)."""
        scene = self.scene
        return foe_level(scene.config, number, stand_in(scene.config, scene.view, scene.me))

    def _monster(self, number: int, power: int) -> list[Span]:
        """`14 The Singing Sofa` with a symbol for whether the viewer beats it now, and the printed
        level if a trick changes it."""
        level = self._level(number)
        beaten = level < power
        sign = self.app.glyphs.done if beaten else " "
        name = clip(self.scene.cards.monster(number), 40)
        return [
            Span(f"{sign} ", "good"),
            Span(f"{level:>{LEVEL - 2}}  ", "title"),
            Span(name, "text" if beaten else "risky"),
            *self._printed(number, level),
        ]

    def _printed(self, number: int, level: int) -> list[Span]:
        printed = self.scene.config.foe_level[number]
        if level == printed:
            return []
        return [Span(f" ({printed})", "muted")]

    # -- treasures

    def _treasures(self, cells: int) -> list[Line]:
        view, config = self.scene.view, self.scene.config
        left = self.say("treasures-left", n=view.treasures_left, out=len(view.treasure_pile))
        lines = [self._titled("decks-unseen", left)]
        lines += self.paragraph(self.say("decks-unseen-about"), cells)
        for kind in range(len(KINDS)):
            unseen = [card for card in view.unseen_treasures if config.kind[card] == kind]
            whole = sum(each == kind for each in config.kind)
            word = kind_word(self.app.texts, kind)
            lines.append(
                [
                    Span(f"   {word:<14} {len(unseen):>3}", "text"),
                    Span(f"  {self.say('decks-of', n=whole)}", "muted"),
                ]
            )
        lines += [[], self._titled("decks-discarded", str(len(view.treasure_pile)))]
        pile = [self._treasure(card) for card in reversed(view.treasure_pile)]
        return lines + self._columns(pile, cells)

    def _treasure(self, card: int) -> list[Span]:
        words = self.scene.cards
        return [
            Span(f"{words.bonus(card):<{BONUS}}", "title"),
            Span(f"{words.kind_short(card):<9}", "muted"),
            Span(clip(words.treasure(card), 40)),
        ]
