"""The end of a Descent: its last moment, and the summary with a square for each floor."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.i18n.fluent import Texts
from app.text.sentences import in_a_row
from app.text.summary import MatchSummary
from app.tui.match.ending import summary_of
from engines.irrgarten.descent.state import CLIMBED, OUT
from engines.irrgarten.descent.view import Sheet

LEFT_SIGN, DIED_SIGN, CLIMBED_SIGN, AHEAD_SIGN = "#", "x", "^", "."
"""A floor on the score card: left by its exit, died on, climbed out from, not reached."""
FATES = {OUT: "left", CLIMBED: "climbed"}
"""What the sign of the last floor means; else the seat died there."""


def last_moment(scene: DescentViewModel) -> bool:
    """Return whether the last moment of a Descent waits for a key, whichever it is."""
    return scene.player.holding and scene.latest.over


def summary(scene: DescentViewModel, texts: Texts) -> MatchSummary:
    """Return who won with how many coins, and how it ended for each seat."""
    outcome = scene.source.outcome()
    winners = outcome.winners if outcome is not None else ()
    me = scene.view.sheets[0]
    if scene.config.alone:
        headline = texts("descentscreen-end-coins", n=me.coins)
        # The headline has the coins already.
        fate = scene.perspective.fates.note(0)
        how = texts("descentscreen-end-fate", name=scene.name(0), note=fate)
    else:
        names = in_a_row(texts, [scene.name(seat) for seat in winners])
        headline = texts("descentscreen-end-won", names=names, n=len(winners))
        best = max(sheet.coins for sheet in scene.view.sheets)
        how = texts("descentscreen-end-best", names=names, n=len(winners), coins=best)
    if scene.config.alone:
        how = " ".join([how, *_compared(scene, texts, me.coins)])

    def note(seat: int) -> str:
        sheet = scene.view.sheets[seat]
        coins = texts("descentscreen-coins", n=sheet.coins)
        if scene.config.alone:
            return texts(
                "descentscreen-end-floors",
                n=sheet.depth,
                floors=scene.config.floors,
                card=floors(scene, sheet),
                last=FATES.get(sheet.place, "died"),
            )
        fate = scene.perspective.fates.note(seat)
        return "  ".join((floors(scene, sheet), coins, fate))

    return summary_of(scene, texts, headline, how, note, turns=scene.view.turn)


def _compared(scene: DescentViewModel, texts: Texts, coins: int) -> Iterator[str]:
    """What climbing out at the last stairs would have brought, if that is more; the coins beside
    par and beside the best Descent before. A sentence each."""
    fate = scene.perspective.fates.of[0]
    if fate.stairs > coins:
        yield texts("descentscreen-end-stairs", n=fate.stairs, floor=fate.above)
    if scene.par is not None:
        over = coins - scene.par
        name = "under" if over < 0 else "over" if over else "even"
        yield texts(f"descentscreen-end-par-{name}", par=scene.par, n=abs(over))
    if scene.best is not None:
        name = "new-best" if coins > scene.best else "old-best"
        place = 1 + sum(one > coins for one in scene.earlier)
        all_ = 1 + len(scene.earlier)
        yield texts(f"descentscreen-end-{name}", n=scene.best, place=place, all=all_)


def floors(scene: DescentViewModel, sheet: Sheet) -> str:
    """Return the score card of a seat: a sign for each floor."""
    last = {OUT: LEFT_SIGN, CLIMBED: CLIMBED_SIGN}.get(sheet.place, DIED_SIGN)
    ahead = scene.config.floors - sheet.depth
    return LEFT_SIGN * (sheet.depth - 1) + last + AHEAD_SIGN * ahead
