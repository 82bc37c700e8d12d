"""Twin matches: the same for one viewer, different in all that it may not see.

A twin has another seed, other hidden cards and squares, other audiences. As long as the viewer sees
the same in both, a table must send it the same bytes: the welcome, the order, the sizes, the
answers.

`python -m tests.app.net.twins --steps 1000000` compares that many messages: `make twins`.
"""

from __future__ import annotations

import argparse
import copy
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from app.match.decision_list import DecisionList
from app.match.journal import NoJournal
from app.match.match import MAX_PAST_EVENTS, Match
from app.match.past_events import PastEvents
from app.match.source import Frame
from app.match.undo import UndoStack
from app.net import limits
from app.net.hosted_table import HostedTable
from app.net.late_feed import LIVE, WATCHING
from app.net.messages import Act, Hello, Terms
from app.net.protocol import write
from app.net.seat_feed import SeatFeed
from engines.kernel.events import SPECTATOR, may_see
from engines.kernel.streams import KeyedSource
from tests.app.net.tables import begun, heard_by, served
from tests.engines.rules_contract import CASES
from tests.helpers.wired import never_later

HIDDEN = [case for case in CASES if case[1] in {
    "explored", "sight", "guarded", "fog", "company", "small", "guion", "house", "friends", "full",
}]  # fmt: skip
"""Games with something to hide."""
WELCOMES = 16
"""Steps between two comparisons of a whole welcome."""


class Different(AssertionError):
    """A viewer gets other bytes although it sees the same."""


class Side:
    """One of the twins: a match, its table, and the line of the viewer."""

    def __init__(
        self, name: str, setting: str, seed: str, viewer: int, watching: str = LIVE
    ) -> None:
        self.match = begun(name, setting, seed=seed)
        self.match._journal = NoJournal()
        self.viewer = viewer
        self.sent: list[str] = []
        self.seen: list[tuple[Any, Any]] = []
        self.commands = 0
        terms = Terms(0, chat=False, watching=watching)
        self.table: HostedTable = served(self.match, later=never_later, terms=terms)
        self.arrive()
        self.match.watch(viewer, self._see)

    def send(self, text: str) -> None:
        self.sent.append(text)

    def close(self) -> None:
        """Nothing to close."""

    def _see(self, frame: Frame) -> None:
        self.seen.append((heard_by(frame.event, self.viewer), frame.glance))

    def arrive(self) -> None:
        """The viewer comes by a new line, and gets a welcome."""
        token = "watch" if self.viewer < 0 else str(self.viewer)
        self.guest = self.table.connect(self)
        self.guest.receive(
            write(Hello(limits.PROTOCOL, limits.PROTOCOL, "", token, "", "en", "", ()))
        )

    def decide(self, action: int) -> None:
        """Make the pending decision: the viewer's own one by its line."""
        match = self.match
        seat = match.actor
        if seat != self.viewer:
            match.decide(seat, action)
            return
        self.commands += 1
        steps = ((match.rules.notation(action), -1),)
        self.guest.receive(write(Act(seat, self.commands, match.decisions, steps)))

    def taken(self) -> tuple[list[str], list[tuple[Any, Any]], Any]:
        """Return what was sent and what was seen since the last call, and the view now."""
        sent, seen = self.sent, self.seen
        self.sent, self.seen = [], []
        return sent, seen, self.match.view(self.viewer)


def twin_state(match: Match, state: Any, seat: int, name: str) -> Any:
    """Return another state in which a seat sees the same."""
    view = match.rules.view(state, seat)
    return match.rules.determinize(match.public, view, KeyedSource(name))


def make_alike(one: Side, other: Side, seat: int, name: str) -> None:
    """Let the other match be a twin of this one, for a seat."""
    ours, theirs = one.match, other.match
    theirs._state = twin_state(ours, ours._state, seat, name)
    config = theirs._state.config
    if config is theirs._config:
        return
    theirs._config = config
    theirs.header = replace(theirs.header, config=config.to_data(), config_digest=config.digest)


def catch_up(one: Side, other: Side) -> None:
    """Give the other match the same visible past, after something different was revealed."""
    ours, theirs, viewer = one.match, other.match, one.viewer
    kept = (event for event in ours.past_events if may_see(event, viewer))
    theirs.past_events = PastEvents(MAX_PAST_EVENTS, kept)
    theirs.written = DecisionList(ours.written)
    theirs.decisions, theirs._turn_stats = ours.decisions, copy.deepcopy(ours._turn_stats)
    theirs._undo_stack = stack_of(ours)
    other.commands = one.commands
    other.table._commands._logs = copy.deepcopy(one.table._commands._logs)
    for number, feed in one.table._feeds.items():
        same = other.table._feeds[number]
        _continue_feed(feed, same)
    late, same_late = one.table._late, other.table._late
    if late is not None and same_late is not None:
        _continue_feed(late, same_late)
        same_late._lines[:] = late._lines
        same_late._due, same_late._shown = late._due.copy(), late._shown
        same_late._turn = late._turn


def _continue_feed(feed: SeatFeed, same: SeatFeed) -> None:
    """Let a feed continue where another one is."""
    same.seq, same.told = feed.seq, feed.told
    same._glance, same._view = copy.copy(feed._glance), copy.copy(feed._view)


def stack_of(match: Match) -> UndoStack:
    """Return a copy of a match's undo stack."""
    found = UndoStack(free=False)
    found._moments = match._undo_stack._moments.copy()
    found._ended_by = dict(match._undo_stack._ended_by)
    return found


def compare(one: Side, other: Side, what: str) -> bool:
    """Return whether the viewer sees the same in both. Raise `Different` if it gets other bytes
    then."""
    ours, theirs = one.taken(), other.taken()
    if ours[1:] != theirs[1:]:
        return False
    if ours[0] != theirs[0]:
        raise Different(f"{what}, viewer {one.viewer}: {_difference(ours[0], theirs[0])}")
    return True


def _difference(ours: list[str], theirs: list[str]) -> str:
    """Return the place at which two rows of lines begin to differ."""
    if len(ours) != len(theirs):
        return f"{len(ours)} lines and {len(theirs)}"
    a, b = next((a, b) for a, b in zip(ours, theirs, strict=True) if a != b)
    at = next((at for at, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), 0)
    return f"{a[:60]}\n...{a[max(0, at - 200) : at + 100]}\n...{b[max(0, at - 200) : at + 100]}"


def steps(name: str, setting: str, seed: int, watching: str = LIVE) -> Iterator[int]:
    """Play twin matches to their end and compare each message; yield 1 for a comparison of equal
    sights, 0 for a step in which something different was revealed. `watching` is when a spectator
    sees the match; other than live, the viewer is one."""
    dice = Random(f"{name} {setting} {seed}")
    seats = len(begun(name, setting).seats)
    seated = (*range(seats), *range(seats)) if watching == LIVE else ()
    viewer = dice.choice((SPECTATOR, *seated))
    knower = viewer if viewer >= 0 else dice.randrange(seats)
    one = Side(name, setting, f"{seed}", viewer, watching)
    other = Side(name, setting, f"{seed} twin", viewer, watching)
    alike, what = False, f"{name} {setting} {seed}"
    for number in range(4_000):
        if one.match.over:
            return
        if other.match.over:  # deal the twin again: its own end came sooner
            other = Side(name, setting, f"{seed} twin {number}", viewer, watching)
            alike = False
        make_alike(one, other, knower, f"{what} {number}")
        if not alike:
            catch_up(one, other)
            one.taken(), other.taken()
        if not alike or not number % WELCOMES:
            one.arrive()
            other.arrive()
            if not compare(one, other, f"{what}, welcome {number}"):
                raise Different(f"{what}: no twin")
        alike = _step(one, other, knower, dice, f"{what}, decision {number}")
        yield int(alike)


def _step(one: Side, other: Side, knower: int, dice: Random, what: str) -> bool:
    """Decide in both, or undo something in both."""
    ours, theirs = one.match, other.match
    back = [seat for seat in range(len(ours.seats)) if ours.undoable(seat)]
    if back and dice.random() < 0.1:
        seat = dice.choice(back)
        _, entry = ours._undoable(seat) or (0, None)
        assert entry is not None
        theirs._undo_stack = stack_of(ours)
        moments = theirs._undo_stack._moments
        at = moments.index(entry)
        moments[at] = replace(entry, state=twin_state(ours, entry.state, knower, what))
        theirs.past_events = ours.past_events.copy()
        theirs._event_count = ours._event_count
        for side in (one, other):
            side.match.take_back(seat)
    else:
        both = sorted(set(ours.legal()) & set(theirs.legal()))
        if not both:
            return False
        action = dice.choice(both)
        for side in (one, other):
            side.decide(action)
    if ours.over or theirs.over:  # now the table opens its journal
        return False
    return compare(one, other, what)


def main() -> None:
    """Compare as many messages as asked for, and print how many."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=1_000_000)
    asked: int = parser.parse_args().steps
    made = equal = seed = 0
    while made < asked:
        name, setting = HIDDEN[seed % len(HIDDEN)]
        for same in steps(name, setting, seed, WATCHING[seed // len(HIDDEN) % len(WATCHING)]):
            made, equal = made + 1, equal + same
        seed += 1
    print(f"{made} steps of {seed} matches, {equal} with equal sights: 0 differences")


if __name__ == "__main__":
    main()
