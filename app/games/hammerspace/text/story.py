"""What a story of the log is, and which events belong to the same."""

from __future__ import annotations

from typing import Protocol

from app.games.hammerspace.text.consequences import DICE
from app.text.log import Kind, LogLine
from engines.hammerspace.effects.events import (
    AmountRolled,
    ConditionRolled,
    MovedCard,
    Peeked,
    PeekedCard,
    Survived,
    Swapped,
    Taken,
    TurnsSkipped,
)
from engines.hammerspace.events import (
    CharacterDropped,
    CharactersKept,
    Discarded,
    Fell,
    KeeperChanged,
    KeptCard,
    LifeGained,
    LifeLost,
    MonsterDied,
    Refilled,
    TurnedDown,
    TurnedUp,
)
from engines.kernel.events import Event

NAMED = "named"
"""The verb of a clause that names the cause."""
WHICH = 8
"""The most cells between a played card and what it does."""
CHOICES = (TurnedUp, TurnedDown, KeptCard)
"""Events that a player decides: no effect brings them."""
FOLLOW: dict[type[Event], tuple[type[Event], ...]] = {
    ConditionRolled: (*DICE, KeptCard),
    AmountRolled: DICE,
    TurnedUp: (TurnedUp, TurnedDown),
    TurnedDown: (TurnedUp, TurnedDown),
    CharacterDropped: (CharactersKept,),
    KeptCard: (KeptCard,),
    Peeked: (PeekedCard,),
    Taken: (MovedCard,),
    Swapped: (MovedCard,),
    Discarded: (MovedCard, Refilled),
    LifeLost: (Fell, KeeperChanged, MonsterDied),
}
"""Events that may extend a line without an effect, about the same player."""
KINDS: dict[type[Event], Kind] = {
    LifeLost: "bad",
    Fell: "bad",
    TurnsSkipped: "bad",
    LifeGained: "good",
    MonsterDied: "good",
    Survived: "good",
}
"""The kinds of lines with these events; a bad one makes the whole line bad."""


class EventStory(Protocol):
    """The events of one happening."""

    def take(self, event: Event) -> bool:
        """Take an event. Return False if it is not part of this story, which is over then."""
        ...

    def lines(self, turn: int) -> list[LogLine]: ...
