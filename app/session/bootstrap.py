"""The context of the real program: the disk, the clock, bots in a process."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, Any, Self

from typing_extensions import override

from app.session.app_context import AppContext

if TYPE_CHECKING:
    from app.config.settings import Settings
    from app.files.errors import Busy
    from app.match.bots.comparing import Comparer
    from app.match.bots.port import BotGuard

KEYS = "keys.toml"
CONTENT = "app.content.last_setup"
"""What the screens after the first one import: all that reads decks and options."""
WORDS = (
    "WOLF", "BEAR", "LYNX", "HAWK", "TOAD", "MOTH", "CROW", "HARE", "NEWT", "WREN",
    "LAMP", "ROPE", "BELL", "DOOR", "WELL", "MOSS", "DUST", "IRON", "SALT", "BONE",
)  # fmt: skip
"""The first half of a seed: easy to read out and to type."""


def new_seed() -> str:
    """Return a seed that people can read out: WOLF-7F3A."""
    return f"{secrets.choice(WORDS)}-{secrets.token_hex(2).upper()}"


def save_settings(settings: Settings, changes: Mapping[str, Any]) -> Settings:
    """Write changes of settings and return the settings with them. Raise `OSError`."""
    from app.config import settings as settings_file

    settings_file.save_changes(settings_file.settings_path(), settings, changes)
    return replace(settings, **changes)


def process_bots(game_id: str, public: Any) -> BotGuard:
    """Return the bots of a match. Slow ones get a process, which starts when one is first asked."""
    from app.match.bots import process

    return process.process_bots(game_id, public)


def process_comparer(game_id: str, public: Any) -> Comparer | None:
    """Return what compares the decisions of a match, in a process that starts when it is asked."""
    from app.match.bots import comparing

    return comparing.comparer(game_id, public)


class Outside(AppContext):
    """The context with the machine's files, clock and processes."""

    @classmethod
    def real(cls) -> Self:
        """Return the context. Nothing slow is imported until `wake`."""
        return cls(
            now=time.time,
            seed_source=new_seed,
            save_settings=save_settings,
            bots=process_bots,
            comparer=process_comparer,
            first_paint=0.05,
        )

    @override
    def wake(self) -> Exception | None:
        """Start the log, open the saved matches and the library. If another program has the saved
        matches open, they are opened to read them, which is no problem to return."""
        from app.config import logs, state_file
        from app.content import last_reports
        from app.content.content_index import ContentIndex
        from app.doctor.library import KNOWN_TEXTUAL, other_version
        from app.files import paths
        from app.files.errors import Busy, StoreError
        from app.lessons import learned
        from app.lessons.learned import LearnedState
        from app.match.journal import JournalFailed
        from app.store.matches import Matches

        logs.set_up()
        if other := other_version():
            message = "Textual %s, not %s: nothing of it is mended"
            logs.log("wire").warning(message, other, KNOWN_TEXTUAL)
        self.keys = paths.config_folder() / KEYS
        reports = paths.state_folder() / last_reports.FILE
        self.library = ContentIndex(paths.data_folder(), reports=reports)
        self.table = paths.state_folder() / "table.json"
        self.choices = paths.state_folder() / state_file.CHOICES
        self.learned = LearnedState(paths.state_folder() / learned.FILE)
        if self.behind:  # the full screen: keys don't wait until that is imported
            Thread(target=import_module, args=(CONTENT,), name="content").start()
        try:
            paths.ensure_folder(paths.state_folder())
            self.store = Matches(paths.database(), behind=self.behind)
        except Busy as busy:
            return self._look_on(busy)
        except (StoreError, JournalFailed, OSError) as problem:
            return problem
        return None

    def _look_on(self, busy: Busy) -> Exception | None:
        """Open the saved matches of another program to read them. Return the problem, if any."""
        from app.files import paths
        from app.files.errors import StoreError
        from app.match.journal import JournalFailed
        from app.store.archive import opened_beside

        self.held, self.holder = True, busy.holder
        try:
            self.beside = opened_beside(paths.database())
        except JournalFailed:
            return busy  # there is no sharing on this file system
        except StoreError as problem:
            return problem
        return None

    @override
    def guest_token(self, place: str, name: str) -> str:
        from app.session import guest_tokens

        return guest_tokens.guest_token(place, name)

    @override
    def remember_seat(self, place: str, name: str, token: str) -> None:
        from app.session import guest_tokens

        guest_tokens.remember_seat(place, name, token)

    @override
    def take_over(self) -> bool:
        if not self.held:
            return False
        from app.config.logs import log
        from app.files import paths
        from app.files.errors import Busy, StoreError
        from app.match.journal import JournalFailed
        from app.store.matches import Matches

        try:
            store = Matches(paths.database(), behind=self.behind)
        except Busy as busy:
            self.holder = busy.holder  # perhaps a third program, that was quicker
            return False
        except (StoreError, JournalFailed, OSError) as problem:
            text = f"{problem!r}"
            if text != self.refused:  # it is tried every few seconds
                log("store").warning("take over: %s", text)
            self.refused = text
            return False
        if self.beside is not None:
            self.beside.shut()
        self.store, self.beside, self.holder, self.held = store, None, None, False
        return True

    @override
    async def make_good(self) -> None:
        if self.store is not None:
            from app.records.backfill import make_good as made_good

            await made_good(self.store)

    @override
    def close(self) -> None:
        if self.archive is not None:
            self.archive.shut()
