"""The file of a new labyrinth, for `mazmorra deck new irrgarten`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from app.content.scaffold import in_all_languages
from app.i18n.fluent import Texts
from engines.irrgarten.deck import Tag

_LABYRINTH_FILE: Final = """\
# yaml-language-server: $schema=irrgarten-labyrinth.v1.json
id: {id}
name: {{ en: {name}, es: {name} }}
description:
{about}
tags: [maze]                # {tags}
grid: |                     # {grid}
  XXXXXXXXXXX
  XP-PX----MX
  X-X-X-XXX-X
  XPX---X---X
  X-XXXXX-X-X
  XP--M---X-E
  XXXXXXXXXXX
"""


def labyrinth_files(slug: str, name: str, texts: Texts) -> Mapping[str, str]:
    """Return the one file of a playable labyrinth, under the name "".

    `slug` is its id, `name` its name in every language; comments are in the language of `texts`."""
    tags, grid = texts("scaffold-tags", tags=" ".join(get_args(Tag))), texts("scaffold-grid")
    about = in_all_languages("scaffold-labyrinth")
    return {"": _LABYRINTH_FILE.format(id=slug, name=name, about=about, tags=tags, grid=grid)}
