"""A table whose match is over is forgotten at once: a server plays thousands, and the collector of
cycles would have to look through all the others to find it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import ref

import pytest

from app.match.match import Match
from app.match.runner import MatchRunner
from app.net.guests import Player
from app.net.hosted_table import HostedTable
from app.net.seeds import token_key
from tests.app.match.helpers import local_bots
from tests.app.net.tables import begun
from tests.app.net.test_hosted_table import Client, Clock, act
from tests.engines.rules_contract import GAMES


@contextmanager
def no_collector() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def played_and_closed(game: str) -> tuple[ref[Match], ref[HostedTable]]:
    """Play a few decisions at a table with a question and a clock, and close it."""
    match = begun(game, GAMES[game].configs[0])
    runner = MatchRunner(match, local_bots(game, match.public))
    players = [Player(token_key(str(seat)), frozenset({seat})) for seat in range(len(match.seats))]
    clock = Clock()
    table = HostedTable(
        runner, players, epoch="1", later=clock.later, now=lambda: 0.0, stand_in="random"
    )
    clients = [Client(table, str(seat)) for seat in range(len(players))]
    for cmd in range(1, 6):
        clients[match.actor].say(act(match, cmd))
    table.close()
    await runner.stop()
    for client in clients:
        assert client.closed
        del client.guest  # a connection that has ended is gone
    return ref(match), ref(table)


@pytest.mark.parametrize("game", ["irrgarten", "napakalaki", "hammerspace"])
async def test_a_closed_table_keeps_neither_its_match_nor_itself(game: str) -> None:
    with no_collector():
        match, table = await played_and_closed(game)
        assert match() is None
        assert table() is None
