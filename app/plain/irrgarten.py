"""The labyrinth in sentences: where one is, which ways are open, what is near, and what a fight
would come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from app.eyes.irrgarten.board import EXIT, UNSEEN, WALL
from app.eyes.irrgarten.eyes import Eyes
from app.eyes.irrgarten.fold import Foe, Fold, Mate
from app.eyes.irrgarten.target import near, odds_of
from app.plain.routes import Routes
from app.plain.voice import Answer
from app.plain.words import Choice
from app.session import Session
from app.text.irrgarten import direction
from app.text.irrgarten_ahead import odds_words, preview_text
from app.text.literal import literal
from app.text.numbers import decimal, percent
from engines.irrgarten.events import Gear
from engines.irrgarten.view import Preview
from engines.kernel.events import SPECTATOR

WAYS: Final = range(4)
NO_ARROWS: Final = "    "
"""Sentences name directions: signs for them would only be read out."""
NEAR: Final = 8
"""Monsters that `near` tells of."""


class IrrgartenVoice:
    """See `app.plain.voice.Voice`."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.texts = session.texts
        self.match = session.match
        self._eyes: dict[int, Eyes] = {}
        self._routes = Routes(self.texts, self.fold, self.monster, self._name)

    # -- what is known

    def ears(self, seat: int) -> Eyes:
        """Fresh ears: a board and a log for a seat."""
        eyes = Eyes(self.match, seat, self.texts, self._by_card)
        self._eyes[seat] = eyes
        self._routes.forget(seat)
        return eyes

    def fold(self, seat: int) -> Fold:
        """What a seat knows, up to this moment."""
        eyes = self._eyes[seat if self.match.secret and seat in self._eyes else SPECTATOR]
        deciding = self.match.actor if not self.match.secret else seat
        if deciding >= 0:
            eyes.fold.glance(*self.match.glance(deciding))
        return eyes.fold

    def monster(self, foe: Foe) -> str:
        """What a monster is called."""
        return self._by_card(foe.card)

    def _by_card(self, card: int) -> str:
        cards = self.match.public.cards
        if 0 <= card < len(cards):
            named = self.session.word(f"monster-{cards[card].id}")
            return literal(named or cards[card].id.replace("-", " ").capitalize())
        return self.texts("irrgarten-word-monster")

    def _name(self, seat: int) -> str:
        return literal(self.match.seats[seat].name)

    def _say(self, message: str, /, **values: str | int) -> str:
        return self.texts(f"plain-maze-{message}", **values)

    # -- a turn

    def brief(self, seat: int) -> list[str]:
        """The turn, and how one fares."""
        fold = self.fold(seat)
        mate = fold.mates[seat]
        return [
            self._say(
                "brief",
                turn=fold.turn,
                name=self._name(seat),
                place=self._place(fold, mate.square),
                health=mate.health or 0,
                hits=mate.hits or 0,
                most=fold.config.figures.wounds_to_lose,
            )
        ]

    def choices(self, seat: int) -> list[Choice]:
        """The four directions, each with what it really does (IRR-8)."""
        fold = self.fold(seat)
        return [
            Choice(way, self._ahead(fold, seat, fold.previews[way]), self._words(way))
            for way in WAYS
            if way < len(fold.previews)
        ]

    def _words(self, way: int) -> tuple[str, ...]:
        named = direction(self.texts, way)
        return (named, named[:1], ("up", "down", "left", "right")[way])

    def _ahead(self, fold: Fold, seat: int, preview: Preview) -> str:
        foe = fold.foes.get(preview.foe)
        odds = odds_of(fold, fold.mates[seat], foe) if foe is not None else None
        told = preview_text(
            self.texts,
            preview,
            self.monster(foe) if foe is not None else "",
            odds.win if odds is not None else None,
            NO_ARROWS,
            self._blocker(fold, seat, preview.wanted),
        )
        words = " ".join(told.split())
        wanted = direction(self.texts, preview.wanted)
        return words if words.startswith(wanted) else f"{wanted}: {words}"

    def _blocker(self, fold: Fold, seat: int, way: int) -> str:
        there = (fold.mates[seat].square or 0) + fold.config.deltas[way]
        mark = fold.board.seats.get(there)
        return self._name(mark.seat) if mark is not None else ""

    def hint(self, seat: int) -> str:
        """Where the scout would go."""
        from engines.irrgarten.bots import scout_bot

        way = scout_bot(self.match.public, self.match.view(seat), 0)
        return self._say("hint", way=direction(self.texts, way))

    # -- questions

    @property
    def answers(self) -> Mapping[str, Answer]:
        """What can be asked of a labyrinth."""
        return {
            "maze.where": self._where,
            "maze.exits": self._exits,
            "maze.near": self._near,
            "me": self._me,
            "rivals": self._rivals,
            "odds": self._odds,
            "maze.look": self._look,
            "maze.go": self._no_order,
            "maze.explore": self._no_order,
        }

    def _no_order(self, _seat: int, _about: str) -> list[str]:
        return []

    def _place(self, fold: Fold, square: int | None) -> str:
        if square is None:
            return self._say("unknown-place")
        column, row = fold.board.xy(square)
        return self._say("place", column=column + 1, row=row + 1)

    def _aside(self, fold: Fold, here: int | None, there: int) -> str:
        """How far something is, as the crow flies: "3 right, 2 down"."""
        if here is None:
            return self._place(fold, there)
        (x, y), (to_x, to_y) = fold.board.xy(here), fold.board.xy(there)
        steps = ((to_y - y, (0, 1)), (to_x - x, (2, 3)))
        parts = [
            self._say("steps", n=abs(n), way=direction(self.texts, ways[n > 0]))
            for n, ways in steps
            if n
        ]
        return ", ".join(parts) or self._say("here")

    def _where(self, seat: int, _about: str) -> list[str]:
        fold = self.fold(seat)
        here, board = fold.mates[seat].square, fold.board
        lines = [
            self._say(
                "where", place=self._place(fold, here), columns=board.width, rows=board.height
            )
        ]
        if fold.exit is None:
            return [*lines, self._say("exit-unseen")]
        return [*lines, self._say("exit", aside=self._aside(fold, here, fold.exit))]

    def _exits(self, seat: int, _about: str) -> list[str]:
        """How far each way is open, and what ends it."""
        fold = self.fold(seat)
        here = fold.mates[seat].square
        if here is None:
            return [self._say("unknown-place")]
        return [self._way(fold, here, way) for way in WAYS]

    def _way(self, fold: Fold, here: int, way: int) -> str:
        delta, free, square = fold.config.deltas[way], 0, here
        while True:
            square += delta
            ends = self._holds(fold, square)
            if ends:
                return self._say("way", way=direction(self.texts, way), n=free, ends=ends)
            free += 1

    def _holds(self, fold: Fold, square: int) -> str:
        """What ends a way there, "" if the square is simply free."""
        terrain = fold.board.terrain[square]
        foe, mark = fold.foe_on(square), fold.board.seats.get(square)
        if terrain == WALL or not fold.board.inside(square):
            return self.texts("irrgarten-word-wall")
        if terrain == UNSEEN:
            return self._say("unseen")
        if mark is not None:
            return self._name(mark.seat)
        if foe is not None and foe.health > 0:
            return self.monster(foe)
        return self._say("the-exit") if terrain == EXIT else ""

    def _near(self, seat: int, _about: str) -> list[str]:
        """The nearest monsters with the chance to win, and the rivals in sight."""
        fold = self.fold(seat)
        mate = fold.mates[seat]
        if mate.square is None:
            return [self._say("unknown-place")]
        found = [foe for _, foe in zip(range(NEAR), near(fold, mate.square), strict=False)]
        lines = [self._foe(fold, mate, foe) for foe in found]
        return [*(lines or [self._say("no-monster")]), *self._rivals(seat, "")]

    def _foe(self, fold: Fold, mate: Mate, foe: Foe) -> str:
        odds = odds_of(fold, mate, foe)
        language = self.texts.language
        return self._say(
            "foe",
            name=self.monster(foe),
            aside=self._aside(fold, mate.square, foe.square),
            health=foe.health,
            strength=decimal(foe.strength, language),
            mind=decimal(foe.intelligence, language),
            chance=percent(odds.win if odds is not None else 0.0, language),
        )

    def _me(self, seat: int, _about: str) -> list[str]:
        fold = self.fold(seat)
        mate, figures = fold.mates[seat], fold.config.figures
        language = self.texts.language
        return [
            *self.brief(seat),
            self._say(
                "sheet",
                health=mate.health or 0,
                most=figures.player_health,
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

    def _rivals(self, seat: int, _about: str) -> list[str]:
        fold = self.fold(seat)
        here = fold.mates[seat].square if seat >= 0 else None
        return [self._rival(fold, here, mate) for mate in fold.mates if mate.seat != seat]

    def _rival(self, fold: Fold, here: int | None, mate: Mate) -> str:
        name = self._name(mate.seat)
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

    def _odds(self, seat: int, about: str) -> list[str]:
        """What a fight would come to, against the monster that is named or the nearest one."""
        fold = self.fold(seat)
        mate = fold.mates[seat]
        found = list(near(fold, mate.square)) if mate.square is not None else []
        wanted = [
            foe for foe in found if about and about.casefold() in self.monster(foe).casefold()
        ]
        foe = next(iter(wanted or found), None)
        odds = odds_of(fold, mate, foe) if foe is not None else None
        if foe is None or odds is None:
            return [self._say("no-monster")]
        told = odds_words(self.texts, odds, fold.config.figures.wounds_to_lose, self._say("then"))
        sentences = (told.win, told.out, told.death, told.after, told.hit, told.wounded)
        return [self._foe(fold, mate, foe), *sentences]

    def _look(self, seat: int, about: str) -> list[str]:
        """What lies on a square: `look 4 7`."""
        fold = self.fold(seat)
        square = self._routes.square(fold, about)
        if square is None:
            return [self._say("look-how")]
        told = self._holds(fold, square) or self.texts("maze-look-free")
        return [f"{self._place(fold, square)}: {told}"]

    # -- routes

    def order(self, seat: int, command: str, about: str) -> Sequence[str] | None:
        """Travel to the exit, a monster, a rival or a square; or explore."""
        if command == "maze.go":
            return self._routes.go(seat, about)
        if command == "maze.explore":
            return self._routes.explore(seat)
        return None

    def busy(self, seat: int) -> bool:
        """Whether a route goes on."""
        return self._routes.going(seat)

    def under_way(self, seat: int) -> int | None:
        """The next step of a route."""
        return self._routes.step(seat)

    def said(self) -> list[str]:
        """Why a route stopped."""
        return self._routes.said()

    def ending(self) -> list[str]:
        """Who escaped, and how the others fare (IRR-9)."""
        outcome = self.match.outcome()
        winners = outcome.winners if outcome is not None else ()
        lines = []
        for mate in self._eyes[next(iter(self._eyes))].fold.mates:
            fate = "out" if mate.seat in winners else "inside" if mate.alive else "dead"
            lines.append(
                self.texts(
                    "plain-end-seat",
                    name=self._name(mate.seat),
                    fate=self.texts(f"maze-end-{fate}"),
                )
            )
        return lines
