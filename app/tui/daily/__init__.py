"""The screen of the daily."""
