"""Tests of Napakalaki's engine, by clause of its rules."""
