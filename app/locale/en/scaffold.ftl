# The first contents of a new deck or labyrinth (`mazmorra deck new`): a
# description to change, and comments.

scaffold-deck = Describe your deck here.
