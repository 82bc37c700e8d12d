"""Hammerspace: bots play by their seat's view, sensibly, and say why."""

from __future__ import annotations

import pytest

from engines.hammerspace.bots import BOTS, REASONS, explain
from engines.hammerspace.config import Config
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.state import State
from engines.hammerspace.worth import worth_of
from engines.kernel.events import OVER
from engines.kernel.streams import CheapSource
from tests.engines.hammerspace.table import RULES, again, do, hand, lay
from tests.engines.quick import without_search
from tests.seeds.hammerdeck import cards


def choice(state: State) -> tuple[str, str]:
    """What the steady bot does now, and why; slots by the names of the actor's cards."""
    thought = explain("steady", state.config, RULES.view(state, state.seat), 1)
    verb, _, rest = RULES.notation(thought.action).partition(" ")
    if verb in {"play", "defend", "up", "down"}:
        rest = hand(state, state.seat).split()[int(rest) - 1]
    return f"{verb} {rest}".strip(), thought.reason


@pytest.mark.one_of(3)
@pytest.mark.parametrize("bot", without_search(BOTS))
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_bot_decides_legally_gives_a_known_reason_and_comes_to_an_end(
    bot: str, seats: int
) -> None:
    rules = Parameters(monster_ms=0, monster_turns=5, face_down_limit=1 + seats // 4)
    for number in range(4):
        state = RULES.deal(Config(cards(), seats, rules), CheapSource(number))
        ply = 0
        while state.seat != OVER:
            view = RULES.view(state, state.seat)
            thought = explain(bot, state.config, view, ply)
            assert thought.action in view.legal
            assert thought.action == BOTS[bot](state.config, view, ply)
            assert thought.reason in REASONS
            assert all(type(value) is int for value in thought.data.values())
            RULES.apply(state, thought.action)
            ply += 1
        assert RULES.outcome(state) is not None


def test_ham_25_a_reason_names_no_card_that_lies_face_down() -> None:
    """Nor a character that is dropped: reasons may be shown to all."""
    rules = Parameters(monster_ms=0, monster_turns=5)
    for number in range(6):
        state = RULES.deal(Config(cards(), 3, rules), CheapSource(number))
        while state.seat != OVER:
            seat = state.seat
            thought = explain("steady", state.config, RULES.view(state, seat), 0)
            hidden = {
                card
                for place, card in enumerate(state.slots)
                if state.down[place // 4] >> place % 4 & 1
            }
            assert thought.data.get("card", -1) not in hidden
            assert thought.reason != "drops-least" or not thought.data
            RULES.apply(state, thought.action)


def test_it_attacks_where_nothing_stands_against_it() -> None:
    assert choice(lay("club torch", "lid vest")) == ("play torch", "hits-hardest")
    assert choice(lay("club torch", "coat")) == ("play club", "hits-hardest")


def test_it_finishes_off_whom_it_can() -> None:
    state = lay("club", "coat", "coat-2", life=[30, 30, 3])
    do(state, "play club")
    assert choice(state) == ("target 3", "best-target")


def test_an_attack_on_several_takes_all_that_are_worth_it() -> None:
    state = lay("trio", "coat", "coat-2", "lid")
    do(state, "play trio")
    made = []
    while state.seat == 0 and state.phase == 4:
        word = choice(state)[0]
        made.append(word)
        if word == "target 4":
            break
        do(state, word)
    assert made == ["target 2", "target 3", "target 4"]


def test_it_leaves_alone_who_answers_too_dearly() -> None:
    thorns = "{ when: { event: hurt, do: [{ damage: { amount: 20, to: other } }] } }"
    state = lay("club", "coat", "coat-2", people={1: [thorns]})
    do(state, "play club")
    assert choice(state) == ("target 3", "best-target")


def test_it_readies_what_lies_face_down() -> None:
    assert choice(lay("~club torch", "coat")) == ("up club", "readies-card")


def test_it_turns_cards_for_an_effect_that_waits_for_it() -> None:
    eager = "{ when: { event: flip, do: [{ damage: { amount: 3, to: left } }] } }"
    state = lay("club rest rest-2 rest-3", "coat", people={0: [eager]}, face_down_limit=1)
    assert choice(state)[1] == "turns-for-effect"
    calm = lay("club rest rest-2 rest-3", "coat", face_down_limit=1)
    assert choice(calm) == ("done", "leaves-cards")


def test_it_stops_an_attack_with_the_card_that_it_misses_least() -> None:
    """HAM-13: 6 against 6 or 3 + 2 against 5 + 1; a wall stops everything and is dearer."""
    state = again(lay("club", "wall vest lid"), 1)
    do(state, "play club")
    word, reason = choice(state)
    assert (word, reason) != ("defend wall", "stops-it")
    assert reason == "stops-it"


def test_an_effect_that_may_be_used_is_used_where_it_pays() -> None:
    good = "{ when: { event: turn-end, may: true, do: [{ heal: { amount: 2 } }] } }"
    bad = "{ when: { event: turn-end, may: true, do: [{ damage: { amount: 2, to: owner } }] } }"
    for text, word in ((good, "yes"), (bad, "no")):
        state = lay("soup", "coat", people={0: [text]})
        do(state, "play soup")
        assert choice(state)[0] == word


MAGNET = "id: magnet, ability: { do: [{ take: { of: chosen } }] }"


def test_it_takes_the_card_that_is_worth_most() -> None:
    state = lay("magnet", "vest wall vest-2 vest-3", cards=[MAGNET])
    do(state, "play magnet")
    assert choice(state) == ("card 2.2", "best-card")


def test_the_same_effect_is_worth_the_same_under_every_name() -> None:
    """Worths come from the vocabulary alone."""
    worth = worth_of(lay("club", "coat").config)
    names = [card.id for card in worth.config.cards.main]
    for name in ("club", "wall", "soup"):
        copies = {
            worth.cards[at] for at, each in enumerate(names) if each.partition("-")[0] == name
        }
        assert len(copies) == 1


def test_thinking_helps_against_a_random_player() -> None:
    """A small share of the measure of strength, which is in tests/strength."""
    config = Config(cards(), 2, Parameters(monster_ms=0, monster_turns=20))
    won = 0
    for number in range(60):
        state, own, ply = RULES.deal(config, CheapSource(number)), number % 2, 0
        while state.seat != OVER:
            bot = "steady" if state.seat == own else "random"
            RULES.apply(
                state, BOTS[bot](config, RULES.view(state, state.seat), 1000 * number + ply)
            )
            ply += 1
        outcome = RULES.outcome(state)
        won += outcome is not None and outcome.winners == (own,)
    assert won >= 42
