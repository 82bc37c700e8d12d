"""The set-up of a new game by typed words."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from app.content.content_index import ContentIndex
from app.content.generic_setup import option_infos
from app.content.match_setup import BadChoice
from app.content.setup_builder import SetupBuilder
from app.content.setup_from_args import first_draft
from app.i18n.fluent import LANGUAGES, Texts
from app.match.seats import Seat
from app.plain.choosing import SetupDialogue
from app.plain.console import ConsoleClosed
from app.plain.rule_words import RuleWords
from app.registry import game_ids
from app.text.errors import words_for
from app.validation.values import rule_changes
from engines.kernel.options import OptionInfo
from engines.kernel.reals import decimal_text
from tests.app.plain.talk import PROMPT, Talk, talk

NAMES = ("Ana", "Ben", "Eva", "Leo", "Mia", "Noa", "Tom", "Zoe")


def new_draft(game: str) -> SetupBuilder[Any, Any]:
    return first_draft(ContentIndex(None), game, NAMES, lambda: "WOLF")


def typed_into(draft: SetupBuilder[Any, Any], language: str, *typed: str) -> list[str]:
    """Return what is said when these lines are typed."""
    console = Talk(typed)
    with contextlib.suppress(ConsoleClosed):
        SetupDialogue(Texts(language, strict=True), console, draft).setup()
    return console.said


def shown(draft: SetupBuilder[Any, Any], language: str) -> dict[str, str]:
    """Return the listed value of each option by its id."""
    words = RuleWords(Texts(language), draft.game)
    said = typed_into(draft, language, "options")
    start = next(at for at, line in enumerate(said) if PROMPT in line) + 1
    lines = said[start : start + len(option_infos(draft.game))]
    return {words.name(name): value for name, _, value in (line.partition(" = ") for line in lines)}


def test_a_listed_choice_is_in_the_players_words() -> None:
    draft = new_draft("napakalaki")
    assert any("Necklace = gone after a win" in line for line in typed_into(draft, "en", "options"))
    assert any("Collar = se gasta al ganar" in line for line in typed_into(draft, "es", "reglas"))


def values_of(info: OptionInfo) -> Iterator[object]:
    """Yield values of an option as `set_option` takes them, the extreme ones among them."""
    if info.optional:
        yield None
    match info.kind:
        case "flag":
            yield from (True, False)
        case "choice":
            yield from info.choices
        case "order":
            yield from (info.choices, info.choices[::-1])
        case "count":
            yield from (info.low, info.high)
        case "real":
            figures = (info.low, info.low + 1, (info.low + info.high) // 2, info.high)
            yield from (Decimal(decimal_text(figure)) for figure in figures)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_each_value_in_the_list_of_options_can_be_typed(game: str, language: str) -> None:
    draft, texts = new_draft(game), Texts(language, strict=True)
    for preset in [preset.id for preset in draft.presets]:
        assert draft.choose_preset(preset)
        listed = shown(draft, language)
        assert list(listed) == [info.name for info in option_infos(draft.game)]
        words = RuleWords(texts, game)
        typed = [words.in_code(f"{words.label(one)} = {it}") for one, it in listed.items()]
        changes = rule_changes(game, typed, texts)
        assert draft.base().with_changes(changes) == draft.options()


@pytest.mark.one_of(2)
@pytest.mark.parametrize("game", game_ids())
def test_each_value_that_an_option_can_have_is_listed_as_it_is_typed(game: str) -> None:
    draft = new_draft(game)
    for info in option_infos(draft.game):
        for value in values_of(info):
            draft.changes.clear()
            try:
                draft.set_option(info.name, value)
            except ValidationError:
                continue  # it needs the change of another option
            listed, options = shown(draft, "en")[info.name], draft.options()
            draft.changes.clear()
            label = RuleWords(Texts("en"), game).label(info.name)
            said = typed_into(draft, "en", f"option {label} = {listed}")
            assert getattr(draft.options(), info.name) == getattr(options, info.name), said


def test_a_real_number_is_listed_in_whole_units() -> None:
    draft = new_draft("irrgarten")
    draft.set_option("resurrection", Decimal("0.3"))
    listed = shown(draft, "en")
    assert (listed["resurrection"], listed["weapon_power"]) == ("30%", "3")


def test_the_summary_names_a_changed_real_number_in_whole_units() -> None:
    draft = new_draft("irrgarten")
    assert "Resurrection = 45%" in "\n".join(typed_into(draft, "en", "option resurrection = 0,45"))


@pytest.mark.parametrize(
    ("typed", "form"),
    [
        ("time_limit none", "option Time limit = none"),
        ("time-limit=15", "option Time limit = 15"),
        ("option time_limit none", "option Time limit = none"),
    ],
)
def test_a_rule_without_its_command_is_answered_with_the_right_form(typed: str, form: str) -> None:
    said = typed_into(new_draft("hammerspace"), "en", typed)
    assert f'I don\'t know "{typed}". To change this rule, type "{form}".' in said
    again = typed_into(new_draft("hammerspace"), "en", form)
    assert not any(line.startswith("I don't know") for line in again)


def test_a_rule_alone_is_answered_with_its_value_and_its_choices() -> None:
    said = typed_into(new_draft("hammerspace"), "en", "timer_stops")
    now = "Timer pauses = on. The values are on and off."
    assert f'{now} To change this rule, type "option Timer pauses = off".' in said
    fog = "Niebla = no. Los valores son no, explorado y vista."
    said = typed_into(
        new_draft("irrgarten"), "es", "regla niebla", "regla fog", "regla resurrection"
    )
    assert sum(line.startswith(fog) for line in said) == 2
    assert any("«regla Niebla = explorado»" in line for line in said)
    assert any("Los valores van de 0,1 % a 100 %." in line for line in said)


def test_a_rule_that_does_not_exist_is_answered_with_how_to_list_them() -> None:
    """It was refused as on the command line, with a form."""
    said = typed_into(new_draft("irrgarten"), "en", "option trampoline")
    assert 'There is no rule "trampoline". Type "options" to list them all.' in said
    said = typed_into(new_draft("irrgarten"), "es", "regla trampolín")
    assert "No hay ninguna regla «trampolín». Escribe «reglas» para verlas todas." in said


def test_lists_of_options_say_directions_and_nothing_in_words() -> None:
    said = "\n".join(typed_into(new_draft("irrgarten"), "es", "reglas"))
    assert "Orden al deslizarse = abajo, arriba, derecha, izquierda" in said
    assert "Ventaja = ninguna" in said
    typed = "regla Orden al deslizarse = arriba, abajo, izquierda, derecha"
    draft = new_draft("irrgarten")
    typed_into(draft, "es", typed, "regla Ventaja = ninguna")
    assert draft.options().fallback_order == ("up", "down", "left", "right")
    assert draft.options().head_start == ()


def test_one_player_plays_and_several_play() -> None:
    draft = new_draft("irrgarten")
    assert "Juega Ana." in typed_into(draft, "es", "jugadores Ana")
    assert "Juegan Ana y Ben." in typed_into(draft, "es", "jugadores Ana,Ben")


def test_an_unknown_word_is_answered_with_what_can_be_typed() -> None:
    said = "\n".join(typed_into(new_draft("irrgarten"), "es", "xyzzy", "semila", "regla x=1"))
    assert "No entiendo «xyzzy». Escribe «empezar» para jugar o «ayuda»" in said
    assert "¿Querías decir «semilla»?" in said
    assert "regla: no existe la regla «x»." in said
    assert "--" not in said


def test_rules_are_typed_and_said_in_the_players_words() -> None:
    draft = new_draft("irrgarten")
    said = "\n".join(typed_into(draft, "es", "regla niebla=vista", "regla Niebla = morada"))
    assert "Has cambiado estas reglas: Niebla = vista." in said
    assert draft.options().fog == "sight"
    assert (
        "Niebla: «morada» no es uno de los valores. Elige uno de estos: no, explorado, vista."
        in said
    )
    assert "fog" not in said


def test_a_labyrinth_and_a_rule_set_are_chosen_by_their_names() -> None:
    draft = new_draft("irrgarten")
    said = "\n".join(typed_into(draft, "es", "laberinto Por lo corto o por lo sano"))
    assert draft.entry is not None
    assert draft.entry.id == "short-or-quiet"
    assert "Juegas con «Por lo corto o por lo sano»" in said
    name = draft.presets[-1].name.of("es")
    typed_into(draft, "es", f"reglamento {name.upper()}")
    assert draft.preset_index == len(draft.presets) - 1


def test_choices_of_the_last_match_are_called_that() -> None:
    """Enter begins at once: who will play must not be a surprise."""
    for recalled in (False, True):
        console = Talk(("",))
        draft = new_draft("hammerspace")
        SetupDialogue(Texts("en", strict=True), console, draft, recalled=recalled).setup()
        said = [line for line in console.said if line]
        assert (said[0] == "As in your last match of this game:") is recalled
        assert said[int(recalled)].startswith("The players are ")


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "back"), ("en", "menu"), ("en", "quit"), ("es", "volver"), ("es", "menú")],
)
def test_words_for_the_menu_leave_the_setup(language: str, typed: str) -> None:
    console = Talk((typed,))
    texts = Texts(language, strict=True)
    assert SetupDialogue(texts, console, new_draft("irrgarten")).setup() is None
    assert typed not in "\n".join(console.said), "it is understood"


def test_bots_are_listed_as_one_types_them_with_their_names() -> None:
    said = "\n".join(typed_into(new_draft("napakalaki"), "es", "jugadores"))
    assert "cautious (prudente), sharp (astuto)" in said
    said = "\n".join(typed_into(new_draft("napakalaki"), "en", "players"))
    assert "cautious, sharp" in said


def test_a_number_is_answered_with_the_words_that_help() -> None:
    """The menu before this prompt had numbers."""
    said = typed_into(new_draft("irrgarten"), "en", "2", "help")
    assert (
        'There are no numbers to choose from here. Type "begin" to play, "help" to see what you '
        'can change, or "back" for the menu.'
    ) in said
    assert '"back": go back to the menu' in said
    said = typed_into(new_draft("irrgarten"), "es", "2")
    assert any(line.startswith("Aquí no se eligen números.") for line in said)


@pytest.mark.parametrize(("ids", "told"), [("descent", "The only"), ("a, b", "Choose one of a, b")])
def test_a_single_rule_set_is_no_choice(ids: str, told: str) -> None:
    """ "Choose one of descent." offers what there isn't."""
    error = BadChoice("preset", "foo", near="", choices=ids, n=len(ids.split(", ")))
    assert told in words_for(Texts("en"), error)


@pytest.mark.parametrize(
    ("language", "why", "kept"),
    [
        ("en", "These rules are for 3 players, not 4.", "The players are Ana, Ben, Eva and Leo."),
        ("es", "Sois 4 y estas reglas son para 3 jugadores.", "Juegan Ana, Ben, Eva y Leo."),
    ],
)
def test_choices_of_the_shell_that_dont_fit_are_kept_to_be_corrected(
    language: str, why: str, kept: str
) -> None:
    """`--players` and `--preset` that are right alone, but not together (NAP-21)."""
    console = talk(
        game="napakalaki",
        language=language,
        players=tuple(Seat(name) for name in NAMES[:4]),
        preset="course-2014",
        seed="WOLF",
    )
    at = next(at for at, line in enumerate(console.said) if line.startswith(why))
    assert console.said[at + 1] == kept
    preset = {"en": "Course with cultists", "es": "Curso con sectarios"}[language]
    assert preset in console.said[at + 2]
    assert "WOLF." in console.said[at + 2]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "That can't be played yet."), ("es", "Así no se puede jugar.")]
)
def test_a_broken_labyrinth_of_the_shell_is_not_offered_to_begin(
    language: str, said: str, tmp_path: Path
) -> None:
    broken = tmp_path / "maze.yaml"
    broken.write_text("id: maze\n", encoding="utf-8")
    text = talk(game="irrgarten", language=language, scenario=str(broken)).text
    assert said in text
    assert "begin" not in text
    assert " ? " not in text
