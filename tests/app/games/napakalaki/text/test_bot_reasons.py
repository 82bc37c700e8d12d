"""Why a bot of Napakalaki does what it does, and what of it the others may read."""

from __future__ import annotations

import re

import pytest

from app.games.napakalaki.advice import NO_CHOICE, REACHES, STARTS_ANEW, advice
from app.games.napakalaki.text.bot_reasons import OPEN, public_reason, reason, said
from app.text.sentences import TO_YOU
from engines.kernel.bots import Thought
from engines.kernel.events import OVER
from engines.kernel.planner import REASONS as PLANNERS_REASONS
from engines.kernel.streams import CheapSource
from engines.napakalaki.actions import (
    ACCEPT,
    BACK,
    BUY,
    DISCARD,
    DONE,
    DRAW,
    EQUIP,
    LOSE,
    ROLL,
    SELL,
    on_card,
    parse,
)
from engines.napakalaki.bots import BOTS, explain
from engines.napakalaki.bots import REASONS as BOTS_REASONS
from engines.napakalaki.state import PHASE_WORDS, SALES
from tests.app.games.napakalaki.text.helpers import words
from tests.engines.napakalaki.helpers import FRIENDS, NUMBER, RULES, among, config, do, lay

REASONS = tuple(why for why in BOTS_REASONS if why not in OPEN)
"""The reasons of decisions about one's own cards."""
BEADS = NUMBER["beads"]
DATA = {"card": BEADS, "win": 61, "chance": 33, "levels": 1, "gold": 1100, "power": 9,
        "worlds": 60, "grudges": 2, "price": 1}  # fmt: skip
PLAIN = (ROLL, ACCEPT, DRAW, BUY, BACK, DONE)
ACTIONS = (*PLAIN, *(on_card(verb, BEADS) for verb in (SELL, EQUIP, LOSE, DISCARD)))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("why", [*REASONS, *sorted(OPEN), STARTS_ANEW, REACHES])
def test_every_reason_has_a_sentence(why: str, language: str) -> None:
    assert reason(words(language), Thought(DRAW, why, DATA))


def test_every_reason_that_can_be_advice_speaks_to_the_player() -> None:
    """In Spanish some have the same words for both."""
    english, spanish = words(), words("es")
    for why in {*REASONS, *OPEN, STARTS_ANEW, REACHES} - {"whim", NO_CHOICE, *PLANNERS_REASONS}:
        thought = Thought(DRAW, why, DATA)
        assert reason(english, thought, TO_YOU) != reason(english, thought), why
        assert "napakalaki" not in reason(spanish, thought, TO_YOU)
    loss = Thought(DRAW, "least-loss", DATA)
    assert reason(english, loss, TO_YOU) == "lose Beads, the least useful treasure"
    assert reason(spanish, loss, TO_YOU) == "suelta Beads, que es lo que menos falta te hace"


def test_who_has_nothing_is_advised_to_accept_death_and_nobody_else_is() -> None:
    """NAP-10, NAP-18: there is nothing to lose, and a new starting roll to win."""
    for equipped, meets, accepts in (
        ("", "abyss", True),
        ("spoon", "abyss", False),
        ("", "goose", False),
    ):
        state = lay(equipped, meets=meets)
        do(state, "draw")
        thought = advice(state.config, RULES.view(state, 0))
        assert (thought.action == ACCEPT, thought.reason == STARTS_ANEW) == (accepts, accepts)


def test_nap_41_who_can_buy_the_way_to_the_last_fight_is_advised_to_do_so() -> None:
    """Level 8 and 1,900 gold on the table: from level 9 every fight that is won wins the match. At
    level 5 no sale reaches it, but the gold is never kept "for the end", which it can't buy."""
    for level, reason_now in ((8, REACHES), (5, "sells-nothing")):
        state = among(lay("oar barrel", parameters=FRIENDS), "gnat", levels=(level, 5, 5))
        view = RULES.view(state, 0)
        assert advice(state.config, view).reason == reason_now
        while view.phase == SALES and advice(state.config, view).reason == REACHES:
            RULES.apply(state, advice(state.config, view).action)
            view = RULES.view(state, 0)
        assert state.level[0] == (9 if reason_now == REACHES else 5)


@pytest.mark.one_of(3)
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_that_a_bot_thinks_in_a_game_can_be_said(bot: str, language: str) -> None:
    """With just the numbers that the bot gives."""
    cards = words(language, config())
    state = RULES.deal(config(), CheapSource(3))
    for ply in range(600):
        if state.seat == OVER:
            break
        thought = explain(bot, state.config, RULES.view(state, state.seat), ply)
        assert "napakalaki" not in reason(cards, thought)
        RULES.apply(state, thought.action)


def test_a_reason_tells_numbers_and_names() -> None:
    cards = words()
    assert reason(cards, Thought(BUY, "buys-levels", {"levels": 1, "gold": 1100})) == (
        "buys 1 level for 1,100 gold and loses nothing useful"
    )
    assert reason(
        cards, Thought(on_card(EQUIP, BEADS), "necklace-pays", {"card": BEADS, "win": 61})
    ) == ("equips Beads to win the next fight (61%)")
    spanish = words("es")
    assert reason(spanish, Thought(BUY, "buys-levels", {"levels": 2, "gold": 2000})) == (
        "compra 2 niveles por 2000 de oro sin perder nada útil"
    )
    assert said(cards.texts, "[b]Bot\x1b", "moves on") == "[b]Bot moves on."


NAME_A_CARD = frozenset({"stronger", "necklace-pays", "makes-room", "least-loss", "least-use"})
"""Reasons whose sentence names a treasure: hidden until it is equipped, lost or discarded."""

TELL_OF_THE_HAND = frozenset(
    {"played-ahead", "goes-on", "only-choice", "next-monster", "buys-the-game", "buys-levels",
     "takes-back", "saves-gold", "sells-nothing", "nothing-to-equip"}
)  # fmt: skip
"""Reasons without a treasure's name from which hidden treasures can be concluded all the same:
how much gold there is, whether something could be equipped."""


def test_the_reasons_that_tell_of_hidden_treasures_are_known() -> None:
    """A reason is public only if chance or the table alone decide it (NAP-20)."""
    assert set(REASONS) - NAME_A_CARD - TELL_OF_THE_HAND == {"whim", "roll-to-escape", "steals"}
    marked = words(word=lambda key: f"<{key}>")
    naming = {why for why in REASONS if "<" in reason(marked, Thought(DRAW, why, DATA))}
    assert naming == NAME_A_CARD


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("action", ACTIONS)
def test_others_read_the_same_whatever_the_reason_was(action: int, language: str) -> None:
    """Which reason it is would tell of the hand; only a roll and a whim are told apart."""
    cards = words(language)
    public = {why: public_reason(cards, Thought(action, why, DATA)) for why in REASONS}
    whim = public.pop("whim")
    if action == ROLL:
        assert public.pop("only-choice") != public["roll-to-escape"]
    assert len(set(public.values())) == 1
    if action in (BACK, on_card(SELL, BEADS)):
        assert not whim
        assert set(public.values()) == {""}
    for text in (whim, *public.values()):
        assert not re.search(r"\d|Beads", text)


def test_others_read_the_same_of_two_hands_that_they_cannot_tell_apart() -> None:
    """One hand pays for a level and the other does not: the thoughts differ, the words don't."""
    rich, poor = lay("oar", "curtain slippers"), lay("oar", "fork slippers")
    seen = set()
    for state in (rich, poor):
        thought = explain("cautious", state.config, RULES.view(state, 0), 1)
        seen.add((thought.reason, public_reason(words(), thought)))
        assert PHASE_WORDS[state.phase] == "sales"
    assert {why for why, _ in seen} == {"next-monster", "only-choice"}
    assert len({public for _, public in seen}) == 1


def test_a_starting_roll_and_an_escape_are_told_apart() -> None:
    """NAP-10, NAP-15: both are seen by all."""
    start = RULES.deal(config(), CheapSource(1))
    fight = lay(meets="boar")
    do(fight, "draw")
    texts = [
        public_reason(words(), explain("sharp", s.config, RULES.view(s, s.seat), 1))
        for s in (start, fight)
    ]
    assert texts == [
        "rolls for starting treasures",
        "tries to escape: failing costs no more",
    ]


FRIENDLY = ("door 1", "grudge 2", "price 1", "deal 0", "refuse", "ask", "grab", "spend")


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_a_bot_thinks_of_its_rivals_is_read_by_all(language: str) -> None:
    """NAP-34 to NAP-42: all of it comes from the table, so it tells nothing of the hand."""
    cards = words(language)
    for why in OPEN:
        thought = Thought(parse("price 1"), why, DATA)
        assert public_reason(cards, thought) == reason(cards, thought)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("action", FRIENDLY)
def test_a_planner_s_chance_among_friends_is_its_own(action: str, language: str) -> None:
    """It plays its own hand ahead (NAP-20): the others read what it does."""
    ahead, on = (
        public_reason(words(language), Thought(parse(action), why, DATA))
        for why in ("played-ahead", "goes-on")
    )
    assert ahead == on
    assert ahead
    assert not re.search(r"\d", ahead)


@pytest.mark.one_of(3)
@pytest.mark.parametrize("bot", ["random", "cautious", "sharp"])
def test_everything_that_a_bot_thinks_among_friends_can_be_said(bot: str) -> None:
    """With just the numbers that it gives, in both languages."""
    decks = config(FRIENDS)
    state, heard = RULES.deal(decks, CheapSource(4)), set[str]()
    for ply in range(900):
        if state.seat == OVER:
            break
        thought = explain(bot, decks, RULES.view(state, state.seat), ply)
        heard.add(thought.reason)
        for language in ("en", "es"):
            cards = words(language, decks)
            assert "napakalaki" not in reason(cards, thought) + public_reason(cards, thought)
        RULES.apply(state, thought.action)
    assert bot == "random" or heard & OPEN


def test_a_price_is_said_in_treasures() -> None:
    thought = Thought(parse("price 2"), "names-a-price", {"price": 2})
    assert said(words().texts, "Ben", public_reason(words(), thought)) == "Ben wants 2 treasures."
    assert public_reason(words("es"), thought) == "pide 2 tesoros"
