"""Fit what a character of a Descent is worth, from Descents of the steady bot.

Down to some stairs, which are drawn, the bot takes gifts by lot, so that strong, clever, healthy
and armed characters all occur; from there on it plays its best. For `judging.SOLO` it never climbs
out: whether it comes out alive, and how many coins it gains until then, is what the weights
explain. For `judging.EXPECTED` its figures are changed by lot there, it climbs out as it likes, and
the weights explain its coins in the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from typing import Any, Final, NamedTuple

from app.content.content_index import ContentIndex
from app.content.setup_from_args import first_draft
from engines.irrgarten.descent.actions import GIFT_0
from engines.irrgarten.descent.dying import lost_by_death
from engines.irrgarten.descent.heuristics import best_gift, steady_bot
from engines.irrgarten.descent.judging import (
    EXPECTED,
    LOST_GAIN,
    SOLO,
    Weights,
    merits,
    survival,
    worth,
)
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.scene import Body, scene_of_view
from engines.irrgarten.descent.state import CLIMBED, GIFT, OUT, State
from engines.kernel.events import OVER
from engines.kernel.streams import CheapSource
from tests.programs.calibrate.fit import solved

STEPS: Final = 25
RIDGE: Final = 1e-3
"""Holds a weight back about which the stairs say nothing."""
LEAST: Final = 1e-3
HALF: Final = 500
LEAST_FIGURE: Final = 2_000
"""Strength and intelligence in thousandths."""
DAMPING: Final = 0.01
"""Shortens the steps of the fit to coins, whose weights explain much the same."""


class Stairs(NamedTuple):
    """A character that goes down: with its gift, the floors left, how it ended, and what it gained
    from there."""

    body: Body
    left: int
    alive: bool
    gain: int


def alone() -> Any:
    """Return the configuration of a Descent alone."""
    return first_draft(ContentIndex(), "descent", "A", lambda: "x").setup().config()


def stairs_of(config: Any, number: int, climbs: bool) -> list[Stairs]:
    """Play Descent `number` alone and return what it was at each stairs."""
    rules, dice = Rules(), CheapSource(number)
    last = 1 + dice.below(0, config.floors - 1)
    state, made = rules.new(config, f"calibrate-{number}"), 0
    went: list[tuple[Body, int]] = []
    floor = 1
    while rules.actor(state) != OVER:
        view = rules.view(state, 0)
        if state.floor.number > floor:
            floor = state.floor.number
            if climbs and floor == last + 1:
                _change(state, dice)
                view = rules.view(state, 0)
            if floor > last:
                went.append((scene_of_view(view).body, config.floors - floor + 1))
        if state.phase == GIFT and floor <= last:
            action = GIFT_0 + dice.below(0, len(state.gifts))
        elif state.phase == GIFT:
            action = best_gift(config, scene_of_view(view), climbs)
        else:
            action = steady_bot(config, view, number * 100_000 + made)
        rules.apply(state, action)
        made += 1
    alive = state.place[0] in (OUT, CLIMBED)
    return [Stairs(body, left, alive, state.coins[0] - body.coins) for body, left in went]


def _change(state: State, dice: CheapSource) -> None:
    """Make a character stronger or weaker than its gifts did."""
    most = state.config.parameters.most_health
    state.health[0] = min(most, max(1, state.health[0] + dice.below(0, 13) - 6))
    for figures in (state.strength, state.intelligence):
        figures[0] = max(LEAST_FIGURE, figures[0] + HALF * (dice.below(0, 8) - 3))


def some_stairs(task: tuple[range, bool]) -> list[Stairs]:
    """Return the stairs of some Descents of a bot that climbs out or not."""
    config, (numbers, climbs) = alone(), task
    return [one for number in numbers for one in stairs_of(config, number, climbs)]


def report_of_coins(fit: Sequence[Stairs], held: Sequence[Stairs]) -> Iterator[str]:
    """The lines of the coins to expect: the weights, and the error on other Descents."""
    weights = fitted_to_coins(fit)
    yield f"  EXPECTED = {_written(weights)}"
    errors = ", ".join(
        f"{name} {_error(held, found):.1f}"
        for name, found in (("these", weights), ("EXPECTED", EXPECTED), ("SOLO", SOLO))
    )
    yield f"  error in coins, root of the mean square: {errors}"


def _written(weights: Weights) -> str:
    return "Weights(" + ", ".join(f"{weight:.3f}" for weight in weights) + ")"


def _error(stairs: Sequence[Stairs], weights: Weights) -> float:
    gaps = (worth(one.body, one.left, weights) - one.body.coins - one.gain for one in stairs)
    return sqrt(sum(gap * gap for gap in gaps) / len(stairs))


def fitted_to_coins(stairs: Sequence[Stairs]) -> Weights:
    """Return the weights of `worth` that err least (least squares, by Gauss and Newton)."""
    weights = fitted(stairs)
    for _ in range(STEPS):
        size = len(weights)
        slope, curve = [0.0] * size, [[0.0] * size for _ in range(size)]
        for one in stairs:
            row = _slopes(one, weights)
            gap = one.body.coins + one.gain - worth(one.body, one.left, weights)
            for at in range(size):
                slope[at] += gap * row[at]
                for other in range(size):
                    curve[at][other] += row[at] * row[other]
        for at in range(size):
            curve[at][at] *= 1 + DAMPING
        step = solved(curve, slope)
        weights = Weights(*(weight + change for weight, change in zip(weights, step, strict=True)))
    return weights


def _slopes(one: Stairs, weights: Weights) -> list[float]:
    """Return by how much each weight changes the worth of a character at stairs."""
    alive = survival(one.body, one.left, weights)
    whole = one.body.coins + weights.gain + weights.gain_left * one.left
    kept = one.body.coins - lost_by_death(one.body.coins)
    lost = kept + LOST_GAIN * weights.gain_left * one.left
    steep = (whole - lost) * alive * (1 - alive)
    left = one.left * (alive + (1 - alive) * LOST_GAIN)
    return [*(steep * merit for merit in merits(one.body, one.left)), alive, left]


def report_of_stairs(fit: Sequence[Stairs], held: Sequence[Stairs]) -> Iterator[str]:
    """The lines of the Descent: the weights, and the loss on other Descents."""
    weights = fitted(fit)
    yield f"  SOLO = {_written(weights)}"
    share = sum(one.alive for one in held) / len(held)
    shipped, refitted = loss(held, SOLO), loss(held, weights)
    plain = -share * log(share) - (1 - share) * log(1 - share)
    yield f"  loss {shipped:.4f}; of these weights {refitted:.4f}, of the mean chance {plain:.4f}"


def loss(stairs: Sequence[Stairs], weights: Weights) -> float:
    """Return the mean logarithmic loss of the chances to come out alive; less is better."""
    total = 0.0
    for one in stairs:
        alive = survival(one.body, one.left, weights)
        total -= log(max(LEAST, alive if one.alive else 1 - alive))
    return total / len(stairs)


def fitted(stairs: Sequence[Stairs]) -> Weights:
    """Return the weights under which these ends are likeliest (a logit), and the coins that who
    came out gained: some, and some for each floor (least squares)."""
    rows = [merits(one.body, one.left) for one in stairs]
    size = len(rows[0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (one == other) for other in range(size)] for one in range(size)]
        for row, one in zip(rows, stairs, strict=True):
            chance = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, row, strict=True))))
            for at in range(size):
                slope[at] += (one.alive - chance) * row[at]
                for other in range(size):
                    curve[at][other] += chance * (1 - chance) * row[at] * row[other]
        step = solved(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    out = [one for one in stairs if one.alive]
    lefts, gains = sum(one.left for one in out), sum(one.gain for one in out)
    squares = sum(one.left**2 for one in out)
    both = sum(one.left * one.gain for one in out)
    gain = solved([[len(out), lefts], [lefts, squares]], [gains, both])
    return Weights(*weights, *gain)
