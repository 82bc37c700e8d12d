"""The course's later editions in words: cultists (NAP-22 to NAP-24), and archenemies (NAP-30 to
NAP-33)."""

from __future__ import annotations

from collections.abc import Callable

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.text.log import LogLine
from engines.kernel.events import Event
from engines.napakalaki.course_events import (
    AllDiscarded,
    CultRolled,
    RevengeRolled,
    Stolen,
    StolenCard,
)
from engines.napakalaki.dealings import NO_CULTIST
from engines.napakalaki.view import Player, View


def cult_line(words: NapakalakiCardText, turn: int, name: str, event: CultRolled) -> LogLine:
    """The line of the die that may make a cultist (NAP-22)."""
    if event.card == NO_CULTIST:
        text = words.texts("course-stays-out", name=name, roll=event.roll)
        return LogLine(turn, text, "move")
    bonus = words.config.cultists[event.card].bonus
    text = words.texts("course-joins", name=name, card=words.cultist(event.card), n=bonus)
    return LogLine(turn, text, "fight")


def enemy_line(
    words: NapakalakiCardText, name_of: Callable[[int], str], turn: int, event: Event
) -> LogLine | None:
    """The line of what archenemies do to each other, None for another event."""
    texts = words.texts
    match event:
        case Stolen():
            card = words.called(event.card) if event.card >= 0 else ""
            message = "course-steals-card" if card else "course-steals"
            who, victim = name_of(event.seat), name_of(event.victim)
            text = texts(message, name=who, victim=victim, card=card)
            return LogLine(turn, text, "bad")
        case StolenCard():
            return LogLine(turn, texts("course-which", card=words.called(event.card)), "move")
        case RevengeRolled():
            message = "course-revenge" if event.level else "course-no-revenge"
            who, enemy = name_of(event.seat), name_of(event.archenemy)
            text = texts(message, name=who, enemy=enemy, roll=event.roll, level=event.level)
            return LogLine(turn, text, "bad" if event.level else "move")
        case AllDiscarded():
            cards = (*event.equipped, *event.hidden)
            text = texts("course-discards-all", name=name_of(event.seat), n=len(cards))
            return LogLine(turn, text, "move", tuple(words.called(card) for card in cards))
    return None


def enemy_told(
    words: NapakalakiCardText, view: View, seat: int, name_of: Callable[[int], str], *, own: bool
) -> str:
    """Who is the archenemy of a seat (NAP-30), and whether it has stolen (NAP-31); "" without the
    rule. `own` speaks to the player."""
    if not words.config.archenemies:
        return ""
    name, enemy = name_of(seat), name_of(view.dealings.archenemy[seat])
    texts = words.texts
    told = texts("course-your-enemy" if own else "course-enemy-told", name=name, enemy=enemy)
    if not view.dealings.stolen[seat]:
        return told
    return f"{told} {texts('course-you-stole' if own else 'course-thief', name=name)}"


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
