"""The line above the keys: the real effect of the next key (IRR-8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from app.games.irrgarten.perspective.route import Route
from app.games.irrgarten.text.odds import preview_text
from app.games.irrgarten.tui.both_ways import both_ways_line, gap
from app.games.irrgarten.tui.directions import OBEYS, blocker, ways_line
from app.games.irrgarten.tui.last_moves import last_moves_line, soon_out_line
from app.games.irrgarten.tui.panel import IrrgartenPanel
from app.games.irrgarten.tui.square_text import describe
from app.games.irrgarten.tui.view_model import TRAVEL
from app.i18n.literal import clip, width
from app.tui.match.panel import LESSON
from app.tui.widgets.line_widget import rule
from app.tui.widgets.styled_text import Line, Span, width_of
from engines.irrgarten.view import STUCK, Preview

FRAME = 6
"""Cells of the rule that are not its title."""
WAYS_FRAME = 3
"""Cells of the rule around the words at its right end."""


class NextLine(IrrgartenPanel):
    """A rule with the next step of the route and the two ways to the exit, and a line with the four
    directions."""

    CLICKED: ClassVar[str] = "maze.next"
    DEFAULT_CSS = "NextLine { height: 2; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        scene = self.scene
        looking = scene.looking
        if looking:
            knows = scene.fold.exit is not None
            told_as = looking if looking != TRAVEL or knows else "travel-no-exit"
            words = self.say(
                "look-replay" if scene.replaying else told_as,
                target=self.key("maze.target"),
                exit=self.key("maze.exit"),
                go=self.key("maze.next"),
                back=self.key("play.back"),
            )
            lines: Line = [Span(f" {words}", "title")]  # also where it is too wide for a rule
            if width(words) <= cells - FRAME:
                lines = rule(cells, [Span(words, "title")], self.glyphs)
            return [lines, self._look(cells)]
        name = self.say("next")
        head = [Span(name, "title"), *self._route(cells - FRAME - width(name))]
        ways = self._ways(cells - FRAME - WAYS_FRAME - width_of(head))
        return [rule(cells, head, self.glyphs, ways), self._line(cells)]

    def _ways(self, cells: int) -> Line:
        """The last moves of a race, or who may soon be out and the two ways to the exit, at the
        right end of the rule."""
        if self.scene.fold.ended or self._fighting():
            return []
        if left := last_moves_line(self, cells):
            return left
        soon = soon_out_line(self, cells)
        between = [Span(gap(self), "text")] if soon else []
        ways = both_ways_line(self, cells - width_of([*soon, *between]))
        return [*soon, *between, *ways] if ways else soon

    def _look(self, cells: int) -> Line:
        cursor = self.scene.fold.board.cursor
        words = describe(self.scene, cursor) if cursor is not None else ""
        return [Span(f" {clip(words, cells - 2)}")]

    def _line(self, cells: int) -> Line:
        scene = self.scene
        if scene.just_out and scene.player.holding:
            return [Span(f" {self.say('out-now')}", "accent")]
        if scene.fold.ended:
            over = self.say(self._over(), menu=self.key("play.back"), log=self.key("play.log"))
            return [Span(f" {over}", "accent")]
        if self._fighting():
            fight = scene.fold.fight
            last = fight is not None and fight.ended is not None
            message = self.say("skip-one" if last or scene.player.holding else "skip")
            return [Span(f" {message}", "muted")]
        waits = scene.waiting_for
        if waits is None:
            actor = max(scene.fold.actor, 0)
            name = scene.called(actor)
            thinks = "thinks-you" if actor == scene.me and actor in scene.people else "thinks"
            message = thinks if scene.fold.mates[actor].alive else "next-dead"
            message = "next-replay" if scene.replaying else message
            return [Span(f" {self.say(message, name=name)}", "muted")]
        previews = scene.fold.previews
        if previews and all(preview.kind == STUCK for preview in previews):
            return [Span(f" {self.mazmorra.texts('irrgarten-next-stuck')}", "bad")]
        return ways_line(self, cells) if previews and scene.shows_odds else []

    def _over(self) -> str:
        """The message after the end. A lesson has no page about how it ended."""
        if self.screen.has_class(LESSON):
            return "not-over"
        return "next-over-replay" if self.scene.replaying else "next-over"

    def _fighting(self) -> bool:
        """Whether a fight is on display: the next step waits for its end."""
        return self.scene.fold.fight is not None and not self.scene.player.idle

    def _route(self, cells: int) -> list[Span]:
        """The step of the Enter key; only a long name of a monster is cut."""
        scene = self.scene
        route = scene.route
        if route is None or not route.planned or not scene.fold.previews or self._fighting():
            return []
        key = Span(f"  {self.say('next-enter', key=self.key('maze.next'))} ", "key")
        preview = route.ahead()
        count = len(route.squares)
        if preview is None:
            if not scene.my_turn:
                return []  # the ways are still those of the last turn
            return [key, Span(self.say("next-route-blocked", n=count), "bad")]
        room = cells - width(key.text)
        foe = scene.fold.foes.get(preview.foe)
        name = scene.foe(foe) if foe is not None else ""
        words = self._step(route, preview, name, obeys=True)
        if width(words) > room:
            words = self._step(route, preview, name, obeys=False)
        if width(words) > room and name:
            name = clip(name, max(2, width(name) - (width(words) - room)))
            words = self._step(route, preview, name, obeys=False)
        return [key, Span(words)]

    def _step(self, route: Route, preview: Preview, monster: str, *, obeys: bool) -> str:
        scene = self.scene
        foe = scene.fold.foes.get(preview.foe)
        odds = scene.odds(foe) if foe is not None else None
        what = preview_text(
            self.mazmorra.texts,
            preview if obeys else replace(preview, obeys=OBEYS),
            monster,
            odds.win if odds is not None else None,
            self.glyphs.arrows,
            blocker(self, preview.wanted),
            scene.fold.config.last_laps,
            odds.death if odds is not None else 0.0,
        )
        explores = "next-explore" if route.exploring else "next-route"
        return self.say(explores, what=what, n=len(route.squares))
