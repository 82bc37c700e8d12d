"""How often each feat is done by bots: `python -m tests.achievements.soak [games] [game ...]`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from app.content.content_index import ContentIndex
from app.content.setup_from_args import first_draft
from app.match.achievements import table
from app.match.lifecycle import thinking_seed
from app.registry import game, games
from engines.kernel.achievements import AchievementTracker
from engines.kernel.events import OVER, may_see

LONGEST = 3_000
"""Decisions after which a game of random steps is left."""


def configs(game_id: str) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """The shipped scenarios in turn, with a bot for each seat: random ones and the best mixed."""
    names = ("Ana", "Ben", "Eva", "Leo", "Noa", "Max", "Ida", "Tom")
    random = Random(f"soak|{game_id}")
    bots = sorted(game(game_id).bots())
    while True:
        draft = first_draft(ContentIndex(None), game_id, names, lambda: "SOAK-0001")
        draft.scenario_index = random.randrange(max(1, len(draft.entries)))
        draft.preset_index = random.randrange(len(draft.presets))
        setup = draft.setup()
        yield setup.config(), tuple(random.choice(bots) for _ in setup.seats)


def soak(game_id: str, games: int) -> tuple[Counter[str], int]:
    """How many seats did each deed, and how many seats there were."""
    spec, found = game(game_id), table(game_id)
    rules, bots = spec.rules(), spec.bots()
    done: Counter[str] = Counter()
    seats = 0
    made = configs(game_id)
    for number in range(games):
        config, who = next(made)
        state, public = rules.new(config, f"soak-{number}"), config.public()
        trackers = [AchievementTracker(found, seat) for seat in range(config.seats)]

        def tell(event: Any, hearers: list[AchievementTracker] = trackers) -> None:
            for one in hearers:
                if may_see(event, one.seat):
                    one.hear(event)

        for step in range(LONGEST):
            seat = rules.actor(state)
            if seat == OVER:
                break
            seed = thinking_seed(str(number), seat, step)
            rules.apply(state, bots[who[seat]](public, rules.view(state, seat), seed), tell)
        seats += config.seats
        done.update(achievement.id for one in trackers for achievement in one.achievements())
    return done, seats


def main(arguments: list[str]) -> None:
    """Print a table a game."""
    count = int(arguments[0]) if arguments else 100
    for game_id in arguments[1:] or games():
        done, seats = soak(game_id, count)
        sys.stdout.write(f"{game_id}: {count} games, {seats} seats\n")
        for achievement in table(game_id).achievements:
            count_done = done[achievement.id]
            sys.stdout.write(f"  {achievement.id:16} {count_done:5} {count_done / seats:7.1%}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
