"""The first line of the screen: the floor, the coins, the bell, and who moves."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.descent.tui.goals import goal_words
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.i18n.literal import clip
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
        right = self._right()
        room = cells - width_of(right) - 2
        tries = [(blank, brief) for brief in (False, True) for blank in (GAP, NARROW)]
        whole = (self._parts(blank, brief_goal=brief) for blank, brief in tries)
        parts = next((each for each in whole if sum(map(width_of, each)) <= room), None)
        parts = parts or self._parts(GAP, brief_goal=True, brief_bell=True)
        seed = [Span(f"{GAP}{self.say('seed', seed=self._seed())}", "muted")]
        line = with_fitting([], [*parts, seed if self._open() else []], room)
        return [[*line, Span(" " * (cells - width_of(line) - width_of(right) - 1)), *right]]

    def _parts(
        self, blank: str, *, brief_goal: bool = False, brief_bell: bool = False
    ) -> list[list[Span]]:
        """The parts of the line up to the goal, with so many blanks between them."""
        scene, view = self.scene, self.scene.view
        coins = self.say("coins", n=view.sheets[scene.me].coins)
        bell = self._bell(brief=brief_bell)
        return [
            [*self.headings()[0]],
            [Span(f"  {self.say('floor-of', n=view.number, most=scene.config.floors)}")],
            [Span(f"{blank}{coins}", "accent")],
            [Span(blank), *bell] if bell else [],
            self._goal(blank, brief=brief_goal),
        ]

    def _bell(self, *, brief: bool) -> list[Span]:
        """The laps until the bell, `brief` without the word for laps; after it, that squares close
        (IRR-46). Nothing at the stairs, where the floor is behind."""
        view = self.scene.view
        if self.scene.card == "gift":
            return []
        if view.rung:
            return [Span(self.say("closing"), "deadly")]
        left = max(0, view.bell - view.clock + 1)
        role = "bad" if left <= NEAR_BELL else "text"
        return [Span(self.say("bell-in-brief" if brief else "bell-in", n=left), role)]

    def _goal(self, blank: str, *, brief: bool) -> list[Span]:
        """Alone, the next goal: par, then the best Descent so far."""
        name, coins = goal_words(self.scene)
        par = "par-brief" if brief else "par"
        if name == "par":
            return [Span(f"{blank}{self.say(par, n=coins)}", "muted")]
        if name:
            return [Span(f"{blank}{self.say(name, n=coins)}", "good")]
        return [Span(f"{blank}{self.say(par, n='?')}", "muted")] if self.scene.par_pending else []

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
            return [self.seat_sign(seat), Span(f" {self.called(seat, 14)}", f"seat{seat + 1}")]
        name = Span(f"{self.called(seat, 14)} ", f"seat{seat + 1}")
        return [name, self.seat_sign(seat), Span(f" {self.say('to-move')}", "title")]
