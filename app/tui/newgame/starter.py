"""Turns a finished form into a setup, or into a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from app.content.match_setup import MatchContent, MatchSetup
from app.i18n.fluent import Texts
from app.text.errors import UNPLAYABLE, Unplayable, words_for
from app.text.newgame import GameTexts
from app.tui.dialogs.generate import Job
from app.tui.newgame.form import D


class MatchStarter(Generic[D]):
    """Makes the setup of a form. A game with a slow setup has its own starter."""

    def __init__(self, draft: D) -> None:
        self.draft = draft

    def ready(self) -> MatchSetup | Unplayable | None:
        """Return the setup with its configuration, or its refusal. Return None if it takes too
        long for the event loop: `job` must then do it."""
        return self.known()

    def prepare(self) -> None:
        """Begin slow work for the present choices ahead of the start. Called after each change."""

    def close(self) -> None:
        """End all work. Called when the form closes."""

    def known(self) -> MatchSetup | Unplayable | None:
        """Return the setup or its refusal, as far as the panel may wait for it."""
        return self.tried(self.draft.content)

    def tried(self, content: Callable[[], MatchContent]) -> MatchSetup | Unplayable:
        """Return the setup with this content, its configuration made, or its refusal."""
        try:
            setup = self.draft.setup_with(content())
            setup.config()
        except UNPLAYABLE as problem:
            return problem
        return setup

    def why_not(self, texts: Texts) -> str:
        """Return why the game can't begin, if that is known at once; else ""."""
        found = self.known()
        return words_for(texts, found).splitlines()[0] if isinstance(found, UNPLAYABLE) else ""

    def job(self) -> Job[MatchSetup]:
        """Return the work to do outside the event loop before a large game begins."""
        raise NotImplementedError

    def job_words(self, words: GameTexts, scenario: str) -> tuple[str, str]:
        """Return the title and the description of the work for its dialog."""
        raise NotImplementedError
