"""The summary of a finished match."""

from __future__ import annotations

from app.games.irrgarten.perspective.reducer import KnownGame
from app.games.irrgarten.perspective.spoils import things_of
from app.games.irrgarten.text.race_story import race_end, tied
from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.i18n.fluent import Texts
from app.text.matches import generated_name
from app.text.summary import MatchSummary
from app.tui.match.ending import summary_of


def summary(scene: IrrgartenViewModel, texts: Texts) -> MatchSummary:
    """The winner; all others share a rank (IRR-9)."""
    fold = scene.fold
    winner = fold.winner
    if winner >= 0:
        headline = texts("maze-end-won", name=scene.name(winner))
        how = texts("maze-end-escaped", name=scene.name(winner), turn=fold.turn)
        if winner in fold.out:
            headline, how = _raced(scene, texts, winner)
        if scene.against_par and scene.par is not None:
            how = f"{how} {_against_par(texts, scene.perspective.strokes, scene.par)}"
    else:
        headline = texts("maze-end-nobody")
        how = texts("irrgarten-over-cap" if fold.reason == "cap" else "irrgarten-over-limit")

    def note(seat: int) -> str:
        if fold.config.last_laps and (seat in fold.out or fold.mates[seat].alive):
            return _with_things(fold, texts, seat)
        if seat == winner:
            return texts("maze-end-out")
        return texts("maze-end-inside" if fold.mates[seat].alive else "maze-end-dead")

    labyrinth = scene.session.word("labyrinth") or generated_name(texts, scene.session.title)
    return summary_of(scene, texts, headline, how, note, turns=fold.turn, board=labyrinth)


def _with_things(fold: KnownGame, texts: Texts, seat: int) -> str:
    """Return how a race ended for a seat where things decide it (IRR-39): whether it is out, when
    and with how many."""
    n = fold.out.get(seat, things_of(fold.mates[seat]) or 0)
    things = texts("irrgarten-things", n=n)
    turn = fold.out_turns.get(seat, 0)
    if seat not in fold.out or not turn:
        inside = "out-with" if seat in fold.out else "inside-with"
        return texts(f"maze-end-{inside}", things=things, n=n)
    return texts("maze-end-out-in-lap", lap=fold.lap_of(turn), things=things)


def _raced(scene: IrrgartenViewModel, texts: Texts, winner: int) -> tuple[str, str]:
    """The winner with its things, and why the last laps were over (IRR-39)."""
    fold, name = scene.fold, scene.name(winner)
    n = fold.out[winner]
    things = texts("irrgarten-things", n=n)
    why = race_end(
        fold.out, len(fold.mates), fold.turn, fold.closes, fold.config.parameters.turn_limit
    )
    how = texts(f"maze-end-{why}", name=name, lap=fold.lap_of(fold.turn))
    if tied(fold.out, winner):
        how = f"{how} {texts('maze-end-tied')}"
    return texts("irrgarten-over-most", name=name, n=n, things=things), how


def _against_par(texts: Texts, strokes: int, par: int) -> str:
    """Return the result of a race against par: "34 strokes, 2 under par." (IRR-32)."""
    which = "under" if strokes < par else "over" if strokes > par else "level"
    return texts(f"maze-end-{which}-par", strokes=strokes, n=abs(strokes - par))
