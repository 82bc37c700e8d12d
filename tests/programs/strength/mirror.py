"""Two bots against each other: `python -m tests.programs.strength.mirror napakalaki planner sharp`.

Every seed is played twice, each bot in either seat. The share of wins comes with two intervals of
95 %: Wilson's, as if all games were independent, and that of the pairs, which knows that the two
games of a seed are alike. A decision's time is the CPU of one with a choice.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from multiprocessing import get_context
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from app.content.content_index import ContentIndex
from app.content.setup_from_args import first_draft
from app.lab.intervals import quantile, wilson
from app.match.seats import Seat
from engines.kernel.bots import ask
from tests.programs.fun.arena import Game, played, result
from tests.programs.fun.games import GAMES, HOUSE, instrument

NAMES = "AB"


class Duel(NamedTuple):
    """A game, an edition, two bots, the first one's budget of worlds (None for its own), and
    options by name beside the edition's."""

    game: str
    edition: str
    bots: tuple[str, str]
    budget: int | None
    options: tuple[tuple[str, str], ...] = ()


class Pair(NamedTuple):
    """The first bot's wins in the two games of a seed, and its CPU seconds of every decision."""

    wins: float
    seconds: list[float]


def configs(game: str, edition: str, options: Sequence[tuple[str, str]] = ()) -> list[Any]:
    """Return the configurations of an edition for two: one for every scenario that allows it;
    one alone in a game without scenarios."""
    draft = first_draft(ContentIndex(), game, NAMES, lambda: "x")
    draft.seats = [Seat(name, instrument(game).heuristic) for name in NAMES]
    found = []
    for name in [entry.id for entry in draft.entries] or [""]:
        if name:
            draft.choose_id(name)
        draft.choose_preset(edition)
        for option, value in [*HOUSE.get(game, {}).items(), *options]:
            draft.set_option(option, value)
        if draft.seats_error(len(NAMES)) is None:
            found.append(draft.setup().config())  # the draft changes meanwhile
    return found


def pair(duel: Duel, config: Any, number: int, game: Game) -> Pair:
    """Play game `number` from both seats."""
    wins, seconds = 0.0, list[float]()
    timed = game.bots[duel.bots[0]]

    def first(public: Any, view: Any, seed: int) -> int:
        began = process_time()
        action = ask(timed, public, view, seed, duel.budget)
        seconds.append(process_time() - began)
        return action

    seated = replace(game, bots={**game.bots, "first": first})
    for own in range(2):
        seats = ["first" if seat == own else duel.bots[1] for seat in range(2)]
        *_, end = played(seated, config, seats, number)
        wins += result(game, end.state)[own]
    return Pair(wins / 2, seconds)


def _pairs(task: tuple[Duel, range]) -> list[Pair]:
    duel, numbers = task
    boards, game = configs(duel.game, duel.edition, duel.options), instrument(duel.game)
    return [pair(duel, boards[number % len(boards)], number, game) for number in numbers]


def play(duel: Duel, numbers: range, workers: int) -> Iterator[Pair]:
    """Play the pairs of games with these numbers, in some processes."""
    tasks = [(duel, numbers[at : at + 10]) for at in range(0, len(numbers), 10)]
    if workers < 2:
        for task in tasks:
            yield from _pairs(task)
        return
    with get_context("spawn").Pool(workers) as pool:
        for some in pool.imap(_pairs, tasks):
            yield from some


def reach_of_pairs(pairs: Sequence[Pair]) -> float:
    """Return half the interval of the share of wins that knows the pairs."""
    count = len(pairs)
    share = sum(each.wins for each in pairs) / count
    spread = sum((each.wins - share) ** 2 for each in pairs) / max(1, count - 1)
    return quantile() * sqrt(spread / count)


def line(duel: Duel, pairs: Sequence[Pair]) -> str:
    """The share of wins with both intervals, and the times of decisions in milliseconds."""
    count = len(pairs)
    share = sum(each.wins for each in pairs) / count
    low, high = wilson(share * 2 * count, 2 * count)
    reach = reach_of_pairs(pairs)
    times = sorted(1000 * second for each in pairs for second in each.seconds)
    late = times[len(times) * 99 // 100]
    return (
        f"{duel.game} {duel.edition}: {duel.bots[0]} against {duel.bots[1]} {share:.1%} of "
        f"{2 * count} games [{low:.1%}, {high:.1%}], by pairs [{share - reach:.1%}, "
        f"{share + reach:.1%}]; a decision {median(times):.0f} ms, 99 % under {late:.0f} ms"
    )


def main(words: Sequence[str]) -> int:
    """Print a line; always 0, for a figure is no test."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.programs.strength.mirror", description=__doc__
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("bots", nargs=2, metavar="BOT")
    parser.add_argument("--edition", action="append", required=True, help="a preset")
    parser.add_argument("--option", action="append", default=[], help="such as fog=explored")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair")
    parser.add_argument("--budget", type=int, help="the first bot's worlds")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(words)
    options = tuple((name, value) for name, _, value in (o.partition("=") for o in asked.option))
    numbers = range(asked.first, asked.first + asked.games // 2)
    for edition in asked.edition:
        duel = Duel(asked.game, edition, tuple(asked.bots), asked.budget, options)
        print(line(duel, list(play(duel, numbers, asked.workers))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
