"""The stories of the table: the roll for the start, drawn cards, and a hand that is changed."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.text.clauses import LogClauses
from app.i18n.literal import width
from app.text.log import LogLine
from app.text.sentences import clauses_in_a_row
from engines.hammerspace.effects.events import EffectActs, MovedCard
from engines.hammerspace.events import (
    HIDDEN,
    Discarded,
    LifeGained,
    Refilled,
    StartRolled,
    TurnLost,
)
from engines.hammerspace.state import NOBODY
from engines.kernel.events import Event

MOST_CELLS = 130
"""The most cells of a line about what several players draw."""


def extra_turn(clauses: LogClauses, seat: int, acts: EffectActs | None, turn: int) -> LogLine:
    """Return the line of an extra turn, with what has brought it."""
    text = clauses.texts("hammerspace-extra", name=clauses.who(seat))
    if acts is not None:
        text = clauses.texts("hammerspace-thanks", what=text, source=clauses.source(acts))
    return LogLine(turn, clauses.texts("hammerspace-line", what=text), "turn")


class RedrawStory:
    """A player that can play no card replaces all four (HAM-9). The player who `hears` the log
    hears the new ones."""

    def __init__(self, clauses: LogClauses, event: TurnLost, hears: int = NOBODY) -> None:
        self._clauses = clauses
        self._seat = event.seat
        self._aloud = event.seat == hears
        self._gone: list[int] = []
        self._new: list[int] = []

    def take(self, event: Event) -> bool:
        """Take the four discards and the new cards."""
        match event:
            case Discarded(seat=seat, cards=cards) if seat == self._seat and not self._gone:
                self._gone += cards
            case Refilled(seat=seat, card=card):
                self._new += [card] if seat == self._seat else []
            case _:
                return False
        return True

    def lines(self, turn: int) -> list[LogLine]:
        texts, name = self._clauses.texts, self._clauses.who(self._seat)
        detail = []
        for text, cards in (("out", self._gone), ("in", self._new)):
            if cards:
                named = self._clauses.listed([self._clauses.card(card) for card in cards])
                detail.append(texts(f"hammerspace-detail-{text}", cards=named))
        lines = [LogLine(turn, texts("hammerspace-redraws", name=name), "bad", tuple(detail))]
        if self._aloud and self._new:
            named = self._clauses.cards(self._new)
            drawn = texts("hammerspace-draws", name=name, cards=named)
            lines.append(LogLine(turn, texts("hammerspace-line", what=drawn), "move"))
        return lines


class DrawStory:
    """Drawn cards: those for room made by an effect (HAM-16), a card that is laid face down
    (HAM-26), and those that replace used cards. Everybody sees the last ones come, so they are an
    aside, but not for a player who `hears` the log."""

    def __init__(self, clauses: LogClauses, seats: set[int], hears: int = NOBODY) -> None:
        self._clauses = clauses
        self._seats = seats
        self._hears = hears
        self._cards: dict[int, dict[int, int]] = {}
        self._laid: dict[tuple[int, int], int] = {}
        """The cards that their owner may lay down, by seat and slot."""
        self._late: set[tuple[int, int]] = set()
        """The cards of `_cards` that their owner could see before they were shown or laid down."""
        self.over = False
        """Whether nothing can be added any more: then a card that wasn't shown lies face down."""

    def take(self, event: Event) -> bool:
        """Take the new cards; one that may be laid down is shown to its owner first (HAM-26)."""
        if isinstance(event, MovedCard):
            place = event.seat, event.slot
            if place in self._laid:
                self._laid[place] = event.card
            return True
        if not isinstance(event, Refilled):
            return False
        place, renewed = (event.seat, event.slot), event.seat in self._seats
        if event.card == HIDDEN and not renewed:
            self._laid[place] = HIDDEN
        elif place in self._laid:
            del self._laid[place]
        else:
            self._cards.setdefault(event.seat, {})[event.slot] = event.card
            self._late |= {place} if event.card == HIDDEN else set()
        return True

    def lines(self, turn: int) -> list[LogLine]:
        clauses, texts, read = self._clauses, self._clauses.texts, self._hears != NOBODY
        told = [seat for seat in self._cards if read or seat in self._seats]
        asides = self._drawn([seat for seat in self._cards if seat not in told])
        found, rest = self._drawn(told), self._drawn(told, late=True) if self.over else []
        for (seat, slot), card in self._laid.items() if self.over else ():
            known = "" if card == HIDDEN else "-known"
            name, named = clauses.who(seat), clauses.card(card)
            found.append(texts(f"hammerspace-lays{known}", name=name, card=named, slot=slot + 1))
        return [
            *(LogLine(turn, text, "aside") for text in asides),
            *(LogLine(turn, text, "move", rest=" ".join(rest)) for text in found[:1]),
            *(LogLine(turn, text, "move") for text in found[1:]),
        ]

    def _drawn(self, seats: Sequence[int], *, late: bool = False) -> list[str]:
        """What some players draw, in few sentences: "Ana draws the Peg, and Ben the Bathtub.".
        With `late`, only the cards that were still secret when the others had been told."""
        clauses, texts = self._clauses, self._clauses.texts
        rows: list[list[str]] = []
        for seat in seats:
            drawn = [
                card
                for slot, card in self._cards[seat].items()
                if not late or (seat, slot) in self._late
            ]
            # A card that is not yet shown may still be laid face up, until its owner has decided.
            cards = [card for card in drawn if self.over or card != HIDDEN]
            if not cards:
                continue
            values = {"name": clauses.who(seat), "cards": clauses.cards(cards)}
            too = texts("hammerspace-draws-too", **values)
            if rows and width(clauses.listed([*rows[-1], too])) < MOST_CELLS:
                rows[-1].append(too)
            else:
                rows.append([texts("hammerspace-draws", **values)])
        return [texts("hammerspace-line", what=clauses_in_a_row(texts, row)) for row in rows]


class StartRollStory:
    """All players roll two dice for the start (HAM-5). `first` is the starting player, once
    known. A second roll of the same player starts another round."""

    def __init__(self, clauses: LogClauses) -> None:
        self._clauses = clauses
        self._rolls: dict[int, StartRolled] = {}
        self._late: list[LifeGained] = []
        """What the later players start with (HAM-31)."""
        self._tied = False
        self.first = NOBODY

    def take(self, event: Event) -> bool:
        """Take one roll; a second one of the same player starts another round, after a tie. Take
        the life of later players, too."""
        if isinstance(event, LifeGained):
            self._late.append(event)
            return True
        if not isinstance(event, StartRolled):
            return False
        if event.seat in self._rolls:
            self._tied = True
            return False
        self._rolls[event.seat] = event
        return True

    def lines(self, turn: int) -> list[LogLine]:
        texts, who = self._clauses.texts, self._clauses.who
        rolls = self._rolls.values()
        sums = ", ".join(f"{who(each.seat)} {each.first + each.second}" for each in rolls)
        most = max(each.first + each.second for each in rolls)
        if self._tied:
            tied = [each.seat for each in rolls if each.first + each.second == most]
            names = self._clauses.listed([*map(who, tied)])
            text = texts("hammerspace-start-tied", rolls=sums, names=names)
        elif self.first == NOBODY:
            text = texts("hammerspace-start", rolls=sums)
        else:
            text = texts("hammerspace-starts", rolls=sums, name=who(self.first))
        detail = tuple(
            texts(
                "hammerspace-detail-rolled",
                name=who(each.seat),
                dice=f"{each.first}+{each.second}",
            )
            for each in rolls
        )
        return [LogLine(turn, text, "turn", detail), *self._later(turn)]

    def _later(self, turn: int) -> list[LogLine]:
        """The life with which the later players start, as one line."""
        texts, who = self._clauses.texts, self._clauses.who
        parts = [
            texts("hammerspace-late", name=who(each.party), life=each.life, more=int(at > 0))
            for at, each in enumerate(self._late)
        ]
        if not parts:
            return []
        text = texts("hammerspace-later", list=self._clauses.listed(parts))
        return [LogLine(turn, text, "good")]
