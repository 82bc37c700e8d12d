"""The key bar of a match: keys with their names, and who tells of those without room. How a key is
called elsewhere."""

from __future__ import annotations

from typing import Any

from textual.pilot import Pilot

from app.i18n.fluent import Texts
from app.tui.glyphs import ASCII, UNICODE
from app.tui.key_names import key_name
from tests.app.games.hammerspace.tui.helpers import laid, opened, program
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_text

HANDS = (
    "wet-fish mattress snow-globe ~bin-lid",
    "frying-pan bathtub falling-piano ~clothes-peg",
    "old-cheese trampoline joy-buzzer catchers-mitt",
)
ALL = ("Space mark", "t table", "v my secrets", "H hint")


def bottom(pilot: Pilot[Any]) -> str:
    """The last two lines of the screen."""
    return "\n".join(screen_text(pilot.app).split("\n\nroles\n")[0].splitlines()[-2:])


async def sized(pilot: Pilot[Any], rows: int) -> str:
    """The same with so many rows."""
    await pilot.resize_terminal(80, rows)
    await settled(pilot)
    return bottom(pilot)


async def test_the_first_keys_have_names_and_the_help_tells_of_the_rest() -> None:
    """Bare keys in a row read like words: "m y L"."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(*HANDS))
        text = bottom(pilot)
        assert text.endswith("Esc menu  ? more keys")
        assert all(name in text for name in ("ab target", "Space mark"))
        assert " i " not in text
        text = await sized(pilot, 25)
        assert all(name in text for name in ALL)
        assert text.endswith("Esc menu   ? help")
        assert "? more keys" in await sized(pilot, 24)


async def test_no_key_is_shown_without_its_name() -> None:
    """The main ones keep theirs, and the help lists the rest."""
    async with napakalaki.program().run_test(size=(80, 24)) as pilot:
        table = ((5, "rubber-sabre golden-spoon parking-ticket", "wet-towel pan-lid"),)
        await napakalaki.opened(pilot, napakalaki.laid(table * 3))
        text = bottom(pilot)
        assert "Enter draw the monster  b buy levels  H hint  x cards" in text
        assert text.endswith("Esc menu  ? more keys")
        assert "x Tab v d" not in text


async def test_the_keys_behind_a_dialog_are_not_in_sight_as_long_as_they_do_nothing() -> None:
    """The bar of a screen may be higher than that of the dialog over it."""
    async with program().run_test(size=(80, 25)) as pilot:
        await opened(pilot, laid(*HANDS))
        await pilot.press("escape")
        await settled(pilot)
        assert "Esc continue" in bottom(pilot)
        assert "1-4" not in bottom(pilot)
        await pilot.press("escape")
        await settled(pilot)
        assert "1-4 card" in bottom(pilot)


def test_an_arrow_that_is_told_by_itself_is_no_key_of_the_same_sign() -> None:
    """In ASCII arrows are drawn `^v<>`, of which each is a key of its own."""
    english, spanish = Texts("en"), Texts("es")
    keys = ("up", "ctrl+down", "v", "greater_than_sign")
    assert [key_name(key, ASCII, english) for key in keys] == ["Up", "Ctrl-Down", "v", ">"]
    assert key_name("shift+left", ASCII, spanish) == "Mayús-Izquierda"
    assert key_name("right", UNICODE, english) == "→"
