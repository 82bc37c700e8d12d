"""The program for tests of its shell: no disk, no bots, a clock that stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from app.coach.tips import MATCHES
from app.lessons.learned import Learned
from app.match.feats import Done
from app.match.seats import Seat
from app.services import Services
from app.settings import Settings
from app.start import GAMES, StartOptions
from app.store.archive import Saved
from app.text.summary import Standing, Summary
from app.tui.app import MazmorraApp
from app.tui.factory import make_app
from tests.app.match.aids import local_bots

NOW = 1_800_000_000.0

SAVED = Saved(
    id="0123456789abcdef",
    game="irrgarten",
    created=int(NOW - 7200) * 1000,
    updated=int(NOW - 3700) * 1000,
    decisions=14,
    seats=(Seat("Ana"), Seat("Ben", "scout")),
    title={"labyrinth-en": "The Old Quarry", "labyrinth-es": "La cantera vieja"},
)

SUMMARY = Summary(
    title="Irrgarten: The Old Quarry",
    headline="Ana gets out of the labyrinth",
    how="Out in turn 41, after four fights and two wounds.",
    standings=(
        Standing(1, 0, "Ana", "out in turn 41"),
        Standing(2, 2, "Eva", "7 steps from the exit"),
        Standing(3, 1, "Ben", "dead since turn 33"),
    ),
    seed="WOLF-7F3A",
    turns=41,
)


class KeptMatches:
    """A store with these saved matches."""

    def __init__(self, *saved: Any) -> None:
        self.saved = list(saved)

    def unfinished(self) -> list[Any]:
        return self.saved

    def delete(self, match: str) -> None:
        self.saved = [one for one in self.saved if one.id != match]

    def keep_state(self, match: str) -> None:
        """It is kept already."""

    def write_deeds(self, match: str, revision: int, done: Sequence[Done]) -> None:
        """Nobody asks for them."""


def services(*saved: Any) -> Services:
    return Services(
        now=lambda: NOW,
        seed_source=lambda: "WOLF-7F3A",
        save_settings=keep,
        bots=local_bots,
        store=cast("Any", KeptMatches(*saved)),
        learned=old_hand(),
    )


def old_hand() -> Learned:
    """Somebody who has played before: the coach says nothing."""
    learned = Learned(None)
    learned.games = dict.fromkeys(GAMES, MATCHES)
    return learned


def keep(settings: Settings, changes: Mapping[str, Any]) -> Settings:
    return replace(settings, **changes)


def shell(*saved: Any, **start: Any) -> MazmorraApp:
    """The program with these saved matches; `start` are fields of `StartOptions`."""
    app = make_app(services(*saved), StartOptions(**{"speed": 0, **start}))
    app.texts = type(app.texts)(app.texts.language, strict=True)
    return app
