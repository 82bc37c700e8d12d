"""What is remembered of finished matches: statistics, hall of fame, feats, dailies."""
