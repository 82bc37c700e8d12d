"""Irrgarten in sentences: the own square, open ways, monsters nearby, and the odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from typing_extensions import override

from app.games.irrgarten.perspective.race import last_moves
from app.games.irrgarten.perspective.reducer import KnownGame, KnownMonster
from app.games.irrgarten.perspective.seat_view import IrrgartenPerspective
from app.games.irrgarten.perspective.spoils import loot_of, things_of
from app.games.irrgarten.perspective.target import odds_of
from app.games.irrgarten.plain.ahead import about_exit, ahead
from app.games.irrgarten.plain.both_ways import both_ways_told, guardian_told
from app.games.irrgarten.plain.hinting import hint_told
from app.games.irrgarten.plain.maze import WAYS, MazeWords, compass, fight_or_wait
from app.games.irrgarten.plain.routes import SeatRoutes
from app.games.irrgarten.plain.sights import SightAnswers
from app.games.irrgarten.plain.things import item_told, prize_told
from app.games.irrgarten.text.gear import GearWords
from app.games.irrgarten.text.narrator import (
    direction,
    monster_in_sentence,
    monster_name,
)
from app.games.irrgarten.text.race_story import leader
from app.plain.voice import Answer, PlainVoice
from app.plain.words import PlainChoice
from app.session.session import Session
from engines.irrgarten.state import NOBODY
from engines.irrgarten.view import Preview, View
from engines.kernel.events import SPECTATOR
from engines.kernel.rules import Outcome


class IrrgartenVoice(PlainVoice[View]):
    PREFIX: ClassVar[str] = "plain-maze"
    FIGURE_ALONE: ClassVar[bool] = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._perspectives: dict[int, IrrgartenPerspective] = {}
        gear = GearWords(self.texts, session.word, self.source.public.gear)
        self._maze = MazeWords(self.texts, self.fold, self.monster, self.foe, self._name, gear)
        self._sights = SightAnswers(self._maze)
        self.automatic = self._routes = SeatRoutes(self._maze)
        self._lasting: dict[int, set[str]] = {}
        """The lines that stay true, as each seat last heard them."""

    # -- knowledge

    @override
    def perspective(self, seat: int) -> IrrgartenPerspective:
        word = self.session.word
        perspective = IrrgartenPerspective(self.source, seat, self.texts, self._foe_by_card, word)
        self._perspectives[seat] = perspective
        self._routes.forget(seat)
        return perspective

    def fold(self, seat: int) -> KnownGame:
        perspective = self._perspectives[
            seat if self.source.secret and seat in self._perspectives else SPECTATOR
        ]
        perspective.settle()
        return perspective.fold

    def monster(self, foe: KnownMonster) -> str:
        return monster_name(self.texts, self.session.word, self.source.public.cards, foe.card)

    def foe(self, foe: KnownMonster) -> str:
        """A monster in a sentence, with its article."""
        return self._foe_by_card(foe.card)

    def _foe_by_card(self, card: int) -> str:
        return monster_in_sentence(self.texts, self.session.word, self.source.public.cards, card)

    # -- a turn

    @override
    def opening(self) -> list[str]:
        config = self.source.public
        leaps = int(config.parameters.leapfrog and len(self.source.seats) > 1)
        return [self._say("goal", laps=config.last_laps, leaps=leaps)]

    @override
    def brief(self, seat: int) -> list[str]:
        fold = self.fold(seat)
        ways = both_ways_told(self._maze, fold, seat, again=False)
        self._lasting[seat] = set(lasting := self._of_match(fold, seat))
        rivals = self._sights.rivals_away(seat)
        return [self._here("brief", fold, seat), *lasting, *ways, *rivals]

    @override
    def brief_again(self, seat: int) -> list[str]:
        fold = self.fold(seat)
        ways = both_ways_told(self._maze, fold, seat, again=True)
        said = self._lasting.get(seat, set())
        self._lasting[seat] = set(lasting := self._of_match(fold, seat))
        new = [line for line in lasting if line not in said]
        rivals = self._sights.rivals_away(seat)
        return [self._here("brief-again", fold, seat), *new, *ways, *rivals]

    def _here(self, message: str, fold: KnownGame, seat: int) -> str:
        """Return the turn, the place and the condition of a seat."""
        mate, most = fold.mates[seat], fold.config.parameters.wounds_to_lose
        hits = mate.wounds(most)
        return self._say(
            message,
            turn=fold.turn,
            name=self._name(seat),
            place=self._sights.place(fold, mate.square),
            health=mate.health or 0,
            hits=hits,
            wounds=self._say("wounds", hits=hits, most=most, close=int(hits >= most - 1)),
        )

    def _of_match(self, fold: KnownGame, seat: int) -> list[str]:
        """Return what stays true for many turns: the laps left, the fare, the guardian."""
        laps = [self._say("laps-left", n=fold.laps_left)] if fold.closes else []
        owed = fold.fare_owed(seat)
        fare = [self.texts("maze-stop-shut", n=owed)] if owed else []
        return [*laps, *self._leader(fold, seat), *fare, *guardian_told(self._maze, fold, seat)]

    def _leader(self, fold: KnownGame, seat: int) -> list[str]:
        """Return who leads in the last laps, and how many things win against them (IRR-39), or that
        the seat can't get out any more."""
        if not (fold.closes and fold.out):
            return []
        first = leader(fold.out)
        most, mine = fold.out[first], things_of(fold.mates[seat]) or 0
        things = self.texts("irrgarten-things", n=most)
        name = self._name(first)
        left = last_moves(fold, seat)
        reach = "enough" if left is None else left.reach
        figures = {"more": most + 1, "mine": mine}
        return [self._say("leader", name=name, things=things, reach=reach, **figures)]

    @override
    def choices(self, seat: int) -> list[PlainChoice]:
        """The four directions, each with its real effect (IRR-8)."""
        fold = self.fold(seat)
        return [
            PlainChoice(way, self._ahead(fold, seat, fold.previews[way]), self._words(way))
            for way in WAYS
            if way < len(fold.previews)
        ]

    def _words(self, way: int) -> tuple[str, ...]:
        named = direction(self.texts, way)
        return (named, named[:1], ("up", "down", "left", "right")[way], compass(self.texts, way))

    def _ahead(self, fold: KnownGame, seat: int, preview: Preview) -> str:
        foe = fold.foes.get(preview.foe)
        odds = odds_of(fold, fold.mates[seat], foe) if foe is not None else None
        return ahead(
            self._maze,
            preview,
            self._met(fold, foe) if foe is not None else "",
            odds.win if odds is not None else None,
            self._blocker(fold, seat, preview.wanted),
            self._loot(fold, seat, preview),
            prize_told(self._maze, foe) if foe is not None and foe.health > 0 else "",
            fold.config.last_laps,
            self._owed(fold, seat, preview.wanted),
            fold.config.parameters.leapfrog,
            about_exit(fold, seat, preview),
            odds.death if odds is not None else 0.0,
        )

    def _met(self, fold: KnownGame, foe: KnownMonster) -> str:
        """Return whom a step meets: the guardian is named as such (IRR-35)."""
        name = self.foe(foe)
        guards = foe.number == fold.config.guardian
        return self._say("the-guardian", monster=name) if guards else name

    def _owed(self, fold: KnownGame, seat: int, way: int) -> int:
        """The things that the player lacks for the exit in a direction (IRR-29)."""
        there = (fold.mates[seat].square or 0) + fold.config.deltas[way]
        return fold.fare_owed(seat) if there == fold.exit else 0

    def _loot(self, fold: KnownGame, seat: int, preview: Preview) -> str:
        """What the rival to leap over would lose (IRR-38)."""
        if preview.over == NOBODY:
            return ""
        loot = loot_of(fold, fold.mates[seat], preview.over)
        return item_told(self._maze, loot[1]) if loot is not None else ""

    def _blocker(self, fold: KnownGame, seat: int, way: int) -> str:
        there = (fold.mates[seat].square or 0) + fold.config.deltas[way]
        mark = fold.board.seats.get(there)
        return self._name(mark.seat) if mark is not None else ""

    @override
    def hint(self, seat: int) -> str:
        from engines.irrgarten.heuristics import racer_bot

        way = racer_bot(self.source.public, self._view(seat), 0)
        return hint_told(self._maze, self.fold(seat), seat, way)

    @override
    def not_now(self, seat: int, typed: str) -> str:
        """Answer what newcomers type for a fight or for waiting."""
        return fight_or_wait(self.texts, typed, "maze-go")

    # -- questions

    @property
    @override
    def answers(self) -> Mapping[str, Answer]:
        return {
            "maze.where": self._sights.where,
            "maze.exits": self._sights.open_ways,
            "maze.near": self._sights.nearby,
            "me": self._me,
            "rivals": self._sights.rivals,
            "odds": self._sights.odds,
            "maze.look": self._sights.look,
        }

    def _me(self, seat: int, about: str) -> list[str]:
        return [*self.brief(seat), *self._sights.me(seat, about)]

    # -- the end

    @override
    def _fate(self, seat: int, outcome: Outcome) -> str:
        """Whether it escaped, and the state of the others (IRR-9)."""
        fold = next(iter(self._perspectives.values())).fold
        mate = fold.mates[seat]
        name = self._name(seat)
        if seat in fold.out_turns:  # IRR-39
            things = self.texts("irrgarten-things", n=fold.out[seat])
            lap = fold.lap_of(fold.out_turns[seat])
            return self._say("end-out-in-lap", name=name, lap=lap, things=things)
        escaped = seat in outcome.winners or seat in fold.out
        fate = "out" if escaped else "inside" if mate.alive else "dead"
        n = things_of(mate) if fold.config.last_laps else None  # things decide there (IRR-39)
        things = "none" if n is None else self.texts("irrgarten-things", n=n)
        return self._say(f"end-{fate}", name=name, things=things)
