"""Fit the estimates of win chances: `python -m tests.programs.calibrate`.

For each game and edition it prints the weights that fit, and on other games the mean logarithmic
loss of the estimate as it is in the program, of these weights, and of equal chances; then how often
each tenth of the program's chances came true. Editions with the same figures have weights in
common. Whoever changes `standings` copies the weights. For
the Descent it prints instead what a character is worth to the steady bot and what that bot brings
up (`judging.SOLO` and `EXPECTED`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from multiprocessing import get_context

from tests.programs.calibrate.descents import (
    Stairs,
    report_of_coins,
    report_of_stairs,
    some_stairs,
)
from tests.programs.calibrate.fit import calibration, estimate, fitted, loss
from tests.programs.calibrate.moments import Moment, editions, some
from tests.programs.fun.games import DESCENT, GAMES

CHUNK = 25


def gathered(name: str, edition: str, numbers: range, workers: int) -> list[Moment]:
    """Return the moments of all these games, in their order."""
    tasks = [(name, edition, numbers[at : at + CHUNK]) for at in range(0, len(numbers), CHUNK)]
    if workers < 2:
        return list(chain.from_iterable(map(some, tasks)))
    with get_context("spawn").Pool(workers) as pool:
        return list(chain.from_iterable(pool.imap(some, tasks)))


def stairs(numbers: range, climbs: bool, workers: int) -> list[Stairs]:
    """Return the stairs of all these Descents, in their order; `climbs` is whether the bot may
    climb out."""
    tasks = [(numbers[at : at + CHUNK], climbs) for at in range(0, len(numbers), CHUNK)]
    with get_context("spawn").Pool(workers) as pool:
        return list(chain.from_iterable(pool.imap(some_stairs, tasks)))


def report(fit: Sequence[Moment], held: Sequence[Moment]) -> Iterator[str]:
    """The lines of an edition, or of a whole game."""
    weights = fitted(fit)
    shipped = [moment.shipped for moment in held]
    refitted = [estimate(moment, weights) for moment in held]
    equal = [[1 / len(moment.aimless)] * len(moment.aimless) for moment in held]
    yield "  weights " + ", ".join(f"{weight:.3f}" for weight in weights)
    yield (
        f"  loss {loss(held, shipped):.4f}; of these weights {loss(held, refitted):.4f}, "
        f"of equal chances {loss(held, equal):.4f}"
    )
    for count in sorted({len(moment.aimless) for moment in held}):
        of = [moment for moment in held if len(moment.aimless) == count]
        own = [moment.shipped for moment in of]
        yield f"    {count} players: {loss(of, own):.4f}"
    for given, came, weight in calibration(held, shipped):
        yield f"    given {given:5.1%}   won {came:5.1%}   of {weight:.1f}"


def figures(moments: Sequence[Moment]) -> int:
    """Return the number of figures of a seat's merit."""
    return next((len(row) for moment in moments for row in moment.rows if row is not None), 0)


def main(words: Sequence[str]) -> int:
    """Print the fits; always 0, for a figure is no test."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.calibrate", description=__doc__)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--edition", action="append", help="a preset's id; else all")
    parser.add_argument("--games", type=int, default=1000, help="games of an edition, twice")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(words)
    for name in asked.game or GAMES:
        if name == DESCENT:
            numbers = range(asked.games), range(asked.games, 2 * asked.games)
            for climbs, lines_of in ((False, report_of_stairs), (True, report_of_coins)):
                lines = lines_of(*(stairs(each, climbs, asked.workers) for each in numbers))
                print(f"{name} alone", *lines, sep="\n", flush=True)
            continue
        alike: dict[int, tuple[list[Moment], list[Moment]]] = {}
        for edition in asked.edition or editions(name):
            fit = gathered(name, edition, range(asked.games), asked.workers)
            held = gathered(name, edition, range(asked.games, 2 * asked.games), asked.workers)
            print(f"{name} {edition}", *report(fit, held), sep="\n", flush=True)
            together = alike.setdefault(figures(fit), ([], []))
            together[0].extend(fit)
            together[1].extend(held)
        for width, (fit, held) in alike.items():
            title = f"{name}, all editions with {width} figures"
            print(title, *report(fit, held), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
