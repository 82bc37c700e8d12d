"""Par of a Descent, worked out in a child process."""
