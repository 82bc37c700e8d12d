"""All targets by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from tests.programs.fuzz.checks import Checks
from tests.programs.fuzz.decks import Decks
from tests.programs.fuzz.exports import Exports
from tests.programs.fuzz.frames import BotFrames, WorkerFrames
from tests.programs.fuzz.kinds import KINDS
from tests.programs.fuzz.network import ToClient, ToTable
from tests.programs.fuzz.personal import KeysFile, Remembered, SettingsFile
from tests.programs.fuzz.saves import Saves
from tests.programs.fuzz.talks import Talks
from tests.programs.fuzz.target import Target
from tests.programs.fuzz.typed import CommandLine, Typed

OTHERS: tuple[type[Target], ...] = (
    Exports,
    Saves,
    SettingsFile,
    KeysFile,
    Remembered,
    Typed,
    CommandLine,
    Talks,
    WorkerFrames,
    BotFrames,
    ToTable,
    ToClient,
    Checks,
)

MAKERS: dict[str, Callable[[], Target]] = {
    **{kind.name: partial(Decks, kind) for kind in KINDS},
    **{kind.NAME: kind for kind in OTHERS},
}


def targets(names: Sequence[str] = ()) -> Iterator[Target]:
    """The targets of these names, or all; each is made when it is its turn."""
    for name in names or MAKERS:
        yield MAKERS[name]()
