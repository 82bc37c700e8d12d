"""The log of a Descent: one line a fight, and a line for everything that matters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from app.content.content_index import ContentIndex
from app.games.irrgarten.descent.match_setup import DescentContent
from app.games.irrgarten.descent.repository import DescentRepository
from app.games.irrgarten.descent.text.narrator import DescentNarrator, kind_about, kind_name
from app.games.irrgarten.text.gear import GearWords
from app.games.irrgarten.text.narrator import monster_in_sentence
from app.i18n.fluent import LANGUAGES, Texts
from app.plain.course import still_untold
from app.text.log import LogLine
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.events import (
    BellHurried,
    BellRang,
    ClimbedOut,
    CoinsChanged,
    Died,
    FloorBegan,
    FloorLeft,
    FoeLeft,
    GiftTaken,
    PrizeTaken,
    Pushed,
    RoundBegan,
    SheetShown,
    Shoved,
    SquaresClosed,
    Swapped,
    ThingLeft,
    ThingWornOut,
    TrickDone,
)
from engines.irrgarten.descent.parameters import Parameters
from engines.irrgarten.descent.plan import KINDS, LARDER, PLAIN, TWO_DOORS
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.things import HEALTH, MEAL, STRENGTH, Thing, gear_thing, points
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    WON_BY_DEATH,
    WON_BY_TIME,
    Blow,
    CombatBegan,
    CombatEnded,
    Moved,
    ThrownBack,
)
from engines.irrgarten.tricks import BLOWS, HOOKS, HUGS, MENDS, PUSHES, SLOW, STEALS, TAXES
from engines.kernel.events import EVERYONE, Event, GameEnded, TurnBegan, may_see
from engines.kernel.streams import CheapSource, KeyedSource

NAMES = ("Ana", "Ben")


def content() -> DescentContent:
    repository = ContentIndex(None).repository("descent")
    assert isinstance(repository, DescentRepository)
    gear = repository.gear()
    assert gear is not None
    return DescentContent(repository.decks(), gear)


CONTENT = content()
TITLE = CONTENT.title()
CONFIG: Config = CONTENT.config(2, Parameters())
RATS, MIMIC = (
    next(n for n, card in enumerate(CONFIG.cards) if card.id == name)
    for name in ("coat-of-rats", "doormat-mimic")
)
SPOON, TRAY, SWORD = (
    gear_thing(CONFIG.gear, next(n for n, card in enumerate(CONFIG.gear) if card.id == name))
    for name in ("wooden-spoon", "tea-tray", "borrowed-sword")
)


def narrator(
    language: str = "en", names: tuple[str, ...] = NAMES, floors: int = 0
) -> DescentNarrator:
    texts = Texts(language, strict=True)

    def word(key: str) -> str:
        return TITLE.get(f"{key}-{language}", "") or TITLE.get(f"{key}-es", "")

    gear = GearWords(texts, word, CONFIG.gear)
    return DescentNarrator(
        texts,
        names,
        lambda card: monster_in_sentence(texts, word, CONFIG.cards, card),
        gear,
        floors=floors,
    )


def log(*events: Event, language: str = "en", names: tuple[str, ...] = NAMES) -> list[LogLine]:
    """The lines of events, the last ones finished by a turn."""
    teller = narrator(language, names)
    found: list[LogLine] = []
    for event in (*events, TurnBegan(EVERYONE, 0, 2)):
        found += teller.feed(event)
    return found


def said(*events: Event, language: str = "en", names: tuple[str, ...] = NAMES) -> list[str]:
    return [line.text for line in log(*events, language=language, names=names)]


def fight(result: int, *after: Event, hits: int = 0, card: int = -1) -> list[Event]:
    """A fight of Ana's of three rounds, by default with the Coat of Rats, and what followed. Each
    of the monster's attacks wounds her if there are `hits` in a row at the end."""
    exchanged = [
        Blow(EVERYONE, 0, 4, n, n // 2 + 1, not n % 2, 5_000, 1_000, not n % 2 or hits > 0, 5, hits,
             3, (), ())
        for n in range(6)
    ]  # fmt: skip
    began = CombatBegan(EVERYONE, 0, 4, 77, 8, 0, 3, RATS if card < 0 else card)
    return [began, *exchanged, CombatEnded(EVERYONE, 0, 4, 77, result, 6, 0), *after]


def won(*prizes: Thing, card: int = -1) -> list[Event]:
    left = FoeLeft(EVERYONE, 4, 77, False, RATS)
    got = [PrizeTaken(EVERYONE, 0, prize, True) for prize in prizes]
    return fight(WON_BY_DEATH, left, CoinsChanged(EVERYONE, 0, 2, 9), *got, card=card)


def test_a_fight_is_one_line_with_its_gains_and_its_hits_behind_it() -> None:
    (line,) = log(*won(TRAY))
    end = "the Coat of Rats without a wound and gets 2 coins and a Tea Tray (3 rounds)."
    assert line.text == f"Ana beats {end}"
    assert line.kind == "fight"
    assert len(line.detail) == 7, "how it began, and six attacks"


def test_it_is_written_in_spanish_with_contracted_articles() -> None:
    (text,) = said(*won(TRAY, card=MIMIC), language="es")
    assert text == (
        "Ana vence al Felpudo traicionero sin una sola herida y se lleva 2 monedas y una Bandeja "
        "(3 rondas)."
    )


def test_things_come_in_words() -> None:
    text = said(*won(points(MEAL, 3)))[0]
    assert "2 coins and a meal of 3 health" in text
    used = (SPOON[0], SPOON[1], 2, SPOON[3])
    assert "2 coins and the Wooden Spoon" in said(*won(used))[0], "it was Ana's"


def test_the_second_of_the_same_is_another_one() -> None:
    """The trick "double reward": it was "a meal of 3 health and another of 3 health"."""
    meal = points(MEAL, 3)
    assert "two meals of 3 health (" in said(*won(meal, meal))[0]
    assert "dos comidas de 3 de salud (" in said(
        *won(meal, meal), language="es"
    )[0]  # fmt: skip
    assert "a Tea Tray and a second one (" in said(*won(TRAY, TRAY))[0]


def test_a_thing_left_for_want_of_room_is_part_of_the_line() -> None:
    unkept = PrizeTaken(EVERYONE, 0, TRAY, False)
    coins = CoinsChanged(EVERYONE, 0, 2, 9)
    base = fight(WON_BY_DEATH, coins, unkept)
    teller = narrator()
    for event in base:
        teller.feed(event)
    assert teller.pending is not None, "it waits for the choice"
    (old,) = said(*base, ThingLeft(EVERYONE, 0, SPOON, False))
    assert "gets 2 coins and a Tea Tray, and leaves the Wooden Spoon behind" in old
    (new,) = said(*base, ThingLeft(EVERYONE, 0, TRAY, False))
    assert "gets 2 coins, and leaves the Tea Tray behind" in new


@pytest.mark.parametrize(
    ("language", "rest"),
    [("en", "Ana leaves the Wooden Spoon behind."), ("es", "Ana deja atrás la Cuchara de palo.")],
)
def test_a_fight_is_told_once_though_a_thing_is_left_after_it(language: str, rest: str) -> None:
    """Plain mode told the whole fight before the question, and again after it."""
    base = fight(
        WON_BY_DEATH, CoinsChanged(EVERYONE, 0, 2, 9), PrizeTaken(EVERYONE, 0, TRAY, False)
    )
    teller = narrator(language)
    for event in base:
        teller.feed(event)
    half = teller.pending
    assert half is not None
    lines = log(*base, ThingLeft(EVERYONE, 0, SPOON, False), language=language)
    assert still_untold(lines, [half.text]) == [rest]
    assert still_untold(lines, []) == [lines[0].text]


def test_the_second_of_a_double_reward_that_is_left_is_called_so() -> None:
    """It was "leaves the old Tea Tray behind", though both were new."""
    prize = fight(WON_BY_DEATH, CoinsChanged(EVERYONE, 0, 2, 9))
    twice = [PrizeTaken(EVERYONE, 0, TRAY, True), PrizeTaken(EVERYONE, 0, TRAY, False)]
    (text,) = said(*prize, *twice, ThingLeft(EVERYONE, 0, TRAY, False))
    assert "gets 2 coins and a Tea Tray, and leaves the other one behind" in text


def test_losses_say_what_they_cost() -> None:
    thrown = ThrownBack(EVERYONE, 0, 77, 76)
    robbed = TrickDone(EVERYONE, 0, 4, RATS, STEALS, 0, SPOON)
    (text,) = said(*fight(LOST_BY_WOUNDS, robbed, thrown, hits=3))
    assert text.endswith(
        "and hands over the Wooden Spoon (3 wounds in a row, 3 rounds, Ana has 5 health left)."
    )
    taxed = [TrickDone(EVERYONE, 0, 4, RATS, TAXES, 4), CoinsChanged(EVERYONE, 0, -4, 1)]
    (text,) = said(*fight(LOST_BY_WOUNDS, *taxed, thrown, hits=3))
    assert "and hands over 4 coins (" in text
    blown = TrickDone(EVERYONE, 0, 4, RATS, BLOWS, 0)
    (text,) = said(*fight(LOST_BY_WOUNDS, blown, thrown, hits=3))
    assert "and lands back at the start (" in text


def test_a_win_says_how_many_wounds_it_cost() -> None:
    wounded = fight(WON_BY_DEATH)
    blocked = wounded[2]
    assert isinstance(blocked, Blow)
    wounded[2] = replace(blocked, wound=True)
    assert said(*wounded)[0].endswith("(3 rounds, 1 wound).")


def test_irr_16_wounds_of_earlier_fights_are_counted_apart() -> None:
    """It was "4 wounds in a row, 1 round", which nobody can get in a round."""
    began, *_ = fight(LOST_BY_WOUNDS)
    wound = Blow(EVERYONE, 0, 4, 1, 1, False, 5_000, 1_000, True, 5, 4, 3, (), ())
    ended = CombatEnded(EVERYONE, 0, 4, 77, LOST_BY_WOUNDS, 2, 0)
    assert (
        "(4 wounds in a row, 3 from before, Ana has 5 health left)" in said(began, wound, ended)[0]
    )
    (text,) = said(began, wound, ended, language="es")
    assert "(4 heridas seguidas, 3 de antes, a Ana le quedan 5 de salud)" in text


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "Ana is still alive after 3 rounds, and so wins."),
        ("es", "Ana sigue en pie tras 3 rondas, así que gana."),
    ],
)
def test_irr_17_a_win_by_time_says_why_under_the_fight(language: str, why: str) -> None:
    """The last attack failed, and the fight was won: nothing said why."""
    (line,) = log(*fight(WON_BY_TIME), language=language)
    assert line.detail[-1] == why


def test_tricks_besides_the_fight_are_in_its_line_and_explained_under_it() -> None:
    """They were lines of their own, so that one fight had three. «4 vueltas más para la campana»
    read as if the bell came later (IRR-57)."""
    slow = TrickDone(EVERYONE, 0, 4, RATS, SLOW, 4)
    mends = TrickDone(EVERYONE, 0, 4, RATS, MENDS, 3)
    (line,) = log(*fight(LOST_BY_WOUNDS, slow, mends, hits=3))
    assert line.text.endswith(
        "Ana has 5 health left, the monster heals). The floor closes 4 laps sooner."
    )
    as_long = "The fight with the Coat of Rats takes as long as 4 laps"
    assert line.detail[-2:] == (
        f"{as_long}, so the floor closes that much sooner.",
        "The Coat of Rats licks its wounds and is as good as new.",
    )
    (spanish,) = log(*fight(LOST_BY_WOUNDS, slow), language="es")
    assert spanish.text.endswith(" El piso se cierra 4 vueltas antes.")


def test_things_of_one_name_that_wear_out_are_named_together() -> None:
    """It was "the Library Card, its twin and the Dictionary"."""
    worn = [ThingWornOut(EVERYONE, 0, TRAY), ThingWornOut(EVERYONE, 0, TRAY)]
    assert "wears out the Tea Tray (both) (" in said(*fight(WON_BY_DEATH, *worn))[0]
    worn.insert(1, ThingWornOut(EVERYONE, 0, SPOON))
    (apart,) = said(*fight(WON_BY_DEATH, *worn))
    assert "the Tea Tray (both) and the Wooden Spoon (" in apart


def test_a_line_has_the_floor_and_the_lap_of_its_end() -> None:
    """The log counted turns, and the prompts laps."""
    won = fight(WON_BY_DEATH)
    events = (
        FloorBegan(EVERYONE, 1, PLAIN, 0, 9), RoundBegan(EVERYONE, 1, (0,)), *won,
        RoundBegan(EVERYONE, 2, (0,)), *won, FloorBegan(EVERYONE, 2, PLAIN, 0, 9),
    )  # fmt: skip
    places = [line.place for line in log(*events)]
    assert places == ["Floor 1, lap 1"] * 2 + ["Floor 1, lap 2", "Floor 2, lap 1"]


def test_a_death_names_the_killer_and_the_coins() -> None:
    died = [Died(EVERYONE, 0, 4, 5), CoinsChanged(EVERYONE, 0, -5, 4)]
    (text,) = said(*fight(LOST_BY_DEATH, *died))
    assert text.startswith("Ana dies at the hands of the Coat of Rats")
    assert "and loses 5 of 9 coins (3 rounds)." in text
    assert said(Died(EVERYONE, 1, -1, 0)) == ["The floor closes over Ben, who dies."]


@pytest.mark.parametrize(
    ("language", "cost", "back"),
    [
        ("en", "loses gear and 5 of 9 coins", "back on floor 2"),
        ("es", "pierde equipo y 5 de sus 9 monedas", "vuelve en el piso 2"),
    ],
)
def test_irr_52_a_death_in_company_says_that_gear_is_lost_and_when_one_is_back(
    language: str, cost: str, back: str
) -> None:
    armed = Blow(EVERYONE, 0, 4, 6, 4, False, 5_000, 1_000, True, 0, 3, 3, (1_000, 2), ())
    died = [Died(EVERYONE, 0, 4, 5), CoinsChanged(EVERYONE, 0, -5, 4)]
    *began, ended = fight(LOST_BY_DEATH)
    closed = Died(EVERYONE, 1, -1, 0)
    for floor in (1, 2):
        teller = narrator(language, floors=2)
        teller.feed(FloorBegan(EVERYONE, floor, PLAIN, 0, 9))
        lines = [
            line.text
            for event in (*began, armed, ended, *died, closed, TurnBegan(EVERYONE, 0, 2))
            for line in teller.feed(event)
        ]
        assert (cost in lines[0]) is (floor == 1)
        assert all((back in line) is (floor == 1) for line in lines), "the last floor is the end"
    alone = narrator(language, NAMES[:1], floors=2)
    events = *began, armed, ended, *died, TurnBegan(EVERYONE, 0, 2)
    (text,) = [line.text for event in events for line in alone.feed(event)]
    assert back not in text, "alone it is the end"


@pytest.mark.parametrize(
    ("language", "bens", "own"),
    [
        ("en", "5 of the coins were Ben's).", "1 of the coins was lost here before)."),
        ("es", "5 de las monedas eran de Ben).", "1 de las monedas ya había sido suya)."),
    ],
)
def test_irr_52_coins_that_a_monster_took_have_an_owner(language: str, bens: str, own: str) -> None:
    """A monster of level 1 paid eight coins, and the log didn't say why."""
    died = [Died(EVERYONE, 1, 4, 5), CoinsChanged(EVERYONE, 1, -5, 4)]
    assert said(*died, *won(), language=language)[-1].endswith(bens)
    taxed = fight(LOST_BY_WOUNDS, TrickDone(EVERYONE, 0, 4, RATS, TAXES, 1), hits=3)
    assert said(*taxed, *won(), language=language)[-1].endswith(own)
    below = FloorBegan(EVERYONE, 2, PLAIN, 0, 9)
    assert "coins were" not in said(*died, below, *won())[-1], "numbers begin again on a floor"


@pytest.mark.parametrize(
    ("language", "opened"), [("en", "). The exit is open."), ("es", "). La salida queda abierta.")]
)
def test_irr_42_a_guardian_that_loses_opens_the_exit(language: str, opened: str) -> None:
    """The fight that everybody waited for was told like any other."""

    def fought(foe: int, kind: int, result: int) -> str:
        floor = FloorBegan(EVERYONE, 3, kind, 0, 9)
        began, *others, ended = fight(result)
        assert isinstance(began, CombatBegan)
        assert isinstance(ended, CombatEnded)
        events = replace(began, foe=foe), *others, replace(ended, foe=foe)
        return said(floor, *events, language=language)[-1]

    assert fought(0, PLAIN, WON_BY_DEATH).endswith(opened)
    assert not fought(1, PLAIN, WON_BY_DEATH).endswith(opened), "another monster"
    assert fought(1, TWO_DOORS, WON_BY_DEATH).endswith(opened)
    assert not fought(0, PLAIN, LOST_BY_WOUNDS).endswith(opened)


def test_an_exit_a_gift_and_what_was_left_for_it_are_a_line_each() -> None:
    left: list[Event] = [FloorLeft(EVERYONE, 0, 3, 1, False), CoinsChanged(EVERYONE, 0, 4, 13)]
    taken = [GiftTaken(EVERYONE, 0, TRAY), PrizeTaken(EVERYONE, 0, TRAY, True)]
    assert said(*left, *taken) == [
        "Ana is the first to leave floor 3 and gets 4 coins.",
        "Ana takes a Tea Tray and goes down.",
    ]
    assert said(*left, names=("Ana",)) == ["Ana leaves floor 3 and gets 4 coins."]
    unkept = [GiftTaken(EVERYONE, 0, TRAY), PrizeTaken(EVERYONE, 0, TRAY, False)]
    assert said(*unkept, ThingLeft(EVERYONE, 0, TRAY, False)) == [
        "Ana leaves the gift on the stairs and goes down."
    ]
    for gift, words in (
        (points(HEALTH, 3), "health"),
        (points(STRENGTH, 500), "strength (+0.5)"),
    ):
        assert said(GiftTaken(EVERYONE, 0, gift)) == [f"Ana chooses {words} and goes down."]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ana chooses health (now 15) and goes down."),
        ("es", "Ana elige salud (ahora 15) y baja."),
    ],
)
def test_irr_41_a_gift_of_health_is_told_by_what_it_leaves(language: str, told: str) -> None:
    """It was "health (+6)" of somebody with 14 of 15."""
    taken = GiftTaken(EVERYONE, 0, points(HEALTH, 6)), SheetShown(EVERYONE, 0, 15, 0, 2_000, 2_000)
    assert said(*taken, language=language) == [told]


def test_leaving_hands_back_what_was_borrowed_and_hurries_the_bell_in_one_line() -> None:
    """IRR-46. The laps are counted with the present one, as in the head of the screen, which had 3
    beside the log's 2."""
    left: list[Event] = [FloorLeft(EVERYONE, 0, 3, 1, False), CoinsChanged(EVERYONE, 0, 4, 13)]
    after = [BellHurried(EVERYONE, 2), ThingLeft(EVERYONE, 0, SWORD, True)]
    (text,) = said(*left, *after)
    assert text.startswith("Ana is the first to leave floor 3, gets 4 coins, and hands back the B")
    assert text.endswith("Borrowed Sword (the bell rings in 3 laps).")
    assert said(*left, BellHurried(EVERYONE, 1), language="es") == [
        (
            "Ana deja el piso 3 antes que nadie y se lleva 4 monedas"
            " (la campana suena dentro de 2 vueltas)."
        )
    ]


def test_a_shove_onto_a_monster_says_so_and_the_fight_follows() -> None:
    shoved = Shoved(EVERYONE, 1, 0, 7, 9)
    lines = said(shoved, *fight(WON_BY_DEATH))
    assert lines[0] == "Ben shoves Ana into the Coat of Rats."
    assert len(lines) == 2
    assert said(shoved) == ["Ben shoves Ana right."]


@pytest.mark.parametrize(
    ("target", "way"),
    [(43, "right"), (44, "right"), (41, "left"), (22, "up"), (2, "up"), (62, "down")],
)
def test_irr_48_a_shove_says_where_to(target: int, way: str) -> None:
    """ "Shoves Ben on" did not say where he was after it."""
    assert said(Shoved(EVERYONE, 0, 1, 42, target)) == [f"Ana shoves Ben {way}."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_often_is_told_in_turns(language: str) -> None:
    """ "Squeezes past" came nine times on a page."""
    swapped = [Swapped(EVERYONE, 0, 1, 7, 8, False)] * 4
    assert len(set(said(*swapped, language=language))) == 4
    assert len(set(said(*[Shoved(EVERYONE, 0, 1, 7, 9)] * 5, language=language))) == 5


def test_everything_else_is_a_line_or_nothing() -> None:
    assert said(Shoved(EVERYONE, 0, 1, 7, 9))[0].startswith("Ana sh")
    assert said(Swapped(EVERYONE, 0, 1, 7, 8, True)) == [
        "Ana reels Ben in, and they change places."
    ]
    assert "1 health" in said(TrickDone(EVERYONE, 0, 4, RATS, HUGS, 1))[0]
    assert said(BellRang(EVERYONE, 9))[0].startswith("The bell rings.")
    assert said(Pushed(EVERYONE, 0, 7, 8, 3))[0].endswith("on and costs 1 health (3 left).")
    assert said(FoeLeft(EVERYONE, 4, 77, True, RATS)) == [
        "The closing floor swallows the Coat of Rats."
    ]
    (larder,) = log(FloorBegan(EVERYONE, 4, LARDER, 20, 40))
    assert larder.text == "Floor 4 begins: the larder."
    assert larder.detail == (kind_about(Texts("en"), LARDER),)
    quiet = (Moved(EVERYONE, 0, 7, 8, 3, 3, False), RoundBegan(EVERYONE, 2, (0, 1)))
    assert said(*quiet, SquaresClosed(EVERYONE, 9)) == []


def test_alone_the_log_tells_a_death_once_and_the_end_screen_what_became_of_the_player() -> None:
    def ends(*events: Event) -> tuple[str, str]:
        teller = narrator(names=("Ana",))
        lines = [line.text for event in events for line in teller.feed(event)]
        return lines[-1], teller.fates.sentence(0, "Ana")

    floor = FloorBegan(EVERYONE, 7, PLAIN, 20, 40)
    died = [*fight(LOST_BY_DEATH, Died(EVERYONE, 0, 4, 5), CoinsChanged(EVERYONE, 0, -5, 22))]
    lost = GameEnded(EVERYONE, (), "lost")
    assert ends(floor, *died, lost) == (
        "The Descent is over, and Ana keeps 22 coins.",
        "Ana was killed on floor 7 by the Coat of Rats, with 22 coins.",
    )
    out = [CoinsChanged(EVERYONE, 0, 7, 31), ClimbedOut(EVERYONE, 0, 31)]
    safe = GameEnded(EVERYONE, (0,), "safe")
    assert ends(floor, *out, safe)[1] == "Ana climbed out of floor 7 with 31 coins."
    last = [FloorLeft(EVERYONE, 0, 8, 1, True), CoinsChanged(EVERYONE, 0, 24, 90)]
    assert ends(*last, safe)[1] == "Ana came out of the last exit with 90 coins."


def test_in_company_the_end_is_who_won_and_each_has_a_note() -> None:
    teller = narrator()
    events: Iterable[Event] = (
        CoinsChanged(EVERYONE, 0, 5, 5),
        ClimbedOut(EVERYONE, 0, 5),
        FloorBegan(EVERYONE, 2, PLAIN, 20, 40),
        CoinsChanged(EVERYONE, 1, 9, 9),
        Died(EVERYONE, 1, -1, 4),
        CoinsChanged(EVERYONE, 1, -4, 5),
    )
    for event in events:
        teller.feed(event)
    (line,) = teller.feed(GameEnded(EVERYONE, (1,), "safe"))
    assert line.text == "Ben wins with 5 coins!"
    assert [teller.fates.note(seat) for seat in (0, 1)] == [
        "climbed out of floor 1",
        "was too slow and died on floor 2",
    ]


def test_one_who_died_and_came_back_is_inside_again() -> None:
    teller = narrator()
    teller.feed(Died(EVERYONE, 1, -1, 0))
    teller.feed(FloorBegan(EVERYONE, 2, PLAIN, 20, 40))
    assert teller.fates.note(1) == "was still on floor 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_floor_has_a_name_and_a_sentence(language: str) -> None:
    texts = Texts(language, strict=True)
    names = [kind_name(texts, kind) for kind in range(len(KINDS))]
    assert len(set(names)) == len(KINDS)
    assert all(kind_about(texts, kind).endswith(".") for kind in range(len(KINDS)))


def test_irr_58_alone_no_gear_is_for_rivals_only() -> None:
    """A hook and a ram did nothing alone."""
    for seats in (1, 2):
        tricks = {card.trick[0] for card in CONTENT.config(seats, Parameters()).gear}
        assert {HOOKS, PUSHES} & tricks == (set() if seats == 1 else {HOOKS, PUSHES})


@pytest.mark.one_of(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fog", [False, True])
def test_whole_descents_are_told_to_everybody(language: str, fog: bool) -> None:
    """In sentences, with every word there: the texts are strict."""
    rules, config = Rules(), CONTENT.config(3, Parameters(health=30, fog=fog))
    state, dice = rules.new(config, "told"), CheapSource(4)
    tellers = [narrator(language, ("Ana", "Ben", "Eva")) for _ in range(3)]
    lines: list[LogLine] = []

    def emit(event: Event) -> None:
        for seat, teller in enumerate(tellers):
            if may_see(event, seat):
                lines.extend(teller.feed(event))

    for _ in range(600):
        if state.seat < 0:
            break
        legal = rules.legal(state)
        rules.apply(state, legal[dice.below(0, len(legal))], emit)
    assert len(lines) > 60
    for line in lines:
        for text in (line.text, *line.detail):
            assert text[0].isupper() or text[0] in "¡«", text
            assert text[-1] in ".!", text
            assert " el el " not in text
    assert isinstance(state.source, KeyedSource)


def test_fights_with_the_same_result_have_the_same_verb() -> None:
    """Five verbs for one kind of win read like five kinds of win."""
    for result, words in ((WON_BY_DEATH, "Ana beats "), (LOST_BY_WOUNDS, "Ana loses to ")):
        teller = narrator()
        fights = [event for _ in range(6) for event in fight(result)]
        told = [line.text for event in fights for line in teller.feed(event)]
        told += [line.text for line in teller.feed(TurnBegan(EVERYONE, 0, 9))]
        assert len(told) == 6
        assert all(text.startswith(words) for text in told), told
