"""`mazmorra simulate --match N`: one game of a run as a file, to be imported and replayed."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from pathlib import Path

from app.files import atomic
from app.files.errors import BadExport
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.lab.game_loop import GameFailed
from app.lab.jobs import Job
from app.lab.rebuild_match import rebuild_match
from app.lab.tables import SimulationTable
from app.session.exit_codes import FAULT, OK, WRONG_USE
from app.store.exchange import ExportedMatch, check_free, file_name, to_bytes
from app.text.errors import words_for

_PATH_CELLS = 400
_NAMES_CELLS = 200


def written(texts: Texts, job: Job, table: SimulationTable, number: int) -> int:
    """Play a game of the run, counted from 1, and write it into the current folder.

    No file is replaced. Return the exit code. Raise `BadCustomBot`.
    """
    path = Path(file_name(job.game, job.seed_of(number - 1)))
    try:
        check_free(path)
        with redirect_stdout(sys.stderr):  # a custom bot may print, which is no part of the answer
            match = rebuild_match(job, number - 1, table.words)
        exported = ExportedMatch(match.header, tuple(match.written), "", 0, 0, match.digest())
        atomic.write(path, to_bytes(exported), backup=False)
    except GameFailed as broke:
        print(texts("lab-broke", n=number, seed=broke.seed, why=broke.why), file=sys.stderr)
        return FAULT
    except (OSError, BadExport) as problem:
        print(words_for(texts, problem), file=sys.stderr)
        return WRONG_USE
    outcome = match.outcome()
    winners = outcome.winners if outcome is not None else ()
    names = literal(", ".join(match.seats[seat].name for seat in winners), _NAMES_CELLS)
    print(texts("lab-match-won", n=number, seed=match.header.seed, names=names, won=len(winners)))
    print(texts("lab-match-written", path=literal(str(path), _PATH_CELLS)))
    return OK
