"""The tricks of monsters and gear in the Descent: a sentence for cards, a label for panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.irrgarten.text.gear import kind_word
from app.i18n.fluent import Texts
from app.i18n.numbers import point
from engines.irrgarten.tricks import FOE_TRICKS, GEAR_TRICKS, NO_TRICK, STEALS, Trick
from engines.kernel.reals import decimal_text

SENTENCE: Final = 90
"""The most characters of a sentence."""
LABEL: Final = 18
"""The most characters of a monster's label."""
GEAR_LABEL: Final = 14
"""The most characters of a label of gear, which has its figures before it."""


def foe_sentence(texts: Texts, trick: Trick) -> str:
    """Return the sentence of a monster's trick, "" for none."""
    return _said(texts, FOE_TRICKS, trick, _foe_word(trick), "")


def foe_label(texts: Texts, trick: Trick) -> str:
    """Return the label of a monster's trick, "" for none."""
    return _said(texts, FOE_TRICKS, trick, _foe_word(trick), ".label")


def foe_words(texts: Texts, trick: Trick) -> str:
    """Return a monster's trick for brackets: "heals if you lose"; "" for none."""
    return _said(texts, FOE_TRICKS, trick, _foe_word(trick), ".words")


def gear_sentence(texts: Texts, trick: Trick, kind: int) -> str:
    """Return the sentence of a trick of gear, "" for none; `kind` is `WEAPON` or `SHIELD`."""
    return _said(texts, GEAR_TRICKS, trick, kind_word(kind), "")


def gear_label(texts: Texts, trick: Trick) -> str:
    """Return the label of a trick of gear, "" for none."""
    return _said(texts, GEAR_TRICKS, trick, "", ".label")


def gear_words(texts: Texts, trick: Trick) -> str:
    """Return a trick of gear for brackets: "nobody can take it"; "" for none."""
    return _said(texts, GEAR_TRICKS, trick, "", ".words")


def _foe_word(trick: Trick) -> str:
    return kind_word(trick[1]) if trick[0] == STEALS else ""


def _said(texts: Texts, names: Sequence[str], trick: Trick, what: str, part: str) -> str:
    """Return the message of a trick, or that part of it. Each uses the blanks that it needs."""
    if trick == NO_TRICK:
        return ""
    kind, amount = trick
    exact = decimal_text(amount).replace(".", point(texts.language))
    message = f"tricks-{names[kind]}{part}"
    return texts(message, n=amount, next=amount + 1, amount=exact, what=what)
