"""The figure of a hint, beside the advice that the hint gives."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.advice import advice
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.plans import plan_words
from app.text.comparing import compared
from engines.hammerspace.view import View
from engines.kernel.search import Comparison


def gain_words(
    words: HammerspaceCardText, names: Sequence[str], view: View, found: Comparison
) -> str:
    """Return what the best plan gains over the next best, beside the advice for that view."""
    advised = advice(words.config, view).action
    return compared(
        words.texts, found, lambda plan: plan_words(words, names, view, plan), advised=advised
    )
