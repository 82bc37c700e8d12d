"""What abilities that attack would do, and what a monster defends itself with, as it is played."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from app.games.hammerspace.plain.answers import DecisionSentences
from app.games.hammerspace.plain.voice import HammerspaceVoice
from app.games.hammerspace.predicted_attacks import ability_attacks, predicted_attacks
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.tui.shield import always, shield
from app.games.hammerspace.tui.turn_controller import HammerspaceTurns
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.session.session import Session
from engines.hammerspace.actions import DONE, MONSTER, PLAY
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import State
from engines.hammerspace.view import View
from engines.kernel.streams import ForcingSource, Source
from tests.app.games.hammerspace.text.helpers import shipped
from tests.app.games.hammerspace.tui.helpers import laid, opened, program, state_of
from tests.app.games.hammerspace.tui.test_table import seen
from tests.app.tui.waiting import settled
from tests.engines.hammerspace.table import CALM as CALM_ACTIONS
from tests.engines.hammerspace.table import lay
from tests.helpers.cases import each
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_text

RULES = Rules()
SPARKS = "indoor-fireworks frying-pan wet-fish mattress"
"""An attack of 4 points against each rival: two cards that attack lie face up (HAM-18)."""
TUB = "falling-piano bathtub neon-sign ~clothes-peg"
BARE = "old-cheese trampoline joy-buzzer boomerang"
CALM: dict[str, Any] = {"monsters": False, "monster_ms": 0}
TWO = {"Ana": "human", "Ben": "random"}


def view_of(session: Session) -> View:
    view: View = match_behind(session).view(0)
    return view


def lost(state: State, source: Source) -> int:
    """What the second seat loses when the first card is played."""
    after = state.clone(source)
    RULES.apply(after, DONE)
    RULES.apply(after, PLAY)
    return state.life[1] - after.life[1]


@pytest.mark.parametrize(("theirs", "life"), [(TUB, 10), (BARE, 10), (BARE, 3)])
def test_ham_14_the_odds_of_an_ability_are_those_of_playing_it(theirs: str, life: int) -> None:
    session = laid(SPARKS, theirs, players=TWO, life=(12, life), **CALM)
    (strike,) = ability_attacks(match_behind(session).public, view_of(session), 0)
    (aim,) = strike.aims
    played: defaultdict[int, float] = defaultdict(float)
    for chance, loss in ForcingSource().outcomes(lambda source: lost(state_of(session), source)):
        played[loss] += chance
    assert sum(played.values()) == pytest.approx(1)
    assert aim.best.chances == pytest.approx([played[n] for n in range(max(played) + 1)])
    assert aim.best.kill == pytest.approx(played[life])


def test_in_sentences_an_ability_tells_what_it_would_do_as_an_attack_card_does() -> None:
    session = laid(SPARKS, TUB, BARE, life=(12, 10, 3))
    cards = HammerspaceCardText(session.texts, match_behind(session).public, session.word)
    answers = DecisionSentences(cards, view_of(session), lambda seat: session.seats[seat].name)
    ability, attack = (answers.text_of(PLAY + slot) for slot in (0, 1))
    ben = "Ben: 0 to 3 damage, about 0.3."
    eva = "Eva: 0 to 3 damage, about 2.5. You knock Eva out 72% of the time."
    assert ben in ability
    assert eva in ability
    assert attack.startswith("Play the Frying Pan: physical, one rival or the monster. Ben: ")
    assert "one of these" not in ability


def test_ham_10_an_ability_reaches_whom_it_names_and_never_the_monster() -> None:
    session = laid(SPARKS, TUB, BARE, monster="bad-weather", total=9)
    (strike,) = ability_attacks(match_behind(session).public, view_of(session), 0)
    assert [aim.party for aim in strike.aims] == [1, 2]
    assert not strike.single_target
    assert ability_attacks(match_behind(session).public, view_of(session), 1) == (), (
        "an attack card has its own"
    )


def test_ham_10_of_one_or_of_all_that_it_could_reach_an_attack_says_which() -> None:
    """A frying pan takes one rival, a snow globe all of them."""
    session = laid("frying-pan snow-globe wet-fish mattress", TUB, BARE, **CALM)
    config, view = match_behind(session).public, view_of(session)
    told = [predicted_attacks(config, view, slot) for slot in (0, 1)]
    assert [[(len(one.aims), one.single_target) for one in strikes] for strikes in told] == [
        [(2, True)],
        [(2, False)],
    ]


def test_ham_10_who_reaches_one_more_is_not_told_that_it_is_one_of_them() -> None:
    """A juggler's attacks reach one more than their cards say."""
    people = ("juggler gambler", "cook golfer", "mule jinx")
    session = laid("frying-pan", TUB, BARE, people=people, **CALM)
    (strike,) = predicted_attacks(match_behind(session).public, view_of(session), 0)
    assert (len(strike.aims), strike.single_target) == (2, False)


def reached(do: str, hands: tuple[str, ...], **more: Any) -> list[tuple[list[int], bool]]:
    """Whom each attack of an ability reaches, by seats, and whether it is one of them alone."""
    card = f"id: bang, ability: {{ do: [{do}] }}"
    state = lay("bang", *hands, cards=(card,), **more)
    found = ability_attacks(state.config, RULES.view(state, 0), 0)
    return [([aim.party for aim in strike.aims], strike.single_target) for strike in found]


BEAST = f"life: 9, defence: 2, actions: [{CALM_ACTIONS}], reward: [{{ heal: {{ amount: 5 }} }}]"


@each(
    "case",
    [
        ("others", [([1, 2], False)]),
        ("chosen", [([1, 2], True)]),
        ("random", [([1, 2], True)]),
        ("left", [([1], False)]),
        ("strongest", [([2], False)]),
        ("monster", [([MONSTER], False)]),
        ("owner", []),
    ],
)
def test_ham_18_an_attack_reaches_whom_its_effect_names(
    case: tuple[str, list[tuple[list[int], bool]]],
) -> None:
    to, found = case
    do = f"{{ attack: {{ subtype: fire, points: 3, to: {to} }} }}"
    assert reached(do, ("", ""), life=[9, 8, 9], monster=BEAST, total=7) == found


def test_what_dice_or_other_steps_settle_first_is_not_told() -> None:
    """The odds would be those of another attack: of other points, or against fewer cards."""
    attack = "{ attack: { subtype: fire, points: 3, to: others } }"
    assert reached(attack, ("",)) == [([1], False)]
    assert reached(f"{attack}, {{ skip: {{ to: others }} }}", ("",)) == [([1], False)]
    assert reached("{ attack: { subtype: fire, points: { dice: 1 }, to: others } }", ("",)) == []
    assert reached(f"{attack}, {attack}", ("",)) == [], "the second one finds less life"
    beside = "{ attack: { subtype: fire, points: 3, to: left } }, "
    beside += "{ attack: { subtype: ice, points: 2, to: right } }"
    assert reached(beside, ("", "")) == [([1], False), ([2], False)]
    flips = "{ flip: { of: others, which: all, kind: defence } }"
    assert reached(f"{attack}, {flips}", ("lid",)) == []


@pytest.mark.parametrize(("total", "points"), [(0, 1), (9, 5), (8, 1)])
def test_ham_23_the_points_of_a_monster_are_those_of_its_present_action(
    total: int, points: int
) -> None:
    """Fog adds 4 to the 1 of Bad Weather; the title of its panel and the preview say the same."""
    session = laid("wet-fish mattress snow-globe bin-lid", TUB, BARE, monster="bad-weather",
                   total=total)  # fmt: skip
    assert always(match_behind(session).public, view_of(session)) == points
    turns = HammerspaceTurns(HammerspaceViewModel(session))
    assert shield(turns) == points
    assert turns.cached_odds.odds(turns.slot)[MONSTER].defence == points


@pytest.mark.parametrize("chosen", [-1, 3])
def test_ham_24_an_attack_under_way_is_the_one_that_a_monster_stands_against(chosen: int) -> None:
    """A match may go on between a card and its targets (HAM-10), where no card was chosen yet, and
    other cards may be looked at meanwhile."""
    session = laid("wet-fish mattress bin-lid snow-globe", TUB, BARE, monster="bad-weather",
                   total=9)  # fmt: skip
    for action in (DONE, PLAY):
        RULES.apply(state_of(session), action)
    turns = HammerspaceTurns(HammerspaceViewModel(session))
    turns.choose(chosen)
    assert (turns.slot, turns.attacking) == (chosen, 0)
    assert shield(turns) == turns.cached_odds.odds(0)[MONSTER].defence == 5


async def test_the_preview_of_an_ability_tells_what_its_attack_would_do() -> None:
    """Nothing is asked before it, so a person must see it before Enter, and why."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(SPARKS, TUB, BARE, life=(12, 10, 3), monster="bad-weather", total=9)
        await opened(pilot, session)
        text = screen_text(pilot.app)
        assert "Bad Weather  life 18  defends 5 + d6" in text
        assert "@2 Ben  4 + d6 against 6 + d6: damage 0-3, about 0.3, misses 83%" in text
        assert "@3 Eva  4 + d6 against d6: damage 0-3, about 2.5, out 72%" in text
        await pilot.press("y")
        await settled(pilot)
        text = screen_text(pilot.app)
        assert "HOW THIS ATTACK ADDS UP" in text
        assert "points of the card, and a die                               4 + d6" in text


async def test_who_reckons_alone_is_told_points_and_dice_of_an_ability() -> None:
    """HAM-11 without chances, as of an attack card."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        app.change(hints="off")
        await opened(pilot, laid(SPARKS, TUB, BARE, life=(12, 10, 3), **CALM))
        await settled(pilot)
        text = screen_text(pilot.app)
        assert "@3 Eva  4 + d6 against d6\n" in text
        assert "kills" not in text


async def test_ham_18_the_preview_says_who_is_safe_from_what_a_card_does() -> None:
    """The Mule keeps her turns and her cards; a plain attack doesn't care."""
    hand = "magnet joy-buzzer boomerang alarm-clock"
    session = laid(hand, "mattress wet-fish bin-lid frying-pan", players=TWO,
                   people=("cook hermit", "mule cat"), deck=shipped("loaded"), **CALM)  # fmt: skip
    cards, turn = "The Stubborn Mule protects Ben's cards.", "The Stubborn Mule saves Ben's turn."
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        for key, said in (("1", [cards]), ("2", [cards]), ("3", []), ("4", [turn])):
            text = " ".join((await seen(pilot, key)).split())
            assert [each for each in (cards, turn) if each in text] == said, key
    plain = " ".join(choice.text for choice in HammerspaceVoice(session).choices(0))
    assert plain.count(cards) == 2
    assert plain.count(turn) == 1
