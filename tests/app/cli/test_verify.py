"""`mazmorra match verify`: a match is played again, and the dice of a network match are checked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from app.cli.verify import verdict
from app.i18n.fluent import LANGUAGES, Texts
from app.match.fair_dice import TABLE, sealed_seed, title_with
from app.match.fork import relinked
from app.match.journal import Decision
from app.match.lifecycle import begin
from app.match.seats import Seat
from app.session.exit_codes import MISSED, OK
from app.store.exchange import ExportedMatch, from_bytes, to_bytes
from app.text.errors import UNREADABLE
from tests.app.match.helpers import ID, MemoryJournal
from tests.engines.rules_contract import GAMES
from tests.helpers.examples import share

OWN = "5c" * 32
NUMBERS = {1: "6d" * 32}


def played(game: str = "irrgarten", setting: str = "plain", *, sealed: bool = True,
           most: int = 10_000) -> ExportedMatch:  # fmt: skip
    """A match of random decisions, with sealed dice."""
    config, dice = GAMES[game].config(setting), Random(4)
    title = {"en": "x", **(title_with(OWN, NUMBERS, config.digest) if sealed else {})}
    seats = [Seat(name) for name in ("Ana", "[b]Ben", "Cat", "Dan", "Eva", "Fay")][: config.seats]
    seed = sealed_seed(OWN, NUMBERS)
    match = begin(game, config, seats, seed, match_id=ID, title=title, journal=MemoryJournal())
    while not match.over and match.decisions < most:
        match.decide(match.actor, dice.choice(match.legal()))
    return ExportedMatch(match.header, tuple(match.written), "", 0, 0, match.digest())


def said(found: ExportedMatch, language: str = "en") -> tuple[int, str]:
    """What is printed of a match that came as a file."""
    code, lines = verdict(Texts(language), from_bytes(to_bytes(found)))
    return code, "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "setting"),
    [
        ("irrgarten", "plain"),
        ("napakalaki", "small"),
        ("hammerspace", "plain"),
        ("descent", "alone"),
    ],
)
def test_a_network_match_of_every_game_is_verified(game: str, setting: str, language: str) -> None:
    code, text = said(played(game, setting), language)
    assert code == OK
    assert len(text.splitlines()) == 5
    assert OWN not in text, "numbers are long; the seal is enough"


def test_it_names_who_added_a_number_and_says_what_it_does_not_prove() -> None:
    _, text = said(played())
    assert "and those of [b]Ben." in text
    assert text.endswith("could still look at hands and dice during the match.")


def test_a_match_at_home_has_no_seals_and_one_that_goes_on_keeps_them() -> None:
    assert "weren't sealed" in said(played(sealed=False))[1]
    code, text = said(played(most=3))
    assert code == OK
    assert "stay sealed" in text


@pytest.mark.parametrize(("language", "words"), [("en", "Nobody has decided"), ("es", "aún no")])
def test_a_match_without_decisions_has_nothing_to_verify(language: str, words: str) -> None:
    code, text = said(played(most=0), language)
    assert code == OK
    assert words in text.splitlines()[0]
    assert ": ." not in text


def other_number(found: ExportedMatch) -> ExportedMatch:
    """The forger chose another number, and dice that go with it."""
    header = found.header
    title = {**header.title, TABLE: "7e" * 32}
    return replace(found, header=replace(header, title=title))


def other_decision(found: ExportedMatch, dice: Random) -> ExportedMatch:
    """A decision was changed, left out or doubled, and the chain made anew."""
    decisions = list(found.decisions)
    at = dice.randrange(len(decisions))
    if dice.random() < 0.4:
        del decisions[at]
    elif dice.random() < 0.5:
        decisions.insert(at, decisions[at])
    else:
        decisions[at] = replace(decisions[at], notation=dice.choice(("up", "down", "x", "left")))
    linked: list[Decision] = relinked(found.header, decisions)
    return replace(found, decisions=tuple(linked))


def other_words(found: ExportedMatch, dice: Random) -> ExportedMatch:
    """A sign of the seed or of a number was changed, with the chain made anew."""
    header, sign = found.header, "0123456789abcdef"[dice.randrange(16)]
    where = dice.choice(("seed", *(key for key in header.title if key.startswith("dice-"))))
    if where == "seed":
        changed = replace(header, seed=sign + header.seed[1:])
    else:
        word = header.title[where]
        changed = replace(header, title={**header.title, where: sign + word[1:]})
    return replace(found, header=changed, decisions=tuple(relinked(changed, found.decisions)))


def refused(found: ExportedMatch, honest: str) -> bool:
    """Whether a forged match is refused, or has other digits than the copies of the friends."""
    try:
        code, text = said(found)
    except UNREADABLE:
        return True
    return code == MISSED or text.splitlines()[0] != honest.splitlines()[0]


def test_forged_matches_are_refused() -> None:
    """`make deep` tries a thousand. A change that changes nothing is no forgery."""
    honest, dice = played(), Random(8)
    ways: tuple[Callable[[ExportedMatch, Random], ExportedMatch], ...] = (
        other_decision, other_words,
    )  # fmt: skip
    forged = [dice.choice(ways)(honest, dice) for _ in range(share(40))]
    wrong = [one for one in forged if to_bytes(one) != to_bytes(honest)]
    assert len(wrong) > share(20)
    seen = said(honest)[1]
    assert all(refused(one, seen) for one in wrong)
    assert refused(other_number(honest), seen)


def test_a_forged_match_is_called_so(tmp_path: Path) -> None:
    code, text = said(other_number(played()))
    assert code == MISSED
    assert "does not match the seal" in text
    assert text.endswith("Don't trust this match: somebody has changed it.")
