"""Napakalaki's options: what people write and what the rules read are the same."""

from __future__ import annotations

from dataclasses import fields

import pytest
from pydantic import ValidationError

from engines.kernel.options import infos_of
from engines.napakalaki.actions import MOST_DOORS, MOST_GRUDGES
from engines.napakalaki.options import MOST_WORTH, Options
from engines.napakalaki.parameters import Parameters
from tests.cards.shipped import napakalaki_preset
from tests.engines.napakalaki.helpers import FRIENDS, COURSE_2014, COURSE_2016, FRIENDS_SHORT

FIXED = {"winning_level", "level_price", "hidden_limit"}
"""Figures that the rules give and no option changes (NAP-2, NAP-7, NAP-11)."""


def test_the_defaults_are_the_edition_readme() -> None:
    options = Options()
    assert options.edition == "readme"
    assert options.parameters() == Parameters()
    assert options.seats == (3, 4), "NAP-1"


def test_every_option_reaches_the_rules() -> None:
    parameters = Options(
        edition="guion", last_level="fight", levels_a_turn="one", equip_before_combat=True,
        empty_hand="roll", turn_limit=50, corridor=2, loot=True, grudge=4, grudge_most=2,
        envy=True, envy_players=3, own_last=3, help=True, dial=True, last_door=True, last_door_players=3, tricks=True, cultists=True,
        cultist_percent=170, sales=False, escape=False, archenemies=True, revenge_die=True,
        discard_all=True,
    ).parameters()  # fmt: skip
    for field in fields(Parameters):
        changed = getattr(parameters, field.name) != field.default
        assert changed == (field.name not in FIXED), field.name


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(edition="readme"), (3, 4)),
        (Options(edition="guion"), (3, 3)),
        (Options(edition="readme", players="house"), (2, 6)),
        (Options(edition="guion", players="house"), (2, 6)),
    ],
)
def test_nap_1_how_many_may_play(options: Options, seats: tuple[int, int]) -> None:
    assert options.seats == seats


@pytest.mark.parametrize("edition", ["readme", "guion"])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_options_can_be_read_back_from_a_game(edition: str, seats: int) -> None:
    options = Options.of(
        Options.model_validate({"edition": edition, "turn_limit": 9}).parameters(), seats
    )
    assert (options.edition, options.turn_limit) == (edition, 9)
    least, most = options.seats
    assert least <= seats <= most
    assert (options.players == "house") == (not (3 <= seats <= (3 if edition == "guion" else 4)))


def test_a_form_changes_options_and_says_what_cannot_be() -> None:
    base = Options().with_changes({"edition": "guion", "turn_limit": 30})
    assert (base.edition, base.turn_limit) == ("guion", 30)
    mixed = base.with_overrides(Options.model_validate({"players": "house"}))
    assert (mixed.edition, mixed.players) == ("guion", "house")
    with pytest.raises(ValidationError):
        base.with_changes({"turn_limit": 0})


def test_each_option_names_its_clause_for_the_form() -> None:
    infos = {info.name: info for info in infos_of(Options)}
    assert {name: (info.clause, info.kind) for name, info in infos.items()} == {
        "edition": ("NAP-17", "choice"),
        "players": ("NAP-1", "choice"),
        "last_level": ("NAP-41", "choice"),
        "levels_a_turn": ("NAP-41", "choice"),
        "equip_before_combat": ("NAP-9", "flag"),
        "empty_hand": ("NAP-43", "choice"),
        "turn_limit": ("NAP-2", "count"),
        "corridor": ("NAP-34", "count"),
        "loot": ("NAP-35", "flag"),
        "grudge": ("NAP-38", "count"),
        "grudge_most": ("NAP-37", "count"),
        "envy": ("NAP-37a", "flag"),
        "envy_players": ("NAP-37a", "count"),
        "own_last": ("NAP-38", "count"),
        "help": ("NAP-39", "flag"),
        "dial": ("NAP-40", "flag"),
        "last_door": ("NAP-42", "flag"),
        "last_door_players": ("NAP-42", "count"),
        "tricks": ("NAP-44", "flag"),
        "cultists": ("NAP-22", "flag"),
        "cultist_percent": ("NAP-29", "count"),
        "sales": ("NAP-27", "flag"),
        "escape": ("NAP-28", "flag"),
        "archenemies": ("NAP-30", "flag"),
        "revenge_die": ("NAP-32", "flag"),
        "discard_all": ("NAP-33", "flag"),
    }
    assert infos["edition"].choices == ("readme", "guion")
    assert infos["turn_limit"].optional


@pytest.mark.parametrize("last_level", ["any", "unsold", "fight"])
@pytest.mark.parametrize("empty_hand", ["nothing", "roll"])
@pytest.mark.parametrize("levels", ["any", "one"])
def test_how_the_last_level_is_reached_can_be_read_back(
    last_level: str, empty_hand: str, levels: str
) -> None:
    """NAP-41, NAP-43."""
    values = {"last_level": last_level, "empty_hand": empty_hand, "levels_a_turn": levels}
    options = Options.model_validate(values)
    assert Options.of(options.parameters(), 3) == options


@pytest.mark.parametrize("name", ["friends", "friends-short"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_players_do_to_each_other_can_be_read_back(name: str, seats: int) -> None:
    """NAP-34 to NAP-42; the house rule is read back only where the edition doesn't fit."""
    options = napakalaki_preset(name).options
    read = Options.of(options.parameters(), seats)
    assert read.with_changes({"players": "house"}) == options


def test_the_presets_among_friends_are_the_figures_that_the_rules_are_tested_with() -> None:
    assert napakalaki_preset("friends").options.parameters() == FRIENDS
    assert napakalaki_preset("friends-short").options.parameters() == FRIENDS_SHORT


@pytest.mark.parametrize(
    "changes",
    [{"corridor": MOST_DOORS + 1}, {"grudge": MOST_WORTH + 1}, {"grudge_most": MOST_GRUDGES + 1}],
)
def test_more_than_the_actions_have_room_for_is_refused(changes: dict[str, int]) -> None:
    """The engine numbers doors and grudges in advance (`engines.napakalaki.actions`)."""
    with pytest.raises(ValidationError):
        Options().with_changes(changes)


@pytest.mark.parametrize(("bought", "last_level"), [(True, "any"), (False, "unsold")])
def test_older_presets_and_choices_say_whether_the_last_level_is_bought(
    bought: bool, last_level: str
) -> None:
    """The name of the option until there was a third way (NAP-41)."""
    assert Options.model_validate({"buy_winning_level": bought}).last_level == last_level
    changed = Options(edition="guion").with_changes({"buy_winning_level": bought})
    assert (changed.edition, changed.last_level) == ("guion", last_level)


def test_what_was_never_a_value_of_the_old_option_is_refused() -> None:
    with pytest.raises(ValidationError):
        Options.model_validate({"buy_winning_level": "often"})


@pytest.mark.parametrize(
    ("name", "figures"), [("course-2014", COURSE_2014), ("course-2016", COURSE_2016)]
)
def test_the_course_s_later_years_play_by_their_clauses(name: str, figures: Parameters) -> None:
    """NAP-21 to NAP-33."""
    preset = napakalaki_preset(name)
    assert (preset.options.parameters(), preset.deck) == (figures, name)
