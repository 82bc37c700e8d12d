"""Napakalaki: the tricks of monsters and treasures, one kind after the other (NAP-44)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from engines.kernel.errors import BadState
from engines.kernel.streams import CheapSource, KeyedSource
from engines.napakalaki import tricks
from engines.napakalaki.bots import BOTS
from engines.napakalaki.cards import ARMOUR, FOOTWEAR, HELMET
from engines.napakalaki.config import Config
from engines.napakalaki.events import (
    DealStruck,
    EscapeRolled,
    GrabRolled,
    GrudgeGained,
    HelpAsked,
    Met,
    MonsterFollows,
    MonsterShown,
    OwnGrudgesSpent,
    PassedLeft,
    PriceNamed,
    Thrown,
    TollPaid,
    TreasuresBrought,
    TrickCounted,
)
from engines.napakalaki.last_fight import last_fight
from engines.napakalaki.odds import level_behind, level_now, mean, outcomes, upcoming
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.previews import fight_chances
from engines.napakalaki.restore import restore
from engines.napakalaki.state import EQUIPPING, SALES, State
from engines.napakalaki.tricks import Trick
from engines.napakalaki.warning import win_warnings
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    NUMBER,
    README,
    RULES,
    SMALL_MONSTERS,
    SMALL_TREASURES,
    among,
    cards,
    config,
    do,
    hand,
    lay,
    names,
    only,
    open_to,
    pile,
    refreshed,
    table,
    waiting,
    with_tricks,
)


def game(rules: Parameters = FRIENDS, seats: int = 3, /, **by_id: Trick) -> Config:
    """The small decks with these tricks, by the ids of cards."""
    own: Mapping[str, Trick] = by_id
    treasures = [replace(card, trick=own.get(card.id, card.trick)) for card in SMALL_TREASURES]
    monsters = [replace(card, trick=own.get(card.id, card.trick)) for card in SMALL_MONSTERS]
    return config(rules, seats, treasures=treasures, monsters=monsters)


def at(
    decks: Config,
    equipped: str = "",
    hidden: str = "",
    corridor: str = "",
    *,
    meets: str = "gnat",
    grudges: Sequence[int] = (),
    levels: Sequence[int] = (5, 5, 5),
    others: Sequence[tuple[str, str]] = (),
    prize: str = "",
    dice: Sequence[int] = (),
) -> State:
    """Seat 0 before its door, at level 5 like the others."""
    state = lay(
        equipped, hidden, meets=meets, others=others, prize=prize, dice=dice,
        parameters=decks.parameters, decks=decks, seats=decks.seats,
    )  # fmt: skip
    return among(state, corridor, grudges=grudges, levels=levels)


def fights(state: State) -> State:
    """The same in the fight with the next monster of the deck."""
    do(state, *(("done",) if state.dealings.corridor else ()), "draw")
    return state


# -- the level of a monster


@pytest.mark.parametrize(
    ("of", "level"),
    [
        (tricks.CORRIDOR, 7 + 2 * 2),
        (tricks.GRUDGES, 7 + 2 * 1),
        (tricks.LEVELS, 7 + 2 * 3),
        (tricks.HAND, 7 + 2 * 4),
    ],
)
def test_nap_44_counts_adds_for_each_of_what_it_is_about(of: int, level: int) -> None:
    """The boar has 7; two monsters wait, and seat 0 has 1 grudge, level 3 and 4 hidden cards."""
    decks = game(boar=(tricks.COUNTS, of, 2))
    state = at(
        decks, "", "spoon ladle oar piano", "moth, thief", meets="boar", grudges=(1, 0, 0),
        levels=(3, 4, 4),
    )  # fmt: skip
    events = do(state, "done", "draw")
    assert only(events, TrickCounted).level == level
    assert level_now(decks, RULES.view(state, 1)) == level


def test_nap_44_a_monster_that_waits_does_not_count_itself() -> None:
    decks = game(boar=(tricks.COUNTS, tricks.CORRIDOR, 2))
    state = at(decks, "", "", "boar, thief", levels=(3, 3, 3))
    do(state, "done")
    assert level_behind(decks, RULES.view(state, 0), 0, 1) == 9
    do(state, "door 1")
    assert level_now(decks, RULES.view(state, 0)) == 9


@pytest.mark.parametrize(("worn", "level"), [("skates", 11), ("curtain", 7), ("", 7)])
def test_nap_44_hates_what_is_equipped(worn: str, level: int) -> None:
    decks = game(boar=(tricks.HATES, FOOTWEAR, 4))
    state = fights(at(decks, worn, "", meets="boar", levels=(1, 1, 1)))
    assert level_now(decks, RULES.view(state, 0)) == level


def test_nap_44_fears_what_is_equipped_but_never_falls_below_1() -> None:
    decks = game(moth=(tricks.FEARS, ARMOUR, 9), thief=(tricks.FEARS, ARMOUR, 2))
    state = at(decks, "curtain", meets="moth", levels=(1, 1, 1))
    assert only(do(state, "draw"), TrickCounted).level == 1
    state = fights(at(decks, "curtain", meets="thief", levels=(1, 1, 1)))
    assert level_now(decks, RULES.view(state, 0)) == 7


def test_nap_44_grows_each_time_it_catches_somebody_and_starts_over_when_beaten() -> None:
    decks = game(boar=(tricks.GROWS, 0, 3))
    rivals = [("fork", ""), ("bucket", "")]
    state = at(decks, "beads", meets="boar", levels=(2, 2, 2), others=rivals)
    do(state, "draw", "accept", "done")
    assert level_behind(decks, RULES.view(state, 0), 1, 1) == 10
    do(state, "done", "done", "door 1")
    assert level_now(decks, RULES.view(state, 2)) == 10
    do(state, "accept", "done")
    assert state.dealings.bites == [2]
    state.dealings.grudges[2], state.level[2] = 3, 7
    do(state, "done", "done", "door 1")
    assert level_now(decks, RULES.view(state, 0)) == 13
    do(state, "spend")
    assert (state.dealings.bites, state.level[2]) == ([], 8)
    state.monsters.append(state.monster_pile.pop())
    state.phase, state.level[2] = SALES, 2
    do(refreshed(state), "done", "draw")
    assert level_now(decks, RULES.view(state, 0)) == 7


def test_nap_44_a_grudge_that_is_spent_no_longer_counts_for_the_monster() -> None:
    """12 + 2 x 2 against 8: one grudge makes it 11 against 14, two 14 against 12."""
    decks = game(taxman=(tricks.COUNTS, tricks.GRUDGES, 2))
    state = fights(at(decks, meets="taxman", grudges=(2, 0, 0), levels=(8, 8, 8)))
    assert "spend" in open_to(state)
    events = do(state, "spend")
    assert state.dealings.grudges[0] == 0
    assert only(events, TrickCounted).level == 12
    assert only(events, Met).power == 14


# -- what lies under it, help, escapes


def test_nap_44_brings_treasures_that_the_winner_gets() -> None:
    decks = game(gnat=(tricks.BRINGS, 0, 2))
    state = at(decks, meets="gnat", prize="piano oar spoon")
    events = do(state, "draw")
    assert names(only(events, TreasuresBrought).cards) == "oar piano"
    assert hand(state) == names(cards("piano oar spoon")), "and one of the prize"
    assert state.dealings.loot == []


def test_nap_44_what_it_brings_waits_with_it() -> None:
    decks = game(boar=(tricks.BRINGS, 0, 2))
    state = at(decks, meets="boar", prize="piano oar", levels=(1, 1, 1))
    do(state, "draw", "accept")
    assert waiting(state) == "boar: oar piano"


def test_nap_44_nobody_is_asked_for_help_where_the_fighter_has_to_be_alone() -> None:
    plain = fights(at(game(), meets="boar", levels=(3, 6, 6)))
    alone = fights(at(game(boar=(tricks.ALONE, 0, 0)), meets="boar", levels=(3, 6, 6)))
    assert "ask" in open_to(plain)
    assert "ask" not in open_to(alone)


def test_nap_44_cheap_bounds_the_price_and_haggle_lowers_it() -> None:
    cheap = fights(at(game(tailor=(tricks.CHEAP, 0, 1)), meets="tailor", levels=(3, 7, 7)))
    do(cheap, "ask")
    assert open_to(cheap) == "price 0, price 1"
    decks = game(spoon=(tricks.HAGGLE, 0, 1))
    state = fights(at(decks, "spoon", meets="tailor", levels=(3, 7, 7)))
    do(state, "ask")
    assert open_to(state) == "price 0, price 1, price 2, price 3"
    assert only(do(state, "price 3"), PriceNamed).price == 2
    assert only(do(state, "price 1"), PriceNamed).price == 1, "never below 1"
    assert only(do(state, "deal 1"), DealStruck).price == 2
    assert len(state.hidden[1]) == 2


def test_nap_44_helper_adds_to_help_alone() -> None:
    """Levels 1 and 5: against 8 that is too little; with 3 more, 9 beats the tailor."""
    state = fights(at(game(), meets="tailor", levels=(1, 5, 1)))
    assert "ask" not in open_to(state)
    decks = game(fork=(tricks.HELPER, 0, 3))
    state = fights(at(decks, meets="tailor", levels=(1, 5, 1), others=[("fork", "")]))
    assert only(do(state, "ask"), HelpAsked).asked == (1,)
    do(state, "price 1")
    assert only(do(state, "deal 1"), DealStruck).power == 9


@pytest.mark.parametrize(
    ("six", "run", "least"), [(False, 0, 5), (True, 0, 6), (False, 1, 4), (True, 1, 5)]
)
def test_nap_44_the_die_of_an_escape(six: bool, run: int, least: int) -> None:
    own: dict[str, Trick] = {"boar": (tricks.SIX, 0, 0)} if six else {}
    decks = game(**own, fork=(tricks.RUN, 0, 1))
    worn = "fork" if run else ""
    for face in range(1, 7):
        state = at(decks, worn, meets="boar", levels=(1, 1, 1), dice=(face - 1,))
        events = do(state, "draw", "roll")
        assert only(events, EscapeRolled).escaped == (face >= least), face
    state = fights(at(decks, worn, meets="boar", levels=(1, 1, 1)))
    found = mean(outcomes(decks, RULES.view(state, 0), RULES.parse("roll")))
    assert found.escape == pytest.approx((7 - least) / 6)


def test_nap_44_the_die_of_a_grab() -> None:
    decks = game(fork=(tricks.GRABS, 0, 1))
    for face in range(1, 7):
        state = at(decks, "fork", meets="boar", levels=(1, 1, 1), dice=(face - 1,))
        assert only(do(state, "draw", "grab"), GrabRolled).escaped == (face >= 5), face


def test_nap_44_a_toll_takes_the_cheapest_treasures_that_are_enough_and_nothing_else() -> None:
    """300: the spoon with the ladle, not the whisk; a hidden card before an equipped one."""
    decks = game(boar=(tricks.TOLL, 0, 300))
    state = fights(at(decks, "spoon", "whisk ladle", meets="boar", levels=(3, 3, 3)))
    assert "buy" in open_to(state)
    (after,) = outcomes(decks, RULES.view(state, 0), RULES.parse("buy"))
    event = only(do(state, "buy"), TollPaid)
    assert (names(event.equipped), names(event.hidden)) == ("spoon", "ladle")
    assert (state.phase, state.level[0], state.dealings.grudges[0]) == (EQUIPPING, 3, 0)
    assert (table(state), hand(state), pile(state)) == ("", "whisk", "spoon ladle")
    assert waiting(state) == "boar", "nothing lies under it"
    assert (after.level, after.equipped, after.hidden) == (3, 0, 1)
    poor = fights(at(decks, "spoon", "slippers", meets="boar", levels=(3, 3, 3)))
    assert "buy" not in open_to(poor)


def test_nap_44_follows_whoever_leads_once_it_has_caught_somebody() -> None:
    decks = game(boar=(tricks.FOLLOWS, 0, 0))
    state = at(decks, "", "", "gnat, boar", levels=(5, 4, 4))
    do(state, "done")
    assert open_to(state) == "draw, door 1, door 2", "it has caught nobody"
    state = at(decks, "", "", "gnat, boar", levels=(5, 4, 4))
    state.dealings.bites[1] = 1
    assert only(do(state, "done"), MonsterFollows).monster == NUMBER["boar"]
    assert open_to(state) == "door 2"
    for levels in ((4, 4, 5), (5, 4, 5)):
        state = at(decks, "", "", "gnat, boar", levels=levels)
        state.dealings.bites[1] = 1
        do(state, "done")
        assert open_to(state) == "draw, door 1, door 2", "equals would fight nothing else for ever"


@pytest.mark.parametrize("rules", [FRIENDS, replace(FRIENDS, loot=False)])
def test_nap_44_what_it_takes_goes_to_the_left(rules: Parameters) -> None:
    """With and without treasures under monsters (NAP-35); everyone knows them (NAP-45). The tailor
    takes a helmet and two treasures of one hand."""
    decks = game(rules, tailor=(tricks.LEFT, 0, 0))
    state = at(decks, "spoon colander", meets="tailor", levels=(1, 1, 1))
    event = only(do(state, "draw", "accept"), PassedLeft)
    assert (event.to, names(event.cards)) == (1, "spoon colander")
    assert (table(state), hand(state, 1), pile(state)) == ("", "spoon colander", "")
    assert waiting(state) == "tailor", "nothing lies under it"
    assert RULES.view(state, 2).dealings.known[1] == tuple(cards("colander spoon"))


# -- treasures


def test_nap_44_peek_shows_everyone_the_next_monster_until_it_is_drawn() -> None:
    decks = game(fork=(tricks.PEEK, 0, 0))
    state = at(decks, meets="boar gnat", levels=(9, 8, 9), others=[("fork", "")])
    state.phase = EQUIPPING
    refreshed(state)
    top = state.monsters[-1]
    event = only(do(state, "done"), MonsterShown)
    assert (event.seat, event.monster) == (1, top)
    for seat in (-1, 0, 1, 2):
        view = RULES.view(state, seat)
        assert upcoming(view) == (top,)
        for seed in range(5):
            guess = RULES.determinize(decks, view, CheapSource(seed))
            assert guess.monsters[-1] == top
    assert RULES.view(restore(decks, keyed(state)), 0).dealings.shown == top
    assert win_warnings(decks, RULES.view(state, 0))[1].fights in (0.0, 1.0), "it is certain"
    do(state, "done", "draw")
    assert state.dealings.shown == -1


def keyed(state: State) -> dict[str, object]:
    """A dump, as of a game with a source that can be saved."""
    return RULES.dump(state.clone(KeyedSource("x")))


def test_nap_44_spare_keeps_what_is_equipped_even_from_death() -> None:
    decks = game(fork=(tricks.SPARE, 0, 0))
    state = at(decks, "fork skates", "oar piano", meets="abyss", levels=(5, 5, 5))
    do(state, "draw", "accept")
    assert (table(state), hand(state), state.level[0]) == ("skates fork", "", 1)
    state = at(decks, "fork skates", "oar piano bucket", meets="boar", levels=(2, 5, 5))
    do(state, "draw", "accept")
    assert open_to(state) == "lose oar, lose piano, lose bucket", "2 of both places"


def test_nap_44_bitter_gives_more_grudges() -> None:
    decks = game(fork=(tricks.BITTER, 0, 1))
    state = at(decks, "fork", meets="taxman", levels=(2, 5, 5))
    assert only(do(state, "draw", "accept"), GrudgeGained).count == 3


def test_nap_44_a_shield_makes_the_first_grudges_idle() -> None:
    """8 against 7: one grudge would stop it; behind the shield it takes two."""
    decks = game(fork=(tricks.SHIELD, 0, 1))
    one = at(decks, "fork", meets="boar", grudges=(0, 1, 0), levels=(8, 5, 5))
    assert only(do(one, "draw"), Met).wins, "nobody is asked in vain (NAP-38)"
    two = fights(at(decks, "fork", meets="boar", grudges=(0, 2, 0), levels=(8, 5, 5)))
    assert open_to(two) == "grudge 0, grudge 1, grudge 2"
    do(two, "grudge 2")
    assert level_now(decks, RULES.view(two, 0)) == 10
    assert "roll" in open_to(two)


def test_nap_44_a_throw_wins_or_is_not_offered() -> None:
    """5 and the spoon's 1 against 9: 4 more are needed."""
    short = fights(at(game(spoon=(tricks.THROW, 0, 3)), "spoon", meets="thief"))
    assert "discard" not in open_to(short)
    state = fights(at(game(spoon=(tricks.THROW, 0, 4)), "spoon", meets="thief"))
    events = do(state, "discard spoon")
    assert only(events, Thrown).power == only(events, Met).power == 10
    assert (table(state), pile(state), state.level[0]) == ("", "spoon", 6)


def test_nap_44_rivals_count_a_throw_in() -> None:
    """10 + 4 against 9: two grudges are the most that can matter, and one costs the spoon."""
    decks = game(spoon=(tricks.THROW, 0, 4))
    state = fights(at(decks, "spoon", meets="thief", grudges=(0, 3, 0), levels=(9, 5, 5)))
    assert open_to(state) == "grudge 0, grudge 1, grudge 2"
    do(state, "grudge 1")
    assert "discard spoon" in open_to(state)


def test_nap_44_a_throw_and_own_grudges_add_up() -> None:
    """5 and the spoon's 1 against 9: with the spoon thrown for 1, one grudge of 3 is missing."""
    decks = game(spoon=(tricks.THROW, 0, 1))
    state = fights(at(decks, "spoon", meets="thief", grudges=(2, 0, 0)))
    assert "spend" in open_to(state), "two grudges win alone"
    assert "discard spoon" in open_to(state)
    view = RULES.view(state, 0)
    events = do(state, "discard spoon")
    assert only(events, OwnGrudgesSpent).count == 1
    assert only(events, Met).power == 5 + 1 + 1 + 3
    assert (state.dealings.grudges[0], table(state), state.level[0]) == (1, "", 6)
    assert view.dealings.grudges[0] == 2
    poor = fights(at(decks, "spoon", meets="thief", levels=(4, 5, 5), grudges=(1, 0, 0)))
    assert "discard" not in open_to(poor), "4 + 1 + 1 + 3 is a tie"


def test_nap_44_previews_and_rivals_count_a_throw_with_grudges() -> None:
    """9 + 1 against 9: Ana can add 4 + 3, so two grudges don't stop her, and three do."""
    decks = game(spoon=(tricks.THROW, 0, 4))
    for held, wins in ((2, 1.0), (3, 0.0)):
        state = at(decks, "spoon", "", "thief", grudges=(1, held, 0), levels=(9, 5, 5))
        view = RULES.view(state, 2)
        chances = fight_chances(decks, view, 0, 1)
        assert (chances.alone, chances.own, chances.against) == (1.0, 1.0, wins)
        last = last_fight(decks, view, 0, 9, view.players[0].equipped, ())
        assert (last.alone, last.against) == (1.0, wins)
        do(state, "done", "door 1", f"grudge {held}")
        assert ("discard spoon" in open_to(state)) == (wins == 1.0)


def test_nap_44_twins_count_only_together() -> None:
    twin = (tricks.TWIN, 0, 2)
    decks = game(spoon=twin, ladle=twin)
    for worn, power in (("spoon", 1 + 1), ("spoon ladle", 1 + 1 + 2 + 4), ("ladle", 1 + 2)):
        state = at(decks, worn, levels=(1, 1, 1))
        assert RULES.view(state, 2).players[0].power == power


# -- all of them


def test_nap_44_without_the_option_no_trick_counts() -> None:
    decks = with_tricks(config(FRIENDS))
    plain = Config(decks.treasures, decks.monsters, 3, replace(FRIENDS, tricks=False))
    bare = config(replace(FRIENDS, tricks=False))
    assert not plain.tricky
    for seed in range(5):
        states = [RULES.deal(each, CheapSource(seed)) for each in (plain, bare)]
        choices = CheapSource(seed)
        for _ in range(150):
            if states[0].seat < 0:
                break
            legal = states[0].legal
            assert list(legal) == list(states[1].legal)
            action = legal[choices.below(0, len(legal))]
            for state in states:
                RULES.apply(state, action)


def test_nap_44_configurations_without_tricks_keep_their_data() -> None:
    assert "trick" not in str(config(README).to_data())
    decks = with_tricks(config(FRIENDS))
    again = Config.from_data(decks.to_data())
    assert (again.treasures, again.monsters) == (decks.treasures, decks.monsters)
    assert again.digest == decks.digest


@pytest.mark.parametrize(
    "trick",
    [[0, 0, 0], [12, 0, 0], [1, 4, 1], [2, 6, 1], [6, 1, 0], [4, 0, -1], [4, 0], "grows",
     [4, 0, 1.0], [4, 0, True], [9, 0, 10_001], None, 4],
)  # fmt: skip
def test_tricks_that_cannot_be_are_refused(trick: object) -> None:
    data = config(FRIENDS).to_data()
    data["monsters"][0]["trick"] = trick
    with pytest.raises(BadState):
        Config.from_data(data)


@pytest.mark.parametrize(
    ("name", "value"),
    [("caught", -1), ("bites", []), ("bites", [-1]), ("bites", [0, 0]), ("shown", 99),
     ("shown", 0)],
)  # fmt: skip
def test_what_tricks_keep_has_to_fit(name: str, value: object) -> None:
    state = at(with_tricks(config(FRIENDS)), "", "", "gnat", meets="boar")
    data = keyed(state)
    restore(state.config, data)
    dealings = data["dealings"]
    assert isinstance(dealings, dict)
    dealings[name] = value
    with pytest.raises(BadState):
        restore(state.config, data)


@pytest.mark.parametrize("bot", ["random", "cautious", "sharp"])
def test_bots_play_decks_full_of_tricks_to_the_end(bot: str) -> None:
    for seed in range(4):
        decks = with_tricks(config(FRIENDS, 2 + seed % 3))
        state = RULES.deal(decks, CheapSource(seed))
        while state.seat >= 0 and state.turn < 400:
            view = RULES.view(state, state.seat)
            RULES.apply(state, BOTS[bot](decks, view, state.decisions))
        assert state.turn < 400 or bot == "random"


def test_a_bot_pays_a_toll_rather_than_three_levels() -> None:
    decks = game(flood=(tricks.TOLL, 0, 300))
    state = fights(at(decks, "", "spoon ladle bucket", meets="flood", levels=(6, 1, 1)))
    assert RULES.notation(BOTS["sharp"](decks, RULES.view(state, 0), 1)) == "buy"


def test_a_bot_does_not_open_the_door_of_what_hates_its_hat() -> None:
    """7 against 5 beats it, 11 doesn't."""
    decks = game(goose=(tricks.HATES, HELMET, 6))
    plain = at(game(), "colander", "", "goose", levels=(5, 5, 5))
    hated = at(decks, "colander", "", "goose", levels=(5, 1, 1))
    chosen = []
    for state in (plain, hated):
        do(state, "done")
        chosen.append(RULES.notation(BOTS["sharp"](state.config, RULES.view(state, 0), 1)))
    assert chosen == ["door 1", "draw"]
