# El entrenador en Hammerspace: una línea por cosa, la primera vez.
coach-hammerspace-hidden = Boca abajo hay cualquier cosa, y no se puede usar.
coach-hammerspace-characters = Tus personajes actúan solos toda la partida.
coach-hammerspace-attacked = Solo valen defensas del tipo del ataque.
coach-hammerspace-attack = Puntos y un dado contra puntos y un dado.
coach-hammerspace-hurt = Ataque menos defensa es la vida que pierdes.
coach-hammerspace-face-down = Boca abajo ni se juega ni defiende.
coach-hammerspace-stuck = Nada que jugar: cuatro cartas nuevas y turno perdido.
coach-hammerspace-skipped = Un efecto te ha quitado este turno.
coach-hammerspace-kept = Algunas cartas pueden quedarse tras usarlas.
coach-hammerspace-extra = Un turno más; pero nunca dos seguidos.
coach-hammerspace-keeper = Guardas el monstruo: tira por él al acabar tu turno.
coach-hammerspace-monster = ¡Un monstruo! Cualquiera puede atacarlo por el premio.
coach-hammerspace-monster-dead = Quien le quita la última vida cobra el premio.
coach-hammerspace-fell = Sin vida se queda fuera. Gana el último.
coach-hammerspace-reshuffled = Sin mazo: los descartes se barajan y vuelven.
coach-hammerspace-last-turn = Último turno: después gana quien tenga más vida.
