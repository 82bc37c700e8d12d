"""The voice of a game that brings none of its own: its words, and what its best quick bot would
do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from typing_extensions import override

from app.match.lifecycle import thinking_seed
from app.match.suggestion import suggested
from app.perspective.generic import GenericPerspective
from app.plain.voice import Answer, PlainVoice
from app.plain.words import PlainChoice
from app.registry import game
from app.session.session import Session
from app.text.game_words import words_of
from engines.kernel.events import SPECTATOR
from engines.kernel.rules import Outcome


def voice_of(session: Session) -> PlainVoice[Any]:
    """Return the voice of a match's game, its own or the generic one; a game's words are imported
    when it is played."""
    own: Callable[[Session], PlainVoice[Any]] | None
    own = game(session.source.header.game).part("voice")
    return (own or GenericVoice)(session)


class GenericVoice(PlainVoice[Any]):
    PREFIX: ClassVar[str] = "generic"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        source = self.source
        names = [who.name for who in source.seats]
        self._words = words_of(session.texts, source.header.game, source.public, names)

    @override
    def perspective(self, seat: int) -> GenericPerspective:
        return GenericPerspective(self.source, seat, self._words)

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
        outcome, words = self.source.outcome(), self._words
        if outcome is None:
            return []
        state = words.state(self._view(SPECTATOR))
        return [words.headline(outcome.winners), *state, *super().ending()]

    @override
    def _fate(self, seat: int, outcome: Outcome) -> str:
        rank = outcome.ranks[seat] + 1
        place = self._say("first") if rank == 1 else self._say("place", rank=rank)
        fate = self._words.result(seat, rank, outcome.returns[seat]) or place
        return self.texts("plain-end-seat", name=self._name(seat), fate=fate)


def _joined(lines: Sequence[str]) -> str:
    """Return lines as one, each a sentence."""
    sentences = (line.strip() for line in lines)
    return " ".join(line if line[-1:] in ".:!?" else f"{line}." for line in sentences if line)
