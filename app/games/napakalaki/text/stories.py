"""The stories of a turn of Napakalaki: each takes related events and writes one line. Fights are in
`fight_story`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from app.games.napakalaki.text.cards import NapakalakiCardText, listed
from app.text.log import LogLine
from engines.kernel.events import Event
from engines.napakalaki.events import (
    Discarded,
    EmptyHanded,
    Equipped,
    Received,
    ReceivedCards,
    StartRolled,
)

MOST_GAINS = 72
"""Cells for the names of treasures that a player receives: three of them always fit."""


class TurnStory(Protocol):
    """A happening of several events, written in one line."""

    def take(self, event: Event) -> bool:
        """Take an event. Return False if it is not part of this story, which is over then."""

    @property
    def over(self) -> bool:
        """Whether no further event can be part of it."""

    def line(self) -> LogLine:
        """Return the text so far."""

    @property
    def quiet(self) -> bool:
        """Whether the log says already all that has happened."""

    def after(self) -> list[LogLine]:
        """Return lines to follow the finished text: what else came of it, or fiction."""


class ReceiveStory:
    """The roll for starting treasures (NAP-10), perhaps of a player who has none left (NAP-43), or
    treasures without a shown cause. `again` is whether it isn't the player's first roll."""

    def __init__(
        self, words: NapakalakiCardText, turn: int, name: str, *, again: bool = False
    ) -> None:
        self._words = words
        self._turn = turn
        self._name = name
        self._again = again
        self._empty = False  # it began the turn without treasures (NAP-43)
        self._rolled: StartRolled | None = None
        self._treasures = Treasures(words)
        self.over = self.quiet = False

    def take(self, event: Event) -> bool:
        """Take the roll, the number of treasures, and for their owner the cards."""
        if isinstance(event, EmptyHanded) and self._rolled is None:
            self._empty = True
            return True
        if isinstance(event, StartRolled) and self._rolled is None and not self._treasures.text(0):
            self._rolled = event
            return True
        return self._treasures.take(event)

    def line(self) -> LogLine:
        texts, detail = self._words.texts, self._treasures.detail(self._name)
        got = self._treasures.text(self._rolled.count if self._rolled is not None else 0)
        if self._rolled is None:
            message = "empty" if self._empty else "received"
            text = texts(f"napakalaki-{message}", name=self._name, treasures=got)
        elif got:
            roll = self._rolled.roll
            how = "refilled" if self._empty else "restarted" if self._again else "started"
            message = f"napakalaki-{how}"
            some = int(bool(self._treasures.named()))
            text = texts(message, name=self._name, roll=roll, treasures=got, some=some)
        else:
            text = texts("napakalaki-starting", name=self._name, roll=self._rolled.roll)
        return LogLine(self._turn, text, "move", detail)

    def after(self) -> list[LogLine]:
        return []


class CardsStory:
    """Treasures that a player equips, or discards, one after the other."""

    def __init__(
        self, words: NapakalakiCardText, turn: int, name: str, event: Equipped | Discarded
    ) -> None:
        self._words = words
        self._turn = turn
        self._name = name
        self._kind = type(event)
        self._cards: list[int] = []
        self.over = self.quiet = False

    def take(self, event: Event) -> bool:
        if not isinstance(event, Equipped | Discarded) or type(event) is not self._kind:
            return False
        self._cards.append(event.card)
        return True

    def line(self) -> LogLine:
        return self._line(self._cards)

    def last_card(self) -> LogLine:
        """The text of the last card alone."""
        return self._line(self._cards[-1:])

    def _line(self, cards: Sequence[int]) -> LogLine:
        texts, words = self._words.texts, self._words
        detail = tuple(card_line(words, card) for card in cards)
        if self._kind is Discarded:
            names, most = words.named(cards, words.most), words.config.parameters.hidden_limit
            text = texts("napakalaki-discards", name=self._name, cards=names, n=most)
        else:
            worth = [_with_bonus(words, card) for card in cards]
            text = texts(
                "napakalaki-equips", name=self._name, cards=listed(texts, worth, words.most)
            )
        return LogLine(self._turn, text, "move", detail)

    def after(self) -> list[LogLine]:
        return []


class Treasures:
    """Received treasures: how many, and for their owner the cards (NAP-20)."""

    def __init__(self, words: NapakalakiCardText) -> None:
        self._words = words
        self._count = -1
        self._cards: Sequence[int] = ()

    def take(self, event: Event) -> bool:
        match event:
            case Received() if self._count < 0:
                self._count = event.count
            case ReceivedCards() if not self._cards:
                self._cards = event.cards
            case _:
                return False
        return True

    def named(self) -> list[str]:
        """The names of the treasures, or how many came; empty before the draw or if none came."""
        if self._cards:
            return [self._words.called(card) for card in self._cards]
        some = self._words.texts("napakalaki-some-treasures", n=self._count)
        return [some] if self._count > 0 else []

    def missing(self, due: int) -> bool:
        """Whether fewer came than were due (NAP-3)."""
        return 0 <= self._count < due

    def text(self, due: int) -> str:
        """The treasures in a row; "" if none were due, or before the draw."""
        texts = self._words.texts
        if names := self.named():
            what = listed(texts, names, max(MOST_GAINS, self._words.most))
        elif self.missing(due):
            what = texts("napakalaki-treasures", n=0)
        else:
            return ""
        none = texts("napakalaki-dice-none-left")
        return texts("napakalaki-aside", what=what, aside=none) if self.missing(due) else what

    def detail(self, name: str) -> tuple[str, ...]:
        words = self._words
        texts, lines = words.texts, (card_line(words, card, called=True) for card in self._cards)
        return tuple(texts("napakalaki-detail-got", name=name, what=line) for line in lines)


def card_line(
    words: NapakalakiCardText, card: int, *, called: bool = False, aloud: bool = False
) -> str:
    """A treasure in a line: "Pan Lid (one hand, +2 /+4, 200 gold)"; `called` as in a sentence,
    `aloud` with its second bonus in words."""
    return words.texts(
        "napakalaki-card",
        card=words.called(card) if called else words.treasure(card),
        kind=words.kind(card),
        bonus=words.bonus_spoken(card) if aloud else words.bonus_said(card),
        gold=words.config.gold[card],
    )


def _with_bonus(words: NapakalakiCardText, card: int) -> str:
    name = words.called(card)
    if not words.config.high[card]:
        return name
    return words.texts("napakalaki-with-bonus", card=name, bonus=words.bonus(card))
