"""What the later rules ask a person, on the screen and in plain mode: HAM-26, HAM-28, HAM-32."""

from __future__ import annotations

import re

from app.games.hammerspace.plain.voice import HammerspaceVoice
from app.games.hammerspace.tui.badges import gains_hidden
from app.match.seats import HUMAN
from app.session.session import Session
from engines.hammerspace.cards import ANYTHING, DEFENCE
from engines.hammerspace.state import FEEDING, LAYING, MAKESHIFT, State
from tests.app.games.hammerspace.tui.helpers import laid, match_of, opened, program, state_of
from tests.app.games.hammerspace.tui.later import (
    ALONE,
    CALM,
    SHORT,
    WRAP,
    feeds_on,
    in_phase,
    keyword_deck,
)
from tests.app.games.hammerspace.tui.test_table import decided, seen


def lines(session: Session, seat: int = 0) -> list[str]:
    """The choices of a seat in plain mode."""
    return [choice.text for choice in HammerspaceVoice(session).choices(seat)]


def laying() -> Session:
    return laid(WRAP, SHORT, players=ALONE, top="boomerang", lay_hidden=True, **CALM)


async def test_ham_26_a_person_hides_the_new_card_or_shows_it() -> None:
    for key, down in ("enter", 0), ("f", 1):
        session = laying()
        async with program().run_test(size=(80, 24)) as pilot:
            await opened(pilot, session)
            text = await seen(pilot, "enter")
            assert "A NEW CARD  1 Boomerang" in text
            assert "Enter show it" in text
            assert "f face down" in text
            await seen(pilot, key)
            assert state_of(session).down[0] == down
            assert state_of(session).phase != LAYING


async def test_ham_26_the_new_card_is_called_new_and_a_spring_says_what_hiding_brings() -> None:
    for top, words in (
        ("boomerang", "f lays it face down: it's no use until you turn it up"),
        ("falling-piano", "f lays it face down, and its Spring counts when you turn it up"),
    ):
        session = laid(WRAP, SHORT, players=ALONE, top=top, deck=keyword_deck(), lay_hidden=True,
                       **CALM)  # fmt: skip
        async with program().run_test(size=(80, 24)) as pilot:
            await opened(pilot, session)
            text = await seen(pilot, "enter")
            assert re.search(r"1 ATTACK +new ", text)
            assert "no use face down" not in text
            assert words in " ".join(text.split())


async def test_ham_2_the_set_up_names_a_card_that_gains_by_hiding() -> None:
    """HAM-27: it is chosen already."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(ALONE, deck=keyword_deck(), seed="KNOT-0002", **CALM)
        screen = await opened(pilot, session)
        hand = screen.scene.mine.cards
        springs = [slot for slot, card in enumerate(hand) if gains_hidden(screen.scene, card)]
        assert springs, "the seed deals one"
        name = screen.scene.cards.name(hand[springs[0]])
        text = await seen(pilot)
        assert f"The {name} gains by it: its Spring counts" in text
        assert f"TURN A CARD FACE DOWN?  {springs[0] + 1} {name}" in text


async def test_ham_26_where_others_look_on_the_new_card_is_covered() -> None:
    two = {"Ana": HUMAN, "Ben": HUMAN}
    session = laid(WRAP, SHORT, players=two, top="boomerang", lay_hidden=True, **CALM)
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        text = await seen(pilot, "enter")
        assert state_of(session).phase == LAYING
        assert "A NEW CARD" in text
        assert "Boomerang" not in text
        text = await seen(pilot, "v", "space")
        assert "A NEW CARD  1 Boomerang" in text
        await seen(pilot, "f")
    assert state_of(session).down[0] == 1


async def test_ham_26_only_the_new_card_can_be_laid_down() -> None:
    """So it stays chosen whatever digit is pressed, and the turning key means it."""
    session = laying()
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        assert "A NEW CARD  1 Boomerang" in await seen(pilot, "enter", "2")
        assert state_of(session).phase == LAYING
        await seen(pilot, "f")
        assert state_of(session).down[0] == 1


def test_ham_26_in_plain_mode_it_is_a_choice_of_two() -> None:
    session = laying()
    in_phase(session, LAYING, "done", "play 1")
    show, hide = sorted(lines(session), key=lambda text: "face down" in text)
    assert show == "Leave the new card face up."
    assert "the Boomerang" in hide


def shot() -> Session:
    pan = "frying-pan mattress snow-globe bin-lid"
    return laid(SHORT, pan, players={"Ana": HUMAN, "Ben": HUMAN}, active=1, dice=(6,),
                makeshift=2, **CALM)  # fmt: skip


async def test_ham_28_a_person_adds_a_makeshift() -> None:
    session = shot()
    in_phase(session, MAKESHIFT, "done", "play 1")
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        text = await seen(pilot)
        assert "MAKESHIFT" in text
        assert "Nothing more  damage" in text, "what is lost without one, too (HAM-14)"
        assert "+2, from slot 1: damage" in text
        await seen(pilot, "2")
    assert state_of(session).phase != MAKESHIFT


async def test_ham_18_a_discard_for_a_stronger_attack_shows_the_odds_of_both_answers() -> None:
    """HAM-11: 5 + d6 against d6; Load adds 5."""
    session = laid("slingshot mattress trampoline bin-lid", SHORT, players=ALONE,
                   deck=keyword_deck(), **CALM)  # fmt: skip
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        text = await seen(pilot, "1", "enter")
        assert "2 No  damage 0-10, about 5.0" in text
        assert re.search(r"1 Yes .*: damage 5-15, about 10\.0", " ".join(text.split()))


def test_ham_28_in_plain_mode_each_card_says_what_it_adds() -> None:
    session = shot()
    in_phase(session, MAKESHIFT, "done", "play 1")
    told = lines(session)
    assert any("Bathtub" in text and "2" in text for text in told)
    assert any(text.startswith("Add no other defence. You lose ") for text in told)


def hungry() -> Session:
    return laid(WRAP, SHORT, players=ALONE, monster="bad-weather", total=9,
                then=lambda state: feeds_on(state, DEFENCE), feeding=True)  # fmt: skip


async def test_ham_32_a_person_feeds_the_monster() -> None:
    session = hungry()
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        text = await seen(pilot, "enter")
        assert "FEEDING  2 Mattress" in text, "the first card that it eats is chosen"
        assert "eats defences" in text
        assert "Enter feed nothing" in text
        costs = r"If not, the roll costs you about \d+(\.\d)? life"
        assert re.search(costs, " ".join(text.split()))
        text = await seen(pilot, "1", "f")
        assert "The monster doesn't eat this card (HAM-32)." in text
        await seen(pilot, "2", "f")
    assert "mattress" in [state_of(session).config.cards.main[c].id for c in state_of(session).pile]


async def test_ham_32_enter_feeds_it_nothing() -> None:
    session = hungry()
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        await seen(pilot, "enter", "enter")
    assert state_of(session).phase != FEEDING
    assert not state_of(session).fed & 1


async def test_ham_32_who_has_fed_the_monster_is_named() -> None:
    def eats_and_is_fed(state: State) -> None:
        feeds_on(state, ANYTHING)
        state.fed = 1 << 1

    session = laid(WRAP, SHORT, players=ALONE, monster="bad-weather", total=9,
                   then=eats_and_is_fed, feeding=True)  # fmt: skip
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        assert "eats any card; spares Ben" in await seen(pilot)


async def test_ham_32_food_is_not_shown_where_nobody_feeds() -> None:
    session = laid(WRAP, SHORT, players=ALONE, monster="bad-weather", total=9,
                   then=lambda state: feeds_on(state, DEFENCE))  # fmt: skip
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        assert "eats" not in await seen(pilot)


async def test_ham_9_the_only_playable_card_is_folded_with_one_key() -> None:
    session = laid("boomerang mattress trampoline bin-lid", SHORT, players=ALONE, **CALM)
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, session)
        text = await seen(pilot)
        assert "s skip turn" in text
        await seen(pilot, "s")
        assert decided(screen)[:2] == ["down 1", "done"]
    mine = state_of(session).slots[:4]
    kept = {state_of(session).config.cards.main[card].id for card in mine}
    assert not kept & {"boomerang", "mattress", "trampoline", "bin-lid"}


async def test_ham_9_with_two_playable_cards_there_is_nothing_to_fold() -> None:
    session = laid("boomerang wet-fish trampoline bin-lid", SHORT, players=ALONE, **CALM)
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, session)
        text = await seen(pilot, "s")
        assert "skip turn" not in text
        assert decided(screen) == []


def test_ham_32_in_plain_mode_nothing_is_a_choice_too() -> None:
    session = hungry()
    in_phase(session, FEEDING, "done", "play 1")
    assert "Feed the monster nothing." in lines(session)
