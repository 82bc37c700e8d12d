"""Fit the weights of win chances to games of bots: `python -m tests.programs.strength.calibrate
GAME`.

Moments of seeded games, one a turn, are shown to the game's `standings`; the weights are those
under which the winners were likeliest (a conditional logit). Then other games say how good the
estimate is: its logarithmic loss beside that of equal chances, and how often what was given so
many per cent came true.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import log
from typing import Any, NamedTuple

from app.content.content_index import ContentIndex
from app.content.setup_from_args import first_draft
from app.match.lifecycle import thinking_seed
from app.match.seats import Seat
from app.registry import game
from engines.kernel.win_probability import NEVER, Rows, chances, merit

BEST = {"irrgarten": "scout", "napakalaki": "sharp", "hammerspace": "steady"}
PLAYERS = {"irrgarten": (2, 3, 4), "napakalaki": (3, 4), "hammerspace": (2, 3, 4)}
STEPS, RATE = 300, 0.5


class Sample(NamedTuple):
    """How seats stood at a moment, and who won."""

    rows: Rows
    winner: int
    weight: float


def configurations(game_id: str, options: Mapping[str, str]) -> list[Any]:
    """What new games are played with, some options changed: every scenario that is shipped, by all
    numbers of players that it takes of those that are usual."""
    found = []
    for seats in PLAYERS[game_id]:
        draft = first_draft(ContentIndex(), game_id, "ABCDEF", lambda: "x")
        draft.seats = [Seat(name, BEST[game_id]) for name in "ABCDEF"[:seats]]
        for name, value in options.items():
            draft.set_option(name, value)
        for entry in draft.entries:
            if draft.choose_id(entry.id) and draft.seats_error(len(draft.seats)) is None:
                found.append(draft.setup().config())  # noqa: PERF401  # each needs the draft as it is then
    return found


def games(game_id: str, configs: Sequence[Any], numbers: range) -> Iterator[list[Sample]]:
    """The moments of games, those of each weighing as much as those of any other."""
    spec = game(game_id)
    rules: Any = spec.rules()
    bot = spec.bots()[BEST[game_id]]
    standings: Callable[[Any], Rows] = spec.engine_module("evaluate").standings
    for number in numbers:
        config, seed = configs[number % len(configs)], f"fit-{number}"
        state, public = rules.new(config, seed), config.public()
        rows: list[Rows] = []
        made, turn = 0, -1
        while (seat := rules.actor(state)) >= 0:
            if rules.turn(state)[0] != turn:
                turn = rules.turn(state)[0]
                rows.append(standings(state))
            legal = rules.legal(state)
            action = legal[0]
            if len(legal) > 1:
                action = bot(public, rules.view(state, seat), thinking_seed(seed, seat, made))
            rules.apply(state, action)
            made += 1
        won = rules.outcome(state).winners
        yield [Sample(each, winner, 1 / len(won) / len(rows)) for each in rows for winner in won]


def estimate(rows: Rows, weights: Sequence[float]) -> tuple[float, ...]:
    """The chances by some weights."""
    return chances([NEVER if row is None else merit(row, weights) for row in rows])


def loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The mean logarithmic loss: less is better."""
    total = sum(s.weight * -log(max(1e-9, estimate(s.rows, weights)[s.winner])) for s in samples)
    return total / sum(s.weight for s in samples)


def fitted(samples: Sequence[Sample]) -> list[float]:
    """Weights that fit, by steps uphill scaled by the size of each figure. None is below 0: more of
    a figure is never worse."""
    width = len(next(row for row in samples[0].rows if row is not None))
    weights, slopes = [0.0] * width, [1e-9] * width
    for _ in range(STEPS):
        gradient = [0.0] * width
        for sample in samples:
            shares = estimate(sample.rows, weights)
            for seat, row in enumerate(sample.rows):
                if row is None:
                    continue
                error = sample.weight * ((seat == sample.winner) - shares[seat])
                for at in range(width):
                    gradient[at] += error * row[at]
        for at in range(width):
            slopes[at] += gradient[at] ** 2
            weights[at] = max(0.0, weights[at] + RATE * gradient[at] / slopes[at] ** 0.5)
    return weights


def table(samples: Sequence[Sample], weights: Sequence[float]) -> Iterator[str]:
    """How often what was given a tenth of chances came true."""
    given, came, weighed = [0.0] * 10, [0.0] * 10, [0.0] * 10
    for sample in samples:
        seats = len(sample.rows)
        for seat, share in enumerate(estimate(sample.rows, weights)[:seats]):
            tenth = min(9, int(share * 10))
            given[tenth] += sample.weight * share
            came[tenth] += sample.weight * (seat == sample.winner)
            weighed[tenth] += sample.weight
    for tenth, weight in enumerate(weighed):
        if weight:
            shares = given[tenth] / weight, came[tenth] / weight
            yield f"  given {shares[0]:5.1%}   won {shares[1]:5.1%}   of {weight:.1f}"


def main() -> None:
    """Fit, then check on other games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(BEST))
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    found = parser.parse_args()
    options = dict(option.split("=", 1) for option in found.option)
    configs = configurations(found.game, options)
    fit = [s for one in games(found.game, configs, range(found.games)) for s in one]
    weights = fitted(fit)
    print("weights", ", ".join(f"{weight:.3f}" for weight in weights))
    numbers = range(found.games, 2 * found.games)
    other = [s for one in games(found.game, configs, numbers) for s in one]
    equal = [0.0] * len(weights)
    print(f"loss {loss(other, weights):.3f}, of equal chances {loss(other, equal):.3f}")
    for line in table(other, weights):
        print(line)


if __name__ == "__main__":
    main()
