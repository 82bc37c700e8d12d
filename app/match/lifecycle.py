"""How a match of any game begins, and how it resumes from its journal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from app.match.bus import OnError
from app.match.headers import header_from_data, header_to_data
from app.match.journal import Checkpoint, Decision, Header, Journal, relink
from app.match.match import Match, WrongJournal, start
from app.match.seats import Seat
from app.registry import Game, UnknownGame, game
from engines.kernel.errors import BadSetup, BadState, EngineError
from engines.kernel.events import OVER
from engines.kernel.rules import Rules


class OtherRules(Exception):
    """The match was played by another version of the rules, and can't be played again by ours.

    `why` says what became of going on from the state that was kept, as a stable word: "" (it was
    not asked for), "none" (no state was kept), "behind" (decisions came after it) or "state" (our
    rules don't know it).
    """

    def __init__(self, game: str, found: int, ours: int, why: str = "") -> None:
        self.game, self.found, self.ours, self.why = game, found, ours, why
        super().__init__(f"{game}: rules {found}, ours are {ours} {why}".rstrip())


UNREPLAYABLE: Final = (UnknownGame, OtherRules, WrongJournal)
"""Why a journal can't be played again by this program."""


def fresh_id() -> str:
    """The id of a new match: 16 hexadecimal digits that no other match has."""
    return secrets.token_hex(8)


def thinking_seed(seed: str, seat: int, number: int) -> int:
    """The seed of a bot's thinking on a decision: the match replays, whatever the timing was."""
    text = f"{seed}|bot|{seat}|{number}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")


def begin(
    game_id: str,
    config: Any,
    seats: Sequence[Seat],
    seed: str,
    *,
    match_id: str,
    title: Mapping[str, str],
    practice: bool = False,
    journal: Journal | None = None,
    on_error: OnError | None = None,
) -> Match:
    """A new match, its header written down.

    `config` is the game's own compiled configuration. Raises `UnknownGame`, `BadSetup` if the
    seats are not those of the configuration, or a bot is unknown, and `BadHeader` for a name or
    title that is too long to be read back.
    """
    spec = game(game_id)
    _check_seats(spec, config, seats)
    rules = spec.rules()
    header = Header(
        match=match_id,
        game=game_id,
        rules_rev=rules.rules_rev,
        config=config.to_data(),
        config_digest=config.digest,
        seats=tuple(seats),
        seed=seed,
        title=dict(title),
        practice=practice,
    )
    header_from_data(header_to_data(header))
    return start(rules, config, header, journal, on_error)


def begun(header: Header, since: Checkpoint | None = None) -> tuple[Rules[Any, Any, Any], Any]:
    """The rules and the configuration that a match began with, or goes on with since a state.

    Raises `UnknownGame`, `OtherRules`, and `WrongJournal` with `index` -1 for a wrong header.
    """
    spec = game(header.game)
    rules = spec.rules()
    found = header.rules_rev if since is None else since.rules_rev
    if found != rules.rules_rev:
        raise OtherRules(header.game, found, rules.rules_rev)
    return rules, config_of(header)


def resume(
    header: Header,
    decisions: Sequence[Decision],
    journal: Journal | None = None,
    on_error: OnError | None = None,
    digest: str = "",
    since: Checkpoint | None = None,
) -> Match:
    """The match as it was when its last decision was written.

    It is played again from its beginning, or from the state that it went on from (`since`) when
    the rules had changed. If it was over by then, but its end not yet written (`digest` is empty),
    that is made good.
    Raises `UnknownGame`, `OtherRules`, and `WrongJournal`: with `index` -1 where the header is
    wrong, else where the decisions don't follow; and at the end if the last state is not `digest`.
    """
    rules, config = begun(header, since)
    before = decisions[: since.decisions] if since is not None else ()
    try:
        match = Match(rules, config, header, journal, on_error, since=since, before=before)
    except BadState as problem:
        raise WrongJournal(header.match, len(before), str(problem)) from problem
    match.replay(decisions[len(before) :])
    if digest and match.digest() != digest:
        raise WrongJournal(header.match, match.decisions, "the last state is another one")
    if match.over and not digest:
        match.close_journal()
    return match


def taken_over(header: Header, kept: Checkpoint | None, decisions: int) -> Checkpoint:
    """Where a match of other rules goes on by ours: from the state that was kept of it.

    Raises `OtherRules` saying why that can't be, and what `begun` raises for the header.
    """
    spec = game(header.game)
    rules = spec.rules()
    found, ours = header.rules_rev if kept is None else kept.rules_rev, rules.rules_rev
    if kept is None or kept.decisions != decisions:
        why = "none" if kept is None else "behind"
        raise OtherRules(header.game, found, ours, why)
    config = config_of(header)
    try:
        state = rules.load(config, kept.state)
        if rules.actor(state) != OVER:
            rules.legal(state)
        for seat in range(len(header.seats)):
            rules.view(state, seat)
        data = rules.dump(state)
    # Other rules made the state: no list of errors covers what it leads ours to.
    except Exception as problem:
        raise OtherRules(header.game, found, ours, "state") from problem
    chain = relink(kept.chain, ours, decisions, data)
    return Checkpoint(ours, decisions, chain, kept.turns, data)


def config_of(header: Header) -> Any:
    """The configuration that a match was dealt from. Raises `UnknownGame`, and `WrongJournal` with
    `index` -1 for data that no game wrote."""
    spec = game(header.game)
    try:
        config = spec.config_from_data(header.config)
        if config.digest != header.config_digest:
            raise WrongJournal(header.match, -1, "the configuration is another one")
        _check_seats(spec, config, header.seats)
    except EngineError as problem:
        raise WrongJournal(header.match, -1, f"{type(problem).__name__}: {problem}") from problem
    return config


def _check_seats(spec: Game, config: Any, seats: Sequence[Seat]) -> None:
    if len(seats) != config.seats or not spec.min_seats <= len(seats) <= spec.max_seats:
        least, most = spec.min_seats, spec.max_seats
        raise BadSetup(problem="seats", found=len(seats), least=least, most=most)
    strangers = sorted({seat.bot for seat in seats if not seat.human} - set(spec.bots()))
    if strangers:
        raise BadSetup(problem="unknown-bot", found=strangers[0])
