"""Napakalaki: what holds in every game, at every moment, whatever the decks and the options."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from engines.kernel.events import OVER, Event, GameEnded, TurnBegan, may_see
from engines.kernel.streams import CheapSource, KeyedSource
from engines.napakalaki.config import Config, combat_level
from engines.napakalaki.events import (
    MONSTERS,
    DealStruck,
    Died,
    Discarded,
    DoorChosen,
    EmptyHanded,
    Equipped,
    Faced,
    GrudgeGained,
    GrudgesSpent,
    HelpRefused,
    LevelChanged,
    LootTaken,
    Lost,
    Met,
    MonsterDiscarded,
    MonsterLeft,
    MonsterShown,
    MonsterWaits,
    NecklaceSpent,
    OwnGrudgesSpent,
    PassedLeft,
    PriceNamed,
    Received,
    ReceivedCards,
    Reshuffled,
    Sold,
    StartRolled,
    Suffered,
    Thrown,
    TollPaid,
    TreasuresBrought,
)
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.phases import refresh
from engines.napakalaki.restore import restore
from engines.napakalaki.state import NOBODY, State
from engines.napakalaki.tricks import LEFT
from tests.engines.napakalaki.helpers import RULES, config, rich_config, with_tricks
from tests.helpers.examples import tried

many = tried(30, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
PLIES = 500

parameters = st.builds(
    Parameters,
    necklace_always=st.booleans(),
    buy_winning_level=st.booleans(),
    equip_before_combat=st.booleans(),
    help_to_win=st.booleans(),
    levels_a_turn=st.integers(0, 2),
    empty_hand_rolls=st.booleans(),
    corridor=st.integers(0, 3),
    loot=st.booleans(),
    grudge=st.sampled_from([0, 2, 3, 4]),
    grudge_most=st.integers(1, 4),
    envy=st.booleans(),
    help=st.booleans(),
    dial=st.booleans(),
    last_door=st.booleans(),
    winning_level=st.sampled_from([10, 10, 4]),
    level_price=st.sampled_from([1000, 1000, 300]),
    hidden_limit=st.sampled_from([4, 4, 0, 1]),
    turn_limit=st.sampled_from([0, 0, 30]),
)


@st.composite
def games(draw: st.DrawFn) -> tuple[Config, int]:
    """A configuration, often with too few cards for its players, and a seed."""
    seats, rules = draw(st.integers(2, 6)), draw(parameters)
    game = config(rules, seats) if draw(st.booleans()) else rich_config(rules, seats)
    return with_tricks(game) if draw(st.booleans()) else game, draw(st.integers(0, 10**9))


def check(state: State) -> None:
    """The invariants of a moment."""
    game = state.config
    held = [card for cards in (*state.equipped, *state.hidden) for card in cards]
    dealings = state.dealings
    under = [card for cards in (*dealings.under, dealings.loot) for card in cards]
    everywhere = sorted([*held, *under, *state.treasures, *state.treasure_pile])
    assert everywhere == list(range(len(game.treasures))), "every card exactly once somewhere"
    in_play = [state.monster] if state.monster >= 0 else []
    monsters = sorted([*in_play, *dealings.corridor, *state.monsters, *state.monster_pile])
    assert monsters == list(range(len(game.monsters)))
    last = game.parameters.winning_level
    assert all(1 <= level <= last for level in state.level), "NAP-2"
    at_the_top = [seat for seat, level in enumerate(state.level) if level == last]
    assert at_the_top == ([] if state.winner == NOBODY else [state.winner]), "NAP-2: at once"
    assert bool(state.legal) is (state.seat != OVER), "never a decision without an action"
    assert state.legal == refresh(state.clone()).legal, "the actions follow from the rest"
    assert state.gear == refresh(state.clone()).gear, "and so does the gear"
    assert len(dealings.under) == len(dealings.corridor) <= game.parameters.corridor, "NAP-34"
    assert len(dealings.bites) == len(dealings.corridor), "NAP-44"
    assert dealings.shown in (-1, *state.monsters[-1:]), "NAP-44: the top of the deck"
    most = game.parameters.grudge_most if game.parameters.grudge else 0
    assert all(0 <= count <= most for count in dealings.grudges), "NAP-37"
    assert all(not under for under in dealings.under if not game.loot), "NAP-35"
    for cards in state.equipped:
        found = [game.kind[card] for card in cards]
        hands = found.count(0) + 2 * found.count(1)
        assert hands <= 2, "NAP-6"
        assert all(found.count(kind) <= 1 for kind in range(2, 6)), "NAP-6"


def check_step(before: State, after: State, events: list[Event]) -> None:
    """The invariants of a decision."""
    game, seat = after.config, before.turn_seat
    helper = next((e.helper for e in events if isinstance(e, DealStruck)), seat)
    left = next((e.to for e in events if isinstance(e, PassedLeft)), seat)
    for other in range(game.seats):
        if other != seat:
            assert after.equipped[other] == before.equipped[other], "nobody else is touched"
            assert after.hidden[other] == before.hidden[other] or other in (helper, left)
            assert after.level[other] == before.level[other]
    if after.turn_seat not in (seat, OVER):
        assert len(after.hidden[seat]) <= game.parameters.hidden_limit, "NAP-19: at its turn's end"
    returned = set(before.equipped[seat]) & set(after.hidden[seat])
    assert not returned or any(isinstance(e, Reshuffled) for e in events), "NAP-8"
    bought = sum(e.levels for e in events if isinstance(e, Sold))
    spent = sum(e.gold for e in events if isinstance(e, Sold))
    assert spent >= bought * game.parameters.level_price, "gold is never created (NAP-11)"
    for sale in (e for e in events if isinstance(e, Sold)):
        sold = {*sale.equipped, *sale.hidden}
        assert sale.gold == sum(game.gold[card] for card in sold), "what the cards are worth"
        assert set(sale.equipped) <= set(before.equipped[seat])
        assert set(sale.hidden) <= set(before.hidden[seat])
        assert sold <= set(after.treasure_pile), "no change is given"
    won = sum(e.change for e in events if isinstance(e, LevelChanged))
    if not any(isinstance(e, Died) for e in events):
        assert after.level[seat] == before.level[seat] + bought + won
    drawn = sum(e.count for e in events if isinstance(e, Received) and e.seat == seat)
    drawn += sum(len(e.cards) for e in events if isinstance(e, LootTaken))
    gained = set(after.hidden[seat]) - set(before.hidden[seat])
    assert len(gained) == drawn
    assert after.decisions == before.decisions + 1


@many
@given(games())
def test_the_rules_hold_at_every_moment_of_every_game(game: tuple[Config, int]) -> None:
    board, seed = game
    state, choices = RULES.deal(board, CheapSource(seed)), CheapSource(seed + 1)
    check(state)
    for _ in range(PLIES):
        if state.seat == OVER:
            break
        before, events = state.clone(), list[Event]()
        legal = RULES.legal(state)
        RULES.apply(state, legal[choices.below(0, len(legal))], events.append)
        check(state)
        check_step(before, state, events)


class Follower:
    """A spectator who keeps the game in mind from what is told alone: events, never a state."""

    def __init__(self, state: State) -> None:
        view = RULES.view(state, -1)
        self.config = state.config
        self.level = [player.level for player in view.players]
        self.rolls = [player.rolls for player in view.players]
        self.equipped = [list(player.equipped) for player in view.players]
        self.hidden = [player.hidden for player in view.players]
        self.pile: list[int] = []
        self.monster_pile: list[int] = []
        self.deck, self.monsters = view.treasures_left, view.monsters_left
        self.monster, self.actor, self.turn = view.monster, view.turn_seat, view.turn
        self.winner = NOBODY
        seats = self.config.seats
        self.bought = self.added = 0
        self.corridor: list[int] = []
        self.under: list[list[int]] = []
        self.loot: list[int] = []
        self.known: list[set[int]] = [set() for _ in range(seats)]
        self.grudges = [0] * seats
        self.spite = [[0] * seats for _ in range(seats)]
        self.asked: list[int] = []
        self.prices = [-1] * seats
        self.door = 0
        self.caught, self.shown = 0, -1
        self.bites: list[int] = []
        self.brought: list[int] = []

    def drop(self, seat: int, card: int, hidden: bool, *, taken: bool = False) -> None:
        """A card leaves a player: to the pile, or if a monster has `taken` it, under that one."""
        if hidden:
            self.hidden[seat] -= 1
            self.known[seat].discard(card)
        else:
            self.equipped[seat].remove(card)
        passed = self.monster >= 0 and self.config.foe_trick[self.monster][0] == LEFT
        (self.loot if taken and (self.config.loot or passed) else self.pile).append(card)

    def hear(self, event: Event) -> None:
        match event:
            case EmptyHanded(seat=seat):
                self.rolls[seat] = True
            case StartRolled(seat=seat):
                self.rolls[seat] = False
            case Received(seat=seat, count=count):
                self.hidden[seat] += count
                self.deck -= count
            case Reshuffled(deck=deck, count=count):
                self.shuffled(deck, count)
            case Sold(seat=seat):
                for card in sorted((*event.equipped, *event.hidden)):
                    self.drop(seat, card, card in event.hidden)
                self.level[seat] = event.level
                self.bought += event.levels
            case Equipped(seat=seat, card=card):
                self.hidden[seat] -= 1
                self.known[seat].discard(card)
                self.equipped[seat] = sorted([*self.equipped[seat], card])
            case Met(seat=seat, monster=monster):
                if self.config.contested:
                    assert monster == self.monster
                else:
                    assert event.power == self.power(seat)
                    self.meet(monster)
            case LevelChanged(seat=seat, level=level):
                self.level[seat] = level
            case NecklaceSpent(seat=seat, card=card):
                self.drop(seat, card, False)
            case Lost(seat=seat, card=card, hidden=hidden):
                self.drop(seat, card, hidden, taken=True)
            case Died(seat=seat):
                for card in event.equipped:
                    self.drop(seat, card, False, taken=True)
                for card in event.hidden:
                    self.drop(seat, card, True, taken=True)
                self.level[seat], self.rolls[seat] = 1, True
            case _:
                self.hear_the_rest(event)

    def power(self, seat: int) -> int:
        return combat_level(self.config, self.level[seat], self.equipped[seat])

    def meet(self, monster: int) -> None:
        """A monster comes into play, from the deck or through the door that was chosen."""
        self.monster = monster
        if self.door:
            assert self.corridor.pop(self.door - 1) == monster
            self.loot = self.under.pop(self.door - 1)
            self.caught = self.bites.pop(self.door - 1)
        else:
            self.monsters -= 1
            self.caught, self.shown = 0, -1
            self.loot, self.brought = self.brought, []
        self.door = self.added = 0

    def hear_the_rest(self, event: Event) -> None:
        match event:
            case Discarded(seat=seat, card=card):
                self.drop(seat, card, True)
            case MonsterDiscarded(monster=monster):
                self.monster_pile.append(monster)
                self.monster = -1
            case TurnBegan(seat=seat, turn=turn):
                self.actor, self.turn, self.bought = seat, turn, 0
            case GameEnded(winners=winners, reason=reason):
                self.actor = OVER
                self.winner = winners[0] if reason == "level-reached" else NOBODY
            case ReceivedCards():
                raise AssertionError("a spectator is not told")
            case _:
                self.hear_of_dealings(event)

    def hear_of_dealings(self, event: Event) -> None:
        """NAP-45: all that players have to do with each other is public."""
        match event:
            case DoorChosen(door=door):
                self.door = door
            case Faced(seat=seat, monster=monster):
                assert event.power == self.power(seat)
                self.meet(monster)
                self.prices = [-1] * self.config.seats
            case GrudgeGained(seat=seat, count=count):
                self.grudges[seat] += count
                assert self.grudges[seat] == event.held
            case GrudgesSpent(seat=seat, count=count):
                self.grudges[seat] -= count
                self.spite[seat][event.against] += count
                self.added += count
                worth = self.config.parameters.grudge
                level = self.config.foe_level[self.monster] + worth * self.added
                assert event.level == level or self.config.tricky
            case OwnGrudgesSpent(seat=seat, count=count):
                self.grudges[seat] -= count
            case PriceNamed(seat=seat, price=price):
                self.prices[seat] = price
            case HelpRefused(seat=seat):
                self.prices[seat] = 0
            case MonsterWaits(monster=monster):
                self.monster = -1
                self.corridor.append(monster)
                self.under.append(self.loot)
                self.bites.append(self.caught)
                self.loot = []
            case Suffered():
                self.caught += 1
            case MonsterLeft(monster=monster, cards=cards):
                assert (self.corridor.pop(0), self.under.pop(0)) == (monster, [*cards])
                self.monster_pile.append(monster)
                self.pile += cards
                del self.bites[0]
            case LootTaken(seat=seat, cards=cards):
                assert self.loot == [*cards]
                self.loot = []
                self.hidden[seat] += len(cards)
                self.known[seat].update(cards)
            case _:
                self.hear_of_tricks(event)

    def hear_of_tricks(self, event: Event) -> None:
        """NAP-44: what tricks do is public."""
        match event:
            case TreasuresBrought(cards=cards):
                self.deck -= len(cards)
                self.brought = [*cards]
            case MonsterShown(monster=monster):
                self.shown = monster
            case TollPaid(seat=seat):
                for card in event.equipped:
                    self.drop(seat, card, False)
                for card in event.hidden:
                    self.drop(seat, card, True)
            case Thrown(seat=seat, card=card):
                self.drop(seat, card, False)
            case PassedLeft(to=to, cards=cards):
                assert self.loot == [*cards]
                self.loot = []
                self.hidden[to] += len(cards)
                self.known[to].update(cards)
            case _:
                pass

    def shuffled(self, deck: int, count: int) -> None:
        pile = self.monster_pile if deck == MONSTERS else self.pile
        assert count == len(pile)
        pile.clear()
        if deck == MONSTERS:
            self.monsters += count
        else:
            self.deck += count

    def compared(self) -> dict[str, Any]:
        return {
            "players": [
                (level, tuple(worn), hidden, rolls)
                for level, worn, hidden, rolls in zip(
                    self.level, self.equipped, self.hidden, self.rolls, strict=True
                )
            ],
            "piles": (tuple(self.pile), tuple(self.monster_pile)),
            "decks": (self.deck, self.monsters),
            "moment": (self.monster, self.actor, self.turn, self.winner),
            "corridor": (tuple(self.corridor), tuple(map(tuple, self.under)), tuple(self.loot)),
            "known": tuple(tuple(sorted(cards)) for cards in self.known),
            "grudges": (tuple(self.grudges), tuple(map(tuple, self.spite)), self.added),
            "prices": tuple(self.prices),
            "bought": self.bought,
            "tricks": (self.caught, tuple(self.bites), self.shown),
        }


@many
@given(games())
def test_nap_20_the_events_tell_all_that_is_public(game: tuple[Config, int]) -> None:
    """Folding a spectator's feed gives its view, at any time: nothing public goes untold."""
    board, seed = game
    state, choices = RULES.deal(board, CheapSource(seed)), CheapSource(seed + 1)
    follower = Follower(state)
    for _ in range(PLIES):
        if state.seat == OVER:
            break
        events: list[Event] = []
        legal = RULES.legal(state)
        RULES.apply(state, legal[choices.below(0, len(legal))], events.append)
        for event in events:
            if may_see(event, -1):
                follower.hear(event)
        view = RULES.view(state, -1)
        expected: dict[str, Any] = {
            "players": [(p.level, p.equipped, p.hidden, p.rolls) for p in view.players],
            "piles": (view.treasure_pile, view.monster_pile),
            "decks": (view.treasures_left, view.monsters_left),
            "moment": (view.monster, view.turn_seat, view.turn, view.winner),
        }
        dealings = view.dealings
        if board.friends:
            expected |= {
                "corridor": (dealings.corridor, dealings.under, dealings.loot),
                "known": dealings.known,
                "grudges": (dealings.grudges, dealings.spite, dealings.added),
                "prices": dealings.prices,
                "bought": dealings.bought,
                "tricks": (dealings.caught, dealings.bites, dealings.shown),
            }
        found = follower.compared()
        assert {name: found[name] for name in expected} == expected


@many
@given(games(), st.integers(0, 200))
def test_a_saved_game_goes_on_as_if_never_saved(game: tuple[Config, int], plies: int) -> None:
    board, seed = game
    state, choices = RULES.deal(board, KeyedSource(f"{seed}")), CheapSource(seed)
    for _ in range(plies):
        if state.seat != OVER:
            RULES.apply(state, state.legal[choices.below(0, len(state.legal))])
    again = restore(board, RULES.dump(state))
    assert RULES.digest(again) == RULES.digest(state)
    assert list(again.legal) == list(state.legal)


def test_random_games_come_to_an_end_by_a_winner() -> None:
    """Far below the cap, in both editions."""
    for number in range(6):
        rules = Parameters(necklace_always=number % 2 == 1)
        state, choices = RULES.deal(rich_config(rules), CheapSource(number)), CheapSource(number)
        while state.seat != OVER:
            RULES.apply(state, state.legal[choices.below(0, len(state.legal))])
        assert state.winner != NOBODY
        assert state.decisions < 50_000
