"""Keys that are pressed in the turn of a person at another screen: none of them is played later."""

from __future__ import annotations

import asyncio

from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.net.remote_match import RemoteMatch
from app.tui.match.elsewhere import decides_elsewhere
from tests.app.tui.online.hosted import Hosted, hosted
from tests.helpers.pictures import screen_words
from tests.helpers.waiting import until


def decide_for(source: RemoteMatch, seat: int) -> None:
    """Make a seat's first legal decision."""
    source.decide(seat, source.snapshot(seat).pending.legal[0])


async def evas_turn(table: Hosted) -> IrrgartenViewModel:
    """Begin a match, and let it come to Eva's turn, on both screens."""
    await table.sit()
    await table.be_ready()
    await table.begin()
    source = table.session.source
    assert isinstance(source, RemoteMatch)
    assert isinstance(table.app.screen, IrrgartenScreen)
    while source.actor == 0:
        if not source.unwritten:
            decide_for(source, 0)
        await asyncio.sleep(0.01)
    scene = table.app.screen.scene
    await until(lambda: decides_elsewhere(scene) == 1 and scene.up_to_date)
    await until(lambda: table.friend.actor == 1)
    return scene


async def test_a_key_in_a_friends_turn_is_answered_and_not_played_later() -> None:
    """A person may think for days: what is still to be played must be on the screen."""
    async with hosted() as table:
        scene = await evas_turn(table)
        await table.pilot.press("left", "right", "up", "down")
        assert "It's Eva's turn" in screen_words(table.app)
        decide_for(table.friend, 1)
        await until(lambda: scene.my_turn)
        made = scene.source.decisions
        for _ in range(5):
            await table.pilot.pause(0.02)
        assert (scene.my_turn, scene.source.decisions) == (True, made)


async def test_a_key_that_waited_is_dropped_when_a_friends_turn_comes() -> None:
    async with hosted() as table:
        await evas_turn(table)
        screen = table.app.screen
        assert isinstance(screen, IrrgartenScreen)
        screen.game.walking.wait("move.left")  # pressed while the own step was on its way
        screen.wake()
        await until(lambda: not screen.game.waiting)
        await until(lambda: "It's Eva's turn" in screen_words(table.app))
