"""The four slots of the displayed player: its cards in full, side by side."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from textual import events
from typing_extensions import override

from app.games.hammerspace.tui.badges import (
    badges,
    held_change,
    held_names,
    spring_text,
    springs_by,
    sprung,
)
from app.games.hammerspace.tui.panel import KIND_ROLES, HammerspacePanel
from app.games.hammerspace.tui.turn_controller import HammerspaceTurns
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.i18n.literal import clip, pad, width
from app.text.sentences import in_a_row
from app.tui.widgets.line_widget import boxed, columns, cut, flow, rule
from app.tui.widgets.styled_text import Line, Span, width_of, wrap, wrapped
from engines.hammerspace.cards import ATTACK, DEFENCE, REACH_ALL, SLOTS, TYPE_OF, TYPES
from engines.hammerspace.state import FEEDING, FLIPPING, HIDING, LAYING
from engines.hammerspace.view import EMPTY, Lasting, Player

GLUE: Final = "_"
"""A placeholder for a non-breaking blank."""
FEW = 4
"""So few rows that the kind and the name of a card share one."""
GAP = 3
"""Cells between the parts of the title."""
LEAST_NAMES = 10
"""The least cells for names of characters; the table in words also has them."""


def _figures(text: str, cells: int) -> list[str]:
    """Points against types in lines: a number stays with its type."""
    glued = re.sub(r" (?=\d)", GLUE, text)
    return [part.replace(GLUE, " ") for part in wrap(glued, cells)]


class PlayerPanel(HammerspacePanel):
    """Life, characters, and the slots 1 to 4 (HAM-2, HAM-3)."""

    PART = "own"

    def __init__(self, scene: HammerspaceViewModel, turns: HammerspaceTurns) -> None:
        super().__init__(scene, turns)
        self._texts: dict[tuple[int, int, bool, bool, int], list[Line]] = {}
        """The texts of cards by card, width, whether it is face down, whether its figures are
        brief, and the points that its Spring adds now."""

    @override
    def retext(self) -> None:
        self._texts.clear()
        super().retext()

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        mine, wide = self.scene.mine, self.wide
        title = self._title(cells - 6)
        if mine.fell and all(card == EMPTY for card in mine.cards):
            lines: list[Line] = [[Span(f"  {self._out()}", "dead")]]
        else:
            rows = height - 2 if wide else height - 1
            below = self._sentences(cells - 4 if wide else cells - 2)
            lines = self._cards(mine, cells, rows - len(below))
            lines += [[Span(" "), *line] for line in below]
        if wide:
            return boxed(lines, cells, height, title, self.glyphs)
        return [rule(cells, title, self.glyphs), *lines]

    def _sentences(self, cells: int) -> list[Line]:
        """What the own characters do (HAM-4), in at most as many lines as the layout has for them:
        in one if both fit, else in one each, else without a break between them."""
        words, most = self.words, self.rows.sentences
        both = [
            (f"{words.character(one)}: ", words.character_text(one))
            for one in self.scene.mine.characters
        ]
        if not most or not both or self.scene.mine.fell:
            return []
        runs = [[Span(name, "accent"), Span(text, "muted")] for name, text in both]
        if max(map(width_of, runs)) > cells:
            lines = wrapped(" ".join(name + text for name, text in both), cells, "muted")
        else:
            lines = flow(runs, cells, apart=3)
        if len(lines) > most:
            lines = [*lines[: most - 1], self.goes_on(lines[most - 1], cells)]
        return lines

    def _out(self) -> str:
        """That a player is out, and for those at the screen what they can still do."""
        if not self.is_me(self.scene.me):
            return self.say("out")
        if names := self.scene.still_in:
            words = in_a_row(self.mazmorra.texts, names)
            return self.say("you-out-others", names=words, n=len(names))
        if not self.scene.all_out:
            return self.say("you-out")
        return self.say("you-out-all", key=self.key("play.finish"))

    def _cards(self, mine: Player, cells: int, rows: int) -> list[Line]:
        """The cards side by side, lines between them; the chosen one is highlighted."""
        rooms, bar, lit = self._columns(cells), Span(self.glyphs.corners[3], "border"), self._lit
        faces = self._faces(mine, rooms, rows)
        lines: list[Line] = []
        for y in range(rows):
            line: list[Span] = []
            for slot, (face, room) in enumerate(zip(faces, rooms, strict=True)):
                part = cut([Span(" "), *(face[y] if y < len(face) else [])], room)
                line += [bar] if slot else []
                line += [run._replace(ground="select") for run in part] if slot == lit else part
            lines.append(line)
        return lines

    @property
    def _lit(self) -> int:
        turns = self.turns
        choosing = turns.playing or turns.phase in (HIDING, FLIPPING, LAYING, FEEDING)
        return turns.slot if (turns.legal and choosing) or turns.chosen_early else -1

    def on_click(self, event: events.Click) -> None:
        """Choose the clicked card; a second click shows it in full."""
        event.stop()
        edge = 0
        for slot, room in enumerate(self._columns(self.size.width)):
            edge += room + 1
            if event.x <= edge:
                again = slot == self._lit or not self.turns.legal
                self.press("ham.look" if again else f"ham.slot-{slot + 1}")
                return

    def _columns(self, cells: int) -> list[int]:
        """The width of each card: lines are between them, and in the wide layout also around
        them."""
        return columns(cells - (SLOTS + 1 if self.wide else SLOTS - 1), SLOTS)

    def _title(self, room: int) -> list[Span]:
        mine = self.scene.mine
        title = [
            *self.who(mine.seat, 14),
            Span(f"  {self.say('life', n=mine.life)}", "title", extra="bold"),
        ]
        listed = "" if mine.fell else self.counters(mine.life)
        news = self._news(room - width_of(title) - width(listed))
        if width_of([*title, *news]) + width(listed) > room:
            listed = ""  # the number says the same
            news = self._news(room - width_of(title))
        title.append(Span(listed, "muted"))
        left = room - width_of(title) - width_of(news) - GAP
        names = ", ".join(self.words.character(number) for number in mine.characters)
        if names and left >= LEAST_NAMES and not self.rows.sentences:
            title.append(Span(f"{' ' * GAP}{clip(names, left)}", "accent"))
        title += news
        return cut(title, room) if width_of(title) > room else title

    def _news(self, room: int) -> list[Span]:
        """Turns that will be lost and lasting effects, which take priority over characters."""
        mine, found = self.scene.mine, []
        held = self.scene.lasting(mine.seat)
        found += badges(self.scene, mine.seat)
        if mine.skips:
            found.append(self.say("skips", n=mine.skips))
        if held:
            found.append(self._held(held, room - sum(GAP + width(text) for text in found)))
        return [Span(f"{' ' * GAP}{text}", "risky") for text in found]

    def _held(self, held: Sequence[Lasting], room: int) -> str:
        """Lasting effects in words, or by their sources, or as a number: the first that fits. What
        they add to an attack is in each of them."""
        texts = "; ".join(self.words.lasts(one).rstrip(".") for one in held)
        named, change = held_names(self.scene, held), held_change(self.scene, held)
        both = (
            self.mazmorra.texts("hammerspace-aside", what=change, aside=named)
            if named and change
            else ""
        )
        ways = texts, both or named, change
        fits = (text for text in ways if text and GAP + width(text) <= room)
        return next(fits, change or self.say("lasting", n=len(held)))

    # -- a card

    def _faces(self, player: Player, rooms: Sequence[int], rows: int) -> list[list[Line]]:
        """The cards as lines: where one would be cut, with fewer lines for its figures, and of few
        rows for the names of all. The last row says whether there is more to read."""
        faces = [self._lines(player, slot, room - 2) for slot, room in enumerate(rooms)]
        for slot, room in enumerate(rooms):
            if len(faces[slot]) > rows:
                faces[slot] = self._lines(player, slot, room - 2, brief=True)
        if rows <= FEW and max(map(len, faces)) > rows:
            for slot, room in enumerate(rooms):
                if self.scene.shows_card(player, slot):
                    faces[slot][:2] = [self._named(player, slot, room - 2)]
        for slot, room in enumerate(rooms):
            if len(faces[slot]) > rows:
                more = self.goes_on(faces[slot][rows - 1], room - 1)
                faces[slot] = [*faces[slot][: rows - 1], more]
        return faces

    def _lines(self, player: Player, slot: int, cells: int, *, brief: bool = False) -> list[Line]:
        card = player.cards[slot]
        digit = Span(f"{slot + 1} ", "key" if self._may_choose(slot) else "faint")
        if card == EMPTY:
            return [[digit, Span(self.say("empty"), "faint")]]
        down = bool(player.down >> slot & 1) and not self._is_new(slot)
        if not self.scene.shows_card(player, slot):
            back = [digit, Span(f"{self.say('face-down')} {self.signs.face_down}", "faint")]
            own = self.scene.sees_secrets
            text = self.say("covered-own" if own else "covered", key=self.key("ham.secret"))
            return [back, *wrapped(text, cells, "muted")]
        more = springs_by(self.scene, player, slot)
        key = card, cells, down, brief, more
        if key not in self._texts:
            self._texts[key] = self._text(card, cells, down=down, brief=brief, more=more)
        return [self._head(player, slot, digit, cells), *self._texts[key]]

    def _is_new(self, slot: int) -> bool:
        """Whether the card was just drawn, and its owner may still lay it face down (HAM-26)."""
        turns = self.turns
        return turns.phase == LAYING and bool(turns.legal) and slot == turns.slot

    def _may_choose(self, slot: int) -> bool:
        turns = self.turns
        return slot in turns.playable if turns.playing else slot in turns.flips

    def _head(self, player: Player, slot: int, digit: Span, cells: int) -> list[Span]:
        """`1 ATTACK`, with its state: in use, face down, turns over soon."""
        card, config = player.cards[slot], self.scene.config
        kind = config.kind[card]
        down = player.down >> slot & 1 and not self._is_new(slot)
        role = "faint" if down else KIND_ROLES[kind]
        head = [digit, Span(self.words.kind(card).upper(), role, extra="bold")]
        for note in self._notes(player, slot):
            gap = cells - width_of(head) - width(note.text)
            if gap >= 1:
                return [*head, Span(" " * gap), note]
        return head

    def _named(self, player: Player, slot: int, cells: int) -> list[Span]:
        """`1 A Wet Fish`: the kind as a letter, so that the name needs no line of its own."""
        card = player.cards[slot]
        down = bool(player.down >> slot & 1)
        note = self._notes(player, slot)[-1:]
        digit = Span(f"{slot + 1} ", "key" if self._may_choose(slot) else "faint")
        lead = [digit, self.kind_letter(card), Span(" ")]
        room = cells - width_of(lead) - width_of(note) - len(note)
        name = Span(pad(self.words.name(card), room), "muted" if down else "title", extra="bold")
        return [*lead, name, *([Span(" "), *note] if note else [])]

    def _notes(self, player: Player, slot: int) -> list[Span]:
        """The state of a card, in words and as a symbol; the first that fits is used."""
        if player.used >> slot & 1:
            return [Span(self.say("in-use"), "accent"), Span(self.glyphs.bullet, "accent")]
        if self._is_new(slot):
            return [Span(self.say("new"), "accent")]
        if player.down >> slot & 1:
            back = self.signs.face_down
            return [Span(f"{back} {self.say('down')}", "faint"), Span(back, "unseen")]
        if sprung(self.scene, player, slot):
            return [
                Span(self.say("sprung"), "accent"),
                Span(self.signs.certain, "accent"),
            ]
        if any((o.seat, o.slot) == (player.seat, slot) for o in self.scene.view.orders):
            return [Span(self.say("turns-down"), "risky"), Span(self.signs.face_down[0], "risky")]
        return []

    def _types(self, card: int, cells: int) -> str:
        """An attack's type and subtype (HAM-9a), the type shorter without room."""
        types = self.words.types(card)
        _, _, own = types.partition(" / ")
        kind = TYPES[TYPE_OF[self.scene.config.subtype[card]]]
        close = types.replace(" / ", "/")
        return self.fitting(cells, types, close, f"{self.say(f'short-{kind}')}/{own}", own)

    def _reach(self, card: int) -> str:
        reach = self.scene.config.reach[card]
        word = {REACH_ALL: "everyone", 1: "one"}.get(reach, "some")
        return self.say(f"reach-{word}", n=reach)

    def _text(self, card: int, cells: int, *, down: bool, brief: bool, more: int = 0) -> list[Line]:
        """The lines of a card below its kind; `more` is what its Spring adds now."""
        config, words = self.scene.config, self.words
        kind = config.kind[card]
        ink = "faint" if down else "text"
        name = Span(clip(words.name(card), cells), "muted" if down else "title", extra="bold")
        lines: list[Line] = [[name]]
        if brief and (ways := self.figures(card, more)):
            lines.append([Span(self.fitting(cells, *ways), ink)])
        elif kind == ATTACK:
            lines.append([Span(self._types(card, cells), ink)])
            points = f"{words.power(card, more)}, {self._reach(card)}"
            lines += wrapped(points, cells, ink)
        elif kind == DEFENCE:
            lines += [
                [Span(part, ink)] for text in words.points(card) for part in _figures(text, cells)
            ]
        if down:
            spring = spring_text(self.scene, card)
            if spring:
                return [cut(line, cells) for line in (*lines, *wrapped(spring, cells, "accent"))]
            lines += wrapped(self.say("useless-down"), cells, "faint")
        if more:
            lines += wrapped(self.say("sprung-now", n=more), cells, "accent")
        for text in words.brief_lines(card)[bool(more) :]:
            lines += wrapped(text, cells, "faint" if down else "muted")
        return [cut(line, cells) for line in lines]
