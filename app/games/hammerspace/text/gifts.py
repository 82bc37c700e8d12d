"""New lasting effects as clauses of the log."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.roles import on_seat
from app.i18n.literal import width
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import FROM_LASTING, Given
from engines.hammerspace.state import NOBODY

MOST_CELLS = 100
"""The most cells of a line for the text of a lasting effect."""


def given(
    words: HammerspaceCardText,
    event: Given,
    names: Sequence[str],
    others: str,
    *,
    timed: bool = True,
) -> tuple[int, str]:
    """A new lasting effect, with its duration if it is `timed`. `names` are the players that have
    it, the first one the event's holder; `others` are the rest of them in a row.

    Return the holder with a text that lacks its name, or `NOBODY` with a complete one."""
    texts, first = words.texts, names[0]
    what, left = _on_turns(words, event, first), ""
    if not what:
        what = _plain(words, event.ability, first)
        left = words.spans(event.turns, event.uses) if timed else ""
    if width(what) > MOST_CELLS or ": " in what:
        source = words.names.said(FROM_LASTING, event.ability) or texts("hammerspace-effect")
        plural = words.names.plural(FROM_LASTING, event.ability)
        what = texts("hammerspace-lasts", what=source, name=first, n=2 if plural else 1)
    if left:
        what = texts("hammerspace-aside", what=what, aside=left)
    if others:
        what = texts("hammerspace-same", what=what, names=others)
    if what.startswith(f"{first} "):
        return event.holder, what[len(first) + 1 :]
    return NOBODY, what


def _on_turns(words: HammerspaceCardText, event: Given, name: str) -> str:
    """What the effect does to a player with its turns, if it acts once in each of them; else ""."""
    if event.turns == NONE or event.uses != NONE:
        return ""
    return words.effects.for_turns(on_seat(words.texts, name), event.ability, event.turns)


def _plain(words: HammerspaceCardText, ability: int, name: str) -> str:
    """The text of a lasting effect on a player, without a colon where that is possible."""
    text = words.effects.ability(on_seat(words.texts, name), ability)
    return text.replace(": ", ", ") if text.count(": ") == 1 else text
