"""Check every preview of a fight among friends against ten thousand plays each."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests.programs.previews.moments import checked
from tests.programs.strength.napakalaki import table


def main(words: Sequence[str]) -> int:
    """Print the previews that do not agree, and the number of all; 1 if there is one."""
    parser = argparse.ArgumentParser(
        prog="make previews", usage='make previews ARGS="[OPTION ...]"', description=__doc__
    )
    for name, default, help_ in (
        ("--matches", 6, "matches of bots, a third each of two, three and four players"),
        ("--plays", 10_000, "plays of each preview"),
        ("--every", 5, "of so many doors of a match one is looked at"),
        ("--first", 0, "the number of the first match"),
    ):
        parser.add_argument(name, type=int, default=default, metavar="N",
                            help=f"{help_}; else {default}")  # fmt: skip
    asked = parser.parse_args(words)
    wrong = total = 0
    for match in range(asked.first, asked.first + asked.matches):
        config = table("friends", "friends", 2 + match % 3)
        for found in checked(config, match, asked.plays, asked.every):
            total += 1
            if not found.agrees:
                wrong += 1
                share = found.won / found.plays
                print(f"{found.moment}, {found.name}: {found.chance:.4f}, played {share:.4f}")
        print(f"match {match}: {total} previews so far, {wrong} do not agree", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
