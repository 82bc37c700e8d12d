"""Hammerspace in sentences: the cards in their slots, their odds, and the open decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar, Final

from typing_extensions import override

from app.games.hammerspace.hinting import hinted
from app.games.hammerspace.perspective.seat_view import HammerspacePerspective
from app.games.hammerspace.plain.aloud import aloud_texts
from app.games.hammerspace.plain.answers import DecisionSentences
from app.games.hammerspace.plain.situation import situation
from app.games.hammerspace.plain.table_answers import TableAnswers
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.plain.voice import Answer, PlainVoice
from app.plain.words import PlainChoice
from app.session.session import Session
from app.text.sentences import contracted
from engines.hammerspace.actions import DONE, DOWN
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.config import Config
from engines.hammerspace.state import (
    EFFECT,
    FLIPPING,
    HIDING,
    PLAYING,
    TARGETING,
)
from engines.hammerspace.view import View
from engines.kernel.events import SPECTATOR
from engines.kernel.rules import Outcome

UNLIMITED: Final = 10_000
"""Cells of a line of the log: what is read aloud is never cut."""


class HammerspaceVoice(PlainVoice[View]):
    PREFIX: ClassVar[str] = "plain-ham"
    NOT_NOW: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "turn": ("up", "down"),
        "play": ("play",),
        "defend": ("defend",),
        "keep": ("keep", "discard", "drop"),
        "target": ("target", "pick"),
        "answer": ("yes", "no", "option", "done"),
    }

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.config: Config = session.source.public
        self.texts = aloud_texts(session.texts)
        self.cards = HammerspaceCardText(self.texts, self.config, session.word, cells=UNLIMITED)
        self._table = TableAnswers(session, self.cards)
        self.names = [who.name for who in self.source.seats]
        self._read: dict[int, set[int]] = {}
        """By seat, the own cards whose effects its choices have said."""
        self._known: tuple[tuple[View, str, frozenset[int]], list[PlainChoice]] | None = None
        """The last choices, and from what they were made."""
        self._heard: dict[int, int] = {}
        """By seat, the turn in which it has heard everybody's life."""
        self._taught: dict[int, int] = {}
        """By seat, the turn in which it has heard how an attack adds up."""

    @override
    def perspective(self, seat: int) -> HammerspacePerspective:
        perspective = HammerspacePerspective(self.source, seat, self.texts, self.cards, aloud=True)
        perspective.recaps = self.recaps
        return perspective

    @override
    def _say(self, message: str, /, **values: str | int) -> str:
        return contracted(self.texts, super()._say(message, **values))

    def _sentences(self, view: View) -> DecisionSentences:
        read = self._read.get(view.seat, set())
        return DecisionSentences(self.cards, view, partial(self._table.party, view), read)

    # -- a turn

    @override
    def brief(self, seat: int) -> list[str]:
        view = self._view(seat)
        asked = self._sentences(view).question()
        begins = view.active == seat and view.turn > 0 and self._heard.get(seat) != view.turn
        if asked and not (begins and view.phase == EFFECT and view.attack is None):
            return [asked]
        if asked or view.phase in (FLIPPING, PLAYING):
            self._heard[seat] = view.turn
        lines = situation(self.cards, view, partial(self._table.called, view))
        return [*lines, *filter(None, [asked])]

    @override
    def brief_again(self, seat: int) -> list[str]:
        """Later in a turn, as after a card is turned up, only the question."""
        view = self._view(seat)
        if view.phase in (FLIPPING, PLAYING) and self._heard.get(seat) == view.turn:
            return [self._say("again", name=self._name(seat))]
        return self.brief(seat)

    @override
    def choices(self, seat: int) -> list[PlainChoice]:
        """Cards and targets come first. At the start of a turn a card is played at once; to turn
        cards down first, and to stop turning, has words but no number. A prompt asks for them
        several times, and odds take long, so they are kept until something changes."""
        view = self._view(seat)
        now = (view, self.texts.language, frozenset(self._read.get(seat, ())))
        if self._known is None or self._known[0] != now:
            self._known = now, self._choices(view)
        return self._known[1]

    def _choices(self, view: View) -> list[PlainChoice]:
        sentences = self._sentences(view)
        if targets := sentences.targets():
            return targets
        plays = sentences.plays()
        found = [
            PlainChoice(
                action,
                sentences.text_of(action),
                sentences.words(action),
                listed=not (plays and (action == DONE or DOWN <= action < DOWN + SLOTS)),
            )
            for action in sorted(view.legal, key=lambda action: action == DONE)
        ]
        return [*plays, *sorted(found, key=lambda choice: not choice.listed)]

    @override
    def footnotes(self, seat: int) -> Sequence[str]:
        """What a newcomer has to know, in the first lap only: the aim, the sum of an attack, the
        words for turning a card down, which has no number, and for the cards' texts. What the
        choices have said of new cards isn't said again."""
        view = self._view(seat)
        if view.phase not in (HIDING, FLIPPING, PLAYING):
            return []
        self._read.setdefault(seat, set()).update(view.players[seat].cards)
        if view.phase == HIDING:
            return [self._say("may-hide"), self._say("may-read")]
        first = self._taught.setdefault(seat, view.turn)
        if view.turn > self.config.seats or view.turn != first:
            return []
        slots = [
            each.action - DOWN + 1
            for each in self.choices(seat)
            if not each.listed and each.action != DONE
        ]
        turning = [self._say("may-turn-down", n=slots[0])] if slots else []
        return [self._say("first-turn"), *turning, self._say("may-read")]

    @override
    def forced(self, seat: int) -> int | None:
        view = self._view(seat)
        alone = len(view.legal) == 1 and view.phase in (TARGETING, EFFECT, FLIPPING)
        return view.legal[0] if alone else None

    @override
    def is_out(self, seat: int) -> bool:
        return bool(self._view(seat).players[seat].fell)

    @override
    def hint(self, seat: int) -> str:
        words = hinted(self.cards, self.names, self._view(seat))
        return self.texts("ham-hint", words=words)

    # -- questions

    @property
    @override
    def answers(self) -> Mapping[str, Answer]:
        return self._table.by_word

    # -- the end

    @override
    def _fate(self, seat: int, outcome: Outcome) -> str:
        player = self._view(SPECTATOR).players[seat]
        message = "end-out" if player.fell else "end"
        return self._say(message, name=self._name(seat), n=player.life)
