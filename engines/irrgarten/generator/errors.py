"""The errors of the generator."""

from __future__ import annotations

from engines.kernel.errors import EngineError


class GeneratorError(EngineError):
    """The base of all errors that the generator raises on purpose."""

    code = "generator-error"


class BadSpec(GeneratorError):
    """A wrong field of the spec.

    `field` was `found`; `allowed` is the lowest and highest value, or all the names.
    """

    code = "generator-bad-spec"


class TooSmall(GeneratorError):
    """A board with `free` free squares, where exit, monsters and players need `needed` (IRR-5)."""

    code = "generator-too-small"


class Unsolvable(GeneratorError):
    """A final check that found `cut_off` free squares without a way to the exit: a bug."""

    code = "generator-unsolvable"


class Cancelled(GeneratorError):
    """A stop by the caller: its progress function returned False."""

    code = "generator-cancelled"
