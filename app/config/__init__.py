"""Settings, the last set-up, logs and the state file: the data about a player."""
