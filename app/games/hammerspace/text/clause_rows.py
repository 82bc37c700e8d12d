"""Clauses of an effect that follow each other: what they share is there once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.hammerspace.text.conditions import amount_words, both
from app.games.hammerspace.text.roles import MONSTER, YOU, EffectRoles
from app.text.sentences import in_a_row
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE, Code, StepCode

_OWNER_DOES: Final = frozenset({fx.TAKE, fx.SWAP, fx.PEEK, fx.STRIKE})
"""Steps that the owner does, to another party."""
_PARTY_DOES: Final = frozenset(
    {fx.DAMAGE, fx.HEAL, fx.SKIP, fx.MARK, fx.AGAIN, fx.CLEAR, fx.FLIP, fx.REPLACE}
)
"""Steps whose party is the subject of their clause."""


def _doer(step: StepCode) -> int:
    """Return the selector of a clause's subject; `NONE` if it is no party: "+2 to your attacks"."""
    if step.op in _OWNER_DOES:
        return fx.OWNER
    return step.who if step.op in _PARTY_DOES else NONE


def two_clauses(
    roles: EffectRoles, steps: Sequence[StepCode], clauses: tuple[str, str], subject: str
) -> str:
    """Return two clauses as one. If each has a step of its own and their subjects differ, a comma
    shows it, and Spanish says "tú": "ese jugador pierde 1 de vida y tú ganas 1 de vida"."""
    one, other = map(_doer, steps) if len(steps) == len(clauses) else (NONE, NONE)
    if roles.form != YOU or one == NONE or other != fx.OWNER:
        return both(roles.texts, subject, *clauses)
    message = "hammer-and-yours" if one == fx.OWNER else "hammer-and-you"
    texts, (first, last) = roles.texts, clauses
    return texts(message, one=first, other=last, bare=last.removeprefix(f"{subject} "))


def more_of_the_same(
    roles: EffectRoles, code: Code, last: StepCode | None, step: StepCode
) -> tuple[str, str] | None:
    """Return the amount of a gain or loss that only adds to that of the `last` step, if it is one
    for each of something: "1", "for each card you have face up"."""
    if last is None or step.op not in (fx.HEAL, fx.DAMAGE):
        return None
    first = amount_words(roles, code.amounts[last.amount])[1] if last.op == step.op else ""
    if (last.op, last.who) != (step.op, step.who) or first:
        return None
    number, each = amount_words(roles, code.amounts[step.amount])
    return (number, each) if each else None


def targets_in_a_row(roles: EffectRoles, selectors: Sequence[int], named: Sequence[str]) -> str:
    """Return the targets of equal attacks: the keeper's neighbours are named together, unless they
    have names."""
    if {fx.LEFT, fx.RIGHT} <= set(selectors) and roles.voice == MONSTER and not roles.names:
        rest = [
            name
            for selector, name in zip(selectors, named, strict=True)
            if selector not in (fx.LEFT, fx.RIGHT)
        ]
        named = [*rest, roles.texts("hammer-who-monster-neighbours")]
    return in_a_row(roles.texts, named)
