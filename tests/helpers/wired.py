"""Lets every screen of a match play as a client of a served table, over a line in memory.

With `MAZMORRA_WIRED` every screen of a live match is made so: `make wire` is the proof that they
play over a network. The table is one that nobody else can join, so its seed is on the screen as in
the pictures.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest

from app.match.runner import MatchRunner
from app.net.guests import Player
from app.net.host_match import HostMatch, attach
from app.net.hosted_table import HostedTable
from app.net.lines import Deliver, at_once
from app.net.seeds import token_key
from app.session.session import Session
from app.tui.match.view_model import MatchViewModel

TOKEN = "the host"


def never_later(_seconds: float, _call: Callable[[], None]) -> Callable[[], None]:
    """A clock that stands still: nobody else is asked at these tables."""
    return lambda: None


def next_turn(call: Callable[[], None]) -> None:
    """Deliver on the next turn of the event loop; without one at once."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        call()
    else:
        loop.call_soon(call)


def hosted(runner: MatchRunner, deliver: Deliver = at_once) -> HostMatch:
    """Return the host's client of a match. Its first messages come at once."""
    every = frozenset(range(len(runner.seats)))
    player = Player(token_key(TOKEN), every, host=True)
    table = HostedTable(runner, [player], epoch="1", later=never_later, sealed=False)
    source = HostMatch(table, TOKEN)
    ways: list[Deliver] = [at_once]

    def carry(call: Callable[[], None]) -> None:
        ways[-1](call)

    attach(source, table, carry)
    ways.append(deliver)
    return source


def wire(monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    """Serve the match of every session when a screen first shows it: until then a test may lay
    cards."""
    deliver = next_turn if way == "later" else at_once
    begin = MatchViewModel.__init__

    @wraps(begin)
    def begun(scene: MatchViewModel[Any], session: Session) -> None:
        if type(session.source) is MatchRunner:
            session.source = hosted(session.source, deliver)
        begin(scene, session)

    monkeypatch.setattr(MatchViewModel, "__init__", begun)
