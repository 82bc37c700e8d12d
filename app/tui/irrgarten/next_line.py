"""The line above the keys: what the next key will really do (IRR-8)."""

from __future__ import annotations

from collections.abc import Sequence

from app.text.irrgarten_ahead import preview_text
from app.text.literal import clip
from app.text.numbers import percent
from app.tui.irrgarten.look import describe
from app.tui.irrgarten.panel import Panel
from app.tui.irrgarten.target import danger, odds_of
from app.tui.widgets.ink import Line, Run, width_of
from app.tui.widgets.lines import rule
from engines.irrgarten.view import STAYS, STUCK, TO_DEAD_FOE, TO_EXIT, TO_FOE, Preview

WORDS = {TO_EXIT: "exit", TO_DEAD_FOE: "free", STAYS: "stays", STUCK: "stuck"}


class NextLine(Panel):
    """A rule with its name, and one line: the step of the route, then the four directions."""

    DEFAULT_CSS = "NextLine { height: 2; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """One sentence for what Enter does, a word for each direction."""
        looking = self.scene.looking
        head = rule(cells, [Run(self.say(looking or "next"), "title")], self.glyphs)
        return [head, self._look(cells) if looking else self._line(cells)]

    def _look(self, cells: int) -> Line:
        cursor = self.scene.fold.board.cursor
        words = describe(self.scene, cursor) if cursor is not None else ""
        return [Run(f" {clip(words, cells - 2)}")]

    def _line(self, cells: int) -> Line:
        scene = self.scene
        if scene.fold.ended:
            return [Run(f" {self.say('next-over')}", "accent")]
        if scene.fold.fight is not None and not scene.player.idle:
            return [Run(f" {self.say('skip')}", "muted")]
        waits = scene.session.table.waiting_for
        if waits is None:
            name = scene.name(max(scene.fold.actor, 0))
            return [Run(f" {self.say('thinks', name=name)}", "muted")]
        if not scene.fold.previews:
            return []
        line = self._route()
        full = self._ways(short=False)
        if width_of(full) > cells:
            full = self._ways(short=True)
        if not line:
            return self._best(full, cells)
        return [*line, *self._rest(full, cells - width_of(line))]

    def _best(self, full: list[Run], cells: int) -> Line:
        return [Run(clip(run.text, cells), run.role, run.ground, run.extra) for run in full]

    def _rest(self, full: list[Run], room: int) -> Line:
        return full if width_of(full) <= room else []

    def _route(self) -> list[Run]:
        """The step that Enter makes."""
        scene = self.scene
        route = scene.route
        if route is None or not route.planned:
            return []
        square = route.next_square
        preview = next((p for p in scene.fold.previews if p.target == square), None)
        count = len(route.squares)
        if preview is None:
            return [Run(f" {self.say('next-route-blocked', n=count)}", "bad")]
        foe = scene.fold.foes.get(preview.foe)
        win = odds_of(scene.fold, scene.mate, foe) if foe is not None else None
        what = preview_text(
            self.mazmorra.texts,
            preview,
            scene.monster(foe) if foe is not None else "",
            win.win if win is not None else None,
            self.glyphs.arrows,
        )
        explores = "next-explore" if route.exploring else "next-route"
        return [
            Run(f" {self.say('next-enter')} ", "key"),
            Run(self.say(explores, what=what, n=count)),
        ]

    def _ways(self, *, short: bool) -> list[Run]:
        """All four; `short` calls monsters by their letters."""
        ways = [self._way(preview, short=short) for preview in self.scene.fold.previews]
        return [run for way in ways for run in (Run("   "), *way)]

    def _way(self, preview: Preview, *, short: bool) -> list[Run]:
        """A direction in few words: `↑ free`, `↓ wall: → free`, `← Sulky Slug 93%`."""
        arrows = self.glyphs.arrows
        runs = [Run(f"{arrows[preview.wanted]} ", "key")]
        if preview.kind in (STAYS, STUCK):
            return [*runs, Run(self.say(WORDS[preview.kind]), "muted")]
        if preview.went != preview.wanted:
            runs.append(Run(f"{self.say('slides', arrow=arrows[preview.went])} ", "muted"))
        if preview.kind == TO_FOE:
            return [*runs, self._foe(preview, short=short)]
        word = self.say(WORDS.get(preview.kind, "free"))
        return [*runs, Run(word, "exit" if preview.kind == TO_EXIT else "text")]

    def _foe(self, preview: Preview, *, short: bool) -> Run:
        scene = self.scene
        foe = scene.fold.foes.get(preview.foe)
        if foe is None:
            return Run(self.say("fights"), "risky")
        name = scene.fold.letter(foe) if short else clip(scene.monster(foe), 12)
        odds = odds_of(scene.fold, scene.mate, foe)
        if odds is None:
            return Run(name, "risky")
        chance = percent(odds.win, self.mazmorra.texts.language)
        return Run(f"{name} {chance}", danger(odds.win))
