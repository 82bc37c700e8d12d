"""The story of an attack: one log line per defender."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.games.hammerspace.text.clauses import CELLS, Clause, LogClauses, capital
from app.i18n.literal import width
from app.text.log import Kind, LogLine
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


@dataclass(slots=True)
class _Defence:
    """The defence of one target; `roll` is None until its die is rolled."""

    roll: DefenceRolled | None = None
    cards: list[Defended] = field(default_factory=list)
    results: list[Clause] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    source: str = ""
    """The last effect that replaced a result."""
    hit: bool = False
    fatal: bool = False


class AttackStory:
    """An attack (HAM-10 to HAM-15): a line per defender, finished one after the other.

    `weapon` is its card or the effect's source, `how` the message's ending for it."""

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
        texts, head = self._texts, self._head()
        kind: Kind = "bad" if self._defence.fatal else "fight"
        parts = self._clauses.packed(self._defence.results, NOBODY, CELLS, width(head) + 2)
        if parts and parts[0]:
            head = texts("hammerspace-and", one=head, two=parts[0])
        first = LogLine(turn, texts("hammerspace-line", what=head), kind, self._detail())
        more = [texts("hammerspace-line", what=capital(part)) for part in parts[1:]]
        return [first, *(LogLine(turn, text, kind) for text in more)]

    def _result(self, event: Event, defence: _Defence, roll: DefenceRolled) -> bool:
        """Take the result of a defence: losses, and replacements of them."""
        match event:
            case EffectActs() if self._clauses.stands_in(event):
                defence.source = self._clauses.source(event)
                return True
            case LifeLost(party=party, cause=cause) if (
                cause == BY_ATTACK and party == roll.party and not defence.hit
            ):
                defence.hit = True
                before, life = event.life + event.amount, event.life
                lost = self._texts("hammerspace-life", before=before, life=life)
                defence.results.append((NOBODY, lost))
                return True
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
        defence.results += [clause] if clause is not None else []
        return True

    def _note(self, event: Event) -> None:
        clause = self._clauses.of(event)
        if clause is not None:
            self._defence.notes.append(self._clauses.whole(clause))

    def _excess(self) -> int:
        """The margin of the attack over the defence (HAM-14)."""
        roll, stand = self._roll, self._defence.roll
        return roll.power - stand.power if roll is not None and stand is not None else 0

    def _head(self) -> str:
        texts, roll, defence = self._texts, self._roll, self._defence
        stand, cards = defence.roll, defence.cards
        parties = self._left if stand is None else [stand.party]
        if stand is None and cards:
            parties = [cards[0].seat]
        excess = self._excess()
        verb = "hits" if defence.hit else "misses" if stand and excess <= 0 else "attacks"
        text = texts(
            f"hammerspace-{verb}-{self._how}",
            name=self._clauses.who(self._aimed.attacker),
            whom=self._clauses.parties(parties or self._aimed.targets),
            what=self._weapon,
        )
        if roll is None:
            return text
        against = str(sum(card.points for card in cards)) if cards else ""
        if stand is not None:
            against = f"{stand.points}+{stand.die}"
        message = "damage" if excess > 0 else "blocked" if against else "power"
        power = f"{roll.points}+{roll.die}"
        return texts(f"hammerspace-{message}", attack=text, power=power, against=against, n=excess)

    def _detail(self) -> tuple[str, ...]:
        texts, who, found = self._texts, self._clauses.who, list[str]()
        if self._roll is not None:
            kind = texts(f"hammer-type-{SUBTYPES[self._aimed.subtype]}")
            what = texts(
                "hammerspace-detail-attack",
                type=kind,
                n=self._roll.points,
                die=self._roll.die,
                power=self._roll.power,
            )
            found.append(texts("hammerspace-detail", who=who(self._aimed.attacker), what=what))
        for card in self._defence.cards:
            name = self._clauses.card(card.card)
            what = texts("hammerspace-detail-defence", card=name, n=card.points)
            found.append(texts("hammerspace-detail", who=who(card.seat), what=what))
        return (*found, *(texts("hammerspace-line", what=note) for note in self._defence.notes))
