"""The part of the side panel about the other characters."""

from __future__ import annotations

from app.games.irrgarten.perspective.reducer import KnownCharacter
from app.games.irrgarten.tui.panel import IrrgartenPanel
from app.i18n.literal import clip, pad, width
from app.tui.widgets.styled_text import Span


def rival_lines(panel: IrrgartenPanel, cells: int, rows: int) -> list[list[Span]]:
    scene = panel.scene
    rivals = [mate for mate in scene.fold.mates if mate.seat != scene.me]
    if not rivals:
        return [[Span(f" {panel.say('no-rivals')}", "muted")]]
    if len(rivals) <= rows:
        digits = max(len(str(mate.health or 0)) for mate in rivals)
        return [_rival(panel, mate, cells, digits) for mate in rivals]
    each = [_short(panel, mate) for mate in rivals]
    a_row = max(1, -(-len(each) // max(1, rows)))
    return [
        [run for runs in each[start : start + a_row] for run in runs]
        for start in range(0, len(each), a_row)
    ]


def order_of_turns(panel: IrrgartenPanel) -> list[Span]:
    """The order of all seats in this lap, where it is drawn (IRR-26): "  order @2 @1 @3"."""
    fold = panel.scene.fold
    if not fold.order:
        return []
    line = [Span(f"  {panel.say('order')}", "muted")]
    for seat in fold.order:
        text, role = panel.seat_sign(seat, fold.mates[seat].alive)[:2]
        line.append(Span(f" {text}", role))
    return line


def _rival(panel: IrrgartenPanel, mate: KnownCharacter, cells: int, digits: int) -> list[Span]:
    """A rival in columns: those of all rivals are below each other."""
    scene = panel.scene
    line = [Span(" "), panel.seat_sign(mate.seat, mate.alive)]
    unseen = panel.say("out-of-sight")
    narrow = mate.alive and mate.health is None
    name = 8 - max(0, width(unseen) - (cells - 13)) if narrow else 8
    line.append(Span(f" {pad(scene.name(mate.seat), max(3, name))} "))
    if not mate.alive:
        return [*line, Span(dead_words(panel, cells - 13), "dead")]
    if mate.health is None:
        return [*line, Span(unseen, "faint")]
    what = panel.say(
        "rival",
        hp=f"{mate.health:>{digits}}",
        w=len(mate.weapons or ()) // 2,
        s=len(mate.shields or ()) // 2,
    )
    return [*line, Span(clip(what, cells - 13))]


def dead_words(panel: IrrgartenPanel, cells: int) -> str:
    """The word for a dead character, with the chance of revival if there is room."""
    chance = panel.chance(panel.scene.fold.config.parameters.resurrection / 1000)
    return panel.fitting(
        cells,
        panel.say("dead-revive", chance=chance),
        panel.say("dead-chance", chance=chance),
        panel.say("dead"),
    )


def _short(panel: IrrgartenPanel, mate: KnownCharacter) -> list[Span]:
    what = panel.say("dead") if not mate.alive else "?" if mate.health is None else mate.health
    return [Span(" "), panel.seat_sign(mate.seat, mate.alive), Span(f" {what!s:<4}")]
