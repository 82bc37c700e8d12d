"""Answers about a floor of a Descent: the own square, monsters, rivals, the stairs and the odds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from app.games.irrgarten.descent.perspective.floor import Monster
from app.games.irrgarten.descent.plain.known import KnownFloor
from app.games.irrgarten.descent.plain.phrases import Phrases
from app.games.irrgarten.descent.plain.walking import Goal
from app.games.irrgarten.descent.text.narrator import kind_about
from app.games.irrgarten.descent.text.pays import last_pays
from app.games.irrgarten.descent.text.words import carried
from app.i18n.literal import literal
from app.i18n.numbers import decimal
from app.plain.words import UNKNOWN_CELLS, folded, named_like
from app.text.sentences import either, in_a_row
from engines.irrgarten.descent.state import INSIDE, PLACES
from engines.irrgarten.descent.view import Sheet
from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.labyrinth import FAR

_PLACE: Final = re.compile(r"(\d{1,3})\D+(\d{1,3})")


class Answers:
    """Answers from a seat's knowledge, one sentence a line."""

    def __init__(
        self,
        phrases: Phrases,
        known: Callable[[int], KnownFloor],
        name: Callable[[int], str],
    ) -> None:
        self._phrases, self._known, self._name = phrases, known, name
        self._say, self._texts = phrases.say, phrases.texts

    def place(self, known: KnownFloor, square: int) -> str:
        """Return the column and row of a square."""
        column, row = known.board.xy(square)
        return self._texts("plain-maze-place", column=column + 1, row=row + 1)

    def bell(self, known: KnownFloor) -> str:
        """Return when the bell rings or the seat's square closes, and how far the exit is."""
        view, square = known.view, known.me.square
        steps = known.exit_steps
        closes = known.closes_in(square) % FAR if square is not None else 0
        if view.rung:
            return self._say("bell-rung", n=closes, steps=steps)
        return self._say("bell", n=view.bell - view.clock + 1, steps=steps)

    def last_pay(self, known: KnownFloor) -> list[str]:
        """Return what the exits of the last floor pay (IRR-49); [] on any other."""
        view = known.view
        if view.number < known.config.floors:
            return []
        return [last_pays(self._texts, known.config, len(view.exits) > 1)]

    def lap(self, known: KnownFloor) -> str:
        """Return how the seat is, and when the bell rings or its square closes, in one line."""
        me, view = known.me, known.view
        square = known.closes_in(me.square) % FAR if me.square is not None else 0
        return self._say(
            "brief-again",
            lap=view.round,
            health=me.health or 0,
            hits=me.hits or 0,
            last=int((me.hits or 0) >= known.config.parameters.wounds_to_lose - 1),
            coins=self._phrases.coins(me.coins),
            rung=int(view.rung),
            closes=square,
            bell=view.bell - view.clock + 1,
        )

    def where(self, seat: int, _about: str) -> list[str]:
        known = self._known(seat)
        view, square = known.view, known.me.square
        if square is None:
            return [self._say("not-inside")]
        return [
            self._say(
                "where",
                place=self.place(known, square),
                columns=known.board.width,
                rows=known.board.height,
                exits=in_a_row(self._texts, [self.place(known, one) for one in view.exits]),
                n=len(view.exits),
            ),
            kind_about(self._texts, view.kind),
            self.bell(known),
        ]

    # -- monsters

    def monsters(self, seat: int) -> list[str]:
        """Return a line for each living monster, the nearest first."""
        known = self._known(seat)
        if known.at_stairs:
            return [self._say("stairs-nobody")]
        return [
            self._phrases.target(known, foe, way, self._phrases.leads(known, foe))
            for way, foe in self._near(known)
        ]

    def _near(self, known: KnownFloor) -> list[tuple[list[int], Monster]]:
        """Return the monsters with the ways to them, the nearest first; without a way last."""
        found = [(known.path(foe.square), foe) for foe in known.foes]
        return sorted(found, key=lambda row: (not row[0], len(row[0]), row[1].number))

    def _foe(self, known: KnownFloor, about: str) -> Monster | None:
        """Return the monster of a typed letter, name or "gate"."""
        if (exit_square := self._exit_of(known, about)) is not None:
            return known.guardian_of(exit_square)
        line = folded(about)
        for foe in known.foes:
            if len(line) == 1 and known.card(foe).letter.lower() == line:
                return foe
        if len(line) == 1:
            return None  # no part of a name: "h" is in many
        return named_like(about, [foe for _, foe in self._near(known)], self._phrases.name)

    def _exit_of(self, known: KnownFloor, about: str) -> int | None:
        """Return the exit whose gate was typed, the nearest for "gate" alone; None for anything
        else."""
        line, exits = folded(about), known.view.exits
        for which in ("near", "far"):
            if line in map(folded, self._say(f"{which}-gate-words").split(",")):
                return next((one for one in exits if known.which(one) in (which, "only")), None)
        if line not in {"gate", "exit", *map(folded, self._say("gate-words").split(","))}:
            return None
        return known.nearest_exits()[0]

    def look(self, seat: int, about: str) -> list[str]:
        """Return everything about a monster, or what is on a square by column and row."""
        known = self._known(seat)
        if found := _PLACE.search(about):
            return [self._on_square(known, int(found[1]) - 1, int(found[2]) - 1)]
        foe = self._foe(known, about)
        if foe is None and not about.strip():
            return [self._say("look-what")]
        if foe is None:
            return [self._say("look-which", words=literal(about, UNKNOWN_CELLS))]
        return [self._say("stairs-nobody")] if known.at_stairs else self._phrases.about(known, foe)

    def _on_square(self, known: KnownFloor, column: int, row: int) -> str:
        board = known.board
        if not (0 <= column < board.width and 0 <= row < board.height):
            return self._say("outside", columns=board.width, rows=board.height)
        square = board.square(column, row)
        place = self.place(known, square)
        sheet = next((one for one in known.view.sheets if one.square == square), None)
        foe = known.foe_at(square)
        what = ""
        if board.walls[square]:
            what = "wall"
        elif known.closes_in(square) == 0:
            what = "closed"
        elif sheet is None and foe is None:
            what = "exit" if square in known.view.exits else "free"
        if what:
            return self._say(f"look-{what}", place=place, n=known.closes_in(square) % FAR)
        named = self._name(sheet.seat) if sheet is not None else ""
        named = named or (self._phrases.foe(foe.card) if foe is not None else "")
        return self._say("look-on", place=place, what=named)

    def odds(self, seat: int, about: str) -> list[str]:
        known = self._known(seat)
        if known.at_stairs:
            return [self._say("stairs-nobody")]
        foe = self._foe(known, about) or next((foe for _, foe in self._near(known)), None)
        if foe is None:
            return [self._say("no-monster")]
        return self._phrases.odds(known, foe)

    # -- players

    def me(self, seat: int, _about: str) -> list[str]:
        """Return what the beginning of a turn doesn't say: figures and gear with its tricks."""
        me = self._known(seat).me
        language = self._texts.language
        figures = self._texts(
            "plain-maze-sheet",
            strength=decimal(me.strength or 0, language),
            intelligence=decimal(me.intelligence or 0, language),
        )
        weapons = carried(WEAPON, me.weapons or (), me.weapon_names or ())
        shields = carried(SHIELD, me.shields or (), me.shield_names or ())
        if not (weapons or shields):
            return [figures, self._texts("plain-maze-no-gear")]
        lines = [figures]
        for kind, things in (("weapons", weapons), ("shields", shields)):
            named = "-named" if things else ""
            told = in_a_row(
                self._texts, [self._phrases.thing(one, new=False, sort=False) for one in things]
            )
            lines.append(self._texts(f"plain-maze-{kind}{named}", n=len(things), list=told))
        return lines

    def rivals(self, seat: int, _about: str) -> list[str]:
        known = self._known(seat)
        view = known.view
        lines = [self._rival(known, sheet) for sheet in view.sheets if sheet.seat != view.seat]
        if not lines:
            return [self._say("alone")]
        order = in_a_row(self._texts, [self._name(one) for one in view.order])
        return [*lines, self._say("order", names=order)]

    def _rival(self, known: KnownFloor, sheet: Sheet) -> str:
        name, coins = self._name(sheet.seat), self._phrases.coins(sheet.coins)
        if sheet.place != INSIDE:
            return self._say(f"rival-{PLACES[sheet.place]}", name=name, coins=coins)
        if sheet.square is None:
            return self._say("rival-unseen", name=name, coins=coins)
        return self._say(
            "rival", name=name, coins=coins, health=sheet.health or 0, n=known.ways[sheet.square]
        )

    # -- the stairs

    def stairs(self, seat: int, _about: str) -> list[str]:
        """Return the gifts of this floor, and what its exits pay until the seat has been paid."""
        known = self._known(seat)
        view = known.view
        things = either(self._texts, [self._phrases.thing(thing) for thing in view.gifts])
        last = view.number == known.config.floors
        pay = [self._phrases.coins(known.pay(one)) for one in view.exits]
        gifts = self._say("stairs-last") if last else self._say("stairs-gifts", list=things)
        if known.at_stairs:
            return [gifts]
        return [gifts, self._say("stairs-pay", coins=in_a_row(self._texts, pay), n=len(pay))]

    # -- places to walk to

    def goal(self, seat: int, about: str) -> Goal | str:
        """Return where a typed place leads, or why it leads nowhere."""
        known = self._known(seat)
        if (exit_square := self._exit_of(known, about)) is not None:
            return self._gate(known, exit_square)
        foe = self._foe(known, about)
        if foe is not None:
            return "foe", foe.square, self._phrases.foe(foe.card)
        found = _PLACE.search(about)
        if found is None and not about.strip():
            return self._say("go-how")
        if found is None:
            return self._say("go-which", words=literal(about, UNKNOWN_CELLS))
        column, row = int(found[1]) - 1, int(found[2]) - 1
        board = known.board
        if not (0 <= column < board.width and 0 <= row < board.height):
            return self._say("outside", columns=board.width, rows=board.height)
        square = board.square(column, row)
        return (
            "square",
            square,
            self._texts("plain-descent-square", place=self.place(known, square)),
        )

    def _gate(self, known: KnownFloor, exit_square: int) -> Goal:
        gate, which = known.gate(exit_square), known.which(exit_square)
        kind = "foe" if known.foe_at(gate) is not None else "gate"
        return kind, gate, self._texts("plain-descent-gate", which=which)
