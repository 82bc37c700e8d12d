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
    """Return "The short way to the exit takes 22 steps and 2 fights before the guardian. You win
    61% and 34%. The quiet way takes 31 steps.", or how far the exit is if the shortest way has no
    fight; `again` in short."""
    both = both_ways(fold, seat)
    if both is None:
        steps = steps_now(fold).get(seat, 0)
        values = {"n": steps, "guarded": _guarded(fold), "owed": fold.fare_owed(seat)}
        return [words.say("way-free", **values)] if steps else []
    return [_again(words, fold, seat, both) if again else _ways(words, fold, seat, both)]


def _guarded(fold: KnownGame) -> int:
    """Return 1 if a guardian is at the end of every way to the exit (IRR-35), else 0."""
    guardian = fold.foes.get(fold.config.guardian)
    return int(guardian is not None and guardian.health > 0)


def guardian_told(words: MazeWords, fold: KnownGame, seat: int) -> list[str]:
    """Return "The Ticket Ogre guards the exit. You win 44%.", a fight more on either way
    (IRR-35)."""
    chance, foe = guardian_chance(fold, seat), fold.foes.get(fold.config.guardian)
    if chance is None or foe is None:
        return []
    win = percent(chance, words.texts.language)
    return [capital(words.say("ways-guardian", monster=words.foe(foe), chance=win))]


def _again(words: MazeWords, fold: KnownGame, seat: int, both: BothWays) -> str:
    return words.say(
        "ways-again",
        n=both.short,
        count=len(both.foes),
        guarded=_guarded(fold),
        **_chances(words, fold, seat, both),
        quiet=both.quiet or 0,
        owed=fold.fare_owed(seat),
    )


def _ways(words: MazeWords, fold: KnownGame, seat: int, both: BothWays) -> str:
    if both.quiet is not None:
        quiet = words.say("ways-quiet", n=both.quiet)
    else:
        quiet = words.say("ways-none-yet" if fold.config.foggy else "ways-none")
    return words.say(
        "ways",
        n=both.short,
        count=len(both.foes),
        guarded=_guarded(fold),
        **_chances(words, fold, seat, both),
        quiet=quiet,
    )


def _chances(words: MazeWords, fold: KnownGame, seat: int, both: BothWays) -> dict[str, str | int]:
    """Return the chances of the fights on the short way that aren't nearly certain: in words, how
    many they are (0 for all), and in `sure` the number of fights if there are none."""
    mate = fold.mates[seat]
    found = [odds_of(fold, mate, fold.foes[foe]) for foe in both.foes]
    known = [odds.win for odds in found if odds is not None]
    risky = [win for win in known if win < SURE]
    told = [
        words.say("ways-chance", chance=percent(win, words.texts.language))
        for win in risky or known
    ]
    return {
        "chances": in_a_row(words.texts, told),
        "risky": len(risky) % len(both.foes),
        "sure": 0 if risky else len(both.foes),
    }
