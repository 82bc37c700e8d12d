"""From choices to a configuration: preset, labyrinth and changes; seats; the command line."""

from __future__ import annotations

from decimal import Decimal
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.content.match_setup import BadChoice, MatchSetup
from app.content.preset_groups import cycle_preset
from app.content.seating import player_kinds, seat_kinds
from app.content.setup_from_args import asked_for, draft_from, no_preset, no_scenario
from app.games.irrgarten.repository import IrrgartenRepository
from app.games.irrgarten.setup_builder import IrrgartenSetupBuilder
from app.i18n.fluent import Texts
from app.match.headers import MOST_TITLES
from app.match.seats import HUMAN, Seat
from app.session.opener import MatchOpener
from app.text.errors import words_for
from engines.irrgarten.generator import generate
from engines.irrgarten.parameters import FOG_SIGHT, Parameters
from engines.kernel.errors import BadSetup
from engines.kernel.problems import DeckError
from engines.kernel.tempers import TEMPERS

NAMES = ("Ana", "Ben", "Eva", "Leo", "Mia", "Noa", "Tom", "Zoe")
LIBRARY = ContentIndex()
SHELF = IrrgartenRepository()

OWN_RULES = """\
id: dark
name: {en: Dark, es: Oscuro}
description: {en: A test, es: Una prueba}
options: {fog: sight, player_health: 3}
grid: |
  PPE
  ---
  ---
"""


@pytest.fixture
def draft() -> IrrgartenSetupBuilder:
    return first_draft(SHELF)


def first_draft(repository: IrrgartenRepository) -> IrrgartenSetupBuilder:
    return IrrgartenSetupBuilder(repository, NAMES, iter(("WOLF", "MOSS")).__next__)


def with_own_rules(draft: IrrgartenSetupBuilder, folder: Path) -> None:
    path = folder / "dark.yaml"
    path.write_text(OWN_RULES, encoding="utf-8")
    draft.entries = (SHELF.entry_of(path),)
    draft.scenario_index = 0


def choose_preset(draft: IrrgartenSetupBuilder, name: str) -> None:
    draft.preset_index = [preset.id for preset in draft.presets].index(name)


def test_a_new_game_is_one_person_against_a_scout_by_the_seeds_rules(
    draft: IrrgartenSetupBuilder,
) -> None:
    setup = draft.setup()
    assert setup.seats == (Seat("Ana"), Seat("Ben", "scout"))
    assert setup.seed == "WOLF"
    assert not setup.options.opening_attack
    assert setup.config().seats == 2


def test_the_labyrinths_rules_count_more_than_the_presets_and_mine_most(
    draft: IrrgartenSetupBuilder, tmp_path: Path
) -> None:
    choose_preset(draft, "course")
    with_own_rules(draft, tmp_path)
    draft.set_option("player_health", 7)
    options = draft.options()
    assert options.opening_attack  # of the preset
    assert options.fog == "sight"  # of the labyrinth
    assert options.player_health == 7  # mine
    assert draft.setup().config().parameters.fog == FOG_SIGHT


def test_a_change_back_to_what_holds_anyway_is_no_change(draft: IrrgartenSetupBuilder) -> None:
    draft.set_option("uses", 6)
    assert draft.changed("uses")
    draft.set_option("uses", 5)
    assert not draft.changed("uses")
    draft.set_option("resurrection", Decimal("0.30"))
    assert not draft.changed("resurrection")


def test_a_change_that_another_preset_has_anyway_is_no_change_there(
    draft: IrrgartenSetupBuilder,
) -> None:
    draft.set_option("opening_attack", True)
    cycle_preset(draft, 1)
    assert draft.options().opening_attack
    assert not draft.changes


def test_the_even_race_brings_a_labyrinth_unless_one_was_chosen(
    draft: IrrgartenSetupBuilder,
) -> None:
    """The first labyrinth is for a first lesson: five by five squares are no race."""

    def labyrinths() -> list[str]:
        found = []
        for _ in draft.presets:
            cycle_preset(draft, 1)
            assert draft.entry is not None
            found.append(draft.entry.id)
        return found

    names = [preset.id for preset in draft.presets]
    assert names == ["seed", "course", "even"]
    first, own = "first-steps", draft.FIRST.scenario
    assert labyrinths() == [first, own, first]
    draft.choose_id("octopus")
    assert labyrinths() == ["octopus"] * 3


def test_an_option_out_of_bounds_is_refused_and_not_kept(draft: IrrgartenSetupBuilder) -> None:
    with pytest.raises(ValueError, match="resurrection"):
        draft.set_option("resurrection", Decimal(0))  # IRR-22: above 0
    assert not draft.changes
    assert draft.options().resurrection == 300


def test_changes_are_taken_back_one_by_one(draft: IrrgartenSetupBuilder) -> None:
    draft.set_option("uses", 6)
    draft.set_option("fog", "sight")
    assert draft.reset(["uses"])
    assert list(draft.changes) == ["fog"]
    assert not draft.reset(["uses"])


# -- seats


def test_seats_are_added_with_names_that_nobody_has(draft: IrrgartenSetupBuilder) -> None:
    draft.rename(0, "Eva")
    while draft.add_seat():
        pass
    names = [seat.name for seat in draft.seats]
    assert len(names) == 8  # IRR-2
    assert len(set(names)) == 8
    assert names[:3] == ["Eva", "Ben", "Ana"]


def test_the_last_player_stays(draft: IrrgartenSetupBuilder) -> None:
    assert draft.remove_seat(0)
    assert not draft.remove_seat(0)
    assert [seat.name for seat in draft.seats] == ["Ben"]


def test_a_seat_goes_through_people_and_bots(draft: IrrgartenSetupBuilder) -> None:
    assert player_kinds("irrgarten") == (
        HUMAN,
        "beginner",
        "scout",
        "racer",
        "explorer",
        "planner",
        *TEMPERS,
        "random",
    )
    seen = []
    for _ in seat_kinds("irrgarten"):
        draft.cycle_seat(0, 1)
        seen.append(draft.seats[0].bot)
    known = ["beginner", "scout", "racer", "explorer", "planner"]
    assert seen == [*known, *TEMPERS, "drawn", "random", HUMAN]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Lola ", "Lola"),
        ("Zoë\x1b[31m", "Zoë[31m"),
        ("[/red]", "[/red]"),
        ("\u202eevil", "evil"),
        ("x" * 16, "x" * 16),
    ],
)
def test_a_name_is_kept_as_harmless_text(
    draft: IrrgartenSetupBuilder, typed: str, kept: str
) -> None:
    draft.rename(0, typed)
    assert draft.seats[0].name == kept


@pytest.mark.parametrize("typed", ["", "   ", "\x00\x1b", "x" * 17, "漢" * 9])
def test_a_name_that_shows_nothing_or_too_much_is_refused(
    draft: IrrgartenSetupBuilder, typed: str
) -> None:
    with pytest.raises(BadChoice) as caught:
        draft.rename(0, typed)
    assert caught.value.what == "name"
    assert draft.seats[0].name == "Ana"


def test_two_players_are_never_called_alike(draft: IrrgartenSetupBuilder) -> None:
    with pytest.raises(BadChoice) as caught:
        draft.rename(0, "BEN")
    assert caught.value.what == "name-taken"
    draft.rename(1, "BEN")  # a player may be called as before, in capitals


@pytest.mark.parametrize("typed", ["You", "tú", "TU", "Yo", " yo "])
def test_no_player_is_called_like_the_reader(draft: IrrgartenSetupBuilder, typed: str) -> None:
    """ "You takes an extra turn" would be said of somebody else."""
    with pytest.raises(BadChoice) as caught:
        draft.rename(0, typed)
    assert caught.value.what == "name-pronoun"
    draft.rename(0, "Yolanda")


# -- labyrinths


def test_the_generator_comes_after_the_last_file(draft: IrrgartenSetupBuilder) -> None:
    draft.cycle_scenario(-1)
    assert draft.generated
    rows = generate(draft.making(), draft.maze_seed)
    setup = draft.setup_with(draft.content(rows))
    board = setup.config().labyrinth
    assert (board.width, board.height) == (25, 15)
    assert setup.title()["generated"] == "backtracker 25x15"
    draft.cycle_scenario(1)
    assert draft.scenario_index == 0


def test_irr_30_priced_ways_place_the_monsters_of_a_generated_labyrinth_again(
    draft: IrrgartenSetupBuilder,
) -> None:
    draft.cycle_scenario(-1)
    rows = generate(draft.making(), draft.maze_seed)
    plain = draft.setup_with(draft.content(rows)).config()
    draft.set_option("monsters", "priced")
    priced = draft.setup_with(draft.content(rows)).config()
    assert plain.labyrinth.monsters
    assert priced.labyrinth.monsters == ()
    assert priced.monsters == plain.monsters == len(plain.labyrinth.monsters)


def test_the_generator_proposes_an_even_race_unless_rules_were_chosen(
    draft: IrrgartenSetupBuilder,
) -> None:
    def newly_generated() -> str:
        draft.scenario_index = 0
        draft.cycle_scenario(-1)
        draft.propose_preset(before=0)
        return draft.presets[draft.preset_index].id

    assert newly_generated() == "even"
    choose_preset(draft, "course")
    assert newly_generated() == "course"
    choose_preset(draft, "seed")
    draft.set_option("fog", "sight")
    assert newly_generated() == "seed"


def test_a_drawn_seed_is_picked_and_a_typed_one_never(draft: IrrgartenSetupBuilder) -> None:
    def played(setup: MatchSetup) -> str:
        context: Any = SimpleNamespace(store=None, held=False, bots=lambda *_: None)
        return MatchOpener(context, Texts("en")).new(setup).source.header.seed

    assert played(draft.setup()) == "WOLF", "the classic rules pick nothing"
    choose_preset(draft, "even")
    assert played(draft.setup()).startswith("WOLF.")
    draft.seed_drawn = False
    assert played(draft.setup()) == "WOLF"


def test_a_seed_of_the_command_line_counts_as_typed() -> None:
    start = StartOptions(game="irrgarten", seed="MINE", preset="even")
    chosen, _ = draft_from(start, LIBRARY, NAMES, lambda: "WOLF")
    assert (chosen.seed, chosen.seed_drawn) == ("MINE", False)
    chosen, _ = draft_from(StartOptions(game="irrgarten"), LIBRARY, NAMES, lambda: "WOLF")
    assert (chosen.seed, chosen.seed_drawn) == ("WOLF", True)


def test_room_is_kept_for_all_players(draft: IrrgartenSetupBuilder) -> None:
    while draft.add_seat():
        pass
    assert draft.making().players == 8  # IRR-5


@pytest.mark.parametrize(
    ("text", "size"),
    [("41x25", (41, 25)), ("5 1001", (5, 1001)), ("7 X 9", (7, 9)), ("8×6", (8, 6))],
)
def test_sizes_are_typed_in_several_ways(
    draft: IrrgartenSetupBuilder, text: str, size: tuple[int, int]
) -> None:
    draft.size_from(text)
    assert (draft.spec.width, draft.spec.height) == size


@pytest.mark.parametrize("text", ["", "41", "4x5", "1002x5", "41x25x3", "-5x9", "5.5x9", "٤١x٢٥"])
def test_sizes_that_cannot_be_are_refused(draft: IrrgartenSetupBuilder, text: str) -> None:
    with pytest.raises(BadChoice):
        draft.size_from(text)
    assert (draft.spec.width, draft.spec.height) == (25, 15)


def test_sizes_and_loops_go_up_and_down_from_any_value(draft: IrrgartenSetupBuilder) -> None:
    draft.size_from("50x30")
    draft.cycle_spec("size", 1)
    assert (draft.spec.width, draft.spec.height) == (61, 41)
    draft.size_from("50x30")
    draft.cycle_spec("size", -1)
    assert (draft.spec.width, draft.spec.height) == (41, 25)
    for _ in range(20):
        draft.cycle_spec("size", 1)
    assert (draft.spec.width, draft.spec.height) == (1001, 1001)
    draft.loops_from("12%")
    draft.cycle_spec("loops", 1)
    assert draft.spec.loops == 15
    draft.loops_from("")
    assert draft.spec.loops is None


def test_a_broken_file_can_be_chosen_but_not_played(
    draft: IrrgartenSetupBuilder, tmp_path: Path
) -> None:
    draft.entries = (*draft.entries, SHELF.entry_of(tmp_path / "nowhere.yaml"))
    draft.cycle_scenario(-1)
    draft.cycle_scenario(-1)
    with pytest.raises(DeckError):
        draft.setup()


def test_a_file_that_is_chosen_again_is_read_again_and_stands_once(
    draft: IrrgartenSetupBuilder, tmp_path: Path
) -> None:
    """Whoever mends a file types its path once more, as often as it takes."""
    shipped = len(draft.entries)
    file, other = tmp_path / "mine.yaml", tmp_path / "other.yaml"

    def broken() -> list[bool]:
        return [entry.error is not None for entry in draft.entries[shipped:]]

    file.write_text("id: broken\n")
    other.write_text("id: broken, too\n")
    for path in (file, other, file):
        assert draft.choose(str(path))
    assert broken() == [True, True]
    file.write_text(OWN_RULES)
    assert draft.choose(str(file))
    assert broken() == [False, True]
    assert draft.scenario_index == shipped


def test_too_few_starts_are_refused_when_the_game_is_to_begin(
    draft: IrrgartenSetupBuilder, tmp_path: Path
) -> None:
    """Two P in the grid, three players (IRR-5)."""
    with_own_rules(draft, tmp_path)
    draft.add_seat()
    with pytest.raises(BadSetup) as caught:
        draft.setup().config()
    assert caught.value.data["problem"] == "few-starts"


def test_irr_3_a_monster_that_the_deck_does_not_have_is_refused(
    draft: IrrgartenSetupBuilder, tmp_path: Path
) -> None:
    path = tmp_path / "strange.yaml"
    path.write_text(
        "id: strange\nname: {en: Strange, es: Raro}\ndescription: {en: Odd., es: Raro.}\n"
        "grid: |\n  E-M\n  ---\n  ---\nmonsters: [{at: [2, 0], monster: nobody-knows}]\n"
    )
    draft.entries = (*draft.entries, SHELF.entry_of(path))
    draft.scenario_index = len(draft.entries) - 1
    with pytest.raises(DeckError) as caught:
        draft.setup().config()
    (problem,) = caught.value.problems
    assert (problem.line, problem.column, problem.code) == (8, 34, "unknown_monster")
    for language in ("en", "es"):
        assert "nobody-knows" in words_for(Texts(language, strict=True), caught.value)


def test_a_labyrinth_that_went_away_is_not_chosen_any_more(
    tmp_path: Path,
) -> None:
    own = tmp_path / "irrgarten" / "labyrinths"
    own.mkdir(parents=True)
    draft = first_draft(IrrgartenRepository(tmp_path))
    (own / "dark.yaml").write_text(OWN_RULES, encoding="utf-8")
    draft.reload()
    draft.scenario_index = [entry.name for entry in draft.entries].index("dark")
    draft.reload()
    assert draft.entry is not None
    assert draft.entry.name == "dark"
    (own / "dark.yaml").unlink()
    draft.reload()
    assert draft.scenario_index == 0


def test_irr_31_names_of_the_players_own_are_used_once_the_files_are_read_again(
    tmp_path: Path,
) -> None:
    draft = first_draft(IrrgartenRepository(tmp_path))
    assert draft.gear is not None
    place = tmp_path / "irrgarten" / "gear"
    place.mkdir(parents=True)
    shipped = Path(str(files("cards"))) / "irrgarten" / "gear" / "household.yaml"
    own = shipped.read_text(encoding="utf-8").replace("id: household", "id: mine", 1)
    (place / "mine.yaml").write_text(own, encoding="utf-8")
    assert draft.gear.id == "household"
    draft.reload()
    assert draft.gear.id == "mine"


# -- titles and the command line


def test_titles_are_never_too_many_to_be_read_back(draft: IrrgartenSetupBuilder) -> None:
    """A deck may have 500 monsters and 400 names of gear, each in two languages."""
    monster = draft.deck.monsters[0]
    many = tuple(monster.model_copy(update={"id": f"m{number}"}) for number in range(500))
    draft.deck = draft.deck.model_copy(update={"monsters": many})
    assert draft.gear is not None
    weapon = draft.gear.weapons[0]
    called = [weapon.model_copy(update={"id": f"g{number}"}) for number in range(400)]
    update = {"weapons": tuple(called[:200]), "shields": tuple(called[200:])}
    draft.gear = draft.gear.model_copy(update=update)
    assert len(draft.setup().title()) <= MOST_TITLES


@pytest.mark.parametrize("preset", ["seed", "course"])
@pytest.mark.parametrize("generated", [False, True])
def test_irr_31_every_new_match_has_the_names_of_gear_and_their_words(
    draft: IrrgartenSetupBuilder, preset: str, generated: bool
) -> None:
    choose_preset(draft, preset)
    if generated:
        draft.scenario_index = len(draft.entries)
    content = draft.content(generate(draft.making(), "x") if generated else ())
    config, words = content.config(2, Parameters()), content.title()
    assert len(config.gear) == 28
    for card in config.gear:
        for language in ("en", "es"):
            assert words[f"gear-{card.id}-{language}"]
            assert words[f"article-gear-{card.id}-{language}"] in ("a", "an", "some", "el", "la")
    draft.gear = None
    assert draft.content(generate(draft.making(), "x")).config(2, Parameters()).gear == ()


def asked(**options: object) -> tuple[IrrgartenSetupBuilder, BadChoice | None]:
    start = StartOptions("irrgarten", **options)  # type: ignore[arg-type]  # fields by name
    draft, refused = draft_from(start, LIBRARY, NAMES, lambda: "WOLF")
    assert isinstance(draft, IrrgartenSetupBuilder)
    return draft, refused


def started(**options: object) -> IrrgartenSetupBuilder:
    draft, refused = asked(**options)
    assert refused is None
    return draft


def test_the_command_line_chooses_everything() -> None:
    draft = started(
        seed="BEAR",
        players=(Seat("Lola"), Seat("Bot", "random")),
        scenario="first-steps",
        preset="course",
        options={"fog": "sight", "resurrection": Decimal("0.5")},
    )
    setup = draft.setup()
    assert setup.seed == "BEAR"
    assert [seat.name for seat in setup.seats] == ["Lola", "Bot"]
    assert setup.content.labyrinth is not None
    assert setup.content.labyrinth.id == "first-steps"
    assert setup.options.opening_attack
    assert setup.options.fog == "sight"
    assert setup.options.resurrection == 500


def test_a_start_without_choices_asked_for_nothing() -> None:
    assert not asked_for(StartOptions("irrgarten", language="es", speed=0))
    assert asked_for(StartOptions("irrgarten", seed="BEAR"))
    assert asked_for(StartOptions("irrgarten", options={"fog": "sight"}))


def test_a_file_of_the_command_line_is_played(tmp_path: Path) -> None:
    path = tmp_path / "dark.yaml"
    path.write_text(OWN_RULES, encoding="utf-8")
    setup = started(scenario=str(path)).setup()
    assert setup.content.labyrinth is not None
    assert setup.content.labyrinth.id == "dark"
    assert setup.options.fog == "sight"


def test_a_broken_file_of_the_command_line_says_where(tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text("id: [", encoding="utf-8")
    draft = started(scenario=str(path))
    with pytest.raises(DeckError) as caught:
        draft.setup()
    assert caught.value.problems[0].file == "broken.yaml"
    draft.cycle_scenario(1)
    draft.cycle_scenario(1)
    draft.setup()  # the other labyrinths stay usable


@pytest.mark.parametrize(
    ("choice", "what"),
    [
        ({"scenario": "nowhere"}, "labyrinth"),
        ({"preset": "nothing"}, "preset"),
        ({"options": {"fog": "thick"}}, "value"),
        ({"options": {"colour": 3}}, "value"),
        ({"options": {"uses": 1000}}, "value"),
    ],
)
def test_a_choice_that_cannot_be_is_named(choice: dict[str, object], what: str) -> None:
    _, refused = asked(**choice)
    assert refused is not None
    assert refused.what == what


def test_what_was_probably_meant_is_told(tmp_path: Path) -> None:
    """By its id, or by the name of its file, which may be broken or called otherwise."""
    folder = tmp_path / "irrgarten" / "labyrinths"
    folder.mkdir(parents=True)
    (folder / "cellar.yaml").write_text(OWN_RULES, encoding="utf-8")
    (folder / "mistaken.yaml").write_text("id: [", encoding="utf-8")
    draft = first_draft(IrrgartenRepository(tmp_path))
    meant = {"snial": "snail", "cellr": "dark", "Drak": "dark", "mistakn": "mistaken", "zzz": ""}
    for wanted, near in meant.items():
        assert not draft.choose(wanted)
        assert no_scenario(draft, wanted).values == {"near": near}
    assert no_preset(draft, "sede").values["near"] == "seed"
    told = words_for(Texts("es", strict=True), no_scenario(draft, "snial"))
    assert told.endswith("¿Querías decir «snail»?")


def test_a_broken_labyrinth_of_ones_own_is_called_by_its_file_and_says_what_is_wrong(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "irrgarten" / "labyrinths"
    folder.mkdir(parents=True)
    (folder / "mistaken.yaml").write_text("id: [", encoding="utf-8")
    draft = first_draft(IrrgartenRepository(tmp_path))
    assert draft.choose("mistaken")
    with pytest.raises(DeckError, match=r"mistaken\.yaml"):
        draft.setup()


def test_one_wrong_choice_throws_no_other_away() -> None:
    draft, refused = asked(
        seed="BEAR",
        players=(Seat("Lola"), Seat("Bot", "random")),
        scenario="nowhere",
        preset="course",
        options={"colour": 3, "fog": "sight"},
    )
    assert refused is not None
    assert (refused.what, refused.found) == ("labyrinth", "nowhere")
    assert draft.seed == "BEAR"
    assert [seat.name for seat in draft.seats] == ["Lola", "Bot"]
    assert draft.presets[draft.preset_index].id == "course"
    assert draft.options().fog == "sight"


def test_a_broken_preset_of_mine_is_told_and_hides_no_other(tmp_path: Path) -> None:
    own = tmp_path / "irrgarten" / "presets"
    own.mkdir(parents=True)
    (own / "mine.yaml").write_text("id: mine\nfog: thick\n", encoding="utf-8")
    draft = first_draft(IrrgartenRepository(tmp_path))
    assert [preset.id for preset in draft.presets] == ["seed", "course", "even"]
    assert [fault.name for fault in draft.preset_errors] == ["mine.yaml"]
