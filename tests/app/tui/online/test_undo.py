"""An undo at a table with friends: the one who asks sees for whom they wait, and a key that was
meant for something else answers nothing."""

from __future__ import annotations

from typing import Any

from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.net.messages import Asked
from app.net.remote_match import RemoteMatch
from app.tui.dialogs.ask import UNASKED, AskDialog
from tests.app.tui.online.hosted import Hosted, hosted
from tests.helpers.pictures import screen_words
from tests.helpers.waiting import until


async def begun(table: Hosted) -> RemoteMatch:
    await table.sit()
    await table.be_ready()
    await table.begin()
    source = table.session.source
    assert isinstance(source, RemoteMatch)
    return source


async def test_who_asks_for_an_undo_sees_whose_answer_is_missing() -> None:
    async with hosted() as table:
        source = await begun(table)
        source.told(Asked(1, 0, 1, 30, (1,)))
        await until(lambda: "Waiting for Eva to agree to your undo." in screen_words(table.app))
        company = table.session.company
        assert company is not None
        assert company.tag() == "Undo: waiting for Eva"
        source.told(Asked(1, 0, 1, 0))
        assert company.tag() == ""


async def test_a_question_that_comes_by_itself_takes_no_key_in_the_first_second(
    monkeypatch: Any,
) -> None:
    async with hosted() as table:
        source = await begun(table)
        answers: list[bool] = []
        monkeypatch.setattr(source, "agree", lambda *, yes: answers.append(yes))
        source.told(Asked(1, 1, 1, 30))
        await until(lambda: isinstance(table.app.screen, AskDialog))
        await table.pilot.press("escape", "enter", "y")
        assert isinstance(table.app.screen, AskDialog)
        assert answers == []
        await table.pilot.pause(UNASKED + 0.1)
        await table.pilot.press("y")
        await until(lambda: isinstance(table.app.screen, IrrgartenScreen))
        assert answers == [True]
