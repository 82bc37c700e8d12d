"""The screens of the records and of the daily."""
