"""Measure whether games are worth playing again: every edition, by two, three and four bots.

docs/fun.md explains the measures F1 to F7. With --keep, finished games are kept by commit, and a
killed run goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from yaml import safe_load

from tests.programs.fun.company import company_rows, planners_rows, with_own_goals
from tests.programs.fun.descents import descent_rows
from tests.programs.fun.foretold import foretold_rows
from tests.programs.fun.games import DESCENT, EVEN_BOARDS, GAMES, WITH, Table, tables
from tests.programs.fun.keep import Counts, Kept, chunks, commit
from tests.programs.fun.measures import Records, Row, rows
from tests.programs.fun.page import compared, lines, markdown
from tests.programs.fun.races import race_rows
from tests.programs.fun.records import FRIENDS_PART, PLANNERS, Effort
from tests.programs.fun.running import play

GAMES_ALONE, LOOKS, PAIRS, PLANNED, WORKERS = 200, 21, 40, 10, 2
USAGE = 'make fun ARGS="[GAME ...] [OPTION ...]"'
EXAMPLE = 'Example: make fun ARGS="napakalaki --players 2 --games 1000 --pairs 250"'


def at_least(least: int) -> Callable[[str], int]:
    """Return a reader of a number that was asked for; it refuses a smaller one."""

    def number(word: str) -> int:
        if int(word) < least:
            raise argparse.ArgumentTypeError(f"{word} is less than {least}")
        return int(word)

    return number


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="make fun", usage=USAGE, description=__doc__, epilog=EXAMPLE, allow_abbrev=False
    )
    which = parser.add_argument_group("which tables")
    which.add_argument("game", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)}; else all")
    which.add_argument("--edition", action="append", default=[], metavar="ID",
                       help="a preset's id, may be repeated; else all")  # fmt: skip
    which.add_argument("--players", type=at_least(1), action="append", metavar="N",
                       help="at each table, may be repeated; else 2, 3 and 4")  # fmt: skip
    which.add_argument(
        "--boards",
        default="",
        metavar="ID,ID",
        help="labyrinths on which games take turns; `even`: those of that race",
    )
    which.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE",
                       help="a change of rules, for trials; may be repeated")  # fmt: skip
    much = parser.add_argument_group("how much, for each table")
    for name, least, default, words in (
        ("--games", 0, GAMES_ALONE, "games without play-outs (F1c, F1d, F4b, F5c, F6, F7)"),
        ("--looks", 0, LOOKS, "games with play-outs (the rest of F1 to F4)"),
        ("--pairs", 0, PAIRS, "pairs of mirrored games of the planner (F5a, F5b), two players"),
        (
            "--planners",
            0,
            PLANNED,
            "games among friends with planners in all seats, and play-outs (P1)",
        ),
        ("--first", 0, 0, "the number of the first game, for games that no bot was tuned on"),
        ("--precision", 1, 1, "times as many play-outs at each moment"),
        ("--workers", 1, WORKERS, "processes; they change no figure"),
    ):
        much.add_argument(name, type=at_least(least), default=default, metavar="N",
                          help=f"{words}; else {default}")  # fmt: skip
    kept = parser.add_argument_group("what is kept and shown")
    kept.add_argument("--keep", type=Path, metavar="FOLDER", help="keep finished games here")
    kept.add_argument("--commit", help="the name of what is kept; else the commit of the tree")
    kept.add_argument("--read", action="store_true", help="play nothing: show what is kept")
    kept.add_argument("--compare", nargs=2, metavar=("A", "B"),
                      help="play nothing: show two kept commits side by side")  # fmt: skip
    kept.add_argument("--markdown", action="store_true", help="print tables for a document")
    return parser


def parsed(words: Sequence[str]) -> tuple[argparse.Namespace, list[Table]]:
    """Return what was asked for, and its tables. Exit with a sentence if it can't be done."""
    parser = _parser()
    found = parser.parse_args(words)
    if (found.compare or found.read) and found.keep is None:
        parser.error("--compare and --read need --keep")
    unknown = set(found.game) - set(GAMES)
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))} (there are {', '.join(GAMES)})")
    games = [each for name in found.game for each in WITH.get(name, (name,))]
    chosen = list(tables(games or GAMES, found.edition, found.players or ()))
    chosen = [_tried(table, found) for table in chosen]
    missing = set(found.edition) - {table.edition for table in chosen}
    if missing:
        parser.error(f"no such edition for these games and players: {', '.join(sorted(missing))}")
    if not chosen:
        parser.error("no game is measured with so many players")
    return found, chosen


def _tried(table: Table, asked: argparse.Namespace) -> Table:
    """Return a table on the labyrinths and with the rules that were asked for."""
    boards = EVEN_BOARDS if asked.boards == "even" else tuple(filter(None, asked.boards.split(",")))
    changes = (change.split("=", 1) for change in asked.set)
    return table._replace(
        boards=boards, options=tuple((name, safe_load(value)) for name, value in changes)
    )


def measured_at(table: Table, records: Records) -> list[Row]:
    """Return all measures of a table."""
    found = rows(records, table.players)
    if table.game == DESCENT:
        plans = records.get("planned", ())
        found += descent_rows(records.get("descents", ()), plans, table.players)
    found += foretold_rows(records.get("foretold", ()))
    found += race_rows(records.get("racers", ()), records.get("previews", ()))
    if records.get(FRIENDS_PART):
        found = with_own_goals(found, table.players) + company_rows(records[FRIENDS_PART])
    if records.get(PLANNERS):
        found += planners_rows(records[PLANNERS], table.players)
    return found


def main(words: Sequence[str]) -> int:
    """Print the measures; always 0, for a figure is no test."""
    asked, chosen = parsed(words)
    effort = Effort().times(asked.precision)
    counts = Counts(asked.games, asked.looks, asked.pairs, asked.planners, asked.first)
    plan = {table: list(chunks(table, counts, effort)) for table in chosen}

    def found(kept: Kept) -> list[tuple[Table, list[Row]]]:
        return [(table, measured_at(table, kept.records(plan[table]))) for table in chosen]

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
