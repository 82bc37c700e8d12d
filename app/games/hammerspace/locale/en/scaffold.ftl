# What your own files start with (`mazmorra deck new`).
scaffold-attacks-physical = Attacks: physical.
scaffold-attacks-chemical = Attacks: chemical.
scaffold-attacks-energy = Attacks: energy.
scaffold-defences = Defences.
scaffold-abilities = Abilities.
