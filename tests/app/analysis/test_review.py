"""The review of a match: a bad decision in good play is named first, and good play costs little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from app.analysis.review import (
    FEW,
    MANY,
    Choice,
    Mistake,
    Review,
    SeatReview,
    choices_of,
    review,
    reviewed_seats,
)
from app.games.napakalaki.text.cards import NapakalakiCardText
from app.i18n.fluent import Texts
from app.match.bots.comparing import SEED
from app.match.lifecycle import thinking_seed
from app.match.seats import Seat, handed_over
from app.processes.child import ChildFailed
from app.registry import game
from app.session.review_work import MOST_FAILED, Patient
from app.session.reviewing import coins_of, plan_words, review_words
from app.session.session import Session
from app.text.reviewing import ReviewWords, ToldMistake
from engines.hammerspace.actions import DEFEND, PLAY
from engines.hammerspace.cards import ATTACK
from engines.irrgarten.descent.actions import CLIMB
from engines.irrgarten.routes import STEP
from engines.kernel.search import Comparison, Plan
from engines.napakalaki.actions import DRAW, card_of
from engines.napakalaki.events import Discarded, Equipped, Sold
from engines.napakalaki.state import DISCARDING, EARLY, EQUIPPING, SALES
from tests.app.analysis.helpers import BOTS, GAMES
from tests.app.games.hammerspace.tui import helpers as hammerspace
from tests.app.games.irrgarten.tui import helpers as irrgarten
from tests.app.games.irrgarten.tui.descent import helpers as descent
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.app.games.napakalaki.tui.ways.helpers import RULE_SET
from tests.helpers.matches import match_behind
from tests.helpers.thinned import is_whole

FIELD = ("-------", "---E---", "-------")
ALONE = {"Ana": "human"}


class Here:
    """Prices decisions in this process, with the game's own search."""

    def __init__(self, match: Any) -> None:
        self._search, self._public = game(match.header.game).search(), match.public
        self.asked = list[tuple[int, int]]()

    async def price(
        self, seat: int, view: Any, done: Plan, seed: int, worlds: int
    ) -> Comparison | None:
        assert view.seat == seat, "a decision is judged by what its player saw"
        self.asked.append((seat, worlds))
        assert self._search is not None
        return self._search.price(self._public, view, SEED + seed, done, worlds)


class Planted(NamedTuple):
    """A match of the best bots, with one decision of the first seat that is known to be bad."""

    session: Session
    number: int


def planted(session: Session, blunder: Callable[[Any, int], int | None]) -> Planted:
    """Play a match. `blunder` gets the match and the bot's action, and returns a bad one in its
    place, once; None where there is none."""
    match: Any = match_behind(session)
    bot, number = game(match.header.game).bots()[BOTS[match.header.game]], -1
    while not match.over:
        seat = match.actor
        action = bot(match.public, match.view(seat), thinking_seed("x", seat, match.decisions))
        bad = blunder(match, action) if seat == 0 and number < 0 else None
        if bad is not None:
            number, action = match.decisions, bad
        match.decide(seat, action)
    assert number >= 0, "nothing bad was done"
    return Planted(session, number)


def all_choices(match: Any, seats: Sequence[int]) -> list[Choice]:
    search = game(match.header.game).search()
    assert search is not None
    return choices_of(match.header, match.written, seats, search.stage)


async def reviewed(session: Session, last: int = 1000) -> Review:
    """Return the review of the `last` choices of people."""
    match: Any = match_behind(session)
    seats = reviewed_seats(match.header)
    choices = all_choices(match, seats)[-last:]
    coins = coins_of(match.header.game, match.public)
    return await review(choices, seats, Here(match), lambda _share: None, coins)


async def test_a_step_away_from_the_exit_is_named_first() -> None:
    """IRR-9: who gets out first wins. Ana turns round two steps before it, and Ben is as near."""

    def turns_round(match: Any, action: int) -> int | None:
        return (1, 0, 3, 2)[action] if match.view(0).me.square == match.public.exit + 2 else None

    session = irrgarten.match_of(FIELD, {"Ana": "human", "Ben": "scout"}, monsters=0, seed="g")
    made = planted(session, turns_round)
    found = await reviewed(made.session)
    assert found.mistakes[0].choice.number == made.number
    (told, *_) = review_words(session).mistakes(found)
    assert told.better.startswith("Better: go for the exit (")


async def test_who_climbs_out_at_the_first_stairs_gives_coins_away() -> None:
    """IRR-48: alone it is coins that count, and the next floors have them."""
    session = descent.match_of(ALONE, floors_alone=3)
    made = planted(session, lambda match, _a: CLIMB if CLIMB in match.legal() else None)
    found = await reviewed(made.session, last=2)
    first = found.mistakes[0]
    assert first.choice.number == made.number
    (told, *_) = review_words(session).mistakes(found)
    assert told.cost.endswith(" coins")
    assert told.made.startswith("You climbed out: ")


async def test_who_sells_nothing_where_the_treasures_buy_the_win_is_told_so() -> None:
    """NAP-11: the gold for the missing levels is in hand."""

    def keeps(match: Any, _action: int) -> int | None:
        state, public = match._state, match.public
        lacks = public.parameters.winning_level - state.level[0]
        own = sum(public.gold[card] for card in (*state.equipped[0], *state.hidden[0]))
        rich = own >= lacks * public.parameters.level_price
        return DRAW if state.phase == SALES and rich else None

    session = napakalaki.match_of(
        {"Ana": "human", "Ben": "sharp"}, winning_level=5, buy_winning_level=True, seed="a"
    )
    made = planted(session, keeps)
    found = await reviewed(made.session)
    assert found.mistakes[0].choice.number == made.number
    (told, *_) = review_words(session).mistakes(found)
    assert told.better.startswith("Better: sell ")


async def test_who_plays_another_card_than_the_attack_in_hand_is_told_so() -> None:
    """HAM-20: with two points of life each, the first good hit ends the match."""

    def waits(match: Any, action: int) -> int | None:
        cards, kinds = match.view(0).me.cards, match.public.kind
        plays = {one: kinds[cards[one - PLAY]] for one in match.legal() if PLAY <= one < DEFEND}
        if plays.get(action) != ATTACK:
            return None
        return next((one for one, kind in plays.items() if kind != ATTACK), None)

    session = hammerspace.match_of(
        {"Ana": "human", "Ben": "steady"}, life=2, monsters=False, characters=False, seed="j"
    )
    made = planted(session, waits)
    assert (await reviewed(made.session)).mistakes[0].choice.number == made.number


async def test_the_work_says_how_far_it_is_and_asks_of_people_alone() -> None:
    """What seems to cost is priced a second time, in many more worlds."""
    session = irrgarten.match_of(FIELD, {"Ana": "human", "Ben": "scout"}, monsters=0, seed="g")
    match, shares = planted(session, lambda _m, action: (1, 0, 3, 2)[action]), list[float]()
    match_now: Any = match_behind(match.session)
    pricer = Here(match_now)
    choices = all_choices(match_now, (0,))
    found = await review(choices, (0,), pricer, shares.append)
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert {seat for seat, _ in pricer.asked} == {0}
    assert {worlds for _, worlds in pricer.asked} == {FEW, MANY}
    (play,) = found.seats
    assert play.mistakes == len(found.mistakes) > 0
    assert play.lost == sum(one.found.gain for one in found.mistakes)


async def test_where_only_bots_play_all_seats_are_reviewed() -> None:
    session = irrgarten.match_of(FIELD, {"Leo": "scout", "Ben": "scout"}, monsters=0, seed="g")
    header: Any = match_behind(session).header
    assert reviewed_seats(header) == (0, 1)


async def test_the_moves_of_a_bot_after_a_resignation_are_not_the_players() -> None:
    """They were counted as Ana's, and as she was no person any more, the bots' as well."""
    session = irrgarten.match_of(FIELD, {"Ana": "human", "Ben": "scout"}, monsters=0, seed="g")
    match = planted(session, lambda _m, action: (1, 0, 3, 2)[action]).session
    made: Any = match_behind(match)
    assert {one.seat for one in all_choices(made, reviewed_seats(made.header))} == {0}
    every = all_choices(made, (0,))
    after = every[len(every) // 2].number
    bots = (Seat("Ana", "scout"), Seat("Ben", "scout"))
    title = handed_over({}, made.header.seats, bots, [0], after)
    header = replace(made.header, seats=bots, title=title)
    search = game("irrgarten").search()
    assert search is not None
    assert reviewed_seats(header) == (0,)
    own = choices_of(header, made.written, (0,), search.stage)
    assert own == [one for one in every if one.number < after]


async def test_a_bots_decisions_are_told_of_the_bot() -> None:
    """ "You went left", said of Leo."""
    for language, said in (("en", "Leo went "), ("es", "Leo ha ido ")):
        session = irrgarten.match_of(FIELD, {"Leo": "scout", "Ben": "scout"}, monsters=0, seed="g")
        session.texts.language = language
        match: Any = match_behind(session)
        found = Comparison((3, STEP), (2, STEP), 0.6, 0.4, 0.01, MANY)
        mistake = Mistake(Choice(0, 1, 0, match.view(0), (2, STEP)), found)
        words = review_words(session)
        (told,) = words.mistakes(Review((mistake,), (SeatReview(0, 1, 1, 0.2),)))
        assert told.made.startswith(said), told.made
        assert words.title() in ("Decisions", "Decisiones")


async def test_a_review_goes_without_the_price_of_a_decision_that_fails() -> None:
    """One question that came too late on a busy machine was the end of the whole review."""

    class Late:
        asked = 0

        async def price(self, *_what: Any) -> None:
            self.asked += 1
            raise ChildFailed("late")

    pricer = Late()
    patient = Patient(pricer)
    view: Any = None
    for _ in range(MOST_FAILED):
        assert await patient.price(0, view, (0,), 1, 1) is None
    with pytest.raises(ChildFailed):
        await patient.price(0, view, (0,), 1, 1)


async def test_a_match_without_a_choice_has_nothing_to_review() -> None:
    found = await review([], (0,), Here(match_behind(irrgarten.match_of(FIELD, ALONE))), bool)
    assert (found.mistakes, found.seats[0].choices) == ((), 0)


def random_match(session: Session, seed: str) -> Any:
    """A match whose players do anything that is allowed, for at most 300 decisions."""
    match: Any = match_behind(session)
    bot = game(match.header.game).bots()["random"]
    while not match.over and match.decisions < 300:
        seat = match.actor
        action = bot(match.public, match.view(seat), thinking_seed(seed, seat, match.decisions))
        match.decide(seat, action)
    return match


def seeded(game_id: str, seed: str) -> Session:
    """A new match of people, one of Napakalaki among friends."""
    people = {"Ana": "human", "Ben": "human"}
    if game_id == "irrgarten":
        return irrgarten.match_of(irrgarten.GARDEN, people, seed=seed)
    if game_id == "descent":
        return descent.match_of(people, floors_company=2, seed=seed)
    if game_id == "napakalaki":
        return napakalaki.match_of(people, deck="friends", seed=seed, **RULE_SET)
    return hammerspace.match_of(people, life=8, seed=seed)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_said_to_be_done_is_what_the_journal_has(game_id: str) -> None:
    """A plan that merely begins like the decision is never shown as what the player did."""
    search = game(game_id).search()
    assert search is not None
    for seed in "abcdef" if is_whole() else "ad":
        match = random_match(seeded(game_id, seed), seed)
        rules = game(game_id).rules()
        written = [rules.parse(one.notation) for one in match.written]
        choices = all_choices(match, (0, 1))
        assert choices
        most = 3 if game_id == "descent" else 20  # its plans take long
        for choice in choices[:: max(1, len(choices) // most)]:
            done = tuple(written[choice.number : choice.number + len(choice.done)])
            assert choice.done == done
            owners = {one.seat for one in match.written[choice.number :][: len(done)]}
            assert owners == {choice.seat}
            found = search.price(match.public, choice.view, 1, choice.done, 1, first=1)
            if found is not None and found.other != done:
                assert found.other[0] == done[0], "a way of Irrgarten begins with the step"
                assert (game_id, found.other[1]) == ("irrgarten", STEP)


def test_a_choice_of_cards_is_one_decision_in_whatever_order() -> None:
    """NAP-9, NAP-11, NAP-16: the cards of a sale, an outfit or a loss are one choice. Its words are
    the cards that the events show."""
    kinds = {SALES: Sold, EARLY: Equipped, EQUIPPING: Equipped, DISCARDING: Discarded}
    seen = set[int]()
    for seed in "abcdefgh":
        session = seeded("napakalaki", seed)
        match = random_match(session, seed)
        choices = {choice.number: choice for choice in all_choices(match, (0, 1))}
        for number, choice in choices.items():
            kind = kinds.get(choice.view.phase)
            if kind is None:
                continue
            names = cards_of(match, number, len(choice.done), kind)
            told = plan_words(session)(choice.view, choice.done)
            seen.add(choice.view.phase)
            words = NapakalakiCardText(session.texts, match.public, session.word)
            for card in {card_of(one) for one in choice.done if card_of(one) >= 0}:
                assert (words.called(card) in told) == (card in names), told
    assert seen == set(kinds)


def cards_of(match: Any, number: int, count: int, kind: type[Any]) -> set[int]:
    """The treasures that some decisions sold, equipped or discarded, by their events."""
    rules = game("napakalaki").rules()
    state, events = rules.new(match.public, match.header.seed), list[Any]()
    for at, decision in enumerate(match.written[: number + count]):
        rules.apply(state, rules.parse(decision.notation), events.append if at >= number else None)
    found = [one for one in events if isinstance(one, kind)]
    if kind is Sold:
        return {card for one in found for card in (*one.equipped, *one.hidden)}
    return {one.card for one in found}


def test_the_order_of_the_cards_costs_nothing() -> None:
    """NAP-9: before, the first of two treasures was blamed for not being the second."""
    search, judged = game("napakalaki").search(), 0
    assert search is not None
    for seed in "abcd":
        match = random_match(seeded("napakalaki", seed), seed)
        for choice in all_choices(match, (0, 1)):
            *cards, last = choice.done
            if choice.view.phase not in (EARLY, EQUIPPING) or len(cards) < 2:
                continue
            ways = (choice.done, (*reversed(cards), last))
            found = [search.price(match.public, choice.view, 1, way, 4) for way in ways]
            assert found[0] is None or found[1] is None or found[0].gain == found[1].gain
            judged += 1
    assert judged > 2


@pytest.mark.parametrize(
    ("better", "made", "points"), [(0.596, 0.404, 20), (0.604, 0.396, 20), (0.995, 0.3, 70)]
)
def test_a_cost_is_the_difference_of_the_two_chances_beside_it(
    better: float, made: float, points: int
) -> None:
    """ "60%" and "40%" were told as a cost of 19 or of 21."""
    session = irrgarten.match_of(FIELD, ALONE, monsters=0)
    match: Any = match_behind(session)
    found = Comparison((0, STEP), (1, STEP), better, made, 0.01, MANY)
    mistake = Mistake(Choice(0, 1, 0, match.view(0), (1, STEP)), found)
    words, wrong = review_words(session), Review((mistake,), (SeatReview(0, 1, 1, 0.2),))
    (told,), (seat,) = words.mistakes(wrong), words.seats(wrong, None)
    assert told.points == points
    assert f"{points} points" in seat


@pytest.mark.parametrize(
    ("first", "second", "turns"),
    [
        ((0, 1), (2, 3), ["turn 3"]),
        ((0, 1), (5, 6), ["turn 6", "turn 1"]),
        ((0, 1), (2, 1), ["turn 1"]),
        ((0, 1), (4, 1), ["turn 1", "turn 1"]),
    ],
    ids=["a walk", "two walks", "one move", "two moves of a turn"],
)
def test_one_walk_or_one_move_is_one_mistake(
    first: tuple[int, int], second: tuple[int, int], turns: list[str]
) -> None:
    """A walk to the exit was told as five decisions that missed the same monster, and turning no
    card up and the card that was then played as two faults. The costliest of them is there."""
    session = irrgarten.match_of(FIELD, ALONE, monsters=0)
    match: Any = match_behind(session)
    mistakes = []
    for (number, turn), wanted, gain in ((first, 0, 0.1), (second, 0, 0.2)):
        found = Comparison((wanted, STEP), (1, STEP), 0.5, 0.5 - gain, 0.01, MANY)
        choice = Choice(number, turn, 0, match.view(0), (1,))
        mistakes.append(Mistake(choice, found))
    wrong = Review(tuple(reversed(mistakes)), (SeatReview(0, 4, 2, 0.3),))
    assert [told.turn for told in review_words(session).mistakes(wrong)] == turns


@pytest.mark.parametrize(("monsters", "entries"), [((3, 3), 1), ((3, 4), 2), ((-1, -1), 2)])
def test_nap_14_one_fight_is_one_mistake(monsters: tuple[int, int], entries: int) -> None:
    """Rivals answer between a player's decisions in a fight, and each was told and summed: "5 of 34
    decisions gave away 81 points". The costliest of a fight is there."""
    mistakes = []
    for number, monster, gain in zip((4, 9), monsters, (0.1, 0.2), strict=True):
        found = Comparison((monster, 0), (1, 1), 0.5, 0.5 - gain, 0.01, MANY)
        view = SimpleNamespace(monster=monster)
        mistakes.append(Mistake(Choice(number, 7, 0, view, (1,)), found))
    wrong = Review(tuple(reversed(mistakes)), (SeatReview(0, 4, 2, 0.3),))
    fight = game("napakalaki").part("fight_of")

    def plan(_view: Any, actions: Plan) -> str:
        return f"do {actions}"

    words = ReviewWords(Texts(), ["Ana"], plan, plan, lambda _choice: "turn 7", fight=fight)
    told = words.mistakes(wrong)
    assert len(told) == entries
    assert told[0].points == 20


@pytest.mark.parametrize(
    ("language", "some", "many"),
    [
        ("en", "gave away 90 points", "Ana: something better was found for 3 of 8 decisions."),
        ("es", "costaron 90 puntos", "Ana: en 3 de 8 decisiones había algo mejor."),
    ],
)
def test_no_sum_of_more_points_than_a_chance_has(language: str, some: str, many: str) -> None:
    """ "gave away 171 points" is nonsense: each decision was counted by itself."""
    seat: Any = SimpleNamespace(seat=0, choices=8)
    mistake: Any = SimpleNamespace(choice=seat)

    def told(points: int, coins: float = 0.0) -> str:
        unused: Any = None
        words = ReviewWords(
            Texts(language, strict=True), ["Ana"], unused, unused, lambda _choice: "", coins=coins
        )
        return words._seat(seat, [ToldMistake(mistake, "", points, "", "", "", "")] * 3)

    assert some in told(30)
    assert told(57) == many
    assert "171" in told(57, coins=60.0), "coins add up"
