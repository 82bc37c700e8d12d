"""Napakalaki's shipped decks: counts, both languages, every kind of consequence; they are games."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest

from engines.kernel.decks import load
from engines.kernel.events import Event
from engines.kernel.fields import Lines, Names
from engines.kernel.streams import CheapSource
from engines.napakalaki import cards
from engines.napakalaki.bots import BOTS
from engines.napakalaki.config import Config
from engines.napakalaki.deck import (
    FILES,
    SCHEMAS,
    Monster,
    PresetFile,
    Treasure,
    to_monsters,
    to_treasures,
)
from engines.napakalaki.events import Met, Suffered
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.rules import Rules
from tests.cards.shipped import CARDS, NAPAKALAKI, napakalaki_deck

DECKS = sorted(folder.name for folder in (NAPAKALAKI / "decks").iterdir())
PRESETS = sorted((NAPAKALAKI / "presets").glob("*.yaml"))

KINDS_OF_LOSS: dict[str, Callable[[cards.Bad], object]] = {
    "levels only": lambda bad: bad.levels and bad == cards.Bad(levels=bad.levels),
    "a number of equipped": lambda bad: bad.equipped > 0,
    "a number of hidden": lambda bad: bad.hidden > 0,
    "a number of either": lambda bad: bad.either > 0,
    "all equipped": lambda bad: bad.equipped == cards.ALL,
    "all hidden": lambda bad: bad.hidden == cards.ALL,
    "all of either": lambda bad: bad.either == cards.ALL,
    "types of equipped": lambda bad: bad.equipped_kinds and not bad.hidden_kinds,
    "types of hidden": lambda bad: bad.hidden_kinds and not bad.equipped_kinds,
    "types of both": lambda bad: bad.equipped_kinds and bad.hidden_kinds,
    "death": lambda bad: bad.death,
}


def cards_of(name: str) -> list[Treasure | Monster]:
    """The treasures and the monsters of a deck."""
    deck = napakalaki_deck(name)
    return [*deck.treasures, *deck.monsters]


def texts(name: str) -> list[tuple[str, Names | Lines]]:
    """Every text of a deck in two languages, with where it is from."""
    deck = napakalaki_deck(name)
    found: list[tuple[str, Names | Lines]] = [
        (name, deck.about.name),
        (name, deck.about.description),
    ]
    for card in cards_of(name):
        found += [(card.id, card.name), (card.id, card.flavour)]
        if isinstance(card, Monster) and card.beaten is not None and card.fate is not None:
            found += [(card.id, card.beaten), (card.id, card.fate)]
    return found


def test_the_base_deck_has_32_treasures_and_19_monsters_3_of_them_deadly() -> None:
    deck = napakalaki_deck("base")
    assert Counter(card.kind for card in deck.treasures) == {
        "one-hand": 11, "two-hands": 8, "helmet": 6, "armour": 4, "footwear": 2, "necklace": 1,
    }  # fmt: skip
    levels = [monster.level for monster in deck.monsters]
    assert (len(levels), min(levels), max(levels)) == (19, 1, 20)
    assert sum(monster.bad.death for monster in deck.monsters) == 3


def test_the_grand_deck_is_for_more_players_and_has_several_necklaces() -> None:
    deck = napakalaki_deck("grand")
    assert len(deck.treasures) >= 64
    assert len(deck.monsters) >= 40
    assert sum(card.kind == "necklace" for card in deck.treasures) >= 3
    assert deck.about.players == 6
    assert len(deck.treasures) >= deck.about.players * 10, "six may hold ten each (NAP-6, NAP-7)"


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize("kind", KINDS_OF_LOSS)
def test_nap_16_every_kind_of_bad_consequence_occurs(name: str, kind: str) -> None:
    monsters = to_monsters(napakalaki_deck(name).monsters)
    assert any(KINDS_OF_LOSS[kind](monster.bad) for monster in monsters)


GOLDEN = [name for name in DECKS if name != "course-2016"]
"""The decks with gold, necklaces and two bonuses (NAP-27)."""


@pytest.mark.parametrize("name", GOLDEN)
def test_nap_5_types_have_treasures_with_two_bonuses_and_with_one_and_some_have_none(
    name: str,
) -> None:
    treasures = to_treasures(napakalaki_deck(name).treasures)
    for kind, word in enumerate(cards.KINDS):
        ours = [card for card in treasures if card.kind == kind]
        single = [card for card in ours if card.low == card.high > 0]
        double = [card for card in ours if card.low < card.high]
        assert single, word
        assert bool(double) == (kind != cards.NECKLACE), word
    assert sum(card.high == 0 for card in treasures) >= 3


@pytest.mark.parametrize("name", GOLDEN)
def test_nap_11_levels_can_be_bought_now_and_then(name: str) -> None:
    gold = [card.gold for card in napakalaki_deck(name).treasures]
    assert all(100 <= each <= 1000 and each % 100 == 0 for each in gold)
    assert 2 <= 1000 / statistics.mean(gold) <= 5, "treasures that buy a level"
    worthless = [c.gold for c in napakalaki_deck(name).treasures if not c.bonus]
    assert statistics.mean(worthless) > statistics.mean(gold), "no bonus, but worth gold"


@pytest.mark.parametrize("name", DECKS)
def test_nap_14_harder_monsters_pay_better(name: str) -> None:
    deck = sorted(napakalaki_deck(name).monsters, key=lambda monster: monster.level)
    third = len(deck) // 3
    easy, middle, hard = (
        statistics.mean(monster.prize.levels + monster.prize.treasures for monster in part)
        for part in (deck[:third], deck[third:-third], deck[-third:])
    )
    assert easy < middle < hard


@pytest.mark.parametrize("name", DECKS)
def test_every_text_is_in_both_languages_short_enough_for_a_card_and_unlike_the_others(
    name: str,
) -> None:
    for where, text in texts(name):
        assert text.of("en") == text.en != text.es == text.of("es"), where
    for card in cards_of(name):
        for language in ("en", "es"):
            assert len(card.name.of(language)) <= 24, card.id
            assert len(card.flavour.of(language)) <= 62, card.id
    for language in ("en", "es"):
        words = Counter(text.of(language) for _, text in texts(name))
        assert words.most_common(1)[0][1] == 1, "each joke once"


@pytest.mark.parametrize("name", DECKS)
def test_every_monster_has_its_own_lines_for_both_ends_of_a_fight(name: str) -> None:
    """At most two rows of a dialog, in quotes."""
    for monster in napakalaki_deck(name).monsters:
        assert monster.beaten is not None, monster.id
        assert monster.fate is not None, monster.id
        for text in (monster.beaten, monster.fate):
            assert max(len(text.en), len(text.es)) <= 74, monster.id


@pytest.mark.parametrize("name", DECKS)
def test_every_monster_has_an_article_in_its_name_or_beside_it(name: str) -> None:
    for monster in napakalaki_deck(name).monsters:
        bare = monster.name.es.split()[0] not in ("El", "La", "Los", "Las", "Una")
        assert bare == (monster.article is not None), monster.id


SHOES = ["two-left-shoes"]


@pytest.mark.parametrize("name", DECKS)
def test_every_treasure_has_its_spanish_article_but_a_pair_of_left_shoes(name: str) -> None:
    bare = [card.id for card in napakalaki_deck(name).treasures if card.article is None]
    assert bare == {"base": SHOES, "course-2014": SHOES}.get(name, [])


def test_no_card_of_one_deck_is_in_another_but_for_the_base_with_its_cult() -> None:
    found = [card.id for name in DECKS for card in cards_of(name) if name != "course-2014"]
    assert len(found) == len({*found})


def test_nap_21_and_nap_22_the_course_s_deck_is_the_base_with_a_cult() -> None:
    """32 treasures; 7 cultist monsters of levels 2 to 20 with changes of -4 to +5; 6 cultist cards,
    four of +1 and two of +2."""
    base, course = napakalaki_deck("base"), napakalaki_deck("course-2014")
    assert course.treasures == base.treasures
    assert len(course.treasures) == 32
    assert course.monsters[: len(base.monsters)] == base.monsters
    cult = course.monsters[len(base.monsters) :]
    assert len(cult) == 7
    assert (min(m.level for m in cult), max(m.level for m in cult)) == (2, 20)
    changes = [m.against_cultist for m in cult]
    assert (min(changes), max(changes)) == (-4, 5)
    assert all(changes)
    assert sorted(card.bonus for card in course.cultists) == [1, 1, 1, 1, 2, 2]


def test_nap_27_the_deck_of_2016_has_the_course_s_totals() -> None:
    """31 treasures without gold or necklace, with one bonus each and 80 in all; 19 monsters with
    levels of 143 in all; six cultist cards."""
    deck = napakalaki_deck("course-2016")
    assert len(deck.treasures) == 31
    assert sum(card.bonus for card in deck.treasures) == 80
    assert not any(c.gold or c.bonus_with_necklace or c.kind == "necklace" for c in deck.treasures)
    assert (len(deck.monsters), sum(m.level for m in deck.monsters)) == (19, 143)
    assert sorted(card.bonus for card in deck.cultists) == [1, 1, 1, 1, 2, 2]


@pytest.mark.parametrize("name", [name for name in DECKS if napakalaki_deck(name).cultists])
def test_cultist_cards_read_like_the_others(name: str) -> None:
    deck = napakalaki_deck(name)
    for card in deck.cultists:
        for language in ("en", "es"):
            assert len(card.name.of(language)) <= 24, card.id
            assert len(card.flavour.of(language)) <= 62, card.id
    told = [card.flavour.of(language) for card in deck.cultists for language in ("en", "es")]
    told += [card.flavour.en for card in deck.monsters]
    assert len({*told}) == len(told), "each joke once"


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_named_like_its_folder_and_each_file_leads_an_editor_to_its_schema(
    name: str,
) -> None:
    assert napakalaki_deck(name).about.id == name
    for file in FILES:
        path = NAPAKALAKI / "decks" / name / file
        mark, _, target = path.read_text(encoding="utf-8").partition("\n")[0].partition("$schema=")
        assert mark == "# yaml-language-server: "
        version = 1 if path.stem == "deck" else 2
        schema = f"napakalaki-{path.stem}.v{version}.json"
        assert schema in SCHEMAS
        assert (path.parent / target).resolve() == (CARDS / "schema" / schema).resolve()


@pytest.mark.parametrize("path", PRESETS, ids=lambda path: path.stem)
def test_a_preset_loads_is_named_like_its_file_and_leads_to_its_schema(path: Path) -> None:
    preset = load(path.read_bytes(), path.name, PresetFile)
    assert preset.id == path.stem
    assert preset.name.en != preset.name.es
    assert preset.description.en != preset.description.es
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    target = (path.parent / first.partition("$schema=")[2]).resolve()
    assert target == (CARDS / "schema" / "napakalaki-preset.v1.json").resolve()


def test_nap_1_nap_17_the_presets_are_the_two_editions() -> None:
    readme, guion = (
        load((NAPAKALAKI / "presets" / name).read_bytes(), name, PresetFile).options
        for name in ("readme.yaml", "guion.yaml")
    )
    assert readme.parameters() == Parameters()
    assert guion.parameters() == Parameters(necklace_always=True)
    assert (readme.seats, guion.seats) == ((3, 4), (3, 3))


@pytest.mark.one_of(2)
@pytest.mark.parametrize(("name", "players"), [("base", 3), ("grand", 4)])
def test_the_balance_monsters_win_and_lose_and_a_game_takes_10_to_20_rounds(
    name: str, players: int
) -> None:
    """Sixty games of three or four sharp bots. The bounds are wide: see `make strength`."""
    deck = napakalaki_deck(name)
    config = Config(to_treasures(deck.treasures), to_monsters(deck.monsters), players)
    rules, rounds = Rules(), []
    met: dict[int, Counter[str]] = defaultdict(Counter)

    def note(event: Event) -> None:
        if isinstance(event, Met):
            met[event.monster]["won" if event.wins else "not won"] += 1
        elif isinstance(event, Suffered):
            met[event.monster]["lost"] += 1

    for seed in range(60):
        state = rules.deal(config, CheapSource(seed))
        while state.seat >= 0:
            legal = state.legal
            forced = len(legal) == 1
            view = None if forced else rules.view(state, state.seat)
            action = legal[0] if view is None else BOTS["sharp"](config, view, state.decisions)
            rules.apply(state, action, note)
        rounds.append(state.turn / players)
    assert 9 <= statistics.median(rounds) <= 20
    beaten = [met[monster]["won"] for monster in range(len(deck.monsters))]
    lost = [met[monster]["lost"] for monster in range(len(deck.monsters))]
    assert min(lost) > 0, deck.monsters[lost.index(0)].id
    if name == "base":
        assert min(beaten) > 0, deck.monsters[beaten.index(0)].id
