"""The hidden treasures: visible to their owner only, and covered on a key (NAP-7, NAP-20)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual import events

from app.games.napakalaki.text.empty_handed import empty_handed
from app.games.napakalaki.tui.commands import CARD_KEYS
from app.games.napakalaki.tui.equip_panel import fate_run
from app.games.napakalaki.tui.panel import NapakalakiPanel
from app.games.napakalaki.tui.slot_table import number_heads, numbers
from app.games.napakalaki.tui.slots import slot_of
from app.i18n.literal import pad, width
from app.tui.widgets.styled_text import Line, Span, width_of, wrapped
from engines.napakalaki.config import combat_level, necklace_of, wearable
from engines.napakalaki.state import DISCARDING, EARLY, EQUIPPING, FIGHTS, SALES, START

NAME = 25
"""Cells for a name and a blank; the effect of equipping the card is cut before."""
NUMBER = 6
"""Cells of each number."""
TABLE = 8
"""The least rows for columns with headings."""


class HandPanel(NapakalakiPanel):
    """Number, name, kind, both values, gold, and the effect of equipping now."""

    PART = "hand"
    _places: Sequence[tuple[int, int, int, int]] = ()
    """The places of the cards: row, first and last column (not included), number in the hand."""
    _fates: Mapping[int, str] = {}
    _fits: Sequence[int] = ()
    """The possible fates of the cards in a fight, and the cards with a free place (NAP-6)."""

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        scene = self.scene
        self._places = ()
        self._fates = self.risks
        self._fits = wearable(scene.config, scene.mine.equipped, scene.view.hidden)
        lines = (
            self._shown(cells - 3, height - 2)
            if self.scene.shows_hand
            else self._covered(cells - 3)
        )
        note = self._note(cells - 6) if scene.sees_hand and scene.view.actor >= 0 else ""
        title = self._title() + self._edge_heads(cells, height - 2)
        foot = [Span(note, "muted")] if note else []
        return self.boxed(lines, cells, height, title, self._right(), foot)

    def _title(self) -> list[Span]:
        scene, mine = self.scene, self.scene.mine
        most = scene.config.parameters.hidden_limit
        role = "risky" if mine.hidden > most else "title"
        words = self.say("hand", n=mine.hidden, most=most)
        name = scene.name(mine.seat)
        if scene.sees_hand:
            only = self.say("hand-only", name=name)
        else:
            only = self.say("hand-other", name=name)
        return [Span(words, role), Span(f" - {only}", "muted")]

    def _edge_heads(self, cells: int, rows: int) -> list[Span]:
        """The headings of the numbers, on the upper edge if they have no line of their own."""
        cards = len(self.scene.view.hidden) if self.scene.shows_hand else 0
        if not 0 < cards <= rows or self._has_heads(rows):
            return []
        words = number_heads(self.say, NUMBER)
        text = words.lstrip()
        start = 2 + self._before_numbers(cells - 3) + width(words) - width(text)
        blank = start - 3 - width_of(self._title()) - 2
        if blank < 1 or start + width(text) + width_of(self._right()) + 6 > cells:
            return []
        return [Span(f" {self.glyphs.rule * blank} ", "border"), Span(text, "muted")]

    def _has_heads(self, rows: int) -> bool:
        return rows >= TABLE - 2 and len(self.scene.view.hidden) < rows

    def _before_numbers(self, cells: int) -> int:
        return 3 + self._name_cells(cells) + self._kind_cells()

    def _right(self) -> list[Span]:
        if not self.scene.sees_hand or not self.scene.mine.hidden:
            return []
        message = "hand-hides" if self.scene.hand_open else "hand-shows"
        return [Span(self.say(message, key=self.key("nap.hand")), "muted")]

    def _covered(self, cells: int) -> list[list[Span]]:
        """The backs of the cards: their number is public."""
        scene = self.scene
        count = scene.mine.hidden
        if not count:
            return self._empty(cells)
        backs = [Span(f"{self.signs.face_down} ", "unseen") for _ in range(min(count, cells // 3))]
        message = "hand-backs-own" if scene.sees_hand else "hand-backs"
        words = self.say(message, n=count, name=scene.name(scene.me), key=self.key("nap.hand"))
        return [backs, [Span(words, "muted")]]

    def _empty(self, cells: int) -> list[list[Span]]:
        """What a player without treasures can do, else that nothing is hidden."""
        scene = self.scene
        if scene.sees_hand and not scene.replaying:
            texts = self.mazmorra.texts
            words = empty_handed(texts, scene.config, scene.view)
            if words:
                return [[*line] for text in words for line in wrapped(text, cells)]
        return [[Span(self.say("hand-empty"), "faint")]]

    def on_click(self, event: events.Click) -> None:
        event.stop()
        for y, start, end, at in self._places:
            if event.y == y and start <= event.x < end:
                self.press(CARD_KEYS[at] if at < len(CARD_KEYS) else "nap.look")

    # -- the cards

    def _shown(self, cells: int, rows: int) -> list[list[Span]]:
        hand = self.scene.view.hidden
        if not hand:
            return self._empty(cells)[:rows]
        heads = self._has_heads(rows)
        self._places = [(at + 1 + heads, 0, cells, at) for at in range(len(hand))]
        if heads:
            return [self._heads(cells), *(self._full(at, cells) for at in range(len(hand)))]
        if len(hand) <= rows:
            return [self._full(at, cells) for at in range(len(hand))]
        return self._two_columns(cells, rows)

    def _two_columns(self, cells: int, rows: int) -> list[list[Span]]:
        """Shorter cards side by side, a blank between and after them; cards without room are
        counted."""
        hand = self.scene.view.hidden
        each, shown = (cells - 2) // 2, list(range(len(hand)))
        more = len(hand) - 2 * rows
        if more > 0:
            shown = shown[: 2 * rows - 1]
        high = -(-(len(shown) + (more > 0)) // 2)
        columns = [hand[at] for at in shown[:high]], [hand[at] for at in shown[high:]]
        parts = [self._short(at, each, columns[at // high]) for at in shown]
        if more > 0:
            words = self.say("hand-more", n=more + 1, key=self.key("nap.look"))
            parts.append([Span(pad(words, each), "accent")])
        self._places = [
            (at % high + 1, each * (at // high), each * (at // high + 1), at) for at in shown
        ]
        lines = []
        for y in range(high):
            line = [*parts[y], Span(" ")]
            if y + high < len(parts):
                line += parts[y + high]
            lines.append(line)
        if len(lines) < rows:
            lines += [[]] * (rows - len(lines) - 1)
            lines.append(self._legend(shown))
        return lines

    def _legend(self, shown: Sequence[int]) -> list[Span]:
        """The meaning of the symbols before the kinds, as far as they occur."""
        risks, fits = self._fates, self._fits
        cards = [self.scene.view.hidden[at] for at in shown]
        fates = dict.fromkeys(risks[card] for card in cards if card in risks)
        lines = [fate_run(self, fate) for fate in fates]
        rest = [card for card in cards if card not in risks]
        if any(card in fits for card in rest):
            lines.append(Span(f"{self.signs.fits} {self.say('fits')}"))
        if any(card not in fits for card in rest):
            lines.append(Span(f"{self.signs.taken} {self.say('no-place')}"))
        return [part for run in lines for part in (run._replace(role="faint"), Span("   "))]

    def _heads(self, cells: int) -> list[Span]:
        name = self._name_cells(cells)
        words = [
            "#  ",
            pad(self.say("head-card"), name),
            pad(self.say("head-kind"), self._kind_cells()),
            number_heads(self.say, NUMBER),
            f"  {self.say('head-equip')}",
        ]
        return [Span(pad("".join(words), cells), "muted")]

    def _name_cells(self, cells: int) -> int:
        room = cells - 3 - self._kind_cells() - 18 - 2
        hand, head = self.scene.view.hidden, width(self.say("head-equip"))
        effect = max(width(self._effect(card, cells).text) for card in hand)
        return max(12, min(NAME, room - effect), min(self._widest_name() + 1, room - head))

    def _kind_cells(self) -> int:
        return max(width(self.say("head-kind")), self._widest_kind()) + 1

    def _widest_name(self) -> int:
        return max(width(self.words.treasure(card)) for card in self.scene.view.hidden)

    def _widest_kind(self) -> int:
        return max(width(self.words.kind_short(card)) for card in self.scene.view.hidden)

    def _full(self, at: int, cells: int) -> list[Span]:
        scene = self.scene
        card = scene.view.hidden[at]
        name = self._name_cells(cells)
        worn = necklace_of(scene.config, scene.mine.equipped) >= 0
        *bonuses, gold = numbers(self.words, card, NUMBER, worn=worn)
        line = [
            Span(f"{at + 1:<3}" if at < 9 else "   ", "key"),
            Span(pad(self.words.treasure(card), name - 1)),
            Span(f" {pad(self.words.kind_short(card), self._kind_cells())}", "muted"),
            *bonuses,
            gold._replace(text=f"{gold.text}  "),
        ]
        return [*line, self._effect(card, cells - name - 23 - self._kind_cells())]

    def _short(self, at: int, cells: int, column: Sequence[int]) -> list[Span]:
        """A card in half a line, in a column of cards: a symbol says whether there is a free place
        for it; in a fight, its fate. To keep whole names, the gold goes first, then the words of
        the kinds shrink to the rivals' letters; at last bonuses align in each column by itself."""
        scene = self.scene
        hand = scene.view.hidden
        card = hand[at]
        bonuses = max(width(self.words.bonus_short(one)) for one in hand)
        gold = f" {scene.config.gold[card]:>3}"
        gap = "" if self.glyphs.pixels else " "  # an x would look like a letter of the kind
        rest = cells - 2 - 1 - 1 - len(gap) - 1 - bonuses
        words = rest - self._widest_kind() >= self._widest_name()
        kind_of = self.words.kind_short if words else self._letter
        kinds = max(width(kind_of(one)) for one in hand)
        kind, room = pad(kind_of(card), kinds), rest - kinds
        if self._widest_name() <= room - width(gold):
            room -= width(gold)
        else:
            gold = ""
        if self._widest_name() > room:
            own = max(width(self.words.bonus_short(one)) for one in column)
            room, bonuses = room + bonuses - own, own
        bonus = pad(self.words.bonus_short(card), bonuses)
        fate = self._fates.get(card)
        if fate:
            sign = fate_run(self, fate)
            sign = sign._replace(text=sign.text[0])
        elif card in self._fits:
            sign = Span(self.signs.fits, "good")
        else:
            sign = Span(self.signs.taken, "faint")
        return [
            Span(f"{at + 1} " if at < 9 else "  ", "key"),
            Span(pad(self.words.treasure(card), room)),
            Span(" "),
            sign,
            Span(f"{gap}{kind} ", sign.role if fate else "muted"),
            Span(bonus, "title"),
            Span(gold, "muted"),
        ]

    def _letter(self, card: int) -> str:
        slot = slot_of(self.scene.config, card)
        return self.say("letter-hand-1" if slot == "hand" else f"letter-{slot}")

    def _effect(self, card: int, cells: int) -> Span:
        """The effect of equipping a card, or the taken place; in a fight, its fate."""
        scene, mine = self.scene, self.scene.mine
        fate = self._fates.get(card)
        if fate:
            return fate_run(self, fate)
        if card in self._fits:
            after = combat_level(scene.config, mine.level, [*mine.equipped, card], mine.zeal)
            text = self.say("equip-to", before=mine.power, after=after, arrow=self.signs.arrow)
            return Span(f"{self.signs.fits} {text}", "good" if after > mine.power else "text")
        slot = slot_of(scene.config, card)
        words = self.fitting(cells - 2, self.say(f"taken-{slot}"), self.say("taken"))
        return Span(f"{self.signs.taken} {words}", "faint")

    def _note(self, cells: int) -> str:
        """The reason why equipping is impossible now, shown beside the cards."""
        scene, view = self.scene, self.scene.view
        mine = scene.mine
        most = scene.config.parameters.hidden_limit
        own = view.turn_seat == mine.seat
        if own and view.phase in FIGHTS:
            texts = [self.say("note-fight"), self.say("note-fight-short")]
        elif own and view.phase in (EQUIPPING, DISCARDING) and mine.hidden > most:
            message = "note-crowd" if view.phase == EQUIPPING else "note-discard"
            texts = [self.say(message, n=mine.hidden - most, most=most)]
        elif own and view.phase in (EARLY, EQUIPPING) and self._fits:
            if scene.replaying:
                return ""  # a replay decides nothing, and has other keys
            texts = [self.say("note-now", key=self.key("nap.equip"))]
        elif own and mine.hidden and view.early and view.phase in (START, SALES):
            texts = [self.say("note-early"), self.say("note-early-short")]
        elif mine.hidden and scene.config.parameters.equip_before_combat:
            texts = [self.say("note-both"), self.say("note-both-short")]
        elif mine.hidden:
            texts = [self.say("note-later"), self.say("note-later-short")]
        else:
            return ""
        return self.fitting(cells, *texts)
