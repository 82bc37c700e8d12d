"""Tests of the engines: rules clause by clause, whole random games, speed and determinism."""
