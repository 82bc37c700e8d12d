"""The summary of a finished match."""

from __future__ import annotations

from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.i18n.fluent import Texts
from app.text.sentences import in_a_row
from app.text.summary import MatchSummary
from app.tui.match.ending import summary_of
from engines.hammerspace.ending import LAST_PLAYER, TIME_UP


def summary(scene: HammerspaceViewModel, texts: Texts) -> MatchSummary:
    """The survivor, or the player with most life at the time limit; several may share the win
    (HAM-20, HAM-21). The others rank by life, then by the time of their fall."""
    view, outcome = scene.view, scene.source.outcome()
    winners = outcome.winners if outcome is not None else ()
    names = in_a_row(texts, [scene.name(seat) for seat in winners])
    if not winners:
        headline = texts("ham-won-nobody")
    else:
        message = "ham-won" if len(winners) == 1 else "ham-won-shared"
        headline = texts(message, names=names)
    reason = scene.perspective.reason
    how = {LAST_PLAYER: "last", TIME_UP: "time"}.get(reason, "cap")
    if how == "last" and len(winners) > 1:
        how = "together"

    def note(seat: int) -> str:
        player = view.players[seat]
        if player.fell:
            return texts("ham-end-out")
        return texts("ham-life", n=player.life)

    deck, ending = scene.cards.deck, texts(f"ham-end-{how}", name=names)
    return summary_of(scene, texts, headline, ending, note, turns=view.turn, board=deck)
