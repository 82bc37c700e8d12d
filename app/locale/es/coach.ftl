# El entrenador: una línea por cosa, la primera vez, en las primeras partidas de cada juego.
coach-advice = Pista
coach-tip = ¡Ojo!
coach-more = { $rules }: más  { $quiet }: callar
coach-quiet = Se acabaron los consejos. En los ajustes se recuperan.
