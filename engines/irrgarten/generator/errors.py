"""What the generator refuses."""

from __future__ import annotations

from engines.kernel.errors import EngineError


class GeneratorError(EngineError):
    """The root of all that the generator raises on purpose."""

    code = "generator-error"


class BadSpec(GeneratorError):
    """`field` of the spec was `found`; `allowed` is the lowest and highest, or all the names."""

    code = "generator-bad-spec"


class TooSmall(GeneratorError):
    """The board has `free` free squares; exit, monsters and players need `needed` (IRR-5)."""

    code = "generator-too-small"


class Unsolvable(GeneratorError):
    """The last check found `cut_off` free squares without a way to the exit: a fault of ours."""

    code = "generator-unsolvable"


class Cancelled(GeneratorError):
    """The caller's progress function answered False."""

    code = "generator-cancelled"
