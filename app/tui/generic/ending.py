"""The end of a match in the words of a game without a screen of its own."""

from __future__ import annotations

from app.i18n.fluent import Texts
from app.text.game_names import game_name
from app.text.summary import MatchSummary
from app.tui.generic.view_model import GenericViewModel
from app.tui.match.ending import standings


def summary(scene: GenericViewModel, texts: Texts) -> MatchSummary:
    """Return who won, how, and what the game says of each seat."""
    source, words = scene.source, scene.words
    outcome = source.outcome()
    winners = outcome.winners if outcome is not None else ()
    headline = words.headline(winners)
    how = words.ending(winners, scene.perspective.reason)

    def note(seat: int) -> str:
        if outcome is None:
            return ""
        return words.result(seat, outcome.ranks[seat] + 1, outcome.returns[seat])

    title, turn = game_name(texts, source.header.game), scene.view.turn
    how = "" if how == headline else how
    return MatchSummary(title, headline, how, standings(scene, note), source.header.seed, turn)
