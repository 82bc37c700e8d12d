"""The rivals: life, their cards in the columns of the slots; one box each in the wide layout."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events

from app.games.hammerspace.tui.badges import (
    badges,
    held_change,
    held_names,
    short_badges,
    springs_by,
    sprung,
)
from app.games.hammerspace.tui.panel import HammerspacePanel
from app.games.hammerspace.tui.tokens import in_words
from app.i18n.literal import clip, pad, width
from app.tui.widgets.line_widget import beside, columns, cut, joined
from app.tui.widgets.styled_text import Line, Span, width_of, wrapped
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.view import EMPTY, Player

LEAD = 28
"""Cells before the first slot: symbol, letter, seat, name, life, the crown and marks."""
NAME, BADGES = 6, 10
ALONE, MARGIN, APART = 14, "   ", 3
"""For a single rival: cells of its name, the margin before its cards, the cells after each card."""
COUNTED = 99
"""The width of counters with room for each one (HAM-3)."""
LEAST_NAMED = 24
"""The least cells of a slot for names beside figures; in less, few names would fit."""
NAMED = 30
"""The most cells of a card's name before its figures, so that both stay close."""

WHOLE = 2
"""The number of forms in which figures are written in full, with blanks between."""


class HammerspaceRivals(HammerspacePanel):
    """The visible cards of the others (HAM-25), in the order in which they defend."""

    PART = "rivals"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        rivals = self.scene.rivals
        if self.wide:
            return self._boxes(rivals, cells, height)
        if len(rivals) == 1:
            return self._alone(rivals[0], cells)[:height]
        rows = self.rows
        lines: list[Line] = [self._heads(cells)] if rows.heads else []
        for rival in rivals:
            lines.append(self._line(rival, cells))
            if rows.double:
                lines.append(self._second(rival, cells))
        return lines[:height]

    def on_click(self, event: events.Click) -> None:
        """Aim at the clicked rival, or show its board if it can't be a target."""
        event.stop()
        rows, count = self.rows, len(self.scene.rivals)
        if self.wide:
            at = event.x * count // max(1, self.size.width)
        elif count == 1:
            at = 0
        else:
            at = (event.y - rows.heads) // (2 if rows.double else 1)
        if 0 <= at < count:
            self.press(f"ham.target-{'abcde'[at]}")

    @property
    def _at_turn(self) -> int:
        view = self.scene.view
        return view.active if view.turn else view.actor

    # -- a single one

    def _alone(self, rival: Player, cells: int) -> list[Line]:
        lead = [
            *self._mark(rival),
            Span(f" {self.called(rival.seat, ALONE)}  ", self._role(rival)),
            Span(self.say("life", n=rival.life), "title", extra="bold"),
            Span(self.counters(rival.life), "muted"),
        ]
        if self._gone(rival):
            return [cut([*lead, Span(f" {self.say('out')}", "dead")], cells)]
        asides, most = [*self._asides(rival), Span(" ")], cells - APART
        if width_of(lead) + width_of(asides) > most:
            lead = lead[:-1]  # the counters; the number says the same
        if width_of(lead) + width_of(asides) > most:
            asides = [*self._asides(rival, short=True), Span(" ")]
        over = width_of(lead) + width_of(asides) - most
        if over > 0 and asides[0].role == "muted":  # the characters' names; `i` has them
            names = asides[0].text
            asides[0] = Span(clip(names, max(0, width(names) - over)), "muted")
        head = cut([*lead, Span(" " * (cells - width_of(lead) - width_of(asides))), *asides], cells)
        if rival.seat == self._at_turn and not rival.fell:
            head = [run._replace(ground=run.ground or "here") for run in head]
        room = (cells - len(MARGIN)) // 2
        lines: list[Line] = [head]
        for first in range(0, SLOTS, 2):
            line = [Span(MARGIN)]
            for slot in (first, first + 1):
                line += cut(self._named(rival, slot, room - APART), room)
            lines.append(line)
        return lines

    # -- a line each

    def _slot_cells(self, cells: int) -> list[int]:
        return columns(cells - LEAD, SLOTS)

    def _heads(self, cells: int) -> Line:
        line = [Span(pad(f"     {self.say('head-who')}", LEAD), "faint")]
        for slot, room in enumerate(self._slot_cells(cells)):
            line.append(Span(pad(f"{slot + 1}", room), "faint"))
        return line

    def _line(self, rival: Player, cells: int) -> Line:
        active = rival.seat == self._at_turn and not rival.fell
        life = self._life(rival)
        lead = [
            *self._mark(rival),
            Span(f" {pad(self.called(rival.seat, NAME), NAME)} ", self._role(rival)),
        ]
        if self._gone(rival):
            line: list[Span] = cut([*lead, Span(self.say("out"), "dead")], cells)
        else:
            left = cut([*lead, *life], LEAD)
            slots = [
                run
                for slot, room in enumerate(self._slot_cells(cells))
                for run in (*self._cell(rival, slot, room - 1), Span(" "))
            ]
            line = [*left, *slots]
        return [run._replace(ground=run.ground or "here") for run in line] if active else line

    def _second(self, rival: Player, cells: int) -> Line:
        runs = [Span("      "), *self._asides(rival)]
        return cut(runs, cells)

    def _mark(self, rival: Player) -> list[Span]:
        turns, seat = self.turns, rival.seat
        active = seat == self._at_turn
        chosen = seat in turns.targets
        can = seat in turns.reach.parties
        alive = not rival.fell
        return [
            Span(self.glyphs.bullet if active and alive else " ", "accent"),
            Span(
                f"{self.letter(seat)}{self.aim_sign(seat)}" if alive else "  ",
                "key" if can else "faint",
                "select" if chosen else "",
                "bold" if chosen else "",
            ),
            self.seat_sign(seat, alive),
        ]

    def _role(self, rival: Player) -> str:
        return "dead" if rival.fell else f"seat{rival.seat + 1}"

    def _life(self, rival: Player) -> list[Span]:
        """The life; then the crown and the marks, for which the line has no other room."""
        short = clip(short_badges(self.scene, rival.seat, BADGES), BADGES)
        return [Span(f"{rival.life:>3} ", "title", extra="bold"), Span(f"{short} ", "risky")]

    def _cell(self, rival: Player, slot: int, room: int) -> list[Span]:
        """A slot in `room` cells: `A fire 6`, `D phy4 mel6`, or the back of a card. Figures are
        never cut; names of abilities are, and the card view has them in full."""
        known = self.scene.shows_card(rival, slot)
        card = rival.cards[slot]
        if card == EMPTY:
            return cut([Span("-", "faint")], room)
        if not known:
            return cut([Span(f"{self.signs.face_down} {self.say('hidden')}", "faint")], room)
        down = rival.down >> slot & 1
        used = rival.used >> slot & 1
        role = "accent" if used else "faint" if down else "text"
        letter = self.kind_letter(card)
        left = room - 2 - down - self._is_sprung(rival, slot)
        text = pad(self.figures_short(card, left, springs_by(self.scene, rival, slot)), left)
        back = [Span(self.signs.face_down[0], "unseen")] if down else []
        sign = self._sprung(rival, slot)
        return [*back, letter, *sign, Span(" "), Span(text, role, "select" if used else "")]

    def _asides(self, rival: Player, *, short: bool = False) -> list[Span]:
        words, scene = self.words, self.scene
        worn = ", ".join(badges(scene, rival.seat))
        if short and worn:
            worn = short_badges(scene, rival.seat)
        runs = [Span(f"  {worn}", "risky")] if worn else []
        if rival.characters:
            names = ", ".join(words.character(number) for number in rival.characters)
            runs.insert(0, Span(names, "muted"))
        held = scene.lasting(rival.seat)
        if held:
            text = held_change(scene, held) or held_names(scene, held)
            text = text or self.say("lasting", n=len(held))
            runs.append(Span(f"  {text}", "risky"))
        turning = [order.slot + 1 for order in scene.view.orders if order.seat == rival.seat]
        if turning:
            text = self.say("turning", n=len(turning), list=", ".join(map(str, turning)))
            runs.append(Span(f"  {text}", "risky"))
        if rival.skips:
            runs.append(Span(f"  {self.say('skips', n=rival.skips)}", "risky"))
        return runs

    # -- a box each

    def _boxes(self, rivals: Sequence[Player], cells: int, height: int) -> list[Line]:
        """The boxes, with all slots in the same rows: all headings are as high as the highest."""
        rooms = columns(cells, len(rivals))
        most = max(1, height - 2 - SLOTS)
        heads = [
            self._head(rival, room - 4, most) for rival, room in zip(rivals, rooms, strict=True)
        ]
        high = max(map(len, heads))
        titles = [self._title(rival, room) for rival, room in zip(rivals, rooms, strict=True)]
        lives = self._lives(rivals, titles, rooms)
        boxes = []
        for at, (rival, room, head) in enumerate(zip(rivals, rooms, heads, strict=True)):
            top = [*head, *([[]] * (high - len(head)))]
            inside = [*top, *self._inside(rival, room - 4, height - 2 - high)]
            life = [Span(lives[at], "title")]
            boxes.append(self.boxed(inside, room, height, titles[at], life))
        return joined(boxes)

    def _title(self, rival: Player, cells: int) -> list[Span]:
        name = self.called(rival.seat, max(4, cells - 18))
        return [*self._mark(rival), Span(f" {name}", self._role(rival))]

    def _lives(
        self, rivals: Sequence[Player], titles: Sequence[Line], rooms: Sequence[int]
    ) -> list[str]:
        """The life of each in its title: with the word on all, or on none."""
        lines = [self.say("life", n=rival.life) for rival in rivals]
        fits = (
            width_of(title) + width(life) + 9 <= room
            for title, life, room in zip(titles, lines, rooms, strict=True)
        )
        return lines if all(fits) else [str(rival.life) for rival in rivals]

    def _head(self, rival: Player, inner: int, most: int) -> list[Line]:
        """Counters, characters, the number of lasting effects, turns that will be lost, in `most`
        rows."""
        if self._gone(rival):
            return [[Span(self.say("out"), "dead")]]
        life = rival.life
        whole = width(in_words(life).replace("+", "][")) + 2 <= inner
        parts = in_words(life, COUNTED if whole else 0).split("+")
        counters = [Span(f"[{part}]", "muted") for part in parts if part]
        asides = self._asides(rival)
        if asides and width_of(asides) + width_of(counters) + 3 <= inner:
            return [beside(counters, asides, inner)]
        lines = [line for run in asides for line in wrapped(run.text.strip(), inner, run.role)]
        if len(lines) < most:
            return [counters, *lines]
        # Changes take priority over characters.
        news = [line for line in lines if line[0].role == "risky"][: most - 1]
        named = [line for line in lines if line not in news][: most - 1 - len(news)]
        named[-1:] = [self.goes_on(line, inner) for line in named[-1:]]
        return [counters, *named, *news]

    def _inside(self, rival: Player, inner: int, rows: int) -> list[Line]:
        """The slots; then lasting effects in words, as many as fit in full."""
        if self._gone(rival):
            return []
        lines = [self._named(rival, slot, inner) for slot in range(SLOTS)]
        for text in self._lasting(rival):
            parts = wrapped(text, inner, "risky")
            if len(lines) + len(parts) <= rows:
                lines += parts
        return lines

    @staticmethod
    def _gone(rival: Player) -> bool:
        """Whether a rival has fallen, and its cards are discarded (HAM-20)."""
        return bool(rival.fell) and all(card == EMPTY for card in rival.cards)

    def _lasting(self, rival: Player) -> list[str]:
        name = self.scene.name(rival.seat)
        return [self.words.lasts(one, name) for one in self.scene.lasting(rival.seat)]

    def _named(self, rival: Player, slot: int, inner: int) -> Line:
        """A slot with its figures, and with its card's name if both fit with the shortest
        figures."""
        digit = Span(f"{slot + 1} ", "faint")
        card = rival.cards[slot]
        if not self.scene.shows_card(rival, slot):
            return [digit, *self._cell(rival, slot, inner - 2)]
        name = self.words.name(card)
        ways = self.figures(card, springs_by(self.scene, rival, slot))[:WHOLE]
        figures = next((each for each in ways if width(name) + width(each) + 6 <= inner), "")
        if inner < LEAST_NAMED or not figures:
            return [digit, *self._cell(rival, slot, inner - 2)]
        room = min(NAMED, inner - width(figures) - 4)
        used = rival.used >> slot & 1
        down = rival.down >> slot & 1
        role = "accent" if used else "faint" if down else "text"
        return [
            digit,
            *([Span(self.signs.face_down[0], "unseen")] if down else []),
            self.kind_letter(card),
            *self._sprung(rival, slot),
            Span(
                f" {pad(name, room - down - self._is_sprung(rival, slot))}",
                role,
                "select" if used else "",
            ),
            Span(figures, "title"),
        ]

    def _is_sprung(self, rival: Player, slot: int) -> bool:
        return sprung(self.scene, rival, slot)

    def _sprung(self, rival: Player, slot: int) -> list[Span]:
        """The sign of a card whose Spring counts now (HAM-27)."""
        return [Span(self.signs.certain, "accent")] if self._is_sprung(rival, slot) else []
