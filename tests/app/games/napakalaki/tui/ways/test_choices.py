"""What a choice among friends says: keys, sums and chances, all from what the seats may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from app.games.napakalaki.tui.legend import legend
from app.games.napakalaki.tui.ways.bargains import deal, price
from app.games.napakalaki.tui.ways.doors import doors, threats, warning, warnings
from app.games.napakalaki.tui.ways.fights import fight, grudge
from app.i18n.fluent import Texts
from app.tui.glyphs import UNICODE
from engines.napakalaki import doors as rules_doors
from engines.napakalaki.events import Met
from engines.napakalaki.phases import refresh
from engines.napakalaki.previews import fight_chances
from engines.napakalaki.state import DEAL, DOOR, FIGHT, GRUDGE, PRICE, State
from engines.napakalaki.tricks import COUNTS, HAGGLE, LEVELS, RUN, SHIELD, THROW
from tests.app.games.napakalaki.tui.ways.helpers import asked, keyed
from tests.engines.napakalaki.helpers import FRIENDS, RULES, among, cards, do, lay, open_to
from tests.engines.napakalaki.test_tricks import at, game
from tests.helpers.cases import each

STRONG = ("oar", ""), ("piano", "")
"""What Ben and Eva have equipped."""


def table(worn: str = "", meets: str = "", level: int = 4, **more: Any) -> State:
    """Ana with such equipment at her sales, and a monster on top of the deck."""
    return lay(worn, level=level, meets=meets, parameters=FRIENDS, others=STRONG, **more)


def at_door(corridor: str, grudges: Sequence[int] = (), levels: Sequence[int] = ()) -> State:
    state = among(table("colander"), corridor, grudges=grudges, levels=levels)
    do(state, "done")
    assert state.phase == DOOR
    return state


def test_each_door_has_the_exact_chances() -> None:
    """NAP-36: the closed door is 0, the others have the numbers of the corridor."""
    state = at_door("boar: spoon whisk, gnat", grudges=(1, 2, 0))
    found = doors(asked(state, losers={0: 1}))
    assert list(keyed(found)) == ["0", "1", "2"]
    assert len(found.columns) == 4
    view = RULES.view(state, 0)
    for door, way in enumerate(found.ways):
        told = fight_chances(state.config, view, 0, door)
        shares = (told.alone, told.own, told.against, max(told.helped))
        for cell, share in zip(way.cells, shares, strict=True):
            shown = cell.replace("<", "").replace(">", "").rstrip("%")
            assert abs(float(shown) - 100 * share) <= 1, (door, cell, share)
    assert "under it: Spoon (Ben), Whisk" in found.ways[1].lines[0]


def test_the_own_door_tells_what_has_changed_since_the_last_turn() -> None:
    """The dialog covers the log, which has it, too."""
    since = "Since your last turn, Ben has reached level 4."
    assert doors(replace(asked(at_door("boar")), since=since)).head == (since,)


def test_newcomers_read_the_chances_of_a_door_that_differ_in_words() -> None:
    """NAP-36 to NAP-39: four columns were too many in the first minutes, and the first one alone
    said 0% of a fight that a friend wins, or 100% of one that grudges stop."""
    found = doors(asked(at_door("boar: spoon whisk, gnat", grudges=(1, 2, 0))))
    assert [way.cells for way in found.short.ways] == [
        ("alone 29%, + your ◆ 43%, if ◆ spent 14%, if Ben helps 57%",),
        ("alone 0%, + your ◆ 100%",),
        ("100%",),
    ]
    stopped = doors(asked(at_door("gnat", grudges=(0, 2, 0)))).short
    assert stopped.ways[1].cells == ("alone 100%, if ◆ spent 0%",)
    assert (found.short.columns, found.short.caption) == ((found.caption,), "")
    assert doors(asked(at_door("gnat"), odds=False)).short.ways[1].cells == ()
    state = table("colander", meets="taxman")
    do(state, "draw")
    ways = fight(asked(state))
    assert ways.columns
    assert (ways.short.columns, ways.short.caption) == ((), "")


@pytest.mark.parametrize(("public", "shown"), [(False, "-1"), (True, "?")])
def test_an_average_doesn_t_guess_a_covered_hand(public: bool, shown: str) -> None:
    """NAP-16: the thief takes a hidden helmet. Nobody sees in a covered hand whether there
    is one; the number was one guess of many, and another one after each answer of a rival."""
    state = table("", meets="thief")
    state.hidden[0] = cards("sieve fork")
    do(state, "draw")
    take = keyed(fight(asked(state, public=public)))["t"]
    assert take.cells[1] == shown


def test_columns_that_can_t_matter_are_left_out() -> None:
    """NAP-37: nobody holds a grudge."""
    found = doors(asked(at_door("boar")))
    assert found.columns == ("alone", "if they help")
    assert doors(asked(at_door("boar"), odds=False)).columns == ()


@pytest.mark.parametrize(("held", "head"), [(0, "+ a throw"), (1, "+ ◆ + throw")])
def test_the_head_of_a_column_names_a_throw_that_counts(held: int, head: str) -> None:
    """NAP-36, NAP-44: with a grudge the column said only that, though the throw counted, too."""
    decks = game(spoon=(THROW, 0, 4))
    state = at(decks, "spoon", corridor="boar", grudges=(held, 0, 0))
    do(state, "done")
    found = doors(asked(state))
    assert head in found.columns
    own = found.columns.index(head)
    assert found.ways[1].cells[own] != found.ways[1].cells[0]


def test_the_last_in_line_picks_the_door_of_a_player_before_the_last_level() -> None:
    """NAP-42: Eva has the lowest level."""
    state = at_door("boar, gnat", levels=(9, 5, 3))
    assert state.seat == 2
    found = doors(asked(state))
    assert found.title == "YOU PICK THE DOOR FOR Ana"
    assert "one level below level 10" in found.head[0]
    assert "if they help" not in found.columns, "nobody helps for the win"
    assert found.caption == "Ana's chance to win the fight:"


def lost(grudges: Sequence[int] = (0, 0, 0), meets: str = "boar", level: int = 4) -> State:
    """Ana has not beaten a monster."""
    state = among(table("colander", meets, level), grudges=grudges)
    do(state, "draw")
    return state


def test_the_ways_out_have_one_key_each_and_three_sums() -> None:
    """NAP-38 to NAP-40: 6 against 7, 9 with a grudge, and Ben is the strongest."""
    state = lost((1, 0, 0))
    assert state.phase == FIGHT
    found = fight(asked(state))
    assert "".join(keyed(found)) == "garpt"
    assert found.head[0] == "you 6 < 7, with ◆ 9 > 7, you 6 + Ben 5 = 11 > 7"
    assert found.aside == "2 more needed"
    ways = keyed(found)
    assert ways["g"].lines[0].startswith("9 > 7, you win: level 5")
    assert ways["a"].cells == (), "nobody can know the prices"
    assert ways["r"].lines[0] == "on 5-6 (33%), else caught +◆"
    assert ways["t"].lines[0] == "no die: caught +◆◆"
    assert ways["t"].cells[-1] == "+2"
    assert ways["r"].cells[-1] == "+0.7"


def test_a_full_hand_of_grudges_gains_none() -> None:
    """NAP-37: at most three."""
    ways = keyed(fight(asked(lost((3, 0, 0)))))
    assert ways["t"].lines[0] == "no die: caught"
    assert ways["t"].cells[-1] == "0"


@each("grudges", ((0, 3, 2), (2, 3, 2), (1, 1, 3), (3, 2, 1)))
@each("meets", ("goose", "gnat"))
def test_what_a_grudge_would_do_is_what_it_does(grudges: tuple[int, ...], meets: str) -> None:
    """NAP-38: each count is tried by the rules; later rivals add none, and nobody helps."""
    state = lost(grudges, meets)
    assert state.phase == GRUDGE
    found = grudge(asked(state))
    for way in found.ways:
        after = RULES.clone(state)
        told: list[object] = []
        RULES.apply(after, way.action, told.append)
        while after.phase == GRUDGE:
            RULES.apply(after, RULES.parse("grudge 0"), told.append)
        won = any(isinstance(event, Met) and event.wins for event in told)
        text = way.lines[0]
        assert won == (": Ana wins" in text), text
        own = RULES.parse("spend") in after.legal
        assert own == ("to win" in text), text


def test_nap_44_rivals_read_which_treasure_makes_grudges_idle() -> None:
    """8 and 1 against 7: the first grudge does nothing, so the level stays."""
    decks = game(fork=(SHIELD, 0, 1))
    state = at(decks, "fork", meets="boar", grudges=(0, 2, 1), levels=(8, 3, 3))
    do(state, "draw")
    told = "Thanks to Fork, the next grudge on Ana's monster does nothing."
    assert told in grudge(asked(state)).head
    do(state, "grudge 1")
    assert told not in grudge(asked(state)).head, "it has done nothing already"


def test_nap_44_the_level_of_a_trick_is_said_with_the_grudges_on_it() -> None:
    """The boar counts 1 more for each of Ana's levels: 7 + 5; a grudge makes that 15."""
    decks = game(boar=(COUNTS, LEVELS, 1))
    state = at(decks, "fork oar", meets="boar", grudges=(0, 1, 0), levels=(5, 5, 5))
    do(state, "draw")
    assert "Level 7 on the card, 12 now: " in " ".join(fight(asked(state)).head)
    state.dealings.added = 1
    assert "12 now, 15 with the grudges on it: " in " ".join(fight(asked(state)).head)


def test_a_win_of_the_match_is_named_to_the_rivals() -> None:
    """NAP-41."""
    state = among(table("colander", "goose", 9), grudges=(0, 2, 0), levels=(9, 3, 3))
    do(state, "draw")
    assert "wins the match" in grudge(asked(state)).head[0]


def bargaining() -> State:
    """Ana has asked, and Ben must answer."""
    state = lost()
    do(state, "ask")
    assert state.phase == PRICE
    return state


def test_a_price_says_what_both_sides_get() -> None:
    """NAP-39: the boar has two treasures."""
    state = bargaining()
    state.dealings.spite[0][state.seat] = 2
    found = price(asked(state))
    assert list(keyed(found)) == ["0", "1", "2"]
    assert "Ana has spent 2 grudges against you in this match." in found.head
    assert keyed(found)["2"].lines[0] == "you draw 2 of 2; Ana: level 5"
    assert keyed(found)["1"].lines[0] == "you draw 1 of 2; Ana: level 5, 1 treasure"


def test_offers_are_told_apart_and_a_bot_says_why() -> None:
    """NAP-39: Ben wants one, Eva says no."""
    state = bargaining()
    first = state.seat
    do(state, "price 1")
    assert state.phase == PRICE
    assert "wants 1." in " ".join(price(asked(state)).head)
    do(state, "price 0")
    assert state.phase == DEAL
    found = deal(asked(state, bots=frozenset({first})))
    assert list(keyed(found)) == ["1", "0"]
    offer = keyed(found)["1"]
    assert offer.lines[0] == "you 6 + Ben 5 = 11 > 7"
    assert offer.lines[1].startswith("you: level 5, 1 treasure; ")
    assert offer.lines[2].startswith('"')
    assert len(deal(asked(state)).ways[0].lines) == 2, "a person speaks for itself"
    assert found.head == ("Eva says no.",)
    assert found.columns == ("the match",)
    assert offer.cells > keyed(found)["0"].cells, "help is worth its price here"
    assert deal(asked(state, odds=False)).ways[0].cells == (), "no chances without odds"
    assert "deal" in open_to(state)
    do(state, "refuse")
    assert fight(asked(state)).head[-2] == "You have asked for help. Eva says no.", "who refused"


def test_a_rival_who_is_too_weak_to_be_asked_is_in_the_bargain() -> None:
    """NAP-39: only who is enough is asked; a newcomer wondered why the other one kept silent."""
    state = lost()
    state.equipped[2] = []
    refresh(state)
    do(state, "ask", "price 1")
    assert state.phase == DEAL
    assert deal(asked(state)).head == ("Eva is too weak: you 6 + Eva 1 = 7.",)


def test_a_grudge_is_explained_before_it_is_first_used_and_not_for_ever() -> None:
    """NAP-38: the symbol stood at the first door without a word."""
    told = "◆ is a grudge: +3 to you if you aren't winning, or to a winner's monster."
    state = at_door("boar", grudges=(1, 0, 0))
    assert doors(asked(state)).head == (told,)
    assert told in fight(asked(lost())).head
    assert doors(asked(at_door("boar"))).head == (), "nobody has one"
    state.turn = 7
    assert doors(asked(state)).head == (), "the third lap of three players"


def test_the_fight_shows_the_tricks_of_what_the_fighter_wears() -> None:
    """NAP-44."""
    state = at(game(colander=(RUN, 0, 1)), "colander", meets="boar", levels=(4, 4, 4))
    do(state, "draw")
    assert fight(asked(state)).foot == ("Colander: You add 1 to your escape roll.",)
    assert fight(asked(lost())).foot == ()


@pytest.mark.parametrize(("kind", "shown"), [(SHIELD, False), (HAGGLE, True)])
@pytest.mark.parametrize("asks", [True, False])
def test_the_fight_leaves_out_tricks_that_are_of_no_use_in_it_any_more(
    kind: int, shown: bool, asks: bool
) -> None:
    """NAP-44: rivals have spent their grudges, and prices matter only where help can be asked
    for. A newcomer's first fight was half about them."""
    others = ("oar", ""), ("piano", "")
    decks = game(colander=(kind, 0, 1))
    state = lay("colander", level=4, meets="boar", decks=decks, others=others if asks else ())
    do(among(state), "draw")
    assert bool(fight(asked(state)).foot) is (shown and asks)


def test_the_warning_names_the_one_who_will_pick() -> None:
    """NAP-42: as the rules do when the turn comes."""
    for levels in ((3, 9, 4), (5, 9, 4), (4, 9, 4)):
        state = among(table("colander"), "boar, gnat", levels=levels)
        found = asked(state)
        assert threats(found) == [1]
        told = warning(found, 1)
        state.turn_seat = 1
        picks = rules_doors.chooser(state)
        picker = "you pick" if picks == 0 else "Eva picks"
        assert told.head[1].startswith(f"As things are, {picker} the door")
        assert "plays next" in told.head[0]
        assert [way.key for way in told.ways] == ["", "1", "2"]


@pytest.mark.parametrize(("worn", "told"), [("", False), ("oar curtain colander", True)])
def test_the_warning_names_a_wall_only_if_it_may_fall(worn: str, told: bool) -> None:
    """NAP-36: Ben can't beat the taxman. If Ana can't either, there is nothing to warn of."""
    state = among(lay(worn, level=2, parameters=FRIENDS), "taxman", levels=(2, 9, 1))
    foot = " ".join(warning(asked(state), 1).foot)
    assert ("If you beat Taxman first" in foot) is told


def test_nobody_is_warned_of_a_player_who_can_t_win_yet() -> None:
    state = among(table("colander"), "boar", levels=(9, 8, 8))
    assert threats(asked(state)) == []


def test_a_rival_who_can_win_from_further_below_is_warned_of_too() -> None:
    """NAP-14, NAP-36: a monster worth two levels waits, which Ben beats from level 8. Before,
    only the flag said so, and a player who overlooked it spent the grudges that could stop it."""
    state = among(table("colander"), "moth", grudges=(3, 0, 0), levels=(3, 8, 4))
    assert state.config.monsters[state.dealings.corridor[0]].levels == 2
    found = asked(state)
    assert threats(found) == [1]
    (told,) = warnings(found)
    assert told.head[0].startswith("Ben may win next turn (100%, 0% if")
    assert not told.ways
    assert threats(asked(state, odds=False)) == []


def test_the_help_explains_grudges_only_where_the_rules_have_them() -> None:
    """NAP-37: two symbols more, those of the rows."""
    texts = Texts("en", strict=True)
    signs = {span.text for span, _ in legend(texts, UNICODE, grudges=True)}
    assert signs - {span.text for span, _ in legend(texts, UNICODE)} == {"◆", "∙"}


@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_has_words_in_both_languages(language: str) -> None:
    """And the public view is enough for each of the choices (NAP-45)."""
    state = at_door("boar: spoon, gnat", grudges=(1, 2, 0))
    assert doors(asked(state, language=language, public=True)).ways
    assert warning(asked(state, language=language), 1).ways
    state = lost((2, 1, 1))
    assert fight(asked(state, language=language, public=True)).ways
    do(state, "ask")
    assert price(asked(state, language=language, public=True)).ways
    do(state, "price 1", "price 2")
    everyone = frozenset({1, 2})
    assert deal(asked(state, language=language, public=True, bots=everyone)).ways
    state = lost((0, 3, 2), "goose")
    assert grudge(asked(state, language=language, public=True)).ways
