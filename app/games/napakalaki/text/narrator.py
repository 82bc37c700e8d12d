"""Napakalaki in words: events become lines of the log, one line per combat and perhaps the
monster's own line. Where players have a say in each other's fights, each thing said is a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from typing_extensions import override

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.text.fight_story import FightStory
from app.games.napakalaki.text.savers import Savers
from app.games.napakalaki.text.stories import CardsStory, ReceiveStory, TurnStory
from app.games.napakalaki.text.talk import TALK, Talk
from app.games.napakalaki.text.warnings import WARNED
from app.i18n.fluent import Texts, Value
from app.text.log import LogLine
from app.text.narrating import Narrator
from app.text.sentences import in_a_row
from engines.kernel.events import Event, GameEnded, TurnBegan
from engines.napakalaki.events import (
    MONSTERS,
    Accepted,
    Died,
    Discarded,
    DoorChosen,
    EmptyHanded,
    Equipped,
    EscapeRolled,
    Faced,
    GrabRolled,
    LevelChanged,
    Lost,
    Met,
    MonsterFollows,
    NapakalakiEvent,
    NecklaceSpent,
    Received,
    ReceivedCards,
    Reshuffled,
    Sold,
    StartRolled,
    Suffered,
    TreasuresBrought,
)

STATIONS = (
    "start", "sales", "early", "draw", "door", "grudge", "fight", "deal", "loot", "settle",
    "equip", "discard",
)  # fmt: skip
"""The stations that the strip of a turn may name, in the order of NAP-10a and NAP-45: the phases of
the engine, and between them the drawing of the monster and the prize, which need no decision."""

LAST_TURNS = (5, 1)
"""The numbers of turns left, the one that begins among them, that the log mentions."""
_OVER = {"turn-limit": "limit", "cap": "cap"}


def phase_word(texts: Texts, station: str) -> str:
    """A station of a turn for a strip: "buy", "compra". Any of `STATIONS`, or "ended"."""
    return texts(f"napakalaki-phase-{station}")


class NapakalakiNarrator(Narrator):
    """Takes events in their order and returns the lines that they finish.

    With a seat's feed it says only what that seat may know. `names` are the seats' names. `turn`
    prefixes the lines until the first `TurnBegan`."""

    def __init__(self, names: Sequence[str], words: NapakalakiCardText, turn: int = 1) -> None:
        super().__init__(words.texts, names, turn)
        self._words = words
        self._story: TurnStory | None = None
        self._talk = Talk(words, self._name)
        self._savers = Savers(words.config)

    @property
    @override
    def pending(self) -> LogLine | None:
        """The line of an unfinished story: a combat, or treasures being equipped."""
        story = self._story
        return None if story is None or story.quiet else story.line()

    @property
    @override
    def newest_part(self) -> LogLine | None:
        story = self._story
        return story.last_card() if isinstance(story, CardsStory) else self.pending

    @override
    def feed(self, event: Event) -> list[LogLine]:
        match event:
            case Reshuffled():
                return self._reshuffled(event)
            case TurnBegan():
                lines = self._finish()
                self.turn = event.turn
                return [*lines, *self._turns_left()]
            case GameEnded():
                return [*self._finish(), self._over(event)]
            case NapakalakiEvent():
                return self._happening(event)
        return self._of_the_table(event)

    @override
    def note(self, message_id: str, /, **values: Value) -> LogLine:
        line = super().note(message_id, **values)
        return replace(line, kind="bad") if message_id == WARNED else line

    def _happening(self, event: NapakalakiEvent) -> list[LogLine]:
        self._savers.take(event)
        if isinstance(event, TALK):
            return self._talked(event)
        story = self._story
        if story is not None and story.take(event):
            if isinstance(story, FightStory) and story.falls(event):
                line = self._talk.line(event, self.turn)
                return [] if line is None else [line]
            return self._finish() if story.over else []
        begun = self._begun(event)
        if begun is not None:
            lines = self._finish()
            begun.take(event)
            self._story = begun
            return lines
        if isinstance(event, Sold):
            return [*self._finish(), self._sold(event)]
        line = self._talk.line(event, self.turn)
        # Picks for a sale, or picks taken back, change nothing yet (NAP-11).
        return [] if line is None else [*self._finish(), line]

    def _talked(self, event: NapakalakiEvent) -> list[LogLine]:
        """What is said in a fight, after the meeting and before its result."""
        story, monster, level = self._story, -1, -1
        if isinstance(story, FightStory):
            lines, monster, level = story.meeting(), story.monster, story.level
            story.take(event)
        else:
            lines = self._finish()
        line = self._talk.line(event, self.turn, monster, level)
        return lines if line is None else [*lines, line]

    def _begun(self, event: NapakalakiEvent) -> TurnStory | None:
        words, turn = self._words, self.turn
        match event:
            case TreasuresBrought():
                return self._fight("")
            case DoorChosen() | MonsterFollows() | Faced() | Met() | EscapeRolled() | GrabRolled():
                return self._fight(self._name(event.seat))
            case Accepted() | Suffered():
                return self._fight(self._name(event.seat))
            case LevelChanged() | NecklaceSpent() | Lost() | Died():
                return self._fight(self._name(event.seat))
            case EmptyHanded() | StartRolled() | Received() | ReceivedCards():
                # Every player's first turn is one of as many turns as there are players (NAP-4).
                again = turn > len(self._names)
                return ReceiveStory(words, turn, self._name(event.seat), again=again)
            case Equipped() | Discarded():
                return CardsStory(words, turn, self._name(event.seat), event)
        return None

    def _fight(self, name: str) -> FightStory:
        return FightStory(self._words, self.turn, name, self._name, self._savers)

    def _finish(self) -> list[LogLine]:
        story, self._story = self._story, None
        if story is None:
            return []
        before = story.before() if isinstance(story, FightStory) else []
        return [*before, *(() if story.quiet else [story.line()]), *story.after()]

    def _sold(self, event: Sold) -> LogLine:
        """Levels bought, the gold paid and the lost change (NAP-11)."""
        words, name = self._words, self._name(event.seat)
        lost = event.gold - event.levels * words.config.parameters.level_price
        text = self._texts(
            "napakalaki-bought-lost" if lost else "napakalaki-bought",
            name=name,
            levels=self._texts("napakalaki-levels", n=event.levels),
            level=event.level,
            gold=event.gold,
            lost=lost,
            cards=words.named((*event.equipped, *event.hidden), words.most),
        )
        detail = [
            *self._paid(name, "equipped", event.equipped),
            *self._paid(name, "hidden", event.hidden),
        ]
        return LogLine(self.turn, text, "good", tuple(detail))

    def _paid(self, name: str, place: str, cards: Sequence[int]) -> list[str]:
        text, words = f"napakalaki-detail-sold-{place}", self._words
        gold = words.config.gold
        return [
            self._texts(text, name=name, card=words.called(card), gold=gold[card]) for card in cards
        ]

    def _reshuffled(self, event: Reshuffled) -> list[LogLine]:
        """The treasure deck is reshuffled during a prize, whose line continues; the monster deck
        before a meeting, perhaps on the way to it."""
        if event.deck == MONSTERS:
            on_the_way = isinstance(self._story, FightStory) and self._story.arrives
            line = self._line("turn", "napakalaki-reshuffled-monsters", n=event.count)
            return [line] if on_the_way else [*self._finish(), line]
        return [self._line("turn", "napakalaki-reshuffled-treasures", n=event.count)]

    def _over(self, event: GameEnded) -> LogLine:
        level = self._words.config.parameters.winning_level
        names = in_a_row(self._texts, [self._name(seat) for seat in event.winners] or [""])
        if event.reason not in _OVER:
            return self._line("end", "napakalaki-over-level", name=names, level=level)
        why = _OVER[event.reason]
        return self._line("end", f"napakalaki-over-{why}", names=names, n=len(event.winners))

    def _turns_left(self) -> list[LogLine]:
        """A note shortly before the limit of turns, and one in the last turn (NAP-2)."""
        limit = self._words.config.parameters.turn_limit
        left = limit - self.turn + 1
        if left not in LAST_TURNS or self.turn == 1:
            return []
        return [self._line("turn", "napakalaki-turns-left", n=left)]

    def _name(self, seat: int) -> str:
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self._texts("napakalaki-word-someone")
