"""From a finished form to a set-up, or to why there is none."""

from __future__ import annotations

from typing import Any, Generic

from app.content.match_setup import BadChoice, MatchSetup
from app.i18n.fluent import Texts
from app.text.errors import UNPLAYABLE, words_for
from app.tui.dialogs.generate import Job
from app.tui.newgame.form import D
from app.tui.newgame.rows import RowWording
from engines.kernel.errors import EngineError
from engines.kernel.problems import DeckError

Refusal = DeckError | EngineError | BadChoice
"""What a draft's `setup` and a set-up's `config` raise on purpose."""


class MatchStarter(Generic[D]):
    """Makes the set-up of a draft. A game whose set-up takes long has a starter of its own."""

    def __init__(self, draft: D) -> None:
        self.draft = draft

    def ready(self) -> MatchSetup | Refusal | None:
        """The set-up with its configuration made, why there is none, or None if that takes too
        long for the screen's loop: then `job` is to be done."""
        try:
            setup = self.draft.setup()
            setup.config()
        except UNPLAYABLE as problem:
            return problem
        return setup

    def why_not(self, texts: Texts) -> str:
        """Why the game can't begin, as far as that is known at once; else ""."""
        found = self.ready()
        return words_for(texts, found).splitlines()[0] if isinstance(found, UNPLAYABLE) else ""

    def job(self) -> Job[MatchSetup]:
        """The work that is done away from the screen's loop before a large game begins."""
        raise NotImplementedError

    def job_words(self, wording: RowWording[Any]) -> tuple[str, str]:
        """What is said meanwhile: a title, and what is being made."""
        raise NotImplementedError
