"""What only Hammerspace tells in sentences."""

from __future__ import annotations

import contextlib
import re
from typing import Any

import pytest

from app.games.hammerspace.plain.table_answers import sums_aloud
from app.games.hammerspace.plain.voice import HammerspaceVoice
from app.i18n.fluent import LANGUAGES, Texts
from app.match.seats import Seat
from app.plain.console import ConsoleClosed
from app.plain.course import once_told
from app.plain.generic_voice import voice_of
from app.plain.plain_match import MENU, PlainMatch, loop_runner
from app.plain.words import CommandWords, chosen
from app.session.session import Session
from engines.hammerspace.actions import DONE, DOWN, PLAY
from engines.hammerspace.effects.events import FROM_CARD
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import EFFECT, FLIPPING, HIDING, PLAYING
from tests.app.games.hammerspace.tui.helpers import laid, state_of
from tests.app.plain.games import new_session, random_match
from tests.app.plain.talk import Talk, talk
from tests.helpers.thinned import is_whole

RULES = Rules()
CALM: dict[str, Any] = {"monsters": False, "monster_ms": 0}
TWO = {"Ana": "human", "Ben": "random"}
HANDS = ("wet-fish mattress snow-globe bin-lid", "falling-piano bathtub", "old-cheese trampoline")


class House:
    """A program that hosts no more than a match."""

    comparer = None
    asks_twice = False
    remarks = False

    def speak(self, language: str) -> bool:
        return False

    def leave_for_screen(self, match: str) -> str:
        return "no"

    def feats_before(self, game: str, match: str) -> tuple[str, ...]:
        return ()


def played(session: Session, console: Talk) -> str:
    """Play a match until the console is closed or the match is left."""
    loop, run = loop_runner()
    with contextlib.closing(loop):
        try:
            return PlainMatch(session, voice_of(session), console, run, House()).play()
        except ConsoleClosed:
            return ""


def test_ham_23_a_monsters_actions_have_their_names_and_name_whom_they_mean() -> None:
    """Ana keeps it: Ben is at her left, Eva at her right."""
    voice = HammerspaceVoice(laid(*HANDS, monster="bad-weather", total=9, keeper=0))
    told = voice.answers["monster"](0, "")
    hail = next(line for line in told if "Sideways hail" in line)
    assert hail.startswith('On 5 (11%), "Sideways hail". It attacks Ben')
    assert "Eva" in hail
    assert told[-1] == "The last roll for the monster was 9."


def test_ham_22_a_card_that_would_do_nothing_now_says_so() -> None:
    """The alarm clock sets the monster's timer, which stands still while a monster is in play."""
    hand = "alarm-clock mattress snow-globe bin-lid"
    told = []
    for monster in ("", "bad-weather"):
        session = laid(hand, *HANDS[1:], monster=monster, total=9 if monster else 0)
        RULES.apply(state_of(session), DONE)
        choices = HammerspaceVoice(session).choices(0)
        told.append(next(choice.text for choice in choices if choice.action == PLAY))
    still = "The timer is paused while a monster is in play."
    assert [still in text for text in told] == [False, True]


def test_ham_18_while_an_effect_asks_the_odds_are_those_of_attacks_played_now() -> None:
    session = laid("packed-lunch wet-fish mattress bin-lid", *HANDS[1:])
    state = state_of(session)
    RULES.apply(state, DONE)
    before = HammerspaceVoice(session).answers["odds"](0, "")
    assert [line.partition(", you ")[0] for line in before] == ["With the Wet Fish"] * 2
    RULES.apply(state, PLAY)
    assert state.phase == EFFECT
    assert HammerspaceVoice(session).answers["odds"](0, "") == before


def test_a_card_is_played_without_turning_any_first() -> None:
    """HAM-6, HAM-7: to turn one down and to stop turning have words, but no number."""
    session = laid(*HANDS)
    voice = HammerspaceVoice(session)
    choices = voice.choices(0)
    listed = [choice for choice in choices if choice.listed]
    assert [(choice.action, choice.then) for choice in listed] == [
        (DONE, (PLAY,)),
        (DONE, (PLAY + 2,)),
    ]
    assert choices[: len(listed)] == listed
    for word, action in (("down 2", DOWN + 1), ("down mattress", DOWN + 1), ("done", DONE)):
        found = chosen(choices, word)
        assert found is not None
        assert (found.action, found.then) == (action, ())
    assert chosen(choices, "3") is None, "what is not listed has no number"
    assert "it's your turn." in voice.brief(0)[0]
    assert voice.footnotes(0) == [], "said in the first lap only"
    assert list(HammerspaceVoice(laid(*HANDS, turn=1)).footnotes(0))[1:] == [
        'To turn a card face down first, type "down" and its slot, for example "down 1".',
        'Type "cards" to read your cards in full.',
    ]


@pytest.mark.parametrize(
    ("language", "fish"),
    [
        ("en", "Play the Wet Fish: physical, up to 2 rivals. Ben: 1 to 9 damage, about "),
        ("es", "Jugar la Merluza fresca: físico, hasta 2 rivales. Ben: de 1 a 9 de daño, "),
    ],
)
def test_a_card_to_play_is_its_name_its_type_and_its_odds(language: str, fish: str) -> None:
    """HAM-11: 4 + d6 against d6, and a miss costs 1. Its effects are said when it is new, later on
    request only."""
    session = laid(*HANDS, **CALM)
    session.texts.language = language
    voice = HammerspaceVoice(session)
    new = voice.choices(0)[0].text
    voice.footnotes(0)  # They come after the list: then it has been read.
    told = voice.choices(0)[0].text
    assert told.startswith(fish), told
    assert "Eva: " in told
    assert len(told.split()) < 30
    assert (
        new
        == f"{told} {' '.join(voice.cards.told_lines(voice.source.snapshot(0).view.me.cards[0]))}"
    )


@pytest.mark.parametrize(
    ("language", "springs", "others"),
    [
        ("en", "Spring 5", "You have 20 life. Ben has 20 and Eva 20."),
        ("es", "Resorte 5", "Tienes 20 de vida. Ben tiene 20 y Eva 20."),
    ],
)
def test_a_turn_begins_with_everybodys_life_and_hiding_says_what_springs(
    language: str, springs: str, others: str
) -> None:
    """HAM-27: what a card gains by being turned up is why one hides it."""
    session = laid(*HANDS, life=(20, 20, 20))
    session.texts.language = language
    assert others in HammerspaceVoice(session).brief(0)[0]
    duel = new_session("hammerspace", language, people=1, preset="duel", seed="CARD1")
    assert springs in HammerspaceVoice(duel).choices(0)[0].text


def test_ham_6_after_a_card_is_turned_up_only_the_question_is_said() -> None:
    """Everybody's life is the same; an empty line says it all again."""
    session = laid("~frying-pan mattress snow-globe bin-lid", HANDS[1], players=TWO, **CALM)
    console = Talk(("up frying pan", "", "1"))
    played(session, console)
    asked = [line for line in console.said if line.startswith(("Turn 9. Ana", "Ana, what"))]
    assert asked[0].startswith("Turn 9. Ana, it's your turn. You have ")
    assert asked[1] == "Ana, what do you play?"
    assert asked[2] == asked[0]


def test_ham_12_an_attack_that_cannot_hurt_says_which_cards_stop_it() -> None:
    """Its 4 and a die are at most 10; the lid and the mattress stop 10 and a die."""
    hands = ("wet-fish snow-globe", "bin-lid mattress", "bathtub")
    voice = HammerspaceVoice(laid(*hands, **CALM))
    assert "Ben can use the Bin Lid and the Mattress." in voice.answers["odds"](0, "")[0]
    voice = HammerspaceVoice(laid("frying-pan", *hands[1:], **CALM))
    stopped = "Ben: no damage, since the Bin Lid and the Mattress can stop it all."
    assert stopped in voice.choices(0)[0].text


@pytest.mark.one_of(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_of_a_turn_are_short(language: str) -> None:
    session = new_session("hammerspace", language, people=3)
    voice = HammerspaceVoice(session)
    for match in random_match(session, 150 if is_whole() else 60):
        if match.view(match.actor).phase in (HIDING, FLIPPING, PLAYING):
            for choice in voice.choices(match.actor):
                assert ".." not in choice.text
            voice.footnotes(match.actor)  # From here on its cards are known.
            for choice in voice.choices(match.actor):
                assert len(choice.text.split()) <= 45, choice.text


def test_a_turn_of_one_attack_is_two_questions() -> None:
    """The second one names no card's text again, and a forced target is not asked for."""
    session = laid("frying-pan mattress ~snow-globe bin-lid", *HANDS[1:])
    console = Talk(("1", "2"))
    played(session, console)
    first, second = console.said.index("Ana>"), len(console.said)
    asked = [line for line in console.said[first:second] if line.endswith("?")]
    assert asked[0] == "Who do you attack with the Frying Pan?"
    assert not any("Who do you attack" in line for line in console.said[:first])
    alone = laid("frying-pan mattress ~snow-globe bin-lid", HANDS[1], players=TWO)
    console = Talk(("1",))
    played(alone, console)
    assert "Who do you attack" not in console.text
    assert "with the Frying Pan" in console.text


@pytest.mark.parametrize(("typed", "turns"), [("1", False), ("", False), ("2", True)])
def test_ham_20_a_player_who_is_out_jumps_to_the_end_or_watches(typed: str, turns: bool) -> None:
    session = laid(*HANDS, life=(0, 20, 20), active=1, limit_turns=14, **CALM)
    console = Talk((typed, "3"))
    assert played(session, console) == MENU
    assert "You are out, so you have nothing more to decide. The bots continue." in console.said
    assert console.said.count("2. Watch the rest, turn by turn") == 1
    assert ("Turn 12." in console.said) is turns
    assert any(line.startswith("The match is over") for line in console.said)


def test_who_is_out_may_read_the_log_and_leave_the_match_for_later() -> None:
    """Only "help" lists the choices again: after the log they would hide what it says."""
    session = laid(*HANDS, life=(0, 20, 20), active=1, limit_turns=14, **CALM)
    console = Talk(("3", "log", "help", "quit"))
    assert played(session, console) == MENU
    how = 'Choose 1 or 2. You can also type "log" or "quit".'
    listed = ["1. Jump to the end of the match", "2. Watch the rest, turn by turn"]
    said = console.said[console.said.index(listed[0]) :]
    assert said == [*listed, ">", how, ">", "Nothing has happened yet.", ">", how, *listed, ">"]
    assert not session.source.over


@pytest.mark.parametrize(("word", "again"), [("xyzzy", 1), ("log", 1), ("help", 2)])
def test_after_the_end_only_help_lists_the_choices_again(word: str, again: int) -> None:
    session = laid(*HANDS, life=(0, 20, 20), active=1, limit_turns=14, **CALM)
    console = Talk(("1", word, "3"))
    assert played(session, console) == MENU
    assert console.said.count("3. Go to the menu") == again
    told = console.said[console.said.index("3. Go to the menu") :]
    assert any("Time is up: Ben has the most life" in line for line in told) is (word == "log")


def test_ham_17_the_roll_for_keeping_a_card_is_said_once() -> None:
    """It is said with what its owner decides, not before the question, too."""
    hand = "boomerang mattress snow-globe bin-lid"
    console = Talk(("1",) * 3)
    played(laid(hand, HANDS[1], players=TWO, seed="OAK", **CALM), console)
    told = [line for line in console.said if re.match("Ana .*keep.* the Bin Lid", line)]
    assert told == ["Ana keeps the Bin Lid (rolled 6, needed 4 or more)."]


def test_dice_that_the_first_half_of_a_line_said_are_not_said_again() -> None:
    may = "Ana may keep the Bin Lid (rolled 6, needed 4+)."
    kept, gone = ("Ana keeps the Bin Lid{}.", "Ana could keep the Bin Lid but discards it{}.")
    roll = " (rolled 6, needed 4+)"
    assert once_told(may, kept.format(roll)) == kept.format("")
    assert once_told(may, gone.format(roll)) == gone.format("")
    assert once_told("", kept.format(roll)) == kept.format(roll)
    assert once_told(may, kept.format(" (rolled 5, needed 4+)")).endswith("(rolled 5, needed 4+).")
    toss = "Ana plays Coin Toss and rolls a 4 (needed 4+)."
    loss = "Ana plays Coin Toss: Ben loses 4 life (28 left; {} rolled 4, needed 4+; damage 2+1+1)."
    assert once_told(toss, loss.format("Ana")).endswith(" (28 left; damage 2+1+1).")
    assert once_told(toss, loss.format("Eva")) == loss.format("Eva")
    tirada = "Ana puede conservar la Tapa del cubo (saca un 6 y hacía falta un 4 o más)."
    queda = "Ana conserva la Tapa del cubo (saca un 6 y hacía falta un 4 o más)."
    assert once_told(tirada, queda) == "Ana conserva la Tapa del cubo."


@pytest.mark.one_of(3)
@pytest.mark.parametrize(("seed", "language"), [("7", "en"), ("WOLF", "es"), ("MOSS", "en")])
def test_odds_are_told_at_every_decision_of_a_match(seed: str, language: str) -> None:
    """To one player after the other, on turn or not."""
    session = new_session("hammerspace", language, people=3, seed=seed)
    voice = HammerspaceVoice(session)
    phases = set()
    for number, match in enumerate(random_match(session, 2000 if is_whole() else 100)):
        phases.add(match.view(match.actor).phase)
        if number % 4 == 0 or is_whole():
            assert voice.answers["odds"](number // 4 % 3, "")
    assert EFFECT in phases


@pytest.mark.parametrize(("language", "word"), [("en", "table"), ("es", "mesa"), ("es", "table")])
@pytest.mark.parametrize("game", ["hammerspace", "napakalaki"])
def test_a_word_shows_what_is_on_the_table(game: str, language: str, word: str) -> None:
    session = new_session(game, language)
    voice = voice_of(session)
    order = CommandWords(session.texts, voice.answers).order(word)
    assert order is not None
    told = voice.answers[order.command](0, "")
    for name in ("Ben", "Eva"):
        assert any(name in line for line in told), told
    you = {"en": "You have", "es": "Tienes"}[language]
    assert told[0].startswith(you if game == "hammerspace" else "")
    assert set(voice.answers["decks"](0, "")) < set(told)


def test_ham_23_sums_of_dice_are_read_as_one_says_them() -> None:
    """ "On 2-3, 12" is how a table writes it."""
    spoken = [sums_aloud(Texts(), sums) for sums in ("2-3, 12", "7", "4-6", "2, 12")]
    assert spoken == ["2, 3 or 12", "7", "4-6", "2 or 12"]


def test_the_table_has_the_monster_but_not_its_whole_list_of_actions() -> None:
    voice = HammerspaceVoice(laid(*HANDS, monster="bad-weather", total=9, keeper=0))
    head = voice.answers["monster"](0, "")[0]
    assert voice.answers["table"](0, "").count(head) == 1
    assert not any("Sideways hail" in line for line in voice.answers["table"](0, ""))


@pytest.mark.parametrize(("language", "lid"), [("en", "the Bin Lid"), ("es", "la Tapa del cubo")])
def test_a_name_has_the_article_of_the_deck(language: str, lid: str) -> None:
    cards = HammerspaceVoice(new_session("hammerspace", language)).cards
    number = next(n for n, card in enumerate(cards.config.cards.main) if card.id == "bin-lid")
    assert cards.names.said(FROM_CARD, number) == lid


@pytest.mark.parametrize("slug", ["winter-coat", "frying-pan"])
def test_only_a_name_without_an_owner_has_an_article(slug: str) -> None:
    cards = HammerspaceVoice(new_session("hammerspace", "en")).cards
    number = next(n for n, card in enumerate(cards.config.cards.main) if card.id == slug)
    said = cards.names.said(FROM_CARD, number)
    assert said == {"winter-coat": "Granny's Coat", "frying-pan": "the Frying Pan"}[slug]


def test_the_facts_of_a_card_end_before_its_effects() -> None:
    """A chain of commas would run them together."""
    voice = HammerspaceVoice(laid(*HANDS))
    lid, *_ = voice.answers["card"](0, "bin lid")
    facts, effects = lid.split("). ", 1)
    assert facts.startswith("Bin Lid. Defence, 4 against physical (")
    assert effects == "Stays (you may keep it) if you roll 4-6."


def test_several_things_of_one_card_reach_only_one() -> None:
    """Of the rivals, as in the log: "the Rocket Skates cost"."""
    voice = HammerspaceVoice(laid("rocket-skates wet-fish", *HANDS[1:]))
    assert "The Rocket Skates reach only one of them." in voice.answers["odds"](0, "")


@pytest.mark.parametrize(
    ("language", "keyword", "play"),
    [("en", "Or play: ", "Play "), ("es", "O juégala: ", "Jugar ")],
)
def test_ham_29_a_defence_that_one_plays_does_not_say_or_play(
    language: str, keyword: str, play: str
) -> None:
    players = (Seat("Ana"), Seat("Luis", "steady"))
    said = talk("5", "3", game="hammerspace", players=players, preset="duel", seed="w4",
                language=language).said  # fmt: skip
    hidden = next(line for line in said if keyword in line)
    deed = hidden.rpartition(keyword)[2]
    (line,) = (line for line in said if line.startswith(f"1. {play}"))
    assert line.lower().endswith(deed.lower())
    assert keyword not in line


@pytest.mark.parametrize(
    ("language", "fish", "odds", "blow"),
    [
        ("en", "4 points and a die", "points and a die against a die", "; 7 against 6)"),
        ("es", "4 puntos y un dado", "puntos y un dado contra un dado", "; 7 contra 6)"),
    ],
)
def test_figures_are_said_in_words(language: str, fish: str, odds: str, blow: str) -> None:
    """HAM-11: a formula like "4 + d6" or "4+3=7" can't be read aloud."""
    session = laid(HANDS[0], HANDS[1], players=TWO, dice=(3,), **CALM)
    session.texts.language = language
    voice = HammerspaceVoice(session)
    assert fish in voice.answers["card"](0, "1")[0]
    assert odds in voice.answers["odds"](0, "")[0]
    console = Talk(("1", "1"))
    played(session, console)
    assert blow in console.text
    for text in (console.text, *voice.answers["ham.cards"](0, "")):
        assert not re.search(r"\+ ?d6|\d\+\d", text), text


def test_the_first_decisions_say_how_the_match_is_won_and_what_an_attack_is() -> None:
    first = HammerspaceVoice(new_session("hammerspace", "en"))
    assert "The last player with life left wins." in first.footnotes(0)[0]
    assert "a die with six faces" in HammerspaceVoice(laid(*HANDS, turn=1)).footnotes(0)[0]
    assert "a die with six faces" not in " ".join(HammerspaceVoice(laid(*HANDS)).footnotes(0))
