"""Sentences of plain mode about monsters and things of a Descent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.irrgarten.descent.perspective.floor import Monster, gear_of
from app.games.irrgarten.descent.plain.known import KnownFloor
from app.games.irrgarten.descent.text.things import ThingWords
from app.games.irrgarten.plain.sights import lose_message
from app.games.irrgarten.text.combat_story import written
from app.games.irrgarten.text.gear import kind_word
from app.games.irrgarten.text.narrator import monster_in_sentence, monster_name
from app.games.irrgarten.text.tricks import (
    foe_sentence,
    foe_words,
    gear_words,
)
from app.i18n.fluent import Texts, Value
from app.i18n.numbers import decimal, percent, shares
from app.text.named import Word
from app.text.sentences import capital, in_a_row, spelt
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.forecast import Price
from engines.irrgarten.descent.things import GEAR_KINDS, Thing, won_from
from engines.irrgarten.odds import CombatOdds
from engines.irrgarten.tricks import LATE, NO_TRICK, PROUD, STAYS, TWICE, Trick

MOST_THINGS: Final = 4
"""The things of a reward that the list of choices names: a thief may carry many."""
LIMITS: Final = frozenset((PROUD, LATE, STAYS))
"""The tricks that limit gear."""
TAKEN: Final = frozenset("hq")
"""Letters that are commands: a monster of such a letter goes by its name."""


def _told_trick(known: KnownFloor, foe: Monster) -> Trick:
    """Return a monster's trick; none where its reward, which names a thing twice, shows it."""
    trick = known.card(foe).trick
    return trick if trick[0] != TWICE else NO_TRICK


def _shared(known: KnownFloor, letter: str) -> bool:
    """Whether several monsters have a letter, which read aloud may be a capital or not."""
    return sum(known.card(foe).letter.lower() == letter for foe in known.foes) > 1


@dataclass(frozen=True, slots=True)
class Phrases:
    """The words of a match: of its monsters, its gear and its figures."""

    texts: Texts
    config: Config
    word: Word
    things: ThingWords
    seat: Callable[[int], str]
    """The name of a seat."""

    def say(self, message: str, /, **values: Value) -> str:
        """Return a message of the Descent's plain mode."""
        return written(
            self.texts, spelt(self.texts, self.texts(f"plain-descent-{message}", **values))
        )

    def name(self, foe: Monster) -> str:
        """Return a monster's bare name."""
        return monster_name(self.texts, self.word, self.config.cards, foe.card)

    def foe(self, card: int) -> str:
        """Return the monster of a card as in a sentence."""
        return monster_in_sentence(self.texts, self.word, self.config.cards, card)

    def coins(self, number: int) -> str:
        return self.texts("descent-coins", n=number)

    def chance(self, odds: CombatOdds | None) -> str:
        return self.share(odds.win if odds is not None else 0.0)

    def share(self, chance: float) -> str:
        return percent(chance, self.texts.language)

    # -- things

    def thing(self, thing: Thing, *, new: bool = True, told: bool = True, sort: bool = True) -> str:
        """Return a thing with its figures, its trick if that is `told`, and its `sort` unless that
        is said already: "a Tea Cosy (shield, power 0.5, 4 uses; nobody can take it)"."""
        named = self.things.new(thing) if new else self.things.old(thing)
        kind, power, uses, card = thing
        if kind not in GEAR_KINDS:
            return named
        trick = gear_words(self.texts, self.config.gear[card].trick) if told else ""
        return self.texts(
            "plain-descent-gear",
            thing=named,
            kind=kind_word(kind) if sort else "none",
            power=decimal(power, self.texts.language),
            uses=self.texts("irrgarten-uses", n=uses),
            trick=trick or "none",
        )

    def _later_trick(self, thing: Thing) -> str:
        """Return the sentence of a reward's trick, which doesn't help in the fight for it, or of
        its limit."""
        if thing[0] not in GEAR_KINDS:
            return ""
        trick, named = self.config.gear[thing[3]].trick, self.things.old(thing)
        words = gear_words(self.texts, trick)
        if trick[0] in LIMITS:
            return self.say("foe-limit", thing=capital(named), trick=words)
        return self.say("foe-later", thing=named, trick=words) if words else ""

    def reward(self, known: KnownFloor, foe: Monster, *, told: bool = True) -> str:
        """Return what beating a monster brings: "2 coins and a Tea Cosy (...)"; the tricks of gear
        if they are `told`."""
        things = [self.thing(thing, told=told) for thing in foe.prize]
        if known.card(foe).trick[0] == TWICE and things:
            things[0] = self._twice(foe.prize[0], told=told)
        return in_a_row(self.texts, [self.coins(known.coins(foe)), *things])

    def _twice(self, thing: Thing, *, told: bool) -> str:
        """Return the first thing of a double reward: "two meals of 2 health"."""
        if thing[0] not in GEAR_KINDS:
            return self.things.gains([thing, thing])[0]
        return self.texts("plain-descent-twice", what=self.thing(thing, told=told))

    # -- monsters

    def letter(self, known: KnownFloor, foe: Monster) -> str:
        """Return the letter that leads to a monster, "" if it is a command or another's, too."""
        letter = known.card(foe).letter.lower()
        return "" if letter in TAKEN or _shared(known, letter) else letter

    def leads(self, known: KnownFloor, foe: Monster) -> str:
        """Return what leads to a monster: its letter, "go h" if the letter is a command, or ""."""
        letter = known.card(foe).letter
        if _shared(known, letter.lower()):
            return ""
        return self.letter(known, foe) or self.texts("plain-descent-go-letter", letter=letter)

    def label(self, known: KnownFloor, foe: Monster) -> str:
        """Return a monster with its trick: "the Coat of Rats (takes your newest weapon if you
        lose)"."""
        notes = [foe_words(self.texts, _told_trick(known, foe))]
        if known.is_guardian(foe):
            notes.insert(0, self.texts("plain-descent-guardian"))
        shown = "; ".join(filter(None, notes))
        named = self.foe(foe.card)
        return self.texts("plain-descent-noted", what=named, note=shown) if shown else named

    def past(self, known: KnownFloor, way: list[int]) -> str:
        """Return whom a way leads past, the first monster or else the first rival; "none" for
        nobody."""
        foe, rival = known.first_foe(way), known.first_rival(way)
        if foe is not None:
            return self.foe(foe.card)
        return self.seat(rival) if rival >= 0 else "none"

    def target_brief(self, known: KnownFloor, foe: Monster, way: list[int], word: str) -> str:
        """Return a monster as in the list of choices: its bare things, and no tricks."""
        gains = self.things.gains(won_from(known.card(foe).trick, foe.prize), kinds=True)
        if (more := len(gains) - MOST_THINGS + 1) > 1:
            gains[MOST_THINGS - 1 :] = [self.say("more-things", n=more)]
        what = [self.coins(known.coins(foe)), *gains]
        text = self.say(
            "target-brief",
            word=word or "none",
            guardian=int(known.is_guardian(foe)),
            monster=self.foe(foe.card),
            n=len(way),
            past=self.past(known, way),
            chance=self.chance(known.odds(foe)),
            what=in_a_row(self.texts, what),
        )
        return self.with_hugs(known, way, text)

    def with_hugs(self, known: KnownFloor, way: list[int], text: str) -> str:
        """Return what is said of a goal, and what embraces on the way to it cost."""
        hugs = known.hugs(way)
        return f"{text} {self.say('walk-hugs', n=hugs)}" if hugs else text

    def target(self, known: KnownFloor, foe: Monster, way: list[int], word: str) -> str:
        """Return a monster with the way to it, the odds and the reward; `word` leads there."""
        return self.say(
            "target",
            word=word or "none",
            monster=self.label(known, foe),
            n=len(way),
            past=self.past(known, way),
            chance=self.chance(known.odds(foe)),
            what=self.reward(known, foe),
        )

    def about(self, known: KnownFloor, foe: Monster) -> list[str]:
        """Return all that is known of a monster, a sentence each."""
        card = known.card(foe)
        language = self.texts.language
        steps = len(known.path(foe.square))
        lines = [
            self.say(
                "foe",
                monster=self.foe(foe.card),
                level=card.level,
                guardian=int(known.is_guardian(foe)),
                n=steps,
            ),
            self.say(
                "foe-figures",
                health=foe.health,
                strength=decimal(foe.strength, language),
                intelligence=decimal(foe.intelligence, language),
            ),
            foe_sentence(self.texts, _told_trick(known, foe)),
            self.say("foe-reward", what=self.reward(known, foe, told=False)),
            *map(self._later_trick, foe.prize),
        ]
        return [*filter(None, lines), *self.odds(known, foe)]

    def odds(self, known: KnownFloor, foe: Monster) -> list[str]:
        """Return how a fight may end, a sentence each."""
        odds = known.odds(foe)
        if odds is None:
            return []
        texts, most = self.texts, self.config.parameters.wounds_to_lose
        win, out, death = shares((odds.win, odds.out, odds.death), texts.language)
        # A round is two blows; the last one may be half a round.
        rounds = max(1, -(-round(odds.blows) // 2))
        price = known.price(foe)
        won = price.won if price is not None else None
        health = round(won[0]) if won is not None else 0
        lose = lose_message(odds) and f"plain-maze-{lose_message(odds)}"
        return [
            self.say("odds-win", monster=self.foe(foe.card), chance=win),
            *([spelt(texts, texts(lose, wounds=most, out=out, death=death))] if lose else []),
            texts("plain-maze-odds-after", health=health, rounds=rounds)
            if odds.win
            else texts("plain-maze-odds-never"),
            *self._left(known, price),
            self._chances("hit", odds.hit),
            self._chances("wounded", odds.wounded),
        ]

    def _left(self, known: KnownFloor, price: Price | None) -> list[str]:
        """What a defeat leaves, if the character lives, and what any end leaves of its gear."""
        if price is None:
            return []
        lines = []
        if price.lost is not None:
            lines.append(self.say("odds-defeat", health=round(price.lost)))
        gear = zip(gear_of(known.me), (*price.weapons, *price.shields), strict=True)
        worn = [
            self.texts(
                "plain-descent-odds-uses",
                thing=self.things.old(thing),
                least=least,
                most=most,
                exact=int(least == most),
            )
            for thing, (least, most) in gear
            if least < thing[2]
        ]
        return [*lines, self.say("odds-wear", list=in_a_row(self.texts, worn))] if worn else lines

    def _chances(self, message: str, chances: Sequence[float]) -> str:
        """A chance of one attack, and its value when the gear is worn (IRR-12)."""
        first, last = (percent(chance, self.texts.language) for chance in chances)
        worn = "" if first == last else "-wear"
        text = self.texts(f"plain-maze-odds-{message}{worn}", first=first, last=last)
        return spelt(self.texts, text)
