"""The program for tests of its shell: no disk, no bots, a clock that stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from app.tui.app import MazmorraApp
from app.tui.looks import Looks
from app.tui.services import Services

NOW = 1_800_000_000.0


@dataclass(frozen=True)
class Kept:
    """Settings that are only remembered."""

    language: str = "en"
    theme: str = "dark"
    glyphs: str = "unicode"
    speed: int = 0
    bell: str = "off"


class NoStore:
    """A store with these saved matches."""

    def __init__(self, *saved: Any) -> None:
        self.saved = saved

    def unfinished(self) -> list[Any]:
        return list(self.saved)


def services(*saved: Any) -> Services:
    return Services(
        store=NoStore(*saved),
        bots=None,
        library=None,
        now=lambda: NOW,
        seed_source=lambda: "WOLF-7F3A",
        save_settings=keep,
    )


def keep(settings: Any, changes: Mapping[str, Any]) -> Any:
    return replace(settings, **changes)


def shell(*saved: Any, **looks: Any) -> MazmorraApp:
    settings = Kept(**looks)
    chosen = Looks(settings.language, settings.theme, settings.glyphs, settings.speed)
    app = MazmorraApp(services(*saved), cast(Any, settings), cast(Any, None), chosen)
    return app
