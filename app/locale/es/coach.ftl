# El entrenador: una línea por cosa, la primera vez, en las primeras partidas de cada juego.
coach-advice = Idea
coach-tip = ¡Ojo!
coach-more = { $rules } más, { $quiet } basta
coach-quiet = Se acabaron los consejos. En los ajustes vuelven.
coach-irrgarten-slide = Sin paso te deslizas: abajo, arriba, derecha, izquierda.
coach-irrgarten-stuck = No había casilla libre: te quedas y pasa el turno.
coach-irrgarten-fight = Pegas primero; tu ataque debe superar su defensa.
coach-irrgarten-wound = Una herida cuesta 1 de salud; tres seguidas, el combate.
coach-irrgarten-worn-weapon = Esa arma está gastada: ya no suma nada.
coach-irrgarten-worn-shield = Ese escudo está gastado: ya no suma nada.
coach-irrgarten-three-wounds = La cuenta de heridas sigue hasta defenderte bien.
coach-irrgarten-dead = Muerto: en cada turno tuyo un dado puede traerte.
coach-irrgarten-outlasted = Diez rondas bastan: ganas, aunque siga con vida.
coach-irrgarten-reward = Solo las victorias dan armas, escudos y salud.
coach-irrgarten-dropped = Lo nuevo desplaza a lo viejo, antes lo gastado.
coach-irrgarten-no-room = Llevas 2 armas y 3 escudos: esto se pierde.
coach-irrgarten-shield = Cada escudo ayuda en cada defensa y gasta un uso.
coach-irrgarten-back = Vuelves con toda la salud y las manos vacías.
coach-napakalaki-start = El 1 del dado da un tesoro, el 6 tres, el resto dos.
coach-napakalaki-over-limit = Solo 4 pueden quedar ocultos: equipa o descarta.
coach-napakalaki-hidden = Lo oculto solo cuenta cuando lo equipas.
coach-napakalaki-necklace-drawn = Un collar sube el bonus de otros tesoros.
coach-napakalaki-can-buy = Tu oro da para un nivel antes de robar monstruo.
coach-napakalaki-tie = El empate pierde: hay que superar al monstruo.
coach-napakalaki-beaten = Intenta huir: con un 5 o un 6 no pierdes nada.
coach-napakalaki-won = Superar al monstruo da niveles y tesoros.
coach-napakalaki-escaped = Quien huye no pierde nada, ni lo gana.
coach-napakalaki-suffered = Si puedes elegir, da lo que menos falta te hace.
coach-napakalaki-necklace-on = El collar se gasta en el combate que ayuda a ganar.
coach-napakalaki-equipped = Lo equipado nunca vuelve a tu mano.
coach-napakalaki-necklace-gone = Collar gastado; valen los bonus más bajos.
coach-napakalaki-died = Morir no elimina: nivel 1 y otra tirada inicial.
coach-napakalaki-rival-near = Un rival roza el nivel 10, que gana en el acto.
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
coach-hammerspace-keeper = El monstruo es tuyo: tira por él al acabar tu turno.
coach-hammerspace-monster = ¡Un monstruo! Cualquiera puede atacarlo por el premio.
coach-hammerspace-monster-dead = Quien le quita la última vida cobra el premio.
coach-hammerspace-fell = Sin vida se queda fuera. Gana el último.
coach-hammerspace-reshuffled = Sin mazo: los descartes se barajan y vuelven.
coach-hammerspace-last-turn = Último turno: después gana quien tenga más vida.
# Qué hacer ahora, con todas las ayudas.
coach-way-unknown = { $way }: lleva a lo que no has visto
coach-way-free = { $way }: { $n ->
    [one] un paso
   *[other] { $n } pasos
} a la salida y ningún combate
coach-way-fight = { $way }: { $n ->
    [one] un paso
   *[other] { $n } pasos
} a la salida; en el camino, { $monster }: ganas con un { $chance }
