"""Tests of trials of a deck's change."""
