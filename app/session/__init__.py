"""Matches as front ends open, resume, fork and leave them, and the services they share."""
