"""A match played again from its journal, with a position that moves forward and back.

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

COPY_INTERVAL = 64
"""The number of decisions between two saved copies of the state."""
NOBODY = -1
"""The seat recorded for a lost turn."""


class Replay:
    """A journal opened for navigation: `position` of `len(self)` entries have been applied.

    Raise the errors of `begun` for a header, and `WrongJournal` for a decision that does not follow
    from those before it.
    """

    def __init__(self, header: Header, decisions: Sequence[Decision]) -> None:
        self.header = header
        self.decisions = tuple(decisions)
        self.rules, self._config = begun(header)
        self.public = self._config.public()
        self.position = 0
        self._state = self.rules.new(self._config, header.seed)
        self._copies = [self.rules.clone(self._state)]
        self._actions: list[int] = []
        self._set_up = int(self.rules.turn(self._state)[0] == 0)
        """1 if decisions come before the first turn (HAM-2 to HAM-5), which `_turns` then lists
        like a turn; else 0."""
        self._turns = [0]
        self._turn_seats = [self.rules.turn(self._state)[1]]
        self._verify(self.decisions)
        self.last_actor = self.actor
        """The seat that decides at the end of the journal, or `OVER`."""

    def __len__(self) -> int:
        return len(self._actions)

    def _verify(self, decisions: Sequence[Decision]) -> None:
        """Apply every decision once, check its link in the chain, and record where turns begin."""
        rules, state, match = self.rules, self._state, self.header.match
        actor, apply, turn_of = rules.actor, rules.apply, rules.turn
        action_of: dict[str, int] = {}
        add_action = self._actions.append
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
                    if notation not in action_of:
                        action_of[notation] = entry_of(rules, decision)
                    action = action_of[notation]
                    apply(state, action)
            except EngineError as problem:
                raise WrongJournal(match, index, str(problem)) from problem
            add_action(action)
            new_turn, turn_seat = turn_of(state)
            while turn < new_turn:  # turns that were lost in between have no decisions
                turn += 1
                self._turns.append(index + 1)
                self._turn_seats.append(turn_seat if turn == new_turn else NOBODY)
            if not (index + 1) % COPY_INTERVAL:
                self._copies.append(rules.clone(state))
        self.position = len(self._actions)

    # -- moving

    def step(self) -> list[Event]:
        """Make the next decision. Return its events, for every seat; none at the end."""
        events: list[Event] = []
        self.play_on(events.append)
        return events

    def play_on(self, emit: Emit) -> None:
        """Make the next decision, with the time before it, and emit its events.
        Do nothing at the end."""
        while self.position < len(self):
            action = self._actions[self.position]
            carry_out(self.rules, self._state, action, emit)
            self.position += 1
            if action >= 0:
                break

    def seek(self, number: int) -> None:
        """Go to the position after `number` entries, within bounds.
        Time entries just before that position are not applied: `play_on` applies them together with
        the decision after them."""
        number = max(0, min(number, len(self)))
        while 0 < number < len(self) and self._actions[number - 1] < 0:
            number -= 1
        nearest = number // COPY_INTERVAL
        if number < self.position or nearest * COPY_INTERVAL > self.position:
            self._state = self.rules.clone(self._copies[nearest])
            self.position = nearest * COPY_INTERVAL
        for action in self._actions[self.position : number]:
            carry_out(self.rules, self._state, action)
        self.position = number

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
        return max(1, self._turn_index + 1 - self._set_up)

    @property
    def latest_turn(self) -> int:
        """The turn of the latest decision, from 1; also 1 before the first one."""
        return max(1, bisect_right(self._turns, self.position - 1) - self._set_up)

    @property
    def _turn_index(self) -> int:
        """The index in `_turns` of the current turn, or of the set-up before turn 1."""
        return bisect_right(self._turns, self.position) - 1

    def seek_turn(self, turn: int) -> None:
        turns = self.turns
        self.seek(turns[max(1, min(turn, len(turns))) - 1])

    @property
    def previous_turn_start(self) -> int:
        """The first decision of this turn, or of the previous turn if this one has just begun."""
        return self._turns[max(0, bisect_left(self._turns, self.position) - 1)]

    @property
    def next_turn_start(self) -> int:
        """The first decision of the next turn, or the end in the last turn."""
        later = self._turn_index + 1
        return self._turns[later] if later < len(self._turns) else len(self)

    @property
    def previous_round_start(self) -> int:
        """The beginning of the previous turn of the same seat, or 0 if there is none."""
        current = self._turn_index
        seat = self._turn_seats[current]
        earlier = (turn for turn in reversed(range(current)) if self._turn_seats[turn] == seat)
        return self._turns[next(earlier, 0)]

    @property
    def next_round_start(self) -> int:
        """The beginning of the next turn of the same seat, or the end if there is none."""
        current = self._turn_index
        seat = self._turn_seats[current]
        later = range(current + 1, len(self._turns))
        starts = (self._turns[turn] for turn in later if self._turn_seats[turn] == seat)
        return next(starts, len(self))

    # -- the current position

    @property
    def actor(self) -> int:
        return self.rules.actor(self._state)

    @property
    def next_action(self) -> int | None:
        """The next action in the journal, or None at the end."""
        return next((action for action in self._actions[self.position :] if action >= 0), None)

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
        current = self.position
        self.seek(0)
        events: list[Event] = []
        while self.position < current:
            self.play_on(events.append)
        self.seek(current)
        return [event for event in events if may_see(event, seat)]
