"""Tests of what card tables have in common."""
