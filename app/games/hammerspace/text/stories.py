"""The stories of a turn of Hammerspace: each takes related events and writes its lines."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from app.games.hammerspace.text.clauses import CELLS, Clause, LogClauses, capital
from app.games.hammerspace.text.origins import block_of, steps_in
from app.i18n.literal import width
from app.text.log import Kind, LogLine
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import (
    FROM_CARD,
    AmountRolled,
    ConditionRolled,
    EffectActs,
    FlipOrdered,
    Given,
    Ignored,
    LastingEnded,
    MovedCard,
    Peeked,
    PeekedCard,
    Prevented,
    Redirected,
    Rerolled,
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
    TimerMoved,
    TurnedDown,
    TurnedUp,
    TurnLost,
)
from engines.hammerspace.state import NOBODY
from engines.kernel.events import Event

DICE = (ConditionRolled, AmountRolled)
CONSEQUENCES = (
    LifeLost, LifeGained, Fell, KeeperChanged, MonsterDied, Prevented, Redirected, Survived,
    Rerolled, Ignored, Given, LastingEnded, FlipOrdered, Peeked, PeekedCard, MovedCard, Taken,
    Swapped, TurnsSkipped, TimerMoved, Discarded, ConditionRolled, AmountRolled,
)  # fmt: skip
"""The possible consequences of an effect."""
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


class EventStory(Protocol):
    """The events of one happening."""

    def take(self, event: Event) -> bool:
        """Take an event. Return False if it is not part of this story, which is over then."""
        ...

    def lines(self, turn: int) -> list[LogLine]: ...


class EffectStory:
    """The consequences of an effect or of a played card; without `lead`, of other events."""

    def __init__(self, clauses: LogClauses, lead: str = "", owner: int = NOBODY) -> None:
        self._clauses = clauses
        self._texts = clauses.texts
        self._lead = lead
        self._owner = owner
        self._played = NONE
        self._acts: EffectActs | None = None
        self._source = ""
        self._told: list[Clause] = []
        self._detail: list[str] = []
        self._given: dict[tuple[int, int, int], tuple[int, list[int]]] = {}
        self._last: type[Event] | None = None
        self._life: LifeGained | LifeLost | None = None
        self._since = 0  # clauses written before the effect acted last
        self._kinds: set[Kind] = set()
        self._may_roll = bool(lead)
        self._roller = ""

    @classmethod
    def of_dice(cls, clauses: LogClauses, roller: str) -> EffectStory:
        """Start with dice: for their purpose, if they bring nothing."""
        story = cls(clauses)
        story._roller = roller
        return story

    @classmethod
    def of_card(cls, clauses: LogClauses, seat: int, card: int) -> EffectStory:
        lead = clauses.texts("hammerspace-plays", name=clauses.who(seat), card=clauses.card(card))
        story = cls(clauses, lead, seat)
        story._played = card
        story._detail += clauses.words.effect_lines(card)
        return story

    @property
    def silent(self) -> bool:
        return not self._told

    def take(self, event: Event) -> bool:
        if isinstance(event, EffectActs):
            if self._lead and self._clauses.stands_in(event):
                self._source = self._clauses.source(event)
                return True
            return self._adopt(event)
        if isinstance(event, DICE) and self._lead and not self._own_dice(event):
            return False
        if self._lead and not isinstance(event, CONSEQUENCES):
            return False
        event, again = self._summed(event)
        clause = self._clauses.of(event, self._source)
        if clause is None or not (self._lead or self._follows(event, clause)):
            return False
        self._last = type(event)
        self._life = event if isinstance(event, (LifeGained, LifeLost)) else None
        self._kinds |= _kinds_of(event)
        if isinstance(event, Given):
            self._give(event)
        else:
            self._told[len(self._told) - again :] = [clause]
        return True

    def _summed(self, event: Event) -> tuple[Event, int]:
        """Add life that the same player gains or loses in a row, with its earlier value, into one
        sum. Return it with the number of clauses that it replaces."""
        before = self._life
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
        if self._lead or self._last is not ConditionRolled or self._told[-1][0] != event.seat:
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
            self._told += [text] if text is not None else []
            self._last = Discarded

    def lines(self, turn: int) -> list[LogLine]:
        texts, kind = self._texts, self._kind()
        if not self._told:
            if self._played == NONE:
                return []
            return [LogLine(turn, texts("hammerspace-line", what=self._lead), kind, self._all())]
        lead, owner = self._lead, self._owner
        if not lead and self._roller and self._last in DICE:
            lead, owner = self._roller, self._told[0][0]
        found: list[str] = []
        for part in self._clauses.packed(self._told, owner, CELLS - width(lead)):
            if lead:
                found.append(texts("hammerspace-told", lead=lead, what=part))
            else:
                whole = self._told[0][0] == NOBODY
                found.append(texts("hammerspace-line", what=capital(part) if whole else part))
        return [LogLine(turn, text, kind, self._all()) for text in found]

    def _adopt(self, event: EffectActs) -> bool:
        """Continue the line with another effect: of the played card, of the same effect on another
        party if each needs one clause, or of the dice rolled for it."""
        if self._acts is not None:
            before, several = self._acts, len(self._told) > self._since + 1
            self._since = len(self._told)
            return (self._played != NONE or not several) and (
                before.owner, before.source, before.number, before.ability
            ) == (event.owner, event.source, event.number, event.ability)  # fmt: skip
        if self._played != NONE:
            if (event.source, event.number, event.ability) != (FROM_CARD, self._played, NONE):
                return False
        elif self._lead or (self._told and self._last not in DICE) or self._strange(event.owner):
            return False
        else:
            self._lead, self._owner = self._clauses.acting(event), event.owner
            self._explain(event)
        self._acts, self._since = event, len(self._told)
        block = block_of(self._clauses.words.config, event)
        self._may_roll = block == NONE or any(_rolls(self._clauses, block))
        return True

    def _strange(self, owner: int) -> bool:
        return any(subject != owner for subject, _ in self._told)

    def _explain(self, event: EffectActs) -> None:
        words = self._clauses.words
        if event.source == FROM_CARD and event.number >= 0:
            self._detail += words.effect_lines(event.number)
        elif event.ability != NONE:
            name = self._clauses.who(event.owner)
            self._detail.append(words.lasting(event.ability, name))

    def _own_dice(self, event: Event) -> bool:
        owner = getattr(event, "owner", NOBODY)
        return self._may_roll and owner == self._owner

    def _follows(self, event: Event, clause: Clause) -> bool:
        if self._last is None:
            self._owner = NOBODY
            return True
        if not isinstance(event, FOLLOW.get(self._last, ())):
            return False
        first, here = self._told[0][0], clause[0]
        return NOBODY in (first, here) or first == here

    def _give(self, event: Given) -> None:
        """Join equal gifts to several players into one clause."""
        key = event.ability, event.turns, event.uses
        at, holders = self._given.setdefault(key, (len(self._told), []))
        holders.append(event.holder)
        clause = NOBODY, self._clauses.given(event, holders)
        self._told[at : at + 1] = [clause]
        source = self._clauses.lasting(event.ability)
        what = self._clauses.lasting_text(event.ability, self._clauses.who(event.holder))
        self._detail.append(self._texts("hammerspace-detail", who=source, what=what))

    def _all(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self._detail))

    def _kind(self) -> Kind:
        if "bad" in self._kinds:
            return "bad"
        return "good" if "good" in self._kinds else "move"


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


def _kinds_of(event: Event) -> set[Kind]:
    match event:
        case LifeLost() | Fell() | TurnsSkipped():
            return {"bad"}
        case LifeGained() | MonsterDied() | Survived():
            return {"good"}
    return set()


def _rolls(clauses: LogClauses, block: int) -> list[bool]:
    """Whether each step of a block rolls dice: for a condition, or for an amount."""
    code = clauses.words.config.code
    return [
        (step.op == fx.TEST and any(each.op == fx.ROLL for each in code.tests[step.a]))
        or (step.amount != NONE and code.amounts[step.amount].kind == fx.DICE)
        for step in steps_in(clauses.words.config, block)
    ]
