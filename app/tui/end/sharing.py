"""Exports of a match: the card and the report."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from app.config.logs import log
from app.store import morgue
from app.text import chart
from app.text.endcard import card
from app.text.errors import words_for
from app.text.report import MatchReport, report
from app.text.rulesettings import changed_settings
from app.tui.end.card_dialog import CardDialog

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol
    from app.tui.end.outlook import EndContext


def share_card(app: AppProtocol, outlook: EndContext) -> None:
    """Copy the card by the terminal's own means (OSC 52). Since that may fail unnoticed, also
    show the card for selection."""
    header, analysis = outlook.after.header, outlook.analysis

    def lines() -> list[str]:
        plain = app.glyphs.name == "ascii"
        return card(app.texts, header, outlook.summary(), analysis, ascii_only=plain)

    app.copy_to_clipboard("\n".join(lines()))
    app.push_screen(CardDialog(lines))


def write_report(app: AppProtocol, outlook: EndContext) -> None:
    """Write the report beside the player's other data; show its path, or the error."""
    after, analysis = outlook.after, outlook.analysis
    texts, header, story = app.texts, after.header, after.story
    if analysis is None or story is None:
        app.notice(texts("end-not-yet"))
        return
    day = datetime.fromtimestamp(app.services.now(), UTC).strftime("%Y-%m-%d")
    run = MatchReport(
        header=header,
        summary=outlook.summary(),
        analysis=analysis,
        log=story.log,
        times=[after.when(one, texts) for one in analysis.moments],
        sentences=[after.sentence(one) for one in analysis.moments],
        rules=changed_settings(texts, header.game, after.config, app.glyphs.arrows),
        achievements=after.achievements(texts),
        date=day,
    )
    signs = chart.ASCII if app.glyphs.name == "ascii" else chart.UNICODE
    name = morgue.report_name(header.game, day, header.seed, header.match)
    try:
        path = morgue.write_report(name, report(texts, run, signs))
    except OSError as problem:
        log("end").warning("report: %r", problem)
        failed = problem
        app.tell(lambda: [texts("end-not-written"), words_for(texts, failed)])
        return
    app.tell(lambda: [texts("end-written", path=str(path))], "end-written-title")
