"""How a player comes to a fight of Napakalaki: through which door, against which monster, and what
comes out with it (NAP-36, NAP-42, NAP-44). Part of the line of the meeting."""

from __future__ import annotations

from collections.abc import Callable

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.text.trick_lines import trick_line
from app.text.log import LogLine
from app.text.sentences import capital
from engines.kernel.events import Event
from engines.napakalaki.doors import CLOSED
from engines.napakalaki.events import DoorChosen, MonsterFollows, TreasuresBrought

DOORS = 3
"""The sentences for a closed door that its player has chosen."""
MEETINGS = 3
"""The sentences for a meeting without a choice of doors."""
PLACES = {"meets-0": "to", "door-closed-1": "to", "door-corridor": "to", "door-rival-closed": "to"}
"""The form of the monster's name in these sentences (`NapakalakiCardText.foe`)."""


class Arrival:
    """The way to a fight. `name_of` returns the name of a seat."""

    def __init__(self, words: NapakalakiCardText, turn: int, name_of: Callable[[int], str]) -> None:
        self._words = words
        self._turn = turn
        self._name_of = name_of
        self._door: DoorChosen | None = None
        self._follows: MonsterFollows | None = None
        self._brought: TreasuresBrought | None = None

    def take(self, event: Event) -> bool:
        """Take an event of the way to the fight, each once."""
        match event:
            case DoorChosen() if self._door is None:
                self._door = event
            case MonsterFollows() if self._follows is None:
                self._follows = event
            case TreasuresBrought() if self._brought is None:
                self._brought = event
            case _:
                return False
        return True

    @property
    def monster(self) -> int:
        """The monster as far as the way says it, or -1."""
        known = self._brought or self._follows
        return known.monster if known is not None else -1

    @property
    def own_door(self) -> bool:
        """Whether the result of the fight says enough: nobody but the player chose, and it was the
        closed door."""
        door = self._door
        if self._follows is not None or self._brought is not None:
            return False
        return door is None or (door.door == CLOSED and door.by == door.seat)

    @property
    def only_followed(self) -> bool:
        """Whether a monster has found whom it follows, and the way ends there so far (NAP-44)."""
        return self._follows is not None and self._brought is None

    @property
    def by_rival(self) -> bool:
        """Whether a rival has picked the door (NAP-42)."""
        return self._door is not None and self._door.by != self._door.seat

    def words(self, monster: int, name: str) -> str:
        """Say which monster the fighter meets behind which door, without a full stop."""
        what = self._way()
        foe = foe_words(self._words, monster, PLACES.get(what, "as"))
        values: dict[str, str | int] = {"name": name, "foe": foe}
        if what == "follows":
            values["foe"] = capital(foe)
            values["many"] = self._words.several(monster) if monster >= 0 else 0
        if self._door is not None and self.by_rival:
            values["by"] = self._name_of(self._door.by)
        return self._words.texts(f"napakalaki-{what}", **values)

    def _way(self) -> str:
        """The message of the way."""
        door, variant = self._door, self._turn + self._turn // 3
        if self._follows is not None and not self.by_rival:
            return "follows"
        if door is None:
            return f"meets-{variant % MEETINGS}"
        if self.by_rival:
            return f"door-rival-{'closed' if door.door == CLOSED else 'corridor'}"
        return f"door-closed-{variant % DOORS}" if door.door == CLOSED else "door-corridor"

    def after(self) -> list[LogLine]:
        """The treasures that come out with the monster."""
        if self._brought is None:
            return []
        line = trick_line(self._words, self._name_of, self._turn, self._brought)
        return [] if line is None else [line]


def foe_words(words: NapakalakiCardText, monster: int, place: str = "as") -> str:
    """Return a monster's name in a sentence (`NapakalakiCardText.foe`); "a monster" for -1."""
    if monster >= 0:
        return words.foe(monster, place)
    unknown = words.texts("napakalaki-word-monster")
    return words.texts(f"napakalaki-foe-{place}", monster=unknown, article="none")
