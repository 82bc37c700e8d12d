"""Public counts: monsters left by level, treasures left, necklaces not seen yet."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.napakalaki.tui.combat import bands, hopes, odds_values
from app.games.napakalaki.tui.fight_lines import tells_odds
from app.games.napakalaki.tui.panel import NapakalakiPanel
from app.tui.widgets.styled_text import Line, Span
from engines.napakalaki.cards import NECKLACE


class DeckPanel(NapakalakiPanel):
    """The decks by public counts (NAP-20); shown in the wide layout only."""

    PART = "hand"
    CLICKED = "nap.decks"
    DEFAULT_CSS = "DeckPanel { display: none; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        scene, view = self.scene, self.scene.view
        mine = scene.mine
        inner = cells - 4
        lines: list[list[Span]] = [
            [Span(self.say("monsters-left", n=view.monsters_left, out=len(view.monster_pile)))],
            *([self._levels(inner)] if self.combat is not None else ()),
            *self._beats(mine.power, self.adorned(mine.seat)),
            [Span(self.say("treasures-left", n=view.treasures_left, out=len(view.treasure_pile)))],
            [Span(self._necklaces(), "muted")],
        ]
        title = [Span(self.say("decks"), "title"), Span(f" {self.say('decks-public')}", "muted")]
        key = [Span(self.say("decks-key", key=self.key("nap.decks")), "muted")]
        return self.boxed(lines, cells, height, title, key)

    def _levels(self, cells: int) -> list[Span]:
        """`1-5 ███ 3 6-10 ████ 4 11+ ██ 2`: a cell per monster, as long as there is room."""
        counts = bands(self.scene.config, self.scene.view, self.scene.me)
        names = sum(len(name) + len(str(count)) + 4 for name, count in counts)
        most = max(1, sum(count for _, count in counts))
        scale = min(1.0, max(0, cells - names) / most)
        line: list[Span] = []
        for name, count in counts:
            bar = self.glyphs.bar_full * max(int(count * scale), 1 if count else 0)
            line += [Span(f"{name} ", "muted"), Span(bar, "risky"), Span(f" {count}  ")]
        return line

    def _beats(self, power: int, necklace: int | None) -> list[list[Span]]:
        config, view = self.scene.config, self.scene.view
        lines: list[list[Span]] = []
        mine = self.scene.me
        if not self.scene.shows_odds or tells_odds(self, mine):
            return lines
        now = "beat-now" if self.is_me(mine) else "beat-other"
        least = hopes(config, view, power, mine).beaten
        for message, level in ((now, power), ("beat-neck", necklace)):
            if level is None:
                continue
            if message == "beat-neck" and hopes(config, view, level, mine).beaten <= least:
                lines.append([Span(self.say("beat-neck-none"), "faint")])
                continue
            values = odds_values(self.scene, level, mine)
            text = self.say(message, name=self.scene.name(mine), **values)
            lines.append([Span(text, "title" if message == now else "text")])
        return lines

    def _necklaces(self) -> str:
        config = self.scene.config
        unseen = sum(config.kind[card] == NECKLACE for card in self.scene.view.unseen_treasures)
        return self.say("necklaces-unseen", n=unseen)
