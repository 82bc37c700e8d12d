"""What every game owes the new-game screen, the home screen and the command line.

A game that joins the registries is tested here without a line of its own, also before it has a
screen to be played on.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.config import state_file
from app.content import last_setup
from app.content.content_index import ContentIndex
from app.content.generic_setup import option_infos, repository_of
from app.content.seating import player_kinds
from app.content.setup_builder import SetupBuilder
from app.content.setup_from_args import first_draft
from app.i18n.fluent import LANGUAGES, Texts
from app.match.headers import header_from_data, header_to_data
from app.match.lifecycle import begin, resume
from app.match.seats import Seat
from app.registry import game, game_ids
from app.text.newgame import GameTexts
from app.tui.commands import COMMANDS
from app.tui.glyphs import GLYPH_SETS
from app.tui.keymap import know_all_commands
from app.tui.newgame.form import SetupForm
from app.tui.newgame.parts import form_parts
from tests.app.tui.newgame.test_form import KEYS

NAMES = ("Ana", "Ben", "Eva", "Leo", "Mia", "Noa", "Tom", "Zoe")

know_all_commands()

pytestmark = pytest.mark.parametrize("game_id", game_ids())


def new_draft(game_id: str) -> SetupBuilder[Any, Any]:
    return first_draft(ContentIndex(), game_id, NAMES, lambda: "WOLF")


def new_form(game_id: str) -> SetupForm[Any]:
    parts = form_parts(game_id)
    return parts.form(new_draft(game_id), parts.layout)


def test_it_registers_under_one_name(game_id: str) -> None:
    found = game(game_id)
    repository = repository_of(game_id)
    assert found.id == repository.game == game_id
    if repository.SCENARIO:
        assert repository.SCENARIO in found.scenario_options
    assert COMMANDS[f"home.{game_id}"].arguments == (game_id,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_words_for_its_name_its_bots_and_its_rules(game_id: str, language: str) -> None:
    texts = Texts(language, strict=True)
    words = GameTexts(texts, game_id)
    assert texts(f"common-game-{game_id}")
    assert texts(f"home-{game_id}-about")
    for bot in player_kinds(game_id):
        assert words(f"kind-{bot}")
        assert words(f"kind-{bot}.tip")


def test_a_new_game_can_begin_and_go_on(game_id: str) -> None:
    setup = new_draft(game_id).setup()
    assert setup.game == game_id
    title = setup.title()
    match = begin(game_id, setup.config(), setup.seats, setup.seed, match_id="0" * 16, title=title)
    data = json.loads(json.dumps(header_to_data(match.header)))
    header = header_from_data(data)
    assert header.title == title
    assert resume(header, []).digest() == match.digest()


def test_every_option_of_the_rules_has_its_place_once(game_id: str) -> None:
    form = new_form(game_id)
    placed = [*form.common, *(name for names in form.groups.values() for name in names)]
    assert sorted(placed) == sorted(form.infos)


@pytest.mark.parametrize("step", [-1, 1])
def test_stepping_an_option_never_leaves_its_bounds(game_id: str, step: int) -> None:
    form = new_form(game_id)
    for name in form.infos:
        for _ in range(30):
            form.turn(f"option:{name}", step)
        form.draft.options()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("glyphs", GLYPH_SETS)
def test_every_row_is_labelled_and_explained(game_id: str, language: str, glyphs: str) -> None:
    """Strict texts raise for any message or blank that is missing."""
    form, parts = new_form(game_id), form_parts(game_id)
    draft = form.draft
    form.unfolded = {draft.kind, *form.groups}
    for bot in player_kinds(game_id):
        draft.seats[0] = Seat("Ana", bot)
        texts, starter = Texts(language, strict=True), parts.starter(draft)
        shown = parts.texts(form, starter, texts, GLYPH_SETS[glyphs], KEYS, "mine")
        for row in shown.rows():
            if row.heading:
                continue
            said = shown.explained(row.id)
            assert row.label
            assert said.title
            assert all(text for text, _ in said.paragraphs)
            if form.types(row.id):
                assert all(shown.question(row.id))


def test_what_stands_in_a_field_can_be_taken_as_it_is(game_id: str) -> None:
    form = new_form(game_id)
    form.unfolded = set(form.groups)
    before = form.draft.options(), form.draft.seats[:], form.draft.seed
    for row in form.ids():
        if form.types(row):
            form.take(row, form.written(row))
    assert (form.draft.options(), form.draft.seats, form.draft.seed) == before


def test_each_number_of_players_is_allowed_or_offered_by_a_house_rule(game_id: str) -> None:
    spec = game(game_id)
    for count in range(spec.min_seats, spec.max_seats + 1):
        draft = new_draft(game_id)
        draft.seats = [Seat(name) for name in NAMES[:count]]
        if draft.seats_error(len(draft.seats)):
            for name, value in draft.house_rules(count).items():
                draft.set_option(name, value)
        assert not draft.seats_error(len(draft.seats))


def test_what_was_chosen_is_there_again(game_id: str, tmp_path: Path) -> None:
    draft = new_draft(game_id)
    if draft.kind:
        draft.cycle_scenario(1)
    draft.take_preset(len(draft.presets) - 1)
    draft.rename(0, "Lola")
    draft.cycle_seat(len(draft.seats) - 1, 1)
    for info in option_infos(draft.game):
        if info.kind == "flag":
            draft.set_option(info.name, not getattr(draft.options(), info.name))
    path = tmp_path / "state" / state_file.CHOICES
    last_setup.keep(path, draft)
    again = new_draft(game_id)
    last_setup.recall(path, again)
    assert last_setup.memory(again) == last_setup.memory(draft)
    assert again.options() == draft.options()


def test_no_scenario_of_the_programs_own_is_broken(game_id: str) -> None:
    draft = new_draft(game_id)
    assert draft.entries or not draft.kind
    assert not [entry.name for entry in draft.entries if entry.error]
    ids = [entry.id for entry in draft.entries]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_players_is_called_players_and_nothing_else_is(
    game_id: str, language: str
) -> None:
    """Two games called it "How many". An option of that name would be another thing."""
    words = GameTexts(Texts(language, strict=True), game_id)
    players = {"en": "Players", "es": "Jugadores"}[language]
    assert words("seats") == players
    assert players not in [words.option(info.name) for info in option_infos(game_id)]
