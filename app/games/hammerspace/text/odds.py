"""Texts before a decision: the odds of an attack.

The figures are those of `engines.hammerspace.odds`, from the view of the deciding seat. If the
defender chooses among its cards (HAM-13) the text assumes the choice that saves most life, and adds
how much more it might lose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.hammerspace.text.figures import power_words
from app.i18n.fluent import Texts
from app.i18n.numbers import decimal, percent, point
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.damage import Damage
from engines.hammerspace.odds import Aim
from engines.hammerspace.state import NOBODY

HARDLY: Final = 0.1
"""A mean below this is as good as nothing."""
_TINY = 0.05
"""A mean below this would be 0.0 with one decimal."""


@dataclass(frozen=True, slots=True)
class AttackOddsText:
    """An attack on one party: both sums, the damage, and the chances of no effect and of a kill; ""
    for a certain or impossible result. `back` is what the attack costs its attacker, "" for
    nothing. `brief` is the damage for a row of targets, `back_brief` the mean of what comes
    back."""

    against: str
    damage: str
    nothing: str
    kills: str
    brief: str
    back: str = ""
    back_brief: str = ""


def aim_words(texts: Texts, aim: Aim, printed: int = 0, crown: int = 0) -> AttackOddsText:
    """The odds of an attack on a party (HAM-11, HAM-14): "7 + d6 against 5 + d6", "damage 0-7,
    about 2.3", "28% does nothing", "out 17%" ("kills 17%" of a
    monster), "2.3 (0-7)". `printed` are the points on its
    card; a change of them is shown apart, as in "2+8 + d6"; `crown` is what it adds (HAM-30)."""
    best = aim.best
    nothing = best.nothing if best.most else 0.0
    attack = _power(texts, aim.attack, printed)
    if crown:
        attack = texts("hammerspace-odds-crowned", power=attack, n=crown)
    return AttackOddsText(
        against=texts(
            "hammerspace-odds-against",
            attack=attack,
            defence=_power(texts, aim.defence),
        ),
        damage=damage_words(texts, best, aim.worst if aim.chooses else None),
        nothing=_chance(texts, "nothing", nothing),
        kills=_chance(texts, "kills", best.kill, aim.party),
        brief=_brief(texts, aim),
        back=_last(texts, aim.back, back_words(texts, aim.back, "hammerspace-odds-back")),
        back_brief=_last(texts, aim.back, _back_brief(texts, aim.back)),
    )


def _last(texts: Texts, back: Damage, words: str) -> str:
    """What an attack costs its attacker, with the chance that it is the last life (HAM-20)."""
    if not words or not back.kill:
        return words
    chance = percent(back.kill, texts.language)
    return texts("hammerspace-odds-back-out", back=words, chance=chance)


def _back_brief(texts: Texts, back: Damage) -> str:
    if back.mean < HARDLY:
        return ""  # A row of targets has no room for next to nothing.
    return texts("hammerspace-odds-back", n=mean_words(texts, back.mean))


def back_words(texts: Texts, back: Damage, message: str, *, short: bool = False) -> str:
    """Return what an attack costs its attacker, "" for nothing (HAM-18): "costs you 0-3, about
    1.2". The message says it as a number `n`, the one with `-about` as a span. A `short` mean is
    "6" in place of "6.0"."""
    if not back.most:
        return ""
    if back.least == back.most:
        return texts(message, n=back.most)
    if back.mean < HARDLY:
        return texts(f"{message}-hardly", least=back.least, most=back.most)
    mean = mean_words(texts, back.mean)
    mean = whole(texts, mean) if short else mean
    message = f"{message}-about"
    return texts(message, least=back.least, most=back.most, about=about(texts, mean))


def whole(texts: Texts, mean: str) -> str:
    """Return a mean as it is read aloud: "7" in place of "7.0"."""
    return mean.removesuffix(f"{point(texts.language)}0")


def _brief(texts: Texts, aim: Aim) -> str:
    least, most = min(aim.best.least, aim.worst.least), max(aim.best.most, aim.worst.most)
    if least == most:
        return str(most)
    mean = mean_words(texts, aim.best.mean)
    return texts("hammerspace-odds-brief", mean=mean, least=least, most=most)


def damage_words(texts: Texts, damage: Damage, worst: Damage | None = None) -> str:
    """The possible loss and its mean: "damage 0-7, about 2.3"; with `worst`, the mean of the
    defender's worst choice: "about 2.3 to 4.0"."""
    worst = worst or damage
    least, most = min(damage.least, worst.least), max(damage.most, worst.most)
    if not most:
        return texts("hammerspace-odds-no-damage")
    if least == most:
        return texts("hammerspace-odds-damage", n=most)
    if worst.mean < HARDLY:
        return texts("hammerspace-odds-hardly", least=least, most=most)
    mean, other = mean_words(texts, damage.mean), mean_words(texts, worst.mean)
    if mean == other:
        return texts("hammerspace-odds-about", least=least, most=most, about=about(texts, mean))
    return texts("hammerspace-odds-between", least=least, most=most, mean=mean, worst=other)


def _power(texts: Texts, points: int, printed: int = 0) -> str:
    if printed and points:
        return power_words(texts, printed, points - printed)
    return power_words(texts, points) if points else texts("hammerspace-odds-die")


def mean_words(texts: Texts, mean: float) -> str:
    """Return a mean of life points with one decimal; "<0.1" in place of 0.0 of what may happen."""
    if 0 < mean < _TINY:
        return f"<{decimal(100, texts.language)}"
    return decimal(round(1000 * mean), texts.language)


def about(texts: Texts, mean: str) -> str:
    """Return a mean of `mean_words` as in a sentence: "about 4.8"."""
    return texts("hammerspace-about", n=mean, one=int(mean == "1"))


def _chance(texts: Texts, what: str, chance: float, party: int = NOBODY) -> str:
    if chance <= 0:
        return ""
    whom = "monster" if party == MONSTER else "player"
    shown = percent(chance, texts.language)
    return texts(f"hammerspace-odds-{what}", chance=shown, whom=whom)
