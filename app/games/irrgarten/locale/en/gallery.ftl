# Irrgarten in the gallery. Figures are as on the cards.
gallery-kind-labyrinth = labyrinth
gallery-kinds-labyrinth = labyrinths
gallery-letter = On the map
gallery-hard = Difficulty
gallery-hard-of = { $n } of 5
gallery-strength = Strength
gallery-intelligence = Intelligence
gallery-health = Health
gallery-drawn = random
