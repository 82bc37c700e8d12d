"""The panels of the Descent at 80x24: words are shortened, not cut."""

from __future__ import annotations

import re
from typing import cast

import pytest

from app.games.irrgarten.descent.perspective.routes import Way
from app.games.irrgarten.descent.tui.next_line import DescentNextLine
from app.games.irrgarten.descent.tui.notes import _monsters, _one
from app.games.irrgarten.descent.tui.own_panel import _tight, uses_line
from app.games.irrgarten.descent.tui.side_panel import DescentSidePanel
from app.games.irrgarten.descent.tui.table import table_lines
from app.games.irrgarten.descent.tui.target_panel import target_lines, target_title
from app.i18n.literal import CUT, width
from app.tui.app import MazmorraApp
from app.tui.widgets.styled_text import width_of
from engines.irrgarten.descent.state import State
from tests.app.games.irrgarten.tui.descent.helpers import (
    at_the_gate,
    match_of,
    opened,
    overloaded,
    press,
    program,
    weak,
)
from tests.helpers.pictures import screen_words


def _last_wound(state: State) -> None:
    overloaded(state)
    state.hits[0] = 2


async def test_with_much_gear_a_last_wound_keeps_its_words_and_tricks_have_a_mark() -> None:
    """IRR-16, IRR-58: the labels of tricks have no room at 80x24."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=_last_wound))
        words = screen_words(pilot.app)
        assert "one more loses" in words
        assert "HP  8 ATK 12.0 DEF 6.5" in words
        assert "Fishing Rod*" in words
        assert "Rolling Pin " in words  # it has no trick


async def test_with_room_a_trick_has_its_label_and_no_mark() -> None:
    async with program().run_test(size=(120, 40)) as pilot:
        screen = await opened(pilot, match_of(change=_last_wound))
        words = screen_words(pilot.app)
        assert "Fishing Rod" in words
        assert "Fishing Rod*" not in words
        assert screen.query_one(DescentSidePanel).trick((0, 1_000, 3, 4)) in words


async def test_a_reward_that_is_too_long_for_a_line_has_two() -> None:
    """IRR-45: its name and figures decide whether a fight is worth it."""

    def mail(state: State) -> None:
        state.foe_prize[1] = ((1, 2_500, 6, 24),)

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=mail))
        screen.scene.chosen = 1
        screen.draw()
        await pilot.pause()
        words = screen_words(pilot.app)
        assert "1 coin, Borrowed Mail " in words
        assert "   2.5 x6  DEF 3.0 → 5.5" in words, "what it makes of the defence"
        assert "   lasts a floor" in words


@pytest.mark.parametrize(("language", "more"), [("en", "+{} more (y)"), ("es", "+{} más (y)")])
async def test_a_list_without_room_for_all_monsters_counts_the_others(
    language: str, more: str
) -> None:
    """On a floor of ten monsters the last ones were left out without a sign."""
    async with program().run_test(size=(80, 24)) as pilot:
        cast("MazmorraApp", pilot.app).change(language=language)
        screen = await opened(pilot, match_of())
        panel, known = screen.query_one(DescentSidePanel), len(screen.scene.around)
        lines = ["".join(span.text for span in line) for line in _monsters(panel, 13, known)]
        assert len(lines) == known
        assert lines[-1] == more.format(2)
        assert width(lines[-1]) <= 13
        whole = _monsters(panel, 13, known + 1)
        assert len(whole) == known + 1
        assert "(y)" not in whole[-1][0].text
        table = table_lines(panel, 78, known)
        assert len(table) == known
        last = "".join(span.text for span in table[-1]).strip()
        assert last == more.format(2), "the table of a large terminal, too"
        assert len(table_lines(panel, 78, known + 1)) == known + 1


async def test_a_gift_without_room_says_so_in_words_that_fit() -> None:
    def full(state: State) -> None:
        overloaded(state)
        at_the_gate(state)
        state.gifts = [(0, 4_000, 6, 14)] * 3

    for size in ((80, 24), (120, 40)):
        async with program().run_test(size=size) as pilot:
            await opened(pilot, match_of(change=full))
            await press(pilot, "g")
            words = screen_words(pilot.app)
            said = [line for line in words.splitlines() if "replaces another" in line]
            assert len(said) == 3, "a weapon in place of one that is carried"
            assert not any(CUT in line for line in said)


async def test_a_way_in_the_notes_is_shortened_and_not_cut() -> None:
    """Odds and the cost of embraces together fit beside a floor of 18 squares. A few cells more,
    and the letter has its word: it was a riddle for newcomers."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of())
        panel, foe = screen.query_one(DescentSidePanel), screen.scene.monsters[1]
        way = Way((1,) * 22, (foe,), 1, closing=False)
        for cells in range(11, 20):
            line = _one(panel, way, cells)
            text = "".join(span.text for span in line)
            assert width_of(line) <= cells
            assert "-1" in text
            assert ("%" in text or "fight" in text) is (cells >= len("22 j 100% -1*"))
            assert ("fight" in text) is (cells >= len("22, 1 fight -1 HP"))


async def test_the_home_menu_tells_what_the_descent_is_in_its_room() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        row = next(line for line in screen_words(pilot.app).splitlines() if "Descent" in line)
        assert "floors that close" in row
        assert CUT not in row


async def test_wounds_in_a_row_are_shown_beside_much_health() -> None:
    """IRR-16: in one line with ten hearts the wounds had no room, and nobody saw them; then the
    hearts went at once."""

    def hale(state: State) -> None:
        state.health[0], state.hits[0] = 13, 1

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=hale))
        panel = screen.query_one(DescentSidePanel)
        for cells, hearts in ((20, 0), (26, 5), (31, 10)):
            line = _tight(panel, screen.scene.sheet, cells)[0]
            words = "".join(span.text for span in line)
            assert width_of(line) <= cells
            assert f"13/16 WND {panel.glyphs.wound}" in words
            bar = words.partition("13/16")[0]
            filled = {0: 0, 5: 5, 10: 9}[hearts]  # of 16, rounded up
            assert bar.count(panel.glyphs.heart) == filled
            assert bar.count(panel.glyphs.no_heart) == hearts - filled


@pytest.mark.parametrize("language", ["en", "es"])
async def test_the_name_of_every_monster_is_whole_with_its_level(language: str) -> None:
    """At 80 columns it was "Upstairs Neig~". The level goes below, where the title has no room."""
    async with program().run_test(size=(80, 24)) as pilot:
        cast("MazmorraApp", pilot.app).change(language=language)
        screen = await opened(pilot, match_of())
        panel, foe = screen.query_one(DescentSidePanel), screen.scene.monsters[1]
        level = {"en": "l", "es": "n"}[language]
        for card, one in enumerate(screen.scene.config.cards):
            shown = foe._replace(card=card)
            title = target_title(panel, shown, 26)[0].text
            below = target_lines(panel, shown, 26, 7)[0][0].text
            assert title.startswith(screen.scene.monster_name(shown))
            assert CUT not in title + below
            assert re.search(rf"\b{level}\w+ {one.level}\b", title + below), (title, below)


async def test_a_star_names_the_key_that_explains_it() -> None:
    """IRR-58: "Lampshade*" was on the panel, and nothing said what the star is."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=overloaded))
        words = screen_words(pilot.app)
        assert "Potted Cactus*" in words
        assert "@1 Ana  *: trick (y)" in words


async def test_no_star_needs_no_key() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of())
        assert "*: trick" not in screen_words(pilot.app)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_what_follows_a_defeat_has_room_for_every_monster(language: str) -> None:
    """In Spanish it ended in "las vec~", without the key."""
    async with program().run_test(size=(80, 24)) as pilot:
        app = cast("MazmorraApp", pilot.app)
        app.change(language=language)
        scene = (await opened(pilot, match_of())).scene
        for card in range(len(scene.config.cards)):
            monster = scene.monster_said(scene.monsters[1]._replace(card=card))
            chance, key = {"en": (">99%", "Enter"), "es": (">99 %", "Intro")}[language]
            values: dict[str, str | int] = {"monster": monster, "chance": chance, "key": key}
            said = app.texts("descentscreen-lost-easy", **values)
            assert width(said) <= 78


async def test_alone_nobody_is_said_to_be_choosing() -> None:
    """Between two steps of a walk the line under NEXT said that Ana was choosing: the reader."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of())
        line = screen.query_one(DescentNextLine)
        scene = screen.scene
        scene._behind_match = True  # a step is made, and not shown yet
        assert not scene.deciding
        words = "".join(span.text for row in line.paint(80, 3) for span in row)
        assert "choosing" not in words


@pytest.mark.parametrize(("language", "said"), [("en", "22, 2 fights"), ("es", "22, 2 combates")])
async def test_a_way_counts_its_fights_in_a_whole_word(language: str, said: str) -> None:
    """It said "22, 2 comb." and "22, contra r", riddles for newcomers."""
    async with program(language=language).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of())
        panel, foes = screen.query_one(DescentSidePanel), screen.scene.monsters[1:3]
        line = _one(panel, Way((1,) * 22, tuple(foes), 0, closing=False), 14)
        assert "".join(span.text for span in line).strip() == said


@pytest.mark.parametrize(
    ("language", "after"), [("en", "x6→{0}: 6 uses, then {0}"), ("es", "x6→{0}: 6 usos, luego {0}")]
)
async def test_the_note_of_uses_is_explained_where_there_is_room(language: str, after: str) -> None:
    """Nobody could read "x6→3-5" beside a weapon."""

    def armed(state: State) -> None:
        state.weapons[0], state.weapon_names[0] = (1_000, 6), (0,)

    async with program(language=language).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=armed))
        panel, target = screen.query_one(DescentSidePanel), screen.scene.target
        assert target is not None
        price = screen.scene.price(target)
        assert price is not None
        fewest, most = price.weapons[0]
        left = f"{fewest}-{most}" if fewest < most else str(most)
        (line,) = uses_line(panel, screen.scene.sheet, 26)
        assert "".join(span.text for span in line) == f" {after.format(left)}"
        assert after.format(left) in screen_words(pilot.app)


async def test_without_monsters_there_is_no_list_of_them() -> None:
    """Its heading was left alone: "WIN % CARRIES"."""

    def empty(state: State) -> None:
        state.foe_health[:] = [0] * len(state.foe_health)

    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=empty))
        words = screen_words(pilot.app)
        assert "TO THE EXIT" in words
        assert "CARRIES" not in words


@pytest.mark.parametrize(("language", "said"), [("en", "die "), ("es", "mueres ")])
async def test_next_says_that_a_fight_may_kill(language: str, said: str) -> None:
    """It proposed a fight with its chance to win, and kept silent about death."""
    async with program(language=language).run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of())
        assert said not in screen_words(pilot.app).splitlines()[-4]
    async with program(language=language).run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=weak))
        assert said in screen_words(pilot.app).splitlines()[-4]
