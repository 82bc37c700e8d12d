"""The report on the findings: good points, problems, and helpful settings."""

from __future__ import annotations

from dataclasses import dataclass

from app.config.settings import Settings
from app.doctor.findings import COLOURS, MIN_SIZE, WIDE_SIZE, Findings
from app.doctor.library import KNOWN_TEXTUAL
from app.i18n.fluent import Texts, Value

GOOD, BAD, UNKNOWN = "+", "!", "?"
"""Marks for a good point, a problem, and an unknown."""
MOST_NAMED = 12
"""Odd symbols that are listed one by one."""


@dataclass(frozen=True, slots=True)
class AdviceLine:
    """One line of the report: a mark, its topic (`doctor-<about>`), and a sentence."""

    sign: str
    about: str
    words: str


def proposed(found: Findings, settings: Settings) -> dict[str, str]:
    """Return the settings that suit the terminal better than the current ones, by name.
    A player's own choice stays, unless the symbols can't be displayed."""
    changes = {}
    if (found.odd or not found.unicode) and settings.glyphs != "ascii":
        changes["glyphs"] = "ascii"
    colourless = found.no_colour or found.colours == "none"
    if not settings.theme and not colourless and found.light:
        changes["theme"] = "light"
    if not settings.theme and found.colours == "none" and not found.no_colour:
        changes["theme"] = "mono"
    return changes


def report(found: Findings, texts: Texts) -> list[AdviceLine]:
    """Return the findings in sentences; the screen library appears only in another version."""
    lines = [
        _terminal(found, texts),
        _size(found, texts),
        _letters(found, texts),
        _signs(found, texts),
        _colours(found, texts),
        _background(found, texts),
    ]
    if found.library:
        words = texts("doctor-other-library", found=found.library, known=KNOWN_TEXTUAL)
        lines.append(AdviceLine(BAD, "library", words))
    return lines


def advice(changes: dict[str, str], texts: Texts) -> list[str]:
    return [texts(f"doctor-advice-{name}-{value}") for name, value in changes.items()]


def _terminal(found: Findings, texts: Texts) -> AdviceLine:
    values = {"name": found.name or found.kind or "?", "kind": found.kind or "?"}
    if found.size is None:
        return AdviceLine(BAD, "terminal", texts("doctor-no-terminal"))
    if found.unmeasured == "dumb":
        return AdviceLine(BAD, "terminal", texts("doctor-dumb", **values))
    inside = ", ".join(found.inside)
    words = texts("doctor-inside", inside=inside, **values) if inside else ""
    return AdviceLine(GOOD, "terminal", words or texts("doctor-called", **values))


def _size(found: Findings, texts: Texts) -> AdviceLine:
    if found.size is None:
        return AdviceLine(UNKNOWN, "size", texts("doctor-unknown"))
    columns, rows = found.size
    values: dict[str, Value] = {
        "columns": columns,
        "rows": rows,
        "least": f"{MIN_SIZE[0]}×{MIN_SIZE[1]}",
        "wide": f"{WIDE_SIZE[0]}×{WIDE_SIZE[1]}",
    }
    if columns < MIN_SIZE[0] or rows < MIN_SIZE[1]:
        return AdviceLine(BAD, "size", texts("doctor-too-small", **values))
    wide = columns >= WIDE_SIZE[0] and rows >= WIDE_SIZE[1]
    return AdviceLine(
        GOOD, "size", texts("doctor-size-wide" if wide else "doctor-size-normal", **values)
    )


def _letters(found: Findings, texts: Texts) -> AdviceLine:
    values = {"codes": found.codes or "?", "place": found.place or "-"}
    if found.unicode:
        return AdviceLine(GOOD, "letters", texts("doctor-utf8", **values))
    return AdviceLine(BAD, "letters", texts("doctor-not-utf8", **values))


def _signs(found: Findings, texts: Texts) -> AdviceLine:
    if found.unmeasured:
        return AdviceLine(UNKNOWN, "signs", texts(f"doctor-unmeasured-{found.unmeasured}"))
    if not found.unicode:
        return AdviceLine(UNKNOWN, "signs", texts("doctor-unsent"))
    if odd := found.odd:
        shown = " ".join(odd[:MOST_NAMED])
        return AdviceLine(BAD, "signs", texts("doctor-odd", n=len(odd), shown=shown))
    return AdviceLine(GOOD, "signs", texts("doctor-even", n=len(found.widths)))


def _colours(found: Findings, texts: Texts) -> AdviceLine:
    if found.no_colour:
        return AdviceLine(GOOD, "colours", texts("doctor-no-colour"))
    if found.colours == "true":
        return AdviceLine(GOOD, "colours", texts("doctor-true-colour"))
    count = COLOURS[found.colours]
    if not count:
        return AdviceLine(BAD, "colours", texts("doctor-colourless"))
    sign = GOOD if count > 16 else BAD
    return AdviceLine(sign, "colours", texts(f"doctor-colours-{found.colours}"))


def _background(found: Findings, texts: Texts) -> AdviceLine:
    if found.light is None:
        return AdviceLine(UNKNOWN, "background", texts("doctor-background-unknown"))
    return AdviceLine(GOOD, "background", texts(f"doctor-{'light' if found.light else 'dark'}"))
