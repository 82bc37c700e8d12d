"""Lines that are slow, cut, half open and repeat messages: all players end with the same match, and
each command is carried out once."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from app.net import seat_feed
from tests.app.net.tables import Person, begun, heard_by, served
from tests.helpers.examples import FACTOR

CASES = [
    ("irrgarten", "sight", ()), ("irrgarten", "even", (1,)), ("descent", "company", ()),
    ("napakalaki", "guion", (2,)), ("hammerspace", "full", ()),
]  # fmt: skip
DECISIONS = 60


@pytest.mark.one_of(2)
@pytest.mark.parametrize(("name", "setting", "bots"), CASES)
async def test_everybody_ends_with_the_same_match(
    name: str, setting: str, bots: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(2 * FACTOR):
        # Some come back to a table that still has what they missed, others need a new snapshot.
        monkeypatch.setattr(seat_feed, "KEPT_MESSAGES", (3, 256)[seed % 2])
        monkeypatch.setattr(seat_feed, "KEPT_SIZE", (3_000, 65_536)[(seed + len(name)) % 2])
        cuts = await _play(name, setting, bots, seed)
        assert cuts > 2, "the lines were good"


async def _play(name: str, setting: str, bots: tuple[int, ...], seed: int) -> int:
    dice = Random(f"{name} {setting} {seed}")
    match = begun(name, setting, bots)
    table = served(match)
    running = asyncio.create_task(table.runner.run())
    tokens = [*(str(seat) for seat in range(len(match.seats)) if seat not in bots), "watch"]
    people = [Person(table, token, Random(dice.random())) for token in tokens]
    for _ in range(20_000):
        await asyncio.sleep(dice.choice((0.05, 0.5)))
        for person in people:
            person.play()
        if match.over or match.decisions >= DECISIONS:
            break
    for person in people:
        person.line.good = True
    await asyncio.sleep(60)
    assert match.over or match.decisions >= DECISIONS
    for person in people:
        source = person.source
        assert source.client.problem is None
        assert not source.unwritten
        assert source.decisions == match.decisions
        for viewer in source.seen:
            told, shown = source.snapshot(viewer), match.snapshot(viewer)
            assert told.past == [heard_by(event, viewer) for event in shown.past]
            assert (told.view, told.glance) == (shown.view, shown.glance)
        ended = [one.word for one in person.states if one.word not in ("sent", "asked")]
        assert len(ended) == sum(state.word == "sent" for state in person.states)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    cuts = sum(person.line.cuts for person in people)
    table.close()
    return cuts
