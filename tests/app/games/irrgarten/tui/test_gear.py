"""IRR-31 on the screen, in plain mode and in the gallery: gear by its names, never cut."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from textual.pilot import Pilot

from app.games.irrgarten.match_setup import gear_words
from app.games.irrgarten.perspective.reducer import KnownCharacter
from app.games.irrgarten.plain.maze import MazeWords
from app.games.irrgarten.plain.sights import SightAnswers
from app.games.irrgarten.repository import IrrgartenRepository
from app.games.irrgarten.text.gear import GearWords, listed
from app.games.irrgarten.tui.gallery import exhibits
from app.games.irrgarten.tui.player_panel import own_lines
from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.games.irrgarten.tui.side_panel import SidePanel
from app.i18n.fluent import LANGUAGES, Texts
from app.i18n.languages import spoken
from app.tui.widgets.styled_text import width_of
from engines.irrgarten.deck import GearFile, to_gear
from engines.irrgarten.events import SHIELD, WEAPON, Gear, GearNames
from tests.app.games.irrgarten.tui.helpers import match_of, opened, program
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_words

CORRIDOR = ("P-P-P-P-M---E", "XXXXXXXXXXXXX")
SMALL, LARGE = (80, 24), (120, 40)
PLAYERS = ("Ana", "Ben", "Eva", "Tom")
WEAPONS = (("indoor-halberd", 0), ("ceremonial-mace", 3))
SHIELDS = (("front-door", 3), ("potted-cactus", 5), ("good-china", 0))


@cache
def household() -> GearFile:
    found = IrrgartenRepository().gear_names()
    assert found is not None
    return found


def carried(kind: int, *items: tuple[str, int]) -> tuple[Gear, GearNames]:
    """Gear with the powers of these names and some uses left, and the numbers of the names."""
    cards = to_gear(household())
    ids = {card.id: number for number, card in enumerate(cards) if card.kind == kind}
    numbers = tuple(ids[name] for name, _ in items)
    uses = [left for _, left in items]
    figures = zip(numbers, uses, strict=True)
    return tuple(n for at, left in figures for n in (cards[at].power, left)), numbers


async def opened_with(
    pilot: Pilot[Any], weapons: int, shields: int, seats: int = 2
) -> IrrgartenScreen:
    """A match in which the player at the keyboard carries so many weapons and shields."""
    players = dict.fromkeys(PLAYERS[1:seats], "random")
    session = match_of(CORRIDOR, {"Ana": "human", **players}, gear=household())
    screen = await opened(pilot, session)
    carry(screen.scene.mate, weapons, shields)
    screen.query_one(SidePanel).repaint()
    await settled(pilot)
    return screen


def carry(mate: KnownCharacter, weapons: int, shields: int) -> None:
    mate.weapons, mate.weapon_names = carried(WEAPON, *WEAPONS[:weapons])
    mate.shields, mate.shield_names = carried(SHIELD, *SHIELDS[:shields])


def panel_of(app: Any) -> list[str]:
    """The side panel's lines, without its frame."""
    lines = screen_words(app).splitlines()
    return [line.rsplit("││")[-1].rstrip("│").rstrip() for line in lines if line.endswith("│")]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", [" w Indoor Halberd       x0", "   Ceremonial Mace  2.7 x3",
                " s Front Door       1.8 x3", "   Potted Cactus    0.8 x5"]),
        ("es", [" a Alabarda de casa     x0", "   Maza ceremonial  2,7 x3",
                " e Puerta principal 1,8 x3", "   Cactus en maceta 0,8 x5"]),
    ],
)  # fmt: skip
async def test_the_panel_has_a_line_for_each_with_name_power_and_uses(
    language: str, said: list[str]
) -> None:
    app = program(language=language)
    async with app.run_test(size=SMALL) as pilot:
        await opened_with(pilot, 2, 2, seats=1)
        found = panel_of(app)
        at = found.index(said[0])
        assert found[at : at + 4] == said


@pytest.mark.parametrize(
    ("weapons", "shields", "seats", "named"),
    [
        (1, 1, 4, [True, True]),
        (2, 1, 2, [True, True]),
        (2, 1, 3, [False, True]),
        (2, 1, 4, [True, True]),
        (1, 3, 4, [True, False]),
        (2, 3, 2, [True, False]),
        (2, 3, 3, [False, False]),
    ],
)
async def test_names_that_find_no_room_leave_the_figures(
    weapons: int, shields: int, seats: int, named: list[bool]
) -> None:
    """At 80x24 with rivals below: first both, then the weapons, then the shields, then none."""
    app = program()
    async with app.run_test(size=SMALL) as pilot:
        await opened_with(pilot, weapons, shields, seats)
        found = "\n".join(panel_of(app))
        assert ["Indoor Halberd" in found, "Front Door" in found] == named
        assert "~" not in found
        for seat in range(1, seats):
            assert found.count(f" @{seat + 1} ") == 2, "in the race and among the rivals"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_shipped_name_is_cut_in_the_panel(language: str) -> None:
    app = program(language=language)
    async with app.run_test(size=LARGE) as pilot:
        screen = await opened_with(pilot, 1, 1)
        panel, mate = screen.query_one(SidePanel), screen.scene.mate
        file = household()
        for kind, cards in ((WEAPON, file.weapons), (SHIELD, file.shields)):
            for card in cards:
                for uses in (0, 5):
                    gear, numbers = carried(kind, (card.id, uses))
                    if kind == WEAPON:
                        mate.weapons, mate.weapon_names = gear, numbers
                    else:
                        mate.shields, mate.shield_names = gear, numbers
                    for wide in (False, True):
                        lines = own_lines(panel, mate, wide=wide, named=(True, True))
                        assert all(width_of(line) <= (34 if wide else 26) for line in lines)
                        text = "\n".join("".join(run.text for run in line) for line in lines)
                        assert card.name.of(language) in text
                        assert "~" not in text


async def test_the_large_screen_has_the_chance_to_keep_each() -> None:
    app = program()
    async with app.run_test(size=LARGE) as pilot:
        await opened_with(pilot, 2, 2)
        found = panel_of(app)
        assert " w Indoor Halberd     x0, for show" in found
        assert "   Ceremonial Mace     2.7 x3  60%" in found


async def test_the_page_of_sums_names_what_is_added() -> None:
    app = program()
    async with app.run_test(size=SMALL) as pilot:
        await opened_with(pilot, 2, 1)
        await pilot.press("y")
        await settled(pilot)
        text = screen_words(app)
        assert "+ 2.7 Ceremonial Mace, 3 uses left (60% to keep it when you win" in text
        assert "+ 1.8 Front Door, 3 uses left" in text


async def test_a_match_without_names_looks_as_before() -> None:
    app = program()
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot, match_of(CORRIDOR, {"Ana": "human", "Ben": "random"}))
        mate = screen.scene.mate
        mate.weapons, mate.shields = (2_700, 0, 1_000, 3), ()
        screen.query_one(SidePanel).repaint()
        await settled(pilot)
        assert " w 2.7 x0  1.0 x3" in panel_of(app)
        await pilot.press("y")
        await settled(pilot)
        assert "+ 1.0, 3 uses left" in screen_words(app)


# -- in plain mode and in the gallery


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "Your weapons are the Indoor Halberd (no uses)"
                " and the Ceremonial Mace (power 2.7, 3 uses)."
            ),
        ),
        (
            "es",
            (
                "Tus armas son la Alabarda de casa (sin usos)"
                " y la Maza ceremonial (potencia 2,7; 3 usos)."
            ),
        ),
    ],
)
def test_plain_mode_lists_them_by_their_names(language: str, said: str) -> None:
    texts, words = Texts(language, strict=True), gear_words(household())
    gear = GearWords(texts, lambda key: spoken(words, key, language), to_gear(household()))
    unused: Any = None
    maze = MazeWords(texts, unused, unused, unused, unused, gear)
    assert SightAnswers(maze)._gear("weapons", listed(*carried(WEAPON, *WEAPONS))) == said


def test_the_gallery_shows_every_name_with_its_figures() -> None:
    found = {one.id: one for one in exhibits(IrrgartenRepository()) if one.kind in KINDS}
    assert [one.kind for one in found.values()] == ["weapon"] * 16 + ["shield"] * 12
    page = found["anvil"].page(Texts("en", strict=True))
    assert page.flavour == "It works once. It works."
    figures = [(part.heading, *part.lines) for part in page.beside]
    assert figures == [("Power", "about 2.7"), ("Uses", "about 1")]
    assert "IRR-31" in found["anvil"].CLAUSES


KINDS = ("weapon", "shield")
