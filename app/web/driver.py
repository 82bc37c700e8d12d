"""Textual's driver for a visitor's browser."""

from __future__ import annotations

from typing_extensions import override

from app.guest.driver import LineDriver


class BrowserDriver(LineDriver):
    """A driver whose terminal is in a page."""

    @property
    @override
    def is_web(self) -> bool:
        return True
