"""Pictures in text: what a person reads in them, and what does not change them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.segment import Segment
from rich.style import Style
from syrupy.assertion import SnapshotAssertion
from textual.app import App, ComposeResult
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Button, Input, Static
from typing_extensions import override

from tests.helpers.pictures import screen_svg, screen_text, screen_words

DARK = {"wall": "#888888", "seat1": "#e69f00", "board": "#101010", "danger": "#ff0000"}
LIGHT = {"wall": "#333333", "seat1": "#aa6600", "board": "#ffffff", "danger": "#990000"}

pytest_plugins = ["pytester"]


def named(palette: dict[str, str]) -> dict[str, str]:
    """The table as an app gives it: what each colour means."""
    return {colour: role for role, colour in palette.items()}


class Board(Widget):
    """Draws a wall, a seat in bold, a warning with a blank in it, and an empty line."""

    ALLOW_SELECT = False

    def __init__(self, palette: dict[str, str], split: bool = False) -> None:
        super().__init__()
        self.palette = palette
        self.split = split

    def ink(self, role: str) -> Style:
        return Style(color=self.palette[role], bgcolor=self.palette["board"])

    @override
    def render_line(self, y: int) -> Strip:
        wall, seat = self.ink("wall"), self.ink("seat1") + Style(bold=True)
        danger = self.ink("danger") + Style(underline=True)
        if y == 0:
            parts = ["###", "####"] if self.split else ["#######"]
            line = [Segment(part, wall) for part in parts]
        elif y == 1:
            line = [Segment("#", wall), Segment("@ ", seat), Segment(" ⚔ 73", wall)]
        elif y == 2:
            line = [Segment("龍 x", danger), Segment("  ", wall)]
        else:
            line = []
        return Strip(line).extend_cell_length(self.size.width, self.ink("wall"))


class Plain(App[None]):
    """One board and nothing else; it says itself what its colours mean."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, palette: dict[str, str] = DARK, split: bool = False) -> None:
        super().__init__()
        self.palette = palette
        self.split = split

    @override
    def compose(self) -> ComposeResult:
        yield Board(self.palette, self.split)

    def roles(self) -> dict[str, str]:
        return named(self.palette)


async def drawn(app: App[Any], **how: Any) -> str:
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.pause()
        return screen_text(app, **how)


EXPECTED = """\
screen 20x5

#######
#@  ⚔ 73
龍 x



roles
  0 w20
  1 w s3 w16
  2 d4 b16
3-4 b20

b  on board
d  danger on board, underline
s  seat1 on board, bold
w  wall on board
"""


async def test_a_picture_shows_the_text_then_what_the_colours_mean() -> None:
    assert await drawn(Plain()) == EXPECTED


async def test_the_words_alone_are_those_of_the_picture() -> None:
    app = Plain()
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.pause()
        assert screen_words(app) == EXPECTED.split("\nroles\n", maxsplit=1)[0]


async def test_a_change_of_theme_changes_no_picture() -> None:
    assert await drawn(Plain(LIGHT)) == EXPECTED


async def test_how_a_line_is_cut_into_segments_changes_no_picture() -> None:
    assert await drawn(Plain(split=True)) == EXPECTED


async def test_another_meaning_of_a_colour_changes_the_picture() -> None:
    as_danger = {**named(DARK), DARK["wall"]: "danger"}
    assert "danger on board\n" in await drawn(Plain(), roles=as_danger)


async def test_colours_without_a_role_are_question_marks_with_their_attributes() -> None:
    picture = await drawn(Plain(), roles={"#101010": "board"})
    assert "? on board, bold" in picture
    assert "? on board, underline" in picture
    assert "#888888" not in picture


async def test_a_theme_without_colours_shows_the_attributes_on_the_terminals_own_colour() -> None:
    class Uncoloured(App[None]):
        @override
        def compose(self) -> ComposeResult:
            self.theme = "ansi-dark"
            yield Static("[b]hello[/b] [r]world[/r]")

    picture = await drawn(Uncoloured())
    assert "default on default, bold" in picture
    assert "default on default, reverse" in picture


async def test_the_picture_of_every_usual_widget_can_be_taken() -> None:
    class Usual(App[None]):
        @override
        def compose(self) -> ComposeResult:
            yield Static("[b]hello[/b] world")
            yield Button("Play")
            yield Input("name")

    picture = await drawn(Usual())
    assert "hello world" in picture
    assert "? on ?, bold" in picture


async def test_a_picture_is_compared_with_its_file(picture: SnapshotAssertion) -> None:
    app = Plain()
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.pause()
        assert screen_text(app) == picture
        assert screen_text(app, roles={}) == picture(name="without roles")


async def test_a_drawing_has_no_random_ids(svg: SnapshotAssertion) -> None:
    drawings = []
    for _ in range(2):
        app = Plain()
        async with app.run_test(size=(20, 5)) as pilot:
            await pilot.pause()
            drawings.append(screen_svg(app))
    assert drawings[0] == drawings[1]
    assert drawings[0] == svg


def test_pictures_lie_beside_the_tests_in_files_named_after_them() -> None:
    folder = Path(__file__).parent / "__snapshots__" / "test_pictures"
    assert {path.name for path in folder.iterdir()} == {
        "test_a_picture_is_compared_with_its_file.txt",
        "test_a_picture_is_compared_with_its_file[without roles].txt",
        "test_a_drawing_has_no_random_ids.svg",
    }


A_TEST_WITH_A_PICTURE = """
from tests.helpers.pictures import TextPicture

def test_words(snapshot):
    assert {words!r} == snapshot.use_extension(TextPicture)
"""


def test_a_difference_is_shown_as_lines(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    pytester.makepyfile(test_it=A_TEST_WITH_A_PICTURE.format(words="one\ntwo\nthree\n"))
    quietly = ("-p", "no:cacheprovider", "-p", "no:asyncio")
    assert pytester.runpytest_subprocess(*quietly, "--snapshot-update").ret == 0
    pytester.makepyfile(test_it=A_TEST_WITH_A_PICTURE.format(words="one\n2\nthree\n"))
    outcome = pytester.runpytest_subprocess(*quietly)
    outcome.assert_outcomes(failed=1)
    outcome.stdout.fnmatch_lines(["*- two*", "*+ 2*"])
