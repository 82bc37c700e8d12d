"""What the program's exit code says. A signal n ends it with 128 + n."""

from __future__ import annotations

OK = 0
FAULT = 1
"""A fault of the program; a page says where its report is."""
WRONG_USE = 2
"""A wrong command line or terminal, or surroundings that nothing can be done in."""
TO_PLAIN = 200
"""No exit code: the full screen was left to go on in plain mode."""
MISSED = 3
"""A simulation showed that a target does not hold (`--strict`)."""
INTERRUPTED = 130
NOBODY_READS = 141
"""Whoever read the output stopped reading, as a shell has it."""
