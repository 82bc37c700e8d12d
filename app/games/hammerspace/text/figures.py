"""Figures of cards in words: points against types, sums of two dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from app.i18n.fluent import Texts
from app.i18n.literal import width
from engines.hammerspace.cards import NO_MATCH, SUBTYPES, TYPE_OF, TYPES

LINE = 27
"""Cells of a card on the table, in which points against several types share a line."""


def against(texts: Texts, points: Sequence[int]) -> tuple[str, ...]:
    """Points by subtype as lines, short ones together."""
    if len(set(points)) == 1:
        return (texts("hammer-points", type=texts("hammer-type-all"), n=points[0]),)
    lines: list[str] = []
    for kind, word in enumerate(TYPES):
        ours = {at: points[at] for at, of in enumerate(TYPE_OF) if of == kind}
        values = Counter(ours.values())
        usual = min(values, key=lambda value: (-values[value], value))
        if usual == NO_MATCH:
            continue
        others = [
            texts("hammer-points", type=texts(f"hammer-type-{SUBTYPES[at]}"), n=own)
            for at, own in ours.items()
            if own != usual
        ]
        named = texts(f"hammer-type-{word}")
        line = texts("hammer-points", type=named, n=usual)
        if others:
            line = texts("hammer-points-except", type=named, n=usual, list=", ".join(others))
        together = f"{lines[-1]}, {line}" if lines else line
        if lines and width(together) <= LINE:
            lines[-1] = together
        else:
            lines.append(line)
    return tuple(lines)


def one_change(texts: Texts, one: str, other: str) -> str:
    """Two changes of figures of the same holder as one: "it has +3 to defence and +1 to the
    defence die"; "" if they begin otherwise."""
    lead = one.partition("+")[0]
    if not lead or not other.startswith(f"{lead}+") or any(sign in one + other for sign in ":,"):
        return ""
    return texts("hammer-and", one=one, other=other.removeprefix(lead))


def power_words(texts: Texts, points: int, more: int = 0) -> str:
    """The points of an attack and its die (HAM-11): "7 + d6", or "7+2 + d6" while something adds
    to them."""
    return texts("hammer-power", n=f"{points}{more:+}") if more else texts("hammer-power", n=points)


def ways(total: int) -> int:
    """The number of the 36 outcomes of two dice with this sum."""
    return min(total - 1, 13 - total)


def runs(sums: Sequence[int]) -> str:
    """Sums in order, neighbours together: "2-4, 12"."""
    parts: list[list[int]] = []
    for total in sums:
        if parts and parts[-1][-1] == total - 1:
            parts[-1].append(total)
        else:
            parts.append([total])
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}-{part[-1]}" for part in parts)
