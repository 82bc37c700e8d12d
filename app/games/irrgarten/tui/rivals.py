"""The part of the side panel about the other characters."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.perspective.race import RaceFigure, race
from app.games.irrgarten.perspective.reducer import KnownCharacter
from app.games.irrgarten.perspective.spoils import things_of
from app.games.irrgarten.tui.panel import IrrgartenPanel
from app.i18n.literal import clip, pad, width
from app.tui.widgets.styled_text import Span, width_of

MOST_NAME, FIXED = 8, 5
"""Cells of a name if there is room, and those of a rival's line beside name and figures."""


def rival_lines(panel: IrrgartenPanel, cells: int, rows: int) -> list[list[Span]]:
    """The race, and a line for each rival, or several in a line if there are too few rows."""
    return [race_line(panel, cells), *_rivals(panel, cells, rows - 1)]


def _rivals(panel: IrrgartenPanel, cells: int, rows: int) -> list[list[Span]]:
    scene = panel.scene
    rivals = [mate for mate in scene.fold.mates if mate.seat != scene.me]
    if not rivals and scene.against_par:
        return [_strokes(panel)]
    if not rivals:
        return [[Span(f" {panel.say('no-rivals')}", "muted")]]
    if len(rivals) <= max(1, rows):
        longest = max(width(scene.name(mate.seat)) for mate in rivals)
        # Not by the figures of now: the form would change with them.
        form = "-brief" if longest > _name_room([_words(panel, "10")], cells) else ""
        figures = _figures(panel, rivals, form)
        kept = [scene.called(mate.seat) for mate in rivals if scene.kept_by_bot(mate.seat)]
        room = _name_room(figures, cells, max(map(width, kept), default=0))
        return [_rival(panel, *one, cells, room) for one in zip(rivals, figures, strict=True)]
    a_row = max(1, -(-len(rivals) // max(1, rows)))
    each = [_short(panel, mate, cells // a_row) for mate in rivals]
    return [
        [run for runs in each[start : start + a_row] for run in runs]
        for start in range(0, len(each), a_row)
    ]


def _name_room(figures: Sequence[str], cells: int, least: int = 0) -> int:
    """The cells that figures leave for each name: `MOST_NAME`, or `least` if that is more."""
    return max(min(max(MOST_NAME, least), cells - FIXED - max(map(width, figures))), 3)


def race_line(panel: IrrgartenPanel, cells: int) -> list[Span]:
    """Everyone's steps to the exit, the nearest first: " steps @2 9 @1 12 @3 15"."""
    figures = race(panel.scene.fold)
    each = [_race_figure(panel, one) for one in figures]
    while sum(width(span[0]) for spans in each for span in spans) > cells and len(each) > 1:
        # The last one that is not the viewer's own.
        gone = max(at for at, one in enumerate(figures) if one.seat != panel.scene.me)
        del figures[gone], each[gone]
    line = [span for spans in each for span in spans]
    label = f" {panel.say('steps')}"
    if width(label) + sum(width(span[0]) for span in line) <= cells:
        line.insert(0, Span(label, "muted"))
    return line


def _race_figure(panel: IrrgartenPanel, one: RaceFigure) -> list[Span]:
    scene = panel.scene
    alive = scene.fold.mates[one.seat].alive
    sign, role = panel.seat_sign(one.seat, alive)[:2]
    if alive and one.seat == scene.me and scene.me in scene.people and not scene.replaying:
        sign = panel.say("you")
    if one.seat in scene.fold.out:
        return [Span(f" {sign}", role), Span(f" {panel.say('race-out')}", "good")]
    if one.shut:
        return [Span(f" {sign}", role), Span(f" {panel.say('race-shut')}", "deadly")]
    if one.steps is None:
        return [Span(f" {sign}", role), Span(" ?", "faint")]
    age = f"?{min(one.laps, 9)}" if one.laps else ""
    danger = one.near and one.seat != scene.me
    return [Span(f" {sign}", role), Span(f" {one.steps}{age}", "deadly" if danger else "text")]


def order_of_turns(panel: IrrgartenPanel, cells: int) -> list[Span]:
    """The order of all seats in this lap, where it is drawn (IRR-26): " order @2 @1 @3", or
    without the word if it doesn't fit, or nothing."""
    fold = panel.scene.fold
    if len(fold.order) < 2:
        return []
    signs = [panel.seat_sign(seat, fold.mates[seat].alive) for seat in fold.order]
    seats = [Span(f" {sign.text}", sign.role) for sign in signs]
    labelled = [Span(f" {panel.say('order')}", "muted"), *seats]
    forms = (labelled, [Span(" "), *seats], list[Span]())
    return next(form for form in forms if width_of(form) <= cells)


def _strokes(panel: IrrgartenPanel) -> list[Span]:
    """The strokes so far and those to beat (IRR-32)."""
    scene = panel.scene
    so_far = panel.say("strokes", n=scene.perspective.strokes)
    to_beat = panel.say("par", n=scene.par) if scene.par is not None else panel.say("par-unknown")
    return [Span(f" {so_far}, "), Span(to_beat, "accent")]


def _figures(panel: IrrgartenPanel, rivals: Sequence[KnownCharacter], form: str) -> list[str]:
    """Health and gear of the rivals in sight, "" for the others. `form` is the end of the message's
    id, for long names."""
    digits = max(len(str(mate.health or 0)) for mate in rivals)
    return [
        _words(
            panel,
            f"{mate.health:>{digits}}",
            form,
            things=things_of(mate) or 0,
            weapons=len(mate.weapons or ()) // 2,
            shields=len(mate.shields or ()) // 2,
        )
        if mate.alive and mate.health is not None
        else ""
        for mate in rivals
    ]


def _words(
    panel: IrrgartenPanel,
    health: str,
    form: str = "",
    *,
    things: int = 0,
    weapons: int = 0,
    shields: int = 0,
) -> str:
    """A rival's health and gear. Where things decide the race, they are counted together
    (IRR-39)."""
    counted = "-things" if panel.scene.fold.config.last_laps > 0 else ""
    heart = panel.glyphs.heart
    return panel.say(
        f"rival{counted}{form}", heart=heart, n=things, hp=health, w=weapons, s=shields
    )


def _rival(
    panel: IrrgartenPanel, mate: KnownCharacter, figures: str, cells: int, room: int
) -> list[Span]:
    """A rival in columns: those of all rivals are below each other. `room` is that of a name; a
    longer word than figures takes from it."""
    scene = panel.scene
    line = [Span(" "), panel.seat_sign(mate.seat, mate.alive)]
    unseen = panel.say("out-of-sight")
    name = room
    if mate.alive and mate.health is None:
        name = max(3, room - max(0, width(unseen) - (cells - FIXED - room)))
    line.append(Span(f" {pad(panel.called(mate.seat, name), name)} "))
    left = cells - FIXED - name
    if mate.seat in scene.fold.out:
        words = panel.say("out-things", n=scene.fold.out[mate.seat])
        return [*line, Span(clip(words, left), "good")]
    if not mate.alive:
        return [*line, Span(dead_words(panel, left), "dead")]
    if mate.health is None:
        return [*line, Span(unseen, "faint")]
    return [*line, Span(clip(figures, left))]


def dead_words(panel: IrrgartenPanel, cells: int, short: str = "dead-chance") -> str:
    """The word for a dead character with the chance of revival, or that alone as in the message
    `short`, or the word alone."""
    chance = panel.chance(panel.scene.fold.config.parameters.resurrection / 1000)
    return panel.fitting(
        cells,
        panel.say("dead-revive", chance=chance),
        panel.say(short, chance=chance),
        panel.say("dead"),
    )


def _short(panel: IrrgartenPanel, mate: KnownCharacter, cells: int) -> list[Span]:
    """A rival in a column of `cells` cells: symbol and health. The symbol alone says that it is
    dead if there is no room for the word."""
    sign = panel.seat_sign(mate.seat, mate.alive)
    room = cells - 1 - width(sign.text)
    if mate.alive:
        what = "?" if mate.health is None else str(mate.health)
    else:
        what = panel.say("dead")
        what = what if width(what) < room else "0"
    return [Span(" "), sign, Span(pad(f" {what}", room), "text" if mate.alive else "dead")]
