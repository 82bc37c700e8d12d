"""The rules browser: the pages of all games beside a list of their clauses."""
