"""The part of the side panel about the own character: health, wounds, sums, gear.

Before a fight, sums and gear are those of the fight with the target.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.games.irrgarten.descent.perspective.floor import gear_of
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.i18n.literal import clip, pad, width
from app.i18n.numbers import summed
from app.tui.widgets.styled_text import Span, width_of
from engines.irrgarten.descent.things import Thing
from engines.irrgarten.descent.view import Sheet
from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.tricks import ALONE

HEARTS = 10
"""The most hearts; more health is a number."""
TRICK = "*"
"""The mark of gear with a trick, where its label has no room."""
LABELS = ("hp", "row", "atk", "def")


def own_lines(panel: DescentPanel, sheet: Sheet, cells: int, rows: int) -> list[list[Span]]:
    """Health, wounds in a row, attack, defence and gear in at most `rows` lines: the labels of
    tricks if there is room for them, else a `*`, and the names of all gear if possible."""
    whole = [_health(panel, sheet)]
    if panel.scene.walking or not panel.scene.card:  # the stairs clear wounds in a row (IRR-41)
        whole.append(_row(panel, sheet))
    whole += [_sum(panel, sheet, kind, cells) for kind in (WEAPON, SHIELD)]
    gear = _pieces(panel, sheet)
    if not gear:
        return [*whole, [Span(f" {panel.say('no-gear')}", "faint")]]
    told = [line for one in gear for line in _named(panel, one, cells, told=True)]
    named = [line for one in gear for line in _named(panel, one, cells, told=False)]
    tight = _tight(panel, sheet, cells)
    forms = ([*whole, *told], [*tight, *told], [*whole, *named], [*tight, *named])
    compact = [*whole, *_compact(panel, gear)]
    return next((form for form in forms if len(form) <= rows), compact)


class Piece(NamedTuple):
    """A weapon or shield, its uses after the next fight, and whether it counts in that fight."""

    thing: Thing
    left: int
    counts: bool


def _pieces(panel: DescentPanel, sheet: Sheet) -> list[Piece]:
    gear = gear_of(sheet)
    foe = panel.next_foe(sheet)
    counts = [True] * len(gear) if foe is None else panel.scene.counted(foe)
    rows = zip(gear, _left(panel, sheet), counts, strict=True)
    return [Piece(thing, left, does and bool(thing[2])) for thing, left, does in rows]


def _left(panel: DescentPanel, sheet: Sheet) -> list[int]:
    """The uses that each piece of gear has left after a fight with the target, in the mean."""
    uses = [thing[2] for thing in gear_of(sheet)]
    foe = panel.next_foe(sheet)
    price = panel.scene.price(foe) if foe is not None else None
    if price is None:
        return uses
    return [round(mean) for mean in (*price.weapons, *price.shields)]


def _tight(panel: DescentPanel, sheet: Sheet, cells: int) -> list[list[Span]]:
    """Health and wounds in a line, attack and defence in another; health without its hearts where
    the wounds have no room beside them. A last wound has words, so health goes to the sums then."""
    most, hits = panel.scene.config.parameters.wounds_to_lose, sheet.hits or 0
    signs = panel.glyphs.wound + panel.glyphs.no_wound
    dots = panel.dots(hits, min(most, 5), signs, "bad")
    row = [Span(f" {panel.say('row')} ", "muted"), *dots]
    first = [*_health(panel, sheet), *row]
    if width_of(first) > cells:
        label, *_, number, limit = _health(panel, sheet)
        first = [label, number._replace(text=number.text.strip()), limit, *row]
    second: list[Span] = []
    gap = "  "
    if hits >= most - 1:
        first, gap = _row(panel, sheet), ""
        second = [_label(panel, "hp"), Span(str(sheet.health or 0), "title")]
    for kind, name in ((WEAPON, "atk"), (SHIELD, "def")):
        total = panel.total(sheet, kind).first
        second += [_label(panel, name), Span(f"{panel.real(total)}{gap}", "title")]
    return [first, second]


def _label(panel: DescentPanel, name: str) -> Span:
    longest = max(width(panel.say(label)) for label in LABELS)
    return Span(f" {pad(panel.say(name), longest)} ", "muted")


def _health(panel: DescentPanel, sheet: Sheet) -> list[Span]:
    given = panel.scene.config.parameters
    health, most = sheet.health or 0, given.health
    signs = panel.glyphs.heart + panel.glyphs.no_heart
    role = "bad" if health * 3 <= most else "good"
    hearts = panel.dots(health, min(HEARTS, max(most, health)), signs, role)
    limit = Span(f"/{given.most_health}", "muted")
    return [_label(panel, "hp"), *hearts, Span(f" {health}", "title"), limit]


def _row(panel: DescentPanel, sheet: Sheet) -> list[Span]:
    """Wounds in a row (IRR-16)."""
    most, hits = panel.scene.config.parameters.wounds_to_lose, sheet.hits or 0
    signs = panel.glyphs.wound + panel.glyphs.no_wound
    last = hits >= most - 1
    words = panel.say("row-clear") if hits else panel.say("row-of", most=most)
    if last:
        words = panel.say("row-last")
    dots = panel.dots(hits, min(most, 5), signs, "bad")
    return [_label(panel, "row"), *dots, Span(f" {words}", "bad" if last else "muted")]


def _sum(panel: DescentPanel, sheet: Sheet, kind: int, cells: int) -> list[Span]:
    """`ATK 5.5 = str 3.5 + 2.0`, or `ATK 3.5, round 4: 7.5` if it changes in the fight."""
    name = "def" if kind == SHIELD else "atk"
    base = (sheet.intelligence if kind == SHIELD else sheet.strength) or 0
    now = panel.total(sheet, kind)
    label = _label(panel, name)
    total, one, other = summed(base, now.first - base, panel.mazmorra.texts.language)
    sums: tuple[str, ...] = (
        f" = {panel.say(f'{name}-base')} {one} + {other}",
        f" = {one} + {other}",
        "",
    )
    if now.round:
        then = panel.real(now.then)
        sums = (panel.say("sum-then", n=now.round, then=then), f" {panel.glyphs.arrows[3]} {then}")
    left = cells - width_of([label])
    added = panel.fitting(left - width(total), *sums)
    return [label, Span(total if added else panel.real(now.first), "title"), Span(added, "muted")]


def _named(panel: DescentPanel, piece: Piece, cells: int, *, told: bool) -> list[list[Span]]:
    """Name, power and uses of a piece of gear, and where there is room the uses that are left after
    the next fight; `told` adds a line with its trick, else a piece with one has a `*`."""
    thing, left, counts = piece
    _, power, uses, card = thing
    name = panel.scene.gear.name(card)
    end = f" {panel.real(power)} {panel.say('uses', n=uses):<3}"
    if not uses:
        end = f" {panel.say('worn')}"
    elif not counts:
        end = f" {panel.say('unused')}"
    after = f" {panel.real(power)} {panel.say('uses', n=uses)}{panel.glyphs.arrows[3]}{left} "
    if left < uses and width(name) + width(after) + 2 <= cells:
        end = after
    trick, room = panel.trick(thing), cells - 1 - width(end)
    role = "text" if counts else "faint"
    if not trick or told:
        line = [Span(f" {pad(clip(name, room), room)}", role), Span(end, role)]
        return [line, [Span(f"   {trick}", _trick_role(panel, piece))]] if trick else [line]
    name = clip(name, room - 1)
    rest = " " * (room - 1 - width(name))
    return [[Span(f" {name}", role), Span(f"{TRICK}{rest}", "accent"), Span(end, role)]]


def _trick_role(panel: DescentPanel, piece: Piece) -> str:
    """The role of a trick's label: it says why a piece doesn't count, or has no effect beside
    others of its kind."""
    kind, _, uses, card = piece.thing
    pieces = [one for one in gear_of(panel.scene.sheet) if one[0] == kind]
    if panel.scene.config.gear[card].trick[0] == ALONE and len(pieces) > 1:
        return "faint"
    return "accent" if piece.counts or not uses else "bad"


def _compact(panel: DescentPanel, gear: Sequence[Piece]) -> list[list[Span]]:
    """The figures of all weapons in a line, and of all shields."""
    lines = []
    for kind, name in ((WEAPON, "weapons"), (SHIELD, "shields")):
        pieces = [piece for piece in gear if piece.thing[0] == kind]
        if pieces:
            line = [Span(f" {panel.say(name)} ", "muted")]
            for thing, _, counts in pieces:
                mark = TRICK if panel.trick(thing) else ""
                figures = f"{panel.real(thing[1])}{panel.say('uses', n=thing[2])}{mark} "
                if not thing[2]:
                    figures = f"{panel.say('worn')}{mark} "
                line.append(Span(figures, "text" if counts else "faint"))
            lines.append(line)
    return lines
