"""The page of a report in a real browser: on paper, on a phone and on a screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.i18n.fluent import LANGUAGES, Texts
from app.lab.html import HtmlReport
from tests.app.lab.test_page import WORDS, report
from tests.helpers.chromium import Page, opened_page

pytestmark = [pytest.mark.terminal, pytest.mark.real_time]

PAPER = 700
"""The width of A4 in CSS's pixels, less its margins."""
LOOKS = {"paper": (PAPER, 1000), "phone": (360, 740), "screen": (1280, 800)}
CUT = """(() => {
    const wide = [document.documentElement, ...document.querySelectorAll(".wide")];
    return wide.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText);
})()"""
"""The parts of a page that are wider than their place, so that paper would cut them."""
COLOURS = """["body", ".first", ".fails"].map((name) => {
    const style = getComputedStyle(document.querySelector(name));
    return name == ".fails" ? style.color : style.backgroundColor;
})"""
WHITE = "rgb(255, 255, 255)"


async def shown(page: Page, file: Path, look: str) -> None:
    """Open the page in a dark theme; on paper as it would be printed."""
    width, height = LOOKS[look]
    dark = [{"name": "prefers-color-scheme", "value": "dark"}]
    await page.call("Emulation.setEmulatedMedia", media="print" * (look == "paper"), features=dark)
    await page.call(
        "Emulation.setDeviceMetricsOverride",
        width=width, height=height, deviceScaleFactor=1, mobile=look == "phone",
    )  # fmt: skip
    await page.go(file.as_uri())
    await page.until_words("Things Mislaid" if file.stem == "en" else "Cosas perdidas")


async def test_a_report_is_whole_on_paper_a_phone_and_a_screen(tmp_path: Path) -> None:
    """docs/simulate.md: it fits a phone, follows the theme, and prints."""
    long = {**WORDS, "monster-wet-cat-en": "Wet Cat of the Seven Seas",
            "monster-wet-cat-es": "Gato mojado de los siete mares"}  # fmt: skip
    files = [tmp_path / f"{language}.html" for language in LANGUAGES]
    for file in files:
        file.write_bytes(HtmlReport(Texts(file.stem, strict=True), long).html(report()))
    async with opened_page(tmp_path / "profile") as page:
        for file in files:
            for look in LOOKS:
                await shown(page, file, look)
                assert await page.run(CUT) == [], (file.stem, look)
                body, first, failed = await page.run(COLOURS)
                on_paper = look == "paper"
                assert (body == WHITE) == on_paper, (file.stem, look)
                assert (first == WHITE) == on_paper, (file.stem, look)
                assert (failed == "rgb(150, 37, 29)") == on_paper, "a colour for a dark ground"
        assert {one.partition(":")[0] for one in page.requests} == {"file"}
        assert page.complaints == []
