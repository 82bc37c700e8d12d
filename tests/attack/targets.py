"""All targets by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from tests.attack.checks import Checks
from tests.attack.decks import Decks
from tests.attack.exports import Exports
from tests.attack.frames import BotFrames, WorkerFrames
from tests.attack.kinds import KINDS
from tests.attack.personal import KeysFile, Remembered, SettingsFile
from tests.attack.saves import Saves
from tests.attack.talks import Talks
from tests.attack.target import Target
from tests.attack.typed import CommandLine, Typed

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
