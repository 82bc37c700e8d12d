"""What each direction does, in sentences (IRR-8)."""

from __future__ import annotations

from typing import Final, Literal

from app.games.irrgarten.perspective.race import last_moves, steps_by_square, steps_over_rivals
from app.games.irrgarten.perspective.reducer import KnownGame
from app.games.irrgarten.plain.maze import MazeWords
from app.games.irrgarten.text.combat_story import written
from app.games.irrgarten.text.narrator import direction, towards
from app.i18n.numbers import percent
from app.text.sentences import capital
from engines.irrgarten.labyrinth import FAR
from engines.irrgarten.state import NOBODY
from engines.irrgarten.view import STAYS, STUCK, TO_DEAD_FOE, TO_EXIT, TO_FOE, TO_UNSEEN, Preview

_WHOLE: Final = 10_000
_PER_CENT: Final = 100
_ARRIVALS: Final = {TO_EXIT: "exit", TO_DEAD_FOE: "dead", TO_FOE: "fight", TO_UNSEEN: "unseen"}


def ahead(
    words: MazeWords,
    preview: Preview,
    monster: str,
    win: float | None,
    blocker: str,
    loot: str = "",
    prize: str = "",
    laps: int = 0,
    owed: int = 0,
    leaps: bool = False,
    towards_exit: Literal["nearer", "late", ""] = "",
    death: float = 0.0,
) -> str:
    """Return the real effect of a direction: "Up: there is a wall. You slide left to a free
    square." A leap is one sentence: "Right: you leap over Ben to a free square."

    `monster` is the monster on the target square as in a sentence, `win` the chance against it,
    `death` that to die in it, `blocker` the name of a rival in the way, "" if it is a wall, or the
    exit while the player lacks `owed` things (IRR-29). `leaps` says that rivals can be leapt over
    at all (IRR-36). `loot` is what the rival loses and `prize` what the monster carries, as in a
    sentence; with last `laps`, the exit is no win yet. `towards_exit` is what the choice means
    for the way there (`about_exit`)."""
    sentences = []
    if preview.kind == STUCK:
        sentences.append(words.say("ahead-stuck"))
    elif preview.over != NOBODY:
        sentences.append(_leap(words, preview, monster, blocker, laps))
    elif preview.went != preview.wanted or preview.kind == STAYS:
        in_the_way = "shut" if owed else "seat" if blocker else "wall"
        sentences.append(words.say(f"ahead-{in_the_way}", name=blocker, n=owed, leaps=int(leaps)))
    if preview.kind == STAYS:
        sentences.append(words.say("ahead-stay"))
    elif preview.kind != STUCK and preview.over == NOBODY:
        sentences.append(_arrival(words, preview, monster, laps))
    if loot:
        sentences.append(words.say("ahead-rob", thing=loot))
    if preview.kind == TO_FOE and win is not None:
        sentences.append(words.say("ahead-win", chance=percent(win, words.texts.language)))
        if round(_PER_CENT * death) > 0:
            dies = percent(death, words.texts.language)
            sentences.append(words.say("odds-lose-death", death=dies))
    if prize:
        sentences.append(words.say("ahead-prize", thing=prize))
    if towards_exit:
        sentences.append(words.say(f"ahead-{towards_exit}"))
    if preview.obeys < _WHOLE:
        chance = percent(preview.obeys / _WHOLE, words.texts.language)
        sentences.append(words.say("ahead-obeys", chance=chance))
    way = capital(direction(words.texts, preview.wanted))
    return written(words.texts, words.say("ahead", way=way, what=" ".join(sentences)))


def about_exit(fold: KnownGame, seat: int, preview: Preview) -> Literal["nearer", "late", ""]:
    """Return whether a choice leads nearer to the exit, or is too slow to get out in the last laps;
    "" where that is unknown or nothing new."""
    here, away = fold.mates[seat].square, steps_by_square(fold)
    if here is None or preview.kind in (STAYS, STUCK, TO_EXIT, TO_UNSEEN):
        return ""
    left = last_moves(fold, seat)
    if left is not None and left.reach in ("enough", "leap"):
        late = steps_over_rivals(fold, seat, preview.target) > left.moves - 1
        if late:
            return "late"
    if preview.target == fold.exit:
        return ""
    return "nearer" if away(preview.target) < away(here) < FAR else ""


def _leap(words: MazeWords, preview: Preview, monster: str, rival: str, laps: int) -> str:
    """Return the effect of a leap over a rival (IRR-36)."""
    return words.say(
        f"ahead-leap-{_ARRIVALS.get(preview.kind, 'free')}",
        name=rival,
        laps=laps,
        monster=monster or words.texts("irrgarten-word-a-monster"),
    )


def _arrival(words: MazeWords, preview: Preview, monster: str, laps: int) -> str:
    slides = "-slide" if preview.went != preview.wanted else ""
    return words.say(
        f"ahead{slides}-{_ARRIVALS.get(preview.kind, 'free')}",
        way=towards(words.texts, preview.went),
        laps=laps,
        monster=monster or words.texts("irrgarten-word-a-monster"),
    )
