"""What is kept on disk: the database of matches, settings and files."""
