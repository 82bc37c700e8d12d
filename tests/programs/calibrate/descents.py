"""Fit what a character of a Descent is worth: `judging.SOLO`, from Descents of the steady bot.

Down to some stairs, which are drawn, the bot takes gifts by lot, so that strong, clever, healthy
and armed characters all occur; from there on it plays its best, but never climbs out. Whether it
comes out alive in the end, and how many coins it gains until then, is what the weights explain.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, log
from typing import Any, Final, NamedTuple

from app.content.content_index import ContentIndex
from app.content.setup_from_args import first_draft
from engines.irrgarten.descent.actions import GIFT_0
from engines.irrgarten.descent.heuristics import best_gift, steady_bot
from engines.irrgarten.descent.judging import SOLO, Weights, merits, survival
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.scene import Body, scene_of_view
from engines.irrgarten.descent.state import GIFT, OUT
from engines.kernel.events import OVER
from engines.kernel.streams import CheapSource
from tests.programs.calibrate.fit import solved

STEPS: Final = 25
RIDGE: Final = 1e-3
"""Holds a weight back about which the stairs say nothing."""
LEAST: Final = 1e-3


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


def stairs_of(config: Any, number: int) -> list[Stairs]:
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
            if floor > last:
                went.append((scene_of_view(view).body, config.floors - floor + 1))
        if state.phase == GIFT and floor <= last:
            action = GIFT_0 + dice.below(0, len(state.gifts))
        elif state.phase == GIFT:
            action = best_gift(config, scene_of_view(view), climbs=False)
        else:
            action = steady_bot(config, view, number * 100_000 + made)
        rules.apply(state, action)
        made += 1
    alive = state.place[0] == OUT
    return [Stairs(body, left, alive, state.coins[0] - body.coins) for body, left in went]


def some_stairs(numbers: range) -> list[Stairs]:
    """Return the stairs of some Descents."""
    config = alone()
    return [one for number in numbers for one in stairs_of(config, number)]


def report_of_stairs(fit: Sequence[Stairs], held: Sequence[Stairs]) -> Iterator[str]:
    """The lines of the Descent: the weights, and the loss on other Descents."""
    weights = fitted(fit)
    yield "  SOLO = Weights(" + ", ".join(f"{weight:.3f}" for weight in weights) + ")"
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
