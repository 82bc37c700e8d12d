# Lo que trae al principio una baraja o un laberinto propio (`mazmorra deck new`): una descripción
# que se cambiará, y comentarios.

scaffold-labyrinth = Una línea sobre él.
scaffold-deck = Una línea sobre ella.
scaffold-tags = los que convengan: { $tags }
scaffold-grid = X obstáculo, - libre, M monstruo, P comienzo, E salida
scaffold-attacks-physical = Ataques físicos.
scaffold-attacks-chemical = Ataques químicos.
scaffold-attacks-energy = Ataques de energía.
scaffold-defences = Defensas.
scaffold-abilities = Habilidades.
