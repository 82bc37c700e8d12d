"""The flag on a player who may win in its next turn (NAP-11, NAP-14), wherever it is said."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from app.games.napakalaki.plain.voice import NapakalakiVoice
from app.games.napakalaki.tips import TIPS
from app.match.match import Match
from engines.kernel.events import TurnBegan
from engines.napakalaki.actions import DONE, DRAW
from engines.napakalaki.rules import Rules
from engines.napakalaki.state import EQUIPPING, State
from tests.app.games.napakalaki.tui.helpers import (
    BEN,
    EVA,
    NOTHING,
    PEOPLE,
    Holding,
    laid,
    opened,
    program,
    seen,
    shown,
    state_of,
)
from tests.helpers.matches import match_behind

RICH: Holding = (9, "golden-spoon parking-ticket", "")
"""600 and 400 gold on the table: the last level is sure."""
HOPES: Holding = (9, "golden-spoon", "wet-towel pan-lid")
"""600 on the table: two of the others' hidden treasures may be worth 400."""


def line_of(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if name in line)


@pytest.mark.parametrize(
    ("size", "look", "flag"),
    [
        ((80, 24), {}, "⚑ 100%"),
        ((120, 40), {}, "⚑ 100%"),
        ((80, 24), {"ascii": True, "theme": "mono"}, "! 100%"),
    ],
)
async def test_a_rival_that_may_win_bears_a_flag(
    size: tuple[int, int], look: dict[str, Any], flag: str
) -> None:
    """By more than its colour, and with the chance."""
    async with program(**look).run_test(size=size) as pilot:
        await opened(pilot, laid((NOTHING, BEN, RICH)))
        assert flag in line_of(shown(pilot), "Eva")
        assert "100%" not in line_of(shown(pilot), "Ben").split("Eva")[0]


async def test_the_columns_of_all_rivals_stay_the_same() -> None:
    """With a flag on one line, and a hand that takes one more cell on another."""

    def crowded(state: State) -> None:
        state.hidden[1] += [state.treasures.pop() for _ in range(10)]

    for then in (None, crowded):
        async with program().run_test(size=(80, 24)) as pilot:
            await opened(pilot, laid((NOTHING, BEN, RICH), then=then))
            ben, eva = (line_of(shown(pilot), name) for name in ("Ben", "Eva"))
            assert ben.index("total lv") == eva.index("total lv")
            assert ben.index("H--") == eva.index("H--")


async def test_one_s_own_flag_counts_the_own_hand_until_it_is_covered() -> None:
    """NAP-20: others may look on. Two unseen treasures may be worth 400 or not."""
    known: Holding = (9, "golden-spoon", "cardboard-cuirass parking-ticket")
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid((known, BEN, EVA)))
        assert screen.scene.warnings[0].buys == 1
        assert "⚑ 100%" in shown(pilot)
        await seen(pilot, "v")
        assert 0 < screen.scene.warnings[0].buys < 1
        assert "⚑ 100%" not in shown(pilot)


async def test_without_hints_no_chance_is_shown() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid((NOTHING, BEN, RICH)))
        screen.scene.hints = lambda: "off"
        assert screen.scene.warnings == {}


async def test_the_page_of_a_rival_says_what_it_needs() -> None:
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, laid((NOTHING, HOPES, BEN)))
        text = await seen(pilot, "tab")
        assert "⚑ Ben may win next turn (" in text
        assert "With 600 in sight, the hidden treasures must be worth 400 (" in text
        assert "Otherwise the fight can win the match (" in text


async def test_one_s_own_chance_is_explained_with_the_sums() -> None:
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, laid((RICH, BEN, EVA)))
        text = await seen(pilot, "y")
        assert "⚑ Ana can win this turn (100%)." in text
        assert "Treasures worth 1,000 are in sight." in text


async def test_who_can_buy_the_win_reads_it_beside_the_key() -> None:
    """NAP-11: Enter would draw a monster."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid((RICH, BEN, EVA)))
        assert "Enter draw the monster  b buy the win" in shown(pilot)
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(((5, *RICH[1:]), BEN, EVA)))
        assert "b buy levels" in shown(pilot)


async def test_the_help_explains_the_flag() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid((NOTHING, BEN, EVA)))
        assert ("⚑", "may win next turn, with the chance") in [
            (span.text, words) for span, words in screen.legend()
        ]


async def test_the_log_says_it_once_in_the_language_of_the_reader() -> None:
    def at_the_end(state: State) -> None:
        state.phase = EQUIPPING

    async with program().run_test(size=(80, 24)) as pilot:
        people = dict.fromkeys(PEOPLE, "human")
        session = laid((NOTHING, BEN, RICH), people, then=at_the_end)
        screen = await opened(pilot, session)
        log = screen.scene.perspectives[0].log
        assert not any(" win " in line.text for line in log.lines), "it has only just begun"
        match = match_behind(session)
        assert isinstance(match, Match)
        for seat in (0, 1):
            while match.actor == seat:
                legal = match.legal()
                match.decide(seat, next((one for one in (DONE, DRAW) if one in legal), legal[0]))
        await pilot.pause()
        told = [line for line in log.lines if "can win" in line.text]
        assert [line.text for line in told] == ["Eva can win next turn (100%)."]
        assert told[0].kind == "bad"
        screen.app.change(language="es")
        await pilot.pause()
        log = screen.scene.perspectives[0].log
        told = [line for line in log.lines if "va a ganar" in line.text]
        assert [line.text for line in told] == ["Eva va a ganar en su próximo turno (100 %)."]


def test_where_several_read_the_log_it_knows_no_hand() -> None:
    """NAP-20: Ana's own hand would make her chance sure."""
    known: Holding = (9, "golden-spoon", "parking-ticket")
    told = []
    for kind in ("human", "cautious"):
        session = laid((known, BEN, EVA), {"Ana": "human", "Ben": kind, "Eva": "cautious"})
        perspective = NapakalakiVoice(session).perspective(0)
        perspective.warns = True  # as on the screen
        match = match_behind(session)
        assert isinstance(match, Match)
        match.watch(0, perspective.take)
        state_of(session).phase = EQUIPPING
        state_of(session).legal = (DONE,)
        match.decide(0, DONE)
        lines = [line.text for line in perspective.log.lines]
        told.append([line for line in lines if line.startswith("Ana ") and " win next" in line])
    shared, alone = told
    assert alone == ["Ana can win next turn (100%)."]
    assert len(shared) == 1
    assert shared != alone


def test_the_log_says_a_chance_again_once_it_is_no_longer_true() -> None:
    """Eva has 1,000 gold at first, and later neither gold nor gear."""
    session = laid((NOTHING, NOTHING, RICH))
    perspective = NapakalakiVoice(session).perspective(0)
    perspective.warns = True
    match = match_behind(session)
    assert isinstance(match, Match)
    match.watch(0, perspective.take)

    def turn_of(seat: int) -> list[str]:
        state = state_of(session)
        state.turn_seat = state.seat = (seat - 1) % 3
        state.phase, state.monster, state.legal = EQUIPPING, -1, (DONE,)
        match.decide(state.seat, DONE)
        return [line.text for line in perspective.log.lines if line.text.startswith("Eva ")]

    assert turn_of(0) == ["Eva can win next turn (100%)."]
    assert turn_of(1) == ["Eva can win next turn (100%)."], "nothing new"
    state_of(session).equipped[2].clear()
    *_, last = turn_of(0)
    assert last.startswith("Eva may win next turn (")


def test_plain_mode_says_it_before_a_turn_and_on_request() -> None:
    voice = NapakalakiVoice(laid((NOTHING, BEN, RICH)))
    warning = "Eva can win next turn (100%)."
    assert warning in voice.brief(0)
    assert not voice.perspective(0).warns, "the log said it a second time"
    assert warning in voice.answers["rivals"](0, "")
    assert "Treasures worth 1,000 are in sight." in " ".join(voice.answers["rivals"](0, ""))
    own = NapakalakiVoice(laid((RICH, BEN, BEN))).answers["me"](0, "")
    assert "Ana can win this turn (100%)." in own
    assert not any(
        " win " in line and "%)" in line for line in NapakalakiVoice(laid((NOTHING,) * 3)).brief(0)
    )


def test_the_coach_explains_the_flag_when_the_first_one_is_there() -> None:
    tip = next(tip for tip in TIPS if tip.id == "flag")
    for table, fits in (((NOTHING, BEN, RICH), True), ((NOTHING, NOTHING, NOTHING), False)):
        state = state_of(laid(table))
        see = partial(Rules().view, state, 0)
        assert tip.fits(state.config, see, TurnBegan(-1, 1, 10), 0) is fits
