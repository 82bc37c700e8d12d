"""A match: the one door to a game for screens, plain mode, bots and tests.

`decide` checks a decision, carries it out, has it written down, and only then publishes its
events on the seats' feeds. Nothing outside holds the game's state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.match.bus import Bus, OnError
from app.match.journal import Decision, Header, Journal, NoJournal, first_link, link
from app.match.seats import Seat
from engines.kernel.errors import IllegalAction
from engines.kernel.events import OVER, SPECTATOR, Event, may_see
from engines.kernel.rules import Outcome, Rules


class NotYourTurn(IllegalAction):
    """A seat decided that is not the actor."""

    code = "not-your-turn"


class WrongJournal(Exception):
    """A journal does not replay: decision `index` does not follow from those before it."""

    def __init__(self, match: str, index: int, why: str) -> None:
        self.match, self.index, self.why = match, index, why
        super().__init__(f"match {match}, decision {index}: {why}")


class Match:
    """A running or finished match.

    `feed(seat)` is the bus of what a seat may see; `feed(SPECTATOR)` that of those who watch.
    """

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        config: Any,
        header: Header,
        journal: Journal | None = None,
        on_error: OnError | None = None,
    ) -> None:
        self.rules = rules
        self.header = header
        self.public = config.public()
        self._config = config
        self._journal = journal or NoJournal()
        self._state = rules.new(config, header.seed)
        self._feeds = {seat: Bus(on_error) for seat in (SPECTATOR, *range(len(header.seats)))}
        self._chain = first_link(header)
        self.decisions = 0

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self.header.seats

    @property
    def actor(self) -> int:
        """The seat that decides, or `OVER`."""
        return self.rules.actor(self._state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    @property
    def secret(self) -> bool:
        """Whether seats see different things, so that the keyboard is passed neutrally."""
        return bool(self._config.foggy)

    def legal(self) -> Sequence[int]:
        """The actions open to the actor."""
        return self.rules.legal(self._state)

    def view(self, seat: int) -> Any:
        """What a seat may see now."""
        return self.rules.view(self._state, seat)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.rules.outcome(self._state)

    def digest(self) -> str:
        """The hash of the game's whole state."""
        return self.rules.digest(self._state)

    def feed(self, seat: int) -> Bus:
        """The bus of what a seat (or `SPECTATOR`) may see."""
        return self._feeds[seat]

    def decide(self, seat: int, action: int) -> None:
        """A seat decides. Returns when the decision is safe and its events were published.

        Raises `NotYourTurn` or `IllegalAction` and changes nothing if it may not, and what the
        journal raises if it could not write (the decision then stands, but was not published).
        """
        if seat != self.actor:
            raise NotYourTurn(seat=seat, actor=self.actor)
        events: list[Event] = []
        self.rules.apply(self._state, action, events.append)
        notation = self.rules.notation(action)
        self._chain = link(self._chain, seat, notation)
        index, self.decisions = self.decisions, self.decisions + 1
        self._journal.append(self.header.match, index, Decision(seat, notation, self._chain))
        if self.over:
            outcome = self.outcome()
            winners = outcome.winners if outcome else ()
            self._journal.close(self.header.match, winners, self.digest())
        self._publish(events)

    def _publish(self, events: list[Event]) -> None:
        for event in events:
            for seat, feed in self._feeds.items():
                if may_see(event, seat):
                    feed.publish(event)

    def replay(self, decisions: Sequence[Decision]) -> None:
        """Carry out written decisions without telling anybody. Raises `WrongJournal`."""
        match = self.header.match
        for index, decision in enumerate(decisions, self.decisions):
            chain = link(self._chain, decision.seat, decision.notation)
            if chain != decision.chain:
                raise WrongJournal(match, index, "the chain is broken")
            if decision.seat != self.actor:
                raise WrongJournal(match, index, f"seat {self.actor} decides, not {decision.seat}")
            try:
                self.rules.apply(self._state, self.rules.parse(decision.notation))
            except Exception as problem:
                raise WrongJournal(match, index, str(problem)) from problem
            self._chain = chain
            self.decisions += 1


def start(
    rules: Rules[Any, Any, Any],
    config: Any,
    header: Header,
    journal: Journal | None = None,
    on_error: OnError | None = None,
) -> Match:
    """A new match, its header written down first."""
    match = Match(rules, config, header, journal, on_error)
    if journal is not None:
        journal.open(header)
    return match
