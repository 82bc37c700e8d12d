"""The luck of a match of Napakalaki among friends: dice and draws, not what players do."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from app.analysis.match_analysis import Analysis, analyse
from app.analysis.turning_points import TurningPoint
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.match.replay import Replay
from app.session.session import Session
from app.tui.end.causes import Players, tell
from engines.kernel.events import Event
from engines.napakalaki.doors import CLOSED
from engines.napakalaki.events import DoorChosen, EscapeRolled, Faced, GrabRolled, Met
from engines.napakalaki.state import FIGHTS
from tests.app.analysis.helpers import NAMES, played, told
from tests.app.games.napakalaki.tui.helpers import match_of
from tests.engines.napakalaki.helpers import FRIENDS

SEED = "COMB-0010"


def seated(seed: str = SEED) -> Session:
    players = dict.fromkeys(NAMES, "sharp") | {NAMES[0]: "human"}
    return match_of(players, seed=seed, **asdict(FRIENDS))


@cache
def match(seed: str = SEED) -> Any:
    return played(seated(seed))


@cache
def analysis(seed: str = SEED) -> Analysis:
    return analyse(match(seed).header, match(seed).written)


def totals(word: str) -> tuple[float, float, int]:
    """Actual and expected sums of a kind of luck, and how often it was."""
    found = [total for total in analysis().luck if total.word == word]
    return (
        sum(total.actual for total in found),
        sum(total.expected for total in found),
        sum(total.count for total in found),
    )


def drawn() -> list[Faced]:
    """The meetings of monsters from the deck: those after no door, or after the closed one."""
    found, last = list[Faced](), CLOSED
    for event in told(match()):
        if isinstance(event, DoorChosen):
            last = event.door
        elif isinstance(event, Faced):
            if last == CLOSED:
                found.append(event)
            last = CLOSED
    return found


def test_a_beaten_monster_is_luck_as_it_is_drawn() -> None:
    """NAP-36 to NAP-39: neither one from the corridor, nor what grudges and friends make of it."""
    level = match().public.foe_level
    actual, expected, count = totals("beaten")
    assert count == len(drawn())
    assert actual == sum(event.power > level[event.monster] for event in drawn())
    assert 0 < expected < count
    events: list[Event] = told(match())
    assert count < sum(isinstance(event, Met) for event in events), "some were in the corridor"


def test_a_grab_escapes_on_one_face_of_six() -> None:
    """NAP-40; NAP-15: running escapes on two."""
    events = told(match())
    runs = [event for event in events if isinstance(event, EscapeRolled)]
    grabs = [event for event in events if isinstance(event, GrabRolled)]
    actual, expected, count = totals("escapes")
    assert count == len(runs) + len(grabs)
    assert expected == pytest.approx(len(runs) / 3 + len(grabs) / 6)
    assert actual == sum(one.escaped for one in runs) + sum(one.escaped for one in grabs)
    assert runs
    assert grabs


def test_a_turning_point_names_the_deal_the_grudge_or_the_rival_who_picked_the_door() -> None:
    """NAP-38, NAP-39, NAP-42: what one player did to another, not what the monster did then."""
    named = set[str]()
    for seed in (SEED, "COMB-0000"):
        session, seen = seated(seed), analysis(seed).seen
        narrator = NapakalakiViewModel(session).teller(session)
        written = match(seed).written
        players = Players(NAMES, [made.seat for made in written])
        moments = [
            TurningPoint(number, 1, made.seat, 0.2, 0.4) for number, made in enumerate(written)
        ]
        story = tell(analysis(seed), moments, narrator, session.texts, lambda: True, players)
        for number, made in enumerate(written):
            word = made.notation.partition(" ")[0]
            picked = any(
                isinstance(event, DoorChosen) and event.by != event.seat for event in seen[number]
            )
            if word in ("deal", "grudge", "spend") or picked:
                assert story.causes[number][0].deed, story.sentence(number)
                named.add("door" if picked else word)
    assert named == {"deal", "grudge", "spend", "door"}


def test_a_step_without_a_line_says_who_moves_on() -> None:
    scene = NapakalakiViewModel(seated())
    assert scene.unsaid(1, "done") == "Ben moves on."
    assert scene.unsaid(1, "sell 3") != "Ben moves on."


def test_chances_hang_on_a_fight_until_it_ends() -> None:
    """In the middle of a fight the estimate counts on help and dice that may come to nothing."""
    replay = Replay(match().header, match().written)
    replay.seek(0)
    hanging = 0
    for before, after in pairwise(analysis().chances):
        replay.step()
        if replay.view(0).phase in FIGHTS:
            assert after is before
            hanging += 1
    assert hanging
