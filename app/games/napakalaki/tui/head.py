"""The first line of the screen: the game, the turn, its seat, and the stations of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.napakalaki.perspective.seat_view import START as START_DIE
from app.games.napakalaki.text.narrator import phase_word
from app.games.napakalaki.tui.combat import CAUGHT, ESCAPED, WON, ShownFight
from app.games.napakalaki.tui.panel import NapakalakiPanel
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.i18n.literal import clip
from app.tui.widgets.styled_text import Line, Span, width_of
from engines.napakalaki.state import (
    DISCARDING,
    EARLY,
    ENDED,
    EQUIPPING,
    FIGHT,
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
}
"""The station of each phase. Drawing a monster and taking the prize need no decision."""
DONE, HERE, TO_COME = "done", "here", "to-come"
CUTS, FEWEST = 2, 11
"""The forms of the whole strip; with more cuts, stations are dropped."""
NAMES = (14, 8, 4)
"""Cells of the active player's name, from much room to little."""


def stations(scene: NapakalakiViewModel, combat: ShownFight | None) -> list[tuple[str, str]]:
    """The stations of this turn (NAP-10a), each with `DONE`, `HERE` or `TO_COME`; after the end
    there are none."""
    view = scene.view
    if view.phase == ENDED:
        return []
    rolled = scene.die is not None and scene.die.what == START_DIE
    house = scene.config.parameters.equip_before_combat
    rolls = view.phase == START or rolled or (view.early and not house)
    names = [*(("start",) if rolls else ()), "sales", *(("early",) if view.early else ())]
    names += ["draw", "fight"]
    if combat is None or combat.stands == WON:
        names.append("loot")
    elif combat.stands != ESCAPED:
        names.append("settle")
    names += ["equip", "discard"]
    here = CURRENT.get(view.phase, "fight")
    if view.phase == FIGHT and combat is not None and combat.stands == CAUGHT:
        here = "settle"
    at = names.index(here) if here in names else 0
    return [(n, DONE if i < at else HERE if i == at else TO_COME) for i, n in enumerate(names)]


class NapakalakiHead(NapakalakiPanel):
    """Game, turn and its seat at the left; at the right the strip of the turn."""

    DEFAULT_CSS = "NapakalakiHead { height: 1; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Paint the line. Without room, these go in order: the deck, blanks of the strip, letters
        of a long name, the game's title; then the past stations, the distant ones, and last all but
        a few letters of the name."""
        ways = [(heading, cut) for heading in self.headings() for cut in range(CUTS)]
        ways += [([], cut) for cut in range(CUTS, FEWEST)]
        for names in (NAMES[:-1], NAMES[-1:]):
            for heading, cut in ways:
                right = self._strip(cut)
                for name in names:
                    left = self._left(heading, name, cells - width_of(right) - 3)
                    gap = cells - width_of(left) - width_of(right) - 1
                    if gap >= 2:
                        return [[*left, Span(" " * gap), *right]]
        return [self._left([], NAMES[-1], cells)]

    def _left(self, heading: list[Span], name: int, room: int) -> list[Span]:
        scene, view = self.scene, self.scene.view
        parts: list[list[Span]] = [
            heading,
            [Span(f" {self._turn()}")],
        ]
        if view.actor >= 0:
            parts.append([Span("  "), *self.who(view.actor, name)])
            if self.is_me(view.actor) and self.wide:
                parts.append([Span(f" {self.say('your-turn')}", "title")])
        else:
            parts.append([Span(f"  {self.say('over')}", "accent")])
        if self.wide and scene.source.over and not self.screen.has_class("-lesson"):
            parts.append([Span(f"   {self.say('seed', seed=scene.source.header.seed)}", "muted")])
        if self.wide and scene.cards.deck:
            parts.append([Span(f"   {clip(scene.cards.deck, 24)}", "muted")])
        needed = 3
        left: list[Span] = [run for part in parts[:needed] for run in part]
        for part in parts[needed:]:
            if width_of(left) + width_of(part) <= room:
                left += part
        return left

    def _turn(self) -> str:
        turn, last = max(1, self.scene.view.turn), self.scene.config.parameters.turn_limit
        return self.say("turn-of", n=turn, last=last) if last else self.say("turn", n=turn)

    def _strip(self, cut: int) -> list[Span]:
        """The stations: with blanks, without; then with ever fewer before the present one, and at
        last after it, a symbol in their place. The symbol of a past station also separates it from
        the next."""
        path = stations(self.scene, self.combat)
        here = next((at for at, (_, how) in enumerate(path) if how != DONE), 0)
        before = min(here, max(0, cut - CUTS + 1))
        after = max(0, cut - CUTS + 1 - here)
        shown = path[before : max(here + 1, len(path) - after)]
        blank = " " if cut == 0 else ""
        line = [Span(f"{self.glyphs.done} ", "faint")] if before else []
        for at, (name, how) in enumerate(shown):
            if at:
                ended = shown[at - 1][1] == DONE
                line.append(Span(f" {blank}" if ended else f"{blank}>{blank}", "faint"))
            word = phase_word(self.mazmorra.texts, name)
            if how == HERE:
                line.append(Span(f"[{word.upper()}]", "accent", extra="bold"))
            elif how == DONE:
                line.append(Span(f"{word}{blank}{self.glyphs.done}", "muted"))
            else:
                line.append(Span(word, "muted"))
        if after:
            line.append(Span(f">{self.glyphs.ellipsis}", "faint"))
        return line
