"""Notes in brackets at the end of a log line, and dice as clauses of their own."""

from __future__ import annotations

from collections.abc import Sequence

from app.i18n.fluent import Texts
from app.i18n.literal import width
from engines.hammerspace.effects.events import AmountRolled, ConditionRolled

Roll = ConditionRolled | AmountRolled

LINE_CELLS = 152
"""Cells of a line of the log, without its full stop; longer text continues in a second line."""


def noted(texts: Texts, text: str, *notes: str) -> str:
    """A clause with notes in brackets at its end."""
    found = "; ".join(filter(None, notes))
    if not found:
        return text
    if text.endswith(")"):
        return f"{text[:-1]}; {found})"
    return texts("hammerspace-aside", what=text, aside=found)


def fitted(texts: Texts, text: str, notes: Sequence[str], cells: int, least: int) -> list[str]:
    """The first of the notes beside a text, as many as there is room for, and at least some."""
    found = [*filter(None, notes)]
    while len(found) > least and width(noted(texts, text, *found)) > cells:
        found.pop()
    return found


def roll_note(texts: Texts, event: Roll) -> str:
    """A die as a note beside what it brought: "rolled 5, needed 4+"."""
    if isinstance(event, AmountRolled):
        return texts("hammerspace-note-dice", dice="+".join(map(str, event.dice)))
    return texts("hammerspace-note-needed", die=event.die, least=event.least)


def roll(texts: Texts, event: Roll, what: str = "") -> str:
    """A die as a clause of its own, for the effect `what` if it is known."""
    on = "-for" if what else ""
    if isinstance(event, AmountRolled):
        message, note = f"hammerspace-rolled{on}", "+".join(map(str, event.dice))
    else:
        made = event.die >= event.least
        message = f"hammerspace-{'makes' if made else 'fails'}-roll{on}"
        return texts(message, what=what, die=event.die, least=event.least)
    return texts(message, what=what, dice=note)


def nothing(texts: Texts, event: ConditionRolled, what: str, count: int) -> str:
    """A failed die as a whole clause about its effect: "the Night Nurse does nothing"; `count` is 2
    if the name is a plural."""
    note = texts("hammerspace-needed", die=event.die, least=event.least)
    return texts("hammerspace-nothing-roll", what=what, dice=note, count=count, die=event.die)
