"""The log of a match among friends: each thing said is a line, and the result comes after it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest

from app.games.napakalaki.match_setup import NO_ARTICLE, PLURAL
from app.games.napakalaki.text.narrator import NapakalakiNarrator
from app.games.napakalaki.text.talk import TALK
from app.i18n.literal import width
from app.text.log import LogLine
from engines.kernel.events import OVER, SPECTATOR, Event, TurnBegan, may_see
from engines.napakalaki.bots import BOTS
from engines.napakalaki.events import (
    DoorChosen,
    EmptyHanded,
    Faced,
    GrudgeGained,
    GrudgesSpent,
    HelpRefused,
    MonsterLeft,
    PriceNamed,
    Received,
    StartRolled,
)
from engines.napakalaki.state import State
from tests.app.games.napakalaki.text.helpers import shipped_words, words
from tests.engines.napakalaki.helpers import FRIENDS, NUMBER, RULES, among, do, lay

ANA, BEN, EVA = range(3)
NAMES = ("Ana", "Ben", "Eva")
ENDING = replace(FRIENDS, turn_limit=60)
"""Random bots rarely win a fight for the last level."""
NO_HOUSE_RULES = replace(FRIENDS, equip_before_combat=False)


def log(
    state: State, *decisions: str, language: str = "en", seat: int = SPECTATOR
) -> list[tuple[str, str]]:
    """Decisions told to a seat: lines with their kinds, and what is still being told."""
    teller = NapakalakiNarrator(NAMES, words(language, state.config), 13)
    heard = [event for event in do(state, *decisions) if may_see(event, seat)]
    lines = [line for event in heard for line in teller.feed(event)]
    lines += [teller.pending] if teller.pending is not None else []
    return [(line.text, line.kind) for line in lines]


def texts(state: State, *decisions: str, language: str = "en", seat: int = SPECTATOR) -> list[str]:
    return [text for text, _ in log(state, *decisions, language=language, seat=seat)]


def asks_for_help(*levels: int, grudges: tuple[int, ...] = (), corridor: str = "") -> State:
    """Ana, of the first level, meets the boar (7), whose prize is a level and two treasures."""
    state = lay("", meets="boar", prize="spoon fork", parameters=NO_HOUSE_RULES)
    return among(state, corridor, levels=levels, grudges=grudges)


def test_a_fight_in_which_nobody_has_a_say_is_one_line() -> None:
    """NAP-14: `Faced` and `Met` tell of the same meeting."""
    state = lay("oar", level=5, meets="gnat", parameters=NO_HOUSE_RULES)
    assert log(state, "draw") == [
        ("Ana sends Gnat packing and gains 1 level and a treasure (9 to 1, now level 6).", "good")
    ]


def test_nap_39_a_bargain_is_a_line_each_from_the_meeting_to_the_helpers_share() -> None:
    state = asks_for_help(3, 5, 6)
    assert texts(state, "draw", "ask", "price 0", "price 1", "deal 2") == [
        "Ana meets Boar (3 to 7).",
        "Ana asks Ben and Eva for help.",
        "Ben says no and looks at the ceiling.",
        "Eva would help for a treasure.",
        "Ana accepts Eva's help for a treasure.",
        (
            "Ana sends Boar packing with Eva's help and gains 1 level and a treasure (3 + 6 to 7,"
            " now level 4)."
        ),
        "Eva collects a treasure for the help.",
    ]


def test_nap_39_the_owner_reads_which_treasures_came_to_whom() -> None:
    """NAP-20: the helper's come first, and are its own."""
    told = {
        seat: texts(asks_for_help(3, 5, 6), "draw", "ask", "price 1", "price 0", "deal 1",
                    seat=seat, language="es")[-2:]
        for seat in (ANA, BEN, EVA)
    }  # fmt: skip
    start = "Ana manda a paseo a Boar con la ayuda de Ben y gana 1 nivel y "
    assert told[ANA][0].startswith(f"{start}Fork")
    assert told[BEN][0].startswith(f"{start}un tesoro")
    assert [told[seat][1] for seat in (ANA, BEN, EVA)] == [
        "Ben cobra un tesoro por la ayuda.",
        "Ben cobra Spoon por la ayuda.",
        "Ben cobra un tesoro por la ayuda.",
    ]


def test_nap_39_an_offer_turned_down_and_what_follows() -> None:
    state = asks_for_help(3, 5, 6)
    state.source = lay(dice=[5]).source
    assert texts(state, "draw", "ask", "price 2", "price 0", "refuse", "roll")[3:] == [
        "Eva says no and looks at the ceiling.",
        "Ana finds friends too expensive and takes no offer.",
        "Ana gives Boar the slip (rolled 6).",
        "Boar waits in the corridor.",
    ]


def test_a_dear_price_says_since_when_its_player_remembers() -> None:
    """Ben spent grudges on Eva in turn 7, so she names Ben a price in turn 13, and says so."""
    teller = NapakalakiNarrator(NAMES, words(), 7)
    teller.feed(GrudgesSpent(-1, BEN, EVA, 1, 9))
    teller.feed(TurnBegan(-1, BEN, 13))
    for event, text in (
        (PriceNamed(-1, EVA, BEN, 2), "Eva wants 2 treasures to help, and remembers turn 7."),
        (PriceNamed(-1, EVA, BEN, 1), "Eva would help for a treasure."),
        (PriceNamed(-1, EVA, ANA, 2), "Eva would help for 2 treasures."),
        (PriceNamed(-1, BEN, EVA, 2), "Ben would help for 2 treasures."),
    ):
        assert [line.text for line in teller.feed(event)] == [text]


def test_nap_38_grudges_on_the_monster_count_in_the_result() -> None:
    """8 beats the boar (7); two grudges make it 13, and Ana answers with two of hers."""
    state = asks_for_help(8, 1, 1, grudges=(2, 2, 1))
    told = log(state, "draw", "grudge 1", "grudge 0", "spend")
    assert told[:4] == [
        ("Ana meets Boar (8 to 7).", "fight"),
        ("With love to Ana, Ben puts a grudge on Boar (now level 10).", "fight"),
        ("This time Eva spends no grudge on Ana.", "move"),
        ("Ana remembers everything and spends a grudge (total level 11).", "fight"),
    ]
    assert told[4][0].startswith("Ana sends Boar packing and gains 1 level and 2 treasures (11 to")
    assert "(11 to 10, now level 9)" in told[4][0]


def test_nap_37_a_grudge_of_a_lost_fight_is_in_its_line() -> None:
    """NAP-16, NAP-34, NAP-35: the losses first; then where the monster and the treasures are."""
    state = lay("oar", "spoon", level=3, meets="boar", parameters=NO_HOUSE_RULES)
    told = log(state, "draw", "accept")
    assert [kind for _, kind in told] == ["bad", "move"]
    assert told[0][0] == (
        "Ana gives in to Boar and loses 1 level, Spoon and Oar (7 to 7, a tie loses, now level 2,"
        " +2 grudges)."
    )
    assert told[1][0] == "Boar waits in the corridor, sitting on the spoils."


def test_nap_37_a_caught_player_with_nothing_to_lose_still_gains_a_grudge() -> None:
    state = lay(meets="boar", dice=[0], parameters=NO_HOUSE_RULES)
    assert texts(state, "draw", "roll", language="es") == [
        "Ana tropieza al huir de Boar, pero no pierde nada (1 a 7, saca un 1, +1 rencor).",
        "Boar espera en el pasillo.",
    ]


TOO_SLOW = "Ana is too slow to rob Boar but loses nothing"


@pytest.mark.parametrize(
    ("face", "text"),
    [
        (5, "Ana robs Boar on the way out and gains a treasure (1 to 7, rolled 6)."),
        (
            4,
            f"{TOO_SLOW} (1 to 7, rolled 5, needed 6, +1 grudge).",
        ),
    ],
)
def test_nap_40_a_grab_says_how_it_went(face: int, text: str) -> None:
    state = lay(meets="boar", dice=[face], parameters=NO_HOUSE_RULES)
    assert texts(state, "draw", "grab") == [text, "Boar waits in the corridor."]


def test_nap_36_a_door_names_the_monster_behind_it() -> None:
    """NAP-35: what is under it comes out, and everybody sees it."""
    rows = "gnat: oar spoon, boar"
    told = log(asks_for_help(3, 1, 1, corridor="goose"), "done", "draw")
    assert told == [("Ana takes the closed door and meets Boar (3 to 7).", "fight")]
    state = among(lay(level=3, meets="goose", parameters=NO_HOUSE_RULES), rows)
    assert log(state, "done", "door 1") == [
        ("Ana calls Gnat in from the corridor (3 to 1).", "fight"),
        ("Ana sends Gnat packing and gains 1 level and a treasure (now level 4).", "good"),
        ("Ana pulls Spoon and Oar out from under Gnat.", "move"),
    ]
    state = among(lay(level=3, meets="goose", parameters=NO_HOUSE_RULES), rows)
    assert texts(state, "done", "door 1", language="es") == [
        "Ana llama a Gnat del pasillo (3 a 1).",
        "Ana manda a paseo a Gnat y gana 1 nivel y un tesoro (pasa al nivel 4).",
        "Ana saca Spoon y Oar de debajo de Gnat.",
    ]


def test_nap_42_a_rival_s_choice_says_who_did_it() -> None:
    for decision, line in (
        ("draw", "Ben sends Ana through the closed door, to Goose (9 to 5)."),
        ("door 1", "Ben sends Boar in to see Ana (9 to 7)."),
    ):
        state = lay(level=9, meets="goose", parameters=NO_HOUSE_RULES)
        state = among(state, "boar", levels=(9, 1, 1))
        assert texts(state, "done", decision)[0] == line


def test_nap_34_who_leaves_a_full_corridor_takes_its_treasures_along() -> None:
    state = lay(meets="boar", dice=[5], parameters=NO_HOUSE_RULES)
    among(state, "gnat: oar spoon, goose, abyss")
    assert texts(state, "done", "draw", "roll")[-2:] == [
        "Gnat leaves the full corridor and takes 2 treasures along.",
        "Boar waits in the corridor.",
    ]
    teller = NapakalakiNarrator(NAMES, words("es"), 1)
    (line,) = teller.feed(MonsterLeft(-1, NUMBER["gnat"], ()))
    assert (line.text, line.detail) == ("Gnat deja el pasillo, que está lleno.", ())


def test_what_a_turn_begins_with_says_why() -> None:
    """NAP-37a, NAP-43."""
    teller = NapakalakiNarrator(NAMES, words(), 4)
    (envy,) = teller.feed(GrudgeGained(-1, BEN, 1, "envy", 2))
    assert envy.text == "Ben is behind, notices, and gains a grudge (now 2)."
    assert teller.feed(EmptyHanded(-1, BEN)) == []
    assert teller.pending is not None
    assert teller.pending.text == "Ben begins the turn without any treasures."
    teller.feed(StartRolled(-1, BEN, 4, 2))
    assert teller.feed(Received(-1, BEN, 2)) == []
    assert teller.pending.text == "Ben has nothing left, rolls a 4 and gets 2 treasures.", (
        "one line"
    )


def test_a_fight_that_was_told_so_far_is_not_shown_twice() -> None:
    """The meeting is a finished line from the first word on: nothing more is pending."""
    state, teller = asks_for_help(3, 5, 6), NapakalakiNarrator(NAMES, words(), 13)
    for event in do(state, "draw"):
        assert teller.feed(event) == []
    assert teller.pending is not None
    lines = [line for event in do(state, "ask") for line in teller.feed(event)]
    assert [line.text for line in lines] == [
        "Ana meets Boar (3 to 7).",
        "Ana asks Ben and Eva for help.",
    ]
    assert teller.pending is None


def test_a_log_that_begins_in_the_middle_of_a_bargain_names_no_monster() -> None:
    teller = NapakalakiNarrator(NAMES, words("es"), 1)
    (line,) = teller.feed(GrudgesSpent(-1, BEN, ANA, 2, 13))
    assert line.text == (
        "Ben pone 2 rencores sobre un monstruo, con cariño para Ana (el monstruo sube al nivel 13)."
    )
    teller.feed(DoorChosen(-1, ANA, BEN, 2))
    assert teller.pending is not None
    assert teller.pending.text == "Ben le envía a Ana una visita del pasillo, un monstruo."


@cache
def match(bot: str, number: int) -> list[Event]:
    """A whole match of bots among friends, with a deck of the program."""
    decks = shipped_words("en", "base", 3, ENDING).config
    state = RULES.new(decks, f"friends-{number}")
    events: list[Event] = []
    for ply in range(20_000):
        if state.seat == OVER:
            break
        RULES.apply(state, BOTS[bot](decks, RULES.view(state, state.seat), ply), events.append)
    return events


@pytest.mark.one_of(3)
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("bot", ["sharp", "random"])
def test_whole_matches_among_friends_read_well(language: str, bot: str) -> None:
    """A line for everything that is said; a meeting before it exactly where something is said. A
    fight says a grudge more than in the other editions, so its line may be longer."""
    cards = shipped_words(language, "base", 3, ENDING)
    slugs = [card.id for card in cards.config.treasures]
    slugs += [card.id for card in cards.config.monsters]
    ids = re.compile("|".join(slug for slug in slugs if "-" in slug) + r"|napakalaki-|[{}$]")
    for number in range(3):
        events = match(bot, number)
        for seat in (SPECTATOR, ANA):
            heard = [event for event in events if may_see(event, seat)]
            teller = NapakalakiNarrator(NAMES, cards, 1)
            lines: list[LogLine] = []
            for event in heard:
                found = teller.feed(event)
                assert not isinstance(event, TALK) or found[-1].kind in ("fight", "move")
                lines += found
            assert lines[-1].kind == "end"
            assert [line.turn for line in lines] == sorted(line.turn for line in lines)
            assert sum(bool(MEETINGS[language].search(line.text)) for line in lines) == met(heard)
            for line in lines:
                assert width(line.text) <= 180, line.text
                for text in (line.text, *line.detail):
                    assert not ids.search(text), text


MEETINGS = {
    "en": re.compile(
        r" (meets|runs into|faces|finds) .*\(\d|^\S+ (calls|sends) .* (in|through) "
        r".*\(\d+ to"
    ),
    "es": re.compile(
        r" (se topa con|se encuentra con|se enfrenta a|se enfrenta al|da con|despierta al?) .*\(\d"
        r"|^\S+ (llama|manda a|le envía) .*(pasillo|puerta).*\(\d+ a"
    ),
}
"""Lines of meetings."""


def met(heard: list[Event]) -> int:
    """The number of fights in which something is said, or to which a choice from the corridor or a
    rival has led: their meetings have a line of their own."""
    count, silent, chosen = 0, False, False
    for event in heard:
        if isinstance(event, DoorChosen):
            chosen = event.door > 0 or event.by != event.seat
        elif isinstance(event, Faced):
            silent = not chosen
            count += chosen
            chosen = False
        elif isinstance(event, TALK) and silent:
            silent, count = False, count + 1
    return count


def test_what_is_said_again_is_said_in_other_words() -> None:
    """Four refusals in a row read like a broken record; the words go round, also in Spanish."""
    for language in ("en", "es"):
        teller = NapakalakiNarrator(NAMES, words(language), 4)
        lines = [teller.feed(HelpRefused(-1, BEN, ANA))[0].text for _ in range(5)]
        assert len({*lines}) == 4
        assert lines[4] == lines[0]


def test_a_plural_monster_has_a_plural_verb_and_a_bare_name_no_article() -> None:
    """It was "The Assembly Instructions waits" and "the Small Talk"."""
    kept = {
        "monster-boar": "Assembly Instructions",
        "monster-gnat": "Small Talk",
        "monster-goose": "The Queue",
        "article-monster-boar": "el",
        "article-monster-gnat": NO_ARTICLE,
        "number-monster-boar": PLURAL,
    }
    cards = words("en", word=lambda key: kept.get(key, ""))
    lines = []
    for name in ("boar", "gnat", "goose"):
        teller = NapakalakiNarrator(NAMES, cards, 13)
        lines += [line.text for line in teller.feed(MonsterLeft(-1, NUMBER[name], (0,)))]
    assert lines == [
        "The Assembly Instructions leave the full corridor and take a treasure along.",
        "Small Talk leaves the full corridor and takes a treasure along.",
        "The Queue leaves the full corridor and takes a treasure along.",
    ]
    assert cards.foe(NUMBER["goose"], "as") == "the Queue", "its article is its own"
    kept["article-monster-boar"] = "las"
    spanish = words("es", word=lambda key: kept.get(key, ""))
    assert spanish.several(NUMBER["boar"])
    assert not spanish.several(NUMBER["gnat"])


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ben thinks of Ana and puts a grudge on Boar, but it does nothing (still level 7)."),
        (
            "es",
            "Ben piensa en Ana y pone un rencor sobre Boar, pero no hace nada (el monstruo sigue",
        ),
    ],
)
def test_nap_44_a_grudge_that_a_shield_undoes_says_so(language: str, told: str) -> None:
    """ "Now level 7" of a monster of level 7 would say that something has changed."""
    teller = NapakalakiNarrator(NAMES, words(language), 1)
    boar = NUMBER["boar"]
    teller.feed(Faced(-1, ANA, boar, 3))
    lines = teller.feed(GrudgesSpent(-1, BEN, ANA, 1, 7))
    assert re.sub("(the|el) Boar", "Boar", lines[-1].text).startswith(told)
    assert teller.feed(GrudgesSpent(-1, EVA, ANA, 1, 10))[-1].text != told
