"""What everybody may count: monsters left by level, treasures left, necklaces not seen yet."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events

from app.tui.napakalaki.combat import bands, hopes
from app.tui.napakalaki.fightlines import tells_odds
from app.tui.napakalaki.panel import Panel
from app.tui.widgets.ink import Line, Run
from app.tui.widgets.lines import boxed
from engines.napakalaki.cards import NECKLACE
from engines.napakalaki.odds import upcoming, with_necklace


class DeckPanel(Panel):
    """The decks by public counts (NAP-20); shown in the wide layout only."""

    PART = "hand"
    DEFAULT_CSS = "DeckPanel { height: auto; display: none; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """The deck, the treasures; its levels and what one beats if no other panel tells them."""
        scene, view = self.scene, self.scene.view
        mine, config = scene.mine, scene.config
        inner = cells - 4
        lines: list[list[Run]] = [
            [Run(self.say("monsters-left", n=view.monsters_left, out=len(view.monster_pile)))],
            *([self._levels(inner)] if self.combat is not None else ()),
            *self._beats(mine.power, with_necklace(config, view, mine.seat)),
            [Run(self.say("treasures-left", n=view.treasures_left, out=len(view.treasure_pile)))],
            [Run(self._necklaces(), "muted")],
        ]
        title = [Run(self.say("decks"), "title"), Run(f" {self.say('decks-public')}", "muted")]
        key = [Run(self.say("decks-key", key=self.key("nap.decks")), "muted")]
        framed = [[Run(" "), *line] for line in lines]
        return boxed(framed, cells, height, title, self.glyphs, key)

    def on_click(self, event: events.Click) -> None:
        """A click lists all of it."""
        event.stop()
        self.press("nap.decks")

    def _levels(self, cells: int) -> list[Run]:
        """`1-5 ███ 3   6-10 ████ 4   11+ ██ 2`: a cell a monster, as long as there is room."""
        counts = bands(self.scene.config, upcoming(self.scene.view))
        names = sum(len(name) + len(str(count)) + 4 for name, count in counts)
        most = max(1, sum(count for _, count in counts))
        scale = min(1.0, max(0, cells - names) / most)
        line: list[Run] = []
        for name, count in counts:
            bar = self.glyphs.bar_full * max(int(count * scale), 1 if count else 0)
            line += [Run(f"{name} ", "muted"), Run(bar, "risky"), Run(f" {count}  ")]
        return line

    def _beats(self, power: int, necklace: int) -> list[list[Run]]:
        config, view = self.scene.config, self.scene.view
        lines: list[list[Run]] = []
        mine = self.scene.me
        if not self.scene.reckons or tells_odds(self, mine):
            return lines
        now = "beat-now" if self.is_me(mine) else "beat-other"
        least = hopes(config, view, power).beaten
        for message, level in ((now, power), ("beat-neck", necklace)):
            found = hopes(config, view, level)
            if message == "beat-neck" and found.beaten <= least:
                lines.append([Run(self.say("beat-neck-none"), "faint")])
                continue
            told = self.say(
                message,
                name=self.scene.name(mine),
                power=level,
                n=found.beaten,
                all=found.all,
                chance=self.chance(found.share),
            )
            lines.append([Run(told, "title" if message == now else "text")])
        return lines

    def _necklaces(self) -> str:
        config = self.scene.config
        unseen = sum(config.kind[card] == NECKLACE for card in self.scene.view.unseen_treasures)
        return self.say("necklaces-unseen", n=unseen)
