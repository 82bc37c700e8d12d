"""The scene of a game without a screen of its own: the choices, and how the match stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from typing_extensions import override

from app.match.replay_match import ReplayMatch
from app.perspective.generic import GenericPerspective
from app.session.session import Session
from app.text.game_words import GameWords, words_of
from app.text.generic_narrator import GenericNarrator
from app.tui.match import view_model
from app.tui.match.quiet_step import NO_STEP, QuietStep
from engines.kernel.events import Event, GameEnded, TurnBegan

SHOWN = 0.4
"""Seconds that something is shown which happened."""


class Choice(NamedTuple):
    """Something that can be decided: the action, and what it does."""

    action: int
    text: str


class GenericViewModel(view_model.MatchViewModel[GenericPerspective]):
    """What is shown now. `at` is the choice that is chosen, from 0."""

    PREFIX = "generic"

    def __init__(self, session: Session) -> None:
        source = session.source
        names = [who.name for who in source.seats]
        self.words: GameWords = words_of(session.texts, source.header.game, source.public, names)
        self.at = 0
        self._choices: tuple[Choice, ...] = ()
        self._choices_for: tuple[object, ...] = ()
        super().__init__(session)

    @override
    def make_perspective(self, seat: int) -> GenericPerspective:
        return GenericPerspective(self.source, seat, self.words)

    @override
    def narrator(self) -> GenericNarrator:
        return GenericNarrator(self.words)

    @override
    def message(self, name: str) -> str:
        """The game's own message of that name, or the one for all games."""
        own = f"{self.source.header.game}-{name}"
        return own if self.session.texts.has(own) else super().message(name)

    # -- what is shown

    @property
    def view(self) -> Any:
        return self.perspective.view

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the person in front of the screen may decide now; nothing if it is not its turn."""
        now = (self.pending.number, self.me, self.my_turn, self.session.texts.language)
        if now != self._choices_for:
            if now[:2] != self._choices_for[:2]:
                self.at = 0
            self._choices_for = now
            self._choices = tuple(self._open()) if self.my_turn else ()
        return self._choices

    def _open(self) -> Iterator[Choice]:
        view = self.own_view
        for action in self.pending.legal:
            yield Choice(action, self.words.choice(action, view))

    @property
    def own_view(self) -> Any:
        """What the seat that the panels are about sees; only asked where all was shown."""
        return self.source.snapshot(self.me).view

    @property
    def chosen(self) -> Choice | None:
        return self.choices[self.at] if self.at < len(self.choices) else None

    def choose(self, at: int) -> None:
        """Choose another one, as far as there is one."""
        self.at = max(0, min(at, len(self.choices) - 1))

    def decided_next(self) -> str:
        """In a replay, what was decided here, as far as the viewer may know; else ""."""
        source = self.source
        if not isinstance(source, ReplayMatch):
            return ""
        action, seat = source.replay.next_action, source.actor
        if action is None or not self.sees_into(seat, ended=source.replay.ended):
            return ""
        return self.words.choice(action, source.view(seat))

    def sees_into(self, seat: int, *, ended: bool) -> bool:
        """Whether the viewer may know what a seat knows, in a match that has ended or goes on."""
        return ended or not self.secret or seat == self.viewer

    # -- what happens

    @override
    def pace(self, event: Event) -> float:
        quiet = event.passing or isinstance(event, TurnBegan | GameEnded)
        return 0.0 if quiet else SHOWN

    @override
    def _holds(self, event: Event) -> bool:
        return self.pace(event) > 0 and getattr(event, "seat", -1) == self.me

    @override
    def unsaid(self, seat: int, notation: str, step: QuietStep = NO_STEP) -> str:
        choice = self.words.choice(self.words.rules.parse(notation), self.view)
        return self.session.texts("generic-unsaid", name=self.name(seat), choice=choice)
