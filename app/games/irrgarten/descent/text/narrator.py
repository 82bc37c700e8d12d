"""The Descent in words: events become lines of the log, one line per combat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from typing_extensions import override

from app.games.irrgarten.descent.text.fates import Fates
from app.games.irrgarten.descent.text.story import Departure, DescentStory, Gift, Shove
from app.games.irrgarten.descent.text.things import ThingWords
from app.games.irrgarten.text.combat_story import written
from app.games.irrgarten.text.gear import GearWords
from app.i18n.fluent import Texts, Value
from app.text.log import Kind, LogLine
from app.text.narrating import Narrator
from app.text.sentences import in_a_row
from engines.irrgarten.descent.events import (
    BellRang,
    ClimbedOut,
    CoinsChanged,
    Died,
    FloorBegan,
    FloorLeft,
    FoeLeft,
    GiftTaken,
    Pushed,
    RoundBegan,
    Shoved,
    SlippedPast,
    Swapped,
    TrickDone,
)
from engines.irrgarten.descent.plan import DARK_SIGHT, KINDS, PLAIN, TWO_DOORS
from engines.irrgarten.events import CombatBegan
from engines.irrgarten.tricks import HUGS, TAXES
from engines.kernel.events import Event, GameEnded, TurnBegan

_OVER = {"safe": "safe", "lost": "lost"}
VARIANTS: Final = {"shoves": 5, "swaps": 4, "hugs": 3, "swallows": 5, "pays": 4, "slips": 3}
"""How many sentences of the same meaning take turns, by message."""


def kind_name(texts: Texts, kind: int) -> str:
    """Return the name of a kind of floor: "the larder"."""
    return texts(f"descent-kind-{KINDS[kind]}")


def kind_about(texts: Texts, kind: int) -> str:
    """Return the sentence that explains a kind of floor."""
    return texts(f"descent-kind-{KINDS[kind]}.about", n=DARK_SIGHT)


def place_words(texts: Texts, floor: int, lap: int) -> str:
    """Return when something is in a Descent, which doesn't count by turns: "Floor 4, lap 9"."""
    return texts("descent-place", n=floor, lap=lap)


class DescentNarrator(Narrator):
    """Takes events in their order and returns the lines that they finish.

    With a seat's feed it says only what that seat may know. `names` are the seats' names, `foe`
    returns a monster by the number of its card, as in a sentence (-1: unseen), and `gear` has the
    names of weapons and shields. `fates` has what became of each seat so far. `floors` are those of
    the match; 0 says nothing of when the dead are back.
    """

    def __init__(
        self,
        texts: Texts,
        names: Sequence[str],
        foe: Callable[[int], str],
        gear: GearWords,
        turn: int = 1,
        floors: int = 0,
    ) -> None:
        super().__init__(texts, names, turn)
        self._foe, self._floors = foe, floors
        self._things = ThingWords(texts, gear)
        self._story: DescentStory | Departure | Gift | Shove | None = None
        self._told_of: Counter[str] = Counter()
        """How often each message with variants was used."""
        self.fates = Fates(texts, len(names), foe)
        self._floor_now = self._lap = self._exits = 1
        self._kept: dict[int, Counter[int]] = {}
        """The coins of each seat that the monsters of this floor took (IRR-52)."""

    @property
    @override
    def place(self) -> str:
        return place_words(self._texts, self._floor_now, self._lap)

    @property
    @override
    def pending(self) -> LogLine | None:
        return self._story.line() if self._story is not None else None

    @override
    def feed(self, event: Event) -> list[LogLine]:
        """Take an event. A line belongs to the floor and lap in which it was finished; a new floor
        begins with its first lap."""
        if isinstance(event, FloorBegan):
            lines = self._placed(self._finish())
            self._floor_now, self._lap = event.number, 1
            self._exits = 2 if event.kind == TWO_DOORS else 1
            return [*lines, *self._placed(self._fed(event))]
        lines = self._placed(self._fed(event))
        if isinstance(event, RoundBegan):
            self._lap = event.number
        return lines

    def _placed(self, lines: list[LogLine]) -> list[LogLine]:
        return [replace(line, place=self.place) for line in lines]

    def _fed(self, event: Event) -> list[LogLine]:
        self.fates.take(event)
        self._keep(event)
        if self._story is not None and self._story.takes(event):
            return []
        lines = self._finish()
        self._begin(event)
        if self._story is not None:
            return lines
        if isinstance(event, TurnBegan):
            self.turn = event.turn
            return lines
        return [*lines, *self._happening(event)]

    def _keep(self, event: Event) -> None:
        """Note whose coins a monster keeps."""
        match event:
            case FloorBegan():
                self._kept.clear()
            case Died(seat=seat, foe=foe, lost=lost) if foe >= 0 and lost:
                self._kept.setdefault(foe, Counter())[seat] += lost
            case TrickDone(seat=seat, foe=foe, trick=trick, amount=coins) if trick == TAXES:
                self._kept.setdefault(foe, Counter())[seat] += coins

    def _begin(self, event: Event) -> None:
        """Begin the line of an event that others add to."""
        match event:
            case CombatBegan(seat=seat, card=card):
                name, foe = self._name(seat), self._foe(card)
                owners = [
                    (owner, self._name(owner), coins)
                    for owner, coins in self._kept.get(event.foe, Counter()).items()
                ]
                self._story = DescentStory(
                    self._texts,
                    self._things,
                    self.turn,
                    event,
                    name,
                    foe,
                    owners,
                    guardian=event.foe < self._exits,  # the guardians have the first numbers
                    back=self._back,
                )
            case FloorLeft(seat=seat):
                seats = len(self._names)
                self._story = Departure(self._things, self.turn, event, self._name(seat), seats)
            case GiftTaken(seat=seat):
                self._story = Gift(self._things, self.turn, event, self._name(seat))
            case Shoved(seat=seat, rival=rival):
                names = self._name(seat), self._name(rival)
                self._story = Shove(
                    self._texts, self.turn, event, names, self._foe, self._variant("shoves")
                )

    @property
    def _back(self) -> int:
        """The floor on which the dead are back, 0 if they are not (IRR-52)."""
        return self._floor_now + 1 if len(self._names) > 1 and self._floor_now < self._floors else 0

    def _variant(self, message: str) -> int:
        """Return the number of the next sentence of a message; a match always reads the same."""
        if message not in VARIANTS:
            return 0
        self._told_of[message] += 1
        return (self._told_of[message] - 1) % VARIANTS[message]

    def _finish(self) -> list[LogLine]:
        story, self._story = self._story, None
        return story.lines() if story is not None else []

    def _happening(self, event: Event) -> list[LogLine]:
        match event:
            case Swapped(seat=seat, rival=rival, hooked=hooked):
                message = "hooks" if hooked else "swaps"
                return [self._told("move", message, seat, rival=self._name(rival))]
            case TrickDone(seat=seat, trick=trick, card=card, amount=amount) if trick == HUGS:
                return [self._told("bad", "hugs", seat, monster=self._foe(card), n=amount)]
            case Died(seat=seat, foe=foe, lost=lost):
                message = "closes" if foe < 0 else "dies-unseen"
                values: dict[str, Value] = {"coins": self._coins(lost), "back": self._back}
                return [self._told("bad", message, seat, n=lost, **values)]
            case ClimbedOut(seat=seat, coins=coins):
                line = self._told("good", "climbs", seat, coins=self._coins(coins))
                return [replace(line, deed=True)]
            case SlippedPast(seat=seat, card=card, health=health):
                return [self._told("bad", "slips", seat, monster=self._foe(card), n=health)]
            case CoinsChanged(seat=seat, amount=amount) if amount > 0:
                return [self._told("turn", "pays", seat, coins=self._coins(amount))]
            case GameEnded():
                return [self._over(event)]
        return self._of_floor(event)

    def _of_floor(self, event: Event) -> list[LogLine]:
        """The lines of the floor itself, and of the match."""
        match event:
            case FloorBegan(number=number, kind=kind):
                return [self._floor(number, kind)]
            case FoeLeft(closed=True, card=card):
                return [self._told("move", "swallows", -1, monster=self._foe(card))]
            case BellRang():
                return [self._line("bad", "descent-bell")]
            case Pushed(seat=seat, health=health):
                return [self._told("bad", "pushed", seat, health=health)]
        return self._of_the_table(event)

    def _told(self, kind: Kind, message: str, seat: int, **values: Value) -> LogLine:
        """Return a line about a seat; -1 is none."""
        text = self._texts(
            f"descent-{message}",
            name=self._name(seat),
            variant=self._variant(message),
            **values,
        )
        return LogLine(self.turn, written(self._texts, text), kind)

    def _floor(self, number: int, kind: int) -> LogLine:
        """A floor begins; what is special about it is the line under it."""
        special = kind != PLAIN
        line = self._line(
            "turn",
            "descent-floor-special" if special else "descent-floor",
            n=number,
            what=kind_name(self._texts, kind),
        )
        return replace(line, detail=(kind_about(self._texts, kind),)) if special else line

    def _coins(self, number: int) -> str:
        return self._texts("descent-coins", n=number)

    def _over(self, event: GameEnded) -> LogLine:
        """The end. A player alone reads the coins: the line above tells the rest. In company the
        log names those with the most."""
        if len(self._names) == 1:
            kept = self._coins(self.fates.of[0].coins)
            return self._line("end", "descent-over-alone", name=self._name(0), coins=kept)
        names = in_a_row(self._texts, [self._name(seat) for seat in event.winners])
        coins = max((self.fates.of[seat].coins for seat in event.winners), default=0)
        return self._line(
            "end",
            f"descent-over-{_OVER.get(event.reason, 'cap')}",
            names=names,
            n=len(event.winners),
            coins=self._coins(coins),
        )

    def _name(self, seat: int) -> str:
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self._texts("irrgarten-word-someone")
