"""What plain mode says and does in a Descent."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from app.games.irrgarten.descent.plain.choosing import MOST_TARGETS, Choosing
from app.games.irrgarten.descent.plain.known import KnownFloor
from app.games.irrgarten.descent.plain.voice import DescentVoice
from app.i18n.fluent import Texts
from app.plain.course import log_told, more_told
from app.plain.words import CommandWords, PlainChoice, chosen
from app.text.log import LogLine
from engines.irrgarten.descent.plan import TWO_DOORS
from engines.irrgarten.descent.state import CLIMBED, GIFT, LEAVE, WALK, State
from engines.irrgarten.descent.things import HEALTH, MEAL, gear_thing, points
from engines.irrgarten.labyrinth import FAR
from engines.irrgarten.tricks import HUGS, PROUD, TWICE
from tests.app.games.irrgarten.tui.descent.helpers import match_of
from tests.app.plain.games import ANA, new_session, random_match
from tests.app.plain.talk import talk
from tests.engines.irrgarten.descent.helpers import (
    GRIM,
    RULES,
    SPOON,
    WEAK,
    act,
    at,
    hand,
)

GIFTS = (points(HEALTH, 3),)


def known(state: State, seat: int = 0) -> KnownFloor:
    return KnownFloor(state.config, RULES.view(state, seat))


def squares(floor: KnownFloor, column: int, row: int) -> list[tuple[int, int]]:
    """The way to a square, by column and row."""
    return [floor.board.xy(square) for square in floor.path(floor.board.square(column, row))]


# -- what it knows


def test_a_way_goes_round_monsters_and_hugs() -> None:
    floor = known(hand("0-M--X", "-X-X-X", "-----E", foes=[GRIM]))
    assert squares(floor, 3, 0)[0] == (0, 1)
    hugger = known(hand("0---E", "-XMX-", "-----", foes=[GRIM._replace(trick=(HUGS, 1))]))
    assert len(squares(hugger, 3, 0)) == 3, "one health is worth at most eight steps"
    assert squares(hugger, 2, 2)[0] == (0, 1)


def test_a_way_without_another_leads_past_a_monster_which_is_named() -> None:
    floor = known(hand("0-M-M--E", foes=[WEAK, GRIM]))
    way = floor.path(floor.board.square(4, 0))
    first = floor.first_foe(way)
    assert first is not None
    assert first.number == 1


def test_no_way_leads_over_a_square_that_closes_first() -> None:
    state = hand("--0-X", "X-XXX", "X---E", bell=1)
    floor = known(state)
    assert [floor.closes_in(floor.board.square(x, 0)) for x in (3, 0)] == [2, 3]
    assert squares(floor, 3, 0) == [(3, 0)]
    assert squares(floor, 0, 0) == [(1, 0), (0, 0)]
    act(state, "right", "left")
    assert at(state, 0) == (2, 0)
    assert not squares(known(state), 0, 0), "it closes when it is reached"
    assert known(state).closes_in(state.floor.exits[0]) == FAR


@pytest.mark.parametrize(
    ("rows", "number", "kind"),
    [
        (("0E", "--"), 4, 0),
        (("0E1-", "2---"), 4, 0),
        (("0E", "--"), 8, 0),
        (("E0---E", "XXXXXX"), 3, TWO_DOORS),
    ],
    ids=["alone", "company", "last exit", "near door"],
)
def test_irr_49_an_exit_pays_what_it_says(rows: tuple[str, ...], number: int, kind: int) -> None:
    state = hand(*rows, number=number, kind=kind, gifts=GIFTS, script=None)
    floor = known(state)
    beside = next(e for e in state.floor.exits if abs(e - state.square[0]) == 1)
    promised = floor.pay(beside)
    act(state, "left" if kind else "right")
    assert state.coins[0] == promised


# -- what it says and does


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_hint_names_the_monster_to_walk_to(language: str) -> None:
    """No hint came at all: no bot was asked."""
    word, said = {
        "en": ("hint", "A good bot would go for the guardian, "),
        "es": ("pista", "Un buen bot iría a por el guardián, "),
    }[language]
    console = talk(word, "quit", game="descent", players=(ANA,), seed="7", language=language)
    (hint,) = (line for line in console.said if line.startswith(said))
    monster, _, steps = hint.removeprefix(said).partition(", ")
    choices = [line for line in console.said if line[:1].isdigit()]
    (walk,) = (line for line in choices if f"{monster}:" in line)
    assert re.findall(r"\d+", steps)[:1] == re.findall(r"\d+", walk.partition(f"{monster}:")[2])[:1]


def test_the_odds_say_what_a_defeat_leaves() -> None:
    """IRR-44: a defeat clears the wounds in a row."""
    console = talk("what gate", "quit", game="descent", players=(ANA,), seed="7")
    assert re.search(
        r"If you lose, you have about \d health left and no wounds in a row\.", console.text
    )


def test_a_gift_tells_its_trick_once() -> None:
    """It was in brackets, and in a sentence after them that read as if it happened at once: "Take a
    Garden Rake and go down. You attack once before the fight begins."."""
    told = []
    for seed in range(12):
        session = new_session("descent", seed=str(seed))
        voice = DescentVoice(session)
        for match in random_match(session, 400):
            if match.actor == 0 and match.view(0).phase == GIFT:
                voice.perspective(0)
                told += [choice.text for choice in voice.choices(0) if "power" in choice.text]
    assert any(";" in text for text in told), "no gift with a trick came"
    assert all(text.startswith("Go down with ") and text.endswith(").") for text in told)


def test_a_name_walks_there_and_stops_before_a_fight() -> None:
    console = talk("gate", "quit", "quit", game="descent", players=(ANA,), seed="TEST-1")
    assert console.text.count("Floor 1 of 8, lap 1") == 1, "before the walk"
    after = [line for line in console.said if line.startswith("Lap ")]
    assert len(after) == 1, "after it, in short"
    assert re.search(
        r'You are next to [^.]+\. Type "(up|down|left|right)" to fight\.', console.text
    )
    assert " beats " not in console.text


def test_the_choices_are_a_short_list_and_the_rest_comes_on_request() -> None:
    """Nine choices with all their figures were repeated at each step."""
    console = talk("near", "quit", "quit", game="descent", players=(ANA,), seed="TEST-1")
    rows = [line for line in console.said if re.match(r"\d+\. ", line) and "You win" in line]
    first = console.text.partition("Floor 1 of 8")[2].partition("Ana>")[0]
    assert 0 < len([line for line in rows if line in first]) <= MOST_TARGETS
    assert not any("power" in line for line in rows), "what gear can do comes with near and what"
    told = re.search(r'Type "near" for all (\d+) monsters', console.text)
    assert told is not None
    near = [line for line in console.said if re.match(r"\"(go )?[a-z]\", the ", line)]
    assert len(near) == int(told[1])
    assert any("power" in line for line in near)


def test_go_and_look_know_the_gate_names_and_squares() -> None:
    typed = ("what gate", "what 1 1", "what 99 1", "what xyzzy", "go xyzzy", "stairs", "near")
    console = talk(*typed, "quit", "quit", game="descent", players=(ANA,), seed="TEST-1")
    assert "guards the exit and is level 2." in console.text
    assert "in column 1, row 1" in console.text
    assert "The floor has 17 columns and 11 rows." in console.text
    assert console.text.count('You see nobody called "xyzzy" on this floor.') == 2
    assert "At the stairs you can take one of these:" in console.text


def with_a_walk_to(name: str, language: str) -> tuple[DescentVoice, str]:
    """The voice of a deal in which a way to a monster of that name is a choice, and the choice."""
    for seed in range(60):
        voice = DescentVoice(new_session("descent", language, seed=str(seed)))
        voice.perspective(0)
        for choice in voice.choices(0):
            if f", {name}" in choice.text and choice.listed:
                return voice, choice.text
    raise AssertionError(name)


@pytest.mark.parametrize(
    ("language", "typed", "hedge"),
    [("en", '"go h"', "the Nervous Hedge"), ("es", "«ir h»", "el Seto nervioso")],
)
def test_a_letter_that_is_a_command_is_typed_behind_the_word_for_walking(
    language: str, typed: str, hedge: str
) -> None:
    """The Nervous Hedge has the letter of "help"."""
    voice, text = with_a_walk_to(hedge, language)
    assert text.startswith(f"{typed}, {hedge}")
    (near,) = (line for line in voice.answers["descent.near"](0, "") if f", {hedge}" in line)
    assert near.startswith(f"{typed}, {hedge}"), "here, too"
    assert hedge in voice.automatic.begin(0, "descent.go", "h")[0]


def test_a_letter_is_no_part_of_a_name() -> None:
    """ "what h" told of the Junior Echo, whose name has an h."""
    voice, _ = with_a_walk_to("the Junior Echo", "en")
    (line,) = voice.answers["descent.look"](0, "z")
    assert 'You see nobody called "z" on this floor.' in line
    assert voice.answers["descent.look"](0, "j")[0].startswith("The Junior Echo is level")
    near = voice.answers["descent.near"](0, "")
    letters = {line[1].lower() for line in near}
    free = next(letter for letter in "uniorech" if letter not in letters)
    (line,) = voice.answers["descent.look"](0, free)
    assert f'You see nobody called "{free}" on this floor.' in line, "though the Junior Echo has it"


def test_the_rules_of_the_descent_are_at_hand_and_its_options_named() -> None:
    console = talk("rules 46", "rules shove", "quit", "quit", game="descent", players=(ANA,))
    assert "IRR-46. The bell." in console.text
    assert '200% of that number ("Bell")' in console.text
    assert "IRR-48. Shoves." in console.text


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_match_ends_with_what_became_of_the_player(language: str) -> None:
    over = {"en": ("floor ", "last exit"), "es": ("piso ", "última salida")}[language]
    climb = {"en": "Climb out", "es": "Salir a la superficie"}[language]
    gate = {"en": "guardian", "es": "guardián"}[language]

    def then(since: list[str]) -> str:
        rows = [line for line in since if line[:1].isdigit()]
        if any(row.startswith("1. ") and "seed" in row for row in rows) or not rows:
            return "3"
        wanted = [row for row in rows if climb in row or gate in row]
        return (wanted or rows)[-1 if wanted and climb in wanted[-1] else 0].split(".")[0]

    typed = 0

    def at_most(since: list[str]) -> str:
        nonlocal typed
        typed += 1
        seed = {"en": "The seed was", "es": "La semilla era"}[language]
        return "quit" if typed > 400 or any(seed in line for line in since) else then(since)

    console = talk(game="descent", players=(ANA,), seed="7", language=language, then=at_most)
    ends = [line for line in console.said if any(word in line for word in over)]
    assert typed < 400
    fates = ("Ana got to floor", "Ana ha llegado al piso")
    assert any(line.startswith(fates) for line in ends)


def test_each_choice_has_its_own_words_and_no_command_is_taken_by_a_letter() -> None:
    session = new_session("descent", people=2)
    voice = DescentVoice(session)
    for match in random_match(session, 150):
        voice.perspective(0)
        if match.actor != 0:
            continue
        words = [word for choice in voice.choices(0) for word in choice.words]
        assert not {"h", "q"} & set(words)
        assert all(choice.text[-1] in ".!" for choice in voice.choices(0))


def test_who_climbed_out_is_out() -> None:
    session = new_session("descent", people=2)
    voice = DescentVoice(session)
    for match in random_match(session, 2000):
        place = match.view(0).sheets[0].place
        assert voice.is_out(0) == (place >= CLIMBED)


def beside_a_monster(language: str) -> tuple[DescentVoice, PlainChoice]:
    """A voice whose seat is next to a monster that isn't a guardian, and the fight with it."""
    for seed in range(40):
        session = new_session("descent", language, seed=str(seed))
        voice = DescentVoice(session)
        for match in random_match(session, 60):
            voice.perspective(0)
            if match.actor != 0 or match.view(0).phase != WALK:
                continue
            for choice in voice.choices(0):
                if len(choice.words) == 5 and not choice.leads:
                    return voice, choice
    raise AssertionError


@pytest.mark.parametrize(("language", "gate"), [("en", "gate"), ("es", "puerta")])
def test_the_gate_is_known_beside_a_monster_too(language: str, gate: str) -> None:
    """No choice leads there then, and "gate" was an unknown word."""
    voice, _ = beside_a_monster(language)
    assert voice.automatic.named(0, gate)
    assert not voice.automatic.named(0, "xyzzy")


def test_no_letter_means_a_direction() -> None:
    """ "d" led to the Doormat Mimic, and down once that was dead."""
    session = new_session("descent", people=2)
    voice = DescentVoice(session)
    for match in random_match(session, 150):
        voice.perspective(0)
        if match.actor != 0 or match.view(0).phase != WALK:
            continue
        letters = {voice.known(0).card(foe).letter.lower() for foe in voice.known(0).foes}
        words = {word for each in voice.choices(0) for word in each.words if len(word) == 1}
        assert words <= letters


def test_the_guardian_is_called_so_and_fought_by_the_word_for_its_gate() -> None:
    voice, text = with_a_walk_to("the guardian", "en")
    assert text.startswith('"exit", the guardian, the ')
    floor = known(hand("0GE", "-XX", foes=[GRIM]))
    (fight,) = (each for each in voice._choosing.choices(floor) if "fight" in each.text)
    assert {"exit", "gate"} <= set(fight.words)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            (
                "Slip past the guardian for 4 of your 8 health. "
                "The exit then pays no coins and gives no gift."
            ),
        ),
        (
            "es",
            (
                "Colarte por delante del guardián a cambio de 4 de tus 8 de salud. "
                "La salida no te paga ni te da regalo."
            ),
        ),
    ],
)
def test_irr_59_the_way_past_a_guardian_names_its_price(language: str, text: str) -> None:
    voice, _ = with_a_walk_to("", language)
    floor = known(hand("0GE", "-XX", foes=[GRIM]))
    (past,) = (each for each in voice._choosing.choices(floor) if each.text == text)
    assert "slip" in past.words


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("climb", "You can climb out only at the stairs, behind an exit."),
        ("gift 1", "You choose a gift at the stairs, behind an exit."),
        ("leave 1", "You leave a thing behind only when you get one more than you can carry."),
        ("hook", "To reel a rival in, you need a thing with a hook"),
        ("wait", "You can't wait: every turn is a step."),
        ("go", 'Type "go" and a monster\'s name, "exit", or a column and a row'),
    ],
)
def test_a_word_out_of_its_moment_is_answered_with_when_it_works(typed: str, answer: str) -> None:
    """It was "I don't know", and for "go" alone: You see nobody called "\"."""
    console = talk(typed, "quit", game="descent", players=(ANA,), seed="A1")
    assert any(line.startswith(answer) for line in console.said)


def test_a_direction_with_a_wall_is_known() -> None:
    """It was "I don't know "up"", since no choice leads there."""
    console = talk("up", "quit", game="descent", players=(ANA,), seed="A1")
    assert "You can't go up: there is a wall." in console.said


def test_a_direction_is_no_part_of_a_name() -> None:
    """ "up" at a wall led to the Upstairs Neighbour, and "left" to the Left Luggage."""
    voice, text = with_a_walk_to("the Upstairs Neighbour", "en")
    assert "Upstairs" in text
    vocabulary = CommandWords(voice.texts, ())
    (answer,) = voice.neither(0, vocabulary, "up")
    assert not voice.automatic.busy(0), answer
    luggage = [PlainChoice(0, "", ("Left Luggage",))]
    assert chosen(luggage, "left") is not None
    assert chosen(luggage, "left", voice.whole_words) is None


@pytest.mark.parametrize(
    ("language", "word", "gate"), [("en", "near", "near gate"), ("es", "cerca", "cercana puerta")]
)
def test_irr_56_the_word_for_all_monsters_leads_to_no_gate(
    language: str, word: str, gate: str
) -> None:
    """On a floor with two exits "near" walked to the near gate, and listed no monster."""
    voice, _ = with_a_walk_to("", language)
    gates = [PlainChoice(0, "", (gate,), leads=True)]
    assert chosen(gates, word) is not None
    assert chosen(gates, word, voice.whole_words) is None
    assert chosen(gates, gate[:7], voice.whole_words) is not None, "what begins no question"


def test_a_fight_is_the_first_choice_beside_a_monster() -> None:
    """ "1" was a free square, after a walk to the monster."""
    voice, _ = with_a_walk_to("", "en")
    floor = known(hand("X-XX", "0M-E", "X-XX", foes=[GRIM]))
    first, *others = voice._choosing.choices(floor)
    assert "fight" in first.text
    assert not any("fight" in one.text for one in others)
    exits = known(hand("X-XX", "-0EX", "X-XX"))
    assert "the exit" in voice._choosing.choices(exits)[0].text


def test_at_the_stairs_there_are_no_steps() -> None:
    voice = at_the_stairs()
    assert voice.not_now(0, "left") == (
        "You are at the stairs. Choose what to do here before you walk again."
    )


@pytest.mark.parametrize(
    ("language", "gate", "said"),
    [
        ("en", "the exit", "Choose what to leave behind before you walk again."),
        ("es", "a la salida", "Elige qué dejas atrás antes de volver a andar."),
    ],
)
def test_irr_45_nobody_walks_while_a_thing_to_leave_is_asked(
    language: str, gate: str, said: str
) -> None:
    """ "You set off for the gate", and the question was still there."""
    voice, _ = with_a_walk_to("", language)
    view = voice._view(0)
    assert isinstance(voice._asked.goal(0, gate), tuple), "IRR-47: the gate leads to the exit"
    voice._walks._view = lambda _seat: replace(view, phase=LEAVE)
    assert voice.automatic.begin(0, "descent.go", gate) == [said]
    assert not voice.automatic.busy(0)
    voice._walks._view = lambda _seat: replace(view, phase=GIFT)
    assert said not in voice.automatic.begin(0, "descent.go", gate)


def test_irr_41_a_gift_of_health_says_what_it_really_adds() -> None:
    """It was offered at full health without a word."""
    voice = at_the_stairs()
    floor, choosing = voice.known(0), Choosing(voice._phrases, str)
    health = floor.config.parameters.most_health
    for start, end in ((health - 6, ""), (health - 2, "so it adds only 2."), (health, "nothing.")):
        me = replace(floor.me, health=start)
        sheets = (me, *floor.view.sheets[1:])
        view = replace(floor.view, sheets=sheets, gifts=(points(HEALTH, 6),))
        text = choosing.choices(KnownFloor(floor.config, view))[0].text
        assert text.endswith(end), text
        assert ("adds" in text) == bool(end)


@pytest.mark.parametrize(
    ("language", "nobody"),
    [
        ("en", "There is nobody to fight at the stairs."),
        ("es", "En la escalera no hay nadie con quien combatir."),
    ],
)
def test_at_the_stairs_nobody_hears_of_the_floor_behind(language: str, nobody: str) -> None:
    """ "The exit pays 1 coin" came after another pay, and "You win 97%" was about a monster that
    nobody could fight any more."""
    voice = at_the_stairs(language)
    answers, (foe, *_) = voice.answers, voice.known(0).foes
    name = voice._phrases.name(foe)
    assert len(answers["descent.stairs"](0, "")) == 1
    for word, about in (("odds", ""), ("odds", name), ("descent.near", ""), ("descent.look", name)):
        assert answers[word](0, about) == [nobody]


def at_the_stairs(language: str = "en") -> DescentVoice:
    for seed in range(12):
        session = new_session("descent", language, seed=str(seed))
        voice = DescentVoice(session)
        for match in random_match(session, 400):
            if match.actor == 0 and match.view(0).phase == GIFT:
                voice.perspective(0)
                return voice
    raise AssertionError("nobody got to the stairs")


def test_the_trick_of_a_reward_is_none_of_the_fight_for_it() -> None:
    """It was "When a fight begins, you have no wounds in a row", as if that helped now."""
    console = talk("what gate", "quit", game="descent", players=(ANA,), seed="A1")
    later = "The trick of the Tin Trumpet is yours from then on: clears your wounds before a fight."
    assert later in console.said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", " works only against monsters of level 3 or more."),
        ("es", " solo sirve contra monstruos de nivel 3 o más."),
    ],
)
def test_irr_58_a_limit_of_a_reward_is_no_trick_that_one_gets(language: str, said: str) -> None:
    """It was "The trick of the Good China is yours from then on: only against monsters"."""
    phrases = DescentVoice(new_session("descent", language, preset="descent"))._phrases
    cards = list(enumerate(phrases.config.gear))
    proud = next(number for number, card in cards if card.trick == (PROUD, 2))
    line = phrases._later_trick(gear_thing(phrases.config.gear, proud))
    assert line.endswith(said)
    assert line[0].isupper()
    assert "truco" not in line
    assert "trick" not in line


@pytest.mark.parametrize(
    ("language", "word", "tray"),
    [("en", "weapon, power", "shield, power"), ("es", "arma; potencia", "escudo; potencia")],
)
def test_gear_says_whether_it_is_a_weapon_or_a_shield(language: str, word: str, tray: str) -> None:
    """A Dictionary may be either, and only its figures were read aloud."""
    voice, _ = with_a_walk_to("", language)
    said = " ".join(
        [*voice.answers["descent.near"](0, ""), *voice.answers["descent.stairs"](0, "")]
    )
    assert word in said
    assert tray in said
    assert word not in " ".join(voice.answers["me"](0, "")), "that list has one kind in each line"


def test_irr_56_two_gates_have_two_names() -> None:
    """Both were called "gate"."""
    voice, _ = with_a_walk_to("", "en")
    floor = known(hand("E-G0---GE", "XXXXXXXXX", number=3, kind=TWO_DOORS, foes=[GRIM, GRIM]))
    choices = voice._choosing.choices(floor)
    near, far = (
        next(one for one in choices if word in one.words) for word in ("near exit", "far exit")
    )
    assert near.text != far.text
    asked = voice._asked
    assert asked._exit_of(floor, "far gate") == floor.far_exit != asked._exit_of(floor, "near exit")
    assert asked._exit_of(floor, "gate") in floor.view.exits
    only = known(hand("0-GE", foes=[GRIM]))
    assert asked._exit_of(only, "far gate") == only.view.exits[0]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "On the way a hug costs you 1 health."),
        ("es", "Por el camino un abrazo te cuesta 1 de salud."),
    ],
)
def test_the_way_past_a_hugger_says_what_it_costs(language: str, said: str) -> None:
    """The walk began without a word, and stopped with less health."""
    voice, _ = with_a_walk_to("", language)
    hugger = GRIM._replace(trick=(HUGS, 1))
    floor = known(hand("0----GE", "XXMXXXX", foes=[GRIM, hugger]))
    way = voice._choosing.choices(floor)[-1]
    assert way.text.endswith(said), way.text


@pytest.mark.parametrize(
    ("language", "about", "stairs", "end"),
    [
        ("en", "Your goal is par, ", " Par is 54.", "Par is 54, so you missed it by 23."),
        ("es", "Tu meta es el par: ", " El par es 54.", "El par es 54: te han faltado 23."),
    ],
)
def test_irr_53_alone_par_is_said_at_the_beginning_the_stairs_and_the_end(
    language: str, about: str, stairs: str, end: str
) -> None:
    """Nobody heard of it in plain mode: coins had no measure."""
    session = match_of()
    session.texts = Texts(language, strict=True)
    voice = DescentVoice(session)
    assert about in voice.opening()[0]
    heard = [
        voice.brief(0)[0]
        for match in random_match(session, 400)
        if match.actor == 0 and match.view(0).phase == GIFT
    ]
    assert heard
    assert all(line.endswith(stairs) for line in heard)
    assert list(voice._aim.at_end(31)) == [end]


def test_the_way_to_the_exit_is_as_long_as_the_choices_say() -> None:
    """The exit was 20 steps away, and the gate before it 23."""
    floor = known(hand("0-M--GE", "-XXX-XX", "-----XX", foes=[GRIM, GRIM]))
    assert floor.exit_steps == len(floor.path(floor.gate(floor.view.exits[0]))) + 1 == 10


@pytest.mark.parametrize(("language", "costs"), [("en", "4 coins"), ("es", "4 monedas")])
def test_irr_52_a_deadly_fight_says_what_a_death_costs(language: str, costs: str) -> None:
    voice, _ = with_a_walk_to("", language)
    state = hand("0M-E", foes=[GRIM], health={0: 1}, coins={0: 7})
    (fight,) = (one for one in voice._choosing.choices(known(state)) if one.action == 3)
    assert costs in fight.text
    assert {"en": "ends your Descent", "es": "acaba con tu bajada"}[language] in fight.text
    company = hand("0M-E", "1XXX", foes=[GRIM], health={0: 1}, coins={0: 7})
    (fight,) = (one for one in voice._choosing.choices(known(company)) if one.action == 3)
    assert {"en": "and your gear", "es": "y tu equipo"}[language] in fight.text
    safe = hand("0M-E", foes=[WEAK], coins={0: 7})
    (fight,) = (one for one in voice._choosing.choices(known(safe)) if one.action == 3)
    assert costs not in fight.text


def test_the_gifts_are_a_choice() -> None:
    """IRR-50: "a Bathtub, 0.8 strength and 6 health" sounded like all of them."""
    console = talk("stairs", "quit", game="descent", players=(ANA,), seed="7")
    (gifts,) = (line for line in console.said if line.startswith("At the stairs you can take one"))
    assert " or " in gifts


def test_the_log_says_floor_and_lap_as_the_prompt_does() -> None:
    """It counted turns, which nothing else in a Descent does."""
    texts = Texts("en", strict=True)
    placed = LogLine(48, "Ana waits.", "move", ("Why.",), place="Floor 2, lap 10")
    assert log_told(texts, [placed], "", begun=True) == ["Floor 2, lap 10. Ana waits."]
    later = LogLine(49, "Ben waits.", "move", place="Floor 2, lap 11")
    assert more_told(texts, [placed, later], begun=True)[0] == "Floor 2, lap 10:"


def test_a_long_list_of_loot_is_cut_short_in_the_choices() -> None:
    """A thief with fifteen things was read aloud at each step."""
    voice = DescentVoice(new_session("descent", preset="descent"))
    floor = voice.known(0)
    loot = tuple((0, 1_000, 9, card) for card in range(6))
    foe = floor.foes[0]._replace(prize=loot)
    text = voice._phrases.target_brief(floor, foe, [foe.square], "")
    assert text.endswith("and 3 more things.")


def test_a_walk_to_a_monster_that_a_rival_beats_says_that_it_is_gone() -> None:
    """The walk went on to the empty square: "You are there."."""
    voice = DescentVoice(new_session("descent", seed="7"))
    voice.perspective(0)
    here = voice.known(0).me.square
    assert here is not None
    voice._walks.set_off(0, ("foe", here, "the Damp Sock"))
    assert voice._walks.decision(0) is None
    assert voice._walks.said() == ["You stop: the Damp Sock is gone."]


@pytest.mark.parametrize(
    ("language", "past"), [("en", ", past Ben."), ("es", ", pasando por Ben.")]
)
def test_a_rival_in_a_corridor_hides_no_way(language: str, past: str) -> None:
    """All places to walk to were gone while a rival was in the only corridor."""
    voice, _ = with_a_walk_to("", language)
    floor = known(hand("0-1-GE", foes=[GRIM]))
    choices = [one for one in voice._choosing.choices(floor) if "gate" in one.words]
    assert past in choices[0].text
    beside = known(hand("01--GE", foes=[GRIM]))
    way = beside.path(beside.gate(beside.view.exits[0]))
    assert (len(way), beside.rival_at(way[0])) == (4, 1)
    open_ways = known(hand("0-1-GE", "-----X", foes=[GRIM]))
    way = open_ways.path(open_ways.gate(open_ways.view.exits[0]))
    assert open_ways.first_rival(way) == -1, "a way round is better"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", 'Ben is in the way. Type "right" to walk into them.'),
        ("es", "Ben te cierra el paso. Escribe «derecha» para avanzar de todos modos."),
    ],
)
def test_a_walk_stops_before_a_rival_in_the_way(language: str, said: str) -> None:
    voice, _ = with_a_walk_to("", language)
    state = hand("01--GE", foes=[GRIM])
    walks = voice._walks
    walks._view, walks._known = (lambda _seat: RULES.view(state, 0)), (lambda _view: known(state))
    gate = known(state).gate(state.floor.exits[0])
    assert walks._begin(0, ("foe", gate, "the gate")) == [said]


@pytest.mark.parametrize(
    ("language", "alone", "company"),
    [
        ("en", "Your coins are your score", "The most coins win"),
        ("es", "Las monedas son tu puntuación", "Gana quien tenga más monedas"),
    ],
)
def test_a_descent_begins_with_its_aim(language: str, alone: str, company: str) -> None:
    console = talk("quit", game="descent", players=(ANA,), seed="7", language=language)
    assert any(alone in line and "8" in line for line in console.said)
    (told,) = DescentVoice(new_session("descent", language, preset="descent")).opening()
    assert company in told
    assert "6" in told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "You can also go down or right, to a free square."),
        ("es", "También puedes ir a una casilla libre: abajo o derecha."),
    ],
)
def test_free_squares_are_one_line_and_are_still_known_by_their_words(
    language: str, line: str
) -> None:
    """Three lines of "a free square." came before every answer, and were read aloud each time."""
    voice, _ = with_a_walk_to("", language)
    floor = known(hand("0--GE", "-XXXX", "-XXXX", foes=[GRIM]))
    choices = voice._choosing.choices(floor)
    free = [choice for choice in choices if not choice.listed and not choice.leads]
    assert len(free) == 2
    assert {"down", "right"} <= {word for choice in free for word in choice.words}
    assert voice._choosing.free(floor) == line
    closing = known(hand("0--GE", "-XXXX", "-XXXX", foes=[GRIM], bell=1))
    assert len([one for one in voice._choosing.choices(closing) if one.listed]) >= len(
        [one for one in choices if one.listed]
    ), "a square that closes soon is listed"


def test_the_nearest_exit_is_the_one_of_the_own_gate() -> None:
    """Two places sorted the exits, and one of them put an exit without a way first."""
    floor = known(hand("E0----E"))
    near, far = floor.nearest_exits()
    assert floor.gate(near) == floor.me.square
    assert floor.path(floor.gate(far))
    assert floor.exit_steps == 1
    shut = known(hand("E-X0---E"))
    assert shut.nearest_exits()[0] == shut.view.exits[1]


def test_irr_12_the_odds_say_the_uses_that_a_fight_leaves() -> None:
    """Only the screen said what a fight costs the gear, and as a mean."""
    voice, _ = with_a_walk_to("", "en")
    floor = known(hand("0ME", foes=[GRIM], gear={0: [SPOON]}))
    (line,) = (one for one in voice._phrases.odds(floor, floor.foes[0]) if "uses left" in one)
    assert re.search(r"^Your gear has these uses left after the fight: \d to \d for ", line)


def test_irr_57_a_doubled_reward_is_doubled_once() -> None:
    """ "You get what it carries twice. It carries two meals" read as four."""
    voice, _ = with_a_walk_to("", "en")
    twin = WEAK._replace(trick=(TWICE, 0), prize=points(MEAL, 2))
    floor = known(hand("0MGE", foes=[GRIM, twin]))
    foe = next(one for one in floor.foes if not floor.is_guardian(one))
    for told in ([voice._phrases.label(floor, foe)], voice._phrases.about(floor, foe)):
        assert "twice" not in " ".join(told)
    assert "two meals of 2 health" in voice._phrases.reward(floor, foe)
