"""The dialog for a choice of a card, a character, the monster or the set-up: its source and the
effect of each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from typing_extensions import override

from app.games.hammerspace.tui.dialogs.commands import CHOICE
from app.games.hammerspace.tui.dialogs.decision_dialog import DecisionDialog, TableBehind
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.i18n.literal import width
from app.tui.cards.sheet import BLANK, SheetContent, SheetLine, sheet_lines
from app.tui.widgets.line_widget import cut
from app.tui.widgets.styled_text import Span, wrap


@dataclass(frozen=True, slots=True)
class ChoiceAnswer:
    """One of the answers: the action, its label, its effect."""

    action: int
    name: str
    about: str = ""
    seat: int = -1
    """The seat for the colour of the label, -1 for none."""
    card: tuple[int, int] | None = None
    """The seat and the slot of the card that it picks."""


@dataclass(frozen=True, slots=True)
class ChoiceQuestion:
    """A question: its source, its reason, and the answers."""

    title: str
    aside: str
    intro: tuple[str, ...]
    answers: tuple[ChoiceAnswer, ...]
    enter: str = "ask-enter"
    """The message that says what Enter does."""


class ChoiceDialog(DecisionDialog):
    SCOPE: ClassVar[str] = CHOICE

    def __init__(
        self, scene: HammerspaceViewModel, board: TableBehind, ask: Callable[[], ChoiceQuestion]
    ) -> None:
        super().__init__(scene, board)
        self._ask = ask

    @property
    def asked(self) -> ChoiceQuestion:
        return self._ask()

    @property
    @override
    def count(self) -> int:
        return len(self.asked.answers)

    @override
    def content(self, cells: int, rows: int) -> SheetContent:
        asked = self.asked
        lines: list[SheetLine] = []
        for at, text in enumerate(asked.intro):
            lines += sheet_lines(text, cells, "text" if at == 0 else "muted")
        lines.append(BLANK)
        for row, answer in enumerate(asked.answers):
            lines += self._answer(row, answer, cells)
        enter = self.say(asked.enter, key=self.key("list.choose"))
        lines += [BLANK, *sheet_lines(enter, cells, "muted")]
        return SheetContent(asked.title, asked.aside, lines)

    def _answer(self, row: int, answer: ChoiceAnswer, cells: int) -> Sequence[SheetLine]:
        here = row == self.at
        ground = "select" if here else ""
        mark = self.app.glyphs.bullet if here else " "
        role = f"seat{answer.seat + 1}" if answer.seat >= 0 else "title"
        head = [Span(f"{mark} ", "key"), Span(f"{row + 1} ", "key"), Span(answer.name, role)]
        lead = 4 + (width(answer.name) + 2 if answer.name else 0)
        first, *rest = wrap(answer.about, max(10, cells - lead)) if answer.about else [""]
        if len(rest) > 0 and lead > cells // 2:
            rest = wrap(answer.about, cells - 6)
            first = ""
        elif rest:
            rest = wrap(" ".join(rest), cells - 6)
        gap = "  " if answer.name and first else ""
        line = [*head, Span(f"{gap}{first}", "text")]
        rows = [line, *([Span(f"      {part}", "text")] for part in rest)]
        press = partial(self.press, row)
        return [
            SheetLine([run._replace(ground=ground) for run in cut(one, cells)], press)
            for one in rows
        ]

    @override
    def pointed(self) -> tuple[int, int] | None:
        return self.asked.answers[self.at].card

    @override
    def press(self, row: int) -> None:
        if row == self.at:
            self.do_list_choose()
        else:
            self.point(row)

    def do_hamchoice_digit(self) -> None:
        """Give the answer with that number."""
        at = self.pressed_place("hamchoice.digit")
        if 0 <= at < self.count:
            self.point(at)
            self.do_list_choose()

    @override
    def do_list_choose(self) -> None:
        self.dismiss((self.asked.answers[self.at].action,))
