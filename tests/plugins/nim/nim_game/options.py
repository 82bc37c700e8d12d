"""The options of Nim."""

from __future__ import annotations

from pydantic import Field

from engines.kernel.options import OptionsModel
from nim_game.config import Parameters


class Options(OptionsModel):
    """All options of Nim."""

    heaps: int = Field(default=3, ge=1, le=6, description="How many heaps there are")
    last_loses: bool = Field(default=False, description="Whoever takes the last match loses")

    def parameters(self) -> Parameters:
        """Return what the rules read."""
        return Parameters(self.heaps, self.last_loses)

    @classmethod
    def of(cls, parameters: Parameters) -> Options:
        """Return the options that compile to these. Raise pydantic's `ValidationError`."""
        return cls(heaps=parameters.heaps, last_loses=parameters.last_loses)
