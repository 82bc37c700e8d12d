"""Compare the previews of Hammerspace with plays: `python -m tests.programs.aims`.

Each card that attacks is put in a position of a random game with each character, its own and a
rival's. It is played so many times with dice of their own. A line tells each preview that the plays
contradict: a share that is more than `SURE` standard errors away.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from itertools import islice
from math import sqrt
from multiprocessing import get_context

from tests.programs.aims.cases import PRESETS, Compared, cases, checked

SURE = 5.0
"""With some 30,000 shares, one in 60 runs finds a difference by chance."""
PLAYS = 10_000


def away(compared: Compared) -> float:
    """Return by how many standard errors the farthest share is away from its preview."""
    plays = sum(compared.losses.values())
    chances = compared.damage.chances
    amounts = range(max(len(chances), 1 + max(compared.losses)))
    shares = [(chances[n] if n < len(chances) else 0.0, compared.losses.get(n, 0)) for n in amounts]
    shares.append((compared.damage.kill, compared.kills))
    return max(_errors(chance, count, plays) for chance, count in shares)


def _errors(chance: float, count: int, plays: int) -> float:
    """Return the standard errors between a chance and a count of plays; a whole play at least,
    because rare losses are not normal."""
    spread = sqrt(max(1.0, plays * chance * (1 - chance)))
    return abs(count - plays * chance) / spread


def words(compared: Compared) -> str:
    """Return a line about a preview."""
    plays = sum(compared.losses.values())
    found = sum(lost * count for lost, count in compared.losses.items()) / plays
    return (
        f"{compared.case.title}, {compared.what}: {compared.damage.mean:.3f} predicted, "
        f"{found:.3f} in {plays} plays, {away(compared):.1f} standard errors"
    )


def main(given: Sequence[str]) -> int:
    """Print the previews that are wrong; return 1 if there is one."""
    parser = argparse.ArgumentParser(prog="make aims", description=__doc__)
    parser.add_argument("--deck", default="loaded", help="else loaded")
    parser.add_argument("--players", type=int, choices=PRESETS, action="append", help="else all")
    parser.add_argument("--plays", type=int, default=PLAYS, help=f"else {PLAYS}")
    parser.add_argument("--positions", type=int, default=1, help="of each case; else 1")
    parser.add_argument("--every", type=int, default=1, help="every nth case only; else all")
    parser.add_argument("--workers", type=int, default=2, help="processes; else 2")
    asked = parser.parse_args(given)
    wanted = [case for seats in asked.players or PRESETS for case in cases(asked.deck, seats)]
    wanted = list(islice(wanted, 0, None, asked.every))
    check = partial(checked, positions=asked.positions, plays=asked.plays)
    count = wrong = 0
    with get_context("spawn").Pool(asked.workers) as pool:
        for found in pool.imap(check, wanted, chunksize=4):
            count += len(found)
            for compared in found:
                if away(compared) > SURE:
                    wrong += 1
                    print(words(compared), flush=True)
    print(f"{count} previews of {len(wanted)} cases compared, {wrong} differ")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
