"""The words of an attack and of one defender: who does what to whom, then the dice."""

from __future__ import annotations

from app.games.hammerspace.text.clauses import LogClauses
from app.games.hammerspace.text.crown_story import UNKNOWN
from app.games.hammerspace.text.defence import Defence
from app.i18n.literal import width
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import SUBTYPES
from engines.hammerspace.effects.events import FROM_CARD
from engines.hammerspace.events import Aimed, AttackRolled
from engines.hammerspace.state import NOBODY

GRAZE = 2
"""The largest margin of a hit that only grazes."""
CLOBBER = 8
"""The smallest margin of a hit that clobbers."""
MOST_CELLS = 120
"""The most cells of what an attack does, without its dice."""


class AttackWords:
    """The words of an attack, as far as it is known.

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
        self._defence = Defence()
        self._wearer = UNKNOWN
        """Who wore the crown when the attack die was rolled (HAM-30)."""
        self.reported = 0
        """How many defences have been written."""
        self.landed = 0
        """How many of them were hits. Only after one "also" is true."""

    @property
    def attacker(self) -> int:
        return self._aimed.attacker

    def _left_over(self) -> str:
        """The life that is left after a hit, or that the last one took, as a note."""
        defence, loss = self._defence, self._defence.loss
        if loss is not None and defence.fatal:
            return self._texts("hammerspace-note-had", life=loss.amount)
        if loss is None or defence.saved or loss.life <= 0:
            return ""
        return self._texts("hammerspace-note-life", life=loss.life)

    def _excess(self) -> int:
        """The margin of the attack over the defence, with the crown (HAM-14, HAM-30)."""
        roll, stand = self._roll, self._defence.roll
        if roll is None or stand is None:
            return 0
        return roll.power + self._crowned() - stand.power

    def _crowned(self) -> int:
        """What the crown (HAM-30) adds to the attack against the present defender. Where the log
        can't know the wearer, it follows from a loss that is more than the dice explain."""
        roll, defence, stand = self._roll, self._defence, self._defence.roll
        crown = self._clauses.words.config.parameters.crown
        if not crown or roll is None or stand is None or stand.party == MONSTER:
            return 0
        if self._wearer != UNKNOWN:
            return crown if stand.party == self._wearer else 0
        loss, margin = defence.loss, roll.power - stand.power
        more = (loss.amount if loss is not None else 0) - defence.changed - margin
        if more <= 0 or margin + crown <= 0 or (loss is None and defence.changed >= 0):
            return 0
        return crown if loss is not None and loss.life <= 0 else min(more, crown)

    def _verb(self) -> str:
        """How the attack went for the present defender."""
        defence, excess = self._defence, self._excess()
        if defence.roll is None:
            return "attacks"
        if defence.fatal:
            return "kills" if defence.roll.party == MONSTER else "knocks-out"
        if defence.hit:
            return "strikes"
        if excess <= 0:
            return "blocked" if defence.cards else "misses"
        if defence.saved:
            return "strikes"  # What saved the target follows, after a "but".
        # While only a part of the loss is passed on, the rest is still to come.
        whole = excess + defence.changed <= 0
        return "absorbed" if whole and (defence.savers or defence.changed) else "attacks"

    def _blow(self) -> str:
        """The verb of a hit: it is worth the more the larger its margin is, and it says the type
        of the attack."""
        excess = self._excess()
        how = "grazes" if excess <= GRAZE else "hits" if excess < CLOBBER else "clobbers"
        return self._texts(f"hammerspace-{how}", kind=SUBTYPES[self._aimed.subtype])

    def _head(self) -> str:
        defence, clauses, texts, verb = self._defence, self._clauses, self._texts, self._verb()
        stand, cards = defence.roll, defence.cards
        parties = self._left if stand is None else [stand.party]
        if stand is None and cards:
            parties = [cards[0].seat]
        how = "also" if self.landed and verb != "blocked" else self._how
        weapon = self._weapon
        owned = clauses.owned(weapon, self.attacker, NOBODY) if self._how == "with" else ""
        if verb == "absorbed" and len(defence.savers) == 1:
            (saver,) = defence.savers
            return texts(
                f"hammerspace-saved-{self._how}",
                source=saver,
                savers=clauses.words.names.count(saver),
                whom=clauses.objects(parties),
                what=owned,
                name=self._who,
            )
        head = texts(
            f"hammerspace-{verb}-{how}",
            name=self._who,
            whom=clauses.objects(parties or self._aimed.targets),
            what=owned if verb == "blocked" else weapon,
            verb=self._blow(),
            nth=self.reported,
            cards=self._cards(),
        )
        if defence.saved:
            return texts("hammerspace-but", lead=head, what=defence.saved)
        if defence.loss is not None and not defence.fatal:
            return texts("hammerspace-costs", what=head, n=defence.loss.amount)
        if defence.savers and self._excess() > 0 and not defence.fatal:
            source = clauses.listed(defence.savers)
            thanks = texts("hammerspace-thanks", what=head, source=source)
            return thanks if width(thanks) <= MOST_CELLS else head
        return head

    def _cards(self) -> str:
        """The defence cards in use, by name."""
        return self._clauses.cards([card.card for card in self._defence.cards])

    def _guarded(self, dice: str) -> str:
        """The dice with the cards that have not stopped the attack, "" if there are none."""
        defence = self._defence
        if defence.roll is None or not defence.cards or self._verb() in ("blocked", "absorbed"):
            return ""
        return self._texts("hammerspace-past", dice=dice, cards=self._cards())

    def _dice(self) -> str:
        """Both sums, as far as they are known: "melee 5+4=9 against 6+2=8". That of the subject
        comes first: a blocked attack has the defence before it, and its type at the end."""
        texts, roll, stand, cards = self._texts, self._roll, self._defence.roll, self._defence.cards
        kind = self._weapon if self._how == "by" else ""
        if roll is None:
            return kind
        power, blocked = self._power(roll), self._verb() == "blocked"
        if kind and not blocked:
            power = texts("hammerspace-typed", type=kind, power=power)
        if stand is not None:
            against = texts("hammerspace-lone-die", n=stand.power)
            if stand.points:
                against = self._sum(stand.points, stand.die, stand.power, "-against")
        elif cards:
            against = str(sum(card.points for card in cards))
        else:
            return power
        if blocked:
            text = texts("hammerspace-against", power=against, against=power)
            return ", ".join(filter(None, (text, kind)))
        return texts("hammerspace-against", power=power, against=against)

    def _power(self, roll: AttackRolled) -> str:
        """The sum of the attack: "5+4=9", with the crown "5+4+crown 2=11"."""
        crown = self._crowned()
        if not crown:
            return self._sum(roll.points, roll.die, roll.power)
        total = roll.power + crown
        values = {"points": roll.points, "die": roll.die, "crown": crown, "total": total}
        return self._texts("hammerspace-sum-crown", **values)

    def _sum(self, points: int, die: int, total: int, side: str = "") -> str:
        """The points and the die of the attack, or of the `side` "-against" it: "5+4=9"."""
        return self._texts(f"hammerspace-sum{side}", points=points, die=die, total=total)

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
        if (stand := self._defence.roll) is not None:
            values = {"points": stand.points, "die": stand.die, "power": stand.power}
            found.append(texts("hammerspace-detail-stand", name=clauses.who(stand.party), **values))
        return (*found, *(texts("hammerspace-line", what=note) for note in self._defence.notes))
