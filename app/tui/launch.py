"""From a wish to play to a match on the screen, and back: everything that is slow to import.

Nothing here is imported before the first paint.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from app.logs import log
from app.match.fork import Keeper, fork, fresh_title
from app.match.games import UnknownGame, begin, fresh_id, game
from app.match.journal import Journal, JournalFailed
from app.match.match import Match
from app.match.seats import Seat
from app.match.table import Table
from app.services import Services
from app.session import Session
from app.setup import BadChoice
from app.store.continuing import continued
from app.store.errors import NoSuchMatch, StoreError
from app.text.errors import words_for
from app.text.fluent import Texts
from engines.kernel.errors import EngineError
from engines.kernel.problems import DeckError

if TYPE_CHECKING:
    from app.draft import Draft
    from app.setup import Setup
    from app.store.matches import Saved
    from app.tui.app import MazmorraApp
    from app.tui.place import Place

SCREENS = {
    "irrgarten": ("app.tui.screens.irrgarten", "IrrgartenScreen"),
    "napakalaki": ("app.tui.screens.napakalaki", "NapakalakiScreen"),
    "hammerspace": ("app.tui.screens.hammerspace", "HammerspaceScreen"),
}

BEGIN_REFUSALS = (DeckError, EngineError, StoreError, JournalFailed, OSError)
"""Why a match can't begin: its set-up, the disk, or a bot's process. For all there are words."""


def newest_save(services: Services) -> Saved | None:
    """The match that was played last and is not over; None too if the saves can't be read."""
    if services.store is None:
        return None
    try:
        return next((saved for saved in services.store.unfinished() if not saved.broken), None)
    except (JournalFailed, StoreError):
        return None


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


def new_game_screen(app: MazmorraApp, game_id: str) -> Place[Any]:
    """The screen where a game is set up. Raises `BadChoice` if the program's own cards are gone."""
    from app.tui.screens.newgame import NewGameScreen

    return NewGameScreen(fresh_draft(app, game_id))


def fresh_draft(app: MazmorraApp, game_id: str) -> Draft[Any, Any]:
    """A new game with what was chosen last. Raises `BadChoice` as `first_draft` does."""
    from app import choices
    from app.draft import first_draft

    library, new_seed = app.services.library, app.services.seed_source
    if library is None:
        raise BadChoice("library", "cards")
    draft = first_draft(library, game_id, default_names(app.texts), new_seed)
    choices.recall(app.services.choices, draft)
    return draft


def start_from_command_line(app: MazmorraApp) -> None:
    """The match that `mazmorra play ...` asked for; the new-game screen if nothing was chosen,
    or if what was chosen can't be: there it says why, and keeps all else that was chosen."""
    from app.draft import asked_for, draft_from
    from app.tui.screens.newgame import NewGameScreen

    library, new_seed = app.services.library, app.services.seed_source
    if library is None:
        return
    if not asked_for(app.options):
        app.open_new_game(app.options.game)
        return
    names = default_names(app.texts)
    try:
        draft, refused = draft_from(app.options, library, names, new_seed)
    except BadChoice as problem:
        log("shell").warning("start: %r", problem)
        app.tell([why_not(app, problem)])
        return
    try:
        if refused is not None:
            raise refused
        session = begin_match(app, draft.setup())
    except (BadChoice, *BEGIN_REFUSALS) as problem:
        log("shell").warning("start: %r", problem)
        app.push_screen(NewGameScreen(draft, problem))
        return
    app.open_match(session)


def default_names(texts: Texts) -> tuple[str, ...]:
    """Names for players who gave none."""
    return tuple(name.strip() for name in texts("newgame-names").split(","))


def begin_match(app: MazmorraApp, setup: Setup, words: Mapping[str, str] | None = None) -> Session:
    """A new match from what was chosen; `words` are more of its title. Raises `BadSetup` and
    `UnknownGame`."""
    title = {**setup.title(), **(words or {})}
    return _begin(
        app, setup.game, setup.config(), setup.seats, setup.seed, title, practice=setup.practice
    )


def again(app: MazmorraApp, session: Session, seed: str) -> Session:
    """A new match with the players, rules and board of another one; "" takes its seed too."""
    header = session.match.header
    config = game(header.game).config_from_data(header.config)
    title = fresh_title(header.title)
    return _begin(
        app,
        header.game,
        config,
        header.seats,
        seed or header.seed,
        title,
        practice=header.practice,
    )


def _begin(
    app: MazmorraApp,
    game_id: str,
    config: Any,
    seats: Sequence[Seat],
    seed: str,
    title: Mapping[str, str],
    *,
    practice: bool,
) -> Session:
    match = begin(
        game_id,
        config,
        seats,
        seed,
        match_id=fresh_id(),
        title=title,
        practice=practice,
        journal=_journal(app),
    )
    return _session(app, match)


def resume_match(app: MazmorraApp, match: str, *, cut: bool = False) -> Session:
    """A saved match as it was. With `cut` the damaged end of one is forgotten for good first.

    Raises `StoreError`, `JournalFailed`, `WrongJournal` and others, for all of which `words_for`
    has a sentence.
    """
    store = app.services.store
    if store is None:
        raise NoSuchMatch(match)
    if cut:
        store.kept(match, cut=True)
    return _session(app, continued(store, match, _journal(app)))


def fork_match(app: MazmorraApp, reel: Session, seats: Sequence[Seat]) -> Session:
    """A match of practice that plays on from where a replay is. Raises as `resume_match` does."""
    match = reel.match
    taken = match.written[: match.decisions]
    keeper: Keeper | None = app.services.store
    forked = fork(match.header, taken, seats, match_id=fresh_id(), journal=keeper)
    return _session(app, forked)


def _journal(app: MazmorraApp) -> Journal | None:
    journal: Journal | None = app.services.store
    return journal


def _session(app: MazmorraApp, match: Match) -> Session:
    if app.services.store is None and match.unsaved is None:
        match.unsaved = JournalFailed("busy" if app.services.beside is not None else "io")
    bots = app.services.bots(match.header.game, match.public)
    return Session(match, Table(match, bots, app.bot_pause, app.until_large), app.texts)


def forget(app: MazmorraApp, session: Session) -> bool:
    """Delete a match for good; whether that could be done, with a disk that perhaps failed."""
    if app.services.store is None:
        return True
    try:
        app.services.store.delete(session.match.header.match)
    except JournalFailed as problem:
        log("shell").warning("forget: %r", problem)
        return False
    return True


async def leave(app: MazmorraApp, session: Session) -> None:
    """Stop a match, and write down what waited for that: its latest state, and what was done in
    it if it is over."""
    from app.records.gained import keep_deeds

    await session.leave()
    store, match = app.services.store, session.match
    if store is not None and isinstance(match, Match):
        try:
            store.keep_state(match.header.match)
        except JournalFailed as problem:
            log("shell").warning("leave: %r", problem)
        keep_deeds(store, match)


def why_not(app: MazmorraApp, error: Exception) -> str:
    """What a person is told when a match can't begin or go on."""
    return words_for(app.texts, error).splitlines()[0]
