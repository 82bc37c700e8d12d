"""The Descent in plain mode."""
