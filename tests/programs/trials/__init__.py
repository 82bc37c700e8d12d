"""Measures whether trials of changes, and runs that stop early, say what is true."""
