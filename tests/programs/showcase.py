"""Draws the pictures of the README: `python -m tests.showcase` (or `make pictures`).

The real program plays seeded games on a counted clock, so the same pictures come out every time.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from app.config.start_options import StartOptions
from app.content.content_repository import ContentEntry, ContentRepository
from app.content.generic_setup import repository_of
from app.content.match_setup import MatchContent, MatchSetup
from app.games.hammerspace.match_setup import HammerspaceContent
from app.games.irrgarten.match_setup import IrrgartenContent
from app.games.irrgarten.repository import IrrgartenRepository
from app.games.napakalaki.match_setup import NapakalakiContent
from app.i18n.fluent import Texts
from app.match.lifecycle import begin, thinking_seed
from app.match.runner import MatchRunner
from app.match.seats import HUMAN, Seat
from app.registry import game as spec_of
from app.session.session import Session
from app.tui.app import MazmorraApp
from app.tui.factory import make_app
from engines.hammerspace.state import PLAYING
from engines.irrgarten.options import Options
from engines.napakalaki.state import FIGHT
from tests.app.match.helpers import local_bots
from tests.app.tui.shell import services
from tests.app.tui.waiting import settled
from tests.helpers.environment import clean_environment
from tests.helpers.pictures import screen_svg
from tests.helpers.virtualtime import VirtualTimeLoop

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SEATS = (Seat("Ana", HUMAN), Seat("Ben", "scout"), Seat("Eva", "random"))
SEED = "WOLF-7F3A"


def at_cards(bot: str, *more: str) -> tuple[Seat, ...]:
    """Ana against bots."""
    return (Seat("Ana"), *(Seat(name, bot) for name in ("Ben", "Eva", *more)))


Scene = Callable[[Pilot[int]], Awaitable[None]]


def chosen(entries: Sequence[ContentEntry[Any]], name: str) -> Any:
    """The file of that id."""
    return next(entry.content for entry in entries if entry.id == name)


def session(labyrinth: str, seed: str = SEED, **options: object) -> Session:
    """A match on a labyrinth of the library."""
    repository = IrrgartenRepository()
    file, deck = chosen(repository.scenarios, labyrinth), repository.deck()
    assert deck is not None
    content = IrrgartenContent(deck, file, gear=repository.gear_names())
    config = content.config(len(SEATS), Options().with_changes(options).parameters())
    match = begin("irrgarten", config, SEATS, seed, match_id="0" * 16, title=content.title())
    return Session(MatchRunner(match, local_bots("irrgarten", match.public)), Texts())


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys, each after the last one's turn is over."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


def game(labyrinth: str, *keys: str, seed: str = SEED, **options: object) -> Scene:
    """A match after some keys."""

    async def play(pilot: Pilot[int]) -> None:
        app = pilot.app
        assert isinstance(app, MazmorraApp)
        opened = session(labyrinth, seed, **options)
        opened.texts = app.texts
        app.open_match(opened)
        await settled(pilot)
        await press(pilot, *keys)

    return play


def cards(
    repository: ContentRepository[Any, Any],
    content_of: Callable[[Any], MatchContent],
    moment: Callable[[Any], bool],
    seats: tuple[Seat, ...],
    *keys: str,
    seed: str = "BONE-E42D",
    **changes: object,
) -> Scene:
    """A match of cards, played by bots up to a moment of the first seat's view; then keys."""

    async def play(pilot: Pilot[int]) -> None:
        app = pilot.app
        assert isinstance(app, MazmorraApp)
        content = content_of(chosen(repository.scenarios, "base"))
        preset = repository.presets[0].content
        assert preset is not None
        options = preset.options.with_changes(changes)
        setup = MatchSetup(repository.game, seats, seed, options, content)
        match = begin(
            repository.game, setup.config(), seats, seed, match_id="0" * 16, title=setup.title()
        )
        bot = spec_of(repository.game).bots()[seats[-1].bot]
        while not (match.actor == 0 and moment(match.view(0))):
            assert not match.over, "the moment never came"
            thinking = thinking_seed(seed, match.actor, match.decisions)
            match.decide(match.actor, bot(match.public, match.view(match.actor), thinking))
        bots = local_bots(repository.game, match.public)
        app.open_match(Session(MatchRunner(match, bots), app.texts))
        await settled(pilot)
        await press(pilot, *keys)

    return play


def a_hard_fight(view: Any) -> bool:
    """Something is at stake: gear on the table, cards in the hand, and a monster too strong."""
    return view.phase == FIGHT and len(view.me.equipped) > 2 and len(view.hidden) > 0


def a_monster_about(view: Any) -> bool:
    """One's own turn to play, with a monster on the table and everybody still in."""
    alive = all(player.life > 0 for player in view.players)
    return view.phase == PLAYING and view.monster >= 0 and alive


async def home(pilot: Pilot[int]) -> None:
    """The first screen."""
    await settled(pilot)


SCENES: dict[str, tuple[tuple[int, int], str, str, str, Scene]] = {
    "home": ((80, 24), "en", "dark", "unicode", home),
    "irrgarten-wide": (
        (120, 40),
        "en",
        "dark",
        "unicode",
        game("town", *["o"] * 12, "enter", fog="explored"),
    ),
    "irrgarten-es": (
        (80, 24),
        "es",
        "dark",
        "unicode",
        game("crossroads", ">", *["enter"] * 7),
    ),
    "napakalaki-wide": (
        (120, 40),
        "en",
        "dark",
        "unicode",
        cards(repository_of("napakalaki"), NapakalakiContent, a_hard_fight, at_cards("sharp")),
    ),
    "hammerspace-wide": (
        (120, 40),
        "en",
        "dark",
        "unicode",
        cards(
            repository_of("hammerspace"),
            HammerspaceContent,
            a_monster_about,
            at_cards("steady", "Leo"),
            monster_timer=6,
            monster_timer_unit="turns",
        ),
    ),
    "irrgarten-light": (
        (80, 24),
        "en",
        "light",
        "unicode",
        game("hourglass", ">", *["enter"] * 4, "x"),
    ),
    "irrgarten-ascii": (
        (80, 24),
        "en",
        "dark",
        "ascii",
        game("snail", ">", *["enter"] * 4),
    ),
}
"""File, size, language, theme, signs, and what is played."""


async def draw(name: str) -> str:
    """One picture as SVG."""
    size, language, theme, glyphs, scene = SCENES[name]
    start = StartOptions(speed=0, language=language, theme=theme, ascii=glyphs == "ascii")
    app = make_app(services(), start)
    async with app.run_test(size=size) as pilot:
        await scene(pilot)
        return screen_svg(app)


def main() -> None:
    """Write all pictures."""
    clean_environment()
    random.seed(0)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in SCENES:
        with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
            drawing = runner.run(draw(name))
        (FOLDER / f"{name}.svg").write_text(drawing + "\n", encoding="utf-8")
        print(f"docs/pictures/{name}.svg")


if __name__ == "__main__":
    main()
