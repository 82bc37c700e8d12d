"""Texts before a decision: the effect of the next key, and the odds."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.irrgarten.text.narrator import direction, towards
from app.i18n.fluent import Texts
from app.i18n.numbers import percent, shares
from engines.irrgarten.odds import CombatOdds
from engines.irrgarten.state import NOBODY
from engines.irrgarten.view import STAYS, STUCK, TO_DEAD_FOE, TO_EXIT, TO_FOE, TO_UNSEEN, Preview

ARROWS = "↑↓←→"
_WHOLE, _PER_CENT = 10_000, 100
_ARRIVALS = {TO_EXIT: "exit", TO_DEAD_FOE: "dead", TO_FOE: "fight", TO_UNSEEN: "unseen"}


def preview_text(
    texts: Texts,
    preview: Preview,
    monster: str = "",
    win: float | None = None,
    arrows: str = ARROWS,
    blocker: str = "",
    laps: int = 0,
    death: float = 0.0,
) -> str:
    """The real effect of a direction (IRR-8): "up: wall, you slide → right: free", or of a leap
    (IRR-36): "→ right over Ben: free".

    `monster` is the monster on the target square as in a sentence, `win` the win chance against it,
    `death` the chance to die, `blocker` the name of the obstacle where it is not a wall; with last
    `laps`, the exit is no win yet (IRR-39)."""
    wanted = direction(texts, preview.wanted)
    blocker = blocker or texts("irrgarten-word-wall")
    if preview.kind == STUCK:
        return texts("irrgarten-next-stuck")
    if preview.kind == STAYS:
        return texts("irrgarten-next-stays", wanted=wanted, who=blocker)
    chance = "" if win is None else chance_told(texts, win, death)
    text = _arrival(texts, preview, monster, chance, arrows[preview.went], blocker, laps)
    if preview.went != preview.wanted:
        text = texts("irrgarten-next-slide", wanted=wanted, who=blocker, rest=text)
    if preview.obeys < _WHOLE:
        chance = percent(preview.obeys / _WHOLE, texts.language)
        text = texts("irrgarten-next-obeys", what=text, chance=chance)
    return text


def chance_told(texts: Texts, win: float, death: float) -> str:
    """Return the chance to win, and that to die unless it rounds to 0 per cent."""
    chance = percent(win, texts.language)
    if round(_PER_CENT * death) == 0:
        return chance
    return texts("irrgarten-next-deadly", chance=chance, death=percent(death, texts.language))


def _arrival(
    texts: Texts,
    preview: Preview,
    monster: str,
    chance: str,
    arrow: str,
    rival: str,
    laps: int,
) -> str:
    message = _ARRIVALS.get(preview.kind, "free")
    way = direction if preview.went == preview.wanted else towards
    if preview.kind == TO_FOE and chance:
        message = "odds"
    leaps = "leap" if preview.over != NOBODY else "next"
    return texts(
        f"irrgarten-{leaps}-{message}",
        rival=rival,
        arrow=arrow,
        way=way(texts, preview.went),
        monster=monster or texts("irrgarten-word-a-monster"),
        chance=chance,
        laps=laps,
    )


@dataclass(frozen=True, slots=True)
class CombatOddsText:
    """The odds of a combat, one short sentence each, in the order of the panel."""

    win: str
    out: str
    death: str
    after: str
    hit: str
    wounded: str


def odds_words(
    texts: Texts, odds: CombatOdds, wounds: int = 3, arrow: str = ARROWS[3]
) -> CombatOddsText:
    """The odds in words; `wounds` in a row lose a combat (IRR-16). `arrow` is the symbol before a
    chance with worn gear."""
    win, out, death = shares((odds.win, odds.out, odds.death), texts.language)
    # A round is two blows; the last one may be half a round.
    rounds = max(1, -(-round(odds.blows) // 2))
    after = texts("irrgarten-odds-never")
    if odds.win:
        after = texts("irrgarten-odds-after", health=round(odds.health), rounds=rounds)
    return CombatOddsText(
        win=texts("irrgarten-odds-win", chance=win),
        out=texts("irrgarten-odds-out", wounds=wounds, chance=out),
        death=texts("irrgarten-odds-death", chance=death),
        after=after,
        hit=_wearing(texts, "irrgarten-odds-hit", odds.hit, arrow),
        wounded=_wearing(texts, "irrgarten-odds-wounded", odds.wounded, arrow),
    )


def _wearing(texts: Texts, message: str, chances: tuple[float, float], arrow: str) -> str:
    """A chance, and its value when the gear is worn (IRR-12)."""
    first, last = (percent(chance, texts.language) for chance in chances)
    if first == last:
        return texts(message, first=first)
    return texts(f"{message}-wear", first=first, last=last, arrow=arrow)
