"""What a fight costs, and what the screen says and asks after it."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from app.games.irrgarten.descent.tui.chances import risk_of
from app.games.irrgarten.descent.tui.floor_grid import FAR_EXIT
from app.games.irrgarten.text.combat_story import written
from app.games.irrgarten.text.narrator import monster_in_sentence
from app.i18n.fluent import Texts
from app.tui.app import MazmorraApp
from app.tui.screens.end import EndScreen
from engines.irrgarten.descent.plan import TWO_DOORS
from engines.irrgarten.descent.state import State
from engines.irrgarten.descent.turns import begin_floor
from tests.app.games.irrgarten.descent.test_narrator import CONFIG, CONTENT
from tests.app.games.irrgarten.tui.descent.helpers import (
    match_of,
    opened,
    overloaded,
    press,
    program,
    state_of,
    strong,
    typed,
    weak,
)
from tests.app.tui.waiting import a_moment, settled
from tests.helpers.pictures import screen_words


async def test_the_panel_shows_what_a_win_and_a_defeat_leave() -> None:
    """IRR-44: a defeat clears the wounds in a row."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of())
        await press(pilot, "3")
        words = screen_words(pilot.app)
        scene = screen.scene
        assert scene.target == scene.around[2]
        price = scene.price(scene.around[2])
        assert price is not None
        assert price.lost is not None
        assert f": {round(price.lost)} HP" in words
        assert "if won: " in words


async def test_gear_shows_its_uses_after_the_next_fight() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=overloaded))
        assert "2.0 x5→4" in screen_words(pilot.app)


async def test_worn_out_gear_that_is_kept_for_its_trick_says_so() -> None:
    """IRR-45: a hook needs no uses. It was "1.0 x0"."""

    def worn(state: State) -> None:
        state.weapons[0], state.weapon_names[0] = (1_000, 0), (4,)

    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=worn))
        words = screen_words(pilot.app)
        assert "worn out" in words
        assert "x0" not in words


async def test_after_a_defeat_enter_goes_to_an_easier_monster() -> None:
    """Enter fought the same guardian again, with no word about another way."""

    def gullible(state: State) -> None:
        state.health[0], state.hits[0] = 20, 2
        strength = list(state.floor.foe_strength)
        strength[1] = 90_000
        state.floor = replace(state.floor, foe_strength=tuple(strength))

    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=gullible)
        screen = await opened(pilot, session)
        scene = screen.scene
        scene.chosen = 1
        await press(pilot, "enter", "enter")
        state = state_of(session)
        assert state.hits[0] == 0
        assert screen.game.after.fought is not None
        assert "Thrown back. You win " in screen_words(pilot.app)
        assert scene.target is not None
        assert scene.target.number != 1
        before = state.health[0]
        await press(pilot, "enter")
        assert state_of(session).health[0] == before, "it walked, or asked first"


async def test_right_after_a_fight_enter_begins_another_at_the_second_press() -> None:
    """A key that was meant to skip the last fight began the next one."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=strong)
        screen = await opened(pilot, session)
        scene = screen.scene
        await press(pilot, "enter", "enter")
        state = state_of(session)
        beside = next(one for one in scene.previews if one.foe >= 0)
        scene.chosen = beside.foe
        await press(pilot, "enter")
        assert state.foe_health[beside.foe] > 0
        assert "again fights" in screen_words(pilot.app)
        await press(pilot, "enter")
        assert state_of(session).foe_health[beside.foe] == 0


@pytest.mark.parametrize("language", ["en", "es"])
def test_irr_52_what_a_deadly_fight_costs_fits_the_line_of_notices(language: str) -> None:
    """At 80 columns, for each monster of the Descent."""
    texts = Texts(language, strict=True)
    title, cards, key = CONTENT.title(), CONFIG.cards, texts("cmd-key-enter")

    def word(key: str) -> str:
        return title.get(f"{key}-{language}", "")

    odds: dict[str, str | int] = {"chance": "62%", "death": "12%", "coins": 29}
    for card in range(len(cards)):
        monster = monster_in_sentence(texts, word, cards, card)
        said = written(texts, texts("descentscreen-fight-deadly", monster=monster, key=key, **odds))
        assert len(said) <= 78, said
        assert "29" in said


async def test_irr_52_a_risk_to_die_is_named_before_the_fight() -> None:
    def dying(state: State) -> None:
        state.health[0], state.coins[0] = 1, 7

    texts = Texts("en", strict=True)
    async with program().run_test(size=(80, 24)) as pilot:
        scene = (await opened(pilot, match_of(change=dying))).scene
        found = [risk_of(scene, texts, foe) for foe in scene.around]
        assert any(found)
        assert all(risk["coins"] == 4 for risk in found if risk)
    async with program().run_test(size=(80, 24)) as pilot:
        scene = (await opened(pilot, match_of(change=strong))).scene
        assert not any(risk_of(scene, texts, foe) for foe in scene.around)


async def test_digits_choose_monsters_from_near_to_far() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of())
        scene = screen.scene
        around = scene.around
        await press(pilot, "2")
        assert scene.target == around[1]
        await press(pilot, "9")
        assert "There are fewer than 9 monsters." in screen_words(pilot.app)
        assert scene.target == around[1]
        await press(pilot, "x", "3")
        assert scene.cursor == around[2].square


async def test_irr_56_the_exit_that_pays_twice_has_a_sign_of_its_own() -> None:
    def doors(state: State) -> None:
        state.kinds = (*state.kinds[:2], TWO_DOORS, *state.kinds[3:])
        begin_floor(state, 3, None)

    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=doors))
        words = screen_words(pilot.app)
        assert words.count(FAR_EXIT) == 2, "on the floor, and explained in its frame"
        assert f"pays twice {FAR_EXIT}" in words


async def test_a_digit_and_enter_typed_together_go_to_the_chosen_monster() -> None:
    """Both keys wait when the first command runs. The digit was lost, and Enter went to the
    nearest monster."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of())
        third = screen.scene.around[2]
        typed(pilot, "3", "enter")
        await settled(pilot)
        assert screen.scene.target == third
        assert screen.game.travel.trip is not None
        assert screen.game.travel.trip.goal == third.square


async def test_the_last_moment_of_a_descent_stays_until_a_key() -> None:
    """The result covered the attack that killed, before anybody could read it."""
    async with program(speed=1).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=weak))
        scene = screen.scene
        await press(pilot, "enter", "enter")
        await a_moment(pilot)
        assert scene.source.over
        assert pilot.app.screen is screen
        words = screen_words(pilot.app)
        assert "Any key shows the result" in words
        assert "LOST BY DEATH" in words
        assert "to the exit" not in words  # no key of a turn is left
        assert "more keys" not in words
        await press(pilot, "z")
        assert isinstance(pilot.app.screen, EndScreen)


async def test_at_the_speed_without_waits_the_result_comes_at_once() -> None:
    async with program(speed=0).run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=weak))
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, EndScreen)


async def test_after_a_lost_guardian_next_shows_the_ways_and_their_prices() -> None:
    """IRR-42: it is whole again. The only way on the screen was Enter, into it once more."""

    def barred(state: State) -> None:
        state.health[0], state.hits[0] = 14, 2
        gate, ways = state.floor.foe_square[0], state.floor.ways
        around = (gate + delta for delta in state.floor.deltas)
        state.square[0] = next(one for one in around if ways[one] == ways[gate] + 1)
        state.floor = replace(state.floor, foe_strength=(90_000, *state.floor.foe_strength[1:]))

    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=barred)
        screen = await opened(pilot, session)
        scene = screen.scene
        guardian = scene.guardian
        assert guardian is not None
        scene.chosen = guardian.number
        await press(pilot, "enter", "enter")
        assert scene.perspective.repelled
        assert scene.target != guardian
        words = screen_words(pilot.app)
        assert "First the " in words
        assert "then the guardian: " in words
        scene.chosen = guardian.number
        await press(pilot, "x", "x")
        assert "The guardian again: " in screen_words(pilot.app)
        assert "Tab: other ways." in screen_words(pilot.app)


@pytest.mark.parametrize("fog", [False, True])
async def test_after_a_lost_guardian_no_key_is_named_that_does_nothing(*, fog: bool) -> None:
    """It said "Tab: other ways" with no other monster on the floor. In fog the rest of the floor
    may hold more, so nothing says that only the guardian is left."""

    def only(state: State) -> None:
        gate, ways = state.floor.foe_square[0], state.floor.ways
        around = (gate + delta for delta in state.floor.deltas)
        state.square[0] = next(one for one in around if ways[one] == ways[gate] + 1)
        state.health[0] = 14
        state.foe_health[1:] = [0] * (len(state.foe_health) - 1)
        state.floor = replace(state.floor, foe_strength=(90_000, *state.floor.foe_strength[1:]))

    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=only, fog=fog))
        await press(pilot, "enter", "enter")
        words = screen_words(pilot.app)
        assert "Tab: other ways" not in words
        said = "You know no monster but the guardian: " if fog else "Only the guardian is left: "
        assert said in words


@pytest.mark.parametrize("language", ["en", "es"])
async def test_the_score_card_of_the_result_says_what_its_last_sign_means(language: str) -> None:
    """The card "x......." stood there without a word."""
    async with program(speed=0).run_test(size=(80, 24)) as pilot:
        cast("MazmorraApp", pilot.app).change(language=language)
        await opened(pilot, match_of(change=weak))
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, EndScreen)
        said = {
            "en": "x.......  (# is a floor passed, x the death)",
            "es": "x.......  (# es un piso superado, x la muerte)",
        }[language]
        assert said in screen_words(pilot.app)
