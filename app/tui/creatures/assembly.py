"""Combines parts into the left half of a creature, as rows of characters of its sheet."""

from __future__ import annotations

from app.tui.creatures.genes import Genes
from app.tui.creatures.parts import MARKS, CreaturePart, PartSheet

Grid = list[list[str]]

HORNS = 2
"""Rows for the horns of a monster that kills; to make room, it may lose its feet."""


def assembled(genes: Genes, sheet: PartSheet) -> tuple[Grid, Grid]:
    """Return the left half, and the cells that belong to the face or to added parts.

    The second grid has the kind of part in each cell ("" if there is none).
    """
    return _Assembly(genes, sheet).done()


class _Assembly:
    def __init__(self, genes: Genes, sheet: PartSheet) -> None:
        self.genes, self.sheet = genes, sheet
        self.across, self.down = sheet.size
        self.body = sheet.part("body", genes.kind, genes.build)
        self.grid: Grid = [[sheet.clear] * self.across for _ in range(self.down)]
        self.made_of: Grid = [[""] * self.across for _ in range(self.down)]

        self.feet = self._of("feet", genes.feet, "feet")
        self.top = self._room_over()
        if self.feet and genes.deadly and self.top < HORNS:
            self.feet = None
            self.top = self._room_over()

    def done(self) -> tuple[Grid, Grid]:
        marks = self._put_body()
        self._put_crown()
        if self.feet is not None:
            x = self.body.option("feet") - self.feet.option("left")
            self._put(self.feet, "feet", x, self.top + len(self.body.rows))
        self._put_arms()
        self._put_face(marks)
        return self.grid, self.made_of

    def _room_over(self) -> int:
        feet = len(self.feet.rows) if self.feet else 0
        return max(self.down - len(self.body.rows) - feet, 0)

    def _put_arms(self) -> None:
        arms = self._of("arms", self.genes.arms, "arms")
        if arms is None:
            return
        row = self.top + self.body.option("arms")
        edge = next((x for x, sign in enumerate(self.grid[row]) if self._drawn(sign)), 0)
        self._put(arms, "arms", edge - len(arms.rows[0]), row - arms.option("up"))

    def _put_face(self, marks: dict[str, tuple[int, int]]) -> None:
        for mark, kind, name in (("m", "mouth", self.genes.mouth), ("e", "eyes", self.genes.eyes)):
            if mark not in marks:
                continue
            part = self.sheet.part(kind, name)
            x, y = marks[mark]
            if kind == "mouth" or part.option("centre"):
                x = self.across - len(part.rows[0])
            else:
                x -= part.option("left")
            # Eyes rise only as far as there is a forehead over them.
            self._put(part, kind, x, y - min(part.option("up"), max(y - self.top - 1, 0)))

    def _of(self, kind: str, name: str, anchor: str) -> CreaturePart | None:
        return self.sheet.part(kind, name) if anchor in self.body.options else None

    def _put_body(self) -> dict[str, tuple[int, int]]:
        marks: dict[str, tuple[int, int]] = {}
        for y, row in enumerate(self.body.rows):
            for x, sign in enumerate(row):
                if sign in MARKS:
                    marks[sign] = (x, self.top + y)
                    sign = next(one for one in row[x:] + row[:x][::-1] if one not in MARKS)
                if sign != self.sheet.clear:
                    self.grid[self.top + y][x], self.made_of[self.top + y][x] = sign, "body"
        return marks

    def _put_crown(self) -> None:
        crown = self.sheet.part("crown", self.genes.crown)
        across = len(crown.rows[0])
        if crown.option("centre"):
            root, x = self.across - 1, self.across - across
        else:
            first = next(x for x, sign in enumerate(self.body.rows[0]) if self._drawn(sign))
            root = self.body.option("head", first)
            x = root - crown.option("left")
        y = next(y for y in range(self.top, self.down) if self._drawn(self.grid[y][root]))
        # Without room over the head, a crown sits lower on it.
        self._put(crown, "crown", x, max(y - len(crown.rows), 0))

    def _drawn(self, sign: str) -> bool:
        return sign != self.sheet.clear

    def _put(self, part: CreaturePart, kind: str, x: int, y: int) -> None:
        for dy, row in enumerate(part.rows):
            for dx, sign in enumerate(row):
                inside = 0 <= x + dx < self.across and 0 <= y + dy < self.down
                if inside and sign != self.sheet.clear:
                    self.grid[y + dy][x + dx], self.made_of[y + dy][x + dx] = sign, kind
