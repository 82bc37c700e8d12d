"""Plain mode among friends: the monster in play, grudges, the corridor and prices in sentences
(NAP-34 to NAP-39).

All of it is public."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.text.trick_lines import shielded
from app.text.sentences import capital, in_a_row, sentence
from engines.napakalaki.odds import helping, level_behind, level_now
from engines.napakalaki.state import GRUDGE, PRICE
from engines.napakalaki.view import View

EXPLAINED_LAPS: Final = 3
"""The laps in which a list of grudges says what they are for."""


class Facts:
    """The facts of a decision among friends. `say` returns a message of plain mode, `name_of` the
    name of a seat."""

    def __init__(
        self, cards: NapakalakiCardText, say: Callable[..., str], name_of: Callable[[int], str]
    ) -> None:
        self.cards = cards
        self.config = cards.config
        self._say = say
        self._name = name_of

    def brief(self, view: View, *, again: bool = False) -> list[str]:
        """What the decision is about, and who holds grudges; `again` in a turn whose first prompt
        has said what they are for."""
        lines = []
        if view.monster >= 0:
            told = self.fight(view), self.trick_of(view, view.monster), self._loot(view)
            lines = [*filter(None, told)]
        if view.phase == GRUDGE:
            name = self._name(view.turn_seat)
            lines += filter(None, [shielded(self.cards, view, name)])
        if view.phase == PRICE:
            lines += filter(None, (self._helped(view), self._named(view)))
        return [*lines, *self.grudges(view, again=again)]

    def trick_of(self, view: View, monster: int) -> str:
        """The sentence of a monster's trick, to the fighter or about it."""
        other = "" if view.seat == view.turn_seat else self._name(view.turn_seat)
        told = self.cards.trick(monster, other)
        if told[:1] not in {"+", "-"}:
            return told
        printed = self.config.monsters[monster].level
        return self._say("level-trick", printed=printed, trick=told)

    def _loot(self, view: View) -> str:
        """The treasures under the monster in play (NAP-35), "" for none."""
        cards = [self.cards.called(card) for card in view.dealings.loot]
        return self._say("under", cards=in_a_row(self.cards.texts, cards)) if cards else ""

    def _helped(self, view: View) -> str:
        """What the help of the seat would add to the fighter's total level (NAP-39)."""
        if not 0 <= view.seat < len(view.players):
            return ""
        added = helping(self.config, view.players[view.seat])
        total = view.players[view.turn_seat].power + added
        return self._say("stand-help", help=added, sum=total, name=self._name(view.turn_seat))

    def fight(self, view: View) -> str:
        """The monster in play with the grudges on it, and how the fighter compares to it."""
        fighter = view.players[view.turn_seat]
        power, level = fighter.power, level_now(self.config, view)
        how = "wins" if power > level else ("ties" if power == level else "short")
        return self._say(
            f"stand-{how}",
            you=int(view.seat == view.turn_seat),
            name=self._name(view.turn_seat),
            monster=capital(self.cards.foe(view.monster, "as")),
            level=level,
            power=power,
            n=level - power + 1,
            prize=self.cards.gains(view.monster),
            last=int(self.won(view) == self.config.parameters.winning_level),
        )

    def won(self, view: View) -> int:
        """The level that the fighter would reach by beating the monster (NAP-14)."""
        level = view.players[view.turn_seat].level + self.config.monsters[view.monster].levels
        return min(level, self.config.parameters.winning_level)

    def grudges(self, view: View, *, again: bool = False) -> list[str]:
        """Who holds how many grudges, the reader first; nothing if nobody does. In the first laps
        what they are for, unless it is `again`."""
        if not self.config.parameters.grudge:
            return []
        seats = sorted(range(self.config.seats), key=lambda seat: seat != view.seat)
        held = [(seat, count) for seat in seats if (count := view.dealings.grudges[seat])]
        if not held:
            return []
        parts = [
            self._say("held", you=int(seat == view.seat), name=self._name(seat), n=count)
            for seat, count in held
        ]
        told = sentence(capital(in_a_row(self.cards.texts, parts)))
        new = view.turn <= EXPLAINED_LAPS * self.config.seats
        return [f"{told} {self.worth()}" if new and not again else told]

    def worth(self) -> str:
        """What a grudge adds, and to whom (NAP-38)."""
        return self._say("grudge-worth", worth=self.config.parameters.grudge)

    def held(self, view: View, seat: int) -> str:
        """How many grudges a player has, "" where there are none; its owner hears what they are
        worth."""
        most = self.config.parameters.grudge_most
        if not self.config.parameters.grudge:
            return ""
        own, count = seat == view.seat, view.dealings.grudges[seat]
        values = {"you": int(own), "name": self._name(seat), "n": count, "most": most}
        told = self._say("held-of", **values)
        return f"{told} {self.worth()}" if own else told

    def corridor(self, view: View) -> list[str]:
        """Who waits in the corridor, on what, a line each: treasures may be many."""
        dealings = view.dealings
        if not dealings.corridor:
            return []
        rows = []
        row = zip(dealings.corridor, dealings.under, strict=True)
        for door, (monster, under) in enumerate(row, 1):
            foe = capital(self.cards.foe(monster, "as"))
            level = level_behind(self.config, view, view.turn_seat, door)
            things = in_a_row(self.cards.texts, [self.cards.called(card) for card in under])
            rows.append(self._say("waits", foe=foe, level=level, n=len(under), cards=things))
        return [self._say("corridor", n=len(rows)), *rows]

    def _named(self, view: View) -> str:
        """The prices that were named so far."""
        found = [
            self._say(
                "wants",
                name=self._name(seat),
                treasures=self.cards.texts("napakalaki-some-treasures", n=price),
            )
            for seat, price in enumerate(view.dealings.prices)
            if price > 0
        ]
        return self._say("so-far", list=in_a_row(self.cards.texts, found)) if found else ""
