"""The list that all screens share: what is visible of it, and how keys and mouse move in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import pytest
from textual.widget import Widget
from typing_extensions import override

from app.tui.base_screen import BaseScreen
from app.tui.widgets.row_list import ListRows, RowList
from app.tui.widgets.styled_text import Line, Span
from tests.app.tui.shell import shell

SIZE = (80, 24)


class Numbers(ListRows):
    """Twelve numbers with a heading above each fourth; the sixth is three lines high."""

    COUNT = 12

    @override
    def __len__(self) -> int:
        return self.COUNT

    @override
    def heights(self, cells: int) -> Sequence[int]:
        return [3 if number == 5 else 1 for number in range(self.COUNT)]

    @override
    def head(self, cells: int) -> Sequence[Line]:
        return [[Span("numbers")]]

    @override
    def headings(self, cells: int, height: int) -> Mapping[int, Sequence[Line]]:
        return {number: [[Span(f"from {number}")]] for number in range(0, self.COUNT, 4)}

    @override
    def draw(self, number: int, cells: int, here: bool) -> Sequence[Line]:
        mark = ">" if here else ""
        return [[Span(f"{mark}{number}")], *[[Span("more")]] * (2 if number == 5 else 0)]

    @override
    def empty(self, cells: int) -> Sequence[Line]:
        return [[Span("nothing")]]


class NumbersScreen(BaseScreen[None]):
    CSS: ClassVar[str] = "RowList { height: 8; }"

    def __init__(self, **options: Any) -> None:
        super().__init__()
        self.clicks: list[tuple[int, bool]] = []
        self.list = RowList(
            Numbers(), clicked=lambda column, again: self.clicks.append((column, again)), **options
        )

    @override
    def compose(self) -> Iterator[Widget]:
        yield self.list

    def shown(self) -> list[str]:
        """The visible lines, without the scroll bar."""
        head, *lines = self.list.lines_now()
        shown = [head, *(line[:-1] for line in lines)]
        return ["".join(run.text for run in line).strip() for line in shown]


@pytest.mark.parametrize(
    ("margin", "number", "seen"),
    [
        (0, 0, ["numbers", "from 0", ">0", "1", "2", "3", "from 4", "4"]),
        (0, 5, ["numbers", "3", "from 4", "4", ">5", "more", "more"]),
        (1, 5, ["numbers", "from 4", "4", ">5", "more", "more", "6"]),
        (2, 11, ["numbers", "6", "7", "from 8", "8", "9", "10", ">11"]),
    ],
)
async def test_the_chosen_row_is_visible_with_its_margin(
    margin: int, number: int, seen: list[str]
) -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(screen := NumbersScreen(margin=margin))
        await pilot.pause()
        screen.list.go_to(number)
        await pilot.pause()
        assert [line for line in seen if line not in screen.shown()] == []
        assert len(screen.shown()) == 8


async def test_a_heading_stays_with_the_row_below_it() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(screen := NumbersScreen())
        await pilot.pause()
        for number in (11, 4):
            screen.list.go_to(number)
            await pilot.pause()
        assert screen.shown()[1:3] == ["from 4", ">4"]


@pytest.mark.parametrize(("cyclic", "after"), [(True, 11), (False, 0)])
async def test_the_ends_of_a_cyclic_list_lead_to_each_other(cyclic: bool, after: int) -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(screen := NumbersScreen(cyclic=cyclic, kept=3))
        await pilot.pause()
        screen.list.move(-1)
        assert screen.list.rows.at == after
        screen.list.go_first()
        screen.list.go_page(1)
        assert screen.list.rows.at == 5
        screen.list.go_last()
        screen.list.go_page(1)
        assert screen.list.rows.at == 11


async def test_a_click_chooses_a_row_and_headings_are_not_chosen() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(screen := NumbersScreen())
        await pilot.pause()
        for line, chosen in ((3, 1), (1, 1), (0, 1), (3, 1), (5, 3)):
            await pilot.click(RowList, offset=(2, line))
            assert screen.list.rows.at == chosen
        assert screen.clicks == [(2, False), (2, True), (2, False)]


async def test_a_list_without_rows_shows_why() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(screen := NumbersScreen())
        screen.list.rows.COUNT = 0  # type: ignore[attr-defined]  # of `Numbers`
        screen.list.go_to(3)
        screen.list.go_page(1)
        await pilot.pause()
        assert screen.list.rows.at == 0
        assert screen.list.lines_now() == [[Span("nothing")]]
        await pilot.click(RowList, offset=(2, 1))
        assert screen.clicks == []
