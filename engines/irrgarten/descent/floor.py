"""A floor of a Descent: its board, its monsters with their prizes, and its gifts. Immutable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.plan import KINDS as FLOOR_KINDS
from engines.irrgarten.descent.things import KINDS, Thing
from engines.irrgarten.labyrinth import FAR, Labyrinth
from engines.irrgarten.tricks import HUGS
from engines.kernel.errors import BadState
from engines.kernel.plaindata import whole

WAYS: Final = {
    around: tuple(way for way, wall in enumerate(around) if not wall)
    for around in product((0, 1), repeat=4)
}
"""The open directions by the obstacles above, below, to the left and to the right."""


@dataclass(frozen=True, slots=True)
class Floor:
    """A floor as it was drawn. Monsters are numbered from 0, the guardians first.

    `number` counts floors from 1; `kind` is one of `plan.KINDS`. Each exit has its guardian: exit
    `i` that of monster `i` (IRR-42). `starts` has the square of each seat. `ways` are the steps
    from each square to the nearest exit, obstacles considered, `FAR` without a way, and `farthest`
    the most of them. `open_ways` are the directions without an obstacle, by square. `huggers` are
    the monsters with the trick `hugs`, `hugged` those of them beside a square. `far_foes` has the
    steps of each monster to the exit and its number, the most steps first. Reals are in
    thousandths.
    """

    number: int
    kind: int
    board: Labyrinth
    exits: tuple[int, ...]
    starts: tuple[int, ...]
    foe_square: tuple[int, ...]
    foe_card: tuple[int, ...]
    foe_strength: tuple[int, ...]
    foe_intelligence: tuple[int, ...]
    foe_health: tuple[int, ...]
    foe_prize: tuple[Thing, ...]
    gifts: tuple[Thing, ...]
    huggers: tuple[int, ...] = ()
    ways: tuple[int, ...] = field(default=(), compare=False)
    farthest: int = field(default=0, compare=False)
    deltas: tuple[int, int, int, int] = field(default=(0, 0, 0, 0), compare=False)
    foe_at: dict[int, int] = field(default_factory=dict, compare=False)
    open_ways: tuple[tuple[int, ...], ...] = field(default=(), compare=False)
    hugged: dict[int, tuple[int, ...]] = field(default_factory=dict, compare=False)
    far_foes: tuple[tuple[int, int], ...] = field(default=(), compare=False)

    def __post_init__(self) -> None:
        ways = self.ways or steps_to(self.board, self.exits)
        object.__setattr__(self, "ways", ways)
        object.__setattr__(self, "farthest", max(steps for steps in ways if steps < FAR))
        object.__setattr__(self, "deltas", self.board.deltas)
        deltas, walls, stride = self.deltas, self.board.walls, self.board.stride
        object.__setattr__(self, "open_ways", tuple(
            () if wall else WAYS[
                walls[square - stride], walls[square + stride], walls[square - 1], walls[square + 1]
            ]
            for square, wall in enumerate(walls)
        ))  # fmt: skip
        near: dict[int, tuple[int, ...]] = {}
        for foe in self.huggers:
            for delta in deltas:
                square = self.foe_square[foe] + delta
                near[square] = (*near.get(square, ()), foe)
        object.__setattr__(self, "hugged", near)
        at = {square: foe for foe, square in enumerate(self.foe_square)}
        object.__setattr__(self, "foe_at", at)
        far = sorted((-ways[square], foe) for square, foe in at.items())
        object.__setattr__(self, "far_foes", tuple((-steps, foe) for steps, foe in far))

    @property
    def par(self) -> int:
        """The steps from the entrance to the exit."""
        return self.ways[self.starts[0]]

    def is_guardian(self, foe: int) -> bool:
        return foe < len(self.exits)

    def to_data(self) -> dict[str, Any]:
        """Return a JSON-able dict from which `from_data` makes the same floor."""
        return {
            "number": self.number,
            "kind": self.kind,
            "rows": self.board.rows(),
            "exits": list(self.exits),
            "starts": list(self.starts),
            "square": list(self.foe_square),
            "card": list(self.foe_card),
            "strength": list(self.foe_strength),
            "intelligence": list(self.foe_intelligence),
            "health": list(self.foe_health),
            "prize": [list(prize) for prize in self.foe_prize],
            "gifts": [list(gift) for gift in self.gifts],
        }

    @classmethod
    def from_data(cls, data: Any, config: Config) -> Floor:
        """Return the written floor of a configuration. Raise `BadState` for wrong data."""
        cards, gear = len(config.cards), len(config.gear)
        try:
            foe_card = _numbers(data["card"], cards, len(data["square"]))
            board = Labyrinth.from_rows(data["rows"])
            count = len(data["square"])
            found = cls(
                number=whole(data["number"]),
                kind=whole(data["kind"]),
                board=board,
                exits=_numbers(data["exits"], len(board.walls)),
                starts=_numbers(data["starts"], len(board.walls)),
                foe_square=_numbers(data["square"], len(board.walls)),
                foe_card=foe_card,
                foe_strength=_numbers(data["strength"], FAR, count),
                foe_intelligence=_numbers(data["intelligence"], FAR, count),
                foe_health=_numbers(data["health"], FAR, count),
                foe_prize=tuple(read_thing(prize, gear) for prize in data["prize"]),
                gifts=tuple(read_thing(gift, gear) for gift in data["gifts"]),
                huggers=huggers_of(config, foe_card),
            )
        except (KeyError, TypeError, ValueError, IndexError) as problem:
            raise BadState(what="floor", found=str(problem)) from None
        squares = (*found.exits, *found.starts, *found.foe_square)
        sound = (
            found.number > 0
            and 0 <= found.kind < len(FLOOR_KINDS)
            and len(found.foe_prize) == count >= len(found.exits) > 0
            and len(set(found.foe_square)) == count
            and all(found.ways[square] < FAR for square in squares)
        )
        if not sound:
            raise BadState(what="floor", found=repr(found.number))
        return found


def huggers_of(config: Config, foe_card: Sequence[int]) -> tuple[int, ...]:
    """Return the monsters whose cards have the trick `hugs`, by the card of each monster."""
    return tuple(foe for foe, card in enumerate(foe_card) if config.cards[card].trick[0] == HUGS)


def steps_to(board: Labyrinth, exits: Sequence[int]) -> tuple[int, ...]:
    """Return the steps from each square to the nearest of some exits; `FAR` without a way."""
    steps = [FAR] * len(board.walls)
    for square in exits:
        steps[square] = 0
    edge, more = list(exits), 0
    seen, stride = bytearray(board.walls), board.stride
    for square in exits:
        seen[square] = 1
    while edge:
        more += 1
        reached = []
        for here in edge:
            for there in (here - stride, here + stride, here - 1, here + 1):
                if not seen[there]:
                    seen[there] = 1
                    steps[there] = more
                    reached.append(there)
        edge = reached
    return tuple(steps)


def read_thing(data: Any, gear: int) -> Thing:
    """Return a written thing, for a deck of so many cards of gear. Raise `ValueError`."""
    kind, amount, uses, card = (whole(number) for number in data)
    if kind not in KINDS or min(amount, uses, card) < 0 or card >= max(1, gear):
        raise ValueError("a thing of no such kind")
    return kind, amount, uses, card


def _numbers(data: Any, most: int, count: int | None = None) -> tuple[int, ...]:
    """Return whole numbers from 0 to below `most`, `count` of them. Raise `ValueError`."""
    found = tuple(whole(number) for number in data)
    if not all(0 <= number < most for number in found) or count not in (None, len(found)):
        raise ValueError("a number out of range")
    return found
