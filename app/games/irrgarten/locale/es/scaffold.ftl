# Lo que lleva al principio un archivo propio (`mazmorra deck new`).
scaffold-labyrinth = Una línea sobre él.
scaffold-tags = cualquiera de { $tags }
scaffold-grid = X obstáculo, - libre, M monstruo, P inicio, E salida
