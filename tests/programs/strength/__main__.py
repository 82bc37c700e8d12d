"""Measure bots and decks: `python -m tests.strength --games 1000` plays so many games a seat."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from tests.programs.strength import hammerspace
from tests.programs.strength.balance import MIXES, Balance, measure
from tests.programs.strength.napakalaki import EDITIONS, Share, wins_by_seat

PAIRS = (("sharp", "random"), ("cautious", "random"), ("sharp", "cautious"))
TABLES = (("base", 3), ("base", 4), ("grand", 4), ("grand", 6))
"""Decks with the numbers of players that they are made for."""
DUELS = (("full", 2), ("cards", 2), ("long", 2), ("full", 4))
"""Games of Hammerspace with the numbers of players."""


def line(name: str, share: Share) -> str:
    """A share in per cent with its interval."""
    low, high = share.bounds
    return f"{name:44} {share.share:6.1%}   {low:.1%} to {high:.1%}   of {share.of}"


def bots(games: int, edition: str) -> Iterator[str]:
    """How often a bot wins against two others, from each seat and from all."""
    for bot, rivals in PAIRS:
        seats = wins_by_seat(bot, rivals, games, edition)
        for seat, share in enumerate(seats):
            yield line(f"{bot} against two {rivals}, seat {seat}", share)
        total = Share(sum(share.won for share in seats), sum(share.of for share in seats))
        yield line(f"{bot} against two {rivals}, all seats", total)


def decks(games: int, edition: str) -> Iterator[str]:
    """How each deck plays with each kind of table: so many games a seat, as with the bots."""
    for deck, seats in TABLES:
        for mix, names in MIXES.items():
            yield f"\n{deck}, {seats} players, {mix}"
            yield from about(measure(deck, seats, names, games * seats, edition))


def about(found: Balance) -> Iterator[str]:
    """The lines of a balance."""
    low, median, high = found.length
    yield f"rounds: median {median:.0f}, and {low:.0f} to {high:.0f} in nine games of ten"
    yield line(f"the first player wins (fair: {1 / found.seats:.1%})", found.first)
    games = found.games
    yield f"a game: {found.bought / games:.1f} levels bought, {found.deaths / games:.1f} deaths"
    beaten = min(found.met, key=lambda monster: found.won(monster).share)
    lost = min(found.met, key=lambda monster: found.lost(monster).share)
    yield line(f"least beaten: {beaten}", found.won(beaten))
    yield line(f"least lost to: {lost}", found.lost(lost))


def duels(games: int, _edition: str) -> Iterator[str]:
    """How often Hammerspace's steady bot wins against random ones, from each seat and from all."""
    for kind, seats in DUELS:
        yield f"\nhammerspace {kind}, {seats} players"
        shares = hammerspace.wins_by_seat("steady", "random", games, kind, seats)
        for seat, share in enumerate(shares):
            yield line(f"steady against random, seat {seat}", share)
        total = Share(sum(share.won for share in shares), sum(share.of for share in shares))
        yield line("steady against random, all seats", total)


PARTS = {"bots": bots, "decks": decks, "duels": duels}


def main(words: list[str]) -> int:
    """Print the shares; always 0, for a figure is no test."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games a seat")
    parser.add_argument("--edition", choices=EDITIONS, default="readme")
    parser.add_argument("--only", choices=PARTS, help="only this part")
    options = parser.parse_args(words)
    for name, part in PARTS.items():
        if options.only in (None, name):
            for text in part(options.games, options.edition):
                print(text, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
