"""The reasons of Napakalaki's bots, in words.

A thought comes from the whole view of its seat, hidden treasures included. Even the choice of the
reason reveals something: `saves-gold` says that a level could be bought, `only-choice` that none
can. So the text for other seats depends on the kind of the decision alone, and only on decisions
carried out in public (NAP-20). The thoughts of `company` come from public knowledge, so others
read them as they are."""

from __future__ import annotations

from typing import Final

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.i18n.fluent import Texts, Value
from app.i18n.numbers import percent
from engines.kernel.bots import Thought
from engines.napakalaki import company
from engines.napakalaki.actions import (
    ACCEPT,
    BUY,
    DISCARD,
    DISCARD_ALL,
    DONE,
    DRAW,
    EQUIP,
    LOSE,
    ROLL,
    STEAL,
    notation,
    verb_of,
)

OPEN: Final = frozenset({*company.REASONS} - {"only-choice"})
"""The reasons that depend on nothing hidden."""
_AMONG_FRIENDS = ("door", "grudge", "spend", "price", "ask", "deal", "refuse", "grab")
_PUBLIC = {ACCEPT: "accept", DRAW: "draw", BUY: "buy", DONE: "done", STEAL: "steal"}
_PUBLIC[DISCARD_ALL] = "discard-all"
_PUBLIC_VERBS = {EQUIP: "equip", LOSE: "lose", DISCARD: "discard"}


def reason(words: NapakalakiCardText, thought: Thought, form: str = "") -> str:
    """The reason, for viewers of the seat's hidden treasures: "buys 1 level for 1100 gold and loses
    nothing useful". With the form `TO_YOU`: "buy 1 level ..."."""
    texts = words.texts
    values: dict[str, Value] = {}
    for name, number in thought.data.items():
        match name:
            case "card":
                values["card"] = words.called(number)
            case "win" | "chance":
                values["chance"] = percent(number / 100, texts.language)
            case "grudges":
                values["grudges"] = texts("napakalaki-grudges", n=number)
            case "price":
                values["treasures"] = texts("napakalaki-some-treasures", n=number)
            case "levels":
                values["levels"] = texts("napakalaki-levels", n=number)
            case _:
                values[name] = number
    return texts(f"napakalaki-bot-{thought.reason}{form}", **values)


def public_reason(words: NapakalakiCardText, thought: Thought) -> str:
    """The reason for all other seats and spectators: no treasure's name, and nothing that depends
    on hidden ones. "" for picks of a sale, which are secret (NAP-11)."""
    action = thought.action
    if thought.reason in OPEN:
        return reason(words, thought)
    does = _PUBLIC_VERBS.get(verb_of(action)) or _PUBLIC.get(action)
    if does is None:
        word = notation(action).partition(" ")[0]
        does = word if word in _AMONG_FRIENDS else None
    if action == ROLL:
        # A roll is for starting treasures exactly where it is the only possible action.
        does = "start" if thought.reason == "only-choice" else "escape"
    if does is None:
        return ""
    message = "whim" if thought.reason == "whim" else f"public-{does}"
    return words.texts(f"napakalaki-bot-{message}")


def said(texts: Texts, name: str, words: str) -> str:
    """A reason after the name of its seat: "Ben: buys 1 level."."""
    return texts("napakalaki-bot-says", name=name, words=words)
