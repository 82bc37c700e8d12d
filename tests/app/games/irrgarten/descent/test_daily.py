"""The daily Descent: its coins, where it ended, and a sign for each floor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from app.games.irrgarten.descent import daily as module
from app.games.irrgarten.descent.daily import SIGNS, DescentTeller, floor_signs
from app.games.irrgarten.descent.repository import DescentRepository
from app.games.irrgarten.descent.text.fates import Fate
from app.i18n.fluent import Texts
from app.match.journal import Header
from app.records.daily_scores import DailyScores
from app.store.matches import Matches
from app.text.daily import card, state_words, week_words
from app.text.daily_score import DailyScore
from engines.irrgarten.deck import to_descent_cards
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.events import ClimbedOut, CoinsChanged, Died, FloorBegan, FloorLeft
from engines.irrgarten.events import CombatBegan
from engines.kernel.events import Event
from tests.achievements.helpers import ME, told
from tests.app.games.irrgarten.descent.shipped import DAY, card_of, config, content, daily, finish

EN, ES = Texts("en", strict=True), Texts("es", strict=True)
PAR = 71
JELLY = "jelly-landlord"
LODGERS = Path(__file__).parents[5] / "cards" / "irrgarten" / "monsters" / "lodgers.yaml"
HAS_78 = told(CoinsChanged, seat=ME, amount=-78, coins=78)


def floors(last: int) -> list[Event]:
    """The floors before this one are left, and this one begins."""
    begun: list[Event] = [told(FloorBegan, number=number) for number in range(2, last + 1)]
    return begun


def teller(*events: Event, par: int | None = None) -> DescentTeller:
    header = Header("m", "descent", 1, {}, "", (), "OAK-1", content()[1])
    return DescentTeller(config(), header, events, par)


DIED = [
    *floors(7), told(CombatBegan, seat=ME, foe=3, card=card_of(JELLY)),
    told(Died, seat=ME, foe=3, lost=78), HAS_78,
]  # fmt: skip
CLIMBED = [*floors(5), told(FloorLeft, seat=ME, number=5), told(ClimbedOut, seat=ME, coins=78)]
OUT = [*floors(8), told(FloorLeft, seat=ME, number=8, last=True), HAS_78]
CLOSED = [*floors(2), told(Died, seat=ME, foe=-1)]


def test_a_result_is_the_coins_and_where_it_ended() -> None:
    assert teller(*DIED).result(EN) == "78 coins, died on floor 7 to the Jelly Landlord"
    assert teller(*DIED).result(ES) == "78 monedas, murió en el 7 a manos del Casero gelatinoso"
    assert teller(*CLIMBED, HAS_78).result(EN) == "78 coins, climbed out of floor 5"
    assert teller(*OUT).result(EN) == "78 coins, out of the last exit"
    assert teller(*CLOSED).result(EN) == "0 coins, too slow for floor 2"


def test_the_card_has_a_sign_for_each_floor_and_names_no_monster() -> None:
    assert teller(*DIED, par=PAR).card(EN, True) == "######x.  78 coins, par 71"
    assert teller(*CLIMBED, HAS_78).card(EN, True) == "####^...  78 coins"
    assert teller(*OUT).card(EN, True) == "########  78 coins"
    assert teller(*CLOSED).card(ES, False) == "■✕□□□□□□  0 monedas"
    assert len(set(SIGNS)) == 4


def test_of_one_floor_there_is_one_sign() -> None:
    assert floor_signs(Fate("out"), 1) == "#"
    assert floor_signs(Fate("climbed"), 1) == "^"
    assert floor_signs(Fate("died"), 1) == "x"


@pytest.fixture
def matches(tmp_path: Path) -> Iterator[Matches]:
    matches = Matches(tmp_path / "matches.sqlite3", lambda: 1_800_000_000.0)
    yield matches
    matches.shut()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Sequence[str]:
    """Every par is 71; the seeds that were asked for."""
    seeds: list[str] = []

    async def par_of(_config: Config, seed: str) -> int:
        seeds.append(seed)
        return PAR

    monkeypatch.setattr(module, "par_of", par_of)
    return seeds


async def scores_of(matches: Matches, today: str) -> tuple[DailyScores, list[int]]:
    """The numbers of dailies that were found, and those of the week."""
    scores, begun = DailyScores(), matches.dailies()
    assert await scores.find(matches, begun, today)
    found = [scores.of(one) for one in begun]
    return scores, [one.number for one in found if isinstance(one, DailyScore)]


async def test_a_descent_that_ends_in_death_counts_with_its_coins(
    matches: Matches, asked: Sequence[str]
) -> None:
    match = finish(daily(matches, "a" * 16), "collector")
    (begun,) = matches.dailies()
    outcome = match.outcome()
    assert outcome is not None
    assert not begun.won, "the collector dies on this seed"
    scores, numbers = await scores_of(matches, DAY)
    assert numbers == [outcome.returns[0]]
    assert state_words(EN, begun, scores.of(begun)).startswith(f"{numbers[0]} coins, died on floor")
    assert list(asked) == [match.header.seed]


async def test_par_is_worked_out_for_today_alone(matches: Matches, asked: Sequence[str]) -> None:
    finish(daily(matches, "a" * 16, "2027-01-13"), "coward")
    finish(daily(matches, "b" * 16), "coward")
    scores, (first, second) = await scores_of(matches, DAY)
    assert len(asked) == 1
    week = scores.week(matches.dailies(), DAY)
    said = f"The Descent, last 7 days: . . . . {first} . {second}"
    assert week_words(EN, "descent", week) == said
    today = {"descent": matches.dailies()[1]}
    lines = card(EN, DAY, today, 1, {"descent": week}, ascii_only=True)
    assert lines[1].startswith("The Descent  #")
    assert lines[1].endswith(f"  {second} coins, par 71")
    assert lines[2] == said


async def test_who_resigned_a_daily_descent_has_no_number(
    matches: Matches, asked: Sequence[str]
) -> None:
    match = daily(matches, "a" * 16)
    match.reseat((replace(match.seats[0], bot="coward"),), {0})
    finish(match, "coward")
    assert matches.dailies()[0].over
    assert not await DailyScores().find(matches, matches.dailies(), DAY)


def test_the_daily_is_alone_and_of_shipped_cards_only(tmp_path: Path) -> None:
    """A player's own deck of monsters is dealt from in other Descents."""
    shipped = DescentRepository()
    folder = tmp_path / "irrgarten" / "monsters"
    folder.mkdir(parents=True)
    source = LODGERS.read_text(encoding="utf-8").replace("  - id: ", "  - id: my-")
    (folder / "mine.yaml").write_text(source.replace("id: lodgers", "id: mine"), encoding="utf-8")
    own = DescentRepository(tmp_path)
    cards = content()[0].cards
    assert cards == to_descent_cards(*shipped.decks())
    assert len(to_descent_cards(*own.decks())) > len(cards)
    assert content()[0].seats == 1
