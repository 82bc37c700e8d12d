"""Lessons: prepared matches in which the program tells step by step what to do."""
