"""The first line of the screen: the game, the turn, its seat, the stations of the turn, the
clocks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from app.games.hammerspace.perspective import seat_view
from app.games.hammerspace.tui.panel import HammerspacePanel
from app.games.hammerspace.tui.times import last_turn, limit_words
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.tui.cards.turn_strip import TurnPath, asides, head_line
from app.tui.widgets.line_widget import with_fitting
from app.tui.widgets.styled_text import Line, Span, width_of
from engines.hammerspace.state import (
    CHARACTERS,
    DEFENDING,
    ENDED,
    FEEDING,
    FLIPPING,
    HIDING,
    KEEPING,
    LAYING,
    MAKESHIFT,
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
    LAYING: seat_view.REFILL,
    MAKESHIFT: seat_view.DEFEND,
    FEEDING: seat_view.MONSTER,
}
"""The station of each phase that needs a decision. An effect can ask at any station."""
NAMES = (14, 8, 4)
"""Cells of the active player's name, from much room to little."""
WAYS = 4
"""The number of forms of the strip, the longest first."""


def stations(scene: HammerspaceViewModel) -> TurnPath:
    """The stations of the set-up (HAM-2 to HAM-5) or of this turn (HAM-7); after the end there are
    none."""
    view, parameters = scene.view, scene.config.parameters
    if view.phase == ENDED:
        return TurnPath((), 0)
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
    if here == seat_view.FLIP and waits and not view.me.down:
        here = seat_view.PLAY  # nothing to turn up: Enter plays
    return TurnPath(tuple(names), names.index(here) if here in names else 0)


class HammerspaceHead(HammerspacePanel):
    """Game, turn and its seat at the left; the strip of the turn; the rest of the time."""

    DEFAULT_CSS = "HammerspaceHead { height: 1; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Paint the line. Without room, these go in order: blanks of the strip, letters of the
        name, the game's title, and at last the distant stations."""
        return [head_line(self._forms(cells), cells)]

    def _forms(self, cells: int) -> Iterator[tuple[Line, Line]]:
        path, clock, headings = stations(self.scene), self._clock(), self.headings()
        for way in range(WAYS):
            right = [*self._strip(path, way), *clock]
            for heading, name in product(headings, NAMES):
                yield self._left(heading, name, cells - width_of(right) - 4), right

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
        return with_fitting(left, asides(self, scene.cards.deck), room)

    def _clock(self) -> list[Span]:
        """The rest of the time or turns (HAM-21), if there is a limit."""
        words = limit_words(self.scene)
        if not words:
            return []
        role = "risky" if last_turn(self.scene) else "muted"
        return [Span(f"  {words}", role)]

    def _strip(self, path: TurnPath, way: int) -> list[Span]:
        """The stations: with blanks, without; without past ones; the present one alone."""
        here, count = path.here, len(path.names)
        shown = range(here if way >= 2 else 0, min(count, here + 1) if way == 3 else count)
        return path.strip(self._word, self.glyphs, shown, " " if way == 0 else "")

    def _word(self, station: str) -> str:
        return self.say(f"station-{station}")
