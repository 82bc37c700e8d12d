"""The files of the Descent: presets of rules. Monsters and gear are those of Irrgarten."""

from __future__ import annotations

from pydantic import BaseModel

from engines.irrgarten.descent.options import Options
from engines.kernel.presets import PresetModel
from engines.kernel.problems import coded


class PresetFile(PresetModel):
    """A preset of rules for the Descent: what it leaves out is as in `descent`."""

    options: Options


SCHEMAS: dict[str, type[BaseModel]] = {"descent-preset.v1.json": PresetFile}
"""The files in `cards/schema/` for editors, with the models that they are made from."""

CODES: dict[str, frozenset[str]] = coded({"meals": "least most"})
"""The codes of problems in these files with the names of their data."""
