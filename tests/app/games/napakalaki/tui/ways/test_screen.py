"""The choices among friends on the screen: one key each, hands covered, nothing decided twice."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from app.games.napakalaki.tui.dialogs.equip import EquipDialog
from app.games.napakalaki.tui.screen import NapakalakiScreen
from app.games.napakalaki.tui.ways.corridor import CorridorPage
from app.games.napakalaki.tui.ways.dialog import WarningDialog, WaysDialog
from app.match.match import Match
from app.tui.screens.end import EndScreen
from app.tui.screens.handover import HandoverScreen
from engines.kernel.events import SPECTATOR
from engines.napakalaki.state import DEAL, DOOR, EQUIPPING, FIGHT, GRUDGE, PRICE
from tests.app.games.napakalaki.tui.helpers import (
    PEOPLE,
    match_of,
    opened,
    program,
    seen,
    shown,
    state_of,
)
from tests.app.games.napakalaki.tui.ways.helpers import RULE_SET, TWO, friends, waiting
from tests.app.games.napakalaki.tui.ways.moments import HELD, TRICKS, a_toll, a_trick
from tests.app.tui.modes import kind_of
from tests.app.tui.waiting import settled
from tests.engines.napakalaki.helpers import RULES
from tests.helpers.matches import match_behind

ROW = (("choir-of-frogs", 2), ("hiccup-dragon", 0))
"""Monsters of levels 5 and 18. Ana's total level is 13, Ben's 9, Eva's 17."""


def written(screen: NapakalakiScreen) -> list[tuple[int, str]]:
    """The decisions of the match: seat and text."""
    match = match_behind(screen.scene)
    assert isinstance(match, Match)
    return [(one.seat, one.notation) for one in match.written]


async def test_a_toll_and_a_throw_have_a_digit_each() -> None:
    """NAP-44: they end as their rows say."""
    async with program().run_test(size=(80, 24)) as pilot:
        session, keys = a_toll(PEOPLE)
        screen = await opened(pilot, session)
        text = await seen(pilot, *keys)
        assert "you pay with the Hat for" in text
        assert "you throw the Cold Coffee" in text
        await seen(pilot, "1")
        assert (0, "buy") in written(screen)
        past = screen.scene.perspective.past
        assert past is not None
        assert past.paid
    async with program().run_test(size=(80, 24)) as pilot:
        session, keys = a_toll(PEOPLE)
        screen = await opened(pilot, session)
        text = await seen(pilot, *keys, "2")
        assert written(screen)[-1][1].startswith("discard ")
        assert "You beat the Parking Meter by 4: +1 level, 3 treasures." in text


async def test_nap_44_a_toll_that_was_paid_is_no_escape() -> None:
    """The monster's panel said "YOU ESCAPED"."""
    ana, ben, eva = HELD
    dressed = (ana[0], ana[1], f"{ana[2]} beige-cardigan"), (ben[0], "supermarket-trolley", ""), eva
    then = waiting(TRICKS, (2, 1, 0))
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, friends(PEOPLE, dressed, then, deck="friends"))
        text = await seen(pilot, "enter", "2", "1", "escape")
        assert "YOU PAID THE TOLL" in text
        assert "ESCAPED" not in text


async def test_a_monster_shows_the_level_of_its_trick_beside_the_printed_one() -> None:
    """NAP-44: Ana wears footwear, which the Neighbour Upstairs hates."""
    async with program().run_test(size=(80, 24)) as pilot:
        session, keys = a_trick(PEOPLE)
        await opened(pilot, session)
        text = await seen(pilot, *keys, "1")
        assert "card: 13, level 17" in text
        assert "Level 13 on the card, 17 now: +4 against anybody with footwear" in text
        text = await seen(pilot, "y")
        assert re.search(r"trick: \+4 against .* \+4 +NAP-44", text), text
        assert re.search(r"needed to win \(a tie loses\) +18", text)


async def test_a_door_is_one_key_and_enter_alone_decides_nothing() -> None:
    """NAP-36."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, friends(then=waiting(ROW, (2, 1, 0))))
        text = await seen(pilot, "enter")
        assert screen.scene.view.phase == DOOR
        assert "WHICH DOOR?" in text
        assert "1  Choir of Frogs lv 5" in text
        assert "Enter takes the marked choice" in await seen(pilot, "enter")
        assert screen.scene.view.phase == DOOR
        assert "9 isn't a choice here." in await seen(pilot, "9")
        await seen(pilot, "2")
        assert written(screen)[-1] == (0, "door 2")
        assert screen.scene.view.phase == FIGHT


async def test_arrows_mark_a_way_that_enter_takes() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, friends(then=waiting(ROW)))
        await seen(pilot, "enter", "up", "enter")
        assert written(screen)[-1] == (0, "door 2")


async def test_an_empty_corridor_asks_for_no_door() -> None:
    """NAP-36."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, friends(meets="hiccup-dragon"))
        assert "Enter draw the monster" in shown(pilot)
        await seen(pilot, "enter")
        assert screen.scene.view.phase == FIGHT
        assert isinstance(pilot.app.screen, WaysDialog)


@pytest.mark.parametrize(
    ("key", "decision"),
    [("g", "spend"), ("r", "roll"), ("p", "grab"), ("t", "accept"), ("a", "ask")],
)
async def test_each_way_out_has_its_key(key: str, decision: str) -> None:
    """NAP-38 to NAP-40. The rival who is asked is a person, so nothing else happens at once."""
    async with program().run_test(size=(80, 24)) as pilot:
        people = dict.fromkeys(PEOPLE, "human")
        session = friends(people, meets="hiccup-dragon", then=waiting(grudges=(2, 0, 0)))
        screen = await opened(pilot, session)
        await seen(pilot, "enter")
        assert screen.scene.view.phase == FIGHT
        await seen(pilot, key)
        assert (0, decision) in written(screen)


async def test_a_grab_takes_a_treasure_along() -> None:
    """NAP-40: only a 6 escapes. The next dialog begins with the die."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = friends(meets="hiccup-dragon", prize="spring-boots", dice=[6])
        screen = await opened(pilot, session)
        text = await seen(pilot, "enter", "p")
        assert "You roll a 6 and escape with 1 treasure." in text
        assert "Spring Boots" in text
        assert [len(under) for under in screen.scene.view.dealings.under] == [0]


async def test_a_table_key_never_ends_a_fight_by_accident() -> None:
    """On the table `r` and `a` mean other things in other rules."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, friends(meets="hiccup-dragon"))
        text = await seen(pilot, "enter", "escape")
        assert "Enter choose a way out" in text
        for key in ("r", "a"):
            assert "Press Enter to choose a way out" in await seen(pilot, key)
        assert screen.scene.view.phase == FIGHT
        assert "There is no fight" not in shown(pilot)
        await seen(pilot, "enter")
        assert isinstance(pilot.app.screen, WaysDialog)


async def test_a_key_of_a_fight_says_before_a_door_that_there_is_none() -> None:
    """NAP-36: the door comes first."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, friends(then=waiting(ROW)))
        await seen(pilot, "enter", "escape")
        for key in ("r", "a"):
            text = await seen(pilot, key)
            assert "There is no fight to run from yet. Enter chooses a door." in text
            assert "Press Enter to choose a way out" not in text
        assert screen.scene.view.phase == DOOR


async def test_an_undone_choice_is_asked_for_again() -> None:
    """In practice every decision can be undone, those of rivals among them."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(seed="undo", practice=True, **RULE_SET)
        screen = await opened(pilot, session)
        await keyed_through(pilot, screen, 200, until=DOOR)
        at = screen.scene.pending.number
        await seen(pilot, "0")
        assert len(written(screen)) == at + 1
        await seen(pilot, "u")
        assert len(written(screen)) == at
        assert isinstance(pilot.app.screen, WaysDialog)
        assert "WHICH DOOR?" in shown(pilot)
        await seen(pilot, "1")
        assert written(screen)[at] == (0, "door 1")


async def test_the_help_says_what_friends_do() -> None:
    """On the table and over a choice; a match by other rules has no such lines."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, friends(then=waiting(ROW)))
        assert "Among friends, what beats you waits" in await seen(pilot, "question_mark")
        await seen(pilot, "escape", "enter")
        assert "Among friends, what beats you waits" in await seen(pilot, "question_mark")


async def test_what_looks_round_opens_over_the_choice() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, friends(then=waiting(ROW)))
        await seen(pilot, "enter")
        for key, words in (
            ("c", "CORRIDOR: monsters that wait"),
            ("tab", "RIVALS"),
            ("y", "HOW THE FIGHT ADDS UP"),
            ("x", "Choir of Frogs"),
            ("d", "DECKS"),
        ):
            assert words in await seen(pilot, key), key
            assert "WHICH DOOR?" in await seen(pilot, "escape")


async def test_the_corridor_in_full_says_whose_things_are_there() -> None:
    """NAP-35: what Ana has just lost to the dragon is under it."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, friends(meets="hiccup-dragon"))
        assert "CORRIDOR  empty" in shown(pilot)
        await seen(pilot, "enter", "t")
        await seen(pilot, "escape")
        assert "1 Dragon with Hiccups 18 (3)" in shown(pilot)
        text = " ".join((await seen(pilot, "c")).split())
        assert isinstance(pilot.app.screen, CorridorPage)
        assert "under it: Rubber Sabre, Pan Lid and Bucket of Shame (Ana)" in text
        assert screen.scene.view.dealings.corridor


async def test_a_warning_comes_once_before_a_last_fight() -> None:
    """NAP-42: Ben may win in the next turn."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, friends(then=waiting(ROW, (1, 2, 1), (3, 9, 8))))
        assert kind_of(pilot.app.screen) == "WarningDialog"
        assert "As things are, you pick the door for Ben" in shown(pilot)
        assert "% beside Eva is the chance to win next turn" in shown(pilot), "she bears a flag"
        await seen(pilot, "enter")
        assert kind_of(pilot.app.screen) == "NapakalakiScreen"
        await seen(pilot, "enter", "escape")
        assert screen.scene.view.phase == DOOR
        assert kind_of(pilot.app.screen) == "NapakalakiScreen", "not a second time in this turn"


# -- several people at one keyboard


def secrets(screen: NapakalakiScreen) -> set[str]:
    """The names of the hidden treasures that not all know."""
    state, scene = state_of(screen.scene.session), screen.scene
    known = set(state.dealings.looted)
    return {scene.cards.treasure(one) for hand in state.hidden for one in hand if one not in known}


async def test_rivals_answer_with_all_hands_covered_and_no_screen_between() -> None:
    """NAP-39, NAP-45: Ana asks, Ben names a price, Ana takes it, and opens her hand herself."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, friends(TWO, then=waiting(ROW)))
        assert "Two Left Shoes" in shown(pilot), "her own turn, her own hand"
        text = await seen(pilot, "enter", "2", "a")
        assert screen.scene.view.phase == PRICE
        assert "Ana ASKS YOU FOR HELP" in text
        assert screen.scene.viewer == SPECTATOR
        assert not any(name in text for name in secrets(screen))
        for key in ("H", "x", "y", "L", "tab"):
            looks = await seen(pilot, key)
            assert not any(name in looks for name in secrets(screen)), key
            if not isinstance(pilot.app.screen, WaysDialog):
                await seen(pilot, "escape")
        text = await seen(pilot, "1")
        assert screen.scene.view.phase == DEAL
        assert "OFFERS OF HELP" in text
        assert not any(name in text for name in secrets(screen))
        text = await seen(pilot, "1")
        assert screen.scene.view.phase == EQUIPPING
        assert "Enter show your hand and continue" in text
        assert not any(name in text for name in secrets(screen))
        for key in ("e", "v"):
            assert "Enter shows your hand first." in await seen(pilot, key)
        text = await seen(pilot, "enter")
        assert isinstance(pilot.app.screen, EquipDialog)
        assert "Two Left Shoes" in text
        assert "You beat the Dragon with Hiccups by 4: +2 levels, 2 treasures." in text


async def test_a_rival_who_is_a_person_picks_the_door_aloud() -> None:
    """NAP-42."""
    async with program().run_test(size=(80, 24)) as pilot:
        people: Mapping[str, str] = {"Ana": "human", "Ben": "human", "Eva": "human"}
        session = friends(people, then=waiting(ROW, (0, 3, 3), levels=(9, 3, 8)))
        screen = await opened(pilot, session)
        assert "Eva can win next turn (100%" in shown(pilot)
        await seen(pilot, "enter", "enter")
        assert screen.scene.view.phase == DOOR
        assert screen.scene.me == 1
        assert "YOU PICK THE DOOR FOR Ana" in shown(pilot)
        assert not any(name in shown(pilot) for name in secrets(screen))
        await seen(pilot, "1")
        assert written(screen)[-1] == (1, "door 1")
        assert screen.scene.view.phase == GRUDGE
        assert "wins the match if nobody stops" in " ".join(shown(pilot).split())


async def keyed_through(
    pilot: Pilot[Any], screen: NapakalakiScreen, most: int, until: int = -1
) -> dict[str, int]:
    """Play a match by keys that a seed picks, or until a phase asks for a choice; count the keys,
    and what was seen."""
    chance, count = Random(7), dict.fromkeys(("keys", "passes", "turns", "open"), 0)
    for _ in range(most):
        front = pilot.app.screen
        asks = isinstance(front, WaysDialog) and screen.scene.view.phase == until
        if asks or isinstance(front, EndScreen):
            return count
        if screen.scene.viewer == SPECTATOR and not isinstance(front, HandoverScreen):
            count["open"] += 1
            text = shown(pilot)
            assert not [name for name in secrets(screen) if name in text]
        if isinstance(front, HandoverScreen):
            count["passes"] += 1
            keys: tuple[str, ...] = ("space",)
        elif isinstance(front, WaysDialog):
            keys = (chance.choice(front.ways.ways).key,)
        elif front is screen or isinstance(front, WarningDialog):
            keys = ("enter",)
        else:
            keys = ("a", "enter")
        count["keys"] += len(keys)
        await seen(pilot, *keys)
    raise AssertionError("the match does not end")


@pytest.mark.one_of(2)
@pytest.mark.parametrize("people", [1, 2])
async def test_a_whole_match_can_be_played_by_keys(people: int) -> None:
    """NAP-34 to NAP-45, at most one pass of the keyboard a turn; no secret is ever on the screen
    that all look at."""
    players = {"Ana": "human", "Ben": "human" if people == 2 else "sharp", "Eva": "sharp"}
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(players, seed=f"keys {people}", **{**RULE_SET, "turn_limit": 24})
        screen = await opened(pilot, session)
        count = await keyed_through(pilot, screen, 800)
        turns = screen.scene.view.turn
        assert count["passes"] <= turns
        assert bool(count["open"]) == (people == 2)
        phases = {text.split()[0] for _, text in written(screen)}
        assert {"door", "ask", "price", "roll"} <= phases


async def test_a_match_in_the_middle_of_a_bargain_opens_with_all_hands_covered() -> None:
    """A match that is continued: the first one at the keyboard is the one who is asked."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = friends(TWO, then=waiting(ROW))
        match = match_behind(session)
        assert isinstance(match, Match)
        for text in ("done", "door 2", "ask"):
            match.decide(0, RULES.parse(text))
        screen = await opened(pilot, session)
        assert screen.scene.view.phase == PRICE
        assert (screen.scene.viewer, screen.scene.me) == (SPECTATOR, 1)
        assert "Ana ASKS YOU FOR HELP" in shown(pilot)
        assert not any(name in shown(pilot) for name in secrets(screen))


async def test_a_replay_goes_through_all_choices() -> None:
    """And it shows the table at each, since nobody decides in a replay."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(seed="keys 1", **{**RULE_SET, "turn_limit": 9})
        screen = await opened(pilot, session)
        await keyed_through(pilot, screen, 400)
        await seen(pilot, "r", "home")
        heads: set[str] = set()
        for _ in written(screen):
            text = await seen(pilot, "right")
            heads |= set(re.findall(r"\[[A-Z]+\]", text))
            assert not isinstance(pilot.app.screen, WaysDialog)
        assert {"[DOOR]", "[FIGHT]", "[HELP]"} <= heads


async def test_a_choice_closes_when_somebody_else_makes_it() -> None:
    """A bot decides for a player whose line is cut. The choice stayed open over later turns, and
    the next key ended the program."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, friends(then=waiting(ROW)))
        await seen(pilot, "enter")
        choice = pilot.app.screen
        assert isinstance(choice, WaysDialog)
        await seen(pilot, "c")
        assert isinstance(pilot.app.screen, CorridorPage)
        source, made = screen.scene.source, screen.scene.pending.number
        source.decide(0, screen.scene.pending.legal[-1])
        await settled(pilot)
        assert source.decisions > made
        assert isinstance(choice.available("ways.pick"), bool), "also where the choice is unknown"
        await seen(pilot, "escape")
        assert choice not in pilot.app.screen_stack
        assert isinstance(pilot.app.screen, NapakalakiScreen | WaysDialog)
