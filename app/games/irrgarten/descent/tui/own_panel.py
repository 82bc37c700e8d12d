"""The part of the side panel about the own character: health, wounds, sums, gear.

Before a fight and in it, sums and gear are those of that fight.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from app.games.irrgarten.descent.perspective.floor import gear_of
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.i18n.literal import clip, pad, width
from app.i18n.numbers import summed
from app.tui.widgets.styled_text import Span, width_of
from engines.irrgarten.descent.forecast import Uses
from engines.irrgarten.descent.things import Thing
from engines.irrgarten.descent.view import Sheet
from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.tricks import ALONE, LATE, PROUD

if TYPE_CHECKING:
    from app.i18n.fluent import Texts
    from app.tui.glyphs import Glyphs

HEARTS = 10
"""The hearts of the most health there can be, where they have room."""
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
    compact = [*whole, *_compact(panel, gear, cells)]
    return next((form for form in forms if len(form) <= rows), compact)


class Piece(NamedTuple):
    """A weapon or shield, its fewest and most uses after the next fight, and whether it counts in
    that fight."""

    thing: Thing
    left: Uses
    counts: bool


def _pieces(panel: DescentPanel, sheet: Sheet) -> list[Piece]:
    gear = gear_of(sheet)
    foe = panel.next_foe(sheet)
    counts = [True] * len(gear) if foe is None else panel.scene.counted(foe)
    rows = zip(gear, _left(panel, sheet), counts, strict=True)
    return [Piece(thing, left, does and bool(thing[2])) for thing, left, does in rows]


def _left(panel: DescentPanel, sheet: Sheet) -> Sequence[Uses]:
    """The fewest and the most uses that each piece has left after a fight with the target. A fight
    on display is under way already."""
    uses = [(thing[2], thing[2]) for thing in gear_of(sheet)]
    foe = panel.next_foe(sheet) if panel.scene.fight is None else None
    price = panel.scene.price(foe) if foe is not None else None
    return uses if price is None else (*price.weapons, *price.shields)


def _tight(panel: DescentPanel, sheet: Sheet, cells: int) -> list[list[Span]]:
    """Health and wounds in a line, attack and defence in another; health with fewer or no hearts
    where the wounds have no room beside them. A last wound has words, so health goes to the sums
    then."""
    most, hits = panel.scene.config.parameters.wounds_to_lose, sheet.hits or 0
    signs = panel.glyphs.wound + panel.glyphs.no_wound
    dots = panel.dots(hits, min(most, 5), signs, "bad")
    row = [Span(f" {panel.say('row')} ", "muted"), *dots]
    forms = [[*_health(panel, sheet, hearts), *row] for hearts in (HEARTS, HEARTS // 2, 0)]
    first = next((form for form in forms if width_of(form) <= cells), forms[-1])
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


def _health(panel: DescentPanel, sheet: Sheet, hearts: int = HEARTS) -> list[Span]:
    """Health as hearts of a fixed scale, whose whole length is the most health there can be."""
    given = panel.scene.config.parameters
    health, most = sheet.health or 0, max(1, given.most_health)
    signs = panel.glyphs.heart + panel.glyphs.no_heart
    role = "bad" if health * 3 <= given.health else "good"
    length = min(hearts, most)
    full = -(-health * length // most)  # a last point still shows
    limit = Span(f"/{most}", "muted")
    dots = panel.dots(full, length, signs, role) if hearts else []
    return [
        _label(panel, "hp"),
        *dots,
        Span(f" {health}" if hearts else str(health), "title"),
        limit,
    ]


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
    """Name, power and uses of a piece of gear, and the uses that are left after the next fight: a
    long name is cut for them. `told` adds a line with its trick, or why it doesn't count; else a
    piece with a trick has a `*`, and one that doesn't count says so beside its uses."""
    thing, counts = piece.thing, piece.counts
    trick = panel.trick(thing)
    name, end = panel.scene.gear.name(thing[3]), _figures(panel, piece, told=told)
    mark = TRICK if trick and not told else ""
    if piece.left[0] < thing[2] and width(name) + width(end) + len(mark) + 1 < cells:
        end += " "
    name = clip(name, cells - 1 - width(end) - len(mark))
    rest = " " * (cells - 1 - width(name) - width(end) - len(mark))
    role = "text" if counts else "faint"
    line = [Span(f" {name}", role), Span(mark, "accent"), Span(rest + end, role)]
    if not trick or not told:
        return [line]
    return [line, [Span(f"   {_why(panel, piece) or trick}", _trick_role(panel, piece))]]


def _figures(panel: DescentPanel, piece: Piece, *, told: bool) -> str:
    """` 3.0 x4→0-3`, ` 3.0 x12`, ` worn out`, or ` unused x4` where no other line says why."""
    (_, power, uses, _), left, counts = piece
    if not uses:
        return f" {panel.say('worn')}"
    first = panel.real(power) if counts or told else panel.say("unused")
    return f" {first} {wear_words(panel.mazmorra.texts, panel.glyphs, uses, left):<3}"


def wear_words(texts: Texts, glyphs: Glyphs, uses: int, left: Uses) -> str:
    """`x5→1-4` before a fight that costs 1 to 4 uses, `x5→4` before one that costs 1, else `x5`."""
    after = f"{glyphs.arrows[3]}{_span(left)}" if left[0] < uses else ""
    return f"{texts('descentscreen-uses', n=uses)}{after}"


def uses_line(panel: DescentPanel, sheet: Sheet, cells: int) -> list[list[Span]]:
    """What the note with uses before and after the fight means, by the first of them; [] without
    one."""
    for (_, _, uses, _), left, _counts in _pieces(panel, sheet):
        if left[0] < uses:
            sign = wear_words(panel.mazmorra.texts, panel.glyphs, uses, left)
            whole = panel.say("uses-after", sign=sign, uses=uses, left=_span(left))
            words = panel.fitting(cells - 1, whole, panel.say("uses-after-brief", sign=sign))
            return [[Span(f" {words}", "faint")]]
    return []


def _span(left: Uses) -> str:
    fewest, most = left
    return f"{fewest}-{most}" if fewest < most else str(most)


def _why(panel: DescentPanel, piece: Piece) -> str:
    """Why a piece with uses doesn't count in the fight with the target (IRR-58), or ""."""
    kind, amount = panel.scene.config.gear[piece.thing[3]].trick
    foe = panel.next_foe(panel.scene.sheet)
    if piece.counts or not piece.thing[2] or foe is None:
        return ""
    if kind == PROUD:
        return panel.say("unused-proud", n=panel.scene.config.cards[foe.card].level)
    return panel.say("unused-late", n=amount) if kind == LATE else ""


def _trick_role(panel: DescentPanel, piece: Piece) -> str:
    """The role of a trick's label: it says why a piece doesn't count, or has no effect beside
    others of its kind."""
    kind, _, uses, card = piece.thing
    pieces = [one for one in gear_of(panel.scene.sheet) if one[0] == kind]
    if panel.scene.config.gear[card].trick[0] == ALONE and len(pieces) > 1:
        return "faint"
    return "accent" if piece.counts or not uses else "bad"


def _compact(panel: DescentPanel, gear: Sequence[Piece], cells: int) -> list[list[Span]]:
    """The figures of all weapons in a line, and of all shields: with the uses that are left after
    the next fight where the line has room for them."""
    lines = []
    for kind, name in ((WEAPON, "weapons"), (SHIELD, "shields")):
        pieces = [piece for piece in gear if piece.thing[0] == kind]
        if pieces:
            head = Span(f" {panel.say(name)} ", "muted")
            line = [head, *(_short(panel, piece, after=True) for piece in pieces)]
            if width_of(line) - 1 > cells:  # the last figure ends with a space
                line = [head, *(_short(panel, piece, after=False) for piece in pieces)]
            lines.append(line)
    return lines


def _short(panel: DescentPanel, piece: Piece, *, after: bool) -> Span:
    """The figures of a piece alone: `3.0x2→0-1* `."""
    (_, power, uses, _), left, counts = piece
    span = left if after else (uses, uses)
    worn = wear_words(panel.mazmorra.texts, panel.glyphs, uses, span)
    figures = f"{panel.real(power)}{worn}" if uses else panel.say("worn")
    mark = TRICK if panel.trick(piece.thing) else ""
    return Span(f"{figures}{mark} ", "text" if counts else "faint")
