"""Files of Irrgarten that are wrong: each is refused with the place to mend."""

from __future__ import annotations

import pytest

from engines.irrgarten.config import Config
from engines.irrgarten.deck import (
    CODES,
    LABYRINTH_LIMIT,
    RESIDENTS,
    GearFile,
    LabyrinthFile,
    MonsterFile,
    PresetFile,
    strangers,
    to_cards,
    to_gear,
    to_labyrinth,
)
from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.gear import GearCard
from engines.irrgarten.grid import grid_flaws
from engines.irrgarten.parameters import Parameters
from engines.kernel.decks import CODES as KERNEL_CODES
from engines.kernel.decks import DeckError, Problem, SchemaModel, load
from engines.kernel.errors import BadSetup
from engines.kernel.problems import MOST_PROBLEMS

HEAD = "id: a\nname: {en: A, es: B}\ndescription: {en: C, es: D}\ngrid: |\n"
HEAD_LINES = 4


def written(grid: str, more: str = "") -> bytes:
    """A labyrinth's file with rows separated by blanks, and more after the grid."""
    rows = "".join(f"  {row}\n" for row in grid.split())
    return (HEAD + rows + more).encode()


def drawn(grid: str, more: str = "") -> LabyrinthFile:
    return load(written(grid, more), "lab.yaml", LabyrinthFile)


def refused(data: bytes | str, model: type[SchemaModel] = LabyrinthFile) -> tuple[Problem, ...]:
    with pytest.raises(DeckError) as error:
        load(data.encode() if isinstance(data, str) else data, "lab.yaml", model, LABYRINTH_LIMIT)
    for problem in error.value.problems:
        assert set(problem.data) == (KERNEL_CODES | CODES)[problem.code], problem.code
    return error.value.problems


def places(found: tuple[Problem, ...]) -> list[tuple[int, int, str, str]]:
    return [(p.line, p.column, p.field, p.code) for p in found]


def test_irr_1_a_grid_becomes_a_board() -> None:
    board = to_labyrinth(drawn("P-X X-M E--", "monsters: [{at: [2, 1], monster: rat}]\n"))
    assert board.rows() == ["P-X", "X-M", "E--"]
    assert board.xy(board.exit) == (0, 2)
    assert [board.xy(square) for square in board.starts] == [(0, 0)]
    assert [board.xy(square) for square in board.monsters] == [(2, 1)]
    assert board.cards == ("rat",)


def test_irr_5_a_row_of_another_length_is_named_by_its_line_in_the_file() -> None:
    (problem,) = refused(written("XXXX X-EX XXX XXXX"))
    assert (problem.line, problem.code) == (HEAD_LINES + 3, "unequal_rows")
    assert problem.data == {"row": 3, "length": 3, "width": 4}


def test_irr_1_a_strange_character_is_shown_on_its_very_square() -> None:
    found = refused(written("X#XX X-EX XxXé"))
    assert [(p.line, p.column, p.data["found"]) for p in found] == [
        (HEAD_LINES + 1, 4, "#"),
        (HEAD_LINES + 3, 4, "x"),
        (HEAD_LINES + 3, 6, "é"),
    ]


def test_irr_1_one_exit_neither_none_nor_two() -> None:
    assert places(refused(written("--- --- ---"))) == [(4, 7, "grid", "no_exit")]
    assert places(refused(written("E-- --- --E"))) == [(HEAD_LINES + 3, 5, "grid", "two_exits")]


def test_irr_5_squares_without_a_way_to_the_exit_are_named_up_to_five() -> None:
    (problem,) = refused(written("--XE -XX- XX-- --X- --X-"))
    assert (problem.line, problem.column, problem.code) == (HEAD_LINES + 1, 3, "unreachable")
    assert problem.data["squares"] == [[0, 0], [1, 0], [0, 1], [0, 3], [1, 3]]
    assert problem.data["count"] == 7
    assert "0,0 1,0 0,1 0,3 1,3 ..." in str(problem)


@pytest.mark.parametrize(
    "grid", ["E- -- --", "E-- ---", "-" * 1002 + " " + "-" * 1002 + " E" + "-" * 1001]
)
def test_sizes_are_from_3x3_to_1001x1001(grid: str) -> None:
    assert "grid_size" in [problem.code for problem in refused(written(grid))]


def test_the_smallest_and_the_largest_board_are_welcome() -> None:
    assert to_labyrinth(drawn("E-- --- ---")).width == 3
    rows = ["-" * 1001] * 1000 + ["-" * 1000 + "E"]
    file = load(written(" ".join(rows)), "big", LabyrinthFile, LABYRINTH_LIMIT)
    board = to_labyrinth(file)
    assert (board.width, board.height) == (1001, 1001)
    assert board.xy(board.exit) == (1000, 1000)


def test_irr_5_there_must_be_a_square_for_a_player() -> None:
    assert places(refused(written("XXX EMX XXX"))) == [(4, 7, "grid", "no_room")]


def test_irr_5_room_for_exit_monsters_and_players_is_asked_for_when_players_are_known() -> None:
    board = to_labyrinth(drawn("E-- -M- ---"))
    Config(board, 7)
    with pytest.raises(BadSetup) as no_room:
        Config(board, 8)
    assert no_room.value.data["problem"] == "no-room"
    with pytest.raises(BadSetup):
        Config(to_labyrinth(drawn("E-- --- ---")), 4, Parameters(monster_share=1))


def test_irr_3_a_named_monster_must_stand_on_an_m() -> None:
    grid = "E-M -X- --M"
    more = (
        "monsters:\n"
        "  - {at: [2, 0], monster: rat}\n"
        "  - {at: [1, 1], monster: rat}\n"
        "  - {at: [9, 9], monster: rat}\n"
        "  - {at: [2, 0], monster: bat}\n"
        "  - {at: [1], monster: rat}\n"
    )
    found = refused(written(grid, more.replace("  - {at: [1], monster: rat}\n", "")))
    assert places(found) == [
        (10, 10, "monsters.1.at", "no_monster_there"),
        (11, 10, "monsters.2.at", "no_monster_there"),
        (12, 10, "monsters.3.at", "monster_twice"),
    ]
    assert places(refused(written(grid, more))) == [(13, 10, "monsters.4.at", "list_length")]


def test_a_monster_that_no_deck_knows_is_named() -> None:
    board = to_labyrinth(drawn("E-M --- ---", "monsters: [{at: [2, 0], monster: rat}]\n"))
    deck = load(DECK.encode(), "deck.yaml", MonsterFile)
    assert strangers(board, to_cards(deck)) == ("rat",)


def test_a_monster_that_is_not_among_the_residents_is_refused_at_its_place() -> None:
    more = "monsters:\n  - {at: [2, 0], monster: rta}\n  - {at: [2, 1], monster: rat}\n"
    text = written("E-M --M ---", more)
    known = {RESIDENTS: ("rat", "ogre")}
    with pytest.raises(DeckError) as caught:
        load(text, "a.yaml", LabyrinthFile, context=known)
    (problem,) = caught.value.problems
    assert (problem.line, problem.field, problem.code) == (
        9,
        "monsters.0.monster",
        "unknown_monster",
    )
    assert problem.data == {"found": "rta", "known": ["rat", "ogre"], "close": "rat"}
    load(text.replace(b"rta", b"ogre"), "a.yaml", LabyrinthFile, context=known)


def test_a_grid_without_its_bar_is_told_so() -> None:
    text = "id: a\nname: {en: A, es: B}\ndescription: {en: C, es: D}\ngrid:\n  E--\n  ---\n  ---\n"
    (problem,) = refused(text)
    assert (problem.line, problem.code) == (5, "grid_not_block")
    assert "a | after grid:" in str(problem)


def test_a_board_that_was_drawn_elsewhere_can_be_pasted_in_with_its_indentation() -> None:
    text = HEAD + "        X-X\n        -M-\n        E-P\n"
    assert to_labyrinth(load(text.encode(), "lab", LabyrinthFile)).rows() == ["X-X", "-M-", "E-P"]
    (problem,) = refused(text.replace("-M-", "-o-"))
    assert (problem.line, problem.column) == (HEAD_LINES + 2, 10)


def test_both_languages_are_needed() -> None:
    (problem,) = refused(written("E-- --- ---").replace(b", es: B", b""))
    assert (problem.line, problem.column, problem.field) == (2, 7, "name.es")
    assert problem.code == "missing_field"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ('"a\\nb"', "hidden_character"),
        ('"a\u200db"', "hidden_character"),
        ('"Zalgo\u0301\u0301\u0301"', "combining_marks"),
        ('" A"', "outer_blanks"),
        ('""', "text_length"),
        ("no " * 20, "text_length"),
    ],
)
def test_a_name_that_a_screen_could_trip_over_is_refused(name: str, code: str) -> None:
    data = written("E-- --- ---").replace(b"en: A", f"en: {name}".encode())
    assert places(refused(data)) == [(2, 12, "name.en", code)]


def test_what_looks_like_markup_is_a_name_like_any_other() -> None:
    data = written("E-- --- ---").replace(b"en: A", b'en: "[@click=app.quit]gold[/]"')
    assert load(data, "lab", LabyrinthFile).name.en == "[@click=app.quit]gold[/]"


DECK = """\
id: deck
name: {en: A, es: B}
monsters:
  - id: slug
    letter: s
    name: {en: Slug, es: Babosa}
    flavour: {en: Slow., es: Lenta.}
    strength: 0.25
    intelligence: 10
    health: 2
    level: 5
  - id: parcel
    letter: Q
    name: {en: Parcel, es: Paquete}
    flavour: {en: Ticks., es: Suena.}
"""


def test_irr_13_cards_are_in_thousandths_and_what_they_leave_out_is_left_to_the_figures() -> None:
    slug, parcel = to_cards(load(DECK.encode(), "deck.yaml", MonsterFile))
    assert (slug.strength, slug.intelligence, slug.health, slug.level) == (250, 10_000, 2, 5)
    assert (parcel.strength, parcel.intelligence, parcel.health, parcel.level) == (-1, -1, -1, 1)
    assert (slug.id, slug.letter) == ("slug", "s")


def test_a_monster_may_have_an_article() -> None:
    source = DECK.replace("level: 5", "article: la")
    slug, parcel = load(source.encode(), "deck.yaml", MonsterFile).monsters
    assert (slug.article, parcel.article) == ("la", None)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("strength: 0.25", "strength: 0.2525", (8, 15, "monsters.0.strength", "decimals")),
        ("strength: 0.25", "strength: -1", (8, 15, "monsters.0.strength", "number_range")),
        ("strength: 0.25", "strength: 100.001", (8, 15, "monsters.0.strength", "number_range")),
        ("strength: 0.25", "strength: 0,25", (8, 15, "monsters.0.strength", "wrong_type")),
        ("strength: 0.25", "strength: true", (8, 15, "monsters.0.strength", "wrong_type")),
        ("health: 2", "health: 0", (10, 13, "monsters.0.health", "number_range")),
        ("health: 2", "health: 2.5", (10, 13, "monsters.0.health", "wrong_type")),
        ("level: 5", "level: 6", (11, 12, "monsters.0.level", "number_range")),
        ("letter: Q", "letter: QQ", (13, 13, "monsters.1.letter", "letter")),
        ("letter: Q", "letter: ñ", (13, 13, "monsters.1.letter", "letter")),
        ("level: 5", "article: lo", (11, 14, "monsters.0.article", "not_a_choice")),
        ("id: parcel", "id: slug", (12, 9, "monsters.1.id", "id_twice")),
        ("id: parcel", "id: The Parcel", (12, 9, "monsters.1.id", "slug")),
    ],
)
def test_a_wrong_card_is_shown_where_it_is_wrong(
    old: str, new: str, place: tuple[int, int, str, str]
) -> None:
    assert places(refused(DECK.replace(old, new), MonsterFile)) == [place]


PRESET = "id: p\nname: {en: A, es: B}\ndescription: {en: C, es: D}\noptions:\n"


@pytest.mark.parametrize(
    ("option", "column", "code"),
    [
        ("resurrection: 0", 17, "number_range"),
        ("resurrection: 1.001", 17, "number_range"),
        ("resurrection: 30%", 17, "wrong_type"),
        ("fog: yes", 8, "not_a_choice"),
        ("blocked_move: jump", 17, "not_a_choice"),
        ("opening_attack: on", 19, "wrong_type"),
        ("turn_limit: 0", 15, "number_range"),
        ("uses: 1_0", 9, "wrong_type"),
        ("fallback_order: [down, up, right]", 19, "list_length"),
        ("fallback_order: [down, up, right, up]", 37, "direction_twice"),
        ("fallback_order: [down, up, right, north]", 37, "not_a_choice"),
        ("fallback_order: DURL", 19, "wrong_type"),
        ("fogs: off", 3, "unknown_field"),
    ],
)
def test_a_wrong_option_is_shown_where_it_is_wrong(option: str, column: int, code: str) -> None:
    ((line, found, field, why),) = places(refused(f"{PRESET}  {option}\n", PresetFile))
    assert (line, found, why) == (5, column, code)
    assert field.startswith(f"options.{option.partition(':')[0]}")


def test_irr_1_a_grid_that_is_much_too_large_is_told_of_once() -> None:
    (problem,) = refused(written("-\n" * 40_000 + "EEEE"))
    assert problem.code == "grid_size"


def test_irr_1_of_thousands_of_exits_a_few_are_told_of() -> None:
    found = grid_flaws(("E" * 1001 + "\n") * 9)
    assert {flaw.code for flaw in found} == {"two_exits"}
    assert len(found) == MOST_PROBLEMS


GEAR = """\
id: shed
name: {en: Shed, es: Cobertizo}
weapons:
  - id: hoe
    name: {en: Hoe, es: Azada}
    article: {en: a, es: la}
    flavour: {en: Digs., es: Cava.}
    power: 1.5
    uses: 3
shields:
  - id: bin
    name: {en: Bin, es: Cubo}
    article: {en: a, es: el}
    flavour: {en: Full., es: Lleno.}
    power: 0
    uses: 0
"""


def test_irr_31_a_list_of_names_becomes_cards_with_the_weapons_first() -> None:
    cards = to_gear(load(GEAR.encode(), "gear.yaml", GearFile))
    assert cards == (GearCard("hoe", WEAPON, 1_500, 3), GearCard("bin", SHIELD, 0, 0))


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("id: bin", "id: hoe", (11, 9, "shields.0.id", "id_twice")),
        ("en: a, es: el", "en: the, es: el", (13, 19, "shields.0.article.en", "not_a_choice")),
        ("    article: {en: a, es: la}\n", "", (4, 5, "weapons.0.article", "missing_field")),
        ("power: 1.5", "power: 200", (8, 12, "weapons.0.power", "number_range")),
        ("uses: 3", "uses: -1", (9, 11, "weapons.0.uses", "number_range")),
    ],
)
def test_a_wrong_list_of_names_is_refused_with_its_place(
    old: str, new: str, place: tuple[int, int, str, str]
) -> None:
    assert places(refused(GEAR.replace(old, new), GearFile)) == [place]
