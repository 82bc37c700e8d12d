"""The plans of the search in words, as what "you" do: "play the Grand Piano on Ben"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.choices import option_effect
from app.games.hammerspace.text.clauses import LogClauses
from app.i18n.fluent import Value
from app.session.session import Session
from app.text.sentences import contracted
from engines.hammerspace.actions import (
    CARD,
    DEFEND,
    DISCARD,
    DONE,
    DOWN,
    DROP,
    KEEP,
    MONSTER,
    NO,
    OPTION,
    PICK,
    PLAY,
    TARGET,
    UP,
    YES,
    card_at,
    verb_of,
)
from engines.hammerspace.effects.events import FROM_CHARACTER
from engines.hammerspace.state import (
    DEFENDING,
    FEEDING,
    FLIPPING,
    HIDING,
    LAYING,
    MAKESHIFT,
    TARGETING,
)
from engines.hammerspace.view import View

ENDS: Final = {
    HIDING: "hide-none",
    FLIPPING: "turn-none",
    TARGETING: "target-none",
    DEFENDING: "defend-none",
    LAYING: "lay-none",
    FEEDING: "feed-none",
    MAKESHIFT: "shift-none",
}
"""What `DONE` means, by the phase."""


def told(session: Session, view: View, plan: Sequence[int]) -> str:
    """Return what a plan does; "" for one without words."""
    words = HammerspaceCardText(session.texts, session.source.public, session.word)
    return plan_words(words, [seat.name for seat in session.seats], view, plan)


def plan_words(
    words: HammerspaceCardText, names: Sequence[str], view: View, plan: Sequence[int]
) -> str:
    """Return what a plan does; "" for one without words."""
    if plan[0] == DONE and len(plan) > 1:  # nothing is turned over before it
        plan = plan[1:]
    clauses = LogClauses(names, words)
    clauses.monster = view.monster
    first, cards = plan[0], view.me.cards
    values: dict[str, Value] = {}
    if first == DONE:
        message = ENDS.get(view.phase, "")
    elif first in (KEEP, DISCARD):
        message, values["card"] = verb_of(first), _asking(clauses, view)
    elif UP <= first < PLAY:
        message = "up" if first < DOWN else "down"
        values["card"] = clauses.card(cards[first - (UP if first < DOWN else DOWN)])
        if len(plan) > 1 and first < DOWN:
            message = "up-play"
    elif PLAY <= first < DROP:
        message = verb_of(first)
        values["card"] = clauses.card(cards[first - (PLAY if first < DEFEND else DEFEND)])
    elif DROP <= first < TARGET:
        message = "drop"
        character = view.offered[first - DROP]
        values["character"] = clauses.words.names.said(FROM_CHARACTER, character)
    elif TARGET <= first < PICK:
        message = "target"
        values |= {"name": clauses.who(first - TARGET), "card": _attack(clauses, view)}
    else:
        message, values = _answer(clauses, view, first)
    if not message:
        return ""
    if len(plan) > 1 and TARGET <= plan[-1] < PICK:
        message += "-on"
        values["name"] = clauses.who(plan[-1] - TARGET)
    texts = clauses.texts
    return contracted(texts, texts(f"hammerspace-plan-{message}", **values))


def _answer(clauses: LogClauses, view: View, action: int) -> tuple[str, dict[str, Value]]:
    """Return the message and its values for the answer to an effect's question."""
    source = _asking(clauses, view)
    if action in (YES, NO):
        return verb_of(action), {"source": source}
    if OPTION <= action < UP and view.ask is not None:
        return "option", {
            "effect": option_effect(clauses.words, view, action, clauses.who),
            "source": source,
        }
    if PICK <= action < CARD:
        return "pick", {"name": clauses.who(action - PICK), "source": source}
    if action >= CARD:
        seat, slot = card_at(action)
        card = view.players[seat].cards[slot]
        if view.phase == FEEDING:
            return "feed", {"card": clauses.card(card), "name": clauses.who(MONSTER)}
        if card >= 0:
            return "pick-card", {"card": clauses.card(card), "source": source}
        return "hidden", {"name": clauses.who(seat), "source": source}
    return "", {}


def _attack(clauses: LogClauses, view: View) -> str:
    """Return the card that attacks, as in a sentence."""
    card = view.attack.card if view.attack is not None else -1
    return clauses.card(card) if card >= 0 else clauses.texts("hammerspace-effect")


def _asking(clauses: LogClauses, view: View) -> str:
    """Return the card, character or monster that asks, as in a sentence."""
    ask = view.ask
    named = "" if ask is None else clauses.words.names.said(ask.source, ask.number)
    return named or clauses.texts("hammerspace-effect")
