"""What the characters of a player add to a gain of life (HAM-18), as notes beside it."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.hammerspace.text.causes import Cause
from app.games.hammerspace.text.clauses import LogClauses
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.events import FROM_CHARACTER
from engines.hammerspace.events import LifeGained
from engines.hammerspace.state import NOBODY
from engines.kernel.events import Event


def added(clauses: LogClauses, event: Event, cause: Cause, addends: str) -> Iterator[str]:
    """Yield what each known character of a party adds to its gains of life: "1 more thanks to the
    Night Nurse". Not one that gives the life itself, and not one whose share depends on something.
    The event is the gain, or the last one of `addends` ("2+3"); any other event yields nothing."""
    if not isinstance(event, LifeGained) or cause.owner == NOBODY:
        return  # What the rules give at the start (HAM-31) comes from no effect.
    party, times = event.party, addends.count("+") + 1
    for character in clauses.characters.get(party, ()):
        more = times * _always(clauses, character)
        if more and (cause.owner, cause.character) != (party, character):
            what = clauses.texts(f"hammerspace-note-{'more' if more > 0 else 'less'}", n=abs(more))
            named = clauses.words.names.said(FROM_CHARACTER, character)
            message = f"hammerspace-{'thanks' if more > 0 else 'because'}"
            yield clauses.texts(message, what=what, source=named)


def _always(clauses: LogClauses, character: int) -> int:
    """Return what a character adds to every gain of its owner."""
    config = clauses.words.config
    code, found = config.code, 0
    for number in config.gifts[character]:
        ability = code.abilities[number]
        amount = code.amounts[ability.amount] if ability.kind == fx.MOD else None
        always = not code.tests[ability.test] and ability.limit == fx.EVER
        if amount is None or ability.what != fx.HEALING or amount.kind != fx.NUMBER or not always:
            continue
        found += amount.a if ability.sign > 0 else -amount.a
    return found
