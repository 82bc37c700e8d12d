"""What the crown and marks add to an attack (HAM-30, HAM-33), and whether more than that counts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from app.games.hammerspace.text.changes import leader
from app.i18n.fluent import Texts
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import DIE, TYPE_OF
from engines.hammerspace.config import Config
from engines.hammerspace.damage import WAYS
from engines.hammerspace.effects.codes import MARK_WORDS
from engines.hammerspace.later import Mark
from engines.hammerspace.odds import Aim
from engines.hammerspace.state import NOBODY
from engines.hammerspace.view import View

TINY = 1e-6

Bonus = tuple[str, int, str]
"""Words, the number, the clause."""


def crowned(config: Config, view: View) -> int:
    """The seat that has the crown at present (HAM-30), or `NOBODY`; never without the option."""
    return leader(view) if config.parameters.crown and view.turn else NOBODY


def crown_against(config: Config, view: View, party: int) -> int:
    """What the crown adds to an attack on a party at present (HAM-30)."""
    return config.parameters.crown if party == crowned(config, view) and party != MONSTER else 0


def marks_on(view: View, party: int) -> list[Mark]:
    """The marks on a party (HAM-33)."""
    return [mark for mark in view.later.marks if mark.holder == party]


def marked(texts: Texts, mark: Mark) -> str:
    """What the holder of a mark is: "soaked"."""
    return texts("ham-marked", kind=MARK_WORDS[mark.type])


def bonuses(texts: Texts, config: Config, view: View, party: int, subtype: int) -> list[Bonus]:
    """What the crown and a mark add to an attack of a subtype on a party."""
    found = []
    if n := crown_against(config, view, party):
        found.append((texts("ham-bonus-crown", n=n), n, "HAM-30"))
    for mark in marks_on(view, party):
        if mark.type == TYPE_OF[subtype]:
            word = texts("ham-bonus-mark", mark=marked(texts, mark), n=mark.amount)
            found.append((word, mark.amount, "HAM-33"))
    return found


def effects_count(aim: Aim, found: Sequence[Bonus] = ()) -> bool:
    """Whether effects change the result of the points, two plain dice and the bonuses found."""
    crown = sum(n for _, n, clause in found if clause == "HAM-30")
    marks = sum(n for _, n, clause in found if clause == "HAM-33")
    life = aim.best.most if aim.best.kill else 99
    chances = list(aim.best.chances)
    dice = range(1, DIE + 1)
    for attack, defence in product(dice, dice):
        more = max(0, aim.attack + attack - aim.defence - defence + crown)
        lost = min(life, more + marks if more else 0)
        if lost >= len(chances):
            return True
        chances[lost] -= 1 / WAYS
    return any(abs(difference) > TINY for difference in chances)
