"""Questions about a labyrinth: the own place, open ways, monsters and rivals nearby, the odds."""

from __future__ import annotations

from typing import Final

from app.games.irrgarten.perspective.board import EXIT, UNSEEN, WALL
from app.games.irrgarten.perspective.reducer import KnownCharacter, KnownGame, KnownMonster
from app.games.irrgarten.perspective.target import near, odds_of
from app.games.irrgarten.plain.maze import WAYS, MazeWords, square_of
from app.games.irrgarten.text.narrator import direction
from app.games.irrgarten.text.odds import odds_words
from app.i18n.numbers import decimal, percent
from app.plain.words import named_like
from engines.irrgarten.events import Gear

NEAR: Final = 8
"""The most monsters that `near` lists."""


class SightAnswers:
    """Answers from a seat's knowledge, one sentence per line."""

    def __init__(self, maze: MazeWords) -> None:
        self.maze, self.texts = maze, maze.texts
        self._say, self._fold = maze.say, maze.fold

    def place(self, fold: KnownGame, square: int | None) -> str:
        """Column and row of a square, or that its place is not known."""
        if square is None:
            return self._say("unknown-place")
        column, row = fold.board.xy(square)
        return self._say("place", column=column + 1, row=row + 1)

    def _aside(self, fold: KnownGame, here: int | None, there: int) -> str:
        """The distance with walls ignored: "3 right, 2 down"."""
        if here is None:
            return self.place(fold, there)
        (x, y), (to_x, to_y) = fold.board.xy(here), fold.board.xy(there)
        steps = ((to_y - y, (0, 1)), (to_x - x, (2, 3)))
        parts = [
            self._say("steps", n=abs(n), way=direction(self.texts, ways[n > 0]))
            for n, ways in steps
            if n
        ]
        return ", ".join(parts) or self._say("here")

    def where(self, seat: int, _about: str) -> list[str]:
        fold = self._fold(seat)
        here, board = fold.mates[seat].square, fold.board
        lines = [
            self._say("where", place=self.place(fold, here), columns=board.width, rows=board.height)
        ]
        if fold.exit is None:
            return [*lines, self._say("exit-unseen")]
        return [*lines, self._say("exit", aside=self._aside(fold, here, fold.exit))]

    def exits(self, seat: int, _about: str) -> list[str]:
        """The length of each open way, and the obstacle at its end."""
        fold = self._fold(seat)
        here = fold.mates[seat].square
        if here is None:
            return [self._say("unknown-place")]
        return [self._way(fold, here, way) for way in WAYS]

    def _way(self, fold: KnownGame, here: int, way: int) -> str:
        delta, free, square = fold.config.deltas[way], 0, here
        while True:
            square += delta
            ends = self._holds(fold, square)
            if ends:
                return self._say("way", way=direction(self.texts, way), n=free, ends=ends)
            free += 1

    def _holds(self, fold: KnownGame, square: int) -> str:
        """The obstacle on a square, "" if the square is free."""
        terrain = fold.board.terrain[square]
        foe, mark = fold.foe_on(square), fold.board.seats.get(square)
        if terrain == WALL or not fold.board.inside(square):
            return self.texts("irrgarten-word-wall")
        if terrain == UNSEEN:
            return self._say("unseen")
        if mark is not None:
            return self.maze.name(mark.seat)
        if foe is not None and foe.health > 0:
            return self.maze.monster(foe)
        return self._say("the-exit") if terrain == EXIT else ""

    def near(self, seat: int, _about: str) -> list[str]:
        fold = self._fold(seat)
        mate = fold.mates[seat]
        if mate.square is None:
            return [self._say("unknown-place")]
        found = [foe for _, foe in zip(range(NEAR), near(fold, mate.square), strict=False)]
        lines = [self._foe(fold, mate, foe) for foe in found]
        return [*(lines or [self._say("no-monster")]), *self.rivals(seat, "")]

    def _foe(self, fold: KnownGame, mate: KnownCharacter, foe: KnownMonster) -> str:
        odds = odds_of(fold, mate, foe)
        language = self.texts.language
        return self._say(
            "foe",
            name=self.maze.monster(foe),
            aside=self._aside(fold, mate.square, foe.square),
            health=foe.health,
            strength=decimal(foe.strength, language),
            mind=decimal(foe.intelligence, language),
            chance=percent(odds.win if odds is not None else 0.0, language),
        )

    def me(self, seat: int, _about: str) -> list[str]:
        fold = self._fold(seat)
        mate, parameters = fold.mates[seat], fold.config.parameters
        language = self.texts.language
        return [
            self._say(
                "sheet",
                health=mate.health or 0,
                most=parameters.player_health,
                strength=decimal(mate.strength or 0, language),
                mind=decimal(mate.intelligence or 0, language),
            ),
            self._gear("weapons", mate.weapons or ()),
            self._gear("shields", mate.shields or ()),
        ]

    def _gear(self, kind: str, gear: Gear) -> str:
        items = [
            self._say("item", power=decimal(power, self.texts.language), uses=uses)
            for power, uses in zip(gear[::2], gear[1::2], strict=True)
        ]
        if not items:
            return self.texts(f"maze-no-{kind}")
        return self._say(kind, list=", ".join(items))

    def rivals(self, seat: int, _about: str) -> list[str]:
        fold = self._fold(seat)
        here = fold.mates[seat].square if seat >= 0 else None
        return [self._rival(fold, here, mate) for mate in fold.mates if mate.seat != seat]

    def _rival(self, fold: KnownGame, here: int | None, mate: KnownCharacter) -> str:
        name = self.maze.name(mate.seat)
        if not mate.alive:
            return self._say("rival-dead", name=name)
        if mate.square is None:
            return self._say("rival-unseen", name=name)
        return self._say(
            "rival",
            name=name,
            aside=self._aside(fold, here, mate.square),
            health=mate.health or 0,
            weapons=len(mate.weapons or ()) // 2,
            shields=len(mate.shields or ()) // 2,
        )

    def odds(self, seat: int, about: str) -> list[str]:
        fold = self._fold(seat)
        mate = fold.mates[seat]
        found = list(near(fold, mate.square)) if mate.square is not None else []
        foe = named_like(about, found, self.maze.monster) or next(iter(found), None)
        odds = odds_of(fold, mate, foe) if foe is not None else None
        if foe is None or odds is None:
            return [self._say("no-monster")]
        text = odds_words(
            self.texts, odds, fold.config.parameters.wounds_to_lose, self._say("then")
        )
        sentences = (text.win, text.out, text.death, text.after, text.hit, text.wounded)
        return [self._foe(fold, mate, foe), *sentences]

    def look(self, seat: int, about: str) -> list[str]:
        fold = self._fold(seat)
        square = square_of(fold, about)
        if square is None:
            return [self._say("look-how")]
        text = self._holds(fold, square) or self.texts("maze-look-free")
        return [f"{self.place(fold, square)}: {text}"]
