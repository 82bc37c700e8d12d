"""What the program finds out about a terminal, and which settings follow from it."""
