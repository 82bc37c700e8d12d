"""The words of the table for plain mode, where they are read aloud: "4 points and a die" in place
of "4 + d6"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from typing_extensions import override

from app.i18n.fluent import Texts, Value

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
    "hammerspace-typed": "typed",
    "hammerspace-starts": "starts",
    "hammerspace-note-crown": "crown",
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


class AloudTexts(Texts):
    """The texts of a session, in its present language, with figures as words."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts.language)
        self._texts = texts

    @override
    def __call__(self, message_id: str, /, **values: Value) -> str:
        self.language = self._texts.language
        said = ALOUD.get(message_id)
        return self._texts(f"plain-ham-aloud-{said}" if said else message_id, **values)

    @override
    def has(self, message_id: str) -> bool:
        return self._texts.has(message_id)
