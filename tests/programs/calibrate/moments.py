"""Moments of mixed play, and who won from there.

Up to a moment drawn by lot, every seat plays by the best bot with slips: a share of its moves, none
to four in ten, is random. So the moments include some that good play avoids. From that moment on
the slips end, so that a result tells what the position was worth. In one game of four a seat plays
at random throughout, and the moments say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from app.content.content_index import ContentIndex
from app.content.setup_from_args import first_draft
from app.match.seats import Seat
from app.registry import game as registered
from engines.kernel.events import OVER
from engines.kernel.search import LONGEST
from engines.kernel.streams import CheapSource
from engines.kernel.win_probability import Rows
from tests.programs.fun.games import HOUSE, instrument

PLAYERS = (2, 3, 4)
NAMES = "ABCD"
SLIPS = (0, 10, 40)
"""Random moves in a hundred; each seat of a game draws one of these."""
AIMLESS_GAMES = 4
"""In one of so many games a seat plays at random."""
LATEST = 60
"""The decision at which the slips end at the latest."""
MOST = 12
"""The moments of one game, spread over its turns."""
DICE = 0

Task = tuple[str, str, range]
"""A game, an edition and numbers of games."""


class Moment(NamedTuple):
    """How the seats stood, which of them play at random, who won, and the weight of the moment.

    `shipped` is the program's own estimate of each seat's chance at that time. The moments of a
    game weigh as much as those of any other.
    """

    rows: Rows
    aimless: tuple[bool, ...]
    winner: int
    weight: float
    shipped: tuple[float, ...]


def editions(name: str) -> list[str]:
    """Return the presets of a game, and Irrgarten under fog as one more."""
    presets = [preset.id for preset in first_draft(_library(), name, NAMES, lambda: "x").presets]
    return [*presets, "fog"] if name == "irrgarten" else presets


@cache
def _library() -> ContentIndex:
    return ContentIndex()


@cache
def configs(name: str, edition: str) -> list[Any]:
    """Return an edition's configurations: every shipped scenario by every number of players that
    it takes."""
    found = []
    for count in PLAYERS:
        draft = first_draft(_library(), name, NAMES, lambda: "x")
        if edition == "fog":
            draft.set_option("fog", "explored")
        else:
            draft.choose_preset(edition)
        draft.seats = [Seat(each, instrument(name).heuristic) for each in NAMES[:count]]
        for entry in draft.entries:
            draft.choose_id(entry.id)
            for option, value in HOUSE.get(name, {}).items():
                draft.set_option(option, value)
            if draft.seats_error(count) is None:
                found.append(draft.setup().config())
    return found


def moments(name: str, config: Any, number: int) -> list[Moment]:
    """Play game `number` and return its moments, one a turn, at most `MOST`."""
    game, spec = instrument(name), registered(name)
    rules: Any = game.rules
    standings = spec.engine_module("evaluate").standings
    dice = CheapSource(number)
    state = rules.new(config, f"calibrate-{number}")
    public, seats = config.public(), config.seats
    slips = [SLIPS[dice.below(DICE, len(SLIPS))] for _ in range(seats)]
    if number % AIMLESS_GAMES == 0:
        slips[dice.below(DICE, seats)] = 100
    aimless = tuple(slip == 100 for slip in slips)
    ending, made, turn = dice.below(DICE, LATEST), 0, -1
    found: list[tuple[Rows, tuple[float, ...]]] = []
    while (seat := rules.actor(state)) != OVER:
        if made == LONGEST:
            return []  # two bots in each other's way may never get out
        if made >= ending and rules.turn(state)[0] != turn:
            turn = rules.turn(state)[0]
            found.append((standings(state), shipped(rules, state, aimless)))
        legal = rules.legal(state)
        action = legal[0]
        if len(legal) > 1:
            often = slips[seat] if made < ending or aimless[seat] else 0
            if dice.below(DICE, 100) < often:
                action = legal[dice.below(DICE, len(legal))]
            else:
                view = rules.view(state, seat)
                action = game.bots[game.heuristic](public, view, number * 100_000 + made)
        rules.apply(state, action)
        made += 1
    winners = rules.outcome(state).winners
    found = found[:: max(1, -(-len(found) // MOST))]
    return [
        Moment(rows, aimless, winner, 1 / len(winners) / len(found), chances)
        for rows, chances in found
        for winner in winners
    ]


def shipped(rules: Any, state: Any, aimless: Sequence[bool]) -> tuple[float, ...]:
    """Return the program's estimate."""
    found: tuple[float, ...] = rules.evaluate(state, aimless)
    return found


def some(task: Task) -> list[Moment]:
    """Return the moments of some games."""
    name, edition, numbers = task
    boards = configs(name, edition)
    return [
        moment
        for number in numbers
        for moment in moments(name, boards[number % len(boards)], number)
    ]
