"""A tour of all screens: each part opens one after the other in one program, and names it.

A test walks along and looks at whatever it wants to know of every screen::

    async for stop in shell(pilot, cast, file): ...
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, cast

from textual.pilot import Pilot

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.tui.dialogs.dialog_context import DialogContext
from app.registry import game_ids
from app.text.log import News
from app.tui.app import MazmorraApp
from app.tui.dialogs.ask import AskDialog
from app.tui.dialogs.question import YesNoQuestion
from app.tui.dialogs.tell import TellDialog
from app.tui.lessons.card import LessonCard
from app.tui.lessons.opening import open_lesson
from app.tui.rules.opening import open_rules
from app.tui.screens.handover import HandoverScreen
from app.tui.settings.first_start import FirstStartDialog
from engines.irrgarten.parameters import FOG_EXPLORED
from tests.app.analysis import helpers as analysis
from tests.app.games.hammerspace.tui import helpers as hammerspace
from tests.app.games.hammerspace.tui import later
from tests.app.games.irrgarten.tui import helpers as irrgarten
from tests.app.games.irrgarten.tui.descent import helpers as descent
from tests.app.games.irrgarten.tui.helpers import GARDEN
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.app.games.napakalaki.tui.dialogs import test_pictures as moments
from tests.app.games.napakalaki.tui.ways import moments as friends
from tests.app.tui.end import helpers as ends
from tests.app.tui.everywhere.cast import Cast
from tests.app.tui.matches.helpers import DAY, HOUR, File
from tests.app.tui.modes import kind_of, lesson_on
from tests.app.tui.settings.helpers import doctor
from tests.app.tui.waiting import settled
from tests.engines.napakalaki.helpers import RULES
from tests.helpers.matches import match_behind
from tests.helpers.prices import Prices

Stops = AsyncIterator[str]
Part = Callable[[Pilot[Any], Cast], Stops]

HAND = "wet-fish mattress snow-globe ~bin-lid"
HANDS = (
    HAND,
    "frying-pan bathtub falling-piano ~clothes-peg",
    "old-cheese trampoline joy-buzzer catchers-mitt",
)
PEOPLE = ("cook golfer", "conjurer nurse", "juggler gambler")

MOMENTS = (
    moments.buying,
    moments.settling,
    moments.settled,
    moments.crowded,
    moments.equipping,
    moments.discarding,
    moments.a_treasure,
    moments.a_monster,
)


DEEDS = (
    ("x tab", "looking", "DescentScreen"), ("escape y", "why", "DescentWhyPage"),
    ("escape enter", "beside a monster", "DescentScreen"),
    ("enter", "full hands", "DescentScreen"),
)  # fmt: skip
STAIRS = (
    ("g", "the stairs", "DescentScreen"), ("enter", "a marked gift", "DescentScreen"),
    ("y", "why, at the stairs", "DescentWhyPage"), ("escape c c", "the end", "EndScreen"),
)  # fmt: skip


async def keys(pilot: Pilot[Any], *names: str) -> None:
    """Press keys, each one in quiet."""
    for name in names:
        await pilot.press(name)
        await settled(pilot)


HOME = "HOME"
"""Stands among the keys for the way back to the home screen, from wherever one is."""


async def along(pilot: Pilot[Any], prefix: str, steps: Sequence[tuple[str, str, str]]) -> Stops:
    """Each step: keys, set apart by blanks, the name of the stop, and the kind of its screen."""
    for pressed, name, kind in steps:
        for key in pressed.split():
            await (home(pilot) if key == HOME else keys(pilot, key))
        assert kind_of(pilot.app.screen) == kind, f"{prefix} {name}"
        yield f"{prefix} {name}"


async def home(pilot: Pilot[Any]) -> None:
    """To the home screen."""
    cast("MazmorraApp", pilot.app).go_home()
    await settled(pilot)


def filled(file: File, who: Cast) -> File:
    """Matches of every kind in the file of the saved ones."""
    one, other, third = who.names
    title = {"labyrinth-en": who.word(4, "Test garden")}
    old = file.add(1, players=(one, f"{other}:scout", f"{third}:random"), ago=3 * DAY, title=title)
    file.add(2, "napakalaki", players=(one, f"{other}:cautious"), ago=2 * HOUR, decisions=30)
    file.fork(3, old, 4)
    file.store.rename(f"{3:016x}", who.word(0, "Sunday in the maze")[:60])
    file.add(4, players=(one, f"{other}:random"), practice=True, ago=5 * DAY, turn_limit=90)
    file.finished(5, players=(one,), ago=2 * DAY)
    file.finished(6, players=(third,), ago=40 * DAY)
    return file


async def shell(pilot: Pilot[Any], who: Cast) -> Stops:
    """What is around the games: menus, settings, matches, records, the rules, the lessons."""
    app = cast("MazmorraApp", pilot.app)
    await settled(pilot)
    yield "home"
    async for stop in along(
        pilot,
        "shell:",
        (
            ("question_mark", "help", "HelpScreen"),
            ("escape colon", "finder", "Finder"),
            ("escape f7", "rules", "RulesScreen"),
            ("slash n e c k", "rules, a search", "RulesScreen"),
            ("escape escape f9", "settings", "SettingsScreen"),
            ("end", "settings, the end", "SettingsScreen"),
            ("t", "keys", "KeysScreen"),
            ("enter", "capture", "CaptureDialog"),
            ("HOME m", "matches", "MatchesScreen"),
            ("down", "matches, another", "MatchesScreen"),
            ("r", "rename", "TextDialog"),
            ("escape d", "delete", "AskDialog"),
            ("escape e", "export", "TextDialog"),
            ("escape tab", "matches, finished", "MatchesScreen"),
            ("HOME r", "records", "RecordsScreen"),
            ("right", "records, hall", "RecordsScreen"),
            ("right", "records, feats", "RecordsScreen"),
            ("right", "records, streaks", "RecordsScreen"),
            ("HOME d", "daily", "DailyScreen"),
            ("c", "daily, no card", "DailyScreen"),
            ("HOME t", "lessons", "LearnScreen"),
            ("tab", "lessons, of Napakalaki", "LearnScreen"),
        ),
    ):
        yield stop
    await home(pilot)
    open_rules(app, ("NAP-11",))
    await settled(pilot)
    yield "shell: a clause"
    await keys(pilot, "escape")
    names = ", ".join(who.names)
    for name, screen in (
        ("doctor", doctor(2, (255, 255, 255))),
        ("first", FirstStartDialog()),
        ("leave", AskDialog(YesNoQuestion("quit"))),
        ("abandon", AskDialog(YesNoQuestion("abandon"))),
        ("tell", TellDialog("cmd-tell-title", lambda: [app.texts("quit-how"), names])),
        ("handover", HandoverScreen(who.names[0], lambda: [News(f"{names}.")])),
    ):
        await app.push_screen(screen)
        await settled(pilot)
        yield f"shell: {name}"
        app.pop_screen()


async def new_games(pilot: Pilot[Any], who: Cast) -> Stops:
    """The screens where games are set up."""
    for game, key in (("irrgarten", "i"), ("napakalaki", "n"), ("hammerspace", "s")):
        steps = (
            (f"HOME {key}", "as it opens", "NewGameScreen"),
            ("down down down", "further down", "NewGameScreen"),
            ("end", "the end", "NewGameScreen"),
        )
        async for stop in along(pilot, f"new {game}:", steps):
            yield stop


async def gallery(pilot: Pilot[Any], who: Cast) -> Stops:
    """The gallery: something of every kind."""
    await keys(pilot, "g")
    yield "gallery: all"
    for kind in range(6):
        await keys(pilot, "f")
        yield f"gallery: kind {kind}"
    async for stop in along(
        pilot,
        "gallery:",
        (
            ("f f end", "the last one", "GalleryScreen"),
            ("slash e", "a search", "GalleryScreen"),
        ),
    ):
        yield stop
    await keys(pilot, "escape")


async def labyrinth(pilot: Pilot[Any], who: Cast) -> Stops:
    """A match of Irrgarten, and what opens over it."""
    players = who.seats("human", "scout", "random")
    session = irrgarten.match_of(GARDEN, players, fog=FOG_EXPLORED, wounds_to_lose=4, practice=True)
    await irrgarten.opened(pilot, who.renamed(session))
    yield "irrgarten: the start"
    async for stop in along(
        pilot,
        "irrgarten:",
        (
            ("o enter o enter", "further on", "IrrgartenScreen"),
            ("x tab", "looking", "IrrgartenScreen"),
            ("escape greater_than_sign", "a route", "IrrgartenScreen"),
            ("escape y", "why", "IrrgartenWhyScreen"),
            ("escape m", "map", "MapScreen"),
            ("escape L", "log", "LogScreen"),
            ("enter", "from the log", "ReplayIrrgartenScreen"),
            ("escape escape", "pause", "PauseMenu"),
            ("b", "seats", "SeatsDialog"),
            ("escape r", "resign", "AskDialog"),
            ("escape a", "abandon", "AskDialog"),
            ("escape escape question_mark", "help", "HelpScreen"),
            ("escape f7", "rules in a match", "RulesScreen"),
            ("escape colon", "finder in a match", "Finder"),
            ("escape R", "replay", "ReplayIrrgartenScreen"),
            ("end", "replay, its end", "ReplayIrrgartenScreen"),
            ("f", "fork", "ForkDialog"),
        ),
    ):
        yield stop
    await home(pilot)
    alone = who.seats("human")
    fight = irrgarten.match_of(("P-M---E", "XXXXXXX"), alone, seed="fight")
    await irrgarten.opened(pilot, who.renamed(fight))
    async for stop in along(
        pilot,
        "irrgarten:",
        (("right", "a monster", "IrrgartenScreen"), ("right", "a fight", "IrrgartenScreen")),
    ):
        yield stop
    await home(pilot)
    await irrgarten.opened(pilot, who.renamed(irrgarten.match_of(("PE", "XX"), alone)))
    async for stop in along(
        pilot,
        "irrgarten:",
        (("right", "the end", "EndScreen"), ("b", "the board at the end", "IrrgartenScreen")),
    ):
        yield stop


async def depths(pilot: Pilot[Any], who: Cast) -> Stops:
    """A Descent alone: its cards, and what opens over it."""
    parts = (descent.overloaded, "the start", DEEDS), (descent.at_the_gate, "the gate", STAIRS)
    for change, first, steps in parts:
        session = descent.match_of(who.seats("human"), change=change)
        await descent.opened(pilot, who.renamed(session))
        yield f"descent: {first}"
        async for stop in along(pilot, "descent:", steps):
            yield stop
        await home(pilot)


async def fights(pilot: Pilot[Any], who: Cast) -> Stops:
    """A match of Napakalaki, and what opens over it."""
    players = who.seats("human", "cautious", "cautious")
    session = napakalaki.laid(napakalaki.TABLE, players, meets="hiccup-dragon", met="rude-printer")
    await napakalaki.opened(pilot, who.renamed(session))
    yield "napakalaki: sales"
    async for stop in along(
        pilot,
        "napakalaki:",
        (
            ("b", "buy", "BuyDialog"),
            ("space", "buy, a card", "BuyDialog"),
            ("escape enter", "a fight", "NapakalakiScreen"),
            ("x", "inspect", "InspectScreen"),
            ("escape y", "why", "NapakalakiWhyScreen"),
            ("escape d", "decks", "DecksScreen"),
            ("escape tab", "rival", "RivalScreen"),
            ("escape v", "covered", "NapakalakiScreen"),
            ("v H", "hint", "NapakalakiScreen"),
            ("L", "log", "LogScreen"),
            ("escape question_mark", "help", "HelpScreen"),
            ("escape escape", "pause", "PauseMenu"),
        ),
    ):
        yield stop


async def deals(pilot: Pilot[Any], who: Cast) -> Stops:
    """The dialogs about cards of Napakalaki."""
    app = cast("MazmorraApp", pilot.app)
    for moment in MOMENTS:
        state, kind, more, pressed = moment()
        words = NapakalakiCardText(app.texts, state.config, who.called)
        view = RULES.view(state, state.seat)
        await app.push_screen(
            kind(DialogContext(state.config, view, words, who.names[state.seat], who.names), *more)
        )
        await settled(pilot)
        await keys(pilot, *pressed)
        yield f"napakalaki: {moment.__name__}"
        await home(pilot)


async def company(pilot: Pilot[Any], who: Cast) -> Stops:
    """The choices of Napakalaki among friends, each over its table."""
    for moment in friends.MOMENTS:
        session, pressed = moment(who.seats("human", "cautious", "cautious"))
        await napakalaki.opened(pilot, who.renamed(session))
        await keys(pilot, *pressed)
        yield f"napakalaki: {moment.__name__}"
        await home(pilot)


async def the_end(pilot: Pilot[Any], who: Cast) -> Stops:
    """The end of a match of Napakalaki, all its views."""
    cast("MazmorraApp", pilot.app).services.comparer = Prices()
    match = ends.ended(who.seats("human", "sharp", "cautious"))
    await ends.at_end(pilot, who.renamed(match))
    yield "end: as it opens"
    async for stop in along(
        pilot,
        "end:",
        (
            ("right", "level", "EndScreen"),
            ("right", "luck", "EndScreen"),
            ("right", "feats", "EndScreen"),
            ("right tab", "a turning point", "EndScreen"),
            ("c", "card", "CardDialog"),
            ("escape m", "report", "TellDialog"),
            ("escape a", "decisions", "ReviewScreen"),
            ("escape b", "board", "NapakalakiScreen"),
        ),
    ):
        yield stop


async def hammers(pilot: Pilot[Any], who: Cast) -> Stops:
    """A match of Hammerspace, and what opens over it."""
    laid = hammerspace.laid
    players = who.seats("human", "random", "random")
    session = laid(
        *HANDS, players=players, people=PEOPLE, monster="tax-octopus", total=8, keeper=1,
        life=(17, 23, 11), limit_turns=30,
    )  # fmt: skip
    await hammerspace.opened(pilot, who.renamed(session))
    # A hint with names that the key bar would cut opens in a dialog.
    hint = "TellDialog" if who.words else "HammerspaceScreen"
    yield "hammerspace: an attack"
    async for stop in along(
        pilot,
        "hammerspace:",
        (
            ("b m", "two targets", "HammerspaceScreen"),
            ("4", "face down", "HammerspaceScreen"),
            ("y", "why", "HammerspaceWhyScreen"),
            ("escape t", "table", "TableScreen"),
            ("escape i", "cards", "CardsScreen"),
            ("right right right", "cards, the monster", "CardsScreen"),
            ("escape L", "log", "LogScreen"),
            ("escape question_mark", "help", "HelpScreen"),
            ("escape escape", "pause", "PauseMenu"),
            ("escape H", "hint", hint),
        ),
    ):
        yield stop
    calm: dict[str, Any] = {"monsters": False, "monster_ms": 0}
    two = who.seats("human", "human")
    mine, theirs = (
        "mattress bin-lid catchers-mitt ~snow-globe",
        "frying-pan bathtub falling-piano clothes-peg",
    )
    asks: tuple[tuple[str, tuple[str, ...], dict[str, str], dict[str, Any], str], ...] = (
        ("defence", (mine, theirs), two, {"life": (4, 20), "active": 1, "dice": (6,)}, "enter"),
        ("defence, short", (mine, theirs), two, {"life": (4, 20), "active": 1, "dice": (3,)},
         "enter 3"),
        ("keep", ("frying-pan mattress snow-globe bin-lid",
                  "joy-buzzer bathtub neon-sign ~clothes-peg"), two, {"dice": (6,)}, "enter"),
        ("which way", ("packed-lunch mattress wet-fish bin-lid", *HANDS[1:]), players, {}, "enter"),
        ("whose card", ("magnet mattress wet-fish bin-lid", *HANDS[1:]), players, {}, "enter 2"),
    )  # fmt: skip
    for name, hands, seats, more, pressed in asks:
        await home(pilot)
        session = laid(*hands, players=seats, **calm, **more)
        await hammerspace.opened(pilot, who.renamed(session))
        await keys(pilot, *pressed.split())
        yield f"hammerspace: {name}"
    for name, (moment, pressed, kind) in later.MOMENTS.items():
        await home(pilot)
        session = moment(players if name == "crown and marks" else who.seats("human", "random"))
        await hammerspace.opened(pilot, who.renamed(session))
        await keys(pilot, *pressed.split())
        assert kind_of(pilot.app.screen) == kind, name
        yield f"hammerspace: {name}"
    await home(pilot)
    over = analysis.session_of("hammerspace", names=who.names)
    match_behind(over).replay(analysis.finished("hammerspace").written)
    await ends.at_end(pilot, who.renamed(over))
    yield "hammerspace: the end"


async def lessons(pilot: Pilot[Any], who: Cast) -> Stops:
    """The first lesson of each game, that of help and doors, and the card at their ends."""
    names = {f"of {game}": f"{game}-1" for game in game_ids()} | {"among friends": "napakalaki-6"}
    for name, lesson_id in names.items():
        open_lesson(cast("MazmorraApp", pilot.app), lesson_id)
        await settled(pilot)
        yield f"lesson {name}"
        lesson = lesson_on(pilot.app.screen)
        while not isinstance(pilot.app.screen, LessonCard):
            await keys(pilot, "enter" if lesson.tutor.reading else "N")
            yield f"lesson {name}: step {lesson.tutor.at}"
        await home(pilot)


PARTS: tuple[Part, ...] = (
    shell, new_games, gallery, labyrinth, depths, fights, deals, company, the_end, hammers,
    lessons,
)  # fmt: skip
"""All of it."""
