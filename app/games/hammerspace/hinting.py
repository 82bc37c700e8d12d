"""The hint in words: the adviser's decision with its reason, and what makes its attack stronger."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.advice import advice, aimed_at
from app.games.hammerspace.text.bonuses import crowned, marks_on
from app.games.hammerspace.text.bot_reasons import reason
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.later_clauses import mark_name
from app.text.sentences import in_a_row
from engines.hammerspace.cards import TYPE_OF
from engines.hammerspace.view import View


def hinted(words: HammerspaceCardText, names: Sequence[str], view: View, form: str = "") -> str:
    """Return what the adviser does, for viewers with the seat's own view: "attacks Ben, worth 6.4
    life in all: 2 more from the crown". With the form `TO_YOU`: "attack Ben, ..."."""
    thought = advice(words.config, view)
    text = reason(words, thought, names, view.monster, form)
    aimed = aimed_at(view, thought)
    more = _stronger(words, view, *aimed) if aimed is not None else []
    if not more:
        return text
    return words.texts("hammerspace-hint-more", words=text, what=in_a_row(words.texts, more))


def _stronger(words: HammerspaceCardText, view: View, card: int, party: int) -> list[str]:
    """Return what the crown (HAM-30) and a mark (HAM-33) add to an attack on a party."""
    config, texts = words.config, words.texts
    found = []
    if party == crowned(config, view):
        found.append(texts("hammerspace-hint-crown", n=config.parameters.crown))
    for mark in marks_on(view, party):
        if mark.type == TYPE_OF[config.subtype[card]]:
            name = mark_name(texts, mark.type)
            found.append(texts("hammerspace-note-mark", n=mark.amount, mark=name))
    return found
