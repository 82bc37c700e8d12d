"""The table of all monsters on the floor, where there is room for one."""

from __future__ import annotations

from app.games.irrgarten.descent.perspective.floor import Monster, coins_for, is_guardian
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.games.irrgarten.descent.tui.target_panel import win_words
from app.games.irrgarten.text.tricks import foe_label
from app.i18n.literal import clip, pad, width
from app.tui.widgets.line_widget import cut
from app.tui.widgets.styled_text import Line, Span, width_of

NAME, CHANCE, STEPS = 22, 7, 6
"""Cells of the columns; coins take those of their heading, what a monster carries the rest."""
KEYS = 9
"""The monsters that a digit chooses."""
LEAST = 16
"""The fewest cells for what a monster carries; with less room names have them instead."""


def _pays(panel: DescentPanel) -> int:
    """The cells of the column for coins."""
    return width(panel.say("table-pays")) + 1


def _columns(panel: DescentPanel, cells: int) -> tuple[int, int]:
    """The cells for names, and for what monsters carry, 0 if that has no column."""
    room = cells - NAME - CHANCE - STEPS - _pays(panel) - 5
    return (NAME, room) if room >= LEAST else (NAME + room, 0)


def table_lines(panel: DescentPanel, cells: int, rows: int) -> list[Line]:
    """A line for each monster, the nearest first: odds, steps, coins, what it carries, trick."""
    scene = panel.scene
    heads = (("win", CHANCE), ("way", STEPS), ("pays", _pays(panel)))
    head = "".join(f"{panel.say(f'table-{name}'):>{room}}" for name, room in heads)
    names, room = _columns(panel, cells)
    title = pad(panel.say("table"), names + 2)
    carries = Span(f"  {panel.say('table-carries')}" if room else "", "muted")
    lines: list[Line] = [[Span(f" {title}", "title"), Span(head, "muted"), carries]]
    foes, more = panel.listed(scene.around, rows - 1)
    lines += [_line(panel, foe, cells, place) for place, foe in enumerate(foes, 1)]
    return [cut(line, cells) for line in [*lines, *([Span(" "), *line] for line in more)]]


def _line(panel: DescentPanel, foe: Monster, cells: int, place: int) -> Line:
    """A monster; its place in the table is the key that chooses it."""
    scene = panel.scene
    names, room = _columns(panel, cells)
    target = scene.target
    here = target is not None and target.number == foe.number
    odds, way = scene.odds(foe), scene.way(foe.square) if scene.walking else None
    name = pad(f"{scene.letter(foe)} {clip(scene.monster_name(foe), names - 2)}", names)
    chance = win_words(panel, odds.win) if odds is not None else Span("?", "faint")
    steps = "-" if way is None else str(way.steps)
    if way is not None and way.foes:
        steps = f"{steps}+{len(way.foes)}"
    coins = coins_for(scene.config, scene.view, foe)
    carried = ", ".join(panel.thing(thing) for thing in foe.prize)
    if len(foe.prize) == 1 and room:
        carried = panel.short_thing(foe.prize[0], room)
    trick = foe_label(panel.mazmorra.texts, scene.config.cards[foe.card].trick)
    marks = [panel.say("guardian-short")] if is_guardian(scene.view, foe.number) else []
    words = [*marks, *([trick] if trick else [])]
    line = [
        Span(panel.glyphs.bullet if here else " ", "key"),
        Span(f"{place if place <= KEYS else ' '} ", "key"),
        Span(name, "title" if here else "text"),
        chance._replace(text=f"{chance.text:>{CHANCE}}"),
        Span(f"{steps:>{STEPS}}{coins:>{_pays(panel)}}"),
    ]
    if not room:
        return line
    line += [Span("  "), Span(clip(carried, room), "good")]
    free = cells - width_of(line) - 2
    tail = panel.fitting(free, ", ".join(words), *words, "")
    return [*line, Span(f"  {tail}" if tail else "", "risky")]
