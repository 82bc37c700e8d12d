# El entrenador en Hammerspace: una línea por cosa, la primera vez.
coach-hammerspace-hidden = Una carta boca abajo es secreta, pero no sirve.
coach-hammerspace-characters = Tus dos personajes te ayudan toda la partida.
coach-hammerspace-attacked = Solo te sirven defensas del tipo del ataque.
coach-hammerspace-attack = Tus puntos y tu dado se comparan con los suyos.
coach-hammerspace-hurt = Pierdes lo que el ataque supera a tu defensa.
coach-hammerspace-face-down = Boca abajo ni se juega ni defiende.
coach-hammerspace-stuck = Sin jugada, robas cuatro y pierdes el turno.
coach-hammerspace-skipped = Un efecto te ha quitado este turno.
coach-hammerspace-kept = Algunas cartas se conservan tras usarlas.
coach-hammerspace-extra = Juegas otro turno, pero nunca dos extra seguidos.
coach-hammerspace-keeper = Eres su guardián: tira por él al acabar tu turno.
coach-hammerspace-monster = ¡Un monstruo! Atácalo y gana su recompensa.
coach-hammerspace-monster-dead = Quien lo mata se lleva la recompensa.
coach-hammerspace-fell = Sin vida quedas fuera. Gana el último en pie.
coach-hammerspace-reshuffled = Se acabó el mazo: los descartes forman el nuevo.
coach-hammerspace-last-turn = Último turno: luego gana quien tenga más vida.
