"""The rules browser: the rules pages of all games beside a list of their clauses."""
