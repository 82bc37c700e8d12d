"""Saves that are damaged, of other games, or made to harm: the list says so."""

from __future__ import annotations

import pytest

from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.tui.dialogs.ask import AskDialog
from app.tui.dialogs.tell import TellDialog
from app.tui.matches.screen import MatchesScreen
from tests.app.tui.matches.helpers import File, flat, keys, listed, program, shown, write
from tests.app.tui.matches.test_journeys import SIZE, front, ident

HOSTILE = "[@click=app.quit][/x]\x1b[31m\u202eEva\n"


async def test_a_damaged_end_is_offered_to_be_cut(file: File) -> None:
    file.add(1, decisions=6)
    file.spoil("UPDATE decisions SET notation = 'left' WHERE number = 4")
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "enter")
        assert front(pilot) is AskDialog
        assert "Decision 5 of this match was changed or damaged" in flat(shown(pilot))
        assert "Continue from decision 4 of 6" in shown(pilot)
        await keys(pilot, "enter")
        assert front(pilot) is MatchesScreen
        assert file.store.one(ident(1)).decisions == 6, "nothing was cut"
        await keys(pilot, "enter", "y")
        assert front(pilot) is IrrgartenScreen
        assert file.store.one(ident(1)).decisions == 4


async def test_a_lost_beginning_is_marked_told_and_can_be_deleted(file: File) -> None:
    file.add(1)
    file.spoil("UPDATE matches SET header = '{'")
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        assert "! damaged" in shown(pilot)
        assert "The beginning of this match is damaged" in shown(pilot)
        for key in ("enter", "w"):
            await keys(pilot, key)
            assert front(pilot) is TellDialog
            assert "can't be recovered" in flat(shown(pilot))
            await keys(pilot, "escape")
        await keys(pilot, "e", "enter")
        assert "can't be read" in flat(shown(pilot))
        await keys(pilot, "escape", "d", "y")
        assert file.store.counts() == (0, 0)


class Bug(Exception):
    """An error that nobody documents."""


@pytest.mark.parametrize(
    ("place", "key"),
    [
        ("app.session.opener.continued", "enter"),
        ("app.store.archive.Archive.load", "w"),
        ("app.tui.replay.opening.Replay", "w"),
    ],
)
async def test_a_bug_on_the_way_to_a_match_is_a_fault_and_no_damage(
    file: File, monkeypatch: pytest.MonkeyPatch, place: str, key: str
) -> None:
    """The list says what is wrong with a save. What is wrong with the program ends in a report."""

    def broken(*_arguments: object, **_named: object) -> None:
        raise Bug

    async def journey() -> None:
        async with program(file).run_test(size=SIZE) as pilot:
            await listed(pilot)
            monkeypatch.setattr(place, broken)
            await keys(pilot, key)

    file.add(1)
    with pytest.raises(Bug):
        await journey()


async def test_what_is_wrong_with_a_header_is_told_beside_the_list(file: File) -> None:
    file.add(1)
    file.spoil("UPDATE matches SET crc = crc + 1")
    async with program(file).run_test(size=(120, 40)) as pilot:
        await listed(pilot)
        assert "changed or damaged" in flat(shown(pilot))


async def test_a_game_that_this_program_does_not_have(file: File) -> None:
    file.add(1)
    file.spoil("UPDATE matches SET game = '../chess'")
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        assert "../chess" in shown(pilot)
        await keys(pilot, "enter")
        assert 'has no game called "../chess"' in flat(shown(pilot))
        await keys(pilot, "escape", "e")
        assert "/match-0" in shown(pilot), "no name of a file leads elsewhere"


async def test_names_are_never_markup_nor_commands_of_a_terminal(file: File) -> None:
    file.add(1, title={"labyrinth-en": HOSTILE})
    file.store.rename(ident(1), HOSTILE)
    for size in (SIZE, (120, 40)):
        async with program(file).run_test(size=size) as pilot:
            await listed(pilot)
            await keys(pilot, "d")
            text = shown(pilot)
            assert "[@click=app.quit]" in text
            assert "\x1b" not in text
            assert "\u202e" not in text
            assert front(pilot) is AskDialog, "no name left the program or the question"


async def test_a_typed_name_is_made_harmless(file: File) -> None:
    file.add(1)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "r")
        await write(pilot, "\u202eEva\x07")
        await keys(pilot, "enter")
        assert file.store.one(ident(1)).name == "Eva"
