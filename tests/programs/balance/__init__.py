"""Measures how the shipped deck of Hammerspace plays, and writes the report that is committed."""
