"""What somebody who knows nothing reads in the first minutes: what keywords mean, where numbers
come from, which key shows the rest."""

from __future__ import annotations

import re

import pytest

from app.games.hammerspace.plain.voice import HammerspaceVoice
from app.games.hammerspace.tui.dialogs.cards import CardsScreen
from app.games.hammerspace.tui.event_panel import attack_lines
from app.games.hammerspace.tui.preview import PreviewPanel
from app.games.hammerspace.tui.screen import HammerspaceScreen
from app.match.seats import HUMAN
from app.session.session import Session
from engines.hammerspace.events import Played
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import HIDING
from engines.hammerspace.view import AttackView
from tests.app.games.hammerspace.text.helpers import shipped
from tests.app.games.hammerspace.tui.helpers import laid, match_of, opened, program, state_of
from tests.app.games.hammerspace.tui.later import ALONE, CALM, SHORT, keyword_deck
from tests.app.games.hammerspace.tui.test_pictures import held_at
from tests.app.games.hammerspace.tui.test_table import seen, shown
from tests.app.tui.waiting import until

RULES = Rules()
PIANO = "wet-fish trampoline slingshot ~falling-piano"


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("1", "Soak: on a hit, they lose 3 more to the next energy attack within 2 turns."),
        ("3", "Load 5: you may discard one of your face-up defences for +5."),
        ("4", "Spring 8: +8 if you have turned the card up since your last turn ended."),
    ],
)
async def test_the_preview_says_what_a_keyword_means(key: str, said: str) -> None:
    """HAM-27, HAM-33: at 80x24, in one sentence."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(PIANO.replace("~", ""), SHORT, players=ALONE, deck=keyword_deck(), **CALM)
        await opened(pilot, session)
        assert said in await seen(pilot, key)


async def test_ham_27_a_sprung_attack_has_the_points_of_its_spring() -> None:
    """On its card, in the preview, and in the box of the attack before its die."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(PIANO, SHORT, players=ALONE, deck=keyword_deck(), **CALM)
        screen = await opened(pilot, session)
        text = await seen(pilot, "4", "f")
        assert "6+8 + d6, one" in text
        assert "Spring: +8 now." in text
        assert "6+8 + d6 against" in text
        panel, card = screen.query_one(PreviewPanel), screen.scene.mine.cards[3]
        attack = AttackView(0, 3, card, 1, 6, 0, (1,), 0, -1, 0, 0, (0, 0, 0), (0, 0, 0))
        (line,) = attack_lines(panel, attack, 78)[:1]
        assert "6+8 + d6" in "".join(span.text for span in line)


async def test_ham_2_without_a_spring_nothing_pays_for_hiding() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of({"Ana": HUMAN, "Ben": "random"}, hide_at_start=True, characters=False)
        assert state_of(session).phase == HIDING
        await opened(pilot, session)
        text = " ".join(shown(pilot).split())
        assert "None of yours has a Spring, which pays for hiding, so press Enter." in text


async def test_y_without_an_attack_is_no_page_of_this_attack() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid("mattress trampoline magnet bin-lid", SHORT, players=ALONE, **CALM)
        await opened(pilot, session)
        assert "HOW ATTACKS ADD UP" in await seen(pilot, "1", "y")
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid("boomerang trampoline magnet bin-lid", SHORT, players=ALONE, **CALM)
        await opened(pilot, session)
        assert "HOW THIS ATTACK ADDS UP" in await seen(pilot, "1", "y")


async def test_a_question_about_cards_says_what_they_do_and_opens_the_chosen_one() -> None:
    """HAM-18: the Revolving Door swaps a card for one of Ben's."""
    hands = "revolving-door mattress trampoline bin-lid", "frying-pan neon-sign bathtub periscope"
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(*hands, players=ALONE, deck=shipped("loaded"), **CALM)
        await opened(pilot, session)
        text = await seen(pilot, "1", "enter", "down")
        text = " ".join(text.replace("│", " ").split())
        assert "slot 2. Daze:" in text
        assert "on a hit, they lose 3 more to the next physical attack" in text
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(pilot.app.screen, CardsScreen)
        assert "─ Neon Sign ─" in shown(pilot), "not the card chosen at the table"
        assert "Daze: on a hit, they lose 3 more" in shown(pilot)


async def test_a_cut_card_names_the_key_that_shows_the_rest() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        hands = "indoor-fireworks mattress trampoline bin-lid", SHORT
        await opened(pilot, laid(*hands, players=ALONE, people=("cook hermit", "mule cat"),
                                 monster="tax-octopus", total=8, keeper=1))  # fmt: skip
        rows = [row for row in shown(pilot).splitlines() if "~" in row and "│" in row][1:]
        assert rows
        assert all("~i" in row for row in rows), rows


async def test_ham_10_the_letter_of_a_target_marks_it_and_unmarks_it() -> None:
    """As the space bar does; the title of the preview says so."""
    three = {"Ana": HUMAN, "Ben": "random", "Eva": "random"}
    async with program().run_test(size=(80, 24)) as pilot:
        hands = "wet-fish mattress trampoline bin-lid", SHORT, "snow-globe frying-pan - -"
        screen = await opened(pilot, laid(*hands, players=three, deck=keyword_deck(), **CALM))
        assert "up to 2: letters pick them" in await seen(pilot, "1")
        assert "1 of up to 2: letters unmark" in await seen(pilot, "b")
        assert list(screen.game.turns.marks) == [2]
        assert "1 of up to 2" not in await seen(pilot, "b")
        assert not screen.game.turns.marks, "the second press takes it off"


async def test_y_names_the_character_that_makes_an_attack_costly() -> None:
    """HAM-18: "costs you 0-2" is a number without a reason until the Hedgehog is named."""
    async with program().run_test(size=(120, 40)) as pilot:
        hands = "boomerang mattress trampoline bin-lid", SHORT
        await opened(pilot, laid(*hands, players=ALONE, people=("cook golfer", "hedgehog mule"),
                                 deck=shipped("loaded"), **CALM))  # fmt: skip
        text = " ".join((await seen(pilot, "1", "y")).split())
        assert "Huggable Hedgehog (Ben): When an attack hurts" in text


async def test_the_question_of_an_effect_at_the_start_of_a_turn_shows_the_hand() -> None:
    """HAM-18: the Daredevil pays before a card is played, so the hand decides."""
    async with program().run_test(size=(80, 24)) as pilot:
        people = ("daredevil cook", "mule cat")
        hands = "boomerang mattress trampoline bin-lid", SHORT
        session = laid(*hands, players=ALONE, people=people, deck=shipped("loaded"), **CALM)
        await opened(pilot, session)
        text = " ".join(shown(pilot).replace("│", " ").split())
        assert "Your cards: Boomerang (projectile 6), Mattress (defence)" in text


@pytest.mark.parametrize("life", [1, 2])
async def test_ham_20_an_effect_that_takes_the_last_life_says_so(life: int) -> None:
    """The Daredevil asked as ever, and a player with 1 life was out after "Yes"."""
    people, hands = ("daredevil cook", "mule cat"), ("boomerang mattress trampoline bin-lid", SHORT)
    session = laid(*hands, players=ALONE, people=people, deck=shipped(), life=(life, 20), **CALM)
    spoken = [choice.text for choice in HammerspaceVoice(session).choices(0)]
    assert ("Yes. It takes your last life." in spoken) == (life == 1)
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        said = " ".join(shown(pilot).replace("│", " ").split())
        assert ("it takes your last life" in said) == (life == 1)


async def test_a_card_can_be_chosen_while_others_decide_and_events_are_shown() -> None:
    """The key is pressed too early; when the turn comes, Enter plays the card that was meant."""
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        hands = "boomerang mattress slingshot bin-lid", SHORT
        await held_at(pilot, laid(*hands, players=ALONE, active=1, **CALM), Played)
        screen = pilot.app.screen
        assert isinstance(screen, HammerspaceScreen)
        turns = screen.game.turns
        assert not turns.legal
        await pilot.press("3")
        await until(pilot, lambda: bool(turns.legal))
        assert (turns.slot, turns.chosen_early) == (2, False)


async def test_ham_29_a_defence_is_not_what_enter_plays_unasked() -> None:
    """The Mattress can be played, but then it doesn't defend: the attack after it is chosen."""
    async with program().run_test(size=(80, 24)) as pilot:
        hands = "mattress boomerang trampoline bin-lid", SHORT
        await opened(pilot, laid(*hands, players=ALONE, deck=shipped("loaded"), **CALM))
        assert "PREVIEW  2 Boomerang" in shown(pilot)
        assert "PREVIEW  1 Mattress" in await seen(pilot, "1")


FOUR = {"Ana": HUMAN, "Ben": "random", "Eva": "random", "Dan": "random"}
ALL_HIT = (
    "snow-globe bag-of-marbles bin-lid rubber-boots",
    "mattress ~bathtub trampoline tinfoil-hat",
    "winter-coat cardboard-box clothes-peg ~old-cheese",
    "catchers-mitt pillow-fort ~storm-umbrella rubber-apron",
)
"""A hand whose attack is on all, and three defences against it."""
CROWD = ("nurse cook", "hedgehog jinx", "vampire mule", "goalkeeper spy")


def at_four() -> Session:
    return laid(*ALL_HIT, players=FOUR, people=CROWD, deck=shipped(), life=(20,) * 4, **CALM)


@pytest.mark.parametrize(
    ("size", "reason"),
    [
        ((80, 24), r"costs you \d\.\d \(Huggable Hedgehog\)"),
        ((120, 40), r"@3 Eva  no damage \(Granny's Coat, Peg on the Nose\)"),
    ],
)
async def test_ham_18_the_odds_of_a_table_name_the_cards_that_make_them(
    size: tuple[int, int], reason: str
) -> None:
    """A newcomer saw "costs you 0.7" and "no damage", and nobody said why."""
    async with program().run_test(size=size) as pilot:
        await opened(pilot, at_four())
        assert re.search(reason, await seen(pilot, "1"))


def test_ham_18_plain_mode_names_what_costs_the_attacker_life() -> None:
    """In the answers, too, not only in the sentence of its own."""
    for language, reason in (
        ("en", r"about \d\.\d life against Ben \(Ben's Huggable Hedgehog\)"),
        ("es", r"\d,\d de vida contra Ben \(el Erizo cariñoso de Ben\)"),
    ):
        session = at_four()
        session.texts.language = language
        said = [choice.text for choice in HammerspaceVoice(session).choices(0)]
        assert any(re.search(reason, text) for text in said), said
