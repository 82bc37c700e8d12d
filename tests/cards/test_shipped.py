"""What the program ships in `cards/`: it loads, it speaks both languages, it can be played."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from app.games.irrgarten.repository import IrrgartenRepository
from engines.irrgarten.config import Config
from engines.irrgarten.deck import (
    MonsterFile,
    strangers,
    to_cards,
    to_descent_cards,
    to_descent_gear,
    to_gear,
    to_labyrinth,
)
from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.gear import named
from engines.irrgarten.labyrinth import Labyrinth, MonsterCard
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.tricks import FOE_TRICKS, GEAR_TRICKS, NO_TRICK
from engines.kernel.fields import Lines, Names
from tests.cards.schemas import SCHEMAS, exported
from tests.cards.shipped import CARDS, files, gear, labyrinth, monsters, preset
from tests.helpers.cases import each

LABYRINTHS = files("labyrinths")
DECKS = files("monsters")
GEAR = files("gear")
PRESETS = files("presets")
OF_KIND = {
    "labyrinths": "irrgarten-labyrinth.v1.json",
    "monsters": "irrgarten-monsters.v1.json",
    "gear": "irrgarten-gear.v1.json",
    "presets": "irrgarten-preset.v1.json",
}


def ids(paths: list[Path]) -> list[str]:
    return [path.stem for path in paths]


def words() -> list[tuple[str, Names | Lines]]:
    """Every text in two languages, with where it is from."""
    found: list[tuple[str, Names | Lines]] = []
    for path in LABYRINTHS:
        found += [(path.stem, labyrinth(path).name), (path.stem, labyrinth(path).description)]
    for path in PRESETS:
        found += [(path.stem, preset(path).name), (path.stem, preset(path).description)]
    for path in DECKS:
        found.append((path.stem, monsters(path).name))
        for monster in monsters(path).monsters:
            found += [(monster.id, monster.name), (monster.id, monster.flavour)]
    for path in GEAR:
        found.append((path.stem, gear(path).name))
        for name in (*gear(path).weapons, *gear(path).shields):
            found += [(name.id, name.name), (name.id, name.flavour)]
    return found


@pytest.mark.parametrize("path", LABYRINTHS, ids=ids(LABYRINTHS))
def test_irr_5_a_shipped_labyrinth_loads_and_has_room_for_eight(path: Path) -> None:
    file = labyrinth(path)
    assert file.id == path.stem
    board = to_labyrinth(file)
    assert board.unreachable() == []
    for players in range(1, 9):
        Config(board, players)


@pytest.mark.parametrize("path", LABYRINTHS, ids=ids(LABYRINTHS))
def test_irr_3_the_monsters_that_a_labyrinth_names_are_in_the_deck(path: Path) -> None:
    cards = tuple(card for deck in DECKS for card in to_cards(monsters(deck)))
    assert strangers(to_labyrinth(labyrinth(path)), cards) == ()


def test_there_are_labyrinths_for_every_taste_and_three_to_learn_on() -> None:
    boards = {path.stem: to_labyrinth(labyrinth(path)) for path in LABYRINTHS}
    assert len(boards) >= 14
    teaching = [path.stem for path in LABYRINTHS if "teaching" in labyrinth(path).tags]
    assert len(teaching) >= 3
    assert all(boards[name].width <= 11 and boards[name].height <= 9 for name in teaching)
    sizes = {(board.width, board.height) for board in boards.values()}
    assert {(5, 5), (25, 15), (41, 25)} <= sizes, "the sizes that fit the two layouts whole"


@pytest.mark.parametrize("path", DECKS, ids=ids(DECKS))
def test_every_monster_has_an_article_in_its_name_or_beside_it(path: Path) -> None:
    for monster in monsters(path).monsters:
        bare = monster.name.es.split()[0] not in ("El", "La", "Los", "Las")
        assert bare == (monster.article is not None), monster.id


@pytest.mark.parametrize("path", LABYRINTHS, ids=ids(LABYRINTHS))
def test_irr_7_no_dead_player_can_keep_everybody_from_the_exit(path: Path) -> None:
    """A dead player makes its monster's square an obstacle; a way round is left, save at a boss."""
    board = to_labyrinth(labyrinth(path))
    gates = []
    for square in board.monsters:
        walls = bytearray(board.walls)
        walls[square] = 1
        cut = Labyrinth(board.width, board.height, bytes(walls), board.exit).unreachable()
        if len(cut) > len(board.free()) // 8:
            gates.append(board.xy(square))
    assert len(gates) <= ("boss" in labyrinth(path).tags)


def test_two_in_the_waist_of_the_hourglass_hold_nobody_up() -> None:
    """There are three ways through it without a monster. Through two, who was held up once stayed
    behind: the leader at half time won 86% of races of two racers, and 64% of four."""
    board = to_labyrinth(labyrinth(CARDS / "irrgarten" / "labyrinths" / "hourglass.yaml"))
    walls = bytearray(board.walls)
    for square in board.monsters:
        walls[square] = 1
    waist = [square for square in board.free() if 5 <= board.xy(square)[1] <= 11]
    for pair in combinations((square for square in waist if not walls[square]), 2):
        closed = bytearray(walls)
        for square in pair:
            closed[square] = 1
        quiet = Labyrinth(board.width, board.height, bytes(closed), board.exit)
        cut = {board.xy(square) for square in quiet.unreachable()}
        assert not any(y <= 3 for _, y in cut), [board.xy(square) for square in pair]


@pytest.mark.parametrize("path", LABYRINTHS, ids=ids(LABYRINTHS))
def test_irr_2_starts_that_are_drawn_by_hand_are_enough_for_eight_and_about_as_far(
    path: Path,
) -> None:
    board = to_labyrinth(labyrinth(path))
    if not board.starts:
        assert len(board.free()) > 8 + len(board.monsters), "any free square will do"
        return
    steps = {board.exit: 0}
    queue = [board.exit]
    for here in queue:
        for delta in board.deltas:
            if not board.walls[here + delta] and here + delta not in steps:
                steps[here + delta] = steps[here] + 1
                queue.append(here + delta)
    far = [steps[square] for square in board.starts]
    assert len(far) >= 8
    assert max(far) <= 1.7 * min(far)


def deck_of(name: str) -> MonsterFile:
    """A shipped deck of monsters: "residents" or "lodgers"."""
    return monsters(next(path for path in DECKS if path.stem == name))


def test_the_deck_of_a_race_covers_all_levels_and_a_wide_range() -> None:
    residents = deck_of("residents")
    assert len(residents.monsters) >= 18
    assert {monster.level for monster in residents.monsters} == {1, 2, 3, 4, 5}
    cards = to_cards(residents)
    assert min(card.strength for card in cards if card.strength >= 0) <= 1000
    assert max(card.strength for card in cards) == 10_000
    assert {card.health for card in cards} >= {1, 8}
    assert any(card.strength == -1 for card in cards), "one is left to the dice (IRR, Figures)"


def test_a_letter_is_one_monster_in_all_decks_and_shows_its_level() -> None:
    cards = [card for path in DECKS for card in to_cards(monsters(path))]
    letters = [card.letter for card in cards]
    assert len(set(letters)) == len(letters), "a letter names a monster on the map"
    assert len({card.id for card in cards}) == len(cards)
    assert "x" not in letters, "the map shows a dead monster as x"
    for card in cards:
        assert card.letter.isupper() == (card.level >= 4), card.id


def test_higher_levels_are_harder_on_the_whole() -> None:
    residents = to_cards(deck_of("residents"))
    for cards in (residents, descent()):
        totals: dict[int, list[int]] = {}
        for card in cards:
            if card.strength >= 0:
                strength = card.strength + card.intelligence + card.health * 1000
                totals.setdefault(card.level, []).append(strength)
        means = [sum(totals[level]) / len(totals[level]) for level in sorted(totals)]
        assert means == sorted(means)


def test_a_race_deals_the_residents_and_no_others() -> None:
    """A monster more would change what a seed deals, and with it old matches and the daily."""
    found = IrrgartenRepository(None, CARDS)
    deck = found.deck()
    assert deck == deck_of("residents")
    assert len(deck.monsters) == 23
    assert all(card.trick == NO_TRICK for card in to_cards(deck))
    assert {file.id for file in found.descent_decks()} == {path.stem for path in DECKS}


def descent() -> tuple[MonsterCard, ...]:
    """The monsters that the Descent deals from the shipped decks."""
    return to_descent_cards(*IrrgartenRepository(None, CARDS).descent_decks())


def test_the_descent_has_monsters_with_and_without_tricks_on_every_level() -> None:
    cards = descent()
    tricks = [card for card in cards if card.trick != NO_TRICK]
    assert len(tricks) >= 20
    assert len(cards) - len(tricks) >= 12
    assert {card.trick[0] for card in tricks} == {*range(1, len(FOE_TRICKS))}, "every kind is there"
    for level in range(1, 5):
        of_level = [card for card in cards if card.level == level]
        share = sum(card in tricks for card in of_level) / len(of_level)
        assert len(of_level) >= 5
        assert 0.4 <= share <= 0.65, level
        strengths = {1: (800, 2500), 2: (2000, 4500), 3: (4000, 7500), 4: (6000, 9000)}[level]
        for card in of_level:
            assert strengths[0] <= card.strength <= strengths[1], card.id


def test_the_descent_has_all_weapons_and_shields_with_every_trick() -> None:
    (path,) = GEAR
    cards = to_descent_gear(gear(path))
    assert Counter(card.kind for card in cards) == {WEAPON: 16, SHIELD: 12}
    assert {card.trick[0] for card in cards} == {*range(len(GEAR_TRICKS))}
    for kind in (WEAPON, SHIELD):
        plain = [card for card in cards if card.kind == kind and card.trick == NO_TRICK]
        assert len(plain) >= 5, "most things are what they look like"
    assert all(card.trick == NO_TRICK for card in to_gear(gear(path)))


def test_irr_31_every_name_of_gear_comes_up_under_the_classic_rules() -> None:
    """None is rarer than one item in fifty, none more frequent than one in nine."""
    (path,) = GEAR
    cards, figures = to_gear(gear(path)), Parameters()
    for kind, most in ((WEAPON, figures.weapon_power), (SHIELD, figures.shield_power)):
        found = Counter(
            cards[named(cards, kind, power, uses)].id
            for power in range(0, most, 10)
            for uses in range(figures.uses + 1)
        )
        assert set(found) == {card.id for card in cards if card.kind == kind}
        assert max(found.values()) < found.total() / 9
        assert min(found.values()) > found.total() / 50


def test_the_names_of_gear_fit_the_panel_and_have_their_articles() -> None:
    (path,) = GEAR
    file = gear(path)
    assert (len(file.weapons), len(file.shields)) == (16, 12)
    for name in (*file.weapons, *file.shields):
        assert max(len(name.name.en), len(name.name.es)) <= 16, name.id
        vowel = name.name.en[0] in "AEIOU"
        assert name.article.en == "some" or vowel == (name.article.en == "an"), name.id


@pytest.mark.parametrize("path", PRESETS, ids=ids(PRESETS))
def test_a_preset_loads_and_is_named_like_its_file(path: Path) -> None:
    assert preset(path).id == path.stem


def test_presets_seed_is_the_defaults_and_course_turns_on_what_the_rules_say() -> None:
    by_id = {path.stem: preset(path).options for path in PRESETS}
    assert by_id["seed"].parameters() == Parameters()
    assert by_id["course"].parameters() == Parameters(
        opening_attack=True,
        reset_wounds_on_defeat=True,
        reset_wounds_on_resurrection=True,
        dead_monsters_pay=True,
        fuzzy_after_resurrection=True,
    )


@each("case", words())
def test_every_text_is_in_both_languages_and_they_differ(case: tuple[str, Names | Lines]) -> None:
    _, text = case
    assert text.of("en") == text.en != text.es == text.of("es")
    assert text.of("fr") == text.en


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_schema_for_editors_is_fresh(name: str) -> None:
    written = (CARDS / "schema" / name).read_text(encoding="utf-8")
    assert written == exported(name), "write it anew with: make schemas"
    assert "prefixItems" not in json.loads(written), "editors know older dialects"


@pytest.mark.parametrize("kind", OF_KIND)
def test_the_first_line_of_each_file_leads_an_editor_to_its_schema(kind: str) -> None:
    for path in files(kind):
        first = path.read_text(encoding="utf-8").partition("\n")[0]
        mark, _, target = first.partition("$schema=")
        assert mark == "# yaml-language-server: "
        assert (path.parent / target).resolve() == (CARDS / "schema" / OF_KIND[kind]).resolve()
        assert (path.parent / target).is_file()
