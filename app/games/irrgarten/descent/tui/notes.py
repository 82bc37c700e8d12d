"""The notes beside the floor: the ways to target and exit, the guardian's odds, the race."""

from __future__ import annotations

from typing import Literal, NamedTuple

from app.games.irrgarten.descent.perspective.routes import Way
from app.games.irrgarten.descent.text.narrator import kind_about, kind_name
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.games.irrgarten.descent.tui.target_panel import win_words
from app.i18n.literal import pad, width
from app.tui.widgets.line_widget import cut
from app.tui.widgets.styled_text import Line, Span, width_of, wrapped
from engines.irrgarten.descent.plan import PLAIN
from engines.irrgarten.descent.state import INSIDE, PLACES
from engines.irrgarten.descent.things import GEAR_KINDS, Thing
from engines.irrgarten.events import SHIELD
from engines.irrgarten.labyrinth import FAR

CHANCE = 3
"""Cells of a chance in the list of monsters, without the per cent sign of its heading."""
FEWEST = 3
"""The rows from which there is a list of monsters, its heading included."""
LEAST = 12
"""The cells below which there are no notes."""
ROOMY = 24
"""The cells from which a rival's line has its name."""
MOST = 34
"""The most cells of notes: longer lines read badly."""


class WayForm(NamedTuple):
    """The words in the line of a way. `steps`: "steps" also if fights follow. `fights`: how it
    names them, by their number and the monsters' letters, the number, or the letters alone.
    `odds`: the chance to win, if there is one fight. `health`: "HP" and not a heart."""

    steps: bool
    fights: Literal["whole", "count", "letters"]
    odds: bool
    health: bool


FORMS = (
    WayForm(steps=True, fights="whole", odds=True, health=True),
    WayForm(steps=False, fights="whole", odds=True, health=True),
    WayForm(steps=False, fights="whole", odds=False, health=True),
    WayForm(steps=False, fights="count", odds=True, health=True),
    WayForm(steps=False, fights="count", odds=False, health=True),
    WayForm(steps=False, fights="letters", odds=True, health=True),
    WayForm(steps=False, fights="letters", odds=True, health=False),
    WayForm(steps=False, fights="letters", odds=False, health=True),
    WayForm(steps=False, fights="letters", odds=False, health=False),
)
"""From the most words to the fewest."""


def note_lines(panel: DescentPanel, cells: int, rows: int, *, listed: bool) -> list[Line]:
    """All notes in at most so many lines; the race comes first in company. `listed`: all monsters
    with what they carry, where there is room for a few."""
    cells = min(cells, MOST)
    scene = panel.scene
    # In a fight the way to its monster is none.
    ways = [] if scene.fight_shown else _ways(panel, cells)
    blocks = [ways, _guardian(panel, cells), _kind(panel, cells)]
    if not scene.config.alone:
        blocks.insert(0, _race(panel, cells))
    blocks = [block for block in blocks if block]
    room = rows - sum(map(len, blocks))
    if listed and room >= FEWEST and scene.around:
        blocks.append(_monsters(panel, cells, room))
    gaps = rows - sum(map(len, blocks))
    lines: list[Line] = []
    for block in blocks:
        if lines and gaps > 0:
            lines.append([])
            gaps -= 1
        lines += block
    return [cut(line, cells) for line in lines[:rows]]


def _ways(panel: DescentPanel, cells: int) -> list[Line]:
    """The quietest way to the target, and the short one if it leads through fights; the same for
    an exit without a guardian."""
    scene = panel.scene
    foe, lines = scene.target, list[Line]()
    if not scene.walking:
        return []
    if foe is not None:
        lines.append([Span(panel.say("way-to", letter=scene.letter(foe)), "title")])
        lines += _two(panel, foe.square, cells)
    if scene.guardian is not None or scene.way(scene.gate) is None:
        return lines
    words = panel.fitting(cells, panel.say("way-exit"), panel.say("exit"))
    return [*lines, [Span(words, "title")], *_two(panel, scene.gate, cells)]


def _two(panel: DescentPanel, goal: int, cells: int) -> list[Line]:
    scene = panel.scene
    quiet, short = scene.way(goal), scene.way(goal, quiet=False)
    if quiet is None:
        words = panel.fitting(cells - 1, panel.say("too-late"), panel.say("too-late-brief"))
        return [[Span(f" {words}", "bad")]]
    lines = [_one(panel, quiet, cells)]
    if short is not None and short.steps < quiet.steps and len(short.foes) > len(quiet.foes):
        lines.append(_one(panel, short, cells))
    return lines


def _one(panel: DescentPanel, way: Way, cells: int) -> Line:
    """`8 steps` with the fights on it and what embraces cost, in the form with the most words that
    fits: `5 steps, 1 fight (r) 64%`, `7 -1 HP`."""
    lines = [_form(panel, way, form) for form in FORMS]
    # Words come before the blank that begins a line: "13, 3 combates" needs all 14 cells.
    lines = [form for line in lines for form in (line, _flush(line))]
    return next((line for line in lines if width_of(line) <= cells), lines[-1])


def _flush(line: Line) -> Line:
    """The line without the blank at its beginning."""
    return [Span(line[0].text.lstrip(), line[0].role), *line[1:]]


def _form(panel: DescentPanel, way: Way, form: WayForm) -> Line:
    scene = panel.scene
    steps = panel.say("steps", n=way.steps)
    line = [Span(f" {steps if form.steps or not way.foes else way.steps}")]
    if way.foes:
        line.append(Span(_fights(panel, way, form), "risky"))
    chance = scene.odds(way.foes[0]) if form.odds and len(way.foes) == 1 else None
    if chance is not None:
        line += [Span(" "), win_words(panel, chance.win)]
    if way.hugs:
        cost = panel.say("hug", n=way.hugs) if form.health else f"-{way.hugs}{panel.glyphs.heart}"
        line.append(Span(f" {cost}", "bad"))
    if way.closing:
        line.append(Span(" !!", "deadly"))
    return line


def _fights(panel: DescentPanel, way: Way, form: WayForm) -> str:
    letters = ", ".join(map(panel.scene.letter, way.foes))
    if form.fights == "letters":
        return f" {letters}"
    name = "through" if form.fights == "whole" else f"through-{form.fights}"
    return panel.say(name, n=len(way.foes), foes=letters)


def _guardian(panel: DescentPanel, cells: int) -> list[Line]:
    """The way to the guardian, and the odds against it now and right after the target's fight."""
    scene = panel.scene
    foe = scene.guardian
    odds = scene.odds(foe) if foe is not None else None
    if foe is None or odds is None:
        return []
    title = panel.fitting(cells, panel.say("guardian-of", letter=scene.letter(foe)))
    lines: list[Line] = [[Span(title, "title")]]
    aimed = scene.target is not None and scene.target.number == foe.number
    if scene.walking and not scene.fight_shown and not aimed and foe.square == scene.gate:
        lines += _two(panel, foe.square, cells)
    lines.append(_chance(panel, panel.say("now"), odds.win, cells))
    target = scene.target
    after = scene.after
    if target is not None and after is not None and target.number != foe.number:
        letter, chance = scene.letter(target), win_words(panel, after)
        names = ("after", "after-brief", "after-least")
        forms = (panel.say(name, letter=letter) for name in names)
        words = panel.fitting(cells - 2 - width(chance.text), *forms)
        lines.append(_chance(panel, words, after, cells))
    return lines


def _chance(panel: DescentPanel, words: str, win: float, cells: int) -> Line:
    """A chance to win after some words, or by itself where they leave it no room."""
    chance = win_words(panel, win)
    fits = width(words) + 2 + width(chance.text) <= cells
    return [Span(f" {words} " if fits else " ", "muted"), chance]


def _monsters(panel: DescentPanel, cells: int, rows: int) -> list[Line]:
    """The nearest monsters with the odds and what each carries: `p  64 ATK 2.0`. Without room for
    all, the last line counts the others."""
    scene = panel.scene
    head = panel.fitting(cells, panel.say("table-heads"), panel.say("table"))
    lines: list[Line] = [[Span(head, "title")]]
    foes, more = panel.listed(scene.around, rows - 1)
    for foe in foes:
        here = scene.target is not None and scene.target.number == foe.number
        odds = scene.odds(foe)
        line = [Span(f"{scene.letter(foe)} ", "title" if here else "risky")]
        chance = Span("") if odds is None else win_words(panel, odds.win)
        number = chance.text.removesuffix("%").rstrip()
        line.append(chance._replace(text=f"{number:>{CHANCE}} "))
        if foe.prize:
            line.append(Span(_brief(panel, foe.prize[0], cells - width_of(line)), "good"))
        lines.append(line)
    return [*lines, *more]


def _brief(panel: DescentPanel, thing: Thing, cells: int) -> str:
    """What a monster carries in very few words: `ATK 2.0`, `DEF 1`, `meal 4`."""
    kind, amount, _, _ = thing
    if kind not in GEAR_KINDS:
        return panel.fitting(
            cells, panel.say("meal-brief", n=amount), f"{panel.glyphs.heart}+{amount}"
        )
    name = panel.say("def" if kind == SHIELD else "atk")
    power = panel.real(amount)
    return panel.fitting(cells, f"{name} {power}", f"{name}{power}", name)


def _kind(panel: DescentPanel, cells: int) -> list[Line]:
    """What is special about the floor, where there is room for a sentence."""
    kind = panel.scene.view.kind
    if cells < ROOMY or kind == PLAIN:
        return []
    about = wrapped(kind_about(panel.mazmorra.texts, kind), cells, "text", 1)
    return [[Span(kind_name(panel.mazmorra.texts, kind), "title")], *about]


def _race(panel: DescentPanel, cells: int) -> list[Line]:
    """A line for each seat: its steps to the exit and its coins; then the order of this round."""
    scene, view = panel.scene, panel.scene.view
    roomy, columns = cells >= ROOMY, panel.say("race-columns")
    paid = width(columns.split()[-1]) + 1 if roomy else 5
    head = panel.say("race") if roomy else panel.say("race-narrow")
    lines: list[Line] = [
        [Span(pad(head, max(1, cells - width(columns)) if roomy else cells), "title")]
    ]
    if roomy:
        lines = [[*lines[0], Span(columns, "muted")]]
    for sheet in view.sheets:
        inside = sheet.place == INSIDE
        steps = FAR if sheet.square is None else scene.layout.ways[sheet.square]
        known = str(steps) if steps < FAR else "?"
        where = known if inside else panel.say(f"place-{PLACES[sheet.place]}")
        room = cells - 8 - paid
        left = pad(f" {panel.called(sheet.seat, room - 1)}", room) if roomy else ""
        role = "text" if inside else "muted"
        line = [panel.seat_sign(sheet.seat, inside), Span(left), Span(f"{where:>6}", role)]
        lines.append([*line, Span(f"{sheet.coins:>{paid}}", "accent")])
    order = [panel.seat_sign(seat) for seat in view.order]
    if len(order) > 1:
        between = Span(" ") if roomy else Span(panel.glyphs.arrows[3], "muted")
        spaced = [span for sign in order for span in (sign, between)][:-1]
        label = [Span(f"{panel.say('order')} ", "muted")] if roomy else []
        lines.append([*label, *spaced])
    return lines
