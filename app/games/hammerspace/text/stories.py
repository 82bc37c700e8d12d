"""The stories of a turn of Hammerspace: each takes related events and writes its lines."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.text.acting import acting_lines
from app.games.hammerspace.text.causes import character_of
from app.games.hammerspace.text.clauses import CAUSE, STOOD_IN, Clause, LogClauses
from app.games.hammerspace.text.consequences import DICE, MOST_CELLS, Consequences
from app.games.hammerspace.text.joining import fed, joined, optional, pays, won_trophy
from app.games.hammerspace.text.led_story import LedStory
from app.games.hammerspace.text.notes import Roll, nothing, roll
from app.games.hammerspace.text.packing import by_cause, packed
from app.games.hammerspace.text.story import CHOICES, FOLLOW, NAMED, WHICH
from app.i18n.literal import width
from app.text.log import LogLine
from app.text.sentences import sentence
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    ConditionRolled,
    EffectActs,
    Given,
    Ignored,
    LastingEnded,
    MarkSpent,
    Redirected,
    TurnsSkipped,
)
from engines.hammerspace.events import (
    OWNER_OUT,
    Discarded,
    KeeperChanged,
    KeptCard,
    LifeGained,
    LifeLost,
)
from engines.hammerspace.state import NOBODY
from engines.kernel.events import Event


class EffectStory(LedStory):
    """The consequences of an effect or of a played card; without either, of other events.

    `starts` says that its dice are rolled at the start of a turn. Dice are notes beside what they
    brought. Other dice, what merely ends meanwhile, and a new keeper have lines of their own."""

    def __init__(self, clauses: LogClauses, owner: int = NOBODY, *, starts: bool = False) -> None:
        super().__init__(clauses, owner)
        self.over = False
        """Whether nothing can be added any more."""
        self._starts = starts
        self._source = ""
        self._parts = Consequences(clauses)
        self._ended: list[LastingEnded] = []
        self._keepers: list[str] = []
        self._since = 0  # clauses written before the effect acted last
        self._detail: list[str] = []

    @classmethod
    def of_card(cls, clauses: LogClauses, seat: int, card: int) -> EffectStory:
        story = cls(clauses, seat)
        story._played = card
        story._detail += clauses.words.told_lines(card, clauses.who(seat))
        return story

    @property
    def silent(self) -> bool:
        return not self._parts and not self._ended and not self._keepers

    def bare(self, seat: int) -> bool:
        """Whether it says only that a seat has played a card, or that it may keep one."""
        if self.silent:
            return self.owner == seat
        dice = [each for each in self._parts.dice() if isinstance(each, ConditionRolled)]
        keeps = len(dice) == 1 and self._clauses.rollers.keeps(dice[0])
        return keeps and self._parts.only_dice and dice[0].owner == seat

    def take(self, event: Event) -> bool:
        if isinstance(event, EffectActs):
            if self._led and self._clauses.stands_in(event):
                self._source = self._clauses.source(event)
                return True
            return self._adopt(event)
        if self._led and not self._may_take(event):
            return False
        if isinstance(event, LastingEnded):
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
        if not self._led and (food := fed(self._clauses, self._parts.last, event)) is not None:
            self._parts.add(event, food)
            return True
        clause = self._clauses.of(event, self._source)
        if clause is None or not (self._led or self._follows(event, clause)):
            return False
        self._rank(event)
        if self._joined(event):
            return True
        if isinstance(event, Given):
            name = self._clauses.who(event.holder)
            self._detail.append(self._clauses.words.lasting(event.ability, name))
        elif isinstance(event, TurnsSkipped) and self._led:
            self._clauses.skips[event.seat] = self._cause(event.seat)
        self._parts.add(event, clause, self._source)
        return True

    def _joined(self, event: Event) -> bool:
        """Add an event to the clause before, if one verb says both."""
        last, source, person = self._parts.last, "", character_of(self._acts) != NONE
        if self._acts is not None:
            source = self._clauses.source(self._acts)
        if (
            last is None
            or (clause := joined(self._clauses, last, event, source, person=person)) is None
        ):
            return False
        if clause.verb == NAMED:
            self._parts.merge(event, clause)
        else:
            self._parts.add(event, clause)
        return True

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
        if isinstance(event, MarkSpent) and not event.amount:
            return self._may_clear_mark
        if isinstance(event, DICE):
            return self._own_dice(event) or self._clauses.rollers.strange(event)
        return not isinstance(event, CHOICES)

    def _end(self, event: LastingEnded) -> bool:
        """Take what ends meanwhile. It has a line of its own if the cause ends it, but not if its
        time is over: that was said when it began."""
        if self._acts is None:
            return self._played != NONE
        if not self._clauses.own_gift(event) and self._clears:
            self._ended.append(event)
        return True

    def last(self) -> None:
        """Leave out what no longer matters, because the effect has ended the match."""
        self._keepers.clear()

    def give_up(self, event: Discarded) -> None:
        """Add the discard of a card whose owner has just failed to keep it by a roll (HAM-17)."""
        last, config = self._parts.last, self._clauses.words.config
        if self._led or not isinstance(last, ConditionRolled) or last.owner != event.seat:
            return
        rolling = [fx.ROLL in (each.op for each in test) for test in config.code.tests]
        rolled = tuple(card for card in event.cards if rolling[config.keep[card]])
        if rolled:
            could = last.die >= last.least
            message = f"hammerspace-{'gives-up' if could else 'not-kept'}"
            text = self._texts(message, cards=self._clauses.cards(rolled), n=len(rolled))
            self._parts.add(event, Clause(event.seat, text))

    def lines(self, turn: int) -> list[LogLine]:
        texts = self._texts
        if self.over and self.silent and self._attacks:
            return []  # The line of the attack is still to come.
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
        rolling = self._clauses.rollers.of(dice, starts=self._starts)
        called = self._clauses.words.names.said
        names = [called(FROM_CHARACTER, each) for each in rolling]
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
        if isinstance(event, ConditionRolled) and optional(self._clauses, event, source):
            note = self._texts("hammerspace-needed", die=event.die, least=event.least)
            word = "declines" if self.over else "may-use"
            return self._texts(f"hammerspace-{word}", what=source, dice=note)
        return roll(self._texts, event, "" if named else source)

    def _told(self, parts: list[Clause]) -> list[str]:
        """The sentences about the consequences, without their full stops."""
        clauses, played = self._clauses, self._played_words()
        if played:
            return self._after(played, parts)
        if not parts or self._acts is None or self._parts.only_dice:
            return packed(clauses, parts) if parts else []
        if len(parts) == 1 and (trophy := won_trophy(clauses, self._acts, self._parts.last)):
            return [trophy]
        if any(part.verb == NAMED for part in parts):
            return packed(clauses, parts)
        acting, first = clauses.source(self._acts), self._parts.affected
        character = character_of(self._acts) != NONE
        if character and (paid := pays(clauses, self._parts, parts, self._owner, acting)):
            return packed(clauses, paid)
        owned, count = clauses.cause(self._acts, first), self._the_cause().number
        lines: list[list[str]] = []
        cause = self._parts.cause
        kept_off = isinstance(cause, STOOD_IN) and not isinstance(cause, Redirected)
        for source in (owned, acting):
            deeds = by_cause(clauses, parts, source, acting, kept_off=kept_off)
            lines.append(packed(clauses, deeds, source=source, count=count))
        return next(
            (told for told in lines if width(told[0]) <= self._clauses.words.cells), lines[-1]
        )

    def _after(self, played: str, parts: Sequence[Clause]) -> list[str]:
        """The sentences about a played card: what its owner does comes first, and the card is the
        subject of what happens to several others."""
        if self.over and self.silent and self._may_idle:
            return [self._texts("hammerspace-no-result", what=played)]
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
        word = "but" if isinstance(self._parts.last, Ignored) else "told"
        told = self._texts(f"hammerspace-{word}", lead=played, what=head) if head else played
        return [told, *more]

    def _adopt(self, event: EffectActs) -> bool:
        """Continue the line with another effect: of the played card, of the same effect on another
        party if each needs one clause, or of the dice rolled for it."""
        if self._acts is not None:
            several = len(self._parts) > self._since + 1
            self._since = len(self._parts)
            return (self._played != NONE or not several or self._parts.only_life) and (
                self._acts == event
            )
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
            self._detail += acting_lines(words, event.number, event.ability, name, told=True)
        elif event.ability != NONE:
            self._detail.append(words.lasting(event.ability, name))

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
