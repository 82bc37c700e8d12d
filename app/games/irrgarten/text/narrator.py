"""Irrgarten in words: events become lines of the log, one line per combat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from typing_extensions import override

from app.games.irrgarten.text.combat_story import CombatEvent, CombatStory
from app.games.irrgarten.text.gear import GearWords
from app.games.irrgarten.text.race_story import PLAIN, Leap, RaceStory
from app.i18n.fluent import Texts, Value
from app.i18n.numbers import permille
from app.text.log import HEAVY, Kind, LogLine
from app.text.named import Word, card_name
from app.text.narrating import Narrator
from app.text.sentences import in_a_row
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    Appeared,
    Blow,
    CombatBegan,
    CombatCounted,
    CombatEnded,
    GearTaken,
    GotOut,
    Heard,
    IrrgartenEvent,
    Moved,
    ResurrectionRolled,
    SheetChanged,
    Stayed,
    ThrownBack,
    Waited,
)
from engines.irrgarten.guardian import guardian_name
from engines.irrgarten.labyrinth import DIRECTIONS, MonsterCard
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.state import NOBODY
from engines.kernel.events import Event, GameEnded, TurnBegan

_OVER = {"escaped": "escaped", "turn-limit": "limit", "cap": "cap"}


def direction(texts: Texts, way: int) -> str:
    """A direction as a word: "up", "arriba"."""
    return texts(f"irrgarten-direction-{DIRECTIONS[way]}")


def towards(texts: Texts, way: int) -> str:
    """A direction as an adverb of movement: "left", "hacia la izquierda"."""
    return texts(f"irrgarten-towards-{DIRECTIONS[way]}")


def monster_name(texts: Texts, word: Word, cards: Sequence[MonsterCard], number: int) -> str:
    """The name of a monster by the number of its card, or of a guardian by what it has in place of
    one (IRR-35); for an unknown card a general word."""
    guardian = guardian_name(number)
    if guardian is not None:
        return texts(f"irrgarten-guardian-{guardian}")
    if 0 <= number < len(cards):
        return card_name(word, "monster", cards[number].id)
    return texts("irrgarten-word-monster")


def monster_in_sentence(texts: Texts, word: Word, cards: Sequence[MonsterCard], number: int) -> str:
    """The same for the middle of a sentence, with the article if the card has one: "the Minotaur",
    "el Minotauro"."""
    guardian = guardian_name(number)
    if guardian is None and not 0 <= number < len(cards):
        return texts("irrgarten-word-a-monster")
    if guardian is not None:
        article = texts(f"irrgarten-guardian-{guardian}.article")
    else:
        article = word(f"article-monster-{cards[number].id}") or "none"
    return texts("irrgarten-foe", monster=monster_name(texts, word, cards, number), article=article)


class IrrgartenNarrator(Narrator):
    """Takes events in their order and returns the lines that they finish.

    With a seat's feed it says only what that seat may know. `names` are the seats' names,
    `monster_name` returns the name of a monster by its number as sentences have it
    (`monster_in_sentence`), and `gear` has the names of weapons and shields, `parameters` the rules
    of the match. `turn` prefixes the lines until the first `TurnBegan`."""

    def __init__(
        self,
        texts: Texts,
        names: Sequence[str],
        monster_name: Callable[[int], str],
        gear: GearWords,
        turn: int = 1,
        parameters: Parameters = PLAIN,
    ) -> None:
        super().__init__(texts, names, turn)
        self._gear = gear
        self._monster_name = monster_name
        self._story: CombatStory | None = None
        self._tale = RaceStory(texts, gear, self._name, len(self._names), parameters)
        self._leap: Moved | None = None
        """A leap whose line waits: a theft may belong to it (IRR-38)."""
        self._fought = NOBODY
        """The seat whose fight this turn was told; fog hides others from a seat (IRR-24)."""
        self._nearest: dict[int, int] = {}
        """The fewest squares to the exit at which each seat was heard (IRR-33)."""

    @property
    @override
    def pending(self) -> LogLine | None:
        if self._leap is not None:
            return next(iter(self._leapt(self._leap)[0]), None)
        return self._story.line() if self._story is not None else None

    @override
    def feed(self, event: Event) -> list[LogLine]:
        leap, self._leap = self._leap, None
        if isinstance(event, GearTaken):
            line = self._saying("move", self._tale.robbed(leap, event))
            # Later lines must not push it out of its victim's sight.
            seats = frozenset((event.rival,))
            return [replace(line, seats=seats, victim=event.rival, weight=HEAVY, deed=True)]
        lines = list[LogLine]()
        if leap is not None:
            lines, landed = self._leapt(leap)
            self._tale.landed(landed)
        if isinstance(event, SheetChanged | Blow):
            self._tale.carries(event)
        return [*lines, *self._fed(event)]

    def _fed(self, event: Event) -> list[LogLine]:
        if isinstance(event, IrrgartenEvent):
            if isinstance(event, CombatEvent):
                return self._combat(event)
            if self._throws_back(event):
                return self._finish()
            lines = self._happening(event)
            return [*self._finish(), *lines] if lines else []
        if isinstance(event, TurnBegan):
            lines = self._finish()
            self.turn, self._fought = event.turn, NOBODY
            if self._tale.last_lap_begins(self.turn):
                lines.append(self._line("turn", "irrgarten-last-lap"))
            return lines
        if isinstance(event, GameEnded):
            return [*self._finish(), *self._over(event)]
        return self._of_the_table(event)

    def _combat(self, event: CombatEvent) -> list[LogLine]:
        lines: list[LogLine] = []
        # The prize of a monster already dead (preset `course`) starts with the end of a combat.
        if isinstance(event, CombatBegan) or (
            isinstance(event, CombatEnded) and self._story is None
        ):
            lines = self._finish()
            name, monster = self._name(event.seat), self._monster_name(event.foe)
            words = self._texts, self._gear
            self._story = CombatStory(*words, self.turn, name, monster)
        story = self._story
        if story is None:
            return []
        story.take(event)
        if isinstance(event, CombatEnded):
            self._fought = event.seat
            if event.result == LOST_BY_DEATH:
                self._tale.dies(event.seat)
        ended = isinstance(event, SheetChanged) and story.over and not story.lost
        return self._finish() if ended else lines

    def _throws_back(self, event: IrrgartenEvent) -> bool:
        """Whether the event is the second half of a lost fight, which one sentence says."""
        story = self._story
        if story is None or not isinstance(event, ThrownBack) or self._fought != event.seat:
            return False
        story.thrown_back = True
        return True

    def _finish(self) -> list[LogLine]:
        story, self._story = self._story, None
        if story is None:
            return []
        return [story.line()]

    def _happening(self, event: IrrgartenEvent) -> list[LogLine]:
        match event:
            case Moved(over=over) if over >= 0:
                self._leap = event
                return []
            case Moved(wanted=wanted, went=went) if wanted != went:
                message = "irrgarten-strayed" if event.strayed else "irrgarten-slid"
                return [self._moved(message, event.seat, wanted, went)]
            case Stayed(stuck=True):
                return [self._line("bad", "irrgarten-stuck", name=self._name(event.seat))]
            case Stayed():
                return [self._moved("irrgarten-stayed", event.seat, event.wanted)]
            case Appeared():
                return [self._line("move", "irrgarten-appeared", name=self._name(event.seat))]
            case ResurrectionRolled():
                return self._rolled(event)
        return self._race(event)

    def _race(self, event: IrrgartenEvent) -> list[LogLine]:
        """The lines of options for a fair or contested race."""
        match event:
            case ThrownBack():  # after a fight that nobody saw (IRR-24)
                name = self._name(event.seat)
                return [self._line("bad", "irrgarten-thrown-back-unseen", name=name)]
            case CombatCounted(wins=wins):
                name = self._name(event.seat)
                return [self._line("turn", "irrgarten-counted", name=name, n=wins)]
            case GotOut():
                return [self._saying("end", self._tale.got_out(event, self.turn))]
            case Heard():
                return self._steps(event)
            case Waited(laps=laps):
                return [self._line("turn", "irrgarten-waited", name=self._name(event.seat), n=laps)]
        return []

    def _steps(self, event: Heard) -> list[LogLine]:
        """A line for steps nearer to the exit than any that were told of the seat; the rest would
        fill the log. None at the exit itself, which ends the match."""
        seat, steps = event.seat, event.steps
        if not 0 < steps < self._nearest.get(seat, steps + 1):
            return []
        self._nearest[seat] = steps
        return [self._line("turn", "irrgarten-heard", name=self._name(seat), n=steps)]

    def _moved(self, message: str, seat: int, wanted: int, went: int = -1) -> LogLine:
        values: dict[str, Value] = {"name": self._name(seat)}
        if went >= 0:
            values |= {"went": towards(self._texts, went), "variant": (wanted + went) % 2}
        return self._line("move", message, wanted=towards(self._texts, wanted), **values)

    def _leapt(self, event: Moved) -> tuple[list[LogLine], Leap]:
        """A leap over a rival (IRR-36), told if it is news, and as it is remembered."""
        text, leap = self._tale.leapt(event, self.turn)
        line = replace(self._saying("move", text), deed=True)
        return [line] if text else [], leap

    def _saying(self, kind: Kind, text: str) -> LogLine:
        return LogLine(self.turn, text, kind)

    def _rolled(self, event: ResurrectionRolled) -> list[LogLine]:
        """A roll to come back (IRR-22). Only the first that fails is news."""
        language = self._texts.language
        tries = self._tale.rolls(event.seat, alive=event.alive)
        if not event.alive and tries > 1:
            return []
        line = self._line(
            "good" if event.alive else "turn",
            "irrgarten-revived" if event.alive else "irrgarten-still-dead",
            name=self._name(event.seat),
            tries=tries,
            roll=permille(event.roll, language),
            needed=permille(event.needed, language),
        )
        return [line]

    def _over(self, event: GameEnded) -> list[LogLine]:
        if not event.winners:
            return [self._line("end", f"irrgarten-over-{_OVER.get(event.reason, 'cap')}")]
        if told := self._tale.over(event.winners[0], self.turn):
            return [self._saying("end", text) for text in told]
        names = in_a_row(self._texts, [self._name(seat) for seat in event.winners])
        return [self._line("end", "irrgarten-over-escaped", name=names)]

    def _name(self, seat: int) -> str:
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self._texts("irrgarten-word-someone")
