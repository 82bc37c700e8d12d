"""A match played again from its journal, with a position that moves both ways.

Opening it checks all decisions once. Going back starts from the nearest saved copy of the state, so
that a step back costs about as much as a step forward.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any

from app.match.clock import CLOCK
from app.match.entries import carry_out, entry_of
from app.match.journal import Decision, Header, first_link, link
from app.match.lifecycle import begun
from app.match.match import WrongJournal
from engines.kernel.errors import EngineError
from engines.kernel.events import OVER, Emit, Event, may_see
from engines.kernel.rules import Outcome

EVERY = 64
"""Decisions between two copies of the state."""
NOBODY = -1
"""The owner of a lost turn, for navigation from turn to turn."""


class Replay:
    """A journal opened for navigation: `at` of `len(self)` decisions have been made.

    Raise the errors of `begun` for a header, and `WrongJournal` where a decision does not follow.
    """

    def __init__(self, header: Header, decisions: Sequence[Decision]) -> None:
        self.header = header
        self.decisions = tuple(decisions)
        self.rules, self._config = begun(header)
        self.public = self._config.public()
        self.at = 0
        self._state = self.rules.new(self._config, header.seed)
        self._copies = [self.rules.clone(self._state)]
        self._actions: list[int] = []
        self._set_up = int(self.rules.turn(self._state)[0] == 0)
        """1 where decisions come before the first turn (HAM-2 to HAM-5), which then form a stretch
        of their own; else 0."""
        self._turns = [0]
        self._turners = [self.rules.turn(self._state)[1]]
        self._read(self.decisions)
        self.last_actor = self.actor
        """The seat that decides at the end of the journal, or `OVER`."""

    def __len__(self) -> int:
        return len(self._actions)

    def _read(self, decisions: Sequence[Decision]) -> None:
        """Play everything once, check every link, and record where turns begin."""
        rules, state, match = self.rules, self._state, self.header.match
        actor, apply, turn_of = rules.actor, rules.apply, rules.turn
        known: dict[str, int] = {}
        noted = self._actions.append
        chain = first_link(self.header)
        turn = turn_of(state)[0]
        for index, decision in enumerate(decisions):
            seat, notation = decision.seat, decision.notation
            chain = link(chain, seat, notation)
            if chain != decision.chain:
                raise WrongJournal(match, index, "the chain is broken")
            if seat != actor(state) and seat != CLOCK:
                raise WrongJournal(match, index, f"seat {actor(state)} decides")
            try:
                if seat == CLOCK:
                    action = entry_of(rules, decision)
                    carry_out(rules, state, action)
                else:  # the hot path: one call only, to the rules
                    if notation not in known:
                        known[notation] = entry_of(rules, decision)
                    action = known[notation]
                    apply(state, action)
            except EngineError as problem:
                raise WrongJournal(match, index, str(problem)) from problem
            noted(action)
            now, whose = turn_of(state)
            while turn < now:  # turns that were lost in between have no decision of their own
                turn += 1
                self._turns.append(index + 1)
                self._turners.append(whose if turn == now else NOBODY)
            if not (index + 1) % EVERY:
                self._copies.append(rules.clone(state))
        self.at = len(self._actions)

    # -- moving

    def step(self) -> list[Event]:
        """Make the next decision. Return its events, for every seat; none at the end."""
        events: list[Event] = []
        self.play_on(events.append)
        return events

    def play_on(self, emit: Emit) -> None:
        """Make the next decision, with the time before it, and emit its events.
        Do nothing at the end."""
        while self.at < len(self):
            action = self._actions[self.at]
            carry_out(self.rules, self._state, action, emit)
            self.at += 1
            if action >= 0:
                break

    def seek(self, number: int) -> None:
        """Go to the position after `number` entries, within bounds.
        Time entries just before it are not applied yet: they come with the decision after them."""
        number = max(0, min(number, len(self)))
        while 0 < number < len(self) and self._actions[number - 1] < 0:
            number -= 1
        nearest = number // EVERY
        if number < self.at or nearest * EVERY > self.at:
            self._state = self.rules.clone(self._copies[nearest])
            self.at = nearest * EVERY
        for action in self._actions[self.at : number]:
            carry_out(self.rules, self._state, action)
        self.at = number

    @property
    def ended(self) -> bool:
        return self.last_actor == OVER

    @property
    def turns(self) -> Sequence[int]:
        """The index of each turn's first decision.
        Turn 1 begins at decision 0, or after the decisions that come before the first turn."""
        return self._turns[self._set_up :] or self._turns

    @property
    def turn(self) -> int:
        """The turn of the current decision, from 1; also 1 before the first turn."""
        return max(1, self._stretch + 1 - self._set_up)

    @property
    def _stretch(self) -> int:
        """The index of the current turn in `_turns`, which includes the stretch before turn 1."""
        return bisect_right(self._turns, self.at) - 1

    def seek_turn(self, turn: int) -> None:
        turns = self.turns
        self.seek(turns[max(1, min(turn, len(turns))) - 1])

    @property
    def turn_before(self) -> int:
        """The first decision of this turn, or of the turn before if the replay is already there."""
        return self._turns[max(0, bisect_left(self._turns, self.at) - 1)]

    @property
    def turn_after(self) -> int:
        """The first decision of the next turn, or the end in the last turn."""
        later = self._stretch + 1
        return self._turns[later] if later < len(self._turns) else len(self)

    @property
    def round_before(self) -> int:
        """The beginning of the previous turn of the same seat, or 0 if there is none."""
        now = self._stretch
        earlier = (t for t in reversed(range(now)) if self._turners[t] == self._turners[now])
        return self._turns[next(earlier, 0)]

    @property
    def round_after(self) -> int:
        """The beginning of the next turn of the same seat, or the end if there is none."""
        now = self._stretch
        later = range(now + 1, len(self._turns))
        found = (self._turns[t] for t in later if self._turners[t] == self._turners[now])
        return next(found, len(self))

    # -- looking

    @property
    def actor(self) -> int:
        return self.rules.actor(self._state)

    @property
    def next_action(self) -> int | None:
        """The next action in the journal, or None at the end."""
        return next((action for action in self._actions[self.at :] if action >= 0), None)

    def view(self, seat: int) -> Any:
        return self.rules.view(self._state, seat)

    def glance(self, seat: int) -> Any:
        return self.rules.glance(self._state, seat)

    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self._state)

    def digest(self) -> str:
        return self.rules.digest(self._state)

    def events_for(self, seat: int) -> list[Event]:
        """Return the events up to the current position that a seat may see, for its log."""
        here = self.at
        self.seek(0)
        events: list[Event] = []
        while self.at < here:
            self.play_on(events.append)
        self.seek(here)
        return [event for event in events if may_see(event, seat)]
