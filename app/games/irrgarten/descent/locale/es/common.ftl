# Cómo se llama el juego.
common-game-descent = La bajada
