"""The end of a match in the words of a game without a screen of its own."""

from __future__ import annotations

from app.i18n.fluent import Texts
from app.text.summary import MatchSummary
from app.tui.generic.view_model import GenericViewModel
from app.tui.match.ending import summary_of


def summary(scene: GenericViewModel, texts: Texts) -> MatchSummary:
    """Return who won, how, and what the game says of each seat."""
    words, outcome = scene.words, scene.source.outcome()
    winners = outcome.winners if outcome is not None else ()
    headline = words.headline(winners)
    how = words.ending(winners, scene.perspective.reason)

    def note(seat: int) -> str:
        if outcome is None:
            return ""
        return words.result(seat, outcome.ranks[seat] + 1, outcome.returns[seat])

    how = "" if how == headline else how
    return summary_of(scene, texts, headline, how, note, turns=scene.view.turn)
