"""The review on the screen: its list, the way into a branch, what becomes of the work."""

from __future__ import annotations

from typing import Any

from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from app.tui.replay.fork_dialog import ForkDialog
from app.tui.screens.review import ReviewScreen
from tests.app.tui.end.helpers import PEOPLE, at_end, ended, keys, program, shown
from tests.app.tui.looks import all_looks
from tests.app.tui.waiting import settled
from tests.helpers.prices import Prices


async def opened(pilot: Pilot[Any]) -> ReviewScreen:
    """The review over the end of the match."""
    await at_end(pilot, ended())
    await keys(pilot, "a")
    screen = pilot.app.screen
    assert isinstance(screen, ReviewScreen)
    return screen


async def test_the_review(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        await keys(pilot, "down")
        await all_looks(pilot, picture, settle=settled)


async def test_the_list_names_what_was_done_what_was_better_and_the_cost() -> None:
    async with program().run_test(size=(120, 40)) as pilot:
        screen = await opened(pilot)
        words, first = " ".join(shown(pilot).split()), screen._panel.mistakes()[0]
        assert first.cost == f"{first.points} points"
        for text in (first.turn, "@1 Ana", first.cost, first.made, first.better):
            assert text in words
        costs = [one.mistake.found.gain for one in screen._panel.mistakes()]
        assert costs == sorted(costs, reverse=True)
        costs_shown = [one.points for one in screen._panel.mistakes()]
        assert sum(costs_shown) > 100, "each is counted by itself"
        assert f"Ana: something better was found for {len(costs_shown)} of 8 decisions." in words
        assert "Luck: " in words


async def test_try_it_asks_who_plays_on_from_just_before_the_decision() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot)
        await keys(pilot, "down")
        chosen = screen._panel.mistakes()[1].mistake.choice
        await keys(pilot, "enter")
        dialog: Any = app.screen
        assert isinstance(dialog, ForkDialog)
        assert dialog.reel.source.replay.position == chosen.number
        assert dialog.players.persons == (chosen.seat,)
        await keys(pilot, "f")
        assert app.session is not None
        assert app.session.source.decisions == chosen.number
        assert app.session.source.header.practice


async def test_the_work_stops_with_the_screen_and_a_finished_one_is_kept() -> None:
    prices = Prices()
    app = program(prices)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot)
        found = screen._after.review.found
        assert found is not None
        assert prices.closed == 1, "its process ends with the work"
        await keys(pilot, "escape", "a")
        assert prices.closed == 1, "nothing is worked out twice"
        again = app.screen
        assert isinstance(again, ReviewScreen)
        assert again._after.review.found is found


async def test_a_process_that_ends_is_said() -> None:
    prices = Prices()
    prices.fails = True
    async with program(prices).run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        assert "The trial games broke off, so there are no figures." in shown(pilot)
        assert prices.closed == 1
        prices.fails = False
        await keys(pilot, "escape", "a")
        assert "broke off" not in shown(pilot), "it was never tried again"


async def test_without_a_search_there_is_no_review() -> None:
    """A guest in a browser may start no process."""
    app = program()
    app.services.comparer = None
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_end(pilot, ended(PEOPLE))
        await keys(pilot, "a")
        assert app.screen is screen
        assert "a decisions" not in shown(pilot)
