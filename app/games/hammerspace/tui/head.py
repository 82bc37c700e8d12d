"""The first line of the screen: the game, the turn, its seat, the stations of the turn, the
clocks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from app.games.hammerspace.perspective import seat_view
from app.games.hammerspace.tui.panel import HammerspacePanel
from app.games.hammerspace.tui.times import last_turn, limit_words
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.i18n.literal import clip
from app.tui.widgets.styled_text import Line, Span, width_of
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
    HIDING: seat_view.HIDE,
    CHARACTERS: seat_view.CHARACTERS,
    FLIPPING: seat_view.FLIP,
    PLAYING: seat_view.PLAY,
    TARGETING: seat_view.PLAY,
    DEFENDING: seat_view.DEFEND,
    KEEPING: seat_view.KEEP,
}
"""The station of each phase that needs a decision. An effect can ask at any station."""
DONE, HERE, TO_COME = "done", "here", "to-come"
NAMES = (14, 8, 4)
"""Cells of the active player's name, from much room to little."""
WAYS = 4
"""The number of forms of the strip, the longest first."""


def stations(scene: HammerspaceViewModel) -> list[tuple[str, str]]:
    """The stations of the set-up (HAM-2 to HAM-5) or of this turn (HAM-7), each with `DONE`,
    `HERE` or `TO_COME`; after the end there are none."""
    view, parameters = scene.view, scene.config.parameters
    if view.phase == ENDED:
        return []
    if not view.turn:
        names = [
            *((seat_view.HIDE,) if parameters.hide_at_start else ()),
            *((seat_view.CHARACTERS,) if parameters.characters else ()),
            seat_view.START,
        ]
    else:
        keeps = (
            [seat_view.KEEP] if seat_view.KEEP in (scene.station, OF_PHASE.get(view.phase)) else []
        )
        names = [seat_view.FLIP, seat_view.PLAY, seat_view.DEFEND, *keeps, seat_view.REFILL]
        names += [seat_view.MONSTER] if parameters.monsters else []
    waits = view.actor >= 0 and scene.player.idle
    here = OF_PHASE.get(view.phase, scene.station) if waits else scene.station
    at = names.index(here) if here in names else 0
    return [(n, DONE if i < at else HERE if i == at else TO_COME) for i, n in enumerate(names)]


class HammerspaceHead(HammerspacePanel):
    """Game, turn and its seat at the left; the strip of the turn; the rest of the time."""

    DEFAULT_CSS = "HammerspaceHead { height: 1; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Paint the line. Without room, these go in order: blanks of the strip, letters of the
        name, the game's title, and at last the distant stations."""
        clock = self._clock()
        for way, heading in product(range(WAYS), self.headings()):
            strip = self._strip(way)
            for name in NAMES:
                left = self._left(heading, name, cells - width_of(strip) - width_of(clock) - 4)
                gap = cells - width_of(left) - width_of(strip) - width_of(clock) - 1
                if gap >= 2:
                    return [[*left, Span(" " * gap), *strip, *clock]]
        return [self._left([], NAMES[-1], cells)]

    def _left(self, heading: list[Span], name: int, room: int) -> list[Span]:
        scene, view = self.scene, self.scene.view
        left = [*heading]
        if view.turn:
            left.append(Span(f" {self.say('turn', n=view.turn)} "))
            if view.extra:
                left.append(Span(f" {self.say('extra')} ", "accent"))
        seat = view.active if view.turn else view.actor
        if view.actor >= 0 and seat >= 0:
            left += [Span(" "), *self.who(seat, name)]
            if self.is_me(seat) and self.wide:
                left.append(Span(f" {self.say('your-turn')}", "title"))
        elif view.phase == ENDED:
            left.append(Span(f" {self.say('over')}", "accent"))
        asides = []
        if scene.source.over and not self.screen.has_class("-lesson"):
            asides.append(Span(f"   {self.say('seed', seed=scene.source.header.seed)}", "muted"))
        if scene.cards.deck:
            asides.append(Span(f"   {clip(scene.cards.deck, 24)}", "muted"))
        for aside in asides if self.wide else ():
            if width_of(left) + width_of([aside]) <= room:
                left.append(aside)
        return left

    def _clock(self) -> list[Span]:
        """The rest of the time or turns (HAM-21), if there is a limit."""
        words = limit_words(self.scene)
        if not words:
            return []
        role = "risky" if last_turn(self.scene) else "muted"
        return [Span(f"  {words}", role)]

    def _strip(self, way: int) -> list[Span]:
        """The stations: with blanks, without; without past ones; the present one alone."""
        path = stations(self.scene)
        here = next((at for at, (_, how) in enumerate(path) if how != DONE), len(path))
        line: list[Span] = []
        if way >= 2 and 0 < here < len(path):
            path = path[here:]
            line = [Span(f"{self.glyphs.done} ", "faint")]
        if way == 3:
            path = path[:1]
        blank = " " if way == 0 else ""
        for at, (name, how) in enumerate(path):
            if at:
                ended = path[at - 1][1] == DONE
                line.append(Span(f" {blank}" if ended else f"{blank}>{blank}", "faint"))
            word = self.say(f"station-{name}")
            if how == HERE:
                line.append(Span(f"[{word.upper()}]", "accent", extra="bold"))
            elif how == DONE:
                line.append(Span(f"{word}{blank}{self.glyphs.done}", "muted"))
            else:
                line.append(Span(word, "muted"))
        return line
