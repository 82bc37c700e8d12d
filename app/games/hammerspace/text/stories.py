"""The stories of a turn of Hammerspace: each takes related events and writes its lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from app.games.hammerspace.text.acting import acting_lines
from app.games.hammerspace.text.causes import Cause, character_of
from app.games.hammerspace.text.clauses import CAUSE, STOOD_IN, Clause, LogClauses
from app.games.hammerspace.text.consequences import DICE, MOST_CELLS, Consequences
from app.games.hammerspace.text.notes import Roll, nothing, roll
from app.games.hammerspace.text.origins import block_of, rolls
from app.games.hammerspace.text.packing import CELLS, by_cause, packed
from app.games.hammerspace.text.rollers import Rollers
from app.i18n.literal import width
from app.text.log import Kind, LogLine
from app.text.sentences import sentence
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    AmountRolled,
    ConditionRolled,
    EffectActs,
    Given,
    LastingEnded,
    MovedCard,
    Peeked,
    PeekedCard,
    Redirected,
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

WHICH = 8
"""The most cells between a played card and what it does."""
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

    `starts` says that its dice are rolled at the start of a turn. Dice are notes beside what they
    brought. Other dice, what merely ends meanwhile, and a new keeper have lines of their own."""

    def __init__(self, clauses: LogClauses, owner: int = NOBODY, *, starts: bool = False) -> None:
        self._clauses = clauses
        self._texts = clauses.texts
        self._owner = owner
        self._starts = starts
        self._played = NONE
        self._acts: EffectActs | None = None
        self._source = ""
        self._parts = Consequences(clauses)
        self._ended: list[LastingEnded] = []
        self._keepers: list[str] = []
        self._since = 0  # clauses written before the effect acted last
        self._detail: list[str] = []
        self._kind: Kind = "move"

    @classmethod
    def of_card(cls, clauses: LogClauses, seat: int, card: int) -> EffectStory:
        story = cls(clauses, seat)
        story._played = card
        story._detail += clauses.words.effect_lines(card, clauses.who(seat))
        return story

    @property
    def owner(self) -> int:
        return self._owner

    @property
    def silent(self) -> bool:
        return not self._parts and not self._ended and not self._keepers

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
        if self._led and isinstance(event, KeeperChanged):
            self._keepers.append(self._clauses.keeper(event))
            return True
        return self._consequence(event)

    def _consequence(self, event: Event) -> bool:
        if self._led and isinstance(event, ConditionRolled) and self._kept_off(event):
            return True
        if self._parts.amend(event):
            self._rank(event)
            return True
        if self._led and isinstance(event, (LifeGained, LifeLost)):
            event = self._parts.summed(event)
        clause = self._clauses.of(event, self._source)
        if clause is None or not (self._led or self._follows(event, clause)):
            return False
        self._rank(event)
        if isinstance(event, Given):
            name = self._clauses.who(event.holder)
            self._detail.append(self._clauses.words.lasting(event.ability, name))
        elif isinstance(event, TurnsSkipped) and self._led:
            self._clauses.skips[event.seat] = self._cause(event.seat)
        self._parts.add(event, clause, self._source)
        return True

    def _rank(self, event: Event) -> None:
        """Give the line the kind of an event; a bad one keeps it bad."""
        kind = _KINDS.get(type(event), "move")
        if kind == "bad" or self._kind == "move":
            self._kind = kind

    def _kept_off(self, event: ConditionRolled) -> bool:
        """Take a die with which somebody else keeps off what is coming. It needs only a detail:
        what comes of it names the character."""
        if self._own_dice(event) or event.die < event.least:
            return False
        character = self._clauses.rollers.replaces(event)
        name = self._clauses.words.names.said(FROM_CHARACTER, character)
        clause = Clause(event.owner, roll(self._texts, event, name))
        self._detail.append(self._texts("hammerspace-line", what=self._clauses.whole(clause)))
        return True

    def _may_take(self, event: Event) -> bool:
        """Whether an event may be a consequence of the cause: no choice of a player, no dice for
        something else, and not the cards of a player who is out (HAM-20)."""
        if isinstance(event, Discarded) and event.reason == OWNER_OUT:
            return False
        if isinstance(event, DICE):
            return self._own_dice(event) or _stranger(self._clauses.rollers, event)
        return not isinstance(event, CHOICES)

    def _end(self, event: LastingEnded) -> bool:
        """Keep what ends meanwhile for a line of its own: the cause did not end it."""
        if not self._led:
            if self._parts.last is not None and not isinstance(self._parts.last, LastingEnded):
                return False
            self._parts.last = event
        if not self._clauses.own_gift(event):
            self._ended.append(event)
        return True

    def give_up(self, event: Discarded) -> None:
        """Add the discard of a card whose owner has just failed to keep it by a roll (HAM-17)."""
        last, config = self._parts.last, self._clauses.words.config
        if self._led or not isinstance(last, ConditionRolled) or last.owner != event.seat:
            return
        rolling = [fx.ROLL in (each.op for each in test) for test in config.code.tests]
        rolled = tuple(card for card in event.cards if rolling[config.keep[card]])
        if rolled:
            could = last.die >= last.least
            message = f"hammerspace-{'gives-up' if could else 'discards'}"
            text = self._texts(message, cards=self._clauses.cards(rolled), n=len(rolled))
            self._parts.add(event, Clause(event.seat, text))

    def lines(self, turn: int) -> list[LogLine]:
        texts = self._texts
        found = self._told(self._folded())
        spare = map(sentence, self._parts.spare)
        detail = tuple(dict.fromkeys((*self._detail, *spare)))
        found += [each.told(self._clauses) for each in self._parts.apart]
        dice = (self._idle_clause(each, name) for each, name in self._parts.strays)
        after = (*map(self._clauses.whole, dice), *self._keepers, *self._clauses.ended(self._ended))
        return [
            *(
                LogLine(turn, texts("hammerspace-line", what=text), self._kind, detail)
                for text in found
            ),
            *(LogLine(turn, texts("hammerspace-line", what=text), "move") for text in after),
        ]

    def _folded(self) -> list[Clause]:
        """The clauses; dice that brought nothing are clauses of their own."""
        dice = self._parts.dice()
        names = dict(enumerate(self._rollers(dice)))
        several = len(dice) > 1
        named = {
            at: names[at]
            for at, each in enumerate(dice)
            if isinstance(each, ConditionRolled) and self._elsewhere(each, several)
        }
        caused = self._acts is not None and self._played == NONE
        cells = MOST_CELLS - (width(self._cause(NOBODY)) if caused else 0)
        found, idle = self._parts.folded(named, self._the_cause(), cells)
        first = len(dice) - len(idle)
        source = self._clauses.source(self._acts) if not found and self._acts is not None else ""
        return [
            *found,
            *(self._idle_clause(each, source or names[first + at]) for at, each in enumerate(idle)),
        ]

    def _elsewhere(self, event: ConditionRolled, several: bool) -> bool:
        """Whether a die, perhaps one of `several`, brought nothing of what the line says."""
        strange = self._led and not self._own_dice(event)
        if event.die < event.least:
            return several or strange
        return strange and not _stranger(self._clauses.rollers, event)

    def _idle_clause(self, event: Roll, source: str) -> Clause:
        """The same with its subject: for a failed die, its effect."""
        named = source if self._played == NONE or source != self._clauses.card(self._played) else ""
        if not named or not isinstance(event, ConditionRolled) or event.die >= event.least:
            return Clause(event.owner, self._idle(event, source))
        count = self._clauses.words.names.count(source)
        return Clause(NOBODY, nothing(self._texts, event, source, count))

    def _idle(self, event: Roll, source: str) -> str:
        """Dice that brought nothing, as a clause; a played card is named before them already."""
        known = bool(source) or self._starts or self._led
        if not known and isinstance(event, ConditionRolled) and self._clauses.rollers.keeps(event):
            return self._clauses.to_keep(event)
        named = self._played != NONE and source == self._clauses.card(self._played)
        return roll(self._texts, event, "" if named else source)

    def _rollers(self, dice: Sequence[Roll]) -> list[str]:
        """The characters for which dice were rolled, "" where that is unknown."""
        rolls = [each for each in dice if isinstance(each, ConditionRolled)]
        if not rolls or len(rolls) < len(dice):
            return [""] * len(dice)
        find = self._clauses.rollers
        starts = self._starts and all(each.owner == rolls[0].owner for each in rolls)
        found = find.at_start(rolls) if starts else [find.replaces(each) for each in rolls]
        return [self._clauses.words.names.said(FROM_CHARACTER, each) for each in found]

    def _told(self, parts: list[Clause]) -> list[str]:
        """The sentences about the consequences, without their full stops."""
        clauses, played = self._clauses, self._played_words()
        if played:
            return self._after(played, parts)
        if not parts or self._acts is None or self._parts.only_dice:
            return packed(clauses, parts) if parts else []
        acting, first = clauses.source(self._acts), self._parts.affected
        owned, count = clauses.cause(self._acts, first), self._the_cause().number
        lines: list[list[str]] = []
        cause = self._parts.cause
        kept_off = isinstance(cause, STOOD_IN) and not isinstance(cause, Redirected)
        for source in (owned, acting):
            deeds = by_cause(clauses, parts, source, acting, kept_off=kept_off)
            lines.append(packed(clauses, deeds, source=source, count=count))
        return next((told for told in lines if width(told[0]) <= CELLS), lines[-1])

    def _after(self, played: str, parts: Sequence[Clause]) -> list[str]:
        """The sentences about a played card: what its owner does comes first, and the card is the
        subject of what happens to several others."""
        own = [part for part in parts if part.subject == self._owner]
        others = [part for part in parts if part.subject != self._owner]
        card = self._clauses.card(self._played)
        if len({part.subject for part in others if part.deed}) > 1:
            others = by_cause(self._clauses, others, card)
        count = self._the_cause().number
        if own or not others:
            lead, all_parts = Clause(self._owner, played), [*own, *others]
            return packed(self._clauses, all_parts, lead=lead, source=card, count=count)
        used = width(played) + WHICH
        head, *more = packed(self._clauses, others, used, source=card, count=count)
        if others[0].subject == CAUSE and head:
            if not more and others[-1].subject == CAUSE:
                what = head.removeprefix(f"{card} ")
                return [self._texts("hammerspace-which", lead=played, what=what)]
            # Its name would be there twice: it begins a line of its own.
            return [played, *packed(self._clauses, others, source=card, count=count)]
        told = self._texts("hammerspace-told", lead=played, what=head) if head else played
        return [told, *more]

    def _the_cause(self) -> Cause:
        """The player of the cause, and whether its name is a plural."""
        name = self._clauses.card(self._played) if self._played != NONE else ""
        if self._acts is not None:
            name = self._clauses.source(self._acts)
        return Cause(self._owner, self._clauses.words.names.count(name), character_of(self._acts))

    def _cause(self, subject: int) -> str:
        """The source of what happens to a party: "Custard Pie", "Ben's Custard Pie"."""
        if self._acts is not None:
            return self._clauses.cause(self._acts, subject)
        return self._clauses.owned(self._clauses.card(self._played), self._owner, subject)

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
        dice = not self._parts or isinstance(self._parts.last, DICE)
        return dice and self._parts.subjects <= {owner}

    def _explain(self, event: EffectActs) -> None:
        words, name = self._clauses.words, self._clauses.who(event.owner)
        if event.source == FROM_CARD and event.number >= 0:
            self._detail += acting_lines(words, event.number, event.ability, name)
        elif event.ability != NONE:
            self._detail.append(words.lasting(event.ability, name))

    def _own_dice(self, event: Roll) -> bool:
        """Whether the effect of the line may have rolled dice."""
        block = NONE if self._acts is None else block_of(self._clauses.words.config, self._acts)
        rolled = block == NONE or rolls(self._clauses.words.config, block)
        return event.owner == self._owner and rolled

    def _follows(self, event: Event, clause: Clause) -> bool:
        if self._parts.last is None:
            self._owner = NOBODY
            return True
        if not isinstance(event, FOLLOW.get(type(self._parts.last), ())):
            return False
        if isinstance(event, KeptCard) and not self._parts.made:
            return False  # the die was for another card
        first, here = self._parts.first, clause[0]
        return NOBODY in (first, here) or first == here


def _stranger(rollers: Rollers, event: Roll) -> bool:
    """Whether a die was rolled for a character that may change what is about to happen."""
    return isinstance(event, ConditionRolled) and rollers.replaces(event) != NONE
