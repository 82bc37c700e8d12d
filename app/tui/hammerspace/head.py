"""The first line of the screen: the game, the turn, whose, the stations of the turn, the clocks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from app.eyes.hammerspace import eyes
from app.text.literal import clip
from app.tui.hammerspace.panel import Panel
from app.tui.hammerspace.scene import Scene
from app.tui.hammerspace.times import last_turn, limit_words
from app.tui.widgets.ink import Line, Run, width_of
from engines.hammerspace.state import (
    CHARACTERS,
    DEFENDING,
    ENDED,
    FLIPPING,
    HIDING,
    KEEPING,
    PLAYING,
    TARGETING,
)

OF_PHASE: Final = {
    HIDING: eyes.HIDE,
    CHARACTERS: eyes.CHARACTERS,
    FLIPPING: eyes.FLIP,
    PLAYING: eyes.PLAY,
    TARGETING: eyes.PLAY,
    DEFENDING: eyes.DEFEND,
    KEEPING: eyes.KEEP,
}
"""The station of each phase that waits for a decision. An effect asks wherever the turn is."""
DONE, HERE, TO_COME = "done", "here", "to-come"
NAMES = (14, 8, 4)
"""Cells of the name of whose turn it is, from much room to little."""
WAYS = 4
"""In so many ways the strip is written, the longest first."""


def stations(scene: Scene) -> list[tuple[str, str]]:
    """The stations of the set-up (HAM-2 to HAM-5) or of this turn (HAM-7), each with `DONE`,
    `HERE` or `TO_COME`; after the end there are none."""
    view, figures = scene.view, scene.config.figures
    if view.phase == ENDED:
        return []
    if not view.turn:
        names = [
            *((eyes.HIDE,) if figures.hide_at_start else ()),
            *((eyes.CHARACTERS,) if figures.characters else ()),
            eyes.START,
        ]
    else:
        keeps = [eyes.KEEP] if eyes.KEEP in (scene.station, OF_PHASE.get(view.phase)) else []
        names = [eyes.FLIP, eyes.PLAY, eyes.DEFEND, *keeps, eyes.REFILL]
        names += [eyes.MONSTER] if figures.monsters else []
    waits = view.actor >= 0 and scene.player.idle
    here = OF_PHASE.get(view.phase, scene.station) if waits else scene.station
    at = names.index(here) if here in names else 0
    return [(n, DONE if i < at else HERE if i == at else TO_COME) for i, n in enumerate(names)]


class HeadLine(Panel):
    """Game, turn and whose at the left; the strip of the turn; what is left of the game."""

    DEFAULT_CSS = "HeadLine { height: 1; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """What does not fit goes: blanks of the strip, letters of the name, the game's title, and
        at last the stations that are far."""
        clock = self._clock()
        for way, heading in product(range(WAYS), self.headings()):
            strip = self._strip(way)
            for name in NAMES:
                left = self._left(heading, name, cells - width_of(strip) - width_of(clock) - 4)
                gap = cells - width_of(left) - width_of(strip) - width_of(clock) - 1
                if gap >= 2:
                    return [[*left, Run(" " * gap), *strip, *clock]]
        return [self._left([], NAMES[-1], cells)]

    def _left(self, heading: list[Run], name: int, room: int) -> list[Run]:
        scene, view = self.scene, self.scene.view
        left = [*heading]
        if view.turn:
            left.append(Run(f" {self.say('turn', n=view.turn)} "))
            if view.extra:
                left.append(Run(f" {self.say('extra')} ", "accent"))
        seat = view.active if view.turn else view.actor
        if view.actor >= 0 and seat >= 0:
            left += [Run(" "), *self.who(seat, name)]
            if self.is_me(seat) and self.wide:
                left.append(Run(f" {self.say('your-turn')}", "title"))
        elif view.phase == ENDED:
            left.append(Run(f" {self.say('over')}", "accent"))
        asides = []
        if scene.match.over and not self.screen.has_class("-lesson"):
            asides.append(Run(f"   {self.say('seed', seed=scene.match.header.seed)}", "muted"))
        if scene.cards.deck:
            asides.append(Run(f"   {clip(scene.cards.deck, 24)}", "muted"))
        for aside in asides if self.wide else ():
            if width_of(left) + width_of([aside]) <= room:
                left.append(aside)
        return left

    def _clock(self) -> list[Run]:
        """What is left of the game (HAM-21), if it has a limit."""
        words = limit_words(self.scene)
        if not words:
            return []
        role = "risky" if last_turn(self.scene) else "muted"
        return [Run(f"  {words}", role)]

    def _strip(self, way: int) -> list[Run]:
        """The stations: with blanks, without; without those that are done; the present one."""
        told = stations(self.scene)
        here = next((at for at, (_, how) in enumerate(told) if how != DONE), len(told))
        line: list[Run] = []
        if way >= 2 and 0 < here < len(told):
            told = told[here:]
            line = [Run(f"{self.glyphs.done} ", "faint")]
        if way == 3:
            told = told[:1]
        blank = " " if way == 0 else ""
        for at, (name, how) in enumerate(told):
            if at:
                ended = told[at - 1][1] == DONE
                line.append(Run(f" {blank}" if ended else f"{blank}>{blank}", "faint"))
            word = self.say(f"station-{name}")
            if how == HERE:
                line.append(Run(f"[{word.upper()}]", "accent", extra="bold"))
            elif how == DONE:
                line.append(Run(f"{word}{blank}{self.glyphs.done}", "muted"))
            else:
                line.append(Run(word, "muted"))
        return line
