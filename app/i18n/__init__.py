"""Fluent messages in English and Spanish, numbers, search, and the sanitiser of outside text."""
