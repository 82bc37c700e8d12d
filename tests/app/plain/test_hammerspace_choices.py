"""Choices and answers of Hammerspace in plain mode that say all that counts: several targets in one
line, what explains a figure, what a defence may cost, one's own new cards."""

from __future__ import annotations

import pytest

from app.games.hammerspace.plain.odds import aim_sentence, short_sentence
from app.games.hammerspace.plain.voice import HammerspaceVoice
from app.i18n.fluent import LANGUAGES, Texts
from app.plain.words import chosen
from app.session.session import Session
from engines.hammerspace.actions import DONE, MONSTER, TARGET
from engines.hammerspace.damage import Damage
from engines.hammerspace.odds import Aim
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import FEEDING, MAKESHIFT, TARGETING, State
from tests.app.games.hammerspace.tui.helpers import laid, state_of
from tests.app.games.hammerspace.tui.later import (
    ALONE,
    SHORT,
    a_hungry_monster,
    a_new_card,
    a_table,
    keyword_deck,
)
from tests.app.plain.talk import Talk
from tests.app.plain.test_hammerspace import CALM, HANDS, TWO, played

RULES = Rules()
FISH, PIANO, FEED = "play 1", "up 4", "play 1"


def after(session: Session, *decisions: str) -> HammerspaceVoice:
    """The voice of a match after some decisions."""
    for text in decisions:
        RULES.apply(state_of(session), RULES.parse(text))
    return HammerspaceVoice(session)


@pytest.mark.parametrize(
    ("typed", "parties"),
    [
        ("1", (1,)),
        ("4", ()),
        ("3 1", (1, MONSTER)),
        ("1, 3", (1, MONSTER)),
        ("ben and the octopus of forms", (1, MONSTER)),
        ("2 3", (2, MONSTER)),
        ("3", (MONSTER,)),
    ],
)
def test_ham_10_several_targets_are_named_in_one_line(typed: str, parties: tuple[int, ...]) -> None:
    """In any order: the monster is the last one of the list, and no trap. One number is one
    target."""
    voice = after(a_table(), "done", FISH)
    found = chosen(voice.choices(0), typed)
    decided = () if found is None else (found.action, *found.then)
    assert tuple(each - TARGET for each in decided if each != DONE) == parties
    for action in decided:
        assert action in RULES.view(state_of(voice.session), 0).legal
        RULES.apply(state_of(voice.session), action)
    assert (state_of(voice.session).phase == TARGETING) is (not decided)


def test_the_question_says_that_several_can_be_named() -> None:
    voice = after(a_table(), "done", FISH)
    (asked,) = voice.situation(0, full=True)
    assert asked.endswith('You can name up to 2 at once: "1 2" means the first two.')


@pytest.mark.parametrize(
    ("language", "counts", "crown"),
    [
        (
            "en",
            "being dazed (+3 on a hit), your Weekend Golfer and the Trampoline",
            "4 points and a die plus 2 from the crown against 3 points and a die",
        ),
        (
            "es",
            "el aturdimiento (+3 al acertar), tu Golfista de domingo y la Cama elástica",
            "4 puntos y un dado más 2 de la corona contra 3 puntos y un dado",
        ),
    ],
)
def test_ham_30_ham_33_the_odds_say_what_they_count(language: str, counts: str, crown: str) -> None:
    """Else 4 against 3 would be at most 6 damage, and miss 58% of the time."""
    session = a_table()
    session.texts.language = language
    voice = HammerspaceVoice(session)
    lines = [line for line in voice.answers["odds"](0, "") if "Ben" in line]
    assert any(counts in line for line in lines), lines
    assert any(crown in line for line in lines), lines
    voice = after(session, "done", FISH)
    aimed = " ".join(choice.text for choice in voice.choices(0))
    assert crown in aimed, "a choice of targets counted the crown and didn't say so"


def at_fencer(language: str, life: int) -> HammerspaceVoice:
    """Ana attacks Ben, who surely blocks with two defences, and has a Fencer."""
    session = laid(
        "frying-pan joy-buzzer magnet snow-globe", "bin-lid trampoline mattress", "old-cheese",
        people=("mule golfer", "fencer nurse", "juggler gambler"), life=(life, 30, 30), **CALM,
    )  # fmt: skip
    session.texts.language = language
    return HammerspaceVoice(session)


@pytest.mark.parametrize(
    ("language", "answer", "out"),
    [
        ("en", "Ben's Fencer then attacks you and takes", "In all, you are out "),
        ("es", "Después el Esgrimista de Ben te ataca y te quita", "En total, quedas fuera el "),
    ],
)
def test_ham_18_a_target_says_what_its_answer_may_cost(
    language: str, answer: str, out: str
) -> None:
    """A certain block lets the Fencer attack: the choice was offered as if it cost nothing."""
    voice = at_fencer(language, 1)
    texts = [choice.text for choice in voice.choices(0)]
    assert any(answer in text and out in text for text in texts), texts
    voice = after(voice.session, "done", "play 1")
    (ben,) = (choice.text for choice in voice.choices(0) if "Ben (30" in choice.text)
    assert answer in ben
    assert out in ben
    other = next(choice.text for choice in voice.choices(0) if "Eva (" in choice.text)
    assert "Fencer" not in other
    assert "Esgrimista" not in other


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It costs you 0 to 1 life, about 0.5, and you are out 50% of the time."),
        ("es", "A ti te cuesta de 0 a 1 de vida, unos 0,5, y te deja fuera el 50 % de las veces."),
    ],
)
def test_ham_20_a_cost_of_the_last_life_says_that_you_are_out(language: str, words: str) -> None:
    half = Damage((0.5, 0.5), 0.5)
    aim = Aim(1, 4, 4, half, half, chooses=False, hidden=0, back=half)
    assert words in aim_sentence(Texts(language), aim, "Ben")


def test_a_sure_kill_is_no_chance_of_100_percent() -> None:
    """A sum of floats ends just below 1."""
    nearly = Damage((0.0,) * 9 + (1.0,), 1 - 1e-15)
    aim = Aim(1, 20, 0, nearly, nearly, chooses=False, hidden=0)
    assert short_sentence(Texts(), aim, "Ben").endswith("You are sure to knock Ben out.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ham_25_rivals_have_their_characters_rules(language: str) -> None:
    """About the rival, not about "you"."""
    session = a_table()
    session.texts.language = language
    told = "\n".join(HammerspaceVoice(session).answers["rivals"](0, ""))
    rule = {
        "en": "Ben's Night Nurse. Ben gains 1 more each time they gain life.",
        "es": "La Enfermera de noche de Ben. ",
    }[language]
    assert rule in told


def test_ham_13_a_defence_says_what_it_stops_and_what_it_may_cost() -> None:
    session = laid(
        "frying-pan mattress trampoline bin-lid", "giant-mallet", players=ALONE, active=1,
        dice=[1], **CALM,
    )  # fmt: skip
    voice = after(session, "done", "play 1")
    texts = [choice.text for choice in voice.choices(0)]
    assert len(texts) > 1
    assert all("It stops" in text and "You lose" in text for text in texts), texts


def test_ham_28_a_makeshift_is_asked_for_in_words_of_its_own() -> None:
    session = laid(
        "frying-pan bathtub clothes-peg old-cheese", "giant-mallet", players=ALONE, active=1,
        makeshift=2, dice=[6], **CALM,
    )  # fmt: skip
    voice = after(session, "done", "play 1")
    assert state_of(session).phase == MAKESHIFT
    asked = " ".join(voice.situation(0, full=True))
    assert "your defences fall short" in asked
    assert "until they stop all of it" not in asked
    assert any("It adds 2 and is discarded. You lose" in each.text for each in voice.choices(0))


def test_ham_32_what_the_roll_costs_is_said_of_you() -> None:
    voice = after(a_hungry_monster(), "done", FEED)
    assert state_of(voice.session).phase == FEEDING
    assert "If not, the roll" in voice.situation(0, full=True)[0]


def test_ham_16_new_cards_are_heard() -> None:
    """Who hears the log doesn't see what a rival can use next."""
    console = Talk(("1",) * 2)
    played(laid(HANDS[0], HANDS[1], players=TWO, top="frozen-peas", **CALM), console)
    drawn = [line for line in console.said if " draws " in line]
    assert drawn[0].startswith("Ana draws the ")
    assert any(line.startswith("Ben draws the ") for line in drawn)


def test_a_card_just_chosen_is_not_said_again_before_its_question() -> None:
    """The player has typed it."""
    console = Talk(("1",))
    played(laid(*HANDS), console)
    assert "Who do you attack with the Wet Fish?" in console.text
    assert not any(line == "Ana plays the Wet Fish." for line in console.said)


def test_ham_26_a_hidden_new_card_is_told_with_its_name_to_its_owner_alone() -> None:
    session = a_new_card()
    voice = HammerspaceVoice(session)
    mine, theirs = voice.perspective(0), voice.perspective(1)
    for seat, log in ((0, mine), (1, theirs)):
        session.source.watch(seat, log.take)
    for text in ("done", "play 2", "down 2"):
        session.source.decide(0, RULES.parse(text))
    assert any("Ana lays the Falling Piano face down (card 2)." in each.text for each in mine.lines)
    assert any("Ana lays a new card face down (card 2)." in each.text for each in theirs.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ham_18_a_card_that_asks_is_asked_about_in_a_sentence(language: str) -> None:
    """The Slingshot may be loaded: the answer says with what."""
    session = laid(
        "slingshot mattress trampoline bin-lid", SHORT, players=ALONE, deck=keyword_deck(), **CALM
    )
    session.texts.language = language
    voice = after(session, "done", "play 1")
    asked = {
        "en": "Do you use the effect of the Slingshot?",
        "es": "¿Usas el efecto del Tirachinas?",
    }
    assert voice.situation(0, full=True) == [asked[language]]
    yes = voice.choices(0)[0].text
    assert len(yes) > len("Yes."), "the question doesn't say what it does"


def test_ham_23_what_the_monster_waits_for_is_said_with_the_turn() -> None:
    """With 5, a player who plays an ability loses life; one who has fed it doesn't (HAM-32)."""
    said = "Until the monster's next roll, a player who plays an ability loses"
    for fed in (0, 1):

        def full(state: State, fed: int = fed) -> None:
            state.fed = fed

        session = laid(
            "frying-pan mattress trampoline bin-lid", SHORT, players=ALONE, monster="tax-octopus",
            total=5, keeper=1, feeding=True, then=full,
        )  # fmt: skip
        told = " ".join(HammerspaceVoice(session).situation(0, full=True))
        assert (said in told) is (not fed)
