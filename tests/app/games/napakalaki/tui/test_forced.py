"""Steps without a choice are entered by the program, and nothing flashes by."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, cast

import pytest
from textual.pilot import Pilot

from app.games.napakalaki.text.empty_handed import empty_handed
from app.games.napakalaki.tui.combat import past_result
from app.games.napakalaki.tui.dialogs.discard import DiscardDialog
from app.games.napakalaki.tui.dialogs.equip import EquipDialog
from app.games.napakalaki.tui.screen import NapakalakiScreen
from app.i18n.fluent import Texts
from app.match.match import Match
from app.tui.app import MazmorraApp
from app.tui.lessons.mode import LessonSession
from app.tui.screens.handover import HandoverScreen
from engines.napakalaki.rules import Rules
from engines.napakalaki.state import DISCARDING, EQUIPPING, FIGHT, SALES, START, State
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
from tests.app.games.napakalaki.tui.ways.helpers import RULE_SET
from tests.engines.napakalaki.helpers import FRIENDS
from tests.helpers.matches import match_behind

ARMED: Holding = (5, "rubber-sabre pan-lid", "")
"""400 gold, which buys nothing; both hands are taken."""
TWO: Mapping[str, str] = {"Ana": "human", "Ben": "human", "Eva": "sharp"}


def written(screen: NapakalakiScreen) -> list[tuple[int, str]]:
    """The decisions of the match: seat and text."""
    match = match_behind(screen.scene)
    assert isinstance(match, Match)
    return [(one.seat, one.notation) for one in match.written]


def last_turn_of_eva(state: State) -> None:
    """Eva ends her turn with the first decision, and the next one is Ana's."""
    state.seat = state.turn_seat = 2
    state.phase = EQUIPPING
    state.hidden[2] = []


async def in_ana_s_turn(
    pilot: Pilot[Any],
    ana: Holding,
    meets: str = "",
    then: Any = last_turn_of_eva,
    others: tuple[Holding, Holding] = (BEN, EVA),
    **more: Any,
) -> NapakalakiScreen:
    """The screen after Eva's turn, once it waits for a key."""
    screen = await opened(pilot, laid((ana, *others), then=then, meets=meets, **more))
    await pilot.pause()
    return screen


async def test_a_monster_is_drawn_where_nothing_else_can_be_done() -> None:
    """NAP-11, NAP-12: the journal has the player's decision, as if they had pressed a key."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await in_ana_s_turn(pilot, ARMED, "hiccup-dragon")
        assert screen.scene.view.phase == FIGHT
        assert written(screen) == [(2, "done"), (0, "draw")]
        assert screen.scene.my_turn, "to run is a choice"


async def test_a_player_who_can_buy_a_level_is_asked() -> None:
    """NAP-11."""
    async with program().run_test(size=(80, 24)) as pilot:
        rich = (5, "golden-spoon parking-ticket", "")
        screen = await in_ana_s_turn(pilot, rich, "hiccup-dragon")
        assert screen.scene.view.phase == SALES
        assert written(screen) == [(2, "done")]


async def test_a_turn_without_any_key_ends_with_one() -> None:
    """NAP-14: the program has drawn the monster, Ana beats it, and both her hands are taken. What
    it brought stays on the screen until she has read it."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await in_ana_s_turn(pilot, ARMED, "rude-printer", prize="wet-towel")
        assert written(screen) == [(2, "done"), (0, "draw")]
        text = await seen(pilot)
        assert screen.scene.view.phase == EQUIPPING
        assert "Wet Towel" in text
        assert "Enter end the turn" in text
        await seen(pilot, "enter")
        assert (0, "done") in written(screen)


async def test_a_turn_with_a_key_ends_by_itself() -> None:
    """NAP-19: Ana has decided not to run, and can equip nothing."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await in_ana_s_turn(pilot, ARMED, "hiccup-dragon")
        at = len(written(screen))
        await seen(pilot, "r")
        assert written(screen)[at : at + 2] == [(0, "roll"), (0, "done")]


async def test_a_turn_ends_by_itself_where_equipping_can_wait_for_the_next_one() -> None:
    """NAP-9: the Hired Suit adds nothing. Among friends Ana may equip it before her next fight,
    too; without that she is asked."""
    useless: Holding = (5, "umbrella-of-indifference pepper-mill", "hired-suit")
    for early, keys in ((True, ("enter", "r")), (False, ("r",))):
        rules = {**RULE_SET, "equip_before_combat": early, "deck": "friends", "dice": [6]}
        async with program().run_test(size=(80, 24)) as pilot:
            screen = await in_ana_s_turn(
                pilot, useless, "parking-meter", others=(NOTHING, NOTHING), **rules
            )
            at = len(written(screen))
            await seen(pilot, *keys)
            made = [text for seat, text in written(screen)[at:] if seat == 0]
            assert made[-1] == ("done" if early else "roll")
            assert isinstance(pilot.app.screen, EquipDialog) is not early


async def test_the_first_roll_is_the_player_s_own_and_later_ones_are_not() -> None:
    """NAP-10: at the beginning of a match, and after a death."""

    def dead(state: State) -> None:
        last_turn_of_eva(state)
        state.unrolled[0] = 1

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await in_ana_s_turn(pilot, NOTHING, then=dead, turn=2)
        assert screen.scene.view.phase == START
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await in_ana_s_turn(pilot, NOTHING, then=dead)
        assert written(screen) == [(2, "done"), (0, "roll"), (0, "done")]
        assert isinstance(pilot.app.screen, EquipDialog)
        assert "You roll a " in await seen(pilot), "the die is the dialog's first line"


async def test_a_lesson_lets_the_learner_take_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    assert LessonSession.teaches
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid((ARMED, BEN, EVA), then=last_turn_of_eva, meets="hiccup-dragon")
        monkeypatch.setattr(session, "teaches", True)
        screen = await opened(pilot, session)
        assert screen.scene.view.phase == SALES
        assert written(screen) == [(2, "done")]


async def test_nothing_is_entered_behind_another_screen() -> None:
    """A player who reads the log would miss the monster."""
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        app = cast("MazmorraApp", pilot.app)
        session = laid((ARMED, BEN, EVA), then=last_turn_of_eva, meets="hiccup-dragon")
        app.session, session.texts = session, app.texts
        screen = NapakalakiScreen(session)
        app.push_screen(screen)
        for _ in range(1000):
            await asyncio.sleep(0.02)
            if screen.is_mounted and screen.scene.my_turn:
                break
        screen.action_command("play.log")
        await pilot.pause(5)
        assert pilot.app.screen is not screen
        assert written(screen) == [(2, "done")]
        await pilot.press("escape")
        await pilot.pause(5)
        assert written(screen) == [(2, "done"), (0, "draw")]


async def test_where_two_share_the_keyboard_the_end_of_a_turn_waits() -> None:
    """NAP-20: the next player must not take over before the first one has read the result."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid((ARMED, BEN, EVA), TWO, then=last_turn_of_eva, meets="hiccup-dragon")
        await opened(pilot, session)
        screen = next(one for one in pilot.app.screen_stack if isinstance(one, NapakalakiScreen))
        assert screen.scene.view.phase == FIGHT, "a forced draw passes nothing on"
        text = await seen(pilot, "r")
        assert not isinstance(pilot.app.screen, HandoverScreen)
        assert "Enter end the turn" in text


async def test_who_holds_too_many_is_asked_what_to_discard_at_once() -> None:
    """NAP-19: the dialog begins with the fight, so nothing is lost by coming at once."""
    many: Holding = (5, "rubber-sabre pan-lid", "wet-towel half-scissors stale-baguette tin-opener")
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await in_ana_s_turn(pilot, many, "rude-printer", prize="sharp-tongue")
        assert screen.scene.view.phase == DISCARDING
        assert isinstance(pilot.app.screen, DiscardDialog)
        assert "You beat the Rude Printer by" in await seen(pilot)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_last_fight_can_be_read_until_the_next_one(size: tuple[int, int]) -> None:
    """NAP-15: the die too, though the turn has passed to somebody else."""
    async with program().run_test(size=size) as pilot:
        people = dict.fromkeys(PEOPLE, "human")
        rich = (6, "golden-spoon parking-ticket", "")  # asked for a sale before a draw
        session = laid((NOTHING, rich, EVA), people, meets="hiccup-dragon", dice=[4])
        screen = await opened(pilot, session)
        assert past_result(screen.scene) == ()
        assert "not drawn yet" in shown(pilot)
        match = match_behind(session)
        assert isinstance(match, Match)
        for action in ("draw", "roll", "done"):
            match.decide(0, Rules().parse(action))
        await pilot.pause()
        own = "You roll a 4 and can't escape from the Dragon with Hiccups."
        assert past_result(screen.scene)[0] == own
        assert isinstance(pilot.app.screen, HandoverScreen)
        text = " ".join((await seen(pilot, "space")).split())
        assert screen.scene.viewer == 1
        told = "Ana rolls a 4 and can't escape from the Dragon with Hiccups."
        assert past_result(screen.scene)[0] == told
        assert "Ana rolls a 4 and can't escape" in text
        assert "not drawn yet" not in text, "above the last fight it would speak of that one"


async def test_nap_40_a_grab_that_failed_is_no_failed_escape() -> None:
    """It said that she couldn't escape, with a 5, which is an escape from most monsters."""
    async with program().run_test(size=(80, 24)) as pilot:
        people = dict.fromkeys(PEOPLE, "human")
        session = laid((NOTHING, BEN, EVA), people, meets="hiccup-dragon", dice=[5],
                       **asdict(FRIENDS))  # fmt: skip
        screen = await opened(pilot, session)
        match = match_behind(session)
        assert isinstance(match, Match)
        for action in ("draw", "grab", "done"):
            match.decide(0, Rules().parse(action))
        await pilot.pause()
        own = "You roll a 5 and grab nothing from the Dragon with Hiccups."
        assert past_result(screen.scene)[0] == own


def words(holding: Holding, phase: int = SALES, monster: str = "", *, rolls: bool = False) -> str:
    """What Ana reads who has this."""
    state = state_of(laid((holding, BEN, EVA), meets=monster))
    state.unrolled[0] = int(rolls)
    if monster:
        Rules().apply(state, Rules().parse("draw"))
    state.phase = phase
    view = Rules().view(state, 0)
    return " ".join(empty_handed(cast("Any", Texts("en")), state.config, view))


def test_a_player_without_treasures_reads_what_can_be_done() -> None:
    """NAP-10, NAP-14, NAP-18."""
    assert "level 1 beats no monster" in words(NOTHING)
    assert "Only dying helps" in words(NOTHING)
    assert words((5, "", "")).startswith("Without treasures, your level alone beats 4 of 19")
    assert "Don't run" in words(NOTHING, FIGHT, "last-monday")
    assert "makes no difference" in words(NOTHING, FIGHT, "hiccup-dragon")
    assert "starts with a roll for treasures" in words(NOTHING, rolls=True)
    assert words(NOTHING, START, rolls=True) == "", "the die is on the table"
    assert words((1, "pan-lid", "")) == words((1, "", "pan-lid")) == ""


async def test_nap_43_treasures_in_the_middle_of_a_match_begin_nothing() -> None:
    """The first line said "begin with" on every turn."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid((NOTHING, BEN, EVA), rolls=True, turn=9, dice=[4]))
        text = await seen(pilot, "r")
        assert "You roll a 4 and draw 2 treasures." in text
        assert "begin with" not in text
