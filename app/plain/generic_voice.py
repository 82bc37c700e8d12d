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

    PREFIX: ClassVar[str] = "generic"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        source = self.source
        names = [who.name for who in source.seats]
        self._words = words_of(session.texts, source.header.game, source.public, names)

    @override
    def perspective(self, seat: int) -> GenericPerspective:
        return GenericPerspective(self.source, seat, self._words)

    def _view(self, seat: int) -> Any:
        return self.source.snapshot(seat).view

    @override
    def brief(self, seat: int) -> list[str]:
        """Whose turn it is, and how the match stands."""
        view = self._view(seat)
        head = self._say("brief", turn=view.turn, name=self._name(seat))
        return [head, *filter(None, [_joined(self._words.state(view))])]

    @override
    def choices(self, seat: int) -> list[PlainChoice]:
        view = self._view(seat)
        words = self._words
        texts = {action: words.choice(action, view) for action in view.legal}
        return [
            PlainChoice(action, text, (words.rules.notation(action), text))
            for action, text in texts.items()
        ]

    @override
    def hint(self, seat: int) -> str:
        source, view = self.source, self._view(seat)
        seed = thinking_seed(source.header.seed, seat, source.decisions)
        action = suggested(source.header.game, source.public, view, seed)
        if action is None:
            return ""
        return self._say("hint", choice=self._words.choice(action, view))

    @property
    @override
    def answers(self) -> Mapping[str, Answer]:
        return {"table": self._table}

    def _table(self, seat: int, _about: str) -> Sequence[str]:
        """How the match stands, a line for each thing."""
        return self._words.state(self._view(seat)) or [self._say("empty")]

    @override
    def ending(self) -> list[str]:
        """Who won, then everybody, the winners first."""
        outcome = self.source.outcome()
        if outcome is None:
            return []
        words = self._words
        lines = [words.headline(outcome.winners), *words.state(self._view(SPECTATOR))]
        for seat in self.ranked():
            rank = outcome.ranks[seat] + 1
            place = self._say("first") if rank == 1 else self._say("place", rank=rank)
            fate = words.result(seat, rank, outcome.returns[seat]) or place
            lines.append(self.texts("plain-end-seat", name=self._name(seat), fate=fate))
        return lines


def _joined(lines: Sequence[str]) -> str:
    """Return lines as one, each a sentence."""
    sentences = (line.strip() for line in lines)
    return " ".join(line if line[-1:] in ".:!?" else f"{line}." for line in sentences if line)
