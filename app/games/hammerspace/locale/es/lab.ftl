# Hammerspace en el laboratorio.
lab-section-falls = Cómo quedan fuera los jugadores
lab-section-characters = Personajes, por los asientos que los conservaron
lab-section-visits = Monstruos, por sus visitas
lab-section-cards = Cartas, por veces jugadas, frente a otras en situación parecida

lab-kind-fall = causa
lab-kind-character = personaje
lab-kind-card = carta

lab-column-kept = conservado
lab-column-by-keeper = su guardián
lab-column-slayer-won = gana quien lo mata
lab-column-damage = daño
lab-column-felled = fuera

lab-end-last-player = quedó un solo jugador
lab-end-together = los últimos quedaron fuera a la vez
lab-end-time-up = se acabó el tiempo
lab-event-attacks = ataques
lab-event-life-attacks = vida perdida por ataques de rivales
lab-event-life-effects = vida perdida por efectos
lab-event-life-monsters = vida perdida por monstruos
lab-event-life-won = vida ganada
lab-event-kept-cards = cartas conservadas tras usarse
lab-event-lost-turns = turnos perdidos
lab-event-new-hands = manos cambiadas
lab-event-extra-turns = turnos extra
lab-event-reshuffles = veces que se barajó
lab-fall-attack = el ataque de un rival
lab-fall-effect = el efecto de un rival
lab-fall-monster = un monstruo
lab-fall-own = nadie más

lab-target-even-order = cada asiento en el orden de juego gana entre el { $low } y el { $high } de las partidas
lab-target-characters = quien conserva un personaje gana entre el { $low } y el { $high } de las partidas
lab-target-cards = jugar una carta cambia las victorias de su dueño entre { $low } y { $high }
lab-target-cards-differ = los efectos de las cartas tienen una desviación típica del { $low } como mínimo
lab-target-monsters = cada monstruo muere entre el { $low } y el { $high } de sus visitas

lab-try-even-order-high = Prueba una carta o algo de vida más para quien empieza después.
lab-try-even-order-low = Prueba una carta o algo de vida más para quien empieza después.
lab-try-characters-high = Prueba una habilidad que ayude menos a menudo.
lab-try-characters-low = Prueba una habilidad que ayude más a menudo.
lab-try-dial-life = Prueba { $new } de vida en vez de { $old }.
lab-try-dial-points = Prueba { $new } puntos en vez de { $old }.
lab-try-monsters-high = Prueba más vida o acciones que peguen más fuerte.
lab-try-monsters-low = Prueba menos vida o acciones que peguen menos fuerte.
lab-try-cards-differ-low = Prueba cartas que ayuden mucho en una situación y poco en las demás.
