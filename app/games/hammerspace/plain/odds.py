"""The odds of an attack as sentences."""

from __future__ import annotations

from typing import Final

from app.games.hammerspace.text.odds import aim_words, back_words, mean_words
from app.i18n.fluent import Texts
from app.i18n.numbers import percent
from app.text.sentences import contracted, in_a_row, sentence, spelt
from engines.hammerspace.odds import Aim

DEAR: Final = 0.5
"""The mean loss of life of an attacker from which a list says it."""


def aim_sentence(texts: Texts, aim: Aim, name: str, card: str = "") -> str:
    """Return the odds of an attack on a party of that name: "You deal 0-9 damage, about 4.0
    (4 + d6 against d6). You miss 8% of the time." `card` is the attack as after "with", if the text
    is to name it and the party (HAM-11, HAM-14)."""
    dice = aim_words(texts, aim).against
    damage = _damage(texts, aim, name, "aim" if card else "hurt")
    text = texts("plain-ham-aim-odds", damage=damage, dice=dice)
    text = texts("plain-ham-aim-with", card=card, odds=text) if card else text
    back = back_words(texts, aim.back, "plain-ham-aim-back")
    said = [text, in_a_row(texts, _chances(texts, aim, name)), back]
    return " ".join(sentence(contracted(texts, each)) for each in said if each)


def short_sentence(texts: Texts, aim: Aim, name: str) -> str:
    """Return the damage and how often it kills, for a list of cards: "Ben: 0-9 damage, about 4.0.
    You kill Ben 2% of the time." (HAM-11, HAM-14). A list stays short: it says what the attack
    costs the attacker only if that is a life point in two attacks, or more."""
    kills = _chances(texts, aim, name, ("kills",))
    dear = aim.back.mean >= DEAR
    back = texts("plain-ham-short-back", n=mean_words(texts, aim.back)) if dear else ""
    said = [_damage(texts, aim, name, "short"), *kills, back]
    return " ".join(sentence(contracted(texts, each)) for each in said if each)


def _damage(texts: Texts, aim: Aim, name: str, form: str = "aim") -> str:
    """The possible damage and its mean; two means if the defender chooses its cards (HAM-13)."""
    best, worst = aim.best, aim.worst if aim.chooses else aim.best
    least, most = min(best.least, worst.least), max(best.most, worst.most)
    if not most:
        return texts(f"plain-ham-{form}-none", name=name)
    mean, other = mean_words(texts, best), mean_words(texts, worst)
    message = "fixed" if least == most else "about" if mean == other else "between"
    values: dict[str, str | int] = {"name": name, "least": least, "most": most}
    return texts(f"plain-ham-{form}-{message}", **values, mean=mean, worst=other)


def _chances(
    texts: Texts, aim: Aim, name: str, wanted: tuple[str, ...] = ("misses", "kills")
) -> list[str]:
    """How often the attack misses and kills, if it can do anything."""
    chances = {"misses": aim.best.nothing, "kills": aim.best.kill}
    found = [
        (word, percent(chances[word], texts.language))
        for word in wanted
        if aim.best.most and chances[word] > 0
    ]
    if chances["kills"] >= 1:
        found = [("surely" if word == "kills" else word, shown) for word, shown in found]
    said = [texts(f"plain-ham-aim-{word}", name=name, chance=shown) for word, shown in found]
    return [spelt(texts, each) for each in said]
