"""Events of Hammerspace as clauses: "loses 2 life (18 left)".

A clause has a subject, the party of its verb, and is written without its name where the context
gives it; a clause with the subject `NOBODY` is complete."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.gifts import given
from app.games.hammerspace.text.later_clauses import of_later
from app.games.hammerspace.text.notes import roll
from app.games.hammerspace.text.origins import action_of, prize_word
from app.games.hammerspace.text.rollers import Rollers
from app.i18n.fluent import Texts, Value
from app.i18n.literal import width
from app.text.sentences import in_a_row
from engines.hammerspace.actions import MONSTER, PARTIES
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    FROM_LASTING,
    FROM_MONSTER,
    AmountRolled,
    ConditionRolled,
    EffectActs,
    FlipOrdered,
    Given,
    Ignored,
    LastingEnded,
    MovedCard,
    Peeked,
    PeekedCard,
    Prevented,
    Redirected,
    Rerolled,
    Survived,
    Swapped,
    Taken,
    TurnsSkipped,
)
from engines.hammerspace.events import (
    FED,
    HIDDEN,
    CharacterDropped,
    CharactersKept,
    CharactersOffered,
    Discarded,
    Fell,
    HandShown,
    KeeperChanged,
    KeptCard,
    LifeGained,
    LifeLost,
    MonsterDied,
    TimerMoved,
    TurnedDown,
    TurnedUp,
)
from engines.hammerspace.state import NOBODY
from engines.kernel.events import Event

NAMES = 60
"""The most cells of a line for names of players."""
MOST_CELLS = 100
"""The most cells of a line for names of cards."""

STOOD_IN = (Prevented, Redirected, Survived, Ignored)
"""Events that replace others."""
CAUSE: Final = NOBODY - 1
"""The subject of a clause about what a cause does: its card or character is the subject."""


class Clause(NamedTuple):
    """The subject, and the text.

    `deed` is what the cause of the event does, if a sentence can say that in its place: the object
    of `verb`, which several deeds in a row share, or with its own verb."""

    subject: int
    text: str
    deed: str = ""
    verb: str = ""


class LogClauses:
    """The clauses of a game. `monster` is the last one known to be in play, or -1; `rolled` is the
    sum of the dice that chose its action (HAM-23), or 0."""

    def __init__(self, names: Sequence[str], words: HammerspaceCardText) -> None:
        self.words = words
        self.texts: Texts = words.texts
        self.monster, self.rolled = -1, 0
        self.characters: dict[int, Sequence[int]] = {}
        self.offered = set[int]()
        """The seats of which the log has named the three characters that they drew (HAM-4)."""
        self.rollers = Rollers(words.config, self.characters)
        self.skips: dict[int, str] = {}
        """The source of the last effect that makes a seat lose turns."""
        self._names = tuple(names)

    # Names.

    def who(self, party: int) -> str:
        if party == MONSTER:
            named = self.words.names.said(FROM_MONSTER, self.monster)
            return named or self.texts("hammerspace-monster")
        if 0 <= party < len(self._names):
            return self._names[party]
        return self.texts("hammerspace-someone")

    def parties(self, parties: Sequence[int]) -> str:
        """Several parties by name, or their number if the names need too much room."""
        named = self.listed([self.who(party) for party in parties])
        return named if width(named) <= NAMES else self.texts("hammerspace-several", n=len(parties))

    def objects(self, parties: Sequence[int]) -> str:
        """The same as the object of a verb: in Spanish "Ana y al Yeti", behind the verb's "a"."""
        first, *others = (self.who(party) for party in parties)
        also = (self.texts("hammerspace-also-to", name=name) for name in others)
        named = self.listed([first, *also])
        return named if width(named) <= NAMES else self.texts("hammerspace-several", n=len(parties))

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row: "Ana, Ben and Eva"."""
        return in_a_row(self.texts, names)

    def of_mask(self, mask: int) -> str:
        return self.objects([party for party in range(PARTIES) if mask >> party & 1])

    def card(self, card: int) -> str:
        """A visible main card by name."""
        if card == HIDDEN:
            return self.texts("hammerspace-hidden")
        return self.words.names.said(FROM_CARD, card)

    def cards(self, cards: Sequence[int]) -> str:
        """Main cards by name, or their number if the names need too much room."""
        named, n = self.listed([self.card(card) for card in cards]), len(cards)
        return named if width(named) <= MOST_CELLS else self.texts("hammerspace-cards", n=n)

    def source(self, event: EffectActs) -> str:
        """The source of an effect: "Bin Lid", "Night Nurse"; a lasting effect has the name of the
        card or character that gave it."""
        if event.source == FROM_CARD:
            return self.card(event.number)
        named = self.words.names.said(event.source, event.number)
        lasts = event.source == FROM_LASTING
        if lasts and (word := prize_word(self.words.config, event.number)):
            name = self.who(event.owner)
            return self.texts(f"hammerspace-{word}-of", name=name, monster=named)
        return named or self.texts("hammerspace-effect")

    def lasting(self, ability: int) -> str:
        """The source of a lasting effect: a card or a character, the action of a monster in quotes,
        or its reward."""
        source, number = self.words.names.origin(ability)
        if source == FROM_MONSTER:
            monster, total = action_of(self.words.config, ability)
            if monster == NONE:
                named = self.words.names.said(source, number)
                word = prize_word(self.words.config, ability)
                return self.texts(f"hammerspace-{word}-for", monster=named)
            if action := self.words.quoted_action(monster, total):
                return action
        return self.words.names.said(FROM_LASTING, ability) or self.texts("hammerspace-effect")

    def cause(self, event: EffectActs, subject: int) -> str:
        """The source of what an effect does to a party: "Night Nurse", "Ana's Bees", "the reward
        for Laundry Yeti". What lasts has its holder for owner, who didn't cause it."""
        what = self.source(event)
        lasts = event.source == FROM_LASTING and event.owner == subject
        if lasts and prize_word(self.words.config, event.number):
            return self.lasting(event.number)
        if event.owner != MONSTER and event.source == FROM_MONSTER:
            return self.texts("hammerspace-reward-for", monster=what)
        return what if event.source == FROM_LASTING else self.owned(what, event.owner, subject)

    def owned(self, what: str, owner: int, subject: int) -> str:
        """A source with the name of its owner, if that isn't the subject of the sentence."""
        if owner in (MONSTER, subject):
            return what
        bare = self.words.names.bare(what)
        return self.texts("hammerspace-owned", what=bare, name=self.who(owner))

    # Clauses.

    def of(self, event: Event, source: str = "") -> Clause | None:
        """The clause of an event; None for one without a clause. `source` is the subject of a
        replacement, unless it is the party itself."""
        found = self._of_life(event) or self._of_dice(event) or self._of_cards(event)
        if found is None:
            return None
        if isinstance(event, STOOD_IN) and source and source != self.who(found[0]):
            return Clause(NOBODY, self._stands_in(event, source, found[0]))
        return Clause(*found)

    def _stands_in(self, event: Event, source: str, party: int) -> str:
        """What the source of a replacement does: "Locksmith protects Ben's cards"."""
        message, values = "saves", dict[str, Value]()
        match event:
            case Prevented(amount=n):
                message, values["n"] = "spares-life" if n > 0 else "adds-life", abs(n)
            case Redirected(to=to, amount=n):
                message, values["n"], values["whom"] = "passes-on", n, self.who(to)
            case Ignored(what=what):
                message = f"protects-{fx.IGNORED[what]}"
        count, name = self.words.names.count(source), self.who(party)
        return self.texts(f"hammerspace-{message}", source=source, count=count, name=name, **values)

    def thanking(
        self, what: str, event: Event, source: str, party: int, *, note: bool = False
    ) -> str:
        """What a replacement does with its source, unless that is the party itself. In a `note`, a
        loss is passed on by its source."""
        if not source or source == self.who(party):
            return what
        if isinstance(event, Redirected) and note:
            return self.texts("hammerspace-passed-by", what=what, source=source)
        blamed = isinstance(event, Prevented) and event.amount < 0
        message = f"hammerspace-{'because' if blamed else 'thanks'}"
        return self.texts(message, what=what, source=source)

    def ended(self, events: Sequence[LastingEnded]) -> list[str]:
        """What has ended, a clause for each player."""
        found: dict[int, dict[str, int]] = {}
        for event in events:
            named = self.lasting(event.ability)
            found.setdefault(event.holder, {})[named] = self.words.names.count(named)
        return [
            self.texts(
                "hammerspace-ends",
                what=self.listed([*counts]),
                name=self.who(seat),
                n=sum(counts.values()),
            )
            for seat, counts in found.items()
        ]

    def keeper(self, event: KeeperChanged) -> str:
        """The new keeper of the monster, as a whole clause."""
        clause = self.of(event)
        return self.whole(clause) if clause is not None else ""

    def to_keep(self, event: ConditionRolled) -> str:
        """What a die for keeping a card (HAM-17) allows; the card is named if it is known."""
        kept = self.rollers.kept_with(event)
        named = self.card(kept) if kept != NONE else self.texts("hammerspace-a-card")
        note = self.texts("hammerspace-needed", die=event.die, least=event.least)
        message = f"hammerspace-{'can' if event.die >= event.least else 'fails'}-keep"
        return self.texts(message, card=named, dice=note)

    def own_gift(self, event: LastingEnded) -> bool:
        """Whether what ended is what a character does for its owner, time and again."""
        source, number = self.words.names.origin(event.ability)
        return source == FROM_CHARACTER and number in self.characters.get(event.holder, ())

    def stands_in(self, event: EffectActs) -> bool:
        """Whether an effect changes a coming event (a loss, a touch) other than a die."""
        if event.ability == NONE:
            return False
        ability = self.words.config.code.abilities[event.ability]
        return ability.kind == fx.INSTEAD and ability.what != fx.REROLL

    def whole(self, clause: Clause) -> str:
        """A clause with its subject."""
        subject, what, *_ = clause
        name = self.who(subject)
        return what if subject == NOBODY else self.texts("hammerspace-does", name=name, what=what)

    def given(self, event: Given, holders: Sequence[int], *, timed: bool = True) -> Clause:
        """A new lasting effect on some players, with its duration if it is `timed`."""
        names = [self.who(holder) for holder in holders]
        first = replace(event, holder=holders[0])
        return Clause(*given(self.words, first, names, self.parties(holders), timed=timed))

    def _of_life(self, event: Event) -> tuple[int, str] | None:
        texts = self.texts
        match event:
            case LifeLost(party=party, amount=n, life=life):
                message = f"hammerspace-loses{'' if life > 0 else '-last'}"
                return party, texts(message, n=n, life=life)
            case LifeGained(party=party, amount=n, life=life):
                return party, texts("hammerspace-gains", n=n, life=life)
            case Fell(seat=seat):
                return seat, texts("hammerspace-falls")
            case KeeperChanged(keeper=keeper):
                return keeper, texts("hammerspace-takes-over", monster=self.who(MONSTER))
            case MonsterDied(monster=monster):
                dies = texts("hammerspace-dies")
                if monster == self.monster:
                    return MONSTER, dies
                named = self.words.names.said(FROM_MONSTER, monster)
                return NOBODY, texts("hammerspace-does", name=named, what=dies)
            case Prevented(party=party, amount=n):
                return party, texts(f"hammerspace-{'less' if n > 0 else 'more'}", n=abs(n))
            case Redirected(party=party, to=to, amount=n):
                return party, texts("hammerspace-passes", n=n, name=self.who(to))
            case Survived(seat=seat):
                return seat, texts("hammerspace-survives")
            case Ignored(seat=seat, what=what):
                return seat, texts(f"hammerspace-ignores-{fx.IGNORED[what]}")
            case TurnsSkipped(seat=seat, turns=turns):
                return seat, texts("hammerspace-skips", n=turns)
            case TimerMoved(turns=turns):
                when = "later" if turns > 0 else "sooner"
                return NOBODY, texts(f"hammer-timer-{when}", n=abs(turns))
            case Given(holder=holder):
                return self.given(event, [holder])[:2]
            case LastingEnded():
                return NOBODY, self.ended([event])[0]
        return of_later(texts, event)

    def _of_dice(self, event: Event) -> tuple[int, str] | None:
        texts = self.texts
        match event:
            case ConditionRolled() | AmountRolled():
                return event.owner, roll(texts, event)
            case Rerolled(party=party, defence=defence, before=before, die=die):
                which = "defence" if defence else "attack"
                return party, texts(f"hammerspace-rerolls-{which}", before=before, die=die)
        return None

    def _of_cards(self, event: Event) -> tuple[int, str] | None:
        texts = self.texts
        match event:
            case FlipOrdered(seat=seat, slot=slot, up=up):
                return seat, self.ordered(up, [slot])
            case Peeked(seat=seat, of=of, slot=slot):
                return seat, texts("hammerspace-peeks", slot=slot + 1, name=self.who(of))
            case (
                PeekedCard(of=owner, slot=slot, card=card)
                | MovedCard(seat=owner, slot=slot, card=card)
            ):
                name = self.who(owner)
                message = self.card(card)
                return NOBODY, texts("hammerspace-is", slot=slot + 1, name=name, card=message)
            case Taken(seat=seat, of=of, card=card):
                return seat, texts("hammerspace-takes", card=self.card(card), name=self.who(of))
            case Swapped(seat=seat, card=card, of=of, of_card=given):
                return seat, texts("hammerspace-swaps", **self.swapped(given, of, card))
            case Discarded(seat=seat, cards=cards, reason=reason):
                deed = "feeds" if reason == FED else "discards"
                monster = self.who(MONSTER)
                return seat, texts(f"hammerspace-{deed}", cards=self.cards(cards), monster=monster)
            case KeptCard(seat=seat, card=card):
                return seat, texts("hammerspace-keeps", card=self.card(card))
            case TurnedUp(seat=seat, slot=slot, card=card):
                return seat, texts("hammerspace-turns-up", slot=slot + 1, card=self.card(card))
            case TurnedDown(seat=seat, slot=slot):
                return seat, texts("hammerspace-turns-down", slot=slot + 1)
        return self._of_set_up(event)

    def swapped(self, own: int, of: int, card: int) -> dict[str, Value]:
        """The cards of a swap with a player, theirs also with the player's name."""
        name, got = self.who(of), self.card(card)
        if card == HIDDEN:
            theirs = self.texts("hammerspace-hidden-of", name=name)
        else:
            theirs = self.texts("hammerspace-owned", what=self.words.names.bare(got), name=name)
        return {"own": self.card(own), "theirs": theirs}

    def ordered(self, up: bool, slots: Sequence[int]) -> str:
        """Cards that their owner has to turn over, as a clause."""
        text = f"hammerspace-ordered-{'up' if up else 'down'}"
        return self.texts(text, cards=self.listed([str(slot + 1) for slot in slots]), n=len(slots))

    def _of_set_up(self, event: Event) -> tuple[int, str] | None:
        texts, called = self.texts, self.words.names.said
        match event:
            case HandShown(seat=seat, cards=cards):
                up = self.cards([card for card in cards if card != HIDDEN])
                if HIDDEN not in cards:
                    return seat, texts("hammerspace-shows", cards=up)
                return seat, texts("hammerspace-shows-but", cards=up, slot=cards.index(HIDDEN) + 1)
            case CharactersOffered(seat=seat, characters=characters):
                named = self.listed([*map(self.words.character, characters)])
                return seat, texts("hammerspace-offered", names=named)
            case CharacterDropped(seat=seat, character=character):
                of = "" if seat in self.offered else "-of-three"
                return seat, texts(f"hammerspace-drops{of}", card=called(FROM_CHARACTER, character))
            case CharactersKept(seat=seat, characters=characters):
                named = self.listed([called(FROM_CHARACTER, each) for each in characters])
                return seat, texts("hammerspace-plays-as", names=named)
        return None
