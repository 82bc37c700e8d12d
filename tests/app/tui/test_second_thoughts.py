"""The question before a costly choice: an option, with both figures, and never in the way."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from app.i18n.fluent import Texts
from app.match.bots.comparing import Comparer, comparer
from app.match.bots.comparison import weighed_from_data, weighed_to_data
from app.registry import game
from app.text.second_thoughts import costs_much, second_thoughts
from app.tui.dialogs.sure import SureDialog
from engines.irrgarten.routes import STEP
from engines.kernel.search import Comparison, Plan
from engines.kernel.weighing import Weighed, WeighedPlan, weigh
from tests.app.games.irrgarten.tui.helpers import match_of, opened, program
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_words
from tests.programs.fuzz.matches import IDS, begun

ALONE = {"Ana": "human"}
TWO_WAYS = ("---M-E", "-XXXX-", "------")
BETTER, WORSE = 3, 2
"""Right, to a monster, and left."""


class Weigher:
    """Weighs nothing, and answers what it was given once it may."""

    def __init__(self, cost: float, *, at_once: bool = True) -> None:
        self.cost, self.closed = cost, 0
        self.asked = list[tuple[int, int]]()
        self.may = asyncio.Event()
        if at_once:
            self.may.set()

    def __call__(self, game_id: str, public: Any) -> Any:
        return self

    async def weigh(self, seat: int, view: Any, number: int) -> Weighed | None:
        assert view.seat == seat, "the seat's own view, and no other"
        self.asked.append((seat, number))
        await self.may.wait()
        rows = tuple(
            WeighedPlan((way, STEP, view.turn), (way,), chance, 0.01)
            for way, chance in ((BETTER, 0.6), (WORSE, 0.6 - self.cost))
        )
        return Weighed(rows[0].plan, rows, 64)

    def close(self) -> None:
        self.closed += 1


def said(pilot: Any) -> str:
    return " ".join(screen_words(pilot.app).split())


async def playing(pilot: Any, weigher: Weigher, *, sure: bool = True) -> Any:
    """Open a match in a labyrinth of two ways; return its source."""
    pilot.app.services.comparer = weigher
    pilot.app.looks = replace(pilot.app.looks, sure=sure)
    session = match_of(TWO_WAYS, ALONE, monsters=1)
    await opened(pilot, session)
    await settled(pilot)
    return session.source


async def test_a_costly_choice_is_asked_about_with_both_figures() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        source = await playing(pilot, Weigher(0.11))
        await pilot.press("left")
        await settled(pilot)
        assert isinstance(pilot.app.screen, SureDialog)
        assert "Are you sure?" in said(pilot)
        assert "You win 49% if you go left, but 60% if you fight the Sulky Slug" in said(pilot)
        assert source.snapshot(0).pending.number == 0, "nothing is decided yet"
        await pilot.press("enter")
        await settled(pilot)
        assert source.snapshot(0).pending.number == 1, "Enter makes the choice"


async def test_esc_goes_back_to_the_decision() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        source = await playing(pilot, Weigher(0.11))
        await pilot.press("left")
        await settled(pilot)
        await pilot.press("escape")
        await settled(pilot)
        assert source.snapshot(0).pending.number == 0
        await pilot.press("right")
        await settled(pilot)
        assert source.snapshot(0).pending.number == 1, "the best choice is never asked about"


@pytest.mark.parametrize(("cost", "sure"), [(0.04, True), (0.3, False)])
async def test_nothing_is_asked_for_five_points_or_without_the_setting(
    cost: float, *, sure: bool
) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        weigher = Weigher(cost)
        source = await playing(pilot, weigher, sure=sure)
        await pilot.press("left")
        await settled(pilot)
        assert source.snapshot(0).pending.number == 1
        assert bool(weigher.asked) is sure, "without the setting no process works"


async def test_a_choice_does_not_wait_for_figures_that_take_long() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        weigher = Weigher(0.3, at_once=False)
        source = await playing(pilot, weigher)
        await pilot.press("left")
        for _ in range(20):
            await pilot.pause(0.1)
        assert source.snapshot(0).pending.number == 1
        assert not isinstance(pilot.app.screen, SureDialog)


async def test_the_process_ends_with_the_screen() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        weigher = Weigher(0.0)
        await playing(pilot, weigher)
        pilot.app.pop_screen()
        await settled(pilot)
        assert weigher.closed == 1


def test_what_is_not_proven_is_not_asked_about() -> None:
    assert costs_much(Comparison((1,), (2,), 0.60, 0.50, 0.02, 64))
    assert not costs_much(Comparison((1,), (2,), 0.60, 0.50, 0.06, 64))


def test_the_words_in_both_languages() -> None:
    found = Comparison((1,), (2,), 0.62, 0.5, 0.02, 64)
    words: dict[Plan, str] = {(1,): "wait", (2,): "run"}
    english = second_thoughts(Texts("en"), found, words.__getitem__)
    assert english == "You win 50% if you run, but 62% if you wait (in 64 trial games)."
    spanish = second_thoughts(Texts("es"), found, words.__getitem__)
    assert spanish.startswith("Ganas el 50 % de las veces si run, pero el 62 % si wait")
    coins = second_thoughts(Texts("en"), found, words.__getitem__, coins=40)
    assert coins.startswith("You end with about 20 coins if you run, but 25 if you wait")
    assert second_thoughts(Texts("en"), found, lambda _plan: "the same") == ""


@pytest.mark.one_of(2)
@pytest.mark.real_time
@pytest.mark.parametrize("name", ["irrgarten", "descent", "napakalaki", "hammerspace"])
async def test_the_process_weighs_as_the_search_does(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.match.bots.comparing.WEIGHED", 4)
    match = begun(name, IDS[0])
    seat, spec = match.actor, game(name)
    apart, search = comparer(name, match.public), spec.search()
    assert isinstance(apart, Comparer)
    assert search is not None
    view = match.view(seat)
    try:
        answer = await apart.weigh(seat, view, 3)
    finally:
        apart.close()
    assert answer == weigh(search, match.public, view, view.legal, 0x51ED + 3, 4)


def test_weighed_plans_survive_the_wire() -> None:
    rows = (WeighedPlan((1, 2), (1,), 0.5, 0.0), WeighedPlan((3,), (3,), 0.4, 0.01))
    found = Weighed((1, 2), rows, 64)
    assert weighed_from_data(weighed_to_data(found)) == found
    assert weighed_from_data(weighed_to_data(None)) is None
