"""The story of an attack: one log line per defender."""

from __future__ import annotations

from dataclasses import replace

from app.games.hammerspace.text.attack_words import CLOBBER, AttackWords
from app.games.hammerspace.text.clauses import Clause, LogClauses
from app.games.hammerspace.text.crown_story import CrownStory
from app.games.hammerspace.text.defence import Defence, Handed, ends
from app.games.hammerspace.text.losses import given_away, handed, passed, replaced, spent
from app.games.hammerspace.text.notes import fitted, noted, roll
from app.games.hammerspace.text.origins import rerolls_die
from app.games.hammerspace.text.packing import packed
from app.i18n.literal import width
from app.text.log import Kind, LogLine
from app.text.sentences import sentence
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.codes import BY_ATTACK
from engines.hammerspace.effects.events import (
    FROM_CHARACTER,
    AmountRolled,
    ConditionRolled,
    EffectActs,
    LastingEnded,
    MarkSpent,
    Prevented,
    Redirected,
    Rerolled,
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
MOST_CELLS = 130
"""The most cells of a line with the note about a loss that was passed on; else that has its own."""


class AttackStory(AttackWords):
    """An attack (HAM-10 to HAM-15): a line per defender, finished one after the other.

    `weapon` is its card or the effect's source; without one, `how` is "by" and the type is said.
    `who` attacks: a player, the monster, or a player's character."""

    def __init__(
        self, clauses: LogClauses, event: Aimed, weapon: str, how: str, who: str, crown: CrownStory
    ) -> None:
        super().__init__(clauses, event, weapon, how, who)
        self._crown = crown
        self._reroller = ""
        """The effect that rerolls a die next."""
        self._rerolls: list[str] = []
        """Notes about rerolls of the attack die, for the first defender."""
        self.strong = False
        """Whether the last defender was clobbered or is out."""

    @property
    def card(self) -> int:
        """The attack's card, `NO_CARD` for an effect's attack."""
        return self._aimed.card

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
                self._roll, self._wearer = event, self._crown.wearer
                return True
            case _ if defence.roll is not None:
                return self._result(event, defence, defence.roll)
            case EffectActs() if rerolls_die(self._clauses.words.config, event):
                self._reroller = self._clauses.source(event)
            case Rerolled():
                self._reroll(event)
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
        self.reported += 1
        self.landed += self._defence.hit
        self.strong = self._defence.fatal or (self._defence.hit and self._excess() >= CLOBBER)
        self._rerolls = []
        self._defence = Defence()
        return lines

    def last(self) -> None:
        """Leave out what no longer matters, because the attack has ended the match."""
        self._defence.keepers.clear()

    def lines(self, turn: int) -> list[LogLine]:
        clauses, texts, head, dice = self._clauses, self._texts, self._head(), self._dice()
        defence = self._defence
        kind: Kind = "bad" if defence.fatal else "fight"
        notes = [*filter(None, (self._left_over(), dice))]
        notes += defence.notices  # With them the damage adds up, so they are never left out.
        least = max(1, len(notes)) if defence.hit else 1
        notes += [*self._rerolls, *defence.rerolls]
        cells, results = clauses.words.cells, defence.results
        long = [defence.handed_note(note) for note in notes]
        if width(noted(texts, head, *long)) <= max(MOST_CELLS, cells):
            notes = long
        else:
            results = [*(each.clause for each in defence.handed), *results]
        if cards := self._guarded(dice):
            named = [cards if note == dice else note for note in notes]
            notes = named if width(noted(texts, head, *named)) <= cells else notes
        detail = [*self._detail()]
        fits = fitted(texts, head, notes, cells, least)
        detail = [*dict.fromkeys((*detail, *map(sentence, notes[len(fits) :])))]
        whole, brief = (
            texts("hammerspace-line", what=noted(texts, head, *each)) for each in (fits, fits[:1])
        )
        top = LogLine(turn, whole, kind, tuple(detail), short=brief if defence.hit else "")
        top = self._about(top)
        others: Kind = "bad" if defence.others_out else kind
        told = packed(clauses, results) if results else []
        after = [(part, others) for part in told] + [(each, _MOVE) for each in defence.keepers]
        return [top, *(LogLine(turn, texts("hammerspace-line", what=one), of) for one, of in after)]

    def _about(self, line: LogLine) -> LogLine:
        """The line of a defender with whom it is about: the attacker and, who may lose most by it,
        the defender. While nobody has defended, it is about all of them."""
        stand, loss = self._defence.roll, self._defence.loss
        if stand is None:
            return line
        seats = frozenset({self.attacker, stand.party} - {MONSTER})
        weight = 0 if loss is None else loss.amount
        return replace(line, seats=seats, victim=stand.party, weight=weight)

    def _result(self, event: Event, defence: Defence, roll: DefenceRolled) -> bool:
        """Take the result of a defence: losses, and replacements of them."""
        match event:
            case EffectActs() if self._clauses.stands_in(event):
                defence.source = self._clauses.source(event)
            case LifeLost(party=party, cause=cause) if (
                cause == BY_ATTACK and party == roll.party and not defence.hit
            ):
                defence.loss = event
            case ConditionRolled(owner=owner) | AmountRolled(owner=owner):
                if owner != roll.party or defence.hit or self._excess() <= 0:
                    return False
                self._note(event)
            case LastingEnded():
                self._note(event)
            case MarkSpent(party=party, amount=n) if party == roll.party and n:
                defence.changed += n
                defence.replaced.append(spent(self._clauses, event))
            case Prevented(party=party) | Redirected(party=party) if party == roll.party:
                self._replace(event, defence)
            case Redirected(party=party) if defence.owes(party):
                defence.passes.append((event, defence.source))
            case Prevented(party=party) if defence.owes(party):
                defence.passing.append(replaced(self._clauses, event, defence.source))
            case LifeLost(cause=cause) if cause == BY_ATTACK and self._pass_on(event, defence):
                pass
            case KeeperChanged():
                defence.keepers.append(self._clauses.keeper(event))
            case Survived(seat=seat) if seat == roll.party:
                defence.saved = self._clauses.whole(self._saved(seat, defence.source))
            case Fell() | MonsterDied() if ends(event, roll.party):
                defence.fatal = True
            case Prevented() | Redirected() | Survived() | Fell() | MonsterDied():
                defence.others_out |= isinstance(event, Fell)
                clause = self._clauses.of(event, defence.source)
                defence.results += [clause] if clause is not None else []
            case _:
                return False
        return True

    def _reroll(self, event: Rerolled) -> None:
        """Take a die that is rolled again, as a note and as a detail."""
        source = self._reroller or self._texts("hammerspace-effect")
        count = self._clauses.words.names.count(source)
        note = self._texts(
            "hammerspace-note-reroll",
            source=source,
            count=count,
            name=self._clauses.who(event.party),
            before=event.before,
        )
        (self._defence.rerolls if event.defence else self._rerolls).append(note)

    def _saved(self, seat: int, source: str) -> Clause:
        """Who survives the attack with the last life, and what the source of that does."""
        clauses = self._clauses
        name = clauses.who(seat)
        if source in ("", name):
            return Clause(seat, self._texts("hammerspace-stays"))
        count = clauses.words.names.count(source)
        text = self._texts("hammerspace-leaves", source=source, count=count, name=name)
        return Clause(NOBODY, text)

    def _replace(self, event: Prevented | Redirected, defence: Defence) -> None:
        """Take a change of the coming loss, a note beside it."""
        defence.changed -= event.amount
        if isinstance(event, Redirected):
            defence.passes.append((event, defence.source))
            defence.replaced.append(given_away(self._clauses, event, self.attacker))
        else:
            defence.replaced.append(replaced(self._clauses, event, defence.source))
        saves = isinstance(event, Redirected) or event.amount > 0
        own = defence.source in ("", *defence.savers, self._clauses.who(event.party))
        if saves and not own:
            defence.savers.append(defence.source)

    def _pass_on(self, event: LifeLost, defence: Defence) -> bool:
        """Take a loss that the defender has passed on: a note beside the attack or, if nothing was
        lost there, if the other party is out or if more has changed it, a line of its own."""
        for found in defence.passes:
            before, source = found
            if (event.party, event.by) == (before.to, before.party):
                defence.passes.remove(found)
                given = given_away(self._clauses, before, self.attacker)
                beside = defence.hit and event.life > 0 and not defence.passing
                clause = passed(self._clauses, before, event, source, self.attacker)
                text = noted(self._texts, clause.text, *defence.passing)
                defence.passing.clear()
                clause = clause._replace(text=text)
                if beside:
                    note = handed(self._clauses, before, event, source, self.attacker)
                    defence.handed.append(Handed(given, note, clause))
                else:
                    defence.results.append(clause)
                return True
        return False

    def _note(self, event: Event) -> None:
        clause = self._clauses.of(event)
        if isinstance(event, ConditionRolled):
            named = self._clauses.words.names.said
            name = named(FROM_CHARACTER, self._clauses.rollers.replaces(event))
            clause = Clause(event.owner, roll(self._texts, event, name))
        if clause is not None:
            self._defence.notes.append(self._clauses.whole(clause))
