"""The stories of a turn of Hammerspace: each takes related events and writes its lines."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from app.games.hammerspace.text.clauses import CELLS, Clause, LogClauses, Tone
from app.games.hammerspace.text.notes import noted, roll, roll_note
from app.games.hammerspace.text.origins import block_of, rolls
from app.i18n.literal import width
from app.text.log import Kind, LogLine
from app.text.sentences import capital
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
    OWNER_OUT,
    CharacterDropped,
    CharactersKept,
    Discarded,
    Fell,
    KeeperChanged,
    KeptCard,
    LifeGained,
    LifeLost,
    MonsterDied,
    TurnedDown,
    TurnedUp,
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
    """The consequences of an effect or of a played card; without either, of other events.

    `roller` is the source of the dice with which the story starts, named if they bring nothing.
    Dice are notes beside what they brought; what merely ends meanwhile has lines of its own."""

    def __init__(self, clauses: LogClauses, owner: int = NOBODY, roller: str = "") -> None:
        self._clauses = clauses
        self._texts = clauses.texts
        self._owner = owner
        self._roller = roller
        self._played = NONE
        self._acts: EffectActs | None = None
        self._source = ""
        self._parts: list[Clause] = []
        self._dice: dict[int, ConditionRolled | AmountRolled] = {}
        """The dice among the clauses, by their places."""
        self._replaced: dict[int, str] = {}
        """Notes about a coming loss, by the places of their clauses."""
        self._losses: set[int] = set()
        self._ended: list[LastingEnded] = []
        self._since = 0  # clauses written before the effect acted last
        self._last: Event | None = None
        self._given: dict[tuple[int, int, int], tuple[int, list[int]]] = {}
        self._detail: list[str] = []
        self._kind: Kind = "move"
        self._tone: Tone = "thanks"
        """How the first consequence names the cause."""

    @classmethod
    def of_card(cls, clauses: LogClauses, seat: int, card: int) -> EffectStory:
        story = cls(clauses, seat)
        story._played = card
        story._detail += clauses.words.effect_lines(card)
        return story

    @property
    def silent(self) -> bool:
        return not self._parts and not self._ended

    @property
    def _led(self) -> bool:
        """Whether the story has a cause that is named."""
        return self._played != NONE or self._acts is not None

    def take(self, event: Event) -> bool:
        if isinstance(event, EffectActs):
            if self._led and self._clauses.stands_in(event):
                self._source = self._clauses.source(event)
                return True
            return self._adopt(event)
        if self._led and not self._may_take(event):
            return False
        if isinstance(event, LastingEnded) and (self._led or not self._parts):
            return self._end(event)
        event, again = self._summed(event)
        clause = self._clauses.of(event, self._source)
        if clause is None or not (self._led or self._follows(event, clause)):
            return False
        self._last = event
        self._note(event, len(self._parts) - again)
        if isinstance(event, Given):
            self._give(event)
        else:
            self._parts[len(self._parts) - again :] = [clause]
        return True

    def _note(self, event: Event, at: int) -> None:
        """Note the kind of the event whose clause is number `at`, and whether it may be folded."""
        kind = _KINDS.get(type(event), "move")
        if at == len(self._dice):
            self._tone = self._tone_of(event, kind)
        if kind == "bad" or self._kind == "move":
            self._kind = kind
        if isinstance(event, DICE):
            self._dice[at] = event
        elif isinstance(event, (Prevented, Redirected)):
            self._replaced[at] = self._clauses.replaced(event, self._source)
        elif isinstance(event, LifeLost):
            self._losses.add(at)

    def _tone_of(self, event: Event, kind: Kind) -> Tone:
        """How a sentence names its cause: blamed for a loss, even a smaller one, and for what
        another player's effect does to somebody; in vain if something keeps it off."""
        other = NOBODY
        match event:
            case Ignored():
                return "despite"
            case Prevented() | Redirected():
                return "because"
            case Discarded(seat=seat) | FlipOrdered(seat=seat):
                other = seat
            case Given(holder=party) | Rerolled(party=party):
                other = party
        blamed = kind == "bad" or other not in (NOBODY, self._owner)
        return "because" if blamed else "thanks"

    def _may_take(self, event: Event) -> bool:
        """Whether an event may be a consequence of the cause: no choice of a player, no dice for
        something else, and not the cards of a player who is out (HAM-20)."""
        if isinstance(event, Discarded) and event.reason == OWNER_OUT:
            return False
        return not isinstance(event, CHOICES) and self._may_roll(event)

    def _end(self, event: LastingEnded) -> bool:
        """Keep what ends meanwhile for a line of its own: the cause did not end it."""
        if not self._led:
            if self._last is not None and not isinstance(self._last, LastingEnded):
                return False
            self._last = event
        if not self._clauses.own_gift(event):
            self._ended.append(event)
        return True

    def _summed(self, event: Event) -> tuple[Event, int]:
        """Add life that the same player gains or loses in a row, with its earlier value, into one
        sum. Return it with the number of clauses that it replaces."""
        before = self._last
        if (
            self._led
            and isinstance(event, (LifeGained, LifeLost))
            and isinstance(before, type(event))
            and before.party == event.party
        ):
            return replace(event, amount=before.amount + event.amount), 1
        return event, 0

    def give_up(self, event: Discarded) -> None:
        """Add the discard of a card whose owner has just failed to keep it by a roll (HAM-17)."""
        last = self._last
        if self._led or not isinstance(last, ConditionRolled) or last.owner != event.seat:
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
        found = self._told(self._folded())
        ends = self._clauses.ended(self._ended)
        return [
            *(
                LogLine(turn, texts("hammerspace-line", what=text), self._kind, detail)
                for text in found
            ),
            *(
                LogLine(turn, texts("hammerspace-line", what=capital(text)), "move")
                for text in ends
            ),
        ]

    def _folded(self) -> list[Clause]:
        """The clauses, each with the dice before it as a note; dice that brought nothing are
        clauses of their own."""
        found: list[Clause] = []
        waiting: list[ConditionRolled | AmountRolled] = []
        changed: list[int] = []
        for at, (subject, what) in enumerate(self._parts):
            if at in self._dice:
                waiting.append(self._dice[at])
                continue
            if at in self._replaced:
                changed.append(at)
                continue
            notes = [roll_note(self._texts, each) for each in waiting]
            if at in self._losses and all(self._parts[one][0] == subject for one in changed):
                notes += [self._replaced[one] for one in changed]
            else:
                found += [self._parts[one] for one in changed]
            found.append((subject, noted(self._texts, what, *notes)))
            waiting, changed = [], []
        found += [self._parts[one] for one in changed]
        source = "" if found else self._roller
        if not found and self._acts is not None:
            source = self._clauses.source(self._acts)
        dice = [(each.owner, roll(self._texts, each, source)) for each in waiting]
        return [*found, *dice]

    def _told(self, parts: list[Clause]) -> list[str]:
        """The sentences about the consequences, without their full stops."""
        texts, clauses = self._texts, self._clauses
        played = self._played_words()
        if not parts:
            return [played] if played else []
        first, only_dice = parts[0][0], len(self._parts) == len(self._dice)
        if played:
            if len(parts) == 1 and first == self._owner:
                return [texts("hammerspace-and", one=played, two=parts[0][1])]
            head, *more = clauses.packed(parts, NOBODY, CELLS, width(played) + 2)
            if head:
                played = texts("hammerspace-told", lead=played, what=head)
            return [played, *map(capital, more)]
        if self._acts is None or only_dice:
            return [capital(text) for text in clauses.packed(parts, NOBODY, CELLS)]
        lead = clauses.lead(self._acts, first, self._tone)
        head, *more = clauses.packed(parts, NOBODY, CELLS, width(lead) + 2)
        return [texts("hammerspace-led", lead=lead, what=head), *map(capital, more)]

    def _played_words(self) -> str:
        if self._played == NONE:
            return ""
        name, card = self._clauses.who(self._owner), self._clauses.card(self._played)
        return self._texts("hammerspace-plays", name=name, card=card)

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
        elif not self._only_dice_of(event.owner):
            return False
        else:
            self._owner = event.owner
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
        name = self._clauses.who(event.holder)
        self._detail.append(self._clauses.words.lasting(event.ability, name))
