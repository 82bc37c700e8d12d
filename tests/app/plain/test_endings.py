"""What plain mode says of a race that others lead, of its own steps, of feats, and of saves."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.games.irrgarten.perspective.race import steps_now
from app.games.irrgarten.perspective.ways import both_ways
from app.games.irrgarten.plain.voice import IrrgartenVoice
from app.i18n.fluent import Texts
from app.store.matches import Matches
from engines.irrgarten.events import Heard
from engines.kernel.events import EVERYONE, SPECTATOR
from tests.app.plain.games import AGAINST, ANA, OPTIONS, new_session, random_match
from tests.app.plain.talk import database, talk


@pytest.mark.parametrize(("language", "word"), [("en", "is nearer"), ("es", "está más cerca")])
def test_who_sets_off_for_the_exit_hears_of_a_rival_that_is_nearer(
    language: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It walked into a race that was lost already, without a word; the steps are those of the walk,
    which had two numbers of them."""
    monkeypatch.setitem(OPTIONS, "irrgarten", {"fog": "off"})
    heard = {True: 0, False: 0}
    for seed in ("7", "3", "5"):
        session = new_session("irrgarten", language, seed=seed)
        voice = IrrgartenVoice(session)
        for match in random_match(session, 40):
            voice.perspective(SPECTATOR)
            steps = steps_now(voice.fold(0))
            lines = voice.automatic.begin(0, "maze.go", "exit")
            if match.actor or not voice.automatic.busy(0) or len(steps) < 2:
                continue
            mine = len(voice._routes._routes[0].squares)
            behind = steps[1] < mine
            assert any(word in line for line in lines) == behind, (steps, lines)
            if behind:
                assert f" {mine}" in lines[-1]
                assert f" {steps[1]} " in lines[-1]
            heard[behind] += 1
    assert all(heard.values()), heard


def test_irr_30_go_exit_says_that_it_takes_the_quiet_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """`>` of the screen takes the short way first; here the route walked round without a word."""
    monkeypatch.setitem(OPTIONS, "irrgarten", {"fog": "off"})
    said = {True: 0, False: 0}
    for seed in ("7", "3", "5"):
        session = new_session("irrgarten", seed=seed, scenario="customs-house")
        voice = IrrgartenVoice(session)
        for match in random_match(session, 40):
            voice.perspective(SPECTATOR)
            both = both_ways(voice.fold(0), 0)
            lines = voice.automatic.begin(0, "maze.go", "exit")
            if match.actor or not voice.automatic.busy(0):
                continue
            quiet = both is not None and both.quiet is not None
            assert any(line.startswith("It's the quiet way") for line in lines) == quiet
            said[quiet] += 1
    assert all(said.values()), said


def test_nobody_hears_their_own_steps() -> None:
    """IRR-33: they tell the others how near somebody is."""
    session = new_session("irrgarten", people=2)
    voice = IrrgartenVoice(session)
    own, other = voice.perspective(0), voice.perspective(1)
    for perspective in (own, other):
        perspective.tell(Heard(EVERYONE, 0, 3))
    assert not any("steps" in line.text for line in own.log.lines)
    assert other.log.lines[-1].text == "Ana's steps echo, 3 squares from the exit."


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_feat_is_named_with_what_it_is_for(language: str) -> None:
    go = "go exit" if language == "en" else "ir salida"
    said = talk(*[go] * 9, "3", "quit", game="irrgarten", players=(ANA,), seed="9",
                language=language).said  # fmt: skip
    texts = Texts(language, strict=True)
    at = said.index(f"{texts('end-view-feats')}:")
    name, about = texts("feats-irrgarten-out"), texts("feats-irrgarten-out.about")
    assert f"Ana: {name}. {about}" in said[at + 1 :]


def test_saved_matches_show_what_to_type_and_no_number_of_the_menu(tmp_path: Path) -> None:
    """A list numbered from 1 was followed by the menu, numbered from 1."""
    store = Matches(database(tmp_path))
    try:
        for game in ("napakalaki", "hammerspace"):
            talk("1", "quit", game=game, players=AGAINST[game], seed="7", store=store)
        said = talk("matches", "quit", store=store).said
    finally:
        store.shut()
    at = said.index("To continue a match, type one of these:")
    first, second = said[at + 1 : at + 3]
    assert first.startswith('"continue 1": ')
    assert second.startswith('"continue 2": ')
    assert all(
        any(game in line for line in (first, second)) for game in ("Hammerspace", "Napakalaki")
    )


def test_a_feat_of_an_earlier_match_is_named_only(tmp_path: Path) -> None:
    """After each plain match the same feats were explained again."""
    store = Matches(database(tmp_path))
    go = ["go exit"] * 9
    try:
        first = talk(*go, "3", "quit", game="irrgarten", players=(ANA,), seed="9", store=store)
        again = talk(*go, "3", "quit", game="irrgarten", players=(ANA,), seed="9", store=store)
    finally:
        store.shut()
    about = Texts("en", strict=True)("feats-irrgarten-out.about")
    assert about in first.text
    assert about not in again.text
    assert f"Ana: {Texts('en', strict=True)('feats-irrgarten-out')}." in again.text
