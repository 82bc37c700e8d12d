"""Matches to be damaged: some of each game, short, one of them over."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from app.match.journal import Decision, Header, first_link, link
from app.match.lifecycle import begin
from app.match.match import Match
from app.match.seats import Seat
from app.registry import game_ids
from app.store.exchange import ExportedMatch, export_match, to_bytes
from app.store.matches import Matches
from app.store.resume import continued
from engines.hammerspace.config import Config as HammerspaceConfig
from engines.irrgarten.rules import Rules as Irrgarten
from engines.napakalaki.parameters import Parameters as NapakalakiFigures
from tests.app.match.helpers import SHORT, new_match
from tests.app.match.helpers import config as board
from tests.app.store.recounting import recount
from tests.engines.hammerspace.helpers import tables
from tests.engines.irrgarten.descent.helpers import config as descent_config
from tests.engines.napakalaki.helpers import rich_config
from tests.programs.fuzz import hostile, trees

STEPS: Final = 16
NAMES: Final = ("Ana", "Ben", "Eva")
IDS: Final = tuple(digit * 16 for digit in "1234567")
OVER: Final = IDS[4]


def begun(game: str, ident: str, journal: Matches | None = None, **words: str) -> Match:
    """A new match of a game."""
    configs: dict[str, Any] = {
        "irrgarten": lambda: board(fog=True),
        "napakalaki": lambda: rich_config(NapakalakiFigures()),
        "descent": lambda: descent_config(2),
        "hammerspace": lambda: HammerspaceConfig(tables(), 2),
    }
    config = configs[game]()
    seats = [Seat(name) for name in NAMES[: config.seats]]
    title = {"labyrinth-en": "A little one", "labyrinth-es": "Uno pequeño", **words}
    return begin(game, config, seats, "7", match_id=ident, title=title, journal=journal)


def decided(match: Match, steps: int, seed: int = 1) -> Match:
    """So many decisions further, or to the end."""
    dice = Random(seed)
    for _ in range(steps):
        if match.over:
            break
        match.decide(match.actor, dice.choice(list(match.legal())))
    return match


def ended(ident: str, journal: Matches | None = None) -> Match:
    """A match that is over."""
    match = new_match(journal, rows=SHORT, match_id=ident)
    while not match.over:
        match.decide(match.actor, 3)
    return match


@cache
def database() -> bytes:
    """A file of saves: a match of each game that goes on, one that is over, one of a day, one that
    went on when the rules had changed."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        path = Path(folder) / "matches.sqlite3"
        store = Matches(path, lambda: 1_000_000.0)
        for ident, game in zip(IDS, game_ids(), strict=False):
            decided(begun(game, ident, store), STEPS)
        ended(OVER, store)
        decided(begun("irrgarten", IDS[5], store, daily="2027-01-15"), 3)
        patch.setattr(Irrgarten, "rules_rev", 0)
        decided(begun("irrgarten", IDS[6], store), 3)
        patch.undo()
        decided(continued(store, IDS[6], store), 2)
        assert recount(store) == {}
        store.shut()
        return path.read_bytes()


@cache
def exports() -> tuple[bytes, ...]:
    """Exported matches: one of each game, and one that is over."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        store = Matches(Path(folder) / "matches.sqlite3", lambda: 1_000_000.0)
        for ident, game in zip(IDS, game_ids(), strict=False):
            decided(begun(game, ident, store), STEPS)
        ended(OVER, store)
        found = tuple(export_match(store, ident) for ident in IDS[:5])
        store.shut()
        return found


# -- forgeries: every check is reckoned anew


@dataclass
class Forged:
    """A match as its parts, to be changed and put together again."""

    header: dict[str, Any]
    decisions: list[list[Any]]
    """Seat and notation of each."""

    def turned(self, dice: Random) -> None:
        """Change something of it."""
        match dice.randrange(5):
            case 0:
                self.header = trees.turned(self.header, dice, 2)
            case 1 | 2 if isinstance(self.header, dict):
                config = self.header.get("config")
                turn = trees.nudged if dice.randrange(2) else trees.turned
                self.header = {**self.header, "config": turn(config, dice) if config else {}}
                self._fit_digest()
            case 3 if isinstance(self.header, dict):
                field = dice.choice(("seed", "game", "match", "practice", "title", "seats"))
                self.header = {**self.header, field: _value(field, dice)}
            case _:
                self._turn_decisions(dice)

    def _turn_decisions(self, dice: Random) -> None:
        for _ in range(dice.randint(1, 3)):
            if not self.decisions:
                return
            at = dice.randrange(len(self.decisions))
            match dice.randrange(5):
                case 0:
                    del self.decisions[at]
                case 1:
                    self.decisions.insert(at, list(dice.choice(self.decisions)))
                case 2:
                    self.decisions[at][1] = hostile.word(dice)
                case 3:
                    self.decisions[at][0] = dice.choice((-1, 0, 1, 2, 15, 99))
                case _:
                    other = dice.randrange(len(self.decisions))
                    told = self.decisions
                    told[at], told[other] = told[other], told[at]

    def _fit_digest(self) -> None:
        """A configuration that can be read gets the hash of its own."""
        from app.registry import games

        spec = games().get(str(self.header.get("game")))
        try:
            if spec is not None:
                config = spec.config_from_data(json.loads(json.dumps(self.header["config"])))
                self.header["config_digest"] = config.digest
                if dice_fit := config.seats - len(self.header["seats"]):
                    self.header["seats"] = [*self.header["seats"], *[["x", "human"]] * dice_fit]
        except Exception:  # whatever it is, the reader is to find out
            pass

    def chained(self, header: Header) -> list[Decision]:
        """The decisions, each linked to those before it."""
        chain, made = first_link(header), []
        for seat, notation in self.decisions:
            chain = link(chain, seat, notation)
            made.append(Decision(seat, notation, chain))
        return made


def _value(field: str, dice: Random) -> Any:
    match field:
        case "seats":
            return [[hostile.word(dice), dice.choice(("human", "scout", "random", ""))]] * 2
        case "title":
            return {
                hostile.word(dice): hostile.word(dice),
                "daily": hostile.word(dice),
                "handed": "0 1",
                "resigned": hostile.word(dice),
            }
    return dice.choice((hostile.word(dice), True, False, "irrgarten", "hammerspace"))


def forged_export(data: bytes, dice: Random) -> bytes:
    """An exported match with something changed, and every check fit to it."""
    from app.match.headers import header_from_data
    from app.store.exchange import from_bytes

    lines = data.decode().split("\n")
    whole = from_bytes(data)
    forged = Forged(json.loads(lines[1]), [[one.seat, one.notation] for one in whole.decisions])
    about = json.loads(lines[2])
    forged.turned(dice)
    if dice.randrange(6) == 0:
        about = trees.turned(about, dice, 2)
    try:
        header = header_from_data(forged.header)
        made = ExportedMatch(header, tuple(forged.chained(header)), **about)
        return to_bytes(made)
    except Exception:  # what can't be put together properly is put together as it is
        told = [json.dumps(part, default=str) for part in (forged.header, about)]
        return signed([lines[0], *told, *lines[3:-2]])


def signed(lines: list[str]) -> bytes:
    """Lines with their hash at the end."""
    from hashlib import blake2b

    text = ("\n".join(lines) + "\n").encode("utf-8", "surrogatepass")
    return text + f"end {blake2b(text, digest_size=16).hexdigest()}\n".encode()
