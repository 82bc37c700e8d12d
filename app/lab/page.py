"""A report as a page for people: what was played, how long it took, tables, and targets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.i18n.fluent import Texts
from app.i18n.languages import spoken
from app.i18n.literal import literal
from app.lab.layout import BAD, BOLD, FAINT, GOOD, INDENT, OPEN, Grid, Style
from app.lab.number_format import NumberFormat
from app.lab.report import SimulationReport
from app.lab.sections import BAR, ReportSection, kinds_of
from app.lab.study import study
from app.lab.targets import BalanceTarget, TargetResult, TargetStatus
from app.text.game_names import game_name
from app.text.newgame import as_typed

NAMED: Final = 8
"""Rows of a verdict that are named; the rest is counted."""
SCENARIOS: Final = ("deck", "labyrinth")
"""What games are played with, as their set-ups name it."""
COLOURS: Final = {
    TargetStatus.HOLDS: GOOD,
    TargetStatus.FAILS: BAD,
    TargetStatus.UNDECIDED: OPEN,
}


class ReportPage:
    """Makes the lines of a report. `words` are the names of cards, by `monster-<id>-es`."""

    def __init__(self, texts: Texts, style: Style, words: Mapping[str, str]) -> None:
        self.texts, self.style, self.words = texts, style, words
        self.figures = NumberFormat(texts, style.ascii)

    def text(self, report: SimulationReport) -> str:
        note = self.texts("lab-note", reach=self.figures.reach)
        blocks = [
            self._about(report.setup),
            *(
                self._table(section)
                for section in (report.lengths, report.classes, *report.sections)
                if section.rows
            ),
            self._targets(report),
            [self.style.paint(note, FAINT)],
        ]
        return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"

    def _title_of(self, setup: Mapping[str, Any]) -> str:
        """Return the game, its deck or labyrinth if it has one, and the preset of its rules."""
        game = game_name(self.texts, setup["game"])
        kind = next((kind for kind in SCENARIOS if kind in setup), "")
        if not kind:
            return self.texts("lab-title-plain", game=game, preset=setup["preset"])
        deck = spoken(self.words, kind, self.texts.language) or setup[kind]
        return self.texts("lab-title", game=game, deck=deck, preset=setup["preset"])

    def _about(self, setup: Mapping[str, Any]) -> list[str]:
        """Return what was played, and by whom.

        Rules that somebody changed stand apart from those that every simulation has.
        """
        texts, always = self.texts, study(setup["game"]).options
        bots = ", ".join(literal(bot, 40) for bot in setup["bots"])
        rules: dict[str, list[str]] = {"lab-changes": [], "lab-always": []}
        for name, value in setup["options"].items():
            usual = name in always and always[name] == value
            rules["lab-always" if usual else "lab-changes"].append(f"{name}={as_typed(value)}")
        return [
            self.style.paint(self._title_of(setup), BOLD),
            texts("lab-games", n=setup["games"], seed=setup["seed"]),
            texts("lab-bots-rotate" if setup["rotate"] else "lab-bots-stay", bots=bots),
            *(texts(line, changes=", ".join(some)) for line, some in rules.items() if some),
            *self._ended(setup),
        ]

    def _ended(self, setup: Mapping[str, Any]) -> list[str]:
        """Return when a run ended that may end before all its games."""
        if "decide" not in setup:
            return []
        most, confidence = setup["decide"]["most"], setup["decide"]["confidence"]
        early = "early" if setup["games"] < most else "late"
        percent = self.figures.percent(confidence)
        return [self.texts(f"lab-decide-{early}", most=most, confidence=percent)]

    def _table(self, section: ReportSection) -> list[str]:
        """Return the lines of a table, in brief if it would be too wide otherwise."""
        texts, kind = self.texts, section.kind
        heads = [name for name in (f"lab-kind-{kind}", f"lab-unit-{kind}") if texts.has(name)]
        head = [texts(heads[0]) if heads else ""]
        head += [texts(f"lab-column-{name}") for name in section.columns if name != BAR]

        def grid(brief: bool) -> Grid:
            rows = (
                [self.key(kind, row.key), *(self.figures.cell(cell, brief) for cell in row.cells)]
                for row in section.rows
            )
            return Grid(head, list(rows))

        full = grid(brief=False)
        shown = full if full.cells <= self.style.cells else grid(brief=True)
        title = [self._bold(f"lab-section-{section.id}")] if section.id else []
        return [*title, *shown.lines(self.style)]

    def key(self, kind: str, key: str) -> str:
        texts = self.texts
        match kind:
            case "seat" | "order":
                return texts(f"lab-{kind}", n=int(key) + 1)
            case "tenth":
                return texts("lab-tenth", value=texts("lab-percent", value=f"{10 * int(key)}"))
            case "sitting":
                bot, _, seat = key.rpartition("/")
                return texts("lab-sitting", bot=literal(bot, 40), n=int(seat) + 1)
        if name := spoken(self.words, f"{kind}-{key}", texts.language):
            return literal(name, 60)
        message = f"lab-{kind}-{key}"
        return texts(message) if texts.has(message) else literal(key, 60)

    def _bold(self, message: str) -> str:
        return self.style.paint(self.texts(message), BOLD)

    def _targets(self, report: SimulationReport) -> list[str]:
        if not (report.verdicts or report.need_alike):
            return []
        kinds = kinds_of(report.sections)
        lines = [self._bold("lab-targets")]
        for verdict in report.verdicts:
            lines += self._verdict(verdict, kinds.get(verdict.target.section, ""))
        seats = len(report.setup["bots"])
        for target in report.need_alike:
            lines += self._unasked(target, seats)
        return [*lines, INDENT + self._sum(report)] if report.verdicts else lines

    def _sum(self, report: SimulationReport) -> str:
        """Return what came of all targets together."""
        outcomes = [verdict.outcome for verdict in report.verdicts]
        for outcome in (TargetStatus.FAILS, TargetStatus.UNDECIDED):
            if found := outcomes.count(outcome):
                return self.texts(f"lab-sum-{outcome.value}", n=found, most=len(outcomes))
        return self.texts("lab-sum-holds")

    def _unasked(self, target: BalanceTarget, seats: int) -> list[str]:
        texts = self.texts
        show = self.figures.percent if target.section else self.figures.plain
        low, high = map(show, target.limits(seats))
        words = texts(f"lab-target-{target.id}", low=low, high=high)
        return [
            f"{INDENT}{texts('lab-verdict-unasked')}: {words}",
            INDENT * 2 + texts("lab-verdict-needs-alike"),
        ]

    def _verdict(self, verdict: TargetResult, kind: str) -> list[str]:
        texts, target, status = self.texts, verdict.target, verdict.outcome
        show = self.figures.percent if kind else self.figures.plain
        low, high = map(show, verdict.limits)
        word = self.style.paint(texts(f"lab-verdict-{status.value}"), COLOURS[status])
        lines = [
            f"{INDENT}{word}: {texts(f'lab-target-{target.id}', low=low, high=high)}",
            INDENT * 2 + self._deciding(verdict, kind),
        ]
        rows = verdict.outside or verdict.open
        if len(rows) > 1:
            named = ", ".join(self.key(kind, row) for row in rows[:NAMED])
            more = len(rows) - NAMED
            message = "lab-verdict-rows-more" if more > 0 else "lab-verdict-rows"
            lines.append(INDENT * 2 + texts(message, rows=named, n=more))
        return lines

    def _deciding(self, verdict: TargetResult, kind: str) -> str:
        """Return the figure that decides, and that it may be chance if it seems to miss."""
        worst = verdict.worst
        if not kind:
            value = self.figures.number(worst.value or 0.0, worst.interval)
            return self.texts("lab-verdict-median", value=value)
        if verdict.target.spread and worst.value is not None:
            share = self.figures.share(worst.value, worst.interval)
            return self.texts("lab-verdict-spread", value=share)
        if not worst.key:
            return self.texts("lab-verdict-nothing")
        value = self.figures.share(worst.value, worst.interval)
        low, high = verdict.limits
        outside = worst.interval[1] < low or worst.interval[0] > high
        chance = outside and verdict.outcome is TargetStatus.UNDECIDED
        message = "lab-verdict-row-chance" if chance else "lab-verdict-row"
        return self.texts(message, row=self.key(kind, worst.key), value=value)
