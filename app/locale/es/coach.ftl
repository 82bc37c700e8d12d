# El entrenador: una línea por cosa, la primera vez, en las primeras partidas de cada juego.
coach-advice = Pista
coach-tip = Consejo:
coach-more = { $rules } regla, { $quiet } sin consejos
coach-quiet = Se acabaron los consejos. En los ajustes se recuperan.
