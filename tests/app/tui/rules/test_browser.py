"""Where one is in the rules: going about, searching by words and by number."""

from __future__ import annotations

import pytest

from app.i18n.search import folded
from app.text.rulebook import PREFIXES, RulesEntry, page
from app.tui.rules.browser import RulesBrowser


def browser(game: str = "napakalaki", language: str = "en") -> RulesBrowser:
    return RulesBrowser(game, lambda: language)


def test_it_begins_at_the_beginning_and_stays_on_the_page() -> None:
    there = browser()
    assert (there.game, there.chosen) == ("napakalaki", 0)
    there.choose(-5)
    assert there.chosen == 0
    there.choose(1000)
    assert there.chosen == len(there.page.entries) - 1


def test_each_game_keeps_the_place_where_one_was() -> None:
    there = browser()
    there.choose(7)
    there.turn(1)
    assert (there.game, there.chosen) == ("hammerspace", 0)
    there.turn(1)
    assert (there.game, there.tab, there.chosen) == ("irrgarten", "irrgarten", 0)
    there.turn(2)
    assert (there.game, there.chosen) == ("napakalaki", 7)
    there.turn(-1)
    assert there.game == "irrgarten"


def test_a_game_on_another_ones_page_has_a_tab_of_its_own() -> None:
    """The Descent's rules are behind those of Irrgarten."""
    there = browser("irrgarten")
    assert there.tab == "irrgarten"
    there.turn(1)
    assert (there.game, there.tab, there.entry.title) == ("irrgarten", "descent", "The Descent")
    there.choose(there.chosen + 3)
    assert there.tab == "descent"
    kept = there.chosen
    there.turn(-1)
    assert (there.tab, there.chosen) == ("irrgarten", 0)
    there.turn(1)
    assert there.chosen == kept
    there.choose(kept - 4)
    assert there.tab == "irrgarten", "above its heading"


@pytest.mark.parametrize("typed", ["11", "nap 11", "NAP-11"])
def test_a_number_goes_to_its_clause(typed: str) -> None:
    there = browser()
    assert there.search(typed)
    assert there.entry.id == "NAP-11"
    assert there.number == 1


def test_a_number_may_be_of_another_game() -> None:
    there = browser()
    assert there.search("HAM-9a")
    assert (there.game, there.entry.id) == ("hammerspace", "HAM-9a")


def test_a_number_that_is_no_clause_is_searched_for_as_a_word() -> None:
    there = browser()
    assert there.search("1,900")
    assert there.entry.id == "NAP-11"
    assert not there.search("777")


def test_words_are_found_in_any_order_case_and_accents_and_in_all_games() -> None:
    there = browser(language="es")
    assert there.search("ELECTRICO fisico")
    assert (there.game, there.entry.title) == ("hammerspace", "Palabras")
    there.again()
    assert there.entry.id == "HAM-9a"
    there.again()
    assert there.number == 1


def test_the_present_game_comes_first_from_the_present_entry_on() -> None:
    there = browser()
    there.search("NAP-14")
    assert there.search("die")
    assert there.entry.id == "NAP-15"
    games = [game for game, _ in there.finds]
    assert games[0] == "napakalaki"
    assert games == sorted(games, key=["napakalaki", "hammerspace", "irrgarten"].index)


def test_every_find_holds_the_words_and_none_is_found_twice() -> None:
    there = browser()
    assert there.search("deck empty")
    assert len(set(there.finds)) == len(there.finds) > 1
    for place in there.finds:
        there.go(place)
        assert all(word in folded(there.entry.text) for word in ("deck", "empty"))


def test_what_is_not_there_leaves_one_where_one_is() -> None:
    there = browser()
    there.choose(4)
    assert not there.search("dragon slayer")
    assert (there.chosen, there.finds, there.number) == (4, (), 0)
    there.again()
    assert there.chosen == 4


def test_an_option_is_found_by_its_id_and_by_its_words() -> None:
    def label(game: str, entry: RulesEntry) -> str:
        return "Buy the last level" if "last_level" in entry.options else ""

    there = RulesBrowser("irrgarten", lambda: "en", extra=label)
    assert there.search("last_level")
    assert there.search("buy last level")
    assert there.game == "napakalaki"
    there.search("NAP-10")
    there.search("buy last level")
    assert there.entry.id == "NAP-11", "its own words"
    there.again()
    assert there.entry.id == "NAP-25", "the words of its option"


def test_the_words_of_an_option_are_asked_for_once_a_language() -> None:
    """A search runs at every key that is typed."""
    asked: list[str] = []
    spoken = ["en"]

    def label(_game: str, entry: RulesEntry) -> str:
        asked.append(entry.id)
        return ""

    there = RulesBrowser("irrgarten", lambda: spoken[0], extra=label)
    for typed in ("b", "bu", "buy"):
        there.search(typed)
    entries = len(asked)
    assert entries == sum(len(page(game, "en").entries) for game in PREFIXES)
    spoken[0] = "es"
    assert there.search("laberinto")
    assert len(asked) == 2 * entries


def test_clauses_that_somebody_speaks_of_are_gone_through_like_finds() -> None:
    there = browser()
    there.follow(("NAP-17", "NAP-99", "XYZ-1", "NAP-3"))
    assert there.entry.id == "NAP-17"
    there.again()
    assert there.entry.id == "NAP-3"
    there.again()
    assert there.entry.id == "NAP-17"


def test_from_elsewhere_the_next_find_is_the_first() -> None:
    there = browser()
    there.follow(("NAP-17", "NAP-3"))
    there.choose(0)
    there.again()
    assert there.entry.id == "NAP-17"


def test_the_next_find_from_elsewhere_is_the_one_below_and_back_the_one_above() -> None:
    there = browser()
    assert there.search("bonus")
    page_finds = [at for game, at in there.finds if game == "napakalaki"]
    there.choose(page_finds[1] + 1)
    there.again()
    assert there.chosen == page_finds[2]
    there.choose(page_finds[1] + 1)
    there.again(-1)
    assert there.chosen == page_finds[1]
    there.again(-1)
    there.again(-1)
    assert there.number == len(there.finds), "round and round"


def test_who_looks_near_the_end_gets_the_last_find_before() -> None:
    there = browser()
    there.choose(1000)
    assert there.search("bonus")
    game, last = [find for find in there.finds if find[0] == "napakalaki"][-1]
    assert (there.game, there.chosen) == (game, last)


def test_what_is_typed_is_looked_for_from_where_one_began() -> None:
    there = browser()
    there.choose(4)
    began = there.spot
    there.search("HAM-9")
    there.come_back(began)
    assert (there.game, there.chosen) == ("napakalaki", 4)
    assert not there.search("")
    assert (there.words, there.finds) == ((), ())
    assert there.chosen == 4


def test_after_a_search_the_clauses_that_are_spoken_of_are_there_again() -> None:
    there = browser()
    there.follow(("NAP-17", "NAP-3"))
    assert there.search("die")
    there.forget()
    there.again()
    assert there.entry.id == "NAP-17"
    there.search("die")
    assert not there.search(" ")
    assert len(there.finds) == 2
