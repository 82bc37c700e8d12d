"""The words of the table for plain mode, where they are read aloud: "4 points and a die" in place
of "4 + d6"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.i18n.fluent import Texts
from app.i18n.reworded import RewordedTexts

ALOUD: Final[Mapping[str, str]] = {
    "hammer-power": "power",
    "hammer-points": "points",
    "hammer-points-except": "points-except",
    "hammer-attack-you": "attack-you",
    "hammer-attack-one": "attack-one",
    "hammer-attack-each-you": "attack-each-you",
    "hammer-attack-each-one": "attack-each-one",
    "hammer-mod-attack-this": "attack-this",
    "hammer-mod-defence-this": "defence-this",
    "hammer-mod-attack-you": "attacks-you",
    "hammerspace-odds-die": "die",
    "hammerspace-sum": "sum",
    "hammerspace-sum-against": "sum-against",
    "hammerspace-lone-die": "lone-die",
    "hammerspace-past": "past",
    "hammerspace-typed": "typed",
    "hammerspace-starts": "starts",
    "hammerspace-sum-crown": "sum-crown",
    "hammerspace-odds-crowned": "crowned",
    "hammerspace-note-needed": "note-needed",
    "hammerspace-needed": "needed",
    "hammerspace-bot-feeds-monster": "hint-feeds",
    "hammerspace-bot-hits-hardest": "hint-hits",
    "hammerspace-bot-hits-whom": "hint-whom",
    "hammerspace-bot-serves-best": "hint-serves",
    "hammerspace-bot-best-target": "hint-target",
    "hammerspace-bot-turns-for-effect": "hint-turns",
    "hammerspace-bot-worth-it": "hint-yes",
    "hammerspace-bot-not-worth-it": "hint-no",
    "hammerspace-bot-best-option": "hint-option",
    "hammerspace-bot-best-player": "hint-player",
}
"""Messages that plain mode says in other words: the last part of `plain-ham-aloud-...`."""


def aloud_texts(texts: Texts) -> Texts:
    """Return the texts of a session with figures as words."""

    def aloud(message_id: str) -> str:
        said = ALOUD.get(message_id)
        return f"plain-ham-aloud-{said}" if said else message_id

    return RewordedTexts(texts, aloud)
