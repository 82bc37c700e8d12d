"""Why a bot of Hammerspace does what it does, and what of it the others may read."""

from __future__ import annotations

import re

import pytest

from app.games.hammerspace.advice import HITS_WHOM, OF_A_SPRING, ONLY_HITS_WHOM, advice, detailed
from app.games.hammerspace.hinting import hinted
from app.games.hammerspace.text.bot_reasons import WHIM, public_reason, reason, said
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.i18n.fluent import Texts
from app.text.sentences import TO_YOU
from engines.hammerspace.actions import DONE, MONSTER, PLAY, TARGET, WORDS
from engines.hammerspace.bots import BOTS, REASONS, explain
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import State
from engines.kernel.bots import Thought
from engines.kernel.events import OVER
from engines.kernel.planner import REASONS as PLANNERS_REASONS
from tests.app.games.hammerspace.text.helpers import shipped, unnamed, words_of
from tests.engines.hammerspace.table import do, lay
from tests.engines.hammerspace.test_later_effects import GLOVE, marking
from tests.engines.quick import without_search
from tests.helpers.cases import each

RULES = Rules()
DECK = shipped()
CARD = {card.id: number for number, card in enumerate(DECK.cards)}
NAMES = ("Ana", "Ben", "Eva")
DATA = {"card": CARD["magnet"], "party": 1, "worth": 23, "parties": 3, "character": 0, "block": 0,
        "chance": 54, "worlds": 24}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("why", [*REASONS, HITS_WHOM, ONLY_HITS_WHOM, *OF_A_SPRING.values()])
def test_every_reason_has_a_sentence(why: str, language: str) -> None:
    assert reason(words_of(DECK, language), Thought(DONE, why, DATA), NAMES)


def test_every_reason_that_can_be_advice_speaks_to_the_player() -> None:
    """In Spanish most have the same words for both."""
    english, spanish = words_of(DECK), words_of(DECK, "es")
    for why in {*REASONS, HITS_WHOM, ONLY_HITS_WHOM, *OF_A_SPRING.values()} - {
        WHIM,
        *PLANNERS_REASONS,
    }:
        thought = Thought(DONE, why, DATA)
        told = reason(english, thought, NAMES, form=TO_YOU)
        assert told != reason(english, thought, NAMES), why
        assert "hammerspace" not in told + reason(spanish, thought, NAMES, form=TO_YOU)


@pytest.mark.one_of(3)
@pytest.mark.parametrize("bot", without_search(BOTS))
@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_that_a_bot_thinks_in_a_game_can_be_said(bot: str, language: str) -> None:
    """With what the bot gives and the seat sees."""
    cards = words_of(DECK, language, 3, Parameters(monster_ms=0, monster_turns=4))
    state = RULES.new(cards.config, "thoughts")
    for ply in range(200):
        if state.seat == OVER:
            break
        view = RULES.view(state, state.seat)
        thought = detailed(cards.config, view, explain(bot, cards.config, view, ply))
        for text in (
            reason(cards, thought, NAMES, view.monster),
            public_reason(cards.texts, thought),
        ):
            assert text
            assert "hammerspace" not in text
        RULES.apply(state, thought.action)


def test_a_reason_tells_names_and_life_with_a_decimal() -> None:
    played = Thought(PLAY, "hits-hardest", {"card": CARD["frying-pan"], "worth": 34})
    assert (
        reason(words_of(DECK), played, NAMES)
        == "attacks with the Frying Pan, worth 3.4 life in all"
    )
    spanish = words_of(DECK, "es")
    assert reason(spanish, played, NAMES) == "ataca con la Sartén (en total le vale 3,4 de vida)"
    aimed = Thought(TARGET, "best-target", {"party": 1, "worth": -5})
    assert reason(words_of(DECK), aimed, NAMES) == "attacks Ben, for want of anything better"
    beast = Thought(TARGET, "best-target", {"party": MONSTER, "worth": 20})
    assert (
        reason(words_of(DECK), beast, NAMES, 0) == "attacks the Laundry Yeti, worth 2.0 life in all"
    )
    assert said(spanish.texts, "[b]Bot\x1b", "decide al azar") == "[b]Bot decide al azar."


def test_advice_names_the_character_to_drop_and_whom_to_attack() -> None:
    """HAM-4, HAM-10: it is no use to hear that something is best without hearing what."""
    cards = words_of(DECK, "en", 3, Parameters(monsters=False, monster_ms=0))
    state = RULES.new(cards.config, "advice")
    told = set()
    for _ in range(60):
        if state.seat == OVER:
            break
        view = RULES.view(state, state.seat)
        thought = advice(cards.config, view)
        words = reason(cards, thought, NAMES)
        if thought.reason == "drops-least":
            assert any(cards.character(each) in words for each in view.offered)
        elif thought.reason == HITS_WHOM:
            assert any(name in words for name in NAMES)
            assert NAMES[view.seat] not in words
        told.add(thought.reason)
        RULES.apply(state, explain("steady", cards.config, view, 0).action)
    assert {"drops-least", HITS_WHOM} <= told


def test_advice_names_the_target_of_the_only_card_that_can_be_played() -> None:
    """HAM-10: there is still a choice of whom to attack."""
    state = lay("club lid lid lid", "", "", life=(30, 30, 3))
    cards = HammerspaceCardText(Texts("en", strict=True), state.config, unnamed)
    thought = advice(state.config, RULES.view(state, 0))
    assert reason(cards, thought, NAMES) == "can play only Club, and attacks Eva"
    public = public_reason(cards.texts, thought)
    assert "Eva" not in public


MEAL = (
    "life: 20, defence: 0, feed: defence, reward: [{ heal: { amount: 9 } }],"
    " actions: [{ sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], name: { en: A, es: B } }]"
)


def hint_of(state: State) -> str:
    cards = HammerspaceCardText(Texts("en", strict=True), state.config, unnamed)
    return hinted(cards, NAMES, RULES.view(state, state.seat), TO_YOU)


def test_ham_32_a_hint_may_say_not_to_feed_the_monster() -> None:
    """It raised an error."""
    state = lay("rest lid rest rest", "rest", monster=MEAL, keeper=0, feeding=True)
    do(state, "play rest")
    assert hint_of(state) == "don't feed the monster: Lid is worth more"


def test_ham_28_a_hint_doesnt_say_that_a_makeshift_covers_the_attack() -> None:
    """The power is 6. Of 2 points more a defender saves 1.5 life on average; bots take a die for
    3.5."""
    state = lay("torch rest rest rest", "lid club rest rest", dice=(1,), life=(20, 20),
                makeshift=2)  # fmt: skip
    do(state, "play torch")
    assert hint_of(state) == "add Lid, which saves about 1.4 life"


def test_ham_30_a_hint_names_the_crown_that_it_attacks() -> None:
    state = lay("club", "", "", life=(15, 21, 20), crown=2)
    assert hint_of(state).endswith("life in all: 2 more from the crown")
    do(state, "play club")
    assert hint_of(state).startswith("attack Ben")
    assert hint_of(state).endswith(": 2 more from the crown")
    even = lay("club", "", "", life=(15, 20, 20), crown=2)
    assert "crown" not in hint_of(even)


def test_ham_33_a_hint_names_the_mark_that_it_uses() -> None:
    bolt = "id: bolt, attack: { subtype: electric, points: 5, reach: one }"
    state = lay("fish club bolt", "", cards=[marking("soak"), bolt], deck="rest rest", dice=(6, 1))
    do(state, "play fish", "play rest")
    assert hint_of(state).endswith("life in all: 3 more from being soaked")
    state.marks = []
    assert "soaked" not in hint_of(state)


def test_ham_27_a_hint_names_the_spring_that_it_turns() -> None:
    state = lay("~glove stone rest rest", "rest", cards=[GLOVE])
    assert hint_of(state) == "turn Glove face up for its Spring"
    laid = lay("soup club rest rest", "", cards=[GLOVE], deck="glove", face_down_limit=1,
               lay_hidden=True)  # fmt: skip
    do(laid, "done", "play soup")
    assert hint_of(laid).startswith("turn Glove face down, so that its Spring")


@each("language", ["en", "es"])
@each("action", range(len(WORDS)))
def test_others_read_the_same_whatever_the_reason_was(action: int, language: str) -> None:
    """HAM-25: neither the reason nor its numbers, which hidden cards go into; only a whim, which
    chance decides, is told apart."""
    texts = Texts(language, strict=True)
    public = {why: public_reason(texts, Thought(action, why, DATA)) for why in REASONS}
    whim = public.pop("whim")
    assert len(set(public.values())) == 1
    for text in (whim, *public.values()):
        assert text
        assert not re.search(r"\d|Magnet|Imán|Ben", text)
