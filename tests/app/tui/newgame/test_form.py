"""The form's rows without a screen: options, steps, typed numbers, words in both languages."""

from __future__ import annotations

from decimal import Decimal
from itertools import permutations

import pytest

from app.content.match_setup import BadChoice
from app.games.irrgarten.repository import IrrgartenRepository
from app.games.irrgarten.setup_builder import IrrgartenSetupBuilder
from app.games.irrgarten.tui.newgame.form import LAYOUT, LabyrinthForm
from app.games.irrgarten.tui.newgame.starter import LabyrinthStarter
from app.games.irrgarten.tui.newgame.texts import LabyrinthFormTexts
from app.i18n.fluent import LANGUAGES, Texts
from app.tui.glyphs import ASCII, GLYPH_SETS
from app.tui.newgame.steps import number_from, stepped
from engines.irrgarten.options import Options
from engines.kernel.options import infos_of

SHELF = IrrgartenRepository()
GROUPS = LAYOUT.groups
INFOS = {info.name: info for info in infos_of(Options)}
KEYS = {
    name: name.upper()
    for name in ("enter", "start", "again", "add", "remove", "reset", "renew", "back")
}


@pytest.fixture
def form() -> LabyrinthForm:
    names = ("Ana", "Ben", "Eva", "Leo", "Mia", "Noa", "Tom", "Zoe")
    draft = IrrgartenSetupBuilder(SHELF, names, iter(("WOLF", "MOSS", "BEAR")).__next__)
    return LabyrinthForm(draft, LAYOUT)


def test_every_option_of_the_rules_has_its_place_once() -> None:
    placed = [*LAYOUT.common, *(name for names in GROUPS.values() for name in names)]
    assert sorted(placed) == sorted(INFOS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("glyphs", GLYPH_SETS)
def test_every_row_is_labelled_and_explained(
    form: LabyrinthForm, language: str, glyphs: str
) -> None:
    """Strict texts raise for any message or blank that is missing."""
    texts = Texts(language, strict=True)
    form.unfolded = {"labyrinth", *GROUPS}
    form.draft.cycle_scenario(-1)
    form.draft.set_option("uses", 7)
    starter = LabyrinthStarter(form.draft)
    shown = LabyrinthFormTexts(form, starter, texts, GLYPH_SETS[glyphs], KEYS)
    for row in shown.rows():
        if row.heading:
            continue
        said = shown.explained(row.id)
        assert row.label
        assert said.title
        assert all(text for text, _ in said.paragraphs)
        if form.types(row.id):
            assert all(shown.question(row.id))


@pytest.mark.parametrize(("fog", "shows"), [("off", True), ("explored", False), ("sight", False)])
def test_under_fog_the_drawing_shows_no_exit_and_no_monster(
    form: LabyrinthForm, fog: str, shows: bool
) -> None:
    form.draft.set_option("fog", fog)
    shown = LabyrinthFormTexts(form, LabyrinthStarter(form.draft), Texts("en"), ASCII, KEYS)
    said = shown.explained("labyrinth")
    assert said.drawing is not None
    lines = said.drawing(90, 40, ASCII)
    assert lines is not None
    signs = "".join(run.text for line in lines for run in line)
    assert (">>" in signs, "M " in signs) == (shows, shows)
    assert any("neither the exit" in text for text, _ in said.paragraphs) is not shows


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_labyrinth_that_is_only_looked_at_has_its_own_fog(
    form: LabyrinthForm, language: str
) -> None:
    """With a foggy labyrinth chosen, the cursor on a clear one shows its exit, and vice versa."""
    texts = Texts(language)
    fog = texts("newgame-irrgarten-bare")
    files = {entry.id: entry.content for entry in SHELF.scenarios}
    for chosen in ("library", "toll-bridge"):
        assert form.draft.choose_id(chosen)
        shown = LabyrinthFormTexts(form, LabyrinthStarter(form.draft), texts, ASCII, KEYS)
        for pointed, foggy in (("library", True), ("toll-bridge", False)):
            file = files[pointed]
            assert file is not None
            said = shown.scenario_explained(file)
            assert (fog in [text for text, _ in said.paragraphs]) is foggy
            assert said.drawing is not None
            lines = said.drawing(90, 40, ASCII)
            assert lines is not None
            assert (">>" in "".join(run.text for line in lines for run in line)) is not foggy


@pytest.mark.parametrize("name", INFOS)
def test_each_option_tells_its_clause_and_effect(form: LabyrinthForm, name: str) -> None:
    starter = LabyrinthStarter(form.draft)
    shown = LabyrinthFormTexts(form, starter, Texts("en", strict=True), ASCII, KEYS)
    said = shown.explained(f"option:{name}")
    told = [text for text, _ in said.paragraphs]
    assert said.hint == f"Rule {INFOS[name].clause}"
    assert len(told[0]) > 20


@pytest.mark.parametrize("name", INFOS)
@pytest.mark.parametrize("step", [-1, 1])
def test_stepping_an_option_never_leaves_its_bounds(
    form: LabyrinthForm, name: str, step: int
) -> None:
    """A step depends on the value alone: once a value comes again, every later one was seen."""
    seen: set[object] = set()
    while (value := getattr(form.draft.options(), name)) not in seen and len(seen) < 300:
        seen.add(value)
        form.turn(f"option:{name}", step)
    assert value in seen or len(seen) == 300


def test_stepping_goes_through_all_values_of_choices_and_orders() -> None:
    assert stepped(INFOS["fog"], "off", 1) == "explored"
    assert stepped(INFOS["fog"], "off", -1) == "sight"
    assert stepped(INFOS["opening_attack"], False, 1) is True
    order: object = ("down", "up", "right", "left")
    seen = set()
    for _ in range(24):
        seen.add(order)
        order = stepped(INFOS["fallback_order"], order, 1)
    assert seen == set(permutations(("down", "up", "right", "left")))


def test_reals_step_in_grains_people_expect() -> None:
    """Thousandths in, whole units out."""
    assert stepped(INFOS["resurrection"], 300, 1) == Decimal("0.35")
    assert stepped(INFOS["resurrection"], 310, -1) == Decimal("0.3")
    assert stepped(INFOS["resurrection"], 50, -1) == Decimal("0.001")  # IRR-22: above 0
    assert stepped(INFOS["resurrection"], 1000, 1) == Decimal(1)
    assert stepped(INFOS["weapon_power"], 3000, 1) == Decimal("3.5")


def test_the_limit_of_turns_can_be_taken_away() -> None:
    info = INFOS["turn_limit"]
    assert stepped(info, None, 1) == 100
    assert stepped(info, None, -1) is None
    assert stepped(info, 10, -1) is None
    assert number_from(info, "") is None


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("resurrection", "0,25", Decimal("0.25")),
        ("resurrection", " .5 ", Decimal("0.5")),
        ("resurrection", "30%", Decimal("0.3")),
        ("resurrection", "12,5 %", Decimal("0.125")),
        ("resurrection", "30", Decimal("0.3")),
        ("resurrection", "1", Decimal(1)),
        ("uses", "12", 12),
        ("uses", "12.0", 12),
    ],
)
def test_numbers_are_typed_as_people_do(name: str, text: str, value: object) -> None:
    assert number_from(INFOS[name], text) == value


@pytest.mark.parametrize(
    "text", ["", "x", "NaN", "inf", "1e9999", "1_0.5.", "3.5", "-1", "0", "101"]
)
def test_what_is_no_number_for_an_option_is_refused(form: LabyrinthForm, text: str) -> None:
    """`uses` takes whole numbers from 1 to 100."""
    with pytest.raises(BadChoice):
        form.take("option:uses", text)
    assert form.draft.options() == form.draft.base()


@pytest.mark.parametrize("text", ["", " ", "\x1b\x07", "x" * 65])
def test_a_seed_has_something_to_show(form: LabyrinthForm, text: str) -> None:
    with pytest.raises(BadChoice):
        form.take("seed", text)
    assert form.draft.seed == "WOLF"


def test_what_stands_in_the_field_can_be_taken_as_it_is(form: LabyrinthForm) -> None:
    form.unfolded = set(GROUPS)
    form.draft.cycle_scenario(-1)
    before = form.draft.options(), form.draft.spec, form.draft.seats[:], form.draft.seed
    for row in form.ids():
        if form.types(row):
            form.take(row, form.written(row))
    assert (form.draft.options(), form.draft.spec, form.draft.seats, form.draft.seed) == before


def test_a_generator_row_is_there_only_for_the_generator(form: LabyrinthForm) -> None:
    assert not [row for row in form.ids() if row.startswith("gen:")]
    form.turn("labyrinth", -1)
    assert "gen:seed" in form.ids()


def test_the_seed_preset_changes_nothing() -> None:
    """The defaults of the options are the seed's rules, so nothing is marked at first."""
    assert SHELF.presets[0].content is not None
    assert SHELF.presets[0].content.options.parameters() == Options().parameters()
