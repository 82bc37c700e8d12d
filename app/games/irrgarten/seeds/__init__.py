"""The search for a match's seed in child processes, while its form is open."""
