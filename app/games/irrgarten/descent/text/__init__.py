"""The Descent in words: the log, things, and what became of each player."""
