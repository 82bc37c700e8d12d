"""The rivals' public data: one line each, or one box each in the wide layout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual import events

from app.games.napakalaki.tui.combat import hopes
from app.games.napakalaki.tui.panel import NapakalakiPanel
from app.games.napakalaki.tui.rival_screen import RivalScreen
from app.games.napakalaki.tui.slots import FREE, slots
from app.i18n.literal import clip, pad, width
from app.tui.widgets.line_widget import beside, columns, cut, joined
from app.tui.widgets.styled_text import Line, Span, width_of
from engines.napakalaki.config import necklace_of
from engines.napakalaki.view import Player

BAR = 10
"""Cells of a bar: one a level, where level 10 wins."""
NAME = 8
NAMED, SHORT = 56, 30
"""The least inner cells for a box that names the treasures; below the second it is brief."""
NOTHING = "--"
PLACES, NAMES, APART = 6, 3, 2
"""The slots of a player, treasures that are named in a line, and the cells between two of them."""
GAP = 5
"""Cells of the other hand's slot, with the blank after it."""


class Worn(NamedTuple):
    """The content of a rival's slot: its letter, the card's name, and its value ("" if free)."""

    before: str
    name: str
    after: str


class NapakalakiRivals(NapakalakiPanel):
    """Levels, combat levels, equipped treasures, and the number of hidden ones (NAP-20)."""

    PART = "rivals"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        rivals = self.scene.rivals
        if not self.wide:
            lines = [self._line(rival, True) for rival in rivals]
            fits = all(width_of(held) + width_of(tail) <= cells for held, tail in lines)
            return [self._across(rival, cells, bar=fits) for rival in rivals]
        return self._boxes(rivals, cells, height)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        count = len(self.scene.rivals)
        at = event.x * count // max(1, self.size.width) if self.wide else event.y
        if at < count:
            self.app.push_screen(RivalScreen(self.scene, at))

    # -- a line each

    def _across(self, rival: Player, cells: int, *, bar: bool) -> list[Span]:
        """The line, with the hand at its end. All lines have a bar or none, so that their columns
        are the same."""
        held, tail = self._line(rival, bar=bar)
        line = beside(cut(held, cells - width_of(tail)), tail, cells)
        turn = rival.seat == self.scene.view.turn_seat
        return [run._replace(ground="here") for run in line] if turn else line

    def _line(self, rival: Player, bar: bool) -> tuple[list[Span], list[Span]]:
        """The line without its end, and the end: the hand and the grudges. A flag takes the place
        of the bar, which says no more than the level before it."""
        turn = rival.seat == self.scene.view.turn_seat
        lead = [
            Span(self.glyphs.bullet if turn else " ", "accent"),
            self.seat_sign(rival.seat),
            Span(f" {pad(self.called(rival.seat, NAME), NAME)} ", f"seat{rival.seat + 1}"),
            Span(f"{self.say('lv', n=rival.level):<5} "),
        ]
        flag, room = self.flag(rival.seat), BAR
        if not bar:
            room = max(width_of(self.flag(seat)) for seat in range(self.scene.config.seats))
        if flag:
            lead += [*flag, Span(" " * (room - width_of(flag)))]
        elif bar:
            lead += self._bar(rival)
        else:
            lead.append(Span(" " * room))
        power = Span(f"  {self.say('fights', n=rival.power):<12}", "title")
        tail = [Span(f" {self.say('hand-count', n=rival.hidden)} ")]
        if cult := self.cultist(rival, " "):
            tail = [*cult, *tail]
        if dots := self.grudges(rival.seat):
            hand = self.mazmorra.texts("ways-hand", n=rival.hidden)
            tail = [*cult, Span(f" {hand} "), *dots, Span(" ")]
        held = self._slots(rival)
        held[-1] = held[-1]._replace(text=held[-1].text.rstrip())
        return [*lead, power, *held], tail

    def _bar(self, rival: Player) -> list[Span]:
        share = rival.level / self.scene.config.parameters.winning_level
        return self.gauge(share, BAR, f"seat{rival.seat + 1}")

    def _slots(self, rival: Player) -> list[Span]:
        """`H+2 A-- 1+3 2-- F-- N--`: the effective values; a two-hand treasure is one slot."""
        runs: list[Span] = []
        for slot, card in slots(self.scene.config, rival.equipped):
            runs.append(Span(f" {self._letter(slot)}", "muted"))
            value = self._value(rival, card)
            cells = 3 if slot != "both" else 7
            runs.append(Span(f"{value:<{cells}}", "text" if card != FREE else "faint"))
        return runs

    def _letter(self, slot: str) -> str:
        return self.say(f"letter-{slot}")

    def _value(self, rival: Player, card: int) -> str:
        """The effective bonus (NAP-5). A treasure without one is `+0` here, since no name
        distinguishes it from a free slot."""
        if card == FREE:
            return NOTHING
        config = self.scene.config
        worn = necklace_of(config, rival.equipped) >= 0
        return f"+{(config.high if worn else config.low)[card]}"

    # -- a box each

    def _boxes(self, rivals: Sequence[Player], cells: int, height: int) -> list[Line]:
        rooms = columns(cells, len(rivals))
        boxes = [self._box(rival, room, height) for rival, room in zip(rivals, rooms, strict=True)]
        return joined(boxes)

    def _box(self, rival: Player, cells: int, height: int) -> list[Line]:
        view, inner = self.scene.view, cells - 4
        flag = self.flag(rival.seat, " ")
        dots = self.grudges(rival.seat, " ")
        cult = self.cultist(rival, " ")
        room = cells - 10 - width_of(flag) - width_of(dots) - width_of(cult)
        title = [*self.who(rival.seat, min(24, room)), *cult, *dots, *flag]
        words = ""
        if rival.seat == view.turn_seat:
            words = self.say("plays-now")
        elif view.turn_seat >= 0 and rival.seat == (view.turn_seat + 1) % self.scene.config.seats:
            words = self.say("plays-next")
        role = "accent" if rival.seat == view.turn_seat else "muted"
        right = [Span(words, role)] if words and width(words) + width_of(title) + 9 < cells else []
        return self.boxed(self._about(rival, inner), cells, height, title, right)

    def _about(self, rival: Player, inner: int) -> list[list[Span]]:
        config = self.scene.config
        left = max(0, config.parameters.winning_level - rival.level)
        short = inner < SHORT
        level = self.say("lv" if short else "level", n=rival.level)
        first = [Span(f"{level} " if short else f"{level:<9} "), *self._bar(rival)]
        to_win = self.say("to-win", n=left)
        if width_of(first) + width(to_win) + 2 <= inner:
            first.append(Span(f"  {to_win}", "muted"))
        gold = Span(
            self.say("gold", n=sum(config.gold_for(rival.zeal)[card] for card in rival.equipped)),
            "muted",
        )
        hand = Span(self.say("hand-count", n=rival.hidden))
        power = Span(self.say("fights" if short else "fights-as", n=rival.power), "title")
        if inner >= NAMED:
            first = beside(first, [hand, Span("  "), gold], inner)
            return [first, [power, *self._beats(rival, inner)], *self._named(rival, inner)]
        runs = self._slots(rival)
        if short:
            return [first, beside([power], [hand], inner), *self._two_lines(runs, 3, (), inner)]
        second = [power, *self._beats(rival, inner - width(power.text))]
        return [first, second, *self._two_lines(runs, 4, (hand, gold), inner)]

    def _beats(self, rival: Player, room: int) -> list[Span]:
        if not self.scene.shows_odds:
            return []
        found = hopes(self.scene.config, self.scene.view, rival.power, rival.seat)
        share = self.chance(found.share)
        for message in ("beats-deck", "beats-short"):
            words = f"  {self.say(message, chance=share)}"
            if width(words) <= room:
                return [Span(words)]
        return []

    def _two_lines(
        self, runs: list[Span], half: int, tail: Sequence[Span], inner: int
    ) -> list[list[Span]]:
        """The slots in two lines of the same columns for all rivals, the second one with as much of
        `tail` as fits. The first has `half` slots: up to one hand, or up to both. A two-hand
        treasure is one slot in the place of two."""
        two_handed = len(runs) < 2 * PLACES
        at = 2 * (half - 1 if two_handed and half > NAMES else half)
        lines = [[*part] for part in (runs[:at], runs[at:])]
        for line in lines:
            line[0] = line[0]._replace(text=line[0].text.lstrip())
        if two_handed and half == NAMES:
            lines[1] = [Span(" " * GAP), *lines[1]]
        for run in tail:
            if width_of(lines[1]) + 2 + width(run.text) <= inner:
                lines[1] += [Span("  "), run]
        return lines

    def _named(self, rival: Player, inner: int) -> list[list[Span]]:
        """The slots with the names of their cards, in columns that are the same in all boxes."""
        lines = zip(_halves(self._worn(rival)), self._columns(inner), strict=True)
        return [_in_columns(half, rooms) for half, rooms in lines]

    def _columns(self, inner: int) -> Sequence[Sequence[int]]:
        """The cells of each column in both lines, for the gear of all rivals. If the names don't
        fit, the longest are cut: to compare rivals by place matters more."""
        boxes = [_halves(self._worn(rival)) for rival in self.scene.rivals]
        lines = [
            [max(width("".join(worn)) for worn in column) for column in zip(*line, strict=True)]
            for line in zip(*boxes, strict=True)
        ]
        both = [max(column) for column in zip(*lines, strict=True)]
        even = [max(cells, inner // NAMES - APART) for cells in both]
        room = inner - APART * (NAMES - 1)
        for found in ([even, even], [both, both], lines):
            if all(sum(line) <= room for line in found):
                return found
        return [shared(line, room) for line in lines]

    def _worn(self, rival: Player) -> list[Worn]:
        held = slots(self.scene.config, rival.equipped)
        worn = necklace_of(self.scene.config, rival.equipped) >= 0
        return [
            Worn(
                f"{self._letter(slot)} ",
                self.words.treasure(card) if card != FREE else NOTHING,
                f" {self.words.now(card, worn)}" if card != FREE else "",
            )
            for slot, card in held
        ]


def _halves(held: Sequence[Worn]) -> tuple[Sequence[Worn], Sequence[Worn]]:
    """Head, armour and a hand; the other hand, feet and neck. A two-hander leaves a gap."""
    if len(held) < 2 * NAMES:
        held = [*held[:NAMES], Worn("", "", ""), *held[NAMES:]]
    return held[:NAMES], held[NAMES:]


def _in_columns(held: Sequence[Worn], rooms: Sequence[int]) -> list[Span]:
    runs: list[Span] = []
    for (before, name, after), room in zip(held, rooms, strict=True):
        text = f"{before}{clip(name, room - width(before) - width(after))}{after}"
        runs += [Span(" " * APART)] if runs else []
        runs.append(Span(pad(text, room), "text" if after else "faint"))
    return runs


def shared(wanted: Sequence[int], room: int) -> list[int]:
    """Share `room` cells among texts: each gets its length, or as much as the other long ones."""
    given = list(wanted)
    most = max(given, default=0)
    while sum(given) > room and most > 1:
        most -= 1
        given = [min(cells, most) for cells in wanted]
    return given
