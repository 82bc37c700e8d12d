"""The screen of the records: statistics, hall of fame, achievements, streaks."""
