"""The lesson of the Descent, and how its floor is built."""
