"""Tests of the Descent (IRR-40 to IRR-59)."""
