"""What the next floor pays, announced at the stairs (IRR-49)."""

from __future__ import annotations

from app.i18n.fluent import Texts
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.plan import GUARDIANS, TWO_DOORS, levels_of
from engines.irrgarten.descent.view import NO_KIND, View


def last_pays(texts: Texts, config: Config, two: bool) -> str:
    """Return what the last exit pays, or each of `two`, health included."""
    number, more = config.floors, config.parameters.last_exit
    doors = "two" if two else "one"
    return texts(f"descent-pays-last-{doors}", n=number + more, double=2 * number + more)


def next_pays(texts: Texts, config: Config, view: View) -> str:
    """Return what the exit, the guardian and the monsters of the next floor pay; "" after the last
    one. What a floor pays depends on its number and kind alone, so everyone may know it."""
    if view.next_kind == NO_KIND:
        return ""
    number = view.number + 1
    levels = levels_of(number, not config.alone, view.next_kind)
    doors = "two" if view.next_kind == TWO_DOORS else "one"
    if number == config.floors:
        exits = last_pays(texts, config, view.next_kind == TWO_DOORS)
    else:
        exits = texts(f"descent-pays-{doors}", n=number, double=2 * number)
    guardian, least, most = 2 * GUARDIANS[number - 1], min(levels), max(levels)
    foes = texts("descent-pays-foes", doors=doors, n=guardian, least=least, most=most)
    return f"{exits} {foes}"
