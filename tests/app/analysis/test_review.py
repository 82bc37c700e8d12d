"""The review of a match: a bad decision in good play is named first, and good play costs little."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from app.analysis.review import FEW, MANY, Review, choices_of, review, reviewed_seats
from app.match.bots.comparing import SEED
from app.match.lifecycle import thinking_seed
from app.registry import game
from app.session.reviewing import coins_of, review_words
from app.session.session import Session
from engines.hammerspace.actions import DEFEND, PLAY
from engines.hammerspace.cards import ATTACK
from engines.irrgarten.descent.actions import CLIMB
from engines.kernel.search import Comparison
from engines.napakalaki.actions import DRAW
from engines.napakalaki.state import SALES
from tests.app.analysis.helpers import BOTS
from tests.app.games.hammerspace.tui import helpers as hammerspace
from tests.app.games.irrgarten.tui import helpers as irrgarten
from tests.app.games.irrgarten.tui.descent import helpers as descent
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.helpers.matches import match_behind

FIELD = ("-------", "---E---", "-------")
ALONE = {"Ana": "human"}


class Here:
    """Prices decisions in this process, with the game's own search."""

    def __init__(self, match: Any) -> None:
        self._search, self._public = game(match.header.game).search(), match.public
        self.asked = list[tuple[int, int]]()

    async def price(
        self, seat: int, view: Any, action: int, seed: int, worlds: int
    ) -> Comparison | None:
        assert view.seat == seat, "a decision is judged by what its player saw"
        self.asked.append((seat, worlds))
        assert self._search is not None
        return self._search.price(self._public, view, SEED + seed, action, worlds)


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


async def reviewed(session: Session, last: int = 1000) -> Review:
    """Return the review of the `last` choices of people."""
    match: Any = match_behind(session)
    seats = reviewed_seats(match.header)
    choices = choices_of(match.header, match.written, seats)[-last:]
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
    assert told.better.startswith("Better: go for the exit, ")


async def test_who_climbs_out_at_the_first_stairs_gives_coins_away() -> None:
    """IRR-48: alone it is coins that count, and the next floors have them."""
    session = descent.match_of(ALONE, floors_alone=3)
    made = planted(session, lambda match, _a: CLIMB if CLIMB in match.legal() else None)
    found = await reviewed(made.session, last=2)
    first = found.mistakes[0]
    assert first.choice.number == made.number
    (told, *_) = review_words(session).mistakes(found)
    assert told.cost.endswith(" coins")
    assert told.made.startswith("You climb out: ")


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
    choices = choices_of(match_now.header, match_now.written, (0,))
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


async def test_a_match_without_a_choice_has_nothing_to_review() -> None:
    found = await review([], (0,), Here(match_behind(irrgarten.match_of(FIELD, ALONE))), bool)
    assert (found.mistakes, found.seats[0].choices) == ((), 0)
