# Órdenes de La bajada: la etiqueta y, en `.tip`, la frase para la ayuda y la paleta.
cmd-home-descent = Jugar La bajada
    .tip = Prepara una bajada: jugadores, reglas y semilla.
cmd-daily-descent = Bajada del día
    .tip = Empieza la bajada de hoy, la continúa o la juega otra vez como práctica.
