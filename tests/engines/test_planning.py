"""Every game's port of the search, at moments of games of chance, in all of its settings."""

from __future__ import annotations

from typing import Any

import pytest

from engines.hammerspace.planning import HammerspaceHints, HammerspacePort
from engines.hammerspace.state import FLIPPING
from engines.irrgarten.planning import IrrgartenPort
from engines.kernel.events import OVER
from engines.kernel.search import Search
from engines.kernel.streams import CheapSource
from engines.napakalaki.planning import NapakalakiPort
from tests.engines.napakalaki.helpers import RULES as NAPAKALAKI
from tests.engines.rules_contract import CASES, GAMES, Table

PORTS: dict[str, Any] = {
    "irrgarten": IrrgartenPort(),
    "napakalaki": NapakalakiPort(),
    "hammerspace": HammerspacePort(),
}


PLANNED = [case for case in CASES if case[0] in PORTS]


def moments(name: str, setting: str, most: int = 90) -> Any:
    """Positions of a game of chance, each with the configuration and the view of who decides."""
    table = Table(name, setting, 11)
    public = table.game.public(table.config)
    for action in table.plies(most):
        state = table.state
        yield public, table.rules.view(state, table.rules.actor(state)), state
        table.rules.apply(state, action)


@pytest.mark.parametrize(("name", "setting"), PLANNED)
def test_every_plan_begins_with_an_open_action(name: str, setting: str) -> None:
    for public, view, _ in moments(name, setting):
        plans = PORTS[name].plans(public, view, 5)
        assert plans
        assert all(plan and plan[0] in view.legal for plan in plans)


@pytest.mark.parametrize(("name", "setting"), PLANNED)
def test_the_policy_plays_a_determinized_game(name: str, setting: str) -> None:
    """To its end, or for 60 decisions, with open actions only."""
    port, rules = PORTS[name], GAMES[name].rules
    for public, view, _ in list(moments(name, setting))[::30]:
        state = rules.determinize(public, view, CheapSource(3))
        for _ in range(60):
            if rules.actor(state) == OVER:
                break
            action = port.policy(state)
            assert action in rules.legal(state)
            rules.apply(state, action)
        assert 0 <= sum(port.win_chances(state)) <= 1 + 1e-9


@pytest.mark.one_of(3)
@pytest.mark.parametrize(("name", "setting"), PLANNED)
def test_a_decision_depends_on_view_seed_and_budget_alone(name: str, setting: str) -> None:
    search: Search[Any, Any, Any] = Search(GAMES[name].rules, PORTS[name])
    for number, (public, view, state) in enumerate(moments(name, setting)):
        if number % 20:
            continue
        first = search.choose(public, view, 5, 6)
        assert first == search.choose(public, view, 5, 6)
        assert first.plan[0] in view.legal
        assert state.seat == view.actor, "the game itself is untouched"


def test_nap_11_a_sale_once_begun_is_finished_and_never_begun_again() -> None:
    """Whatever cards are picked, each plan of the search pays, or takes back what buys nothing."""
    name, begun = "napakalaki", 0
    for setting in GAMES[name].configs:
        for public, view, _ in moments(name, setting, 400):
            if not view.sale:
                continue
            begun += 1
            ends = {NAPAKALAKI.notation(plan[-1]) for plan in PORTS[name].plans(public, view, 5)}
            assert ends in ({"buy"}, {"back"})
    assert begun


@pytest.mark.parametrize(("name", "setting"), [one for one in PLANNED if one[0] == "hammerspace"])
def test_ham_6_a_hint_compares_whole_turns(name: str, setting: str) -> None:
    """While cards may be turned, each plan is open to its end: the cards, then what is played."""
    rules, port, seen = GAMES[name].rules, HammerspaceHints(), 0
    for public, view, _ in moments(name, setting):
        if view.phase != FLIPPING or view.me.skips:
            continue
        plans = port.plans(public, view, 1)
        for plan in plans:
            state = rules.determinize(public, view, CheapSource(2))
            for action in plan:
                assert action in rules.legal(state), plan
                rules.apply(state, action)
            seen += len(plan) > 1
    assert seen
