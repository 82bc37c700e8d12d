"""The consequences of an effect as clauses, with notes about what led to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.games.hammerspace.text import causes
from app.games.hammerspace.text.causes import Cause
from app.games.hammerspace.text.clauses import Clause, LogClauses
from app.games.hammerspace.text.gains import added
from app.games.hammerspace.text.losses import (
    PassedOn,
    Shared,
    alike,
    by_name,
    damage,
    instead,
    is_sum,
    left,
    replaced,
    shared,
)
from app.games.hammerspace.text.notes import Roll, fitted, noted, roll_note
from app.games.hammerspace.text.parts import Part, changes_loss, out_next, reasons_of, survived
from app.i18n.literal import width
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import (
    AmountRolled,
    ConditionRolled,
    FlipOrdered,
    Given,
    MovedCard,
    Peeked,
    PeekedCard,
    Prevented,
    Redirected,
    Swapped,
    Taken,
)
from engines.hammerspace.events import FED, Discarded, Fell, LifeGained, LifeLost
from engines.hammerspace.state import NOBODY
from engines.kernel.events import Event

MOST_CELLS = 130
"""The most cells of a clause with its notes."""
DICE = (ConditionRolled, AmountRolled)


class Consequences:
    """Takes events in their order. Dice are notes beside what they brought, and a loss that was
    changed has a note about it."""

    def __init__(self, clauses: LogClauses) -> None:
        self._clauses = clauses
        self._parts: list[Part] = []
        self._passed: Part | None = None
        """A loss that was passed on, until the other party loses it."""
        self._addends: tuple[int, ...] = ()  # of the next clause, if it is a sum
        self.last: Event | None = None
        self.apart: list[PassedOn] = []
        """Parts of losses that others had, which have lines of their own."""
        self.spare: list[str] = []
        """Notes for which there was no room."""
        self.strays: list[tuple[Roll, str]] = []
        """Dice rolled for something else than the consequences, with the names of what it is."""

    @property
    def only_dice(self) -> bool:
        return all(isinstance(part.event, DICE) for part in self._parts)

    @property
    def only_life(self) -> bool:
        """Whether all is life that parties gain or lose."""
        return all(isinstance(part.event, (LifeGained, LifeLost)) for part in self._parts)

    @property
    def made(self) -> bool:
        """Whether no die of a condition has failed."""
        dice = (each for each in self.dice() if isinstance(each, ConditionRolled))
        return all(each.die >= each.least for each in dice)

    @property
    def first(self) -> int:
        """The subject of the first clause."""
        return self._parts[0].clause[0]

    @property
    def cause(self) -> Event:
        """The first event that isn't a die."""
        return next(part.event for part in self._parts if not isinstance(part.event, DICE))

    @property
    def loss(self) -> LifeLost | None:
        """The first loss of life."""
        return next((p.event for p in self._parts if isinstance(p.event, LifeLost)), None)

    @property
    def affected(self) -> int:
        """The subject of the first clause that has one, but for dice."""
        found = (p.clause.subject for p in self._parts if not isinstance(p.event, DICE))
        return next((subject for subject in found if subject != NOBODY), NOBODY)

    @property
    def subjects(self) -> set[int]:
        return {part.clause[0] for part in self._parts}

    def __len__(self) -> int:
        return len(self._parts)

    def amend(self, event: Event) -> bool:
        """Complete an earlier clause with an event, if it is part of the same."""
        if isinstance(event, LifeLost):
            return self._pass_on(event)
        if isinstance(event, Fell):
            return any(each.took(event) for each in self.apart)
        if isinstance(event, (PeekedCard, MovedCard)):
            return self._reveal(event)
        if isinstance(event, Given):
            return self._share(event)
        return isinstance(event, FlipOrdered) and self._order(event)

    def add(self, event: Event, clause: Clause, source: str = "") -> None:
        """Add an event with its clause. `source` is that of a replacement."""
        part = Part(event, clause, source=source)
        if isinstance(event, (Prevented, Redirected)):
            part.notes = (replaced(self._clauses, event, source),)
            self._passed = part if isinstance(event, Redirected) else self._passed
        elif isinstance(event, Given):
            part.holders.append(event.holder)
            self._shorten(event)
        elif isinstance(event, FlipOrdered):
            part.slots.append(event.slot)
        elif isinstance(event, (LifeGained, LifeLost)):
            part.addends, self._addends = self._addends, ()
        self._parts.insert(len(self._parts) - survived(self._parts, event), part)
        self.last = event

    def summed(self, event: LifeGained | LifeLost) -> Event:
        """Add life to what the same party gained or lost before, if the line is about nothing else;
        the clause shows both."""
        for part in self._parts if self.only_life else self._parts[-1:]:
            before = part.event
            if isinstance(before, type(event)) and before.party == event.party:
                self._parts.remove(part)
                self._addends = (*(part.addends or (before.amount,)), event.amount)
                return replace(event, amount=before.amount + event.amount)
        return event

    def merge(self, event: Event, clause: Clause) -> None:
        """Replace the last clause by one that says an event, too."""
        self._parts[-1].clause = clause
        self.last = event

    def _pass_on(self, event: LifeLost) -> bool:
        """Take a loss that somebody passed on: a note beside their own, or in its place."""
        part = self._passed
        if part is None or not isinstance(part.event, Redirected):
            return False
        before = part.event
        if (event.party, event.by) != (before.to, before.party):
            return False
        self._passed, self.last = None, before
        after = self._parts[self._parts.index(part) :]
        own = next((each for each in after if isinstance(each.event, LifeLost)), None)
        if own is not None:
            changes = [each for each in after if changes_loss(each, event.party)]
            notes = [*self._die_for(part), *(note for each in changes for note in each.notes)]
            self.apart.append(PassedOn(before, event, part.source, notes))
            own.changes.append(before)
            self._parts = [each for each in self._parts if each not in (part, *changes)]
        else:
            part.clause, part.notes = instead(self._clauses, before, event, part.source), ()
            part.aside, part.loss = left(self._clauses, event.life), event
        return True

    def _die_for(self, part: Part) -> list[str]:
        """The note about the die that a character rolled for a replacement, which is taken away."""
        at = self._parts.index(part) - 1
        die = self._parts[at].event if at >= 0 else None
        if not isinstance(die, ConditionRolled) or self._clauses.rollers.replaces(die) == NONE:
            return []
        self._parts.pop(at)
        return by_name(self._clauses, [roll_note(self._clauses.texts, die)], [die], NOBODY)

    def _reveal(self, event: PeekedCard | MovedCard) -> bool:
        """Name a card that came up face down, for those that may know it."""
        before = self.last
        match before, event:
            case Peeked(), PeekedCard():
                self._parts[-1].aside = self._clauses.card(event.card)
                return True
            case Taken(), MovedCard():
                known: Event = replace(before, card=event.card)
            case Discarded(), MovedCard():
                return before.reason == FED  # its owner sees the new card first (HAM-26)
            case Swapped(), MovedCard() if event.seat == before.seat:
                known = replace(before, card=event.card)
            case Swapped(), MovedCard():
                known = replace(before, of_card=event.card)
            case _:
                return False
        clause = self._clauses.of(known)
        self._parts[-1].clause = clause or self._parts[-1].clause
        self._parts[-1].event = self.last = known
        return True

    def _share(self, event: Given) -> bool:
        """Join equal gifts to several players into one clause."""
        for part in self._parts:
            given = part.event
            if isinstance(given, Given) and given == replace(event, holder=given.holder):
                part.holders.append(event.holder)
                part.clause = self._clauses.given(given, part.holders)
                self.last = event
                return True
        return False

    def _shorten(self, event: Given) -> None:
        """Leave the duration of the last gift to this one, if a player has both as long."""
        before = self._parts[-1] if self._parts else None
        if before is None or not isinstance(before.event, Given) or len(before.holders) > 1:
            return
        given = before.event
        if (given.holder, given.turns, given.uses) == (event.holder, event.turns, event.uses):
            before.clause = self._clauses.given(given, before.holders, timed=False)

    def _order(self, event: FlipOrdered) -> bool:
        """Join cards that the same player has to turn over into one clause."""
        before = self.last
        if not isinstance(before, FlipOrdered) or before != replace(event, slot=before.slot):
            return False
        part = self._parts[-1]
        part.slots.append(event.slot)
        part.clause = Clause(event.seat, self._clauses.ordered(event.up, part.slots))
        self.last = event
        return True

    def folded(
        self, names: dict[int, str], cause: Cause, cells: int = MOST_CELLS
    ) -> tuple[list[Clause], list[Roll]]:
        """The clauses, each with the dice before it as a note, and the dice after the last one.

        `names` are the characters of dice that have a line of their own, by their number among the
        dice. A clause with its notes takes at most `cells` cells."""
        self.spare.clear()
        self.strays.clear()
        found: list[Clause] = []
        waiting: list[str] = []
        idle: list[Roll] = []
        changed: list[Part] = []
        late: list[str] = []
        same: list[Shared] = []
        marks: list[int] = []
        others: list[tuple[Roll, str]] = []
        at = -1
        for place, part in enumerate(self._parts):
            if isinstance(part.event, DICE):
                at += 1
                if name := names.get(at, ""):
                    others.append((part.event, name))
                    continue
                waiting.append(roll_note(self._clauses.texts, part.event))
                idle.append(part.event)
                continue
            if part.notes:
                changed.append(part)
                marks.append(len(waiting))
                continue
            reasons: list[str] = []
            brief: list[str] = []
            if isinstance(part.event, LifeLost) and all(
                changes_loss(each, part.event.party) for each in changed
            ):
                reasons, waiting, idle = reasons_of(self._clauses, changed, marks, waiting, idle)
                brief = [note for each in changed for note in each.notes]
            else:
                found += self._nothing_lost(changed)
            dice = by_name(self._clauses, waiting, idle, part.clause[0])
            events = [*part.changes, *(each.event for each in changed)]
            if idle and isinstance(part.event, LifeLost) and is_sum(idle[-1], part.event, events):
                dice, reasons = damage(self._clauses, idle[-1], dice, reasons)
            notes = [*late, *dice, *reasons]
            late = []
            if out_next(self._parts[place : place + 2]):
                # Its notes are behind that the player is out.
                late, notes = notes, []
            same = alike(same, part.event) if not notes and not changed else []
            if len(same) > 1:
                found[-1] = shared(self._clauses, same)
            else:
                found.append(self._noted(part, notes, cause, cells, brief))
            self.strays += others
            waiting, idle, changed, marks, others = [], [], [], [], []
        last = self.dice()[at + 1 - len(idle) - len(others) :]
        return [*found, *self._nothing_lost(changed)], last

    def _nothing_lost(self, changed: Sequence[Part]) -> list[Clause]:
        """Changes of losses of which nothing is left. If one was passed on and changed again, the
        clause has only the result."""
        clauses, events = self._clauses, [each.event for each in changed]
        lost = {each.event.party for each in self._parts if isinstance(each.event, LifeLost)}
        changes = [each for each in events if isinstance(each, (Prevented, Redirected))]
        spared = [each for each in dict.fromkeys(e.party for e in changes) if each not in lost]
        passed = any(isinstance(each, Redirected) for each in changes)
        if len(changed) < 2 or not spared or not passed:
            return [each.clause for each in changed]
        self.spare += [clauses.whole(each.clause) for each in changed]
        names = clauses.parties(spared)
        text = clauses.texts("hammerspace-lose-nothing", names=names, n=len(spared))
        return [Clause(NOBODY, text)]

    def _noted(
        self,
        part: Part,
        notes: Sequence[str],
        cause: Cause,
        cells: int,
        reasons: Sequence[str] = (),
    ) -> Clause:
        """The clause of a part with its notes, as many as fit, and what its cause does. If there
        isn't room for all, `reasons` come first."""
        texts, event = self._clauses.texts, part.event
        if isinstance(event, Redirected) and part.loss is not None and part.clause.subject < 0:
            deed, verb = "", ""  # The clause says what the source of the change does.
        elif isinstance(event, Redirected) and part.loss is not None:
            deed, verb = causes.instead(self._clauses, event, part.loss)
            source = part.source if part.source != self._clauses.who(part.loss.party) else ""
            deed = texts("hammerspace-thanks", what=deed, source=source) if source else deed
        else:
            deed, verb = causes.deed(self._clauses, event, cause, part.slots)
        if part.clause.verb:
            deed, verb = "", part.clause.verb
        addends = "+".join(map(str, part.addends))
        notes = [*notes, *added(self._clauses, event, cause, addends)]
        longest = max(part.clause.text, deed, key=width)
        fits = fitted(texts, longest, [part.aside, *notes], cells, 1 if part.aside else 0)
        if reasons and len(fits) < len(notes) + bool(part.aside):
            fits = fitted(texts, longest, [part.aside, *reasons], cells, 1 if part.aside else 0)
        self.spare += [note for note in notes if note not in fits]
        if addends:
            # The sum is a detail: the line has its result.
            self.spare.append(noted(texts, self._clauses.whole(part.clause), addends))
        text = noted(texts, part.clause.text, *fits)
        return Clause(part.clause.subject, text, noted(texts, deed, *fits) if deed else "", verb)

    def dice(self) -> list[Roll]:
        """All dice in their order."""
        return [part.event for part in self._parts if isinstance(part.event, DICE)]
