"""Lessons: prepared matches in which the program explains step by step what to do."""
