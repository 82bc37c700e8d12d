"""The screen of the Descent."""
