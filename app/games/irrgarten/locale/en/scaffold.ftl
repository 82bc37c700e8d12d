# What a new file of your own begins with (`mazmorra deck new`).
scaffold-labyrinth = A line about it.
scaffold-tags = any of { $tags }
scaffold-grid = X obstacle, - free, M monster, P start, E exit
