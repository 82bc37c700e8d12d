"""What plain mode says of a moment of Napakalaki before it lists the decisions."""

from __future__ import annotations

from itertools import pairwise

import pytest

from app.games.napakalaki.plain.voice import NapakalakiVoice
from app.i18n.fluent import LANGUAGES, Texts
from app.match.match import Match
from app.match.seats import HUMAN, Seat
from app.plain.console import ConsoleClosed
from engines.napakalaki.actions import ACCEPT, DONE, DRAW, ROLL, SELL, card_of, on_card
from engines.napakalaki.state import SALES
from tests.app.games.napakalaki.tui.helpers import NOTHING, PEOPLE, Holding, laid, match_of
from tests.app.plain.games import new_session, random_match
from tests.app.plain.talk import talk
from tests.helpers.matches import match_behind

RICH: Holding = (5, "golden-spoon parking-ticket", "wet-towel pan-lid")
"""600 and 400 gold on the table; hidden 100 and 200."""
LOADED: Holding = (5, "rubber-sabre", "wet-towel pan-lid lampshade colander")


def after(holding: Holding, *decisions: str, meets: str = "") -> tuple[list[str], list[str]]:
    """The brief and the choices of Ana after such decisions: `draw`, or `sell golden-spoon`."""
    session = laid((holding, NOTHING, NOTHING), meets=meets)
    match = match_behind(session)
    assert isinstance(match, Match)
    cards = {card.id: at for at, card in enumerate(match.public.treasures)}
    words = {"draw": DRAW, "accept": ACCEPT, "done": DONE}
    for decision in decisions:
        verb, _, card = decision.partition(" ")
        match.decide(0, words[verb] if verb in words else on_card(SELL, cards[card]))
    voice = NapakalakiVoice(session)
    return voice.brief(0), [choice.text for choice in voice.choices(0)]


def test_a_sale_is_reckoned_before_it_is_paid() -> None:
    """NAP-11: 600 + 400 buy one level, and of 1,200 the change is lost."""
    brief, _ = after(RICH)
    assert "Your treasures are worth 1,300 gold. A level costs 1,000." in brief
    brief, choices = after(RICH, "sell golden-spoon")
    assert any(line.startswith("So far you sell the Golden Spoon for 600 gold.") for line in brief)
    assert not any(line.startswith("Buy") for line in choices)
    _, choices = after(RICH, "sell golden-spoon", "sell parking-ticket")
    assert "Buy 1 level for 1,000 gold." in choices
    _, choices = after(RICH, "sell golden-spoon", "sell parking-ticket", "sell pan-lid")
    assert "Buy 1 level for 1,200 gold, of which 200 are lost." in choices


def test_nap_11_the_odds_of_a_sale_are_those_after_it() -> None:
    """Level 5 and 600 + 400 gold on the table: they buy level 6, and then no longer add."""
    before, _ = after(RICH)
    picked, _ = after(RICH, "sell golden-spoon")
    assert picked[1] == before[1], "nothing is bought yet"
    paid, _ = after(RICH, "sell golden-spoon", "sell parking-ticket")
    assert paid[1].startswith("After this sale your total level is 6. ")
    assert paid[1].removeprefix("After this sale your total level is 6. ") != before[1]


def test_a_turn_without_anything_to_sell_begins_with_the_draw() -> None:
    brief, _ = after((5, "", ""))
    assert "Ana, draw the next monster." in brief[0]
    brief, _ = after(RICH)
    assert "Ana, you may sell treasures to buy levels." in brief[0]


def test_odds_before_a_fight_say_how_they_are_worked_out() -> None:
    session = laid((RICH, NOTHING, NOTHING))
    lines = NapakalakiVoice(session).answers["odds"](0, "")
    assert "You win if your total level, " in lines[-1]


def test_a_deadly_monster_has_no_average_cost() -> None:
    """NAP-18."""
    _, choices = after(RICH, "draw", meets="last-monday")
    assert "Roll to escape. You escape 33% of the time; otherwise you die." in choices


def test_the_first_numbers_are_cards_and_what_ends_a_phase_comes_last() -> None:
    """So that typing 1 again never draws a monster while treasures wait to be equipped."""
    session = new_session("napakalaki", people=3)
    voice = NapakalakiVoice(session)
    ended = set()
    for match in random_match(session, 400):
        actions = [choice.action for choice in voice.choices(match.actor)]
        cards = [card_of(action) >= 0 for action in actions]
        assert cards == sorted(cards, reverse=True)
        if any(cards):
            ended.add(actions[-1])
    assert {DRAW, DONE} <= ended


def test_all_cards_of_one_s_own_are_named() -> None:
    """A screen reader has no second line that would have the rest."""
    for seed in map(str, range(300)):
        session = new_session("napakalaki", "es", seed=seed)
        voice = NapakalakiVoice(session)
        perspective = voice.perspective(0)
        match = match_behind(session)
        assert isinstance(match, Match)
        if match.actor != 0:
            continue
        match.watch(0, perspective.take)
        match.decide(0, ROLL)
        hidden = [voice.cards.treasure(card) for card in match.view(0).hidden]
        told = "\n".join(
            line.text for line in [*perspective.log.lines, perspective.pending] if line
        )
        assert all(name in told for name in hidden), told
        if len(", ".join(hidden)) > 50:
            return
    raise AssertionError("all names were short")


def test_equipped_treasures_are_told_from_hidden_ones_where_both_may_go() -> None:
    """NAP-11: either may be sold."""
    _, choices = after(RICH)
    assert "Sell the Golden Spoon (one hand, no bonus, 600 gold), equipped." in choices
    assert "Sell the Wet Towel (one hand, +2, 100 gold), hidden." in choices


def test_who_can_buy_nothing_hears_nothing_of_gold() -> None:
    """NAP-11."""
    brief, _ = after(LOADED)
    assert not any("level costs" in line for line in brief)


def test_what_the_bad_consequence_comes_to_is_said_before_it_is_accepted() -> None:
    """NAP-16: a part for which there is nothing costs nothing."""
    brief, choices = after((2, "rubber-sabre", ""), "draw", meets="barber-of-evil")
    assert brief[1].startswith(
        "The Barber of Evil: level 8. Your total level is 5, so you need 4 more to win. If you"
    )
    roll, accept = choices
    assert roll == (
        "Roll to escape. On average a roll costs you 0.7 levels, and accepting costs 1 level."
    )
    assert "(but you never fall below level 1)" in accept
    assert "the helmet (you have none)" in accept


def test_what_is_to_be_lost_is_said_with_its_number() -> None:
    """NAP-16: two of four hidden treasures."""
    brief, choices = after(LOADED, "draw", "accept", meets="magpie-mafia")
    assert brief[1] == "Choose what you lose: 2 hidden treasures."
    assert len(choices) == 4


def odds(holding: Holding, meets: str, language: str = "en", *, fights: bool = True) -> list[str]:
    """The answer to `odds` of Ana, who fights that monster, or may meet it next."""
    session = laid((holding, NOTHING, NOTHING), meets=meets)
    session.texts = Texts(language, strict=True)
    match = match_behind(session)
    assert isinstance(match, Match)
    if fights:
        match.decide(0, DRAW)
    answer = NapakalakiVoice(session).answers["odds"](0, "")
    return list(answer)


@pytest.mark.parametrize(
    ("level", "gear", "english", "spanish"),
    [
        (
            8,
            "",
            "Your total level is the same, and a tie loses, so you need 1 more to win.",
            "te falta 1",
        ),
        (7, "", "Your total level is 7, so you need 2 more to win.", "te faltan 2"),
        (2, "rubber-sabre", "Your total level is 5, so you need 4 more to win.", "te faltan 4"),
    ],
)
def test_how_much_is_missing_is_one_more_than_the_difference(
    level: int, gear: str, english: str, spanish: str
) -> None:
    """NAP-14: against level 8, a total level of 9 wins."""
    told = {}
    for language in LANGUAGES:
        holding = (level, gear, "")
        session = laid((holding, NOTHING, NOTHING), meets="barber-of-evil")
        session.texts.language = language
        match = match_behind(session)
        assert isinstance(match, Match)
        match.decide(0, DRAW)
        told[language] = NapakalakiVoice(session).brief(0)[1]
    assert told["en"].startswith(f"The Barber of Evil: level 8. {english} If you roll,")
    assert f"así que {spanish} para ganar." in told["es"]


LOSSES = (
    "If it catches you, you lose 3 levels (but you never fall below level 1) "
    "and the helmet (you have none) (NAP-16)."
)


def test_the_odds_of_a_fight_are_whole_sentences() -> None:
    """A screen reader reads "level 2" and "needed to win 9" as one heap of words."""
    assert odds((2, "rubber-sabre", ""), "barber-of-evil") == [
        "Your level is 2 (NAP-13).",
        "The Rubber Sabre counts +3, its lower bonus, since you have no necklace (NAP-5).",
        "Your total level is 5 (NAP-13).",
        "Barber of Evil: level 8 (NAP-12).",
        "You need 9 to win, since a tie loses (NAP-14).",
        "You are 4 short (NAP-14).",
        "You escape if you roll 5-6, 33% of the time (NAP-15).",
        "It catches you if you roll 1-4, 67% of the time, and always if you don't roll (NAP-15).",
        LOSSES,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_odds_is_a_sentence_whoever_is_met(language: str) -> None:
    deck = match_behind(laid((NOTHING, NOTHING, NOTHING))).public
    for monster in deck.monsters:
        for level in (1, 9):
            for line in odds((level, "rubber-sabre", "wet-towel"), monster.id, language):
                assert line[0].isupper(), line
                assert line.endswith("."), line
                assert line.count(": ") < 2, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_against_the_next_monster_are_a_sentence(language: str) -> None:
    for line in odds((2, "rubber-sabre", ""), "barber-of-evil", language, fights=False):
        assert line[0].isupper()
        assert line.endswith(".")


def test_nothing_to_equip_needs_no_prompt() -> None:
    """NAP-9: for one person; several read the fight's result before the next one comes."""
    for players, forced in ((PEOPLE, DONE), ({"Ana": HUMAN, "Ben": HUMAN, "Eva": HUMAN}, None)):
        session = laid(((5, "rubber-sabre", ""), NOTHING, NOTHING), players, meets="magpie-mafia")
        match = match_behind(session)
        assert isinstance(match, Match)
        match.decide(0, DRAW)
        match.decide(0, ACCEPT)
        voice = NapakalakiVoice(session)
        assert [choice.text for choice in voice.choices(0)] == [
            "End your turn: there is nothing to equip."
        ]
        assert voice.forced(0) == forced


def test_a_sale_of_nothing_needs_no_prompt() -> None:
    """NAP-9, NAP-11: after a starting roll sales end before equipping, and two treasures of 300
    gold buy no level."""
    session = laid((NOTHING, NOTHING, NOTHING), prize="wet-towel pan-lid", rolls=True, dice=(2,))
    match = match_behind(session)
    assert isinstance(match, Match)
    match.decide(0, ROLL)
    assert NapakalakiVoice(session).forced(0) == DONE
    match.decide(0, DONE)
    assert NapakalakiVoice(session).forced(0) is None, "something can be equipped"


def test_a_draw_of_nothing_else_needs_no_prompt() -> None:
    """NAP-12: unless the match was just continued, and nothing was read yet."""
    session = laid(((5, "rubber-sabre", ""), NOTHING, NOTHING), meets="magpie-mafia")
    match = match_behind(session)
    assert isinstance(match, Match)
    assert NapakalakiVoice(session).forced(0) is None
    voice = NapakalakiVoice(session)
    match.decide(0, DRAW)
    assert voice.forced(0) is None, "to run is a choice"
    while match.actor != 0 or match.view(0).phase != SALES:
        match.decide(match.actor, match.legal()[0])
    assert voice.forced(0) == DRAW
    assert NapakalakiVoice(laid((RICH, NOTHING, NOTHING))).forced(0) is None, "a sale is possible"


def test_the_first_roll_is_a_prompt_and_later_ones_are_not() -> None:
    """NAP-10."""
    for turn, forced in ((3, None), (9, ROLL)):
        session = laid((NOTHING, NOTHING, NOTHING), rolls=True, turn=turn)
        voice = NapakalakiVoice(session)
        voice._first = -1  # as if something had been decided before
        assert voice.forced(0) == forced


def test_who_has_no_treasures_hears_what_can_be_done() -> None:
    """NAP-10, NAP-14, NAP-18."""
    brief, _ = after((1, "", ""))
    assert any("Only dying helps" in line for line in brief)
    brief, _ = after((1, "", ""), "draw", meets="last-monday")
    assert any("Don't run" in line for line in brief)
    brief, _ = after(RICH)
    assert not any("dying" in line for line in brief)


def test_a_limit_of_turns_is_said_with_the_turn() -> None:
    session = match_of(PEOPLE, turn_limit=30)
    assert NapakalakiVoice(session).brief(0)[0].startswith("Turn 1 of 30. ")


def test_treasures_equipped_one_by_one_are_said_once() -> None:
    seats = (Seat("Ana", HUMAN), Seat("Ben", "cautious"), Seat("Eva", "cautious"))
    left = iter("1" * 8)

    def first(_since: list[str]) -> str:
        typed = next(left, "")
        if not typed:
            raise ConsoleClosed
        return typed

    said = talk(game="napakalaki", players=seats, seed="WOLF-7F3A", then=first).said
    own = [line for line in said if line.startswith("Ana equips")]
    assert own, "the match has them"
    assert said[said.index(own[0]) + 1] == "", "said at once, before the next prompt"
    for line, following in pairwise(own):
        assert not following.startswith(line.removesuffix("."))
