"""Measure how much fun games are: `python -m tests.programs.fun --game napakalaki --players 2`.

With `--keep FOLDER`, finished games are kept by commit; a killed run goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.programs.fun.games import GAMES, PLAYERS, Table, tables
from tests.programs.fun.keep import Kept, chunks, commit
from tests.programs.fun.measures import Row, rows
from tests.programs.fun.page import compared, lines, markdown
from tests.programs.fun.records import Effort
from tests.programs.fun.running import play

GAMES_ALONE, LOOKS, WORKERS = 200, 21, 2


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.fun", description=__doc__)
    parser.add_argument("--game", action="append", choices=GAMES, help="all, if none is named")
    parser.add_argument("--edition", action="append", default=[], help="presets; else all")
    parser.add_argument("--players", type=int, action="append", help="else 2, 3 and 4")
    parser.add_argument("--games", type=int, default=GAMES_ALONE, help="games alone")
    parser.add_argument("--looks", type=int, default=LOOKS, help="games with play-outs")
    parser.add_argument("--precision", type=int, default=1, help="so many times the play-outs")
    parser.add_argument("--keep", type=Path, help="a folder for finished games")
    parser.add_argument("--commit", help="the name of what is kept; else the commit of the tree")
    parser.add_argument("--compare", nargs=2, metavar=("A", "B"), help="two kept commits")
    parser.add_argument("--read", action="store_true", help="play nothing: show what is kept")
    parser.add_argument("--markdown", action="store_true", help="tables for a document")
    parser.add_argument("--workers", type=int, default=WORKERS)
    found = parser.parse_args(words)
    if (found.compare or found.read) and found.keep is None:
        parser.error("--compare and --read need --keep")
    return found


def main(words: Sequence[str]) -> int:
    """Print the measures; always 0, for a figure is no test."""
    asked = parsed(words)
    chosen = list(tables(asked.game or GAMES, asked.edition, asked.players or PLAYERS))
    effort = Effort().times(asked.precision)
    plan = {table: list(chunks(table, asked.games, asked.looks, effort)) for table in chosen}

    def found(kept: Kept) -> list[tuple[Table, list[Row]]]:
        return [(table, rows(kept.records(plan[table]), table.players)) for table in chosen]

    if asked.compare:
        one, other = (found(Kept(asked.keep, name)) for name in asked.compare)
        for (table, left), (_, right) in zip(one, other, strict=True):
            print("\n".join(compared(table, left, right)))
        return 0
    kept = Kept(asked.keep, asked.commit or commit())
    if not asked.read:
        play([chunk for each in plan.values() for chunk in each], kept, asked.workers)
    measured = found(kept)
    if asked.markdown:
        print("\n".join(markdown(measured)))
    else:
        for table, each in measured:
            print("\n".join(lines(table, each)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
