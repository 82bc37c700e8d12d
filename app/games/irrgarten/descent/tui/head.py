"""The first line of the screen: the floor, the coins, the bell, and who moves."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.descent.tui.goals import goal_words
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.i18n.literal import clip, width
from app.tui.match.panel import LESSON
from app.tui.widgets.line_widget import with_fitting
from app.tui.widgets.styled_text import Line, Span, width_of

GAP, NARROW = "   ", "  "
"""Between the parts of the line; the narrow one only if the word for laps needs the room."""
NEAR_BELL = 5
"""The rounds to the bell from which it stands out."""


class DescentHead(DescentPanel):
    """Game, floor, coins and bell at the left; the seat to move at the right."""

    DEFAULT_CSS = "DescentHead { height: 1; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """What doesn't fit goes: a blank between the parts, the word for laps, the word for par,
        par, the seed."""
        right, bell = self._right(), self._bell(cells)
        lines = [self._parts(cells, blank) for blank in (GAP, NARROW)]
        line = next((one for one in lines if set(bell) <= set(one)), lines[0])
        return [[*line, Span(" " * (cells - width_of(line) - width_of(right) - 1)), *right]]

    def _parts(self, cells: int, blank: str) -> list[Span]:
        """The line without its right end, with so many blanks between its parts."""
        scene, view, right = self.scene, self.scene.view, self._right()
        floors = scene.config.floors
        coins = self.say("coins", n=view.sheets[scene.me].coins)
        seed = [Span(f"{blank}{self.say('seed', seed=self._seed())}", "muted")]
        start = [
            self.headings()[0],
            [Span(f"  {self.say('floor-of', n=view.number, most=floors)}")],
            [Span(f"{blank}{coins}", "accent")],
        ]
        room, gap = cells - width_of(right) - 2, Span(blank)
        left = room - sum(map(width_of, [*start, [gap]]))
        goal = self._goal(left - width_of(self._bell(0)), blank)
        bell = self._bell(left - width_of(goal))
        more = [[gap, *bell] if bell else [], goal, seed if self._open() else []]
        return with_fitting([], [*start, *more], room)

    def _bell(self, room: int) -> list[Span]:
        """The laps until the bell, with the word for laps if there is room; after it, that squares
        close (IRR-46). Nothing at the stairs, where the floor is behind."""
        view = self.scene.view
        if self.scene.card == "gift":
            return []
        if view.rung:
            return [Span(self.say("closing"), "deadly")]
        left = max(0, view.bell - view.clock + 1)
        role = "bad" if left <= NEAR_BELL else "text"
        whole, brief = self.say("bell-in", n=left), self.say("bell-in-brief", n=left)
        return [Span(whole if width(whole) <= room else brief, role)]

    def _goal(self, room: int, blank: str) -> list[Span]:
        """Alone, the next goal: par, then the best Descent so far."""
        name, coins = goal_words(self.scene)
        if name == "par":
            forms = (self.say(form, n=coins) for form in ("par", "par-brief"))
            return [Span(f"{blank}{self.fitting(room - len(blank), *forms)}", "muted")]
        if name:
            return [Span(f"{blank}{self.say(name, n=coins)}", "good")]
        pending = [Span(f"{blank}{self.say('par-pending')}", "muted")]
        return pending if self.scene.par_pending else []

    def _open(self) -> bool:
        """Whether the seed may be shown: rivals and monsters out of sight could be dealt from it.
        In a lesson it means nothing."""
        match = self.scene.source
        if self.screen.has_class(LESSON) or not match.header.seed:
            return False
        return match.over or not self.scene.secret or self.scene.config.alone

    def _seed(self) -> str:
        return clip(self.scene.source.header.seed, 12)

    def _right(self) -> list[Span]:
        scene, view = self.scene, self.scene.view
        if scene.ended or view.actor < 0:
            return [Span(self.say("over"), "accent")]
        seat = view.actor
        if scene.config.alone:
            return [self.seat_sign(seat), Span(f" {clip(scene.name(seat), 14)}", f"seat{seat + 1}")]
        name = Span(f"{clip(scene.name(seat), 14)} ", f"seat{seat + 1}")
        return [name, self.seat_sign(seat), Span(f" {self.say('to-move')}", "title")]
