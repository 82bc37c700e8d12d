"""The context of a dialog about cards."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.napakalaki.text.cards import NapakalakiCardText
from engines.napakalaki.config import Config
from engines.napakalaki.view import View


@dataclass(frozen=True)
class DialogContext:
    """The configuration of a match, the deciding seat's view, and the texts for it.

    `name` is that seat's name; `names` are those of all seats, for dialogs that show others' cards
    too."""

    config: Config
    view: View
    cards: NapakalakiCardText
    name: str
    names: tuple[str, ...] = ()
