"""Journeys by keyboard through the list of saved matches."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.session.session import Session
from app.store.exchange import export_match
from app.store.matches import Matches
from app.tui.app import MazmorraApp
from app.tui.dialogs.ask import AskDialog
from app.tui.dialogs.pause import PauseMenu
from app.tui.dialogs.tell import TellDialog
from app.tui.dialogs.text import TextDialog
from app.tui.matches.screen import MatchesScreen
from app.tui.online import opening
from app.tui.screens.help import HelpScreen
from app.tui.screens.home import HomeScreen
from tests.app.tui.matches.helpers import (
    HOUR,
    File,
    flat,
    here,
    keys,
    listed,
    program,
    shown,
    usual,
    write,
)
from tests.app.tui.modes import is_replay
from tests.app.tui.waiting import no_work_is_lost
from tests.helpers.matches import match_behind

SIZE = (80, 24)


def ident(number: int) -> str:
    return f"{number:016x}"


def front(pilot: object) -> type[object]:
    return type(pilot.app.screen)  # type: ignore[attr-defined]  # a pilot has an app


async def test_those_that_go_on_stand_first_the_last_played_at_the_top(file: File) -> None:
    file.finished(1)
    file.add(2, ago=2 * HOUR)
    file.add(3, ago=HOUR)
    async with program(file).run_test(size=SIZE) as pilot:
        screen = await listed(pilot)
        found = [screen.catalogue[number] for number in range(3)]
        assert [saved.id for saved in found if saved] == [ident(3), ident(2), ident(1)]
        assert "2 in progress, 1 finished" in shown(pilot)
        assert "✓Ana" in shown(pilot), "who won has a mark"


async def test_enter_goes_on_and_several_matches_are_played_side_by_side(file: File) -> None:
    one, other = file.add(1, ago=HOUR), file.add(2)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "down", "enter")
        assert front(pilot) is IrrgartenScreen
        session = pilot.app.session  # type: ignore[attr-defined]  # ours
        assert match_behind(session).header.match == one.header.match
        assert match_behind(session).digest() == one.digest()
        await keys(pilot, "escape")
        assert front(pilot) is PauseMenu
        await keys(pilot, "s")
        assert front(pilot) is HomeScreen
        screen = await listed(pilot)
        other_at = screen.catalogue.number_of(other.header.match)
        screen.list.go_to(other_at)
        await keys(pilot, "enter")
        assert isinstance(pilot.app, MazmorraApp)
        assert pilot.app.session is not None
        assert match_behind(pilot.app.session).digest() == other.digest()


async def test_a_finished_match_is_watched_with_enter_and_one_that_goes_on_with_w(
    file: File,
) -> None:
    file.finished(1)
    file.add(2)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "w")
        assert is_replay(pilot.app.screen)
        await keys(pilot, "escape", "tab", "enter")
        replay = pilot.app.screen
        assert is_replay(replay)
        assert match_behind(replay.session).header.match == ident(1)
        await keys(pilot, "escape")
        assert front(pilot) is MatchesScreen, "a replay leads back to the list"


async def test_a_match_without_a_decision_has_nothing_to_watch(file: File) -> None:
    file.add(1, decisions=0)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "w")
        assert "Nothing has been decided yet." in shown(pilot)


async def test_a_name_is_given_shown_found_and_taken_away(file: File) -> None:
    file.add(1)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "r")
        assert front(pilot) is TextDialog
        await keys(pilot, "x", "f2")
        assert "Nombre de la partida" in shown(pilot)
        await keys(pilot, "question_mark", "f2")
        assert pilot.app.screen.query_one(Input).value == "x?", (
            "only keys that write are the field's"
        )
        await keys(pilot, "f1")
        assert front(pilot) is HelpScreen
        await keys(pilot, "escape")
        await write(pilot, "Rainy Sunday")
        await keys(pilot, "enter")
        assert file.store.one(ident(1)).name == "Rainy Sunday"
        assert "Rainy Sunday" in shown(pilot)
        await keys(pilot, "r")
        await write(pilot, "x" * 61)
        await keys(pilot, "enter")
        assert "Too long: at most 60" in shown(pilot)
        await write(pilot, "")
        await keys(pilot, "enter")
        assert file.store.one(ident(1)).name == ""


async def test_delete_asks_and_the_harmless_answer_comes_first(file: File) -> None:
    file.add(1)
    file.finished(2)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "d", "enter")
        assert file.store.counts() == (1, 1)
        await keys(pilot, "d")
        assert front(pilot) is AskDialog
        assert "Irrgarten, Test garden: Ana, Ben" in shown(pilot)
        await keys(pilot, "y")
        assert file.store.counts() == (0, 1)
        await keys(pilot, "d")
        assert "the records no longer count it" in flat(shown(pilot))
        await keys(pilot, "y")
        assert file.store.counts() == (0, 0)
        assert "No saved matches yet. i imports one" in shown(pilot)
        await keys(pilot, "enter")
        assert "There is no match here." in shown(pilot)
        await keys(pilot, "escape")
        assert front(pilot) is HomeScreen
        assert pilot.app.saved is None  # type: ignore[attr-defined]  # nothing to continue


async def test_a_filter_narrows_the_list_while_it_is_typed(file: File) -> None:
    usual(file)
    async with program(file).run_test(size=SIZE) as pilot:
        screen = await listed(pilot)
        await keys(pilot, "slash", *"napa")
        assert len(screen.catalogue) == 1
        await keys(pilot, "enter", "r")
        assert front(pilot) is TextDialog, "the keys of the list are back"
        await keys(pilot, "escape", "escape")
        assert len(screen.catalogue) == 6
        await keys(pilot, "slash", *"practice", "space", *"sunday", "enter")
        assert screen.rows.chosen is not None
        assert screen.rows.chosen.id == ident(4)
        await keys(pilot, "escape", "slash", *"zzz")
        assert "No match has these words." in shown(pilot)
        await keys(pilot, "escape", "escape")
        assert front(pilot) is HomeScreen


async def test_two_letters_at_once_leave_no_search_that_was_never_begun(file: File) -> None:
    """The second letter cancels the search of the first before it starts."""
    usual(file)
    with no_work_is_lost():
        async with program(file).run_test(size=SIZE) as pilot:
            screen = await listed(pilot)
            await keys(pilot, "slash")
            screen.find("n")
            screen.find("napa")
            await pilot.pause()
            assert len(screen.catalogue) == 1


async def test_tab_goes_to_the_finished_ones_and_back(file: File) -> None:
    usual(file)
    async with program(file).run_test(size=SIZE) as pilot:
        screen = await listed(pilot)
        await keys(pilot, "tab")
        assert screen.rows.at == 4
        await keys(pilot, "tab")
        assert screen.rows.at == 0


async def test_a_match_goes_out_as_a_file_and_comes_back(file: File, mazmorra_home: Path) -> None:
    match = file.add(1)
    folder = mazmorra_home / "data" / "export"
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "e")
        assert "gives away the seed" in flat(shown(pilot))
        await keys(pilot, "enter")
        assert front(pilot) is TellDialog
        path = folder / f"irrgarten-{ident(1)}.mazmorra"
        assert path.read_bytes() == export_match(file.store, ident(1))
        await keys(pilot, "escape", "e", "enter")
        assert front(pilot) is TextDialog, "nothing is written over"
        await keys(pilot, "escape", "i")
        await write(pilot, str(path))
        await keys(pilot, "enter")
        assert "You already have this match." in shown(pilot)
        await keys(pilot, "escape", "d", "y", "i")
        await write(pilot, str(path))
        await keys(pilot, "enter")
        assert front(pilot) is MatchesScreen
        assert "Match imported." in shown(pilot)
        chosen = here(pilot).rows.chosen
        assert chosen is not None
        assert chosen.id == match.header.match


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "This file isn't a match exported by Mazmorra."),
        (b"\x00\xff" * 500, "This file isn't a match exported by Mazmorra."),
        (b"mazmorra match 1\n{}\n", "The end of this file is missing."),
        (b"mazmorra match 9\nanything\n", "A newer version of Mazmorra exported this match."),
    ],
)
async def test_garbage_is_not_taken_in(file: File, tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "garbage"
    path.write_bytes(data)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "i")
        await write(pilot, str(path))
        await keys(pilot, "enter")
        assert front(pilot) is TextDialog
        assert said in flat(shown(pilot))
        assert file.store.counts() == (0, 0)


@pytest.mark.parametrize("text", ["", "  ", "~nobody-is-called-so/x", "/no/such/file", "/dev/zero"])
async def test_what_is_no_file_is_said(file: File, text: str) -> None:
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "i")
        await write(pilot, text)
        await keys(pilot, "enter")
        assert front(pilot) is TextDialog
        assert "file" in shown(pilot)


async def test_an_altered_file_is_not_taken_in(file: File, tmp_path: Path) -> None:
    file.add(1)
    path = tmp_path / "one.mazmorra"
    path.write_bytes(export_match(file.store, ident(1)).replace(b"WOLF", b"LAMB"))
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "i")
        await write(pilot, str(path))
        await keys(pilot, "enter")
        assert "This file was changed or damaged." in shown(pilot)


async def test_without_a_file_of_our_own_there_is_no_list() -> None:
    async with program(None).run_test(size=SIZE) as pilot:
        await pilot.pause()
        await keys(pilot, "m")
        assert front(pilot) is HomeScreen
        assert "open in another Mazmorra" in shown(pilot)


async def test_a_click_chooses_and_another_one_goes_on(file: File) -> None:
    file.add(1, ago=HOUR)
    file.add(2)
    async with program(file).run_test(size=SIZE) as pilot:
        screen = await listed(pilot)
        await pilot.click(offset=(10, 3))
        assert screen.rows.at == 1
        await pilot.click(offset=(10, 3))
        await pilot.pause()
        assert front(pilot) is IrrgartenScreen


async def test_hundreds_of_matches_are_read_by_pages(
    file: File, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.add(1)
    file.spoil(
        "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 400)"
        " INSERT INTO matches (id, created, game, rules_rev, format, header, config, crc)"
        " SELECT printf('%016x', i), created, game, rules_rev, format, header, config, crc"
        " FROM n, matches WHERE id = ?",
        ident(1),
    )
    app = program(file)
    async with app.run_test(size=SIZE) as pilot:
        read: list[int] = []
        one_page = Matches.unfinished

        def counted(self: Matches, most: int = -1, skip: int = 0) -> object:
            read.append(most)
            return one_page(self, most, skip)

        await pilot.pause()
        monkeypatch.setattr(Matches, "unfinished", counted)
        screen = await listed(pilot)
        await keys(pilot, "end")
        assert screen.rows.at == 399
        assert len(read) <= 3
        assert max(read) <= 50
        await keys(pilot, "slash", *"garden", "enter")
        assert len(screen.catalogue) == 400
        assert max(read) <= 50


async def test_a_practice_match_is_not_opened_to_friends(file: File) -> None:
    file.add(1, players="Ana Ben", practice=True)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "o")
        assert front(pilot) is MatchesScreen
        assert "A practice match stays at this screen." in shown(pilot)


async def test_enter_opens_the_table_that_a_match_had(
    file: File, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = file.add(1, players="Ana Ben")
    opened: list[str] = []

    def again(_app: object, session: Session) -> bool:
        opened.append(session.source.header.match)
        return True

    monkeypatch.setattr(opening, "host_again", again)
    app = program(file)
    app.services.table = file.path  # a file that is there
    async with app.run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "enter")
        assert opened == [match.header.match]
        assert front(pilot) is MatchesScreen, "the table puts the match on the screen"
