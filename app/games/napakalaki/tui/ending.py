"""The summary of a finished match."""

from __future__ import annotations

from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.i18n.fluent import Texts
from app.text.sentences import in_a_row
from app.text.summary import MatchSummary
from app.tui.match.ending import summary_of
from engines.napakalaki.config import combat_level


def summary(scene: NapakalakiViewModel, texts: Texts) -> MatchSummary:
    """The seat that reached the last level first, by a fight or by gold (NAP-2, NAP-11); the others
    rank by their levels. At a turn limit the highest level wins, which several may share."""
    view, config, outcome = scene.view, scene.config, scene.source.outcome()
    level, winner = config.parameters.winning_level, view.winner
    winners = outcome.winners if outcome is not None else ()
    if winner >= 0:
        headline = texts("nap-end-won", name=scene.name(winner))
        # A bought level ends the game before a monster is drawn.
        fought = scene.monster >= 0
        foe = scene.cards.foe(scene.monster, "to") if fought else ""
        message = "nap-end-fight" if fought else "nap-end-bought"
        how = texts(message, name=scene.name(winner), level=level, foe=foe)
    else:
        names = in_a_row(texts, [scene.name(seat) for seat in winners])
        message = "nap-end-won" if len(winners) == 1 else "nap-end-shared"
        headline = texts(message, name=names, names=names)
        why = "limit" if scene.perspective.reason == "turn-limit" else "cap"
        how = texts(f"napakalaki-over-{why}", names=names, n=len(winners))

    def note(seat: int) -> str:
        player = view.players[seat]
        power = combat_level(config, player.level, player.equipped, player.zeal)
        return texts("nap-end-note", level=player.level, power=power)

    deck = scene.cards.deck
    return summary_of(scene, texts, headline, how, note, turns=view.turn, board=deck)
