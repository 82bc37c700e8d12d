# Irrgarten en el laboratorio.
lab-section-fights = Combates de quien gana en una partida

lab-kind-fights = combates

lab-column-outlasted = aguantado
lab-column-driven-off = ahuyenta

lab-event-combats = combates
lab-event-blows = ataques
lab-event-returned = vueltas de la muerte
lab-event-still-dead = turnos en el más allá
lab-event-robbed = premios de monstruos muertos
lab-event-stuck = turnos sin salida
lab-monster-nameless = sin carta
