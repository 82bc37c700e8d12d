"""The decks by what everybody may count: discard piles, and what was not seen yet (NAP-20)."""

from __future__ import annotations

from collections.abc import Sequence

from app.text.literal import clip
from app.text.napakalaki_cards import kind_word
from app.text.numbers import percent
from app.tui.napakalaki.combat import hopes
from app.tui.napakalaki.scene import Scene
from app.tui.play.page import Page
from app.tui.widgets.ink import Line, Run, wrap
from app.tui.widgets.lines import cut
from engines.napakalaki.cards import KINDS
from engines.napakalaki.odds import upcoming

FROM = 70
"""From so many cells on the lists have two columns."""
BONUS, LEVEL = 9, 5


class DecksScreen(Page):
    """Monsters that may come by level, treasures not seen by kind, and both discard piles.

    What a viewer holds itself is seen by it, so its own hidden treasures are no secret here.
    """

    TITLE_ID = "decks-title"
    scene: Scene

    def lines(self, cells: int) -> Sequence[Line]:
        """Monsters first: they are what the next fight is about."""
        view = self.scene.view
        coming = sorted(upcoming(view), key=lambda m: (self.scene.config.foe_level[m], m))
        power = self.scene.mine.power
        left = self.say("monsters-left", n=view.monsters_left, out=len(view.monster_pile))
        lines: list[Line] = [
            *self._head("decks-coming", left),
            *self._text(f"decks-beaten{self._whose}", cells, power=power, **self._share(power)),
            *self._columns([self._monster(m, power) for m in coming], cells),
            [],
        ]
        met = list(reversed(view.monster_pile))
        lines += self._head("decks-met", str(len(met)))
        lines += self._columns([self._monster(m, power) for m in met], cells)
        lines += [[], *self._treasures(cells)]
        return lines

    @property
    def _whose(self) -> str:
        """The end of a message that says "you" of a player who looks, and else a name."""
        scene = self.scene
        return "" if scene.people and scene.me == scene.viewer else "-other"

    def _share(self, power: int) -> dict[str, str | int]:
        scene = self.scene
        found = hopes(scene.config, scene.view, power)
        share = percent(found.share, self.app.texts.language)
        name = scene.name(scene.me)
        return {"n": found.beaten, "all": found.all, "chance": share, "name": name}

    def _head(self, message: str, aside: str) -> list[Line]:
        return [[Run(f" {self.say(message)}", "accent"), Run(f"   {aside}", "muted")]]

    def _text(self, message: str, cells: int, /, **values: str | int) -> list[Line]:
        told = self.say(message, **values)
        return [[Run(f"   {part}", "muted")] for part in wrap(told, cells - 5)]

    def _columns(self, entries: Sequence[Line], cells: int) -> list[Line]:
        if not entries:
            return [[Run(f"   {self.say('decks-none')}", "faint")]]
        count = 2 if cells >= FROM else 1
        each = (cells - 3) // count
        high = -(-len(entries) // count)
        lines: list[Line] = []
        for y in range(high):
            line: list[Run] = [Run("   ")]
            for entry in entries[y::high]:
                line += cut(entry, each - 1)
                line.append(Run(" "))
            lines.append(line)
        return lines

    def _monster(self, number: int, power: int) -> list[Run]:
        """`14 The Singing Sofa` with a sign for whether one beats it now."""
        level = self.scene.config.foe_level[number]
        beaten = level < power
        sign = self.app.glyphs.done if beaten else " "
        name = clip(self.scene.cards.monster(number), 40)
        return [
            Run(f"{sign} ", "good"),
            Run(f"{level:>{LEVEL - 2}}  ", "title"),
            Run(name, "text" if beaten else "risky"),
        ]

    # -- treasures

    def _treasures(self, cells: int) -> list[Line]:
        """What lies in the deck or in other hands, by kind; then the pile."""
        view, config = self.scene.view, self.scene.config
        left = self.say("treasures-left", n=view.treasures_left, out=len(view.treasure_pile))
        lines = self._head("decks-unseen", left)
        lines += self._text("decks-unseen-about", cells)
        for kind in range(len(KINDS)):
            unseen = [card for card in view.unseen_treasures if config.kind[card] == kind]
            whole = sum(each == kind for each in config.kind)
            word = kind_word(self.app.texts, kind)
            lines.append(
                [
                    Run(f"   {word:<14} {len(unseen):>3}", "text"),
                    Run(f"  {self.say('decks-of', n=whole)}", "muted"),
                ]
            )
        lines += [[], *self._head("decks-discarded", str(len(view.treasure_pile)))]
        pile = [self._treasure(card) for card in reversed(view.treasure_pile)]
        return lines + self._columns(pile, cells)

    def _treasure(self, card: int) -> list[Run]:
        words = self.scene.cards
        return [
            Run(f"{words.bonus(card):<{BONUS}}", "title"),
            Run(f"{words.kind_short(card):<9}", "muted"),
            Run(clip(words.treasure(card), 40)),
        ]
