"""The dialog for a defence with a choice of cards (HAM-13)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from typing_extensions import override

from app.games.hammerspace.text.odds import about, mean_words
from app.games.hammerspace.tui.badges import springs_by
from app.games.hammerspace.tui.dialogs.commands import DEFEND
from app.games.hammerspace.tui.dialogs.decision_dialog import Actions, DecisionDialog, TableBehind
from app.games.hammerspace.tui.event_panel import plus, points_shown
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.i18n.literal import pad, width
from app.i18n.numbers import percent
from app.tui.cards.card_glyphs import die_face
from app.tui.cards.sheet import BLANK, SheetContent, SheetLine, sheet_lines
from app.tui.widgets.line_widget import cut
from app.tui.widgets.styled_text import Span
from engines.hammerspace.actions import DEFEND as DEFEND_ACTION
from engines.hammerspace.cards import DEFENCE, NO_MATCH, SLOTS, SUBTYPES
from engines.hammerspace.defending import ways_to_cover
from engines.hammerspace.odds import stand_points, standing
from engines.hammerspace.view import EMPTY, View

USED, MUST, MAY, USELESS = "used", "must", "may", "useless"
"""A card in use already, one that every defence uses, one that may be chosen, one that can't be."""


class DefendDialog(DecisionDialog):
    """Picks a defence: necessary cards are picked already; the others are the defender's choice."""

    SCOPE: ClassVar[str] = DEFEND

    def __init__(self, scene: HammerspaceViewModel, board: TableBehind) -> None:
        super().__init__(scene, board)
        view: View = scene.view
        attack = view.attack
        assert attack is not None  # there is a defender
        self.view, self.attack = view, attack
        self.cards = view.me.cards
        against = scene.config.against
        self.points = {
            action - DEFEND_ACTION: against[self.cards[action - DEFEND_ACTION]][attack.subtype]
            for action in scene.pending.legal
        }
        springs = {slot: springs_by(scene, view.me, slot) for slot in range(SLOTS)}
        self.springs = {slot: more for slot, more in springs.items() if more}
        self.required = max(0, attack.required - attack.covered)
        self.ways = ways_to_cover(self.points, self.required)
        self.must = {slot for slot in self.points if all(slot in way for way in self.ways)}
        self.picks = set(self.must)
        best = min(self.ways, key=lambda way: (len(way), sum(self.points[slot] for slot in way)))
        self.picks |= set(best)
        self.at = min(self.points)

    @override
    def pointed(self) -> tuple[int, int] | None:
        return self.view.seat, self.at

    # -- the picks

    @property
    @override
    def count(self) -> int:
        return SLOTS

    def state(self, slot: int) -> str:
        if self.view.me.used >> slot & 1:
            return USED
        if slot not in self.points:
            return USELESS
        return MUST if slot in self.must else MAY

    @property
    def way(self) -> tuple[int, ...] | None:
        """The picks in an order of valid decisions, if they are a whole defence."""
        return next((way for way in self.ways if set(way) == self.picks), None)

    @property
    def covered(self) -> int:
        return self.attack.covered + sum(self.points[slot] for slot in self.picks)

    @override
    def available(self, command: str) -> bool | str:
        if command == "list.choose" and self.way is None:
            short = self.covered < self.attack.required
            return "ham-defend-short" if short else "ham-defend-over"
        return super().available(command)

    @override
    def press(self, row: int) -> None:
        """Pick a card, or take it back."""
        state = self.state(row)
        if state == MAY:
            self.picks ^= {row}
        else:
            self.notice(self.say(f"defend-{state}"))
        self.point(row)

    # -- painting

    @override
    def content(self, cells: int, rows: int) -> SheetContent:
        scene, attack = self.scene, self.attack
        name, who = scene.name(scene.me), scene.party_name(attack.attacker)
        subtype = self.app.texts(f"hammer-type-{SUBTYPES[attack.subtype]}")
        card = scene.cards.name(attack.card) if attack.card >= 0 else self.say("by-effect")
        text = self.say("defend-attack", name=who, card=card, type=subtype)
        points = points_shown(scene.config, attack)
        power = f"{points} + {die_face(attack.die)} = {attack.required}"
        lines = [
            SheetLine([Span(text), Span(f"  {power}", "title", extra="bold")]),
            BLANK,
            *(self._row(slot, cells) for slot in range(SLOTS)),
            BLANK,
            *self._outcome(cells),
            *sheet_lines(self.say("defend-rule", n=attack.required), cells, "muted"),
        ]
        way = self.way
        enter = self.say("defend-enter", key=self.key("list.choose"))
        if way is None:
            short = self.covered < attack.required
            enter = self.say("defend-short" if short else "defend-over")
        lines += [BLANK, *sheet_lines(enter, cells, "key" if way is not None else "risky")]
        life = self.say("life", n=self.view.me.life)
        return SheetContent(self.say("defend-title", name=name), life, lines)

    def _row(self, slot: int, cells: int) -> SheetLine:
        state, here = self.state(slot), slot == self.at
        card = self.cards[slot]
        ground = "select" if here else ""
        box = "[x]" if state == USED or slot in self.picks else "[ ]" if state == MAY else "   "
        role = "accent" if box == "[x]" else "text" if state == MAY else "faint"
        if card == EMPTY:
            name, points = self.say("empty"), ""
        elif not self.scene.shows_card(self.view.me, slot):
            name, points = self.say("face-down"), ""
        else:
            name = self.scene.cards.name(card)
            worth = self.scene.config.against[card][self.attack.subtype]
            points = plus(worth, self.springs.get(slot, 0)) if worth != NO_MATCH else ""
        why = pad(self.say(f"defend-row-{self._why(slot, state)}"), self._why_cells)
        mark = self.app.glyphs.bullet if here else " "
        room = cells - 13 - width(why) - 4
        line = [
            Span(f"{mark}", "key"),
            Span(f"{box} ", role),
            Span(f"{slot + 1} ", "key" if state == MAY else "faint"),
            *cut([Span(name, role)], room),
            Span(f"{points:>4}  ", "title"),
            Span(why, "muted"),
        ]
        shown = [run._replace(ground=ground) for run in cut(line, cells)]
        return SheetLine(shown, partial(self.press, slot))

    @property
    def _why_cells(self) -> int:
        """The width of the longest reason, so that the points align."""
        reasons = {self._why(slot, self.state(slot)) for slot in range(SLOTS)}
        return max(width(self.say(f"defend-row-{why}")) for why in reasons)

    def _why(self, slot: int, state: str) -> str:
        if state != USELESS:
            return state
        if self.view.me.down >> slot & 1:
            return "down"
        card = self.cards[slot]
        return "other" if card >= 0 and self.scene.config.kind[card] == DEFENCE else "none"

    def _outcome(self, cells: int) -> list[SheetLine]:
        """The sum of the picks and a die against the power: range, average, and the chance of
        death."""
        if not self.scene.shows_odds:
            return []
        found = standing(self.scene.config, self.view, sorted(self.picks))
        language = self.app.texts.language
        text = self.say(
            "defend-outcome" if found.most else "defend-safe",
            cards=stand_points(self.scene.config, self.view, sorted(self.picks)),
            power=self.attack.required,
            least=found.least,
            most=found.most,
            about=about(self.app.texts, mean_words(self.app.texts, found.mean)),
        )
        lines = sheet_lines(text, cells, "title")
        if any(slot in self.points or self.state(slot) == USED for slot in self.springs):
            text = self.say("defend-springs", n=self.attack.required)
            lines += sheet_lines(text, cells, "accent")
        if found.kill:
            chance = percent(found.kill, language)
            lines += sheet_lines(self.say("defend-kills", chance=chance), cells, "deadly")
        return lines

    # -- keys

    def do_hamdefend_toggle(self) -> None:
        self.press(self.at)

    def do_hamdefend_digit(self) -> None:
        slot = self.pressed_place("hamdefend.digit")
        if slot >= 0:
            self.press(slot)

    @override
    def do_list_choose(self) -> None:
        way = self.way
        if way is not None:
            actions: Actions = tuple(DEFEND_ACTION + slot for slot in way)
            self.dismiss(actions)
