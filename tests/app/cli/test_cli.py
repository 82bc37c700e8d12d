"""The command line: light, in two languages, and never a traceback for what somebody typed."""

from __future__ import annotations

import errno
import io
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path

import pytest

from app import __version__
from app.cli.help import help_page, shown_options
from app.cli.main import main
from app.cli.parser import Arguments, Parser
from app.cli.play import first_start, start_options
from app.cli.table import COMMANDS, FOGS
from app.config.settings import LoadedSettings, Settings
from app.config.start_options import StartOptions
from app.content.generic_setup import option_infos, repository_of
from app.i18n.fluent import LANGUAGES, Texts
from app.match.seats import HUMAN, Seat
from app.registry import game_ids, games
from app.session.exit_codes import FAULT, OK, WRONG_USE
from app.validation import startup
from app.validation.errors import WrongUse
from engines.irrgarten.parameters import FOGS as ENGINE_FOGS

ROOT = Path(__file__).resolve().parents[3]


def parse(texts: Texts, words: Sequence[str]) -> Arguments:
    return Parser(texts).parse(words)


def asked(*arguments: str, language: str = "en", settings: Settings | None = None) -> StartOptions:
    """What a command line comes to, without starting anything."""
    texts = Texts(language, strict=True)
    loaded = LoadedSettings(settings or Settings())
    return start_options(texts, parse(texts, arguments), loaded, {})


def refused(*arguments: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(WrongUse) as info:
        asked(*arguments)
    return info.value.message, dict(info.value.values)


def test_the_version_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"mazmorra {__version__}\n"


def test_the_version_needs_no_parser_and_no_texts() -> None:
    code = (
        "import sys\nfrom app.cli.main import main\nmain(['--version'])\n"
        "print(sorted({'argparse', 'fluent', 'pathlib', 'textual', 'platformdirs'} "
        "& set(sys.modules)))"
    )
    done = run_python(code)
    assert done.stdout.splitlines() == [f"mazmorra {__version__}", "[]"]


def test_help_needs_no_library_that_is_slow_to_import() -> None:
    code = (
        "import sys\nfrom app.cli.main import main\nmain(['--help'])\n"
        "print(sorted({'fluent.runtime', 'textual', 'rich', 'pydantic', 'yaml', 'apsw', 'asyncio'} "
        "& set(sys.modules)))"
    )
    assert run_python(code).stdout.splitlines()[-1] == "[]"


def test_the_first_picture_needs_no_match_and_no_slow_library() -> None:
    code = (
        "import sys\nimport app.tui.factory\nfrom app.tui import textual_patches\n"
        "assert textual_patches.install()\n"
        "print(sorted({'importlib.metadata', 'app.match.match', 'app.net', 'pydantic', 'yaml', "
        "'apsw', 'fluent.runtime'} & set(sys.modules)))"
    )
    assert run_python(code).stdout.splitlines()[-1] == "[]"


def test_the_saved_matches_need_no_network_and_no_decks(tmp_path: Path) -> None:
    """They are looked for right after the first picture, when the first keys come."""
    code = (
        "import sys\nfrom app.session.bootstrap import Outside\nservices = Outside.real()\n"
        "assert services.wake() is None\nfrom app.session.opener import newest_unfinished\n"
        "assert newest_unfinished(services) is None\n"
        "print(sorted({'app.net.hosted_table', 'pydantic', 'yaml'} & set(sys.modules)))"
    )
    assert run_python(code, MAZMORRA_HOME=str(tmp_path)).stdout.splitlines()[-1] == "[]"


def run_python(code: str, **env: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env={**os.environ, **env},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done


@pytest.mark.parametrize("command", [(), ("play",), ("paths",), ("completion",)])
def test_help_speaks_both_languages(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    for language, usage, other in (("en", "usage: ", "uso: "), ("es", "uso: ", "usage: ")):
        assert main(["--lang", language, *command, "--help"]) == 0
        told = capsys.readouterr().out
        assert told.startswith(usage)
        assert other not in told
        assert "options:" not in told  # a heading of argparse's own


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_the_help_of_a_game_names_all_its_rules(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    infos = option_infos(game)
    assert main(["--lang", language, "play", game, "--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    told = [line.split()[0] for line in lines if line.startswith("  ") and line.strip()]
    assert told[-len(infos) :] == [info.name for info in infos]
    assert max(map(len, lines)) <= 80


def test_the_help_of_a_game_has_no_options_of_another(capsys: pytest.CaptureFixture[str]) -> None:
    told = {}
    for game in ("", *game_ids()):
        main(["play", *filter(None, [game]), "--help"])
        told[game] = capsys.readouterr().out
    for option, one, other in (
        ("--labyrinth", "irrgarten", "napakalaki"),
        ("--fog", "irrgarten", "napakalaki"),
        ("seed,course", "irrgarten", "napakalaki"),
        ("--deck", "napakalaki", "irrgarten"),
        ("readme,friends,friends-short,guion,course-2014,course-2016", "napakalaki", "irrgarten"),
    ):
        assert option in told[one]
        assert option not in told[other]
    for option in ("--labyrinth", "--fog", "--deck", "--preset"):
        assert option in told[""]
    for one, bots in (
        ("irrgarten", "beginner, scout, racer, explorer, planner, vengeful,\n"),
        ("napakalaki", "beginner, cautious, sharp, planner, master, vengeful,\n"),
    ):
        assert f"bots, for --players: {bots}" in told[one]


def test_only_the_help_of_a_game_reads_its_rules() -> None:
    """They are slow to import, and the other helps are quick."""
    code = (
        "import sys; from app.cli.main import main; main(['play', '--help']);"
        "print(sorted({'pydantic', 'yaml', 'textual'} & set(sys.modules)))"
    )
    assert run_python(code).stdout.splitlines()[-1] == "[]"


def test_nothing_near_is_no_suggestion() -> None:
    message, values = refused("play", "--option", "resurection=1")
    assert (message, values["close"]) == ("cli-option-close", "resurrection")
    assert "close" not in refused("play", "--option", "dragons=1")[1]
    assert refused("paly")[1]["close"] == "play"
    assert refused("irrgarten")[1]["close"] == "play irrgarten"
    assert "close" not in refused("dance")[1]


def test_the_locale_chooses_the_language_of_help(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    main(["--help"])
    assert capsys.readouterr().out.startswith("uso: ")


def test_a_setting_is_stronger_than_the_locale(
    capsys: pytest.CaptureFixture[str], mazmorra_home: Path
) -> None:
    (mazmorra_home / "config").mkdir()
    (mazmorra_home / "config" / "settings.toml").write_text('language = "es"\n')
    main(["--help"])
    assert capsys.readouterr().out.startswith("uso: ")


def test_paths_names_every_place(capsys: pytest.CaptureFixture[str], mazmorra_home: Path) -> None:
    assert main(["paths"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert f"settings: {mazmorra_home / 'config'}" in lines
    assert len(lines) == 5
    assert all(str(mazmorra_home) in line for line in lines)


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh", "fish"])
def test_completion_prints_a_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    told = capsys.readouterr().out
    for word in ("labyrinth", "deck", "napakalaki", "guion", "course"):
        assert word in told


def test_without_a_command_the_home_screen_opens() -> None:
    assert asked() == StartOptions(ascii=asked().ascii, first=True)


def test_only_somebody_who_kept_nothing_starts_for_the_first_time(mazmorra_home: Path) -> None:
    """A match that was played from the command line is kept, too."""
    assert not asked("play", "irrgarten").first
    for kept in ("state/matches.sqlite3", "config/settings.toml"):
        file = mazmorra_home / kept
        file.parent.mkdir(exist_ok=True)
        file.touch()
        assert not asked().first
        file.unlink()
        assert asked().first


def test_a_whole_game_can_be_asked_for_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bog.yaml"
    file.write_text("")
    start = asked(
        "play", "irrgarten", "--seed", "WOLF-7F3A", "--players", "Ana, bot:scout:Ben,bot:random",
        "--labyrinth", str(file), "--preset", "course", "--fog", "sight",
        "--option", "resurrection=0.5", "--option", "blocked-move=stay", "--speed", "fast",
        "--theme", "light", "--ascii", "--no-mouse", "--lang", "es",
    )  # fmt: skip
    assert start.game == "irrgarten"
    assert start.seed == "WOLF-7F3A"
    assert start.players == (Seat("Ana", HUMAN), Seat("Ben", "scout"), Seat("Bot 3", "random"))
    assert start.scenario == str(file)
    assert start.preset == "course"
    assert start.options == {
        "resurrection": Decimal("0.5"), "blocked_move": "stay", "fog": "sight",
    }  # fmt: skip
    assert (start.speed, start.theme, start.ascii, start.mouse) == (1, "light", True, False)


def test_a_whole_game_of_napakalaki_can_be_asked_for_in_one_line(tmp_path: Path) -> None:
    start = asked(
        "play", "napakalaki", "--seed", "WOLF", "--players", "Ana,bot:sharp:Ben,bot:cautious",
        "--deck", str(tmp_path), "--preset", "guion", "--option", "turn-limit=90",
        "--option", "players=house", "--option", "last_level=fight",
    )  # fmt: skip
    assert start.game == "napakalaki"
    assert start.players == (Seat("Ana", HUMAN), Seat("Ben", "sharp"), Seat("Bot 3", "cautious"))
    assert (start.scenario, start.preset) == (str(tmp_path), "guion")
    assert start.options == {"turn_limit": 90, "players": "house", "last_level": "fight"}
    assert asked("play", "napakalaki", "--deck", "grand").scenario == "grand"


def test_a_deck_here_is_named_like_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine").mkdir()
    monkeypatch.chdir(tmp_path)
    assert asked("play", "napakalaki", "--deck", "./mine").scenario == str(tmp_path / "mine")
    assert asked("play", "napakalaki", "--deck", "mine/").scenario == str(tmp_path / "mine")
    assert asked("play", "napakalaki", "--deck", ".").scenario == str(tmp_path)
    with pytest.raises(WrongUse):  # without a slash it is an id, and there is no such deck
        asked("play", "napakalaki", "--deck", "mine")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("napakalaki", "--deck", "zzz"), '--deck: there is no deck "zzz". Choose one of base, '),
        (
            ("napakalaki", "--deck", "gran"),
            '--deck: "gran" isn\'t one of the choices. Did you mean "grand"?',
        ),
        (("irrgarten", "--labyrinth", "zzz"), '--labyrinth: there is no labyrinth "zzz". Choose'),
    ],
)
def test_a_deck_that_does_not_exist_is_not_replaced_by_another(
    typed: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *typed, "--plain"]) == WRONG_USE
    told = capsys.readouterr()
    assert said in told.err
    assert not told.out


def test_what_belongs_to_the_screen_may_stand_before_or_after_the_command() -> None:
    before = asked("--theme", "mono", "--speed", "0", "play")
    after = asked("play", "--theme", "mono", "--speed", "0")
    assert before == after
    assert (before.theme, before.speed) == ("mono", 0)


def test_the_command_line_is_stronger_than_the_settings() -> None:
    ours = Settings(theme="light", speed=4, glyphs="ascii", mouse=False)
    plain = asked(settings=ours)
    assert (plain.theme, plain.speed, plain.ascii, plain.mouse) == ("light", 4, True, False)
    assert asked("--theme", "dark", "--speed", "fast", settings=ours).theme == "dark"
    assert plain.settings == ours


def test_no_color_means_no_colour_unless_a_theme_is_set() -> None:
    texts = Texts("en", strict=True)
    for settings, theme in ((Settings(), "mono"), (Settings(theme="light"), "light")):
        start = start_options(texts, parse(texts, []), LoadedSettings(settings), {"NO_COLOR": ""})
        assert start.theme == theme


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ("opening_attack=yes", True),
        ("opening-attack=NO", False),
        ("turn_limit=none", None),
        ("turn_limit=30", 30),
        ("resurrection=0,25", Decimal("0.25")),
        ("resurrection=25%", Decimal("0.25")),
        ("fallback_order=up, down,left,right", ("up", "down", "left", "right")),
        ("fog=explored", "explored"),
    ],
)
def test_rules_are_changed_by_name_and_accepted_by_the_engine(given: str, value: object) -> None:
    from engines.irrgarten.options import Options

    changed = asked("play", "--option", given).options
    assert list(changed.values()) == [value]
    assert Options().with_changes(changed) is not None


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["dance"], "cli-unknown-command"),
        (["--lang", "es", "dance"], "cli-unknown-command"),
        (["--dance"], "cli-unknown-argument"),
        (["--seed", "7"], "cli-option-elsewhere"),
        (["--games", "9", "simulate"], "cli-option-elsewhere"),
        (["match", "--deck", "base"], "cli-option-elsewhere"),
        (["play", "--player", "Ana"], "cli-close-option"),
        (["help"], "cli-close-command"),
        (["Napakalak"], "cli-close-command"),
        (["paly"], "cli-close-command"),
        (["irrgarten"], "cli-close-command"),
        (["play", "irrgarten", "twice"], "cli-unknown-argument"),
        (["play", "irgarten"], "cli-close-choice"),
        (["play", "--fog", "sigth"], "cli-close-choice"),
        (["play", "chess"], "cli-unknown-game"),
        (["play", "--seed"], "cli-needs-value"),
        (["play", "--seed=--"], "cli-needs-value"),
        (["simulate", "napakalaki", "--option=--"], "cli-needs-value"),
        (["play", "--ascii=3"], "cli-takes-no-value"),
        (["play", "--seed", "  "], "cli-empty-value"),
        (["play", "--seed", "\u200b"], "cli-empty-value"),
        (["play", "--fog", "thick"], "cli-not-a-choice"),
        (["--speed", "9"], "cli-not-a-choice"),
        (["play", "--players", "Ana,,Ben"], "cli-bad-players"),
        (["play", "--players", "bot:genius"], "cli-bad-bot"),
        (["play", "--players", "Ana,Ana"], "cli-player-twice"),
        (["play", "--players", "Ana,bot:scout:ANA"], "cli-player-twice"),
        (["play", "--players", "You,bot:scout:Ben"], "cli-player-pronoun"),
        (["play", "--players", "Ana,bot:scout:TÚ"], "cli-player-pronoun"),
        (["play", "--players", "a,b,c,d,e,f,g,h,i"], "cli-player-count"),
        (["play", "--labyrinth", "no/such/file.yaml"], "cli-missing-file"),
        (["play", "--labyrinth", "a" * 9000 + ".yaml"], "cli-missing-file"),
        (["play", "--labyrinth", "~nobody-at-all/x"], "cli-missing-file"),
        (["play", "--labyrinth", "Not An Id"], "cli-bad-labyrinth"),
        (["play", "napakalaki", "--labyrinth", "town"], "cli-other-game"),
        (["play", "napakalaki", "--fog", "sight"], "cli-other-game"),
        (["play", "--deck", "grand"], "cli-other-game"),
        (["play", "irrgarten", "--deck", "grand"], "cli-other-game"),
        (["play", "napakalaki", "--preset", "seed"], "cli-other-preset"),
        (["play", "irrgarten", "--preset", "guion"], "cli-other-preset"),
        (["play", "--preset", "corse"], "cli-close-choice"),
        (["play", "napakalaki", "--deck", "no/such/folder"], "cli-missing-folder"),
        (["play", "napakalaki", "--deck", "\x00/"], "cli-missing-folder"),
        (["play", "napakalaki", "--deck", "Not An Id"], "cli-bad-deck"),
        (["play", "napakalaki", "--deck", " "], "cli-empty-value"),
        (["play", "napakalaki", "--players", "Ana"], "cli-player-count"),
        (["play", "napakalaki", "--players", "a,b,c,d,e,f,g"], "cli-player-count"),
        (["play", "napakalaki", "--players", "Ana,bot:scout"], "cli-bad-bot"),
        (["play", "napakalaki", "--option", "fog=sight"], "cli-option-unknown"),
        (["play", "napakalaki", "--option", "editoin=guion"], "cli-option-close"),
        (["play", "napakalaki", "--option", "turn_limit=0"], "cli-option-number"),
        (["play", "napakalaki", "--option", "players=9"], "cli-not-a-choice"),
        (["play", "--option", "fog"], "cli-option-form"),
        (["play", "--option", "resurection=1"], "cli-option-close"),
        (["play", "--option", "zzz=1"], "cli-option-unknown"),
        (["play", "--option", "opening_attack=perhaps"], "cli-option-flag"),
        (["play", "--option", "resurrection=0"], "cli-option-number"),
        (["play", "--option", "resurrection=0.12345"], "cli-option-number"),
        (["play", "--option", "uses=" + "9" * 5000], "cli-option-number"),
        (["play", "--option", "uses=\u0663"], "cli-option-number"),
        (["play", "--option", "fallback_order=up,up,left,right"], "cli-option-order"),
        (["play", "--option", "fog=thick"], "cli-not-a-choice"),
    ],
)
def test_a_wrong_command_line_is_a_sentence_in_both_languages(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(*arguments)[0] == message
    for language in LANGUAGES:
        assert main(["--lang", language, *arguments]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert len(told.err.splitlines()) == 1
        assert "cli-" not in told.err
        assert "mazmorra" in told.err


def test_what_somebody_typed_is_no_command_for_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["\x1b[2J\x1b]0;mine\x07"])
    main(["play", "--fog", "\x1b[31m"])
    main(["play", "--labyrinth", "\x1b[31m/x"])
    assert "\x1b" not in capsys.readouterr().err


def test_names_are_cleaned_and_cut() -> None:
    start = asked("play", "--players", "\x1b[31mAnastasia the Ninth,Ben")
    assert start.players[0].name == "[31mAnastasia t~"


def test_an_unknown_command_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--theme", "dark", "dance"])
    assert '"dance"' in capsys.readouterr().err


def test_a_wrong_option_says_where_help_is(capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", "--fog", "thick"])
    assert capsys.readouterr().err == (
        '--fog: "thick" isn\'t one of the choices. Choose one of off, explored, sight. '
        'See "mazmorra play --help".\n'
    )


def test_a_wrong_rule_says_where_the_rules_of_that_game_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["play", "napakalaki", "--option", "editoin=guion"])
    assert capsys.readouterr().err == (
        '--option: there is no rule "editoin". Did you mean "edition"? '
        'See "mazmorra play napakalaki --help".\n'
    )
    main(["play", "napakalaki", "--fog", "sight"])
    assert capsys.readouterr().err.startswith(
        "--fog is for Irrgarten. It does nothing in Napakalaki."
    )


def test_what_was_meant_is_named_as_it_is_typed(capsys: pytest.CaptureFixture[str]) -> None:
    for typed, meant in (
        (["play", "irgarten"], '"irrgarten"? See "mazmorra play --help"'),
        (["play", "--player", "Ana"], '"--players"? See "mazmorra play --help"'),
        (["irrgarden"], '"play irrgarten"? See "mazmorra --help"'),
        (["plain"], '"--plain"? See "mazmorra --help"'),
        (["--seed", "7", "play"], '--seed belongs after "mazmorra play". See "mazmorra --help"'),
        (
            ["play", "irrgarten", "--preset", "cours"],
            '"course"? See "mazmorra play irrgarten --help"',
        ),
        (["match", "import"], 'Name the file to import. See "mazmorra match --help"'),
        (["completion", "bsh"], '"bash"? See "mazmorra completion --help"'),
    ):
        assert main(typed) == 2
        assert meant in capsys.readouterr().err, typed


def test_a_command_without_a_screen_tells_of_no_screen(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("match", "deck", "doctor", "paths", "completion"):
        main([command, "--help"])
        told = capsys.readouterr().out
        assert "--lang" in told, command
        assert "--theme" not in told, command
        assert "--speed" not in told, command
    assert parse(Texts("en"), ["deck", "check", "--theme", "dark"]).theme == "dark"


def test_the_help_of_a_game_names_what_it_can_be_played_with(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["play", "irrgarten", "--help"])
    told = capsys.readouterr().out
    assert "labyrinths, for --labyrinth:\n  first-steps," in told
    assert "rule sets, for --preset:\n  seed    Classic\n  course  University course\n" in told
    main(["--lang", "es", "play", "napakalaki", "--help"])
    assert (
        "barajas, para --deck:\n  base, course-2014, course-2016, friends, grand\n"
        in capsys.readouterr().out
    )


def test_a_rule_set_of_ones_own_is_asked_for_by_its_id(mazmorra_home: Path) -> None:
    folder = mazmorra_home / "data" / "napakalaki" / "presets"
    folder.mkdir(parents=True)
    words = "name: { en: Mine, es: Mías }\ndescription: { en: A line., es: Una línea. }"
    (folder / "mine.yaml").write_text(f"id: mine\n{words}\noptions: {{ turn_limit: 90 }}\n")
    assert asked("play", "napakalaki", "--preset", "mine").preset == "mine"
    assert refused("play", "napakalaki", "--preset", "mne")[0] == "cli-close-choice"
    assert refused("play", "hammerspace", "--preset", "mine")[0] == "cli-other-preset"


@pytest.mark.parametrize("name", ["even", "Even Race", "carrera igualada", " EVEN RACE "])
def test_a_rule_set_is_asked_for_by_its_id_or_by_its_name_on_the_screen(name: str) -> None:
    assert asked("play", "irrgarten", "--preset", name).preset == "even"


def test_a_rule_set_of_another_game_is_said_to_be_its(capsys: pytest.CaptureFixture[str]) -> None:
    """ "Choose one of descent" said neither that there is one only, nor whose the other is."""
    assert main(["--lang", "en", "play", "descent", "--preset", "seed"]) == WRONG_USE
    assert (
        'The Descent has no rule set "seed"; Irrgarten does. Its only rule set is "descent".'
        in capsys.readouterr().err
    )


def test_a_broken_settings_file_is_a_notice_and_not_the_end() -> None:
    from app.config.settings import SettingProblem

    texts = Texts("es", strict=True)
    loaded = LoadedSettings(Settings(), (SettingProblem(3, "speed = 9", "number"),))
    (notice,) = start_options(texts, parse(texts, []), loaded, {}).notices
    told = notice(texts)
    assert "línea 3: pone «speed = 9» y se esperaba un número entero de 0 a 4" in told


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: startup.check_machine((3, 10), "posix"), "cli-no-python"),
        (lambda: startup.check_machine((3, 12), "nt"), "cli-no-windows"),
        (lambda: startup.check_terminal({"TERM": "xterm"}, False), "cli-no-terminal"),
        (lambda: startup.check_terminal({"TERM": "dumb"}, True), "cli-dumb-terminal"),
        (lambda: startup.check_terminal({}, False, online=True), "cli-no-terminal-online"),
        (
            lambda: startup.check_terminal({"TERM": "dumb"}, True, online=True),
            "cli-dumb-terminal-online",
        ),
        (
            lambda: startup.check_packages(Path("/a"), {"cards": Path("/b")}),
            "cli-stranger",
        ),
        (lambda: startup.check_packages(Path("/a"), {"cards": None}), "cli-stranger"),
    ],
)
def test_where_a_screen_cannot_start_a_sentence_says_why(call: object, message: str) -> None:
    assert callable(call)
    with pytest.raises(WrongUse) as info:
        call()
    assert info.value.message == message
    for language in LANGUAGES:
        assert Texts(language, strict=True)(message, **info.value.values)


def test_our_own_packages_lie_together() -> None:
    startup.check_machine((3, 11), "posix")
    startup.check_terminal({"TERM": "xterm-256color"}, True)
    startup.check_packages(ROOT, dict.fromkeys(startup.PACKAGES, ROOT))


def test_a_size_that_no_terminal_has_and_switches_of_the_library_are_forgotten() -> None:
    """Textual believes these before the terminal: it would paint rows without end, or load what is
    none of ours."""
    env = {"COLUMNS": "100", "LINES": "9" * 30, "TEXTUAL_DRIVER": "os:system", "TERM": "xterm"}
    env |= {"TEXTUAL_LOG": "/missing/log", "TEXTUAL": "debug"}
    startup.forget_nonsense(env)
    assert env == {"COLUMNS": "100", "TERM": "xterm"}
    for nonsense in ("0", "-5", "x", "", "1001", "٣"):
        env["COLUMNS"] = nonsense
        startup.forget_nonsense(env)
        assert "COLUMNS" not in env


def test_a_strangers_cards_are_noticed(tmp_path: Path) -> None:
    """Other distributions have packages of these names; one earlier on the path would win."""
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "__init__.py").write_text("")
    code = (
        f"import sys\nsys.path.insert(0, {str(tmp_path)!r})\n"
        f"sys.path.insert(1, {str(ROOT)!r})\n"
        "from app.validation.startup import check_start\n"
        "from app.validation.errors import WrongUse\n"
        "try:\n    check_start({'TERM': 'xterm'})\n"
        "except WrongUse as wrong:\n    print(wrong.message, wrong.values['package'])\n"
    )
    assert run_python(code).stdout == "cli-stranger cards\n"


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_where_few_files_may_be_open_nothing_starts(plain: list[str]) -> None:
    """As with `ulimit -n 12`: anything could fail then, and at any time."""
    few = "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (12, 12))"
    done = run_python(
        f"{few}\nfrom app.cli.main import main\nprint(main({['--lang', 'es', *plain]}))"
    )
    assert done.stdout == f"{WRONG_USE}\n"
    assert done.stderr.startswith("Aquí Mazmorra solo puede abrir 12 archivos a la vez")


def test_a_limit_of_open_files_that_may_be_raised_is_raised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, tuple[int, int]]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: asked.append((what, limits)))
    for limits in ((startup.FILES, startup.FILES), (resource.RLIM_INFINITY, -1), (12, 1024)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, limits=limits: limits)
        startup.check_files()
    assert asked == [(resource.RLIMIT_NOFILE, (startup.FILES, 1024))]


def test_without_a_terminal_the_game_does_not_start() -> None:
    """Its input and output are pipes here: a sentence and 2, no escape sequences."""
    done = subprocess.run(
        [sys.executable, "-m", "app.cli.main"], cwd=ROOT, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("The full screen needs a terminal")


@pytest.mark.parametrize(
    "arguments", [["--help"], ["--version"], ["completion", "bash"], ["--plain"]]
)
def test_a_reader_that_goes_away_is_no_error(arguments: list[str]) -> None:
    """`mazmorra --help | head -0` is quiet, with the exit code that a shell has for it."""
    # Unbuffered, Python would forget what it could not write.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    program = subprocess.Popen(
        [sys.executable, "-m", "app.cli.main", *arguments], cwd=ROOT, env=env,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert program.stdout is not None
    program.stdout.close()
    assert program.stderr is not None
    told = program.stderr.read()
    program.stderr.close()
    assert program.wait() == 141
    assert told == b""


def in_shell(line: str) -> subprocess.CompletedProcess[str]:
    """What comes of a line of a shell, where `$M` is the program."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    env |= {"M": f"{sys.executable} -m app.cli.main", "LANG": "en_US.UTF-8"}
    return subprocess.run(
        ["sh", "-c", line], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full")
def test_an_output_without_room_is_a_sentence() -> None:
    done = in_shell("$M paths > /dev/full")
    assert (done.returncode, done.stderr) == (
        2,
        "The disk is full, so the output can't be written. Free some space and try again.\n",
    )
    assert in_shell("$M paths > /dev/full 2> /dev/full").returncode == 2


class _Gone(io.StringIO):
    """The output to a window that was closed."""

    def flush(self) -> None:
        raise OSError(errno.EIO, "Input/output error")


def test_of_a_program_whose_window_was_closed_the_exit_code_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdout", _Gone())
    monkeypatch.setattr("app.cli.run.run", lambda _: 128 + signal.SIGHUP)
    assert main(["play"]) == 128 + signal.SIGHUP


@pytest.mark.parametrize("command", ["$M deck check ./x", "MAZMORRA_HOME=x $M paths"])
def test_a_folder_that_was_deleted_is_a_sentence(command: str, tmp_path: Path) -> None:
    line = f"export PYTHONPATH=$PWD; cd {tmp_path}; mkdir x; cd x; rmdir ../x; {command}"
    done = in_shell(line)
    assert done.returncode == 2
    assert (
        done.stderr == "The current folder no longer exists. Go to another folder and try again.\n"
    )


def test_without_a_home_folder_it_is_said_what_to_set(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As in a container whose user the system doesn't know."""

    def nowhere(*_: object, **__: object) -> str:
        raise RuntimeError("could not determine the home directory")

    for folder in ("config", "state", "data", "log"):
        monkeypatch.setattr(f"platformdirs.user_{folder}_dir", nowhere)
    monkeypatch.delenv("MAZMORRA_HOME")
    assert main(["paths", "--lang", "es"]) == WRONG_USE
    assert capsys.readouterr().err.startswith(
        "Mazmorra no encuentra tu carpeta personal. Define HOME"
    )
    with monkeypatch.context() as full:
        full.setattr(sys, "stdout", _Gone())
        assert main(["--version"]) == WRONG_USE, "which needs no home"
    assert capsys.readouterr().err == "The output can't be written (EIO).\n"
    monkeypatch.setenv("MAZMORRA_HOME", str(tmp_path))
    assert main(["paths"]) == OK


def test_a_home_folder_that_can_t_be_looked_into_holds_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MAZMORRA_HOME", "/" + "x" * 300)
    assert first_start()


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed_are_nobody_s(closed: str) -> None:
    done = in_shell(f"$M paths {closed}")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_fault_of_a_command_ends_in_a_report_and_a_page(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, mazmorra_home: Path
) -> None:
    """With nothing said of a game, where none was played."""

    def broken(*_: object) -> int:
        raise RuntimeError("of all things")

    monkeypatch.setattr("app.cli.doctor.run", broken)
    assert main(["doctor", "--lang", "es"]) == FAULT
    told = capsys.readouterr()
    (report,) = (mazmorra_home / "log").iterdir()
    assert "of all things" in report.read_text()
    assert str(report) in told.err
    assert told.err.startswith("Algo ha fallado")
    assert "partida" not in told.err
    assert not told.out


def test_a_terminal_without_our_letters_gets_the_nearest_ones() -> None:
    code = "from app.cli.main import main\nmain(['--lang', 'es', '--help'])"
    told = run_python(code, PYTHONIOENCODING="ascii").stdout
    assert "\nordenes:" in told
    assert "?rdenes" not in told


def test_a_fault_of_the_screen_ends_in_a_report_and_a_page(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, mazmorra_home: Path
) -> None:
    import types

    def broken(start: StartOptions) -> int:
        raise ZeroDivisionError

    factory = types.ModuleType("app.tui.factory")
    monkeypatch.setattr(factory, "run", broken, raising=False)
    monkeypatch.setitem(sys.modules, "app.tui.factory", factory)
    monkeypatch.setattr(startup, "check_start", lambda _env, **_: None)
    assert main(["--lang", "es"]) == 1
    told = capsys.readouterr().err
    assert "Traceback" not in told
    (path,) = (mazmorra_home / "log").glob("fault-*.txt")
    assert str(path) in told
    assert "ZeroDivisionError" in path.read_text()
    assert "partida" not in told, "no match was open, so none is said to be saved"


def test_the_lists_that_spare_an_import_are_those_of_the_engines() -> None:
    assert FOGS == ENGINE_FOGS
    for game in games().values():
        repository = repository_of(game.id)
        assert list(game.presets) == [entry.id for entry in repository.presets]
        assert {repository.SCENARIO} - {""} <= {*game.scenario_options}


@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_every_option_has_help_in_both_languages(command: str | None) -> None:
    """A strict `Texts` raises for a message that is missing."""
    for language in LANGUAGES:
        page = help_page(Texts(language, strict=True), command)
        shown = shown_options(command)
        assert shown
        assert all(option.name in page for option in shown if option.dashed)


def test_a_word_may_stand_anywhere_among_the_options() -> None:
    """Words are counted apart from options: each of them may stand before, between or after."""
    for line in ("match export 3f --ascii out", "match --ascii export 3f out"):
        found = parse(Texts("en"), line.split())
        assert (found.what, found.which, found.file, found.ascii) == ("export", "3f", "out", True)


def test_after_two_dashes_everything_is_a_word() -> None:
    assert parse(Texts("en"), ["deck", "check", "--", "--lang", "--"]).which == [
        "--lang",
        "--",
    ]
    assert parse(Texts("en"), ["--", "paths"]).command == "paths"


def test_a_number_below_0_and_a_dash_are_values() -> None:
    assert parse(Texts("en"), ["play", "--seed", "-5"]).seed == "-5"
    assert parse(Texts("en"), ["simulate", "irrgarten", "--json", "-"]).json == "-"
    assert refused("play", "--seed", "-x")[0] == "cli-needs-value"
