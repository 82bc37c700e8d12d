# Irrgarten in the gallery. Figures are as on the cards.
gallery-kind-labyrinth = labyrinth
gallery-kinds-labyrinth = labyrinths
gallery-kind-weapon = weapon
gallery-kinds-weapon = weapons
gallery-brief-weapon = wea
gallery-kind-shield = shield
gallery-kinds-shield = shields
gallery-brief-shield = shi
gallery-power = Power
gallery-uses = Uses
gallery-about = about { $figure }
gallery-letter = On the map
gallery-hard = Difficulty
gallery-hard-of = { $n } of 5
gallery-strength = Strength
gallery-intelligence = Intelligence
gallery-health = Health
gallery-drawn = random
gallery-descent = In the Descent
gallery-descent-gear = Power { $power } and { $n ->
    [one] { $n } use
   *[other] { $n } uses
}.
