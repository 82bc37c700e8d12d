# What stands in a deck or labyrinth of one's own at the beginning (`mazmorra deck new`): a
# description to be written over, and comments.

scaffold-labyrinth = A line about it.
scaffold-deck = A line about it.
scaffold-tags = any of these: { $tags }
scaffold-grid = X obstacle, - free, M monster, P start, E exit
scaffold-attacks-physical = Attacks: physical.
scaffold-attacks-chemical = Attacks: chemical.
scaffold-attacks-energy = Attacks: energy.
scaffold-defences = Defences.
scaffold-abilities = Abilities.
