"""What every game's rules promise (`engines.kernel.rules.Rules`), whatever the game.

Another game takes part with an entry in `rules_contract.GAMES`.
"""

from __future__ import annotations

import json
import random
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.hammerspace.view import View as TableView
from engines.irrgarten.descent.view import View as NightView
from engines.irrgarten.view import View as MazeView
from engines.kernel.errors import BadNotation, BadState, GameOver, IllegalAction
from engines.kernel.events import EVERYONE, SPECTATOR, Event, GameEnded
from engines.kernel.streams import KeyedSource
from tests.engines.other_pythons import each_python, elsewhere, python_of
from tests.engines.rules_contract import CASES, GAMES, Table, final_digests, future
from tests.helpers.examples import tried

pytestmark = pytest.mark.one_of(5, each="name")

CONTRACT = "tests.engines.rules_contract"
each_game = pytest.mark.parametrize(("name", "setting"), CASES)
seeds = st.integers(0, 10**9)


@each_game
@tried(4)
@given(seeds)
def test_legal_actions_are_sorted_and_never_empty_until_the_end(
    name: str, setting: str, seed: int
) -> None:
    table = Table(name, setting, seed)
    rules = table.rules
    for action in table.plies():
        legal = list(rules.legal(table.state))
        assert legal == sorted(set(legal))
        assert legal
        actor = rules.actor(table.state)
        assert list(rules.view(table.state, actor).legal) == legal, "known to the actor's own view"
        assert rules.outcome(table.state) is None
        rules.apply(table.state, action)
    if table.over():
        assert not rules.legal(table.state)
        seats = range(len(rules.outcome(table.state).ranks))
        assert all(not rules.view(table.state, seat).legal for seat in seats)


@each_game
@tried(4)
@given(seeds)
def test_every_legal_action_lies_in_the_action_space(name: str, setting: str, seed: int) -> None:
    table = Table(name, setting, seed)
    rules, count = table.rules, table.rules.action_count(table.config)
    assert rules.action_count(table.game.public(table.config)) == count, "known to every bot"
    for action in table.plies(400):
        legal = rules.legal(table.state)
        assert min(legal) >= 0
        assert max(legal) < count
        with pytest.raises(IllegalAction):
            rules.apply(table.state, count)
        rules.apply(table.state, action)


@each_game
def test_every_number_of_the_action_space_is_an_action(name: str, setting: str) -> None:
    table = Table(name, setting, 1)
    everything = range(table.rules.action_count(table.config))
    texts = [table.rules.notation(action) for action in everything]
    assert len(set(texts)) == len(texts)
    assert [table.rules.parse(text) for text in texts] == list(everything)


@each_game
@tried(2)
@given(seeds)
def test_an_illegal_action_raises_and_changes_nothing(name: str, setting: str, seed: int) -> None:
    table = Table(name, setting, seed)
    told: list[Event] = []
    for action in table.plies(30):
        before = table.rules.digest(table.state)
        for wrong in table.game.not_actions:
            with pytest.raises(IllegalAction) as refused:
                table.rules.apply(table.state, wrong, told.append)
            assert refused.value.data["action"] == wrong
        assert table.rules.digest(table.state) == before
        assert not told
        table.rules.apply(table.state, action)


@each_game
def test_nothing_is_applied_after_the_end(name: str, setting: str) -> None:
    for seed in range(30):
        table = Table(name, setting, seed).play_to(4_000)
        if table.over():
            before = table.rules.digest(table.state)
            with pytest.raises(GameOver):
                table.rules.apply(table.state, 0)
            assert table.rules.digest(table.state) == before
            outcome = table.rules.outcome(table.state)
            assert min(outcome.ranks) == 0
            assert all(outcome.ranks[seat] == 0 for seat in outcome.winners)
            return
    pytest.fail("no game came to its end")


GOALS = {"escaped", "level-reached", "last-player", "safe", "lost"}
"""The words of ends at which a seat has reached the goal of its game (IRR-9, NAP-2, HAM-20), or all
are out or dead (IRR-53)."""


@each_game
@tried(3)
@given(seeds)
def test_an_outcome_says_why_the_game_ended(name: str, setting: str, seed: int) -> None:
    """It is the word of the event. A save keeps it, and it follows from any view."""
    table = Table(name, setting, seed)
    rules, events = table.rules, list[Event]()
    for action in table.plies(20_000):
        table.rules.apply(table.state, action, events.append)
    (ended,) = (event for event in events if isinstance(event, GameEnded))
    outcome = rules.outcome(table.state)
    assert (outcome.reason, outcome.winners) == (ended.reason, ended.winners)
    assert outcome.cut_off is (outcome.reason not in GOALS)
    assert rules.outcome(rules.load(table.config, rules.dump(table.state))) == outcome
    view = rules.view(table.state, 0)
    guess = rules.determinize(table.game.public(table.config), view, KeyedSource("guess"))
    assert rules.outcome(guess) == outcome


@each_game
@tried(2)
@given(seeds)
def test_chances_to_win_are_shared_and_asking_for_them_changes_nothing(
    name: str, setting: str, seed: int
) -> None:
    """Only where turns are limited, a game of Irrgarten may be won by nobody (IRR-9). A Descent
    alone has a measure of its coins instead (IRR-53)."""
    table = Table(name, setting, seed)
    rules, alone = table.rules, (name, setting) == ("descent", "alone")
    shared = not alone and (name, setting) != ("irrgarten", "stay")
    for ply, action in enumerate(table.plies(4_000)):
        if not ply % 20:
            before = rules.digest(table.state)
            chances = rules.evaluate(table.state)
            assert len(chances) == table.config.seats
            assert 0 <= min(chances) <= max(chances) <= 1
            assert sum(chances) == pytest.approx(1) if shared else sum(chances) <= 1
            assert rules.digest(table.state) == before
        rules.apply(table.state, action)
    if table.over() and not alone:
        won = rules.outcome(table.state).winners
        seats = range(table.config.seats)
        assert rules.evaluate(table.state) == tuple((s in won) / max(1, len(won)) for s in seats)


@each_game
@tried(3)
@given(seeds)
def test_listening_changes_nothing(name: str, setting: str, seed: int) -> None:
    table = Table(name, setting, seed)
    heard = table.rules.new(table.config, f"contract {seed}")
    events: list[Event] = []
    for action in table.plies():
        table.rules.apply(table.state, action)
        table.rules.apply(heard, action, events.append)
        assert table.rules.digest(heard) == table.rules.digest(table.state)
    assert events
    for event in events:
        assert event.seats == EVERYONE or event.seats > 0, "an event for nobody is no event"
        json.dumps(event.to_data())


@each_game
@tried(3)
@given(seeds, st.integers(0, 60))
def test_a_clone_shares_nothing_and_has_the_same_future(
    name: str, setting: str, seed: int, plies: int
) -> None:
    table = Table(name, setting, seed).play_to(plies)
    before = table.rules.digest(table.state)
    one, other = table.rules.clone(table.state), table.rules.clone(table.state)
    assert table.rules.digest(one) == before
    found = future(table, one, seed)
    assert table.rules.digest(table.state) == before, "playing a clone leaves the original alone"
    assert future(table, other, seed) == found
    assert future(table, table.state, seed) == found


@each_game
def test_a_clone_with_another_source_has_another_future(name: str, setting: str) -> None:
    differing = 0
    for seed in range(10):
        table = Table(name, setting, seed)
        rules = table.rules
        copies = [rules.clone(table.state, KeyedSource(f"other {n}")) for n in (0, 1, 0)]
        futures = []
        for copy in copies:
            view = json.dumps(rules.view(copy, 0).to_data())
            assert view == json.dumps(rules.view(table.state, 0).to_data())
            futures.append(future(table, copy, seed, 60))
        assert futures[0] == futures[2]
        views = [json.dumps(rules.view(copy, SPECTATOR).to_data()) for copy in copies]
        differing += views[0] != views[1]
    assert differing or setting in {"explored", "sight"}, "the dice fell differently"


@each_game
@tried(3)
@given(seeds, st.integers(0, 60))
def test_a_saved_state_goes_on_as_if_never_saved(
    name: str, setting: str, seed: int, plies: int
) -> None:
    table = Table(name, setting, seed).play_to(plies)
    rules = table.rules
    text = json.dumps(rules.dump(table.state))
    loaded = rules.load(table.config, json.loads(text))
    assert json.dumps(rules.dump(loaded)) == text
    assert rules.digest(loaded) == rules.digest(table.state)
    assert future(table, loaded, seed) == future(table, table.state, seed)


@each_game
@tried(25)
@given(data=st.data())
def test_a_damaged_dump_is_refused_and_never_breaks_the_reader(
    name: str, setting: str, data: st.DataObject
) -> None:
    """A field missing, or of another type: `BadState`, nothing else."""
    table = Table(name, setting, 1).play_to(10)
    dump = table.rules.dump(table.state)
    key = data.draw(st.sampled_from(sorted(dump)))
    junk: object = data.draw(
        st.sampled_from(
            [None, "x", {}, {"a": 1}, [], [[]], [None], -7, 10**9, [[1, [2]]], "missing"]
        )
    )
    if junk == "missing":
        del dump[key]
    elif junk == dump[key]:
        return
    else:
        dump[key] = junk
    try:
        loaded = table.rules.load(table.config, dump)
    except BadState:
        return
    for seat in (SPECTATOR, 0):
        table.rules.view(loaded, seat)
    table.rules.digest(loaded)
    future(table, loaded, 1)


@each_game
def test_every_legal_action_has_a_notation_of_its_own(name: str, setting: str) -> None:
    table = Table(name, setting, 5)
    for action in table.plies(40):
        legal = table.rules.legal(table.state)
        texts = [table.rules.notation(each) for each in legal]
        assert len(set(texts)) == len(legal)
        assert [table.rules.parse(text) for text in texts] == list(legal)
        assert all(text.isascii() and text == text.strip() for text in texts)
        table.rules.apply(table.state, action)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("text", ["", "nowhere", "UP ", "\x00", "1" * 5000])
def test_a_text_that_is_no_action_is_refused(name: str, text: str) -> None:
    with pytest.raises(BadNotation):
        GAMES[name].rules.parse(text)


@each_game
@tried(2)
@given(seeds)
def test_views_hold_no_lists_are_json_and_never_change(name: str, setting: str, seed: int) -> None:
    table = Table(name, setting, seed)
    rules = table.rules
    for action in table.plies(40):
        views = [rules.view(table.state, seat) for seat in (SPECTATOR, 0, 1 % table.config.seats)]
        texts = [json.dumps(view.to_data()) for view in views]
        for view in views:
            hash(view)
        rules.apply(table.state, action)
        assert [json.dumps(view.to_data()) for view in views] == texts, "no view changes later"


def refused_by_the_type_checker(maze: MazeView, night: NightView, table: TableView) -> None:
    """Nothing calls this: each line is an error of types, or the ignored error would be one."""
    maze.turn = 1  # type: ignore[misc]  # read-only
    night.turn = 1  # type: ignore[misc]  # read-only
    table.turn = 1  # type: ignore[misc]  # read-only


@each_game
def test_the_seed_is_in_no_view(name: str, setting: str) -> None:
    """The seed is every secret; neither it nor the key made of it is ever shown."""
    table = Table(name, setting, 3)
    events: list[Event] = []
    for action in table.plies(40):
        for seat in (SPECTATOR, 0):
            text = json.dumps(table.rules.view(table.state, seat).to_data())
            assert "contract 3" not in text
            assert table.state.source.root.hex() not in text
        table.rules.apply(table.state, action, events.append)
    assert "contract 3" not in json.dumps([event.to_data() for event in events])


@each_game
@tried(4)
@given(seeds, st.integers(0, 80))
def test_determinizing_is_a_function_of_the_view_and_gives_that_view(
    name: str, setting: str, seed: int, plies: int
) -> None:
    table = Table(name, setting, seed).play_to(plies)
    rules, public = table.rules, table.game.public(table.config)
    for seat in (SPECTATOR, *range(table.config.seats)):
        view = rules.view(table.state, seat)
        one = rules.determinize(public, view, KeyedSource("thinking"))
        other = rules.determinize(public, view, KeyedSource("thinking"))
        assert rules.view(one, seat) == view
        assert rules.digest(one) == rules.digest(other)
        if seat == view.actor or table.game.open_actions:
            assert list(rules.legal(one)) == list(rules.legal(table.state))
        assert bool(rules.legal(one)) is bool(rules.legal(table.state))
        future(table, one, seed, 15)
        assert rules.view(other, seat) == view


@each_game
def test_time_is_an_input_and_may_do_nothing(name: str, setting: str) -> None:
    table = Table(name, setting, 2).play_to(5)
    before = table.rules.digest(table.state)
    table.rules.advance(table.state, 1000)
    twin = Table(name, setting, 2).play_to(5)
    twin.rules.advance(twin.state, 1000)
    assert table.rules.digest(table.state) == twin.rules.digest(twin.state)
    if table.rules.game == "irrgarten":
        assert table.rules.digest(table.state) == before


@each_game
def test_the_global_dice_play_no_part(name: str, setting: str) -> None:
    calm, stormy = Table(name, setting, 8), Table(name, setting, 8)
    for action in calm.plies(60):
        random.seed(action)
        random.random()
        stormy.rules.apply(stormy.state, action)
        random.seed()
        calm.rules.apply(calm.state, action)
    assert calm.rules.digest(calm.state) == stormy.rules.digest(stormy.state)


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_another_process_plays_the_same_game(hash_seed: str) -> None:
    """The order of hashes plays no part."""
    assert elsewhere(CONTRACT, sys.executable, hash_seed) == final_digests()


@each_python
def test_another_python_plays_the_same_game(version: str) -> None:
    assert elsewhere(CONTRACT, python_of(version), "7") == final_digests()
