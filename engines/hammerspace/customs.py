"""The steady bot's rules of thumb for makeshifts and for feeding monsters (HAM-28, HAM-32).

It does either when that saves more life than the card is worth.
"""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import DEFEND, DONE, MONSTER, card_at
from engines.hammerspace.attacks import makeshift_points
from engines.hammerspace.cards import DIE, FIRST_SUM
from engines.hammerspace.chances import AVERAGE_DIE, kill_chance, mean_loss
from engines.hammerspace.determinize import determinize
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.estimates import average
from engines.hammerspace.judgement import Judge
from engines.hammerspace.view import View
from engines.kernel.bots import Thought
from engines.kernel.streams import CheapSource

FALL: Final = 20.0
"""The worth of not falling to the monster, in life points, beside the life itself."""


def improvise(judge: Judge, view: View) -> Thought:
    """Add the least valued defence as a makeshift, or none (HAM-28)."""
    attack, me = view.attack, view.me
    assert attack is not None
    prices, life = judge.worth.cards, judge.sight.life[judge.me]
    state = determinize(judge.worth.config, view, CheapSource(judge.seed))
    points = makeshift_points(state, judge.me)
    crown = judge.worth.config.parameters.crown if judge.me == judge.sight.crowned else 0
    lead = attack.required + crown - attack.covered - AVERAGE_DIE
    saved = mean_loss(lead, life) - mean_loss(lead - points, life)
    choices = [action for action in view.legal if action != DONE]
    least = min(choices, key=lambda action: prices[me.cards[action - DEFEND]])
    card = me.cards[least - DEFEND]
    if saved <= prices[card] - judge.worth.draw:
        return Thought(DONE, "adds-nothing", {"card": card})
    return Thought(least, "makes-do", {"card": card, "worth": round(10 * saved)})


def feed(judge: Judge, view: View) -> Thought:
    """Give the monster the least valued card that it eats, if its next roll is likely to cost more
    than a new card in its place (HAM-32)."""
    prices, me = judge.worth.cards, view.me
    choices = [action for action in view.legal if action != DONE]
    least = min(choices, key=lambda action: (prices[me.cards[card_at(action)[1]]], action))
    card = me.cards[card_at(least)[1]]
    harm = expected_harm(judge)
    if harm <= prices[card] - judge.worth.draw:
        return Thought(DONE, "feeds-nothing", {"card": card})
    return Thought(least, "feeds-monster", {"card": card, "worth": round(10 * harm)})


def expected_harm(judge: Judge) -> float:
    """Return the life that the monster's next roll is expected to take from the seat, less what it
    may bring (HAM-23)."""
    config, view = judge.worth.config, judge.view
    total = 0.0
    for number, action in enumerate(config.cards.monsters[view.monster].actions):
        ways = DIE - abs(number + FIRST_SUM - DIE - 1)
        if action.block != fx.NONE:
            steps = config.code.blocks[action.block]
            total += ways * sum(_harm(judge, step) for step in steps)
    return total / DIE**2


def _harm(judge: Judge, step: fx.StepCode) -> float:
    """Return what a step of the monster costs the seat on average."""
    share = _share(judge, step.who)
    if not share or step.op in (fx.TEST, fx.CHOOSE, fx.AGAIN, fx.TIMER):
        return 0.0
    if step.op != fx.STRIKE:
        return -share * judge.worth.for_one(step)
    sight, life = judge.sight, judge.sight.life[judge.me]
    points = average(judge.worth.config, step.amount, sight, MONSTER)
    lead = points - sight.cover(judge.me, step.a)
    return share * mean_loss(lead, life) + FALL * share * kill_chance(lead, life)


def _share(judge: Judge, who: int) -> float:
    """Return the chance that a selector of the monster means the seat."""
    view, me, life = judge.view, judge.me, judge.sight.life
    living = view.order
    if who in (fx.EVERYONE, fx.OTHERS):
        return 1.0
    if who in (fx.RANDOM, fx.CHOSEN):
        return 1 / len(living)
    if who == fx.KEEPER:
        return float(view.keeper == me)
    if who in (fx.LEFT, fx.RIGHT):
        around = judge.sight.rivals(view.keeper)
        return float(bool(around) and around[0 if who == fx.LEFT else -1] == me)
    if who in (fx.STRONGEST, fx.WEAKEST):
        best = max if who == fx.STRONGEST else min
        return float(life[me] == best(life[seat] for seat in living))
    return 0.0
