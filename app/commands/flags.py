"""Options of commands that take no value, for whoever makes them and whoever reads them."""

from __future__ import annotations

SIMULATE_FLAGS = ("--fixed", "--quiet", "--strict")
DOCTOR_FLAGS = ("--json", "--apply", "--keys")
