"""Log lines that several events make: a combat with its gains, a floor left, a gift."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from typing_extensions import override

from app.games.irrgarten.descent.text.things import ThingWords
from app.games.irrgarten.text.combat_story import CombatStory, written
from app.i18n.fluent import Texts, Value
from app.text.log import Kind, LogLine
from app.text.sentences import in_a_row
from engines.irrgarten.descent.events import (
    CoinsChanged,
    Died,
    FloorLeft,
    FoeLeft,
    GiftTaken,
    PrizeTaken,
    SheetShown,
    ThingLeft,
    ThingWornOut,
    TrickDone,
)
from engines.irrgarten.descent.things import Thing
from engines.irrgarten.events import (
    LOST_BY_WOUNDS,
    Blow,
    CombatBegan,
    CombatEnded,
    ThrownBack,
)
from engines.irrgarten.tricks import BLOWS, HUGS, MENDS, SLOW, STEALS, TAXES
from engines.kernel.events import Event

OWN: Final = frozenset({"loses", "dies"})
"""Messages that the Descent words in its own way, because more follows in the sentence."""
AFTER: Final = {MENDS: "mends", SLOW: "slow"}
"""Tricks that have a line of their own after the combat."""
SILENT: Final = SheetShown | ThrownBack
"""Events of a combat that its line says already."""


class DescentStory(CombatStory):
    """A combat of a Descent, and what the winner and the loser have of it."""

    def __init__(
        self, texts: Texts, things: ThingWords, turn: int, begun: CombatBegan, name: str, foe: str
    ) -> None:
        super().__init__(texts, things.gear, turn, name, foe)
        self._things_words = things
        self.seat, self.foe = begun.seat, begun.foe
        self._foe_health = begun.foe_health
        self._coins = 0
        self._lost_coins = 0
        self._got: list[Thing] = []
        self._gone: list[Thing] = []
        self._worn_out: list[Thing] = []
        self._stolen: list[Thing] = []
        self._blown = False
        self._after: list[LogLine] = []
        self.take(begun)

    def takes(self, event: Event) -> bool:
        """Take an event that belongs to the combat; return False for any other."""
        if getattr(event, "seat", self.seat) != self.seat:
            return False
        match event:
            case Blow() | CombatEnded():
                self.take(event)
                self._spiked(event)
            case FoeLeft(closed=False, foe=foe):
                return foe == self.foe
            case TrickDone(trick=trick) if trick != HUGS:
                self._trick(event)
            case CoinsChanged(amount=amount) if amount > 0:
                self._coins += amount
            case PrizeTaken(thing=thing):
                self._got.append(thing)
            case ThingLeft(thing=thing, returned=False):
                self._leave(thing)
            case ThingWornOut(thing=thing):
                self._worn_out.append(thing)
            case Died(lost=lost):
                self._lost_coins = lost
            case CoinsChanged():
                pass  # `Died` and the trick say it
            case _:
                return isinstance(event, SILENT)
        return True

    def lines(self) -> list[LogLine]:
        """Return the line of the combat, and those of tricks after it."""
        return [self.line(), *self._after]

    def _spiked(self, event: Blow | CombatEnded) -> None:
        """Say under a block that it wounded the monster (the trick `spikes`)."""
        if isinstance(event, Blow) and not event.by_player and event.foe_health < self._foe_health:
            text = self._texts("descent-detail-spikes", **self._names, left=event.foe_health)
            self._detail.append(written(self._texts, text))
        self._foe_health = event.foe_health

    def _trick(self, event: TrickDone) -> None:
        if event.trick in AFTER:
            message = f"descent-{AFTER[event.trick]}"
            text = written(self._texts, self._texts(message, **self._names, n=event.amount))
            self._after.append(LogLine(self._turn, text, "move"))
        elif event.trick == STEALS and event.thing:
            self._stolen.append(event.thing)
        elif event.trick == TAXES:
            self._lost_coins = event.amount
        elif event.trick == BLOWS:
            self._blown = True

    def _leave(self, thing: Thing) -> None:
        """Note what was left for want of room; a new thing that is left was never won."""
        if self._got and self._got[-1] == thing:
            self._got.pop()
        self._gone.append(thing)

    # -- the sentence

    @override
    def _say(self, message: str, /, **values: Value) -> str:
        if message in OWN:
            return self._texts(f"descent-{message}", **self._names, **values)
        return super()._say(message, **values)

    @override
    def _closed(self, deed: str) -> str:
        lost = "-wounds" if self._result == LOST_BY_WOUNDS else ""
        return self._texts(f"descent-done{lost}", deed=deed, rounds=self._rounds, hits=self._hits)

    @override
    def _gains(self) -> list[str]:
        """What the combat brought or cost, a clause each."""
        words = self._things_words
        gets = [self._texts("descent-coins", n=self._coins)] if self._coins else []
        gets += words.gains(self._got)
        gone = [words.old(thing, self._got) for thing in self._gone]
        stolen = [words.old(thing) for thing in self._stolen]
        worn_out = [words.old(thing, self._got) for thing in self._worn_out]
        clauses = {"irrgarten-and-gets": gets, "descent-and-wears-out": worn_out}
        clauses["irrgarten-and-leaves"] = gone
        clauses["descent-and-loses"] = stolen
        if self._lost_coins:
            coins = self._texts("descent-coins", n=self._lost_coins)
            clauses["descent-and-loses"] = [*stolen, coins]
        found = [
            self._texts(message, what=in_a_row(self._texts, what))
            for message, what in clauses.items()
            if what
        ]
        return [*found, self._texts("descent-and-blown")] if self._blown else found


class Departure:
    """A floor left through an exit, and the coins for it."""

    def __init__(self, texts: Texts, turn: int, event: FloorLeft, name: str, seats: int) -> None:
        self._texts, self._turn, self._event, self._name = texts, turn, event, name
        self._place = event.place if seats > 1 else 0
        self._coins = 0
        self.seat = event.seat

    def takes(self, event: Event) -> bool:
        """Take the coins for the floor; return False for any other event."""
        if not isinstance(event, CoinsChanged) or event.seat != self.seat or self._coins:
            return False
        self._coins = event.amount
        return True

    def line(self) -> LogLine:
        last = "-last" if self._event.last else ""
        deed = self._texts(
            f"descent-leaves{last}", name=self._name, n=self._event.number, place=self._place
        )
        coins = self._texts("descent-coins", n=self._coins)
        clauses = [deed]
        if self._coins:
            clauses.append(self._texts("irrgarten-and-gets", what=coins))
        return _line(self._texts, self._turn, clauses, "good")

    def lines(self) -> list[LogLine]:
        return [self.line()]


class Gift:
    """A gift taken at the stairs, and what was left for it."""

    def __init__(self, words: ThingWords, turn: int, event: GiftTaken, name: str) -> None:
        self._words, self._turn, self._thing, self._name = words, turn, event.thing, name
        self._gone: list[Thing] = []
        self.seat = event.seat

    def takes(self, event: Event) -> bool:
        """Take what was left for the gift; return False for an event of anything else."""
        if getattr(event, "seat", -1) != self.seat:
            return False
        if isinstance(event, ThingLeft) and not event.returned:
            self._gone.append(event.thing)
            return True
        return isinstance(event, PrizeTaken | SheetShown)

    def line(self) -> LogLine:
        words, texts = self._words, self._words.texts
        clauses = [texts("descent-takes", name=self._name, what=words.new(self._thing))]
        gone = [words.old(thing, [self._thing]) for thing in self._gone if thing != self._thing]
        if len(gone) < len(self._gone):
            clauses = [texts("descent-takes-nothing", name=self._name)]
        elif gone:
            clauses.append(texts("irrgarten-and-leaves", what=in_a_row(texts, gone)))
        return _line(texts, self._turn, [*clauses, texts("descent-and-down")], "move")

    def lines(self) -> list[LogLine]:
        return [self.line()]


def _line(texts: Texts, turn: int, clauses: Sequence[str], kind: Kind) -> LogLine:
    """Return the line of some clauses about one player."""
    if len(clauses) < 3:
        deed = in_a_row(texts, clauses)
    else:
        *first, last = clauses
        deed = texts("irrgarten-and-then", list=", ".join(first), last=last)
    return LogLine(turn, written(texts, texts("irrgarten-done", deed=deed)), kind)
