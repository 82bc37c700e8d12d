"""Between two people at one keyboard: what everybody may know of the time in between."""

from __future__ import annotations

from functools import partial

from app.text.log import News
from app.tui.screens.handover import HandoverScreen
from tests.app.tui.shell import shell
from tests.helpers.pictures import composed

LONG = News("Ana meets Unlit Stairs, " + "and tells of it at length, " * 4 + "in the end.")
SHORT = [
    News(told)
    for told in (
        "Ben rolls 6.", "Ben equips a hat.", "Ben wins.", "Eva rolls 2.", "Eva escapes.",
        "Eva plays.", "Ana looks.", "Ana rolls 1.", "Ana waits."
    )
]  # fmt: skip


async def test_a_sentence_is_told_whole_or_not_at_all() -> None:
    """At 80 columns there are ten lines, one of them the heading's."""
    app = shell()
    async with app.run_test(size=(80, 24)) as pilot:
        for told in ([LONG, *SHORT[1:]], [LONG, *SHORT[3:]]):
            await app.push_screen(HandoverScreen("Eva", partial(list, told)))
            await pilot.pause()
            strips = composed(app)
            text = "\n".join(strip.text for strip in strips)
            assert ("Ana meets" in text) == ("in the end." in text)
            assert all(news.text in text for news in told[1:])


async def test_a_player_without_a_turn_so_far_has_no_last_turn() -> None:
    app = shell()
    async with app.run_test(size=(80, 24)) as pilot:
        for first, title in ((True, "So far:"), (False, "Since your last turn:")):
            await app.push_screen(HandoverScreen("Eva", partial(list, SHORT[:5]), first=first))
            await pilot.pause()
            text = "\n".join(strip.text for strip in composed(app))
            assert title in text


async def test_what_matters_most_is_told_if_not_all_fits() -> None:
    """The grudges spent against the player were the first of seven sentences, and left out for an
    outfit and a monster's joke."""
    spite, joke = "Ben spends 2 grudges on Eva's monster.", "It has a card for this."
    told = [News(spite, 2), News(joke, -1), *(News(f"Ben equips hat {n}.") for n in range(9))]
    app = shell()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(HandoverScreen("Eva", lambda: told))
        await pilot.pause()
        text = "\n".join(strip.text for strip in composed(app))
    assert spite in text
    assert joke not in text
    assert "Since your last turn (the log has the rest):" in text
    assert text.index("Ben equips hat 7.") < text.index("Ben equips hat 8.")
