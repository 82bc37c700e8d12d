"""Trials: the same from any number of workers, kept over a kill, and in sentences."""

from __future__ import annotations

import json
import shutil
from importlib.resources import files
from math import inf
from pathlib import Path

import pytest

from app.cli import deck_try
from app.cli.deck_try import Trial, trial_of
from app.cli.main import main
from app.cli.parser import Parser
from app.content.scaffold import make
from app.files import paths
from app.i18n.fluent import LANGUAGES, Texts
from app.lab.journal import FOLDER, Journal
from app.lab.layout import Style
from app.lab.trial.figures import ANY, LAPS, TIMES, TrialFigure, total
from app.lab.trial.job import TrialJob, TrialPlayer
from app.lab.trial.page import TrialPage
from app.lab.trial.run import TrialAnswer, TrialResult, try_change
from app.lab.trial.sums import FEWEST, SIZE, Answer, Estimate, add_sums, block_sums, estimate
from app.lab.workers import local
from app.session.exit_codes import INTERRUPTED, OK, WRONG_USE

KRAKEN = ("base", "--game", "napakalaki", "--set", "laundry-kraken.level=1")
"""A change that anybody would see."""
SHORT = ("--games", "40")


def built(*words: str) -> Trial:
    texts = Texts("en")
    return trial_of(texts, Parser(texts).parse(["deck", "try", *words]))


def played(trial: Trial, workers: int, journal: Journal | None = None) -> TrialResult:
    return try_change(trial.job, trial.asked, 0.03, local(workers), journal=journal)


def test_the_answer_is_the_same_for_any_number_of_workers() -> None:
    trial = built(*KRAKEN, *SHORT)
    alone, together = played(trial, 1), played(trial, 2)
    assert alone == together
    assert alone.answers[0].answer is Answer.MORE
    assert alone.known
    assert alone.seeds <= 40
    assert [one.counts for one in alone.answers] == [True, False]


def test_a_trial_that_was_killed_continues_where_it_was(tmp_path: Path) -> None:
    trial = built(*KRAKEN, *SHORT)
    whole = played(trial, 1)

    class Killed(Exception):
        pass

    def kill(done: int, _kept: int) -> None:
        if done == 7:
            raise Killed

    journal = Journal(tmp_path, trial.job.to_data())
    with pytest.raises(Killed):
        try_change(trial.job, trial.asked, 0.03, local(1), kill, journal=journal)
    journal.close()
    again = Journal(tmp_path, trial.job.to_data())
    assert len(again.answers) * len(trial.job.chunks()[0]) == 7
    assert try_change(trial.job, trial.asked, 0.03, local(1), journal=again) == whole
    again.answers = {number: {"sums": []} for number in again.answers}
    assert played(trial, 1, again) != whole, "the journal is not read"


def test_every_seed_is_played_in_all_seatings_with_all_values() -> None:
    config = built(*KRAKEN).job.configs[0]
    job = TrialJob("napakalaki", (config, config), ("sharp", "random", "random"), 2, "7", (LAPS,))
    assert len(job.seatings()) == 3
    assert TrialJob.from_data(json.loads(json.dumps(job.to_data()))) == job
    sums = TrialPlayer(job).chunk(range(2))
    assert sums[0] == sums[1], "the same configuration gives the same matches"
    assert sums[0][0][1] == 6


def test_places_name_counts() -> None:
    counts = {"laps": {"3": 2, "4": 1}, "cards": {"a": {"x": {"won": 2}, "y": {"won": 3}}}}
    assert total(counts, ("laps", TIMES)) == 10
    assert total(counts, ("cards", "a", ANY, "won")) == 5
    assert total(counts, ("cards", "b", ANY, "won")) == 0
    assert total(counts, ("laps", "3", "x")) == 0


def test_the_difference_is_that_of_the_ratios_and_equal_blocks_leave_little_doubt() -> None:
    figure = TrialFigure("wearers", (("won",),), ("used",))
    base, other, apart = [0] * SIZE, [0] * SIZE, [0] * SIZE
    for number in range(400):
        now, then = (number % 2, 1), (int(number % 4 > 0), 1)
        add_sums(base, block_sums(now, now))
        add_sums(other, block_sums(now, then))
        add_sums(apart, block_sums((1, 1), then) if number % 2 else block_sums((0, 1), then))
    same = estimate(400, base, base, figure, 0.95)
    assert (same.before, same.after, same.change) == (0.5, 0.5, 0.0)
    assert same.interval == pytest.approx((-0.0049, 0.0049), abs=1e-4)
    found = estimate(400, base, other, figure, 0.95)
    assert found.change == 0.25
    # A quarter of the blocks differ by one: a standard error of sqrt(0.25 * 0.75 / 400).
    assert found.interval[1] - 0.25 == pytest.approx(1.96 * 0.0217, abs=0.0005)
    assert estimate(400, base, [0] * SIZE, figure, 0.95).change is None
    few = [FEWEST - 1 if at in (1, 4) else value for at, value in enumerate(other)]
    assert estimate(400, base, few, figure, 0.95).interval == (-inf, inf)


@pytest.mark.parametrize(
    ("interval", "answer"),
    [
        ((0.01, 0.2), Answer.MORE), ((-0.2, -0.01), Answer.LESS), ((-0.02, 0.02), Answer.SMALL),
        ((0.01, 0.02), Answer.SMALL), ((-0.02, 0.2), Answer.OPEN),
    ],
)  # fmt: skip
def test_an_answer_needs_an_interval_on_one_side_or_within_the_margin(
    interval: tuple[float, float], answer: Answer
) -> None:
    assert Estimate(0.5, 0.5, interval).answer(0.03) is answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_curve_is_shown_with_its_answers(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    change = "laundry-kraken.level=1,40"
    words = ("base", "--game", "napakalaki", "--set", change, *SHORT)
    assert main(["deck", "try", *words, "--lang", language]) == OK
    page = capsys.readouterr().out
    assert {"en": "now 15, tried 1, 40", "es": "ahora 15, prueba 1, 40"}[language] in page
    assert {"en": "Laundry Kraken", "es": "Kraken"}[language] in page
    assert {"en": "  more ", "es": "  más "}[language] in page
    assert "trial-" not in page
    assert not list((paths.state_folder() / FOLDER).iterdir()), "a trial that is over is kept"


OPEN_ENDS = {
    "en": ("so far +10.0 (-5.0..+25.0). Play more", "too few cases", "Fewer than 30 cases in 50"),
    "es": ("por ahora +10,0 (-5,0..+25,0). Juega", "muy pocos casos", "Menos de 30 casos en 50"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_undecided_has_its_interval_or_says_why_there_is_none(language: str) -> None:
    trial = built(*KRAKEN, *SHORT)
    page = TrialPage(Texts(language, strict=True), Style(), trial.setup, trial.names)
    figure = TrialFigure("beaten", ((),), (), card="laundry-kraken")
    interval, few, ending = OPEN_ENDS[language]

    def shown(*intervals: tuple[float, float]) -> tuple[str, str]:
        found = (Estimate(0.5, 0.6, each) for each in intervals)
        answers = tuple(TrialAnswer(figure, 1, each, 0.03, True) for each in found)
        result = TrialResult(50, 0.95, answers)
        return page.text(result), page.so_far(result)

    text, line = shown((-0.05, 0.25))
    assert interval in text
    assert line.startswith(interval.partition(".")[0][:8])
    text, line = shown((-inf, inf))
    assert f"{few}\n" in text
    assert ending in text
    assert few in line
    assert interval in shown((-inf, inf), (-0.05, 0.25))[0], "the one with an interval is said"


def test_the_json_has_every_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "trial.json"
    words = (*KRAKEN, *SHORT, "--quiet", "--json", str(file))
    assert main(["deck", "try", *words]) == OK
    assert capsys.readouterr() == ("", "")
    found = json.loads(file.read_bytes())
    assert found["setup"]["changes"] == [
        {"field": "laundry-kraken.level", "now": 15, "values": ["1"]}
    ]
    first = found["answers"][0]
    assert (first["figure"], first["card"], first["answer"]) == ("beaten", "laundry-kraken", "more")
    assert first["low"] > 0


def test_own_decks_files_and_modes_can_be_tried(capsys: pytest.CaptureFixture[str]) -> None:
    data = paths.data_folder()
    make("napakalaki", data / "napakalaki/decks/bog", data / "schema", Texts("en"))
    shipped = Path(str(files("cards"))) / "irrgarten/monsters/residents.yaml"
    own = data.parent / "mine" / "residents.yaml"
    own.parent.mkdir()
    shutil.copy(shipped, own)
    card = built("base", "--game", "napakalaki", "--set", "laundry-kraken.level=2").job
    assert card.configs[0] != card.configs[1]
    for change in (
        "frying-pan.attack.points=9",
        "sofa-dragon.life=9",
        "cook.abilities.0.mod.add=5",
    ):
        hammer = built("base", "--game", "hammerspace", "--set", change).job
        assert hammer.configs[0] != hammer.configs[1], change
        assert hammer.figures[0].card == change.partition(".")[0]
    bog = built("bog", "--set", "morning-person.level=2")
    assert bog.job.game == "napakalaki"
    race = built(str(own), "--set", "sulky-slug.strength=9")
    assert race.job.game == "irrgarten"
    descent = built("residents", "--set", "sulky-slug.strength=9", "--game", "descent")
    gear = built("household", "--set", "letter-opener.descent.power=3")
    for trial in (descent, gear):
        assert trial.job.game == "descent"
        assert trial.job.configs[0] != trial.job.configs[1]
    assert main(["deck", "try", "household", "--set", "letter-opener.flavour.en=x"]) == OK
    assert capsys.readouterr().out.startswith("This changes nothing that is played")


def test_a_card_that_never_comes_into_play_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("residents", "--set", "damp-sock.health=3", "--labyrinth", "gauntlet")
    assert main(["deck", "try", *words, "--games", "6"]) == OK
    page = capsys.readouterr().out
    assert "never in play" in page
    assert "It never came into play in 6 matches" in page


REFUSED = (
    (("--set", "rubber-sabre.bonus=300"), 'rubber-sabre.bonus=300: treasures.0.bonus: found "300"'),
    (("--set", "rubber-sabre.bonos=3"), 'there is no field "bonos". Did you mean "bonus"?'),
    (("--set", "rubber-sabre.bonus=x"), 'found the text "x", expected a whole number'),
    (("--set", "ruber-sabre.bonus=3"), 'Did you mean "rubber-sabre"?'),
    (("--set", "rubber-sabre.bonus"), "write a card's id, a field and a value"),
    (("--set", "rubber-sabre.bonus.x=1"), 'nothing can be set at "x"'),
    (("--set", "rubber-sabre.bonus=1,2", "--set", "pan-lid.bonus=1,2"), "only one field"),
    ((), "Name a deck and a change"),
    (("--set", "rubber-sabre.bonus=3", "--bots", "nobody"), '"nobody"'),
    (("--set", "rubber-sabre.bonus=3", "--preset", "nothing"), '"nothing"'),
    (("--set", "rubber-sabre.bonus=3", "--labyrinth", "town"), "--labyrinth"),
)


@pytest.mark.parametrize(("words", "sentence"), REFUSED)
def test_what_can_not_be_tried_says_why(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "try", "base", "--game", "napakalaki", *words]) == WRONG_USE
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("try", "base", "--set", "a.b=1"), 'Decks of several games are called "base"'),
        (("try", "nothing", "--set", "a.b=1"), 'called "nothing"'),
        (("try", "residents", "--set", "a.b=1", "--game", "napakalaki"), 'called "residents"'),
        (("try", "/", "--set", "a.b=1"), "isn't a deck"),
        (("check", "base", "--set", "a.b=1"), '--set is for "deck try", not for "deck check"'),
    ],
)
def test_a_deck_that_is_none_or_several_is_refused(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", *words]) == WRONG_USE
    assert sentence in capsys.readouterr().err


def test_ctrl_c_says_that_the_same_command_continues(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: object, **__: object) -> TrialResult:
        raise KeyboardInterrupt

    monkeypatch.setattr(deck_try, "try_change", stop)
    assert main(["deck", "try", *KRAKEN]) == INTERRUPTED
    assert capsys.readouterr().err == "Stopped. The same command continues.\n"
