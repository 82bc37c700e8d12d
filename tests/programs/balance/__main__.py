"""Play the lines of the report on a deck of Hammerspace: `python -m tests.programs.balance`.

Writes `balance-hammerspace.md` and `.json`, for the deck `loaded` `balance-hammerspace-loaded.md`
and `.json`. With fewer games or lines, choose another folder.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from app.lab.progress import clock
from app.lab.run import cores
from app.registry import game
from tests.programs.balance.lines import BASE, GAME, LINES, PRESETS, Measured, measure
from tests.programs.balance.page import page

DOCS = Path(__file__).resolve().parents[3] / "docs"
NAME = "balance-hammerspace"
BEST = "steady"
"""The strongest bot that needs no search: the targets are for competent players."""
GAMES = 20_000
"""Of a line, in the report that is published."""


def parsed(words: list[str]) -> argparse.Namespace:
    """What was asked for."""
    bots = sorted(game(GAME).bots())
    parser = argparse.ArgumentParser(prog="python -m tests.programs.balance", description=__doc__)
    parser.add_argument("--deck", choices=tuple(PRESETS), default=BASE)
    parser.add_argument("--games", type=int, default=GAMES, help="games a line")
    parser.add_argument("--only", nargs="+", choices=[line.id for line in LINES], help="lines")
    parser.add_argument("--bot", choices=bots, default=BEST, help="who sits on all seats")
    parser.add_argument("--seed", default="deep-pockets")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--out", type=Path, default=DOCS, help="the folder of the two files")
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    """Play, and write the two files; always 0, for a figure is no test."""
    asked, found, started = parsed(words), list[Measured](), time.monotonic()
    asked.out.mkdir(parents=True, exist_ok=True)  # before the games, not after them
    for line in LINES:
        if line.deck != asked.deck or (asked.only and line.id not in asked.only):
            continue
        before = time.monotonic()
        found.append(measure(line, asked.bot, asked.games, asked.seed, asked.workers))
        took = clock(round(time.monotonic() - before))
        print(f"{line.id}: {asked.games} games in {took}", file=sys.stderr, flush=True)
    minutes = round((time.monotonic() - started) / 60)
    print(f"all lines in {minutes} minutes", file=sys.stderr)
    for ending, text in written(found).items():
        (asked.out / f"{name(asked.deck)}.{ending}").write_text(text, encoding="utf-8")
    return 0


def name(deck: str) -> str:
    """The name of a deck's two files, without their endings."""
    return NAME if deck == BASE else f"{NAME}-{deck}"


def written(found: list[Measured]) -> dict[str, str]:
    """The texts of the files by their endings; the same for the same games, whoever played them."""
    data = json.dumps([one.data() for one in found], indent=1, ensure_ascii=False)
    return {"md": page(found), "json": data + "\n"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
