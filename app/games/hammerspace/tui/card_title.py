"""The title of the preview: the chosen card and its targets."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.tui.event_panel import EventPanel
from app.i18n.literal import width
from app.tui.widgets.styled_text import Span, width_of
from engines.hammerspace.actions import MONSTER

TITLE_NAMES = (24, 18, 14, 12, 10)
"""The widths of each name in the title, tried in order."""


class CardTitle(EventPanel):
    """A panel that names the chosen card and its targets."""

    def _card_number(self) -> tuple[int, int]:
        slot = self.turns.attacking
        return slot, self.scene.mine.cards[slot] if slot >= 0 else -1

    def _card_title(self, room: int) -> list[Span]:
        slot, card = self._card_number()
        title = [Span(f"{self.say('preview')}  ", "title")]
        if card < 0:
            return title
        if not self.scene.shows_card(self.scene.mine, slot):
            return [*title, Span(f"{slot + 1} {self.say('face-down')}", "faint")]
        title.append(Span(f"{slot + 1} {self.words.name(card)}", "accent"))
        aimed = self._aimed_at(room - width_of(title))
        return [*title, *aimed]

    def _aimed_at(self, room: int) -> list[Span]:
        """The targets of the card, for a title of this width: the longest names that fit, and the
        number of possible targets, with the key that marks, then without it."""
        targets, reach = self.turns.targets, self.turns.reach
        marks, most = [""], min(reach.most, len(reach.parties))
        if most > 1 and not reach.everyone:
            n, key = len(self.turns.marks), self.key("ham.mark")
            marks = [
                self.say("marks" if n else "marks-none", n=n, most=most, key=key),
                self.say("marks-short" if n else "marks-none-short", n=n, most=most),
            ]
        arrow = Span(f" {self.signs.arrow} ", "faint")
        shown: list[Span] = []
        for name, text in ((name, text) for name in TITLE_NAMES for text in marks):
            shown = [arrow] if targets else []
            for at, party in enumerate(targets):
                shown += [Span(", ", "faint")] if at else []
                shown += self._named(party, name)
            shown += [Span(f"  {text}", "muted")] if text else []
            if width_of(shown) <= room:
                return [*shown, *self._helpers(targets, room - width_of(shown))]
        return [arrow, Span(self.say("reach-everyone"))] if reach.everyone else shown

    def _helpers(self, targets: Sequence[int], room: int) -> list[Span]:
        """The characters of the only target, where the list of rivals has no row for them."""
        if self.wide or self.rows.double or len(self.scene.rivals) < 2 or len(targets) != 1:
            return []
        (party,) = targets
        held = () if party == MONSTER else self.scene.view.players[party].characters
        text = f" ({', '.join(map(self.words.character, held))})" if held else ""
        return [Span(text, "muted")] if text and width(text) <= room else []

    def _named(self, party: int, cells: int) -> list[Span]:
        """A target in the title. The lines below have the name of a monster that is only called
        that here."""
        if party == MONSTER and width(self.scene.party_name(party)) > cells:
            return [Span(self.say("the-monster"), "risky", extra="bold")]
        return self.who(party, cells)
