"""Records of finished matches: statistics, hall of fame, achievements, dailies."""
