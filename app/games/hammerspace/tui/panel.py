"""The base class of the panels of the Hammerspace screen."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import override

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.tui.row_layout import HammerspaceRows, TableSize, share
from app.games.hammerspace.tui.tokens import in_words
from app.games.hammerspace.tui.turn_controller import HammerspaceTurns
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.i18n.literal import clip, width
from app.tui.cards.table_panel import TablePanel
from app.tui.widgets.line_widget import cut, rule
from app.tui.widgets.styled_text import Line, Span, width_of
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import (
    ATTACK,
    DEFENCE,
    KINDS,
    NO_MATCH,
    REACH_ALL,
    SUBTYPES,
    TYPE_OF,
    TYPES,
)

LETTERS: str = "abcde"
"""The rivals' letters, from the viewer's left, as keys and on their boards."""
KIND_ROLES = ("risky", "accent", "good")
"""The colour roles of the words for attacks, defences and abilities."""


class HammerspacePanel(TablePanel):
    scene: HammerspaceViewModel

    def __init__(
        self, scene: HammerspaceViewModel, turns: HammerspaceTurns, ground: str = "panel"
    ) -> None:
        super().__init__(scene, ground)
        self.turns = turns

    @property
    @override
    def rows(self) -> HammerspaceRows:
        config = self.scene.config
        figures = config.parameters
        table = TableSize(
            config.seats - 1, figures.monsters, self.scene.in_play, figures.characters
        )
        return share(table, self.table_height, wide=self.wide)

    def goes_on(self, line: Line, cells: int) -> list[Span]:
        """Mark a line at its end, with the key that shows the rest: `~i`."""
        mark = f"{self.glyphs.ellipsis}{self.key('ham.look')}"
        room = cells - width(mark)
        runs = [*line]
        while runs and not runs[-1].text.strip():
            runs.pop()
        *most, last = runs or [Span("")]
        words = last.text.rstrip()
        while width_of(most) + width(words) > room and " " in words.strip():
            words = words.rstrip().rpartition(" ")[0]
        while width_of(most) + width(words) > room and words:
            words = words[:-1]
        return [*cut([*most, last._replace(text=words)], room), Span(mark, "key")]

    def framed(
        self, lines: Sequence[Line], cells: int, height: int, title: Line, right: Line = ()
    ) -> list[Line]:
        """Lines in a frame in the wide layout, else under a line with the title. The text at the
        right of the title is dropped without room for both."""
        if width_of(title) + width_of(right) + 9 > cells:
            right = ()
        if self.wide:
            return self.boxed(lines, cells, height, title, right)
        below = [cut([Span(" "), *line], cells) for line in lines[: height - 1]]
        return [rule(cells, title, self.glyphs, right), *below]

    # -- words

    @property
    def words(self) -> HammerspaceCardText:
        return self.scene.cards

    def counters(self, life: int) -> str:
        """The counters of a life (HAM-3) after its number, "" if a single one or none says it."""
        listed = in_words(life)
        several = "+" in listed or "x" in listed
        return self.say("counters", list=listed) if several else ""

    def who(self, party: int, cells: int = 14) -> list[Span]:
        """`@2 Ben` in the seat's colour; the monster by its name."""
        if party == MONSTER:
            return [Span(clip(self.scene.party_name(party), cells), "risky", extra="bold")]
        name = self.called(party, cells)
        alive = not self.scene.view.players[party].fell
        role = f"seat{party + 1}" if alive else "dead"
        return [self.seat_sign(party, alive), Span(f" {name}", role)]

    def letter(self, party: int) -> str:
        """The key of a target: `a` to `e` for the rivals, `m` for the monster."""
        if party == MONSTER:
            return self.key("ham.target-m")
        around = self.scene.config.clockwise[self.scene.me]
        return self.key(f"ham.target-{LETTERS[around.index(party) - 1]}")

    def aim_sign(self, party: int) -> str:
        """A tick on marked targets, `<` on the one that Enter, or the next mark, would take."""
        if party in self.turns.marks:
            return self.glyphs.done
        turns = self.turns
        next_mark = bool(turns.marks) and party == turns.cursor
        return "<" if next_mark or party in turns.targets else " "

    def short_type(self, subtype: int) -> str:
        return self.say(f"short-{SUBTYPES[subtype]}")

    def figures_short(self, card: int, cells: int = 99, more: int = 0) -> str:
        ways = self.figures(card, more)
        return self.fitting(cells, *ways) if ways else self.words.name(card)

    def figures(self, card: int, more: int = 0) -> tuple[str, ...]:
        """The forms of a card's figures, the longest first: `fire 6 on 2`, `phy4 che3 mel6`;
        shorter `fir 6 on 2`, `p4 c3 mel6`, then without blanks; the shortest of a defence is
        `p4c3+`, with a symbol for subtypes with points of their own. Empty for an ability. `more`
        is what the Spring of an attack adds now: `proj 2+8`."""
        config = self.scene.config
        kind = config.kind[card]
        if kind == ATTACK:
            printed = f"{config.points[card]}+{more}" if more else f"{config.points[card]}"
            figures = f"{printed}{self.reach_short(card)}"
            subtype = config.subtype[card]
            word = self.say(f"brief-{SUBTYPES[subtype]}")
            short = f"{self.short_type(subtype)} {figures}"
            return f"{word} {figures}", short, short.replace(" ", "")
        if kind != DEFENCE:
            return ()
        types, others = self.against_short(card)
        some = _joined(others)
        full = [*_joined(types), *some]
        least = [f"{word[:1]}{points}" for word, points in types]
        brief = [*least, *some]
        sign = "+" if some else ""
        return " ".join(full), " ".join(brief), "".join(brief), f"{''.join(least)}{sign}"

    def reach_short(self, card: int) -> str:
        """The reach of an attack, after its points: nothing for one, ` on 2`, ` all`."""
        reach = self.scene.config.reach[card]
        if reach == 1:
            return ""
        if reach == REACH_ALL:
            return f" {self.say('reach-all')}"
        return f" {self.say('reach-several', n=reach)}"

    def against_short(self, card: int) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
        """The types that a defence covers, and the subtypes with other points."""
        against = self.scene.config.against[card]
        if len(set(against)) == 1:
            return [], [(self.say("short-all"), against[0])]
        types: list[tuple[str, int]] = []
        others: list[tuple[str, int]] = []
        for kind, word in enumerate(TYPES):
            ours = [points for at, points in enumerate(against) if TYPE_OF[at] == kind]
            usual = max(set(ours), key=lambda points: (ours.count(points), -points))
            if usual == NO_MATCH:
                continue
            types.append((self.say(f"short-{word}"), usual))
            for at, points in enumerate(against):
                if TYPE_OF[at] == kind and points != usual:
                    others.append((self.short_type(at), points))
        return types, others

    def kind_letter(self, card: int) -> Span:
        kind = self.scene.config.kind[card]
        return Span(self.say(f"letter-{KINDS[kind]}"), KIND_ROLES[kind])


def _joined(figures: Sequence[tuple[str, int]]) -> list[str]:
    """Words with their points: `phy4`."""
    return [f"{word}{points}" for word, points in figures]
