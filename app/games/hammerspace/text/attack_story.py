"""The story of an attack: one log line per defender."""

from __future__ import annotations

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
        self._cards: list[Defended] = []
        self._stand: DefenceRolled | None = None
        self._told: list[Clause] = []
        self._source = ""
        self._lost: LifeLost | None = None
        self._fell = False
        self._notes: list[str] = []
        self.reported = False
        """Whether a defence has been written."""

    @property
    def defending(self) -> bool:
        """Whether a defender's line is open, its die rolled."""
        return self._stand is not None

    @property
    def over(self) -> bool:
        return not self._left and not self.defending

    def take(self, event: Event) -> bool:
        """Take an event of the attack. The start of another defence is refused while a line is
        open: call `close` first."""
        match event:
            case AttackRolled() if self._roll is None:
                self._roll = event
            case Defended() if not self.defending and not self.over:
                self._cards.append(event)
            case DefenceRolled() if not self.defending and not self.over:
                self._stand = event
                if event.party in self._left:
                    self._left = self._left[self._left.index(event.party) + 1 :]
            case _:
                return self._consequence(event) if self.defending else self._before(event)
        return True

    def close(self, turn: int) -> list[LogLine]:
        """Return the lines of the present defender, and finish it."""
        if not self.defending:
            return []
        lines = self.lines(turn)
        self.reported = True
        self._stand, self._lost, self._fell, self._source = None, None, False, ""
        self._cards, self._told, self._notes = [], [], []
        return lines

    def lines(self, turn: int) -> list[LogLine]:
        head = self._head()
        kind: Kind = "bad" if self._fell else "fight"
        parts = self._clauses.packed(self._told, NOBODY, CELLS, width(head) + 2)
        texts = self._texts
        if not parts or not parts[0]:
            first = texts("hammerspace-line", what=head)
        else:
            first = texts("hammerspace-line", what=texts("hammerspace-and", one=head, two=parts[0]))
        rest = [texts("hammerspace-line", what=capital(part)) for part in parts[1:]]
        lines = [LogLine(turn, first, kind, self._detail())]
        return [*lines, *(LogLine(turn, text, kind) for text in rest)]

    def _before(self, event: Event) -> bool:
        """Take dice for figures and cards used up for them; they are details of the line."""
        if self.over or not isinstance(event, ConditionRolled | AmountRolled | LastingEnded):
            return False
        clause = self._clauses.of(event)
        if clause is not None:
            self._note(clause)
        return True

    def _consequence(self, event: Event) -> bool:
        """Take the result of a defence: losses, and replacements of them."""
        stand = self._stand
        match event:
            case EffectActs():
                if not self._clauses.stands_in(event):
                    return False
                self._source = self._clauses.source(event)
                return True
            case LifeLost(party=party, cause=cause) if cause == BY_ATTACK:
                if stand is not None and party == stand.party and self._lost is None:
                    self._lost = event
                    before, life = event.life + event.amount, event.life
                    lost = self._texts("hammerspace-life", before=before, life=life)
                    self._told.append((NOBODY, lost))
                    return True
            case Prevented() | Redirected() | Survived() | Fell() | KeeperChanged() | MonsterDied():
                self._fell |= isinstance(event, Fell)
            case ConditionRolled(owner=owner) | AmountRolled(owner=owner):
                if stand is None or owner != stand.party or self._lost or self._excess() <= 0:
                    return False
                self._note(self._clauses.of(event))
                return True
            case LastingEnded():
                self._note(self._clauses.of(event))
                return True
            case _:
                return False
        clause = self._clauses.of(event, self._source)
        self._told += [clause] if clause is not None else []
        return True

    def _note(self, clause: Clause | None) -> None:
        if clause is not None:
            self._notes.append(self._clauses.whole(clause))

    def _excess(self) -> int:
        """The margin of the attack over the defence (HAM-14)."""
        roll, stand = self._roll, self._stand
        return roll.power - stand.power if roll is not None and stand is not None else 0

    def _head(self) -> str:
        texts, roll, stand = self._texts, self._roll, self._stand
        parties = self._left if stand is None else [stand.party]
        if stand is None and self._cards:
            parties = [self._cards[0].seat]
        excess = self._excess()
        verb = "hits" if self._lost else "misses" if stand and excess <= 0 else "attacks"
        text = texts(
            f"hammerspace-{verb}-{self._how}",
            name=self._clauses.who(self._aimed.attacker),
            whom=self._clauses.parties(parties or self._aimed.targets),
            what=self._weapon,
        )
        if roll is None:
            return text
        against = str(sum(card.points for card in self._cards)) if self._cards else ""
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
        for card in self._cards:
            name = self._clauses.card(card.card)
            what = texts("hammerspace-detail-defence", card=name, n=card.points)
            found.append(texts("hammerspace-detail", who=who(card.seat), what=what))
        return (*found, *(texts("hammerspace-line", what=note) for note in self._notes))
