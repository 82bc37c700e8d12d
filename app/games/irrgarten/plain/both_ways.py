"""The short way to the exit with its fights and the quiet way, in sentences (IRR-30)."""

from __future__ import annotations

from typing import Final

from app.games.irrgarten.perspective.reducer import KnownGame
from app.games.irrgarten.perspective.target import guardian_chance, odds_of
from app.games.irrgarten.perspective.ways import both_ways
from app.games.irrgarten.plain.maze import MazeWords
from app.i18n.numbers import percent
from app.text.sentences import capital, in_a_row

SURE: Final = 0.995
"""The least chance of a fight that needs no figure."""


def both_ways_told(words: MazeWords, fold: KnownGame, seat: int) -> list[str]:
    """Return "The short way to the exit takes 22 steps and 2 fights. You win 61% and 34%. The quiet
    way takes 31 steps.", unless the shortest way has no fight, and "The Ticket Ogre guards the
    exit. You win 44%.", which is a fight more on either way (IRR-35)."""
    return [*_ways(words, fold, seat), *_guardian(words, fold, seat)]


def _guardian(words: MazeWords, fold: KnownGame, seat: int) -> list[str]:
    chance, foe = guardian_chance(fold, seat), fold.foes.get(fold.config.guardian)
    if chance is None or foe is None:
        return []
    win = percent(chance, words.texts.language)
    return [capital(words.say("ways-guardian", monster=words.foe(foe), chance=win))]


def _ways(words: MazeWords, fold: KnownGame, seat: int) -> list[str]:
    both = both_ways(fold, seat)
    if both is None:
        return []
    chances, sure = list[str](), True
    for foe in both.foes:
        odds = odds_of(fold, fold.mates[seat], fold.foes[foe])
        if odds is not None:
            chance = percent(odds.win, words.texts.language)
            chances.append(words.say("ways-chance", chance=chance))
            sure = sure and odds.win >= SURE
    if both.quiet is not None:
        quiet = words.say("ways-quiet", n=both.quiet)
    else:
        quiet = words.say("ways-none-yet" if fold.config.foggy else "ways-none")
    told = words.say(
        "ways",
        n=both.short,
        count=len(both.foes),
        chances=in_a_row(words.texts, chances),
        sure=len(both.foes) if sure else 0,
        quiet=quiet,
    )
    return [told]
