"""The corridor: a line on the table, and the page that shows it in full (NAP-34, NAP-35)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from app.games.napakalaki.text.cards import UNSHORTENED
from app.games.napakalaki.tui.panel import NapakalakiPanel
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.games.napakalaki.tui.ways.asking import asked_by
from app.games.napakalaki.tui.ways.doors import door_of
from app.i18n.literal import clip, width
from app.tui.match.page import MatchPage
from app.tui.widgets.line_widget import rule
from app.tui.widgets.styled_text import Line, Span, width_of
from engines.napakalaki.odds import level_behind

SHORTEST = 9
"""The cells of a monster's name from which the gaps are whole."""
GAP = 3
"""Cells between two monsters in the line."""


class CorridorPanel(NapakalakiPanel):
    """`CORRIDOR  1 Sourdough 10   2 Kraken 20 (3)   c: all`: the monsters that wait, each with its
    door, its level, and the cards under it, or their number."""

    PART = "corridor"
    CLICKED = "nap.corridor"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        if not height:
            return []
        title = [Span(self.mazmorra.texts("ways-corridor"), "title")]
        key = self.mazmorra.texts("ways-corridor-key", key=self.key("nap.corridor"))
        right = [Span(key, "muted")]
        room = cells - width_of(title) - width_of(right) - 10
        return [rule(cells, [*title, *self._row(room)], self.glyphs, right)]

    def _row(self, cells: int) -> list[Span]:
        dealings = self.scene.view.dealings
        if not dealings.corridor:
            return [Span(f"  {self.mazmorra.texts('ways-corridor-empty')}", "faint")]
        rows = list(zip(dealings.corridor, dealings.under, strict=True))
        levels, count = self._levels(), len(rows)
        tails = [f" {n}{self._under(under)}" for n, (_, under) in zip(levels, rows, strict=True)]
        names = sum(width(self.words.monster(monster)) for monster, _ in rows)
        if names + sum(map(width, tails)) + 5 * count > cells:
            counts = [f" ({len(under)})" if under else "" for _, under in rows]
            tails = [f" {level}{n}" for level, n in zip(levels, counts, strict=True)]
        gap, lead = GAP, 2
        rooms = cells - lead - gap * (count - 1) - sum(2 + width(tail) for tail in tails)
        if rooms < sum(min(SHORTEST, width(self.words.monster(one))) for one in dealings.corridor):
            gap = GAP - 1
            rooms += count - 1
        shown = _shared(rooms, [width(self.words.monster(one)) for one in dealings.corridor])
        spans: list[Span] = []
        for at, monster in enumerate(dealings.corridor):
            spans += [
                Span(f"{' ' * (gap if at else lead)}{at + 1} ", "key"),
                Span(clip(self.words.monster(monster), shown[at])),
                Span(tails[at], "title"),
            ]
        return spans

    def _levels(self) -> list[int]:
        """What the monsters count against the player on display (NAP-44)."""
        scene = self.scene
        doors = range(1, len(scene.view.dealings.corridor) + 1)
        return [level_behind(scene.config, scene.view, scene.me, door) for door in doors]

    def _under(self, cards: Sequence[int]) -> str:
        """` (Lampshade, Stop Sign)`: the cards under a monster, where there is room."""
        return f" ({', '.join(map(self.words.treasure, cards))})" if cards else ""


def _shared(cells: int, wanted: Sequence[int]) -> list[int]:
    """Share cells among names: nobody gets more than it wants, and what short ones leave is for the
    longer ones."""
    found = [0] * len(wanted)
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    for done, at in enumerate(order):
        found[at] = min(wanted[at], max(0, cells) // (len(order) - done))
        cells -= found[at]
    return found


class CorridorPage(MatchPage):
    """All that waits: level, prize, losses, the cards under it and whose they were, and the
    chances of the player on display."""

    TITLE_ID = "corridor-title"
    CLAUSES: ClassVar[tuple[str, ...]] = ("NAP-34", "NAP-35")
    scene: NapakalakiViewModel

    def say(self, message: str, /, **values: str | int) -> str:
        return self.app.texts(f"ways-{message}", **values)

    def lines(self, cells: int) -> Sequence[Line]:
        scene = self.scene
        dealings, words = scene.view.dealings, scene.cards
        if not dealings.corridor:
            return self.paragraph(self.say("corridor-none"), cells, "text")
        asked = asked_by(scene, self.app.glyphs)
        lines: list[Line] = []
        for door, monster in enumerate(dealings.corridor, 1):
            name, shares, _ = door_of(asked, scene.me, door)
            under = dealings.under[door - 1]
            lines += [[], [Span(f" {door}  ", "key"), Span(name, "title", extra="bold")]]
            prize = self.say("prize", prize=words.prize(monster))
            losses = self.say("losses", bad=", ".join(words.bad(monster)))
            lines += self.paragraph(f"{prize}; {losses}", cells, "text")
            if trick := words.trick(monster):
                lines += self.paragraph(trick, cells, "accent")
            told = asked.under(under, UNSHORTENED) if under else self.say("under-nothing")
            lines += self.paragraph(self.say("under", cards=told), cells, "text")
            if scene.shows_odds:
                alone, own, _, helped = shares
                values = {"name": scene.name(scene.me), "alone": alone, "own": own}
                held, help_ = asked.grudges(scene.me), int(asked.config.parameters.help)
                text = self.say("corridor-odds", helped=helped, grudges=held, help=help_, **values)
                lines += self.paragraph(text, cells)
        return lines
