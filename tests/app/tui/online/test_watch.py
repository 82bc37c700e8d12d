"""What a screen says at a table with friends: for whom an undo waits, what a bot did meanwhile, how
a rematch begins, and that the match is abandoned."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.match.seats import HUMAN, Seat
from app.net.messages import Asked, Kept, Message, Place, Sit
from app.net.remote_match import RemoteMatch
from app.tui.dialogs.ask import UNASKED, AskDialog
from app.tui.match.host import MatchHost
from app.tui.online.takeover import SeatOffer
from app.tui.online.watch import OnlineWatch
from tests.app.tui.online.hosted import Hosted, hosted, line_of
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


async def test_who_comes_back_reads_how_much_a_bot_has_played() -> None:
    async with hosted() as table:
        source = await begun(table)
        words = "While you were away, a bot made 2 decisions for you."
        source.told(Kept(0, 2))
        await until(lambda: words in screen_words(table.app))
        screen = table.app.screen
        assert isinstance(screen, IrrgartenScreen)
        assert words in [line.text for line in screen.scene.perspective.lines], (
            "it stays in the log"
        )


async def test_a_rematch_is_offered_in_a_replay_where_its_key_works() -> None:
    async with hosted() as table:
        source = await begun(table)
        replay = MatchHost()
        replay.scene = cast("Any", SimpleNamespace(replaying=True))
        await table.app.push_screen(replay)
        source.lobby = cast("Any", SimpleNamespace())
        company = table.session.company
        assert isinstance(company, OnlineWatch)
        company._changed()
        assert "Leave the replay, then press n to play again." in replay.noticed
        source.lobby = None


async def test_friends_read_that_the_match_is_abandoned() -> None:
    async with hosted() as table:
        await begun(table)
        table.app.abandon()
        await until(lambda: table.friend.client.farewell is not None)
        farewell = table.friend.client.farewell
        assert farewell is not None
        assert farewell.code == "abandoned"
        assert "nobody can continue it" in table.app.texts("online-ended", why=farewell.code)


async def test_the_host_finds_the_invitation_again_in_the_menu() -> None:
    async with hosted() as table:
        line = line_of(screen_words(table.app))
        await begun(table)
        await table.pilot.press("escape", "i")
        assert line_of(screen_words(table.app)) == line


async def test_the_question_to_a_late_friend_ends_when_the_seat_is_taken() -> None:
    async with hosted() as table:
        await begun(table)
        free, taken, kept = (
            Place("Carl", bot, here=here, ready=False, handed=False, resigned=False)
            for bot, here in (("scout", True), (HUMAN, True), ("scout", False))
        )
        source = cast("Any", SimpleNamespace(over=False, people=(), refusal="", places=(kept,)))
        source.seats = (Seat("Carl", "scout"),)
        offer = SeatOffer(table.app, source)
        offer.ask()
        assert not isinstance(table.app.screen, AskDialog), "it is an absent player's"
        source.places = (free,)
        offer.ask()
        await until(lambda: isinstance(table.app.screen, AskDialog))
        offer.look()
        await until(lambda: "Play in place of Carl?" in screen_words(table.app))
        source.places = (taken,)
        offer.look()
        await until(lambda: isinstance(table.app.screen, IrrgartenScreen))


async def test_a_seat_that_somebody_else_got_is_called_taken() -> None:
    async with hosted() as table:
        await begun(table)
        place = Place("Carl", "scout", here=True, ready=False, handed=False, resigned=False)
        said: list[Message] = []
        source = cast("Any", SimpleNamespace(over=False, people=(), refusal="", places=(place,)))
        source.seats, source.client = (Seat("Carl", "scout"),), SimpleNamespace(say=said.append)
        offer = SeatOffer(table.app, source)
        offer.ask()
        await until(lambda: isinstance(table.app.screen, AskDialog))
        cast("AskDialog", table.app.screen).dismiss(True)
        await until(lambda: said == [Sit(0, "")])
        source.refusal = "taken"
        offer.look()
        await until(lambda: "Somebody already has this seat" in screen_words(table.app))
        assert source.refusal == ""


async def test_the_menu_of_a_match_with_friends_does_not_call_it_paused() -> None:
    async with hosted() as table:
        await begun(table)
        await table.pilot.press("escape")
        await until(lambda: "Menu: the match continues" in screen_words(table.app))
        assert "Paused" not in screen_words(table.app)


async def test_a_notice_is_seen_over_a_dialog_that_opens_after_it() -> None:
    async with hosted() as table:
        source = await begun(table)
        table.app.notice("Not everyone agreed to undo")
        source.told(Asked(1, 1, 1, 30))
        await until(lambda: isinstance(table.app.screen, AskDialog))
        dialog = cast("AskDialog", table.app.screen)
        await until(lambda: dialog.said == "Not everyone agreed to undo")
