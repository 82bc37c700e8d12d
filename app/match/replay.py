"""A match played again from its journal, with a place in it that moves both ways.

All decisions are checked once when it is opened. Going back starts from the nearest copy of the
state that was kept on the way, so that a step back costs about as much as a step on.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
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
"""Whose turn a lost one is, as far as one goes from turn to turn."""


@dataclass(frozen=True, slots=True)
class ReplayRequest:
    """A look back at a match: its journal, and where it begins: after `at` decisions, or where a
    `turn` begins. `eyes` is the seat of whoever has the keyboard, None where that isn't known."""

    header: Header
    decisions: Sequence[Decision]
    at: int = 0
    eyes: int | None = None
    turn: int | None = None


class Replay:
    """A journal to be looked through. `at` decisions have been made, of `len(self)`.

    Raises what `begun` raises for a header, and `WrongJournal` where a decision does not follow.
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
        """1 where decisions come before the first turn (HAM-2 to HAM-5): they are a stretch of
        their own among the turns."""
        self._turns = [0]
        self._turners = [self.rules.turn(self._state)[1]]
        self._read(self.decisions)
        self.last_actor = self.actor
        """The seat that is to decide at the end of the journal, or `OVER`."""

    def __len__(self) -> int:
        return len(self._actions)

    def _read(self, decisions: Sequence[Decision]) -> None:
        """Play everything once, checking every link, and note where turns begin."""
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
                else:  # by far the most: without a call more than the rules' own
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
        """Make the next decision, with the time before it, and emit its events. Do nothing at the
        end."""
        while self.at < len(self):
            action = self._actions[self.at]
            carry_out(self.rules, self._state, action, emit)
            self.at += 1
            if action >= 0:
                break

    def seek(self, number: int) -> None:
        """Go to the moment when so many entries had been made, as far as there are any; time that
        had passed then comes with the decision after it."""
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
        """Whether the match was played to its end."""
        return self.last_actor == OVER

    @property
    def turns(self) -> Sequence[int]:
        """The decision with which each turn begins: turn 1 with decision 0, or after what comes
        before the first turn."""
        return self._turns[self._set_up :] or self._turns

    @property
    def turn(self) -> int:
        """The turn, from 1, in which the present decision is made; 1 before the first one."""
        return max(1, self._stretch + 1 - self._set_up)

    @property
    def _stretch(self) -> int:
        """The place among the turns, and what comes before them, where the replay stands."""
        return bisect_right(self._turns, self.at) - 1

    def seek_turn(self, turn: int) -> None:
        """Go to the beginning of a turn, as far as there are turns."""
        turns = self.turns
        self.seek(turns[max(1, min(turn, len(turns))) - 1])

    @property
    def turn_before(self) -> int:
        """The decision with which this turn begins; where it begins here, the turn before."""
        return self._turns[max(0, bisect_left(self._turns, self.at) - 1)]

    @property
    def turn_after(self) -> int:
        """The decision with which the next turn begins; the end in the last one."""
        later = self._stretch + 1
        return self._turns[later] if later < len(self._turns) else len(self)

    @property
    def round_before(self) -> int:
        """Where the seat whose turn it is had its turn before; the beginning if it had none."""
        now = self._stretch
        earlier = (t for t in reversed(range(now)) if self._turners[t] == self._turners[now])
        return self._turns[next(earlier, 0)]

    @property
    def round_after(self) -> int:
        """Where the seat whose turn it is has its next turn; the end if it has none."""
        now = self._stretch
        later = range(now + 1, len(self._turns))
        found = (self._turns[t] for t in later if self._turners[t] == self._turners[now])
        return next(found, len(self))

    # -- looking

    @property
    def actor(self) -> int:
        """The seat that decides at the present place, or `OVER`."""
        return self.rules.actor(self._state)

    @property
    def next_action(self) -> int | None:
        """What was decided here, or None at the end."""
        return next((action for action in self._actions[self.at :] if action >= 0), None)

    def view(self, seat: int) -> Any:
        """What a seat could see at the present place."""
        return self.rules.view(self._state, seat)

    def glance(self, seat: int) -> Any:
        """The cheap part of it."""
        return self.rules.glance(self._state, seat)

    def outcome(self) -> Outcome | None:
        """How the game stands: None where it still went on."""
        return self.rules.outcome(self._state)

    def digest(self) -> str:
        """The hash of the whole state at the present place."""
        return self.rules.digest(self._state)

    def told(self, seat: int, number: int | None = None) -> list[Event]:
        """What a seat could see happen in the first `number` decisions (up to the present place):
        for its log."""
        here = self.at
        self.seek(0)
        events: list[Event] = []
        wanted = here if number is None else number
        while self.at < wanted:
            self.play_on(events.append)
        self.seek(here)
        return [event for event in events if may_see(event, seat)]
