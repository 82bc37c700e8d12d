"""Records: deeds kept and reckoned again, the hall of fame, dailies, a second program."""
