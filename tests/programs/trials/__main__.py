"""Measure trials of changes: `python -m tests.programs.trials`."""

from __future__ import annotations

import argparse
import sys

from tests.programs.trials import faults, planted, synthetic


def main(words: list[str]) -> int:
    """Print the figures; always 0, for a figure is no test."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.trials", description=__doc__)
    parser.add_argument("--runs", type=int, default=1000, help="runs of known truth")
    parser.add_argument("--games", type=int, default=4000, help="most matches of a planted change")
    parts = ("synthetic", "planted", "faults", "drawn")
    parser.add_argument("--only", choices=parts, help="only this part")
    parser.add_argument("--seed", default="1", help="draws the cards of the faults of --only drawn")
    options = parser.parse_args(words)
    if options.only in (None, "synthetic"):
        for line in synthetic.lines(options.runs):
            print(line, flush=True)
    if options.only in (None, "planted"):
        for title, changes in (
            ("changes with an effect", planted.PLANTED),
            ("changes without one", planted.WITHOUT),
        ):
            print(f"{title}, at most {options.games} matches each")
            for line in planted.lines(changes, options.games):
                print(line, flush=True)
    if options.only in (None, "faults"):
        print(f"decks with one fault each, {options.games // 4} matches each")
        for line in faults.lines(faults.FAULTS, options.games // 4):
            print(line, flush=True)
    if options.only == "drawn":
        print(f"decks with one drawn fault each, {options.games // 4} matches each")
        for line in faults.lines(faults.drawn(options.seed), options.games // 4):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
