"""The odds of an attack as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.clauses import LogClauses
from app.games.hammerspace.text.counted import guarding
from app.games.hammerspace.text.keywords import has_spring
from app.games.hammerspace.text.odds import HARDLY, about, aim_words, back_words, mean_words, whole
from app.i18n.fluent import Texts
from app.i18n.numbers import percent
from app.text.sentences import capital, contracted, in_a_row, sentence, spelt, stopped
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.damage import Damage
from engines.hammerspace.effects.events import FROM_CARD, FROM_CHARACTER
from engines.hammerspace.odds import Aim
from engines.hammerspace.ripostes import riposte
from engines.hammerspace.state import NOBODY
from engines.hammerspace.view import View

DEAR: Final = 0.5
"""The mean loss of life of an attacker from which a list says it."""
SURE: Final = 1 - 1e-9
"""A chance from here on is certain: sums of floats end just below 1."""
NEAR: Final = 0.15
"""A difference of two means that isn't worth a word."""
Reason = Callable[[Aim], str]
"""Names what makes an attack cost the attacker life (HAM-18), "" for nothing."""


def aim_sentence(
    texts: Texts,
    aim: Aim,
    name: str,
    card: str = "",
    defence: str = "",
    counts: str = "",
    stopped: str = "",
    crown: int = 0,
) -> str:
    """Return the odds of an attack on a party of that name: "You deal 0 to 9 damage, about 4 (4
    points and a die against a die). You miss 8% of the time." `card` is the attack as after "with",
    if the text is to name it and the party; `defence` are the cards that can stop it (HAM-11 to
    HAM-14), `counts` is what the figures count besides (HAM-18), `stopped` what takes away all the
    damage, `crown` what it adds (HAM-30)."""
    dice = aim_words(texts, aim, crown=crown).against
    damage = _damage(texts, aim, name, "aim" if card else "hurt")
    if stopped:
        damage = texts("plain-ham-stopped-by", damage=damage, list=stopped)
    text = texts("plain-ham-aim-odds", damage=damage, dice=dice)
    text = texts("plain-ham-aim-with", card=card, odds=text) if card else text
    back = _back(texts, aim)
    besides = texts("plain-ham-aim-counts", list=counts) if counts else ""
    by = texts("plain-ham-aim-defence", name=name, cards=defence) if defence else ""
    said = [text, by, _chances(texts, aim, name), back, besides]
    return " ".join(sentence(contracted(texts, each)) for each in said if each)


def riposte_sentences(clauses: LogClauses, view: View, aim: Aim, name: str) -> list[str]:
    """Return what the attack in answer may cost "you", in sentences; [] without one: "If you
    miss Ben, Ben's Fencer attacks you back and takes 0 to 6 of your life, about 2. In all, you are
    out 8% of the time." (HAM-18)."""
    config, texts = clauses.words.config, clauses.words.texts
    found = riposte(config, view, aim)
    if found is None or not found.damage.most:
        return []
    who = clauses.who(MONSTER)
    if found.source == FROM_CHARACTER:
        called = clauses.words.names.said(FROM_CHARACTER, found.number)
        who = clauses.owned(called, found.holder, NOBODY)
    damage = found.damage
    form = "fixed" if damage.least == damage.most else "about"
    values: dict[str, str | int] = {"least": damage.least, "most": damage.most}
    values["about"] = _about(texts, damage)
    cost = texts(f"plain-ham-riposte-{form}", **values)
    said = texts("plain-ham-riposte", when=found.when, who=who, name=name, cost=cost)
    out, kill = "", min(1.0, found.kill + aim.back.kill)
    if found.damage.kill:
        message = "plain-ham-lose-all" if kill >= SURE else "plain-ham-riposte-out"
        out = texts(message, chance=percent(kill, texts.language))
    parts = (capital(contracted(texts, each)) for each in (said, out) if each)
    return [spelt(texts, stopped(each)) for each in parts]


def _out(texts: Texts, back: Damage) -> dict[str, str]:
    """How often an attack ends with its attacker out, as values of a message."""
    how = "never" if not back.kill else "sure" if back.kill >= SURE else "perhaps"
    return {"how": how, "chance": percent(back.kill, texts.language)}


def _back(texts: Texts, aim: Aim) -> str:
    """What an attack costs its attacker, and how often that is the last life (HAM-18, HAM-20)."""
    words = back_words(texts, aim.back, "plain-ham-aim-back", short=True)
    if not words:
        return ""
    return spelt(texts, texts("plain-ham-back-out", back=words, **_out(texts, aim.back)))


def unexplained(_: Aim) -> str:
    return ""


def short_sentence(
    texts: Texts, aim: Aim, name: str, defence: str = "", reason: Reason = unexplained
) -> str:
    """Return the damage and how often it kills, for a list of cards: "Ben: 0 to 9 damage, about 4.
    You knock Ben out 2% of the time." (HAM-11, HAM-14). A list stays short: it names the cards that
    stop the attack only if they stop all of it, and says what the attack costs the attacker only
    if that is a life point in two attacks, or more; then with the `reason` (HAM-18)."""
    damage = _damage(texts, aim, name, "short")
    if defence and not max(aim.best.most, aim.worst.most):
        damage = texts("plain-ham-short-stopped", name=name, cards=defence)
    if aim.back.mean >= DEAR:
        damage = texts("plain-ham-short-back", damage=damage, about=_about(texts, aim.back))
        damage = texts("plain-ham-back-out", back=damage, **_out(texts, aim.back))
        damage = _because(texts, damage, reason(aim))
    said = [damage, _chances(texts, aim, name, misses=False)]
    return " ".join(sentence(contracted(texts, each)) for each in said if each)


def means_sentence(
    texts: Texts,
    aims: Sequence[Aim],
    named: Callable[[int], str],
    reason: Reason = unexplained,
) -> str:
    """Return the same for many targets, with the mean damage alone: "Average damage: 4 to Ben, 2.3
    to Eva and 0 to Leo. You knock out Eva 2% of the time. It costs you about 1.7 life against Eva
    (the Huggable Hedgehog)." """
    means, out, more, costs = [], list[str](), [], list[str]()
    for aim in aims:
        name = named(aim.party)
        tiny = 0 < aim.best.mean < HARDLY
        mean = texts("plain-ham-mean-tiny") if tiny else _mean(texts, aim.best)
        means.append(texts("plain-ham-mean-to", n=mean, name=name))
        if aim.party != MONSTER and 0 < aim.best.kill < SURE:
            chance = percent(aim.best.kill, texts.language)
            out.append(texts("plain-ham-out-one", name=name, chance=chance))
        else:
            more.append(_chances(texts, aim, name, misses=False))
        if aim.back.mean >= DEAR:
            cost = texts("plain-ham-mean-back-one", name=name, about=_about(texts, aim.back))
            cost = texts("plain-ham-back-out", back=cost, **_out(texts, aim.back))
            costs.append(_because(texts, cost, reason(aim)))
    if out:
        more.insert(0, spelt(texts, texts("plain-ham-out", list=in_a_row(texts, out))))
    if costs:
        more.append(texts("plain-ham-mean-back", list=in_a_row(texts, costs)))
    said = [texts("plain-ham-means", list=in_a_row(texts, means)), *more]
    return " ".join(sentence(contracted(texts, each)) for each in said if each)


def _because(texts: Texts, cost: str, why: str) -> str:
    """What an attack costs the attacker, with the reason in brackets; "" for none."""
    return texts("hammerspace-aside", what=cost, aside=why) if why else cost


def guards(cards: HammerspaceCardText, view: View, party: int, subtype: int) -> str:
    """Return the cards that a rival can defend with against a subtype, as in a sentence, "" if none
    are to be seen (HAM-8, HAM-12). A Spring that counts now is said beside its card (HAM-27)."""
    found = []
    for card, sprung in guarding(cards.config, view, party, subtype):
        name = cards.names.said(FROM_CARD, card)
        if sprung and has_spring(cards.config, card):
            name = cards.texts("plain-ham-sprung", card=name)
        found.append(name)
    return in_a_row(cards.texts, found)


def _damage(texts: Texts, aim: Aim, name: str, form: str = "aim") -> str:
    """The possible damage and its mean; two means if the defender chooses its cards (HAM-13)."""
    best, worst = aim.best, aim.worst if aim.chooses else aim.best
    least, most = min(best.least, worst.least), max(best.most, worst.most)
    if not most:
        return texts(f"plain-ham-{form}-none", name=name)
    if least != most and worst.mean < HARDLY:
        return texts(f"plain-ham-{form}-hardly", name=name)
    mean, other = _mean(texts, best), _mean(texts, worst)
    near = worst.mean - best.mean < NEAR
    message = "fixed" if least == most else "about" if near else "between"
    mean = other if near else mean  # never "about 0" of what may do some damage
    values: dict[str, str | int] = {"name": name, "least": least, "most": most}
    return texts(
        f"plain-ham-{form}-{message}", **values, mean=mean, about=about(texts, mean), worst=other
    )


def _mean(texts: Texts, damage: Damage) -> str:
    """A mean as it is read aloud: "7" in place of "7.0"."""
    return whole(texts, mean_words(texts, damage.mean))


def _about(texts: Texts, damage: Damage) -> str:
    """A mean as in a sentence; the number itself if it is certain."""
    if damage.least == damage.most:
        return str(damage.most)
    return about(texts, _mean(texts, damage))


def _chances(texts: Texts, aim: Aim, name: str, *, misses: bool = True) -> str:
    """How often the attack misses and kills, as a clause; "" if it can do nothing or if both are
    impossible."""
    best = aim.best
    if not best.most:
        return ""
    whom = "monster" if aim.party == MONSTER else "player"
    missed, killed = misses and best.nothing > 0, best.kill > 0
    form = "both" if missed and killed else "misses" if missed else "kills" if killed else ""
    if not form:
        return ""
    if best.kill >= SURE:
        form = "surely"
    shown = [percent(chance, texts.language) for chance in (best.nothing, best.kill)]
    text = texts(f"plain-ham-aim-{form}", name=name, miss=shown[0], chance=shown[1], whom=whom)
    return spelt(texts, text)
