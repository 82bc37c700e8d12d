"""A hint's figure: what the best decision gains over the next best follows the hint itself."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from app.i18n.fluent import Texts
from app.match.bots.comparing import Comparer, comparer
from app.match.bots.comparison import from_data, to_data
from app.registry import game
from app.text.comparing import compared
from app.tui.dialogs.tell import TellDialog
from app.tui.match.game_controls import GameControls
from app.tui.match.view_model import MatchViewModel
from engines.kernel.search import Comparison, Plan
from tests.app.games.irrgarten.tui.helpers import GARDEN, match_of, opened, program
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_words
from tests.programs.fuzz.matches import IDS, begun

ALONE = {"Ana": "human"}
TWO_WAYS = ("---M-E", "-XXXX-", "------")


class Answers:
    """Compares nothing, and answers what it was given once it may."""

    def __init__(self, found: Comparison | None) -> None:
        self.found, self.asked = found, list[tuple[int, int]]()
        self.may, self.closed = asyncio.Event(), 0

    def __call__(self, game_id: str, public: Any) -> Any:
        return self

    async def compare(self, seat: int, view: Any, number: int) -> Comparison | None:
        assert view.seat == seat, "the seat's own view, and no other"
        self.asked.append((seat, number))
        await self.may.wait()
        return self.found

    def close(self) -> None:
        self.closed += 1


def found(gain: float, error: float = 0.01) -> Comparison:
    """The quiet way against the short one, in a labyrinth of `TWO_WAYS`."""
    out = match_of(TWO_WAYS, ALONE, monsters=1).source.public.exit
    return Comparison((out, 0), (out, 1), 0.5 + gain, 0.5, error, 96)


def said(pilot: Any) -> str:
    return " ".join(screen_words(pilot.app).split())


async def asked(pilot: Any, answers: Answers, keys: str = "H") -> None:
    pilot.app.services.comparer = answers
    await opened(pilot, match_of(TWO_WAYS, ALONE, monsters=1))
    await pilot.press(*keys)
    await pilot.pause()


async def answered(pilot: Any, answers: Answers) -> None:
    answers.may.set()
    await settled(pilot)


async def test_the_hint_is_there_at_once_and_its_figure_follows() -> None:
    answers = Answers(found(0.06))
    async with program().run_test(size=(120, 40)) as pilot:
        await asked(pilot, answers)
        assert "The best choices are being tried out." in said(pilot)
        assert "You win" not in said(pilot)
        await answered(pilot, answers)
        assert (
            "You win 56% of matches if you take the quiet way, 6 points more than if "
            "you take the short way (in 96 trial games)."
        ) in said(pilot)
        assert answers.closed == 1, "its process ends"


async def test_where_the_key_bar_has_no_room_the_key_shows_the_figure() -> None:
    answers = Answers(found(0.06))
    async with program().run_test(size=(80, 24)) as pilot:
        await asked(pilot, answers)
        await answered(pilot, answers)
        assert "Press H again to see what the best choices are worth." in said(pilot)
        await pilot.press("H")
        await settled(pilot)
        assert isinstance(pilot.app.screen, TellDialog)
        assert "6 points" in said(pilot)
        assert len(answers.asked) == 1, "a decision is compared once"


async def test_where_the_key_bar_has_no_room_it_says_that_the_figure_contradicts_the_hint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The bar kept the hint's choice and asked for a key; the review blamed that very choice."""
    answers = Answers(found(0.06))
    async with program().run_test(size=(80, 24)) as pilot:
        monkeypatch.setattr(GameControls, "advised_action", lambda _game: -1)
        await asked(pilot, answers)
        await answered(pilot, answers)
        assert "In trial games, though, another choice does better: press H again." in said(pilot)


@pytest.mark.parametrize(("gain", "error"), [(0.06, 0.05), (0.004, 0.0)])
async def test_a_difference_that_chance_explains_is_none(gain: float, error: float) -> None:
    answers = Answers(found(gain, error))
    async with program().run_test(size=(140, 40)) as pilot:
        await asked(pilot, answers)
        await answered(pilot, answers)
        assert "whether you take the quiet way or take the short way: 96 trial games show" in said(
            pilot
        )


async def test_a_figure_that_comes_after_the_decision_is_not_shown() -> None:
    answers = Answers(found(0.06))
    async with program().run_test(size=(120, 40)) as pilot:
        await asked(pilot, answers)
        await pilot.press("down")
        await pilot.pause()
        await answered(pilot, answers)
        assert "points more" not in said(pilot)


async def test_a_figure_that_comes_while_the_decision_is_shown_is_not_worded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The view has no choices then, and a hint about none of them ended the program."""
    answers = Answers(found(0.06))
    async with program().run_test(size=(120, 40)) as pilot:
        await asked(pilot, answers)
        monkeypatch.setattr(MatchViewModel, "my_turn", False)
        await answered(pilot, answers)
        assert "points more" not in said(pilot)


async def test_where_no_process_may_be_started_the_hint_stands_alone() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        assert program().services.comparer is None
        await opened(pilot, match_of(GARDEN, ALONE, monsters=2))
        await pilot.press("H", "H")
        await settled(pilot)
        assert "A scout would go" in said(pilot)


def test_a_comparison_survives_the_wire() -> None:
    assert from_data(to_data(found(0.25))) == found(0.25)
    assert from_data(to_data(None)) is None


@pytest.mark.one_of(2)
@pytest.mark.real_time
@pytest.mark.parametrize("name", ["irrgarten", "descent", "napakalaki", "hammerspace"])
async def test_the_process_compares_as_the_search_does(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.match.bots.comparing.WORLDS", 4)
    match = begun(name, IDS[0])
    seat, spec = match.actor, game(name)
    apart, search = comparer(name, match.public), spec.search()
    assert isinstance(apart, Comparer)
    assert search is not None
    try:
        answer = await apart.compare(seat, match.view(seat), 3)
    finally:
        apart.close()
    assert answer == search.compare(match.public, match.view(seat), 0x51ED + 3, 4)


async def test_a_process_that_cannot_start_gives_no_figure() -> None:
    match = begun("irrgarten", IDS[0])
    apart = Comparer(game("irrgarten"), match.public, ("/no/such/python",))
    assert await apart.compare(match.actor, match.view(match.actor), 1) is None


@pytest.mark.parametrize(("advised", "begins"), [(5, "You win"), (7, "In trial games, though,")])
def test_a_figure_that_contradicts_the_hint_says_so(advised: int, begins: str) -> None:
    better = Comparison((0, 5), (7,), 0.6, 0.5, 0.01, 96)
    words: dict[Plan, str] = {(0, 5): "wait", (7,): "run"}
    assert compared(Texts("en"), better, words.__getitem__, advised=advised).startswith(begins)


def test_without_a_proven_gain_a_figure_contradicts_nothing() -> None:
    same = Comparison((5,), (7,), 0.6, 0.5, 0.2, 96)
    words: dict[Plan, str] = {(5,): "wait", (7,): "run"}
    text = compared(Texts("en"), same, words.__getitem__, advised=7)
    assert text.startswith("You win about 60% of matches whether you wait or run")


def test_two_equal_choices_beside_the_hint_are_not_named() -> None:
    """ "Equip the Colander" was followed by "whether you equip the Sieve or equip nothing"."""
    same = Comparison((5,), (7,), 0.6, 0.5, 0.2, 96)
    words: dict[Plan, str] = {(5,): "wait", (7,): "run"}
    assert not compared(Texts("en"), same, words.__getitem__, advised=9)


async def test_where_there_is_one_way_the_hint_names_a_step() -> None:
    """It said for ever that the best choices were being tried out."""
    answers = Answers(None)
    async with program().run_test(size=(120, 40)) as pilot:
        await asked(pilot, answers)
        assert "The best choices are being tried out." in said(pilot)
        await answered(pilot, answers)
        assert "A scout would go" in said(pilot)
        await pilot.press("H")
        await settled(pilot)
        assert "A scout would go" in said(pilot)
