"""The voice of a game that brings none of its own: its words, and what its best quick bot would
do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from typing_extensions import override

from app.match.lifecycle import thinking_seed
from app.match.suggestion import suggested
from app.perspective.generic import GenericPerspective
from app.plain.voice import Answer, PlainVoice
from app.plain.words import PlainChoice
from app.session.session import Session
from app.text.game_words import words_of
from engines.kernel.events import SPECTATOR


class GenericVoice(PlainVoice):
    """See `app.plain.voice.PlainVoice`."""

    ROOM: ClassVar[str] = "generic"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        match = self.match
        names = [who.name for who in match.seats]
        self._words = words_of(session.texts, match.header.game, match.public, names)

    @override
    def ears(self, seat: int) -> GenericPerspective:
        return GenericPerspective(self.match, seat, self._words)

    @override
    def brief(self, seat: int) -> list[str]:
        """Whose turn it is, and how the match stands."""
        view: Any = self.match.view(seat)
        head = self._say("brief", turn=view.turn, name=self._name(seat))
        return [head, *filter(None, [_joined(self._words.state(view))])]

    @override
    def choices(self, seat: int) -> list[PlainChoice]:
        view: Any = self.match.view(seat)
        rules, words = self.match.rules, self._words
        told = {action: words.choice(action, view) for action in view.legal}
        return [
            PlainChoice(action, text, (rules.notation(action), text))
            for action, text in told.items()
        ]

    @override
    def hint(self, seat: int) -> str:
        match = self.match
        header, view = match.header, match.view(seat)
        seed = thinking_seed(header.seed, seat, match.decisions)
        action = suggested(header.game, match.public, view, seed)
        if action is None:
            return ""
        return self._say("hint", choice=self._words.choice(action, view))

    @property
    @override
    def answers(self) -> Mapping[str, Answer]:
        return {"table": self._table}

    def _table(self, seat: int, _about: str) -> Sequence[str]:
        """How the match stands, a line for each thing."""
        return self._words.state(self.match.view(seat)) or [self._say("empty")]

    @override
    def ending(self) -> list[str]:
        """Who won, then everybody, the winners first."""
        outcome = self.match.outcome()
        if outcome is None:
            return []
        words = self._words
        told = [words.headline(outcome.winners), *words.state(self.match.view(SPECTATOR))]
        for seat in self.ranked():
            rank = outcome.ranks[seat] + 1
            place = self._say("first") if rank == 1 else self._say("place", rank=rank)
            fate = words.result(seat, rank, outcome.returns[seat]) or place
            told.append(self.texts("plain-end-seat", name=self._name(seat), fate=fate))
        return told


def _joined(lines: Sequence[str]) -> str:
    """Return lines as one, each a sentence."""
    sentences = (line.strip() for line in lines)
    return " ".join(line if line[-1:] in ".:!?" else f"{line}." for line in sentences if line)
