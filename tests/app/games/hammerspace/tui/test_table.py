"""The table by its keys and its words: what it says when, and to whom."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Any

import pytest
from textual.pilot import Pilot

from app.games.hammerspace.perspective.seat_view import ShownAttack
from app.games.hammerspace.tui.dialogs.choice import ChoiceDialog
from app.games.hammerspace.tui.dialogs.defend import DefendDialog
from app.games.hammerspace.tui.event_panel import now_title
from app.games.hammerspace.tui.preview import PreviewPanel
from app.games.hammerspace.tui.screen import HammerspaceScreen
from app.games.hammerspace.tui.why_screen import HammerspaceWhyScreen
from app.match.clock import CLOCK
from app.match.seats import HUMAN
from app.tui.app import MazmorraApp
from app.tui.match import mode
from app.tui.match.mode import MatchMode
from app.tui.screens.end import EndScreen
from app.tui.screens.handover import HandoverScreen
from engines.hammerspace.actions import DONE, PLAY, notation
from engines.hammerspace.events import LifeLost, Played
from engines.hammerspace.parameters import MINUTE
from engines.hammerspace.state import FLIPPING, KEEPING, NO_CARD, PLAYING
from engines.kernel.events import EVERYONE
from tests.app.games.hammerspace.tui.helpers import (
    laid,
    match_of,
    opened,
    program,
    state_of,
)
from tests.app.tui.waiting import a_moment, settled
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_text

ANA = "wet-fish mattress snow-globe ~bin-lid"
BEN = "frying-pan bathtub falling-piano ~clothes-peg"
EVA = "old-cheese trampoline joy-buzzer catchers-mitt"
PAN = "frying-pan mattress snow-globe bin-lid"
FEW = "joy-buzzer bathtub neon-sign ~clothes-peg"
"""Nothing in sight against physical attacks."""
MITT = "old-cheese trampoline boomerang catchers-mitt"
CALM: dict[str, Any] = {"monsters": False, "monster_ms": 0}
TWO = {"Ana": HUMAN, "Ben": HUMAN}


def shown(pilot: Pilot[Any]) -> str:
    """The text of the screen, without the roles."""
    return screen_text(pilot.app).split("\nroles\n")[0]


async def seen(pilot: Pilot[Any], *keys: str) -> str:
    """What is on the screen after some keys."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot)
    return shown(pilot)


def decided(screen: Any, start: int = 0) -> list[str]:
    """The decisions of the match in words, without time."""
    made = match_behind(screen.session).written[start:]
    return [entry.notation for entry in made if entry.seat != CLOCK]


# -- choosing and playing


async def test_the_space_bar_is_called_by_what_it_does_to_a_mark() -> None:
    """HAM-10: of an attack that reaches several, the letter of a target has marked it."""
    hand = "birthday-cake mattress snow-globe bin-lid"
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, laid(hand, BEN, EVA, **CALM))
        assert "Space mark" in shown(pilot)
        assert "Space unmark" in await seen(pilot, "b")
        assert "Space mark" in await seen(pilot, "space")


async def test_that_it_is_not_your_turn_is_said_no_longer_than_it_is_so() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(ANA, BEN, players=TWO, **CALM))
        screen.notice("It isn't your turn to decide.")
        assert "t your turn to" in screen_text(pilot.app)
        await screen.mode.take_turn()
        await pilot.pause()
        assert "t your turn to" not in screen_text(pilot.app)


async def test_an_attack_card_is_called_one_as_soon_as_it_is_played() -> None:
    """HAM-7: whom it reaches is said by what comes next."""
    async with program().run_test(size=(80, 24)) as pilot:
        hand = "wet-fish packed-lunch snow-globe coin-toss"
        screen = await opened(pilot, laid(hand, BEN, players=TWO, **CALM))
        panel, titles = screen.query_one(PreviewPanel), []
        for slot, card in enumerate(screen.scene.view.players[0].cards):
            screen.scene.perspective.moment = ShownAttack(
                "played", event=Played(EVERYONE, 0, slot, card)
            )
            titles.append(now_title(panel))
        assert titles == ["ATTACK", "ABILITY", "ATTACK", "ABILITY"]


async def test_a_digit_chooses_the_card_a_letter_the_target_and_enter_plays() -> None:
    """HAM-6, HAM-7, HAM-10: the boards' letters count from the left."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(
            pilot, laid("frying-pan hiccup-gas falling-piano mattress", FEW, MITT, **CALM)
        )
        text = await seen(pilot, "3", "b")
        assert "PREVIEW  3 Falling Piano → @3 Eva" in text
        await pilot.press("enter")
        await settled(pilot)
        assert decided(screen)[:3] == ["done", "play 3", "target 3"]


async def test_an_attack_on_several_marks_its_targets() -> None:
    """HAM-10: up to two."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(ANA, BEN, EVA, **CALM))
        assert "@2 Ben  up to 2: letters pick them" in shown(pilot), "no mark is the player's yet"
        text = await seen(pilot, "a", "b")
        assert "@2 Ben, @3 Eva" in text
        assert "2 of up to 2" in text
        text = await seen(pilot, "a")
        assert "→ @3 Eva  1 of up to 2" in text
        await seen(pilot, "a", "enter")
        assert decided(screen)[:4] == ["done", "play 1", "target 2", "target 3"]


async def test_a_letter_adds_to_the_target_that_the_player_aimed_at() -> None:
    """HAM-10: the rival aimed at with Tab, or for the previous card, is one of the two."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(ANA, BEN, EVA, **CALM))
        assert "→ @3 Eva  up to 2" in await seen(pilot, "tab")
        text = await seen(pilot, "a")
        assert "@2 Ben, @3 Eva" in text
        assert "2 of up to 2" in text


async def test_what_reaches_all_needs_no_target() -> None:
    """HAM-10, HAM-24: the monster in play too."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(ANA, BEN, EVA, monster="laundry-yeti", total=7))
        text = await seen(pilot, "3")
        assert "→ @2 Ben, @3 Eva, Laundry" in text
        assert "all" in text
        await seen(pilot, "enter")
        assert decided(screen)[:2] == ["done", "play 3"]


async def test_tab_goes_round_the_targets_and_the_monster_has_a_letter() -> None:
    """HAM-24."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(PAN, FEW, MITT, monster="laundry-yeti", total=7))
        assert "→ @2 Ben" in shown(pilot)
        assert "→ @3 Eva" in await seen(pilot, "tab")
        assert "→ Laundry" in await seen(pilot, "tab")
        assert "→ @2 Ben" in await seen(pilot, "tab")
        assert "→ Laundry" in await seen(pilot, "m")
        await seen(pilot, "enter")
        assert decided(screen)[:3] == ["done", "play 1", "target monster"]


async def test_a_card_that_reaches_more_than_there_are_says_how_many_there_are() -> None:
    """HAM-10: the juggler's fish reaches up to 3, and two rivals are all that can be aimed at."""
    people = ("juggler cook", "golfer conjurer", "nurse gambler")
    fish = "wet-fish mattress snow-globe bin-lid"
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(fish, FEW, MITT, people=people, **CALM))
        text = shown(pilot)
        assert "melee 4 on 2" in text
        assert "→ @2 Ben  up to 2: " in text


async def test_defences_and_cards_face_down_say_why_they_are_not_played() -> None:
    """HAM-7, HAM-8."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(ANA, BEN, EVA, **CALM))
        assert "You don't play this defence" in await seen(pilot, "2")
        assert "You don't play this defence" in await seen(pilot, "enter")
        assert "You can't use it face down" in await seen(pilot, "4")
        assert "Turn it up first (HAM-8)" in await seen(pilot, "enter")
        assert not decided(screen)


async def test_f_turns_the_chosen_card_once_a_turn() -> None:
    """HAM-6: ups before downs, each card at most once."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(ANA, BEN, EVA, **CALM))
        assert "You can't have more cards face down" in await seen(pilot, "1", "f")
        text = await seen(pilot, "4", "f")
        assert decided(screen) == ["up 4"]
        assert "4 DEFENCE" in text
        assert "only once a turn" in await seen(pilot, "f")
        await seen(pilot, "2", "f")
        assert decided(screen) == ["up 4", "down 2"]
        assert screen.scene.view.phase == PLAYING, "nothing more can be turned"


async def test_f_pressed_again_while_a_card_is_being_turned_turns_the_next_one() -> None:
    """HAM-6: early keys wait until the first card is shown."""
    hand = "wet-fish ~mattress ~snow-globe bin-lid"
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(hand, BEN, EVA, face_down_limit=2, **CALM))
        await pilot.press("2", "f", "3", "f")
        await settled(pilot)
        assert decided(screen) == ["up 2", "up 3"]


async def test_who_can_play_nothing_is_told_and_changes_all_four() -> None:
    """HAM-9."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(
            pilot, laid("mattress bin-lid bathtub clothes-peg", EVA, **CALM, players=TWO)
        )
        text = shown(pilot)
        assert "NOTHING TO PLAY" in text
        assert "Enter change all four" in text
        await seen(pilot, "s")
        assert decided(screen) == ["done"]
        player = screen.scene.view.players[0]
        assert NO_CARD not in player.cards


async def test_all_four_are_not_changed_while_one_can_be_played() -> None:
    """HAM-9."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(ANA, BEN, EVA, **CALM))
        assert "only if you can play none, or hide the only one" in await seen(pilot, "s")
        assert not decided(screen)


# -- the preview


async def test_the_preview_tells_average_spread_and_nothing_from_what_is_in_sight() -> None:
    """HAM-8, HAM-11, HAM-14. The pan's 5 and a die against a die alone, for a bathtub is against
    chemistry and the peg lies face down: differences of two dice plus 5 are 0 to 10, 5 on average,
    and nothing once in 36."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(PAN, FEW, MITT, **CALM))
        text = shown(pilot)
        assert "5 + d6 against d6: damage 0-10, about 5.0, misses 3%" in text


async def test_the_preview_compares_all_targets_and_names_a_kill() -> None:
    """HAM-14, HAM-20: with 1 life left all but the one throw of 36 kills."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(PAN, MITT, FEW, life=(9, 9, 1), **CALM)
        await opened(pilot, session)
        text = shown(pilot)
        assert "compare:   b Eva 1.0 (0-1), out 97%" in text


# -- defending


async def attacked(pilot: Pilot[Any], dice: tuple[int, ...] = (6,)) -> Any:
    """Ben hits Ana with the pan's 5 and a 6: 11, against 5, 6 and 3 (HAM-12)."""
    session = laid(
        "mattress bin-lid catchers-mitt ~snow-globe",
        "frying-pan bathtub falling-piano clothes-peg",
        players=TWO,
        life=(9, 20),
        active=1,
        dice=dice,
        **CALM,
    )
    screen = await opened(pilot, session)
    await seen(pilot, "enter")
    return screen


async def test_a_defence_with_a_choice_has_what_must_be_used_picked() -> None:
    """HAM-13: 5 and 6 make 11; with the 3 first both are still needed."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await attacked(pilot)
        assert isinstance(pilot.app.screen, DefendDialog)
        text = shown(pilot)
        assert "Ana IS ATTACKED" in text
        assert "5 + [6] = 11" in text
        assert "[x] 1 Mattress" in text
        assert "[x] 2 Bin Lid" in text
        assert "[ ] 3 Catcher's Mitt" in text
        assert text.count("must be used") == 2
        assert "face down: can't defend" in text
        assert "Snow Globe" not in text, "Ben holds the keyboard, too"
        assert "You must use this card, whatever else" in await seen(pilot, "1")
        await seen(pilot, "3", "3", "enter")
        assert decided(screen)[-2:] == ["defend 1", "defend 2"]


async def test_a_short_defence_and_one_too_many_are_refused_with_their_reasons() -> None:
    """HAM-13: 5 and a 3 are 8, against 5, 6 and 3: any two suffice, and a third is too many."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await attacked(pilot, dice=(3,))
        text = shown(pilot)
        assert "8 + d6 against 8" in text, "the least that covers it is picked: 5 and 3"
        assert text.count("your choice") == 3
        assert "Use more cards" in await seen(pilot, "3")
        await seen(pilot, "enter")
        assert isinstance(pilot.app.screen, DefendDialog)
        await seen(pilot, "3")
        assert "Use fewer cards" in await seen(pilot, "2")
        await seen(pilot, "enter")
        assert isinstance(pilot.app.screen, DefendDialog)
        await seen(pilot, "1", "enter")
        assert decided(screen)[-2:] == ["defend 3", "defend 2"]


async def test_cards_and_advice_are_there_while_a_defence_is_asked() -> None:
    """HAM-13: the question stays."""
    async with program().run_test(size=(80, 24)) as pilot:
        await attacked(pilot)
        dialog = pilot.app.screen
        assert "A steady player uses" in await seen(pilot, "H")
        assert "1 of " in await seen(pilot, "i")
        await seen(pilot, "escape")
        assert pilot.app.screen is dialog


async def test_what_is_searched_in_the_log_is_seen_while_it_is_written() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(ANA, BEN, EVA, **CALM))
        text = await seen(pilot, "L", "slash", "z", "q")
        assert " zq" in text
        assert "▔" not in text, "a line of its own, without a frame"


async def test_who_leaves_the_defence_to_look_opens_it_again_by_enter() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await attacked(pilot)
        text = await seen(pilot, "escape")
        assert pilot.app.screen is screen
        assert "Ana, Enter chooses how you defend." in text
        await seen(pilot, "enter")
        assert isinstance(pilot.app.screen, DefendDialog)


# -- what cards and effects ask


async def test_ham_18_while_an_effect_asks_the_sum_names_no_attack() -> None:
    """The attack is the chosen card, but it can't be played before the answer."""
    async with program().run_test(size=(80, 24)) as pilot:
        hand = "packed-lunch wet-fish mattress bin-lid"
        await opened(pilot, laid(hand, BEN, EVA, **CALM))
        await seen(pilot, "enter")
        assert isinstance(pilot.app.screen, ChoiceDialog)
        text = await seen(pilot, "escape", "2", "y")
        assert isinstance(pilot.app.screen, HammerspaceWhyScreen)
        assert "Wet Fish" not in text


async def test_a_card_that_may_be_kept_is_asked_for_by_its_name() -> None:
    """HAM-17: the pan stays on a 5 or a 6."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(PAN, FEW, MITT, dice=(6,), **CALM)
        screen = await opened(pilot, session)
        text = await seen(pilot, "enter")
        assert screen.scene.view.phase == KEEPING
        assert "Frying Pan" in text
        assert "Ana, do you keep the Frying Pan (HAM-17)?" in text
        assert "it stays face up in slot 1" in text
        await seen(pilot, "enter")
        assert "keep" in decided(screen)


async def test_characters_are_dropped_by_a_dialog_that_says_what_each_does() -> None:
    """HAM-4."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(hide_at_start=False, **CALM))
        assert isinstance(pilot.app.screen, ChoiceDialog)
        text = shown(pilot)
        for number in screen.scene.view.offered:
            assert screen.scene.cards.character(number) in text
        await seen(pilot, "3")
        assert decided(screen)[0] == "drop 3", "the digit answers"


# -- who may see what


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_no_widget_tells_what_lies_face_down_elsewhere(size: tuple[int, int]) -> None:
    """HAM-25."""
    async with program().run_test(size=size) as pilot:
        await opened(pilot, laid(ANA, BEN, EVA, **CALM))
        for page in ("", "t", "y", "i", "L"):
            text = await seen(pilot, *([page] if page else []))
            assert "Peg on the Nose" not in text, page
            await seen(pilot, *(["escape"] if page else []))


async def test_v_covers_the_own_card_and_shows_it() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(ANA, BEN, EVA, **CALM))
        assert "Bin Lid" in shown(pilot)
        text = await seen(pilot, "v")
        assert "Bin Lid" not in text
        assert "FACE DOWN" in text
        for page in ("t", "i"):
            assert "Bin Lid" not in await seen(pilot, page)
            await seen(pilot, "escape")
        assert "Bin Lid" in await seen(pilot, "v")


async def test_where_two_share_the_keyboard_a_secret_asks_the_other_to_look_away() -> None:
    """HAM-25: after Ana's defence Ben's turn goes on with his card covered."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(
            "mattress bin-lid catchers-mitt ~snow-globe",
            "frying-pan bathtub falling-piano ~clothes-peg",
            players=TWO,
            active=1,
            dice=(6,),
            **CALM,
        )
        screen = await opened(pilot, session)
        assert "Peg on the Nose" in shown(pilot), "Ben took the keyboard"
        text = await seen(pilot, "enter")
        assert isinstance(pilot.app.screen, DefendDialog), "a defence does not pass the keyboard"
        assert "Peg on the Nose" not in text
        await seen(pilot, "escape")
        assert "Snow Globe" not in shown(pilot)
        await seen(pilot, "v")
        assert isinstance(pilot.app.screen, HandoverScreen)
        text = await seen(pilot, "space")
        assert "Snow Globe" in text
        assert "Peg on the Nose" not in text
        assert screen.scene.me == 0


async def test_a_covered_view_has_a_log_that_everybody_may_read() -> None:
    """HAM-25: the character that Ana dropped is told in her own log only."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(TWO, hide_at_start=False, **CALM))
        dropped = screen.scene.cards.character(screen.scene.view.offered[0])
        await seen(pilot, "enter", "space", "enter")
        for _ in range(3):
            if isinstance(pilot.app.screen, HandoverScreen):
                await seen(pilot, "space")
        scene = screen.scene
        scene.viewer = scene.me = 0
        for covered in (True, False):
            scene.open = not covered
            text = await seen(pilot, "L")
            assert (dropped not in text) is covered
            await seen(pilot, "escape")


async def test_who_takes_the_keyboard_is_told_what_happened_last_too() -> None:
    """HAM-2: nothing has followed yet what Ana laid out, so its sentence still goes on."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(TWO, **CALM))
        text = await seen(pilot, "enter")
        assert isinstance(pilot.app.screen, HandoverScreen)
        assert "Ana lays out" in text


# -- what is shown does not run ahead


async def test_life_falls_when_the_blow_is_shown_and_not_before() -> None:
    """HAM-14."""
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        session = laid(PAN, FEW, MITT, dice=(6,), **CALM)
        screen = await opened(pilot, session)
        lost: list[LifeLost] = []
        screen.scene.bus.subscribe(LifeLost, lost.append)
        await pilot.press("enter")
        await pilot.pause()
        assert state_of(session).life[1] < 30, "it is decided"
        assert re.search(r"Ben +30 ", shown(pilot))
        while not lost:
            assert screen.scene.view.players[1].life == 30
            await asyncio.sleep(0.1)
            await pilot.pause()
        assert screen.scene.view.players[1].life == lost[0].life


# -- time


def runs(screen: Any) -> bool:
    """Whether time counts now."""
    running: bool = screen.scene.watch.running
    return running


async def test_the_clock_runs_while_one_thinks_and_stands_elsewhere() -> None:
    """HAM-21: on the table and in a choice it runs; in menus, on pages and where the terminal is
    too small it stands."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(ANA, BEN, EVA, limit_ms=10 * MINUTE, **CALM))
        watch = screen.scene.watch
        assert runs(screen)
        before = watch.ms
        await asyncio.sleep(5)
        await pilot.pause()
        assert 5000 <= watch.ms - before <= 5100
        for key in ("escape", "y", "t", "i", "L"):
            await pilot.press(key)
            await pilot.pause()
            assert not runs(screen), key
            await pilot.press("escape")
            await pilot.pause()
            assert runs(screen), key
        await pilot.resize_terminal(70, 20)
        await pilot.pause()
        assert not runs(screen)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert runs(screen)


async def test_what_was_thought_is_written_before_the_decision() -> None:
    """HAM-21, HAM-22: rounded down to tenths of a second."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(ANA, BEN, EVA, limit_ms=10 * MINUTE, **CALM))
        assert "10:00 left" in shown(pilot)
        await asyncio.sleep(20)
        await pilot.pause()
        assert "9:40 left" in shown(pilot)
        await pilot.press("4", "f")
        await pilot.pause()
        first, second = match_behind(screen.session).written[:2]
        assert first.seat == CLOCK
        verb, _, ms = first.notation.partition(" ")
        assert verb == "time"
        assert int(ms) % 100 == 0
        assert 20_000 <= int(ms) <= 23_000
        assert second.notation == "up 4"


async def test_the_clock_runs_in_a_choice_and_after_it() -> None:
    """HAM-21: nothing is written before the first turn."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(limit_ms=10 * MINUTE, **CALM))
        await seen(pilot, "2", "f")
        assert "Ana, which character" in shown(pilot)
        assert runs(screen)
        assert "Ana, which character" not in await seen(pilot, "enter")
        await settled(pilot)
        assert runs(screen)
        written = [entry.seat for entry in match_behind(screen.session).written]
        assert CLOCK not in written[:6], "three hands and three pairs of characters"


async def test_no_time_is_written_where_no_clock_counts() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(ANA, BEN, EVA, limit_turns=30, **CALM))
        await asyncio.sleep(20)
        await seen(pilot, "4", "f")
        assert all(entry.seat != CLOCK for entry in match_behind(screen.session).written)


async def test_a_match_with_a_clock_is_looked_through_step_by_step() -> None:
    """HAM-21: a step back is a decision back, with the time before it."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(limit_ms=10 * MINUTE, **CALM))
        await seen(pilot, "2", "f", "enter", "1")
        await asyncio.sleep(9)
        await seen(pilot, "enter", "2", "enter")
        last = await seen(pilot, "R")
        before = await seen(pilot, "left")
        assert before != last
        assert "TURN A CARD FACE DOWN" not in before
        assert await seen(pilot, "right") == last


async def test_what_is_about_monsters_alone_is_not_asked_where_none_play() -> None:
    """HAM-22: of the clock's three ways one is left, so it goes without asking."""
    async with program().run_test(size=(80, 24)) as pilot:
        hand = "alarm-clock mattress snow-globe bin-lid"
        screen = await opened(pilot, laid(hand, BEN, EVA, **CALM))
        await seen(pilot, "enter")
        assert decided(screen)[:3] == ["done", "play 1", "option 1"]


# -- taking back, hints, the end


async def test_a_turned_card_can_be_taken_back_until_something_is_revealed() -> None:
    """What lies face down is no secret from its owner, but its face is from the others: turning it
    up reveals it; turning one down does not."""
    async with program().run_test(size=(80, 24)) as pilot:
        hand = "wet-fish mattress snow-globe bin-lid"
        screen = await opened(pilot, laid(hand, BEN, EVA, **CALM))
        await seen(pilot, "2", "f")
        assert decided(screen) == ["down 2"]
        await seen(pilot, "u")
        app = pilot.app
        assert isinstance(app, MazmorraApp)
        assert app.session is not None
        assert list(match_behind(app.session).written) == []


async def test_a_hint_names_what_a_steady_player_would_do() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(ANA, BEN, EVA, **CALM))
        await pilot.press("H")
        await pilot.pause()
        assert "A steady player" in shown(pilot)


async def test_the_last_one_with_life_wins() -> None:
    """HAM-20."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(
            PAN,
            FEW,
            life=(9, 1),
            dice=(6,),
            players={"Ana": HUMAN, "Ben": "random"},
            **CALM,
        )
        await opened(pilot, session)
        text = await seen(pilot, "enter")
        assert isinstance(pilot.app.screen, EndScreen)
        assert "Ana wins!" in text
        assert "Only Ana has life left." in text
        assert text.index("1.  @1 Ana") < text.index("2.  @2 Ben")


# -- the mouse


async def test_a_click_chooses_a_card_and_a_second_one_reads_it() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        from app.games.hammerspace.tui.dialogs.cards import CardsScreen
        from app.games.hammerspace.tui.player_panel import PlayerPanel

        screen = await opened(pilot, laid(ANA, BEN, EVA, **CALM))
        await pilot.click(PlayerPanel, offset=(45, 3))
        await settled(pilot)
        assert screen.game.turns.slot == 2
        await pilot.click(PlayerPanel, offset=(45, 3))
        await settled(pilot)
        assert isinstance(pilot.app.screen, CardsScreen)
        assert "Snow Globe" in shown(pilot)


def test_the_names_of_the_decisions_that_these_tests_rest_on() -> None:
    assert (notation(DONE), notation(PLAY)) == ("done", "play 1")
    assert FLIPPING < PLAYING


@pytest.mark.parametrize(("eva", "covered"), [(HUMAN, True), ("random", False)])
async def test_ham_25_no_card_is_open_while_people_watch_a_bot(
    eva: str, covered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ana and Eva share the keyboard, and Ben plays."""
    monkeypatch.setattr(MatchMode, "bot_pause", lambda _self: 1_000.0)
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        players = {"Ana": HUMAN, "Ben": "random", "Eva": eva}
        session = laid(ANA, BEN, EVA, players=players, active=1)
        session.texts = app.texts
        app.session = session
        screen = HammerspaceScreen(session)
        screen.game.scene.open = True
        app.push_screen(screen)
        await pilot.pause(1)
        assert ("Bin Lid" in screen_text(app)) is not covered


async def test_ham_18_the_sums_show_what_effects_added_to_a_card() -> None:
    """The neon sign has 6 points, and 2 more for the player with least life."""
    hands = ("neon-sign mattress wet-fish bin-lid", "falling-piano")
    two = {"Ana": HUMAN, "Ben": HUMAN}
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(*hands, players=two, life=(1, 2), dice=(4,), **CALM)
        screen = await opened(pilot, session)
        await seen(pilot, "enter")
        assert screen.scene.source.over
        text = await seen(pilot, "b", "y")
        rows = ("the card  6  HAM-11", "effects on the attack  +2  HAM-18", "the die  +4  HAM-11")
        told = " ".join(text.split())
        for row in rows:
            assert " ".join(row.split()) in told


async def test_ham_20_a_player_who_is_out_can_jump_to_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without it the bots play on at their speed, one event after the other."""
    monkeypatch.setattr(mode, "BOT_PAUSES", (1_000.0,) * 5)
    calm = {**CALM, "limit_turns": 30}
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid("- - - -", MITT, FEW, life=(0, 20, 20), active=1, **calm)
        screen = await opened(pilot, session, a_moment)
        text = shown(pilot)
        assert "You are out and the bots continue. E jumps to the end of the match." in text
        assert "E to the end" in text
        assert not screen.over()
        await pilot.press("E")
        await asyncio.sleep(1_000.0)  # the pause that has begun
        await settled(pilot)
        assert isinstance(pilot.app.screen, EndScreen)


async def test_ham_20_who_is_out_reads_which_person_elsewhere_is_still_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It said that the bots continue, and offered a jump to the end that did nothing."""
    monkeypatch.setattr(mode, "BOT_PAUSES", (1_000.0,) * 5)
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid("- - - -", MITT, FEW, life=(0, 20, 20), active=1, **CALM)
        screen = await opened(pilot, session, a_moment)
        ben, eva = screen.scene.source.seats[1:]
        seats = (screen.scene.source.seats[0], replace(ben, bot=HUMAN), eva)
        monkeypatch.setattr(type(screen.scene.source), "seats", seats)
        screen.draw()
        await pilot.pause()
        text = shown(pilot)
        assert "You are out. Ben is still in the match." in text
        assert screen.available("play.finish") is False


async def test_who_is_in_the_match_cannot_jump_to_its_end() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(ANA, BEN, EVA, **CALM))
        assert screen.available("play.finish") is False
        assert "to the end" not in shown(pilot)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_long_hint_in_a_question_is_not_cut(language: str) -> None:
    """HAM-17: "a new card would be worth less" ends the hint."""
    hands = ("frying-pan mattress snow-globe bin-lid", "joy-buzzer bathtub neon-sign clothes-peg")
    names = {"Ana Maria Magdalena": HUMAN, "Ben": HUMAN}
    async with program(language=language).run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(*hands, players=names, dice=(6,), **CALM))
        await seen(pilot, "enter")
        assert isinstance(pilot.app.screen, ChoiceDialog)
        monkey = pilot.app.screen.board
        words = "a steady player " + "keeps it " * 12 + "valdría menos."
        monkey.hint_words = lambda: words  # type: ignore[method-assign]  # a long one
        assert "valdría menos." in " ".join((await seen(pilot, "H")).split())
