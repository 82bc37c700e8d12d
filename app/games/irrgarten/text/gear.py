"""The names of a match's weapons and shields (IRR-31): bare, and in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from app.i18n.fluent import Texts
from app.i18n.numbers import decimal
from app.text.named import Word, card_name
from engines.irrgarten.events import WEAPON, Gear, GearNames
from engines.irrgarten.gear import NAMELESS, GearCard, named
from engines.irrgarten.prizes import Prize


class GearItem(NamedTuple):
    """A weapon or shield: power in thousandths, uses left, number of its name or -1."""

    power: int
    uses: int
    number: int


def kind_word(kind: int) -> str:
    """Return the word of `WEAPON` or `SHIELD` in messages: "weapon", "shield"."""
    return "weapon" if kind == WEAPON else "shield"


def bonus_words(texts: Texts, kind: int, item: GearItem) -> str:
    """Return what a thing adds in a fight and its uses: "ATK +1.5 x3"; "" if it is worn out."""
    if not item.uses:
        return ""
    sort = texts("maze-atk" if kind == WEAPON else "maze-def")
    return f"{sort} +{decimal(item.power, texts.language)} {texts('maze-uses', n=item.uses)}"


def listed(gear: Gear | None, names: GearNames | None) -> list[GearItem]:
    """Return weapons or shields one by one, the oldest first; without names in older matches."""
    gear = gear or ()
    called = names or (NAMELESS,) * (len(gear) // 2)
    return list(map(GearItem, gear[::2], gear[1::2], called))


@dataclass(frozen=True, slots=True)
class GearWords:
    """The words for gear in the language of `texts`. A `number` is that of a card; a number that no
    card has gets "" for a name."""

    texts: Texts
    word: Word
    cards: Sequence[GearCard]

    def name(self, number: int) -> str:
        """Return a bare name, for headings and tables."""
        if not 0 <= number < len(self.cards):
            return ""
        return card_name(self.word, "gear", self.cards[number].id)

    def title(self, kind: int, number: int) -> str:
        """Return a bare name, or "weapon" or "shield" without one."""
        return self.name(number) or self.texts(
            "irrgarten-weapons" if kind == WEAPON else "irrgarten-shields", n=1
        )

    def item(self, prize: Prize) -> GearItem:
        """Return what a monster carries for all to see (IRR-37)."""
        kind, power, uses = prize
        return GearItem(power, uses, named(self.cards, kind, power, uses))

    def new(self, number: int, uses: int, *, again: bool = False) -> str:
        """Return a name with the article of something new, decorative if it has no use: "a
        decorative Indoor Halberd"; `again` for the second of the same: "another Tea Tray"."""
        which = "another" if again else "a"
        kind = "thing" if uses else "decorative-thing"
        return self._say(f"{which}-{kind}", number)

    def old(self, number: int, *, again: bool = False, replaced: bool = False) -> str:
        """Return a name with the article of something known: "the Tea Tray"; `again` for the
        second of the same: "the other Tea Tray"; `replaced` where a new one is called the same:
        "the old Tea Tray"."""
        which = "other-" if again else "old-" if replaced else ""
        return self._say(f"the-{which}thing", number)

    def article(self, number: int) -> str:
        """Return the article of a name in this language, "none" for none."""
        return self.word(f"article-gear-{self.cards[number].id}") or "none"

    def _say(self, message: str, number: int) -> str:
        thing, article = self.name(number), self.article(number)
        return self.texts(f"irrgarten-{message}", thing=thing, article=article)
