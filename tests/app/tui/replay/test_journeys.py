"""Replays by keyboard: every key, in both games, and what each place shows."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from textual.events import Key

from app.i18n.fluent import LANGUAGES
from app.match.source import ReplayRequest
from app.tui.dialogs.text import TextDialog
from app.tui.match.log_screen import LogScreen
from app.tui.screens.end import EndScreen
from app.tui.screens.help import HelpScreen
from app.tui.screens.home import HomeScreen
from engines.kernel.events import SPECTATOR
from tests.app.tui.modes import is_replay
from tests.app.tui.replay.helpers import (
    GAMES,
    LENGTH,
    fight,
    finished,
    here,
    keys,
    known,
    opened,
    place,
    played,
    program,
    replayed,
    seen,
    shown,
)
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind

pytestmark = pytest.mark.one_of(5)

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
async def test_the_log_holds_nothing_about_the_keys_of_the_replay(game: str) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await replayed(pilot, played(game), at=0)
        lines = screen.scene.perspectives[screen.scene.viewer].log.lines
        assert not any("plays" in line.text for line in lines)


@every_game
async def test_every_key_goes_to_its_place(game: str) -> None:
    one = played(game)
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, at=20)
        replay = match_behind(here(pilot).session).replay
        turns, turners = list(replay.turns), list(replay._turn_seats)
        turn = replay.turn  # of decision 20, from 1
        same = [t for t, seat in enumerate(turners, 1) if seat == turners[turn - 1]]
        after = next(turns[t - 1] for t in same if t > turn)
        journey = {
            "right": 21,
            "left": 20,
            "pagedown": after,
            "pageup": turns[turn - 1],
            "right_square_bracket": turns[turn],
            "left_square_bracket": turns[turn - 1],
            "end": LENGTH,
            "home": 0,
        }
        for key, number in journey.items():
            await keys(pilot, key)
            assert place(pilot) == number, key
            replay = match_behind(here(pilot).session).replay
            assert replay.digest() == one.digests[number], key
            assert known(here(pilot)) == seen(one, number, here(pilot).scene.viewer), key


async def test_a_held_arrow_stops_when_it_is_released() -> None:
    """The repeats that a slow screen could not show are not made up for."""
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, played("napakalaki"), at=20)
        for _ in range(12):
            pilot.app.post_message(Key("right", None))
        await settled(pilot)
        assert place(pilot) == 21
        await keys(pilot, "right", "right")
        assert place(pilot) == 23


@every_game
async def test_a_step_on_looks_as_a_jump_there_does(game: str) -> None:
    """And so does the log: what was told on the way is told again from the journal."""
    one = finished(game)
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, at=20)
        for number in range(23, 41, 3):
            await keys(pilot, "right", "right", "right")
            stepped = shown(pilot)
            here(pilot).mode.show_anew()
            await settled(pilot)
            assert place(pilot) == number
            assert shown(pilot) == stepped


@every_game
async def test_at_both_ends_a_key_says_so(game: str) -> None:
    one = played(game)
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one)
        await keys(pilot, "left")
        assert "This is the beginning." in shown(pilot)
        await keys(pilot, "end", "right")
        assert "This is as far as the match went." in shown(pilot)
        await keys(pilot, "space")
        assert "This is as far as the match went." in shown(pilot)
        assert place(pilot) == LENGTH


async def test_a_turn_is_reached_by_its_number() -> None:
    one = played("napakalaki")
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one)
        last = len(match_behind(here(pilot).session).replay.turns)
        await pilot.press("t", "delete", "backspace", "9", "9", "enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, TextDialog)
        assert f"That isn't a turn of this match: it has 1 to {last}." in shown(pilot)
        await pilot.press("backspace", "backspace", "3", "enter")
        await settled(pilot)
        assert f"turn 3 of {last}" in shown(pilot)
        assert place(pilot) == match_behind(here(pilot).session).replay.turns[2]
        await keys(pilot, "t", "escape")
        assert f"turn 3 of {last}" in shown(pilot)


@every_game
async def test_it_plays_by_itself_at_the_speed_that_is_set(game: str) -> None:
    one = finished(game)
    made = []
    for speed in (0, 1, 2, 3):
        async with program(speed).run_test(size=(80, 24)) as pilot:
            await replayed(pilot, one)
            await pilot.press("space")
            await asyncio.sleep(3)
            await pilot.pause()
            assert "[=]" in shown(pilot)
            assert 0 < place(pilot) < len(one.match.written)
            await pilot.press("space")
            await pilot.pause()
            assert "[>]" in shown(pilot)
            made.append(place(pilot))
            await asyncio.sleep(20)
            assert place(pilot) == made[-1], "it is held"
    assert made == sorted(made, reverse=True)
    assert len(set(made)) == len(made)


@every_game
async def test_it_holds_at_the_end_and_no_other_screen_comes(game: str) -> None:
    one = finished(game)
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, at=len(one.match.written) - 5)
        await pilot.press("space")
        await asyncio.sleep(30)
        await settled(pilot)
        assert place(pilot) == len(one.match.written)
        assert not here(pilot).session.source.playing
        assert "[>]" in shown(pilot)
        await keys(pilot, "left", "right", "right")
        assert is_replay(pilot.app.screen)


async def test_a_key_of_time_holds_what_plays_and_other_eyes_do_not() -> None:
    one = finished("irrgarten", fog=0)
    async with program(1).run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one)
        await pilot.press("space")
        await asyncio.sleep(1)
        await pilot.press("e")
        await pilot.pause()
        assert here(pilot).session.source.playing
        before = place(pilot)
        await asyncio.sleep(3)
        assert place(pilot) > before
        await keys(pilot, "left")
        assert not here(pilot).session.source.playing


@every_game
async def test_step_by_step_a_key_lets_what_happened_go_on_and_no_more(game: str) -> None:
    """At the slowest speed an own fight waits for a key, also for those that go on."""
    one = finished(game)
    async with program(4).run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, viewer=fight(one)[0])
        player = here(pilot).scene.player
        for _ in range(len(one.match.written)):
            before = place(pilot)
            await pilot.press("right")
            await settled(pilot)
            if player.holding:
                break
            assert place(pilot) == before + 1
        assert player.holding
        held = place(pilot)
        await pilot.press("right")
        await settled(pilot)
        assert place(pilot) == held


@every_game
async def test_the_buttons_of_the_bar_are_keys(game: str) -> None:
    one = played(game)
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, at=10)
        row = next(y for y, line in enumerate(shown(pilot).splitlines()[2:]) if "REPLAY" in line)
        line = shown(pilot).splitlines()[row + 2]
        for button, number in ((">|", LENGTH), ("|<", 0), ("> ", 1), (" <", 0)):
            column = line.index(button) + (button == " <")
            await pilot.click(offset=(column, row))
            await settled(pilot)
            assert place(pilot) == number, button
        await pilot.click(offset=(line.index("[>]") + 1, row))
        assert here(pilot).session.source.playing


@every_game
async def test_help_tells_the_keys_of_a_replay_and_none_that_decides(game: str) -> None:
    one = played(game)
    async with program().run_test(size=(120, 60)) as pilot:
        await replayed(pilot, one, at=10)
        await keys(pilot, "question_mark")
        assert isinstance(pilot.app.screen, HelpScreen)
        text = shown(pilot)
        for words in (
            "A replay changes nothing",
            "PgUp",
            "Previous step",
            "Next lap",
            "Play from here",
            "Log",
        ):
            assert words in text
        for words in ("Undo", "Escape die", "Plan", "Menu"):
            assert words not in text


async def test_looking_round_the_labyrinth_moves_a_cursor_not_time() -> None:
    one = played("irrgarten", fog=0)
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await replayed(pilot, one, at=10)
        await keys(pilot, "x", "left", "l", "down", "right", "right")
        assert place(pilot) == 10
        assert "LOOK" in shown(pilot)
        await keys(pilot, "escape")
        assert pilot.app.screen is screen
        assert "LOOK" not in shown(pilot)
        await keys(pilot, "up", "4", "enter", "o", "u")
        assert place(pilot) == 10
        await keys(pilot, "m", "escape", "y", "escape", "left")
        assert place(pilot) == 9


@pytest.mark.parametrize("game", ["irrgarten", "descent"])
async def test_looking_round_offers_no_walk(game: str) -> None:
    """The line of the cursor and the key bar offered "Enter: go there", which a replay can't do."""
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, played(game), at=10)
        await keys(pilot, "x")
        text = shown(pilot)
        assert "LOOK" in text
        assert "Enter" not in text


async def test_cards_and_rivals_can_be_looked_at() -> None:
    one = finished("napakalaki")
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, at=10)
        for key in ("x", "tab", "d", "y"):
            await keys(pilot, key)
            assert not is_replay(pilot.app.screen), key
            await keys(pilot, "escape")
        await keys(pilot, "v")
        assert not here(pilot).scene.hand_open  # type: ignore[attr-defined]  # this game's
        await keys(pilot, "enter", "a", "b", "r", "H")
        assert place(pilot) == 10


@every_game
async def test_a_line_of_the_log_leads_to_its_turn(game: str) -> None:
    """From the running match, and again from within the replay."""
    everything: dict[str, Any] = {"people": "AnaBenEva", "fog": 0} if game == "irrgarten" else {}
    one = played(game, **everything)
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, one)
        live = app.screen
        await keys(pilot, "L", "home")
        log = app.screen
        assert isinstance(log, LogScreen)
        turn = log.rows.lines[0].turn
        await keys(pilot, "t")
        assert match_behind(here(pilot).session).replay.turn == turn
        await keys(pilot, "end", "L", "up", "up")
        log = app.screen
        assert isinstance(log, LogScreen)
        turn = log.rows.lines[log.rows.at].turn
        await keys(pilot, "t")
        assert match_behind(here(pilot).session).replay.turn == turn
        await keys(pilot, "escape")
        assert app.screen is live


async def test_enter_opens_a_line_or_leads_to_its_turn_where_nothing_is_under_it() -> None:
    one = finished("irrgarten", fog=0)
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, at=len(one.match.written))
        await keys(pilot, "L")
        log = app.screen
        assert isinstance(log, LogScreen)
        shown, rows = log.list, log.rows
        with_detail = next(i for i, line in enumerate(rows.lines) if line.detail)
        without = next(i for i, line in enumerate(rows.lines) if not line.detail)
        shown.go_to(with_detail)
        await keys(pilot, "enter")
        assert app.screen is log
        shown.go_to(without)
        await keys(pilot, "enter")
        assert match_behind(here(pilot).session).replay.turn == rows.lines[without].turn


@every_game
async def test_the_end_of_a_match_leads_to_its_replay_and_back(game: str) -> None:
    one = finished(game)
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, one)
        if not isinstance(app.screen, EndScreen):
            await keys(pilot, "escape")
        assert isinstance(app.screen, EndScreen)
        await keys(pilot, "r")
        assert place(pilot) == 0
        await keys(pilot, "g")
        assert isinstance(app.screen, EndScreen)
        assert app.screen.available("end.rematch") is True, "as at the end itself"
        await keys(pilot, "q", "right", "q")
        assert isinstance(app.screen, EndScreen)


async def test_a_journal_that_does_not_follow_is_refused_in_words() -> None:
    one = played("irrgarten")
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.open_replay(ReplayRequest(one.match.header, one.match.written[1:]))
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)
        assert "decision 1 doesn't fit the decisions before it" in shown(pilot)


async def test_all_of_it_follows_a_change_of_language_and_signs() -> None:
    one = finished("napakalaki")
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, at=30, viewer=SPECTATOR)
        await keys(pilot, "f2", "left")
        assert "REPETICIÓN" in shown(pilot)
        assert "vista: todos" in shown(pilot)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_both_lines_name_one_turn_while_a_fight_is_shown(language: str) -> None:
    """The head line said turn 2 and the bar turn 3, the turn after the fight."""
    one = finished("irrgarten")
    seat, after = fight(one)
    async with program(4, language=language).run_test(size=(120, 24)) as pilot:
        screen = await replayed(pilot, one, after - 1, seat)
        await pilot.press("right")
        await settled(pilot)
        replay = match_behind(screen.session).replay
        last = len(replay.turns)
        assert screen.scene.player.holding
        turn = known(screen)[1]
        assert replay.turn > turn
        assert screen.app.texts("replay-turn", n=turn, last=last, unit="turns") in shown(pilot)
        while not screen.scene.player.idle:
            await keys(pilot, "right")
        assert screen.app.texts("replay-turn", n=replay.turn, last=last, unit="turns") in shown(
            pilot
        )
