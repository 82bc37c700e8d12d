"""The first line of the screen: the game, the turn, its seat, and the stations of the turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from app.games.napakalaki.perspective.seat_view import START as START_DIE
from app.games.napakalaki.text.narrator import phase_word
from app.games.napakalaki.tui.combat import CAUGHT, ESCAPED, WON, ShownFight
from app.games.napakalaki.tui.panel import NapakalakiPanel
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.tui.cards.turn_strip import TurnPath, asides, head_line
from app.tui.widgets.line_widget import with_fitting
from app.tui.widgets.styled_text import Line, Span, width_of
from engines.napakalaki.state import (
    DEAL,
    DISCARDING,
    DOOR,
    EARLY,
    ENDED,
    EQUIPPING,
    FIGHT,
    GRUDGE,
    PRICE,
    SALES,
    SETTLE,
    START,
)

CURRENT: Final = {
    START: "start",
    SALES: "sales",
    EARLY: "early",
    FIGHT: "fight",
    SETTLE: "settle",
    EQUIPPING: "equip",
    DISCARDING: "discard",
    DOOR: "door",
    GRUDGE: "grudge",
    PRICE: "deal",
    DEAL: "deal",
}
"""The station of each phase. Drawing a monster and taking the prize need no decision."""
CUTS, FEWEST = 2, 11
"""The forms of the whole strip; with more cuts, stations are dropped."""
NAMES = (14, 8, 4)
"""Cells of the active player's name, from much room to little."""


def stations(scene: NapakalakiViewModel, combat: ShownFight | None) -> TurnPath:
    """The stations of this turn (NAP-10a); after the end there are none. What only some fights
    have, rivals' grudges and a bargain (NAP-45), is there while it happens."""
    view = scene.view
    if view.phase == ENDED:
        return TurnPath((), 0)
    rolled = scene.die is not None and scene.die.what == START_DIE
    house = scene.config.parameters.equip_before_combat
    rolls = view.phase == START or rolled or (view.early and not house)
    names = [*(("start",) if rolls else ()), "sales", *(("early",) if view.early else ())]
    names.append("door" if scene.config.parameters.corridor else "draw")
    names += ["grudge"] if view.phase == GRUDGE else []
    names.append("fight")
    names += ["deal"] if view.phase in (PRICE, DEAL) else []
    if combat is None or combat.stands == WON:
        names.append("loot")
    elif combat.stands != ESCAPED:
        names.append("settle")
    names += ["equip", "discard"]
    here = CURRENT.get(view.phase, "fight")
    if view.phase == FIGHT and combat is not None and combat.stands == CAUGHT:
        here = "settle"
    return TurnPath(tuple(names), names.index(here) if here in names else 0)


class NapakalakiHead(NapakalakiPanel):
    """Game, turn and its seat at the left; at the right the strip of the turn."""

    DEFAULT_CSS = "NapakalakiHead { height: 1; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Paint the line. Without room, these go in order: the deck, blanks of the strip, letters
        of a long name, the game's title, the word "turn"; then the past stations, the distant
        ones, and last all but a few letters of the name."""
        return [head_line(self._forms(cells), cells)]

    def _forms(self, cells: int) -> Iterator[tuple[Line, Line]]:
        path = stations(self.scene, self.combat)
        turn, short = self._turn(), self.say("turn-short", n=max(1, self.scene.view.turn))
        ways = [(heading, turn, cut) for heading in self.headings() for cut in range(CUTS)]
        ways += [([], short, CUTS - 1), *(([], turn, cut) for cut in range(CUTS, FEWEST))]
        for names in (NAMES[:-1], NAMES[-1:]):
            for heading, when, cut in ways:
                right = self._strip(path, cut)
                for name in names:
                    yield self._left(heading, when, name, cells - width_of(right) - 3), right

    def _left(self, heading: list[Span], when: str, name: int, room: int) -> list[Span]:
        actor = self.scene.view.turn_seat
        left = [*heading, Span(f" {when}")]
        more = asides(self, self.scene.cards.deck)
        if actor < 0:
            left.append(Span(f"  {self.say('over')}", "accent"))
        else:
            left += [Span("  "), *self.who(actor, name)]
            if self.is_me(actor) and self.wide:
                more.insert(0, [Span(f" {self.say('your-turn')}", "title")])
        return with_fitting(left, more, room)

    def _turn(self) -> str:
        turn, last = max(1, self.scene.view.turn), self.scene.config.parameters.turn_limit
        return self.say("turn-of", n=turn, last=last) if last else self.say("turn", n=turn)

    def _strip(self, path: TurnPath, cut: int) -> list[Span]:
        """The stations: with blanks, without; then with ever fewer before the present one, and at
        last after it, a symbol in their place."""
        count, here, dropped = len(path.names), path.here, max(0, cut - CUTS + 1)
        after = max(0, dropped - here)
        shown = range(min(here, dropped), min(count, max(here + 1, count - after)))
        word = partial(phase_word, self.mazmorra.texts)
        line = path.strip(word, self.glyphs, shown, " " if cut == 0 else "")
        return [*line, Span(f">{self.glyphs.ellipsis}", "faint")] if after else line
