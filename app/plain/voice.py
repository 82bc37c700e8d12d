"""The interface of plain mode to a game: choices in sentences, and answers to questions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from app.i18n.literal import literal
from app.perspective.event_log import EventLog
from app.plain.elsewhere import works_elsewhere
from app.plain.words import CommandWords, PlainChoice, alike, folded, not_understood
from app.session.session import Session
from engines.kernel.rules import Outcome

V = TypeVar("V")
"""The view of a seat."""

DUEL = 2
"""The players of a duel."""

Answer = Callable[[int, str], Sequence[str]]
"""Takes the asking seat and the text after the word; returns the lines to say."""


class AutomaticActions:
    """The actions of a game that make a person's decisions by themselves (a route). This class is
    for a game without any."""

    words: tuple[str, ...] = ()
    """The ids of the words that begin one."""

    def begin(self, seat: int, word: str, about: str) -> Sequence[str]:
        """Begin the action of one of `words`. Return the lines to say."""
        raise LookupError(word)

    def named(self, seat: int, typed: str) -> Sequence[str]:
        """Begin the action that leads to what was typed without a word before it. Return the lines
        to say, nothing if it names nothing."""
        return ()

    def busy(self, seat: int) -> bool:
        """Whether an automatic action of the seat is running."""
        return False

    def decision(self, seat: int) -> int | None:
        """Return the action's next decision, or None; `said` then gives the reason."""
        return None

    def said(self) -> Sequence[str]:
        """Return the new lines about the actions, and forget them."""
        return ()


class PlainVoice(ABC, Generic[V]):
    """A game in words; `seat` is always a person's that may see the requested information."""

    PREFIX: ClassVar[str]
    """The prefix of the game's own message ids."""
    FIGURE_ALONE: ClassVar[bool] = False
    """Whether the figure of a hint replaces the hint: it compares whole ways, and a bot's step may
    begin another one."""

    NOT_NOW: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """When a word works, as the end of its message, and the words: what was typed, or what
    `word-<word>` says in the player's language."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.texts = session.texts
        self.source = session.source
        self.automatic = AutomaticActions()
        self._briefed: set[int] = set()
        """The seats that have heard their situation in full."""

    def opening(self) -> Sequence[str]:
        """Return the aim of a match that begins, for people who don't know it."""
        return ()

    @property
    def recaps(self) -> bool:
        """Whether a turn begins with a recap of the turns before it. In a duel it doesn't: the few
        lines before the prompt say what changed."""
        return len(self.source.seats) > DUEL

    @property
    def whole_words(self) -> frozenset[str]:
        """Words that are never a part of a name, normalised: "left" is not the Left Luggage."""
        return frozenset()

    def neither(self, seat: int, vocabulary: CommandWords, typed: str) -> Sequence[str]:
        """Return what to say of a line that is neither a choice nor a command: of the action that
        it begins by naming a place, when the word works, or that it isn't understood."""
        whole = folded(typed) in self.whole_words
        named = () if whole else self.automatic.named(seat, typed)
        if named or self.automatic.busy(seat):
            return named
        known = self.not_now(seat, typed) or works_elsewhere(self.texts, "match", typed)
        return [known or not_understood(vocabulary, self.choices(seat), typed)]

    def not_now(self, seat: int, typed: str) -> str:
        """Return when a word of this game works that has no use at present, "" for any other."""
        if alike(self.choices(seat), typed):
            return ""
        first = folded(typed).partition(" ")[0]
        for when, words in self.NOT_NOW.items():
            if first in {*words, *(folded(self._say(f"word-{word}")) for word in words)}:
                return self._when(when)
        return ""

    def _when(self, words: str) -> str:
        """Return when a group of words of this game works."""
        return self._say(f"not-now-{words}")

    def _say(self, message: str, /, **values: str | int) -> str:
        return self.texts(f"{self.PREFIX}-{message}", **values)

    def _name(self, seat: int) -> str:
        return literal(self.source.seats[seat].name)

    def _view(self, seat: int) -> V:
        view: V = self.source.snapshot(seat).view
        return view

    @property
    @abstractmethod
    def answers(self) -> Mapping[str, Answer]:
        """The questions that this game knows, by the ids of their words."""

    @abstractmethod
    def perspective(self, seat: int) -> EventLog:
        """Return a new log for a seat, or for spectators."""

    def perspectives(self, seats: Iterable[int]) -> dict[int, EventLog]:
        """Return new logs of seats; their next situation is said in full again, as after undo."""
        self._briefed.clear()
        return {seat: self.perspective(seat) for seat in seats}

    @abstractmethod
    def brief(self, seat: int) -> Sequence[str]:
        """Return the situation of a seat before it decides, in two lines at most."""

    def situation(self, seat: int, *, full: bool) -> Sequence[str]:
        """Return the situation in full, or after the first time what is new."""
        again = not full and seat in self._briefed
        self._briefed.add(seat)
        return self.brief_again(seat) if again else self.brief(seat)

    def brief_again(self, seat: int) -> Sequence[str]:
        """Return the situation at a later prompt: what is new since the last one, if that is
        shorter."""
        return self.brief(seat)

    @abstractmethod
    def choices(self, seat: int) -> Sequence[PlainChoice]:
        """Return the possible decisions of the seat; those that are listed come first."""

    def footnotes(self, seat: int) -> Sequence[str]:
        """Return what is said after the list of decisions."""
        return ()

    def forced(self, seat: int) -> int | None:
        """Return a decision of the seat that needs no question, since there is no other."""
        return None

    def aloud(self, seat: int) -> bool:
        """Whether the seat decides in another player's turn with what everyone knows, so that the
        keyboard needn't pass to it. Then nothing secret of it is said."""
        return False

    def begun(self, seat: int, choice: PlainChoice) -> None:
        """Note the choice of a person before it is carried out; automatic actions may follow it."""

    def is_out(self, seat: int) -> bool:
        """Whether a seat has nothing left to decide before the end of the match."""
        return False

    @abstractmethod
    def hint(self, seat: int) -> str:
        """Return the best bot's decision with a reason; "" if no bot can give one."""

    def ending(self) -> Sequence[str]:
        """Return the result of the match, seat by seat."""
        outcome = self.source.outcome()
        if outcome is None:
            return []
        return [self._fate(seat, outcome) for seat in self._in_final_order(outcome)]

    def _in_final_order(self, outcome: Outcome) -> Sequence[int]:
        return sorted(range(len(self.source.seats)), key=outcome.ranks.__getitem__)

    @abstractmethod
    def _fate(self, seat: int, outcome: Outcome) -> str:
        """Return a sentence about how the match ended for a seat."""
