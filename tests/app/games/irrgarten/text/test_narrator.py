"""Irrgarten told: what happens on the board as lines that a person reads."""

from __future__ import annotations

import random
import re
from functools import partial

import pytest

from app.games.irrgarten.text.gear import GearWords
from app.games.irrgarten.text.narrator import IrrgartenNarrator, monster_in_sentence
from app.games.irrgarten.text.race_story import PLAIN
from app.i18n.fluent import Texts
from app.i18n.languages import spoken
from app.match.events import BotStumbled, NotSaved
from app.text.log import LogLine, MatchLog
from engines.irrgarten.config import Config
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    SHIELD,
    WEAPON,
    WON_BY_DEATH,
    WON_BY_TIME,
    Appeared,
    Blow,
    CombatBegan,
    CombatEnded,
    GearDropped,
    GearReceived,
    Heard,
    Moved,
    ResurrectionRolled,
    Rewarded,
    SheetChanged,
    Stayed,
    ThrownBack,
    Vanished,
)
from engines.irrgarten.gear import GearCard
from engines.irrgarten.guardian import NAMES as GUARDIANS
from engines.irrgarten.labyrinth import DOWN, LEFT, RIGHT, UP, Labyrinth, MonsterCard
from engines.irrgarten.parameters import FOG_SIGHT, Parameters
from engines.irrgarten.rules import Rules
from engines.kernel.events import EVERYONE, Event, GameEnded, TurnBegan, may_see

BEN, EVA = 1, 2
NAMES = ("Ana", "Ben", "Eva")
MONSTERS = {"en": "the Minotaur", "es": "el Minotauro"}


GEAR = (
    GearCard("anvil", WEAPON, 1_000, 1),
    GearCard("tray", SHIELD, 1_000, 1),
    GearCard("china", SHIELD, 1_000, 1),
    GearCard("trousers", SHIELD, 1_000, 1),
)
WORDS = {
    "gear-anvil-en": "Anvil",
    "gear-anvil-es": "Yunque",
    "article-gear-anvil-en": "an",
    "article-gear-anvil-es": "el",
    "gear-tray-en": "Tea Tray",
    "gear-tray-es": "Bandeja",
    "article-gear-tray-en": "a",
    "article-gear-tray-es": "la",
    "gear-china-en": "Good China",
    "gear-china-es": "Vajilla buena",
    "article-gear-china-en": "some",
    "article-gear-china-es": "la",
}
ANVIL, TRAY, CHINA, TROUSERS = range(4)


def narrator(
    language: str = "en", turn: int = 13, parameters: Parameters = PLAIN
) -> IrrgartenNarrator:
    texts = Texts(language, strict=True)
    gear = GearWords(texts, lambda key: spoken(WORDS, key, language), GEAR)
    return IrrgartenNarrator(texts, NAMES, lambda _: MONSTERS[language], gear, turn, parameters)


def told(teller: IrrgartenNarrator, *events: Event) -> list[LogLine]:
    return [line for event in events for line in teller.feed(event)]


def began(health: int = 5, hits: int = 0, left: int = 3) -> CombatBegan:
    return CombatBegan(EVERYONE, BEN, 0, 40, health, hits, left)


def so_far(teller: IrrgartenNarrator) -> LogLine | None:
    return teller.pending


def blows(text: str, health: int = 5, left: int = 3) -> list[Event]:
    """A combat in the words of the log: "hit WOUND miss block", the player first (IRR-11)."""
    events: list[Event] = []
    hits = 0
    for number, word in enumerate(text.split()):
        left -= word == "hit"
        health -= word == "WOUND"
        hits = hits + 1 if word == "WOUND" else 0 if word == "block" else hits
        wound = word in ("hit", "WOUND")
        attack, defence = (8_940, 4_100) if wound else (2_000, 5_600)
        by_player = number % 2 == 0
        around = (number // 2 + 1, by_player, attack, defence, wound, health, hits, left, (), ())
        events.append(Blow(EVERYONE, BEN, 0, number, *around))
    return events


def ended(result: int, dealt: int, left: int = 0) -> CombatEnded:
    return CombatEnded(EVERYONE, BEN, 0, 40, result, dealt, left)


def sheet(health: int) -> SheetChanged:
    return SheetChanged(EVERYONE, BEN, health, 0, (), (), False)


WON = [
    began(),
    *blows("hit block hit WOUND hit"),
    ended(WON_BY_DEATH, 5),
    Rewarded(EVERYONE, BEN, 0, 1, 1),
    GearReceived(EVERYONE, BEN, SHIELD, 1_400, 3, True),
    sheet(5),
]


def test_a_combat_is_one_sentence_with_its_result() -> None:
    lines = told(narrator(), *WON)
    assert [line.text for line in lines] == [
        "Ben beats the Minotaur and gets a shield and 1 health (3 rounds, 1 wound)."
    ]
    assert (lines[0].turn, lines[0].kind) == (13, "fight")


def test_where_a_combat_has_no_room_what_came_of_it_has() -> None:
    """Without the reward, and with how often the same came of it."""
    (line,) = told(narrator(), *WON)
    log = MatchLog(Texts("en", strict=True))
    log.add(line)
    assert log.shortened(log.lines[0]) == "Ben beats the Minotaur (3 rounds, 1 wound)."
    log.add(line)
    assert log.shortened(log.lines[0]).endswith("(3 rounds, 1 wound). x2")
    walked = LogLine(3, "Ben walks.", "move")
    assert log.shortened(walked) == walked.text


def test_the_same_combat_in_spanish() -> None:
    (line,) = told(narrator("es"), *WON)
    assert (
        line.text
        == "Ben vence al Minotauro y se lleva un escudo y 1 de salud (3 rondas, 1 herida)."
    )
    assert line.detail[1] == (
        "Ronda 1: Ben acierta y deja al Minotauro con 2 de salud (ataque 8,9 contra defensa 4,1)."
    )
    assert (
        line.detail[2]
        == "Ronda 1: Ben para el ataque del Minotauro (ataque 2,0 contra defensa 5,6)."
    )
    assert line.detail[-2] == "Ben recibe un escudo de potencia 1,4 (3 usos)."


def test_every_blow_stands_under_the_line_with_its_numbers() -> None:
    (line,) = told(narrator(), *WON)
    assert line.detail == (
        "Ben starts with 5 health and no wounds in a row, the Minotaur with 3 health.",
        "Round 1: Ben hits the Minotaur, which has 2 health left (attack 8.9 against defence 4.1).",
        "Round 1: Ben blocks the Minotaur (attack 2.0 against defence 5.6).",
        "Round 2: Ben hits the Minotaur, which has 1 health left (attack 8.9 against defence 4.1).",
        (
            "Round 2: the Minotaur wounds Ben, who has 4 health left and 1 wound in a row"
            " (attack 8.9 against defence 4.1)."
        ),
        "Round 3: Ben hits the Minotaur, which dies (attack 8.9 against defence 4.1).",
        "Ben gets 1 health.",
        "Ben gets a shield of power 1.4 (3 uses).",
        "Ben now has 5 health.",
    )


def test_a_combat_can_be_read_while_it_goes_on() -> None:
    """It shows the present round; nothing is finished before the reward is in (IRR-18)."""
    teller = narrator()
    assert so_far(teller) is None
    assert told(teller, *WON[:3]) == []
    line = so_far(teller)
    assert line is not None
    assert line.text == "Ben fights the Minotaur (round 1)."
    assert len(told(teller, *WON[3:])) == 1
    assert so_far(teller) is None


def test_a_prize_that_has_not_come_is_not_told_to_be_none() -> None:
    """It comes after the last blow was shown; there is none where it is nothing (IRR-18)."""
    at = next(n for n, event in enumerate(WON) if isinstance(event, Rewarded))
    teller = narrator()
    told(teller, *WON[:at])
    line = so_far(teller)
    assert line is not None
    assert line.text == "Ben beats the Minotaur (3 rounds, 1 wound)."
    told(teller, Rewarded(EVERYONE, BEN, 0, 0, 0))
    line = so_far(teller)
    assert line is not None
    assert line.text == "Ben beats the Minotaur but gets nothing (3 rounds, 1 wound)."


def test_a_combat_of_which_the_end_is_not_heard_is_told_as_far_as_it_went() -> None:
    """Whatever else a feed leaves out, what was heard is not lost."""
    lines = told(narrator(), *WON[:3], GameEnded(EVERYONE, (), "cap"))
    assert [line.kind for line in lines] == ["fight", "end"]
    lines = told(narrator(), *WON[:3], TurnBegan(EVERYONE, EVA, 14))
    assert [line.turn for line in lines] == [13]


def test_a_blow_that_was_close_is_shown_with_the_decimals_that_decided_it() -> None:
    """IRR-14: an equal defence holds; 5.04 against 5.01 does not."""
    around = (1, True, 5_040, 5_010, True, 5, 0, 2, (), ())
    (line,) = told(
        narrator(), began(), Blow(EVERYONE, BEN, 0, 0, *around), TurnBegan(EVERYONE, EVA, 14)
    )
    assert line.detail[1].endswith("which has 2 health left (attack 5.04 against defence 5.01).")


def test_out_and_dead_are_two_words() -> None:
    """IRR-16: three wounds in a row lose the combat; IRR-15: no health left is death."""
    (out,) = told(
        narrator(), began(), *blows("miss WOUND miss WOUND miss WOUND"),
        ended(LOST_BY_WOUNDS, 6, 3), sheet(2), TurnBegan(EVERYONE, EVA, 15),
    )  # fmt: skip
    assert (
        out.text
        == "Ben loses to the Minotaur (3 wounds in a row, 3 rounds, Ben has 2 health left)."
    )
    assert out.kind == "bad"
    (dead,) = told(
        narrator(), began(health=1), *blows("miss WOUND", health=1),
        ended(LOST_BY_DEATH, 2, 3), sheet(0), TurnBegan(EVERYONE, EVA, 15),
    )  # fmt: skip
    assert dead.text == "Ben dies fighting the Minotaur (1 round)."
    assert dead.kind == "bad"


def test_whoever_stands_after_the_last_round_has_won() -> None:
    """IRR-17: after ten rounds the player wins, though the monster lives."""
    (line,) = told(
        narrator(), began(), *blows("miss block " * 10), ended(WON_BY_TIME, 20, 3),
        Rewarded(EVERYONE, BEN, 0, 0, 0), sheet(5),
    )  # fmt: skip
    assert line.text == "Ben beats the Minotaur by holding out but gets nothing (10 rounds)."


def test_much_gear_is_counted_in_the_line_and_listed_under_it() -> None:
    """IRR-20, IRR-21: what was thrown away and what found no room is told as well."""
    gear = [
        GearDropped(EVERYONE, BEN, WEAPON, 1_600, 1),
        GearReceived(EVERYONE, BEN, WEAPON, 2_100, 5, True),
        GearReceived(EVERYONE, BEN, WEAPON, 300, 0, True),
        GearReceived(EVERYONE, BEN, SHIELD, 900, 1, False),
    ]
    (line,) = told(
        narrator(), began(), *blows("hit block hit block hit"), ended(WON_BY_DEATH, 5),
        Rewarded(EVERYONE, BEN, 2, 1, 0), *gear, sheet(5),
    )  # fmt: skip
    assert line.text == (
        "Ben beats the Minotaur without a wound, gets a weapon and a useless weapon,"
        " throws away an old weapon, and leaves a shield behind (3 rounds)."
    )
    assert "Ben throws away a weapon of power 1.6 (1 use left)." in line.detail
    assert "Ben has no room for a shield of power 0.9 (1 use)." in line.detail


REWARD = [
    GearDropped(EVERYONE, BEN, WEAPON, 1_600, 1, ANVIL),
    GearReceived(EVERYONE, BEN, WEAPON, 2_100, 5, True, ANVIL),
    GearReceived(EVERYONE, BEN, WEAPON, 300, 0, True, ANVIL),
    GearReceived(EVERYONE, BEN, SHIELD, 900, 1, True, TRAY),
    GearReceived(EVERYONE, BEN, SHIELD, 900, 2, True, TRAY),
    GearReceived(EVERYONE, BEN, SHIELD, 800, 1, False, CHINA),
]


def rewarded(language: str, *gear: Event) -> LogLine:
    """The line of a fight won without a wound, with these weapons and shields."""
    (line,) = told(
        narrator(language), began(), *blows("hit block hit block hit"), ended(WON_BY_DEATH, 5),
        Rewarded(EVERYONE, BEN, 2, 3, 0), *gear, sheet(5),
    )  # fmt: skip
    return line


def test_irr_31_gear_is_called_by_its_names_with_their_articles() -> None:
    line = rewarded("en", *REWARD)
    assert line.text == (
        "Ben beats the Minotaur without a wound, gets an Anvil, a decorative Anvil, a Tea Tray"
        " and another Tea Tray, throws away the old Anvil, and leaves some Good China behind"
        " (3 rounds)."
    )
    assert line.detail[-7:-1] == (
        "Ben throws away the Anvil (power 1.6, 1 use left).",
        "Ben gets an Anvil (power 2.1, 5 uses).",
        "Ben gets a decorative Anvil (power 0.3, no uses).",
        "Ben gets a Tea Tray (power 0.9, 1 use).",
        "Ben gets a Tea Tray (power 0.9, 2 uses).",
        "Ben has no room for some Good China (power 0.8, 1 use).",
    )


def test_irr_31_in_spanish_too() -> None:
    line = rewarded("es", *REWARD)
    assert line.text == (
        "Ben vence al Minotauro sin una sola herida, se lleva un Yunque, un Yunque de adorno, una"
        " Bandeja y otra Bandeja, tira el viejo Yunque y deja atrás una Vajilla buena (3 rondas)."
    )
    assert line.detail[-7:-1] == (
        "Ben tira el Yunque (potencia 1,6; 1 uso).",
        "Ben recibe un Yunque (potencia 2,1; 5 usos).",
        "Ben recibe un Yunque de adorno (potencia 0,3; sin usos).",
        "Ben recibe una Bandeja (potencia 0,9; 1 uso).",
        "Ben recibe una Bandeja (potencia 0,9; 2 usos).",
        "Ben no tiene sitio para una Vajilla buena (potencia 0,8; 1 uso).",
    )


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "gets some Good China and more Good China", "throws away the Anvil and the other"),
        ("es", "se lleva una Vajilla buena y otra Vajilla", "tira el Yunque y el otro Yunque"),
    ],
)
def test_irr_31_two_of_the_same_name_are_told_apart(language: str, first: str, second: str) -> None:
    china = [GearReceived(EVERYONE, BEN, SHIELD, power, 1, True, CHINA) for power in (700, 800)]
    anvils = [GearDropped(EVERYONE, BEN, WEAPON, power, 1, ANVIL) for power in (700, 800)]
    text = rewarded(language, *anvils, *china).text
    assert first in text
    assert second in text


@pytest.mark.parametrize("language", ["en", "es"])
def test_irr_31_a_name_that_the_match_has_no_words_for_is_its_id(language: str) -> None:
    """As with monsters: a match that was made by another program."""
    trousers = GearReceived(EVERYONE, BEN, SHIELD, 900, 1, True, TROUSERS)
    assert " Trousers " in rewarded(language, trousers).text


def test_irr_31_a_new_thing_that_makes_room_at_once_was_not_won() -> None:
    gear = (
        GearReceived(EVERYONE, BEN, WEAPON, 1_600, 0, True, ANVIL),
        GearDropped(EVERYONE, BEN, WEAPON, 1_600, 0, ANVIL),
        GearReceived(EVERYONE, BEN, SHIELD, 900, 1, True, TRAY),
    )
    assert "gets a Tea Tray (" in rewarded("en", *gear).text


def test_a_new_thing_that_makes_room_at_once_was_not_won() -> None:
    """IRR-21: a thing of this reward can be thrown away before the next is received."""
    gear = [
        GearReceived(EVERYONE, BEN, WEAPON, 1_600, 0, True),
        GearDropped(EVERYONE, BEN, WEAPON, 1_600, 0),
        GearReceived(EVERYONE, BEN, WEAPON, 1_400, 1, True),
    ]
    (line,) = told(
        narrator(), began(), *blows("hit block hit WOUND hit"), ended(WON_BY_DEATH, 5),
        Rewarded(EVERYONE, BEN, 2, 0, 0), *gear, sheet(4),
    )  # fmt: skip
    assert line.text == "Ben beats the Minotaur and gets a weapon (3 rounds, 1 wound)."
    assert "Ben throws away the new weapon of power 1.6 (no uses left)." in line.detail


@pytest.mark.parametrize(
    ("words", "health", "told_as"),
    [
        ("hit", 5, " in no time and "),
        ("hit block hit block hit", 5, " without a wound and "),
        ("hit WOUND hit block hit", 2, "Ben only just beats "),
        ("hit WOUND hit block hit", 5, "Ben beats the Minotaur and "),
    ],
)
def test_a_victory_says_what_kind_of_fight_it_was(words: str, health: int, told_as: str) -> None:
    """IRR-15: over at once, unhurt, close, or none of these, always with the same verb."""
    for turn in range(3):
        left = words.split().count("hit")
        fight = [began(health, 0, left), *blows(words, health, left)]
        (line,) = told(
            narrator(turn=turn), *fight, ended(WON_BY_DEATH, len(fight) - 1),
            Rewarded(EVERYONE, BEN, 0, 1, 0), GearReceived(EVERYONE, BEN, SHIELD, 900, 1, True),
            sheet(health),
        )  # fmt: skip
        assert told_as in line.text
        assert "beats the Minotaur" in line.text
        assert line.text[0].isupper()
        assert re.search(r"\(\d+ rounds?(, \d+ wounds?)?\)\.$", line.text)
        assert ":" not in line.text


def test_the_same_fight_always_reads_the_same() -> None:
    """Replays and the logs of all seats agree."""
    assert told(narrator(turn=7), *WON) == told(narrator(turn=7), *WON)


def test_wounds_from_an_earlier_fight_count() -> None:
    """IRR-16: with three in a row before the fight, the first wound loses it."""
    (line,) = told(
        narrator(turn=14), CombatBegan(EVERYONE, BEN, 0, 40, 5, 3, 3),
        Blow(EVERYONE, BEN, 0, 0, 1, True, 2_000, 5_600, False, 5, 3, 3, (), ()),
        Blow(EVERYONE, BEN, 0, 1, 1, False, 8_940, 4_100, True, 4, 4, 3, (), ()),
        ended(LOST_BY_WOUNDS, 2, 3), sheet(4), TurnBegan(EVERYONE, EVA, 15),
    )  # fmt: skip
    assert (
        line.text == "Ben loses to the Minotaur "
        "(4 wounds in a row, 3 from before, Ben has 4 health left)."
    )


def test_the_opening_attack_comes_before_the_first_round() -> None:
    """IRR-11 with `opening_attack`."""
    teller = narrator()
    opening = Blow(EVERYONE, BEN, 0, 0, 0, True, 8_940, 4_100, True, 5, 0, 0, (), ())
    told(teller, began(left=1), opening)
    line = so_far(teller)
    assert line is not None
    assert line.text == "Ben fights the Minotaur (opening attack)."
    assert line.detail[1].startswith("Opening attack: Ben hits the Minotaur")
    (line,) = told(teller, ended(WON_BY_DEATH, 1), Rewarded(EVERYONE, BEN, 0, 0, 1), sheet(6))
    assert line.text.endswith("and gets 1 health (before the first round).")


def spoken_in(title: dict[str, str], language: str, key: str) -> str:
    return spoken(title, key, language)


def test_a_monster_has_its_article_in_sentences() -> None:
    """In Spanish that of its card; a card without one keeps its bare name."""
    cards = (MonsterCard("slug", "s", 0, 0, 1, 1), MonsterCard("draught", "d", 0, 0, 1, 1))
    title = {
        "monster-slug-en": "Sulky Slug",
        "monster-slug-es": "Babosa enfurruñada",
        "article-monster-slug-es": "la",
        "monster-draught-en": "The Draught",
        "monster-draught-es": "La Corriente",
    }
    named = {}
    for language in ("en", "es"):
        texts, word = Texts(language, strict=True), partial(spoken_in, title, language)
        named[language] = [monster_in_sentence(texts, word, cards, number) for number in (0, 1, -1)]
    assert named == {
        "en": ["the Sulky Slug", "The Draught", "a monster"],
        "es": ["la Babosa enfurruñada", "La Corriente", "un monstruo"],
    }


def test_a_monster_that_begins_a_sentence_has_a_capital() -> None:
    (line,) = told(narrator("es", 14), began(), *blows("miss WOUND"), ended(LOST_BY_DEATH, 2),
                   sheet(0), TurnBegan(EVERYONE, EVA, 15))  # fmt: skip
    assert line.text == "El Minotauro mata a Ben (1 ronda)."


def test_a_dead_monster_that_pays_is_no_fight() -> None:
    """Preset `course`: its square counts as a combat won at once."""
    (line,) = told(narrator(), ended(WON_BY_DEATH, 0), Rewarded(EVERYONE, BEN, 0, 0, 2), sheet(7))
    assert line.text == "Ben searches the remains of the Minotaur and gets 2 health."


def test_a_move_is_silent_unless_it_surprises() -> None:
    """IRR-8: a blocked move slides, stays (house rule) or is lost; fuzzy players stray."""
    teller = narrator()
    assert told(teller, Moved(EVERYONE, BEN, 40, 41, RIGHT, RIGHT, False)) == []
    lines = told(
        teller,
        Moved(EVERYONE, BEN, 40, 41, UP, RIGHT, False),
        Moved(EVERYONE, BEN, 40, 39, UP, LEFT, True),
        Stayed(EVERYONE, BEN, 40, DOWN, False),
        Stayed(EVERYONE, BEN, 40, DOWN, True),
        Appeared(1, EVA, 50),
        Vanished(1, EVA, 50),
    )
    assert [(line.kind, line.text) for line in lines] == [
        ("move", "Ben can't go up and slides right."),
        ("move", "Ben, still dazed, means to go up and wanders left."),
        ("move", "Ben can't go down and stays put (house rule, no turn used)."),
        ("bad", "Ben is hemmed in on all sides and loses the turn."),
        ("move", "Eva comes into sight."),
    ]


def test_steps_are_told_only_when_they_are_nearer_to_the_exit() -> None:
    """IRR-33: everyone hears them each turn, which would fill the log."""
    for language, lines in (
        ("en", ["Eva's steps echo, 3 squares from the exit.", "1 square"]),
        ("es", ["Se oyen pasos: Eva está a 3 casillas de la salida.", "a 1 casilla de"]),
    ):
        teller = narrator(language)
        heard = [told(teller, Heard(EVERYONE, EVA, steps)) for steps in (3, 3, 4, 3, 1, 0)]
        assert [len(found) for found in heard] == [1, 0, 0, 0, 1, 0]
        assert heard[0][0].text == lines[0]
        assert lines[1] in heard[4][0].text
        assert told(teller, Heard(EVERYONE, BEN, 4)), "each player is heard apart"


def test_a_slide_in_spanish_goes_somewhere() -> None:
    (line,) = told(narrator("es"), Moved(EVERYONE, BEN, 40, 41, LEFT, DOWN, False))
    assert line.text == "Ben no puede ir hacia la izquierda y se desliza hacia abajo."


def test_the_dead_roll_in_the_open() -> None:
    """IRR-22, IRR-24: the roll and what it needed are public."""
    teller = narrator()
    lines = told(
        teller,
        TurnBegan(EVERYONE, EVA, 14),
        ResurrectionRolled(EVERYONE, EVA, 710, 300, False),
        ResurrectionRolled(EVERYONE, EVA, 299, 300, True),
    )
    assert [(line.turn, line.kind, line.text) for line in lines] == [
        (14, "turn", "Eva stays dead for now (rolled 71, needed under 30)."),
        (14, "good", EVA_IS_BACK),
    ]


EVA_IS_BACK = (
    "Eva comes back from the dead after 2 tries, empty-handed, and moves next turn "
    "(rolled 29.9, needed under 30)."
)


def test_the_dead_are_not_told_to_be_dead_at_each_roll() -> None:
    """IRR-22: five equal lines in a row hid what the others did. The last one counts them."""
    rolls = [ResurrectionRolled(EVERYONE, EVA, roll, 300, roll < 300) for roll in (710, 720, 299)]
    first, last = told(narrator(), *rolls)
    assert first.text.startswith("Eva stays dead for now")
    assert "after 3 tries" in last.text
    assert "tries" not in told(narrator(), rolls[-1])[0].text


@pytest.mark.parametrize(
    ("winners", "reason", "text"),
    [
        ((0,), "escaped", "Ana reaches the exit and wins!"),
        ((), "turn-limit", "The last turn is over and nobody has escaped."),
        ((), "cap", "This match has lasted far too long, so it ends here and nobody escapes."),
    ],
)
def test_the_end_says_who_and_why(winners: tuple[int, ...], reason: str, text: str) -> None:
    """IRR-9, and the limits that end every game."""
    (line,) = told(narrator(), GameEnded(EVERYONE, winners, reason))
    assert (line.kind, line.text) == ("end", text)


def test_the_table_itself_is_heard() -> None:
    """A bot that fails is restarted, then plays at random, and the log says so."""
    lines = told(
        narrator(),
        BotStumbled(EVERYONE, BEN, "scout", "restarted"),
        BotStumbled(EVERYONE, BEN, "scout", "random"),
        NotSaved(EVERYONE, "full"),
    )
    assert [line.text for line in lines] == [
        "Ben (a bot) gave no answer and gets another try.",
        "Ben (a bot) gave no answer again and plays at random from now on.",
        "The disk is full. You can keep playing, but this match is no longer saved.",
    ]


def test_a_name_is_text_and_never_markup_or_a_command() -> None:
    texts = Texts("en", strict=True)
    nothing = GearWords(texts, str, ())
    teller = IrrgartenNarrator(texts, ["[red]\x1b[2J", "B"], lambda _: "[/]", nothing, 1)
    (line,) = teller.feed(GameEnded(EVERYONE, (0,), "escaped"))
    assert line.text == "[red][2J reaches the exit and wins!"


def test_equal_lines_fold_into_one() -> None:
    texts = Texts("en", strict=True)
    log = MatchLog(texts)
    slide = LogLine(3, "Ben can't go up and slides right.", "move")
    assert [log.add(line) for line in (slide, slide, WON_LINE)] == [True, False, True]
    assert [log.shown(line) for line in log.lines] == [f"{slide.text} x2", WON_LINE.text]


def test_equal_lines_of_two_turns_stay_two() -> None:
    log = MatchLog(Texts("en", strict=True))
    assert log.add(LogLine(12, "Eva comes into sight.", "move"))
    assert log.add(LogLine(18, "Eva comes into sight.", "move"))
    assert [(line.turn, line.times) for line in log.lines] == [(12, 1), (18, 1)]


WON_LINE = LogLine(6, "Ben fights", "fight")


def test_a_log_forgets_its_oldest_lines() -> None:
    log = MatchLog(Texts("en", strict=True), most=20)
    for turn in range(50):
        log.add(LogLine(turn, f"line {turn}", "move"))
    assert len(log.lines) <= 20
    assert log.lines[-1].text == "line 49"


GRID = ["-------", "-X-X-M-", "-M---X-", "-X-XM--", "-----XE"]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whole_games_are_told_without_a_gap(language: str, seat: int) -> None:
    """Any game under fog, heard by one seat: every combat heard is a line, and the end is told."""
    parameters = Parameters(fog=FOG_SIGHT, turn_limit=60, fuzzy_after_resurrection=True,
                      dead_monsters_pay=True, monster_strength=30_000)  # fmt: skip
    config = Config(Labyrinth.from_rows(GRID), 3, parameters)
    rules = Rules()
    for number in range(5):
        state = rules.new(config, f"told-{number}")
        dice = random.Random(number)
        events: list[Event] = []
        while rules.actor(state) >= 0:
            rules.apply(state, dice.choice(rules.legal(state)), events.append)
        heard = [event for event in events if may_see(event, seat)]
        lines = told(narrator(language), *heard)
        fights = sum(isinstance(event, CombatEnded) for event in heard)
        assert sum(bool(line.detail) for line in lines) == fights
        assert lines[-1].kind == "end"
        turns = [line.turn for line in lines[1:]]
        assert turns == sorted(turns)
        for text in (text for line in lines for text in (line.text, *line.detail)):
            assert re.match(r"¡?[A-Z]", text), text
            assert text[-1] in ".!", text
            assert text.count(":") <= 1, text
            assert not re.search(r"\b(a|de) el\b", text), text


@pytest.mark.parametrize("language", ["en", "es"])
def test_irr_36_a_leap_reads_well_and_the_next_one_says_so(language: str) -> None:
    """One verb for one thing; what changes is whether it is a leap back."""

    def leap(seat: int, over: int, way: int = RIGHT) -> Moved:
        return Moved(EVERYONE, seat, 10, 12, way, way, strayed=False, over=over)

    def texts(*leaps: Moved) -> list[str]:
        end = TurnBegan(EVERYONE, EVA, 9)
        return [line.text for line in told(narrator(language, 3), *leaps, end)]

    there, back = leap(BEN, EVA), leap(EVA, BEN, LEFT)
    returns = {"en": "Eva leaps back over Ben.", "es": "Eva salta de vuelta por encima de Ben."}
    assert texts(there, back) == [texts(there)[0], returns[language]]
    onward = {"en": "Eva leaps over Ben in turn.", "es": "Eva salta a su vez por encima de Ben."}
    game = {"en": "Ben and Eva play leapfrog.", "es": "Ben y Eva juegan a la pídola."}
    many = texts(*[there, leap(EVA, BEN)] * 4)
    assert many == [texts(there)[0], onward[language], game[language]], "nine lines said the same"
    in_turn = {"en": "Eva leaps over Ana in turn.", "es": "Eva salta a su vez por encima de Ana."}
    assert texts(there, leap(EVA, 0))[1] == in_turn[language]
    assert texts(there, leap(BEN, EVA)) == [texts(there)[0]] * 2, "nobody leapt in between"


def test_irr_35_a_dead_player_is_thrown_back_too_and_the_log_says_it() -> None:
    """One sentence says the fight and what became of its loser, in either language."""
    back = ThrownBack(EVERYONE, BEN, 12, 11)
    ends = {
        LOST_BY_WOUNDS: (
            "Ben loses to the Minotaur and is thrown back",
            "Ben pierde contra el Minotauro y retrocede",
        ),
        LOST_BY_DEATH: (
            "kills Ben and throws the body back",
            "mata a Ben, que sale volando hacia atrás",
        ),
    }
    for result, said in ends.items():
        for language, words in zip(("en", "es"), said, strict=True):
            fight = (
                CombatBegan(EVERYONE, BEN, 0, 12, 10, 0, 5),
                CombatEnded(EVERYONE, BEN, 0, 12, result, 6, 5),
            )
            (line,) = told(narrator(language), *fight, back)
            assert words in line.text


def test_irr_35_a_fight_that_nobody_saw_is_not_told_as_if_seen() -> None:
    """IRR-24: fog hides the fight, but not where its loser is afterwards."""
    back = ThrownBack(EVERYONE, BEN, 12, 11)
    for language, said in (
        ("en", "Ben loses a fight out of sight and is thrown back."),
        ("es", "Ben pierde un combate fuera de la vista y retrocede."),
    ):
        teller = narrator(language)
        told(
            teller,
            CombatBegan(EVERYONE, BEN, 0, 12, 10, 0, 5),
            CombatEnded(EVERYONE, BEN, 0, 12, LOST_BY_WOUNDS, 6, 5),
            TurnBegan(EVERYONE, BEN, 40),
        )
        assert told(teller, back)[-1].text == said


def test_irr_35_to_beat_a_guardian_is_not_for_nothing() -> None:
    """It has no reward, so none came away empty."""
    teller = narrator()
    lines = told(
        teller,
        CombatBegan(EVERYONE, BEN, 0, 12, 10, 0, 5),
        Blow(EVERYONE, BEN, 0, 0, 1, True, 2, 1, True, 10, 0, 0, (), ()),
        CombatEnded(EVERYONE, BEN, 0, 12, WON_BY_DEATH, 1, 0),
        SheetChanged(EVERYONE, BEN, 10, 0, (), (), False),
        GameEnded(EVERYONE, (BEN,), "escaped"),
    )
    assert "nothing" not in lines[0].text
    assert lines[-1].text == "Ben reaches the exit and wins!"


@pytest.mark.parametrize("language", ["en", "es"])
def test_irr_35_every_guardian_has_a_name_with_its_article(language: str) -> None:
    texts = Texts(language, strict=True)
    names = [monster_in_sentence(texts, lambda _: "", (), -2 - n) for n in range(GUARDIANS)]
    assert len(set(names)) == GUARDIANS
    assert all(name.split()[0] in ("the", "el", "la") for name in names)
    assert all(len(name) <= 24 for name in names)
