"""Validation of typed input, for the command line and plain mode."""
