"""What the key to the exit answers: which of the two ways it takes, and why it stops (IRR-30)."""

from __future__ import annotations

from app.games.irrgarten.perspective.reducer import KnownMonster
from app.games.irrgarten.perspective.ways import BothWays
from app.games.irrgarten.tui.both_ways import MOST_FIGHTS
from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.i18n.numbers import percent
from app.text.sentences import in_a_row


def way_told(scene: IrrgartenViewModel, both: BothWays, *, short: bool) -> str:
    """Return "Short way: 23 steps, 2 fights (63% and 41%). g walks, > again: quiet, 39."."""
    texts = scene.session.texts
    chances = [_chance(scene, scene.fold.foes[foe]) for foe in both.foes]
    known = bool(chances[0]) and len(chances) <= MOST_FIGHTS
    return texts(
        "maze-way-short" if short else "maze-way-quiet",
        key=scene.key("maze.exit"),
        walk=scene.key("maze.run"),
        n=both.short,
        count=len(both.foes),
        chances=f" ({in_a_row(texts, chances)})" if known else "",
        quiet=both.quiet or 0,
    )


def stopped_before(scene: IrrgartenViewModel, foe: KnownMonster, quiet: int) -> str:
    """Return why a walk on the short way stops before a monster, and the keys that lead on."""
    chance = _chance(scene, foe)
    return scene.session.texts(
        "maze-way-stop",
        monster=scene.foe(foe),
        chance=f" ({chance})" if chance else "",
        fight=scene.key("maze.next"),
        key=scene.key("maze.exit"),
        n=quiet,
    )


def _chance(scene: IrrgartenViewModel, foe: KnownMonster) -> str:
    """The chance to beat a monster; "" if chances are switched off."""
    odds = scene.odds(foe)
    return percent(odds.win, scene.session.texts.language) if odds else ""
