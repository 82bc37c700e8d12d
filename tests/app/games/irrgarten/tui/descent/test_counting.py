"""The panel adds up what counts in the fight with the target."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from app.games.irrgarten.descent.perspective.counting import Total, counted, gain
from app.games.irrgarten.descent.tui.own_panel import Piece, _compact, _health, _named
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.games.irrgarten.descent.tui.side_panel import DescentSidePanel
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.i18n.literal import width
from app.tui.app import MazmorraApp
from app.tui.widgets.styled_text import width_of
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.state import State
from engines.irrgarten.descent.things import gear_thing
from engines.irrgarten.events import SHIELD, WEAPON, Blow
from engines.irrgarten.tricks import ALONE, LATE, MIRROR, PROUD, TWICE, Trick
from tests.app.games.irrgarten.tui.descent.helpers import (
    at_the_gate,
    match_of,
    opened,
    press,
    program,
)
from tests.app.tui.waiting import a_moment, until
from tests.helpers.pictures import screen_words


def card_with(config: Config, trick: int) -> int:
    """The number of a weapon with a trick."""
    return next(
        number
        for number, card in enumerate(config.gear)
        if card.trick[0] == trick and gear_thing(config.gear, number)[0] == WEAPON
    )


def first_weapon(scene: DescentViewModel) -> Trick:
    """The trick of the character's first weapon."""
    names = scene.sheet.weapon_names
    assert names
    return scene.config.gear[names[0]].trick


def armed(state: State, trick: int, uses: int = 9) -> None:
    card = card_with(state.config, trick)
    state.weapons[0], state.weapon_names[0] = (3_000, uses), (card,)


async def test_irr_58_gear_too_proud_for_the_target_is_not_added_up() -> None:
    """The panel said ATK 6.0 against a monster of level 1, and the fight was fought with 3.0."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=lambda state: armed(state, PROUD)))
        scene = screen.scene
        proud = first_weapon(scene)[1]
        for foe in scene.monsters:
            level = scene.config.cards[foe.card].level
            scene.chosen = foe.number
            screen.draw()
            await pilot.pause()
            words = screen_words(pilot.app)
            assert counted(scene.config, scene.sheet, foe) == [level > proud]
            assert (f"no use against level {level}" in words) == (level <= proud)
            assert ("3.0 x9 " in words) == (level <= proud)
            assert (f"3.0 x9{screen.app.glyphs.arrows[3]}" in words) == (level > proud)
            assert ("ATK 6.0 =" in words) == (level > proud)
            assert f"level {level}" in words or f"lv {level}" in words


@pytest.mark.parametrize("language", ["en", "es"])
async def test_irr_58_gear_too_proud_for_a_foe_is_not_added_up_in_its_fight(language: str) -> None:
    """ATK 3.0 was 6.0 while the fight was on display, and the fight counted 3.0."""
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        cast("MazmorraApp", pilot.app).change(language=language)

        def beside(state: State) -> None:
            armed(state, PROUD)
            lowest = min(card.level for card in state.config.cards)
            card = next(n for n, one in enumerate(state.config.cards) if one.level == lowest)
            state.floor = replace(state.floor, foe_card=(card, *state.floor.foe_card[1:]))
            state.square[0] = state.floor.foe_square[0] - state.floor.board.stride

        screen = await opened(pilot, match_of(change=beside))
        scene, panel = screen.scene, screen.query_one(DescentSidePanel)
        scene.chosen = 0
        before = panel.total(scene.sheet, WEAPON)
        blows: list[Blow] = []
        scene.bus.subscribe(Blow, blows.append)
        scene.player._pace = lambda _event: 0.0 if len(blows) < 2 else 1_000_000.0
        await pilot.press("down")
        await until(pilot, lambda: len(blows) == 2)
        assert scene.fight is not None
        assert panel.total(scene.sheet, WEAPON) == before == Total(3_000, 0, 3_000)
        await a_moment(pilot)
        words = screen_words(pilot.app)
        assert {"en": "no use against level", "es": "no sirve con nivel"}[language] in words
        assert {"en": "ATK 6.0", "es": "ATQ 6,0"}[language] not in words


async def test_irr_58_gear_that_counts_from_a_later_round_says_the_round() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=lambda state: armed(state, LATE)))
        scene = screen.scene
        begins = first_weapon(scene)[1]
        assert f"ATK 3.0, round {begins}: 6.0" in screen_words(pilot.app)
        assert f"3.0 x9{screen.app.glyphs.arrows[3]}" in screen_words(pilot.app)


async def test_irr_58_gear_that_is_worn_before_its_round_never_counts() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=lambda state: armed(state, LATE, 2)))
        assert not any(counted(screen.scene.config, screen.scene.sheet, screen.scene.monsters[1]))
        words = screen_words(pilot.app)
        assert f"gone before round {first_weapon(screen.scene)[1]}" in words
        assert f"3.0 x2{screen.app.glyphs.arrows[3]}0" in words


async def test_irr_58_at_the_stairs_the_sum_says_what_counts_later() -> None:
    """The stairs said ATK 9.8 where the floor said ATK 5.8, round 4: 9.8. Wounds in a row end there
    (IRR-41), so nothing about them is shown."""

    def arrived(state: State) -> None:
        at_the_gate(state)
        armed(state, LATE)

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=arrived))
        assert "WND" in screen_words(pilot.app)
        await press(pilot, "g")
        scene = screen.scene
        assert scene.card == "gift"
        begins = first_weapon(scene)[1]
        words = screen_words(pilot.app)
        assert f"ATK 3.0, round {begins}: 6.0" in words
        assert "WND" not in words
        late = (WEAPON, 4_000, 6, card_with(scene.config, LATE))
        panel = screen.query(DescentPanel).first()
        assert panel.sums(late)[0] == f"ATK 3.0, round {begins}: 10.0"
        assert panel.sums(late)[1] == f"ATK 10.0 in round {begins}"


async def test_irr_57_a_mirror_is_as_strong_as_the_attack_beside_it() -> None:
    """The panel said STR 4.8 of a monster that is as strong as ATK 3.0."""

    def mirrored(state: State) -> None:
        cards = state.config.cards
        card = next(number for number, one in enumerate(cards) if one.trick[0] == MIRROR)
        state.floor = replace(state.floor, foe_card=(card, *state.floor.foe_card[1:]))

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=mirrored))
        screen.scene.chosen = 0
        screen.draw()
        await pilot.pause()
        words = screen_words(pilot.app)
        assert "ATK 3.0 =" in words
        assert "STR 3.0" in words


async def test_irr_58_a_reward_that_lowers_the_attack_says_why() -> None:
    """A second weapon ends the power of one that fights alone."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=lambda state: armed(state, ALONE)))
        scene = screen.scene
        plain = next(card for card, one in enumerate(scene.config.gear) if not one.trick[0])
        more = first_weapon(scene)[1]
        weak = (WEAPON, more // 2, 5, plain)
        assert gain(scene.config, scene.sheet, weak).why == "alone"
        assert screen.query(DescentPanel).first().less(weak) == "no longer alone"
        strong = (WEAPON, 2 * more, 5, plain)
        assert gain(scene.config, scene.sheet, strong).why == ""


@pytest.mark.parametrize(("power", "why"), [(1_000, "full"), (4_000, "")])
async def test_irr_45_full_hands_replace_a_piece_only_by_a_better_one(power: int, why: str) -> None:
    """The panel took the new one in place of the weakest, even if it was weaker."""

    def full(state: State) -> None:
        state.weapons[0], state.weapon_names[0] = (2_000, 5, 3_000, 3), (0, 0)

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=full))
        found = gain(screen.scene.config, screen.scene.sheet, (WEAPON, power, 5, 0))
        assert found.why == why
        assert found.then == (Total(10_000, 0, 10_000) if not why else found.now)


@pytest.mark.parametrize("room", [1, 2])
async def test_irr_57_a_reward_that_comes_twice_is_added_up_twice(room: int) -> None:
    """The panel said DEF 3.0 → 3.6 for two shields of 0.6, with which it was 4.2."""

    def doubled(state: State) -> None:
        cards, floor = state.config.cards, state.floor
        card = next(number for number, one in enumerate(cards) if one.trick[0] == TWICE)
        state.floor = replace(floor, foe_card=(floor.foe_card[0], card, *floor.foe_card[2:]))
        shield = next(n for n, one in enumerate(state.config.gear) if one.kind == SHIELD)
        state.foe_prize[1] = ((SHIELD, 600, 4, shield),)

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=doubled, max_shields=room))
        screen.scene.chosen = 1
        screen.draw()
        await pilot.pause()
        then = 3_000 + 600 * room
        assert f"DEF 3.0 → {then / 1000}" in screen_words(pilot.app)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("told", [False, True])
async def test_irr_12_every_piece_shows_the_uses_that_a_fight_leaves(
    language: str, *, told: bool
) -> None:
    """A long name, or a trick that didn't count, hid that a fight wears a piece out."""
    async with program().run_test(size=(80, 24)) as pilot:
        cast("MazmorraApp", pilot.app).change(language=language)
        screen = await opened(pilot, match_of())
        panel, arrow = screen.query_one(DescentSidePanel), screen.app.glyphs.arrows[3]
        for number, card in enumerate(screen.scene.config.gear):
            thing = (card.kind, 2_000, 9, number)
            for counts in (True, False):
                for uses, left in ((9, (4, 4)), (9, (9, 9)), (9, (1, 8))):
                    piece = Piece((*thing[:2], uses, number), left, counts)
                    line = _named(panel, piece, 26, told=told)[0]
                    words = "".join(span.text for span in line)
                    assert width_of(line) <= 26
                    shown = {(4, 4): f"x9{arrow}4 ", (1, 8): f"x9{arrow}1-8 "}.get(left, "x9 ")
                    assert shown in f"{words} "
                    assert ("2.0" in words or "2,0" in words) is (counts or told)


async def test_the_smallest_form_shows_the_uses_that_a_fight_leaves_where_they_fit() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of())
        panel, arrow = screen.query_one(DescentSidePanel), screen.app.glyphs.arrows[3]
        pieces = [Piece((WEAPON, 2_000, 5, 0), (3, 3), counts=True) for _ in range(3)]
        for count, shown in ((2, True), (3, False)):
            (line,) = _compact(panel, pieces[:count], 26)
            words = "".join(span.text for span in line)
            assert width(words.rstrip()) <= 26 or not shown
            assert (f"x5{arrow}3" in words) is shown


@pytest.mark.parametrize(("health", "full"), [(16, 10), (10, 7), (9, 6), (1, 1), (0, 0)])
async def test_the_hearts_have_a_fixed_scale(health: int, full: int) -> None:
    """9 of 16 was nine hearts and no gap, and 16 of 16 looked like 10 of 16."""

    def hurt(state: State) -> None:
        state.health[0] = health or 1

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=hurt))
        panel = screen.query_one(DescentSidePanel)
        line = _health(panel, replace(screen.scene.sheet, health=health))
        words = "".join(span.text for span in line)
        assert words.count(panel.glyphs.heart) == full
        assert words.count(panel.glyphs.no_heart) == 10 - full
        assert words.endswith(f" {health}/16")


async def test_irr_45_a_reward_takes_the_place_of_gear_that_its_fight_wears_out() -> None:
    """With two weapons, a third one was "no gain", though the fight used one of them up."""

    def change(state: State) -> None:
        state.weapons[0], state.weapon_names[0] = (5_000, 1, 4_000, 9), (9, 4)
        state.foe_prize[1], state.foe_health[1] = ((0, 2_000, 5, 14),), 1

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=change))
        screen.scene.chosen = 1
        screen.draw()
        await pilot.pause()
        words = screen_words(pilot.app)
        assert "2.0 x5  ATK +2.0" in words
        assert "no gain" not in words
