"""What plain mode says of each direction, and of the player, in Irrgarten."""

from __future__ import annotations

import re
from itertools import cycle
from typing import Any

import pytest

from app.games.irrgarten.perspective.race import last_moves
from app.games.irrgarten.perspective.ways import both_ways
from app.games.irrgarten.plain.ahead import ahead
from app.games.irrgarten.plain.maze import MazeWords
from app.games.irrgarten.plain.sights import lose_message
from app.games.irrgarten.plain.voice import IrrgartenVoice
from app.i18n.fluent import LANGUAGES, Texts
from app.match.seats import Seat
from app.plain.course import log_told, more_told
from app.text.sentences import spelt
from engines.irrgarten.labyrinth import LEFT, RIGHT, UP
from engines.irrgarten.odds import CombatOdds
from engines.irrgarten.state import NOBODY
from engines.irrgarten.view import (
    STAYS,
    STUCK,
    TO_DEAD_FOE,
    TO_EXIT,
    TO_FOE,
    TO_FREE,
    Preview,
)
from engines.kernel.events import SPECTATOR
from engines.kernel.rules import Outcome
from tests.app.games.irrgarten.tui.helpers import match_of
from tests.app.plain.games import ANA, new_session, random_match
from tests.app.plain.talk import talk
from tests.helpers.matches import match_behind


def race_voice(language: str = "en", *, preset: str = "even", seed: str = "7") -> IrrgartenVoice:
    """The voice of a match that has just been dealt, by default a race."""
    voice = IrrgartenVoice(new_session("irrgarten", language, preset=preset, seed=seed))
    voice.perspective(SPECTATOR)
    return voice


def said(
    preview: Preview,
    language: str = "en",
    blocker: str = "",
    win: float = 0.41,
    loot: str = "",
    laps: int = 0,
    owed: int = 0,
    leaps: bool = False,
    prize: str = "",
    death: float = 0.0,
) -> str:
    unused: Any = None
    words = MazeWords(Texts(language, strict=True), unused, unused, unused, unused, unused)
    monster = {"en": "the Minotaur", "es": "el Minotauro"}[language]
    return ahead(words, preview, monster, win, blocker, loot, prize, laps, owed, leaps, death=death)


def test_a_choice_that_may_kill_says_so() -> None:
    fight = Preview(UP, UP, 11, TO_FOE, 0)
    assert said(fight, death=0.2).endswith("You win 41% of the time. You die 20% of the time.")
    assert "die" not in said(fight, death=0.004)


SLIDES = {
    TO_FREE: "Up: a wall. You slide right.",
    TO_EXIT: "Up: a wall. You slide right to the exit and win!",
    TO_FOE: "Up: a wall. You slide right and fight the Minotaur. You win 41% of the time.",
    TO_DEAD_FOE: ("Up: a wall. You slide right to a free square, with the Minotaur dead on it."),
}


@pytest.mark.parametrize("kind", SLIDES)
def test_a_slide_is_a_sentence_of_its_own(kind: int) -> None:
    """IRR-8. It was "up: wall, so you slide right: free"."""
    assert said(Preview(UP, RIGHT, 41, kind, 0)) == SLIDES[kind]


def test_a_thing_that_is_to_be_had_is_named_after_the_way_to_it() -> None:
    """IRR-37 to IRR-39: what a monster carries, what a leap takes, and that the exit may be no win
    yet."""
    rake = "the Rake (power 3.0, 2 uses)"
    assert said(Preview(UP, UP, 41, TO_FOE, 0), prize=rake) == (
        f"Up: you fight the Minotaur. You win 41% of the time. It carries {rake}."
    )
    assert said(Preview(UP, UP, 41, TO_FREE, -1, over=1), blocker="Ben", loot=rake) == (
        f"Up: you leap over Ben to a free square. On the way over you take {rake}."
    )
    assert said(Preview(UP, UP, 41, TO_EXIT, -1), laps=2) == "Up: the exit, and you are out."


def test_irr_36_a_leap_onto_a_monster_names_what_it_carries() -> None:
    leap = Preview(UP, UP, 41, TO_FOE, 0, over=1)
    assert said(leap, blocker="Ben", loot="the Rake", prize="a Tea Tray") == (
        "Up: you leap over Ben and fight the Minotaur. On the way over you take the Rake. "
        "You win 41% of the time. It carries a Tea Tray."
    )


def test_the_other_ways_are_sentences_too() -> None:
    assert said(Preview(UP, UP, 41, TO_FREE, -1)) == "Up: a free square."
    assert (
        said(Preview(UP, UP, 41, TO_FOE, 0))
        == "Up: you fight the Minotaur. You win 41% of the time."
    )
    assert said(Preview(UP, UP, 41, STAYS, -1), blocker="Ben") == (
        "Up: Ben is there. You stay here and use no turn (a house rule)."
    )
    assert said(Preview(UP, UP, 41, STUCK, -1)) == (
        "Up: every way is blocked. You stay here and lose the turn."
    )
    assert said(Preview(UP, UP, 41, TO_FREE, -1, 6_300)) == (
        "Up: a free square. Your steps obey you 63% of the time."
    )
    assert said(Preview(UP, RIGHT, 41, TO_FREE, -1), owed=1) == (
        "Up: the exit, which is shut until you have a weapon or a shield. You slide right."
    )
    assert said(Preview(UP, RIGHT, 41, TO_FREE, 0), "es") == (
        "Arriba: una pared. Te deslizas hacia la derecha."
    )


@pytest.mark.parametrize(
    ("language", "guards"), [("en", "guards the exit."), ("es", "guarda la salida.")]
)
def test_a_race_with_a_guardian_says_the_chance_against_it(language: str, guards: str) -> None:
    """IRR-35. The short way was said with its fights, and without the one at its end."""
    voice = race_voice(language)
    (told,) = (line for line in voice.brief(0) if guards in line)
    assert told[0].isupper()
    assert "%" in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Right: you fight the guardian of the exit, the "),
        ("es", "Derecha: combates contra el guardián de la salida, "),
    ],
)
def test_irr_35_a_step_to_the_exit_says_that_its_guardian_is_there(
    language: str, told: str
) -> None:
    """It was "you fight the Ticket Ogre", and nothing said who that is."""
    voice = race_voice(language)
    fold = voice.fold(0)
    step = Preview(RIGHT, RIGHT, fold.exit or 0, TO_FOE, fold.config.guardian)
    assert voice._ahead(fold, 0, step).startswith(told)


@pytest.mark.parametrize(
    ("language", "needs"),
    [
        ("en", "You need a weapon or shield to get out: "),
        ("es", "Sin arma ni escudo no sales: "),
    ],
)
def test_irr_29_a_shut_exit_is_said_until_the_player_has_a_thing(language: str, needs: str) -> None:
    voice = race_voice(language)
    assert any(line.startswith(needs) for line in voice.brief(0))
    voice.fold(0).mates[0].shields = (1_000, 2)
    assert not any(line.startswith(needs) for line in voice.brief(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_of_a_match_is_read_out_with_one_colon(language: str) -> None:
    session = new_session("irrgarten", language)
    voice = IrrgartenVoice(session)
    for match in random_match(session, 60):
        if match.actor == 0:
            voice.perspective(0)
            texts = [choice.text for choice in voice.choices(0)]
            assert all(text[0].isupper() and text[-1] in ".!" for text in texts), texts
            assert all(text.count(":") == 1 for text in texts), texts


@pytest.mark.parametrize(("language", "health"), [("en", "health"), ("es", "salud")])
def test_the_own_health_is_said_once(language: str, health: str) -> None:
    session = new_session("irrgarten", language)
    voice = IrrgartenVoice(session)
    voice.perspective(0)
    told = " ".join(voice.answers["me"](0, ""))
    assert told.count(health) == 1, told
    assert {"en": "strength", "es": "fuerza"}[language] in told


AROUND = {
    "en": {
        "Left: a wall.",
        "Up: there is 1 free square, and then the exit.",
        "You haven't seen what is in column 1, row 1.",
        "There is nothing in column 5, row 5.",
        "The exit is 2 squares up.",
        "Ben is 2 squares down, with 10 health, no weapons and no shields.",
    },
    "es": {
        "Izquierda: una pared.",
        "Arriba: hay 1 casilla libre y después está la salida.",
        "Aún no has visto qué hay en la columna 1, fila 1.",
        "En la columna 5, fila 5, no hay nada.",
        "La salida está 2 casillas más arriba.",
        "Ben está 2 casillas más abajo, con 10 de salud, sin armas y sin escudos.",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_around_is_told_as_one_would_say_it(language: str) -> None:
    """It was "Left: wall." and, in Spanish, "3 squares towards up"."""
    session = new_session("irrgarten", language)
    voice = IrrgartenVoice(session)
    told = set[str]()
    for match in random_match(session, 60):
        if match.actor == 0:
            voice.perspective(0)
            asked = ("maze.exits", ""), ("maze.where", ""), ("rivals", ""), ("maze.look", "1 1")
            for word, about in (*asked, ("maze.look", "5 5")):
                told.update(voice.answers[word](0, about))
    assert told >= AROUND[language]


def test_a_place_that_is_not_there_is_answered_with_why() -> None:
    """It was answered with how the command is typed, though it was typed so."""
    voice = IrrgartenVoice(new_session("irrgarten", "es"))
    voice.perspective(0)
    go, look = voice.automatic.begin, voice.answers["maze.look"]
    assert "Eso está fuera del laberinto" in look(0, "99 1")[0]
    assert "Eso está fuera del laberinto" in go(0, "maze.go", "99 1")[0]
    assert "ni rival con el nombre «grifo»" in go(0, "maze.go", "grifo")[0]
    assert "Escribe «mirar»" in look(0, "")[0]


def test_a_chance_that_is_nearly_certain_is_said_in_words() -> None:
    """A screen reader stumbles over "el >99 %"."""
    texts = Texts("es", strict=True)
    assert spelt(texts, "Ganas el >99 % de las veces.") == "Ganas más del 99 % de las veces."
    english = Texts("en", strict=True)
    assert spelt(english, "You win >99% of the time.") == "You win more than 99% of the time."
    assert spelt(english, "You win 100% of the time.") == "You always win."
    assert spelt(english, "Each attack wounds you 0% of the time.").endswith("never wounds you.")
    assert spelt(english, "Each attack hits 10% of the time.").endswith("hits 10% of the time.")
    assert spelt(texts, "te hiere el 0 % de las veces.") == "no te hiere nunca."
    assert spelt(texts, "Ganas el 100 % de las veces y te") == "Ganas seguro y te"
    assert spelt(texts, "mueres el <1 % de las veces") == "mueres menos del 1 % de las veces"
    assert "Ganas más del 99 % de las veces." in said(
        Preview(UP, UP, 41, TO_FOE, 0), "es", win=0.999
    )


@pytest.mark.parametrize(
    ("language", "words"), [("en", ["north", "east"]), ("es", ["norte", "este"])]
)
def test_the_points_of_the_compass_are_directions(language: str, words: list[str]) -> None:
    """The map has up at its top, so north is refused by nobody."""
    voice = IrrgartenVoice(new_session("irrgarten", language))
    voice.perspective(0)
    ways = {choice.action: choice.words for choice in voice.choices(0)}
    assert [word in ways[way] for word, way in zip(words, (UP, RIGHT), strict=True)] == [True] * 2


@pytest.mark.parametrize(
    ("out", "death", "message"),
    [
        (0.2, 0.1, "odds-lose"),
        (0.2, 0.0, "odds-lose-out"),
        (0.0, 0.1, "odds-lose-death"),
        (0.0, 0.0, ""),
    ],
)
def test_what_cant_happen_in_a_fight_is_left_out(out: float, death: float, message: str) -> None:
    """ "You die 0% of the time" after "you win 100%" is noise."""
    odds = CombatOdds(1 - out - death, 0, out, death, 4, 9, (0.5, 0.5), (0.2, 0.2), ())
    assert lose_message(odds) == message


def test_a_log_of_steps_alone_does_not_deny_them() -> None:
    texts = Texts("en")
    assert log_told(texts, [], "", begun=False) == ["Nothing has happened yet."]
    assert log_told(texts, [], "", begun=True) == ["Nothing but steps so far."]
    assert more_told(texts, [], begun=True) == ["Nothing but steps so far."]


@pytest.mark.parametrize(
    ("hits", "said"),
    [
        (0, "no wounds (3 in a row lose a fight)."),
        (1, "1 wound (3 in a row lose a fight)."),
        (2, "2 wounds in a row, so the next one loses the fight unless you block an attack first."),
        (3, "3 wounds in a row, so the next one loses the fight unless you block an attack first."),
    ],
)
def test_irr_16_the_wounds_say_what_the_next_one_does(hits: int, said: str) -> None:
    """It was "3 wounds in a row; 3 lose the fight", of a fight that is over."""
    voice = race_voice()
    voice.fold(0).mates[0].hits = hits
    assert voice.brief(0)[0].endswith(said)


def test_a_later_prompt_says_only_what_is_new() -> None:
    """The guardian and the fare were read aloud at each step."""
    voice = race_voice()
    full = voice.brief(0)
    again = voice.brief_again(0)
    assert any("guards the exit" in line for line in full)
    assert not any("guards the exit" in line or "You need a thing" in line for line in again)
    assert "Ana" not in again[0]
    voice.fold(0).mates[0].shields = (4_000, 2)
    assert any("guards the exit" in line for line in voice.brief_again(0)), "other odds"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_has_a_reason(language: str) -> None:
    """It was "A scout would go down", and of two monsters with one name nobody knew which."""
    console = talk("hint", game="irrgarten", preset="even", seed="A1", language=language,
                   players=(ANA, Seat("Ben", "racer")))  # fmt: skip
    reason = {
        "en": "towards the Kettle Knight, which is 2 squares down and 3 squares to the right.",
        "es": "que está 2 casillas más abajo y 3 casillas a la derecha. Ganas el 99 %",
    }[language]
    assert any(reason in line for line in console.said), console.said


def test_irr_29_who_sets_off_for_a_shut_exit_hears_so() -> None:
    """And the same way had two numbers of steps."""
    voice = race_voice()
    told = voice.automatic.begin(0, "maze.go", "exit")
    assert told[-1] == (
        "You need a weapon or shield to get out: beat a monster, or take a rival's."
    )


def test_a_name_alone_leads_there_and_a_fight_is_explained() -> None:
    console = talk("wait", "fight", "kettle", game="irrgarten", preset="even", seed="A1",
                   players=(ANA, Seat("Ben", "racer")))  # fmt: skip
    assert "You can't wait: every turn is a step." in console.said
    assert any(line.startswith("You fight a monster by walking into it.") for line in console.said)
    assert any(line.startswith("You set off: this way takes ") for line in console.said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Ben is out with 3 things. To win, get out with 4 or more; you carry nothing now.",
        ),
        ("es", "Ben ha salido con 3 cosas. Para ganar, sal con 4 o más; ahora no llevas nada."),
    ],
)
def test_irr_39_in_the_last_laps_the_prompt_says_what_still_wins(language: str, said: str) -> None:
    voice = race_voice(language)
    fold = voice.fold(0)
    fold.closes, fold.out[1] = 99, 3
    assert said in voice.brief(0)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Ben is 7 steps from the exit.", "Eva is 3 steps from the exit, and Ben 7."),
        (
            "es",
            "Ben está a 7 pasos de la salida.",
            "Eva está a 3 pasos de la salida; Ben a 7.",
        ),
    ],
)
def test_irr_26_a_turn_begins_with_the_steps_of_the_rivals(
    language: str, one: str, two: str
) -> None:
    """In a race nobody heard who was ahead."""

    def told(squares: dict[str, int]) -> list[str]:
        session = match_of(("E--------PPP",), dict.fromkeys(squares, "human"), monsters=0)
        session.texts = Texts(language, strict=True)
        voice = IrrgartenVoice(session)
        voice.perspective(SPECTATOR)
        fold = voice.fold(0)
        for mate, at in zip(fold.mates, squares.values(), strict=True):
            mate.square = fold.board.square(at, 0)
        assert voice.brief(0)[-1] == voice.brief_again(0)[-1]
        fold.mates[-1].alive = False
        assert session.source.seats[-1].name not in voice.brief(0)[-1], "the dead"
        fold.mates[-1].alive = True
        return voice.brief(0)

    assert one in told({"Ana": 5, "Ben": 7})
    assert two in told({"Ana": 5, "Ben": 7, "Eva": 3})


@pytest.mark.parametrize(
    ("language", "late"),
    [
        ("en", "It's too late for you to get out: you have fewer moves left than steps to go."),
        ("es", "Ya es tarde para salir: te quedan menos turnos que pasos."),
    ],
)
def test_irr_39_the_prompt_says_that_it_is_too_late_to_get_out(language: str, late: str) -> None:
    """It said how to win with one move left and a dozen steps to go."""
    voice = race_voice(language)
    fold = voice.fold(0)
    fold.closes, fold.out[1] = fold.turn + 2, 3
    for shields in ((), (1_000, 2)):  # with the fare or without (IRR-29)
        fold.mates[0].shields = shields
        (told,) = (line for line in voice.brief(0) if "3 " in line and "Ben" in line)
        assert told.endswith(late)


@pytest.mark.parametrize(
    ("language", "nearer", "late"),
    [
        ("en", "That's nearer to the exit.", "Then you can't get out in time."),
        ("es", "Así te acercas a la salida.", "Así ya no sales a tiempo."),
    ],
)
def test_irr_39_a_choice_says_that_it_leads_to_the_exit_or_is_too_slow(
    language: str, nearer: str, late: str
) -> None:
    """Without a map nobody knew which of four free squares led to the exit."""
    session = match_of(("E---P----PP",), {"Ana": "human", "Ben": "human"}, monsters=0, last_laps=2)
    session.texts = Texts(language, strict=True)
    voice = IrrgartenVoice(session)
    voice.perspective(SPECTATOR)
    fold = voice.fold(0)
    fold.mates[0].square, fold.mates[1].square = fold.board.square(4, 0), None
    left, right = (_towards(voice, fold.board.square(4, 0), way) for way in (LEFT, RIGHT))
    assert left.endswith(nearer)
    assert nearer not in right
    assert late not in right
    fold.out[1], fold.closes = 3, fold.turn + 6  # Ana has as many moves as steps
    moves = last_moves(fold, 0)
    assert moves is not None
    assert moves.moves == moves.steps == 4
    left, right = (_towards(voice, fold.board.square(4, 0), way) for way in (LEFT, RIGHT))
    assert left.endswith(nearer)
    assert right.endswith(late)


def _towards(voice: IrrgartenVoice, here: int, way: int) -> str:
    fold = voice.fold(0)
    preview = Preview(way, way, here + fold.config.deltas[way], TO_FREE, -1)
    return voice._ahead(fold, 0, preview)


def test_a_walk_to_a_monster_that_a_rival_beats_says_that_it_is_gone() -> None:
    """The walk went on to the empty square: "You have arrived."."""
    voice = race_voice()
    fold = voice.fold(0)
    foe = next(one for one in fold.foes.values() if one.number != fold.config.guardian)
    voice.automatic.begin(0, "maze.go", voice.monster(foe))
    hunted = fold.foes[voice._routes._hunted[0]]
    hunted.health = 0
    assert voice.automatic.decision(0) is None
    assert voice.automatic.said() == [f"You stop: {voice.foe(hunted)} is gone."]


@pytest.mark.parametrize(
    ("language", "what", "words"),
    [("en", "what", ("weapon, power", "shield, power")), ("es", "qué", ("arma; ", "escudo; "))],
)
def test_irr_37_a_monster_is_looked_at_by_its_name_wherever_it_is(
    language: str, what: str, words: tuple[str, str]
) -> None:
    """ "what" was no word of a race, and the odds of a far monster were those of the nearest."""
    voice = race_voice(language)
    assert what in voice.texts("plain-word-maze-look")
    look, odds = voice.answers["maze.look"], voice.answers["odds"]
    known_article = ("carries the ", "Lleva el ", "Lleva la ")
    known = voice.fold(0)
    foes = [foe for foe in known.foes.values() if foe.number != known.config.guardian]
    for foe in foes:
        name = voice.monster(foe)
        assert name in look(0, name)[0]
        assert look(0, name) == odds(0, name)
        assert any(word in look(0, name)[0] for word in words), "what it carries has a kind"
        assert not any(the in look(0, name)[0] for the in known_article), "another may carry one"
    assert len(look(0, "xyzzy")) == len(odds(0, "xyzzy")) == 1
    assert "xyzzy" in look(0, "xyzzy")[0]


@pytest.mark.parametrize(
    ("language", "race", "classic"),
    [
        (
            "en",
            "Get out through the exit with more weapons and shields than the others.",
            "The first player to reach the exit wins.",
        ),
        (
            "es",
            "Llega a la salida con más armas y escudos que los demás.",
            "Gana quien llegue antes a la salida.",
        ),
    ],
)
def test_a_match_begins_with_its_aim(language: str, race: str, classic: str) -> None:
    """Somebody who typed "play" read squares and figures, and not what they are for."""
    even, old = (
        IrrgartenVoice(new_session("irrgarten", language, preset=preset)).opening()[0]
        for preset in ("even", "seed")
    )
    assert even.startswith(race)
    assert "2 " in even, "IRR-39: the laps that follow"
    assert old.startswith(classic)
    assert "2 " not in old
    console = talk("quit", game="irrgarten", players=(ANA,), language=language)
    assert console.said.index(next(line for line in console.said if line.startswith(classic))) < 3


@pytest.mark.parametrize(("language", "word"), [("en", "near"), ("es", "cerca")])
def test_a_list_of_monsters_leaves_their_figures_to_the_question_about_one(
    language: str, word: str
) -> None:
    """Eight monsters with three figures each were two dozen numbers to listen to."""
    figures = {"en": "strength", "es": "de fuerza"}[language]
    console = talk(word, "quit", game="irrgarten", players=(ANA,), seed="7", language=language)
    assert figures not in console.text
    one = talk("odds", "quit", game="irrgarten", players=(ANA,), seed="7", language=language)
    assert figures in one.text


def test_irr_39_the_end_names_the_winner_first() -> None:
    """The last list was in the order of the seats."""
    voice = race_voice()
    voice.fold(0).out_turns = {0: 9, 1: 8}
    voice.fold(0).out = {0: 1, 1: 3}
    outcome = Outcome((1, 0), (-1, 1), (1,), "escaped", cut_off=False)
    assert voice._in_final_order(outcome) == [1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rival_is_looked_at_by_name(language: str) -> None:
    """ "look eva" was answered with "You see no monster or rival", though `go eva` led there."""
    voice = race_voice(language)
    look, rivals = voice.answers["maze.look"], voice.answers["rivals"]
    assert look(0, "ben") == voice.answers["odds"](0, "ben") == rivals(0, "")
    assert "Ana" not in look(1, "ben")[0], "nobody is a rival of their own"
    assert voice.texts("plain-maze-go-unseen", words="ben") in look(1, "ben")


def test_letters_of_the_own_name_are_a_rivals_too() -> None:
    """ "look n" of Ana saw nobody, though `go n` led to Ben."""
    players = {"Ana": "human", "Ben": "human"}
    voice = IrrgartenVoice(match_of(("E----PP",), players, monsters=0))
    voice.perspective(SPECTATOR)
    assert voice.answers["maze.look"](0, "n") == voice.answers["rivals"](0, "")


@pytest.mark.parametrize(
    ("language", "gone", "beside"),
    [
        ("en", "You stop: Ben has moved on.", "You stop: you are next to Ben."),
        ("es", "Te paras porque Ben ya no está ahí.", "Te paras porque al lado está Ben."),
    ],
)
def test_a_route_to_a_rival_ends_beside_them_or_where_they_were(
    language: str, gone: str, beside: str
) -> None:
    """It ended with "You have arrived." three steps behind the rival, and beside them with "is in
    the way"."""

    def walk(*bens: int) -> list[str]:
        """Ana is three squares to the right of Ben and goes to him."""
        players = {"Ana": "human", "Ben": "human"}
        rows = ("E------P--P",)

        def dealt(seed: int) -> tuple[IrrgartenVoice, Any]:
            session = match_of(rows, players, monsters=0, leapfrog=True, seed=f"{seed}")
            session.texts = Texts(language, strict=True)
            voice, match = IrrgartenVoice(session), match_behind(session)
            match.watch(SPECTATOR, voice.perspective(SPECTATOR).take)
            return voice, match

        def apart(voice: IrrgartenVoice, match: Any) -> bool:
            ana, ben = (mate.square or 0 for mate in voice.fold(0).mates)
            return match.actor == 0 and ben < ana

        voice, match = next(deal for deal in map(dealt, range(50)) if apart(*deal))
        his = cycle(bens)
        voice.automatic.begin(0, "maze.go", "ben")
        while (way := voice.automatic.decision(0)) is not None:
            match.decide(0, way)
            match.decide(1, next(his))
        return list(voice.automatic.said())

    assert walk(LEFT) == [gone]
    assert walk(LEFT, RIGHT) == [beside]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ben is in the way. To leap over them, type the direction."),
        ("es", "Ben está en medio. Para saltar por encima, escribe la dirección."),
    ],
)
def test_irr_36_a_route_makes_no_leap_onto_a_monster_and_says_how_to(
    language: str, told: str
) -> None:
    """It said "Eva is in the way" at each "go exit", and never that the key for right leaps."""

    def dealt(seed: int) -> tuple[IrrgartenVoice, Any]:
        players = {"Ana": "human", "Ben": "human"}
        session = match_of(("E--X", "XMPP"), players, leapfrog=True, seed=f"{seed}")
        session.texts = Texts(language, strict=True)
        voice, match = IrrgartenVoice(session), match_behind(session)
        match.watch(SPECTATOR, voice.perspective(SPECTATOR).take)
        return voice, match

    def behind(voice: IrrgartenVoice, match: Any) -> bool:
        fold = voice.fold(0)
        return match.actor == 0 and fold.mates[0].square == fold.board.square(3, 1)

    voice, _ = next(deal for deal in map(dealt, range(50)) if behind(*deal))
    voice.automatic.begin(0, "maze.go", {"en": "exit", "es": "salida"}[language])
    assert voice.automatic.decision(0) is None
    assert list(voice.automatic.said()) == [told]


@pytest.mark.parametrize(
    ("language", "shut", "open_"),
    [
        (
            "en",
            (
                " with only the guardian in the way, but the exit is shut until you have a weapon "
                "or a shield."
            ),
            " with only the guardian in the way.",
        ),
        (
            "es",
            (
                " con solo el guardián por medio, pero la salida está cerrada hasta que tengas un "
                "arma o un escudo."
            ),
            " con solo el guardián por medio.",
        ),
    ],
)
def test_irr_29_the_quiet_way_leads_to_a_shut_exit(language: str, shut: str, open_: str) -> None:
    """IRR-35. It promised "30 steps with no fight before the exit" to somebody who carried nothing,
    and left the guardian out."""

    def has_both(voice: IrrgartenVoice) -> bool:
        both = both_ways(voice.fold(0), 0)
        return both is not None and both.quiet is not None

    dealt = (race_voice(language, seed=f"{seed}") for seed in range(30))
    voice = next(filter(has_both, dealt))
    assert any(line.endswith(shut) for line in voice.brief_again(0))
    voice.fold(0).mates[0].shields = (1_000, 2)
    assert any(line.endswith(open_) for line in voice.brief_again(0))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            re.compile(
                r"2 fights before the guardian \(you win \d+% of the time in 1 of them and should"
            ),
        ),
        (
            "es",
            re.compile(
                r"2 combates antes del guardián \(ganas el \d+ % de las veces en 1 de ellos y "
            ),
        ),
    ],
)
def test_irr_30_only_fights_that_may_be_lost_have_a_chance(
    language: str, told: re.Pattern[str]
) -> None:
    """It said "you win 87% and 100% of the time"."""
    lines = [
        line
        for seed in range(60)
        for line in race_voice(language, seed=f"{seed}").brief_again(0)
        if "100" in line or told.search(line)
    ]
    assert lines
    assert all(map(told.search, lines)), lines


@pytest.mark.parametrize(
    ("language", "leaps", "there"),
    [
        ("en", True, "Up: Ben is there, and you can't leap over them. You slide right."),
        ("en", False, "Up: Ben is there. You slide right."),
        ("es", True, "Arriba: ahí está Ben, sin sitio para saltar por encima. Te deslizas"),
        ("es", False, "Arriba: ahí está Ben. Te deslizas"),
    ],
)
def test_irr_36_a_rival_who_cant_be_leapt_over_is_said_to_be(
    language: str, leaps: bool, there: str
) -> None:
    """In a race of leaps, "Eva is there. You slide up." left open why."""
    slide = Preview(UP, RIGHT, 41, TO_FREE, NOBODY)
    assert said(slide, language, "Ben", leaps=leaps).startswith(there)


@pytest.mark.parametrize(
    ("language", "race", "classic"),
    [
        ("en", "Ana didn't get out, carrying 1 thing.", "Ana didn't get out."),
        ("es", "Ana no ha salido: se ha quedado dentro con 1 cosa.", "Ana no ha salido."),
    ],
)
def test_irr_39_the_end_says_what_those_carry_who_didnt_get_out(
    language: str, race: str, classic: str
) -> None:
    """Only where things decide the race."""
    told = []
    for preset in ("even", "seed"):
        voice = race_voice(language, preset=preset)
        voice.fold(0).mates[0].weapons, voice.fold(0).mates[0].shields = (), (1_000, 2)
        outcome = Outcome((0, 1), (-1, 1), (1,), "escaped", cut_off=False)
        told.append(voice._fate(0, outcome))
    assert told == [race, classic]
