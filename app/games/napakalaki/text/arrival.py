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
        texts, values = self._words.texts, {"name": name, **self._foe(monster)}
        door, turn = self._door, self._turn
        variant = turn + turn // 3
        if self._follows is not None and not self.by_rival:
            return texts("napakalaki-follows", **values)
        if door is None:
            return texts(f"napakalaki-meets-{variant % MEETINGS}", **values)
        if door.by != door.seat:
            where = "closed" if door.door == CLOSED else "corridor"
            return texts(f"napakalaki-door-rival-{where}", by=self._name_of(door.by), **values)
        if door.door == CLOSED:
            return texts(f"napakalaki-door-closed-{variant % DOORS}", **values)
        return texts("napakalaki-door-corridor", **values)

    def after(self) -> list[LogLine]:
        """The treasures that come out with the monster."""
        if self._brought is None:
            return []
        line = trick_line(self._words, self._name_of, self._turn, self._brought)
        return [] if line is None else [line]

    def _foe(self, monster: int) -> dict[str, str | int]:
        words, texts = self._words, self._words.texts
        if monster >= 0:
            return {
                "foe": (foe := words.foe(monster, "as")),
                "foe_to": words.foe(monster, "to"),
                "capital": capital(foe),
                "many": words.several(monster),
            }
        unknown = {"monster": texts("napakalaki-word-monster"), "article": "none"}
        foe, foe_to = (texts(f"napakalaki-foe-{place}", **unknown) for place in ("as", "to"))
        return {"foe": foe, "foe_to": foe_to, "capital": capital(foe), "many": 0}
