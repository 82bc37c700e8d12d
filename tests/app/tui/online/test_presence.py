"""What a screen says of people elsewhere who lose the line, come back, or leave their seat."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from app.match.seats import HUMAN
from app.net.limits import LONG_CLOCK
from app.net.messages import NO_TERMS, Place, Terms
from app.tui.online.presence import PresenceNews, away_tag
from tests.app.tui.online.hosted import hosted
from tests.app.tui.online.test_talk import says
from tests.app.tui.shell import shell
from tests.helpers.cases import each
from tests.helpers.pictures import screen_words
from tests.helpers.waiting import until

HERE = Place("Ben", HUMAN, here=True, ready=True, handed=False, resigned=False)
AWAY = replace(HERE, here=False)
KEPT = replace(HERE, bot="scout", handed=True)
NEVER = replace(HERE, bot="scout")
BEGUN = Place("Ana", HUMAN, here=True, ready=True, handed=False, resigned=False)


def source_of(ben: Place) -> Any:
    """Ana's source, with Ben's place at the table."""
    return SimpleNamespace(places=(BEGUN, ben), mine=(0,), over=False, terms=NO_TERMS)


def told(before: Place, after: Place, **more: Any) -> str:
    """What Ana's screen says of a change."""
    source = source_of(before)
    vars(source).update(more)
    news = PresenceNews(cast("Any", source))
    source.places = (BEGUN, after)
    found = news.look(shell().texts)
    assert news.look(shell().texts) == "", "once"
    return found


@each(
    "change",
    [
        (HERE, AWAY, "Ben has lost the connection. A bot takes over after a minute."),
        (AWAY, HERE, "Ben is back."),
        (AWAY, KEPT, "A bot plays for Ben now."),
        (HERE, replace(KEPT, here=False), "Ben has left the table. A bot plays from now on."),
        (replace(KEPT, here=False), KEPT, ""),
        (KEPT, HERE, "Ben is back."),
        (NEVER, HERE, "A person plays for Ben now."),
        (HERE, replace(KEPT, resigned=True), "Ben resigns, and a bot plays the seat."),
        (HERE, replace(HERE, ready=False), ""),
    ],
)
def test_a_change_is_told_once(change: tuple[Place, Place, str]) -> None:
    before, after, words = change
    assert told(before, after) == words


def test_nobody_is_told_of_themselves_nor_after_the_end() -> None:
    assert told(HERE, AWAY, mine=(0, 1)) == ""
    assert told(HERE, AWAY, over=True) == ""


def test_at_a_clock_of_days_people_come_and_go() -> None:
    assert told(HERE, AWAY, terms=Terms(LONG_CLOCK)) == "Ben has left the table for now."


def test_the_key_bar_names_who_is_away() -> None:
    texts = shell().texts
    assert away_tag(texts, source_of(AWAY)) == "Ben away"
    assert away_tag(texts, source_of(HERE)) == away_tag(texts, source_of(KEPT)) == ""
    gone = replace(KEPT, here=False)
    assert away_tag(texts, source_of(gone)) == "bot for Ben"
    assert away_tag(texts, source_of(replace(gone, resigned=True))) == "", "for good"
    both = SimpleNamespace(places=(replace(gone, name="Eva"), AWAY))
    assert away_tag(texts, cast("Any", both)) == "Ben away  bot for Eva"
    strange = replace(AWAY, name="[b]\x1b[2JBenedetta Maria")
    assert away_tag(texts, source_of(strange)) == "[b][2JBenedetta~ away"


@pytest.mark.real_time
async def test_the_host_reads_that_a_friend_has_gone() -> None:
    async with hosted() as table:
        await table.sit()
        await table.be_ready()
        await until(lambda: "Eva               ready" in screen_words(table.app))
        await table.begin()
        table.line.cancel()
        await until(lambda: "Eva has lost the connection" in says(table.app))
        company = table.session.company
        assert company is not None
        assert company.tag() == "Eva away"
