"""What the later rules ask a person, on the screen and in plain mode: HAM-26, HAM-28, HAM-32."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.games.hammerspace.plain.voice import HammerspaceVoice
from app.match.seats import HUMAN
from app.session.session import Session
from engines.hammerspace.cards import DEFENCE
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import FEEDING, LAYING, MAKESHIFT, State
from tests.app.games.hammerspace.tui.helpers import laid, opened, program, state_of
from tests.app.games.hammerspace.tui.test_table import seen

RULES = Rules()
CALM: dict[str, Any] = {"monsters": False, "monster_ms": 0}
ALONE = {"Ana": HUMAN, "Ben": "random"}
WRAP = "bubble-wrap mattress trampoline bin-lid"
SHORT = "bathtub clothes-peg neon-sign old-cheese"
"""Nothing against physical attacks, two defences of another type."""


def in_phase(session: Session, phase: int, *decisions: str) -> State:
    """The game of a session after some decisions, in a phase."""
    state = state_of(session)
    for text in decisions:
        RULES.apply(state, RULES.parse(text))
    assert state.phase == phase
    return state


def lines(session: Session, seat: int = 0) -> list[str]:
    """The choices of a seat in plain mode."""
    return [choice.text for choice in HammerspaceVoice(session).choices(seat)]


def laying() -> Session:
    return laid(WRAP, SHORT, players=ALONE, top="boomerang", lay_hidden=True, **CALM)


async def test_ham_26_a_person_hides_the_new_card_or_shows_it() -> None:
    for keys, down in (("enter",), 0), (("2", "enter"), 1):
        session = laying()
        async with program().run_test(size=(80, 24)) as pilot:
            await opened(pilot, session)
            text = await seen(pilot, "enter")
            assert "A NEW CARD" in text
            assert "the Boomerang comes to slot 1" in text.replace("\n", " ")
            assert "Face down" in text
            await seen(pilot, *keys)
            assert state_of(session).down[0] == down


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
        assert "+2, from slot 1" in text
        await seen(pilot, "2", "enter")
    assert state_of(session).phase != MAKESHIFT


def test_ham_28_in_plain_mode_each_card_says_what_it_adds() -> None:
    session = shot()
    in_phase(session, MAKESHIFT, "done", "play 1")
    told = lines(session)
    assert any("Bathtub" in text and "2" in text for text in told)
    assert "Add no other defence." in told


def hungry() -> Session:
    def feeds(state: State) -> None:
        cards = state.config.cards
        state.config.cards = replace(
            cards, monsters=tuple(replace(each, eats=DEFENCE) for each in cards.monsters)
        )

    return laid(WRAP, SHORT, players=ALONE, monster="bad-weather", total=9, then=feeds,
                feeding=True)  # fmt: skip


async def test_ham_32_a_person_feeds_the_monster() -> None:
    session = hungry()
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        text = await seen(pilot, "enter")
        assert "FEEDING" in text
        assert "Mattress" in text
        await seen(pilot, "2", "enter")
    assert "mattress" in [state_of(session).config.cards.main[c].id for c in state_of(session).pile]


def test_ham_32_in_plain_mode_nothing_is_a_choice_too() -> None:
    session = hungry()
    in_phase(session, FEEDING, "done", "play 1")
    assert "Feed the monster nothing." in lines(session)
