"""The laboratory: thousands of games of bots without a screen, counted and judged."""
