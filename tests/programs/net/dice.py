"""V1: network matches are verified, forged ones are refused, and no seed is found from a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from time import process_time
from typing import Any

from app.cli.verify import verdict
from app.i18n.fluent import Texts
from app.match.fair_dice import SEAL, sealed_seed, title_with
from app.match.journal import Header, NoJournal, first_link, link
from app.match.lifecycle import begin
from app.match.match import Match, WrongJournal
from app.match.runner import MatchRunner
from app.net.hosted_table import HostedTable
from app.net.messages import Ready, Sit
from app.net.open_table import OpenTable
from app.net.seeds import new_number
from app.session.bootstrap import WORDS
from app.session.exit_codes import OK
from app.store.exchange import ExportedMatch, from_bytes, to_bytes
from tests.app.match.helpers import ID, local_bots
from tests.app.net.tables import lobby
from tests.app.net.test_open_table import Friend
from tests.engines.rules_contract import GAMES
from tests.helpers.wired import never_later
from tests.programs.net.report import Report

SETTINGS = (
    ("irrgarten", "plain"), ("napakalaki", "guion"), ("hammerspace", "plain"),
    ("irrgarten", "even"),
)  # fmt: skip
MOST = 3_000
"""Decisions of a match; one that takes longer is left and another one begun."""
STAY = 10
"""One match in so many is played with its clients there, who judge it as well."""


def played(number: int) -> tuple[ExportedMatch, bool]:
    """Play a match at a table with sealed dice. Return it as its file has it, and whether all who
    stayed find its dice fair."""
    while (kept := _played(number)) is None:
        pass
    return kept


def _played(number: int) -> tuple[ExportedMatch, bool] | None:
    """Play a match; None if it takes too many decisions. A match that isn't over proves nothing
    about its dice, and the numbers of another one are new."""
    dice = Random(number)
    name, setting = SETTINGS[number % len(SETTINGS)]
    config = GAMES[name].config(setting)
    table = lobby(name, config.seats, never_later)
    friends = [Friend(table, f"friend {seat}") for seat in range(1, config.seats)]
    for seat, friend in enumerate(friends, 1):
        friend.say(Sit(seat, f"Friend {seat}"))
        friend.say(Ready(seat, yes=True))
    opened: list[bool] = []
    table.lobby.open_dice(config.digest, opened.append)
    assert opened == [True]
    match = _begun(table, name, config)
    if number % STAY:
        for friend in friends:
            friend.go()
    while not match.over and match.decisions < MOST:
        match.decide(match.actor, dice.choice(match.legal()))
    if not match.over:
        table.close()
        return None
    fair = all(_holds(friend) for friend in friends) if not number % STAY else True
    table.close()
    written = tuple(match.written)
    return ExportedMatch(match.header, written, "", 0, 0, match.digest()), fair


def _begun(table: OpenTable, name: str, config: Any) -> Match:
    """Begin the match of a table as its program does."""
    from app.session.opener import picked_seed

    seed = picked_seed(name, config, table.lobby.dice.seed)
    seats = [one.seat for one in table.lobby.seats]
    title = {"en": "A little one", **table.lobby.dice.title(config.digest)}
    match = begin(name, config, seats, seed, match_id=ID, title=title, journal=NoJournal())
    runner = MatchRunner(match, local_bots(name, match.public))
    table.begun(lambda players: HostedTable(runner, players, epoch="1", later=never_later))
    return match


def _holds(friend: Friend) -> bool:
    found = friend.dice_verdict()
    return found is not None and found.holds


def good(texts: Texts, found: ExportedMatch) -> str:
    """Return "" if `mazmorra match verify` finds a match good, else how it refuses it."""
    try:
        code, _ = verdict(texts, from_bytes(to_bytes(found)))
    except WrongJournal:
        return "its decisions"
    return "" if code == OK else "its dice"


# -- forgeries


def _turned(text: str, dice: Random) -> str:
    """A number with another digit in it."""
    at = dice.randrange(len(text))
    other = dice.choice([digit for digit in "0123456789abcdef" if digit != text[at]])
    return text[:at] + other + text[at + 1 :]


def _other_seed(found: ExportedMatch, dice: Random) -> ExportedMatch:
    """Other dice, with decisions that are legal with them."""
    header = replace(found.header, seed=_turned(found.header.seed[:64], dice))
    return _again(header, dice)


def _other_number(found: ExportedMatch, dice: Random) -> ExportedMatch:
    """The table found a number with nicer dice, and keeps the seal that all have seen."""
    title, number = found.header.title, new_number()
    guests = {int(key[10:]): word for key, word in title.items() if key.startswith("dice-seat-")}
    fresh = title | title_with(number, guests, found.header.config_digest) | {SEAL: title[SEAL]}
    return _again(replace(found.header, title=fresh, seed=sealed_seed(number, guests)), dice)


def _other_title(found: ExportedMatch, dice: Random) -> ExportedMatch:
    """Another digit of a guest's number, of the table's, or of a seal."""
    title = dict(found.header.title)
    key = dice.choice([key for key in title if key.startswith("dice-")])
    title[key] = _turned(title[key], dice)
    return replace(found, header=replace(found.header, title=title))


def _guest_less(found: ExportedMatch, dice: Random) -> ExportedMatch:
    """A guest's number is left out of the seed."""
    title = dict(found.header.title)
    seats = [key for key in title if key.startswith("dice-seat-")]
    del title[dice.choice(seats)]
    return replace(found, header=replace(found.header, title=title))


def _other_decision(found: ExportedMatch, dice: Random) -> ExportedMatch:
    """A decision that nobody made."""
    at = dice.randrange(len(found.decisions))
    rows = list(found.decisions)
    rows[at] = replace(rows[at], notation=dice.choice(rows).notation + "x")
    return replace(found, decisions=tuple(rows))


def _decision_less(found: ExportedMatch, dice: Random) -> ExportedMatch:
    at = dice.randrange(len(found.decisions))
    return replace(found, decisions=found.decisions[:at] + found.decisions[at + 1 :])


def _linked_again(found: ExportedMatch, dice: Random) -> ExportedMatch:
    """Two decisions change places, and the chain is made anew."""
    rows, chain = list(found.decisions), first_link(found.header)
    at = dice.randrange(len(rows))
    other = (at + 1) % len(rows)  # a match may have one decision
    rows[at], rows[other] = rows[other], replace(rows[at], notation=f"{rows[at].notation}y")
    for place, row in enumerate(rows):
        chain = link(chain, row.seat, row.notation)
        rows[place] = replace(row, chain=chain)
    return replace(found, decisions=tuple(rows))


def _other_end(found: ExportedMatch, dice: Random) -> ExportedMatch:
    return replace(found, digest=_turned(found.digest, dice))


def _again(header: Header, dice: Random) -> ExportedMatch:
    """A whole match with a forged header, of which nothing but the dice is wrong."""
    from app.match.lifecycle import config_of

    match = begin(
        header.game, config_of(header), header.seats, header.seed, match_id=header.match,
        title=header.title, journal=NoJournal(),
    )  # fmt: skip
    while not match.over:
        match.decide(match.actor, dice.choice(match.legal()))
    return ExportedMatch(match.header, tuple(match.written), "", 0, 0, match.digest())


FORGERIES: tuple[Callable[[ExportedMatch, Random], ExportedMatch], ...] = (
    _other_seed, _other_number, _other_title, _guest_less, _other_decision, _decision_less,
    _linked_again, _other_end,
)  # fmt: skip


def verified(report: Report, matches: int, forged: int) -> None:
    """V1: play, verify and forge so many matches."""
    texts, kinds = Texts("en"), Counter[str]()
    refused = unfair = accepted = made = 0
    for number in range(matches):
        found, fair = played(number)
        refused += bool(good(texts, found))
        unfair += not fair
        while made * matches < forged * (number + 1):
            forgery = FORGERIES[made % len(FORGERIES)]
            why = good(texts, forgery(found, Random(made)))
            accepted += not why
            kinds[f"refused for {why}" if why else f"accepted {forgery.__name__}"] += 1
            made += 1
    report.say("V1", f"{matches} network matches played; {made} forged: {dict(kinds)}")
    report.figure("V1", "honest matches refused", refused, 0, 0)
    report.figure("V1", "clients who found their dice unfair", unfair, 0, 0)
    report.figure("V1", "forged matches accepted", accepted, 0, 0)


# -- looking for the seed


def guesses(most: int) -> Iterator[str]:
    """The seeds that the program draws for a match at one keyboard: a word and 16 bits."""
    for number in range(most):
        yield f"{WORDS[number % len(WORDS)]}-{number // len(WORDS) % 65536:04X}"


def found_seed(name: str, setting: str, seed: str, most: int) -> str:
    """Try so many seeds from the first view of a seat, as a guest with a copy of the program can.
    Return the one that deals what the seat sees, or ""."""
    config = GAMES[name].config(setting)
    rules: Any = GAMES[name].rules
    rules = rules() if isinstance(rules, type) else rules
    seen = rules.view(rules.new(config, seed), 1)
    for guess in guesses(most):
        if rules.view(rules.new(config, guess), 1) == seen:
            return guess
    return ""


def looked_for(report: Report, tries: int) -> None:
    """V1: a million seeds are tried, and none fits. One that was drawn for the table at home is
    found, so the search is a real one."""
    name, setting = "hammerspace", "plain"
    begun, home = process_time(), [*guesses(tries)][tries // 2]
    weak = found_seed(name, setting, home, tries)
    report.figure("V1", "seeds of a match at home found", weak == home, 1, 1)
    number = new_number()
    seed = sealed_seed(number, {1: new_number()})
    found = found_seed(name, setting, seed, tries)
    took = process_time() - begun
    report.say("V1", f"{tries} seeds tried from a seat's view, in {took:.0f} s of CPU with those of"
               " the match at home")  # fmt: skip
    report.figure("V1", "seeds of a network match found", bool(found), 0, 0)
