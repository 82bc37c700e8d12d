"""A hint in a sentence: the step, and the monster or the way to the exit that it leads to."""

from __future__ import annotations

from app.games.irrgarten.perspective.paths import path
from app.games.irrgarten.perspective.reducer import KnownGame, KnownMonster
from app.games.irrgarten.perspective.target import nearest_first, odds_of
from app.games.irrgarten.perspective.ways import short_way
from app.games.irrgarten.plain.maze import MazeWords, distance_told
from app.games.irrgarten.plain.things import prize_told
from app.games.irrgarten.text.combat_story import written
from app.games.irrgarten.text.narrator import towards
from app.i18n.numbers import percent

NEAR = 12
"""The monsters that a step may lead to, the nearest first."""


def hint_told(words: MazeWords, fold: KnownGame, seat: int, way: int) -> str:
    """Return a bot's step in a direction with its reason: the fight there, the nearest monster
    that it leads to while the exit is shut (IRR-29), else the way to the exit."""
    here = fold.mates[seat].square
    if here is None or way >= len(fold.previews):
        return words.say("hint", way=towards(words.texts, way))
    foe = fold.foes.get(fold.previews[way].foe)
    if foe is not None and foe.health > 0:
        return _towards(words, fold, seat, way, foe, "hint-fight")
    step = here + fold.config.deltas[way]
    reason = "" if fold.fare_owed(seat) else _exit(words, fold, seat, way, step)
    if reason:
        return reason
    foe = _ahead(fold, seat, here, step)
    if foe is not None:
        return _towards(words, fold, seat, way, foe, "hint-foe")
    return words.say("hint", way=towards(words.texts, way))


def _exit(words: MazeWords, fold: KnownGame, seat: int, way: int, step: int) -> str:
    """Return that the step is on the short or the quiet way to the exit, "" if on neither."""
    if fold.exit is None:
        return ""
    for short, squares in ((1, short_way(fold, seat)), (0, path(fold, seat, fold.exit))):
        if squares[:1] == [step]:
            named = towards(words.texts, way)
            return words.say("hint-exit", way=named, short=short, n=len(squares))
    return ""


def _ahead(fold: KnownGame, seat: int, here: int, step: int) -> KnownMonster | None:
    """Return the nearest monster on the way to which a step is."""
    near = [foe for foe in nearest_first(fold, here) if foe.number != fold.config.guardian][:NEAR]
    found = [(path(fold, seat, foe.square), foe) for foe in near]
    led = [(len(squares), foe) for squares, foe in found if squares[:1] == [step]]
    return min(led, key=lambda one: one[0])[1] if led else None


def _towards(
    words: MazeWords, fold: KnownGame, seat: int, way: int, foe: KnownMonster, message: str
) -> str:
    odds = odds_of(fold, fold.mates[seat], foe)
    text = words.say(
        message,
        way=towards(words.texts, way),
        monster=words.foe(foe),
        distance=distance_told(words, fold, fold.mates[seat].square, foe.square),
        chance=percent(odds.win if odds is not None else 0.0, words.texts.language),
        thing=prize_told(words, foe) or "none",
    )
    return written(words.texts, text)
