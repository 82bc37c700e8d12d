"""The rules browser by keyboard and mouse, from everywhere in the program."""

from __future__ import annotations

from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input

from app.content.content_index import ContentIndex
from app.games.irrgarten.tui.why_screen import IrrgartenWhyScreen
from app.i18n.fluent import Texts
from app.tui.app import MazmorraApp
from app.tui.app_protocol import AppProtocol
from app.tui.dialogs.pause import PauseMenu
from app.tui.rules.opening import open_rules
from app.tui.rules.screen import RulesScreen
from app.tui.screens.help import HelpScreen
from app.tui.screens.home import HomeScreen
from app.tui.screens.newgame import NewGameScreen
from app.tui.widgets.painted import ButtonLine
from app.tui.widgets.reader import TextReader
from app.tui.widgets.row_list import RowList
from tests.app.games.irrgarten.tui.helpers import GARDEN, match_of, opened, program
from tests.app.tui.shell import shell
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_text, screen_words

SIZE = (80, 24)
MOST_PAGES = 66
"""More screens of text than the longest page of rules has."""


async def press(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def search(pilot: Pilot[Any], words: str) -> None:
    await press(pilot, "slash", *("space" if sign == " " else sign for sign in words), "enter")


def shown(app: AppProtocol) -> str:
    """What stands on the screen, without the roles."""
    return screen_words(app)


def rules(app: AppProtocol) -> RulesScreen:
    screen = app.screen
    assert isinstance(screen, RulesScreen)
    return screen


def here(app: AppProtocol) -> str:
    """The id of the chosen clause, or the title of the chosen section."""
    entry = rules(app).browser.entry
    return entry.id or entry.title


def first_line(app: AppProtocol) -> str:
    """The first line of the text."""
    line = app.screen.query_one(TextReader).lines_now()[1]
    return "".join(run.text for run in line).strip("│ ▸").strip()


def bar(app: AppProtocol) -> list[int]:
    """The rows of the text at whose side the bar is full."""
    lines = app.screen.query_one(TextReader).lines_now()
    return [row for row, line in enumerate(lines) if line[-1].text == app.glyphs.bar_full]


async def test_from_the_home_screen_through_the_pages_and_back() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f7")
        assert here(app) == "Irrgarten"
        await press(pilot, "right")
        assert here(app) == "The Descent", "which is on the page of Irrgarten"
        await press(pilot, "right")
        assert rules(app).browser.game == "napakalaki"
        await press(pilot, "left", "left", "left")
        assert rules(app).browser.game == "hammerspace"
        await press(pilot, "l", *["down"] * 5)
        assert here(app) == "IRR-1"
        assert first_line(app) == "IRR-1  The board"
        await press(pilot, "j", "k", "up")
        assert here(app) == "The board"
        await press(pilot, "end")
        assert here(app) == "IRR-59"
        await press(pilot, "up")
        assert first_line(app).startswith("IRR-58"), "its text takes more than a screen"
        await press(pilot, *["pagedown"] * 3)
        assert bar(app)[-1] == 20, "at the end"
        await press(pilot, "home")
        assert bar(app)[0] == 1, "at the beginning"
        await press(pilot, "f7")
        assert isinstance(app.screen, HomeScreen)
        await press(pilot, "f7", "escape")
        assert isinstance(app.screen, HomeScreen)


async def test_a_row_of_the_home_screen_opens_the_rules() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        home = app.screen
        assert isinstance(home, HomeScreen)
        home.menu.choose("app.rules")
        await press(pilot, "enter")
        assert isinstance(app.screen, RulesScreen)


async def test_pages_of_text_go_by_and_the_list_follows() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f7")
        seen = [here(app)]
        for _ in range(MOST_PAGES):
            await press(pilot, "pagedown")
            seen.append(here(app))
        entries = rules(app).browser.page.entries
        order = [entry.id or entry.title for entry in entries]
        assert [order.index(name) for name in seen] == sorted(order.index(name) for name in seen)
        assert bar(app)[-1] == 20, "at the end"
        for _ in range(MOST_PAGES):
            await press(pilot, "b")
        assert here(app) == "Irrgarten"


async def test_every_clause_can_be_brought_to_the_screen() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f7")
        for _ in rules(app).browser.page.entries[1:]:
            await press(pilot, "down")
            entry = rules(app).browser.entry
            heading = f"{entry.id}  {entry.title}" if entry.id else entry.title
            assert f"▸ {heading}" in shown(app)


async def test_words_are_searched_for_and_the_next_find_is_a_key_away() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f7", "right", "right")
        await press(pilot, "n")
        assert here(app) == "Napakalaki"
        await search(pilot, "two hands")
        assert here(app) == "Words"
        assert "1 of " in shown(app)
        await press(pilot, "n")
        assert here(app) == "NAP-5"
        assert "2 of " in shown(app)
        assert "underline" in screen_text(app)


async def test_a_number_goes_to_its_clause_in_any_game() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f7")
        await search(pilot, "16")
        assert here(app) == "IRR-16"
        await search(pilot, "nap 10a")
        assert here(app) == "NAP-10a"
        assert first_line(app) == "NAP-10a  Order of a turn"


async def test_what_is_not_there_is_said_and_esc_leaves_the_search_first() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f7", "down")
        await search(pilot, "[b]dragon")
        assert "/ [b]dragon" in shown(app)
        assert "Nothing here has all these words." in shown(app)
        assert here(app) == "The game in a minute"
        await press(pilot, "slash", "q")
        assert rules(app).query_one(Input).value == "q"
        await press(pilot, "escape")
        assert isinstance(app.screen, RulesScreen)
        assert here(app) == "The game in a minute", "where the search began"
        await press(pilot, "escape")
        assert isinstance(app.screen, HomeScreen)


async def test_a_change_of_language_leaves_one_at_the_same_clause() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f7", "right", "right")
        await search(pilot, "17")
        assert first_line(app) == "NAP-17  The necklace"
        await press(pilot, "f2")
        assert first_line(app) == "NAP-17  El collar"


async def test_the_mouse_does_what_the_keys_do() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f7")
        await pilot.click(ButtonLine, offset=(40, 0))
        assert rules(app).browser.game == "napakalaki"
        await pilot.click(RowList, offset=(12, 6))
        assert here(app) == "NAP-1"
        text = rules(app).query_one(TextReader)
        before = first_line(app)
        text.on_mouse_scroll_down(None)  # type: ignore[arg-type]  # what was turned is not asked
        await pilot.pause()
        assert first_line(app) != before
        text.on_mouse_scroll_up(None)  # type: ignore[arg-type]  # as above
        await pilot.pause()
        assert first_line(app) == before


async def test_help_speaks_of_the_rules_and_the_rules_do_not_open_themselves() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f7", "question_mark")
        assert isinstance(app.screen, HelpScreen)
        assert "The rules of all games" in shown(app)
        await press(pilot, "escape")
        stack = len(app.screen_stack)
        rules(app).action_command("app.rules")
        assert len(app.screen_stack) == stack


# -- in a match


async def test_in_a_match_a_clause_says_how_its_options_are_set() -> None:
    async with program().run_test(size=SIZE) as pilot:
        screen = await opened(pilot, match_of(GARDEN, opening_attack=True, combat_rounds=7))
        app = screen.app
        await press(pilot, "f7")
        assert rules(app).browser.game == "irrgarten"
        await search(pilot, "11")
        assert "In this match: Opening attack = on" in shown(app)
        await search(pilot, "17")
        assert "In this match: Rounds in a fight = 7" in shown(app)
        await pilot.resize_terminal(120, 40)
        await search(pilot, "8")
        assert "In this match: Sliding order = ↓ ↑ → ←" in shown(app)
        app.change(language="es", glyphs="ascii")
        await pilot.pause()
        assert "En esta partida: Orden al deslizarse = v ^ > <" in shown(app)


async def test_other_games_and_no_match_name_the_options_alone() -> None:
    async with program().run_test(size=SIZE) as pilot:
        screen = await opened(pilot, match_of(GARDEN))
        await press(pilot, "f7")
        await search(pilot, "NAP-17")
        text = shown(screen.app)
        assert "Option: Necklace" in text
        assert "In this match" not in text


async def test_an_option_is_found_by_how_it_is_set() -> None:
    async with program().run_test(size=SIZE) as pilot:
        screen = await opened(pilot, match_of(GARDEN, opening_attack=True))
        await press(pilot, "f7")
        await search(pilot, "opening attack = on")
        assert here(screen.app) == "IRR-11"


async def test_the_pause_menu_opens_the_rules_and_stays_behind_them() -> None:
    async with program().run_test(size=SIZE) as pilot:
        screen = await opened(pilot, match_of(GARDEN))
        await press(pilot, "escape")
        app = screen.app
        assert isinstance(app.screen, PauseMenu)
        menu = app.screen.menu
        while menu.chosen is None or menu.chosen.command != "app.rules":
            await press(pilot, "up")
        await press(pilot, "enter")
        assert isinstance(app.screen, RulesScreen)
        await press(pilot, "escape")
        assert isinstance(app.screen, PauseMenu)


async def test_a_refusal_that_names_a_clause_leads_to_it() -> None:
    async with program().run_test(size=SIZE) as pilot:
        screen = await opened(pilot, match_of(GARDEN))
        app = screen.app
        screen.notice("You can't go there (IRR-7).")
        await pilot.pause()
        assert "You can't go there (IRR-7).   F7 rules" in shown(app)
        await press(pilot, "f7")
        assert here(app) == "IRR-7"
        await press(pilot, "escape", "x", "escape", "f7")
        assert here(app) == "Irrgarten"


async def test_the_page_of_sums_leads_to_its_clauses() -> None:
    async with program().run_test(size=SIZE) as pilot:
        screen = await opened(pilot, match_of(GARDEN))
        app = screen.app
        await press(pilot, "y")
        await settled(pilot)
        assert isinstance(app.screen, IrrgartenWhyScreen)
        assert "c rules" in shown(app)
        await press(pilot, "end")
        assert "Rules: IRR-8, IRR-11" in shown(app)
        await press(pilot, "c")
        assert here(app) == "IRR-8"
        await press(pilot, "n")
        assert here(app) == "IRR-11"
        await press(pilot, "escape")
        assert isinstance(app.screen, IrrgartenWhyScreen)


async def test_a_clause_is_opened_by_its_id() -> None:
    app = shell()
    app.texts = Texts("es", strict=True)
    async with app.run_test(size=SIZE) as pilot:
        open_rules(app, ("HAM-13",))
        await pilot.pause()
        assert here(app) == "HAM-13"
        assert "Defensa obligada" in shown(app)


async def test_the_new_game_screen_opens_the_clause_of_the_chosen_rule() -> None:
    async with program().run_test(size=SIZE) as pilot:
        app = pilot.app
        assert isinstance(app, MazmorraApp)
        app.services.library = ContentIndex(None)
        app.open_new_game("napakalaki")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        await press(pilot, "f7")
        assert here(app) == "NAP-1"
        await press(pilot, "escape")
        screen.form_list.renew("option:last_level")
        await press(pilot, "f7")
        assert here(app) == "NAP-41"
