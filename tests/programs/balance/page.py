"""The report as a page: targets first, then what stands behind each of them, with intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from app.lab.sections import (
    Cell,
    Difference,
    MeasuredNumber,
    MeasuredShare,
    NumberRange,
    ReportSection,
)
from app.lab.targets import TargetResult, TargetStatus
from tests.programs.balance.lines import Measured

RULES = {
    "full": "with characters and monsters",
    "seed": "cards only",
    "duel": "`duel`",
    "table": "`table`",
}
TARGETS = {
    "rounds": "median laps",
    "even-seats": "seats",
    "even-order": "order of play",
    "characters": "characters",
    "cards": "cards",
    "cards-differ": "difference between cards",
    "monsters": "monsters killed",
}
SIGNS = {
    TargetStatus.HOLDS: "met",
    TargetStatus.FAILS: "**missed**",
    TargetStatus.UNDECIDED: "undecided",
}

UNMET = (TargetStatus.FAILS, TargetStatus.UNDECIDED)

HEAD = """\
# How Hammerspace's deck plays

`make balance` wrote this page and the JSON file of the same name, which has every figure. Don't
edit it; run the command again. Bots played the deck `{deck}`, {games} matches a line, all of the
kind `{bot}`, in rotating seats, with the seed `{seed}`. Two turns are a minute (HAM-22). Chance
decides which character is dropped (HAM-4), because good bots drop the same ones in every match.

All intervals are of 95%. `docs/simulate.md` explains how to read them and the targets. Each target
shows the figure that decides it: the worst, or the one furthest off.
"""
LAW = """\
The targets are those of the rules (`docs/rules`, The decks). The median match takes 8 to 12 laps
for two players, 6 to 10 for four and 6 to 12 for other numbers. Seats and places win within 3
points of even. The difference between cards is the standard deviation of their effects, in points:
at least 3 for two players and 2 for four.
"""
ORDER = """\
## The order of play

Dice decide who begins (HAM-5). The advantage of starting is what the first player wins above the
even share. It comes from the rules, so the page shows it.
"""
CHARACTERS = """\
## Characters

Wins of the players who kept a character, as multiples of the even share. The target is 0.7 to 1.4.
"""
CARDS = """\
## Cards

How many points of wins a play of the card was worth, compared with plays of other cards by seats
in the same situation (as many living players, the same lead or deficit in life). For a defence, its
uses are compared with those of other defences. The target is 10 points either way.
"""
MONSTERS = """\
## Monsters

How many of its visits end with its death. The target is 35% to 60% for each monster. For
{players} players the table also shows how often its keeper kills it, how often the player who kills
it wins the match, how much life it takes, and how many players it puts out.
"""
ENDS = """\
## How long matches last, how players go out

A lap is one turn of every player still in the match.

The table shows what took the players' last life point, and how many matches end with the last
players out together.
"""

Value = Callable[[Measured, str], str]
"""A cell of a table that goes by cards: of a line and a card."""


def page(found: Sequence[Measured]) -> str:
    """The whole page."""
    setup = found[0].report.setup
    head = HEAD.format(
        deck=found[0].line.deck,
        games=setup["games"],
        bot=setup["bots"][0],
        seed=str(setup["seed"]).removesuffix(f"-{found[0].line.id}"),
    )
    blocks = [head, *_targets(found), ORDER, _order(found)]
    everything = [one for one in found if _section(one, "characters")]
    if everything:
        blocks += [CHARACTERS, _by_card(everything, "characters", "character", _times_even)]
        players = everything[len(everything) // 2].line.players
        blocks += [MONSTERS.format(players=players), _monsters(everything)]
    for rules in dict.fromkeys(one.line.rules for one in found):
        lines = [one for one in found if one.line.rules == rules]
        title = CARDS if rules == found[0].line.rules else ""
        blocks += [f"{title}\n### {_capital(RULES[rules])}\n".lstrip()]
        blocks += [_by_card(lines, "cards", "card", _points)]
    return "\n".join([*blocks, ENDS, _ends(found)])


def _targets(found: Sequence[Measured]) -> list[str]:
    """The verdicts; bots that play at random are asked for none."""
    names = [name for name in TARGETS if any(_verdict(one, name) for one in found)]
    if not names:
        return []
    rows = [[_called(one), *(_judged(one, _verdict(one, name)) for name in names)] for one in found]
    table = _table(["", *(TARGETS[name] for name in names)], rows)
    return ["## Targets\n", LAW, _unmet(found, names), table]


def _unmet(found: Sequence[Measured], names: Sequence[str]) -> str:
    """Which targets the deck doesn't meet, and in which lines, in a sentence each."""
    lines = []
    for name in names:
        judged = [(one, _verdict(one, name)) for one in found]
        wrong = [one for one, verdict in judged if verdict and verdict.outcome in UNMET]
        asked = sum(verdict is not None for _, verdict in judged)
        if wrong:
            which = "; ".join(map(_called, wrong))
            lines.append(f"- {_capital(TARGETS[name])}: {len(wrong)} of {asked} lines ({which}).\n")
    if not lines:
        return "The deck meets all of them.\n"
    return "**The deck doesn't meet all of them.** These are missed or undecided:\n\n" + "".join(
        lines
    )


def _judged(measured: Measured, verdict: TargetResult | None) -> str:
    if verdict is None:
        return "-"
    worst, word = verdict.worst, SIGNS[verdict.outcome]
    if not verdict.target.section:
        return f"{word}: {worst.value:g}"
    if verdict.target.spread and worst.value is not None:
        low, high = worst.interval
        return f"{word}: {100 * worst.value:.1f} ({100 * low:.1f} to {100 * high:.1f})"
    if not worst.key:
        return f"{word}: nothing measured"
    low, high = worst.interval
    value = 0.0 if worst.value is None else worst.value
    if verdict.target.section == "cards":
        shown = f"{100 * value:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"
    else:
        shown = f"{value:.1%} ({low:.1%} to {high:.1%})"
    return f"{word}: {_name(measured, verdict.target.section, worst.key)} {shown}"


def _order(found: Sequence[Measured]) -> str:
    rows = []
    for one in found:
        cells = [
            cell for _, cell in _columns(one, "order", "won") if isinstance(cell, MeasuredShare)
        ]
        low, high = (100 * (end - 1 / len(cells)) for end in cells[0].interval())
        above = 100 * ((cells[0].value or 0.0) - 1 / len(cells))
        shares = ", ".join(_percent(cell) for cell in cells)
        rows.append([_called(one), shares, f"{above:+.1f} ({low:+.1f} to {high:+.1f})"])
    return _table(["", "wins from the first to the last", "advantage of starting, points"], rows)


def _by_card(found: Sequence[Measured], section: str, kind: str, value: Value) -> str:
    keys = [
        key for key, _ in _columns(found[0], section, "difference" if kind == "card" else "won")
    ]
    rows = [[_word(found[0], kind, key), *(value(one, key) for one in found)] for key in keys]
    return _table([kind, *(f"{one.line.players} players" for one in found)], rows)


def _times_even(measured: Measured, key: str) -> str:
    cell, seats = dict(_columns(measured, "characters", "won"))[key], measured.line.players
    assert isinstance(cell, MeasuredShare)
    low, high = cell.interval()
    return (
        "-" if cell.value is None else f"{cell.value * seats:.2f} ±{(high - low) / 2 * seats:.2f}"
    )


def _points(measured: Measured, key: str) -> str:
    cell = dict(_columns(measured, "cards", "difference"))[key]
    assert isinstance(cell, Difference)
    low, high = cell.interval()
    return "-" if cell.value is None else f"{100 * cell.value:+.1f} ±{50 * (high - low):.1f}"


def _monsters(found: Sequence[Measured]) -> str:
    middle = found[len(found) // 2]
    section = _section(middle, "visits")
    assert section is not None
    rows = []
    for row in section.rows:
        visit = dict(zip(section.columns, row.cells, strict=True))
        met, damage, felled = (visit[name] for name in ("met", "damage", "felled"))
        assert isinstance(met, int)
        assert isinstance(damage, int)
        assert isinstance(felled, int)
        killed = [_percent(dict(_columns(one, "visits", "killed"))[row.key]) for one in found]
        each = [f"{number / met:.2f}" if met else "-" for number in (damage, felled)]
        shares = [_percent(visit["by-keeper"]), _percent(visit["slayer-won"])]
        rows.append([_word(middle, "monster", row.key), *killed, *shares, *each])
    players = [f"killed, {one.line.players} players" for one in found]
    return _table(["monster", *players, "by keeper", "slayer wins", "damage", "put out"], rows)


def _ends(found: Sequence[Measured]) -> str:
    words = ("attack", "effect", "monster", "own")
    rows = []
    for one in found:
        lengths = one.report.lengths
        median, usual = (dict(lengths.column(name))["rounds"] for name in ("median", "usual"))
        assert isinstance(median, MeasuredNumber)
        assert isinstance(usual, NumberRange)
        length = f"{median.value:g}, {usual.low} to {usual.high}"
        falls, ends = dict(_columns(one, "falls", "share")), dict(_columns(one, "ends", "share"))
        together = _percent(ends["together"]) if "together" in ends else "0.0%"
        shares = [_percent(falls[word]) for word in words]
        rows.append([_called(one), length, *shares, together])
    head = [
        "",
        "laps: median, nine of ten",
        "a rival's attack",
        "a rival's effect",
        "a monster",
        "nobody else",
        "together",
    ]
    return _table(head, rows)


# -- cells


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    def lines() -> Iterator[str]:
        for row in (head, ["---"] * len(head), *rows):
            yield f"| {' | '.join(row)} |"

    return "\n".join(lines()) + "\n"


def _percent(cell: Cell) -> str:
    assert isinstance(cell, MeasuredShare)
    return "-" if cell.value is None else f"{cell.value:.1%}"


def _called(measured: Measured) -> str:
    return f"{measured.line.players} players, {RULES[measured.line.rules]}"


def _name(measured: Measured, section: str, key: str) -> str:
    if section in ("seats", "order"):
        return f"{'seat' if section == 'seats' else 'place'} {int(key) + 1}"
    return _word(measured, "monster" if section == "visits" else section.removesuffix("s"), key)


def _word(measured: Measured, kind: str, key: str) -> str:
    return measured.table.words.get(f"{kind}-{key}-en", key)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _section(measured: Measured, name: str) -> ReportSection | None:
    return next((one for one in measured.report.sections if one.id == name), None)


def _columns(measured: Measured, section: str, column: str) -> list[tuple[str, Cell]]:
    found = _section(measured, section)
    return [] if found is None else found.column(column)


def _verdict(measured: Measured, target: str) -> TargetResult | None:
    return next((one for one in measured.report.verdicts if one.target.id == target), None)
