"""The stories of a turn of Napakalaki: each takes related events and writes one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from app.games.napakalaki.text.cards import NapakalakiCardText, listed
from app.text.log import Kind, LogLine
from app.text.sentences import in_a_row
from engines.kernel.events import Event
from engines.napakalaki.events import (
    Accepted,
    Died,
    Discarded,
    Equipped,
    EscapeRolled,
    LevelChanged,
    Lost,
    Met,
    MonsterDiscarded,
    NecklaceSpent,
    Received,
    ReceivedCards,
    StartRolled,
    Suffered,
)

MOST_GAINS = 72
"""Cells for the names of treasures that a player receives: three of them always fit."""
VARIANTS = {"wins": 3, "escapes": 3, "caught": 3, "accepts": 2}
"""The results of a fight that have several sentences, and how many. The turn decides, so that the
same fight always reads alike, two fights in a row don't, and nor do a player's."""
PLACES = {"wins": "to", "escapes": "from", "caught": "from", "accepts": "from"}
"""The form of the monster's name in these sentences (`NapakalakiCardText.foe`)."""


class TurnStory(Protocol):
    """A happening of several events, written in one line."""

    def take(self, event: Event) -> bool:
        """Take an event. Return False if it is not part of this story, which is over then."""

    @property
    def over(self) -> bool:
        """Whether no further event can be part of it."""

    def line(self) -> LogLine:
        """Return the text so far."""

    def saying(self) -> LogLine | None:
        """Return a line of fiction to follow the finished text, if there is one."""


class FightStory:
    """A combat with all its results (NAP-12 to NAP-19)."""

    def __init__(self, words: NapakalakiCardText, turn: int, name: str) -> None:
        self._words = words
        self._texts = words.texts
        self._turn = turn
        self._name = name
        self._met: Met | None = None
        self._monster = -1
        self._roll: EscapeRolled | None = None
        self._accepted = False
        self._suffered = False
        self._level: LevelChanged | None = None
        self._spent = -1
        self._lost: list[Lost] = []
        self._died: Died | None = None
        self._treasures = _Treasures(words)
        self.over = False

    def take(self, event: Event) -> bool:
        """Take an event of the combat; a second `Met` is another combat."""
        match event:
            case Met() if self._met is None:
                self._met, self._monster = event, event.monster
            case EscapeRolled():
                self._roll = event
            case Accepted():
                self._accepted = True
            case Suffered():
                self._suffered, self._monster = True, event.monster
            case LevelChanged():
                self._level = event
            case NecklaceSpent():
                self._spent = event.card
            case Lost():
                self._lost.append(event)
            case Died():
                self._died = event
            case MonsterDiscarded():
                self.over = True
            case _:
                return self._treasures.take(event)
        return True

    def line(self) -> LogLine:
        deed, dice = self._deed(), ", ".join(self._dice())
        message = "napakalaki-told-dice" if dice else "napakalaki-told"
        text = self._texts(message, deed=deed, dice=dice)
        return LogLine(self._turn, text, self._kind(), self._detail())

    def saying(self) -> LogLine | None:
        """The monster's own line, once it is beaten or has cost the player something."""
        if self._monster < 0:
            return None
        text = ""
        if self._won():
            text = self._words.beaten(self._monster)
        elif self._suffered and self._ends():
            text = self._words.fate(self._monster)
        return LogLine(self._turn, text, "move") if text else None

    def _won(self) -> bool:
        return self._met is not None and self._met.wins

    def _escaped(self) -> bool:
        return self._roll is not None and self._roll.escaped

    def _happened(self) -> str:
        """The result so far, as a word of a message."""
        if self._won():
            return "wins"
        if self._roll is not None:
            return "escapes" if self._escaped() else "caught"
        if self._accepted:
            return "accepts"
        return "suffers" if self._suffered or self._ends() else "meets"

    def _kind(self) -> Kind:
        if self._won():
            return "good"
        return "fight" if self._escaped() or self._happened() == "meets" else "bad"

    def _deed(self) -> str:
        """Who did what to whom, and how it ended: "Ana beats Gnat and gains 1 level"."""
        what, ends = self._happened(), self._ends()
        variant = (self._turn + self._turn // 3) % VARIANTS.get(what, 1)
        message = f"napakalaki-{what}-{variant}" if what in VARIANTS else f"napakalaki-{what}"
        foe = self._foe(PLACES.get(what, "as"))
        deed = self._texts(message, name=self._name, foe=foe)
        if self.over and not ends and self._spent < 0 and what not in ("wins", "escapes"):
            return self._texts("napakalaki-unharmed", deed=deed)
        deed = in_a_row(self._texts, [deed, *ends])
        if self._spent < 0:
            return deed
        card = self._words.called(self._spent)
        return self._texts("napakalaki-spending", deed=deed, card=card, ends=len(ends))

    def _foe(self, place: str) -> str:
        if self._monster >= 0:
            return self._words.foe(self._monster, place)
        unknown = self._texts("napakalaki-word-monster")
        return self._texts(f"napakalaki-foe-{place}", monster=unknown, article="none")

    def _dice(self) -> list[str]:
        """The numbers of the fight, for the brackets at the end."""
        texts, dice = self._texts, []
        if self._met is not None:
            level = self._words.config.foe_level[self._met.monster]
            message = "tie" if level == self._met.power else "against"
            dice.append(texts(f"napakalaki-dice-{message}", power=self._met.power, level=level))
        if self._roll is not None:
            dice.append(texts("napakalaki-dice-rolls", roll=self._roll.roll))
        if self._died is not None:
            dice.append(texts("napakalaki-dice-back"))
        elif self._level is not None:
            falls = int(self._level.change < 0)
            dice.append(texts("napakalaki-dice-level", level=self._level.level, falls=falls))
        if self._treasures.missing(self._due()):
            dice.append(texts("napakalaki-dice-none-left"))
        return dice

    def _due(self) -> int:
        return self._words.config.monsters[self._monster].treasures if self._won() else 0

    def _ends(self) -> list[str]:
        """Gains and losses, in the order of the rules."""
        texts, words = self._texts, self._words
        change = self._level.change if self._level is not None else 0
        levels = [texts("napakalaki-levels", n=abs(change))] if change else []
        ends = []
        if gains := [*(levels if change > 0 else ()), *self._treasures.named()]:
            ends.append(
                texts("napakalaki-gains", what=listed(texts, gains, max(MOST_GAINS, words.most)))
            )
        if self._died is not None:
            ends.append(texts("napakalaki-dies"))
        gone = [words.called(card) for card, _ in self._gone()]
        if self._died is not None and len(gone) > 1:
            # A dead player loses all cards: the names are in the details.
            gone = [texts("napakalaki-treasures", n=len(gone))]
        if losses := [*(levels if change < 0 and self._died is None else ()), *gone]:
            ends.append(texts("napakalaki-loses", what=listed(texts, losses, words.most)))
        return ends

    def _gone(self) -> list[tuple[int, bool]]:
        """The lost treasures, and whether each was hidden."""
        gone = [(event.card, event.hidden) for event in self._lost]
        if self._died is not None:
            gone += [(card, False) for card in self._died.equipped]
            gone += [(card, True) for card in self._died.hidden]
        return gone

    def _detail(self) -> tuple[str, ...]:
        if self._monster < 0:
            return ()
        texts, words = self._texts, self._words
        monster, level = words.monster(self._monster), words.config.foe_level[self._monster]
        prize, bad = words.prize(self._monster), ", ".join(words.bad(self._monster))
        lines = [
            texts("napakalaki-detail-prize", monster=monster, level=level, prize=prize),
            texts("napakalaki-detail-bad", monster=monster, level=level, bad=bad),
        ]
        for card, hidden in self._gone():
            message = f"napakalaki-detail-lost-{'hidden' if hidden else 'equipped'}"
            lines.append(texts(message, name=self._name, card=words.called(card)))
        return (*lines, *self._treasures.detail(self._name))


class ReceiveStory:
    """The roll for starting treasures (NAP-10), or treasures without a shown cause. `again` is
    whether the player has died since the first ones."""

    def __init__(
        self, words: NapakalakiCardText, turn: int, name: str, *, again: bool = False
    ) -> None:
        self._words = words
        self._turn = turn
        self._name = name
        self._again = again
        self._rolled: StartRolled | None = None
        self._treasures = _Treasures(words)
        self.over = False

    def take(self, event: Event) -> bool:
        """Take the roll, the number of treasures, and for their owner the cards."""
        if isinstance(event, StartRolled) and self._rolled is None and not self._treasures.text(0):
            self._rolled = event
            return True
        return self._treasures.take(event)

    def line(self) -> LogLine:
        texts, detail = self._words.texts, self._treasures.detail(self._name)
        got = self._treasures.text(self._rolled.count if self._rolled is not None else 0)
        if self._rolled is None:
            text = texts("napakalaki-received", name=self._name, treasures=got)
        elif got:
            roll = self._rolled.roll
            message = f"napakalaki-{'re' if self._again else ''}started"
            text = texts(message, name=self._name, roll=roll, treasures=got)
        else:
            text = texts("napakalaki-starting", name=self._name, roll=self._rolled.roll)
        return LogLine(self._turn, text, "move", detail)

    def saying(self) -> LogLine | None:
        return None


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
        self.over = False

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

    def saying(self) -> LogLine | None:
        return None


class _Treasures:
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


def card_line(words: NapakalakiCardText, card: int, *, called: bool = False) -> str:
    """A treasure in a line: "Pan Lid (one hand, +2 /+4, 200 gold)"; `called` as in a sentence."""
    return words.texts(
        "napakalaki-card",
        card=words.called(card) if called else words.treasure(card),
        kind=words.kind(card),
        bonus=words.bonus_said(card),
        gold=words.config.gold[card],
    )


def _with_bonus(words: NapakalakiCardText, card: int) -> str:
    name = words.called(card)
    if not words.config.high[card]:
        return name
    return words.texts("napakalaki-with-bonus", card=name, bonus=words.bonus(card))
