"""Log lines that several events make: a combat with its gains, a shove, a floor left, a gift."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from typing_extensions import override

from app.games.irrgarten.descent.text.things import ThingWords
from app.games.irrgarten.text.combat_story import CombatStory, deeds_in_a_row, written
from app.games.irrgarten.text.narrator import towards
from app.i18n.fluent import Texts, Value
from app.text.log import Kind, LogLine
from app.text.sentences import in_a_row
from engines.irrgarten.descent.events import (
    BellHurried,
    CoinsChanged,
    Died,
    FloorLeft,
    FoeLeft,
    GiftTaken,
    PrizeTaken,
    SheetShown,
    Shoved,
    ThingLeft,
    ThingWornOut,
    TrickDone,
)
from engines.irrgarten.descent.things import GEAR_KINDS, Thing
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    Blow,
    CombatBegan,
    CombatEnded,
    ThrownBack,
)
from engines.irrgarten.tricks import BLOWS, HUGS, MENDS, SLOW, STEALS, TAXES
from engines.kernel.events import Event

Owner = tuple[int, str, int]
"""A player whose coins a monster has: the seat, the name, the coins."""
OWN: Final = frozenset({"loses", "dies"})
"""Messages that the Descent words in its own way, because more follows in the sentence."""
OF_THE_LIVING: Final = ("descent-and-wears-out", "irrgarten-and-leaves")
"""What nobody asks of the dead, who keep no gear (IRR-52)."""
ASIDE: Final = {MENDS: "mends", SLOW: "slow"}
"""Tricks that come in the brackets or behind them, and in a sentence under the combat."""
MOST_PUSHED: Final = 4
"""The most squares of a shove (the trick `pushes`)."""
SILENT: Final = SheetShown | ThrownBack
"""Events of a combat that its line says already."""


class DescentStory(CombatStory):
    """A combat of a Descent, and what the winner and the loser have of it."""

    def __init__(
        self,
        texts: Texts,
        things: ThingWords,
        turn: int,
        begun: CombatBegan,
        name: str,
        foe: str,
        owners: Sequence[Owner] = (),
        *,
        guardian: bool = False,
        back: int = 0,
    ) -> None:
        """`owners` are the players whose coins the monster has. A `guardian` that loses leaves the
        exit open (IRR-42). `back` is the floor on which a death ends, 0 for never (IRR-52)."""
        super().__init__(texts, things.gear, turn, name, foe)
        self._things_words = things
        self.seat, self.foe = begun.seat, begun.foe
        self._foe_health = begun.foe_health
        self._coins = 0
        self._lost_coins = self._left_coins = 0
        self._taxed = 0
        self._got: list[Thing] = []
        self._gone: list[Thing] = []
        self._worn_out: list[Thing] = []
        self._stolen: list[Thing] = []
        self._blown = False
        self._asides: list[str] = []
        self._sooner: list[str] = []
        """That the floor closes sooner (the trick `slow`)."""
        self._owners, self._guardian, self._back = owners, guardian, back
        self._armed = False
        """Whether the player had gear after the last attack."""
        self.take(begun)

    def takes(self, event: Event) -> bool:
        """Take an event that belongs to the combat; return False for any other."""
        if getattr(event, "seat", self.seat) != self.seat:
            return False
        match event:
            case Blow() | CombatEnded():
                self.take(event)
                self._spiked(event)
                if isinstance(event, Blow):
                    self._armed = any((*event.weapons[1::2], *event.shields[1::2]))
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
            case CoinsChanged(coins=coins):  # `Died` and the trick say the amount
                self._left_coins = coins
            case _:
                return isinstance(event, SILENT)
        return True

    @override
    def line(self) -> LogLine:
        """Return the line. Its `rest` names the things left for want of room, which the player
        chooses after the fight is in the log."""
        line = super().line()
        if not self._gone:
            return line
        what = in_a_row(self._texts, self._things_words.losses(self._gone, self._got))
        rest = self._texts("descent-leaves-behind", name=self._names["name"], what=what)
        return replace(line, rest=rest)

    def lines(self) -> list[LogLine]:
        return [self.line()]

    def _spiked(self, event: Blow | CombatEnded) -> None:
        """Say under a block that it wounded the monster (the trick `spikes`)."""
        if isinstance(event, Blow) and not event.by_player and event.foe_health < self._foe_health:
            text = self._texts("descent-detail-spikes", **self._names, left=event.foe_health)
            self._detail.append(written(self._texts, text))
        self._foe_health = event.foe_health

    def _trick(self, event: TrickDone) -> None:
        if event.trick in ASIDE:
            message = f"descent-{ASIDE[event.trick]}"
            where = self._sooner if event.trick == SLOW else self._asides
            where.append(self._texts(message, n=event.amount))
            text = self._texts(f"{message}-detail", **self._names, n=event.amount)
            self._detail.append(written(self._texts, text))
        elif event.trick == STEALS and event.thing:
            self._stolen.append(event.thing)
        elif event.trick == TAXES:
            self._taxed = event.amount
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
        """The deed, its causes in brackets, and what it means for the floor, a sentence each."""
        done = self._texts("irrgarten-done-rounds", deed=deed, causes=self._causes())
        opens = [self._texts("descent-exit-open")] if self._guardian and self._won else []
        sooner = [] if self._result == LOST_BY_DEATH else self._sooner
        return " ".join([done, *opens, *sooner])

    @override
    def _causes(self) -> str:
        """What stands in the brackets of a race, what a trick did besides or when the dead are
        back, and whose coins the monster had (IRR-52)."""
        asides = self._asides
        if self._result == LOST_BY_DEATH:
            asides = [self._texts("descent-back-on", n=self._back)] if self._back else []
        return ", ".join([super()._causes(), *asides, *self._coins_back()])

    def _coins_back(self) -> list[str]:
        if not self._won:
            return []
        return [
            self._texts("descent-coins-back", n=coins, name=name, own=int(seat == self.seat))
            for seat, name, coins in self._owners
        ]

    @override
    def _gains(self) -> list[str]:
        """What the combat brought or cost, a clause each."""
        words = self._things_words
        gets = [self._texts("descent-coins", n=self._coins)] if self._coins else []
        gets += words.gains(self._got)
        taken = [words.old(thing) for thing in self._stolen]
        if self._taxed:
            taken.append(self._texts("descent-coins", n=self._taxed))
        clauses = {
            "irrgarten-and-gets": gets,
            "descent-and-wears-out": words.losses(self._worn_out, self._got),
            "irrgarten-and-leaves": words.losses(self._gone, self._got),
            "descent-and-hands-over": taken,
            "descent-and-loses": self._paid(),
        }
        found = [
            self._texts(message, what=in_a_row(self._texts, what))
            for message, what in clauses.items()
            if what and not (self._result == LOST_BY_DEATH and message in OF_THE_LIVING)
        ]
        return [*found, self._texts("descent-and-blown")] if self._blown else found

    def _paid(self) -> list[str]:
        """What a death cost: gear, unless it is the end anyway, and coins, and of how many."""
        if self._result != LOST_BY_DEATH:
            return []
        gear = [self._texts("descent-gear-lost")] if self._back and self._armed else []
        if not self._lost_coins:
            return gear
        message = "descent-coins-of" if self._left_coins else "descent-coins"
        had = self._lost_coins + self._left_coins
        return [*gear, self._texts(message, n=self._lost_coins, all=had)]


class Shove:
    """A shove. If a monster was behind the rival, the shove says so, and the fight comes after."""

    def __init__(
        self,
        texts: Texts,
        turn: int,
        event: Shoved,
        names: tuple[str, str],
        foe: Callable[[int], str],
        variant: int,
    ) -> None:
        self._texts, self._turn, self._names, self._foe = texts, turn, names, foe
        self._rival, self._variant = event.rival, variant
        self._way = towards(texts, _way_of(event.target - event.origin))
        self._monster = ""
        self.seat = event.seat

    def takes(self, event: Event) -> bool:
        """Look whether the rival's fight follows. It has a line of its own."""
        if isinstance(event, CombatBegan) and event.seat == self._rival:
            self._monster = self._foe(event.card)
        return False

    def line(self) -> LogLine:
        name, rival = self._names
        message = "descent-shoves-into" if self._monster else "descent-shoves"
        text = self._texts(
            message,
            name=name,
            rival=rival,
            way=self._way,
            monster=self._monster,
            variant=self._variant,
        )
        return LogLine(self._turn, written(self._texts, text), "move", deed=True)

    def lines(self) -> list[LogLine]:
        return [self.line()]


def _way_of(delta: int) -> int:
    """Return the direction from one square to another in line with it: squares of a row follow
    one another, and a floor is wider than any shove."""
    first = 2 if abs(delta) <= MOST_PUSHED else 0  # left and right come after up and down
    return first + (delta > 0)


class Departure:
    """A floor left through an exit: the coins for it, what was only borrowed, and the bell."""

    def __init__(
        self, words: ThingWords, turn: int, event: FloorLeft, name: str, seats: int
    ) -> None:
        self._words, self._texts = words, words.texts
        self._turn, self._event, self._name = turn, event, name
        self._place = event.place if seats > 1 else 0
        self._coins = 0
        self._returned: list[Thing] = []
        self._bell = 0
        self.seat = event.seat

    def takes(self, event: Event) -> bool:
        """Take what leaving brings; return False for any other event."""
        match event:
            case CoinsChanged(seat=self.seat, amount=amount) if not self._coins:
                self._coins = amount
            case ThingLeft(seat=self.seat, thing=thing, returned=True):
                self._returned.append(thing)
            case BellHurried(rounds=rounds):
                self._bell = rounds + 1  # the present lap counts, as it does on the screen
            case _:
                return False
        return True

    def line(self) -> LogLine:
        texts = self._texts
        last = "-last" if self._event.last else ""
        clauses = [
            texts(f"descent-leaves{last}", name=self._name, n=self._event.number, place=self._place)
        ]
        if self._coins:
            coins = texts("descent-coins", n=self._coins)
            clauses.append(texts("irrgarten-and-gets", what=coins))
        if self._returned:
            what = in_a_row(texts, self._words.losses(self._returned))
            clauses.append(texts("descent-and-returns", what=what))
        causes = texts("descent-bell-soon", n=self._bell) if self._bell else ""
        return _line(texts, self._turn, clauses, "good", causes)

    def lines(self) -> list[LogLine]:
        return [self.line()]


class Gift:
    """A gift taken at the stairs, and what was left for it."""

    def __init__(self, words: ThingWords, turn: int, event: GiftTaken, name: str) -> None:
        self._words, self._turn, self._thing, self._name = words, turn, event.thing, name
        self._gone: list[Thing] = []
        self._health = 0
        self.seat = event.seat

    def takes(self, event: Event) -> bool:
        """Take what was left for the gift, and the health after it; return False for an event of
        anything else."""
        if getattr(event, "seat", -1) != self.seat:
            return False
        if isinstance(event, ThingLeft) and not event.returned:
            self._gone.append(event.thing)
            return True
        if isinstance(event, SheetShown):
            self._health = event.health
        return isinstance(event, PrizeTaken | SheetShown)

    def line(self) -> LogLine:
        words, texts = self._words, self._words.texts
        gear = self._thing[0] in GEAR_KINDS
        what = words.new(self._thing) if gear else words.chosen(self._thing, self._health)
        message = "takes" if gear else "takes-points"
        clauses = [texts(f"descent-{message}", name=self._name, what=what)]
        gone = [words.old(thing, [self._thing]) for thing in self._gone if thing != self._thing]
        if len(gone) < len(self._gone):
            clauses = [texts("descent-takes-nothing", name=self._name)]
        elif gone:
            clauses.append(texts("irrgarten-and-leaves", what=in_a_row(texts, gone)))
        return _line(texts, self._turn, [*clauses, texts("descent-and-down")], "move")

    def lines(self) -> list[LogLine]:
        return [self.line()]


def _line(texts: Texts, turn: int, clauses: Sequence[str], kind: Kind, causes: str = "") -> LogLine:
    """Return the line of some clauses about one player, with what follows in brackets."""
    deed = deeds_in_a_row(texts, clauses)
    message = "irrgarten-done-rounds" if causes else "irrgarten-done"
    return LogLine(turn, written(texts, texts(message, deed=deed, causes=causes)), kind)
