# What stands in a deck or labyrinth of one's own at the beginning (`mazmorra deck new`): a
# description to be written over, and comments.

scaffold-deck = A line about it.
