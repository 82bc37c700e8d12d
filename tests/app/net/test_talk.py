"""What people at a table say: who hears it, how much, and that it can't be anything but words."""

from __future__ import annotations

from random import Random

import pytest

from app.net import limits
from app.net.messages import Ready, Said, Sit, Talk, Terms
from app.net.talk import Conversation, TalkRules, said_text
from engines.kernel.events import SPECTATOR
from tests.app.net.tables import lobby
from tests.app.net.test_hosted_table import Client, table_of
from tests.app.net.test_open_table import Friend, Later, start

CHAT = Terms(0, chat=True)


def lines(friend: Friend) -> list[tuple[int, str, int]]:
    return [(one.seat, one.text, one.gesture) for one in friend.talk.lines]


def test_only_gestures_pass_until_the_host_allows_text() -> None:
    later = Later()
    table = lobby("irrgarten", 3, later)
    ben, eve = Friend(table, "ben"), Friend(table, "eve")
    ben.say(Sit(1, "Ben"))
    ben.say(Talk("hello", 0))
    assert ben.talk.take_refusal() == "chat"
    assert ben.talk.take_refusal() == ""
    ben.say(Talk("", 3))
    assert lines(ben) == lines(eve) == [(1, "", 3)]
    table.lobby.choose(CHAT)
    assert ben.terms.chat
    ben.say(Talk("hello", 0))
    assert lines(eve)[-1] == (1, "hello", 0)


def test_the_host_speaks_and_hears_in_the_lobby() -> None:
    table = lobby("irrgarten", 3, Later())
    heard: list[Said] = []
    table.said = heard.append
    ben = Friend(table, "ben")
    assert table.talk(table.host, Talk("hi", 0)) == "chat"
    assert table.talk(table.host, Talk("", 1)) == ""
    ben.say(Talk("", 2))
    assert [(one.seat, one.gesture) for one in heard] == [(0, 1), (SPECTATOR, 2)]
    assert lines(ben) == [(0, "", 1), (SPECTATOR, "", 2)]


def test_nobody_says_more_than_four_lines_in_ten_seconds() -> None:
    later = Later()
    rules = TalkRules(later)
    taken = [rules.take("ben", 1, Talk("hi", 0), chat=True) for _ in range(6)]
    assert [isinstance(one, Said) for one in taken] == [True] * limits.MOST_SAID + [False] * 2
    assert taken[-1] == "often"
    assert isinstance(rules.take("eve", 2, Talk("hi", 0), chat=True), Said), "Eve said nothing yet"
    later.pass_time()
    assert isinstance(rules.take("ben", 1, Talk("hi", 0), chat=True), Said)


def test_the_limit_holds_in_the_lobby() -> None:
    table = lobby("irrgarten", 3, Later())
    ben, eve = Friend(table, "ben"), Friend(table, "eve")
    for _ in range(6):
        ben.say(Talk("", 1))
    assert len(eve.talk.lines) == limits.MOST_SAID
    assert ben.talk.refusal == "often"


def test_the_limit_holds_in_the_match() -> None:
    _, table, _ = table_of()
    client, other = Client(table, "0"), Client(table, "1")
    for _ in range(6):
        client.say(Talk("", 1))
    assert len(other.got("said")) == limits.MOST_SAID
    assert [one["code"] for one in client.got("no")] == ["often"] * 2


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("[b]no markup[/b]", "[b]no markup[/b]"),
        ("ﬁne １２", "fine 12"),
        ("a\x1b[2Jb\u202ec\nd", "a[2Jbc d"),
        ("  \u200b\u2800 ", ""),
        ("x" * 400, "x" * (limits.SAID_CELLS - 1) + "~"),
    ],
)
def test_a_line_is_composed_harmless_and_short(typed: str, shown: str) -> None:
    assert said_text(typed) == shown
    taken = TalkRules(Later()).take("ben", 1, Talk(typed, 0), chat=True)
    assert taken == (Said(1, shown, 0) if shown else "empty")


def test_a_line_is_a_text_or_a_gesture() -> None:
    rules = TalkRules(Later())
    for talk in (Talk("", 0), Talk("hi", 3)):
        assert rules.take("ben", 1, talk, chat=True) == "empty"


def test_a_spectator_speaks_to_spectators_until_the_match_is_over() -> None:
    match, table, _ = table_of()
    player, watcher, other = (Client(table, token) for token in ("0", "watch", "1"))
    watcher.say(Talk("", 2))
    assert len(watcher.got("said")) == 1
    assert player.got("said") == other.got("said") == []
    player.say(Talk("", 1))
    assert [one["seat"] for one in watcher.got("said")] == [SPECTATOR, 0]
    dice = Random(1)
    while not match.over:
        match.decide(match.actor, dice.choice(match.legal()))
    watcher.say(Talk("", 8))
    assert [(one["seat"], one["gesture"]) for one in player.got("said")] == [(0, 1), (SPECTATOR, 8)]


def test_a_client_keeps_the_last_lines_only() -> None:
    talk = Conversation()
    for n in range(limits.KEPT_SAID + 5):
        talk.hear(Said(0, str(n), 0))
    assert len(talk.lines) == limits.KEPT_SAID
    assert talk.lines[-1].text == str(limits.KEPT_SAID + 4)
    assert talk.count == limits.KEPT_SAID + 5


def test_what_the_host_chose_holds_in_the_match() -> None:
    table = lobby("irrgarten", 3, Later())
    table.lobby.choose(CHAT)
    ben = Friend(table, "ben")
    ben.say(Sit(1, "Ben"))
    ben.say(Ready(1, True))
    assert ben.terms == CHAT


def test_in_the_next_match_everybody_is_heard_again_but_not_after_a_long_cut() -> None:
    talk = Conversation()
    talk.begins("one")
    talk.mute(1, yes=True)
    talk.begins("one")
    talk.hear(Said(1, "", 3))
    assert (len(talk.lines), talk.count) == (0, 0)
    talk.begins("two")
    talk.hear(Said(1, "", 3))
    assert (len(talk.lines), talk.count) == (1, 1)


def test_a_program_that_begins_again_gets_the_last_lines_and_nobody_hears_them_as_new() -> None:
    table = lobby("irrgarten", 3, Later())
    ben, eve = Friend(table, "ben"), Friend(table, "eve")
    ben.say(Sit(1, "Ben"))
    for gesture in (1, 2):
        ben.say(Talk("", gesture))
    ben.go()
    eve.say(Talk("", 3))
    ben.come()
    assert lines(ben) == [(1, "", 1), (1, "", 2), (SPECTATOR, "", 3)], "also what it has missed"
    assert ben.talk.count == 2
    ben.go()
    again = Friend(table, "ben")
    assert lines(again) == lines(ben)
    assert again.talk.count == 0


def test_a_player_who_comes_back_to_a_match_does_not_get_what_spectators_said() -> None:
    table = lobby("irrgarten", 3, Later())
    ben = Friend(table, "ben")
    ben.say(Sit(1, "Ben"))
    ben.say(Ready(1, True))
    start(table)
    watcher = Friend(table, "watch")
    watcher.say(Talk("", 2))
    ben.say(Talk("", 1))
    ben.go()
    assert lines(Friend(table, "ben")) == [(1, "", 1)]
    assert lines(Friend(table, "other")) == [(SPECTATOR, "", 2), (1, "", 1)]
