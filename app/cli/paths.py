"""`mazmorra paths`: the folders and files of the program."""

from __future__ import annotations

from app.cli.parser import Arguments
from app.files import paths
from app.i18n.fluent import Texts
from app.session.exit_codes import OK


def run(texts: Texts, _arguments: Arguments) -> int:
    for name, path in paths.listed_paths():
        print(texts("cli-path-line", what=texts(f"cli-path-{name}"), path=str(path)))
    return OK
