# El entrenador: una línea por cosa, la primera vez, en las primeras partidas de cada juego.
coach-advice = Pista
coach-tip = *
coach-more = { $rules }: más  { $quiet }: sin consejos
coach-quiet = Se acabaron los consejos. En los ajustes se recuperan.
