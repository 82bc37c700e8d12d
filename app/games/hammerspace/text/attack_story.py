"""The story of an attack: one log line per defender."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.games.hammerspace.text.clauses import Clause, LogClauses
from app.games.hammerspace.text.losses import left, passed, replaced
from app.games.hammerspace.text.notes import fitted, noted, roll
from app.games.hammerspace.text.packing import CELLS, packed
from app.i18n.literal import width
from app.text.log import Kind, LogLine
from app.text.sentences import sentence
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import SUBTYPES
from engines.hammerspace.effects.codes import BY_ATTACK
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
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

_MOVE: Kind = "move"
GRAZE = 2
"""The largest margin of a hit that only grazes."""
CLOBBER = 8
"""The smallest margin of a hit that clobbers."""
MOST_CELLS = 120
"""The most cells of what an attack does, without its dice."""
BRACKETS = 5
"""Cells beside the dice and the result of an attack: ": " and " ()"."""


@dataclass(slots=True)
class _Defence:
    """The defence of one target; `roll` is None until its die is rolled."""

    roll: DefenceRolled | None = None
    cards: list[Defended] = field(default_factory=list)
    results: list[Clause] = field(default_factory=list)
    replaced: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Notes about the target's loss, by the places of their clauses among the results."""
    loss: LifeLost | None = None
    notes: list[str] = field(default_factory=list)
    source: str = ""
    """The last effect that replaced a result."""
    savers: list[str] = field(default_factory=list)
    """The effects that took life from the loss."""
    redirected: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The same about losses that were passed on, without their sources."""
    passed: tuple[int, Redirected, str] | None = None
    """The place of a loss that was passed on, with its source, until the other party loses it."""
    fatal: bool = False
    ends: bool = False
    """Whether the target is out, dead or saved at its last life: that says what it has left."""
    keepers: list[str] = field(default_factory=list)
    """Who becomes the keeper of the monster: each has a line of its own."""

    @property
    def hit(self) -> bool:
        return self.loss is not None


class AttackStory:
    """An attack (HAM-10 to HAM-15): a line per defender, finished one after the other.

    `weapon` is its card or the effect's source; without one, `how` is "by" and the type is said.
    `who` attacks: a player, the monster, or a player's character."""

    def __init__(self, clauses: LogClauses, event: Aimed, weapon: str, how: str, who: str) -> None:
        self._clauses = clauses
        self._texts = clauses.texts
        self._aimed = event
        self._weapon = weapon
        self._how = how
        self._who = who
        self._left = list(event.targets)
        self._roll: AttackRolled | None = None
        self._defence = _Defence()
        self.reported = False
        """Whether a defence has been written."""

    @property
    def attacker(self) -> int:
        return self._aimed.attacker

    @property
    def rolled(self) -> bool:
        return self._roll is not None

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
        notes = [*filter(None, (self._left_over(), dice))]
        least = max(1, len(notes)) if self._defence.hit else 1
        notes += self._changes()
        detail = [*self._detail()]
        fits = fitted(texts, head, notes, CELLS, least)
        detail += map(sentence, notes[len(fits) :])
        notes = fits
        used = width(head) + sum(map(width, notes)) + BRACKETS * len(notes)
        results = self._defence.results
        first, *more = packed(clauses, results, used)
        joined = first if not more else ""
        if first and more:
            more = packed(clauses, results)
        whole, brief = (
            texts("hammerspace-line", what=self._joined(noted(texts, head, *each), joined))
            for each in (notes, notes[:1])
        )
        top = LogLine(turn, whole, kind, tuple(detail), short=brief if self._defence.hit else "")
        after = [(part, kind) for part in more] + [(each, _MOVE) for each in self._defence.keepers]
        return [top, *(LogLine(turn, texts("hammerspace-line", what=one), of) for one, of in after)]

    def _joined(self, head: str, result: str) -> str:
        """Return an attack with its dice, and then its result, perhaps ""."""
        return self._texts("hammerspace-told", lead=head, what=result) if result else head

    def _changes(self) -> list[str]:
        """Return the notes on changes of the loss; for an absorbed one, only its new owner."""
        defence = self._defence
        if defence.hit:
            return [note for notes in defence.replaced.values() for note in notes]
        return [note for notes in defence.redirected.values() for note in notes]

    def _left_over(self) -> str:
        """The life that is left after a hit, as a note."""
        loss = self._defence.loss
        if loss is None or self._defence.ends:
            return ""
        return left(self._clauses, loss.life)

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
                return True
            case ConditionRolled(owner=owner) | AmountRolled(owner=owner):
                if owner != roll.party or defence.hit or self._excess() <= 0:
                    return False
                self._note(event)
                return True
            case LastingEnded():
                self._note(event)
                return True
            case Prevented(party=party) | Redirected(party=party) if party == roll.party:
                self._replace(event, defence)
                return True
            case LifeLost(cause=cause) if cause == BY_ATTACK:
                if self._pass_on(event, defence):
                    return True
            case KeeperChanged():
                defence.keepers.append(self._clauses.keeper(event))
                return True
            case Prevented() | Redirected() | Survived() | Fell() | MonsterDied():
                defence.fatal |= isinstance(event, Fell)
                defence.ends |= _ends(event, roll.party)
            case _:
                return False
        clause = self._clauses.of(event, defence.source)
        if isinstance(event, Survived) and event.seat == roll.party:
            clause = self._saved(event.seat, defence.source)
        defence.results += [clause] if clause is not None else []
        return True

    def _saved(self, seat: int, source: str) -> Clause:
        """Who survives the attack with the last life, and what the source of that does."""
        clauses = self._clauses
        name = clauses.who(seat)
        if source in ("", name):
            return Clause(seat, self._texts("hammerspace-stays"))
        count = clauses.words.names.count(source)
        text = self._texts("hammerspace-leaves", source=source, count=count, name=name)
        return Clause(NOBODY, text)

    def _replace(self, event: Prevented | Redirected, defence: _Defence) -> None:
        """Take a change of the coming loss, a note beside it."""
        at = len(defence.replaced)
        by = self.attacker
        defence.replaced[at] = (replaced(self._clauses, event, defence.source, by),)
        if isinstance(event, Redirected):
            defence.passed = at, event, defence.source
            defence.redirected[at] = (replaced(self._clauses, event, "", by),)
        saves = isinstance(event, Redirected) or event.amount > 0
        own = defence.source in ("", *defence.savers, self._clauses.who(event.party))
        if saves and not own:
            defence.savers.append(defence.source)

    def _pass_on(self, event: LifeLost, defence: _Defence) -> bool:
        """Take a loss that the defender has passed on, into the note about it."""
        if defence.passed is None:
            return False
        at, before, source = defence.passed
        if (event.party, event.by) != (before.to, before.party):
            return False
        defence.passed = None
        defence.replaced[at] = passed(self._clauses, before, event, source, self.attacker)
        defence.redirected[at] = passed(self._clauses, before, event, "", self.attacker)
        return True

    def _note(self, event: Event) -> None:
        clause = self._clauses.of(event)
        if isinstance(event, ConditionRolled):
            named = self._clauses.words.names.said
            name = named(FROM_CHARACTER, self._clauses.rollers.replaces(event))
            clause = Clause(event.owner, roll(self._texts, event, name))
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
            return "absorbed" if defence.replaced else "attacks"
        return "grazes" if excess <= GRAZE else "hits" if excess < CLOBBER else "clobbers"

    def _head(self) -> str:
        stand, cards = self._defence.roll, self._defence.cards
        parties = self._left if stand is None else [stand.party]
        if stand is None and cards:
            parties = [cards[0].seat]
        head = self._texts(
            f"hammerspace-{self._verb()}-{self._how}",
            name=self._who,
            whom=self._clauses.objects(parties or self._aimed.targets),
            what=self._weapon,
        )
        loss, savers = self._defence.loss, self._defence.savers
        if loss is not None and self._defence.ends:
            return head
        if loss is not None:
            return self._texts("hammerspace-costs", what=head, n=loss.amount)
        if self._defence.replaced and savers and self._excess() > 0:
            thanks = self._texts(
                "hammerspace-thanks", what=head, source=self._clauses.listed(savers)
            )
            return thanks if width(thanks) <= MOST_CELLS else head
        return head

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
            name, called = clauses.who(card.seat), clauses.words.names.said(FROM_CARD, card.card)
            text = texts("hammerspace-detail-defence", name=name, card=called, n=card.points)
            found.append(text)
        return (*found, *(texts("hammerspace-line", what=note) for note in self._defence.notes))


def _ends(event: Event, party: int) -> bool:
    """Whether an event says how a party's last life ends."""
    if isinstance(event, MonsterDied):
        return party == MONSTER
    return isinstance(event, (Fell, Survived)) and event.seat == party
