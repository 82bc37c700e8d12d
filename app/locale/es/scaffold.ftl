# Lo que trae al principio una baraja o un laberinto propio (`mazmorra deck new`): una descripción
# que se cambiará, y comentarios.

scaffold-deck = Describe aquí tu baraja.
