"""Measure the bots: `python -m tests.strength --games 1000` plays so many games a seat."""

from __future__ import annotations

import argparse
import sys

from tests.strength.napakalaki import EDITIONS, Share, first_player, wins_by_seat

PAIRS = (("sharp", "random"), ("cautious", "random"), ("sharp", "cautious"))


def line(name: str, share: Share) -> str:
    """A share in per cent with its interval."""
    low, high = share.bounds
    return f"{name:44} {share.share:6.1%}   {low:.1%} to {high:.1%}   of {share.of}"


def main(words: list[str]) -> int:
    """Print the shares; always 0, for a figure is no test."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games a seat and pair of bots")
    parser.add_argument("--edition", choices=EDITIONS, default="readme")
    options = parser.parse_args(words)
    for bot, rivals in PAIRS:
        seats = wins_by_seat(bot, rivals, options.games, options.edition)
        for seat, share in enumerate(seats):
            print(line(f"{bot} against two {rivals}, seat {seat}", share), flush=True)
        total = Share(sum(share.won for share in seats), sum(share.of for share in seats))
        print(line(f"{bot} against two {rivals}, all seats", total), flush=True)
    for bot in ("sharp", "cautious"):
        share = first_player(bot, options.games, options.edition)
        print(line(f"the first player among three {bot}", share), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
