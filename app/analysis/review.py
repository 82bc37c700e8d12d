"""The review of a finished match: what the decisions of its players cost.

Each decision is priced by a search from what its player could know then (`Search.price`), first in
a few worlds; those that look costly are priced again in many others. A mistake is a cost that
chance does not explain. A price is a chance to win, from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from app.match.entries import carry_out, entry_of
from app.match.journal import Decision, Header
from app.match.lifecycle import begun
from app.match.match import WrongJournal
from app.match.seats import by_person, swaps
from engines.kernel.errors import EngineError
from engines.kernel.search import Comparison, Plan

FEW: Final = 8
"""The worlds of the first price of a decision."""
FEWER: Final = 5
"""The same in a long match."""
LONG: Final = 80
"""The choices of a long match."""
MANY: Final = 64
"""Those of the second one."""
MOST: Final = 24
"""The decisions that are priced twice."""
LEAST: Final = 0.02
"""The smallest cost of a mistake: what the estimate of chances can still tell apart."""
LEAST_COINS: Final = 2.0
"""The same where a single seat collects coins."""
AGAIN: Final = 0x9E37
"""Sets the worlds of the second price apart from those of the first."""
SHARE: Final = 0.6
"""The part of the work that the first prices are, as the progress shows it."""


class Pricer(Protocol):
    """What prices decisions, as `app.match.bots.comparing.Comparer` does in a process."""

    async def price(
        self, seat: int, view: Any, done: Plan, seed: int, worlds: int
    ) -> Comparison | None:
        """Return the best other plan beside what was done; None if there is no other. Raise
        `ChildFailed` or `OSError`."""


class Choice(NamedTuple):
    """Decision `number` of a match, from 0: a seat's view, what it did, and in which turn. In a
    stage (`SearchPort.stage`), such as a sale, that is several actions."""

    number: int
    turn: int
    seat: int
    view: Any
    done: Plan


class Mistake(NamedTuple):
    """A decision that costs. `found.plan` is the better plan, `found.other` is what was done;
    `found.gain` is the cost."""

    choice: Choice
    found: Comparison


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How a seat played: its decisions with a choice worth a search, the mistakes among them, and
    their costs in all."""

    seat: int
    choices: int
    mistakes: int
    lost: float


@dataclass(frozen=True)
class Review:
    """The mistakes of a match, the costliest first, and how each reviewed seat played."""

    mistakes: tuple[Mistake, ...]
    seats: tuple[SeatReview, ...]


@dataclass
class _Prices:
    """The prices so far, by the number of the decision."""

    first: dict[int, Comparison] = field(default_factory=dict)
    second: dict[int, Comparison] = field(default_factory=dict)


def people_of(header: Header) -> tuple[int, ...]:
    """Return the seats that people played, perhaps not to the end."""
    every = enumerate(header.seats)
    return tuple(seat for seat, who in every if who.human or swaps(header.title, seat))


def reviewed_seats(header: Header) -> tuple[int, ...]:
    """Return the seats that people played; where only bots played, all."""
    return people_of(header) or tuple(range(len(header.seats)))


def choices_of(
    header: Header, decisions: Sequence[Decision], seats: Sequence[int], stage: Callable[[Any], int]
) -> list[Choice]:
    """Return the decisions of some seats that had a choice, those of a `stage` as one; of a seat
    that people played, only theirs. Raise as `analyse` does."""
    rules, config = begun(header)
    people = people_of(header)
    state, found = rules.new(config, header.seed), list[Choice]()
    going: Hashable = None
    for number, decision in enumerate(decisions):
        try:
            entry = entry_of(rules, decision)
            seat = decision.seat
            own = seat not in people or by_person(header.title, header.seats, seat, number)
            if entry >= 0 and seat in seats and own:
                turn, now = rules.turn(state)[0], stage(state)
                known = turn, seat, now, rules.draws(state)
                if now and known == going:
                    found[-1] = found[-1]._replace(done=(*found[-1].done, entry))
                elif len(rules.legal(state)) > 1:
                    view = rules.view(state, seat)
                    found.append(Choice(number, turn, seat, view, (entry,)))
                    going = known
            carry_out(rules, state, entry)
        except EngineError as problem:
            raise WrongJournal(header.match, number, str(problem)) from problem
    return found


async def review(
    choices: Sequence[Choice],
    seats: Sequence[int],
    pricer: Pricer,
    report: Callable[[float], object],
    coins: float = 0.0,
) -> Review:
    """Price the choices of a match and return its review.

    `report` gets the finished share, from 0 to 1. `coins` are those for which a chance of 1 is
    meant (`Game.coins`). Cancel it to stop. Raise as `Pricer.price` does.
    """
    least = LEAST_COINS / coins if coins else LEAST
    few = FEWER if len(choices) > LONG else FEW
    prices = _Prices()
    for done, choice in enumerate(choices):
        report(SHARE * done / len(choices))
        price = await pricer.price(choice.seat, choice.view, choice.done, choice.number, few)
        if price is not None:
            prices.first[choice.number] = price
    doubtful = _doubtful(choices, prices.first, least)
    for done, choice in enumerate(doubtful):
        report(SHARE + (1 - SHARE) * done / len(doubtful))
        seed = choice.number + AGAIN
        price = await pricer.price(choice.seat, choice.view, choice.done, seed, MANY)
        if price is not None and price.proven and price.gain >= least:
            prices.second[choice.number] = price
    report(1.0)
    return _summed(choices, seats, prices)


def _doubtful(
    choices: Sequence[Choice], prices: dict[int, Comparison], least: float
) -> list[Choice]:
    """Return the choices that may be mistakes, the likeliest first."""

    def most(choice: Choice) -> float:
        found = prices[choice.number]
        return found.gain + found.error

    found = [one for one in choices if one.number in prices and prices[one.number].gain > 0]
    found = [one for one in found if most(one) >= least]
    return sorted(found, key=lambda one: (-most(one), one.number))[:MOST]


def _summed(choices: Sequence[Choice], seats: Sequence[int], prices: _Prices) -> Review:
    wrong = [
        Mistake(one, prices.second[one.number]) for one in choices if one.number in prices.second
    ]
    found = []
    for seat in seats:
        own = [one for one in wrong if one.choice.seat == seat]
        count = sum(one.seat == seat and one.number in prices.first for one in choices)
        found.append(SeatReview(seat, count, len(own), sum(one.found.gain for one in own)))
    wrong.sort(key=lambda one: (-one.found.gain, one.choice.number))
    return Review(tuple(wrong), tuple(found))
