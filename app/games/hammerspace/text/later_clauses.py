"""Clauses of what the rulings from HAM-26 on bring: boosts, marks, food for the monster."""

from __future__ import annotations

from app.i18n.fluent import Texts
from engines.hammerspace.effects.codes import MARK_WORDS
from engines.hammerspace.effects.events import LAPSES, Boosted, Marked, MarkSpent, OrderLapsed
from engines.kernel.events import Event


def of_later(texts: Texts, event: Event) -> tuple[int, str] | None:
    """The clause of an event and its subject; None for other events."""
    match event:
        case Boosted(seat=seat, amount=n):
            return seat, texts("hammerspace-boosts", n=n)
        case Marked(party=party, type=number, turns=turns):
            return party, texts("hammerspace-marked", kind=MARK_WORDS[number], n=turns)
        case OrderLapsed(seat=seat, slot=slot, reason=reason):
            return seat, texts(f"hammerspace-lapsed-{LAPSES[reason]}", slot=slot + 1)
        case MarkSpent(party=party, type=number, amount=n):
            if not n:
                return party, texts("hammerspace-mark-over", kind=MARK_WORDS[number])
            return party, texts("hammerspace-mark-spent", mark=mark_name(texts, number), n=n)
    return None


def mark_name(texts: Texts, number: int) -> str:
    """A mark as the reason of a loss, by the type of the attack that it makes worse (HAM-33)."""
    return texts("hammerspace-mark-reason", kind=MARK_WORDS[number])
