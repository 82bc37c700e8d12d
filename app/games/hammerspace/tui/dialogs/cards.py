"""Cards, characters and monsters in full, one at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.games.hammerspace.tui.dialogs.commands import CARDS
from app.games.hammerspace.tui.dialogs.sheet import (
    HammerspaceSheet,
    HammerspaceSheetContent,
    HammerspaceSheetLine,
)
from app.games.hammerspace.tui.monster_targets import around
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.text.named import quoted
from app.tui.dialogs.dialog import Dialog
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.styled_text import Span, wrap

CARD, CHARACTER, MONSTER = range(3)


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card to view: its kind, its number, and the message for its place."""

    kind: int
    number: int
    where: str
    values: Mapping[str, str | int]


class CardsScreen(Dialog[None]):
    """Shows the cards one by one, the one at `at` first."""

    SCOPE: ClassVar[str] = CARDS
    ALSO: ClassVar[tuple[str, ...]] = ("app",)

    def __init__(
        self, scene: HammerspaceViewModel, shown: Sequence[ShownCard], at: int = 0
    ) -> None:
        super().__init__()
        self.scene = scene
        self.shown = tuple(shown)
        self.at = at

    @override
    def compose(self) -> Iterator[Widget]:
        yield HammerspaceSheet(self._content, lambda _row: None)
        yield KeyBar()

    @override
    def available(self, command: str) -> bool | str:
        if command in ("hamcards.before", "hamcards.next") and len(self.shown) < 2:
            return False
        return super().available(command)

    def _say(self, message: str, /, **values: str | int) -> str:
        return self.app.texts(f"ham-{message}", **values)

    def _content(self, cells: int) -> HammerspaceSheetContent:
        shown = self.shown[self.at]
        aside = ""
        if len(self.shown) > 1:
            aside = self._say("card-of", n=self.at + 1, most=len(self.shown))
        maker = (self._card, self._character, self._monster)[shown.kind]
        title, lines = maker(shown.number, cells)
        head = HammerspaceSheetLine([Span(self.app.texts(shown.where, **shown.values), "muted")])
        return HammerspaceSheetContent(
            title,
            aside,
            [
                HammerspaceSheetLine([]),
                head,
                HammerspaceSheetLine([]),
                *lines,
                HammerspaceSheetLine([]),
            ],
        )

    def _wrapped(
        self, text: str, cells: int, role: str = "text", extra: str = ""
    ) -> list[HammerspaceSheetLine]:
        return [
            HammerspaceSheetLine([Span(part, role, extra=extra)])
            for part in wrap(text, cells)
            if part
        ]

    def _flavour(self, text: str, cells: int) -> list[HammerspaceSheetLine]:
        if not text:
            return []
        return [
            HammerspaceSheetLine([]),
            *self._wrapped(quoted(self.app.texts, text), cells, "muted", "italic"),
        ]

    def _card(self, card: int, cells: int) -> tuple[str, list[HammerspaceSheetLine]]:
        words = self.scene.cards
        facts = (words.kind(card).upper(), words.types(card), *words.points(card))
        lines = [
            HammerspaceSheetLine([Span(fact, "title" if not at else "text")])
            for at, fact in enumerate(facts)
            if fact
        ]
        lines += self._wrapped(words.reach(card), cells)
        for text in words.effect_lines(card):
            lines += [HammerspaceSheetLine([]), *self._wrapped(text, cells, "accent")]
        return words.name(card), [*lines, *self._flavour(words.about(card), cells)]

    def _character(self, number: int, cells: int) -> tuple[str, list[HammerspaceSheetLine]]:
        words = self.scene.cards
        lines = self._wrapped(words.character_text(number), cells, "accent")
        return words.character(number), [
            *lines,
            *self._flavour(words.character_about(number), cells),
        ]

    def _monster(self, number: int, cells: int) -> tuple[str, list[HammerspaceSheetLine]]:
        words = self.scene.cards
        monster = self.scene.config.cards.monsters[number]
        facts = self._say("monster-facts", life=monster.life, defence=monster.defence)
        lines = [*self._wrapped(facts, cells, "title"), HammerspaceSheetLine([])]
        for row in words.monster_table(number, around(self.scene)):
            lead = f"{row.sums:<7}{row.chance:>5}  "
            parts = wrap(f"{row.name}: {row.text}" if row.name else row.text, cells - len(lead))
            for at, part in enumerate(parts):
                lines.append(
                    HammerspaceSheetLine(
                        [Span(lead if not at else " " * len(lead), "title"), Span(part)]
                    )
                )
        reward = self._say("reward", text=words.reward(number))
        lines += [HammerspaceSheetLine([]), *self._wrapped(reward, cells, "good")]
        return words.monster(number), [*lines, *self._flavour(words.monster_about(number), cells)]

    def _go(self, step: int) -> None:
        self.at = (self.at + step) % len(self.shown)
        self.query_one(HammerspaceSheet).repaint(layout=True)

    def do_hamcards_before(self) -> None:
        self._go(-1)

    def do_hamcards_next(self) -> None:
        self._go(1)

    def do_hamcards_close(self) -> None:
        self.dismiss(None)
