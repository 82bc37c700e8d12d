"""Settings, the last set-up, logs and the state file: what the program keeps about a player."""
