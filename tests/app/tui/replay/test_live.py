"""A replay of a running match: the match waits, tells nobody more than it did, and goes on."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from app.games.napakalaki.text.bot_reasons import public_reason
from app.games.napakalaki.tui.hand_panel import HandPanel
from app.match.lifecycle import thinking_seed
from app.match.replay import Replay
from app.match.replay_match import ReplayMatch
from app.match.source import ReplayRequest
from app.tui.replay.viewpoint import first_viewer, open_viewers
from app.tui.screens.handover import HandoverScreen
from engines.kernel.events import SPECTATOR
from engines.napakalaki.bots import explain
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.app.tui.modes import is_replay
from tests.app.tui.replay.helpers import (
    GAMES,
    LENGTH,
    Played,
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
async def test_leaving_it_is_being_back_where_one_was(game: str) -> None:
    one = played(game)
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, one)
        live, before, digest = app.screen, shown(pilot), one.match.digest()
        await keys(pilot, "R")
        assert place(pilot) == one.match.decisions
        await keys(pilot, "left", "left_square_bracket", "space", "home", "right", "end")
        await keys(pilot, "escape")
        assert app.screen is live
        assert app.session is one.session
        assert (shown(pilot), one.match.digest()) == (before, digest)


@every_game
@pytest.mark.parametrize("key", ["escape", "backspace", "q", "R"])
async def test_several_keys_leave_it(game: str, key: str) -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, played(game))
        live = app.screen
        await keys(pilot, "R", "left", key)
        assert app.screen is live


async def test_bots_wait_while_one_looks_back() -> None:
    """Also the one that was thinking when the key came."""
    one = played("irrgarten", people="")
    app = program(3)
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_match(one.session)
        await pilot.pause()
        await asyncio.sleep(5)
        made = one.match.decisions
        await pilot.press("R")
        await asyncio.sleep(60)
        assert is_replay(app.screen)
        assert LENGTH < one.match.decisions == made
        await pilot.press("left", "escape")
        await asyncio.sleep(10)
        assert one.match.decisions > made


@every_game
async def test_nothing_is_to_be_seen_again_before_the_first_decision(game: str) -> None:
    one = played(game, 0, people="AnaBenEva", **({"fog": 0} if game == "irrgarten" else {}))
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, one)
        live = app.screen
        await pilot.press("R")
        await pilot.pause()
        assert app.screen is live
        assert "Nothing has been decided yet." in shown(pilot)


@every_game
async def test_while_it_runs_only_ones_own_eyes_are_open(game: str) -> None:
    """NAP-20, IRR-24: the replay shows no seat more than the seat could see."""
    one = played(game)
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, at=LENGTH, viewer=2)
        assert here(pilot).scene.viewer == 0, "Ana's, whoever asks: she alone is a person"
        await keys(pilot, "e")
        assert "you only get your own view" in shown(pilot)
        for number in range(LENGTH, 0, -7):
            here(pilot).mode.seek(number)
            await settled(pilot)
            assert list(here(pilot).scene.perspectives) == [0]
            assert known(here(pilot)) == seen(one, number, 0)


@every_game
async def test_when_it_is_over_all_eyes_are_open(game: str) -> None:
    one = finished(game)
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, one, at=20)
        looked: list[int] = []
        for _ in here(pilot).session.choices:
            seat = here(pilot).session.source.viewer
            looked.append(seat)
            assert list(here(pilot).scene.perspectives) == [seat]
            assert known(here(pilot)) == seen(one, 20, seat)
            assert place(pilot) == 20
            await keys(pilot, "e")
        # Cards lie open for all; in fog nobody sees for everybody.
        everybody = [] if game in ("irrgarten", "descent") else [SPECTATOR]
        assert looked == [0, 1, 2, *everybody]
        assert here(pilot).session.source.viewer == 0, "and round again"


async def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    """NAP-20: through other eyes, and through everybody's, its cards have no names."""
    one = finished("napakalaki")
    async with program().run_test(size=(120, 40)) as pilot:
        await replayed(pilot, one, viewer=0)
        replay = match_behind(here(pilot).session).replay
        hands: list[tuple[int, ...]] = []
        while sum(map(bool, hands)) < 2:
            replay.step()
            hands = [replay.view(seat).hidden for seat in range(3)]
        here(pilot).mode.show_anew()
        await settled(pilot)
        known_to_all = {card for player in replay.view(0).players for card in player.equipped}
        for seat in (0, 1, 2, SPECTATOR):
            scene: Any = here(pilot).scene
            assert scene.viewer == seat
            panel = pilot.app.screen.query_one(HandPanel)
            drawn = "".join(run.text for line in panel.lines_now() for run in line)
            for owner, hand in enumerate(hands):
                for card in set(hand) - known_to_all:
                    assert (scene.cards.treasure(card) in drawn) == (owner == seat)
            await keys(pilot, "e")


@every_game
async def test_with_two_people_the_one_before_the_screen_looks_back_and_nobody_is_asked(
    game: str,
) -> None:
    # With the usual seed of the Descent, the keyboard is being passed just then.
    more: dict[str, Any] = {"seed": "ROPE-7A31"} if game == "descent" else {}
    one = played(game, people="AnaBen", **more)
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, one)
        live: Any = app.screen_stack[-1]
        viewer = live.scene.viewer
        await keys(pilot, "R", "home", "space")
        await asyncio.sleep(30)
        await settled(pilot)
        assert here(pilot).scene.viewer == viewer
        assert place(pilot) == one.match.decisions
        assert not any(isinstance(screen, HandoverScreen) for screen in app.screen_stack)
        await keys(pilot, "e", "escape")
        assert live.scene.viewer == viewer, "nobody else has the keyboard"
        assert pilot.app.screen is live


async def test_the_keyboard_is_passed_when_the_replay_was_left_and_not_before() -> None:
    """IRR-24: or the next person would find the replay of the one before."""
    one = played("irrgarten", 3, people="AnaBenEva")
    app = program(2)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, one)
        live: Any = app.screen_stack[-1]
        live.scene.decide(one.match.legal()[0])
        live.action_command("play.replay")  # before anything of it was shown
        await settled(pilot)
        assert is_replay(app.screen)
        viewer = live.scene.viewer
        assert one.match.actor != viewer, "it is somebody else's turn"
        assert here(pilot).scene.viewer == viewer
        await keys(pilot, "escape")
        assert isinstance(app.screen, HandoverScreen)
        assert not any(is_replay(screen) for screen in app.screen_stack)


@every_game
async def test_from_a_journal_of_two_people_the_keyboard_is_passed_first(game: str) -> None:
    """Nobody knows who sits there."""
    one = played(game, people="AnaBen")
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.open_replay(ReplayRequest(one.match.header, one.match.written, 10))
        await settled(pilot)
        assert isinstance(app.screen, HandoverScreen)
        await keys(pilot, "space")
        people = [seat for seat, who in enumerate(one.match.seats) if who.human]
        wanted = one.match.actor if one.match.actor in people else people[0]
        assert here(pilot).scene.viewer == wanted
        await keys(pilot, "e", "escape")
        assert not is_replay(app.screen)


@every_game
async def test_the_seed_is_not_told_before_the_end(game: str) -> None:
    one = played(game)
    async with program().run_test(size=(120, 40)) as pilot:
        await replayed(pilot, one, at=LENGTH)
        assert one.match.header.seed not in shown(pilot)
    over = finished(game)
    async with program().run_test(size=(120, 40)) as pilot:
        await replayed(pilot, over)
        await keys(pilot, "end")
        assert over.match.header.seed in shown(pilot)


async def test_without_secrets_eyes_are_whom_the_panels_are_about() -> None:
    one = played("irrgarten", fog=0)
    async with program().run_test(size=(120, 40)) as pilot:
        await replayed(pilot, one, at=10)
        followed = []
        for _ in range(4):
            await keys(pilot, "e")
            followed.append((here(pilot).session.source.viewer, here(pilot).scene.me))
        assert followed[:2] == [(1, 1), (2, 2)]
        assert followed[2] == (SPECTATOR, one_actor(one, 10))
        assert followed[3] == (0, 0)
        await keys(pilot, "e", "e", "e", "right")
        assert here(pilot).scene.me == one_actor(one, 11)


def one_actor(one: Any, at: int) -> int:
    replay = Replay(one.match.header, one.match.written)
    replay.seek(at)
    return replay.actor


def test_where_only_bots_play_nobody_has_anything_to_hide() -> None:
    one = played("napakalaki", people="")
    playback = ReplayMatch(Replay(one.match.header, one.match.written))
    choices = open_viewers(playback, public=True)
    assert choices == (0, 1, 2, SPECTATOR)
    assert first_viewer(playback, choices) == SPECTATOR
    assert first_viewer(playback, open_viewers(playback, public=False)) == 0


async def test_why_a_bot_did_what_it_did_is_told_in_full_once_its_hand_may_be_seen() -> None:
    """NAP-20: the bot is asked again, as it was then; while the match goes on others hear no more
    than the kind of its decision."""
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, played("napakalaki"))
        heard = set()
        for number in range(6):
            here(pilot).mode.seek(number)
            await settled(pilot)
            match = match_behind(here(pilot).session)
            await pilot.press("H")
            await settled(pilot)
            last = shown(pilot).splitlines()[-1]
            if match.seats[match.actor].human:
                assert "No bot decided here." in last
                continue
            seed = thinking_seed(match.header.seed, match.actor, match.decisions)
            name, bot = match.seats[match.actor].name, match.seats[match.actor].bot
            thought = explain(bot, match.public, match.view(match.actor), seed)
            scene: Any = here(pilot).scene
            assert f"{name} {public_reason(scene.cards, thought)}." in last
            heard.add(last)
        assert heard
    over = finished("napakalaki")
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, over)
        said = set()
        for number in range(24):
            here(pilot).mode.seek(number)
            await settled(pilot)
            match = match_behind(here(pilot).session)
            seat = match.actor
            if match.seats[seat].human:
                continue
            seed = thinking_seed(match.header.seed, seat, match.decisions)
            bot = match.seats[seat].bot
            thought = explain(bot, match.public, match.view(seat), seed)
            assert thought.action == match.replay.next_action
            await pilot.press("H")
            await settled(pilot)
            assert f" {match.seats[seat].name} " in shown(pilot).splitlines()[-1]
            said.add(thought.reason)
        assert len(said) > 2


async def test_of_a_person_whose_seat_a_bot_has_by_then_no_more_is_told_than_was_decided() -> None:
    """NAP-20: the bot would have equipped something, and so there was something to equip."""
    session = napakalaki.match_of({"Ana": "human", "Ben": "human"})
    match: Any = match_behind(session)
    while match.decisions < 5:
        match.decide(match.actor, match.legal()[0])
    match.reseat((match.seats[0], replace(match.seats[1], bot="sharp")))
    at = next(number for number, one in enumerate(match.written) if one.notation == "draw")
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, Played(session), at=at, viewer=0)
        view = match_behind(here(pilot).session).view(1)
        assert explain("sharp", match.public, view, 0).reason == "stronger"
        await keys(pilot, "H")
        assert "Ben draws the next monster." in shown(pilot).splitlines()[-1]
