"""The stories of a turn of Hammerspace: each takes related events and writes its lines."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from app.games.hammerspace.text.clauses import CELLS, Clause, LogClauses, capital
from app.games.hammerspace.text.origins import block_of, rolls
from app.i18n.literal import width
from app.text.log import Kind, LogLine
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import (
    FROM_CARD,
    AmountRolled,
    ConditionRolled,
    EffectActs,
    Given,
    LastingEnded,
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
    StartRolled,
    TurnedDown,
    TurnedUp,
    TurnLost,
)
from engines.hammerspace.state import NOBODY
from engines.kernel.events import Event

DICE = (ConditionRolled, AmountRolled)
CHOICES = (TurnedUp, TurnedDown, KeptCard)
"""Events that a player decides: no effect brings them."""
FOLLOW: dict[type[Event], tuple[type[Event], ...]] = {
    ConditionRolled: (*DICE, KeptCard),
    AmountRolled: DICE,
    TurnedUp: (TurnedUp, TurnedDown),
    TurnedDown: (TurnedUp, TurnedDown),
    CharacterDropped: (CharactersKept,),
    KeptCard: (KeptCard,),
    LastingEnded: (LastingEnded,),
    Peeked: (PeekedCard,),
    Taken: (MovedCard,),
    Swapped: (MovedCard,),
    LifeLost: (Fell, KeeperChanged, MonsterDied),
}
"""Events that may extend a line without an effect, about the same player."""
_KINDS: dict[type[Event], Kind] = {
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


class EffectStory:
    """The consequences of an effect or of a played card; without `lead`, of other events.

    `roller` is the source of the dice with which the story starts, named if they bring nothing."""

    def __init__(
        self, clauses: LogClauses, lead: str = "", owner: int = NOBODY, roller: str = ""
    ) -> None:
        self._clauses = clauses
        self._texts = clauses.texts
        self._lead = lead
        self._owner = owner
        self._roller = roller
        self._played = NONE
        self._acts: EffectActs | None = None
        self._source = ""
        self._parts: list[Clause] = []
        self._since = 0  # clauses written before the effect acted last
        self._last: Event | None = None
        self._given: dict[tuple[int, int, int], tuple[int, list[int]]] = {}
        self._detail: list[str] = []
        self._kind: Kind = "move"

    @classmethod
    def of_card(cls, clauses: LogClauses, seat: int, card: int) -> EffectStory:
        lead = clauses.texts("hammerspace-plays", name=clauses.who(seat), card=clauses.card(card))
        story = cls(clauses, lead, seat)
        story._played = card
        story._detail += clauses.words.effect_lines(card)
        return story

    @property
    def silent(self) -> bool:
        return not self._parts

    def take(self, event: Event) -> bool:
        if isinstance(event, EffectActs):
            if self._lead and self._clauses.stands_in(event):
                self._source = self._clauses.source(event)
                return True
            return self._adopt(event)
        if self._lead and (isinstance(event, CHOICES) or not self._may_roll(event)):
            return False
        event, again = self._summed(event)
        clause = self._clauses.of(event, self._source)
        if clause is None or not (self._lead or self._follows(event, clause)):
            return False
        self._last = event
        kind = _KINDS.get(type(event), "move")
        if kind == "bad" or self._kind == "move":
            self._kind = kind
        if isinstance(event, Given):
            self._give(event)
        else:
            self._parts[len(self._parts) - again :] = [clause]
        return True

    def _summed(self, event: Event) -> tuple[Event, int]:
        """Add life that the same player gains or loses in a row, with its earlier value, into one
        sum. Return it with the number of clauses that it replaces."""
        before = self._last
        if (
            self._lead
            and isinstance(event, (LifeGained, LifeLost))
            and isinstance(before, type(event))
            and before.party == event.party
        ):
            return replace(event, amount=before.amount + event.amount), 1
        return event, 0

    def give_up(self, event: Discarded) -> None:
        """Add the discard of a card whose owner has just failed to keep it by a roll (HAM-17)."""
        last = self._last
        if self._lead or not isinstance(last, ConditionRolled) or last.owner != event.seat:
            return
        config = self._clauses.words.config
        tests = config.code.tests
        rolled = tuple(
            card
            for card in event.cards
            if any(each.op == fx.ROLL for each in tests[config.keep[card]])
        )
        if rolled:
            text = self._clauses.of(replace(event, cards=rolled))
            self._parts += [text] if text is not None else []
            self._last = event

    def lines(self, turn: int) -> list[LogLine]:
        texts, detail = self._texts, tuple(dict.fromkeys(self._detail))
        if not self._parts:
            if self._played == NONE:
                return []
            return [LogLine(turn, texts("hammerspace-line", what=self._lead), self._kind, detail)]
        lead, owner, first = self._lead, self._owner, self._parts[0][0]
        if not lead and self._roller and isinstance(self._last, DICE):
            lead, owner = self._roller, first
        found: list[str] = []
        for part in self._clauses.packed(self._parts, owner, CELLS - width(lead)):
            if lead:
                found.append(texts("hammerspace-told", lead=lead, what=part))
            else:
                what = capital(part) if first == NOBODY else part
                found.append(texts("hammerspace-line", what=what))
        return [LogLine(turn, text, self._kind, detail) for text in found]

    def _adopt(self, event: EffectActs) -> bool:
        """Continue the line with another effect: of the played card, of the same effect on another
        party if each needs one clause, or of the dice rolled for it."""
        if self._acts is not None:
            several = len(self._parts) > self._since + 1
            self._since = len(self._parts)
            return (self._played != NONE or not several) and self._acts == event
        if self._played != NONE:
            if (event.source, event.number, event.ability) != (FROM_CARD, self._played, NONE):
                return False
        elif self._lead or not self._only_dice_of(event.owner):
            return False
        else:
            self._lead, self._owner = self._clauses.acting(event), event.owner
            self._explain(event)
        self._acts, self._since = event, len(self._parts)
        return True

    def _only_dice_of(self, owner: int) -> bool:
        """Whether nothing was written yet, or only a player's dice, which may be for its effect."""
        dice = not self._parts or isinstance(self._last, DICE)
        return dice and all(subject == owner for subject, _ in self._parts)

    def _explain(self, event: EffectActs) -> None:
        words = self._clauses.words
        if event.source == FROM_CARD and event.number >= 0:
            self._detail += words.effect_lines(event.number)
        elif event.ability != NONE:
            name = self._clauses.who(event.owner)
            self._detail.append(words.lasting(event.ability, name))

    def _may_roll(self, event: Event) -> bool:
        """Whether an event is no dice, or dice that the effect of the line may have rolled."""
        if not isinstance(event, DICE):
            return True
        config = self._clauses.words.config
        block = NONE if self._acts is None else block_of(config, self._acts)
        return event.owner == self._owner and (block == NONE or rolls(config, block))

    def _follows(self, event: Event, clause: Clause) -> bool:
        if self._last is None:
            self._owner = NOBODY
            return True
        if not isinstance(event, FOLLOW.get(type(self._last), ())):
            return False
        first, here = self._parts[0][0], clause[0]
        return NOBODY in (first, here) or first == here

    def _give(self, event: Given) -> None:
        """Join equal gifts to several players into one clause."""
        key = event.ability, event.turns, event.uses
        at, holders = self._given.setdefault(key, (len(self._parts), []))
        holders.append(event.holder)
        clause = NOBODY, self._clauses.given(event, holders)
        self._parts[at : at + 1] = [clause]
        source = self._clauses.lasting(event.ability)
        what = self._clauses.lasting_text(event.ability, self._clauses.who(event.holder))
        self._detail.append(self._texts("hammerspace-detail", who=source, what=what))


class RedrawStory:
    """A player that can play no card replaces all four (HAM-9)."""

    def __init__(self, clauses: LogClauses, event: TurnLost) -> None:
        self._clauses = clauses
        self._seat = event.seat
        self._gone: list[int] = []
        self._new: list[int] = []

    def take(self, event: Event) -> bool:
        """Take the four discards and the new cards."""
        match event:
            case Discarded(seat=seat, cards=cards) if seat == self._seat and not self._gone:
                self._gone += cards
            case Refilled(seat=seat, card=card):
                self._new += [card] if seat == self._seat else []
            case _:
                return False
        return True

    def lines(self, turn: int) -> list[LogLine]:
        texts, name = self._clauses.texts, self._clauses.who(self._seat)
        detail = []
        for text, cards in (("out", self._gone), ("in", self._new)):
            if cards:
                named = ", ".join(map(self._clauses.card, cards))
                detail.append(texts(f"hammerspace-detail-{text}", cards=named))
        return [LogLine(turn, texts("hammerspace-redraws", name=name), "bad", tuple(detail))]


class DrawStory:
    """Drawn cards: logged only for room made by an effect (HAM-16). All others replace used cards,
    in public."""

    def __init__(self, clauses: LogClauses, seats: set[int]) -> None:
        self._clauses = clauses
        self._seats = seats
        self._cards: dict[int, list[int]] = {}

    def take(self, event: Event) -> bool:
        if not isinstance(event, Refilled):
            return False
        if event.seat in self._seats:
            self._cards.setdefault(event.seat, []).append(event.card)
        return True

    def lines(self, turn: int) -> list[LogLine]:
        clauses, texts = self._clauses, self._clauses.texts
        return [
            LogLine(
                turn,
                texts("hammerspace-draws", name=clauses.who(seat), cards=clauses.cards(cards)),
                "move",
            )
            for seat, cards in self._cards.items()
        ]


class StartRollStory:
    """All players roll two dice for the start (HAM-5). `first` is the starting player, once
    known. A second roll of the same player starts another round."""

    def __init__(self, clauses: LogClauses) -> None:
        self._clauses = clauses
        self._rolls: dict[int, StartRolled] = {}
        self.first = NOBODY

    def take(self, event: Event) -> bool:
        """Take one roll; a second one of the same player starts another round."""
        if not isinstance(event, StartRolled) or event.seat in self._rolls:
            return False
        self._rolls[event.seat] = event
        return True

    def lines(self, turn: int) -> list[LogLine]:
        texts, who = self._clauses.texts, self._clauses.who
        rolls = self._rolls.values()
        sums = ", ".join(f"{who(each.seat)} {each.first + each.second}" for each in rolls)
        if self.first == NOBODY:
            text = texts("hammerspace-start", rolls=sums)
        else:
            text = texts("hammerspace-starts", rolls=sums, name=who(self.first))
        detail = tuple(
            texts("hammerspace-detail", who=who(each.seat), what=f"{each.first}+{each.second}")
            for each in rolls
        )
        return [LogLine(turn, text, "turn", detail)]
