"""The program for tests of its shell: no disk, no bots, a clock that stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from app.match.bots import local_bots
from app.settings import Settings
from app.start import StartOptions
from app.tui.app import MazmorraApp
from app.tui.factory import make_app
from app.tui.services import Services

NOW = 1_800_000_000.0


class KeptMatches:
    """A store with these saved matches."""

    def __init__(self, *saved: Any) -> None:
        self.saved = list(saved)

    def unfinished(self) -> list[Any]:
        return self.saved

    def delete(self, match: str) -> None:
        self.saved = [one for one in self.saved if one.id != match]


def services(*saved: Any) -> Services:
    return Services(
        now=lambda: NOW,
        seed_source=lambda: "WOLF-7F3A",
        save_settings=keep,
        bots=local_bots,
        store=cast("Any", KeptMatches(*saved)),
    )


def keep(settings: Settings, changes: Mapping[str, Any]) -> Settings:
    return replace(settings, **changes)


def shell(*saved: Any, **start: Any) -> MazmorraApp:
    """The program with these saved matches; `start` are fields of `StartOptions`."""
    app = make_app(services(*saved), StartOptions(**{"speed": 0, **start}))
    app.texts = type(app.texts)(app.texts.language, strict=True)
    return app
