"""The present decision at the table: it is never an old one."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

from app.games.hammerspace.tui.turn_controller import HammerspaceTurns
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from tests.app.games.hammerspace.tui.helpers import laid
from tests.helpers.matches import match_behind

ANA = "wet-fish mattress snow-globe bin-lid"
BEN = "frying-pan bathtub falling-piano clothes-peg"


def test_no_action_is_open_while_a_decision_waits_for_the_journal() -> None:
    session = laid(ANA, BEN, players={"Ana": "human", "Ben": "random"})
    match, turns = match_behind(session), HammerspaceTurns(HammerspaceViewModel(session))
    assert turns.decision.legal
    assert turns.playable
    written: Future[None] = Future()
    match.outbox.write(lambda: written, [])
    assert not turns.decision.legal
    assert not turns.playing
    written.set_result(None)
    match.outbox.send()
    assert turns.decision.legal == turns.legal != ()


async def test_no_action_is_open_while_events_are_not_shown() -> None:
    session = laid(ANA, BEN, players={"Ana": "human", "Ben": "random"})
    match, scene = match_behind(session), HammerspaceViewModel(session)
    turns = HammerspaceTurns(scene)
    match.decide(0, turns.decision.legal[0])
    scene.settle()
    scene.player.holds = lambda _event: True
    showing = asyncio.create_task(scene.player.run())
    while not scene.player.idle:
        await asyncio.sleep(0.1)
        assert not turns.decision.legal
        scene.player.skip()
        await asyncio.sleep(0.1)
    assert turns.decision.legal == turns.legal != ()
    showing.cancel()
