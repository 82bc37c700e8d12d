"""How sentences are put together, in either language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from app.i18n.fluent import Texts

TO_YOU: Final = ".do"
"""The form of a bot's reason that speaks to the player: an attribute of its message."""
_I_SOUND = re.compile("(?i)(?:h?[ií])(?![aeo])")
"""A word before which the Spanish "y" becomes "e"."""
_O_SOUND = re.compile("(?i)h?[oó]")
"""A word before which the Spanish "o" becomes "u"."""
_CERTAIN: Final = {
    "en": {
        "win 100% of the time": "always win",
        "hits 100% of the time": "always hits",
        "hits 0% of the time": "never hits",
        "You win 100%.": "You always win.",
        "wounds you 100% of the time": "always wounds you",
        "wounds you 0% of the time": "never wounds you",
        ">": "more than ",
        "<": "less than ",
    },
    "es": {
        "Ganas el 100 % de las veces": "Ganas seguro",
        "Cada uno de tus ataques acierta el 100 % de las veces": "Todos tus ataques aciertan",
        "Cada uno de tus ataques acierta el 0 % de las veces": "Ninguno de tus ataques acierta",
        "Cada uno de sus ataques te hiere el 100 % de las veces": "Todos sus ataques te hieren",
        "Cada uno de sus ataques te hiere el 0 % de las veces": "Ninguno de sus ataques te hiere",
        "acierta el 100 % de las veces": "acierta siempre",
        "acierta el 0 % de las veces": "no acierta nunca",
        "te hiere el 100 % de las veces": "te hiere siempre",
        "te hiere el 0 % de las veces": "no te hiere nunca",
        "el >": "más del ",
        "el <": "menos del ",
    },
}
"""Chances that are certain, or nearly so, and the words for them."""
_CONTRACTED = re.compile(r"\b([Aa]|[Dd]e) el (?=\S)")


def capital(text: str) -> str:
    """Return a text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def uncapitalized(text: str) -> str:
    """Return a text that begins with a small letter, as after a colon."""
    return text[:1].lower() + text[1:]


def without_brackets(text: str) -> str:
    """Return sentences without what is in brackets: the dice of a fight, which its log has."""
    return re.sub(r" \([^()]*\)", "", text)


def sentence(text: str) -> str:
    """Return a text with a capital letter and a full stop."""
    return f"{capital(text)}."


def stopped(text: str) -> str:
    """Return a text with a full stop, if it has no stop of its own: "¡Otra, otra!"."""
    return text if text.endswith(("!", "?", ".", "…")) else f"{text}."


def contracted(texts: Texts, text: str) -> str:
    """Return a text with the contractions of Spanish, where names bring their own articles: "al
    Yeti" for "a el Yeti" and "del" for "de el". A capital ("de El Greco") stays apart."""
    return _CONTRACTED.sub(r"\1l ", text) if texts.language == "es" else text


def spelt(texts: Texts, text: str) -> str:
    """Return a text with certain and nearly certain chances in words: "more than 99%" for ">99%",
    "más del 99 %" for "el >99 %", "you always win" for 100%."""
    for signs, words in _CERTAIN[texts.language].items():
        text = text.replace(signs, words)
    return text


def in_a_row(texts: Texts, parts: Sequence[str]) -> str:
    """Return parts in a row: "A, B and C"; "" for none. Spanish has "e" before the sound of "i"."""
    if len(parts) < 2:
        return "".join(parts)
    *first, last = parts
    sound = "i" if _I_SOUND.match(last) else "other"
    return texts("common-and", list=", ".join(first), last=last, sound=sound)


def either(texts: Texts, parts: Sequence[str]) -> str:
    """Return parts of which one is to be had: "A, B or C"; "" for none. Spanish has "u" before the
    sound of "o"."""
    if len(parts) < 2:
        return "".join(parts)
    *first, last = parts
    sound = "o" if _O_SOUND.match(last) else "other"
    return texts("common-or", list=", ".join(first), last=last, sound=sound)


def joining_words(texts: Texts) -> frozenset[str]:
    """Return the words with which `in_a_row` joins the last part: "y" and "e" in Spanish."""
    sounds = ("i", "other")
    return frozenset(texts("common-and", list="", last="", sound=one).strip() for one in sounds)


def clauses_in_a_row(texts: Texts, parts: Sequence[str]) -> str:
    """Return clauses with subjects of their own in a row: "you lost 2 life, and the Bees act on
    you"; "" for none. The comma shows where the last one begins."""
    if len(parts) < 2:
        return "".join(parts)
    *first, last = parts
    return texts("common-and-clause", list=", ".join(first), last=last)
