"""Amounts and conditions of effects in words, from the compiled tables."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.text.roles import MONSTER, ONE, YOU, EffectRoles
from app.i18n.fluent import Texts
from engines.hammerspace.cards import ATTACK, DIE, KINDS, SLOTS, SUBTYPES, TYPE_OF, TYPES
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import AmountCode, ConditionCode

OPEN = 99
"""From here on the upper bound of a range has no practical meaning."""


def tidy(text: str) -> str:
    """A text without the gaps of empty placeables."""
    return " ".join(text.split()).replace(" :", ":").replace(" ,", ",")


def joined(texts: Texts, parts: Sequence[str]) -> str:
    text = parts[0]
    for part in parts[1:]:
        text = texts("hammer-and", one=text, other=part)
    return text


def both(texts: Texts, subject: str, one: str, other: str) -> str:
    """Two clauses as one: a `subject` that both begin with is there once, and so are the words for
    an attack: «el monstruo hace un ataque de hielo … y otro de fuego …»."""
    start = f"{subject} "
    if subject and one.startswith(start) and other.startswith(start):
        rest = other.removeprefix(start)
        attack, again = texts("hammer-attack-lead"), texts("hammer-attack-again")
        if attack and one.startswith(f"{start}{attack} ") and rest.startswith(f"{attack} "):
            rest = rest.replace(attack, again, 1)
        return texts("hammer-and", one=one, other=rest)
    return texts("hammer-and-apart", one=one, other=other)


def amount_words(roles: EffectRoles, amount: AmountCode) -> tuple[str, str]:
    """A number ("2", "1d6") and, if something is counted, the counted unit, else ""."""
    texts = roles.texts
    if amount.kind == fx.NUMBER:
        return str(amount.a), ""
    if amount.kind == fx.DICE:
        return texts("hammer-dice", n=amount.a), ""
    word = fx.COUNTS[amount.a]
    if amount.a in _OF_CARDS:
        word += f"-{roles.form}"
    elif amount.a == fx.LOST_LIFE:
        word = lost_word(roles)
    each = texts(f"hammer-each-{word}")
    if amount.over > 1:
        each = texts(f"hammer-every-{word}", n=amount.over)
    if amount.over > 1 and amount.times > 1:
        each = texts("hammer-rounded", each=each)
    if amount.most < fx.MOST:
        each = texts("hammer-at-most", each=each, n=amount.most)
    return str(amount.times), each


_OF_CARDS = (fx.CARDS_UP, fx.CARDS_DOWN, fx.ATTACK_CARDS, fx.DEFENCE_CARDS, fx.SPARE_ATTACKS)
"""Counts of the owner's cards, whose words depend on the owner."""


def lost_word(roles: EffectRoles) -> str:
    """The word of messages for life that an event has cost: somebody's own hit takes it from the
    other party."""
    if roles.event == fx.HEALED:
        return "gained"
    if roles.event == fx.HIT and roles.other == "target":
        return f"dealt-{YOU if roles.form == YOU else ONE}"
    return "lost"


def type_words(texts: Texts, mask: int) -> str:
    """Subtypes as bits: a whole type by its name, "physical, fire or ice"."""
    words = []
    for kind, word in enumerate(TYPES):
        ours = [at for at, of in enumerate(TYPE_OF) if of == kind]
        found = [at for at in ours if mask >> at & 1]
        if len(found) == len(ours):
            words.append(texts(f"hammer-type-{word}"))
        else:
            words += [texts(f"hammer-type-{SUBTYPES[at]}") for at in found]
    *others, last = words
    return texts("hammer-or", one=", ".join(others), other=last) if others else last


def faces(least: int, most: int) -> str:
    """A range of a die's faces: "4-6", "6"."""
    return str(least) if least == most else f"{max(1, least)}-{min(DIE, most)}"


def conditions_words(roles: EffectRoles, conditions: Sequence[ConditionCode]) -> str:
    """All conditions of a list in their order, "" for none."""
    if not conditions:
        return ""
    words = [condition_words(roles, each) for each in conditions]
    form = YOU if roles.form == YOU else ONE
    again = f"{roles.texts('hammer-if-again')} "
    has = f"{roles.texts(f'hammer-if-again-{form}', who=roles.holder)} "
    for shared in (has, again):
        if words[0].startswith(shared):
            words[1:] = [each.removeprefix(shared) for each in words[1:]]
    return joined(roles.texts, words)


def condition_words(roles: EffectRoles, condition: ConditionCode) -> str:
    """One condition: "if the attack die shows 5-6"."""
    texts, (op, a, least, most, kind, face) = roles.texts, condition
    if op == fx.ROLL:
        first, last = max(1, least), min(DIE, most)
        values = {"least": first, "most": last, "span": last - first}
        form, name = roles.owner()
        form = "any" if roles.voice == MONSTER or form not in (YOU, ONE) else form
        return texts(f"hammer-if-roll-{form}", who=name, **values)
    if op == fx.DIE:
        die = "defence" if a else "attack"
        return texts(f"hammer-if-{die}-die", faces=faces(least, most))
    if op == fx.RESULT:
        whose = "own" if roles.kind == ATTACK else "attack"
        return texts(f"hammer-if-{whose}-{fx.RESULTS[a]}")
    if op == fx.TYPE:
        return texts("hammer-if-type", types=type_words(texts, a))
    if op == fx.RANK:
        holder, name = roles.owner()
        form = YOU if holder == YOU else ONE
        return texts(f"hammer-if-{fx.RANKS[a]}-{form}", who=name)
    if op == fx.LOST:
        coming = f"coming-{YOU if roles.form == YOU else ONE}"
        word = coming if roles.coming else lost_word(roles)
        return texts(f"hammer-if-{word}", range=range_words(texts, least, most, 1))
    if op == fx.AGAINST:
        return texts(f"hammer-if-{fx.PARTIES[a]}{_behind(roles)}")
    if op == fx.SPRUNG:
        return texts("hammer-if-sprung")
    form, who = roles.who(a)
    if op == fx.LIFE:
        return texts(f"hammer-if-life-{form}", who=who, range=range_words(texts, least, most))
    return _cards(roles, (form, who), (least, most), (kind, face))


def _behind(roles: EffectRoles) -> str:
    """The end of messages for the other party of an attack, behind the words of the event."""
    if roles.event not in (fx.HIT, fx.MISS, fx.BLOCK):
        return ""
    whose = "own" if roles.form == YOU and roles.other != "doer" else "other"
    return f"-{'block' if roles.event == fx.BLOCK else 'hit'}-{whose}"


def _cards(
    roles: EffectRoles, party: tuple[str, str], bounds: tuple[int, int], what: tuple[int, int]
) -> str:
    texts, (form, who), (least, most), (kind, face) = roles.texts, party, bounds, what
    word = "card" if kind == fx.ANY_KIND else KINDS[kind]
    lying = "" if face == fx.ANY_FACE else texts(f"hammer-lying-{fx.FACES[face]}")
    if most == 0:
        cards, message = texts(f"hammer-no-{word}"), "hammer-if-none"
    elif (least, most) == (1, SLOTS):
        cards, message = texts(f"hammer-any-{word}"), "hammer-if-cards"
    else:
        count = range_words(texts, least, most, 0, SLOTS)
        top = least if most >= SLOTS else most
        cards, message = texts(f"hammer-some-{word}", range=count, n=top), "hammer-if-cards"
    return tidy(texts(f"{message}-{form}", who=who, cards=cards, face=lying))


def range_words(texts: Texts, least: int, most: int, floor: int = 0, ceiling: int = OPEN) -> str:
    """A range: "at least 4", "at most 2", "2 to 3", "exactly 5"."""
    if least == most:
        return texts("hammer-exactly", n=least)
    if most >= ceiling:
        return texts("hammer-at-least", n=least)
    if least <= floor:
        return texts("hammer-no-more", n=most)
    return texts("hammer-between", least=least, most=most)
