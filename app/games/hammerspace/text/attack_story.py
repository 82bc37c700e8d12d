"""The story of an attack: one log line per defender."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.games.hammerspace.text.clauses import CELLS, Clause, LogClauses
from app.games.hammerspace.text.notes import noted
from app.i18n.literal import width
from app.text.log import Kind, LogLine
from app.text.sentences import capital
from engines.hammerspace.cards import SUBTYPES
from engines.hammerspace.effects.codes import BY_ATTACK
from engines.hammerspace.effects.events import (
    AmountRolled,
    ConditionRolled,
    EffectActs,
    LastingEnded,
    Prevented,
    Redirected,
    Survived,
)
from engines.hammerspace.events import (
    Aimed,
    AttackRolled,
    DefenceRolled,
    Defended,
    Fell,
    KeeperChanged,
    LifeLost,
    MonsterDied,
)
from engines.hammerspace.state import NOBODY
from engines.kernel.events import Event

GRAZE = 2
"""The largest margin of a hit that only grazes."""
CLOBBER = 8
"""The smallest margin of a hit that clobbers."""
BRACKETS = 5
"""Cells beside the dice and the result of an attack: ": " and " ()"."""


@dataclass(slots=True)
class _Defence:
    """The defence of one target; `roll` is None until its die is rolled."""

    roll: DefenceRolled | None = None
    cards: list[Defended] = field(default_factory=list)
    results: list[Clause] = field(default_factory=list)
    replaced: dict[int, str] = field(default_factory=dict)
    """Notes about the target's loss, by the places of their clauses among the results."""
    loss: LifeLost | None = None
    notes: list[str] = field(default_factory=list)
    source: str = ""
    """The last effect that replaced a result."""
    fatal: bool = False

    @property
    def hit(self) -> bool:
        return self.loss is not None


class AttackStory:
    """An attack (HAM-10 to HAM-15): a line per defender, finished one after the other.

    `weapon` is its card or the effect's source; without one, `how` is "by" and the type is said."""

    def __init__(self, clauses: LogClauses, event: Aimed, weapon: str, how: str) -> None:
        self._clauses = clauses
        self._texts = clauses.texts
        self._aimed = event
        self._weapon = weapon
        self._how = how
        self._left = list(event.targets)
        self._roll: AttackRolled | None = None
        self._defence = _Defence()
        self.reported = False
        """Whether a defence has been written."""

    @property
    def over(self) -> bool:
        return not self._left and self._defence.roll is None

    def take(self, event: Event) -> bool:
        """Take an event of the attack. The start of another defence is refused while a line is
        open: call `close` first."""
        defence = self._defence
        match event:
            case AttackRolled() if self._roll is None:
                self._roll = event
                return True
            case _ if defence.roll is not None:
                return self._result(event, defence, defence.roll)
            case _ if not self._left:
                return False
            case Defended():
                defence.cards.append(event)
            case DefenceRolled(party=party):
                defence.roll = event
                if party in self._left:
                    self._left = self._left[self._left.index(party) + 1 :]
            case ConditionRolled() | AmountRolled() | LastingEnded():
                # Dice for figures, and effects used up for them.
                self._note(event)
            case _:
                return False
        return True

    def close(self, turn: int) -> list[LogLine]:
        """Return the lines of the present defender, and finish it."""
        if self._defence.roll is None:
            return []
        lines = self.lines(turn)
        self.reported = True
        self._defence = _Defence()
        return lines

    def lines(self, turn: int) -> list[LogLine]:
        clauses, texts, head, dice = self._clauses, self._texts, self._head(), self._dice()
        kind: Kind = "bad" if self._defence.fatal else "fight"
        notes = [dice, *(self._defence.replaced.values() if self._defence.hit else ())]
        used = width(head) + sum(map(width, notes)) + BRACKETS * len(notes)
        first, *more = clauses.packed(self._results(), NOBODY, CELLS, used) or [""]
        if first:
            head = texts("hammerspace-told", lead=head, what=first)
        head = texts("hammerspace-line", what=capital(noted(texts, head, *notes)))
        rest = [texts("hammerspace-line", what=capital(part)) for part in more]
        top = LogLine(turn, head, kind, self._detail())
        return [top, *(LogLine(turn, text, kind) for text in rest)]

    def _result(self, event: Event, defence: _Defence, roll: DefenceRolled) -> bool:
        """Take the result of a defence: losses, and replacements of them."""
        match event:
            case EffectActs() if self._clauses.stands_in(event):
                defence.source = self._clauses.source(event)
                return True
            case LifeLost(party=party, cause=cause) if (
                cause == BY_ATTACK and party == roll.party and not defence.hit
            ):
                defence.loss = event
            case ConditionRolled(owner=owner) | AmountRolled(owner=owner):
                if owner != roll.party or defence.hit or self._excess() <= 0:
                    return False
                self._note(event)
                return True
            case LastingEnded():
                self._note(event)
                return True
            case LifeLost(cause=cause) if cause == BY_ATTACK:
                pass
            case Prevented() | Redirected() | Survived() | Fell() | KeeperChanged() | MonsterDied():
                defence.fatal |= isinstance(event, Fell)
            case _:
                return False
        clause = self._clauses.of(event, defence.source)
        if isinstance(event, (Prevented, Redirected)) and event.party == roll.party:
            at = len(defence.results)
            defence.replaced[at] = self._clauses.replaced(event, defence.source)
        defence.results += [clause] if clause is not None else []
        return True

    def _results(self) -> list[Clause]:
        """The clauses of the result; what changed the loss is a note beside it."""
        defence, loss = self._defence, self._defence.loss
        if loss is None:
            return defence.results
        found = [each for at, each in enumerate(defence.results) if at not in defence.replaced]
        if len(found) == 1 and loss.life > 0:
            text = self._texts("hammerspace-loses-left", n=loss.amount, life=loss.life)
            return [(loss.party, text)]
        return found

    def _note(self, event: Event) -> None:
        clause = self._clauses.of(event)
        if clause is not None:
            self._defence.notes.append(self._clauses.whole(clause))

    def _excess(self) -> int:
        """The margin of the attack over the defence (HAM-14)."""
        roll, stand = self._roll, self._defence.roll
        return roll.power - stand.power if roll is not None and stand is not None else 0

    def _verb(self) -> str:
        """How the attack went for the present defender: a hit is worth the more of a word the
        larger its margin is."""
        defence, excess = self._defence, self._excess()
        if defence.roll is None:
            return "attacks"
        if excess <= 0:
            return "blocked" if defence.cards else "misses"
        if not defence.hit:
            return "attacks"
        return "grazes" if excess <= GRAZE else "hits" if excess < CLOBBER else "clobbers"

    def _head(self) -> str:
        stand, cards = self._defence.roll, self._defence.cards
        parties = self._left if stand is None else [stand.party]
        if stand is None and cards:
            parties = [cards[0].seat]
        return self._texts(
            f"hammerspace-{self._verb()}-{self._how}",
            name=self._clauses.who(self._aimed.attacker),
            whom=self._clauses.parties(parties or self._aimed.targets),
            what=self._weapon,
        )

    def _dice(self) -> str:
        """Both sums, as far as they are known: "melee 5+4=9 against 6+2=8"."""
        texts, roll, stand, cards = self._texts, self._roll, self._defence.roll, self._defence.cards
        kind = self._weapon if self._how == "by" else ""
        if roll is None:
            return kind
        power = f"{roll.points}+{roll.die}={roll.power}"
        if kind:
            power = texts("hammerspace-typed", type=kind, power=power)
        if stand is not None:
            points, die = stand.points, stand.die
            against = f"{points}+{die}={stand.power}" if points else str(stand.power)
        elif cards:
            against = str(sum(card.points for card in cards))
        else:
            return power
        return texts("hammerspace-against", power=power, against=against)

    def _detail(self) -> tuple[str, ...]:
        texts, clauses, found = self._texts, self._clauses, list[str]()
        if self._roll is not None:
            text = texts(
                "hammerspace-detail-attack",
                name=clauses.who(self._aimed.attacker),
                type=texts(f"hammer-type-{SUBTYPES[self._aimed.subtype]}"),
                n=self._roll.points,
                die=self._roll.die,
                power=self._roll.power,
            )
            found.append(text)
        for card in self._defence.cards:
            name, called = clauses.who(card.seat), clauses.card(card.card)
            text = texts("hammerspace-detail-defence", name=name, card=called, n=card.points)
            found.append(text)
        return (*found, *(texts("hammerspace-line", what=note) for note in self._defence.notes))
