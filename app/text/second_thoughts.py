"""The question before a choice that costs much: the two chances, and the better choice."""

from __future__ import annotations

from typing import Final

from app.i18n.fluent import Texts
from app.i18n.numbers import percent
from app.text.comparing import PlanWords
from engines.kernel.search import Comparison

COSTLY: Final = 0.05
"""The chance to win that a choice may cost without a question."""


def costs_much(found: Comparison) -> bool:
    """Whether a choice, the `other` of a comparison, is proven to cost more than `COSTLY`."""
    return found.proven and found.gain > COSTLY


def second_thoughts(
    texts: Texts, found: Comparison, words: PlanWords, *, coins: float = 0.0
) -> str:
    """Return the sentence: "You win 41% if you go left. You win 52% if you go up ...".

    `coins` are the coins that a chance of 1 is meant for, in a game where a seat plays for coins.
    "" if a plan has no words, or if both have the same.
    """
    first, other = words(found.plan), words(found.other)
    if not first or not other or first == other:
        return ""
    if coins:
        best, chosen = str(round(coins * found.chance)), str(round(coins * found.other_chance))
    else:
        best, chosen = (
            percent(chance, texts.language) for chance in (found.chance, found.other_chance)
        )
    message = f"sure-about{'-coins' if coins else ''}"
    return texts(message, first=first, other=other, best=best, chosen=chosen, n=found.worlds)
