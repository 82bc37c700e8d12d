"""Diagnosis of a terminal, and the settings that suit it."""
