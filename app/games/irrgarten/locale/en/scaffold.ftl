# What stands in files of one's own at the beginning (`mazmorra deck new`).
scaffold-labyrinth = A line about it.
scaffold-tags = any of these: { $tags }
scaffold-grid = X obstacle, - free, M monster, P start, E exit
