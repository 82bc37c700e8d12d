"""Each temper of each game chooses otherwise than the bot without one, for a reason of its own.

How strong they are is measured (docs/ladder.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engines.hammerspace.bots import BOTS as HAMMERSPACE
from engines.irrgarten.bots import BOTS as IRRGARTEN
from engines.irrgarten.parameters import Parameters
from engines.kernel.tempers import COWARD, GREEDY, SHOWOFF, TEMPERS, VENGEFUL
from engines.napakalaki.bots import BOTS as NAPAKALAKI
from tests.engines.hammerspace import table as hammerspace
from tests.engines.irrgarten import helpers as irrgarten
from tests.engines.napakalaki import helpers as napakalaki

BACK = Parameters(thrown_back=True)
BEAST = (
    "life: 9, defence: 0, actions: [{ sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],"
    " name: { en: A, es: B } }], reward: [{ heal: { amount: 5 } }]"
)
RESTS = "rest rest rest rest"


def chosen(helper: Any, bots: Mapping[str, Any], state: Any, *names: str) -> list[str]:
    """What bots choose at a table, in the words of its helper."""
    view, public = helper.RULES.view(state, state.seat), state.config.public()
    words = dict(zip(helper.RULES.legal(state), helper.open_to(state).split(", "), strict=True))
    return [words[bots[name](public, view, 1)] for name in names]


# -- Napakalaki


def doors(corridor: str, level: int = 5) -> Any:
    """A fighter with a combat level of 9 more than its level, before some doors."""
    state = napakalaki.lay("oar curtain colander", level=level, parameters=napakalaki.FRIENDS)
    napakalaki.among(state, corridor, levels=(level, 5, 5))
    napakalaki.do(state, "done")
    return state


def test_nap_38_the_vengeful_one_stops_whom_it_owes_a_grudge() -> None:
    """The fighter is no danger, so the sharp bot lets it pass; but it has spent one on this
    seat."""
    state = napakalaki.lay("oar", level=6, parameters=napakalaki.FRIENDS, seats=2, meets="goose")
    napakalaki.among(state, grudges=(0, 2), levels=(6, 4))
    napakalaki.do(state, "draw")
    answers = chosen(napakalaki, NAPAKALAKI, state, "sharp", VENGEFUL)
    assert answers == ["grudge 0", "grudge 0"], "it owes nothing yet"
    state.dealings.spite[0][1] = 1
    assert chosen(napakalaki, NAPAKALAKI, state, "sharp", VENGEFUL) == ["grudge 0", "grudge 2"]


def test_nap_36_the_greedy_one_takes_the_door_with_more_treasures() -> None:
    """Two levels and two treasures, or one level and three."""
    state = doors("moth, goose, tailor")
    assert chosen(napakalaki, NAPAKALAKI, state, "sharp", GREEDY) == ["door 1", "door 3"]


def test_nap_36_the_coward_takes_the_door_of_the_weaker_monster() -> None:
    """Both are beaten for sure, and the bigger one is worth half a level more."""
    state = doors("taxman, moth")
    assert chosen(napakalaki, NAPAKALAKI, state, "sharp", COWARD) == ["door 1", "door 2"]


def test_nap_36_the_showoff_takes_the_door_of_the_bigger_monster() -> None:
    state = doors("moth, tailor")
    assert chosen(napakalaki, NAPAKALAKI, state, "sharp", SHOWOFF) == ["door 1", "door 2"]


@pytest.mark.parametrize("temper", TEMPERS)
def test_nobody_takes_a_door_that_it_may_lose_for_its_taste(temper: str) -> None:
    """The flood and the abyss are too big, so only the gnat or the deck are left."""
    state = doors("flood, gnat, abyss", level=4)
    assert chosen(napakalaki, NAPAKALAKI, state, temper)[0] in ("door 2", "draw")


# -- Hammerspace


def test_ham_7_the_vengeful_one_attacks_where_healing_is_as_good() -> None:
    state = hammerspace.lay("club soup rest rest", "wall rest rest rest", life=(20, 20))
    answers = chosen(hammerspace, HAMMERSPACE, state, "steady", VENGEFUL)
    assert answers == ["play soup", "play club"]


def test_ham_24_the_greedy_one_aims_at_the_monster_for_its_reward() -> None:
    state = hammerspace.lay(
        "club rest rest rest", RESTS, RESTS, monster=BEAST, monster_life=4, total=7,
        life=(20, 12, 20),
    )  # fmt: skip
    hammerspace.do(state, "play club")
    answers = chosen(hammerspace, HAMMERSPACE, state, "steady", GREEDY)
    assert answers == ["target 3", "target monster"]


def test_ham_10_the_coward_aims_at_the_weaker_of_two_alike() -> None:
    state = hammerspace.lay("club rest rest rest", RESTS, RESTS, life=(20, 20, 19))
    hammerspace.do(state, "play club")
    answers = chosen(hammerspace, HAMMERSPACE, state, "steady", COWARD)
    assert answers == ["target 2", "target 3"]


def test_ham_10_the_showoff_plays_what_hits_everybody() -> None:
    """With one rival both attacks are worth the same."""
    state = hammerspace.lay("club wave rest rest", RESTS, life=(20, 20))
    answers = chosen(hammerspace, HAMMERSPACE, state, "steady", SHOWOFF)
    assert answers == ["play club", "play wave"]


# -- Irrgarten


def step(bot: str, *rows: str, foe: tuple[int, int, int] | None = None, **rules: Any) -> str:
    """The direction in which a bot's step leads."""
    state = irrgarten.hand(
        *rows,
        foes=() if foe is None else (foe,),
        strength=5_000,
        intelligence=5_000,
        script=None,
        parameters=Parameters(**rules) if rules else BACK,
    )
    view = irrgarten.RULES.view(state, 0)
    action = IRRGARTEN[bot](state.config.public(), view, 1)
    went = next(one.went for one in view.previews if one.wanted == action)
    return irrgarten.RULES.notation(went)


def test_irr_36_the_vengeful_one_leaps_over_a_rival_out_of_its_way() -> None:
    """Four steps to the right and down, or a leap down and four steps."""
    rows = "--0---", "--1--E", "------"
    assert step("racer", *rows, leapfrog=True) == "right"
    assert step(VENGEFUL, *rows, leapfrog=True) == "down"


FORK = "-M-", "0XE", "---", "XX1"
"""Two ways to the exit, equally long; the upper one leads past a monster."""


def test_irr_16_the_greedy_one_and_the_showoff_fight_for_the_reward() -> None:
    """The fight is won in 82 of 100."""
    likely = (8_000, 8_000, 5)
    assert [step(bot, *FORK, foe=likely) for bot in ("racer", GREEDY, SHOWOFF)] == [
        "down", "up", "up",
    ]  # fmt: skip


def test_irr_28_the_coward_goes_round_a_fight_that_the_racer_takes() -> None:
    """It is won in 95 of 100."""
    assert [step(bot, *FORK, foe=(7_000, 7_000, 4)) for bot in ("racer", COWARD)] == ["up", "down"]


def test_all_games_have_all_tempers() -> None:
    for bots in (NAPAKALAKI, HAMMERSPACE, IRRGARTEN):
        assert set(TEMPERS) <= set(bots)
