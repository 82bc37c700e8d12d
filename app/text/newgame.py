"""The words of a new game: what all games share, and what one of them says in its own way."""

from __future__ import annotations

from app.text.fluent import Texts, Value


class GameTexts:
    """The messages about setting up one game: `words("seats.tip")` is `newgame-<game>-seats.tip`
    where there is such a message, and else `newgame-seats.tip`, which is for all games."""

    def __init__(self, texts: Texts, game: str) -> None:
        self.texts, self.game = texts, game

    def __call__(self, name: str, /, **values: Value) -> str:
        """The text of a message."""
        return self.texts(self.id(name), **values)

    def id(self, name: str) -> str:
        """The id of a message: the game's own, or the one for all."""
        own = f"newgame-{self.game}-{name}"
        return own if self.texts.has(own) else f"newgame-{name}"


def dashed(name: str) -> str:
    """A name as it stands in the ids of messages."""
    return name.replace("_", "-")
