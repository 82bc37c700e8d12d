"""Hammerspace before the decision: what an attack would do, in words.

The figures are `engines.hammerspace.odds`'s, from the view of the seat that decides. Where the
defender chooses among its cards (HAM-13) it is told as if it spared itself most, and how much more
it might lose.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.i18n.fluent import Texts
from app.i18n.numbers import decimal, percent
from engines.hammerspace.odds import Aim, Damage

_TINY = 0.05
"""A mean that one decimal would show as nothing."""


@dataclass(frozen=True, slots=True)
class AttackOddsText:
    """An attack on one party: both sums, the damage, and how likely nothing and the end are; ""
    for what is sure or impossible. `brief` is the damage where many stand side by side."""

    against: str
    damage: str
    nothing: str
    kills: str
    brief: str


def aim_words(texts: Texts, aim: Aim) -> AttackOddsText:
    """What an attack would do to a party (HAM-11, HAM-14): "7 + d6 against 5 + d6", "damage 0-7,
    about 2.3", "28% does nothing", "kills 17%", "2.3 (0-7)"."""
    best = aim.best
    nothing = best.nothing if best.most else 0.0
    return AttackOddsText(
        against=texts(
            "hammerspace-odds-against",
            attack=_power(texts, aim.attack),
            defence=_power(texts, aim.defence),
        ),
        damage=damage_words(texts, best, aim.worst if aim.chooses else None),
        nothing=_chance(texts, "nothing", nothing),
        kills=_chance(texts, "kills", best.kill),
        brief=_brief(texts, aim),
    )


def aim_line(texts: Texts, aim: Aim) -> str:
    """The same in one line: "7 + d6 against d6: damage 2-12, about 7.0"."""
    told = aim_words(texts, aim)
    parts = ", ".join(filter(None, (told.damage, told.nothing, told.kills)))
    return texts("hammerspace-odds-line", lead=told.against, what=parts)


def _brief(texts: Texts, aim: Aim) -> str:
    least, most = min(aim.best.least, aim.worst.least), max(aim.best.most, aim.worst.most)
    if least == most:
        return str(most)
    mean = _mean(texts, aim.best)
    return texts("hammerspace-odds-brief", mean=mean, least=least, most=most)


def damage_words(texts: Texts, damage: Damage, worst: Damage | None = None) -> str:
    """Life that may be lost and the mean: "damage 0-7, about 2.3"; `worst` if the defender chose
    what spares it least: "about 2.3 to 4.0"."""
    worst = worst or damage
    least, most = min(damage.least, worst.least), max(damage.most, worst.most)
    if not most:
        return texts("hammerspace-odds-no-damage")
    if least == most:
        return texts("hammerspace-odds-damage", n=most)
    mean, other = _mean(texts, damage), _mean(texts, worst)
    if mean == other:
        return texts("hammerspace-odds-about", least=least, most=most, mean=mean)
    return texts("hammerspace-odds-between", least=least, most=most, mean=mean, worst=other)


def _power(texts: Texts, points: int) -> str:
    return texts("hammer-power", n=points) if points else texts("hammerspace-odds-die")


def _mean(texts: Texts, damage: Damage) -> str:
    """With one decimal, with two where one would show nothing."""
    places = 2 if 0 < damage.mean < _TINY else 1
    return decimal(round(1000 * damage.mean), texts.language, places)


def _chance(texts: Texts, what: str, chance: float) -> str:
    if chance <= 0:
        return ""
    return texts(f"hammerspace-odds-{what}", chance=percent(chance, texts.language))
