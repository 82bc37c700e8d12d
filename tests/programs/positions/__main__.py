"""Prints how many of the positions the strongest bot finds and the hint names.

`python -m tests.programs.positions` asks for all of them, `... hammerspace` for those of one game.
`... --sentences es` prints each written reason and what the hint says, in a language.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from app.i18n.fluent import Texts
from tests.programs.positions.asking import GAMES, Asked, found, hinted
from tests.programs.positions.saying import sentences


def main(words: Sequence[str]) -> int:
    """Print a table and the positions that were missed; always 0, for a figure is no test."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.positions", description=__doc__)
    parser.add_argument("game", nargs="*", help="a game, all by default")
    parser.add_argument("--sentences", metavar="LANGUAGE", help="print what the hint says instead")
    asked = parser.parse_args(words)
    games = [game for name, game in GAMES.items() if not asked.game or name in asked.game]
    if asked.sentences:
        _print_sentences(games, Texts(asked.sentences, strict=True))
        return 0
    print("| game | bot | finds | the hint names | positions |\n|---|---|---|---|---|", flush=True)
    missed: list[str] = []
    for game in games:
        finds = {each.name: found(game, each) for each in game.positions}
        names = {each.name: hinted(game, each) for each in game.positions}
        counts = f"{sum(finds.values())} | {sum(names.values())} | {len(finds)}"
        print(f"| {game.id} | {game.strongest} | {counts} |", flush=True)
        for who, answers in ((game.strongest, finds), ("hint", names)):
            missed += [
                f"{game.id}: {who} misses {each}" for each, right in answers.items() if not right
            ]
    print("\n".join(missed))
    return 0


def _print_sentences(games: Sequence[Asked], texts: Texts) -> None:
    for game in games:
        for each in game.positions:
            print(f"{game.id}, {each.name}: {', '.join(each.best)}\n  reason: {each.why}")
            for said in sentences(game, each, texts):
                print(f"  hint: {said}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
