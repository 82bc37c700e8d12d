"""Cards, characters and monsters in full, one at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from typing_extensions import override

from app.games.hammerspace.tui.badges import food_word
from app.games.hammerspace.tui.dialogs.commands import CARDS
from app.games.hammerspace.tui.dialogs.decision_dialog import WIDTHS
from app.games.hammerspace.tui.monster_targets import around
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.text.named import quoted
from app.tui.cards.card_pages import CardPages
from app.tui.cards.sheet import SheetWidths
from app.tui.widgets.styled_text import Line, Span, hanging, width_of, wrapped

CARD, CHARACTER, MONSTER = range(3)


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card to view: its kind, its number, and the message for its place."""

    kind: int
    number: int
    where: str
    values: Mapping[str, str | int]


class CardsScreen(CardPages[ShownCard]):
    SCOPE: ClassVar[str] = CARDS
    PREFIX: ClassVar[str] = "ham"
    STEPS: ClassVar[tuple[str, ...]] = ("hamcards.before", "hamcards.next")
    COUNT: ClassVar[str] = "card-of"
    WIDTHS: ClassVar[SheetWidths] = WIDTHS

    do_hamcards_before = CardPages.go_back
    do_hamcards_next = CardPages.go_on
    do_hamcards_close = CardPages.close

    def __init__(
        self, scene: HammerspaceViewModel, shown: Sequence[ShownCard], at: int = 0
    ) -> None:
        super().__init__(shown, at)
        self.scene = scene

    @override
    def page(self, shown: ShownCard, cells: int, rows: int) -> tuple[str, Sequence[Line]]:
        maker = (self._card, self._character, self._monster)[shown.kind]
        title, about, lines = maker(shown.number, cells)
        head: Line = [Span(self.app.texts(shown.where, **shown.values), "muted")]
        flavour = self._flavour(about, cells)
        whole = [[], head, [], *lines, *flavour, []]
        if _written(whole) <= rows:
            return title, whole
        # The head and the first facts share a line; the flavour, which the gallery has, goes last.
        first: Line = [*head, Span("; ", "muted"), *lines[0]]
        top = [first] if width_of(first) <= cells else [head, lines[0]]
        rest = [*top, *lines[1:]]
        return title, [*rest, *(flavour if _written([*rest, *flavour]) <= rows else [])]

    def _flavour(self, text: str, cells: int) -> list[Line]:
        if not text:
            return []
        return [[], *wrapped(quoted(self.app.texts, text), cells, "muted", extra="italic")]

    def _card(self, card: int, cells: int) -> tuple[str, str, list[Line]]:
        words = self.scene.cards
        facts = (words.kind(card).upper(), words.types(card), *words.points(card))
        lines: list[Line] = [
            [Span(fact, "title" if not at else "text")] for at, fact in enumerate(facts) if fact
        ]
        reach = words.reach(card)
        lines += wrapped(reach, cells) if reach else []
        for text in words.told_lines(card):
            lines += [[], *wrapped(text, cells, "accent")]
        return words.name(card), words.about(card), lines

    def _character(self, number: int, cells: int) -> tuple[str, str, list[Line]]:
        words = self.scene.cards
        lines = wrapped(words.character_text(number), cells, "accent")
        return words.character(number), words.character_about(number), lines

    def _monster(self, number: int, cells: int) -> tuple[str, str, list[Line]]:
        words = self.scene.cards
        monster = self.scene.config.cards.monsters[number]
        facts = self.say("monster-facts", life=monster.life, defence=monster.defence)
        food = food_word(self.scene)
        facts = f"{facts}, {food}" if food else facts
        lines = [*wrapped(facts, cells, "title"), []]
        for row in words.monster_table(number, around(self.scene)):
            lead = f"{row.sums:<7}{row.chance:>5}  "
            text = f"{row.name}: {row.text}" if row.name else row.text
            lines += hanging([Span(lead, "title")], text, cells)
        reward = self.say("reward", text=words.reward(number))
        lines += [[], *wrapped(reward, cells, "good")]
        return words.monster(number), words.monster_about(number), lines


def _written(lines: Sequence[Line]) -> int:
    """The lines that are not blank."""
    return sum(map(bool, lines))
