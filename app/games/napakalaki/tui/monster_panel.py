"""The card of the monster on the table; before one is drawn, the content of the deck."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.napakalaki.tui.combat import (
    CAUGHT,
    ESCAPED,
    OPEN,
    WON,
    ShownFight,
    bands,
    fight_saying,
    past_result,
)
from app.games.napakalaki.tui.fight_lines import fighter
from app.games.napakalaki.tui.panel import NapakalakiPanel
from app.games.napakalaki.tui.ways.asking import asked_by
from app.i18n.literal import width
from app.text.named import quoted
from app.tui.creatures import creature
from app.tui.widgets.line_widget import side_by_side
from app.tui.widgets.styled_text import Line, Span, wrap, wrapped
from engines.napakalaki.dealings import UNSHOWN
from engines.napakalaki.doors import CLOSED
from engines.napakalaki.odds import upcoming

PICTURES = ((60, 15, 26, 12), (48, 9, 14, 6), (44, 7, 9, 4))
"""The least cells and rows within the frame, and the cells and rows of the picture that they
allow."""
BAR = 12


class MonsterPanel(NapakalakiPanel):
    """Name, level, prize, and the bad consequence for the fighting player (NAP-12)."""

    PART = "middle"
    CLICKED = "nap.look"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        combat = self.combat
        title = [Span(self.say("monster"), "title")]
        if combat is None:
            past = self._past(cells - 4, height - 2)
            lines = [*past, *self._deck(cells - 4, height - 2 - len(past))]
            right = [] if past else [Span(self.say("monster-undrawn"), "muted")]
        else:
            lines = self._card(combat, cells - 4, height - 2)
            right = [*self._added(), *self._level(combat)]
        return self.boxed(lines, cells, height, title, right)

    def _level(self, combat: ShownFight) -> list[Span]:
        """The level that counts, after the printed one if they differ (NAP-44)."""
        printed = self.scene.config.foe_level[combat.monster]
        level = Span(self.say("monster-level", n=combat.level), "title")
        if combat.level == printed:
            return [level]
        return [Span(f"{self.say('monster-card', n=printed)}, ", "muted"), level]

    def _added(self) -> list[Span]:
        """The grudges on the monster (NAP-38), before its level, which counts them."""
        added = self.scene.perspective.on_it
        return [Span(f"{self.signs.grudge * added} ", "risky")] if added else []

    # -- before a monster is drawn

    def _past(self, cells: int, rows: int) -> list[Line]:
        """How the last fight ended, where the next monster leaves room for it."""
        view = self.scene.view
        if view.dealings.shown != UNSHOWN:
            return []
        room = rows - 1 - len(bands(self.scene.config, view, fighter(self)))
        told = [wrapped(text, cells, "text") for text in past_result(self.scene)]
        return next((one for one in told if len(one) <= room), [])

    def _deck(self, cells: int, rows: int) -> list[Line]:
        """The possible monsters by level. The fight panel shows which of them the player beats."""
        if self.scene.view.dealings.shown != UNSHOWN:
            return self._seen(self.scene.view.dealings.shown, cells, rows)
        coming = upcoming(self.scene.view)
        counts = bands(self.scene.config, self.scene.view, fighter(self))
        head = self.say("deck-levels", n=len(coming))
        lines = wrapped(head, cells, "muted")
        most = max(count for _, count in counts)
        for name, count in counts:
            bar = self.gauge(count / max(1, most), min(BAR, cells - 12), "risky")
            lines.append([Span(f"{name:>6}  "), *bar, Span(f" {count}")])
        return lines[:rows]

    def _seen(self, monster: int, cells: int, rows: int) -> list[Line]:
        """The monster on top of the deck, once all have seen it (NAP-44)."""
        asked = asked_by(self.scene, self.glyphs)
        words = self.words
        lines = wrapped(self.say("deck-seen"), cells, "muted")
        lines += wrapped(asked.foe_at(fighter(self), CLOSED), cells, "title", extra="bold")
        lines += self._labelled("prize", (words.prize(monster),), "good", cells)
        if trick := words.trick(monster):
            lines += wrapped(trick, cells, "accent")
        plain = words.bad(monster)
        return [*lines, *self._in_full("bad", plain, plain, "bad", cells, rows - len(lines))]

    # -- the card

    def _card(self, combat: ShownFight, cells: int, rows: int) -> list[Line]:
        across, up = next(
            ((a, u) for c, r, a, u in PICTURES if cells + 2 >= c and rows >= r), (0, 0)
        )
        lines = self._facts(combat, cells - across, rows)
        if across:
            lines = side_by_side(lines, self._picture(combat, across, up), cells - across)
        return [*lines, *self._foot(combat, cells, rows - len(lines))]

    def _facts(self, combat: ShownFight, cells: int, rows: int) -> list[Line]:
        """The monster's name, the fighting player, and each outcome; after the end, the actual
        one."""
        words, scene = self.words, self.scene
        lines = wrapped(words.monster(combat.monster), cells, "title", extra="bold")
        who = self._who(combat)
        if who and rows > 7:
            lines += wrapped(who, cells, "muted")[:1]
        if rows > 7:
            lines.append([])
        if combat.stands != CAUGHT:
            good = "faint" if combat.stands == ESCAPED else "good"
            lines += self._labelled(
                "prize", (words.prize(combat.monster, scene.perspective.price),), good, cells
            )
        other = "" if combat.seat == scene.me else scene.name(combat.seat)
        if trick := words.trick(combat.monster, other):
            lines += wrapped(trick, cells, "accent")
        loot = scene.view.dealings.loot
        if loot and combat.stands == OPEN:
            head = self.mazmorra.texts("ways-under-label")
            told = self.fitting(
                cells - width(head) - 1,
                ", ".join(map(words.treasure, loot)),
                words.texts("napakalaki-treasures", n=len(loot)),
            )
            lines.append([Span(f"{head} ", "muted"), Span(told, "good")])
        if combat.stands == WON:
            return lines
        player = scene.view.players[combat.seat]
        plain = words.bad_against(combat.monster, player.level, player.equipped)
        bad: Sequence[str] = plain
        if combat.stands == OPEN:
            hidden = scene.view.hidden if combat.seat == scene.viewer else None
            bad = words.bad_for(
                combat.monster, player.level, player.equipped, hidden, self.signs.arrow
            )
        hurts = "faint" if combat.stands == ESCAPED else "bad"
        shown = self._in_full("bad", bad, plain, hurts, cells, rows - len(lines))
        return [*lines, *shown]

    def _in_full(
        self,
        label: str,
        bad: Sequence[str],
        plain: Sequence[str],
        role: str,
        cells: int,
        rows: int,
    ) -> list[Line]:
        """The losses to the monster, never cut: each part in a line of its own, or all in a row,
        without their meaning for the player if needed; at worst the key that shows all."""
        lines: list[Line] = []
        for texts in (bad, ("; ".join(bad),), plain, ("; ".join(plain),)):
            lines = self._labelled(label, texts, role, cells)
            if len(lines) <= rows:
                return lines
        last = [Span(self.say("monster-all", key=self.key("nap.look")), "accent")]
        return [*lines[: rows - 1], last]

    def _labelled(self, label: str, texts: Sequence[str], role: str, cells: int) -> list[Line]:
        head = self.say(f"monster-{label}") + " "
        lines: list[Line] = []
        for text in texts:
            for part in wrap(text, cells - width(head)):
                lead = head if not lines else " " * width(head)
                lines.append([Span(lead, "muted"), Span(part, role)])
        return lines

    def _who(self, combat: ShownFight) -> str:
        how = "paid" if self.scene.perspective.paid else combat.stands
        if self.is_me(combat.seat):
            return self.say(f"monster-{how}-you")
        return self.say(f"monster-{how}", name=self.scene.name(combat.seat))

    def _foot(self, combat: ShownFight, cells: int, rows: int) -> list[Line]:
        """The way to win, or the end of the fight, and what the monster says, as far as there is
        room below."""
        tie = self.fitting(
            cells,
            self.say("monster-tie", n=combat.level + 1),
            self.say("monster-tie-short", n=combat.level + 1),
            self.say("monster-tie-least"),
        )
        lines: list[Line] = []
        if combat.stands == OPEN:
            lines = [[Span(tie, "muted")]]
        elif not self.rows.middle > 9:
            role = "good" if combat.stands != CAUGHT else "bad"
            lines = wrapped(self._who(combat), cells, role)[:1]
        below = self._below(combat, cells)
        if below and len(lines) + 1 + len(below) <= rows:
            lines += [[], *below]
        elif below and len(lines) + len(below) <= rows and combat.stands != OPEN:
            lines += below
        if len(lines) < rows:
            lines.insert(0, [])
        return lines[: max(0, rows)]

    def _below(self, combat: ShownFight, cells: int) -> list[Line]:
        """The monster's own line about the end of the fight, else its flavour if there is much
        room."""
        if saying := fight_saying(self.scene):
            return wrapped(saying, cells, "faint")
        about = self.words.monster_about(combat.monster)
        if not about or self.rows.middle <= 9:
            return []
        return wrapped(quoted(self.words.texts, about), cells, "faint")

    def _picture(self, combat: ShownFight, across: int, up: int) -> list[Line]:
        card = self.scene.config.monsters[combat.monster]
        return creature(
            card.id,
            across,
            up,
            self.glyphs,
            int(card.bad.death),
            colour=self.mazmorra.palette.coloured,
        )
