"""A choice with its ways, and what all choices say about fights. No widgets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from app.games.napakalaki.text.cards import NapakalakiCardText, listed
from app.i18n.fluent import Value
from app.i18n.numbers import percent
from app.text.sentences import in_a_row
from app.tui.cards.card_glyphs import CardGlyphs
from engines.napakalaki.config import Config
from engines.napakalaki.grudges import own_worth
from engines.napakalaki.odds import (
    FightOutcome,
    counted,
    foe_behind,
    helping,
    level_behind,
    level_now,
    level_with,
    outcomes,
)
from engines.napakalaki.previews import FightChances, fight_chances
from engines.napakalaki.tricks import HELPER
from engines.napakalaki.view import Player, View

EXPLAINED_LAPS: Final = 2
"""The laps in which the choices say what a grudge is."""
LOOT: Final = 60
"""Cells for the cards under a monster; the page of the corridor names them all."""
GAINS: Final = 60
"""Cells for what a win brings, in a sentence of its own."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to choose: its key, its action, its name, numbers in columns, and what follows.
    `brief` has the numbers in words, only those that differ, for the short form."""

    key: str
    action: int
    name: str
    cells: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    brief: str = ""


@dataclass(frozen=True, slots=True)
class Ways:
    """A choice: the texts on the edge, sentences above, the heads of the columns, the ways, and
    sentences below. With `below` the lines of a way are under its name, else beside it;
    `refusable` says that 0 is a no. The `caption` says what the numbers in the columns are."""

    title: str
    aside: str
    head: tuple[str, ...]
    columns: tuple[str, ...]
    ways: tuple[Way, ...]
    foot: tuple[str, ...] = ()
    below: bool = False
    refusable: bool = False
    caption: str = ""
    foot_role: str = "accent"
    first: tuple[int, ...] = ()
    """Decisions without a choice that are entered before that of the way."""

    @property
    def short(self) -> Ways:
        """The form for newcomers: instead of columns, the numbers that differ, in words."""
        briefs = any(way.brief for way in self.ways)
        cells = [(way.brief,) if briefs else () for way in self.ways]
        ways = tuple(replace(way, cells=found) for way, found in zip(self.ways, cells, strict=True))
        return replace(self, columns=(self.caption,) if briefs else (), ways=ways, caption="")


@dataclass(frozen=True)
class Asked:
    """What a choice of `seat` depends on: the seat's view, or at a keyboard that several people
    share the public one, with the legal actions of the seat.

    `bots` are the seats that a program plays, `losers` has the seat from which a monster took a
    card. Without `odds` no chances are shown."""

    config: Config
    view: View
    legal: Sequence[int]
    seat: int
    cards: NapakalakiCardText
    names: Sequence[str]
    signs: CardGlyphs
    bots: frozenset[int] = frozenset()
    losers: Mapping[int, int] = field(default_factory=dict)
    odds: bool = True
    since: str = ""
    """What has changed since the seat's last turn."""

    def say(self, message: str, /, **values: Value) -> str:
        return self.cards.texts(f"ways-{message}", **values)

    @property
    def fighter(self) -> int:
        return self.view.turn_seat

    def player(self, seat: int) -> Player:
        return self.view.players[seat]

    @property
    def worth(self) -> int:
        """What a grudge adds (NAP-38)."""
        return self.config.parameters.grudge

    @property
    def monster_level(self) -> int:
        """The level of the monster in play, with its trick and the grudges on it."""
        return level_now(self.config, self.view)

    @property
    def counted(self) -> int:
        """The same without the grudges on it."""
        return counted(self.config, self.view)

    def foe_at(self, seat: int, door: int) -> str:
        """`Sourdough 10, 13 for you`: a monster that waits, or the one that all have seen on top of
        the deck, with the printed level and the one that it counts against a seat (NAP-44)."""
        config, view = self.config, self.view
        monster = foe_behind(view, door)
        counts = level_behind(config, view, seat, door)
        values: dict[str, Value] = {"monster": self.cards.monster(monster)}
        printed = config.foe_level[monster]
        if counts == printed:
            return self.say("door-monster", n=printed, **values)
        you = int(seat == self.seat)
        return self.say(
            "door-counts", printed=printed, n=counts, you=you, name=self.names[seat], **values
        )

    @property
    def own_worth(self) -> int:
        """What a grudge adds that the fighter spends for itself (NAP-38, NAP-44)."""
        level = self.player(self.fighter).level
        return own_worth(self.config, self.view.monster, level)

    def level_with(self, more: int) -> int:
        """The level of the monster in play with so many more grudges on it."""
        return level_with(self.config, self.view, more)

    def helped_sum(self, helper: int, *, compared: bool = True) -> str:
        """`you 2 + Ben 11 + Oven Glove 5 = 18 > 12`: the fighter's combat level with a rival's and
        what the tricks of the helper's treasures add (NAP-39, NAP-44); without the monster's level
        unless `compared`."""
        own, fighter = self.player(self.fighter).power, self.fighter
        who, friend = (
            self.say("sum-you") if seat == self.seat else self.names[seat]
            for seat in (fighter, helper)
        )
        parts = [f"{who} {own}", f"{friend} {self.player(helper).power}"]
        for card in self.player(helper).equipped:
            kind, _, more = self.config.worn_trick[card]
            if kind == HELPER and self.config.tricky:
                parts.append(f"{self.cards.treasure(card)} {more}")
        total = self.helped(helper)
        shown = self.sum(total) if compared else str(total)
        return f"{' + '.join(parts)} = {shown}"

    def helped(self, seat: int) -> int:
        """The fighter's combat level with the help of a rival (NAP-39, NAP-44)."""
        return self.player(self.fighter).power + self.helping(seat)

    def helping(self, seat: int) -> int:
        return helping(self.config, self.player(seat))

    def with_own(self, count: int) -> str:
        """`9 > 7`: the fighter with so many of its own grudges. A monster that counts grudges falls
        with each one (NAP-44)."""
        power = self.player(self.fighter).power + self.worth * count
        fallen = (self.own_worth - self.worth) * count
        return self.sum(power, level=self.monster_level - fallen)

    def grudges(self, seat: int) -> int:
        return self.view.dealings.grudges[seat]

    def grudge_told(self) -> list[str]:
        """What a grudge is, in the first laps of a match."""
        if not self.worth or self.view.turn > EXPLAINED_LAPS * len(self.names):
            return []
        return [self.say("grudge-is", sign=self.signs.grudge, n=self.worth)]

    def dots(self, count: int) -> str:
        """Grudges as symbols."""
        return self.signs.grudge * count

    def chance(self, share: float) -> str:
        return percent(share, self.cards.texts.language)

    def sum(self, *powers: int, level: int = -1) -> str:
        """`11 + 17 = 28 > 16`: combat levels against the monster's."""
        total, foe = sum(powers), self.monster_level if level < 0 else level
        relation = ">" if total > foe else "=" if total == foe else "<"
        added = f"{' + '.join(map(str, powers))} = " if len(powers) > 1 else ""
        return f"{added}{total} {relation} {foe}"

    def prize(self, monster: int, seat: int, price: int = 0) -> str:
        """`level 6, 2 treasures, Grand Piano`: what a win gives the fighter, without a helper's
        part; the cards under a monster in play are part of it (NAP-35)."""
        level, things = self._won(monster, seat, price)
        if self._under(monster):
            things.append(self.cards.named(self.view.dealings.loot, GAINS))
        return ", ".join([self.say("level", n=level), *things])

    def won(self, monster: int, seat: int) -> tuple[int, str]:
        """The level that a win brings the fighter to, and what else it gives in a sentence."""
        level, things = self._won(monster, seat)
        if self._under(monster):
            things += [self.cards.called(card) for card in self.view.dealings.loot]
        return level, listed(self.cards.texts, things, GAINS) if things else ""

    def _won(self, monster: int, seat: int, price: int = 0) -> tuple[int, list[str]]:
        card = self.config.monsters[monster]
        last = self.config.parameters.winning_level
        level, things = min(last, self.player(seat).level + card.levels), []
        if card.treasures - price:
            things.append(self.cards.texts("napakalaki-treasures", n=card.treasures - price))
        return level, things

    def _under(self, monster: int) -> bool:
        """Whether cards are under a monster that is in play."""
        return bool(self.view.dealings.loot) and self.view.monster == monster

    def wins_match(self, monster: int) -> bool:
        """Whether the fighter wins the match by beating a monster (NAP-41)."""
        level = self.player(self.fighter).level + self.config.monsters[monster].levels
        return level >= self.config.parameters.winning_level

    def under(self, cards: Sequence[int], cells: int = LOOT) -> str:
        """`Lampshade and Stop Sign (Ben), Robe`: cards under a monster by the players who lost
        them, as many as fit in `cells`."""
        seats = [self.losers.get(card, -1) for card in cards]
        found = []
        for seat in dict.fromkeys(seats):
            names = [
                self.cards.treasure(card)
                for card, of in zip(cards, seats, strict=True)
                if of == seat
            ]
            told = listed(self.cards.texts, names, cells)
            found.append(
                self.say("lost-by", cards=told, name=self.names[seat]) if seat >= 0 else told
            )
        return ", ".join(found)

    def row(self, seats: Sequence[int]) -> str:
        return in_a_row(self.cards.texts, [self.names[seat] for seat in seats])


@lru_cache(maxsize=64)
def chances(config: Config, view: View, seat: int, door: int) -> FightChances:
    """Return `fight_chances`, computed once for a position: a sheet is painted several times."""
    return fight_chances(config, view, seat, door)


@lru_cache(maxsize=32)
def results(config: Config, view: View, action: int) -> tuple[FightOutcome, ...]:
    """Return `outcomes`, computed once for a position."""
    return outcomes(config, view, action)
