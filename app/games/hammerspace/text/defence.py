"""The defence of one target of an attack, as far as the log has heard of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from app.games.hammerspace.text.clauses import Clause
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.events import Redirected
from engines.hammerspace.events import DefenceRolled, Defended, Fell, LifeLost, MonsterDied
from engines.kernel.events import Event


class Handed(NamedTuple):
    """A loss that was passed on: its short note, the note with what is left, and a line of its
    own."""

    given: str
    note: str
    clause: Clause


@dataclass(slots=True)
class Defence:
    """The defence of one target; `roll` is None until its die is rolled."""

    roll: DefenceRolled | None = None
    cards: list[Defended] = field(default_factory=list)
    results: list[Clause] = field(default_factory=list)
    saved: str = ""
    """What keeps the target at its last life."""
    rerolls: list[str] = field(default_factory=list)
    replaced: list[str] = field(default_factory=list)
    """Notes about changes of the target's loss."""
    loss: LifeLost | None = None
    notes: list[str] = field(default_factory=list)
    source: str = ""
    """The last effect that replaced a result."""
    savers: list[str] = field(default_factory=list)
    """The effects that took life from the loss."""
    passes: list[tuple[Redirected, str]] = field(default_factory=list)
    """Losses that were passed on, with their sources, until the other party loses them."""
    passing: list[str] = field(default_factory=list)
    """Notes about changes of the loss that was passed on."""
    handed: list[Handed] = field(default_factory=list)
    """Losses that others have had already."""
    changed: int = 0
    """By how much the loss is more than the margin, as far as effects say."""
    fatal: bool = False
    """Whether the target is out, or the monster dead."""
    others_out: bool = False
    """Whether somebody else is out by this attack."""
    keepers: list[str] = field(default_factory=list)
    """Who becomes the keeper of the monster: each has a line of its own."""

    def handed_note(self, note: str) -> str:
        """A note, or in its place the one that also says what is left of whom a loss went to."""
        return next((each.note for each in self.handed if each.given == note), note)

    @property
    def hit(self) -> bool:
        return self.loss is not None

    def owes(self, party: int) -> bool:
        """Whether a loss was passed on to a party."""
        return any(event.to == party for event, _ in self.passes)

    @property
    def notices(self) -> list[str]:
        """The notes about changes of a loss, if there is one."""
        return self.replaced if self.hit else []


def ends(event: Event, party: int) -> bool:
    """Whether an event says that a party is out, or that the monster dies."""
    if isinstance(event, MonsterDied):
        return party == MONSTER
    return isinstance(event, Fell) and event.seat == party
