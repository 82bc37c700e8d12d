"""Stored data: the folders, the one way to write a file, and the database of matches."""
