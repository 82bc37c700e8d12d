"""Tests of Mazmorra, in the order of its rooms: engines, cards, app."""
