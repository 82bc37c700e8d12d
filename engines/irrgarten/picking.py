"""A match's seed, picked among candidates by playing each deal out.

It is no rule: a drawn seed is as good as another, so the program may take one whose deal is fair.
Candidate `i` of the seed "WOLF-7F3A" is "WOLF-7F3A.i", from which the match hashes all its dice. So
the number stays with the match, and whoever types that seed gets the same deal.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, NamedTuple

from engines.irrgarten.config import Config
from engines.irrgarten.planning import IrrgartenPort
from engines.irrgarten.rules import Rules
from engines.irrgarten.state import State
from engines.kernel.streams import CheapSource

CANDIDATES: Final = 10
ROUNDS: Final = ((10, 24), (4, 48), (2, 80))
"""The candidates that stay in each round, the fairest first, and the play-outs for each of them."""
SHORT_SEARCH: Final = 5_000
"""Turns that a search may play while somebody waits: half a second."""
LONGEST: Final = 2_000
"""Turns after which a play-out has no winner."""
WALK: Final = 10
"""The work of a play-out without monsters, counted in monsters."""
MOST_WORK: Final = 30_000
"""Squares times monsters, with `WALK`, of the largest board whose seed is picked. Beyond it, a
match would begin seconds or minutes after the key was pressed."""
_RULES, _PORT = Rules(), IrrgartenPort()


class PlayOuts(NamedTuple):
    """Some play-outs of a candidate: its number, the number of the first one, and how many."""

    number: int
    first: int
    games: int


class Tally(NamedTuple):
    """A candidate's number, its wins by seat in all play-outs so far, and the turns they took."""

    number: int
    wins: tuple[int, ...]
    turns: int

    @property
    def favourite(self) -> float:
        """The share of the luckiest seat in even shares: 1 is fair."""
        played = sum(self.wins)
        return max(self.wins) * len(self.wins) / played if played else float(len(self.wins))


def picks_seed(config: Config) -> bool:
    """Whether the seed of a match with this configuration may be picked: a race that is meant to be
    even, on a board that everybody sees and that is not too large for many play-outs."""
    parameters, board = config.parameters, config.labyrinth
    small = board.width * board.height * (WALK + config.monsters) <= MOST_WORK
    return parameters.even_starts and config.seats > 1 and not config.foggy and small


def candidate_seed(seed: str, number: int) -> str:
    """Return the seed of a candidate."""
    return f"{seed}.{number}"


def played_out(config: Config, seed: str, job: PlayOuts) -> Tally:
    """Return the winners of some play-outs of a candidate's deal, each with dice of its own.

    The policy of the search plays every seat.
    """
    name = candidate_seed(seed, job.number)
    deal, wins, turns = _RULES.new(config, name), [0] * config.seats, 0
    for game in range(job.first, job.first + job.games):
        state = _RULES.clone(deal, CheapSource(f"{name}|{game}"))
        _play(state)
        turns += state.turn
        if state.winner >= 0:
            wins[state.winner] += 1
    return Tally(job.number, tuple(wins), turns)


def _play(state: State) -> None:
    while state.seat >= 0 and state.turn < LONGEST:
        _RULES.apply(state, _PORT.policy(state))


def halving(seats: int) -> Generator[Sequence[PlayOuts], Sequence[Tally], int]:
    """Search the fairest candidate: yield the play-outs to do, be sent their tallies, and return
    its number. Each round keeps the fairest ones so far; one without a tally drops out."""
    tallies = {number: Tally(number, (0,) * seats, 0) for number in range(CANDIDATES)}
    stay = list(tallies)
    for keep, games in ROUNDS:
        if len(stay) == 1:
            break
        stay.sort(key=lambda number: tallies[number].favourite)
        jobs = [PlayOuts(number, sum(tallies[number].wins), games) for number in stay[:keep]]
        done = yield jobs
        for tally in done:
            tallies[tally.number] = added(tallies[tally.number], tally)
        stay = [tally.number for tally in done]
    return min(stay, key=lambda number: tallies[number].favourite)


def picked_seed(config: Config, seed: str, most_turns: int = SHORT_SEARCH) -> str:
    """Return the seed of the fairest candidate; the given seed, if it is not to be picked.

    The search ends early after `most_turns`, so that its result depends on its arguments alone.
    """
    if not picks_seed(config):
        return seed
    search, left = halving(config.seats), most_turns
    jobs = next(search)
    try:
        while True:
            done: list[Tally] = []
            for job in jobs:
                if left > 0 or not done:
                    done.append(played_out(config, seed, job))
                    left -= done[-1].turns
            jobs = search.send(done)
    except StopIteration as end:
        return candidate_seed(seed, end.value)


def added(one: Tally, other: Tally) -> Tally:
    """Return the sum of two tallies of one candidate."""
    wins = tuple(a + b for a, b in zip(one.wins, other.wins, strict=True))
    return Tally(one.number, wins, one.turns + other.turns)
