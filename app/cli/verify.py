"""`mazmorra match verify`: plays a match again, and checks the dice of a network match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from app.files.safe_read import read_file
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.match.fair_dice import DiceProof, dice_proof, short_seal
from app.match.lifecycle import resume
from app.match.match import Match
from app.session.exit_codes import MISSED, OK
from app.store.archive import Archive
from app.store.exchange import MOST_BYTES, ExportedMatch, export_match, from_bytes
from app.text.sentences import in_a_row

_NAME_CELLS = 40


def match_of_file(path: Path) -> ExportedMatch:
    """Return the match of a file. Raise as `from_bytes` and `read_file` do."""
    return from_bytes(read_file(path, MOST_BYTES))


def saved_match(archive: Archive, match: str) -> ExportedMatch:
    """Return a saved match. Raise as `export_match` does."""
    return from_bytes(export_match(archive, match))


def verdict(texts: Texts, found: ExportedMatch) -> tuple[int, list[str]]:
    """Play a match again, and return the exit code and what to print. Raise as `resume` does for a
    match that its rules don't allow. The numbers of a match that isn't over stay sealed."""
    match = resume(found.header, found.decisions, digest=found.digest)
    proof = dice_proof(found.header) if match.over else None
    good = proof is None or proof.holds
    # The last link covers every decision, so friends can compare it.
    link = short_seal(found.decisions[-1].chain if found.decisions else "")
    lines = [texts("verify-played", count=match.decisions, link=link)]
    lines += _dice(texts, match, proof)
    return (OK if good else MISSED), lines


def _dice(texts: Texts, match: Match, proof: DiceProof | None) -> Iterator[str]:
    if not match.over:
        yield texts("verify-not-over")
        return
    if proof is None:
        yield texts("verify-no-seal")
        return
    names = [literal(match.seats[seat].name, _NAME_CELLS) for seat in _seats(match, proof)]
    seats = in_a_row(texts, names)
    yield texts("verify-seal", holds=_word(proof.sealed), seal=short_seal(proof.seal))
    yield texts("verify-rules", holds=_word(proof.rules))
    yield texts("verify-seed", holds=_word(proof.seed), count=len(proof.numbers), names=seats)
    limits = "verify-limits" if proof.numbers else "verify-alone"
    yield texts(limits if proof.holds else "verify-forged")


def _seats(match: Match, proof: DiceProof) -> list[int]:
    return [seat for seat in sorted(proof.numbers) if seat < len(match.seats)]


def _word(holds: bool) -> str:
    return "yes" if holds else "no"
