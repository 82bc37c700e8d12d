"""Why a bot of Napakalaki decides as it does, in words.

A thought comes from the whole view of its seat, hidden treasures included. Even which reason it is
tells of them: `saves-gold` says that a level could be bought, where `only-choice` says that none
can. So what other seats are told depends on the kind of the decision alone, and on nothing before
it was carried out in the open (NAP-20).
"""

from __future__ import annotations

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.i18n.fluent import Texts, Value
from app.i18n.numbers import percent
from engines.kernel.bots import Thought
from engines.napakalaki.actions import (
    ACCEPT,
    BUY,
    DISCARD,
    DONE,
    DRAW,
    EQUIP,
    LOSE,
    ROLL,
    verb_of,
)

_PUBLIC = {ACCEPT: "accept", DRAW: "draw", BUY: "buy", DONE: "done"}
_PUBLIC_VERBS = {EQUIP: "equip", LOSE: "lose", DISCARD: "discard"}


def reason(words: NapakalakiCardText, thought: Thought) -> str:
    """Why, for eyes that may see the seat's hidden treasures: "buys 1 level for 1100 gold,
    nothing useful lost"."""
    texts = words.texts
    values: dict[str, Value] = {}
    for name, number in thought.data.items():
        match name:
            case "card":
                values["card"] = words.treasure(number)
            case "win" | "chance":
                values["chance"] = percent(number / 100, texts.language)
            case "levels":
                values["levels"] = texts("napakalaki-levels", n=number)
            case _:
                values[name] = number
    return texts(f"napakalaki-bot-{thought.reason}", **values)


def public_reason(words: NapakalakiCardText, thought: Thought) -> str:
    """Why, for all other seats and spectators: no treasure's name, and nothing that depends on
    hidden ones. "" for the choice of what to sell, of which nobody may learn (NAP-11)."""
    texts, action = words.texts, thought.action
    verb = verb_of(action)
    if verb in _PUBLIC_VERBS:
        told = f"public-{_PUBLIC_VERBS[verb]}"
    elif action in _PUBLIC:
        told = f"public-{_PUBLIC[action]}"
    elif action == ROLL:
        # A roll is for starting treasures exactly where nothing else can be done.
        told = "public-start" if thought.reason == "only-choice" else "public-escape"
    else:
        return ""
    if thought.reason == "whim":
        told = "whim"
    return texts(f"napakalaki-bot-{told}")


def said(texts: Texts, name: str, words: str) -> str:
    """A reason with the name of the seat before it: "Ben: buys 1 level."."""
    return texts("napakalaki-bot-says", name=name, words=words)
