"""Prints how many of the positions the strongest bot finds and the hint names.

`python -m tests.programs.positions` asks for all of them, `... hammerspace` for those of one game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests.programs.positions.asking import GAMES, found, hinted


def main(words: Sequence[str]) -> int:
    """Print a table and the positions that were missed; always 0, for a figure is no test."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.positions", description=__doc__)
    parser.add_argument("game", nargs="*", help="a game, all by default")
    asked = parser.parse_args(words)
    print("| game | bot | finds | the hint names | positions |\n|---|---|---|---|---|", flush=True)
    missed: list[str] = []
    for name, game in GAMES.items():
        if asked.game and name not in asked.game:
            continue
        finds = {each.name: found(game, each) for each in game.positions}
        names = {each.name: hinted(game, each) for each in game.positions}
        counts = f"{sum(finds.values())} | {sum(names.values())} | {len(finds)}"
        print(f"| {name} | {game.strongest} | {counts} |", flush=True)
        for who, answers in ((game.strongest, finds), ("hint", names)):
            missed += [
                f"{name}: {who} misses {each}" for each, right in answers.items() if not right
            ]
    print("\n".join(missed))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
