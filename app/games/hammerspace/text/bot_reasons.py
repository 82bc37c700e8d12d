"""The reasons of Hammerspace's bots, in words.

A thought comes from the whole view of its seat, with its face-down card and the cards it peeked at.
Even the choice of the reason, or the bot's valuation, may reveal them. So the text for other seats
depends on the kind of the decision alone (HAM-25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.clauses import LogClauses
from app.games.hammerspace.text.roles import on_card
from app.i18n.fluent import Texts, Value
from app.i18n.numbers import decimal, percent
from app.text.sentences import contracted
from engines.hammerspace.actions import verb_of
from engines.hammerspace.effects.events import FROM_CHARACTER
from engines.kernel.bots import Thought

LITTLE: Final = 1
"""Tenths of a life point that are not worth a word."""
WHIM: Final = "whim"
"""The reason for a random decision: it reveals nothing about face-down cards."""


def reason(
    words: HammerspaceCardText,
    thought: Thought,
    names: Sequence[str],
    monster: int = -1,
    form: str = "",
) -> str:
    """The reason, for viewers with the seat's own view: "attacks with Club, worth 3.4 life".

    The thought is a detailed one (`advice.detailed`). `names` are the seats' names, `monster` the
    one in play or -1. With the form `TO_YOU`: "attack with Club, ..."."""
    clauses = LogClauses(names, words)
    clauses.monster = monster
    values: dict[str, Value] = {}
    for name, number in thought.data.items():
        match name:
            case "card":
                values["card"] = clauses.card(number)
            case "party":
                values["party"] = values["name"] = clauses.who(number)
            case "cards":
                used = [card for card in range(len(words.config.kind)) if number >> card & 1]
                values["card"] = clauses.cards(used)
            case "parties":
                values["parties"] = clauses.of_mask(number)
            case "character":
                values["character"] = words.names.said(FROM_CHARACTER, number)
            case "block":
                values["option"] = words.effects.block(on_card(words.texts), number)
            case "chance":
                values["chance"] = percent(number / 100, words.texts.language)
            case "worlds":
                values["worlds"] = number
            case _:
                # Tenths of a life point; so little is no reason.
                values["little"] = int(number <= LITTLE)
                values[name] = decimal(100 * number, words.texts.language)
    text = words.texts(f"hammerspace-bot-{thought.reason}{form}", **values)
    return contracted(words.texts, text)


def public_reason(texts: Texts, thought: Thought) -> str:
    """The reason for all other seats and spectators: nothing that depends on face-down cards."""
    if thought.reason == WHIM:
        return texts(f"hammerspace-bot-{WHIM}")
    return texts(f"hammerspace-bot-public-{verb_of(thought.action)}")


def said(texts: Texts, name: str, words: str) -> str:
    """A reason after the name of its seat: "Ben: plays what is worth most now."."""
    return texts("hammerspace-bot-says", name=name, words=words)
