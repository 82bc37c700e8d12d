"""The whole table in words: every board, its characters and lasting effects, the piles."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.tui.badges import badges, marked, marks_on, sprung
from app.games.hammerspace.tui.tokens import in_words
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.i18n.literal import clip
from app.tui.match.page import MatchPage
from app.tui.widgets.styled_text import Line, Span, wrap
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.effects.codes import MARK_WORDS
from engines.hammerspace.view import EMPTY, Player


class TableScreen(MatchPage):
    """All that the viewer may see (HAM-25), board by board."""

    TITLE_ID = "table-title"
    scene: HammerspaceViewModel

    def lines(self, cells: int) -> Sequence[Line]:
        lines: list[Line] = []
        for player in (self.scene.mine, *self.scene.rivals):
            lines += [*self._board(player, cells), []]
        view, words = self.scene.view, self.scene.cards
        piles = self.say("decks", left=view.cards_left, out=len(view.pile))
        lines.append([*self.head(self.say("pile-title")), Span(f"   {piles}", "muted")])
        names = ", ".join(words.name(card) for card in reversed(view.pile))
        return [*lines, *self.paragraph(names or self.say("pile-empty"), cells)]

    def _board(self, player: Player, cells: int) -> list[Line]:
        scene, words = self.scene, self.scene.cards
        glyphs = self.app.glyphs
        sign = f"{glyphs.dead if player.fell else glyphs.player}{player.seat + 1}"
        role = "dead" if player.fell else f"seat{player.seat + 1}"
        life = self.say("out") if player.fell else self.say("life", n=player.life)
        counters = in_words(player.life)
        head = [
            Span(f" {sign} {clip(scene.name(player.seat), 40)}", role, extra="bold"),
            Span(f"   {life}", "title"),
            Span(self.say("counters", list=counters) if counters else "", "muted"),
            *(Span(f"   {text}", "risky") for text in badges(scene, player.seat)),
        ]
        lines: list[Line] = [head]
        for slot in range(SLOTS):
            lines += self._slot(player, slot, cells)
        for number in player.characters:
            text = f"{words.character(number)}: {words.character_text(number)}"
            lines += self.paragraph(text, cells, "accent")
        lines += self._marks(player, cells)
        for one in scene.lasting(player.seat):
            name = "" if player.seat == scene.viewer else scene.name(player.seat)
            lines += self.paragraph(words.lasts(one, name), cells, "risky")
        return lines

    def _marks(self, player: Player, cells: int) -> list[Line]:
        """What each mark on a player does (HAM-33)."""
        lines: list[Line] = []
        for mark in marks_on(self.scene, player.seat):
            kind, named = MARK_WORDS[mark.type], marked(self.scene, mark)
            text = self.say("mark-means", mark=named, n=mark.turns, kind=kind, more=mark.amount)
            lines += self.paragraph(text, cells, "risky")
        return lines

    def _slot(self, player: Player, slot: int, cells: int) -> list[Line]:
        card = player.cards[slot]
        words = self.scene.cards
        if card == EMPTY:
            return [[Span(f"   {slot + 1} {self.say('empty')}", "faint")]]
        down = f" ({self.say('down')})" if player.down >> slot & 1 else ""
        down = f" ({self.say('sprung')})" if sprung(self.scene, player, slot) else down
        if not self.scene.shows_card(player, slot):
            return [[Span(f"   {slot + 1} {self.say('face-down')}", "faint")]]
        facts = ", ".join(
            filter(
                None, (words.kind(card), words.types(card), *words.points(card), words.reach(card))
            )
        )
        effects = " ".join(words.told_lines(card))
        lead = f"{slot + 1} {words.name(card)}{down}:"
        first, *rest = wrap(f"{lead} {facts}. {effects}", cells - 7)
        named = [Span(f"   {first[: len(lead)]}", "title"), Span(first[len(lead) :])]
        return [named, *([Span(f"     {part}")] for part in rest)]
