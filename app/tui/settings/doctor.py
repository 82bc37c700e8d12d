"""The doctor on the screen: measures the terminal's abilities, and proposes settings."""

from __future__ import annotations

import os
import sys
import termios
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.app import SuspendNotSupported
from textual.widget import Widget
from typing_extensions import override

from app.doctor.advice import BAD, GOOD, AdviceLine, advice, proposed, report
from app.doctor.findings import Ask, Findings, findings_of, probed_findings
from app.doctor.probe import TerminalAnswers, ask
from app.i18n.literal import literal, pad, width
from app.tui.base_screen import BaseScreen
from app.tui.glyphs import drawn_signs
from app.tui.settings.commands import DOCTOR
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, hanging

ROLES = {GOOD: "good", BAD: "bad"}


class DoctorScreen(BaseScreen[None]):
    """Measures once when it opens, and shows every pressed key.

    `asks` queries the terminal; by default the program leaves the screen for that.
    """

    SCOPE: ClassVar[str] = DOCTOR

    def __init__(self, asks: Ask | None = None) -> None:
        super().__init__()
        self._ask = asks or self._aside
        self.found: Findings | None = None
        self.pressed = ""

    @override
    def compose(self) -> Iterator[Widget]:
        yield DoctorReport()
        yield KeyBar()

    def on_mount(self) -> None:
        self.call_after_refresh(self.do_doctor_measure)

    @override
    def available(self, command: str) -> bool | str:
        if command == "doctor.apply":
            return bool(self.changes)
        return super().available(command)

    @property
    def changes(self) -> dict[str, str]:
        return proposed(self.seen, self.app.settings)

    @property
    def seen(self) -> Findings:
        size = self.app.size
        if self.found is None:
            return findings_of(os.environ, size, _codes(), unmeasured="later")
        found = self.found
        answers = TerminalAnswers(found.widths, found.background, found.name)
        return findings_of(os.environ, size, _codes(), answers, found.unmeasured)

    def _aside(self, signs: Sequence[str]) -> TerminalAnswers:
        """Query the terminal itself. Raise `OSError` if there is none."""
        reader, writer = sys.__stdin__, sys.__stdout__
        if reader is None or writer is None:
            raise OSError
        failed: Exception | None = None
        answers = TerminalAnswers()
        try:
            with self.app.suspend():
                try:
                    answers = ask(reader.fileno(), writer.fileno(), signs)
                except (OSError, termios.error) as problem:
                    failed = problem  # if raised in there, Textual would not come back
        except SuspendNotSupported as problem:
            raise OSError from problem
        if failed is not None:
            raise OSError from failed
        return answers

    def on_key(self, event: events.Key) -> None:
        self.pressed = event.key
        self.query_one(DoctorReport).repaint()

    @override
    def fit(self, size: object) -> None:
        super().fit(self.app.size)
        for one in self.query(DoctorReport):
            one.repaint()

    def do_doctor_measure(self) -> None:
        found = probed_findings(os.environ, self.app.size, _codes(), self._ask, drawn_signs())
        # A terminal shows this screen, but it can't be queried from here.
        self.found = replace(found, unmeasured="aside") if found.unmeasured == "pipe" else found
        self.query_one(DoctorReport).repaint()
        self.refresh_keys()

    def do_doctor_apply(self) -> None:
        self.app.change(**self.changes)
        self.query_one(DoctorReport).repaint()
        self.notice(self.app.texts("doctor-applied"))


def _codes() -> str:
    return getattr(sys.__stdout__, "encoding", None) or "?"


class DoctorReport(Painted):
    """The findings, the proposals, and the last key."""

    DEFAULT_CSS = "DoctorReport { height: 1fr; width: 100%; }"

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        screen, texts = self.screen, self.mazmorra.texts
        assert isinstance(screen, DoctorScreen)
        reports = [*report(screen.seen, texts), self._key(screen)]
        labels = [texts(f"doctor-{one.about}") for one in reports]
        room = max(map(width, labels))
        lines: list[Line] = [[], [Span(f"  {texts('doctor-title')}", "title")], []]
        for label, one in zip(labels, reports, strict=True):
            head = Span(f"  [{one.sign}] {pad(label, room)}  ", ROLES.get(one.sign, "muted"))
            lines += hanging([head], literal(one.words, 400), cells - 2)
        lines.append([])
        changes = screen.changes
        if changes:
            lines.append([Span(f"  {texts('doctor-proposed')}", "accent")])
            lines += [[Span(f"    - {words}")] for words in advice(changes, texts)]
        elif screen.found is not None:
            lines.append([Span(f"  {texts('doctor-fine')}", "good")])
        return lines

    def _key(self, screen: DoctorScreen) -> AdviceLine:
        app = self.mazmorra
        if not screen.pressed:
            return AdviceLine(GOOD, "keyboard", app.texts("doctor-key-none"))
        name = screen.pressed
        words = app.texts("doctor-key-came", sign=app.key_name(name), name=name)
        return AdviceLine(GOOD, "keyboard", words)
