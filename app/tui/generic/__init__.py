"""The screen of a game that brings none of its own: a menu of choices, the state, the log."""
