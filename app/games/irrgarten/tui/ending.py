"""The summary of a finished match."""

from __future__ import annotations

from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.i18n.fluent import Texts
from app.text.matches import generated_name
from app.text.summary import MatchSummary
from app.tui.match.ending import summary_of


def summary(scene: IrrgartenViewModel, texts: Texts) -> MatchSummary:
    """The seat that escaped; all others share a rank (IRR-9)."""
    fold = scene.fold
    winner = fold.winner
    if winner >= 0:
        headline = texts("maze-end-won", name=scene.name(winner))
        how = texts("maze-end-escaped", name=scene.name(winner), turn=fold.turn)
        if scene.against_par and scene.par is not None:
            how = f"{how} {_against_par(texts, scene.perspective.strokes, scene.par)}"
    else:
        headline = texts("maze-end-nobody")
        how = texts("irrgarten-over-cap" if fold.reason == "cap" else "irrgarten-over-limit")

    def note(seat: int) -> str:
        if seat == winner:
            return texts("maze-end-out")
        return texts("maze-end-inside" if fold.mates[seat].alive else "maze-end-dead")

    labyrinth = scene.session.word("labyrinth") or generated_name(texts, scene.session.title)
    return summary_of(scene, texts, headline, how, note, turns=fold.turn, board=labyrinth)


def _against_par(texts: Texts, strokes: int, par: int) -> str:
    """Return the result of a race against par: "34 strokes, 2 under par." (IRR-32)."""
    which = "under" if strokes < par else "over" if strokes > par else "level"
    return texts(f"maze-end-{which}-par", strokes=strokes, n=abs(strokes - par))
