"""How much better the best decision is than the next best, as one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.i18n.fluent import Texts, Value
from app.i18n.numbers import percent
from engines.kernel.search import Comparison, Plan

LEAST: Final = 0.005
"""The smallest gain worth a figure: half a point."""

PlanWords = Callable[[Plan], str]
"""A plan as what "you" do, after "if": "go left"; "" for a plan without words."""


def compared(
    texts: Texts,
    found: Comparison,
    words: PlanWords,
    *,
    coins: float = 0.0,
    advised: int | None = None,
) -> str:
    """Return the sentence: "You win 61% if you go left, 6 points more than if you go up ...".

    `coins` are the coins that a chance of 1 stands for, in a game where a seat plays alone for
    coins. `advised` is the action that the hint before the sentence recommends, if there is one: a
    better plan without it contradicts the hint, and says so. "" if a plan has no words, if both
    have the same, or if neither has that action and chance explains their difference.
    """
    first, other = words(found.plan), words(found.other)
    if not first or not other or first == other:
        return ""
    better = is_better(found)
    if not better and advised is not None and advised not in (*found.plan, *found.other):
        return ""
    message = f"play-hint-{'better' if better else 'same'}{'-coins' if coins else ''}"
    if coins:
        chance, gain = str(round(coins * found.chance)), max(1, round(coins * found.gain))
    else:
        chance, gain = percent(found.chance, texts.language), max(1, round(100 * found.gain))
    values: dict[str, Value] = {"chance": chance, "gain": gain, "n": found.worlds}
    values["but"] = int(contradicts(found, advised))
    return texts(message, first=first, other=other, **values)


def is_better(found: Comparison) -> bool:
    """Return whether the best plan is better than the next best, and not by chance."""
    return found.proven and found.gain >= LEAST


def contradicts(found: Comparison, advised: int | None) -> bool:
    """Return whether the better plan is another one than a hint recommends."""
    return is_better(found) and advised is not None and advised not in found.plan
