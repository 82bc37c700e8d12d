"""Cultists in words: who becomes one, and who is one with which card (NAP-22 to NAP-24)."""

from __future__ import annotations

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.text.log import LogLine
from engines.napakalaki.dealings import NO_CULTIST
from engines.napakalaki.events import CultRolled
from engines.napakalaki.view import Player, View


def cult_line(words: NapakalakiCardText, turn: int, name: str, event: CultRolled) -> LogLine:
    """The line of the die that may make a cultist (NAP-22)."""
    if event.card == NO_CULTIST:
        text = words.texts("course-stays-out", name=name, roll=event.roll)
        return LogLine(turn, text, "move")
    bonus = words.config.cultists[event.card].bonus
    text = words.texts("course-joins", name=name, card=words.cultist(event.card), n=bonus)
    return LogLine(turn, text, "fight")


def cultist_told(words: NapakalakiCardText, view: View, player: Player, name: str = "") -> str:
    """Who is a cultist, with which card and what it adds now (NAP-23); "" for a player who is none.
    Without a name it speaks to the player."""
    if not player.zeal:
        return ""
    card = view.dealings.cult[player.seat]
    message = "course-is-cultist" if name else "course-you-are-cultist"
    bonus = words.config.cultists[card].bonus
    called = words.cultist(card)
    return words.texts(message, name=name, card=called, bonus=bonus, n=player.zeal)
