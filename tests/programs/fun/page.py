"""The tables that `make fun` prints: of one commit, as Markdown, or of two side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.programs.fun.games import Table
from tests.programs.fun.measures import Goal, Row
from tests.programs.fun.stats import Figure

Rows = Sequence[Row]


def title(table: Table) -> str:
    """Return the heading of a table."""
    house = ", house rule" if table.house else ""
    trial = "".join(f", {name}: {value}" for name, value in table.options)
    if table.boards:
        count = len(table.boards)
        trial = f", {table.boards[0] if count == 1 else f'{count} labyrinths'}{trial}"
    return f"{table.game} {table.edition}, {table.players} players{house}{trial}"


def number(value: float, kind: str) -> str:
    """Return a share in per cent, another number with two places."""
    return f"{100 * value:.0f} %" if kind == "share" else f"{value:.2f}"


def cell(figure: Figure | None, kind: str) -> str:
    """Return a figure with its interval and its games."""
    if figure is None:
        return "-"
    low, high = number(figure.low, kind), number(figure.high, kind)
    return f"{number(figure.value, kind)} [{low}, {high}] of {figure.games}"


def goal(wanted: Goal | None, kind: str) -> str:
    """Return a goal in words."""
    if wanted is None:
        return ""
    return f"{'at least' if wanted.least else 'at most'} {number(wanted.limit, kind)}"


def verdict(row: Row) -> str:
    """Return whether the goal is met, as far as the interval tells."""
    return row.goal.verdict(row.figure) if row.goal and row.figure else ""


def lines(table: Table, rows: Rows) -> Iterator[str]:
    """Return the table of one commit for people."""
    yield f"\n{title(table)}"
    for row in rows:
        found = cell(row.figure, row.kind)
        words = f"{row.id} {row.words}"
        yield f"  {words:64} {found:30} {goal(row.goal, row.kind):16} {verdict(row)}".rstrip()


def compared(table: Table, one: Rows, other: Rows) -> Iterator[str]:
    """Return the tables of two commits side by side."""
    yield f"\n{title(table)}"
    for left, right in zip(one, other, strict=True):
        words = f"{left.id} {left.words}"
        found = f"{cell(left.figure, left.kind):30} {cell(right.figure, right.kind):30}"
        yield f"  {words:64} {found} {goal(left.goal, left.kind)}".rstrip()


def markdown(tables: Sequence[tuple[Table, Rows]]) -> Iterator[str]:
    """Return one table an edition: a line a measure, a column a number of players."""
    for name in dict.fromkeys(table[:2] for table, _ in tables):
        found = [(table, rows) for table, rows in tables if table[:2] == name]
        heads = [f"{table.players} players{' (house rule)' * table.house}" for table, _ in found]
        yield f"\n### {name[0].capitalize()}, `{name[1]}`\n"
        yield f"| measure | goal | {' | '.join(heads)} |"
        yield "|---" * (2 + len(heads)) + "|"
        by_id = [{row.id: row for row in rows} for _, rows in found]
        for key, first in {key: row for rows in by_id for key, row in rows.items()}.items():
            cells = [_cell(rows.get(key)) for rows in by_id]
            if any(text != "-" for text in cells):
                limits = [goal(rows[key].goal, first.kind) for rows in by_id if key in rows]
                yield (
                    f"| {key} {first.words} | {' or '.join(dict.fromkeys(limits))} "
                    f"| {' | '.join(cells)} |"
                )


def _cell(row: Row | None) -> str:
    if row is None or row.figure is None:
        return "-"
    mark = {"yes": " ✓", "no": " ✗"}.get(verdict(row), "")
    return f"{cell(row.figure, row.kind)}{mark}"
