"""The short way to the exit with its fights and the quiet way, in sentences (IRR-30)."""

from __future__ import annotations

from typing import Final

from app.games.irrgarten.perspective.race import steps_now
from app.games.irrgarten.perspective.reducer import KnownGame
from app.games.irrgarten.perspective.target import guardian_chance, odds_of
from app.games.irrgarten.perspective.ways import BothWays, both_ways
from app.games.irrgarten.plain.maze import MazeWords
from app.i18n.numbers import percent
from app.text.sentences import capital, in_a_row

SURE: Final = 0.995
"""The least chance of a fight that needs no figure."""


def both_ways_told(words: MazeWords, fold: KnownGame, seat: int, *, again: bool) -> list[str]:
    """Return "The short way to the exit takes 22 steps and 2 fights. You win 61% and 34%. The quiet
    way takes 31 steps.", or how far the exit is if the shortest way has no fight; `again` in short.
    """
    both = both_ways(fold, seat)
    if both is None:
        steps = steps_now(fold).get(seat, 0)
        guardian = fold.foes.get(fold.config.guardian)
        guarded = int(guardian is not None and guardian.health > 0)
        owed = fold.fare_owed(seat)
        values = {"n": steps, "guarded": 2 if owed else guarded, "owed": owed}
        return [words.say("way-free", **values)] if steps else []
    return [_again(words, fold, seat, both) if again else _ways(words, fold, seat, both)]


def guardian_told(words: MazeWords, fold: KnownGame, seat: int) -> list[str]:
    """Return "The Ticket Ogre guards the exit. You win 44%.", a fight more on either way
    (IRR-35)."""
    chance, foe = guardian_chance(fold, seat), fold.foes.get(fold.config.guardian)
    if chance is None or foe is None:
        return []
    win = percent(chance, words.texts.language)
    return [capital(words.say("ways-guardian", monster=words.foe(foe), chance=win))]


def _again(words: MazeWords, fold: KnownGame, seat: int, both: BothWays) -> str:
    chances, sure = _chances(words, fold, seat, both)
    return words.say(
        "ways-again",
        n=both.short,
        count=len(both.foes),
        chances=chances,
        quiet=both.quiet or 0,
        owed=fold.fare_owed(seat),
        sure=len(both.foes) if sure else 0,
    )


def _ways(words: MazeWords, fold: KnownGame, seat: int, both: BothWays) -> str:
    chances, sure = _chances(words, fold, seat, both)
    if both.quiet is not None:
        quiet = words.say("ways-quiet", n=both.quiet)
    else:
        quiet = words.say("ways-none-yet" if fold.config.foggy else "ways-none")
    return words.say(
        "ways",
        n=both.short,
        count=len(both.foes),
        chances=chances,
        sure=len(both.foes) if sure else 0,
        quiet=quiet,
    )


def _chances(words: MazeWords, fold: KnownGame, seat: int, both: BothWays) -> tuple[str, bool]:
    """Return the chances of the fights on the short way, and whether all are nearly certain."""
    chances, sure = list[str](), True
    for foe in both.foes:
        odds = odds_of(fold, fold.mates[seat], fold.foes[foe])
        if odds is not None:
            chance = percent(odds.win, words.texts.language)
            chances.append(words.say("ways-chance", chance=chance))
            sure = sure and odds.win >= SURE
    return in_a_row(words.texts, chances), sure
