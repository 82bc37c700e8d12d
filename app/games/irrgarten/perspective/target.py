"""Monsters as opponents: the nearest ones, and the odds of fighting them, computed on demand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.games.irrgarten.perspective.reducer import KnownCharacter, KnownGame, KnownMonster, Squares
from engines.irrgarten.odds import CombatOdds, combat_odds

REACH = 24
"""How many squares away a monster is looked for."""
A_TICK = 4
"""Odds computed before the screen gets control again: each takes up to 3 ms."""
SAFE, RISKY = 0.8, 0.45
"""The win chances from which a fight is drawn as safe and as risky; below it is deadly."""


def nearest_first(fold: KnownGame, square: int, reach: int = REACH) -> Iterator[KnownMonster]:
    """Yield the living monsters up to `reach` steps away, walls ignored; the nearest first."""
    if not fold.foe_at:
        return
    x, y = fold.board.xy(square)
    width, height = fold.board.width, fold.board.height
    step, foe_at = fold.board.stride, fold.foe_at
    for away in range(reach + 1):
        for down in range(-away, away + 1):
            if not 0 <= y + down < height:
                continue
            aside = away - abs(down)
            for over in {-aside, aside}:
                if 0 <= x + over < width and square + down * step + over in foe_at:
                    foe = fold.foes[foe_at[square + down * step + over]]
                    if foe.health > 0:
                        yield foe


def odds_of(fold: KnownGame, mate: KnownCharacter, foe: KnownMonster) -> CombatOdds | None:
    """The odds of a character against a monster, as both are now; None if they are not known."""
    if mate.strength is None or mate.intelligence is None or mate.health is None:
        return None
    if mate.health <= 0 or foe.health <= 0:
        return None
    return combat_odds(
        fold.config.parameters,
        (mate.strength, mate.intelligence, bool(mate.fuzzy)),
        (mate.weapons or (), mate.shields or ()),
        (mate.health, mate.hits or 0),
        (foe.strength, foe.intelligence, foe.health),
    )


def guardian_chance(fold: KnownGame, seat: int) -> float | None:
    """Return a seat's chance against the guardian as both are now (IRR-35); None if it isn't known,
    and without a guardian."""
    foe = fold.foes.get(fold.config.guardian)
    odds = odds_of(fold, fold.mates[seat], foe) if foe is not None and seat >= 0 else None
    return None if odds is None else odds.win


def danger(win: float) -> str:
    return "safe" if win >= SAFE else "risky" if win >= RISKY else "deadly"


def tenths(win: float) -> str:
    """A win chance as a digit: 9 is 90 per cent or more, 0 less than ten."""
    return str(min(9, int(win * 10 + 1e-9)))


class TargetMonster:
    """The monster that the panel shows: the chosen one, else the nearest."""

    def __init__(self) -> None:
        self._chosen: int | None = None

    def of(self, fold: KnownGame, square: int | None) -> KnownMonster | None:
        if self._chosen is not None:
            foe = fold.foes.get(self._chosen)
            if foe is not None and foe.health > 0:
                return foe
            self._chosen = None
        return None if square is None else next(nearest_first(fold, square), None)

    def choose(self, number: int | None) -> None:
        """Choose a monster; None returns to the nearest."""
        self._chosen = number

    def turn(self, fold: KnownGame, square: int, step: int) -> KnownMonster | None:
        """Choose the next one by distance, or the previous one (-1); the ends lead to each
        other."""
        around = list(nearest_first(fold, square))
        if not around:
            return None
        present = self.of(fold, square)
        at = around.index(present) + step if present in around else min(0, step)
        chosen = around[at % len(around)]
        self._chosen = chosen.number
        return chosen


class OddsMarks:
    """The digits beside the monsters in view: the win chance in tenths.

    They are computed a few at a time; `stale` clears them when the fighter changed."""

    def __init__(self) -> None:
        self.shown = True
        self._done: set[int] = set()
        self._for: tuple[object, ...] = ()

    def stale(self, fold: KnownGame, mate: KnownCharacter) -> Squares:
        """Clear digits that are for another fighter. Return the squares that lose them."""
        now = (mate.seat, mate.health, mate.hits, mate.weapons, mate.shields, mate.fuzzy)
        if now == self._for:
            return set()
        self._for = now
        if not mate.alive:
            return self.clear(fold)
        self._done = set()
        return set()

    def work(
        self, fold: KnownGame, mate: KnownCharacter, in_view: Iterable[int]
    ) -> tuple[Squares, bool]:
        """Compute a few digits. Return the changed squares, and whether more are left."""
        changed: Squares = set()
        left = A_TICK
        for square in in_view:
            number = fold.foe_at.get(square)
            if number is None or number in self._done:
                continue
            if not left:
                return changed, True
            left -= 1
            self._done.add(number)
            foe = fold.foes[number]
            changed |= self._mark(fold, foe, odds_of(fold, mate, foe))
        return changed, False

    def forget(self, number: int) -> None:
        self._done.discard(number)

    def switch(self, fold: KnownGame) -> Squares:
        self.shown = not self.shown
        return self.clear(fold)

    def clear(self, fold: KnownGame) -> Squares:
        done, self._done = self._done, set()
        changed: Squares = set()
        for number in done:
            if number in fold.foes:
                changed |= self._mark(fold, fold.foes[number], None)
        return changed

    def _mark(self, fold: KnownGame, foe: KnownMonster, odds: CombatOdds | None) -> Squares:
        if odds is None:
            return fold.board.mark(foe.square, fold.drawn(foe))
        digit = tenths(odds.win) if self.shown else ""
        return fold.board.mark(foe.square, fold.drawn(foe, digit, danger(odds.win)))
