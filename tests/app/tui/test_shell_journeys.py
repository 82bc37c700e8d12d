"""Journeys by keyboard alone through the shell, with a stand-in for the game's own screen."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest
from textual.binding import Binding, BindingType
from textual.pilot import Pilot
from textual.widget import Widget
from typing_extensions import override

from app.config.settings import Settings
from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.i18n.fluent import Texts
from app.i18n.literal import CUT
from app.match.seats import Seat
from app.session.session import Session
from app.store.matches import Matches
from app.text.log import News
from app.text.matches import about_saved
from app.text.summary import MatchSummary, SeatResult
from app.tui.app import MazmorraApp
from app.tui.base_screen import BaseScreen
from app.tui.dialogs.ask import AskDialog
from app.tui.dialogs.finder import Finder
from app.tui.dialogs.pause import PauseMenu
from app.tui.dialogs.question import YesNoQuestion
from app.tui.dialogs.tell import TellDialog
from app.tui.factory import make_app
from app.tui.screens.end import GLANCE, EndScreen
from app.tui.screens.handover import HandoverScreen
from app.tui.screens.help import HelpScreen
from app.tui.screens.home import HomeScreen
from app.tui.screens.newgame import NewGameScreen
from app.tui.widgets.keybar import KeyBar
from tests.app.tui.shell import NOW, SAVED, bare_end, keep, services, shell
from tests.helpers.games import give_parts
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_text, screen_words

SIZE = (80, 24)


class GameStandIn(BaseScreen[None]):
    """Stands for a game's screen: Esc pauses, `e` ends the match."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "pause"), Binding("e", "end")]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    @override
    def compose(self) -> Iterator[Widget]:
        yield KeyBar()

    def action_pause(self) -> None:
        self.app.open_pause()

    def action_end(self) -> None:
        who = SeatResult(1, 0, "Ana")
        summary = MatchSummary("Irrgarten", "Ana wins", "At once.", (who,), "WOLF-7F3A", 1)
        self.app.push_screen(bare_end(summary))


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MazmorraApp]:
    """The program with a real store and library, which was asked for a match at its start."""
    give_parts(monkeypatch, "irrgarten", screen=f"{__name__}:GameStandIn")
    outside = services()
    store = Matches(tmp_path / "matches.sqlite3")
    outside.store, outside.library = store, ContentIndex(None)
    yield make_app(outside, StartOptions(game="irrgarten", seed="WOLF-7F3A", speed=0))
    store.shut()


async def press(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


def front(app: MazmorraApp) -> type[Any]:
    return type(app.screen)


async def test_every_setting_turns_with_one_key_and_is_kept() -> None:
    kept: list[Settings] = []
    app = shell()

    def save(old: Settings, changes: Mapping[str, Any]) -> Settings:
        kept.append(keep(old, changes))
        return kept[-1]

    app._save_settings = save
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f2", "f3", "f4", "f6")
        last = kept[-1]
        assert (last.language, last.speed, last.theme, last.glyphs) == ("es", 4, "light", "ascii")
        text = screen_text(app)
        assert "Jugar a Irrgarten" in text
        assert "Símbolos: ASCII" in text
        assert app.theme == "light"
        assert "█" not in text


async def test_left_and_right_turn_the_row_of_a_setting() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        app.open_pause()
        await pilot.pause()
        app.place.menu.choose("app.theme")  # type: ignore[attr-defined]  # the pause menu has one
        await press(pilot, "right")
        assert app.looks.theme == "light"
        await press(pilot, "h", "left")
        assert app.looks.theme == "mono"
        await press(pilot, "enter")
        assert app.looks.theme == "dark"


async def test_a_menu_goes_round_and_its_ends_are_a_key_away() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        menu = app.place.menu  # type: ignore[attr-defined]  # the home screen has one
        await press(pilot, "k")
        assert menu.chosen.command == "home.quit"
        await press(pilot, "j")
        assert menu.chosen.command == "home.irrgarten"
        await press(pilot, "end")
        assert menu.chosen.command == "home.quit"
        await press(pilot, "home")
        assert menu.chosen.command == "home.irrgarten"


async def test_continue_stands_first_and_is_chosen_when_there_is_a_saved_match() -> None:
    app = shell(SAVED)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        menu = app.place.menu  # type: ignore[attr-defined]  # the home screen has one
        assert menu.chosen.command == "home.continue"
        assert "The Old Quarry, an hour ago" in screen_text(app)


async def test_q_leaves_with_status_0() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "q")
    assert app.return_code == 0


async def test_help_tells_the_keys_of_the_screen_behind_it_and_scrolls() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "question_mark")
        assert front(app) is HelpScreen
        first = screen_text(app)
        assert "Play Irrgarten" in first
        await press(pilot, "pagedown")
        assert screen_text(app) != first
        await press(pilot, "home")
        assert screen_text(app) == first
        await press(pilot, "end", "escape")
        assert front(app) is HomeScreen


async def test_help_shows_the_players_own_keys() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        app.keymap = {"home.irrgarten": "g"}
        app.set_keymap(app.keymap)
        await press(pilot, "question_mark")
        assert " g      Play Irrgarten" in screen_text(app)


async def test_a_dimmed_key_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def available(self: HomeScreen, command: str) -> bool | str:
        return "quit-how" if command == "home.irrgarten" else True

    monkeypatch.setattr(HomeScreen, "available", available)
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "i")
        assert front(app) is HomeScreen
        assert "Press Ctrl and Q together" in screen_text(app)
        await press(pilot, "down")
        assert "Press Ctrl and Q together" not in screen_text(app)


async def test_ctrl_c_says_how_to_leave_here_in_a_dialog_and_in_a_field() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "ctrl+c")
        assert "Press Ctrl and Q together" in screen_text(app)
        app.open_pause()
        await pilot.pause()
        await press(pilot, "ctrl+c")
        assert "Press Ctrl and Q together" in screen_text(app)
        await press(pilot, "escape", "f7", "slash", "a", "ctrl+c")
        assert "Press Ctrl and Q together" in screen_text(app)
        await press(pilot, "b", "shift+home", "ctrl+c")
        assert app.clipboard == "ab"


async def test_the_finder_does_what_was_typed() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "colon")
        assert front(app) is Finder
        await press(pilot, "f2", "ctrl+p")
        assert "Órdenes: escribe unas letras" in screen_text(app)
        await press(pilot, "f2", *"them", "enter")
        assert front(app) is HomeScreen
        assert app.looks.theme == "light"


async def test_the_finder_scrolls_to_every_command_of_the_screen_behind() -> None:
    app = shell(SAVED)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        home = app.place
        works = {c.id for c in home.commands() if home.works(c) and c.scope != "list"}
        await press(pilot, "colon")
        finder = app.screen
        assert isinstance(finder, Finder)
        seen = []
        for _ in works:
            chosen = finder.menu.chosen
            assert chosen is not None
            seen.append(chosen.command)
            await press(pilot, "down")
        assert {*seen, "app.palette", "app.interrupt"} == works
        assert finder.menu.chosen is not None
        found = len(set(seen))
        assert f"to {found} of {found}, PgUp shows more" in screen_text(app)
        await press(pilot, "pageup", "pageup", "pageup")
        assert finder.menu.chosen.command == seen[0]
        assert f"1 to 9 of {found}, PgDn shows more" in screen_text(app)


async def test_the_finder_shows_the_tip_of_the_chosen_command_in_full() -> None:
    """A narrow row has no room for its tip; a wide one shows it."""
    app = shell(SAVED, language="es")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "colon")
        finder = app.screen
        assert isinstance(finder, Finder)
        for _ in range(finder.most):
            assert CUT not in screen_words(app)
            chosen = finder.menu.chosen
            assert chosen is not None
            inside = " ".join(re.findall(r"│ (.*?) +│", screen_words(app)))
            assert chosen.note in " ".join(inside.split())
            await press(pilot, "down")
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert "Continuar             Continúa tu última partida." in screen_words(app)


async def test_the_finder_with_no_match_does_nothing() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "ctrl+p", *"zzzz")
        assert "No command has these letters." in screen_text(app)
        await press(pilot, "enter")
        assert front(app) is HomeScreen


async def test_a_match_from_the_command_line_to_save_leave_and_continue(
    played: MazmorraApp,
) -> None:
    app = played
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert front(app) is GameStandIn
        assert app.session is not None
        first = match_behind(app.session).header.match
        seat, legal = match_behind(app.session).actor, match_behind(app.session).legal()
        app.session.source.decide(seat, legal[0])
        digest = match_behind(app.session).digest()
        await press(pilot, "escape")
        assert front(app) is PauseMenu
        await press(pilot, "s")
        assert front(app) is HomeScreen
        await press(pilot, "c")
        assert front(app) is GameStandIn
        assert match_behind(app.session).header.match == first
        assert match_behind(app.session).digest() == digest


async def test_abandon_asks_and_then_the_match_is_forgotten(played: MazmorraApp) -> None:
    app = played
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "escape", "a")
        assert front(app) is AskDialog
        await press(pilot, "enter")
        assert front(app) is PauseMenu, "the harmless answer is chosen first"
        await press(pilot, "a", "y")
        assert front(app) is HomeScreen
        assert app.saved is None
        assert "Continue" not in screen_text(app).split("roles")[0]


async def test_ctrl_q_asks_in_a_match_and_nowhere_twice(played: MazmorraApp) -> None:
    app = played
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "ctrl+q", "ctrl+q")
        assert [type(screen) for screen in app.screen_stack].count(AskDialog) == 1
        await press(pilot, "n")
        assert front(app) is GameStandIn
        await press(pilot, "ctrl+q", "y")
    assert app.return_code == 0


async def test_the_end_and_a_rematch_with_another_and_with_the_same_seed(
    played: MazmorraApp,
) -> None:
    app = played
    app.services.seed_source = lambda: "BEAR-0001"
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert app.session is not None

        async def at_the_end() -> None:
            await press(pilot, "e")
            assert front(app) is EndScreen
            await pilot.pause(GLANCE)

        await at_the_end()
        await press(pilot, "b")
        assert front(app) is GameStandIn
        await at_the_end()
        await press(pilot, "n")
        assert front(app) is GameStandIn
        assert match_behind(app.session).header.seed == "BEAR-0001"
        again = match_behind(app.session).digest()
        await at_the_end()
        assert not match_behind(app.session).header.practice
        await press(pilot, "s")
        assert match_behind(app.session).header.seed == "BEAR-0001"
        assert match_behind(app.session).digest() == again
        assert match_behind(app.session).header.practice, "its dice are known"
        await at_the_end()
        await press(pilot, "s")
        assert match_behind(app.session).header.practice
        await at_the_end()
        await press(pilot, "n")
        assert not match_behind(app.session).header.practice, "these dice are new"
        await at_the_end()
        await press(pilot, "q")
        assert front(app) is HomeScreen


async def test_a_key_meant_for_the_last_step_starts_no_other_match(played: MazmorraApp) -> None:
    app = played
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "e")
        for _ in range(4):  # a route walked on by Enter, a step a second
            await press(pilot, "enter")
            assert front(app) is EndScreen
            await pilot.pause(1)


async def test_the_hand_over_waits_for_space_and_for_nothing_else() -> None:
    app = shell()
    done: list[str] = []

    async def hand_over() -> None:
        await app.pass_keyboard("Ana", lambda: [News("Ben goes north.")])
        done.append("Ana")

    async with app.run_test(size=SIZE) as pilot:
        app.run_worker(hand_over())
        await pilot.pause()
        await press(pilot, "left_shift", "x", "enter", "down")
        assert front(app) is HandoverScreen
        assert not done
        await press(pilot, "space")
        assert front(app) is HomeScreen
        assert done == ["Ana"]


@pytest.mark.parametrize(
    ("fog", "players", "hidden"),
    [
        ("explored", (Seat("Ana"), Seat("Ben")), True),
        ("explored", (Seat("Ana"), Seat("Ben", "random")), False),
        ("off", (Seat("Ana"), Seat("Ben")), False),
    ],
)
async def test_a_match_with_secrets_begins_and_goes_on_behind_the_hand_over(
    played: MazmorraApp, fog: str, players: tuple[Seat, ...], hidden: bool
) -> None:
    """Whoever presses Continue may not be the person whose view it is."""
    app = played
    app.options = replace(app.options, players=players, options={"fog": fog})
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert (front(app) is HandoverScreen) == hidden
        await press(pilot, "escape", "s", "c")
        assert (front(app) is HandoverScreen) == hidden
        await press(pilot, "space")
        assert front(app) is GameStandIn


async def test_names_and_lines_are_never_markup() -> None:
    app = shell()
    name = "[@click=app.quit][/foo]\x1b[31mEva"
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(HandoverScreen("[/x] Eva", lambda: [News(name)]))
        await pilot.pause()
        text = screen_text(app)
        assert "[@click=app.quit][/foo][31mEva" in text
        assert "\x1b" not in text


async def test_notices_of_the_start_are_told_once() -> None:
    app = shell(notices=(lambda _: "The settings have no colour 'pink'.",))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert front(app) is TellDialog
        assert "pink" in screen_text(app)
        await press(pilot, "enter")
        assert front(app) is HomeScreen


async def test_wrong_keys_are_told_and_the_commands_own_keys_serve(tmp_path: Path) -> None:
    file = tmp_path / "keys.toml"
    file.write_text('"app.theme" = "f11"\n"app.glyphs" = "ctrl+w"\n', encoding="utf-8")
    app = shell()
    app.services.keys = file
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "browsers block ctrl+w" in screen_text(app)
        await press(pilot, "escape", "f4")
        assert app.looks.theme == "dark", "the player's key replaces the command's own"
        await press(pilot, "f11", "f6")
        assert (app.looks.theme, app.looks.glyphs) == ("light", "ascii")


async def test_the_mouse_reaches_menu_and_key_bar() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        rows = screen_text(app).splitlines()[2:]
        row = next(y for y, text in enumerate(rows) if "Language" in text)
        assert await pilot.click(offset=(30, row))
        assert app.looks.language == "es"
        await press(pilot, "f2")
        assert await pilot.click(offset=(5, 23)), "takes away the notice of the language"
        column = rows[23].index("? help")
        assert await pilot.click(offset=(column, 23))
        await pilot.pause()
        assert front(app) is HelpScreen


@pytest.mark.parametrize("key", ["f2", "f3", "f4", "f6", "f8", "f12"])
@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_key_of_a_setting_says_its_new_value_in_words(key: str, language: str) -> None:
    app = shell(language=language)  # whose words are strict: a missing one is a fault
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, key)
        said = screen_text(app).splitlines()[25]
        assert ": " in said
        assert "common-" not in said


@pytest.mark.parametrize(
    ("language", "yes", "shown"),
    [("en", "y", "y quit"), ("es", "s", "s salir"), ("es", "y", "s salir")],
)
async def test_yes_has_the_letter_of_the_language(language: str, yes: str, shown: str) -> None:
    app = shell(SAVED, language=language)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        answers: list[bool] = []
        app.ask(YesNoQuestion("quit"), answers.append)
        await pilot.pause()
        assert shown in screen_text(app)
        await press(pilot, yes)
        assert answers == [True]


async def test_the_letter_of_yes_changes_with_the_language() -> None:
    app = shell(language="es")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        answers: list[bool] = []
        app.ask(YesNoQuestion("quit"), answers.append)
        await press(pilot, "f2", "s")
        assert app.texts.language == "en"
        assert answers == []
        await press(pilot, "y")
        assert answers == [True]


async def test_what_is_told_and_asked_follows_the_language() -> None:
    app = shell(notices=(lambda texts: texts("quit-how"),))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        english, spanish = (Texts(one, strict=True) for one in ("en", "es"))

        def told(message: str) -> bool:
            sentence = " ".join(screen_text(app).split())
            assert english(message) not in sentence
            return spanish(message) in sentence

        assert english("quit-how") in " ".join(screen_text(app).split())
        await press(pilot, "f2")
        assert told("quit-how")
        await press(pilot, "escape", "f2")
        app.ask(YesNoQuestion("resign", lambda: {"name": app.texts("common-on")}), lambda _: None)
        await press(pilot, "f2")
        assert spanish("resign-title", name=spanish("common-on")) in screen_text(app)
        await press(pilot, "escape")
        lines = lambda: [News(app.texts("quit-how"))]  # noqa: E731
        await app.push_screen(HandoverScreen("Ana", lines))
        await press(pilot, "f2", "f2")
        assert told("quit-how")


async def test_a_notice_of_another_language_does_not_stay_behind_the_settings() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "ctrl+c")
        assert app.texts("quit-how") in screen_text(app)
        await press(pilot, "f9")
        app.change(language="es")
        await press(pilot, "escape")
        assert front(app) is HomeScreen
        assert Texts("en")("quit-how") not in screen_text(app)


async def test_bots_wait_while_the_terminal_is_too_small() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        turn = asyncio.create_task(app.until_large())
        await pilot.pause()
        assert not turn.done()
        await pilot.resize_terminal(*SIZE)
        await asyncio.wait_for(turn, 5)


@pytest.mark.parametrize(
    ("game", "title", "where"),
    [
        ("irrgarten", {"labyrinth-en": "The Quarry", "labyrinth-es": "La cantera"}, "La cantera"),
        ("irrgarten", {"generated": "caves 25x15"}, "cuevas 25x15"),
        ("napakalaki", {"deck-en": "Larder", "deck-es": "Despensa"}, "Despensa"),
        ("napakalaki", {"deck-en": "Larder", "deck-es": ""}, "Larder"),
    ],
)
def test_a_saved_match_is_called_by_what_is_played(
    game: str, title: dict[str, str], where: str
) -> None:
    saved = replace(SAVED, game=game, title=title)
    told = about_saved(saved, NOW, Texts("es", strict=True))
    assert told.startswith(f"{game.capitalize()}, {where}, hace ")


async def test_each_game_has_a_key_of_its_own() -> None:
    outside = services()
    outside.library = ContentIndex(None)
    app = make_app(outside, StartOptions(speed=0))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for key, game in (("i", "irrgarten"), ("n", "napakalaki")):
            await press(pilot, key)
            assert isinstance(app.screen, NewGameScreen)
            assert game == app.screen.draft.game
            await press(pilot, "q")


async def test_without_any_cards_a_new_game_is_refused_in_words(tmp_path: Path) -> None:
    outside = services()
    outside.library = ContentIndex(None, shipped=tmp_path)
    app = make_app(outside, StartOptions(speed=0))
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "i")
        assert front(app) is TellDialog
        assert "cards/irrgarten" in screen_text(app)
        await press(pilot, "escape")
        assert front(app) is HomeScreen


@pytest.mark.parametrize("asked", [{}, {"seed": "BEAR"}])
async def test_without_any_cards_the_command_line_is_refused_in_words(
    tmp_path: Path, asked: dict[str, Any]
) -> None:
    outside = services()
    outside.library = ContentIndex(None, shipped=tmp_path)
    app = make_app(outside, StartOptions(game="irrgarten", **asked))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert front(app) is TellDialog


async def test_a_key_that_is_faster_than_the_start_opens_the_form_once() -> None:
    outside = services()
    outside.library, outside.first_paint = ContentIndex(None), 60.0
    app = make_app(outside, StartOptions(game="irrgarten"))
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "i")
        assert [type(one) for one in app.screen_stack[1:]] == [HomeScreen, NewGameScreen]


async def test_what_is_told_at_the_start_is_before_what_was_asked_for() -> None:
    outside = services()
    outside.library = ContentIndex(None)
    app = make_app(outside, StartOptions(game="irrgarten", notices=(lambda _: "Line 3 is wrong.",)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert front(app) is TellDialog
        await press(pilot, "escape")
        assert front(app) is NewGameScreen
