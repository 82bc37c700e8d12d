"""The reducer of one seat's knowledge: filled from a view once and then from its feed.

Each event sets only what it says, so a step costs the same on any board, and applying an event
twice changes nothing. `glance` adds what no event says under fog (a rival behind the corner just
turned), at the same cost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from app.games.irrgarten.perspective.board import MonsterMark, SeenBoard
from engines.irrgarten.config import Config
from engines.irrgarten.events import (
    Appeared,
    Blow,
    CombatBegan,
    CombatCounted,
    CombatEnded,
    FoeChanged,
    Gear,
    GearNames,
    GearTaken,
    GotOut,
    Heard,
    Moved,
    OrderDrawn,
    ResurrectionRolled,
    Rewarded,
    SheetChanged,
    SightChanged,
    ThrownBack,
    Vanished,
)
from engines.irrgarten.labyrinth import NOWHERE
from engines.irrgarten.leaving import turns_of
from engines.irrgarten.parameters import FOG_SIGHT
from engines.irrgarten.prizes import NO_PRIZE, Prize, count_things
from engines.irrgarten.view import TO_FREE, Preview, Sheet, View
from engines.kernel.events import Event, GameEnded, TurnBegan

GUARDED = ">"
"""The symbol of a guardian: the exit is drawn ">>" (IRR-35)."""
Squares = set[int]
NONE: Squares = set()


@dataclass(slots=True)
class KnownCharacter:
    """A character as the seat knows it now; None marks an unknown value."""

    seat: int
    alive: bool
    square: int | None = None
    health: int | None = None
    hits: int | None = None
    strength: int | None = None
    intelligence: int | None = None
    weapons: Gear | None = None
    shields: Gear | None = None
    fuzzy: bool | None = None
    weapon_names: GearNames | None = None
    shield_names: GearNames | None = None

    @classmethod
    def of(cls, sheet: Sheet) -> KnownCharacter:
        return cls(**{field.name: getattr(sheet, field.name) for field in fields(cls)})

    def wounds(self, most: int) -> int:
        """Return the wounds in a row out of the `most` that lose a fight. Those of a lost fight
        stay, so there may be more of them (IRR-16); "4 of 3" would be a puzzle."""
        return min(self.hits or 0, most)


@dataclass(slots=True)
class KnownMonster:
    """A monster as the seat knows it: energies in thousandths, and the last health seen."""

    number: int
    square: int
    card: int
    strength: int
    intelligence: int
    health: int
    prize: Prize = NO_PRIZE
    """What it carries, if all see that (IRR-37)."""


@dataclass(slots=True)
class ShownCombat:
    """The combat on display: its start, the last blow of each side, and its end."""

    seat: int
    foe: int
    health: int
    foe_health: int
    attack: Blow | None = None
    defence: Blow | None = None
    ended: CombatEnded | None = None
    prize: Rewarded | None = None

    def add_blow(self, event: Blow) -> None:
        self.health, self.foe_health = event.health, event.foe_health
        if event.by_player:
            self.attack = event
        else:
            self.defence = event


class KnownGame:
    """The present knowledge of one seat (`SPECTATOR` where everything is public)."""

    def __init__(self, config: Config, view: View) -> None:
        self.config = config
        self.seat = view.seat
        self.turn = view.turn
        self.actor = view.actor
        self.winner = view.winner
        self.order = view.order
        self.wins = list(view.wins)
        self.out = dict(zip(view.out, view.carried, strict=True))
        """The things of the seats that are out, in their order (IRR-39)."""
        self.out_turns: dict[int, int] = {}
        """The turns in which they got out, where that is known."""
        self.closes = view.closes
        self.heard = {
            seat: (steps, view.turn) for seat, steps in enumerate(view.heard) if steps >= 0
        }
        """The steps to the exit by seat, and the turn in which they were heard (IRR-33)."""
        self.robbers: dict[int, list[int]] = {}
        """The seats that took something from each seat in a leap (IRR-38), in their order."""
        self.ended = view.actor < 0
        self.reason = ""
        self.fight: ShownCombat | None = None
        self.previews: tuple[Preview, ...] = ()
        self.sight_only = config.parameters.fog == FOG_SIGHT
        self.map_changes = 0
        """A count that grows with each change of the known squares or of a monster."""
        board = config.labyrinth
        if view.known is None:
            self.board = SeenBoard.from_walls(board.width, board.height, board.walls, board.exit)
            self.exit: int | None = board.exit
        else:
            self.board = SeenBoard.from_known(board.width, board.height, view.known)
            self.board.visible = frozenset(view.visible or ())
            self.exit = view.known.index("E") if "E" in view.known else None
        self.foes: dict[int, KnownMonster] = {}
        self.foe_at: dict[int, int] = {}
        listed = view.foes
        figures = (listed.strength, listed.intelligence, listed.health)
        prizes: tuple[Prize, ...] = listed.prize or (NO_PRIZE,) * len(listed)
        rows = zip(listed.number, listed.square, listed.card, *figures, prizes, strict=True)
        for sight in rows:
            self._meet(KnownMonster(*sight))
        self.mates = [KnownCharacter(sheet.seat, sheet.alive) for sheet in view.sheets]
        self.glance(view.sheets, view.previews)
        self.board.activate(self.actor)

    # -- queries

    def fare_owed(self, seat: int) -> int:
        """Return the things that a character still lacks to get out, as far as the seat knows
        (IRR-29)."""
        mate, config = self.mates[seat], self.config
        lacking = config.parameters.fare - count_things(mate.weapons, mate.shields)
        if lacking <= 0:
            return 0  # most matches have no toll, and a large board tens of thousands of monsters
        dead = sum(foe.health <= 0 for foe in self.foes.values() if foe.number != config.guardian)
        return 0 if dead >= config.monsters else lacking  # nothing left to fetch opens the exit

    def foe_on(self, square: int) -> KnownMonster | None:
        number = self.foe_at.get(square)
        return None if number is None or self.gone(self.foes[number]) else self.foes[number]

    def gone(self, foe: KnownMonster) -> bool:
        """Whether a monster has left with what it carried (IRR-37): nothing of it is on its
        square."""
        beaten = foe.health <= 0 and foe.number != self.config.guardian
        return beaten and self.config.parameters.open_prizes

    def drawn(
        self, foe: KnownMonster, digit: str = "", danger: str = "risky"
    ) -> MonsterMark | None:
        """Return how a monster looks on the board; None if it has left."""
        if self.gone(foe):
            return None
        return MonsterMark(self.letter(foe), foe.health > 0, digit, danger)

    def letter(self, foe: KnownMonster) -> str:
        """A monster's letter on the board: its card's, else small for weak and capital for
        strong; a guardian's is half of the exit."""
        if foe.number == self.config.guardian:
            return GUARDED
        if 0 <= foe.card < len(self.config.cards):
            return self.config.cards[foe.card].letter
        parameters = self.config.parameters
        most = parameters.monster_strength + parameters.monster_intelligence
        return "M" if 2 * (foe.strength + foe.intelligence) >= most else "m"

    @property
    def laps_left(self) -> int:
        """The laps after this one until the race closes (IRR-39); 0 while nobody is out, too."""
        seats = len(self.mates)
        return max(0, (self.closes - 1) // seats - (self.turn - 1) // seats) if self.closes else 0

    def moves_left(self, seat: int) -> int | None:
        """Return how many moves a seat has until the race closes (IRR-39) or the limit of turns
        (IRR-9), the present one included; None while neither is set, and for a seat that is out or
        dead."""
        ends = [last for last in (self.closes, self.config.parameters.turn_limit) if last]
        if not ends or self.ended or seat in self.out or not self.mates[seat].alive:
            return None
        after = max(0, min(ends) - self.turn)
        mine = turns_of(len(self.mates), self.order, self.actor, seat, after)
        return mine + (self.actor == seat)

    def lap_of(self, turn: int) -> int:
        """The lap of a turn, from 1."""
        return (turn - 1) // len(self.mates) + 1

    # -- changes

    def look_back(self, past: Iterable[Event]) -> None:
        """Remember from past events what no view says."""
        turn = 0
        for event in past:
            if isinstance(event, TurnBegan):
                turn = event.turn
            elif isinstance(event, GotOut):
                self.out_turns[event.seat] = turn

    def glance(self, sheets: Iterable[Sheet], previews: tuple[Preview, ...] = ()) -> Squares:
        """Copy the characters and the previews from the rules' present state."""
        changed: Squares = set()
        self.previews = tuple(map(self._ahead, previews))
        for sheet in sheets:
            mate = KnownCharacter.of(sheet)
            if self.mates[sheet.seat] != mate:
                self.mates[sheet.seat] = mate
                changed |= self.board.place(sheet.seat, mate.square, mate.alive)
        return changed

    def apply(self, event: Event) -> Squares:
        """Apply one event. Return the squares that look different now."""
        match event:
            case TurnBegan():
                self.turn, self.actor = event.turn, event.seat
                self.fight = None
                self.previews = ()
                return self.board.activate(event.seat)
            case OrderDrawn():
                self.order = event.order
            case Heard():
                self.heard[event.seat] = (event.steps, self.turn)
            case GotOut():
                self.out[event.seat], self.closes = event.things, event.closes
                self.out_turns[event.seat] = self.turn
            case GearTaken():
                self.robbers.setdefault(event.rival, []).append(event.seat)
            case CombatCounted():
                self.wins[event.seat] = event.wins
            case ThrownBack():
                return self._stands(event.seat, event.target)
            case Moved():
                return self._stands(event.seat, event.target)
            case Appeared():
                return self._stands(event.seat, event.square)
            case Vanished():
                return self._lost(event.seat)
            case CombatBegan(seat=seat, foe=foe):
                self.fight = ShownCombat(seat, foe, event.health, event.foe_health)
            case Blow():
                if self.fight is not None:
                    self.fight.add_blow(event)
                return self._sheet(event, self.mates[event.seat].fuzzy)
            case CombatEnded() if self.fight is not None:
                self.fight.ended = event
            case Rewarded() if self.fight is not None:
                self.fight.prize = event
            case SheetChanged():
                mate = self.mates[event.seat]
                mate.weapon_names, mate.shield_names = event.weapon_names, event.shield_names
                return self._sheet(event, event.fuzzy)
            case ResurrectionRolled():
                return self._lives(event.seat, event.alive)
            case FoeChanged(foe=number) if number in self.foes:
                self.foes[number].health = event.health
                self.map_changes += 1
                return self._mark(self.foes[number])
            case SightChanged():
                return self._sight_changed(event)
            case GameEnded():
                self.ended, self.reason = True, event.reason
                self.winner = event.winners[0] if event.winners else -1
                self.actor = -1
                self.previews = ()
        return NONE

    def _ahead(self, preview: Preview) -> Preview:
        """Return a preview without a monster that has left (IRR-37)."""
        foe = self.foes.get(preview.foe)
        if foe is None or not self.gone(foe):
            return preview
        return replace(preview, kind=TO_FREE, foe=NOWHERE)

    def _stands(self, seat: int, square: int) -> Squares:
        mate = self.mates[seat]
        mate.square = square
        return self.board.place(seat, square, mate.alive)

    def _lost(self, seat: int) -> Squares:
        """A rival left the sight: keep only whether it lives."""
        self.mates[seat] = KnownCharacter(seat, self.mates[seat].alive)
        return self.board.place(seat, None)

    def _sheet(self, event: SheetChanged | Blow, fuzzy: bool | None) -> Squares:
        mate = self.mates[event.seat]
        mate.health, mate.hits, mate.fuzzy = event.health, event.hits, fuzzy
        mate.weapons, mate.shields = event.weapons, event.shields
        return self._lives(event.seat, event.health > 0)

    def _lives(self, seat: int, alive: bool) -> Squares:
        mate = self.mates[seat]
        if mate.alive == alive:
            return NONE
        mate.alive = alive
        return self.board.place(seat, mate.square, alive) if mate.square is not None else NONE

    def _sight_changed(self, event: SightChanged) -> Squares:
        board = self.board
        self.map_changes += 1
        before = board.visible or frozenset()
        changed = board.discover(event.squares, event.signs)
        if "E" in event.signs:
            self.exit = event.squares[event.signs.index("E")]
        changed |= board.see(event.squares)
        now = board.visible or frozenset()
        if self.sight_only:
            changed |= self._forget(before - now)
        for mate in self.mates:
            if mate.square is not None and mate.seat != self.seat and mate.square not in now:
                changed |= self._lost(mate.seat)
        prizes = event.prizes or (NO_PRIZE,) * len(event.foes)
        for foe, prize in zip(event.foes, prizes, strict=True):
            changed |= self._meet(KnownMonster(*foe, prize))
        return changed

    def _forget(self, squares: frozenset[int]) -> Squares:
        """Under fog `sight` nothing is remembered."""
        changed = self.board.forget(squares)
        for square in squares:
            number = self.foe_at.pop(square, None)
            if number is not None:
                del self.foes[number]
                changed |= self.board.mark(square, None)
        if self.exit in squares:
            self.exit = None
        return changed

    def _meet(self, foe: KnownMonster) -> Squares:
        if self.foes.get(foe.number) == foe:
            return NONE
        self.foes[foe.number] = foe
        self.foe_at[foe.square] = foe.number
        return self._mark(foe)

    def _mark(self, foe: KnownMonster) -> Squares:
        return self.board.mark(foe.square, self.drawn(foe))
