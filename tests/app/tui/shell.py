"""The program for tests of its shell: no disk, no bots, a clock that stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from app.coach.tips import MATCHES
from app.config.settings import Settings
from app.config.start_options import StartOptions
from app.lessons.learned import LearnedState
from app.match.achievements import AchievementDone
from app.match.seats import Seat
from app.registry import game_ids
from app.session.app_context import AppContext
from app.store.archive import SavedMatch
from app.text.summary import MatchSummary, SeatResult
from app.tui.app import MazmorraApp
from app.tui.end.aftermath import EndData
from app.tui.factory import make_app
from app.tui.screens.end import EndScreen
from tests.app.match.helpers import local_bots

NOW = 1_800_000_000.0

SAVED = SavedMatch(
    id="0123456789abcdef",
    game="irrgarten",
    created=int(NOW - 7200) * 1000,
    updated=int(NOW - 3700) * 1000,
    decisions=14,
    seats=(Seat("Ana"), Seat("Ben", "scout")),
    title={"labyrinth-en": "The Old Quarry", "labyrinth-es": "La cantera vieja"},
)

SUMMARY = MatchSummary(
    title="Irrgarten: The Old Quarry",
    headline="Ana gets out of the labyrinth",
    how="Out in turn 41, after four fights and two wounds.",
    standings=(
        SeatResult(1, 0, "Ana", "out in turn 41"),
        SeatResult(2, 2, "Eva", "7 steps from the exit"),
        SeatResult(3, 1, "Ben", "dead since turn 33"),
    ),
    seed="WOLF-7F3A",
    turns=41,
)


class NothingKnown:
    """The data of a match of which only the result is known."""

    analysed = counts_feats = failed = sealed_dice = False
    analysis = None

    async def work(self, *_more: Any) -> None:
        """There is nothing to find out."""


def bare_end(summary: MatchSummary = SUMMARY) -> EndScreen:
    """The result alone, of which there is no card."""
    screen = EndScreen(lambda: summary, cast("EndData", NothingKnown()))
    available = screen.available
    screen.available = lambda command: command != "end.card" and available(command)  # type: ignore[method-assign]  # of this one alone
    return screen


class KeptMatches:
    """A store with these saved matches."""

    def __init__(self, *saved: Any) -> None:
        self.saved = list(saved)

    def unfinished(self, most: int = -1, skip: int = 0) -> list[Any]:
        return self.saved[skip:] if most < 0 else self.saved[skip : skip + most]

    def achievements(self, game: str = "") -> list[Any]:
        return []

    def delete(self, match: str) -> None:
        self.saved = [one for one in self.saved if one.id != match]

    def keep_state(self, match: str) -> None:
        """It is kept already."""

    def write_achievements(
        self, match: str, revision: int, done: Sequence[AchievementDone]
    ) -> None:
        """Nobody asks for them."""


def services(*saved: Any, kind: type[AppContext] = AppContext) -> AppContext:
    return kind(
        now=lambda: NOW,
        seed_source=lambda: "WOLF-7F3A",
        save_settings=keep,
        bots=local_bots,
        store=cast("Any", KeptMatches(*saved)),
        learned=old_hand(),
    )


def old_hand() -> LearnedState:
    """Somebody who has played before: the coach says nothing."""
    learned = LearnedState(None)
    learned.games = dict.fromkeys(game_ids(), MATCHES)
    return learned


def keep(settings: Settings, changes: Mapping[str, Any]) -> Settings:
    return replace(settings, **changes)


def shell(*saved: Any, **start: Any) -> MazmorraApp:
    """The program with these saved matches; `start` are fields of `StartOptions`."""
    app = make_app(services(*saved), StartOptions(**{"speed": 0, **start}))
    app.texts = type(app.texts)(app.texts.language, strict=True)
    return app
