"""Between two people at one keyboard: what everybody may know of the time in between."""

from __future__ import annotations

from functools import partial

from app.tui.screens.handover import HandoverScreen
from tests.app.tui.shell import shell
from tests.helpers.pictures import composed

LONG = "Ana meets Unlit Stairs, " + "and tells of it at length, " * 4 + "in the end."
SHORT = ("Ben rolls 6.", "Ben equips a hat.", "Ben wins.", "Eva rolls 2.", "Eva escapes.")


async def test_a_sentence_is_told_whole_or_not_at_all() -> None:
    """At 80 columns there are six lines, one of them the heading's."""
    app = shell()
    async with app.run_test(size=(80, 24)) as pilot:
        for told in ((LONG, *SHORT[1:]), (LONG, *SHORT[3:])):
            await app.push_screen(HandoverScreen("Eva", partial(tuple, told)))
            await pilot.pause()
            strips = composed(app)
            text = "\n".join(strip.text for strip in strips)
            assert ("Ana meets" in text) == ("in the end." in text)
            assert all(sentence in text for sentence in told[1:])


async def test_a_player_without_a_turn_so_far_has_no_last_turn() -> None:
    app = shell()
    async with app.run_test(size=(80, 24)) as pilot:
        for first, title in ((True, "So far:"), (False, "Since your last turn:")):
            await app.push_screen(HandoverScreen("Eva", partial(tuple, SHORT), first=first))
            await pilot.pause()
            text = "\n".join(strip.text for strip in composed(app))
            assert title in text
