"""The stories of a turn of Napakalaki: each takes related events and writes one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from app.games.napakalaki.text.cards import NapakalakiCardText, listed
from app.text.log import Kind, LogLine
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


class TurnStory(Protocol):
    """A happening of several events, written in one line."""

    def take(self, event: Event) -> bool:
        """Take an event. Return False if it is not part of this story, which is over then."""

    @property
    def over(self) -> bool:
        """Whether no further event can be part of it."""

    def line(self) -> LogLine:
        """Return the text so far."""


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
        fight, ends = self._fight(), ", ".join(self._ends())
        message = self._told(bool(ends))
        if not message:
            return LogLine(self._turn, fight, "fight", self._detail())
        if not ends and message != "escapes":
            if self._won() or not self.over:
                message = f"{message}-so-far"
            else:
                ends = self._texts("napakalaki-unharmed")
        roll = self._roll.roll if self._roll is not None else 0
        text = self._texts(f"napakalaki-{message}", fight=fight, roll=roll, ends=ends)
        return LogLine(self._turn, text, self._kind(), self._detail())

    def _won(self) -> bool:
        return self._met is not None and self._met.wins

    def _escaped(self) -> bool:
        return self._roll is not None and self._roll.escaped

    def _told(self, ends: bool) -> str:
        """The sentence about the result; "" while it is open."""
        if self._won():
            return "wins"
        if self._escaped():
            return "escapes-but" if ends else "escapes"
        if self._roll is not None:
            return "caught"
        if self._accepted:
            return "accepts"
        return "suffers" if ends or self._suffered else ""

    def _kind(self) -> Kind:
        if self._won():
            return "good"
        return "fight" if self._escaped() else "bad"

    def _fight(self) -> str:
        met = self._met
        if met is None:
            return self._texts("napakalaki-fights", name=self._name)
        level = self._words.config.foe_level[met.monster]
        return self._texts(
            "napakalaki-meets-tie" if level == met.power else "napakalaki-meets",
            name=self._name,
            monster=self._words.monster(met.monster),
            power=met.power,
            level=level,
        )

    def _ends(self) -> list[str]:
        """Gains and losses, in the order of the rules."""
        texts, words = self._texts, self._words
        ends: list[str] = []
        if self._level is not None:
            sign = "plus" if self._level.change > 0 else "minus"
            change = texts(f"napakalaki-{sign}-levels", n=abs(self._level.change))
            ends.append(texts("napakalaki-aside", what=change, aside=str(self._level.level)))
        if self._spent >= 0:
            ends.append(texts("napakalaki-spends", card=words.treasure(self._spent)))
        if self._died is not None:
            ends.append(texts("napakalaki-dies"))
        if gone := [card for card, _ in self._gone()]:
            # A dead player loses all cards: the names are in the details.
            all_lost = self._died is not None and len(gone) > 1
            cards = texts("napakalaki-treasures", n=len(gone)) if all_lost else ""
            ends.append(texts("napakalaki-loses", cards=cards or words.named(gone, words.most)))
        due = words.config.monsters[self._monster].treasures if self._won() else 0
        if gets := self._treasures.text(due):
            ends.append(gets)
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
            place = "hidden" if hidden else "equipped"
            lines.append(texts(f"napakalaki-detail-lost-{place}", card=words.treasure(card)))
        return (*lines, *self._treasures.detail())


class ReceiveStory:
    """The roll for starting treasures (NAP-10), or treasures without a shown cause."""

    def __init__(self, words: NapakalakiCardText, turn: int, name: str) -> None:
        self._words = words
        self._turn = turn
        self._name = name
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
        texts, detail = self._words.texts, self._treasures.detail()
        if self._rolled is None:
            got = self._treasures.text(0)
            text = texts("napakalaki-received", name=self._name, treasures=got)
            return LogLine(self._turn, text, "move", detail)
        roll, got = self._rolled.roll, self._treasures.text(self._rolled.count)
        if not got:
            text = texts("napakalaki-starting", name=self._name, roll=roll)
        else:
            text = texts("napakalaki-started", name=self._name, roll=roll, treasures=got)
        return LogLine(self._turn, text, "move", detail)


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
        texts, words = self._words.texts, self._words
        detail = tuple(card_line(words, card) for card in self._cards)
        if self._kind is Discarded:
            cards, most = words.named(self._cards, words.most), words.config.parameters.hidden_limit
            text = texts("napakalaki-discards", name=self._name, cards=cards, n=most)
        else:
            worth = [_with_bonus(words, card) for card in self._cards]
            text = texts(
                "napakalaki-equips", name=self._name, cards=listed(texts, worth, words.most)
            )
        return LogLine(self._turn, text, "move", detail)


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

    def text(self, due: int) -> str:
        """How many of the due treasures came, and their names; "" if none were due, or before the
        draw."""
        if self._count < 0 or (not self._count and not due):
            return ""
        texts = self._words.texts
        asides = [self._words.named(self._cards, self._words.most)] if self._cards else []
        if self._count < due:
            asides.append(texts("napakalaki-none-left"))
        what = texts("napakalaki-treasures", n=self._count)
        return texts("napakalaki-aside", what=what, aside="; ".join(asides)) if asides else what

    def detail(self) -> tuple[str, ...]:
        texts, lines = self._words.texts, (card_line(self._words, card) for card in self._cards)
        return tuple(texts("napakalaki-detail-got", what=line) for line in lines)


def card_line(words: NapakalakiCardText, card: int) -> str:
    """A treasure in a line: "Pan Lid (one hand, +2 /+4, 200 gold)"."""
    return words.texts(
        "napakalaki-card",
        card=words.treasure(card),
        kind=words.kind(card),
        bonus=words.bonus_said(card),
        gold=words.config.gold[card],
    )


def _with_bonus(words: NapakalakiCardText, card: int) -> str:
    name = words.treasure(card)
    return f"{name} {words.bonus(card)}" if words.config.high[card] else name
