"""The short way to the exit with its fights and the quiet way, in few words (IRR-30)."""

from __future__ import annotations

from app.games.irrgarten.perspective.target import danger, guardian_chance
from app.games.irrgarten.perspective.ways import BothWays
from app.games.irrgarten.tui.panel import IrrgartenPanel
from app.tui.widgets.styled_text import Line, Span, width_of

MOST_FIGHTS = 3
"""The fights whose odds are shown; more are a number."""
FULL, BRIEF, FIGURES = "", "-brief", "-figures"
"""The forms, by the end of their messages' ids, from the most words to the fewest."""


def both_ways_line(panel: IrrgartenPanel, cells: int) -> Line:
    """Return "short way 22, fights 61% and 34% · quiet way 31 · guardian 44%", or a shorter form
    that fits; nothing without room, or if the shortest way has no fight."""
    scene = panel.scene
    both = scene.both_ways()
    if both is None:
        return []
    last = _guardian(panel)
    full, brief, figures = (_form(panel, both, form) for form in (FULL, BRIEF, FIGURES))
    # Words before the guardian, whose chance the board shows in tenths.
    lines = [[*full, *last], [*brief, *last], full, brief, [*figures, *last], figures]
    return next((line for line in lines if width_of(line) <= cells), [])


def _guardian(panel: IrrgartenPanel) -> list[Span]:
    """Return the chance against the guardian, whom either way ends at (IRR-35): " · guardian
    44%"."""
    scene = panel.scene
    chance = guardian_chance(scene.fold, scene.me) if scene.shows_odds else None
    if chance is None:
        return []
    words = panel.say("ways-guardian", chance=panel.chance(chance))
    return [Span(gap(panel), "text"), Span(words, danger(chance))]


def gap(panel: IrrgartenPanel) -> str:
    """Return what stands between the parts of the line."""
    return " - " if panel.glyphs.name == "ascii" else " · "


def _form(panel: IrrgartenPanel, both: BothWays, form: str) -> list[Span]:
    odds = _odds(panel, both, joined=form == FULL)
    count = len(both.foes)
    short = panel.say(f"ways-short{form}" if odds else "ways-count", n=both.short, count=count)
    between = gap(panel)
    if both.quiet is not None:
        quiet = panel.say(f"ways-quiet{form}", n=both.quiet)
    else:
        unseen = "-yet" if panel.scene.secret else ""
        quiet = panel.say(f"ways-none{unseen}")
    return [Span(short, "text"), *odds, Span(f"{between}{quiet}", "text")]


def _odds(panel: IrrgartenPanel, both: BothWays, *, joined: bool) -> list[Span]:
    """Return the chance of each fight, the first one first; nothing if chances are switched off.
    `joined`: with words between them, as in a sentence."""
    scene = panel.scene
    found = [scene.odds(scene.fold.foes[foe]) for foe in both.foes[:MOST_FIGHTS]]
    each = [Span(panel.chance(odds.win), danger(odds.win)) for odds in found if odds]
    more = len(both.foes) - MOST_FIGHTS
    if not each:
        return []
    if more > 0:
        each.append(Span(panel.say("ways-more", n=more), "text"))
    word = f" {panel.say('ways-and')} "
    line = [Span(" ", "text")]
    for at, one in enumerate(each):
        if at:
            last = at == len(each) - 1
            line.append(Span(word if joined and last else ", ", "text"))
        line.append(one)
    return line
