# Irrgarten en la galería. Las cifras van como en las cartas.
gallery-kind-labyrinth = laberinto
gallery-kinds-labyrinth = laberintos
gallery-kind-weapon = arma
gallery-kinds-weapon = armas
gallery-brief-weapon = arm
gallery-kind-shield = escudo
gallery-kinds-shield = escudos
gallery-brief-shield = esc
gallery-power = Potencia
gallery-uses = Usos
gallery-about = cerca de { $figure }
gallery-letter = En el mapa
gallery-hard = Dificultad
gallery-hard-of = { $n } de 5
gallery-strength = Fuerza
gallery-intelligence = Inteligencia
gallery-health = Salud
gallery-drawn = al azar
gallery-descent = En la bajada
gallery-descent-gear = Potencia { $power } y { $n ->
    [one] { $n } uso
   *[other] { $n } usos
}.
