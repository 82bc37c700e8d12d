"""Losses that several have, or that something changed, as clauses and as notes in brackets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.games.hammerspace.text import causes
from app.games.hammerspace.text.clauses import Clause, LogClauses
from app.games.hammerspace.text.later_clauses import mark_name
from app.games.hammerspace.text.notes import Roll, fitted, noted
from app.i18n.fluent import Value
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.codes import MARK_WORDS
from engines.hammerspace.effects.events import (
    AmountRolled,
    Marked,
    MarkSpent,
    Prevented,
    Redirected,
    TurnsSkipped,
)
from engines.hammerspace.events import Fell, LifeLost
from engines.hammerspace.state import NOBODY
from engines.kernel.events import Event


def left(clauses: LogClauses, life: int) -> str:
    """The life that is left, as a note: "31 left"; "" for none."""
    return clauses.texts("hammerspace-note-left", life=life) if life > 0 else ""


def spent(clauses: LogClauses, event: MarkSpent) -> str:
    """What a mark adds to a loss (HAM-33), as a note beside it: "3 more from Soak"."""
    mark = mark_name(clauses.texts, event.type)
    return clauses.texts("hammerspace-note-mark", n=event.amount, mark=mark)


def replaced(clauses: LogClauses, event: Prevented | Redirected, source: str) -> str:
    """What a replacement did to a loss, as a note beside it: "2 less thanks to Box". If it comes
    from the party itself: "the Toaster Golem takes 2 less thanks to "Burnt crust""."""
    texts = clauses.texts
    if isinstance(event, Redirected):
        text = texts("hammerspace-note-passes", n=event.amount, name=clauses.who(event.to))
    elif event.amount > 0 and source in ("", clauses.who(event.party)):
        name = clauses.who(event.party)
        text = texts("hammerspace-note-less-own", n=event.amount, name=name)
        if action := _action(clauses, event.party):
            text = texts("hammerspace-thanks", what=text, source=action)
    else:
        word = "less" if event.amount > 0 else "more"
        text = texts(f"hammerspace-note-{word}", n=abs(event.amount))
    return clauses.thanking(text, event, source, event.party, note=True)


def _action(clauses: LogClauses, party: int) -> str:
    """The present action of a monster in quotes; "" for a player."""
    if party != MONSTER or clauses.monster < 0 or not clauses.rolled:
        return ""
    return clauses.words.quoted_action(clauses.monster, clauses.rolled)


def given_away(clauses: LogClauses, event: Redirected, attacker: int) -> str:
    """What a target of an attack doesn't lose itself, as a note: "1 thrown back"."""
    way = "back" if event.to == attacker else "passes"
    name = clauses.who(event.to)
    return clauses.texts(f"hammerspace-note-{way}", n=event.amount, name=name)


def handed(
    clauses: LogClauses, event: Redirected, loss: LifeLost, source: str, attacker: int
) -> str:
    """The same with its cause and with the life that is left: "the Politician passes 1 on to Ana,
    22 left"."""
    way = "thrown" if event.to == attacker else "handed"
    by = source or clauses.who(event.party)
    return clauses.texts(
        f"hammerspace-note-{way}",
        source=by,
        count=clauses.words.names.count(by),
        n=loss.amount,
        name=clauses.who(event.to),
        life=loss.life,
    )


def passed(
    clauses: LogClauses, event: Redirected, loss: LifeLost, source: str, attacker: int
) -> Clause:
    """A part of an attack's loss that another party has: "the Politician passes 1 damage on to Ana
    (22 left)". The attacker's own is thrown back."""
    texts, name = clauses.texts, clauses.who(event.to)
    by = source or clauses.who(event.party)
    way = "back" if event.to == attacker else "on"
    count = clauses.words.names.count(by)
    text = texts(f"hammerspace-throws-{way}", source=by, count=count, n=loss.amount, name=name)
    return Clause(NOBODY, noted(texts, text, left(clauses, loss.life)))


def instead(clauses: LogClauses, event: Redirected, loss: LifeLost, source: str) -> Clause:
    """A loss that was passed on as a whole: "loses 1 life instead of Ana", or what its source does:
    "the Politician makes Ben lose 1 life instead of Ana"."""
    name, whom = clauses.who(event.party), clauses.who(loss.party)
    if source and source not in (name, whom) and loss.life > 0:
        count = clauses.words.names.count(source)
        values: dict[str, Value] = {"source": source, "count": count, "n": loss.amount}
        return Clause(
            NOBODY, clauses.texts("hammerspace-makes-lose", **values, whom=whom, name=name)
        )
    text = clauses.texts("hammerspace-loses-instead", n=loss.amount, name=name)
    return Clause(loss.party, clauses.thanking(text, event, source, loss.party))


@dataclass(slots=True)
class PassedOn:
    """A part of a loss that another party had, as a line of its own. `notes` stand beside it."""

    event: Redirected
    loss: LifeLost
    source: str
    notes: list[str]
    fell: bool = False

    def took(self, event: Fell) -> bool:
        """Take that the other party is out by this loss, or return False."""
        mine = event.seat == self.loss.party and self.loss.life <= 0
        self.fell = self.fell or mine
        return mine

    def told(self, clauses: LogClauses) -> str:
        """A whole clause: "Eva loses 1 life instead of Ana thanks to Politician (4 left)"."""
        clause = instead(clauses, self.event, self.loss, self.source)
        if self.fell:
            falls = clauses.texts("hammerspace-falls")
            clause = clause._replace(text=clauses.listed([clause.text, falls]))
        found = clauses.whole(clause)
        notes = left(clauses, self.loss.life), *self.notes
        return noted(
            clauses.texts, found, *fitted(clauses.texts, found, notes, clauses.words.cells, 1)
        )


def by_name(
    clauses: LogClauses, notes: Sequence[str], dice: Sequence[Roll], subject: int
) -> list[str]:
    """Notes about dice: the first names its player, if somebody else is the subject."""
    if not notes or dice[0].owner == subject:
        return [*notes]
    name = clauses.who(dice[0].owner)
    first = clauses.texts("hammerspace-does", name=name, what=notes[0])
    return [first, *notes[1:]]


def is_sum(dice: Roll, loss: LifeLost, changes: Sequence[Event]) -> bool:
    """Whether the sum of dice is what a loss was before its changes, or at least the last life that
    was left."""
    if not isinstance(dice, AmountRolled):
        return False
    less = sum(each.amount for each in changes if isinstance(each, (Prevented, Redirected)))
    rolled, lost = sum(dice.dice), loss.amount + less
    return rolled == lost or (loss.life <= 0 and rolled > lost)


def damage(
    clauses: LogClauses, dice: Roll, notes: Sequence[str], changes: Sequence[str]
) -> tuple[list[str], list[str]]:
    """Notes of which the last is about the dice of a loss, and those on its changes. Beside a
    condition's die or a change, it says that they are the damage: "damage 3+1, 1 more"."""
    if not isinstance(dice, AmountRolled) or len(notes) + len(changes) < 2:
        return [*notes], [*changes]
    text = clauses.texts("hammerspace-note-damage", dice="+".join(map(str, dice.dice)))
    return [*notes[:-1], ", ".join([text, *changes[:1]])], [*changes[1:]]


Shared = LifeLost | TurnsSkipped | Marked


def alike(before: Sequence[Shared], event: Event) -> list[Shared]:
    """The same loss or mark of several parties in a row, the last one that of an event; [] if it is
    none, or the party's last life."""
    if isinstance(event, (TurnsSkipped, Marked)) or (
        isinstance(event, LifeLost) and event.life > 0
    ):
        sizes = {_size(each) for each in (*before, event)}
        parties = {_party(each) for each in before}
        return [*before, event] if len(sizes) == 1 and _party(event) not in parties else [event]
    return []


def shared(clauses: LogClauses, losses: Sequence[Shared]) -> Clause:
    """Losses that are `alike`, as one clause."""
    skips = [each for each in losses if isinstance(each, TurnsSkipped)]
    marks = [each for each in losses if isinstance(each, Marked)]
    lives = [each for each in losses if isinstance(each, LifeLost)]
    if marks:
        return each_marked(clauses, marks)
    return each_skips(clauses, skips) if skips else each_loses(clauses, lives)


def _size(event: Shared) -> tuple[type[Event], int]:
    if isinstance(event, Marked):
        return type(event), event.type
    return type(event), event.turns if isinstance(event, TurnsSkipped) else event.amount


def _party(event: Shared) -> int:
    return event.seat if isinstance(event, TurnsSkipped) else event.party


def each_marked(clauses: LogClauses, marks: Sequence[Marked]) -> Clause:
    """The same mark on several parties: "Ben and Eva are soaked"."""
    parties, kind = [each.party for each in marks], MARK_WORDS[marks[0].type]
    text = clauses.texts("hammerspace-marked-each", names=clauses.parties(parties), kind=kind)
    deed = clauses.texts("hammerspace-deed-mark", name=clauses.objects(parties))
    return Clause(NOBODY, text, deed, causes.marks(marks[0].type))


def each_skips(clauses: LogClauses, skips: Sequence[TurnsSkipped]) -> Clause:
    """The same lost turns of several players: "Ben and Eva lose their next turns"."""
    values: dict[str, Value] = {
        "names": clauses.parties([each.seat for each in skips]),
        "n": skips[0].turns,
    }
    deed = clauses.texts(
        "hammerspace-deed-turns-each",
        names=clauses.objects([each.seat for each in skips]),
        n=skips[0].turns,
    )
    return Clause(NOBODY, clauses.texts("hammerspace-skip-each", **values), deed, "costs-all")


def each_loses(clauses: LogClauses, losses: Sequence[LifeLost]) -> Clause:
    """The same loss of several players: "Ben and Eva lose 1 life each (29 and 28 left)"."""
    names = clauses.parties([each.party for each in losses])
    lives = list(dict.fromkeys(str(each.life) for each in losses))
    same = len(lives) == 1
    lives = lives if same else [str(each.life) for each in losses]
    values: dict[str, Value] = {"names": names, "n": losses[0].amount}
    values |= {"left": clauses.listed(lives), "same": int(same)}
    others = values | {"names": clauses.objects([each.party for each in losses])}
    deed = clauses.texts("hammerspace-deed-each", **others)
    return Clause(NOBODY, clauses.texts("hammerspace-lose-each", **values), deed, "costs-all")
