"""Texts of which some messages are said in other words."""

from __future__ import annotations

from collections.abc import Callable

from typing_extensions import override

from app.i18n.fluent import Texts, Value


class RewordedTexts(Texts):
    """The texts of a session, in its present language. `reworded` returns the id of the message
    that stands for a message; the same id for one that stays."""

    def __init__(self, texts: Texts, reworded: Callable[[str], str]) -> None:
        super().__init__(texts.language)
        self._texts, self._reworded = texts, reworded

    @override
    def __call__(self, message_id: str, /, **values: Value) -> str:
        self.language = self._texts.language
        return self._texts(self._reworded(message_id), **values)

    @override
    def has(self, message_id: str) -> bool:
        return self._texts.has(message_id)
