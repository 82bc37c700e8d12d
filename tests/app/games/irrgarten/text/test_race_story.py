"""A race told, in which things decide (IRR-36 to IRR-39)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.games.irrgarten.text.race_story import race_end
from app.i18n.fluent import Texts
from app.text.log import MatchLog
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    WEAPON,
    CombatEnded,
    GearTaken,
    GotOut,
    Heard,
    Moved,
    ResurrectionRolled,
    SheetChanged,
    ThrownBack,
)
from engines.irrgarten.labyrinth import RIGHT
from engines.irrgarten.parameters import Parameters
from engines.kernel.events import EVERYONE, Event, GameEnded, TurnBegan
from tests.app.games.irrgarten.text.test_narrator import (
    ANVIL,
    BEN,
    EVA,
    began,
    blows,
    narrator,
    so_far,
    told,
)

ANA = 0
CAUGHT = "Nobody can catch Ben any more: it's too late to get out with"
ALCANZA = "Ya nadie alcanza a Ben: es tarde para salir con"


def texts_of(*events: Event, language: str = "en", turn: int = 13) -> list[str]:
    return [line.text for line in told(narrator(language, turn), *events)]


def leap(seat: int, over: int) -> Moved:
    return Moved(EVERYONE, seat, 10, 12, RIGHT, RIGHT, strayed=False, over=over)


def taken(seat: int, rival: int, name: int = ANVIL, power: int = 1_000) -> GearTaken:
    return GearTaken(EVERYONE, seat, rival, WEAPON, power, 2, name)


def out(seat: int, things: int, closes: int = 21) -> GotOut:
    return GotOut(EVERYONE, seat, things, closes)


def over(winner: int) -> GameEnded:
    return GameEnded(EVERYONE, (winner,), "escaped")


def test_irr_38_a_leap_and_its_theft_are_one_sentence() -> None:
    assert texts_of(leap(BEN, EVA), taken(BEN, EVA)) == ["Ben leaps over Eva and takes the Anvil."]
    assert texts_of(leap(EVA, BEN), taken(EVA, BEN), language="es") == [
        "Eva salta por encima de Ben y le quita el Yunque."
    ]


def test_irr_38_a_theft_stays_in_sight_of_its_victim() -> None:
    """Two fights of others pushed it out of the three lines at 80 columns."""
    (line,) = told(narrator("en", 13), leap(BEN, EVA), taken(BEN, EVA))
    log = MatchLog(Texts("en"))
    for one in (line, *told(narrator("en", 14), leap(BEN, ANA), began())):
        log.add(one)
    assert log.news(EVA) is line
    assert log.news(BEN) is None


def test_irr_38_what_was_just_stolen_is_taken_back() -> None:
    first, second = texts_of(leap(BEN, EVA), taken(BEN, EVA), leap(EVA, BEN), taken(EVA, BEN))
    assert "back" not in first
    assert second == "Eva leaps over Ben and takes the Anvil back."


def test_irr_38_another_of_the_same_name_was_never_theirs() -> None:
    """Two players had a Dictionary, and the thief of the second was said to win it back."""
    events = leap(BEN, EVA), taken(BEN, EVA), leap(EVA, BEN), taken(EVA, BEN, power=1_500)
    assert texts_of(*events)[1] == "Eva leaps over Ben and takes the Anvil."


def test_irr_38_a_robbery_and_its_return_have_one_verb_each() -> None:
    """Three verbs for each read like three kinds of theft."""
    there, back = (leap(BEN, EVA), taken(BEN, EVA)), (leap(EVA, BEN), taken(EVA, BEN))
    said = texts_of(*there, *back, *there, *back)
    assert said[1] == said[3] == "Eva leaps over Ben and takes the Anvil back."
    assert said[2] == "Ben leaps over Eva and takes the Anvil back."


def test_irr_38_a_theft_whose_leap_nobody_saw_is_told_alone() -> None:
    assert texts_of(taken(BEN, EVA)) == ["Ben takes the Anvil from Eva."]


def test_irr_36_a_leap_is_told_before_what_follows_it() -> None:
    teller = narrator()
    assert told(teller, leap(BEN, EVA)) == []
    line = so_far(teller)
    assert line is not None
    assert line.text == "Ben leaps over Eva."
    assert told(teller, began()) == [line]


def test_irr_28_the_way_back_is_a_part_of_the_lost_fight() -> None:
    lost = [began(), *blows("miss WOUND miss WOUND miss WOUND"), _lost(), _sheet()]
    back = ThrownBack(EVERYONE, BEN, 12, 11)
    (line,) = texts_of(*lost, back, turn=12)
    assert line == (
        "Ben loses to the Minotaur and is thrown back "
        "(3 wounds in a row, 3 rounds, Ben has 2 health left)."
    )
    stays = texts_of(*lost, Heard(EVERYONE, BEN, 4), turn=12)
    assert stays == [
        "Ben loses to the Minotaur (3 wounds in a row, 3 rounds, Ben has 2 health left).",
        "Ben's steps echo, 4 squares from the exit.",
    ]


def _lost() -> CombatEnded:
    return CombatEnded(EVERYONE, BEN, 0, 40, LOST_BY_WOUNDS, 6, 3)


def _sheet() -> SheetChanged:
    return SheetChanged(EVERYONE, BEN, 2, 3, (), (), False)


def test_irr_39_who_gets_out_leads_or_does_not() -> None:
    assert texts_of(out(BEN, 1), out(EVA, 2), out(ANA, 2)) == [
        "Ben is the first one out, with 1 thing. The others have the rest of this lap and 2 more.",
        "Eva gets out with 2 things and takes the lead from Ben.",
        "Ana gets out with 2 things, as many as Eva, who was out first and wins a tie.",
    ]
    assert texts_of(out(EVA, 2), out(ANA, 1))[-1] == (
        "Ana gets out with 1 thing, but Eva is still ahead."
    )


@pytest.mark.parametrize(
    ("language", "left"),
    [("en", "The others have 2 laps left."), ("es", "A los demás les quedan 2 vueltas.")],
)
def test_irr_39_the_last_player_of_a_lap_leaves_nothing_of_it(language: str, left: str) -> None:
    """The rest of this lap was promised to the others when it was over."""
    (line,) = texts_of(out(BEN, 1), language=language, turn=15)
    assert line.endswith(left)


def test_irr_39_of_an_end_at_once_no_laps_are_said() -> None:
    """ "2 more laps" right before "Nobody can catch Ben" was read as a mistake."""
    (line,) = texts_of(GotOut(EVERYONE, BEN, 3, 21, over=True))
    assert line == "Ben is the first one out, with 3 things."


def test_irr_39_the_last_lap_is_announced_once() -> None:
    turns = [TurnBegan(EVERYONE, turn % 3, turn) for turn in range(14, 22)]
    lines = told(narrator(), out(BEN, 1), *turns)
    assert [(line.turn, line.text) for line in lines[1:]] == [(19, "The last lap begins.")]


@pytest.mark.parametrize(
    ("language", "things", "why", "wins"),
    [
        ("en", 3, f"{CAUGHT} more than 3 things.", "Ben wins with 3 things!"),
        ("en", 0, f"{CAUGHT} anything at all.", "Ben wins with empty hands!"),
        ("es", 3, f"{ALCANZA} más de 3 cosas.", "¡Ben gana con 3 cosas!"),
    ],
)  # fmt: skip
def test_irr_39_an_early_end_says_why(language: str, things: int, why: str, wins: str) -> None:
    assert texts_of(out(BEN, things), over(BEN), language=language)[1:] == [why, wins]


def test_irr_39_a_tie_goes_to_the_first_one_out() -> None:
    last = TurnBegan(EVERYONE, ANA, 21)
    told_at_the_end = texts_of(out(BEN, 2), out(EVA, 2), last, over(BEN))[2:]
    assert told_at_the_end == [
        "The last lap is over with Ana still inside.",
        "It's a tie at 2 things, so Ben wins for being out first!",
    ]


def test_irr_22_the_dead_are_not_still_inside() -> None:
    """The last line counted a dead player among those who were on their way out."""
    dies = CombatEnded(EVERYONE, EVA, 0, 40, LOST_BY_DEATH, 6, 3)
    last = TurnBegan(EVERYONE, ANA, 21)
    for language, said in (
        ("en", "The last lap is over with Ana still inside and Eva dead inside."),
        ("es", "Se acaba la última vuelta con Ana aún dentro y Eva sin vida."),
    ):
        assert texts_of(out(BEN, 2), dies, last, over(BEN), language=language)[-2] == said
    back = ResurrectionRolled(EVERYONE, EVA, 100, 300, True)
    assert "Ana and Eva still inside" in texts_of(out(BEN, 2), dies, back, last, over(BEN))[-2]


def test_irr_9_without_last_laps_the_first_one_out_wins() -> None:
    assert texts_of(over(BEN)) == ["Ben reaches the exit and wins!"]


def test_irr_39_last_laps_end_for_three_reasons() -> None:
    assert race_end({0, 1, 2}, 3, 15, 21) == "all-out"
    assert race_end({0}, 3, 15, 21) == "caught"
    assert race_end({0}, 3, 21, 21) == "laps"


def test_irr_9_a_limit_of_turns_ends_last_laps_and_says_so() -> None:
    """It said that nobody could catch the winner, whom two could."""
    assert race_end({0}, 3, 15, 21, limit=15) == "turns"
    assert race_end({0}, 3, 15, 21, limit=90) == "caught"
    teller = narrator("en", 15, Parameters(turn_limit=15))
    assert [line.text for line in told(teller, out(BEN, 1), over(BEN))][1:] == [
        "The last turn is over with Ana and Eva still inside.",
        "Ben wins with 1 thing!",
    ]


def test_irr_38_a_leap_for_whose_loot_there_is_no_room_says_so() -> None:
    """With room for shields it said that nothing fits any more."""
    rules = Parameters(leapfrog=True, pickpocket=True, max_weapons=1, max_shields=1)
    armed = [SheetChanged(EVERYONE, seat, 9, 0, (1_000, 2), (), False) for seat in (BEN, EVA)]
    full = "Ben leaps over Eva, but can't carry another weapon."
    assert _leaps(rules, *armed, leap(BEN, EVA)) == [full]
    shielded = [replace(one, weapons=(), shields=(1_000, 2)) for one in armed]
    shut = "Ben leaps over Eva, but can't carry another shield."
    assert _leaps(rules, *shielded, leap(BEN, EVA)) == [shut]
    both = [replace(one, shields=(1_000, 2)) for one in armed]
    nothing = "Ben salta por encima de Eva, pero no le cabe nada más."
    assert _leaps(rules, *both, leap(BEN, EVA), language="es") == [nothing]
    weapon = "Ben salta por encima de Eva, pero no le caben más armas."
    assert _leaps(rules, *armed, leap(BEN, EVA), language="es") == [weapon]
    plain = ["Ben leaps over Eva."]
    assert _leaps(rules, leap(BEN, EVA)) == plain
    assert _leaps(rules, armed[1], leap(BEN, EVA)) == plain, "in fog, who knows?"
    assert _leaps(replace(rules, pickpocket=False), *armed, leap(BEN, EVA)) == plain


def _leaps(rules: Parameters, *events: Event, language: str = "en") -> list[str]:
    return [line.text for line in told(narrator(language, 13, rules), *events, began())]
