"""The real outside world: the disk, the clock, bots in a process of their own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.session.app_context import AppContext

if TYPE_CHECKING:
    from app.config.settings import Settings
    from app.files.errors import Busy
    from app.match.bots.port import BotGuard

KEYS = "keys.toml"
WORDS = (
    "WOLF", "BEAR", "LYNX", "HAWK", "TOAD", "MOTH", "CROW", "HARE", "NEWT", "WREN",
    "LAMP", "ROPE", "BELL", "DOOR", "WELL", "MOSS", "DUST", "IRON", "SALT", "BONE",
)  # fmt: skip
"""The first half of a seed: easy to read out and to type."""


def outside() -> AppContext:
    """Services that reach the machine. Nothing slow is imported until `wake`."""
    return AppContext(
        now=time.time,
        seed_source=new_seed,
        save_settings=save_settings,
        bots=process_bots,
        wake=wake,
        take_over=take_over,
        make_good=make_good,
        first_paint=0.05,
        close=close,
    )


def new_seed() -> str:
    """A seed that people can read out: WOLF-7F3A."""
    return f"{secrets.choice(WORDS)}-{secrets.token_hex(2).upper()}"


def save_settings(settings: Settings, changes: Mapping[str, Any]) -> Settings:
    """The settings with changes, which are written down. Raises `OSError`."""
    from app.config import settings as settings_file

    settings_file.keep(settings_file.place(), settings, changes)
    return replace(settings, **changes)


def process_bots(game_id: str, public: Any) -> BotGuard:
    """Return the bots of a match. Slow ones get a process, which starts when one is first asked."""
    from app.match.bots import process

    return process.process_bots(game_id, public)


def wake(services: AppContext) -> Exception | None:
    """Start the log, open the saved matches and the library. Where another program has the saved
    matches they are opened to be looked at, and that is no problem."""
    from app.config import logs
    from app.content import last_setup
    from app.content.content_index import ContentIndex
    from app.files import paths
    from app.files.errors import Busy, StoreError
    from app.lessons import learned
    from app.lessons.learned import LearnedState
    from app.match.journal import JournalFailed
    from app.store.matches import Matches

    logs.set_up()
    services.keys = paths.config_folder() / KEYS
    services.library = ContentIndex(paths.data_folder())
    services.choices = paths.state_folder() / last_setup.FILE
    services.learned = LearnedState(paths.state_folder() / learned.FILE)
    try:
        paths.made(paths.state_folder())
        services.store = Matches(paths.database())
    except Busy as busy:
        return _look_on(services, busy)
    except (StoreError, JournalFailed, OSError) as problem:
        return problem
    return None


def _look_on(services: AppContext, busy: Busy) -> Exception | None:
    """Open what another program has, to be looked at; why not, if it can't be."""
    from app.files import paths
    from app.files.errors import StoreError
    from app.match.journal import JournalFailed
    from app.store.archive import opened_beside

    services.held, services.holder = True, busy.holder
    try:
        services.beside = opened_beside(paths.database())
    except JournalFailed:
        return busy  # there is no sharing on this file system
    except StoreError as problem:
        return problem
    return None


def take_over(services: AppContext) -> bool:
    """Open for writing what another program had, if it let go of it; whether that was done."""
    if not services.held:
        return False
    from app.config.logs import log
    from app.files import paths
    from app.files.errors import Busy, StoreError
    from app.match.journal import JournalFailed
    from app.store.matches import Matches

    try:
        store = Matches(paths.database())
    except Busy as busy:
        services.holder = busy.holder  # perhaps a third program, that was quicker
        return False
    except (StoreError, JournalFailed, OSError) as problem:
        told = f"{problem!r}"
        if told != services.refused:  # it is tried every few seconds
            log("store").warning("take over: %s", told)
        services.refused = told
        return False
    if services.beside is not None:
        services.beside.shut()
    services.store, services.beside, services.holder, services.held = store, None, None, False
    return True


async def make_good(services: AppContext) -> None:
    """Reckon what the records lack: after an older version, or a sudden end."""
    if services.store is not None:
        from app.records.backfill import make_good as made_good

        await made_good(services.store)


def close(services: AppContext) -> None:
    """Let go of the saved matches."""
    if services.archive is not None:
        services.archive.shut()
