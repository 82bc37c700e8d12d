"""Matches of all games that bots have played for a while, shown again in the real program."""

from __future__ import annotations

from dataclasses import astuple, dataclass, field
from typing import Any, cast

from textual.pilot import Pilot

from app.config.start_options import StartOptions
from app.games.irrgarten.perspective.reducer import KnownGame
from app.match.journal import Checkpoint, Decision, Header
from app.match.lifecycle import thinking_seed
from app.match.replay import Replay
from app.match.source import ReplayRequest
from app.registry import game, game_ids
from app.session.session import Session
from app.tui.app import MazmorraApp
from app.tui.factory import make_app
from app.tui.match.screen import PlayScreen
from app.tui.screens.handover import HandoverScreen
from engines.hammerspace.events import Played as CardPlayed
from engines.irrgarten.events import CombatBegan
from engines.irrgarten.parameters import FOG_EXPLORED
from engines.napakalaki.events import Met
from tests.app.games.hammerspace.tui import helpers as hammerspace
from tests.app.games.irrgarten.tui import helpers as irrgarten
from tests.app.games.irrgarten.tui.descent import helpers as descent
from tests.app.games.irrgarten.tui.helpers import GARDEN
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.app.match.helpers import MemoryJournal
from tests.app.tui.modes import ReplayOnScreen, is_replay
from tests.app.tui.shell import KeptMatches, services
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_words

BOTS = {
    "irrgarten": "scout",
    "descent": "coward",
    "napakalaki": "cautious",
    "hammerspace": "steady",
}
"""The weakest bot of each game, which stands in for people in a fork."""
DECIDES = BOTS | {"descent": "collector"}
"""Who plays the matches: a coward fights nobody, and its log stays empty."""
GAMES = game_ids()
LENGTH = 40


@dataclass
class Played:
    """A match that was played, with the digest of its state after each number of decisions."""

    session: Session
    digests: list[str] = field(default_factory=list)

    @property
    def match(self) -> Any:
        return match_behind(self.session)


def played(
    game_id: str,
    decisions: int = LENGTH,
    people: str = "Ana",
    **more: Any,
) -> Played:
    """Three seats, those named are people's; as many decisions as there are made by bots."""
    names = ("Ana", "Ben", "Eva")
    players = {name: "human" if name in people else BOTS[game_id] for name in names}
    if game_id == "irrgarten":
        session = irrgarten.match_of(GARDEN, players, **{"fog": FOG_EXPLORED, **more})
    elif game_id == "descent":
        figures = {"seed": "GOLD-19C2", "floors_company": 3, "fog": True, **more}
        session = descent.match_of(players, **figures)
    elif game_id == "napakalaki":
        session = napakalaki.match_of(players, **more)
    else:
        # All live at `LENGTH`, and no clock counts while a test looks at a picture.
        figures = {"life": 60, "monster_ms": 0, "monster_turns": 3, **more}
        session = hammerspace.match_of(players, **figures)
    one = Played(session)
    choose = game(game_id).bots()[DECIDES[game_id]]
    match = one.match
    one.digests.append(match.digest())
    while not match.over and match.decisions < decisions:
        seat = match.actor
        seed = thinking_seed("x", seat, match.decisions)
        match.decide(seat, choose(match.public, match.view(seat), seed))
        one.digests.append(match.digest())
    return one


def finished(game_id: str, people: str = "Ana", **more: Any) -> Played:
    """A match played to its end."""
    one = played(game_id, 5_000, people, **more)
    assert one.match.over
    return one


class OneMatch(KeptMatches, MemoryJournal):
    """A store that keeps the match that was put in last."""

    def __init__(self) -> None:
        KeptMatches.__init__(self)
        MemoryJournal.__init__(self)

    def add(self, header: Header, decisions: list[Decision], standing: Checkpoint) -> None:
        if self.fails_at == 0:
            self.append(header.match, 0, decisions[0])
        self.header, self.decisions, self.standing = header, list(decisions), standing


def program(speed: int = 0, store: OneMatch | None = None, **start: Any) -> MazmorraApp:
    """The program, with a store in memory."""
    mine = services()
    mine.store = cast("Any", OneMatch() if store is None else store)
    app = make_app(mine, StartOptions(speed=speed, **start))
    app.texts = type(app.texts)(app.texts.language, strict=True)
    return app


async def opened(pilot: Pilot[Any], one: Played) -> None:
    """Put the match on the screen, and wait until it is quiet."""
    app = cast("MazmorraApp", pilot.app)
    one.session.texts = app.texts
    app.open_match(one.session)
    await pilot.pause()
    if isinstance(app.screen, HandoverScreen):
        await pilot.press("space")
    await settled(pilot)


async def replayed(
    pilot: Pilot[Any], one: Played, at: int = 0, viewer: int | None = None
) -> ReplayOnScreen:
    """Show the match again, as the list of matches does."""
    app = cast("MazmorraApp", pilot.app)
    await pilot.pause()
    app.open_replay(ReplayRequest(one.match.header, one.match.written, at, viewer))
    await settled(pilot)
    return here(pilot)


async def keys(pilot: Pilot[Any], *names: str) -> None:
    """Press keys, each one in quiet."""
    for name in names:
        await pilot.press(name)
        await settled(pilot)


def here(pilot: Pilot[Any]) -> ReplayOnScreen:
    """The replay in front."""
    screen = pilot.app.screen
    assert is_replay(screen)
    return screen


def place(pilot: Pilot[Any]) -> int:
    """How many decisions had been made where the replay stands."""
    return here(pilot).session.source.decisions


def shown(pilot: Pilot[Any]) -> str:
    """The text of the screen, without the roles."""
    return screen_words(pilot.app)


def known(screen: PlayScreen) -> Any:
    """What the eyes of a replay have seen, as far as it was shown."""
    viewer = screen.scene.perspective
    return viewer.view if hasattr(viewer, "view") else folded(viewer.fold)


def seen(one: Played, at: int, seat: int) -> Any:
    """What a seat could see of a match after so many decisions, straight from the rules."""
    replay = Replay(one.match.header, one.match.written)
    replay.seek(at)
    view = replay.view(seat)
    return folded(KnownGame(replay.public, view)) if one.match.header.game == "irrgarten" else view


def fight(one: Played) -> tuple[int, int]:
    """The seat that fights the first monster of a match, or attacks first, and how many decisions
    there are then."""
    replay = Replay(one.match.header, one.match.written)
    replay.seek(0)
    while replay.position < len(replay):
        for event in replay.step():
            if isinstance(event, CombatBegan | Met | CardPlayed):
                return event.seat, replay.position
    raise AssertionError("nobody fights")


def folded(fold: KnownGame) -> Any:
    """A labyrinth as one seat knows it, to be compared."""
    mates = [astuple(mate) for mate in fold.mates]
    foes = {number: astuple(foe) for number, foe in fold.foes.items()}
    return fold.seat, fold.turn, fold.actor, mates, foes, fold.board.terrain, fold.board.visible


__all__ = [
    "GAMES",
    "LENGTH",
    "fight",
    "finished",
    "here",
    "keys",
    "known",
    "opened",
    "place",
    "played",
    "program",
    "replayed",
    "seen",
    "shown",
]
