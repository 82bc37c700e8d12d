# Lo que lleva al principio un archivo propio (`mazmorra deck new`).
scaffold-attacks-physical = Ataques físicos.
scaffold-attacks-chemical = Ataques químicos.
scaffold-attacks-energy = Ataques de energía.
scaffold-defences = Defensas.
scaffold-abilities = Habilidades.
