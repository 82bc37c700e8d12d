"""The part of the side panel about the own character."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from app.games.irrgarten.perspective.reducer import KnownCharacter
from app.games.irrgarten.text.gear import GearItem, listed
from app.games.irrgarten.tui.panel import IrrgartenPanel
from app.games.irrgarten.tui.rivals import dead_words
from app.i18n.fluent import LANGUAGES, Texts
from app.i18n.literal import pad, width
from app.i18n.numbers import summed
from app.tui.widgets.styled_text import Span, width_of
from engines.irrgarten.events import Gear

HEARTS = 10
NARROW, WIDE = 26, 34
"""Cells within the panel in the two layouts."""
LABELS = ("hp", "hits", "atk", "def", "daze")
DOTS = 5
"""The most wounds shown as dots; more are a number."""


def own_lines(
    panel: IrrgartenPanel,
    mate: KnownCharacter,
    *,
    wide: bool,
    a_line: int = 9,
    named: Sequence[bool] = (False, False),
) -> list[list[Span]]:
    """Health, wounds, attack, defence, and gear with `a_line` items per line; `wide` adds the
    chance to keep each. `named` says whether weapons and shields each have a line with their name
    instead (IRR-31)."""
    cells = WIDE if wide else NARROW
    room = cells - width_of([_label(panel, "hp")])
    lines = [_health(panel, mate, room), _hits(panel, mate, room)]
    strength, intelligence = mate.strength or 0, mate.intelligence or 0
    weapons, shields = mate.weapons or (), mate.shields or ()
    lines.append(_sum(panel, "atk", strength, weapons, mate, wide=wide))
    lines.append(_sum(panel, "def", intelligence, shields, mate, wide=wide))
    if mate.fuzzy:
        obeys = panel.chance(min(1.0, intelligence / 10_000))
        words = panel.say("daze-obeys", chance=obeys)
        lines.append([_label(panel, "daze"), Span(words, "risky")])
    kinds = (
        ("weapons", listed(weapons, mate.weapon_names)),
        ("shields", listed(shields, mate.shield_names)),
    )
    for (kind, items), by_name in zip(kinds, named, strict=True):
        if items and by_name:
            lines += _named_lines(panel, kind, items, cells, keep=wide)
        else:
            lines += _gear_lines(panel, kind, items, a_line, keep=wide)
    return lines


def _label(panel: IrrgartenPanel, name: str) -> Span:
    """Return a label as wide as the longest one, with a blank on each side."""
    texts = panel.mazmorra.texts
    return Span(f" {pad(panel.say(name), _longest(texts, texts.language))} ", "muted")


@lru_cache(maxsize=len(LANGUAGES))
def _longest(texts: Texts, _language: str) -> int:
    """Return the width of the longest label: a paint asks for it a dozen times."""
    return max(width(texts(f"maze-{name}")) for name in LABELS)


def _health(panel: IrrgartenPanel, mate: KnownCharacter, room: int) -> list[Span]:
    most = panel.scene.fold.config.parameters.player_health
    health = mate.health or 0
    signs = panel.glyphs.heart + panel.glyphs.no_heart
    role = "bad" if health * 3 <= most else "good"
    number = f"{health}/{most}" if health <= most else f"{health}"
    if not mate.alive:
        return [_label(panel, "hp"), Span(dead_words(panel, room, "dead-own"), "dead")]
    hearts = min(HEARTS, max(most, health))
    return [_label(panel, "hp"), *panel.dots(health, hearts, signs, role), Span(f"  {number}")]


def _hits(panel: IrrgartenPanel, mate: KnownCharacter, room: int) -> list[Span]:
    """Wounds in a row (IRR-16); without room for dots and words, the dots go."""
    most = panel.scene.fold.config.parameters.wounds_to_lose
    hits = mate.hits or 0
    last = mate.alive and hits >= most - 1
    counted = mate.wounds(most)
    if last:
        short = panel.say("hits-one")
        full = short if hits >= most else panel.say("hits-last", n=hits)  # not "5 in a row"
    else:
        short = panel.say("hits-short", n=counted, most=most)
        full = panel.say("hits-of", n=counted, most=most)
    signs = panel.glyphs.wound + panel.glyphs.no_wound
    gap = " " if most + 1 + width(full) == room else "  "
    dots = [*panel.dots(hits, most, signs, "bad"), Span(gap)] if most <= DOTS else []
    left = room - width_of(dots)
    if width(full) > left and (width(full) <= room or not dots):
        dots, left = [], room
    words = Span(panel.fitting(left, full, short), "bad" if last else "text")
    return [_label(panel, "hits"), *dots, words]


def _sum(
    panel: IrrgartenPanel, name: str, base: int, gear: Gear, mate: KnownCharacter, *, wide: bool
) -> list[Span]:
    left = width_of([_label(panel, name)])
    extra = sum(power for power, uses in zip(gear[::2], gear[1::2], strict=True) if uses)
    what = panel.say(f"{name}-base")
    words = panel.say(f"{name}-gear") + " " if wide else ""
    if mate.fuzzy:
        words = panel.say("fuzzy", gear=f"{words}{panel.real(extra)}", base=panel.real(base))
        plain = panel.say("fuzzy", gear=panel.real(extra), base=panel.real(base))
        return [_label(panel, name), Span(panel.fitting(WIDE - left, words, plain), "risky")]
    total, one, other = summed(base, extra, panel.mazmorra.texts.language)
    sums = (
        f" = {what} {one} + {words}{other}",
        f" = {what} {one} + {other}",
        f" = {one} + {other}",
        "",
    )
    added = panel.fitting((WIDE if wide else NARROW) - left - width(total), *sums)
    whole = total if added else panel.real(base + extra)
    return [_label(panel, name), Span(whole, "title"), Span(added, "muted")]


def _named_lines(
    panel: IrrgartenPanel, kind: str, items: Sequence[GearItem], cells: int, *, keep: bool
) -> list[list[Span]]:
    """Name, power, uses left and perhaps the chance to keep each item, one below the other
    (IRR-31)."""
    label = f" {panel.say(f'{kind}-short')} "
    left = cells - len(label)
    lines: list[list[Span]] = []
    for item in items:
        name = panel.scene.gear.name(item.number)
        end = _figures(panel, item, left - width(name), keep=keep)
        start = Span(label if not lines else " " * len(label), "muted")
        called = Span(pad(name, left - width_of(end)), "text" if item.uses else "faint")
        lines.append([start, called, *end])
    return lines


def _figures(panel: IrrgartenPanel, item: GearItem, room: int, *, keep: bool) -> list[Span]:
    """The figures behind a name, as many as `room` cells have space for; an item without a use is
    only for show, or only counts."""
    if not item.uses:
        kept = "counts" if panel.scene.fold.config.last_laps else "for-show"  # IRR-39
        words = (f" {panel.say(name)}" for name in (kept, f"{kept}-brief"))
        return [Span(panel.fitting(room, *words), "faint")]
    figures = [Span(f" {panel.real(item.power)} {panel.say('uses', n=item.uses)}")]
    if not keep:
        return figures
    most = max(1, panel.scene.fold.config.parameters.uses)
    chance = Span(f" {panel.chance(min(1.0, item.uses / most)):>4}", "muted")
    return [*figures, chance] if width_of([*figures, chance]) <= room else figures


def _gear_lines(
    panel: IrrgartenPanel, kind: str, items: Sequence[GearItem], a_line: int, *, keep: bool
) -> list[list[Span]]:
    """Power, uses left, and the chance to keep the item at the next reward (IRR-21)."""
    label = f" {panel.say(f'{kind}-short')} "
    if not items:
        return [[Span(f" {panel.say(f'no-{kind}')}", "faint")]]
    lines = []
    for start in range(0, len(items), a_line):
        line = [Span(label if not start else " " * len(label), "muted")]
        for power, uses, _ in items[start : start + a_line]:
            line += [
                Span(panel.real(power), "text" if uses else "faint"),
                Span(f" {panel.say('uses', n=uses)}"),
            ]
            line.append(Span(_tail(panel, uses, a_line) if keep else "  ", "muted"))
        line[-1] = Span(line[-1].text.rstrip(), "muted")  # nothing follows it
        lines.append(line)
    return lines


def _tail(panel: IrrgartenPanel, uses: int, a_line: int) -> str:
    """The chance to keep an item, in words if the item has its own line."""
    most = max(1, panel.scene.fold.config.parameters.uses)
    chance = panel.chance(min(1.0, uses / most))
    if a_line > 1:
        return f" {chance:<6}"
    return f"  {panel.say('keep', chance=chance)}"
