"""The three games in plain mode: whole matches, every question, every decision."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.i18n.fluent import LANGUAGES, Texts
from app.match.seats import Seat
from app.plain.generic_voice import voice_of
from app.plain.plain_match import COMMANDS
from app.plain.rules import rules_lines
from app.plain.words import CommandWords, chosen
from app.store.matches import Matches
from app.store.resume import continued
from app.text import rulebook
from tests.app.plain.games import AGAINST, ANA, new_session, random_match
from tests.app.plain.talk import CLEARED, Answer, Talk, database, talk
from tests.helpers.thinned import is_whole

pytestmark = pytest.mark.one_of(3)

LABELS = re.compile(
    r": (nada|nothing)\b|\b0 (tesoro|treasure|arma|weapon|escudo|shield|herida|wound)"
)
"""What a list with nothing in it said: "Weapons: nothing", "0 treasures"."""
END = {"en": "The seed was", "es": "La semilla era"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(AGAINST))
def test_a_whole_match_by_the_first_choice_reaches_its_end(game: str, language: str) -> None:
    typed = 0

    def then(since: list[str]) -> str:
        nonlocal typed
        typed += 1
        if any(END[language] in line for line in since):
            return "3"
        hint = {"irrgarten": "hint"}.get(game)
        return _hinted(since, hint) if hint else _last(since)

    console = talk(game=game, players=AGAINST[game], seed="7", language=language, then=_quits(then))
    assert END[language] in console.text
    assert typed >= 3
    assert "?" not in console.said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(AGAINST))
def test_a_question_mark_instead_of_a_choice_shows_the_help(game: str, language: str) -> None:
    def heard(word: str) -> list[str]:
        console = talk(
            word, "quit", "quit", game=game, players=AGAINST[game], seed="7", language=language
        )
        return console.said

    assert heard("?") == heard("help")
    assert heard("?") != heard("options")


def _last(since: list[str]) -> str:
    """The last choice of the list: it ends a part of the turn where one can."""
    numbers = [line.split(".")[0] for line in since if line[:1].isdigit()]
    return numbers[-1] if numbers else ""


def _hinted(since: list[str], hint: str) -> str:
    """The direction of a hint, or the word that asks for one."""
    for line in since:
        found = re.match(r"(?:A good bot would go|Un buen bot iría hacia(?: la)?) (\w+)", line)
        if found is not None:
            return found[1]
    return hint


def _quits(then: Answer) -> Answer:
    """At the menu, after the match, leave."""
    over = False

    def answer(since: list[str]) -> str:
        nonlocal over
        if over:
            return "quit"
        typed = then(since)
        over = typed == "3" and any(mark in line for line in since for mark in END.values())
        return typed

    return answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(AGAINST))
def test_every_word_is_answered_and_decides_nothing(game: str, language: str) -> None:
    asked = talk(game=game, players=AGAINST[game], seed="7", language=language, then=None)
    before = asked.said[-1]
    words = _words(game, language)
    console = talk(*words, game=game, players=AGAINST[game], seed="7", language=language, then=None)
    assert console.said.count(before) == len(words) + 1
    answers = console.text.split(before)[1:-1]
    assert all(answer.strip() for answer in answers)


def _words(game: str, language: str) -> list[str]:
    leaves = {"quit", "resign", "bot", "language", "maze.go", "maze.explore"}
    session = new_session(game, language)
    known = [*COMMANDS, *voice_of(session).answers]
    texts = session.texts
    return [
        texts(f"plain-word-{name.replace('.', '-')}").split(",")[0]
        for name in known
        if name not in leaves
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(AGAINST))
def test_every_open_decision_has_a_sentence_and_a_word_of_its_own(game: str, language: str) -> None:
    """All of a whole match, made by a bot: by its journal's word, and by its number."""
    session = new_session(game, language)
    voice = voice_of(session)
    voice.perspective(0)
    for match in random_match(session, 150 if is_whole() else 60):
        voice.perspective(0)
        if match.actor != 0:
            continue
        choices = voice.choices(0)
        alone = [choice.action for choice in choices if not (choice.then or choice.leads)]
        assert len(alone) == len(set(alone))
        # A listed choice may close a step behind it, as one target of several possible ones does.
        listed = {choice.action for choice in choices if choice.listed and not choice.leads}
        assert {*alone, *listed} == set(match.legal())
        for choice in choices:
            assert choice.text.strip()
            by_word = chosen(choices, choice.words[0])
            assert by_word is not None
            assert by_word.action == choice.action
        for number, choice in enumerate((each for each in choices if each.listed), 1):
            assert chosen(choices, str(number)) == choice
        assert voice.brief(0)
    voice.perspective(0)
    assert voice.ending() if match.over else voice.brief(0)


@pytest.mark.parametrize("game", sorted(AGAINST))
def test_every_question_is_answered_at_every_decision(game: str) -> None:
    session = new_session(game, people=len(AGAINST[game]))
    voice = voice_of(session)
    for match in random_match(session, 60):
        voice.perspective(match.actor)
        for word, answer in voice.answers.items():
            assert answer(match.actor, ""), word


def test_what_is_private_is_said_to_its_owner_alone() -> None:
    """Two people at one keyboard: the screen is passed with nothing on it, and what Ana holds is
    not said while Ben has it (NAP-20)."""
    seats = (ANA, Seat("Ben"), Seat("Eva", "cautious"))
    typed = ["", "roll", "done", "draw", "roll", "done", ""]
    first = talk(*typed, "hand", game="napakalaki", players=seats, seed="7", language="en")
    passes = [at for at, line in enumerate(first.said) if line.startswith("Pass the keyboard to")]
    assert len(passes) == 2
    assert all(first.said[at - 1].startswith("This output can't be cleared") for at in passes)
    names = [line.partition(" (")[0] for line in first.said if " gold)" in line]
    anas = {name for name in names if any(name in line for line in first.said[: passes[1]])}
    assert anas
    bens = first.said[passes[1] :]
    hers = {name.rpartition("Equip ")[2] for name in anas}
    assert not [line for line in bens for name in hers if name in line]


def test_a_terminal_is_cleared_before_the_keyboard_is_passed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Talk, "clears", True)
    seats = (ANA, Seat("Ben"), Seat("Eva", "cautious"))
    typed = ["", "roll", "done", "draw", "roll", "done", ""]
    said = talk(*typed, game="napakalaki", players=seats, seed="7").said
    passes = [at for at, line in enumerate(said) if line.startswith("Pass the keyboard to")]
    assert len(passes) == 2
    assert all(said[at - 1] == CLEARED for at in passes)
    assert not [line for line in said if "can't be cleared" in line]


def test_a_match_of_plain_mode_goes_on_anywhere(tmp_path: Path) -> None:
    """The same store and the same matches: what plain mode began is a match like any other."""
    store = Matches(database(tmp_path))
    try:
        talk("1", "1", "quit", game="napakalaki", players=AGAINST["napakalaki"], seed="7",
             store=store)  # fmt: skip
        saved = store.unfinished()
        assert len(saved) == 1
        match = continued(store, saved[0].id)
        assert match.decisions == saved[0].decisions > 1
        again = talk("1", "log", "quit", store=store)
        assert "The match continues" in again.text
        assert "starts with" in again.text
    finally:
        store.shut()


def test_a_slip_of_the_finger_is_forgiven_and_nothing_is_decided() -> None:
    console = talk("rivlas", "[red]x[/]", "99", game="irrgarten", players=AGAINST["irrgarten"])
    assert 'Did you mean "rivals"?' in console.text
    assert 'I don\'t know "[red]x[/]".' in console.text
    assert "You can't choose 99 here. Choose a number from 1 to " in console.text


def test_after_the_end_an_unknown_word_is_answered_with_what_can_be_typed() -> None:
    console = talk(*["go exit"] * 9, "xyzzy", game="irrgarten", players=(ANA,), seed="9")
    assert END["en"] in console.text
    assert 'Type a number from 1 to 3. You can also type "log", "more", "screen" or "quit".' in (
        console.text
    )


def test_after_the_end_help_says_what_can_be_typed() -> None:
    said = {
        word: talk(*["go exit"] * 9, word, game="irrgarten", players=(ANA,), seed="9").text
        for word in ("log", "help", "?")
    }
    answers = {word: text.count("Type a number from 1 to 3") for word, text in said.items()}
    assert answers["help"] == answers["?"] == answers["log"] + 1


def test_more_goes_back_to_the_last_turn_with_details() -> None:
    """It was "It has no details, but an earlier line does", which answers another question."""
    asked = ("go damp sock", "go damp sock", "go exit", "more")
    console = talk(*asked, game="irrgarten", players=(ANA,), seed="9", then=None)
    at = next(at for at, line in enumerate(console.said) if line.endswith(" in detail:"))
    assert re.match(r"Turn \d+ in detail:", console.said[at])
    assert "Damp Sock" in console.said[at + 1]


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("en", "matches", '"matches" works in the menu. Type "quit" to go there.'),
        ("en", "begin", '"begin" works before a match, while you set it up.'),
        ("es", "semilla 7", "«semilla» sirve antes de la partida, al prepararla."),
    ],
)
def test_a_word_of_another_place_is_said_to_work_there(
    language: str, typed: str, answer: str
) -> None:
    """It was "I don't know"."""
    console = talk(typed, game="irrgarten", players=AGAINST["irrgarten"], language=language)
    assert answer in console.said


def test_a_word_of_a_match_is_known_in_the_menu() -> None:
    assert '"hint" works during a match.' in talk("hint").said


def test_more_of_lines_without_details_is_said_so() -> None:
    """As of a blocked step; before the first line, nothing has happened yet."""
    console = talk("more", "down", "up", "left", "right", "more", game="irrgarten",
                   players=(ANA,), seed="OAK")  # fmt: skip
    assert "Nothing has happened yet." in console.said
    assert "There are no more details." in console.said


def test_a_rule_is_said_as_sentences() -> None:
    assert "\nNAP-14. " in "\n".join(talk("rules napakalaki NAP-14").said)
    assert not any(line.startswith("NAP-14 ") for line in talk("rules napakalaki NAP-14").said)


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", 'This rule is "When blocked: slide".'), ("es", "Esta regla es «Pasos bloqueados: ")],
)
def test_a_rule_has_the_labels_of_its_options(language: str, label: str) -> None:
    said = talk("rules 8", game="irrgarten", players=AGAINST["irrgarten"], language=language).text
    assert label in said
    assert "blocked_move" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", rulebook.PREFIXES)
def test_no_rule_is_said_with_an_id(game: str, language: str) -> None:
    texts = Texts(language, strict=True)
    for clause in rulebook.page(game, language).clauses:
        for line in rules_lines(texts, game, clause.id):
            assert "_" not in line


@pytest.mark.parametrize(("language", "word"), [("en", "map"), ("es", "mapa")])
def test_the_map_is_what_is_near(language: str, word: str) -> None:
    order = CommandWords(Texts(language), ("maze.where", "maze.near", "me")).order(word)
    assert order is not None
    assert order.command == "maze.near"


def test_the_answer_to_save_is_whether_the_match_is_saved(tmp_path: Path) -> None:
    store, seats = Matches(database(tmp_path)), AGAINST["irrgarten"]
    try:
        english = talk("save", game="irrgarten", players=seats, store=store).said
        spanish = talk("guardar", game="irrgarten", players=seats, store=store, language="es").said
    finally:
        store.shut()
    assert 'Every decision is saved at once. To leave the match, type "quit".' in english
    assert "Cada decisión se guarda al momento. Para dejar la partida, escribe «salir»." in spanish
    assert "This match isn't being saved." in talk("save", game="irrgarten", players=seats).said


@pytest.mark.parametrize("game", ["napakalaki", "hammerspace"])
def test_card_alone_asks_for_a_name(game: str) -> None:
    said = talk("card", game=game, players=AGAINST[game]).said
    assert 'Type "card" and part of a card\'s name.' in said


def test_what_is_mine_is_said_to_me() -> None:
    """The hidden treasures follow in their own lines, so they aren't counted before."""
    said = talk("me", game="napakalaki", players=AGAINST["napakalaki"]).said
    own = "You are at level 1, with a total level of 1. You have nothing equipped."
    assert own in said


def test_the_help_of_the_menu_promises_no_match() -> None:
    """No match is open there."""
    assert '"quit": leave Mazmorra' in talk("help").said
    assert '"screen": go back to the full screen' in talk("help").said
    assert "«salir»: salir de Mazmorra" in talk("ayuda", language="es").said
    own = talk("help", game="irrgarten", players=AGAINST["irrgarten"]).said
    assert '"quit": go to the menu; your match stays saved' in own


def test_a_rule_is_found_by_the_label_of_its_option_and_without_its_game() -> None:
    """As on the page of rules: a clause has only the id of an option in its text."""
    said = talk("reglas niebla", game="irrgarten", players=AGAINST["irrgarten"], language="es").said
    assert any(line.startswith("IRR-24. ") for line in said)
    assert any(line.startswith("IRR-24. ") for line in talk("rules IRR-24").said)
    assert any(line.startswith("NAP-14. ") for line in talk("rules nap 14").said)
    assert any("Which game?" in line for line in talk("rules 24").said)


def test_a_match_that_is_not_in_the_list_is_not_continued(tmp_path: Path) -> None:
    store = Matches(database(tmp_path))
    try:
        talk("1", "quit", game="napakalaki", players=AGAINST["napakalaki"], seed="7", store=store)
        console = talk("continue 9", "quit", store=store)
        assert "You can't choose 9 here. The only choice is 1." in console.said
    finally:
        store.shut()


def test_a_route_walks_until_something_happens_and_goes_on_when_asked_again() -> None:
    """Until a fight, which takes another word."""
    asked = ("go damp sock", "go damp sock", "go exit")
    console = talk(*asked, game="irrgarten", players=(ANA,), seed="9", then=None)
    texts = Texts("en")
    told = (
        texts("plain-maze-going", n=3),
        texts("maze-stop-foe-ahead", monster="|").partition("|")[0],
        texts("maze-stop-arrived"),
    )
    said = [line for line in console.said if line.startswith(told)]
    assert [line.startswith(start) for line, start in zip(said, told, strict=False)] == [True] * 3
    assert "Ana reaches the exit" in console.text


def test_the_language_changes_in_the_middle_of_a_match() -> None:
    console = talk("language es", "log", "ayuda", game="irrgarten", players=AGAINST["irrgarten"])
    assert "Ahora hablo español." in console.text
    assert "«ayuda»: ver todas las órdenes" in console.text


def test_names_are_said_as_text() -> None:
    wild = (Seat("[b]A\x1b[2J"), Seat("Ben", "scout"))
    console = talk("me", game="irrgarten", players=wild)
    assert "\x1b" not in console.text
    assert "[b]A" in console.text


def test_a_game_is_set_up_by_words() -> None:
    console = talk(
        *("players Zoe,bot:random:Tom", "preset nothing", "option fog=sight", "option fog=purple"),
        *("seed OWL", "practice", "begin", "me"),
        game="irrgarten",
    )
    assert "The players are Zoe and Tom (bot: random)." in console.text
    assert "You have changed these rules: Fog = sight." in console.text
    assert "The seed is OWL" in console.text
    assert "This is practice" in console.text
    assert "Zoe, you are in" in console.text


def test_a_labyrinth_that_is_broken_is_told_of_at_once_and_not_taken(tmp_path: Path) -> None:
    broken = tmp_path / "maze.yaml"
    broken.write_text("id: maze\n", encoding="utf-8")
    console = talk(f"labyrinth {tmp_path}", f"labyrinth {broken}", "seed OWL", game="irrgarten")
    assert f"{tmp_path.name}: this isn't an ordinary file" in console.text
    assert 'maze.yaml, line 1, column 1: grid: the field "grid" is missing.' in console.text
    kept = 'You play with "The Customs House" and the rule set "Even Race". The seed is OWL.'
    assert kept in console.text


def test_a_closed_input_leaves_the_match_saved(tmp_path: Path) -> None:
    store = Matches(database(tmp_path))
    try:
        talk("1", game="napakalaki", players=AGAINST["napakalaki"], store=store)
        assert [saved.decisions for saved in store.unfinished()] > [0]
    finally:
        store.shut()


def test_undo_goes_back_to_before_the_decision_and_not_past_somebody_elses() -> None:
    alone = talk("down", "undo", game="irrgarten", players=(ANA,), seed="9")
    first, down, back = (line for line in alone.said if line.startswith("Turn"))
    assert "Your last decision is undone." in alone.text
    assert first == back != down
    both = talk("down", "undo", game="irrgarten", players=(ANA, Seat("Ben")), seed="9")
    assert "decided anything since" in both.text
    assert [line.split(".")[0] for line in both.said if line.startswith("Turn")] == [
        "Turn 1",
        "Turn 2",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(AGAINST))
def test_what_is_told_between_decisions_is_sentences(game: str, language: str) -> None:
    """It was "Ana, dado. Nivel 1, 0 tesoros ocultos." and "Equipado: nada.": labels that nobody
    would say aloud."""
    session = new_session(game, language, people=len(AGAINST[game]))
    voice = voice_of(session)
    for seat in range(len(AGAINST[game])):
        voice.perspective(seat)
    for step, match in enumerate(random_match(session, 60)):
        seat = match.actor
        told = [*voice.brief(seat), *voice.footnotes(seat)]
        if step % 5 == 0:
            told += [line for answer in voice.answers.values() for line in answer(seat, "")]
        for line in told:
            assert line[:1].isupper() or line[:1] in '¿¡«"+-', line
            assert line[-1] in '.!?:»"', line
            assert not LABELS.search(line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_the_rules_is_read_row_by_row(language: str) -> None:
    """In one line nobody could tell where a row ends."""
    texts, seen = Texts(language), 0
    for entry in rulebook.page("irrgarten", language).clauses:
        rows = [block for block in entry.blocks if block.kind in ("head", "row")]
        lines = rules_lines(texts, "irrgarten", entry.id)
        assert len(lines) > len(rows)
        seen += len(rows)
        assert all(any(line.startswith(row.cells[0][:3]) for line in lines[1:]) for row in rows)
    assert seen
