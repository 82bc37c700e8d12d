"""Events of Hammerspace as clauses: "loses 2 life (20 -> 18)".

A clause has a subject, the party of its verb, and is written without its name where the context
gives it; a clause with the subject `NOBODY` is complete."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.roles import on_seat
from app.i18n.fluent import Texts
from app.i18n.literal import width
from engines.hammerspace.actions import MONSTER, PARTIES
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import (
    FROM_CARD,
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
        named = ", ".join(map(self.who, parties))
        return named if width(named) <= NAMES else self.texts("hammerspace-several", n=len(parties))

    def of_mask(self, mask: int) -> str:
        return self.parties([party for party in range(PARTIES) if mask >> party & 1])

    def card(self, card: int) -> str:
        """A visible main card by name."""
        return self.texts("hammerspace-hidden") if card == HIDDEN else self.words.name(card)

    def cards(self, cards: Sequence[int]) -> str:
        """Main cards by name, or their number if the names need too much room."""
        named = ", ".join(self.card(card) for card in cards)
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

    def acting(self, event: EffectActs) -> str:
        """An effect with its owner: "Night Nurse (Ana)", "Laundry Yeti", "reward (Ana)"."""
        if event.owner == MONSTER:
            return self.source(event)
        what = self.source(event)
        if event.source == FROM_MONSTER:
            what = self.texts("hammerspace-reward", monster=what)
        return self.texts("hammerspace-aside", what=what, aside=self.who(event.owner))

    def roller(self, event: ConditionRolled) -> str:
        """The source of a die at the start of a turn, if it can be only one character of the owner;
        else ""."""
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
        name = self.words.character(found[0])
        return self.texts("hammerspace-aside", what=name, aside=self.who(event.owner))

    # Clauses.

    def of(self, event: Event, source: str = "") -> Clause | None:
        """The clause of an event; None for one without a clause. `source` is named if the event is
        a replacement."""
        clause = self._of_life(event) or self._of_dice(event) or self._of_cards(event)
        if clause is None or not source or not isinstance(event, STOOD_IN):
            return clause
        subject, what = clause
        return subject, self.texts("hammerspace-aside", what=what, aside=source)

    def stands_in(self, event: EffectActs) -> bool:
        """Whether an effect changes a coming event (a loss, a touch) other than a die."""
        if event.ability == NONE:
            return False
        ability = self.words.config.code.abilities[event.ability]
        return ability.kind == fx.INSTEAD and ability.what != fx.REROLL

    def whole(self, clause: Clause) -> str:
        subject, what = clause
        if subject == NOBODY:
            return what
        return self.texts("hammerspace-does", name=self.who(subject), what=what)

    def packed(self, clauses: Sequence[Clause], owner: int, cells: int, used: int = 0) -> list[str]:
        """Clauses joined to lines of `cells` cells; `used` cells of the first are taken.

        A subject is named if it differs from that of the clause before, or of the line's start:
        `owner`."""
        lines: list[str] = [""] if clauses else []
        last = owner
        for subject, what in clauses:
            text = what if subject in (last, NOBODY) else self.whole((subject, what))
            joined = self.texts("hammerspace-and", one=lines[-1], two=text) if lines[-1] else text
            fresh = not lines[-1] and not (used and len(lines) == 1)
            if fresh or width(joined) <= cells - (used if len(lines) == 1 else 0):
                lines[-1] = joined
            else:
                lines.append(self.whole((subject, what)))
            last = subject
        return lines

    def given(self, event: Given, holders: Sequence[int]) -> str:
        """A new lasting effect on some players, with its duration, as a complete clause."""
        texts = self.texts
        names = self.parties(holders)
        spans = [] if len(holders) == 1 else [names]
        left = self.words.spans(event.turns, event.uses)
        spans += [left] if left else []
        what = self.lasting_text(event.ability, names if len(holders) == 1 else "")
        if width(what) > MOST_CELLS:
            what = texts("hammerspace-lasts", what=self.lasting(event.ability), name=names)
        if not spans:
            return what
        return texts("hammerspace-aside", what=what, aside=", ".join(spans))

    def lasting_text(self, ability: int, name: str = "") -> str:
        """The text of a lasting effect on a player of that name, or on each of several."""
        name = name or self.texts("hammerspace-each")
        return self.words.effects.ability(on_seat(self.texts, name), ability)

    def _of_life(self, event: Event) -> Clause | None:
        texts = self.texts
        match event:
            case LifeLost(party=party, amount=n, life=life):
                return party, texts("hammerspace-loses", n=n, before=life + n, life=life)
            case LifeGained(party=party, amount=n, life=life):
                return party, texts("hammerspace-gains", n=n, before=life - n, life=life)
            case Fell(seat=seat):
                return seat, texts("hammerspace-falls")
            case KeeperChanged(keeper=keeper):
                return keeper, texts("hammerspace-takes-over", monster=self.who(MONSTER))
            case MonsterDied(monster=monster):
                return NOBODY, texts("hammerspace-dies", monster=self.words.monster(monster))
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
            case LastingEnded(holder=holder, ability=ability):
                ended, name = self.lasting(ability), self.who(holder)
                return NOBODY, texts("hammerspace-ends", what=ended, name=name)
        return None

    def _of_dice(self, event: Event) -> Clause | None:
        texts = self.texts
        match event:
            case ConditionRolled(owner=owner, die=die, least=least):
                return owner, texts("hammerspace-rolls-for", die=die, least=least)
            case AmountRolled(owner=owner, dice=dice):
                return owner, texts("hammerspace-rolls", dice="+".join(map(str, dice)))
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
                return seat, texts("hammerspace-offered", names=", ".join(map(called, characters)))
            case CharacterDropped(seat=seat, character=character):
                return seat, texts("hammerspace-drops", card=called(character))
            case CharactersKept(seat=seat, characters=characters):
                return seat, texts("hammerspace-plays-as", names=", ".join(map(called, characters)))
        return None


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
