"""From a wish to play to a match on the screen, and back: everything that is slow to import.

Nothing here is imported before the first paint.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from app.logs import log
from app.match.games import UnknownGame
from app.match.journal import JournalFailed
from app.match.seats import Seat
from app.opening import Opener, unfinished
from app.services import Services
from app.session import Session
from app.text.errors import words_for

if TYPE_CHECKING:
    from app.setup import Setup
    from app.store.archive import Saved
    from app.tui.keymap import KeyProblem
    from app.tui.place import Place
    from app.tui.stage import Stage

SCREENS = {
    "irrgarten": ("app.tui.screens.irrgarten", "IrrgartenScreen"),
    "napakalaki": ("app.tui.screens.napakalaki", "NapakalakiScreen"),
    "hammerspace": ("app.tui.screens.hammerspace", "HammerspaceScreen"),
}


def newest_save(services: Services) -> Saved | None:
    """The match that was played last and is not over; None too if the saves can't be read."""
    return next(iter(unfinished(services)), None)


def screen_kind(game_id: str) -> type[Any]:
    """The kind of screen that a game has: it is made with a session. Raises `UnknownGame`."""
    if game_id not in SCREENS:
        raise UnknownGame(game_id)
    module, name = SCREENS[game_id]
    kind: type[Any] = getattr(import_module(module), name)
    return kind


def game_screen(session: Session) -> Place[Any]:
    """The screen of a match's game."""
    screen: Place[Any] = screen_kind(session.match.header.game)(session)
    return screen


def opener(app: Stage) -> Opener:
    """What makes sessions; their screen says at which pace they are played."""
    return Opener(app.services, app.texts)


def begin_match(app: Stage, setup: Setup, words: Mapping[str, str] | None = None) -> Session:
    """A new match from what was chosen; see `Opener.new`."""
    return opener(app).new(setup, words)


def again(app: Stage, session: Session, seed: str) -> Session:
    """A new match like another one; see `Opener.again`."""
    return opener(app).again(session, seed)


def resume_match(app: Stage, match: str, *, cut: bool = False) -> Session:
    """A saved match as it was; see `Opener.resumed`."""
    return opener(app).resumed(match, cut=cut)


def go_on(app: Stage, match: str) -> None:
    """Put a saved match on the screen; say why not if it can't be gone on with."""
    try:
        session = resume_match(app, match)
    except Exception as problem:  # whatever a damaged save leads to; said in words
        log("shell").warning("resume: %r", problem)
        app.notice(why_not(app, problem))
    else:
        app.open_match(session)


def fork_match(app: Stage, reel: Session, seats: Sequence[Seat]) -> Session:
    """A match of practice that plays on from where a replay is; see `Opener.forked`."""
    return opener(app).forked(reel, seats)


def forget(app: Stage, session: Session) -> bool:
    """Delete a match for good; whether that could be done, with a disk that perhaps failed."""
    if app.services.store is None:
        return True
    try:
        app.services.store.delete(session.match.header.match)
    except JournalFailed as problem:
        log("shell").warning("forget: %r", problem)
        return False
    return True


async def leave(app: Stage, session: Session) -> None:
    """Stop a match, and write down what waited for that; see `Opener.leave`."""
    await opener(app).leave(session)


def start_words(app: Stage, problem: Exception | None, keys: Sequence[KeyProblem]) -> Sequence[str]:
    """What there is to tell at the start: of the settings, the saved matches, the player's keys."""
    from app.tui.keymap import problem_words

    settings = [told(app.texts) for told in app.options.notices]
    saves = [why_not(app, problem)] if problem else []
    return [*settings, *saves, *(problem_words(app.texts, one) for one in keys)]


def tell_why(app: Stage, error: Exception, title: str = "cmd-tell-title") -> None:
    """Tell why a match can't begin or go on, until it is read."""
    app.tell(lambda: [why_not(app, error)], title)


def why_not(app: Stage, error: Exception) -> str:
    """What a person is told when a match can't begin or go on."""
    return words_for(app.texts, error).splitlines()[0]
