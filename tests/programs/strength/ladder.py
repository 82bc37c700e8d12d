"""The ladder of bots: `make ladder` plays each bot against the one below it.

A ladder is a game with an edition and its bots, the weakest first. Neighbours play mirrored games
of two, each deal from both seats, so no seed is picked for a fair start. Finished pairs are kept in
a file a duel (`--keep`), and the next run plays only those that are missing.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from app.lab.intervals import wilson
from tests.programs.fun.arena import given_seed
from tests.programs.fun.games import instrument
from tests.programs.strength.mirror import Duel, Pair, configs, pair, reach_of_pairs

FOG: Final = (("fog", "explored"),)


class Ladder(NamedTuple):
    """A game, its edition, the bots from the weakest to the strongest, and options by name."""

    game: str
    edition: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()

    @property
    def duels(self) -> list[Duel]:
        """Each bot against the one below it."""
        return [
            Duel(self.game, self.edition, (better, worse), None, self.options)
            for worse, better in pairwise(self.bots)
        ]


LADDERS: Final = (
    Ladder("irrgarten", "even", ("random", "beginner", "scout", "racer", "planner")),
    Ladder("irrgarten", "even", ("random", "beginner", "scout", "explorer"), FOG),
    Ladder("irrgarten", "seed", ("random", "beginner", "scout", "planner")),
    Ladder("descent", "descent", ("random", "beginner", "steady", "planner", "master")),
    Ladder(
        "napakalaki", "friends", ("random", "beginner", "cautious", "sharp", "planner", "master")
    ),
    Ladder(
        "napakalaki", "readme", ("random", "beginner", "cautious", "sharp", "planner", "master")
    ),
    Ladder("hammerspace", "duel", ("random", "beginner", "steady", "planner", "master")),
    Ladder("hammerspace", "full", ("random", "beginner", "steady", "planner", "master")),
)
SHARES: Final = {"planner": 4, "master": 40}
"""The bots whose games take seconds or minutes. Their rung plays one game where the others play so
many."""


class Kept:
    """The finished pairs of a duel: their numbers, wins and milliseconds of a decision."""

    def __init__(self, folder: Path | None, duel: Duel) -> None:
        options = [f"{name}-{value}" for name, value in duel.options]
        name = "-".join((duel.game, duel.edition, *options, *duel.bots))
        self._file = None if folder is None else folder / f"{name}.jsonl"
        self.pairs: dict[int, Pair] = {}
        if self._file is not None and self._file.exists():
            whole, _, _half = self._file.read_text().rpartition("\n")
            for row in whole.splitlines():
                number, wins, seconds = json.loads(row)
                self.pairs[number] = Pair(wins, seconds)
            self._file.write_text(whole and whole + "\n")  # without what a killed run left

    def add(self, number: int, found: Pair) -> None:
        """Keep a pair: in the file at once, so that a killed run loses one."""
        seconds = [round(second, 5) for second in found.seconds]
        self.pairs[number] = Pair(found.wins, seconds)
        if self._file is not None:
            with self._file.open("a") as file:
                file.write(json.dumps([number, found.wins, seconds]) + "\n")


@cache
def _boards(game: str, edition: str, options: tuple[tuple[str, str], ...]) -> list[Any]:
    return configs(game, edition, options)


def climb(duel: Duel, numbers: range, folder: Path | None = None) -> list[Pair]:
    """Return the pairs of games with these numbers, played now or kept before."""
    kept = Kept(folder, duel)
    boards = _boards(duel.game, duel.edition, duel.options)
    game = replace(instrument(duel.game), seed=given_seed)
    for number in numbers:
        if number not in kept.pairs:
            kept.add(number, pair(duel, boards[number % len(boards)], number, game))
    return [kept.pairs[number] for number in numbers]


def row(duel: Duel, pairs: Sequence[Pair]) -> str:
    """Return a row of the table: the share of wins, both intervals, the times of a decision."""
    games = 2 * len(pairs)
    share = sum(each.wins for each in pairs) / len(pairs)
    low, high = wilson(share * games, games)
    reach = reach_of_pairs(pairs)
    least, most = max(0.0, share - reach), min(1.0, share + reach)
    times = sorted(1000 * second for each in pairs for second in each.seconds) or [0.0]
    half, late = times[len(times) // 2], times[len(times) * 95 // 100]
    place = " ".join((duel.edition, *(value for _, value in duel.options)))
    cells = (
        duel.game,
        place,
        *duel.bots,
        f"{share:.1%} ({100 * low:.1f} to {100 * high:.1f})",
        f"{100 * least:.1f} to {100 * most:.1f}",
        f"{games}",
        f"{half:.0f} ms",
        f"{late:.0f} ms",
    )
    return f"| {' | '.join(cells)} |"


HEAD: Final = (
    "| game | edition | bot | against | wins | by pairs | games | decision, median | 95% under |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


def chosen(games: Sequence[str], editions: Sequence[str], bots: Sequence[str]) -> Iterator[Duel]:
    """Yield the duels of the ladders that were asked for; none named means all."""
    for ladder in LADDERS:
        if (games and ladder.game not in games) or (editions and ladder.edition not in editions):
            continue
        yield from (duel for duel in ladder.duels if not bots or duel.bots[0] in bots)


def main(words: Sequence[str]) -> int:
    """Print the table; always 0, for a figure is no test."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.programs.strength.ladder", description=__doc__
    )
    parser.add_argument("game", nargs="*", help="a game, all by default")
    parser.add_argument("--edition", action="append", default=[], help="only this preset")
    parser.add_argument("--bot", action="append", default=[], help="only this bot's rung")
    parser.add_argument("--games", type=int, default=400, help="games a rung")
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair")
    parser.add_argument("--keep", type=Path, help="a folder for finished pairs")
    asked = parser.parse_args(words)
    if asked.keep is not None:
        asked.keep.mkdir(parents=True, exist_ok=True)
    print(HEAD, flush=True)
    for duel in chosen(asked.game, asked.edition, asked.bot):
        games = asked.games // SHARES.get(duel.bots[0], 1)
        numbers = range(asked.first, asked.first + max(1, games // 2))
        print(row(duel, climb(duel, numbers, asked.keep)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
