"""Answers about a labyrinth: the player's own square, open ways, monsters, rivals and the odds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from app.games.irrgarten.perspective.board import EXIT, UNSEEN, WALL
from app.games.irrgarten.perspective.race import rivals_now
from app.games.irrgarten.perspective.reducer import KnownCharacter, KnownGame, KnownMonster
from app.games.irrgarten.perspective.spoils import things_of
from app.games.irrgarten.perspective.target import nearest_first, odds_of
from app.games.irrgarten.plain.maze import (
    WAYS,
    MazeWords,
    distance_told,
    monster_called,
    outside,
    place_told,
    rival_called,
    square_of,
)
from app.games.irrgarten.plain.things import item_told, prize_told
from app.games.irrgarten.text.combat_story import written
from app.games.irrgarten.text.gear import GearItem, listed
from app.games.irrgarten.text.narrator import direction
from app.games.irrgarten.text.plans import placed
from app.i18n.literal import literal
from app.i18n.numbers import decimal, percent, shares
from app.plain.words import UNKNOWN_CELLS
from app.text.sentences import in_a_row
from engines.irrgarten.odds import CombatOdds
from engines.kernel.events import SPECTATOR

MOST_LISTED: Final = 8
"""The most monsters that `nearby` lists."""
MOST_RIVALS: Final = 3
"""The most rivals whose steps to the exit the beginning of a turn says."""


class SightAnswers:
    """Answers from a seat's knowledge, one sentence per line."""

    def __init__(self, maze: MazeWords) -> None:
        self.maze, self.texts = maze, maze.texts
        self._say, self._known = maze.say, maze.known

    def place(self, known: KnownGame, square: int | None) -> str:
        """Return the column and row of a square, or that it is not known."""
        return place_told(self.maze, known, square)

    def _distance(self, known: KnownGame, here: int | None, there: int) -> str:
        return distance_told(self.maze, known, here, there)

    def where(self, seat: int, _about: str) -> list[str]:
        known = self._known(seat)
        here, board = known.mates[seat].square, known.board
        lines = [
            self._say(
                "where", place=self.place(known, here), columns=board.width, rows=board.height
            )
        ]
        if known.exit is None:
            return [*lines, self._say("exit-unseen")]
        return [*lines, self._say("exit", distance=self._distance(known, here, known.exit))]

    def open_ways(self, seat: int, _about: str) -> list[str]:
        """Return the length of each open way, and the obstacle at its end."""
        known = self._known(seat)
        here = known.mates[seat].square
        if here is None:
            return [self._say("unknown-place")]
        return [self._way(known, here, way) for way in WAYS]

    def _way(self, known: KnownGame, here: int, way: int) -> str:
        delta, free, square = known.config.deltas[way], 0, here
        while True:
            square += delta
            ends = self._obstacle(known, square)
            if ends:
                way_words, wall = direction(self.texts, way), int(self._wall(known, square))
                text = self._say("way", way=way_words, n=free, ends=ends, wall=wall)
                return written(self.texts, text)
            free += 1

    @staticmethod
    def _wall(known: KnownGame, square: int) -> bool:
        return known.board.terrain[square] == WALL or not known.board.inside(square)

    def _obstacle(self, known: KnownGame, square: int) -> str:
        """Return the obstacle on a square, "" if the square is free."""
        terrain = known.board.terrain[square]
        foe, mark = known.foe_on(square), known.board.seats.get(square)
        if self._wall(known, square):
            return self._say("wall")
        if terrain == UNSEEN:
            return self._say("unseen")
        if mark is not None:
            return self.maze.name(mark.seat)
        if foe is not None and foe.health > 0:
            return self.maze.foe(foe)
        return self._say("the-exit") if terrain == EXIT else ""

    def nearby(self, seat: int, _about: str) -> list[str]:
        known = self._known(seat)
        character = known.mates[seat]
        if character.square is None:
            return [self._say("unknown-place")]
        found = islice(nearest_first(known, character.square), MOST_LISTED)
        lines = [self._foe(known, character, foe, "foe-near") for foe in found]
        return [*(lines or [self._say("no-monster")]), *self.rivals(seat, "")]

    def _foe(
        self,
        known: KnownGame,
        character: KnownCharacter,
        foe: KnownMonster,
        message: str = "foe",
    ) -> str:
        """Return where a monster is, the odds against it, and what it carries; its figures only in
        the message "foe", as a list of them is long to hear."""
        odds = odds_of(known, character, foe)
        language = self.texts.language
        text = self._say(
            message,
            name=self._named(known, foe),
            distance=self._distance(known, character.square, foe.square),
            health=foe.health,
            strength=decimal(foe.strength, language),
            intelligence=decimal(foe.intelligence, language),
            chance=percent(odds.win if odds is not None else 0.0, language),
        )
        thing = prize_told(self.maze, foe)
        if thing:
            text = self._say("foe-carries", foe=text, thing=thing)
        return written(self.texts, text)

    def _named(self, known: KnownGame, foe: KnownMonster) -> str:
        """A monster as in a sentence, with its square for "go" if others have its name."""
        living = [one.card for one in known.foes.values() if one.health > 0]
        place = known.board.xy(foe.square)
        return placed(self.texts, self.maze.foe(foe), living.count(foe.card), *place)

    def rivals_away(self, seat: int) -> list[str]:
        """Return how many steps from the exit the living rivals nearest to it are; nothing where
        nobody's steps are known."""
        away = rivals_now(self._known(seat), seat)
        if not away:
            return []
        found = [(self.maze.name(one), steps) for steps, one in away[:MOST_RIVALS]]
        each = [self._say("rival-away", name=name, n=steps) for name, steps in found[1:]]
        rivals, (name, steps) = in_a_row(self.texts, each), found[0]
        return [self._say("rivals-away", count=len(found), name=name, n=steps, list=rivals)]

    def me(self, seat: int, _about: str) -> list[str]:
        """Return what the beginning of a turn doesn't say: the health is there."""
        known = self._known(seat)
        character = known.mates[seat]
        language = self.texts.language
        figures = self._say(
            "sheet",
            strength=decimal(character.strength or 0, language),
            intelligence=decimal(character.intelligence or 0, language),
        )
        if not things_of(character):
            return [figures, self._say("no-gear")]
        return [
            figures,
            self._gear("weapons", listed(character.weapons, character.weapon_names)),
            self._gear("shields", listed(character.shields, character.shield_names)),
            *self._counted(known, character),
        ]

    def _counted(self, known: KnownGame, character: KnownCharacter) -> list[str]:
        """How many things that is, where most of them win (IRR-39)."""
        if not known.config.last_laps:
            return []
        return [self._say("own-things", n=things_of(character) or 0)]

    def _gear(self, kind: str, items: Sequence[GearItem]) -> str:
        named = "-named" if any(self.maze.gear.name(item.number) for item in items) else ""
        told = in_a_row(self.texts, [self._item(item) for item in items])
        return self._say(f"{kind}{named}", n=len(items), list=told)

    def _item(self, item: GearItem) -> str:
        return item_told(self.maze, item, kind=False)

    def rivals(self, seat: int, _about: str) -> list[str]:
        known = self._known(seat)
        here = known.mates[seat].square if seat != SPECTATOR else None
        return [self._rival(known, here, rival) for rival in known.mates if rival.seat != seat]

    def _rival(self, known: KnownGame, here: int | None, rival: KnownCharacter) -> str:
        name = self.maze.name(rival.seat)
        if rival.seat in known.out:
            return self._say("rival-out", name=name, n=known.out[rival.seat])
        if not rival.alive:
            return self._say("rival-dead", name=name)
        if rival.square is None:
            return self._say("rival-unseen", name=name)
        return self._say(
            "rival",
            name=name,
            distance=self._distance(known, here, rival.square),
            health=rival.health or 0,
            weapons=len(rival.weapons or ()) // 2,
            shields=len(rival.shields or ()) // 2,
        )

    def odds(self, seat: int, about: str) -> list[str]:
        """Return the odds against a monster, or where a rival is: nobody fights one."""
        known = self._known(seat)
        character = known.mates[seat]
        if named := any(letter.isalpha() for letter in about):
            foe = monster_called(self.maze, known, character.square, about)
        else:
            near = () if character.square is None else nearest_first(known, character.square)
            foe = next(iter(near), None)
        if foe is None and named:
            rival = rival_called(self.maze, known, seat, about)
            if rival is not None:
                return [self._rival(known, character.square, rival)]
            return [self._say("go-unseen", words=literal(about, UNKNOWN_CELLS))]
        odds = odds_of(known, character, foe) if foe is not None else None
        if foe is None or odds is None:
            return [self._say("no-monster")]
        most = known.config.parameters.wounds_to_lose
        return [self._foe(known, character, foe), *self._course(odds, most)]

    def _course(self, odds: CombatOdds, most: int) -> list[str]:
        """The ways in which a combat may end, and the chances of an attack in it."""
        _, out, death = shares((odds.win, odds.out, odds.death), self.texts.language)
        # A round is two blows; the last one may be half a round.
        rounds = max(1, -(-round(odds.blows) // 2))
        lose = lose_message(odds)
        return [
            *([self._say(lose, wounds=most, out=out, death=death)] if lose else []),
            self._say("odds-after", health=round(odds.health), rounds=rounds)
            if odds.win
            else self._say("odds-never"),
            self._chances("odds-hit", odds.hit),
            self._chances("odds-wounded", odds.wounded),
        ]

    def _chances(self, message: str, chances: tuple[float, float]) -> str:
        """A chance, and its value when the gear is worn (IRR-12)."""
        first, last = (percent(chance, self.texts.language) for chance in chances)
        worn = "" if first == last else "-wear"
        return self._say(f"{message}{worn}", first=first, last=last)

    def look(self, seat: int, about: str) -> list[str]:
        """Return what is on a square by column and row, or everything about a monster or a
        rival."""
        known = self._known(seat)
        if any(letter.isalpha() for letter in about):
            return self.odds(seat, about)
        square = square_of(known, about)
        if square is None:
            board = known.board
            message = "outside" if outside(known, about) else "look-how"
            return [self._say(message, columns=board.width, rows=board.height)]
        what, place = self._obstacle(known, square), self.place(known, square)
        unseen = known.board.terrain[square] == UNSEEN
        message = "look-unseen" if unseen else "look" if what else "look-free"
        wall = int(self._wall(known, square))
        return [written(self.texts, self._say(message, what=what, place=place, wall=wall))]


def lose_message(odds: CombatOdds) -> str:
    """Return the message about a lost combat that leaves out what can't happen, "" if it can't be
    lost."""
    if odds.out > 0 and odds.death > 0:
        return "odds-lose"
    return "odds-lose-out" if odds.out > 0 else "odds-lose-death" if odds.death > 0 else ""
