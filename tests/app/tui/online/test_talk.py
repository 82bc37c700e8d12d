"""Gestures and lines of text on the screen: in the lobby, in a match, and when they may wait."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
from syrupy.assertion import SnapshotAssertion

from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.net.messages import Said, Talk
from app.net.talk import Conversation, said_text
from app.session.company import Heard, Spoken
from app.tui.app import MazmorraApp
from app.tui.dialogs.mute import MuteDialog
from app.tui.dialogs.talk import TalkDialog
from app.tui.dialogs.text import TextDialog
from app.tui.online.speech import Announcer, spoken_of
from app.tui.online.terms import TermsDialog
from app.tui.widgets.keybar import KeyBar
from engines.kernel.events import SPECTATOR
from tests.app.games.hammerspace.tui.helpers import laid, opened, program
from tests.app.tui.everywhere.test_matrix import labyrinth
from tests.app.tui.looks import SMALL, all_looks
from tests.app.tui.online.hosted import hosted
from tests.app.tui.shell import SAVED, shell
from tests.helpers.pictures import screen_words
from tests.helpers.waiting import until


class Three:
    """A table whose people have said three things."""

    def __init__(self, *, writes: bool) -> None:
        self.writes, self.unheard = writes, False
        self.sent: list[tuple[str, int]] = []
        self.people = [(0, "Ana"), (1, "B[b]en"), (SPECTATOR, "All spectators")]
        self.muted: set[int] = set()

    def spoken(self) -> Sequence[Spoken]:
        return [
            Spoken("Ana", "", 1),
            Spoken("Ben", "[b]Who[/b] took \x1b[2Jthe " + "very " * 12 + "last clock?", 0),
            Spoken("[red]Eva[/red]", "", 8),
        ]

    def others(self) -> Sequence[Heard]:
        return [Heard(seat, name, seat in self.muted) for seat, name in self.people]

    def mute(self, seat: int, *, yes: bool) -> None:
        (self.muted.add if yes else self.muted.discard)(seat)

    def say(self, text: str, gesture: int = 0) -> None:
        self.sent.append((text, gesture))

    def tag(self) -> str:
        return ""

    def shown(self, decisions: int) -> None:
        """The position that is shown."""


@pytest.mark.parametrize("writes", [True, False])
async def test_the_panel(writes: bool, picture: SnapshotAssertion) -> None:
    app = shell(SAVED)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await app.push_screen(TalkDialog(Three(writes=writes)))
        await all_looks(pilot, picture)


async def test_digits_are_gestures_and_a_line_has_a_limit() -> None:
    app, table = shell(SAVED), Three(writes=True)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await app.push_screen(TalkDialog(table))
        await pilot.press("7")
        assert table.sent == [("", 7)]
        assert not isinstance(app.screen, TalkDialog)
        await app.push_screen(TalkDialog(table))
        await pilot.press("w", *"x" * 121, "enter")
        assert isinstance(app.screen, TextDialog)
        assert "121 characters" in screen_words(app)
        await pilot.press("backspace", "enter")
        assert table.sent[1:] == [("x" * 120, 0)]
        await app.push_screen(TalkDialog(table))
        await pilot.press("w", "space", "enter")
        assert len(table.sent) == 2, "an empty line is none"
        await app.push_screen(TalkDialog(table))
        await pilot.press("w", *"界" * 61, "enter")
        assert "122 characters" in screen_words(app), "a wide one takes two cells"
        await pilot.press("backspace", "enter")
        assert table.sent[2:] == [("界" * 60, 0)]
        assert said_text("界" * 60) == "界" * 60, "the table cuts nothing of it"


async def test_the_panel_of_who_is_muted(picture: SnapshotAssertion) -> None:
    app, table = shell(SAVED), Three(writes=True)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await app.push_screen(TalkDialog(table))
        await pilot.press("m", "2")
        assert isinstance(app.screen, MuteDialog)
        assert table.muted == {1}
        await all_looks(pilot, picture)
        await pilot.press("p", "2", "3")
        assert table.muted == {SPECTATOR}, "there is no third seat"
        await pilot.press("up", "right")
        assert table.muted == {SPECTATOR, 0}


async def test_nobody_is_muted_where_nobody_else_is() -> None:
    app, table = shell(SAVED), Three(writes=True)
    table.people.clear()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await app.push_screen(TalkDialog(table))
        await pilot.press("m")
        assert isinstance(app.screen, TalkDialog)
        assert "Mute" not in screen_words(app)


async def test_there_is_no_writing_without_a_chat() -> None:
    app, table = shell(SAVED), Three(writes=False)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("T")
        assert not isinstance(app.screen, TalkDialog), "nobody is there"
        await app.push_screen(TalkDialog(table))
        await pilot.press("T", "w")
        assert isinstance(app.screen, TalkDialog)
        assert len(app.screen_stack) == 3, "the panel opens no other one"
        assert "The host has turned the chat off" in screen_words(app)


async def test_a_line_waits_until_no_other_notice_is_in_the_key_bar() -> None:
    app, talk = shell(SAVED), Conversation()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        announcer = Announcer(app, talk)
        places = [cast("Any", SimpleNamespace(name="Ana"))]

        def hear(said: Said) -> None:
            talk.hear(said)
            announcer.look(spoken_of(talk, places, app.texts))
            announcer.show()

        app.notice("Ben undid a decision.")
        hear(Said(0, "[b]hi[/b]", 0))
        assert app.screen.query_one(KeyBar).says == "Ben undid a decision."
        assert announcer.waits
        await pilot.press("down")
        announcer.show()
        assert app.screen.query_one(KeyBar).says == "Ana: [b]hi[/b]"
        app.place.hush()
        hear(Said(7, "", 3))
        assert app.screen.query_one(KeyBar).says == "A spectator: Thank you!"
        talk.refusal = "often"
        hear(Said(0, "", 1))
        assert "Wait a few seconds" in app.screen.query_one(KeyBar).says


def says(app: MazmorraApp) -> str:
    return " ".join(bar.says for bar in app.screen.query(KeyBar))


@pytest.mark.real_time
async def test_host_and_friend_speak_in_the_lobby_and_in_the_match() -> None:
    async with hosted() as table:
        app, pilot, friend = table.app, table.pilot, table.friend
        await table.sit()
        await table.be_ready()
        await pilot.press("o")
        assert isinstance(app.screen, TermsDialog)
        assert "←→/hl change" in screen_words(app)
        await pilot.press("c", "t", "p")
        assert not friend.terms.chat, "a letter is of one language"
        await pilot.press("down", "right", "escape")
        await until(lambda: friend.terms.chat)
        friend.client.say(Talk("hello [b]you[/b]", 0))
        await until(lambda: "Eva: hello [b]you[/b]" in screen_words(app))
        await pilot.press("T", "2")
        await until(lambda: [one.gesture for one in friend.talk.lines] == [0, 2])
        await until(lambda: "Ana: Well played!" in screen_words(app))
        await table.begin()
        friend.client.say(Talk("my turn?", 0))
        await until(lambda: says(app) == "Eva: my turn?")
        await pilot.press("T")
        assert isinstance(app.screen, TalkDialog)
        words = screen_words(app)
        for line in ("Eva: hello", "Ana: Well played!", "Eva: my turn?"):
            assert line in words, "the conversation of the lobby continues"
        await pilot.press("w", *"mine", "enter")
        await until(lambda: [one.text for one in friend.talk.lines][-1] == "mine")
        await until(lambda: says(app) == "Ana: mine")


async def test_a_match_at_home_offers_no_talk() -> None:
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        await labyrinth(pilot)
        assert isinstance(app.screen, IrrgartenScreen)
        assert app.place.available("app.talk") is False
        await pilot.press("T")
        assert isinstance(app.screen, IrrgartenScreen)


async def test_the_key_of_the_panel_is_in_the_key_bar_of_a_card_game_with_company() -> None:
    """At 80 columns a duel of Hammerspace has more keys than room."""
    hands = "wet-fish mattress snow-globe bin-lid", "frying-pan bathtub falling-piano clothes-peg"
    session = laid(*hands, players={"Ana": "human", "Ben": "random"})
    session.company = Three(writes=True)
    app = program()
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, session)
        assert " T talk " in screen_words(app)


@pytest.mark.real_time
async def test_a_muted_player_is_not_heard_in_this_match_and_does_not_learn_of_it() -> None:
    async with hosted() as table:
        app, pilot, friend = table.app, table.pilot, table.friend
        await table.sit()
        await table.be_ready()
        friend.client.say(Talk("", 5))
        await until(lambda: "Eva: Ouch!" in screen_words(app))
        await table.begin()
        await pilot.press("T", "m", "2", "escape")
        said = len(friend.talk.lines)
        friend.client.say(Talk("", 6))
        await until(lambda: len(friend.talk.lines) == said + 1)
        assert friend.talk.refusal == "", "Eva sees her gesture as always"
        await pilot.press("T")
        assert isinstance(app.screen, TalkDialog)
        assert "Eva:" not in screen_words(app), "nor is there what she said before"
        await pilot.press("m", "2", "escape")
        friend.client.say(Talk("", 7))
        await until(lambda: says(app) == "Eva: One moment!")
