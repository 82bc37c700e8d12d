"""N1: all that a table tells and shows comes out at its clients as it went in.

Random matches of every game and setting are played at a served table. Each seat and a spectator
have a client behind a line in memory, and beside it a watcher of the match itself: what both got is
compared after each decision, the whole view and the public configuration too.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from app.match.journal import NoJournal
from app.match.match import Match
from app.match.source import Frame, PendingDecision
from app.net.hosted_table import HostedTable
from app.net.lines import memory_line
from app.net.remote_match import RemoteMatch
from engines.kernel.events import SPECTATOR
from tests.app.net.tables import begun, heard_by, served
from tests.engines.rules_contract import CASES
from tests.helpers.wired import never_later
from tests.programs.net.report import Report

MOST = 300
"""Decisions of a match."""


ENOUGH = 10
"""Differences, after which it ends."""


class Lost(AssertionError):
    """Something came out as something else."""


class Pair:
    """A client of one viewer, and a watcher of the match itself."""

    def __init__(self, match: Match, table: HostedTable, viewer: int) -> None:
        self.match, self.viewer = match, viewer
        self.here: list[Frame] = []
        self.there: list[Frame] = []
        self.client = RemoteMatch("watch" if viewer == SPECTATOR else str(viewer))
        near, far = memory_line()
        guest = table.connect(far)
        far.on_text, near.on_text = guest.receive, self.client.client.receive
        self.client.client.attach(near)
        match.watch(viewer, self.here.append)
        self.client.watch(viewer, self.there.append)

    def compare(self, what: str) -> int:
        """Compare what came since the last time. Return how many things were compared. Raise
        `Lost`."""
        problem = self.client.client.problem
        if problem is not None:
            raise Lost(f"{what}: {problem}")
        here, there = self.here[:], self.there[:]
        self.here.clear()
        self.there.clear()
        if len(here) != len(there):
            raise Lost(f"{what}: {len(here)} frames, {len(there)} came")
        for one, other in zip(here, there, strict=True):
            _same(f"{what}, event", heard_by(one.event, self.viewer), other.event)
            _same(f"{what}, glance", one.glance, other.glance)
        shown, told = self.match.snapshot(self.viewer), self.client.snapshot(self.viewer)
        _same(f"{what}, view", shown.view, told.view)
        _same(f"{what}, pending", _known(shown.pending), _known(told.pending))
        return len(here) * 2 + 2


def _same(what: str, one: Any, other: Any) -> None:
    if type(one) is not type(other) or one != other:
        raise Lost(f"{what}: {one!r:.300} came as {other!r:.300}")


def _known(pending: PendingDecision) -> PendingDecision:
    """A pending decision without what only its own seat is told."""
    return replace(pending, person=False, undoable={}, no_undo={})


def played(name: str, setting: str, seed: int, most: int) -> tuple[int, int]:
    """Play a match, or its beginning. Return the decisions, and what was compared. Raise `Lost`."""
    dice = Random(f"{name} {setting} {seed}")
    match = begun(name, setting, seed=f"{seed}")
    match._journal = NoJournal()
    table = served(match, later=never_later)
    seats = range(len(match.seats)) if match.secret else ()  # else all follow the public
    pairs = [Pair(match, table, viewer) for viewer in (SPECTATOR, *seats)]
    for pair in pairs:
        public = pair.client.public
        _same(f"{name} {setting}, configuration", match.public.public_data(), public.public_data())
    compared = len(pairs)
    for number in range(most):
        if match.over:
            return number, compared
        back = [seat for seat in range(len(match.seats)) if match.undoable(seat)]
        if back and dice.random() < 0.05:
            match.take_back(dice.choice(back))
        else:
            match.decide(match.actor, dice.choice(match.legal()))
        for pair in pairs:
            what = f"{name} {setting} {seed}, decision {number}, viewer {pair.viewer}"
            compared += pair.compare(what)
    return most, compared


def round_trips(report: Report, decisions: int) -> None:
    """N1: so many decisions, over all games and settings."""
    made = compared = matches = lost = 0
    while made < decisions and lost < ENOUGH:
        name, setting = CASES[matches % len(CASES)]
        try:
            more, found = played(name, setting, matches, min(MOST, decisions - made))
        except Lost as problem:
            report.say("N1", str(problem))
            lost, more, found = lost + 1, 1, 0
        made, compared, matches = made + more, compared + found, matches + 1
    played_so = f"{made} decisions of {matches} matches in {len(CASES)} settings"
    report.say("N1", f"{played_so}: {compared} events, glances, views, questions, configurations")
    report.figure("N1", "differences after the round trip", lost, 0, 0)
