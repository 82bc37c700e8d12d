"""What a dialog about cards is about."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.napakalaki.text.cards import NapakalakiCardText
from engines.napakalaki.config import Config
from engines.napakalaki.view import View


@dataclass(frozen=True)
class DialogContext:
    """The cards and figures of a match, what the deciding seat sees, and the words for it.

    `name` is that seat's name; `names` are those of all seats, where others' cards are shown too.
    """

    config: Config
    view: View
    cards: NapakalakiCardText
    name: str
    names: tuple[str, ...] = ()
