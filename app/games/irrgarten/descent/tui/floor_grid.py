"""The floor as drawn: the race's grid, with squares that close and guardians that stand out."""

from __future__ import annotations

from dataclasses import replace

from typing_extensions import override

from app.games.irrgarten.descent.perspective.floor import closes_in, is_guardian, pays_double
from app.games.irrgarten.descent.tui.digits import digit
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.games.irrgarten.perspective.board import EXIT, FLOOR, WALL, Cell, MonsterMark, SeenBoard
from app.games.irrgarten.perspective.target import danger
from app.games.irrgarten.tui.maze_grid import MazeGrid
from engines.irrgarten.descent.state import INSIDE

SOON, NEAR, NOW = 10, 4, 1
"""The rounds until a square closes from which it is marked, warmly, and as the next one."""
FAR_EXIT = ">2"
"""The sign of the exit that pays for its floor twice."""
SIGNS = ((NOW, "!!", "hot"), (NEAR, "::", "warm"), (SOON, " :", ""))
"""The sign and the ground of squares that close in so many rounds or fewer."""


class FloorBoard(SeenBoard):
    """The board of a floor. `closing` has the sign and the ground of squares that close soon;
    `closed` are those that did. `gates` are the squares of guardians, `target` that of the target.
    """

    def __init__(self, scene: DescentViewModel) -> None:
        view = scene.view
        board = scene.layout.board
        terrain = bytearray(WALL if wall else FLOOR for wall in board.walls)
        for square in view.exits:
            terrain[square] = EXIT
        super().__init__(board.width, board.height, terrain)
        self.floor = (view.number, view.plan)
        self.closing: dict[int, tuple[str, str]] = {}
        self.closed: frozenset[int] = frozenset()
        self.gates: frozenset[int] = frozenset()
        self.target = -1
        self.far = next((one for one in view.exits if pays_double(view, one)), -1)
        """The exit that pays double."""
        self.free = [square for square, wall in enumerate(board.walls) if not wall]

    def show_view(self, scene: DescentViewModel, route: tuple[int, ...]) -> set[int]:
        """Take over a view. Return the squares that look different now."""
        view = scene.view
        changed = self.see(view.visible)
        for sheet in view.sheets:
            where = sheet.square if sheet.place == INSIDE else None
            if self.places.get(sheet.seat) != where:
                changed |= self.place(sheet.seat, where)
        changed |= self._mark_monsters(scene) | self._close(scene)
        changed |= self.activate(view.actor) | self.plan(route) | self.point(scene.cursor)
        target = scene.target
        square = target.square if target is not None and scene.cursor is None else -1
        if square != self.target:
            changed |= {self.target, square} - {-1}
            self.target = square
        return changed

    def _mark_monsters(self, scene: DescentViewModel) -> set[int]:
        view, changed, there = scene.view, set[int](), set[int]()
        for foe in scene.monsters:
            odds = scene.odds(foe)
            mark = MonsterMark(scene.letter(foe))
            if odds is not None:
                mark = MonsterMark(scene.letter(foe), True, digit(odds.win), danger(odds.win))
            changed |= self.mark(foe.square, mark)
            there.add(foe.square)
        for square in set(self.foes) - there:
            changed |= self.mark(square, None)
        gates = {foe.square for foe in scene.monsters if is_guardian(view, foe.number)}
        changed |= gates ^ self.gates
        self.gates = frozenset(gates)
        return changed

    def _close(self, scene: DescentViewModel) -> set[int]:
        view, closing, closed = scene.view, dict[int, tuple[str, str]](), set[int]()
        for square in self.free:
            left = closes_in(view, square)
            if not left:
                closed.add(square)
            elif left <= SOON:
                closing[square] = next(look[1:] for look in SIGNS if left <= look[0])
        changed = {s for s in {*closing, *self.closing} if closing.get(s) != self.closing.get(s)}
        changed |= closed ^ self.closed
        self.closing, self.closed = closing, frozenset(closed)
        return changed


class FloorGrid(MazeGrid):
    """Draws a `FloorBoard`."""

    board: FloorBoard

    @override
    def _border(self, square: int) -> Cell:
        """Nothing: the floor has walls at its edge."""
        return Cell("  ", "wall")

    @override
    def cell(self, square: int) -> Cell:
        board = self.board
        if square in board.closed and square != board.cursor:
            return Cell(self.glyphs.rock, "rock")
        cell = super().cell(square)
        if square == board.far and cell.role == "exit":
            cell = replace(cell, text=FAR_EXIT)
        if cell.ground != "board":
            return cell
        if square == board.target:
            return replace(cell, ground="select")
        if square in board.gates:
            return replace(cell, ground="gate")
        look = board.closing.get(square)
        if look is None:
            return cell
        sign, ground = look
        bare = cell.text in ("  ", self.glyphs.trail)
        return Cell(sign if bare else cell.text, "risky" if bare else cell.role, ground or "board")
