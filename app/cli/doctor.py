"""`mazmorra doctor`: looks at the terminal, tells what it found, offers the settings it needs."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, replace
from typing import IO, Any

from app.cli.parser import Arguments
from app.config import settings as settings_file
from app.config.settings import Settings
from app.doctor.advice import GOOD, AdviceLine, advice, proposed, report
from app.doctor.findings import Findings, examine
from app.doctor.keys import raw, readable
from app.doctor.library import compiled
from app.i18n.fluent import Texts
from app.i18n.literal import literal, width
from app.session.exit_codes import OK, WRONG_USE
from app.text.errors import file_words
from app.tui.glyphs import drawn_signs

LAST_KEY = "ctrl+c"
"""The key that ends `--keys`; the terminal is raw then, and sends it like any other."""
SCHEMA = 1
"""The version of the JSON; it grows when a field is renamed or removed."""
_LINE = 300


def run(texts: Texts, arguments: Arguments) -> int:
    """Report on the terminal. Return the exit code: 2 where the full screen can't be shown."""
    reader, writer = sys.__stdin__, sys.__stdout__
    if arguments.keys:
        return _listen(texts, reader, writer)
    seen = examine(os.environ, reader, writer, drawn_signs())
    settings = settings_file.load(settings_file.settings_path()).settings
    changes = proposed(seen, settings)
    if arguments.json:
        print(json.dumps(as_data(seen, changes), ensure_ascii=False, indent=2))
    else:
        print(page(texts, seen, changes))
    if changes and (arguments.apply or (not arguments.json and seen.size and _agrees(texts))):
        _apply(texts, settings, changes, quiet=arguments.json)
    return OK if fit(seen) else WRONG_USE


def _listen(texts: Texts, reader: IO[str] | None, writer: IO[str] | None) -> int:
    """Print the name of each key that is pressed, until Ctrl-C."""
    if reader is None or writer is None or not (reader.isatty() and writer.isatty()):
        print(texts("doctor-no-terminal"), file=sys.stderr)
        return WRONG_USE
    from app.tui.key_decoder import read_keys  # slow: it imports Textual

    with raw(reader.fileno()) as wake_read:
        print(texts("doctor-keys"), end="\r\n", flush=True)
        for name, sent in read_keys(reader.fileno(), wake_read):
            print(texts("doctor-key", name=name, sent=readable(sent)), end="\r\n", flush=True)
            if name == LAST_KEY:
                break
    return OK


def fit(seen: Findings) -> bool:
    """Whether the full screen can be shown, perhaps in a larger window."""
    return seen.size is not None and seen.unmeasured != "dumb"


def as_data(seen: Findings, changes: dict[str, str]) -> dict[str, object]:
    columns, rows = seen.size or (None, None)
    data = asdict(seen)
    del data["size"]
    return {
        "schema": SCHEMA,
        **data,
        "columns": columns,
        "rows": rows,
        "odd": list(seen.odd),
        "fit": fit(seen),
        "native": compiled(),
        "proposed": changes,
    }


def page(texts: Texts, seen: Findings, changes: dict[str, str]) -> str:
    how = texts("doctor-rules-native" if compiled() else "doctor-rules-python")
    found = [*report(seen, texts), AdviceLine(GOOD, "rules", how)]
    rows = [(one, texts(f"doctor-{one.about}")) for one in found]
    widest = max(width(label) for _, label in rows)
    lines = [
        f"[{one.sign}] {label}{' ' * (widest - width(label))}  {literal(one.words, _LINE)}"
        for one, label in rows
    ]
    lines.append("")
    if changes:
        lines += [texts("doctor-proposed"), *(f"  - {words}" for words in advice(changes, texts))]
    else:
        lines.append(texts("doctor-fine" if fit(seen) else "doctor-plain"))
    return "\n".join(lines)


def _agrees(texts: Texts) -> bool:
    """Ask whether to use the settings, and return whether the answer is yes."""
    try:
        answer = input(texts("doctor-use") + " ")
    except EOFError:
        print()
        return False
    return answer.strip().casefold() in texts("doctor-use-yes").split()


def _apply(texts: Texts, settings: Settings, changes: dict[str, Any], quiet: bool) -> None:
    file = settings_file.settings_path()
    try:
        settings_file.save(file, replace(settings, **changes))
    except OSError as problem:
        print(file_words(texts, problem, str(file)), file=sys.stderr)
        return
    if not quiet:
        print(texts("doctor-saved", file=str(file)))
