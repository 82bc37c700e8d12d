"""Hammerspace: what the tiny deck compiles to, and that every word has its number."""

from __future__ import annotations

import copy
import json
from typing import Any, get_args

import pytest

from engines.hammerspace import cards
from engines.hammerspace.cards import ABILITY, ATTACK, DEFENCE, ELECTRIC, FIRE, MELEE, PLASMA
from engines.hammerspace.compiling import mask
from engines.hammerspace.config import Config
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects import words
from engines.hammerspace.effects.asking import Condition as ConditionModel
from engines.hammerspace.effects.codes import NONE, AbilityCode, AmountCode, ConditionCode, StepCode
from engines.hammerspace.effects.program import program_of
from engines.hammerspace.effects.vocabulary import Ability as AbilityModel
from engines.hammerspace.effects.vocabulary import Instead
from engines.hammerspace.effects.vocabulary import Step as StepModel
from engines.hammerspace.options import Options
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.state import LISTS, NUMBERS, State
from engines.kernel.errors import BadSetup, BadState
from engines.kernel.options import infos_of
from engines.kernel.streams import CheapSource, KeyedSource
from tests.engines.hammerspace.helpers import tables

TABLES = tables()
CODE = TABLES.code
CARD = {card.id: card for card in TABLES.main}


@pytest.mark.parametrize(
    ("literal", "numbered"),
    [
        (words.Subtype, cards.SUBTYPES),
        (words.AnyType, cards.TYPES + cards.SUBTYPES),
        (words.Kind, cards.KINDS),
        (words.Happening, fx.EVENTS),
        (words.Subject, fx.SUBJECTS),
        (words.Limit, fx.LIMITS[1:]),
        (words.Figure, fx.FIGURES),
        (words.Cause, fx.CAUSES),
        (words.Counted, fx.COUNTS),
        (words.Selector, fx.SELECTORS),
        (words.Pick, fx.PICKS),
        (words.Face, fx.FACES),
    ],
)
def test_the_words_of_decks_are_numbered(literal: object, numbered: tuple[str, ...]) -> None:
    assert sorted(get_args(literal)) == sorted(numbered)


def test_unions_have_the_members_that_are_numbered() -> None:
    assert tuple(StepModel.members()) == fx.STEPS
    assert tuple(AbilityModel.members()) == fx.ABILITIES
    assert tuple(ConditionModel.members()) == fx.CONDITIONS
    assert tuple(Instead.members()) == fx.INSTEADS


def test_ham_9a_a_subtype_says_the_type() -> None:
    torch = CARD["torch"]
    assert (torch.kind, torch.subtype, torch.points, torch.reach) == (ATTACK, FIRE, 5, 1)
    assert cards.TYPES[cards.TYPE_OF[torch.subtype]] == "chemical"


def test_ham_12_a_subtypes_points_count_instead_of_the_types() -> None:
    lid = CARD["lid"]
    assert lid.kind == DEFENCE
    assert lid.against[MELEE] == 6
    assert lid.against[cards.PROJECTILE] == 4
    assert lid.against[FIRE] == cards.NO_MATCH
    assert lid.against[ELECTRIC] == lid.against[PLASMA] == 0, "it matches, for nothing"


def test_ham_17_a_condition_of_keeping_is_a_test() -> None:
    keep = CODE.tests[CARD["club"].keep]
    assert keep == (ConditionCode(fx.DIE, 0, 5, 6),)
    assert CARD["torch"].keep == NONE


def test_a_burn_is_a_lasting_ability_given_on_a_hit() -> None:
    (number,) = CARD["torch"].abilities
    when = CODE.abilities[number]
    assert (when.kind, when.what, when.subject) == (fx.WHEN, fx.HIT, fx.OF_OWNER)
    (give,) = CODE.blocks[when.block]
    assert give == StepCode(fx.GIVE, fx.OTHER, NONE, a=give.a, b=2, c=fx.AT_TURN_END, d=NONE)
    burn = CODE.abilities[give.a]
    assert (burn.kind, burn.what) == (fx.WHEN, fx.TURN_START)
    (damage,) = CODE.blocks[burn.block]
    assert (damage.op, damage.who) == (fx.DAMAGE, fx.OWNER)
    assert CODE.amounts[damage.amount] == AmountCode(fx.NUMBER, 1)


def test_a_figure_may_be_changed_by_dice() -> None:
    (number,) = CARD["spark"].abilities
    mod = CODE.abilities[number]
    assert mod == AbilityCode(fx.MOD, fx.ATTACK_POINTS, amount=mod.amount)
    assert CODE.amounts[mod.amount] == AmountCode(fx.DICE, 1)


def test_tests_and_choices_lead_to_other_blocks() -> None:
    dare = CARD["dare"]
    assert dare.kind == ABILITY
    (test,) = CODE.blocks[dare.block]
    assert CODE.tests[test.a] == (ConditionCode(fx.ROLL, least=4, most=6),)
    assert [step.op for step in CODE.blocks[test.b]] == [fx.AGAIN]
    assert test.c == NONE
    (choose,) = CODE.blocks[CARD["fork"].block]
    assert [step.op for step in CODE.blocks[choose.b]] == [fx.SKIP, fx.TIMER]
    assert CODE.blocks[choose.b][1].a == -2
    assert choose.c == NONE


def test_a_replacement_says_what_it_takes_and_how_often() -> None:
    made = {each.id: CODE.abilities[each.abilities[0]] for each in TABLES.characters}
    assert made["cat"] == AbilityCode(fx.INSTEAD, fx.SURVIVE, limit=fx.ONCE_A_GAME)
    assert made["mule"] == AbilityCode(fx.INSTEAD, fx.IGNORE, a=fx.SKIPS)
    assert made["gambler"] == AbilityCode(fx.INSTEAD, fx.REROLL, a=0, b=1, c=2)
    mirror = made["mirror"]
    assert (mirror.what, mirror.who, mirror.a) == (fx.REDIRECT, fx.LEFT, fx.BY_ATTACK)
    assert made["nurse"].limit == fx.ONCE_A_TURN


def test_a_type_is_all_its_subtypes() -> None:
    assert mask(["energy"]) == 1 << ELECTRIC | 1 << PLASMA
    assert mask(["melee", "physical"]) == 0b11


def test_ham_23_every_sum_has_an_action() -> None:
    (yeti,) = TABLES.monsters
    assert len(yeti.actions) == cards.SUMS
    first, last = yeti.actions[0], yeti.actions[12 - cards.FIRST_SUM]
    assert first == last
    (strike,) = CODE.blocks[first.block]
    assert (strike.op, strike.who, strike.a) == (fx.STRIKE, fx.EVERYONE, cards.ICE)
    assert yeti.actions[3 - cards.FIRST_SUM] == cards.MonsterAction()
    assert len(yeti.actions[7 - cards.FIRST_SUM].abilities) == 1


def config(**more: Any) -> Config:
    return Config(TABLES, 2, Parameters(**more))


def test_a_configuration_that_was_written_is_read_back() -> None:
    written = json.loads(json.dumps(config().to_data()))
    again = Config.from_data(written)
    assert again.cards == TABLES
    assert again.digest == config().digest


@pytest.mark.parametrize(
    ("name", "value"),
    [("amounts", [[0, "1"]]), ("blocks", [[[1] * 9]]), ("seats", True), ("figures", {})],
)
def test_a_damaged_configuration_is_refused(name: str, value: object) -> None:
    data = copy.deepcopy(config().to_data())
    data[name] = value
    with pytest.raises(BadState):
        Config.from_data(data)


def test_ham_1_and_ham_4_refuse_tables_that_cannot_be_dealt() -> None:
    with pytest.raises(BadSetup) as few:
        Config(TABLES, 3)
    assert few.value.data["problem"] == "deck"
    with pytest.raises(BadSetup) as none:
        Config(cards.Cards(TABLES.main, (), TABLES.monsters, CODE), 2)
    assert none.value.data["problem"] == "characters"


def test_a_clone_shares_nothing_that_changes() -> None:
    made = config()
    state = State(made, program_of(made), KeyedSource("x"))
    for number, name in enumerate(NUMBERS):
        setattr(state, name, number)
    copied = state.clone(CheapSource(1))
    for name in NUMBERS:
        assert getattr(copied, name) == getattr(state, name)
    for name in LISTS:
        assert getattr(copied, name) == getattr(state, name)
        assert getattr(copied, name) is not getattr(state, name)
    assert set(state.dump()) == {*NUMBERS, *LISTS, "source"}


def test_options_compile_to_figures_and_back() -> None:
    assert Options().parameters() == Parameters()
    assert Options.of(Parameters()) == Options()
    turns = Options(time_limit=40, time_limit_unit="turns", monsters=False)
    assert turns.parameters() == Parameters(monsters=False, monster_ms=0, limit_turns=40)
    assert Options.of(turns.parameters()).parameters() == turns.parameters()


def test_ham_22_without_a_clock_a_minute_is_two_turns() -> None:
    parameters = Options(clock=False, time_limit=15).parameters()
    assert (parameters.monster_ms, parameters.monster_turns) == (0, 20)
    assert (parameters.limit_ms, parameters.limit_turns) == (0, 30)


def test_every_option_names_its_clause() -> None:
    assert all(info.clause.startswith("HAM-") for info in infos_of(Options))
