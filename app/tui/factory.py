"""The one place where the program is put together, for the command line and for tests."""

from __future__ import annotations

import os
import random
import sys
import time
from typing import TYPE_CHECKING

from app.tui.app import MazmorraApp
from app.tui.looks import decide
from app.tui.services import Services

if TYPE_CHECKING:
    from app.settings import Settings
    from app.start import StartOptions


def make_app(services: Services, settings: Settings, start: StartOptions) -> MazmorraApp:
    """The program with these services and settings."""
    looks = decide(settings.language, settings.theme, settings.glyphs, settings.speed, os.environ)
    return MazmorraApp(services, settings, start, looks)
