"""What a newcomer to a duel asked about: hiding and Springs, turning cards, forced plays."""

from __future__ import annotations

from typing import Any

from app.games.hammerspace.advice import advice
from app.games.hammerspace.perspective.seat_view import HammerspacePerspective, ShownAttack
from app.games.hammerspace.text.bot_reasons import reason
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.tui.dialogs.defend import DefendDialog
from app.games.hammerspace.tui.event_panel import attack_lines
from app.games.hammerspace.tui.preview import PreviewPanel
from app.match.match import Match
from app.match.seats import HUMAN
from app.match.source import Frame
from app.session.session import Session
from app.text.sentences import TO_YOU
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.phases import refresh
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import HIDING, State
from tests.app.games.hammerspace.tui.helpers import laid, match_of, opened, program, state_of
from tests.app.games.hammerspace.tui.later import ALONE, CALM, SHORT, keyword_deck
from tests.app.games.hammerspace.tui.test_table import seen, shown
from tests.helpers.matches import match_behind

RULES = Rules()
BOTH = {"Ana": HUMAN, "Ben": HUMAN}


def hiding(*hand: str) -> Session:
    """The question of HAM-2 with these cards."""
    session = match_of(ALONE, deck=keyword_deck(), seed="KNOT-0002", characters=False, **CALM)
    state = state_of(session)
    numbers = {card.id: at for at, card in enumerate(state.config.cards.main)}
    for slot, name in enumerate(hand):
        place, card = slot, numbers[name]
        other = state.slots[place]
        if card in state.slots:
            state.slots[state.slots.index(card)] = other
        else:
            state.deck[state.deck.index(card)] = other
        state.slots[place] = card
    refresh(state)
    assert state.phase == HIDING
    return session


async def test_ham_2_a_defence_with_a_spring_counts_in_the_question_and_in_the_hint() -> None:
    """HAM-8, HAM-27: both say why hiding it doesn't pay."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = hiding("mattress", "trampoline", "bathtub", "bin-lid")
        screen = await opened(pilot, session)
        text = " ".join(shown(pilot).replace("│", " ").split())
        assert "None of yours has a Spring" not in text
        assert "The Mattress has a Spring, but can't defend while hidden (HAM-8)." in text
        scene = screen.scene
        names = [scene.name(seat) for seat in range(2)]
        said = reason(scene.cards, advice(scene.config, scene.view), names, form=TO_YOU)
        said_of = "the Mattress has a Spring, but can't defend like that"
        assert said == f"turn nothing face down: {said_of}"


async def test_ham_2_a_defence_that_the_adviser_hides_is_named_and_chosen() -> None:
    """The question and the hint agree: where others can be played, a Spring of 5 is worth it."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, hiding("bathtub", "trampoline", "mattress", "wet-fish"))
        text = " ".join(shown(pilot).replace("│", " ").split())
        assert "TURN A CARD FACE DOWN? 3 Mattress" in text
        assert "The Mattress gains by it: its Spring counts when you turn it up." in text


def sprung_mattress(state: State) -> None:
    state.sprung |= 1


async def hit(pilot: Any, hand: str) -> Any:
    """Ben hits Ana, whose Mattress is sprung, with the pan's 5 and a 6."""
    session = laid(hand, "frying-pan bathtub falling-piano clothes-peg", players=BOTH, active=1,
                   dice=(6,), deck=keyword_deck(), then=sprung_mattress, **CALM)  # fmt: skip
    screen = await opened(pilot, session)
    await seen(pilot, "enter")
    return screen


async def test_ham_27_the_defence_box_has_what_a_spring_adds() -> None:
    """HAM-13: 5 and 6 reach 11; the Spring's 5 comes with the die."""
    async with program().run_test(size=(80, 24)) as pilot:
        await hit(pilot, "mattress bin-lid catchers-mitt ~snow-globe")
        assert isinstance(pilot.app.screen, DefendDialog)
        text = shown(pilot)
        assert "5+5  must be used" in text
        assert "16 + d6 against 11: you lose nothing" in text
        assert "Springs count in the sum, but not for reaching 11 (HAM-13)." in text


async def test_ham_27_the_only_defence_has_what_a_spring_adds() -> None:
    """As Ana has seen it; then on the screen."""
    ben = "frying-pan bathtub boomerang clothes-peg"
    session = laid("mattress magnet neon-sign lucky-dip", ben,
                   players=BOTH, active=1, dice=(6,), deck=keyword_deck(), then=sprung_mattress,
                   **CALM)  # fmt: skip
    match = match_behind(session)
    assert isinstance(match, Match)
    cards = HammerspaceCardText(session.texts, match.public, session.word)
    seen_by = HammerspacePerspective(match, 0, session.texts, cards)
    moments: list[ShownAttack] = []

    def see(frame: Frame) -> None:
        seen_by.take(frame)
        moments.append(seen_by.moment)

    match.watch(0, see)
    for word in ("done", "play 1"):
        match.decide(1, RULES.parse(word))
    moment = next(each for each in moments if each.forced)
    assert moment.springs == {0: 5}
    assert moment.attack is not None
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, session)
        panel = screen.query_one(PreviewPanel)
        screen.scene.perspective.moment = moment
        lines = attack_lines(panel, moment.attack, 78)
        text = " ".join("".join(run.text for run in line) for line in lines)
        assert "Your only defence: Mattress (5+5)" in text


async def test_ham_6_an_order_to_turn_a_card_is_on_its_owners_board() -> None:
    def ordered(state: State) -> None:
        state.flips += [SLOTS + 2, state.slots[SLOTS + 2], 0, 0]

    async with program().run_test(size=(80, 24)) as pilot:
        hands = "magnet bin-lid old-cheese mattress", "clothes-peg frying-pan neon-sign boomerang"
        await opened(pilot, laid(*hands, players=BOTH, then=ordered, **CALM))
        assert "card 3 turns over soon" in shown(pilot)


async def test_ham_6_after_a_card_is_turned_down_the_message_says_that_turning_is_over() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        hand = "magnet boomerang wet-fish mattress"
        await opened(pilot, laid(hand, SHORT, players=ALONE, **CALM))
        text = await seen(pilot, "1", "f", "2", "f")
        assert "You have turned cards already and play now (HAM-6)." in text
