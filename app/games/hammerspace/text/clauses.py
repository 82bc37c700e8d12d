"""Events of Hammerspace as clauses: "loses 2 life (18 left)".

A clause has a subject, the party of its verb, and is written without its name where the context
gives it; a clause with the subject `NOBODY` is complete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.notes import roll
from app.games.hammerspace.text.roles import on_seat
from app.i18n.fluent import Texts
from app.i18n.literal import width
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

CELLS = 152
"""Cells of a line of the log, without its full stop; longer text continues in a second line."""
NAMES = 60
"""The most cells of a line for names of players."""
MOST_CELLS = 100
"""The most cells of a line for names of cards, or for the text of a lasting effect."""

STOOD_IN = (Prevented, Redirected, Survived, Ignored)
"""Events that replace others."""

JOINT = 5
"""The most cells between two clauses of a line."""

Tone = Literal["thanks", "because", "despite"]
"""How a sentence names its cause."""

Clause = tuple[int, str]
"""The subject, and the text."""


class LogClauses:
    """The clauses of a game. `monster` is the last one known to be in play, or -1."""

    def __init__(self, names: Sequence[str], words: HammerspaceCardText) -> None:
        self.words = words
        self.texts: Texts = words.texts
        self.monster = -1
        self.characters: dict[int, Sequence[int]] = {}
        """The known characters of each seat (HAM-4)."""
        self._names = tuple(names)

    # Names.

    def who(self, party: int) -> str:
        if party == MONSTER:
            known = self.monster >= 0
            return self.words.monster(self.monster) if known else self.texts("hammerspace-monster")
        if 0 <= party < len(self._names):
            return self._names[party]
        return self.texts("hammerspace-someone")

    def parties(self, parties: Sequence[int]) -> str:
        """Several parties by name, or their number if the names need too much room."""
        named = self.listed([self.who(party) for party in parties])
        return named if width(named) <= NAMES else self.texts("hammerspace-several", n=len(parties))

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row: "Ana, Ben and Eva"."""
        *others, last = names or [""]
        if not others:
            return last
        return self.texts("hammerspace-and", one=", ".join(others), two=last)

    def of_mask(self, mask: int) -> str:
        return self.parties([party for party in range(PARTIES) if mask >> party & 1])

    def card(self, card: int) -> str:
        """A visible main card by name."""
        return self.texts("hammerspace-hidden") if card == HIDDEN else self.words.name(card)

    def cards(self, cards: Sequence[int]) -> str:
        """Main cards by name, or their number if the names need too much room."""
        named = self.listed([self.card(card) for card in cards])
        return (
            named if width(named) <= MOST_CELLS else self.texts("hammerspace-cards", n=len(cards))
        )

    def source(self, event: EffectActs) -> str:
        """The source of an effect: "Bin Lid", "Night Nurse"; a lasting effect has the name of the
        card or character that gave it."""
        if event.source == FROM_CARD:
            return self.card(event.number)
        named = self.words.source(event.source, event.number)
        return named or self.texts("hammerspace-effect")

    def lasting(self, ability: int) -> str:
        """The source of a lasting effect."""
        return self.words.source(FROM_LASTING, ability) or self.texts("hammerspace-effect")

    def lead(self, event: EffectActs, subject: int, tone: Tone) -> str:
        """The start of a sentence about an effect: "Thanks to Night Nurse", "Because of Ana's
        Bees" if its owner isn't the `subject`, "As the reward for Laundry Yeti"."""
        what = self.source(event)
        if event.owner != MONSTER and event.source == FROM_MONSTER:
            return self.texts("hammerspace-lead-reward", monster=what)
        if event.owner not in (MONSTER, subject):
            what = self.texts("hammerspace-owned", what=what, name=self.who(event.owner))
        return self.texts(f"hammerspace-lead-{tone}", what=what)

    def roller(self, event: ConditionRolled) -> str:
        """The character for which a die is rolled at the start of a turn, if it can be only one of
        the owner's; else ""."""
        code, config = self.words.config.code, self.words.config
        waiting = [
            number
            for number, each in enumerate(code.abilities)
            if each.kind == fx.WHEN and each.what == fx.TURN_START
            for test in code.tests[each.test]
            if test.op == fx.ROLL and test.least == event.least
        ]
        own = self.characters.get(event.owner, ())
        found = [one for one in own if {*config.gifts[one]} & {*waiting}]
        if len(found) != 1 or any(config.origin[each][0] == FROM_LASTING for each in waiting):
            return ""
        return self.words.character(found[0])

    # Clauses.

    def of(self, event: Event, source: str = "") -> Clause | None:
        """The clause of an event; None for one without a clause. `source` is named if the event is
        a replacement."""
        clause = self._of_life(event) or self._of_dice(event) or self._of_cards(event)
        if clause is None or not source or not isinstance(event, STOOD_IN):
            return clause
        return clause[0], self._thanking(clause[1], event, source)

    def replaced(self, event: Prevented | Redirected, source: str) -> str:
        """What a replacement did to a loss, as a note beside it: "2 less thanks to Box"."""
        if isinstance(event, Redirected):
            text = self.texts("hammerspace-note-passes", n=event.amount, name=self.who(event.to))
        else:
            word = "less" if event.amount > 0 else "more"
            text = self.texts(f"hammerspace-note-{word}", n=abs(event.amount))
        return self._thanking(text, event, source)

    def _thanking(self, what: str, event: Event, source: str) -> str:
        if not source:
            return what
        blamed = isinstance(event, Prevented) and event.amount < 0
        message = f"hammerspace-{'because' if blamed else 'thanks'}"
        return self.texts(message, what=what, source=source)

    def ended(self, events: Sequence[LastingEnded]) -> list[str]:
        """What has ended, a clause for each player."""
        found: dict[int, list[str]] = {}
        for event in events:
            named = found.setdefault(event.holder, [])
            source = self.lasting(event.ability)
            named += [source] if source not in named else []
        return [
            self.texts(
                "hammerspace-ends", what=self.listed(named), name=self.who(seat), n=len(named)
            )
            for seat, named in found.items()
        ]

    def own_gift(self, event: LastingEnded) -> bool:
        """Whether what ended is what a character does for its owner, time and again."""
        source, number = self.words.origin(event.ability)
        return source == FROM_CHARACTER and number in self.characters.get(event.holder, ())

    def stands_in(self, event: EffectActs) -> bool:
        """Whether an effect changes a coming event (a loss, a touch) other than a die."""
        if event.ability == NONE:
            return False
        ability = self.words.config.code.abilities[event.ability]
        return ability.kind == fx.INSTEAD and ability.what != fx.REROLL

    def whole(self, clause: Clause) -> str:
        subject, what = clause
        name = self.who(subject)
        return what if subject == NOBODY else self.texts("hammerspace-does", name=name, what=what)

    def packed(self, clauses: Sequence[Clause], owner: int, cells: int, used: int = 0) -> list[str]:
        """Clauses joined to lines of `cells` cells; `used` cells of the first are taken.

        A subject is named if it differs from that of the clause before, or of the line's start:
        `owner`."""
        lines: list[list[str]] = []
        taken = used
        last = owner
        for subject, what in clauses:
            text = what if subject in (last, NOBODY) else self.whole((subject, what))
            if not lines:
                lines.append([])
            if (lines[-1] or taken) and taken + width(text) + JOINT > cells:
                text = self.whole((subject, what))
                lines.append([])
                taken = 0
            lines[-1].append(text)
            taken += width(text) + JOINT
            last = subject
        return [self._joined(line) for line in lines]

    def _joined(self, clauses: Sequence[str]) -> str:
        if len(clauses) <= 2:
            return self.listed(clauses)
        *others, last = clauses
        return self.texts("hammerspace-and-last", one=", ".join(others), two=last)

    def given(self, event: Given, holders: Sequence[int]) -> str:
        """A new lasting effect on some players, with its duration, as a complete clause."""
        texts = self.texts
        names = self.parties(holders)
        spans = [] if len(holders) == 1 else [names]
        left = self.words.spans(event.turns, event.uses)
        spans += [left] if left else []
        what = self.lasting_text(event.ability, names if len(holders) == 1 else "")
        if width(what) > MOST_CELLS or ": " in what:
            what = texts("hammerspace-lasts", what=self.lasting(event.ability), name=names)
        if not spans:
            return what
        return texts("hammerspace-aside", what=what, aside=", ".join(spans))

    def lasting_text(self, ability: int, name: str = "") -> str:
        """The text of a lasting effect on a player of that name, or on each of several, as a clause
        without a colon where that is possible."""
        name = name or self.texts("hammerspace-each")
        text = self.words.effects.ability(on_seat(self.texts, name), ability)
        return text.replace(": ", ", ") if text.count(": ") == 1 else text

    def _of_life(self, event: Event) -> Clause | None:
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
                return NOBODY, texts(
                    "hammerspace-does", name=self.words.monster(monster), what=dies
                )
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
                return NOBODY, self.given(event, [holder])
            case LastingEnded():
                return NOBODY, self.ended([event])[0]
        return None

    def _of_dice(self, event: Event) -> Clause | None:
        texts = self.texts
        match event:
            case ConditionRolled() | AmountRolled():
                return event.owner, roll(texts, event)
            case Rerolled(party=party, defence=defence, before=before, die=die):
                which = "defence" if defence else "attack"
                return party, texts(f"hammerspace-rerolls-{which}", before=before, die=die)
        return None

    def _of_cards(self, event: Event) -> Clause | None:
        texts = self.texts
        match event:
            case FlipOrdered(seat=seat, slot=slot, up=up):
                message = f"hammerspace-ordered-{'up' if up else 'down'}"
                return NOBODY, texts(message, slot=slot + 1, name=self.who(seat))
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
                message = self.card(card)
                return seat, texts("hammerspace-takes", card=message, name=self.who(of))
            case Swapped(seat=seat, card=card, of=of, of_card=given):
                mine, theirs = self.card(given), self.card(card)
                name = self.who(of)
                return seat, texts("hammerspace-swaps", own=mine, card=theirs, name=name)
            case Discarded(seat=seat, cards=cards):
                return seat, texts("hammerspace-discards", cards=self.cards(cards))
            case KeptCard(seat=seat, card=card):
                return seat, texts("hammerspace-keeps", card=self.card(card))
            case TurnedUp(seat=seat, slot=slot, card=card):
                return seat, texts("hammerspace-turns-up", slot=slot + 1, card=self.card(card))
            case TurnedDown(seat=seat, slot=slot):
                return seat, texts("hammerspace-turns-down", slot=slot + 1)
        return self._of_set_up(event)

    def _of_set_up(self, event: Event) -> Clause | None:
        texts, called = self.texts, self.words.character
        match event:
            case HandShown(seat=seat, cards=cards):
                open_cards = self.cards([card for card in cards if card != HIDDEN])
                if HIDDEN not in cards:
                    return seat, texts("hammerspace-shows", cards=open_cards)
                down = cards.index(HIDDEN) + 1
                return seat, texts("hammerspace-shows-but", cards=open_cards, slot=down)
            case CharactersOffered(seat=seat, characters=characters):
                named = self.listed([*map(called, characters)])
                return seat, texts("hammerspace-offered", names=named)
            case CharacterDropped(seat=seat, character=character):
                return seat, texts("hammerspace-drops", card=called(character))
            case CharactersKept(seat=seat, characters=characters):
                named = self.listed([*map(called, characters)])
                return seat, texts("hammerspace-plays-as", names=named)
        return None
