"""The plans of the search in words, as what "you" do: "sell the Pan Lid"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.napakalaki.text.arrival import foe_words
from app.games.napakalaki.text.cards import NapakalakiCardText
from app.i18n.fluent import Value
from app.session.session import Session
from app.text.sentences import contracted, in_a_row
from engines.napakalaki.actions import (
    ACCEPT,
    BACK,
    BUY,
    DONE,
    DRAW,
    FIRST_CARD,
    ROLL,
    SELL,
    card_of,
    notation,
    verb_of,
)
from engines.napakalaki.state import DOOR, EARLY, FIGHT, SALES
from engines.napakalaki.view import View

DONE_BY_PHASE: Final = {SALES: "sell-none", EARLY: "doors"}
"""What `DONE` means, by the phase; else it ends equipping."""
OF_A_RIVAL: Final = ("door", "closed")
"""What a player may also decide for a rival: the door of its last fight (NAP-41)."""


def fight_of(view: View) -> int | None:
    """Return the monster of the fight that a view is in, None outside one."""
    return view.monster if view.monster >= 0 else None


def told(session: Session, view: View, plan: Sequence[int]) -> str:
    """Return what a plan does; "" for one without words."""
    words = NapakalakiCardText(session.texts, session.source.public, session.word)
    return plan_words(words, view, [seat.name for seat in session.seats], plan)


def plan_words(
    words: NapakalakiCardText, view: View, names: Sequence[str], plan: Sequence[int]
) -> str:
    """Return what a plan does. A sale is one plan, whatever its number of cards; a sale that is
    called off is none."""
    kept, texts = _without_called_off(plan), words.texts
    kept = kept or list(plan[-1:])
    first = kept[0]
    message, _, number = notation(first).partition(" ")
    values: dict[str, Value] = {"foe": foe_words(words, view.monster)}
    if first >= FIRST_CARD:
        cards = [card_of(one) for one in kept if one >= FIRST_CARD]
        if verb_of(first) == SELL:
            cards = [*dict.fromkeys([*view.sale, *cards])]
        elif view.phase == FIGHT:
            message = "throw"
        values["cards"] = in_a_row(texts, [words.called(card) for card in cards])
    elif message == "deal":
        values["name"] = names[int(number)]
    elif message == "door":
        values["monster"] = words.foe(view.dealings.corridor[int(number) - 1], "as")
    elif number:
        values["n"] = int(number)
        if message == "price":
            values |= {"name": names[view.turn_seat], "monster": words.foe(view.monster, "as")}
    elif first == DONE:
        message = DONE_BY_PHASE.get(view.phase, "equip-none")
    elif first == DRAW and view.phase == DOOR:
        message = "closed"
    elif first == ACCEPT and words.config.friends:
        message = "take"
    elif first == BUY and view.phase == FIGHT:
        message = "toll"
    elif first == ROLL and view.phase != FIGHT:
        return ""
    if message in OF_A_RIVAL and view.seat != view.turn_seat:
        message, values["name"] = f"{message}-rival", names[view.turn_seat]
    return contracted(texts, texts(f"napakalaki-plan-{message}", **values))


def _without_called_off(plan: Sequence[int]) -> list[int]:
    """Return a plan without the cards that it picks for a sale and puts back."""
    kept = list[int]()
    for action in plan:
        if action != BACK:
            kept.append(action)
            continue
        while kept and verb_of(kept[-1]) == SELL:
            kept.pop()
    return kept
