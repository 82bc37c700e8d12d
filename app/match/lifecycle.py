"""Begin a match of any game, and resume one from its journal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from app.match.headers import header_from_data, header_to_data
from app.match.journal import Checkpoint, Decision, Header, Journal, relink
from app.match.match import Match, WrongJournal
from app.match.seats import Seat
from app.registry import Game, UnknownGame, game
from engines.kernel.errors import BadSetup, BadState, EngineError
from engines.kernel.events import OVER
from engines.kernel.rules import Rules


class OtherRules(Exception):
    """The match was played by another version of the rules, and these rules cannot replay it.

    `why` says why it cannot continue from a checkpoint: "" (not asked for), "none" (no checkpoint),
    "behind" (decisions came after it) or "state" (these rules reject it).
    """

    def __init__(self, game: str, found: int, ours: int, why: str = "") -> None:
        self.game, self.found, self.ours, self.why = game, found, ours, why
        super().__init__(f"{game}: rules {found}, ours are {ours} {why}".rstrip())


UNREPLAYABLE: Final = (UnknownGame, OtherRules, WrongJournal)
"""The reasons why this program cannot replay a journal."""


def fresh_id() -> str:
    """Return the random id of a new match: 16 hexadecimal digits."""
    return secrets.token_hex(8)


def thinking_seed(seed: str, seat: int, number: int) -> int:
    """Return the seed of a bot's thinking on a decision. It is independent of timing."""
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
) -> Match:
    """Return a new match, with its header in the journal.
    `config` is the game's own compiled configuration. Raise `UnknownGame`; `BadSetup` if the
    seats do not fit the configuration or a bot is unknown; and `BadHeader` for a name or title
    that is too long to be read back."""
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
    match = Match(rules, config, header, journal)
    match.open_journal()
    return match


def begun(header: Header, since: Checkpoint | None = None) -> tuple[Rules[Any, Any, Any], Any]:
    """Return the rules and configuration of a match, or of its continuation since a checkpoint.
    Raise `UnknownGame`, `OtherRules`, and `WrongJournal` with `index` -1 for a wrong header."""
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
    digest: str = "",
    since: Checkpoint | None = None,
) -> Match:
    """Return the match as it was after its last recorded decision.

    It is replayed from its beginning, or from the checkpoint `since` if the rules had changed. A
    match that is over but has no recorded end (`digest` is empty) gets its end written now. Raise
    `UnknownGame`, `OtherRules`, and `WrongJournal`: with `index` -1 where the header is wrong, else
    where the decisions do not follow; and at the end if the last state is not `digest`.
    """
    rules, config = begun(header, since)
    before = decisions[: since.decisions] if since is not None else ()
    try:
        match = Match(rules, config, header, journal, since=since, before=before)
    except BadState as problem:
        raise WrongJournal(header.match, len(before), str(problem)) from problem
    match.replay(decisions[len(before) :])
    if digest and match.digest() != digest:
        raise WrongJournal(header.match, match.decisions, "the last state is another one")
    if match.over and not digest:
        match.close_journal()
    return match


def taken_over(header: Header, kept: Checkpoint | None, decisions: int) -> Checkpoint:
    """Return the checkpoint from which these rules continue a match of other rules.
    Raise `OtherRules` with the reason if that is impossible, and the errors of `begun` for the
    header."""
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
    # Other rules made the state: no list of errors covers its effects on these rules.
    except Exception as problem:
        raise OtherRules(header.game, found, ours, "state") from problem
    chain = relink(kept.chain, ours, decisions, data)
    return Checkpoint(ours, decisions, chain, kept.turns, data)


def config_of(header: Header) -> Any:
    """Return the configuration that a match was dealt from.
    Raise `UnknownGame`, and `WrongJournal` with `index` -1 for data that no game wrote."""
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
