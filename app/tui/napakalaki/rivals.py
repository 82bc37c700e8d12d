"""The rivals: all that everybody may see of them, a line each, or a box each where it is wide."""

from __future__ import annotations

from collections.abc import Sequence

from app.text.literal import clip, width
from app.tui.napakalaki.combat import hopes
from app.tui.napakalaki.panel import Panel, beside, pad
from app.tui.napakalaki.slots import FREE, slots
from app.tui.widgets.ink import Line, Run, width_of
from app.tui.widgets.lines import boxed, cut
from engines.napakalaki.config import necklace_of
from engines.napakalaki.view import Player

BAR = 10
NAME = 8
NAMED = 56
"""From so many cells on a box names the treasures."""
NOTHING = "--"


class RivalsPanel(Panel):
    """Levels, what they fight as, what is equipped, and how many hidden treasures (NAP-20)."""

    PART = "rivals"
    DEFAULT_CSS = "RivalsPanel { height: auto; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """In the order of their turns."""
        rivals = self.scene.rivals
        if not self.wide:
            return [self._line(rival, cells) for rival in rivals]
        return self._boxes(rivals, cells, height)

    # -- a line each

    def _line(self, rival: Player, cells: int) -> list[Run]:
        turn = rival.seat == self.scene.view.actor
        lead = [
            Run(self.glyphs.bullet if turn else " ", "accent"),
            self.seat_sign(rival.seat),
            Run(f" {pad(self.scene.name(rival.seat), NAME)} ", f"seat{rival.seat + 1}"),
            Run(f"{self.say('lv', n=rival.level):<5} "),
            *self._bar(rival),
            Run(f"  {self.say('fights', n=rival.power):<10}", "title"),
        ]
        tail = Run(f" {self.say('hand-count', n=rival.hidden)} ")
        room = cells - width_of(lead) - width(tail.text)
        line = beside([*lead, *cut(self._slots(rival), room)], [tail], cells)
        return [run._replace(ground="here") for run in line] if turn else line

    def _bar(self, rival: Player) -> list[Run]:
        share = rival.level / self.scene.config.figures.winning_level
        return self.gauge(share, BAR, f"seat{rival.seat + 1}")

    def _slots(self, rival: Player) -> list[Run]:
        """`H+2 A-- 1+3 2-- F-- N--`: the values that count; a two-hand treasure is one slot."""
        runs: list[Run] = []
        for slot, card in slots(self.scene.config, rival.equipped):
            runs.append(Run(f" {self._letter(slot)}", "muted"))
            value = self._value(rival, card)
            cells = 3 if slot != "both" else 7
            runs.append(Run(f"{value:<{cells}}", "text" if card != FREE else "faint"))
        return runs

    def _letter(self, slot: str) -> str:
        return self.say(f"letter-{slot}")

    def _value(self, rival: Player, card: int) -> str:
        """The bonus that counts now (NAP-5); `+0` is a treasure without one."""
        if card == FREE:
            return NOTHING
        config = self.scene.config
        worn = necklace_of(config, rival.equipped) >= 0
        return f"+{(config.high if worn else config.low)[card]}"

    # -- a box each

    def _boxes(self, rivals: Sequence[Player], cells: int, height: int) -> list[Line]:
        count = len(rivals)
        rows: list[Line] = [[] for _ in range(height)]
        for at, rival in enumerate(rivals):
            room = cells * (at + 1) // count - cells * at // count
            for y, line in enumerate(self._box(rival, room, height)):
                rows[y] = [*rows[y], *line]
        return rows

    def _box(self, rival: Player, cells: int, height: int) -> list[Line]:
        view, inner = self.scene.view, cells - 4
        title = self.who(rival.seat, max(4, cells - 24))
        words = ""
        if rival.seat == view.actor:
            words = self.say("plays-now")
        elif view.actor >= 0 and rival.seat == (view.actor + 1) % self.scene.config.seats:
            words = self.say("plays-next")
        role = "accent" if rival.seat == view.actor else "muted"
        right = [Run(words, role)] if words and width(words) + width_of(title) + 9 < cells else []
        lines = [[Run(" "), *line] for line in self._about(rival, inner)]
        return boxed(lines, cells, height, title, self.glyphs, right)

    def _about(self, rival: Player, inner: int) -> list[list[Run]]:
        config, view = self.scene.config, self.scene.view
        left = max(0, config.figures.winning_level - rival.level)
        level = self.fitting(
            inner - 12, self.say("level", n=rival.level), self.say("lv", n=rival.level)
        )
        to_win = self.say("to-win", n=left)
        first = [Run(f"{level:<9} "), *self._bar(rival)]
        if width_of(first) + width(to_win) + 2 <= inner:
            first.append(Run(f"  {to_win}", "muted"))
        beats = hopes(config, view, rival.power)
        share, power = self.chance(beats.share), self.say("fights-as", n=rival.power)
        long = self.say("beats-deck", chance=share)
        second = [Run(power, "title")]
        for words in (long, self.say("beats-short", chance=share)):
            if width(power) + 2 + width(words) <= inner:
                second.append(Run(f"  {words}"))
                break
        gold = self.say("gold", n=sum(config.gold[card] for card in rival.equipped))
        hand = self.say("hand-count", n=rival.hidden)
        if inner >= NAMED:
            tail = [Run(f"{hand}  "), Run(gold, "muted")]
            return [beside(first, tail, inner), second, *self._named(rival, inner)]
        runs = self._slots(rival)
        half = 6 if inner < 30 else 8
        return [first, second, *self._two_lines(runs, half, hand, gold, inner)]

    def _two_lines(
        self, runs: list[Run], half: int, hand: str, gold: str, inner: int
    ) -> list[list[Run]]:
        """The slots in two lines, the second one with the hand and the gold beside them."""
        one, other = [*runs[:half]], [*runs[half:]]
        one[0] = one[0]._replace(text=one[0].text.lstrip())
        if other:
            other[0] = other[0]._replace(text=other[0].text.lstrip())
        other.append(Run("  " + hand))
        if width_of(other) + width(gold) + 2 <= inner:
            other.append(Run(f"  {gold}", "muted"))
        return [cut(one, inner), cut(other, inner)]

    def _named(self, rival: Player, inner: int) -> list[list[Run]]:
        """The slots with the names of what is in them, three in a line."""
        cells = inner // 3
        runs: list[Run] = []
        for slot, card in slots(self.scene.config, rival.equipped):
            letter = self._letter(slot)
            name = self.words.treasure(card) if card != FREE else NOTHING
            value = f" {self._value(rival, card)}" if card != FREE else ""
            text = f"{clip(name, cells - width(letter) - width(value) - 3)}{value}"
            runs.append(Run(pad(f"{letter} {text}", cells), "text" if card != FREE else "faint"))
        return [runs[:3], runs[3:]]
