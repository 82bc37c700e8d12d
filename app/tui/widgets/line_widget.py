"""A painted widget that redraws only changed cells, and a frame for lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice, takewhile, zip_longest
from operator import eq
from typing import Protocol, cast

from rich.cells import set_cell_size
from textual.geometry import Region

from app.i18n.literal import cell_width, clip, width
from app.tui.glyphs import Glyphs
from app.tui.widgets.paint_queue import PaintQueue
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, width_of


class PaintingScreen(Protocol):
    """A screen as its widgets need it."""

    paints: PaintQueue


class LineWidget(Painted):
    """A widget that repaints through `renew()`, which sends no unchanged cells, or soon after
    `stale()`, once after a burst of changes."""

    ALLOW_SELECT = False

    _stale = False

    def stale(self) -> None:
        """Have the screen paint the widget soon."""
        if not self._stale:
            self._stale = True
            cast("PaintingScreen", self.screen).paints.add(self._freshen_once)

    def _freshen_once(self) -> None:
        """Paint the widget after `stale()`, unless that was done meanwhile."""
        if self._stale:
            self.freshen()

    def freshen(self) -> None:
        """Paint the widget, if it is still there and may change."""
        self._stale = False
        if self.is_attached and not self.waits():
            self.renew()

    def waits(self) -> bool:
        """Whether the widget must not change for now. Whatever ends the wait calls `stale`."""
        return False

    def renew(self) -> None:
        """Paint again, and send the cells that changed."""
        before, size = self._painted, self._painted_for
        if before is None or size != tuple(self.size) or not self.size:
            self.repaint()
            return
        self._painted = None
        now = self.lines_now()
        columns = self.size.width
        blank: Line = ()
        rows = islice(zip_longest(before, now, fillvalue=blank), self.size.height)
        regions = [
            Region(spot[0], y, spot[1] - spot[0], 1)
            for y, (old, new) in enumerate(rows)
            if old != new and (spot := difference(old, new, columns)) is not None
        ]
        if regions:
            self.refresh(*regions)


def difference(before: Line, now: Line, columns: int) -> tuple[int, int] | None:
    """Return the first column and the column after the last where two lines differ; None if they
    look the same."""
    alike = len(list(takewhile(bool, map(eq, before, now))))
    start = width_of(before[:alike])
    old, new = _cells(before[alike:], columns - start), _cells(now[alike:], columns - start)
    if len(old) != len(new):
        return start, columns
    spots = [x for x, (one, other) in enumerate(zip(old, new, strict=True), start) if one != other]
    return (spots[0], min(spots[-1] + 1, columns)) if spots else None


def _cells(line: Line, columns: int) -> list[tuple[str, str, str, str]]:
    """Return the look of each cell. A wide character fills two; an accent belongs to its letter."""
    cells: list[tuple[str, str, str, str]] = []
    for text, role, ground, extra in line:
        for sign in text:
            size = 1 if sign.isascii() else cell_width(sign)
            if size or not cells:
                cells += [(sign, role if sign != " " else "", ground, extra)] * size
            else:
                cells[-1] = (cells[-1][0] + sign, *cells[-1][1:])
    return cells + [(" ", "", "", "")] * (columns - len(cells))


def cut(line: Iterable[Span], cells: int) -> list[Span]:
    """Return a line of exactly `cells` cells: cut with `~`, or padded with blanks."""
    done: list[Span] = []
    used = 0
    for run in line:
        room = cells - used
        if width(run.text) > room:
            done.append(run._replace(text=clip(run.text, room)))
            return done
        done.append(run)
        used += width(run.text)
    done.append(Span(" " * (cells - used)))
    return done


def beside(left: Line, right: Line, cells: int) -> list[Span]:
    """Return a line with a part at each end; without room for both, the right one is dropped."""
    gap = cells - width_of(left) - width_of(right)
    return [*left, Span(" " * gap), *right] if gap >= 0 else list(left)


def side_by_side(
    left: Sequence[Line], right: Sequence[Line], cells: int, gap: int = 0
) -> list[Line]:
    """Return two blocks of lines beside each other: the left one in `cells` cells, then a gap."""
    blank: Line = ()
    rows = zip_longest(left, right, fillvalue=blank)
    return [[*cut(one, cells), Span(" " * gap), *other] for one, other in rows]


def columns(cells: int, count: int) -> list[int]:
    """Return the widths of `count` columns that fill `cells` cells."""
    return [cells * (at + 1) // count - cells * at // count for at in range(count)]


def joined(blocks: Sequence[Sequence[Line]]) -> list[Line]:
    """Return blocks of the same height beside each other, each as wide as its lines."""
    return [[run for line in lines for run in line] for lines in zip(*blocks, strict=True)]


def flow(parts: Iterable[Line], cells: int, apart: int = 3) -> list[Line]:
    """Return parts one after the other, `apart` cells between them, in as few lines as
    possible."""
    lines: list[list[Span]] = []
    used = cells
    for part in parts:
        wanted = width_of(part)
        if lines and used + apart + wanted <= cells:
            lines[-1] += [Span(" " * apart), *part]
            used += apart + wanted
        elif part:
            lines.append([*part])
            used = wanted
    return [*lines]


def with_fitting(line: Line, parts: Iterable[Line], cells: int) -> list[Span]:
    """Return a line followed by each of the parts that fits into `cells` cells."""
    done = list(line)
    used = width_of(done)
    for part in parts:
        wanted = width_of(part)
        if used + wanted <= cells:
            done += part
            used += wanted
    return done


def boxed(
    lines: Sequence[Line],
    cells: int,
    rows: int,
    title: Line,
    glyphs: Glyphs,
    right: Line = (),
    foot: Line = (),
) -> list[Line]:
    """Return lines in a frame of `cells` by `rows`, with a title at its left and words at its
    right. The foot is on its lower edge."""
    bar = Span(glyphs.corners[3], "border")
    inside = [[bar, *cut(line, cells - 2), bar] for line in lines[: rows - 2]]
    inside += [[bar, Span(" " * (cells - 2)), bar] for _ in range(rows - 2 - len(inside))]
    top = _edge(glyphs.corners[0], glyphs.corners[2], cells, title, glyphs, right)
    bottom = _edge(glyphs.corners[4], glyphs.corners[5], cells, foot, glyphs)
    return [top, *inside, bottom]


def thumb(rows: int, top: int, count: int) -> range:
    """Return the rows of a scroll bar's thumb in a whole of `count` rows, of which those from
    `top` on are visible. The range is empty if all rows are visible."""
    if count <= rows or rows <= 0:
        return range(0)
    size = max(1, rows * rows // count)
    start = (rows - size) * top // (count - rows)
    return range(start, start + size)


def with_bar(
    lines: Sequence[Line], cells: int, top: int, count: int, glyphs: Glyphs
) -> Sequence[Line]:
    """Return lines without a frame, with a scroll bar in the last of `cells` cells if not all
    lines are visible."""
    bar = thumb(len(lines), top, count)
    done: list[Line] = []
    for row, line in enumerate(lines if bar else ()):
        room = cells - 1
        kept: list[Span] = []
        for run in line:
            kept.append(run._replace(text=set_cell_size(run.text, min(room, width(run.text)))))
            room -= width(kept[-1].text)
        here = row in bar
        mark = Span(glyphs.bar_full, "muted") if here else Span(glyphs.corners[3], "faint")
        done.append([*kept, Span(" " * room), mark])
    return done or lines


def barred(lines: Sequence[Line], top: int, count: int, glyphs: Glyphs) -> list[Line]:
    """Return the lines of a frame with the scroll bar of `thumb` as the right side."""
    box = list(lines)
    for row in thumb(len(box) - 2, top, count):
        *line, side = box[row + 1]
        box[row + 1] = [*line, side._replace(text=glyphs.bar_full, role="muted")]
    return box


def divider(cells: int, title: Line, glyphs: Glyphs) -> list[Span]:
    return _edge(glyphs.tees[0], glyphs.tees[1], cells, title, glyphs)


def tab(name: str, here: bool, glyphs: Glyphs) -> Span:
    """Return the name of a page at the top of a screen, marked if it is the present one."""
    mark = glyphs.bullet if here else " "
    return Span(f" {mark} {name} ", "title" if here else "muted", "select" if here else "")


def rule(cells: int, title: Line, glyphs: Glyphs, right: Line = ()) -> list[Span]:
    """Return a line across the screen with a title, and optional words at its right."""
    return _edge(glyphs.rule, glyphs.rule, cells, title, glyphs, right)


def _edge(
    first: str, last: str, cells: int, title: Line, glyphs: Glyphs, right: Line = ()
) -> list[Span]:
    if not title:
        return [Span(first + glyphs.rule * (cells - 2) + last, "border")]
    room = cells - 6 - (width_of(right) + 3 if right else 0)
    words = [run for run in cut(title, room) if run.text.strip()] if room > 0 else []
    tail = [Span(" "), *right, Span(f" {glyphs.rule}", "border")] if right else []
    left = cells - 4 - width_of(words) - width_of(tail) - 1
    return [
        Span(f"{first}{glyphs.rule} ", "border"),
        *words,
        Span(" "),
        Span(glyphs.rule * left, "border"),
        *tail,
        Span(last, "border"),
    ]
